"""Rounds of a physical table: most tiles are not known, and the same `Round` runs with what is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import (
    Claim,
    Deal,
    Discard,
    Draw,
    End,
    Event,
    Flower,
    Gang,
    Indicator,
    Passed,
    Reveal,
    Settle,
    Win,
)
from mjdesk.engine.match import Match
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Step
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import FLOWERS_144, HONOURS_136, UNKNOWN
from mjdesk.engine.view import view_of
from mjdesk.players.families import GREEDY, ByFamily
from mjdesk.players.headless import play_round

from .rounds import WUHAN, advance, line, many_rounds, options, peng, single, snapshot, throw, tile

NOTHING_KNOWN = (UNKNOWN,) * HONOURS_136.size


def seen_events(last: Round, observer: int | None) -> list[Event]:
    """The events of a round as a table would report them: hands and draws but the observer's are unknown.

    A winner whose hand is unknown shows it before the round is settled.
    """
    out: list[Event] = []
    for event in last.events:
        if isinstance(event, Deal) and event.seat != observer:
            out.append(Deal(event.seat, (UNKNOWN,) * len(event.tiles)))
        elif isinstance(event, Draw) and event.seat != observer:
            out.append(Draw(event.seat, UNKNOWN, event.end))
        else:
            if isinstance(event, Settle):
                out += [Reveal(w.seat, last.seats[w.seat].tiles()) for w in last.wins if w.seat != observer]
            out.append(event)
    return out


def blank(like: Round) -> Round:
    """The same round before its deal, with no tile of the wall known."""
    return Round.begin(WUHAN, like.setup, NOTHING_KNOWN)


@pytest.mark.parametrize("observer", [None, 0, 2])
def test_a_round_seen_from_outside_runs_and_settles_the_same(observer: int | None) -> None:
    won = 0
    for states in many_rounds(24):
        last = states[-1]
        state = blank(last)
        for event in seen_events(last, observer):
            state = drop_phantom_passes(state, event).apply(event)
        assert state.settled is not None
        assert last.settled is not None
        assert state.settled.payments == last.settled.payments
        assert state.settled.wins == last.settled.wins
        assert [s.melds for s in state.seats] == [s.melds for s in last.seats]
        assert [[d.tile for d in s.discards] for s in state.seats] == [[d.tile for d in s.discards] for s in last.seats]
        won += bool(last.wins)
    assert won > 5


def drop_phantom_passes(state: Round, event: Event) -> Round:
    """Where passes count, seats that might have won on the tile say that they did not."""
    if not WUHAN.tracks_passes(state.options) or state.phase.step not in (Step.CLAIM, Step.ROB):
        return state
    if isinstance(event, (Win, Passed)):
        return state
    claimer = event.seat if isinstance(event, (Claim, Gang)) else None
    for seat, actions in state.asked().items():
        if seat != claimer and actions[0].kind is act.Kind.WIN:
            assert state.phase.tile is not None
            state = state.apply(Passed(seat, state.phase.tile))
    return state


def test_what_is_known_is_what_was_seen_and_an_unknown_tile_never_becomes_one_of_a_kind() -> None:
    for states in many_rounds(4):
        state = blank(states[-1])
        seen = [0] * 34
        for event in seen_events(states[-1], None):
            if isinstance(event, (Reveal, Win, Settle)):
                break
            state = drop_phantom_passes(state, event)
            before = state
            state = state.apply(event)
            if isinstance(event, (Discard, Indicator)):
                seen[event.tile] += 1
            if isinstance(event, Claim):
                for t in event.tiles:
                    seen[t] += 1
                seen[event.claimed] -= 1
            if isinstance(event, Gang):
                if event.kind is MeldKind.GANG_ADDED:
                    seen[event.tiles[0]] += 1
                else:
                    for t in event.tiles:
                        seen[t] += 1
                    if event.claimed is not None:
                        seen[event.claimed] -= 1
            assert state.seen_counts() == seen, line(state)
            for seat in state.seats:
                assert sum(seat.counts) == 0
                assert seat.unknown == seat.size
                assert seat.keys == (0, 0, 0, 0)
            assert before.length == state.length - 1


def test_the_record_of_a_physical_round_reads_back_and_verifies() -> None:
    states = next(s for s in many_rounds(12) if s[-1].wins and s[-1].options["passed_win"] == "free")
    last = blank(states[-1]).apply_all(seen_events(states[-1], 1))
    text = write_record(Record.of(last))
    assert '"wall":"' + "?" * 136 + '"' in text
    (record,) = read_records(text.splitlines())
    assert write_record(record) == text
    assert verify(record).settled == last.settled


def dealt_unknown(**given: Any) -> Round:
    """Nothing is known but the indicator 5m (laizi 6m, pizi 4m 5m); seat 0 is to throw."""
    state = Round.begin(WUHAN, Setup("wuhan", options(**given)), NOTHING_KNOWN)
    for seat in range(4):
        state = state.apply(Deal(seat, (UNKNOWN,) * (14 if seat == 0 else 13)))
    return state.apply(Indicator(tile("5m"), tile("6m"), parse_tiles("45m")))


def test_the_table_owes_unknown_draws_and_deals() -> None:
    state = Round.begin(WUHAN, Setup("wuhan", options()), NOTHING_KNOWN)
    assert state.owed() == Deal(0, (UNKNOWN,) * 14)
    for _ in range(4):
        state = state.apply(state.owed())  # type: ignore[arg-type]
    assert state.owed() == Indicator(UNKNOWN)
    with pytest.raises(IllegalAction, match="the indicator lies open"):
        state.apply(Indicator(UNKNOWN))
    state = throw(dealt_unknown(), "9p")
    assert state.owed_if_all_pass() == Draw(1, UNKNOWN, End.FRONT)


def test_unknown_hands_may_throw_and_claim_whatever_is_left() -> None:
    state = dealt_unknown()
    thrown = {a.tile for a in state.legal_actions(0) if a.kind is act.Kind.DISCARD}
    assert thrown == set(range(34)) - {3, 4, 5, 31}
    state = throw(state, "9p")
    assert {a.kind for a in state.legal_actions(1)} >= {act.Kind.PENG, act.Kind.GANG, act.Kind.CHI, act.Kind.PASS}
    assert not any(a.kind is act.Kind.WIN for a in state.legal_actions(1))  # nobody is open yet
    assert not any(a.kind is act.Kind.CHI for a in state.legal_actions(2))


def test_a_fifth_copy_is_a_contradiction_that_names_both_events() -> None:
    state = throw(dealt_unknown(), "9p")
    state = state.apply(Gang(2, MeldKind.GANG_EXPOSED, (tile("9p"),) * 4, 0, tile("9p")))
    state = state.apply(Draw(2, UNKNOWN, End.BACK))
    with pytest.raises(IllegalAction) as caught:
        throw(state, "9p")
    assert caught.value.reason == "contradiction"
    assert "Discard(seat=2, tile=17)" in caught.value.detail
    assert "event 7 (Gang(" in caught.value.detail
    with pytest.raises(IllegalAction, match="contradiction"):
        throw(state, "1s").apply(Draw(3, tile("9p"), End.FRONT))


@pytest.mark.parametrize(
    "event",
    [
        peng(2, "9p", 0),
        Gang(2, MeldKind.GANG_EXPOSED, (tile("9p"),) * 4, 0, tile("9p")),
        Claim(MeldKind.CHI, 1, parse_tiles("789p"), tile("9p"), 0),
    ],
)
def test_claims_need_tiles_that_are_left(event: Event) -> None:
    state = throw(dealt_unknown(), "9p")
    for name in ("8p",) * 4:
        state = throw(state.apply(state.owed_if_all_pass()), name)  # type: ignore[arg-type]
    state = throw(state.apply(state.owed_if_all_pass()), "9p")  # type: ignore[arg-type]
    source = state.phase.seat
    state = throw(state.apply(state.owed_if_all_pass()), "9p")  # type: ignore[arg-type]
    assert source != state.phase.seat
    with pytest.raises(IllegalAction):
        state.apply(event)
    chis = {a.tiles for a in state.legal_actions((state.phase.seat + 1) % 4) if a.kind is act.Kind.CHI}
    assert chis == set()  # every run with 9p needs an 8p


def test_one_unknown_tile_cannot_be_two() -> None:
    """A seat with four melds holds one tile: it may not chi with it."""
    state = four_pungs()
    assert state.seats[1].size == 1
    state = throw(state, "5s")
    kinds = {a.kind for a in state.legal_actions(1)}
    assert act.Kind.CHI not in kinds
    assert act.Kind.PENG not in kinds
    with pytest.raises(IllegalAction):
        state.apply(Claim(MeldKind.CHI, 1, parse_tiles("456s"), tile("5s"), 0))


def four_pungs(**given: Any) -> Round:
    """Seat 1 has punged four times what seat 0 threw, which has drawn again."""
    state = dealt_unknown(**given)
    for name, other in (("1p", "1s"), ("2p", "2s"), ("3p", "3s"), ("7p", "7s")):
        state = throw(state, name).apply(peng(1, name, 0))
        state = throw(state, other)
        for seat in (2, 3):
            state = state.apply(Draw(seat, UNKNOWN, End.FRONT))
            state = throw(state, {2: "E", 3: "W"}[seat] if name in ("1p", "2p") else {2: "S", 3: "N"}[seat])
        state = state.apply(Draw(0, UNKNOWN, End.FRONT))
    return state


JIANG = parse_tiles("222888m555888p2s")


def fed_all(**given: Any) -> Round:
    """Seat 0 throws what seat 1 wins on with nothing but melds of others' tiles (全求人), and seat 1 shows its tile."""
    state = throw(four_pungs(**given), "5s").apply(Win(1, By.DISCARD, tile("5s"), 0))
    assert state.excusable() == (), "the winner shows first"
    return state.apply(Reveal(1, parse_tiles("5s")))


