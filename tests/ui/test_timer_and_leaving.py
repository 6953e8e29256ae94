"""A time for each decision, and leaving the table for good: both from the widgets a person uses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.record import read_records, verify
from mjdesk.engine.view import view_of
from mjdesk.modes.coins import Currency, Why
from mjdesk.modes.regulars import ME
from mjdesk.modes.till import Till
from mjdesk.players.autoplay import arrivals, auto_action
from mjdesk.profile import profile_dir
from mjdesk.save import load, record_path, save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.automatic import AUTOPLAY
from mjdesk.ui.leave_sheet import LeaveSheet
from mjdesk.ui.menu_sheet import MenuSheet
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings_sheet import SettingsSheet
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush

PATIENCE = 60_000


@pytest.fixture
def window(qtbot, profile, request):
    """The window with a match of a rule system that waits for the person; 10 s for a decision."""
    rules = getattr(request, "param", "wuhan")
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, timer=10))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    session = MatchSession.start(profile_dir(), rules, {}, ("greedy",) * 3, 2, seed="late", pace=Pace(0))
    made.play(session)
    session.set_pace(Pace(0))
    wait_for_question(qtbot, made)
    yield made
    made.end_game()


def model(window):
    return window.game.session.model


def wait_for_question(qtbot, window, after: int = -1) -> int:
    qtbot.waitUntil(lambda: model(window) is not None and model(window).question not in (None, after), timeout=PATIENCE)
    flush()
    return model(window).question


def run_out(window) -> None:
    """Let the seconds of this decision go by at once."""
    clock = window.game.clock
    while clock.running:
        clock.tick()


# --- the timer


def test_there_is_no_timer_unless_it_is_set(qtbot, window) -> None:
    assert Settings().timer == 0
    assert window.game.clock.running
    window.change_settings(replace(window.settings, timer=0))
    assert not window.game.clock.running
    assert window.game.table._panels.box("clock") is None


def test_it_is_set_in_the_settings_and_shown_on_the_own_plate(qtbot, window) -> None:
    window.change_settings(replace(window.settings, timer=0))
    sheet = window.open_settings()
    assert isinstance(sheet, SettingsSheet)
    sheet._take(timer=20)
    window.close_sheet()
    assert window.game.clock.running
    panels = window.game.table._panels
    ring, plate = panels.box("clock"), panels.box("plate-0")
    assert ring is not None
    assert ring.meets(plate, 0)
    assert panels.item("clock", object, 0).state.seconds == 20
    for _ in range(10):
        window.game.clock.tick()
    assert panels.item("clock", object, 0).state.seconds == 18
    window.game.table.grab()


def test_when_it_runs_out_the_seat_answers_as_on_autoplay(qtbot, window) -> None:
    saved = load(save_path(profile_dir()))
    assert saved is not None
    wanted = auto_action(view_of(saved.round, 0), arrivals(saved.round.events, 0))
    first = model(window).question
    run_out(window)
    wait_for_question(qtbot, window, first)
    assert AUTOPLAY not in model(window).auto
    later = load(save_path(profile_dir()))
    assert later is not None
    done = later.round.events[first]
    assert done == saved.round.event_of(wanted)


def test_two_in_a_row_put_the_seat_on_autoplay_an_answer_between_them_does_not(qtbot, window) -> None:
    first = model(window).question
    run_out(window)
    second = wait_for_question(qtbot, window, first)
    window.game.table.answer(model(window).view.actions[-1])  # the person is there
    assert not window.game.clock.running
    third = wait_for_question(qtbot, window, second)
    run_out(window)
    wait_for_question(qtbot, window, third)
    assert AUTOPLAY not in model(window).auto
    window.game.session.set_pace(Pace(0, paused=True))  # what comes after is not dealt with here
    run_out(window)
    qtbot.waitUntil(lambda: AUTOPLAY in model(window).auto, timeout=PATIENCE)
    assert model(window).plates[0].note.zh == "托管"


def test_it_holds_while_something_lies_over_the_table_and_while_the_play_is_stopped(qtbot, window) -> None:
    clock = window.game.clock
    clock.tick()
    left = clock.left
    window.open_menu()
    clock.tick()
    assert clock.left == left
    window.close_sheet()
    QTest.keyClicks(window.game.table, "p")
    clock.tick()
    assert clock.left == left
    QTest.keyClicks(window.game.table, "p")
    clock.tick()
    assert clock.left < left


# --- leaving


def open_leave(qtbot, window) -> LeaveSheet:
    """By mouse: menu, leave for good."""
    box = next(t.box for t in window.game.table.targets if t.name == "icon-menu")
    QTest.mouseClick(window.game.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(box.cx), round(box.cy)))
    menu = window.sheet
    assert isinstance(menu, MenuSheet)
    click(next(b for b in menu.buttons if b.objectName() == "menu-leave"))
    qtbot.waitUntil(lambda: isinstance(window.sheet, LeaveSheet), timeout=PATIENCE)
    return window.sheet


@pytest.mark.parametrize("window", ["guangdong-tuidaohu", "guangdong-jipinghu"], indirect=True)
def test_leaving_where_the_rules_know_it_names_the_cost_and_books_it(qtbot, window) -> None:
    sheet = open_leave(qtbot, window)
    saved = load(save_path(profile_dir()))
    assert saved is not None
    assert sheet.payments is not None
    assert sum(sheet.payments) == 0
    assert f"{-sheet.payments[0]}" in sheet.words.text()
    cost = sheet.payments
    sheet.accept()  # Enter stays
    assert not window.sheet
    assert model(window).question is not None
    click(open_leave(qtbot, window).leave)
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    assert window.sheet.model.payments == cost
    assert window.sheet.model.fled == 0
    window.sheet.grab()
    (record,) = read_records(record_path(profile_dir(), saved.match.id, 1).read_text("utf-8").splitlines())
    verify(record)
    window.sheet.accept()
    assert window.page is window.home
    assert not save_path(profile_dir()).exists(), "there is nothing to go on with"


def test_elsewhere_the_same_is_booked_in_points_and_the_match_is_given_up(qtbot, window) -> None:
    sheet = open_leave(qtbot, window)
    assert sheet.payments == (-8, 3, 3, 2)
    assert "8" in sheet.leave.text()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    flush()
    assert window.game is not None
    click(open_leave(qtbot, window).leave)
    assert window.page is window.home
    assert not save_path(profile_dir()).exists()
    book = Till(profile_dir()).read()
    assert book.balance(ME, Currency.POINTS) == -8
    assert [booking.why for booking in book.bookings] == [Why.FLIGHT]


def test_points_of_a_match_without_coins_are_booked_round_by_round(qtbot, window) -> None:
    window.game.session.set_auto(AUTOPLAY, True)
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    payments = window.sheet.model.payments
    book = Till(profile_dir()).read()
    assert book.balance(ME, Currency.POINTS) == payments[0]
    assert [entry.change for entry in book.bookings[0].entries] == list(payments)
    assert len(book.bookings) == 1
    click(window.sheet.next_button)
    qtbot.waitUntil(lambda: model(window).view.setup.number == 2, timeout=PATIENCE)


def test_closing_the_window_is_no_leaving(qtbot, window) -> None:
    window.close()
    saved = load(save_path(profile_dir()))
    assert saved is not None
    assert saved.round.fled is None
