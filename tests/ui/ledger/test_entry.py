"""A round is entered with the keyboard alone, with the mouse alone, and saved once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.notation import parse_tiles
from mjdesk.ledger.check import faults
from mjdesk.ledger.entry import PointsEntry
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.sessions import load
from mjdesk.ui.ledger.draft import Slot
from tests.ui.shell_tools import click, flush

#: docs/rules/wuhan.md: 1 × 开口 2 × 红中杠 2 × 硬胡 2; the dealer who fed it pays × 2 × 2
PAID = (-32, 48, -8, -8)


def stored(book, session):
    with book.reading() as connection:
        assert faults(book, connection) == []
        return load(connection, session)


def judged_now(page) -> None:
    flush()
    page._judge_now()


def pick(page, text: str) -> None:
    """Click tiles of the palette."""
    palette = page.modes[0].palette_
    for tile in parse_tiles(text):
        click(palette, palette.box(tile).center().toPoint())


def test_by_keyboard_alone_from_home_to_saved(desk, book, session) -> None:
    page = desk.enter()
    line = page.mode.stage.edit
    assert line.hasFocus()
    QTest.keyClicks(line, "[123p] gC 234678s789p5s +5s !5m")
    QTest.keyClick(line, Qt.Key.Key_F2)  # 老吴 won
    QTest.keyClick(line, Qt.Key.Key_F1)  # 陈姐 dealt in
    judged_now(page)
    assert page.panel.judged.outcome is not None
    assert page.panel.judged.outcome.payments == PAID
    QTest.keyClick(line, Qt.Key.Key_Return)
    desk.wait()
    loaded = stored(book, session)
    assert [o.payments for o in loaded.outcomes] == [PAID]
    assert desk.window.toasted == "第 1 局记好了"
    assert page.table.number == 2
    assert not page.mode.draft, "the next round begins empty"
    assert page.mode.stage.edit.text() == ""


def test_by_mouse_alone(desk, book, session) -> None:
    page = desk.enter()
    mode = page.mode
    pick(page, "5m")  # the turned tile is asked for first
    click(mode.choices.slots[Slot.MELD])
    pick(page, "123p")
    pick(page, "C")
    click(mode.choices.slots[Slot.HAND])  # closes the kong of one tile
    pick(page, "234678s789p5s")
    assert mode.slot is Slot.WIN, "the hand is whole: the next tile is the one that won"
    pick(page, "5s")
    click(page.panel.seats.buttons[1])
    click(page.panel.seats.buttons[0])
    judged_now(page)
    assert mode.stage.edit.text() == "吃123p 杠C 789p2345678s +5s"
    click(page.panel.save)
    desk.wait()
    assert [o.payments for o in stored(book, session).outcomes] == [PAID]


def test_the_way_to_enter_is_chosen_by_key_and_remembered_for_the_rules(desk, book, session) -> None:
    page = desk.enter()
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert page.mode is page.by_points
    assert desk.window.focusWidget() is page.by_points.fields[0].edit
    QTest.keyClick(page.by_points.fields[0].edit, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert page.mode is page.by_fan
    assert desk.window.focusWidget() is page.by_fan.points.edit
    assert page.by_fan.points.edit.text() == ""
    page.leave()
    desk.wait()
    again = desk.enter()
    assert again.mode is again.by_fan
    QTest.keyClick(again.by_fan.points.edit, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert again.mode is again.by_tiles


def test_enter_twice_saves_once(desk, book, session) -> None:
    page = desk.enter()
    line = page.mode.stage.edit
    QTest.keyClicks(line, "[123p] gC 234678s789p5s +5s !5m")
    QTest.keyClick(line, Qt.Key.Key_F2)
    QTest.keyClick(line, Qt.Key.Key_F1)
    judged_now(page)
    for _ in range(3):
        QTest.keyClick(line, Qt.Key.Key_Return)
    desk.wait()
    QTest.keyClick(line, Qt.Key.Key_Return)
    desk.wait()
    assert len(stored(book, session).outcomes) == 1


def test_a_round_that_another_device_saved_is_said_in_place_of_the_button(desk, book, session) -> None:
    page = desk.enter()
    save_round(book, session, PointsEntry((1, -1, 0, 0)), key="phone")
    line = page.mode.stage.edit
    QTest.keyClicks(line, "[123p] gC 234678s789p5s +5s !5m")
    QTest.keyClick(line, Qt.Key.Key_F2)
    QTest.keyClick(line, Qt.Key.Key_F1)
    judged_now(page)
    click(page.panel.save)
    desk.wait()
    assert page.panel.told == "第 1 局已经记过了"
    assert not page.panel.save.isVisible()
    assert len(stored(book, session).outcomes) == 1
    click(page.panel.next)
    desk.wait()
    assert (page.table.number, page.panel.told) == (2, "")


@pytest.mark.parametrize(
    ("typed", "keys", "said"),
    [
        ("234s", [], "还差翻牌"),
        ("!5m 234s", [], "点一下谁胡"),
        ("!5m 234s", [Qt.Key.Key_F2], "再点谁放炮"),
        ("!5m 234s", [Qt.Key.Key_F2, Qt.Key.Key_F2], "手牌还差 10 张"),
        ("!5m 234678s789p5s +5s 123p", [Qt.Key.Key_F2, Qt.Key.Key_F1], "开口"),
        ("!5m 2222s 3456s 2s", [Qt.Key.Key_F2, Qt.Key.Key_F1], "没有这么多张"),
        ("!5m 9q", [Qt.Key.Key_F2, Qt.Key.Key_F1], "看不懂"),
    ],
)
def test_what_is_missing_or_not_allowed_is_said_in_words(desk, typed, keys, said) -> None:
    page = desk.enter()
    QTest.keyClicks(page.mode.stage.edit, typed)
    for key in keys:
        QTest.keyClick(page.mode.stage.edit, key)
    judged_now(page)
    assert said in page.panel._spoken()
    assert not page.panel.save.isEnabled()
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_Return)
    assert page.table.number == 1


def test_circumstances_are_those_of_the_rules_and_of_the_way_it_was_won(desk) -> None:
    page = desk.enter()
    mode = page.mode
    QTest.keyClick(mode.stage.edit, Qt.Key.Key_F2)
    assert list(mode.choices.circumstances) == []
    QTest.keyClick(mode.stage.edit, Qt.Key.Key_F5)
    assert list(mode.choices.circumstances) == ["after_kong", "last_tile", "heaven"]
    QTest.keyClicks(mode.stage.edit, "[123p] gC 234678s789p5s +5s !5m")
    plain = page.judged().outcome
    click(mode.choices.circumstances["after_kong"])
    kong = page.judged().outcome
    assert plain is not None
    assert kong is not None
    assert kong.payments[1] > plain.payments[1]
    assert "gang-shang-kai-hua" in kong.scored.patterns[0]


def test_the_melds_of_a_loser_count(desk) -> None:
    page = desk.enter()
    mode = page.mode
    QTest.keyClicks(mode.stage.edit, "[123p] gC 234678s789p5s +5s !5m")
    QTest.keyClick(mode.stage.edit, Qt.Key.Key_F2)
    QTest.keyClick(mode.stage.edit, Qt.Key.Key_F1)
    before = page.judged().outcome
    click(mode.choices.owners[2])
    QTest.keyClicks(mode.stage.edit, "[789m]")
    after = page.judged().outcome
    assert before is not None
    assert after is not None
    assert after.payments[2] == 2 * before.payments[2], "开口 ×2"
    click(mode.choices.owners[1])
    assert mode.stage.edit.text().startswith("吃123p")


def test_nobody_won(desk, book, session) -> None:
    page = desk.enter()
    QTest.keyClicks(page.mode.stage.edit, "!5m")
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_F6)
    judged_now(page)
    click(page.panel.save)
    desk.wait()
    assert stored(book, session).outcomes[0].scored.wins == ()


def test_by_points_and_doublings(desk, book, session) -> None:
    page = desk.enter()
    page.tabs.setValue(1)
    edit = page.mode.points.edit
    assert edit.hasFocus()
    QTest.keyClicks(edit, "8")
    QTest.keyClick(edit, Qt.Key.Key_F2)
    QTest.keyClick(edit, Qt.Key.Key_F1)
    page.mode.own[0].setFocus()
    QTest.keyClick(page.mode.own[0], Qt.Key.Key_Right)
    QTest.keyClick(page.mode.own[0], Qt.Key.Key_Right)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    desk.wait()
    assert stored(book, session).outcomes[0].payments == (-32, 48, -8, -8)


def test_plain_points_with_the_last_seat_reckoned(desk, book, session) -> None:
    page = desk.enter()
    page.tabs.setValue(2)
    for field, text in zip(page.mode.fields, ("-32", "+64", "-8"), strict=False):
        QTest.keyClicks(field.edit, text)
    click(page.panel.seats.buttons[1])
    QTest.keyClick(page.mode.fields[0].edit, Qt.Key.Key_Return)
    desk.wait()
    loaded = stored(book, session)
    assert loaded.outcomes[0].payments == (-32, 64, -8, -24)
    assert loaded.session.due.dealer == 1


def test_a_tile_on_the_felt_is_taken_back_by_a_click(desk) -> None:
    page = desk.enter()
    mode = page.mode
    QTest.keyClicks(mode.stage.edit, "[5555s] 123m")
    mode.stage.grab()
    box = next(b for b, place, tile, words in mode.stage._boxes if place is None and tile == 0)
    click(mode.stage, box.center().toPoint())
    assert mode.stage.edit.text() == "杠5555s 23m"
    box = next(b for b, place, _, words in mode.stage._boxes if place == 0 and not words)
    click(mode.stage, box.center().toPoint())
    assert mode.stage.edit.text() == "补5555s 23m"
    click(mode.choices.undo)
    assert mode.stage.edit.text() == "补5555s 2m"
    click(mode.choices.clear)
    assert mode.stage.edit.text() == ""


def test_pips_count_what_is_left(desk) -> None:
    page = desk.enter()
    QTest.keyClicks(page.mode.stage.edit, "222s !2s")
    assert page.mode.palette_.left(19) == 0
    pick(page, "2s")
    assert page.mode.stage.edit.text() == "222s !2s", "there is no fifth one"


def test_escape_goes_back_to_the_board(desk) -> None:
    page = desk.enter()
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_Escape)
    assert desk.window.page is desk.board


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1180, 664), 100), ((1366, 768), 100), ((2560, 1440), 100), ((1366, 768), 150), ((1366, 768), 300)],
)
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_nothing_covers_anything(desk, size, scale, language) -> None:
    from dataclasses import replace

    window = desk.window
    window.change_settings(replace(window.settings, language=language, text_scale=scale))
    window.resize(*size)
    page = desk.enter()
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_F2)
    QTest.keyClick(page.mode.stage.edit, Qt.Key.Key_F5)
    flush()
    mode = page.mode
    there = mode.choices
    shown = [*there.slots.values(), *there.ways.values(), there.exhausted, *there.circumstances.values(), *there.owners,
             there.undo, mode.palette_]  # fmt: skip
    boxes = [w.face().translated(w.mapTo(mode, QPoint())) for w in shown if w.isVisibleTo(mode)]
    clash = [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if a.adjusted(1, 1, -1, -1).intersects(b)]
    assert not clash
    assert all(mode.rect().adjusted(-2, -2, 2, 2).contains(box.toAlignedRect()) for box in boxes)
    panel = page.panel
    assert panel.geometry().intersected(mode.geometry()).isEmpty()
    assert page.body.rect().contains(panel.geometry())
    for tile in (0, 8, 26, 33):
        at = mode.palette_.box(tile).center().toPoint()
        assert mode.palette_.rect().contains(at)
        assert mode.palette_._at(QPoint(at)) == tile