def test_whose_hand_decides_who_pays_may_show_it_and_is_not_excused_otherwise() -> None:
    state = fed_all(quanqiuren_bao="not_all_jiang")
    assert state.excusable() == (0,)
    hidden, shown = state.settlement(), state.apply(Reveal(0, JIANG))
    assert shown.excusable() == ()
    assert shown.settlement().payments != hidden.payments
    assert [n < 0 for n in hidden.payments] == [True, False, False, False]
    assert [n < 0 for n in shown.settlement().payments] == [True, False, True, True]
    assert state.apply(hidden).settled == hidden
    assert fed_all(quanqiuren_bao="always").excusable() == ()


def ready_unknown() -> Round:
    """Seat 1 has pung 3p from seat 0 and has thrown 1m; seat 2 throws 5s."""
    state = throw(dealt_unknown(), "3p").apply(peng(1, "3p", 0))
    state = throw(state, "1m").apply(Draw(2, UNKNOWN, End.FRONT))
    return throw(state, "5s")


def test_the_winner_shows_its_hand_and_the_round_is_settled() -> None:
    state = ready_unknown().apply(Win(1, By.DISCARD, tile("5s"), 2))
    assert state.winners_unknown()
    assert state.owed() is None
    with pytest.raises(IllegalAction, match="hand-unknown"):
        state.apply(Settle((0, 0, 0, 0)))
    shown = state.apply(Reveal(1, parse_tiles("234678s789p5s")))
    done = advance(shown)
    assert done.settled is not None
    assert done.settled.wins[0].patterns == ("ping-hu", "ying-hu")
    assert done.settled.payments[1] > 0
    assert sum(done.settled.payments) == 0


