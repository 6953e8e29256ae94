"""The sheet of a new match: every kind of option by mouse and by keyboard, search, reset, refusals, start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputMethodEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from mjdesk.engine.options import Option
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import say
from mjdesk.ui.look import look
from mjdesk.ui.match_choice import LENGTHS, Length, MatchChoice
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.opponents import USUAL
from mjdesk.ui.option_row import OptionRow
from mjdesk.ui.option_rows import OptionList, matches
from mjdesk.ui.rail import Item, Rail, RailArea
from mjdesk.ui.rule_rail import emblem
from mjdesk.ui.widgets import Chooser, Dropdown, MenuList, Pills, Several, Stops, Switch, TilePills
from mjdesk.ui.widgets.base import fitting, text_of, width_of
from mjdesk.ui.widgets.sheet import Overlay
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush

GROUP = Text("组", "group")


def text(word: str) -> Text:
    return Text(word, word)


OPTIONS = (
    Option("flag", "bool", False, text("flag"), text("a switch"), GROUP),
    Option("mode", "enum", "b", text("mode"), text("pills"), GROUP, ("a", "b", "c"), tuple(map(text, "ABC"))),
    Option("few", "int", 2, text("few"), text("pills"), GROUP, (2, 4), (text("×2"), text("×4"))),
    Option("many", "int", 0, text("many"), text("stops"), GROUP, (0, 8, 16, 32), tuple(map(text, "0123"))),
    Option("list", "list", ("a",), text("list"), text("to tick"), GROUP, ("a", "b", "c"), tuple(map(text, "ABC"))),
    Option(
        "tiles",
        "enum",
        "one",
        text("tiles"),
        text("cards"),
        GROUP,
        ("two", "one", "none"),
        (text("2"), text("1"), text("0")),
        tiles=((3, 4), (4,), ()),
    ),
    Option("free", "int", 800, text("free"), text("stops and own"), GROUP, (300, 800), tuple(map(text, "LH")), True, 5),
)
STANDARD = {option.id: option.default for option in OPTIONS}


@pytest.fixture
def options(qtbot) -> OptionList:
    """All kinds of options in a list 800 px wide."""
    made = OptionList()
    qtbot.addWidget(made)
    made.setFixedWidth(800)
    made.show_options(OPTIONS, STANDARD)
    made.show()
    flush()
    return made


def row_of(made: OptionList, option_id: str) -> OptionRow:
    return next(row for row in made.rows if row.option.id == option_id)


def cell(control: Switch | Chooser | Several, place: int) -> QPoint:
    assert isinstance(control, Chooser)
    return control.cells()[place].center().toPoint()


def type_in(edit: QLineEdit, words: str) -> None:
    """Typed through an input method, as hanzi are."""
    event = QInputMethodEvent()
    event.setCommitString(words)
    QApplication.sendEvent(edit, event)


# --- kinds of options


def test_each_kind_has_its_control(options: OptionList) -> None:
    kinds = {row.option.id: type(row.control) for row in options.rows}
    assert kinds == {
        "flag": Switch,
        "mode": Pills,
        "few": Pills,
        "many": Stops,
        "list": Several,
        "tiles": TilePills,
        "free": Stops,
    }
    assert [row.option.id for row in options.rows if row.field is not None] == ["free"]


@pytest.mark.parametrize(
    ("option_id", "place", "value"),
    [("mode", 0, "a"), ("few", 1, 4), ("many", 3, 32), ("tiles", 0, "two"), ("free", 0, 300)],
)
def test_a_click_chooses(options: OptionList, option_id: str, place: int, value: object) -> None:
    row, heard = row_of(options, option_id), []
    options.changed.connect(lambda: heard.append(options.values[option_id]))
    click(row.control, cell(row.control, place))
    assert heard == [value]
    assert row.is_changed


def test_any_number_is_ticked(options: OptionList) -> None:
    row = row_of(options, "list")
    control = row.control
    assert isinstance(control, Several)
    click(control.ticks[2])
    assert options.values["list"] == ("a", "c")
    assert row.is_changed
    control.ticks[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(control.ticks[0], Qt.Key.Key_Space)
    QTest.keyClick(control.ticks[0], Qt.Key.Key_Right)
    QTest.keyClick(control.ticks[1], Qt.Key.Key_Space)
    assert options.values["list"] == ("b", "c")
    for tick in control.ticks[1:]:
        click(tick)
    assert not options.values["list"]


def test_ticks_go_into_several_lines_where_there_is_no_room(options: OptionList) -> None:
    control = row_of(options, "list").control
    assert isinstance(control, Several)
    one = control.want()
    assert control.height_at(one.width() + 1) == pytest.approx(one.height())
    assert control.height_at(one.width() / 2) > 2 * one.height()
    options.setFixedWidth(330)
    flush()
    row = row_of(options, "list")
    for tick in control.ticks:
        face = tick.face().translated(QPointF(tick.pos() + control.pos()))
        assert QRectF(row.rect()).contains(face)


def test_a_click_switches(options: OptionList) -> None:
    row = row_of(options, "flag")
    click(row.control)
    assert options.values["flag"] is True
    click(row.control)
    assert options.values["flag"] is False
    assert not row.is_changed


@pytest.mark.parametrize(
    ("option_id", "keys", "value"),
    [
        ("flag", [Qt.Key.Key_Space], True),
        ("mode", [Qt.Key.Key_Right], "c"),
        ("mode", [Qt.Key.Key_Left, Qt.Key.Key_Left], "a"),
        ("few", [Qt.Key.Key_Down], 4),
        ("many", [Qt.Key.Key_End], 32),
        ("many", [Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home], 0),
        ("tiles", [Qt.Key.Key_Right], "none"),
        ("free", [Qt.Key.Key_Left], 300),
    ],
)
def test_keys_choose(options: OptionList, option_id: str, keys: list[Qt.Key], value: object) -> None:
    control = row_of(options, option_id).control
    control.setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        QTest.keyClick(control, key)
    assert options.values[option_id] == value


def test_a_number_of_ones_own(options: OptionList) -> None:
    row = row_of(options, "free")
    assert row.field is not None
    QTest.keyClicks(row.field.edit, "650")
    assert options.values["free"] == 650
    assert isinstance(row.control, Stops)
    assert row.control.value() == -1
    assert row.field.marked
    click(row.control, cell(row.control, 1))
    assert options.values["free"] == 800
    assert row.field.edit.text() == ""


@pytest.mark.parametrize("typed", ["4", "-7", "many", "1.5", "٣٣٣"])
def test_a_number_that_does_not_fit_is_told_in_one_sentence(options: OptionList, typed: str) -> None:
    row = row_of(options, "free")
    assert row.field is not None
    type_in(row.field.edit, typed)
    assert options.problem == "free要填整数，最少 5"
    assert options.values["free"] == 800
    row.field.edit.selectAll()
    QTest.keyClicks(row.field.edit, "9")
    assert options.problem == ""
    assert options.values["free"] == 9


def test_an_emptied_field_is_the_standard_again(options: OptionList) -> None:
    row = row_of(options, "free")
    assert row.field is not None
    QTest.keyClicks(row.field.edit, "9")
    QTest.keyClick(row.field.edit, Qt.Key.Key_Backspace)
    assert options.values["free"] == 800
    assert isinstance(row.control, Stops)
    assert row.control.value() == 1


def test_pills_that_do_not_fit_become_a_list(qtbot) -> None:
    wide = tuple(Text("很长很长很长的一个选项", "a choice with a name that takes much room") for _ in range(4))
    option = Option("wide", "enum", "a", text("wide"), text(""), GROUP, ("a", "b", "c", "d"), wide)
    made = OptionList()
    qtbot.addWidget(made)
    made.setFixedWidth(600)
    made.show_options([option], {"wide": "a"})
    made.show()
    flush()
    row = made.rows[0]
    assert row.list is not None
    assert row.list.isVisible()
    assert not row.control.isVisible()
    menu = row.list.open()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert made.values["wide"] == "b"


# --- search


def test_search_takes_words_of_both_languages() -> None:
    cap = next(o for o in SYSTEMS["wuhan"].options if o.id == "cap")
    assert matches(cap, "封顶")
    assert matches(cap, "CAP seat")
    assert matches(cap, "不封")
    assert not matches(cap, "cap 皮子")
    assert matches(cap, "")


# --- the sheet


@pytest.fixture
def sheet(qtbot) -> NewMatch:
    """The sheet at its size in the smallest design window."""
    made = NewMatch()
    qtbot.addWidget(made)
    made.resize(1180, 700)
    made.show()
    flush()
    return made


def shown_rows(sheet: NewMatch) -> list[str]:
    return [row.option.id for row in sheet.list.rows if row.isVisibleTo(sheet.list)]


def test_every_option_of_every_playable_system_is_there(sheet: NewMatch) -> None:
    for system in SYSTEMS.values():
        if system.on_table:
            sheet._choose_system(system.id)
            assert [row.option.id for row in sheet.list.rows] == [o.id for o in system.options]


def test_systems_that_cannot_be_played_are_not_offered(sheet: NewMatch) -> None:
    assert [row.item.key for row in sheet.rail.rows] == [s.id for s in SYSTEMS.values() if s.on_table]


def test_the_standard_is_said_where_it_was_changed(sheet: NewMatch) -> None:
    row = next(row for row in sheet.list.rows if row.option.id == "cap")
    assert row._standard() == ""
    click(row.control, cell(row.control, 0))
    assert row._standard() == "标准是 800"
    assert sheet.chip.text() == "改过 1 条"
    assert sheet.chip.isVisible()


def test_chip_filters_and_reset_takes_everything_back(sheet: NewMatch) -> None:
    for option_id, place in (("cap", 0), ("pizi_mode", 1)):
        row = next(row for row in sheet.list.rows if row.option.id == option_id)
        click(row.control, cell(row.control, place))
    click(sheet.chip)
    assert shown_rows(sheet) == ["cap", "pizi_mode"]
    click(sheet.reset)
    assert sheet.options == {}
    assert len(shown_rows(sheet)) == len(SYSTEMS["wuhan"].options)
    assert not sheet.chip.isVisible()


def test_search_narrows_the_rows(sheet: NewMatch) -> None:
    type_in(sheet.search.edit, "包")
    assert shown_rows(sheet) == ["quanqiuren_bao", "bao_third_open"]
    sheet.search.edit.setText("没有这种")
    assert shown_rows(sheet) == []
    assert sheet.list._nothing.isVisible()


def test_options_that_do_not_go_together_are_refused_in_words(sheet: NewMatch) -> None:
    row = next(row for row in sheet.list.rows if row.option.id == "jinding")
    click(row.control, cell(row.control, 0))
    assert sheet.problem.startswith("金顶 400 没有比封顶 800 高")
    assert not sheet.start.isEnabled()
    heard: list[MatchChoice] = []
    sheet.started.connect(heard.append)
    sheet.accept()
    assert heard == []
    click(row.control, cell(row.control, 4))
    assert sheet.problem == ""
    sheet.accept()
    assert heard[0].options == {"jinding": 0}


def test_the_choice_is_what_was_chosen(sheet: NewMatch) -> None:
    heard: list[MatchChoice] = []
    sheet.started.connect(heard.append)
    sheet.opponents.people[1]._take(0)
    sheet.length._take(2)
    click(sheet.start)
    ids = sheet.level_ids
    assert heard == [MatchChoice("wuhan", {}, (USUAL, ids[0], USUAL), LENGTHS[2])]


def test_levels_for_one_and_for_all_with_their_style(sheet: NewMatch) -> None:
    click(sheet.opponents.all)
    menu = sheet.window().findChild(MenuList)
    assert menu is not None
    assert menu.labels == ("入门", "普通", "高手")
    assert all(menu.notes)
    menu.grab()
    QTest.keyClick(menu, Qt.Key.Key_Up)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert sheet.choice().levels == ("expert",) * 3
    sheet.opponents.people[0].open().choose(0)
    assert sheet.choice().levels == ("beginner", "expert", "expert")
    assert sheet.opponents.all.text() == "全部换"


def test_the_last_match_is_offered_again(qtbot) -> None:
    kept = {"rules": "wuhan", "options": {"cap": 300, "gone": 1, "open_fan": 7}, "levels": ["random"], "rounds": 16}
    sheet = NewMatch(kept)
    qtbot.addWidget(sheet)
    choice = sheet.choice()
    assert choice.options == {"cap": 300}
    assert choice.levels[0] == "beginner"  # what stands for it since there are levels
    assert choice.length == Length(rounds=16)


def test_enter_starts_and_escape_closes(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    sheet, heard = NewMatch(), []
    sheet.started.connect(lambda choice: heard.append("start"))
    sheet.closed.connect(lambda: heard.append("closed"))
    overlay = Overlay(window, sheet, window.grab())
    flush()
    row = next(row for row in sheet.list.rows if row.option.id == "cap")
    row.control.setFocus()
    QTest.keyClick(row.control, Qt.Key.Key_Return)
    QTest.keyClick(row.control, Qt.Key.Key_Escape)
    assert heard == ["start", "closed"]
    click(overlay, QPoint(5, 5))
    assert heard == ["start", "closed", "closed"]


def test_tab_goes_round_inside_the_sheet(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    outside = QPushButton(window)
    window.show()
    window.activateWindow()
    sheet = NewMatch()
    overlay = Overlay(window, sheet, window.grab())
    flush()
    seen = set()
    for _ in range(60):
        assert overlay.focusNextPrevChild(True)
        focus = window.focusWidget()
        assert focus is not outside
        assert sheet.isAncestorOf(focus)
        seen.add(focus.objectName())
    wanted = {f"option-{o.id}" for o in SYSTEMS["wuhan"].options} | {"start", "rounds", "search", "close", "level-0"}
    assert wanted <= seen


@pytest.mark.parametrize("length", LENGTHS)
def test_a_length_is_offered_again(qtbot, length: Length) -> None:
    sheet = NewMatch({"rules": "wuhan", **length._asdict()})
    qtbot.addWidget(sheet)
    assert sheet.choice().length == length
    assert [text_of(sheet.length.labels[place]) for place in range(3, 6)] == ["打 1 圈", "打 2 圈", "打到北（四圈）"]


@pytest.mark.parametrize("kept", [{}, {"rounds": 7}, {"circles": 3}, {"rounds": "8"}, {"rounds": [8], "circles": {}}])
def test_without_a_length_that_is_offered_it_is_eight_rounds(qtbot, kept: dict[str, object]) -> None:
    sheet = NewMatch(kept)
    qtbot.addWidget(sheet)
    assert sheet.choice().length == Length(rounds=8)


def test_the_menu_of_lengths_by_mouse(sheet: NewMatch) -> None:
    click(sheet.length)
    menu = sheet.findChild(MenuList)
    assert menu is not None
    click(menu, menu.row(len(LENGTHS) - 1).center().toPoint())
    assert sheet.choice().length == LENGTHS[-1] == Length()
    assert isinstance(sheet.length, Dropdown)
    assert sheet.length.text() == "打到不想打"


def test_names_for_those_who_listen(sheet: NewMatch) -> None:
    for row in sheet.list.rows:
        assert row.control.accessibleName() == say(row.option.name)
    assert all(person.accessibleName() for person in sheet.opponents.people)


# --- the rail


def test_the_rail_says_how_many_more_there_are(qtbot) -> None:
    rail = Rail("r")
    rail.show_items([Item(f"k{n}", f"row {n}", "") for n in range(12)], "k0")
    ground = QWidget()
    qtbot.addWidget(ground)
    area = RailArea(rail, lambda number: f"{number} more", ground)
    ground.resize(300, 500)
    area.put(0, 0, 300, 57 * 5 + 48)
    ground.show()
    flush()
    assert (area.more.isVisible(), area.more.text()) == (True, "7 more")
    click(area.more)
    assert area.more.text() == "3 more"
    rail.rows[10].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rail.rows[10], Qt.Key.Key_Down)
    assert rail.rows[11].isChecked()
    flush()
    assert not area.more.isVisible()
    QTest.keyClick(rail.rows[11], Qt.Key.Key_Home)
    assert rail.focusWidget() is rail.rows[0]
    area.put(0, 0, 300, 57 * 13)
    assert not area.more.isVisible()


def test_the_chosen_system_is_in_sight(qtbot) -> None:
    last = [system.id for system in SYSTEMS.values() if system.on_table][-1]
    sheet = NewMatch({"rules": last})
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(1180, 500)
    ground.show()
    Overlay(ground, sheet, QPixmap(8, 8))
    flush()
    row = sheet.rail.current
    assert row is not None
    assert row.item.key == last
    assert sheet.rail_area.rect().contains(row.rect().translated(row.mapTo(sheet.rail_area, QPoint(0, 0))))
    assert sheet.rail_area.below == 0


def test_every_system_has_a_tile_of_its_own() -> None:
    tiles = [emblem(rules_id) for rules_id in SYSTEMS]
    assert len(set(tiles)) == len(tiles)


def test_a_list_too_long_for_the_window_scrolls(qtbot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(500, 300)
    made = Dropdown([str(n) for n in range(20)], 15, ground)
    made.put(20, 200, 100, 38)
    ground.show()
    flush()
    menu, seen = made.open(), QRectF(ground.rect())
    assert QRectF(menu.geometry()).intersected(seen).contains(menu.row(15).translated(QPointF(menu.pos())))
    for _ in range(6):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    assert (menu.hot, menu.first) == (1, 0 if menu.shown > 1 else 1)
    assert seen.contains(menu.row(menu.hot).translated(QPointF(menu.pos())))
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert made.place == 1


def test_rows_out_of_sight_are_made_behind_ones_back_and_count_from_the_start(qtbot) -> None:
    system = SYSTEMS["wuhan"]
    last = system.options[-1]
    other = next(value for value in last.values if value != last.default)
    sheet = NewMatch({"rules": "wuhan", "options": {last.id: other}})
    qtbot.addWidget(sheet)
    assert len(sheet.list._rows) < len(system.options), "opening makes what one sees"
    assert sheet.choice().options == {last.id: other}
    assert sheet.bar.chip.isVisibleTo(sheet.bar), "what was changed is told"
    qtbot.waitUntil(lambda: len(sheet.list._rows) == len(system.options), timeout=10_000)
    assert [row.option.id for row in sheet.list.rows] == [option.id for option in system.options]
    assert sheet.list.rows[-1].value == other
    assert sheet.choice().options == {last.id: other}


def test_what_has_no_room_is_shortened_to_whole_parts() -> None:
    font = look().font(12)
    said = "self-drawn wins only, kong money, the dealer's horses"
    assert fitting(said, font, 10_000) == said
    assert fitting(said, font, width_of(said, font) - 1) == "self-drawn wins only, kong money"
    assert fitting(said, font, width_of("self-drawn wins only", font)) == "self-drawn wins only"
    assert fitting(said, font, 10) == said, "the painter shortens it where not even a part has room"


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768)])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_foot_is_whole_and_everybodys_level_can_be_changed(
    window: MainWindow, size: tuple[int, int], language: str, scale: int
) -> None:
    window.resize(*size)
    window.change_settings(replace(window.settings, language=language, text_scale=scale))
    sheet = window.open_new_match()
    for levels in (0, -1):
        for person in sheet.opponents.people:
            person._take(levels % len(sheet.level_ids))
        sheet.place()
        parts: list[Any] = [*sheet.opponents.people, sheet.opponents.all, sheet.mode, sheet.length, sheet.start]
        assert all(part.isVisibleTo(sheet) for part in parts)
        boxes = [part.face().toRect().translated(part.mapTo(sheet, QPoint(0, 0))) for part in parts]
        for n, box in enumerate(boxes):
            assert sheet.rect().contains(box), (parts[n].objectName(), box)
            met = [part.objectName() for part, other in zip(parts, boxes, strict=True) if box.intersects(other)]
            assert met == [parts[n].objectName()]
        if not sheet._narrow(sheet.width()):
            overlay = window.overlays[-1]
            assert overlay.area.verticalScrollBar().maximum() == 0, "the foot is in sight"
