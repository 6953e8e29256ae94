"""While the ledger takes its time: keys go to what comes, nothing is opened twice, a calm line says so."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.ledger.entry import PointsEntry
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.sessions import State, set_state
from mjdesk.ui.ledger.board_page import BoardPage
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.open_sheet import OpenSheet
from mjdesk.ui.ledger.rounds_page import RoundsPage
from tests.ui.ledger.conftest import Desk
from tests.ui.shell_tools import click, flush


@pytest.fixture
def slow(desk):
    """The ledger works on something until the event is set."""
    go_on = Event()
    desk.board.keeper.ask(lambda _book: go_on.wait())
    yield go_on
    go_on.set()
    desk.wait()


def press_card(desk) -> None:
    card = desk.board.cards.cards[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)


def test_what_is_typed_meanwhile_goes_to_the_page_that_comes(desk, slow) -> None:
    press_card(desk)
    QTest.keyClicks(desk.board.cards.cards[0], "123p55n")
    flush()
    assert desk.window.page is desk.board
    assert desk.window.sheet is None, "P is no key of the board now"
    slow.set()
    desk.wait()
    page = desk.window.page
    assert isinstance(page, EntryPage)
    assert page.by_tiles.stage.edit.text() == "123p55n"


def test_a_second_click_is_not_a_second_page(desk, slow) -> None:
    press_card(desk)
    press_card(desk)
    click(desk.board.cards.cards[0])
    desk.board.choose(desk.board.cards.cards[0])
    slow.set()
    desk.wait()
    assert isinstance(desk.window.page, EntryPage)
    assert len(desk.window._visits) == 2
    QTest.keyClick(desk.window.page.by_tiles.stage.edit, Qt.Key.Key_Escape)
    assert desk.window.page is desk.board


def test_escape_stays_and_another_thing_can_be_wanted(desk, slow) -> None:
    press_card(desk)
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_Escape)
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_N)
    slow.set()
    desk.wait()
    assert desk.window.page is desk.board
    assert isinstance(desk.window.sheet, OpenSheet)


def test_what_was_meant_for_a_page_that_cannot_come_is_gone(desk, slow) -> None:
    desk.board.open_rounds(4711)
    QTest.keyClicks(desk.board.cards.cards[0], "pk")
    slow.set()
    desk.wait()
    assert desk.window.page is desk.board
    assert desk.window.sheet is None
    assert "4711" in desk.window.toasted
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_N)
    desk.wait()
    assert isinstance(desk.window.sheet, OpenSheet), "keys are keys again"


def test_the_next_round_is_typed_while_this_one_is_saved(desk) -> None:
    page = desk.enter()
    page.tabs.show_place(2)
    page.turn(2)
    fields = [field.edit for field in page.by_points.fields]
    for edit, text in zip(fields, ("30", "-10", "-10", "-10"), strict=True):
        QTest.keyClicks(edit, text)
    flush()
    go_on = Event()
    desk.board.keeper.ask(lambda _book: go_on.wait())
    QTest.keyClick(fields[0], Qt.Key.Key_Return)
    QTest.keyClicks(fields[0], "48")
    go_on.set()
    desk.wait()
    assert page.table.number == 2
    assert [edit.text() for edit in fields] == ["48", "", "", ""]


def test_typed_beside_a_round_that_is_refused_is_not_added_to_it(desk, book, session) -> None:
    page = desk.enter()
    page.tabs.show_place(2)
    page.turn(2)
    fields = [field.edit for field in page.by_points.fields]
    for edit, text in zip(fields, ("30", "-10", "-10", "-10"), strict=True):
        QTest.keyClicks(edit, text)
    flush()
    set_state(book, session, State.DONE)
    QTest.keyClick(fields[0], Qt.Key.Key_Return)
    QTest.keyClicks(fields[0], "48")
    desk.wait()
    assert fields[0].text() == "30"
    assert "已经结束" in desk.window.toasted


def test_enter_meant_for_what_a_deletion_changes_does_not_open_the_round(desk, book, session) -> None:
    for n in range(2):
        save_round(book, session, PointsEntry((10, -10, 0, 0)), key=f"r{n}")
    desk.board.open_rounds(session)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, RoundsPage)
    QTest.keyClick(page.list, Qt.Key.Key_D)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    desk.wait()
    assert desk.window.page is page
    assert not isinstance(desk.window.sheet, DifferenceSheet), "Enter has accepted it"
    assert len(page.table.evening.rounds) == 1


def test_a_calm_line_says_that_the_ledger_works(desk, slow) -> None:
    line, keeper = desk.board.busy, desk.board.keeper
    assert not line.isVisible()
    assert keeper._patience.isActive()
    keeper._patience.timeout.emit()
    assert line.isVisible()
    assert line.accessibleName() == "账本还在处理……"
    desk.window.grab()
    slow.set()
    desk.wait()
    assert not line.isVisible()
    assert not keeper._patience.isActive()


# --- a ledger without a table, and one that cannot be opened


def test_a_parlor_without_a_table_says_how_an_evening_goes(qtbot, window) -> None:
    desk = Desk(qtbot, window)
    board = desk.board
    assert board.beginning.isVisible()
    assert not board.area.isVisible()
    assert window.focusWidget() is board.beginning.main
    for wide, high in ((1180, 664), (3840, 2160)):
        window.resize(wide, high)
        flush()
        board.grab()
        assert board.beginning.main.geometry().bottom() < board.beginning.height()
    QTest.keyClick(board.beginning.main, Qt.Key.Key_Return)
    desk.wait()
    sheet = window.sheet
    assert isinstance(sheet, OpenSheet)
    for field, name in zip(sheet.names, "甲乙丙丁", strict=True):
        field.edit.setText(name)
    sheet.accept()
    desk.wait()
    assert board.area.isVisible()
    assert not board.beginning.isVisible()
    assert board.about.text() == "1 桌在打 · 4 人"


def test_a_ledger_that_cannot_be_opened_says_why_until_it_can(qtbot, window, profile) -> None:
    (profile / "ledger.db").write_bytes(b"no database" * 400)
    desk = Desk(qtbot, window)
    board = desk.board
    assert board.closed.isVisible()
    assert "坏了" in board.closed.why
    assert window.focusWidget() is board.closed.main
    board.grab()
    click(board.closed.main)
    desk.wait()
    assert board.closed.isVisible(), "it still cannot"
    assert (profile / "ledger.db").read_bytes() == b"no database" * 400, "the file is as it was"
    (profile / "ledger.db").unlink()
    QTest.keyClick(board.closed.main, Qt.Key.Key_Return)
    desk.wait()
    assert isinstance(window.page, BoardPage)
    assert board.beginning.isVisible()