@pytest.mark.parametrize(
    ("shown", "says"),
    [
        ("234678s789p6s", "is no winning hand (no-shape); it contradicts event"),
        ("234678s789p", "expected 10 tiles"),
        ("234678s789p5s5s", "expected 10 tiles"),
        ("234678s78p?5s", "contradicts|all be known|expected"),
        ("C34678s789p5s", "is no winning hand (special-tile-in-hand); it contradicts event"),
        ("3p34678s789p", "expected 10 tiles"),
        ("33p4678s789p5s", "shows one 3p too many; it contradicts event"),
        ("1h34678s789p5s", "expected tiles of the set honours-136"),
    ],
)
def test_a_hand_that_cannot_be_is_refused(shown: str, says: str) -> None:
    state = ready_unknown().apply(Win(1, By.DISCARD, tile("5s"), 2))
    with pytest.raises(IllegalAction) as caught:
        state.apply(Reveal(1, parse_tiles(shown)))
    assert any(part in str(caught.value) for part in says.split("|")), str(caught.value)
    assert caught.value.reason in ("contradiction", "wrong-tile")
    assert state.apply(Reveal(1, parse_tiles("234678s789p5s"))).owed() is not None


def test_a_hand_is_shown_once_and_only_where_it_was_unknown() -> None:
    state = ready_unknown().apply(Win(1, By.DISCARD, tile("5s"), 2))
    shown = state.apply(Reveal(1, parse_tiles("234678s789p5s")))
    with pytest.raises(IllegalAction, match="known already"):
        shown.apply(Reveal(1, parse_tiles("234678s789p5s")))
    for seat in (-1, 4, 9):
        with pytest.raises(IllegalAction):
            state.apply(Reveal(seat, parse_tiles("234678s789p5s")))


