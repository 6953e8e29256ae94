"""The companion page: the table drawn as the screen has it, differences, the panel, and the real thing behind it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.devices.layout import MIDDLE, Place, layout_of
from mjdesk.devices.link.messages import Zone
from mjdesk.devices.link.session import LinkState
from mjdesk.devices.sync.difference import Difference, Sort
from mjdesk.devices.sync.sync import Pace
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.companion import words
from mjdesk.ui.companion.board import Board, lying
from mjdesk.ui.companion.page import CompanionPage, open_companion
from mjdesk.ui.companion.panel import Panel
from mjdesk.ui.companion.pill import Pill
from mjdesk.ui.companion.service import Companion, TablePlan, _discreet
from mjdesk.ui.companion.state import CompanionState, TableState
from mjdesk.ui.i18n import set_language
from mjdesk.ui.window import MainWindow
from tests.engine.rounds import many_rounds

RIVER = Place(Zone.RIVER, 1)
LIVE = CompanionState(link=LinkState.LIVE, pace=Pace.IN_STEP, device="table")


def table() -> TableState:
    state = next(iter(many_rounds(1)))[40]
    return TableState(layout_of(state), state.special, state.wall_left, 0, 4, state.phase.seat, 1)


def test_every_tile_of_the_table_lies_on_the_felt_and_none_on_another() -> None:
    shown = table()
    tiles = lying(shown, 1300.0)
    assert len(tiles) == sum(len(t) for place, t in shown.tiles.items() if place != MIDDLE)
    boxes = [tile.box.adjusted(0.6, 0.6, -0.6, -0.6) for tile in tiles]
    assert not [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if a.intersects(b)]
    assert all(abs(box.center().x()) < 650 and abs(box.center().y()) < 284 for box in boxes)


def test_what_differs_is_framed_where_the_screen_has_it(qtbot) -> None:
    board = Board(None)  # type: ignore[arg-type]
    qtbot.addWidget(board)
    board.resize(1320, 600)
    shown = table()
    seat = next(s for s in range(4) if shown.tiles[Place(Zone.RIVER, s)])
    place = Place(Zone.RIVER, seat)
    last = shown.tiles[place][-1]
    board.show_state(replace(LIVE, table=shown, differences=(Difference(Sort.OTHER, place, last, 3),)))
    (marked,) = board.marked()
    assert (marked.place, marked.tile) == (place, last)
    assert board.accessibleDescription()
    board.grab()


@pytest.mark.parametrize(
    ("state", "icon", "text"),
    [
        (CompanionState(), "link-none", "没有牌桌"),
        (CompanionState(link=LinkState.CONNECTING), "link-connecting", "正在连 …"),
        (CompanionState(link=LinkState.WRONG_VERSION), "firmware", "牌桌的协议版本不同"),
        (CompanionState(link=LinkState.STALE), "hourglass", "牌桌没声音了"),
        (LIVE, "link-ok", "对上了"),
        (replace(LIVE, pace=Pace.SETTLING), "link-settling", "正在对 …"),
        (replace(LIVE, pace=Pace.IGNORED), "link-ignored", "没在听"),
    ],
)
def test_each_state_of_the_line_has_a_shape_and_a_word(qtbot, state: CompanionState, icon: str, text: str) -> None:
    assert words.pill(state) == (icon, text, False)
    pill = Pill(None)  # type: ignore[arg-type]
    qtbot.addWidget(pill)
    pill.show_state(state)
    assert pill.accessibleName() == text


def test_off_by_some_tiles_says_how_many() -> None:
    off = replace(LIVE, pace=Pace.OFF, differences=(Difference(Sort.MISSING, RIVER, 4),) * 2)
    assert words.pill(off) == ("link-settling", "差 2 张，牌局没停", True)
    set_language("en")
    assert words.pill(off)[1] == "Off by 2 tiles, the game goes on"


def test_the_panel_is_answered_by_numbers(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    panel.show_state(replace(LIVE, pace=Pace.OFF, differences=(Difference(Sort.OTHER, RIVER, 11, 14),)))
    assert [b.objectName() for b in panel.in_order()] == ["keep", "reread"]
    pressed: list[str] = []
    panel.keep.clicked.connect(lambda: pressed.append("keep"))
    panel.reread.clicked.connect(lambda: pressed.append("reread"))
    event = []
    panel.keyPressEvent = lambda e: event.append(panel.press(e))  # type: ignore[method-assign]
    QTest.keyClick(panel, Qt.Key.Key_2)
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_9)
    assert (pressed, event) == (["reread", "keep"], [True, True, False])
    panel.grab()


def test_tiles_that_nobody_sees_are_typed(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    panel.show_state(replace(LIVE, needed="indicator"))
    named: list[str] = []
    panel.named.connect(named.append)
    QTest.keyClicks(panel.tiles.edit, "5m")
    QTest.keyClick(panel.tiles.edit, Qt.Key.Key_Return)
    assert (named, panel.tiles.edit.text()) == (["5m"], "")


def test_a_tile_of_a_hand_is_never_named() -> None:
    hand = Place(Zone.HAND, 2)
    assert _discreet(Difference(Sort.MISSING, hand, 7)).tile == UNKNOWN
    moved = _discreet(Difference(Sort.MISPLACED, hand, 7, None, RIVER))
    assert (moved.tile, moved.to) == (UNKNOWN, RIVER)
    open_one = Difference(Sort.OTHER, RIVER, 7, 8)
    assert _discreet(open_one) == open_one


def test_a_table_is_chosen_with_what_is_played_there(qtbot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    setup = open_companion(window)
    plans: list[TablePlan] = []
    setup.begun.disconnect()
    setup.begun.connect(plans.append)
    setup.address.edit.setText("socket://127.0.0.1:1")
    setup.dealer.setValue(2)
    setup.computers.show_places([1, 3])
    setup.go.click()
    (plan,) = plans
    assert (plan.address, plan.dealer, plan.computers) == ("socket://127.0.0.1:1", 2, frozenset({1, 3}))
    assert plan.rules.family == "mahjong"
    window.grab()
    setup.leave()


@pytest.mark.slow
def test_a_real_table_is_followed_on_the_page_and_the_window_stays_quick(qtbot) -> None:
    command = [sys.executable, "-m", "mjdesk", "table", "simulate", "--rules", "wuhan", "--seed", "5", "--speed", "4"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    system = rule_system("wuhan")
    options = complete(system.options, {})
    dealer = Match.begin(system, options, "5", 1).upcoming.dealer
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        window = MainWindow()
        qtbot.addWidget(window)
        window.show()
        page = window.visit(CompanionPage(Companion(TablePlan(address, system, options, dealer=dealer))))
        qtbot.waitUntil(lambda: page.companion.latest.moves > 6, timeout=60_000)
        qtbot.waitUntil(lambda: bool(page.board.tiles), timeout=5000)
        assert page.companion.latest.link is LinkState.LIVE
        hands = [t for t in page.board.tiles if t.place.zone is Zone.HAND]
        assert {t.tile for t in hands} == {UNKNOWN}
        page.leave()
    finally:
        process.terminate()
        process.communicate()
