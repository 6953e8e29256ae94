"""The screen follows the table: in the end both are equal and nothing was invented, whatever went wrong between them.

`python -m tests.devices.measure` runs many more rounds and prints the table of outcomes.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjdesk.devices.layout import HANDS, WALL, layout_of, places
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.simulator.faults import ALL
from mjdesk.devices.sync.calls import Call, denies
from mjdesk.devices.sync.course import Course, dice_of
from mjdesk.devices.sync.explain import BLIND_BUDGET, explain
from mjdesk.devices.sync.heard import Heard
from mjdesk.devices.sync.observed import Observed
from mjdesk.devices.sync.pace import Pace
from mjdesk.devices.sync.sight import Sight, Watch
from mjdesk.devices.sync.story import Found, Story, come_to
from mjdesk.devices.sync.sync import Sync
from mjdesk.engine.actions import wins_from_another
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Claim, Deal, Discard, Draw, Gang, Indicator, Passed, Reveal
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.phase import Step
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of

from .follow import Follower, blank, matched, states_of, truths, unplugged_at

FOUR = ("wuhan", "guangdong-jipinghu", "changsha", "qionghu")
GOOD = ("equal", "order", "panel")
MISSED = 20  #: events that happen while nobody looks


@cache
def rounds(rules: str) -> tuple[Round, ...]:
    return tuple(truths(rules, "7", 3))


@pytest.mark.parametrize("rules", [system.id for system in SYSTEMS.values() if system.family == "mahjong"])
def test_every_system_is_followed_without_anybody_touching_the_screen(rules: str) -> None:
    truth = rounds(rules)[0]
    outcome = Follower(truth).run()
    in_the_wall = truth.rules.turned_at(truth.setup) is not None  # turned up there, no antenna sees it
    assert (outcome.word, outcome.entered, outcome.chosen, outcome.asked) == ("equal", int(in_the_wall), 0, 0)


@pytest.mark.parametrize("rules", FOUR)
@pytest.mark.parametrize("kind", ["discards", "discards+hand"])
def test_with_a_part_of_the_tiles_the_rest_is_told_and_the_unknown_stays_unknown(rules: str, kind: str) -> None:
    outcome = Follower(rounds(rules)[1], kind).run()
    assert (outcome.word, outcome.by_hand) == ("equal", 0)
    assert outcome.sync is not None
    dealt = [event for event in outcome.sync.round.events if isinstance(event, Deal)]
    known = {event.seat for event in dealt if UNKNOWN not in event.tiles}
    assert known == ({0} if kind == "discards+hand" else set())


@pytest.mark.parametrize("fault", ALL)
def test_one_fault_at_a_time_often(fault: str) -> None:
    for number, truth in enumerate(rounds("wuhan")[:2]):
        outcome = Follower(truth, rates={fault: 0.15}, seed=number).run()
        assert outcome.word in GOOD, (fault, number)


@pytest.mark.slow
@pytest.mark.parametrize("rules", FOUR)
@pytest.mark.parametrize("kind", ["full", "discards"])
def test_everything_at_once(rules: str, kind: str) -> None:
    for number, truth in enumerate(rounds(rules)):
        outcome = Follower(truth, kind, dict.fromkeys(ALL, 0.05), seed=number).run()
        assert outcome.word in GOOD, number


@settings(max_examples=12)
@given(
    st.sampled_from(FOUR),
    st.dictionaries(st.sampled_from(ALL), st.floats(0, 0.2), max_size=4),
    st.integers(0, 1000),
)
def test_with_any_faults_table_and_screen_are_equal_in_the_end(rules: str, rates: dict[str, float], seed: int) -> None:
    assert Follower(rounds(rules)[seed % 3], rates=rates, seed=seed).run().word in GOOD


@pytest.mark.slow
@pytest.mark.parametrize("rules", FOUR)
def test_unplugged_at_every_event_it_is_in_step_again(rules: str) -> None:
    """One run for each event of a round: the line is away for two seconds from there on."""
    truth = min(rounds(rules), key=lambda each: each.length)
    for number in range(truth.length):
        assert unplugged_at(truth, number).word == "equal", number


def test_a_tag_that_is_never_read_opens_the_panel_on_that_tile_and_the_game_goes_on() -> None:
    follower = Follower(rounds("wuhan")[0])
    while len(follower.table.past) < 12:
        follower.step()
    follower.table.strike("missed", follower.now, -1)
    (dead,) = follower.table.antennas.misread
    while follower.sync.pace is not Pace.OFF:
        follower.step()
    assert dead.tile in {d.tile for d in follower.sync.report().differences}
    outcome = follower.run()
    assert outcome.word in GOOD
    assert outcome.kept


# --- small situations, step by step

ALL_SEATS = (0, 1, 2, 3)
RIVERS_SPEC = (m.ZoneSpec(m.Zone.RIVER, ALL_SEATS, m.Detail.ORDER),)
RIVERS = Watch.of(m.Hello(1, "", "", 0, RIVERS_SPEC))


WITHOUT_HANDS = m.Hello(
    1,
    "",
    "",
    0,
    (m.ZoneSpec(m.Zone.RIVER, ALL_SEATS), m.ZoneSpec(m.Zone.MELD, ALL_SEATS), m.ZoneSpec(m.Zone.INDICATOR)),
)


def blanked(state: Round) -> Round:
    """A state as somebody knows it who sees what lies open."""
    out = blank(state)
    for event in state.events:
        match event:
            case Deal():
                out = out.apply(replace(event, tiles=(UNKNOWN,) * len(event.tiles)))
            case Draw(die=None):
                out = out.apply(replace(event, tile=UNKNOWN))
            case _:
                out = out.apply(event)
    return out


class Desk:
    """A round of which only the rivers are seen."""

    def __init__(self) -> None:
        self.now = 0
        self.rivers = ["", "", "", ""]
        self.sync = Sync(blank(rounds("guangdong-jipinghu")[0]), RIVERS)
        for seat in ALL_SEATS:
            self.see(seat, "")

    def see(self, seat: int, tiles: str, wait: int = 1200) -> None:
        self.sync.take(m.Seen(m.Zone.RIVER, seat, parse_tiles(tiles)), self.now)
        self.wait(wait)

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, 50):
            self.now += 50
            self.sync.tick(self.now, whole=True)

    def pace(self) -> Pace:
        return self.sync.pace

    @property
    def thrown(self) -> list[str]:
        return [f"{e.seat}{e.tile}" for e in self.sync.round.events if isinstance(e, Discard)]


@pytest.fixture
def desk() -> Desk:
    return Desk()


def first(desk: Desk, n: int = 0) -> int:
    return (desk.sync.round.setup.dealer + n) % 4


def test_a_discard_is_followed_with_all_it_implies(desk: Desk) -> None:
    desk.see(first(desk), "9s")
    desk.see(first(desk, 1), "E")
    assert [e.tile for e in desk.sync.round.events if isinstance(e, Discard)] == [26, 27]
    assert desk.pace() is Pace.IN_STEP
    assert all(state.unknown == state.size for state in desk.sync.round.seats)


def test_what_is_seen_for_a_moment_only_is_nothing(desk: Desk) -> None:
    desk.see(first(desk), "9s", wait=300)
    desk.see(first(desk), "")
    assert desk.thrown == []


def test_a_tile_that_nobody_can_have_thrown_is_shown_after_three_seconds(desk: Desk) -> None:
    desk.see(first(desk), "9s")
    desk.see(first(desk, 2), "1m", wait=2500)
    assert desk.pace() is Pace.SETTLING
    desk.wait(1000)
    assert desk.pace() is Pace.OFF
    (difference,) = desk.sync.report().differences
    assert (difference.sort, difference.place.seat, difference.seen) == ("extra", first(desk, 2), 0)
    desk.see(first(desk, 2), "")
    assert desk.pace() is Pace.IN_STEP


def test_a_discard_that_is_gone_may_be_claimed_or_taken_back_and_is_asked_about(desk: Desk) -> None:
    desk.see(first(desk), "9s")
    desk.see(first(desk), "", wait=4000)
    assert desk.pace() is Pace.OFF
    ways = desk.sync.report().ways
    assert len(ways) >= 2
    desk.sync.choose(ways[0], desk.now)
    desk.wait(100)
    assert desk.pace() is Pace.IN_STEP
    assert matched(desk.sync.round.events, ways[0].round.events) == len(ways[0].round.events)


def test_the_screen_may_be_right_and_then_stays_so_until_the_table_agrees(desk: Desk) -> None:
    desk.see(first(desk), "9s")
    desk.see(first(desk), "8s", wait=4000)
    assert desk.pace() is Pace.OFF
    desk.sync.keep_screen(desk.now)
    desk.wait(1000)
    assert desk.pace() is Pace.IN_STEP
    desk.see(first(desk, 1), "E")
    assert [e.tile for e in desk.sync.round.events if isinstance(e, Discard)] == [26, 27]
    desk.see(first(desk), "9s")
    assert desk.pace() is Pace.IN_STEP


def test_what_is_entered_implies_the_discard_it_claims(desk: Desk) -> None:
    claim = Claim(MeldKind.PENG, first(desk, 2), (26, 26, 26), 26, first(desk))
    desk.sync.enter(claim, desk.now)
    assert desk.sync.round.events[-1] == claim
    assert desk.thrown == [f"{first(desk)}26"]
    with pytest.raises(IllegalAction):
        desk.sync.enter(claim, desk.now)
    desk.sync.undo(1, desk.now)
    assert desk.thrown == [f"{first(desk)}26"]


def test_an_ignored_table_moves_nothing(desk: Desk) -> None:
    desk.sync.ignore(True)
    desk.see(first(desk), "9s")
    assert (desk.thrown, desk.pace()) == ([], Pace.IGNORED)
    desk.sync.ignore(False)
    desk.wait(1000)
    assert len(desk.thrown) == 1


@pytest.mark.parametrize("several", [True, False])
def test_wins_on_one_tile_stand_in_the_order_of_the_rules_whoever_was_heard_first(several: bool) -> None:
    """The farther of two seats presses first: the nearer one stands before it, or instead of it where only one may."""
    rules = "changsha" if several else "wuhan"
    for truth in truths(rules, "wins", 60):
        last = next((s for s in states_of(truth)[::-1] if s.phase.step is Step.CLAIM), None)
        if last is None or not truth.wins or truth.wins[0].by is not By.DISCARD:
            continue
        source, n = last.phase.seat, len(last.seats)
        unknown = blanked(last)
        both = [seat for seat in range(n) if any(map(wins_from_another, unknown.legal_actions(seat)))]
        if len(both) < 2:
            continue
        near, far = sorted(both, key=lambda seat: (seat - source) % n)[:2]
        sync = Sync(unknown, Watch(buttons=True))
        sync.take(m.Seen(m.Zone.INDICATOR, None, ()), 0)
        for number, seat in enumerate((far, near), start=1):
            sync.take(m.Press(number, seat, "win"), 1000 * number)
            for now in range(1000 * number, 1000 * number + 900, 50):
                sync.tick(now, whole=True)
        assert [win.seat for win in sync.round.wins] == ([near, far] if several else [near])
        return
    pytest.fail("no round in which two seats could win")


def test_dice_that_nobody_saw_are_asked_for_and_nothing_is_made_up() -> None:
    """The die that turns the bao up is lost with a restart of the device: everything else fits, so only it is asked."""
    truth = next(t for t in truths("qionghu", "7", 12) if any(isinstance(e, Indicator) for e in t.events))
    at = next(n for n, event in enumerate(truth.events) if isinstance(event, Indicator))
    follower = Follower(truth)
    follower.table.firmware.throw = lambda dice: None  # type: ignore[method-assign]
    while len(follower.table.past) <= at:
        follower.step()
    while not follower.sync.report().dice:
        assert not any(isinstance(event, Indicator) for event in follower.sync.round.events)
        follower.step()
    outcome = follower.run()
    assert (outcome.word, outcome.by_hand) == ("equal", 0)
    assert outcome.dice


def test_a_throw_that_is_told_and_then_seen_counts_once_and_one_for_fun_not_at_all() -> None:
    course = Course(blank(rounds("qionghu")[0]))
    course.told((4,), 1000)
    assert not course.thrown((4,), 9000)
    assert course.thrown((4,), 9000), "thrown once more"
    assert course.dice() == ((4,), (4,))
    course.forget_throws(22_000)
    assert course.dice() == ((4,),)


def test_in_which_order_things_were_done_while_nobody_saw_is_asked_not_made_up() -> None:
    """Two single kongs are laid while the device is away: either may have come first."""
    for truth in truths("wuhan", "11", 12):
        for n, (first, draw, second) in enumerate(zip(truth.events, truth.events[1:], truth.events[2:], strict=False)):
            if not (isinstance(first, Gang) and isinstance(draw, Draw) and isinstance(second, Gang)):
                continue
            if first.tiles == second.tiles or {len(first.tiles), len(second.tiles)} != {1}:
                continue
            state = states_of(truth)[n]
            before = blanked(state)
            sight = Sight(Watch.of(WITHOUT_HANDS), layout_of(states_of(truth)[n + 3]))
            found = explain(before, sight, blind=True)
            orders = {tuple(e.tiles for e in s.events if isinstance(e, Gang)) for s in found.stories}
            assert {(first.tiles, second.tiles), (second.tiles, first.tiles)} <= orders
            assert found.only is None
            return
    pytest.fail("no round with two kongs in a row")


def test_a_table_that_knows_its_wall_tells_nobody_what_is_in_it() -> None:
    """With every tile of the wall named by the device, the round and all views are those without."""
    truth = rounds("guangdong-jipinghu")[0]
    plain, knowing = Desk(), Desk()
    knowing.sync.watch = Watch.of(
        m.Hello(1, "", "", 0, (*RIVERS_SPEC, m.ZoneSpec(m.Zone.WALL, ALL_SEATS, m.Detail.ORDER)))
    )
    left = [tile for tile in truth.wall[60:] if tile not in parse_tiles("9sE1mF")]
    parts = [tuple(left[n::4]) for n in range(4)]
    for seat, tiles in enumerate(parts):
        knowing.sync.take(m.Seen(m.Zone.WALL, seat, tiles), 0)
    for each in (plain, knowing):
        for n, tile in enumerate(("9s", "E", "1m", "F")):
            each.see(first(each, n), tile)
    assert plain.thrown == knowing.thrown
    assert plain.thrown
    assert plain.sync.round.events == knowing.sync.round.events
    assert set(knowing.sync.round.wall) == {UNKNOWN}
    for seat in ALL_SEATS:
        assert view_of(plain.sync.round, seat) == view_of(knowing.sync.round, seat)


def test_no_seat_is_shown_what_only_the_table_knows() -> None:
    """The views of a round followed with every tile seen are those of the round that was played."""
    truth = rounds("wuhan")[0]
    follower = Follower(truth)
    while len(follower.table.past) < 30:
        follower.step()
    round_ = follower.sync.round
    true = next(s for s in follower.states if s.length == round_.length)
    for seat in ALL_SEATS:
        view, expected = view_of(round_, seat), view_of(true, seat)
        assert view.hand == expected.hand
        assert view.seats == expected.seats
        assert view.actions == expected.actions
        assert [s.hand for i, s in enumerate(view.seats) if i != seat] == [None] * 3


def test_a_way_that_begins_nowhere_any_more_is_refused_and_changes_nothing() -> None:
    """The panel was tapped when the round had gone on otherwise."""
    truth = rounds("wuhan")[0]
    sync = Sync(blank(truth), RIVERS)
    elsewhere = states_of(truth)[7]
    with pytest.raises(IllegalAction):
        sync.choose(Story((), elsewhere), 1000)
    assert sync.round.length == 0


def test_what_took_too_long_is_tried_again_later_though_nothing_has_moved_since(monkeypatch) -> None:
    """A hand twitches while the next try has to wait; then the table lies still, and is explained all the same."""
    budgets = {False: 5, True: 1}  # a slow machine: it gives up early

    def hurried(start: Round, sight: Sight, calls: tuple[Call, ...] = (), _budget: int = 0, *, blind=False) -> Found:
        return explain(start, sight, calls, budgets[blind], blind)

    monkeypatch.setattr("mjdesk.devices.sync.matching.explain", hurried)
    truth = rounds("wuhan")[0]
    after = states_of(truth)[MISSED]
    lies = layout_of(after)
    sync = Sync(blank(truth), Watch(frozenset(places(4)) - {WALL}))
    sync.hold_to(0)  # plugged in late, and it is this round
    for place in places(4):
        if place != WALL:
            sync.take(m.Seen(place.zone, place.seat, lies.get(place, ())), 0)
    for now in range(50, 1050, 50):
        sync.tick(now, whole=True)
    budgets[True] = BLIND_BUDGET
    hand = lies[HANDS[0]]
    sync.take(m.Seen(HANDS[0].zone, 0, hand[1:]), 1050)
    sync.take(m.Seen(HANDS[0].zone, 0, hand), 1100)
    for now in range(1100, 2900, 50):
        sync.tick(now, whole=True)
    assert sync.round.length == 0
    for now in range(2900, 3000, 50):
        sync.tick(now, whole=True)
    assert sync.round.length == after.length
    assert sync.pace is Pace.IN_STEP


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "number", "seed"),
    [
        ("qionghu", 4, "9"),  # a word pressed twice because no lamp was lit was given up as two
        ("qionghu", 17, "8"),  # a word that had been heard was forgotten for another that came later: paid otherwise
        ("wuhan", 83, "7"),  # a hand was taken for known while one of its tiles was in the air
        ("wuhan", 124, "7"),  # a tag read late after an interruption was taken for a tile laid late
        ("wuhan", 138, "7"),  # eight ways were taken for all there are
        ("wuhan", 192, "7"),  # a ghost and a tile in the air made up for each other for a moment
        ("wuhan", 199, "7"),  # what had been told before a lost frame was taken for how it still lay
        ("guangdong-jipinghu", 34, "7"),
        ("guangdong-jipinghu", 56, "7"),
        ("guangdong-jipinghu", 130, "7"),
        ("guangdong-jipinghu", 131, "7"),
        ("changsha", 89, "7"),  # how a kong was meant was forgotten before the table could be read again
        ("changsha", 19, "fresh"),  # a kong was taken as meant otherwise; turned tiles had gone on from the middle
        ("changsha", 109, "7"),  # ways that differed in what was turned up were taken for the same
        ("qionghu", 194, "7"),  # of two throws that were lost and told, the second was taken for the first
        ("qionghu", 152, "7"),  # a discard was taken back and laid again a turn later, while nobody could tell
        ("qionghu", 154, "7"),  # a throw that was lost and told by a person was taken for the later of two
    ],
)
def test_rounds_that_were_followed_otherwise_once(rules: str, number: int, seed: str) -> None:
    """Of the rounds of `measure`: those whose record was not what had been played, and nobody was asked."""
    truth = truths(rules, seed, number + 1)[number]
    rates = dict.fromkeys(ALL, 0.05)
    assert Follower(truth, rates=rates, seed=number, encoding=list(Encoding)[number % 2]).run().word == "equal"


def test_who_pays_for_all_unless_the_hand_excuses_it_is_asked_for_a_hand_nobody_saw() -> None:
    """The discarder of 全求人 was ready; where only discards are seen that is known when the hand is shown."""
    truth = truths("wuhan", "7", 89)[88]
    outcome = Follower(truth, "discards").run()
    assert outcome.word == "equal"
    assert outcome.sync is not None
    round_ = outcome.sync.round
    giver = truth.wins[0].source
    shown = next(n for n, event in enumerate(round_.events) if isinstance(event, Reveal) and event.seat == giver)
    before, after = states_of(round_)[shown : shown + 2]
    assert before.excusable() == (giver,)
    assert after.excusable() == ()
    assert truth.settled is not None
    assert before.settlement().payments != truth.settled.payments == after.settlement().payments


def test_of_a_place_read_again_after_an_interruption_nobody_knows_when_its_tiles_came() -> None:
    """Two discards: one is read at once after the line was back, the other's tag a moment later."""
    observed = Observed()
    for seat, tiles in enumerate(("", "")):
        observed.take(m.Seen(m.Zone.RIVER, seat, parse_tiles(tiles)), 0, 2)
    observed.take(m.Seen(m.Zone.WALL, 0, (UNKNOWN,) * 2), 0, 2)
    observed.interrupt()
    observed.take(m.Seen(m.Zone.WALL, 0, ()), 5000, 2)
    observed.take(m.Seen(m.Zone.RIVER, 1, parse_tiles("5m")), 5000, 2)
    observed.take(m.Seen(m.Zone.RIVER, 0, parse_tiles("9s")), 5200, 2)
    assert observed.arrivals.fit((Discard(0, 26), Discard(1, 4)))
    assert observed.arrivals.fit((Discard(1, 4), Discard(0, 26)))
    before = Observed()
    for time, seat, tiles in ((0, 0, ""), (0, 1, ""), (100, 1, "5m"), (900, 0, "9s")):
        before.take(m.Seen(m.Zone.RIVER, seat, parse_tiles(tiles)), time, 2)
    assert not before.arrivals.fit((Discard(0, 26), Discard(1, 4)))


