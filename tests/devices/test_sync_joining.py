"""A table that is joined while a round is played, one whose old tiles lie there still, and one that sees no tile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.devices.layout import layout_of
from mjdesk.devices.link import messages as m
from mjdesk.devices.simulator.firmware import KINDS
from mjdesk.devices.sync.pace import Pace, Waiting
from mjdesk.devices.sync.sight import Watch
from mjdesk.devices.sync.story import Story, are_alike
from mjdesk.devices.sync.sync import Sync
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Draw, Event, Gang, Indicator, Passed, Reveal, Settle, Win
from mjdesk.engine.record import Record, read_records, replay, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.changsha_events import Shown
from mjdesk.engine.tiles import UNKNOWN
from tests.engine.test_unknown import JIANG, fed_all

from .follow import Follower, blank, matched, states_of, truths

SYSTEMS = ("wuhan", "guangdong-jipinghu", "changsha", "qionghu")


def watch(kind: str) -> Watch:
    zones, features = KINDS[kind]
    return Watch.of(m.Hello(1, "", "", 0, zones, features))


class Table:
    """What a device of a kind says of the states of a round."""

    def __init__(self, kind: str, sync: Sync) -> None:
        self.kind, self.sync, self.now = kind, sync, 0
        self.sync.watch = watch(kind)

    def shows(self, state: Round | None, wait: int = 1500) -> None:
        """Everything lies as in a state (None: swept in) and stays so."""
        lies = {} if state is None else layout_of(state)
        for spec in KINDS[self.kind][0]:
            for seat in spec.seats or (None,):
                if spec.zone is m.Zone.WALL:
                    left = len(self.sync.round.wall) - sum(map(len, lies.values()))
                    tiles = (UNKNOWN,) * (left // 4 + (seat is not None and seat < left % 4))
                else:
                    tiles = next((t for place, t in lies.items() if place == (spec.zone, seat)), ())
                self.sync.take(m.Seen(spec.zone, seat, tiles), self.now)
        self.wait(wait)

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, 50):
            self.now += 50
            self.sync.tick(self.now, whole=True)


@pytest.mark.parametrize("kind", ["full", "discards", "discards+hand"])
@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_round_joined_in_its_middle_is_left_alone_and_the_next_is_followed(rules: str, kind: str) -> None:
    """Nothing of the running round is made up, nothing is asked about it; from the swept table on it is as ever."""
    played, following = truths(rules, "joined", 2)
    middle = next(s for s in states_of(played) if sum(len(seat.discards) for seat in s.seats) == 9)
    table = Table(kind, Sync(blank(following), Watch()))
    for state in (middle, *states_of(played)[middle.length + 1 :]):
        table.shows(state, 700)
        table.sync.take(m.Press(state.length, 0, "win"), table.now)
        assert (table.sync.pace, table.sync.round.length) == (Pace.WAITING, 0)
    assert table.sync.report().waiting is Waiting.RUNNING
    table.shows(None)
    assert table.sync.pace is Pace.IN_STEP
    dealt = next(s for s in states_of(following) if sum(len(seat.discards) for seat in s.seats) == 1)
    for state in states_of(following)[: dealt.length + 1]:
        if state.length and isinstance(state.events[-1], Shown):
            table.sync.take(m.Press(state.length, state.events[-1].seat, "show"), table.now)
        table.shows(state, 700)
    if kind == "full" and not following.rules.turned_at(following.setup):
        assert matched(table.sync.round.events, following.events) == dealt.length
        assert table.sync.pace is Pace.IN_STEP


def test_whoever_knows_that_it_is_this_round_says_so_and_it_is_followed() -> None:
    """Plugged in late, the round begun with the screen: the way is found from what lies there, or a person is asked."""
    truth = truths("guangdong-jipinghu", "7", 1)[0]
    middle = next(s for s in states_of(truth) if sum(len(seat.discards) for seat in s.seats) == 9)
    table = Table("discards", Sync(blank(truth), Watch()))
    table.shows(middle)
    assert table.sync.pace is Pace.WAITING
    table.sync.hold_to(table.now)
    table.wait(4000)
    assert table.sync.report().waiting is None
    assert table.sync.pace is (Pace.IN_STEP if table.sync.round.length else Pace.OFF)


def test_tiles_of_a_settled_round_are_no_moves_of_the_next_until_they_are_swept_in() -> None:
    """A round that ends after three discards leaves them lying: the next would seem to begin with them."""
    truth, following = truths("guangdong-jipinghu", "7", 2)
    early = next(s for s in states_of(truth) if sum(len(seat.discards) for seat in s.seats) == 3)
    table = Table("discards", Sync(blank(truth), Watch()))
    table.shows(None)
    table.shows(early)
    assert table.sync.round.length
    table.sync = Sync(blank(following), table.sync.watch, after=table.sync, waiting=Waiting.SWEEP)
    table.wait(5000)
    assert (table.sync.pace, table.sync.round.length) == (Pace.WAITING, 0)
    assert table.sync.report().waiting is Waiting.SWEEP
    table.shows(None)
    assert table.sync.pace is Pace.IN_STEP


def told_by_hand(event: Event) -> bool:
    """Whether a person at a table without antennas tells an event; the others follow from it, or from a button."""
    return not isinstance(event, Passed | Settle | Deal | Draw | Reveal)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_table_with_dice_and_buttons_alone_is_followed_to_its_settlement(rules: str) -> None:
    """No tile is seen: what is done is told by hand, dice and wins come from the table, hands are shown at the end."""
    truth = next(t for t in truths(rules, "dice", 8) if t.wins)
    table = Table("dice", Sync(blank(truth), Watch()))
    presses = throws = 0
    table.wait(1000)
    for event in truth.events:
        die = getattr(event, "die", None)
        for dice in filter(None, (getattr(event, "dice", ()), (die,) if die else ())):
            throws += 1
            table.sync.take(m.Throw(throws, dice), table.now)
        if isinstance(event, Win):
            presses += 1
            table.sync.take(m.Press(presses, event.seat, "win"), table.now)
            table.wait(800)
            if not any(win.seat == event.seat for win in table.sync.round.wins):  # on which tile nobody has seen
                table.wait(3000)
                assert table.sync.pace is not Pace.IN_STEP
                table.sync.enter(event, table.now)
            assert table.sync.round.wins[-1] == next(s for s in truth.wins if s.seat == event.seat)
        elif told_by_hand(event) or die is not None:
            table.sync.enter(event, table.now)
        table.wait(100)
        assert table.sync.pace is Pace.IN_STEP
    for win in table.sync.round.wins:
        if table.sync.round.seats[win.seat].unknown:
            table.sync.enter(Reveal(win.seat, truth.seats[win.seat].tiles()), table.now)
    table.wait(3000)
    assert table.sync.may_settle(table.now)
    settled = table.sync.settle(table.now).settled
    assert settled is not None
    assert truth.settled is not None
    assert settled.payments == truth.settled.payments


def test_a_die_that_nobody_remembers_is_said_so_and_the_round_goes_on() -> None:
    """穷胡: the die that chose the bao. The record holds 0 for it."""
    truth = next(t for t in truths("qionghu", "7", 12) if any(isinstance(e, Indicator) for e in t.events))
    follower = Follower(truth)
    follower.table.firmware.throw = lambda dice: None  # type: ignore[method-assign]
    while not follower.sync.report().dice:
        follower.step()
    follower.sync.tell_dice((0,) * follower.sync.report().dice, follower.now)
    while not any(isinstance(event, Indicator) for event in follower.sync.round.events):
        follower.step()
    bao = next(event for event in follower.sync.round.events if isinstance(event, Indicator))
    assert bao.die == 0
    assert follower.sync.pace is Pace.IN_STEP


def test_dice_of_zero_are_for_walls_that_nobody_knows() -> None:
    """长沙 start-of-hand win and 穷胡 bao: refused where the wall is known; where not, written, read and verified."""
    for rules, kind, options in (("changsha", Shown, {"birds": 1, "start_birds": True}), ("qionghu", Indicator, {})):
        played = truths(rules, "zero", 60, **options)
        truth = next(t for t in played if any(isinstance(e, kind) for e in t.events))
        at = next(n for n, event in enumerate(truth.events) if isinstance(event, kind))
        event = truth.events[at]
        forgotten: Event
        if isinstance(event, Shown):
            assert event.dice
            forgotten = replace(event, dice=(0,) * len(event.dice))
        else:
            assert isinstance(event, Indicator)
            forgotten = replace(event, die=0)
        with pytest.raises(IllegalAction):
            states_of(truth)[at].apply(forgotten)
        round_ = blank(truth)
        for each in (*truth.events[:at], forgotten):
            round_ = round_.apply(each)
        (again,) = read_records(write_record(Record.of(round_)).splitlines())
        assert list(replay(again))[-1].events[-1] == forgotten


def test_ways_that_come_to_the_same_are_told_from_those_that_do_not() -> None:
    truth = truths("wuhan", "11", 12)
    pairs = 0
    for states in map(states_of, truth):
        for before, after in zip(states, states[3:], strict=False):
            first, draw, second = after.events[before.length :]
            if isinstance(first, Gang) and isinstance(draw, Draw) and isinstance(second, Gang):
                pairs += 1
                told = Story(after.events[before.length :], after)
                assert are_alike((told, told))
                assert not are_alike((told, Story((), before)))
    assert pairs
    assert not are_alike(())


def test_of_ways_that_differ_none_is_taken_because_nobody_remembers() -> None:
    truth = truths("guangdong-jipinghu", "7", 1)[0]
    sync = Sync(blank(truth), watch("discards"))
    with pytest.raises(IllegalAction):
        sync.choose_any(0)


def test_a_round_that_a_hand_may_change_is_not_settled_by_sweeping_its_tiles_in() -> None:
    """Who gave the tile of 全求人 may have shown his hand, and nobody has told it yet: that is still asked for."""
    for shown in (True, False):
        table = Table("discards", Sync(fed_all(quanqiuren_bao="not_all_jiang"), Watch()))
        table.shows(table.sync.round)
        assert table.sync.pace is Pace.IN_STEP
        table.shows(None, wait=15_000)
        assert not table.sync.is_swept()
        assert table.sync.pace is Pace.IN_STEP, "what is swept in is not off"
        assert table.sync.may_settle(table.now)
        if shown:
            table.sync.enter(Reveal(0, JIANG), table.now)
            table.wait(1000)
            assert table.sync.is_swept()
        settled = table.sync.settle(table.now).settled
        assert settled is not None
        assert [n < 0 for n in settled.payments] == [True, False, shown, shown]


def test_a_winner_s_hand_is_asked_for_though_its_tiles_are_swept_in() -> None:
    state = fed_all(quanqiuren_bao="always")
    table = Table("discards", Sync(state.take_back(1), Watch()))
    table.shows(table.sync.round)
    table.shows(None, wait=15_000)
    assert (table.sync.pace, table.sync.is_swept()) == (Pace.IN_STEP, False)
    table.sync.enter(Reveal(1, state.seats[1].tiles()), table.now)
    table.wait(1000)
    assert table.sync.is_swept()
