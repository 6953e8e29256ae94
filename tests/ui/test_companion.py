"""The companion page: the table drawn as the screen has it, differences, the panel, and the real thing behind it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.devices.layout import MIDDLE, Place, layout_of, places
from mjdesk.devices.link.messages import Zone
from mjdesk.devices.link.session import LinkState
from mjdesk.devices.sync.difference import Difference, Sort
from mjdesk.devices.sync.pace import Pace
from mjdesk.devices.sync.sight import Sight, Watch
from mjdesk.devices.sync.story import Story
from mjdesk.engine import actions as act
from mjdesk.engine.case import By
from mjdesk.engine.events import Deal, Discard, Indicator
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ledger import people
from mjdesk.ledger import sessions as store
from mjdesk.ledger.book import Book
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.profile import profile_dir
from mjdesk.ui.companion import panel_words, words
from mjdesk.ui.companion.board import Board, lying
from mjdesk.ui.companion.page import CompanionPage, open_companion
from mjdesk.ui.companion.panel import Panel
from mjdesk.ui.companion.pill import Pill
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.scribe import Scribe
from mjdesk.ui.companion.service import Companion
from mjdesk.ui.companion.showing import discreet, masked, table_of
from mjdesk.ui.companion.spoken import cues
from mjdesk.ui.companion.state import CompanionState, TableState
from mjdesk.ui.companion.telling import Eyes, entries
from mjdesk.ui.i18n import set_language
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.sound import clips
from mjdesk.ui.sound.cues import Cue
from mjdesk.ui.window import MainWindow
from tests.devices.follow import matched
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


def test_tiles_that_nobody_sees_are_picked_by_keys_and_by_taps(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    named: list[tuple[int, ...]] = []
    panel.named.connect(named.append)
    panel.show_state(replace(LIVE, needed="indicator", kinds=tuple(range(34))))
    QTest.keyClick(panel.picker, Qt.Key.Key_Right)
    QTest.keyClick(panel.picker, Qt.Key.Key_Return)
    QTest.mouseClick(panel.picker, Qt.MouseButton.LeftButton, pos=panel.picker.box(33).center().toPoint())
    assert named == [(1,), (33,)]
    panel.show_state(replace(LIVE, needed="hand", needed_count=4, kinds=tuple(range(34)), moves=1))
    enter, right = Qt.Key.Key_Return, Qt.Key.Key_Right
    for key in (enter, enter, right, enter, Qt.Key.Key_Backspace, enter, enter):
        QTest.keyClick(panel.picker, key)
    assert named[2:] == [(0, 0, 1, 1)]
    panel.grab()


def test_a_line_over_which_nothing_comes_is_said_to_be_silent_unless_nobody_listens(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    titles = set()
    for silent in (replace(LIVE, link=LinkState.STALE), CompanionState(link=LinkState.CONNECTING, unanswered=True)):
        panel.show_state(silent)
        assert panel.wanted
        titles.add(panel_words.title(silent))
        panel.show_state(replace(silent, pace=Pace.IGNORED))
        titles.add(panel_words.title(panel.state))
    assert len(titles) == 3
    panel.show_state(CompanionState(link=LinkState.CONNECTING))
    assert not panel.wanted


def test_long_differences_are_told_to_their_end(qtbot) -> None:
    set_language("en")
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    long = Difference(Sort.MISPLACED, Place(Zone.MELD, 2), 7, None, Place(Zone.RIVER, 2))
    panel.show_state(replace(LIVE, names=("Ann", "Bo", "Desdemona", "Di"), pace=Pace.OFF, differences=(long,) * 2))
    said = words.difference(long, panel.state.names)
    lines = panel._told()
    assert len(lines) == 4
    assert " ".join(lines).split() == ["·", *said.split()] * 2
    assert panel.keep.geometry().center().y() > panel._text_bottom(), "and the buttons stand below them"


def test_whoever_does_not_listen_is_asked_for_the_tile_of_a_seat_by_name() -> None:
    ignored = replace(LIVE, pace=Pace.IGNORED, names=("Ann", "Bo", "Cy", "Di"), needed="discard", needed_of=2)
    assert "Cy" in panel_words.title(ignored)[0]
    assert "Cy" not in panel_words.title(replace(ignored, needed=""))[0]


def test_a_device_that_does_not_answer_is_told_of_after_a_while() -> None:
    rules = rule_system("wuhan")
    companion = Companion(TablePlan("nothing", rules, complete(rules.options, {})))  # its line is never opened
    companion._work(companion._session.opened(1000), 1000)
    assert not companion._state(4900).unanswered
    assert companion._state(5000).unanswered
    companion._work(companion._session.lost(), 5000)
    assert not companion._state(9000).unanswered


def test_a_hand_that_may_excuse_its_owner_is_asked_for_and_the_round_may_be_settled_without_it(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    panel.show_state(
        replace(LIVE, names=("Ann", "Bo", "Cy", "Di"), may_settle=True, needed="excuse", needed_of=2, needed_count=4)
    )
    shown, why = panel_words.title(panel.state)
    assert "Cy" in shown
    assert "Cy" in why
    assert panel.wanted
    assert panel.picker.isVisible()
    assert panel.in_order() == [panel.settle]


def test_dice_and_another_tile_are_told_in_the_panel(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    dice: list[tuple[int, ...]] = []
    others: list[int] = []
    panel.dice_told.connect(dice.append)
    panel.other_named.connect(others.append)
    panel.keyPressEvent = panel.press  # type: ignore[method-assign, assignment]
    panel.show_state(replace(LIVE, pace=Pace.OFF, dice=1, thrown=((0,), (2,), (4, 5))))
    assert "2 · 4+5" in panel_words.title(panel.state)[1], "which throw is asked for: not those that were seen"
    panel.show_state(replace(LIVE, pace=Pace.OFF, dice=2))
    QTest.keyClick(panel, Qt.Key.Key_3)
    QTest.mouseClick(panel.dice, Qt.MouseButton.LeftButton, pos=panel.dice.box(6).center().toPoint())
    assert dice == [(3, 6)]
    different = (Difference(Sort.OTHER, RIVER, 11, 14),)
    panel.show_state(replace(LIVE, pace=Pace.OFF, differences=different, other=True, kinds=tuple(range(34))))
    assert [b.objectName() for b in panel.in_order()] == ["keep", "reread", "other"]
    assert not panel.picker.isVisible()
    panel.other.click()
    QTest.mouseClick(panel.picker, Qt.MouseButton.LeftButton, pos=panel.picker.box(9).center().toPoint())
    assert others == [9]
    assert not panel.picker.isVisible()


def test_what_a_seat_of_the_program_does_is_said_once_and_differences_are_heard() -> None:
    asked = replace(LIVE, asked=(3, act.discard(3, 4)), moves=7)
    assert cues(LIVE, asked) == (Cue("5m", -0.7, spoken=True),)
    assert cues(asked, replace(asked, pace=Pace.SETTLING)) == ()
    assert cues(asked, replace(asked, moves=9)) == (Cue("5m", -0.7, spoken=True),), "thrown again a turn later"
    win = replace(LIVE, asked=(1, act.win(1, By.DISCARD, 4)), moves=8)
    assert cues(asked, win) == (Cue("hu", 0.7, spoken=True),)
    off = replace(LIVE, pace=Pace.OFF)
    assert cues(LIVE, off) == (Cue("difference"),)
    assert cues(off, LIVE) == (Cue("in-step"),)
    assert cues(replace(LIVE, pace=Pace.SETTLING), LIVE) == (), "after every move it would be tiresome"
    assert cues(CompanionState(), LIVE) == (Cue("in-step"),)
    pack = clips.voices(profile_dir())["mandarin"]
    assert clips.call(pack, "5m") is not None
    assert clips.call(pack, "hu") is not None


def test_nothing_of_the_panel_covers_anything_else_in_either_language_and_any_size(qtbot) -> None:
    """Everything told by hand at once: the most there can be, in the least room."""
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.show()
    round_ = next(iter(many_rounds(1)))[40]
    public = masked(round_)
    assert public is not None
    told = entries(public, Eyes(Watch(), ignored=True), frozenset())
    assert told
    for language in ("zh_CN", "en"):
        set_language(language)
        for high in (560, 680, 1400):
            panel.resize(372, high)
            panel.show_state(replace(LIVE, pace=Pace.IGNORED, needed="discard", entries=told, kinds=tuple(range(34))))
            parts = [*panel.in_order(), *panel.entries, panel.picker, panel.ignore]
            boxes = [part.geometry() for part in parts if part.isVisibleTo(panel)]
            faces = [box.adjusted(5, 5, -5, -5) for box in boxes]
            assert not [(a, b) for n, a in enumerate(faces) for b in faces[:n] if a.intersects(b)], (language, high)
            assert all(box.left() >= 0 and box.right() <= 372 for box in faces)
    set_language("zh_CN")


def test_a_tile_of_a_hand_is_never_named() -> None:
    hand = Place(Zone.HAND, 2)
    assert discreet(Difference(Sort.MISSING, hand, 7)).tile == UNKNOWN
    moved = discreet(Difference(Sort.MISPLACED, hand, 7, None, RIVER))
    assert (moved.tile, moved.to) == (UNKNOWN, RIVER)
    open_one = Difference(Sort.OTHER, RIVER, 7, 8)
    assert discreet(open_one) == open_one


def test_what_the_device_sees_of_hands_walls_and_kongs_face_down_is_not_on_the_screen() -> None:
    """Two rounds that differ only in what is hidden are shown alike, whatever the device knows of them."""
    for states in islice(many_rounds(40), 40):
        for state in states[20::17]:
            if state.wins:
                continue
            public = masked(state)
            assert public is not None
            watch = Watch(frozenset(places(4)))
            known, less = table_of(state, Sight(watch, layout_of(state))), table_of(public)
            assert known.tiles == {**less.tiles, MIDDLE: known.tiles[MIDDLE]}
            told = [words.shown_tiles(event) for event in known.steps]
            assert told == [words.shown_tiles(event) for event in less.steps]
            eyes = Eyes(Watch(), ignored=True)
            offered = masked(state)
            assert offered is not None
            assert entries(offered, eyes, frozenset()) == entries(public, eyes, frozenset())


def test_what_is_seen_is_drawn_at_once_and_new_melds_face_down_until_they_are_understood() -> None:
    state = next(s for s in next(iter(many_rounds(1))) if s.length > 30)
    seen = layout_of(state)
    river, meld = Place(Zone.RIVER, 1), Place(Zone.MELD, 2)
    watch = Watch(frozenset(places(4)))
    kong = table_of(state, Sight(watch, {**seen, river: (*seen[river], 8), meld: (*seen[meld], 5, 5, 5, 5)}))
    assert kong.tiles[river][-1] == 8
    assert kong.tiles[meld][-4:] == (UNKNOWN,) * 4
    both = table_of(state, Sight(watch, {**seen, meld: (*seen[meld], 5, 1, 2, 5, 3, 5, 5)}))
    assert both.tiles[meld][-7:] == (UNKNOWN, 1, 2, UNKNOWN, 3, UNKNOWN, UNKNOWN)


def test_a_tile_that_is_not_seen_stays_on_the_screen_while_a_person_is_asked_about_it() -> None:
    state = next(s for s in next(iter(many_rounds(1)))[30:] if any(len(p.discards) > 2 for p in s.seats))
    seen = layout_of(state)
    river = next(Place(Zone.RIVER, n) for n in range(4) if len(seen[Place(Zone.RIVER, n)]) > 2)
    sight = Sight(Watch(frozenset(places(4))), {**seen, river: seen[river][1:]})
    assert table_of(state, sight).tiles[river] == seen[river][1:]
    assert table_of(state, sight, Pace.OFF).tiles[river] == seen[river]


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


@contextmanager
def simulated(*arguments: str) -> Iterator[str]:
    """A simulated table as a process; its address."""
    command = [sys.executable, "-m", "mjdesk", "table", "simulate", "--rules", "wuhan", "--seed", SEED, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate()


SEED = "77"  #: a short round with few kongs


def plan_of(address: str, **more) -> TablePlan:
    system = rule_system("wuhan")
    options = complete(system.options, {})
    return TablePlan(address, system, options, dealer=Match.begin(system, options, SEED, 1).upcoming.dealer, **more)


def truth() -> Round:
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), SEED, 1)
    return play_round(match.next_round(), line_up("greedy", match.players, SEED))


@pytest.mark.slow
def test_a_round_at_a_real_table_goes_into_the_ledger_with_its_sheet_and_its_log_tells_it_again(
    qtbot, tmp_path: Path
) -> None:
    """Simulator process, window, two seats of the program, ledger: then the log of the line gives the same round."""
    log = tmp_path / "logs" / "line.log"
    names = ("林小满", "许嘉", "阿衡", "周伯")
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    asked: dict[int, tuple[int, str, int | None]] = {}
    true = truth()
    assert true.settled is not None
    with simulated("--speed", "2", "--rounds", "2") as address:
        scribe = Scribe(window)
        plan = plan_of(address, computers=frozenset({1, 3}), names=names, keep=True, log=log)
        heard: list[Cue] = []
        writing = scribe.writes_for(plan)
        page = window.visit(CompanionPage(Companion(plan, settled=writing.keep), heard.append))
        page.settled.connect(writing.show)

        def look_on() -> bool:
            state = page.companion.latest
            if state.asked is not None:
                asked[state.moves] = (state.asked[0], state.asked[1].kind.value, state.asked[1].tile)
            return bool(page.companion.finished)

        qtbot.waitUntil(look_on, timeout=120_000)
        qtbot.waitUntil(lambda: window.sheet is not None and not scribe.keeper.asked, timeout=30_000)
        followed = page.companion.finished[0].round
        assert isinstance(window.sheet, SettlementSheet)
        assert window.sheet.model.payments == true.settled.payments
        window.sheet.next_button.click()
        assert window.sheet is None
        qtbot.waitUntil(lambda: page.companion.latest.moves > 5, timeout=60_000)
        page.leave()
    assert followed.settled is not None
    assert followed.settled.payments == true.settled.payments
    _what_the_seats_of_the_program_said(asked, true)
    assert {cue.pan for cue in heard if cue.spoken} == {0.7, -0.7}
    scribe.close()
    with Book.open().reading() as connection:
        (session,) = store.sessions(connection)
        loaded = store.load(connection, session.id)
        everybody = people.names(connection, [p for p in loaded.seated if p is not None])
    assert tuple(everybody[p] for p in loaded.seated if p is not None) == names
    assert [outcome.payments for outcome in loaded.outcomes] == [true.settled.payments]
    again = Companion(plan_of(f"replay:{log}"))
    again.start()
    qtbot.waitUntil(lambda: again.latest.moves > 12, timeout=60_000)
    again.stop()
    assert matched(again._sync.round.events, true.events) is not None


def _what_the_seats_of_the_program_said(asked: dict[int, tuple[int, str, int | None]], true: Round) -> None:
    """They are the same players as in the simulator and see the same: what they say is what is then done there."""
    assert {seat for seat, _, _ in asked.values()} == {1, 3}
    thrown = [(seat, tile) for seat, kind, tile in asked.values() if kind == "discard"]
    done = [(e.seat, e.tile) for e in true.events if isinstance(e, Discard) and e.seat in (1, 3)]
    assert thrown
    assert all(each in done for each in thrown), (thrown, done)


@pytest.mark.slow
def test_a_real_table_is_followed_on_the_page_and_the_window_stays_quick(qtbot) -> None:
    with simulated("--speed", "4") as address:
        window = MainWindow()
        qtbot.addWidget(window)
        window.show()
        page = window.visit(CompanionPage(Companion(plan_of(address))))
        qtbot.waitUntil(lambda: page.companion.latest.moves > 6, timeout=60_000)

        def hands() -> set[int]:
            return {t.tile for t in page.board.tiles if t.place.zone is Zone.HAND}

        qtbot.waitUntil(lambda: bool(hands()), timeout=60_000)  # what was painted last may be of before the deal
        assert page.companion.latest.link is LinkState.LIVE
        assert hands() == {UNKNOWN}
        page.leave()


def test_ways_are_told_from_where_they_part(qapp) -> None:
    """What all ways begin with, and hands that were dealt, would make every button say the same."""
    played = next(iter(many_rounds(1)))[40]
    hands = [tuple(Deal(seat, (kind,) * 13) for seat in range(4)) for kind in (0, 0, 1)]
    ends = (Discard(0, 3), Discard(0, 4), Discard(1, 4))
    ways = [Story((*dealt, Indicator(5), end), played) for dealt, end in zip(hands, ends, strict=True)]
    told = [words.way(ways, n) for n in range(len(ways))]
    assert len(set(told)) == len(ways)
    assert all(words.verb(end) in said for end, said in zip(ends, told, strict=True))
    back = Story((), played)
    assert words.way([back, *ways], 0) == words.way([back], 0) not in told