def test_a_word_that_is_pressed_again_while_it_waits_is_one_word() -> None:
    """Nobody lit a lamp, so `ready` was pressed twice: two of them belong to nothing, and both would be given up."""
    heard = Heard()
    for time in (1000, 5000):
        heard.hear(Call(1, "ready", time))
    heard.hear(Call(2, "ready", 5000))
    assert list(heard.waiting) == [Call(1, "ready", 1000), Call(2, "ready", 5000)]
    heard.use(heard.waiting)
    heard.hear(Call(1, "ready", 90_000))
    assert list(heard.waiting) == [Call(1, "ready", 90_000)]


def test_how_a_kong_was_meant_is_remembered_until_the_kong_can_have_been_seen() -> None:
    heard = Heard()
    heard.hear(Call(1, "open", 1000))
    heard.forget_late(30_000, agreed=False)  # nothing could be read for long
    assert heard.says("open")
    heard.forget_late(30_000, agreed=True)
    assert not heard.says("open")
    assert not heard.unheard, "nobody is told: a kong counts as concealed without the word"
    heard.hear(Call(1, "open", 31_000))
    heard.forget_late(90_000, agreed=False)
    assert not heard.waiting, "it does not hold everything up for ever"


@pytest.mark.parametrize(("word", "is_open"), [("open", True), ("plain", False)])
def test_a_kong_is_not_taken_as_meant_otherwise_than_was_called(word: str, is_open: bool) -> None:
    kong = Gang(1, MeldKind.GANG_ADDED, (21,) * 4, 0, 21, is_open)
    assert not denies(Call(1, word), kong)
    assert denies(Call(1, word), replace(kong, open=not is_open))
    assert not denies(Call(2, word), replace(kong, open=not is_open)), "another seat called"
    assert not denies(Call(1, word), replace(kong, open=None)), "a kong of a system that knows one way only"
    assert not denies(Call(1, "win"), kong)