def test_a_win_on_an_unknown_drawn_tile_says_which_it_was() -> None:
    state = throw(dealt_unknown(), "3p").apply(peng(1, "3p", 0))
    state = throw(state, "1m")
    for seat, name in ((2, "E"), (3, "W"), (0, "N")):
        state = throw(state.apply(Draw(seat, UNKNOWN, End.FRONT)), name)
    state = state.apply(Draw(1, UNKNOWN, End.FRONT))
    assert act.win(1, By.DRAW, tile("5s")) in state.legal_actions(1)
    assert act.win(1, By.DRAW, UNKNOWN) not in state.legal_actions(1)
    won = state.apply(Win(1, By.DRAW, tile("5s")))
    assert won.seats[1].drawn == tile("5s")
    with pytest.raises(IllegalAction, match="contradiction"):
        won.apply(Reveal(1, parse_tiles("234678s789p99p")))  # no 5s in it
    done = advance(won.apply(Reveal(1, parse_tiles("234678s789p55s"))))
    assert done.settled is not None
    assert done.settled.payments[1] > 0


def test_a_hand_shown_before_the_win_may_win_on_any_of_its_tiles() -> None:
    state = throw(dealt_unknown(), "3p").apply(peng(1, "3p", 0))
    state = throw(state, "1m")
    for seat, name in ((2, "E"), (3, "W"), (0, "N")):
        state = throw(state.apply(Draw(seat, UNKNOWN, End.FRONT)), name)
    state = state.apply(Draw(1, UNKNOWN, End.FRONT)).apply(Reveal(1, parse_tiles("234678s789p55s")))
    wins = {a.tile for a in state.legal_actions(1) if a.kind is act.Kind.WIN}
    assert wins == set(parse_tiles("234678s789p55s"))
    done = advance(state.apply(Win(1, By.DRAW, tile("5s"))))
    assert done.settled is not None
    assert done.seats[1].tiles() == tuple(sorted(parse_tiles("234678s789p55s")))


def test_a_seat_shown_too_early_to_win_cannot_win() -> None:
    state = throw(dealt_unknown(), "3p").apply(peng(1, "3p", 0))
    state = throw(state, "1m")
    state = state.apply(Reveal(1, parse_tiles("147s258p369s1m")))
    state = throw(state.apply(Draw(2, UNKNOWN, End.FRONT)), "5s")
    assert not any(a.kind is act.Kind.WIN for a in state.legal_actions(1))
    with pytest.raises(IllegalAction):
        state.apply(Win(1, By.DISCARD, tile("5s"), 2))


def test_kongs_of_unknown_hands() -> None:
    state = dealt_unknown()
    laid = state.apply(single(0, "C"))
    assert laid.owed() == Draw(0, UNKNOWN, End.BACK)
    laid = laid.apply(Draw(0, UNKNOWN, End.BACK))
    assert (laid.phase.how, laid.seats[0].size, laid.seats[0].unknown) == (How.KONG, 14, 14)
    concealed = state.apply(Gang(0, MeldKind.GANG_CONCEALED, (tile("9s"),) * 4))
    assert concealed.seats[0].unknown == 10
    for seat in range(4):
        shown = view_of(concealed, seat).seats[0].melds[0].tiles
        assert shown == ((tile("9s"),) * 4 if seat == 0 else (UNKNOWN,) * 4)


def test_where_the_wall_is_partly_known_the_known_part_holds() -> None:
    wall = list(NOTHING_KNOWN)
    wall[0], wall[54] = tile("1m"), tile("2m")
    start = Round.begin(WUHAN, Setup("wuhan", options()), wall)
    with pytest.raises(IllegalAction, match="wrong-tile"):
        start.apply(Deal(0, (tile("2m"),) * 2 + (UNKNOWN,) * 12))
    with pytest.raises(IllegalAction, match="wrong-tile"):
        start.apply(Deal(0, (UNKNOWN,) * 14))
    state = start.apply(Deal(0, (tile("1m"), *(UNKNOWN,) * 13)))
    for seat in (1, 2, 3):
        state = state.apply(Deal(seat, (UNKNOWN,) * 13))
    state = throw(state.apply(Indicator(tile("5m"), tile("6m"), parse_tiles("45m"))), "9p")
    for wrong in (UNKNOWN, tile("3m")):
        with pytest.raises(IllegalAction, match="wrong-tile"):
            state.apply(Draw(1, wrong, End.FRONT))
    assert state.apply(Draw(1, tile("2m"), End.FRONT)).seats[1].unknown == 13


