"""Whole rounds through the companion: followed from a log, told by hand, joined in the middle, kept when one leaves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from threading import Event as Flag

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from mjdesk.devices.link import messages as m
from mjdesk.devices.link.session import LinkState
from mjdesk.devices.link.transport import Transport
from mjdesk.devices.simulator.firmware import Firmware
from mjdesk.devices.simulator.table import SimulatedTable
from mjdesk.devices.sync.pace import Pace, Waiting
from mjdesk.engine.case import By
from mjdesk.engine.events import Claim, Discard, Event, Gang, Indicator, Win
from mjdesk.engine.match import Match
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import tile_name
from mjdesk.engine.options import complete
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ledger import sessions as store
from mjdesk.ledger.book import Book
from mjdesk.profile import profile_dir
from mjdesk.ui.companion.lines import Lines
from mjdesk.ui.companion.page import CompanionPage, open_companion
from mjdesk.ui.companion.panel import Panel
from mjdesk.ui.companion.plan import SettledRound, TablePlan
from mjdesk.ui.companion.plates import Plates
from mjdesk.ui.companion.scribe import ROUNDS, Scribe
from mjdesk.ui.companion.service import Companion
from mjdesk.ui.companion.setup import Setup
from mjdesk.ui.companion.showing import table_of
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.companion.sticks import StickCount
from mjdesk.ui.i18n import say, set_language
from mjdesk.ui.widgets import Curtain
from mjdesk.ui.window import MainWindow
from tests.devices.follow import matched, truths
from tests.devices.recording import record

WITHIN = 60_000


RULES, SEED = "wuhan", "77"


@cache
def played() -> tuple[Round, ...]:
    return tuple(truths(RULES, SEED, 2))


def plan_of(truth: Round, address: str, **more) -> TablePlan:
    system = rule_system(truth.rules.id)
    return TablePlan(address, system, truth.options, dealer=truth.setup.dealer, **more)


@pytest.fixture
def window(qtbot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "line.log"
    record(path, played()[:1])
    return path


def test_a_log_played_at_once_gives_the_round_that_was_played(qtbot, log: Path) -> None:
    truth = played()[0]
    assert truth.settled is not None
    companion = Companion(plan_of(truth, f"replay:{log}@0"))
    companion.start()
    qtbot.waitUntil(lambda: companion.latest.halted, timeout=WITHIN)
    companion.stop()
    (done,) = companion.finished
    assert done.round.settled is not None
    assert done.round.settled.payments == truth.settled.payments
    assert matched(done.round.events, truth.events) == truth.length


# --- leaving


def kept_rounds() -> list[Round]:
    """The rounds that the ledger holds, verified."""
    with Book.open().reading() as connection:
        texts = [
            entered.entry.record
            for session in store.sessions(connection)
            for entered in store.load(connection, session.id).evening.rounds
        ]
    return [verify(next(iter(read_records(text.splitlines())))) for text in texts]


def files() -> list[Path]:
    folder = profile_dir() / ROUNDS
    return sorted(folder.glob("*.jsonl")) if folder.exists() else []


def test_a_round_settled_after_the_last_look_of_the_page_is_in_the_ledger(qtbot, window, log: Path) -> None:
    """The page is left before its timer sees the round, and the page behind it too: nothing is lost."""
    lines = Lines(Scribe(window))
    companion, writing = lines.open(plan_of(played()[0], f"replay:{log}@0", keep=True))
    page = CompanionPage(companion, leave=lines.leave)
    page.settled.connect(writing.show)
    page._timer.stop()
    window.visit(page)
    qtbot.waitUntil(lambda: bool(companion.finished), timeout=WITHIN)
    page.leave()
    lines.close()
    qtbot.waitUntil(lambda: len(files()) == 1 and not lines.scribe.keeper.asked, timeout=WITHIN)
    assert [each.settled for each in kept_rounds()] == [companion.finished[0].round.settled]


def test_leaving_waits_for_no_device_and_the_end_of_the_program_for_all_of_them(qtbot, window) -> None:
    """A device that does not let go: the page is gone at once; rounds that come meanwhile are written all the same."""
    lets_go, left = Flag(), []
    lines = Lines(Scribe(window))
    companion, writing = lines.open(plan_of(played()[0], "replay:/nowhere", keep=True))
    stop = companion.stop

    def slowly() -> None:
        lets_go.wait()
        writing.keep(settled())
        stop()
        left.append(True)

    companion.stop = slowly  # type: ignore[method-assign]
    page = window.visit(CompanionPage(companion, leave=lines.leave))
    page.leave()
    assert window.page is not page
    assert not left
    lets_go.set()
    lines._finish()
    assert left
    assert len(kept_rounds()) == len(files()) == 1


def settled() -> SettledRound:
    """A settled round of a table, without having sat at it."""
    system = rule_system(RULES)
    match = Match.begin(system, complete(system.options, {}), SEED, 2)
    return SettledRound(played()[0], match, match.after(played()[0]))


def test_a_ledger_that_refuses_a_round_is_told_and_its_file_is_kept(qtbot, window, log: Path) -> None:
    """The evening was ended meanwhile: the person is told where the round is, and it is there."""
    scribe = Scribe(window)
    told: list[str] = []
    window.toast = told.append
    lines = Lines(scribe)
    _, writing = lines.open(plan_of(played()[0], "replay:/nowhere", session=4711))
    writing.keep(settled())
    qtbot.waitUntil(lambda: not scribe.keeper.asked, timeout=WITHIN)
    scribe.close()
    assert len(told) == 1
    assert ROUNDS in told[0]
    (file,) = files()
    kept = verify(next(iter(read_records(file.read_text().splitlines()))))
    assert kept.settled == played()[0].settled
    assert kept_rounds() == []


def test_a_page_that_is_left_leaves_nothing_in_the_window(qtbot, window) -> None:
    """However often tables are chosen: nothing of it piles up."""
    counts = []
    for _ in range(2):
        setup = open_companion(window)
        setup.begun.emit(plan_of(played()[0], "replay:/nowhere"))
        setup.leave()
        qtbot.waitUntil(lambda: not window.findChildren(Setup) and not window.findChildren(Curtain), timeout=WITHIN)
        counts.append(Counter(type(child).__name__ for child in window.children()))
    assert counts[0] == counts[1]
    assert not {"Scribe", "Writing", "Sounds", "Lines", "CompanionPage"} & set(counts[0])


# --- joined in the middle


def test_a_table_joined_in_mid_round_says_so_and_follows_the_next(qtbot, window, tmp_path: Path) -> None:
    first, second = played()
    path = tmp_path / "late.log"
    record(path, (first, second), joined_after=40)
    companion = Companion(plan_of(first, f"replay:{path}@0"))
    seen: list[tuple[Waiting | None, int]] = []
    publish = companion._publish

    def watched(now: int) -> None:
        publish(now)
        state = companion.latest
        if not seen or seen[-1][0] is not state.waiting:
            seen.append((state.waiting, state.moves))
            if state.waiting is Waiting.RUNNING:
                companion.deals_next(second.setup.dealer)

    companion._publish = watched  # type: ignore[method-assign]
    companion.start()
    qtbot.waitUntil(lambda: companion.latest.halted, timeout=WITHIN)
    companion.stop()
    assert (Waiting.RUNNING, 0) in seen
    assert companion.finished
    followed = companion.finished[0].round
    assert followed.setup.dealer == second.setup.dealer
    assert matched(followed.events, second.events) == second.length
    assert followed.settled is not None
    assert second.settled is not None
    assert followed.settled.payments == second.settled.payments


def test_the_panel_asks_who_deals_the_next_round_and_can_be_told_that_it_is_this_one(qtbot) -> None:
    panel = Panel(None)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(372, 680)
    panel.show()
    panel.keyPressEvent = panel.press  # type: ignore[method-assign, assignment]
    dealer = played()[0].setup.dealer
    state = CompanionState(LinkState.LIVE, Pace.WAITING, table=table_of(played()[0]), waiting=Waiting.RUNNING)
    panel.show_state(state)
    assert panel.wanted
    assert [button.isChecked() for button in panel.dealers] == [seat == dealer for seat in range(4)]
    told: list[object] = []
    panel.deals.connect(told.append)
    panel.hold.clicked.connect(lambda: told.append("this one"))
    QTest.keyClick(panel, Qt.Key.Key_3)
    QTest.keyClick(panel, Qt.Key.Key_5)
    assert told == [2, "this one"]
    panel.show_state(replace(state, waiting=Waiting.SWEEP))
    assert [button.objectName() for button in panel.in_order()] == ["hold"]


# --- by hand


class MuteLine:
    """A line over which nothing ever comes."""

    def __init__(self) -> None:
        self._never = Flag()

    def read(self, wait: float) -> bytes:
        self._never.wait(wait)
        return b""

    def write(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class Clerk:
    """A person who tells a round to the panel, tap by tap."""

    def __init__(self, qtbot, page: CompanionPage) -> None:
        self.qtbot, self.page, self.panel = qtbot, page, page.panel

    def until(self, wanted) -> None:
        def reached() -> bool:
            self.page.look_now()
            return bool(wanted(self.page.companion.latest))

        self.qtbot.waitUntil(reached, timeout=WITHIN)

    def pick(self, *tiles: int) -> None:
        for tile in tiles:
            place = self.panel.picker.box(self.panel.picker.kinds.index(tile)).center().toPoint()
            QTest.mouseClick(self.panel.picker, Qt.MouseButton.LeftButton, pos=place)

    def call(self, event: Event) -> None:
        """Tap the word of a seat, and the tile where it is asked for."""
        self.page.look_now()
        entries = self.panel.state.entries
        wanted = next((n for n, each in enumerate(entries) if self._is(each, event)), None)
        assert wanted is not None, (event, entries)
        assert say(entries[wanted].label) in self.panel.entries[wanted].accessibleName()
        self.panel.entries[wanted].click()
        if entries[wanted].action.tile == UNKNOWN:
            self.until(lambda state: state.needed == ("won" if isinstance(event, Win) else "kong"))
            assert isinstance(event, Win | Gang)
            self.pick(event.tile if isinstance(event, Win) else event.tiles[0])

    @staticmethod
    def _is(entry, event: Event) -> bool:
        action = entry.action
        if isinstance(event, Win):
            return action.kind.value == "win" and (action.seat, action.what) == (event.seat, event.by.value)
        if isinstance(event, Claim):
            return (action.seat, action.kind.value, sorted(action.tiles)) == (
                event.seat,
                event.kind.value,
                sorted(event.tiles),
            )
        assert isinstance(event, Gang)
        if event.source is None:
            return action.kind.value == "gang" and action.seat == event.seat and action.what != MeldKind.GANG_EXPOSED
        return (action.seat, action.what) == (event.seat, event.kind.value)

    def tell(self, event: Event, truth: Round) -> None:
        moves = self.page.companion.latest.moves
        match event:
            case Indicator():
                self.until(lambda state: state.needed == "indicator")
                self.pick(event.tile)
            case Discard():
                self.until(lambda state: (state.needed, state.needed_of) == ("discard", event.seat))
                self.pick(event.tile)
            case Win():
                self.call(event)
                self.until(lambda state: state.needed == "hand")
                self.pick(*truth.seats[event.seat].tiles())
            case Claim() | Gang():
                self.call(event)
            case _:
                return
        self.until(lambda state: state.moves > moves and not state.refused)


def by_hand(self_drawn: bool) -> Round:
    """A round that ends in a self-drawn win, or in one on a discard, with melds of several kinds on the way."""
    for truth in truths("wuhan", "hand", 60):
        melds = {type(event) for event in truth.events}
        if truth.wins and (truth.wins[0].by is By.DRAW) is self_drawn and {Claim, Gang} <= melds:
            return truth
    raise AssertionError("no such round")


@pytest.mark.slow
@pytest.mark.parametrize("self_drawn", [True, False])
def test_a_round_is_told_by_hand_from_the_turned_tile_to_its_settlement(qtbot, window, self_drawn: bool) -> None:
    """A table without any device: every step is a tap in the panel, and it pays what was played."""
    truth = by_hand(self_drawn)
    assert truth.settled is not None
    line: Transport = MuteLine()
    page = window.visit(CompanionPage(Companion(plan_of(truth, "nothing"), lambda: line)))
    page._timer.stop()
    page.companion.ignore(True)
    clerk = Clerk(qtbot, page)
    clerk.until(lambda state: state.pace is Pace.IGNORED)
    for event in truth.events:
        clerk.tell(event, truth)
    clerk.until(lambda state: state.may_settle)
    page.panel.settle.click()
    clerk.until(lambda state: page.companion.finished)
    settled = page.companion.finished[0].round.settled
    assert settled is not None
    assert settled.payments == truth.settled.payments, tile_name(truth.wins[0].tile)
    page.leave()


# --- a device that is told something, and a program that makes a mistake


class TableLine:
    """A line to a simulated table in this process, which nobody plays at yet."""

    def __init__(self) -> None:
        self.table, self.now = SimulatedTable("full"), 0
        self.breaks: Exception | None = None
        self._never = Flag()

    def read(self, wait: float) -> bytes:
        if self.breaks is not None:
            error, self.breaks = self.breaks, None
            raise error
        self._never.wait(min(wait, 0.005))
        self.now += 50
        return self.table.step(self.now)

    def write(self, data: bytes) -> None:
        self.table.hear(data)

    def close(self) -> None: ...


def test_the_lamp_of_the_dealer_goes_round_with_the_deal(qtbot) -> None:
    line = TableLine()
    companion = Companion(plan_of(played()[0], "simulated"), lambda: line)
    companion.start()
    firmware = line.table.firmware
    assert isinstance(firmware, Firmware)
    dealer = played()[0].setup.dealer
    qtbot.waitUntil(lambda: firmware.dealer == dealer, timeout=WITHIN)
    companion.deals_next((dealer + 1) % 4)
    qtbot.waitUntil(lambda: firmware.dealer == (dealer + 1) % 4, timeout=WITHIN)
    companion.stop()


def test_a_mistake_of_ours_is_said_on_the_page_and_a_tap_connects_again(
    qtbot, window, caplog: pytest.LogCaptureFixture
) -> None:
    line = TableLine()
    companion = Companion(plan_of(played()[0], "simulated"), lambda: line)
    page = window.visit(CompanionPage(companion))
    qtbot.waitUntil(lambda: page.companion.latest.pace is Pace.IN_STEP, timeout=WITHIN)
    line.breaks = LookupError("a place nobody thought of")
    qtbot.waitUntil(page.panel.connect_again.isVisible, timeout=WITHIN)
    assert page.panel.state.link is LinkState.ABSENT
    assert any(record.exc_info for record in caplog.records)
    caplog.clear()
    QTest.keyClick(page, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: page.companion.latest.link is LinkState.LIVE, timeout=WITHIN)
    assert page.companion.latest.trouble is None
    page.leave()


# --- sticks


def test_sticks_are_set_beside_our_points_seat_by_seat() -> None:
    """500 sticks each, of which a hundred points are one: whoever took a stick too many, or could not be read."""
    count = StickCount(100)
    assert (count.read(), count.off((0, 0, 0, 0))) == ((), ())
    for seat in range(4):
        count.take(m.Sticks(seat, 50_000), (0, 0, 0, 0))
    assert count.off((0, 0, 0, 0)) == (0, 0, 0, 0)
    totals = (12, -4, -8, 0)
    assert count.off(totals) == (-12, 4, 8, 0), "paid on the screen and not yet with sticks"
    for seat, points in enumerate((51_200, 49_600, 49_100, 50_000)):
        count.take(m.Sticks(seat, points), totals)
    assert count.read() == (512, 496, 491, 500)
    assert count.off(totals) == (0, 0, -1, 0)
    count.take(m.Sticks(2, 0, "slot 3 is open"), totals)
    assert count.read() == (512, 496, None, 500)
    assert count.off(totals) == (0, 0, 0, 0)


def test_a_device_that_joins_later_counts_from_the_points_of_then() -> None:
    count = StickCount(1)
    count.take(m.Sticks(1, 700), (30, -30))
    assert count.off((30, -30)) == (0, 0)
    assert count.off((30, -10)) == (0, -20)
    count.take(m.Sticks(3, 700), (30, -30))  # a slot nobody sits at
    assert count.off((30, -30)) == (0, 0)


def test_the_points_and_what_the_sticks_differ_by_stand_on_each_plate(qtbot) -> None:
    set_language("en")
    table = table_of(played()[0])
    state = CompanionState(table=table, points=(12, -4, -8, 0), sticks=(512, 496, 491, None), sticks_off=(0, 0, -1, 0))
    plates = Plates(QRectF(0, 0, 1300, 560), 1.0, four_sided=False, dpr=1.0).all(state, frozenset(), (0, 1, 2, 3))
    assert [(plate.points, plate.off) for plate in plates] == [
        ("+12", ""),
        ("−4", ""),
        ("−8", "sticks −1"),
        ("0", ""),
    ]