def test_tiles_turned_up_by_an_opened_kong_may_have_gone_on_before_anybody_saw_them() -> None:
    """Both lie in the middle for two seconds; then one is in the river, the other in a meld."""
    truth = truths("changsha", "fresh", 20)[19]
    states = states_of(truth)
    kong = next(n for n, event in enumerate(truth.events) if isinstance(event, Gang) and event.open)
    claim = next(n for n, event in enumerate(truth.events) if n > kong and isinstance(event, Claim))
    zones = (m.ZoneSpec(m.Zone.RIVER, ALL_SEATS, m.Detail.ORDER), m.ZoneSpec(m.Zone.MELD, ALL_SEATS))
    watch = Watch.of(m.Hello(1, "", "", 0, (*zones, m.ZoneSpec(m.Zone.INDICATOR))))
    before, after = blanked(states[kong]), states[claim + 1]
    thrown = tuple(dice_of(event) for event in truth.events[kong:claim] if dice_of(event))
    sight = Sight(watch, {place: tiles for place, tiles in layout_of(after).items() if place in watch.places}, thrown)
    found = explain(before, sight, (Call(truth.events[kong].seat, "open"),), BLIND_BUDGET)
    told = [[e for e in story.events if not isinstance(e, Passed)] for story in found.stories]
    assert [e for e in truth.events[kong : claim + 1] if not isinstance(e, Passed)] in told