def test_tiles_that_are_not_in_the_set_are_refused() -> None:
    state = throw(dealt_unknown(), "9p")
    for each in (tile("1h"), tile("1x"), 61):
        with pytest.raises(IllegalAction):
            state.apply(Draw(1, each, End.FRONT))
        with pytest.raises(IllegalAction):
            dealt_unknown().apply(Discard(0, each))
    with pytest.raises(IllegalAction):
        Round.begin(WUHAN, Setup("wuhan", options()), NOTHING_KNOWN).apply(Deal(0, (tile("1h"), *(UNKNOWN,) * 13)))


def test_undo_at_a_physical_table() -> None:
    state = ready_unknown()
    assert snapshot(state.take_back(2)) == snapshot(blank(state).apply_all(state.events[:-2]))
    assert state.take_back(4).seats[1].unknown == 13
    assert state.take_back(3).seats[1].unknown == 11


def test_flowers_are_dealt_and_drawn_at_a_table_whose_wall_is_not_known() -> None:
    """Each flower is there once; a second one contradicts the event that showed the first."""
    huangjin = rule_system("jingzhou-huangjin")
    setup = Setup(huangjin.id, complete(huangjin.options, {}))
    state = huangjin.new_round(setup, (UNKNOWN,) * FLOWERS_144.size)
    state = state.apply(Deal(0, (tile("1h"), tile("2h"), *(UNKNOWN,) * 12)))
    assert state.seats[0].flowers_held == (tile("1h"), tile("2h"))
    with pytest.raises(IllegalAction, match=r"contradiction: .*one 1h too many; it contradicts event 1 "):
        state.apply(Deal(1, (tile("1h"), *(UNKNOWN,) * 12)))
    for seat in (1, 2, 3):
        state = state.apply(Deal(seat, (UNKNOWN,) * 13))
    state = state.apply(state.indicator_event(tile("5m")))
    assert state.phase.step is Step.FLOWER
    state = state.apply(Flower(0, tile("2h"))).apply(Flower(0, tile("1h"))).apply(Draw(0, tile("3h"), End.BACK))
    with pytest.raises(IllegalAction, match=r"contradiction: .*one 1h too many"):
        state.apply(Draw(0, tile("1h"), End.BACK))


@pytest.mark.parametrize("given", [("jingzhou-huangjin", {}), ("guangdong-xinzhang", {"flowers": "scored"})])
@pytest.mark.parametrize("observer", [None, 1])
def test_flowers_of_hands_that_are_not_known(given: tuple[str, dict[str, object]], observer: int | None) -> None:
    """Laying a flower says that the hand held one: the round runs and settles as the one of which all is known."""
    system, laid = rule_system(given[0]), 0
    for number in range(6):
        match = Match.begin(system, complete(system.options, given[1]), f"flowers/{number}", 1)
        last = play_round(match.next_round(), [ByFamily(GREEDY, "")] * match.players)
        state = system.new_round(last.setup, (UNKNOWN,) * FLOWERS_144.size)
        for event in seen_events(last, observer):
            state = state.apply(replace(event, salt="") if isinstance(event, Settle) else event)
        assert last.settled is not None
        assert state.settled is not None
        assert [s.flowers for s in state.seats] == [s.flowers for s in last.seats]
        assert state.settled.payments == last.settled.payments
        laid += sum(len(s.flowers) for s in last.seats)
    assert laid > 20


def test_a_known_hand_lays_no_flower_it_does_not_hold() -> None:
    huangjin = rule_system("jingzhou-huangjin")
    setup = Setup(huangjin.id, complete(huangjin.options, {}))
    state = huangjin.new_round(setup, (UNKNOWN,) * FLOWERS_144.size)
    state = state.apply(Deal(0, tuple(parse_tiles("147m258p369sESWNC"))))
    for seat in (1, 2, 3):
        state = state.apply(Deal(seat, (UNKNOWN,) * 13))
    state = state.apply(state.indicator_event(tile("5m")))
    for event, reason in ((Flower(0, tile("1h")), "wrong-phase"), (Flower(2, tile("5m")), "wrong-phase")):
        with pytest.raises(IllegalAction, match=reason):
            state.apply(event)
    first = state.apply(Flower(2, tile("1h"))).apply(Flower(2, tile("2h")))
    for event in (Flower(2, tile("1h")), Flower(1, tile("3h")), Flower(0, tile("3h"))):
        with pytest.raises(IllegalAction):
            first.apply(event)
    drawn = first.apply(Draw(2, UNKNOWN, End.BACK)).apply(Draw(2, UNKNOWN, End.BACK))
    assert drawn.asked().keys() == {0}
    assert drawn.seats[2].size == 13
    assert drawn.seats[2].flowers == (tile("1h"), tile("2h"))
