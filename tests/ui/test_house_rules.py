"""House rules in the window: keeping, choosing, comparing, renaming, deleting, files; by mouse and by keyboard."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk import preset_files
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.preset_files import load, write_file
from mjdesk.presets import Preset, Presets
from mjdesk.profile import profile_dir
from mjdesk.ui import files
from mjdesk.ui import settings as settings_file
from mjdesk.ui.house_sheet import HouseSheet
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.settings import Settings
from mjdesk.ui.widgets import MenuList
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush, hanzi_in, texts_of

WUHAN = rule_system("wuhan")
MACHENG = rule_system("macheng")


def preset(name: str, **options: object) -> Preset:
    return Preset(name, "wuhan", complete(WUHAN.options, options))


GRANDMA, CLUB = preset("外婆家", cap=500), preset("棋牌室", cap=300, jinding=0, pizi_mode="one")


def make_window(qtbot, language: str = "zh_CN", presets: Presets | None = None) -> MainWindow:
    settings_file.save(replace(Settings(), language=language, light="light", reduced_motion=True))
    if presets is not None:
        preset_files.save(profile_dir(), presets)
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    made.refresh_home()
    flush()
    return made


@pytest.fixture
def window(qtbot) -> MainWindow:
    """The window with two sets for one system."""
    return make_window(qtbot, presets=Presets((GRANDMA, CLUB)))


def house(window: MainWindow) -> HouseSheet:
    sheet = window.open_house(window.open_new_match())
    flush()
    return sheet


def kept(profile: Path) -> tuple[str, ...]:
    """The names on the disk."""
    return tuple(p.name for p in load(profile)[0].known)


def press(widget: QWidget | None, *keys: Qt.Key) -> None:
    for key in keys:
        target = widget or QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)


# --- keeping and choosing, in the sheet of a new match


def test_changed_options_are_kept_under_a_name(qtbot, profile: Path) -> None:
    window = make_window(qtbot)
    sheet = window.open_new_match()
    assert not sheet.bar.keep.isVisible()
    sheet._take_options({"cap": 500})
    click(sheet.bar.keep)
    QTest.keyClicks(sheet.bar.name.edit, "Grandma")
    click(sheet.bar.save)
    assert load(profile)[0] == Presets((preset("Grandma", cap=500),))
    assert window.toasted == "存成了“Grandma”"
    assert (sheet.house.text(), sheet.bar.naming, sheet.bar.keep.isVisible()) == ("Grandma", False, False)


def test_keeping_by_keyboard(qtbot, profile: Path) -> None:
    sheet = make_window(qtbot).open_new_match()
    sheet._take_options({"cap": 500})
    sheet.bar.keep.setFocus()
    press(sheet.bar.keep, Qt.Key.Key_Return)
    QTest.keyClicks(sheet.bar.name.edit, "Grandma")
    press(sheet.bar.name.edit, Qt.Key.Key_Return)
    assert kept(profile) == ("Grandma",)


def test_escape_leaves_the_name_not_the_sheet(qtbot, profile: Path) -> None:
    window = make_window(qtbot)
    sheet = window.open_new_match()
    sheet._take_options({"cap": 500})
    sheet.bar.begin_naming()
    press(sheet.bar.name.edit, Qt.Key.Key_Escape)
    assert (window.sheet, sheet.bar.naming, kept(profile)) == (sheet, False, ())


def test_a_name_is_needed(qtbot, profile: Path) -> None:
    window = make_window(qtbot)
    sheet = window.open_new_match()
    sheet._take_options({"cap": 500})
    sheet.bar.begin_naming()
    press(sheet.bar.name.edit, Qt.Key.Key_Return)
    assert window.toasted == "名字是空的：请写一个名字"
    assert (sheet.bar.naming, kept(profile)) == (True, ())


def test_the_same_name_is_replaced(window: MainWindow, profile: Path) -> None:
    sheet = window.open_new_match()
    sheet._take_options({"cap": 400})
    sheet.bar.begin_naming()
    sheet.bar.name.edit.setText("外婆家")
    sheet.bar.accept_name()
    assert load(profile)[0] == Presets((preset("外婆家", cap=400), CLUB))
    assert "换成这套" in window.toasted


def test_options_that_do_not_go_together_are_not_kept(window: MainWindow) -> None:
    sheet = window.open_new_match()
    sheet._take_options({"cap": 800, "jinding": 400})
    assert sheet.problem.startswith("金顶 400")
    assert not sheet.bar.keep.isVisible()


def test_a_set_is_chosen_by_keyboard(window: MainWindow) -> None:
    sheet = window.open_new_match()
    assert sheet.house.text() == "标准规矩"
    sheet.house.setFocus()
    press(sheet.house, Qt.Key.Key_Down)
    assert isinstance(QApplication.focusWidget(), MenuList)
    press(None, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert sheet.choice().options == {"cap": 300, "jinding": 0, "pizi_mode": "one"}
    assert sheet.house.text() == "棋牌室"
    sheet._take_options({"cap": 300})
    assert sheet.house.text() == "改过的规矩"
    sheet.house._take(0)
    assert (sheet.choice().options, sheet.house.text()) == ({}, "标准规矩")


def test_sets_belong_to_their_system(window: MainWindow) -> None:
    sheet = window.open_new_match()
    sheet._choose_system("macheng")
    elsewhere = sheet.house.sets
    sheet._choose_system("wuhan")
    assert (elsewhere, sheet.house.sets) == ((), (GRANDMA, CLUB))


# --- the sheet of house rules


def test_the_last_row_leads_to_the_sheet_of_house_rules(window: MainWindow) -> None:
    sheet = window.open_new_match()
    menu = sheet.house.open()
    menu.choose(len(menu.labels) - 1)
    assert isinstance(window.sheet, HouseSheet)


def test_side_by_side(window: MainWindow) -> None:
    sheet = house(window)
    assert sheet.table.lines() == ["封顶：标准 800，外婆家 500"]
    sheet.against._take(1)
    assert sheet.table.lines() == [
        "封顶：标准 800，外婆家 500，棋牌室 300",
        "金顶：标准 1000，外婆家 1000，棋牌室 不要",
        "皮子：标准 两张，外婆家 两张，棋牌室 一张",
    ]


def test_what_is_chosen_now_can_be_compared(window: MainWindow) -> None:
    under = window.open_new_match()
    under._take_options({"cap": 400})
    sheet = window.open_house(under)
    sheet.against._take(1)
    assert sheet.table.lines() == ["封顶：标准 800，外婆家 500，现在选的 400"]


def test_the_rail_by_keyboard_and_play_by_it(window: MainWindow) -> None:
    sheet = house(window)
    sheet.rail.rows[0].setFocus()
    press(None, Qt.Key.Key_Down)
    assert sheet.title.text() == "棋牌室"
    sheet.accept()
    assert isinstance(window.sheet, NewMatch)
    assert window.sheet.choice().options == CLUB.changed()
    assert window.sheet.house.text() == "棋牌室"


def test_renaming(window: MainWindow, profile: Path) -> None:
    sheet = house(window)
    click(sheet.rename)
    sheet.name.edit.setText("棋牌室")
    press(sheet.name.edit, Qt.Key.Key_Return)
    assert "已经有一套规矩叫“棋牌室”" in window.toasted
    assert kept(profile) == ("外婆家", "棋牌室")
    sheet.name.edit.setText(" 奶奶家 ")
    click(sheet.rename)
    assert kept(profile) == ("奶奶家", "棋牌室")
    assert (sheet.title.text(), sheet.renaming) == ("奶奶家", False)
    press(sheet, Qt.Key.Key_F2)
    assert sheet.renaming
    press(sheet.name.edit, Qt.Key.Key_Escape)
    assert (sheet.renaming, window.sheet) == (False, sheet)


def test_deleting_asks_once(window: MainWindow, profile: Path) -> None:
    sheet = house(window)
    click(sheet.delete)
    assert (sheet.delete.text(), kept(profile)) == ("真的删掉？", ("外婆家", "棋牌室"))
    press(sheet, Qt.Key.Key_Escape)
    assert (sheet.delete.text(), window.sheet) == ("删掉", sheet)
    press(sheet, Qt.Key.Key_Delete, Qt.Key.Key_Delete)
    assert (kept(profile), sheet.title.text()) == (("棋牌室",), "棋牌室")
    click(sheet.delete)
    click(sheet.delete)
    assert kept(profile) == ()
    assert (sheet.empty.isVisible(), sheet.use.isVisible()) == (True, False)
    sheet.accept()
    assert window.sheet is sheet


def test_a_full_disk_changes_nothing(window: MainWindow, profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = house(window)

    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(preset_files, "write_json", refuse)
    sheet._delete()
    sheet._delete()
    assert kept(profile) == ("外婆家", "棋牌室")
    assert [row.item.key for row in sheet.rail.rows] == ["外婆家", "棋牌室"]


# --- files


def test_out_to_a_file_and_back(window: MainWindow, profile: Path, tmp_path: Path, monkeypatch) -> None:
    sheet, path = house(window), tmp_path / "x.json"
    monkeypatch.setattr(
        files, "ask_save", lambda _parent, suggested: path if suggested == "外婆家.mjdesk.json" else None
    )
    click(sheet.give)
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["cap"] == 500
    sheet._delete()
    sheet._delete()
    monkeypatch.setattr(files, "ask_open", lambda _parent: path)
    click(sheet.take)
    assert load(profile)[0] == Presets((CLUB, GRANDMA))
    assert sheet.title.text() == "外婆家"
    assert window.toasted == "“外婆家”存进武汉麻将的规矩里了"


def test_one_thinks_better_of_it(window: MainWindow, profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = house(window)
    monkeypatch.setattr(files, "ask_save", lambda *_args: None)
    monkeypatch.setattr(files, "ask_open", lambda *_args: None)
    click(sheet.give)
    click(sheet.take)
    assert kept(profile) == ("外婆家", "棋牌室")


def test_a_file_of_another_system_goes_there(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    write_file(Preset("外婆家", "macheng", complete(MACHENG.options, {})), path)
    sheet = house(window)
    sheet.read(path)
    assert sheet.title.text() == "外婆家"
    assert sheet.current == GRANDMA
    assert len(sheet.presets.of("macheng")) == 1


BAD_CAP = {
    "zh_CN": 'x.json：options.cap 是 "viel"，应该是 0 或更大的整数',
    "en": 'x.json: options.cap is "viel"; expected a whole number, 0 or more',
}


@pytest.mark.parametrize(("language", "said"), list(BAD_CAP.items()))
def test_a_bad_file_is_one_sentence_and_changes_nothing(
    qtbot, profile: Path, tmp_path: Path, language: str, said: str
) -> None:
    window = make_window(qtbot, language, Presets((GRANDMA,)))
    path = tmp_path / "x.json"
    write_file(CLUB, path)
    value = json.loads(path.read_text(encoding="utf-8"))
    value["options"]["cap"] = "viel"
    path.write_text(json.dumps(value), encoding="utf-8")
    house(window).read(path)
    assert window.toasted == said
    assert kept(profile) == ("外婆家",)


def test_a_file_is_dropped_on_the_sheet(window: MainWindow, profile: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    write_file(preset("过年", cap=0, jinding=0), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    house(window).dropEvent(event)
    assert kept(profile) == ("外婆家", "棋牌室", "过年")


def test_a_damaged_file_is_kept_aside(qtbot, profile: Path) -> None:
    profile.mkdir()
    (profile / preset_files.FILE).write_text("{")
    window = make_window(qtbot)
    window.open_new_match()
    flush()
    assert window.toasted == "规矩文件读不了，原文件留作 house-rules.json.damaged"


def test_large_text_puts_it_into_one_column(window: MainWindow) -> None:
    window.change_settings(replace(window.settings, text_scale=300))
    sheet = house(window)
    assert not sheet.rail_area.isVisible()
    sheet.sets.open().choose(1)
    assert sheet.current == CLUB
    parts = (sheet.rename, sheet.give, sheet.delete, sheet.take, sheet.against, sheet.area, sheet.use)
    for above, below in pairwise([sheet.sets, sheet.rename, sheet.against, sheet.area, sheet.use]):
        assert above.geometry().center().y() < below.geometry().center().y()
    for part in parts:
        assert part.isVisible()
        assert sheet.rect().contains(part.geometry().center())


def test_in_english_nothing_is_chinese(qtbot) -> None:
    window = make_window(qtbot, "en", Presets((preset("Grandma", cap=500), preset("Club", cap=300, jinding=400))))
    sheet = house(window)
    sheet.against._take(1)
    assert hanzi_in(list(texts_of(sheet)) + sheet.table.lines()) == []


@pytest.mark.parametrize(
    ("name", "file"), [("外婆家", "外婆家"), ("a/b:c", "a_b_c"), ("…", "_"), ("Grandma 2", "Grandma 2")]
)
def test_names_of_files(name: str, file: str) -> None:
    assert files.name_for(preset(name)) == f"{file}.mjdesk.json"