def test_states_with_other_tiles_turned_up_do_not_come_to_the_same() -> None:
    """Else of the ways through them one only is followed, and what is left looks like the only way."""
    truth = truths("changsha", "fresh", 20)[19]
    kong = next(n for n, event in enumerate(truth.events) if isinstance(event, Gang) and event.open)
    at = next(n for n, event in enumerate(truth.events) if n > kong and isinstance(event, Draw))
    drawn, before = truth.events[at], blanked(states_of(truth)[at])
    assert isinstance(drawn, Draw)
    assert drawn.die
    here, there = (come_to(before.apply(replace(drawn, tile=tile))) for tile in (drawn.tile, (drawn.tile + 1) % 9))
    assert here != there


def test_a_throw_that_was_lost_comes_before_those_seen_after_it() -> None:
    course = Course(blank(rounds("qionghu")[0]))
    course.thrown((3,), 1000)
    course.thrown((5,), 9000)
    course.told((2,), 12_000, missed=5000)
    assert course.dice() == ((3,), (2,), (5,))
    course.told((6,), 13_000)
    assert course.dice() == ((3,), (2,), (5,), (6,))
    course.told((1,), 14_000, missed=5000)
    assert course.dice() == ((3,), (2,), (1,), (5,), (6,)), "what a person tells comes one after the other"
