"""The round machine on `wuhan`, situation by situation (rules page §3): walls are stacked so that it comes about."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import (
    Claim,
    Deal,
    Declare,
    Discard,
    Draw,
    End,
    Exhausted,
    Gang,
    Indicator,
    Passed,
    Reveal,
    Settle,
    Win,
)
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles, tile_name
from mjdesk.engine.phase import How, Step
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136

from .rounds import (
    WUHAN,
    advance,
    all_pass,
    begin,
    chi,
    fresh,
    line,
    options,
    peng,
    random_states,
    single,
    stacked,
    texts,
    throw,
    tile,
)

# indicator 5m: laizi 6m; kong tiles 4m 5m 6m C

#: seat 1 claims 3p from seat 0 and then waits for 5s (234s 678s 789p, pair 5s) with an open hand
READY = {0: "3p1111s9m", 1: "33p234678s789p5s1m"}


def ready(**given: Any) -> Round:
    """Seat 1 has claimed, thrown 1m, and waits for 5s; seat 2 is about to draw."""
    state = begin(stacked({**READY, 2: "999m", 3: "999s"}, draws=given.pop("draws", "5s")), **given)
    state = throw(state, "3p").apply(peng(1, "3p", 0))
    return throw(state, "1m")


def test_deal_then_indicator_then_the_dealer() -> None:
    state = fresh("deal", dealer=2)
    seats = []
    for _ in range(4):
        event = state.owed()
        assert isinstance(event, Deal)
        seats.append((event.seat, len(event.tiles)))
        state = state.apply(event)
    assert seats == [(2, 14), (3, 13), (0, 13), (1, 13)]
    assert state.phase.step is Step.INDICATOR
    assert state.owed() == state.indicator_event(state.wall[53])
    state = state.apply(state.indicator_event(state.wall[53]))
    assert (state.phase.step, state.phase.seat, state.phase.how) == (Step.TURN, 2, How.DEAL)
    assert state.phase.tile == state.seats[2].drawn == state.wall[52]
    assert state.wall_left == 82


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Deal(1, parse_tiles("1m")), "wrong-deal"),
        (Deal(0, parse_tiles("1m")), "wrong-deal"),
        (Deal(0, parse_tiles("1111222233334m9m")), "wrong-tile"),
        (Indicator(tile("5m"), tile("6m"), parse_tiles("45m")), "wrong-phase"),
        (Draw(0, tile("1m"), End.FRONT), "wrong-phase"),
        (Discard(0, tile("1m")), "wrong-phase"),
        (Exhausted(), "wrong-phase"),
        (Settle((0, 0, 0, 0)), "wrong-phase"),
        (Reveal(0, ()), "not-legal"),
        (Declare(0, "ting"), "not-legal"),
        (Passed(0, tile("1m")), "not-legal"),
        (Win(0, By.DRAW, tile("1m")), "not-legal"),
        (Gang(0, MeldKind.GANG_SINGLE, (tile("C"),)), "not-legal"),
    ],
)
def test_before_the_deal_only_the_deal(event: object, reason: str) -> None:
    state = fresh("before")
    with pytest.raises(IllegalAction) as caught:
        state.apply(event)  # type: ignore[arg-type]
    assert caught.value.reason == reason


def test_the_indicator_must_be_the_tile_of_the_wall_and_make_what_the_rules_say() -> None:
    state = fresh("indicator")
    for _ in range(4):
        state = state.apply(state.owed())  # type: ignore[arg-type]
    turned = state.wall[53]
    right = state.indicator_event(turned)
    wrong = [
        state.indicator_event((turned + 1) % 34),
        Indicator(turned, right.wild, ()),
        Indicator(turned, turned, right.pizi),
        Indicator(62),
    ]
    for event in wrong:
        with pytest.raises(IllegalAction):
            state.apply(event)
    assert state.apply(right).special.wild == (right.wild,)


def test_a_draw_must_be_the_next_tile_of_the_right_end_for_the_right_seat() -> None:
    state = throw(begin(stacked({0: "9m", 1: "1p", 2: "1p", 3: "1p"}, draws="2s7s", back="3s")), "9m")
    for event in (
        Draw(1, tile("7s"), End.FRONT),
        Draw(1, tile("3s"), End.BACK),
        Draw(2, tile("2s"), End.FRONT),
        Draw(0, tile("2s"), End.FRONT),
    ):
        with pytest.raises(IllegalAction):
            state.apply(event)
    after = state.apply(Draw(1, tile("2s"), End.FRONT))
    assert after.phase.how is How.DRAW
    assert after.seats[1].drawn == tile("2s")


def test_a_kong_tile_is_laid_never_thrown_and_a_replacement_follows() -> None:
    state = begin(stacked({0: "C4m5m6m9p"}, back="2s"))
    assert {"gang_single C", "gang_single 4m", "gang_single 5m", "gang_single 6m"} <= texts(state, 0)
    assert not {"discard C", "discard 4m", "discard 5m", "discard 6m"} & texts(state, 0)
    with pytest.raises(IllegalAction) as caught:
        throw(state, "6m")
    assert caught.value.reason == "special-tile"
    laid = state.apply(single(0, "6m"))
    assert laid.owed() == Draw(0, tile("2s"), End.BACK)
    assert laid.asked() == {}
    state = advance(laid)
    assert (state.phase.seat, state.phase.how) == (0, How.KONG)
    assert state.back == 1
    assert state.seats[0].melds == (Meld(MeldKind.GANG_SINGLE, (tile("6m"),)),)
    assert state.seats[0].groups == 0
    assert state.seats[0].size == 14


def test_after_a_claim_no_win_but_kongs_are_open_and_any_tile_may_be_thrown() -> None:
    state = begin(stacked({0: "3p", 1: "33p7777sC1p", 2: "9m", 3: "9m"}))
    state = throw(state, "3p")
    assert texts(state, 1) == {"peng 3p", "pass"}
    state = state.apply(peng(1, "3p", 0))
    assert state.phase.how is How.CLAIM
    assert {"gang_concealed 7s", "gang_single C", "discard 7s", "discard 1p"} <= texts(state, 1)
    assert not any(t.startswith(("win", "pass")) for t in texts(state, 1))
    assert state.seats[0].discards[-1].claimed_by == 1
    assert state.seats[1].melds == (Meld(MeldKind.PENG, (tile("3p"),) * 3, 0, tile("3p")),)


def test_the_tile_just_taken_may_be_thrown_again() -> None:
    state = begin(stacked({0: "3p", 1: "333p1s"}))
    state = throw(state, "3p").apply(peng(1, "3p", 0))
    assert "discard 3p" in texts(state, 1)


def test_chi_is_for_the_next_seat_only_and_every_run_is_offered() -> None:
    hand = "12457s9p"
    state = throw(begin(stacked({0: "3s", 1: hand, 2: hand, 3: "9m"}, dealer=0)), "3s")
    assert texts(state, 1) == {"chi 123s", "chi 234s", "chi 345s", "pass"}
    assert texts(state, 2) == texts(state, 3) == texts(state, 0) == set()
    after = state.apply(chi(1, "234s", "3s", 0))
    assert after.seats[1].melds[0].tiles == parse_tiles("234s")
    assert after.seats[1].counts[tile("3s")] == 0
    assert after.seats[1].size == 11


@pytest.mark.parametrize(
    "event",
    [
        chi(1, "123s", "3s", 1),
        chi(1, "123s", "2s", 0),
        chi(1, "12s", "3s", 0),
        chi(1, "135s", "3s", 0),
        chi(1, "1234s", "3s", 0),
        chi(1, "234s", "3s", 3),
        chi(2, "123s", "3s", 0),
        peng(1, "3s", 0),
        Claim(MeldKind.CHI, 1, (), tile("3s"), 0),
        Claim(MeldKind.GANG_EXPOSED, 1, (tile("3s"),) * 4, tile("3s"), 0),
        Claim(MeldKind.CHI, 7, parse_tiles("123s"), tile("3s"), 0),
        Claim(MeldKind.CHI, -3, parse_tiles("123s"), tile("3s"), 0),
    ],
)
def test_a_claim_must_be_of_the_tile_thrown_and_fit(event: Claim) -> None:
    state = throw(begin(stacked({0: "3s", 1: "12457s9p", 2: "12s", 3: "9m"})), "3s")
    with pytest.raises(IllegalAction):
        state.apply(event)


def test_no_run_through_a_kong_tile() -> None:
    state = throw(begin(stacked({0: "7m", 1: "5689m", 2: "1p", 3: "1p"})), "7m")
    assert texts(state, 1) == {"chi 789m", "pass"}


def test_exposed_kong_takes_a_replacement_from_the_back() -> None:
    state = begin(stacked({0: "3p", 1: "1s", 2: "333p", 3: "1s"}, back="7s"))
    state = throw(state, "3p")
    assert texts(state, 2) == {"gang_exposed 3p", "peng 3p", "pass"}
    state = state.apply(Gang(2, MeldKind.GANG_EXPOSED, (tile("3p"),) * 4, 0, tile("3p")))
    assert state.owed() == Draw(2, tile("7s"), End.BACK)
    state = advance(state)
    assert (state.phase.seat, state.phase.how, state.seats[2].size) == (2, How.KONG, 11)
    assert state.seats[0].discards[-1].claimed_by == 2


def test_a_kong_of_another_tile_than_thrown_is_refused() -> None:
    state = throw(begin(stacked({0: "3p", 2: "333p"})), "3p")
    for event in (
        Gang(2, MeldKind.GANG_EXPOSED, (tile("3p"),) * 4, 1, tile("3p")),
        Gang(2, MeldKind.GANG_EXPOSED, (tile("3p"),) * 3, 0, tile("3p")),
        Gang(2, MeldKind.GANG_EXPOSED, (tile("3p"),) * 4, 0, tile("4p")),
        Gang(2, MeldKind.GANG_EXPOSED, (tile("3p"),) * 4),
        Gang(2, MeldKind.GANG_CONCEALED, (tile("3p"),) * 4),
        Gang(2, MeldKind.GANG_EXPOSED, ()),
        Gang(2, MeldKind.GANG_EXPOSED, parse_tiles("3334p"), 0, tile("3p")),
    ):
        with pytest.raises(IllegalAction):
            state.apply(event)


def test_concealed_kong_is_not_robbed_and_does_not_open() -> None:
    state = begin(stacked({0: "3333p"}, back="7s"))
    state = state.apply(Gang(0, MeldKind.GANG_CONCEALED, (tile("3p"),) * 4))
    assert state.asked() == {}
    state = advance(state)
    assert state.phase.how is How.KONG
    assert not state.seats[0].melds[0].is_opening


def test_added_kong_can_be_robbed_the_pung_stays_and_the_robbed_seat_pays_for_all() -> None:
    # seat 1: pung 3p from seat 0, waits for 5s; seat 2 throws 5s, seat 0 pungs; later seat 0 adds the fourth
    hands = {0: "3p55s9m", 1: "33p123p789s46s88p1m", 2: "5s9p"}
    wall = stacked(hands, draws="2m" + "9m9m1p" + "5s", seed="rob")
    state = throw(begin(wall, passed_win="free"), "3p").apply(peng(1, "3p", 0))
    state = all_pass(throw(state, "1m"))  # seat 2 draws 2m
    state = throw(state, "5s")
    assert "win 5s" in texts(state, 1)
    assert "peng 5s" in texts(state, 0)
    state = state.apply(peng(0, "5s", 2))  # seat 1 lets it go
    state = all_pass(throw(state, "9m"))
    while state.phase.seat != 0:
        state = all_pass(throw(state, _name(state)))
    drawn = state.seats[0].drawn
    assert drawn == tile("5s"), line(state)
    assert "gang_added 5s" in texts(state, 0)
    state = state.apply(Gang(0, MeldKind.GANG_ADDED, (tile("5s"),) * 4, 2, tile("5s")))
    assert state.phase.step is Step.ROB
    assert state.seats[0].melds[-1].kind is MeldKind.GANG_ADDED
    assert {seat: texts(state, seat) for seat in state.asked()} == {1: {"win 5s", "pass"}}

    stands = all_pass(state)
    assert stands.phase.how is How.KONG
    assert stands.phase.seat == 0
    assert stands.events[-1] == Draw(0, wall[-1], End.BACK)

    robbed = state.apply(Win(1, By.KONG, tile("5s"), 0))
    assert robbed.seats[0].melds[-1] == Meld(MeldKind.PENG, (tile("5s"),) * 3, 2, tile("5s"))
    assert robbed.seats[0].counts[tile("5s")] == 0
    done = advance(robbed)
    assert done.settled is not None
    assert done.settled.wins[0].patterns == ("qiang-gang-hu", "ying-hu")
    pay = done.settled.payments
    assert pay[1] > 0
    assert pay[0] == -pay[1]
    assert pay[2] == pay[3] == 0


def _name(state: Round) -> str:
    """The text of the tile just drawn, which the seat in turn throws again."""
    drawn = state.seats[state.phase.seat].drawn
    assert drawn is not None
    assert f"discard {tile_name(drawn)}" in texts(state, state.phase.seat), line(state)
    return tile_name(drawn)


def test_a_kong_is_added_in_a_later_turn_too_and_keeps_the_place_of_its_pung() -> None:
    wall = stacked({0: "3p", 1: "333p12s7s9m9p", 2: "3s9s"}, draws="9m9m")
    state = throw(begin(wall), "3p").apply(peng(1, "3p", 0))
    assert "gang_added 3p" in texts(state, 1)  # at once
    state = throw(state, "9p")
    state = all_pass(state)
    while state.phase.seat != 0:
        state = all_pass(throw(state, _name(state)))
    state = all_pass(throw(state, _name(state)))
    assert state.phase.seat == 1
    state = advance(state.apply(Gang(1, MeldKind.GANG_ADDED, (tile("3p"),) * 4, 0, tile("3p"))))
    state = all_pass(state) if state.phase.step is Step.ROB else state
    assert state.seats[1].melds[0] == Meld(MeldKind.GANG_ADDED, (tile("3p"),) * 4, 0, tile("3p"))
    with pytest.raises(IllegalAction):
        state.apply(Gang(1, MeldKind.GANG_ADDED, (tile("3p"),) * 4, 0, tile("3p")))


def test_an_added_kong_must_name_what_its_pung_names() -> None:
    state = throw(begin(stacked({0: "3p", 1: "333p1s"})), "3p").apply(peng(1, "3p", 0))
    for event in (
        Gang(1, MeldKind.GANG_ADDED, (tile("3p"),) * 4, 2, tile("3p")),
        Gang(1, MeldKind.GANG_ADDED, (tile("3p"),) * 4),
        Gang(1, MeldKind.GANG_ADDED, (tile("1s"),) * 4, 0, tile("1s")),
    ):
        with pytest.raises(IllegalAction):
            state.apply(event)


# --- wins


def test_win_by_discard_ends_the_round_and_the_discard_stays_in_the_pond() -> None:
    state = all_pass(ready())
    state = throw(state, "5s")
    assert texts(state, 1) == {"win 5s", "pass"} | {t for t in texts(state, 1) if "peng" in t}
    won = state.apply(Win(1, By.DISCARD, tile("5s"), 2))
    assert won.seats[2].discards[-1].claimed_by is None
    assert won.asked() == {}
    done = advance(won)
    assert done.over
    assert done.settled is not None
    assert done.settled.payments[1] == -sum(p for s, p in enumerate(done.settled.payments) if s != 1) > 0


@pytest.mark.parametrize(
    "event",
    [
        Win(1, By.DISCARD, tile("5s"), 3),
        Win(1, By.DISCARD, tile("5s"), None),
        Win(1, By.KONG, tile("5s"), 2),
        Win(1, By.DRAW, tile("5s")),
        Win(1, By.DISCARD, tile("6s"), 2),
        Win(3, By.DISCARD, tile("5s"), 2),
        Win(2, By.DISCARD, tile("5s"), 2),
        Win(9, By.DISCARD, tile("5s"), 2),
        Win(-3, By.DISCARD, tile("5s"), 2),
    ],
)
def test_a_win_must_be_what_it_says(event: Win) -> None:
    state = throw(all_pass(ready()), "5s")
    with pytest.raises(IllegalAction):
        state.apply(event)


def test_nobody_else_wins_a_round_that_is_won() -> None:
    state = throw(all_pass(ready()), "5s").apply(Win(1, By.DISCARD, tile("5s"), 2))
    for seat in (0, 1, 3):
        with pytest.raises(IllegalAction) as caught:
            state.apply(Win(seat, By.DISCARD, tile("5s"), 2))
        assert caught.value.reason == "one-winner-only"


def test_a_settlement_must_be_what_the_rules_give() -> None:
    state = throw(all_pass(ready()), "5s").apply(Win(1, By.DISCARD, tile("5s"), 2))
    right = state.settlement()
    for wrong in (
        Settle((0, 0, 0, 0), right.wins),
        Settle(right.payments, ()),
        Settle(tuple(-p for p in right.payments), right.wins),
        Settle(right.payments[:3], right.wins),
    ):
        with pytest.raises(IllegalAction) as caught:
            state.apply(wrong)
        assert caught.value.reason == "wrong-settlement"
    done = state.apply(right)
    for event in (right, Draw(0, 0, End.FRONT), Exhausted(), Discard(0, 0)):
        with pytest.raises(IllegalAction):
            done.apply(event)


def test_win_after_a_kong_is_after_kong() -> None:
    wall = stacked({**READY, 1: "33p234678s789p5sC", 2: "999m"}, draws="1m", back="5s")
    state = throw(begin(wall), "3p").apply(peng(1, "3p", 0))
    state = advance(state.apply(single(1, "C")))
    assert "win 5s" in texts(state, 1)
    done = advance(state.apply(Win(1, By.DRAW, tile("5s"))))
    assert done.wins[0].circumstances == ("after_kong",)
    assert done.settled is not None
    assert "gang-shang-kai-hua" in done.settled.wins[0].patterns


def test_after_a_kong_and_a_discard_the_next_draw_is_no_after_kong() -> None:
    wall = stacked({**READY, 1: "33p234678s789p5sC", 2: "999m", 3: "999s"}, draws="1p1p1p5s", back="1m")
    state = throw(begin(wall), "3p").apply(peng(1, "3p", 0))
    state = throw(advance(state.apply(single(1, "C"))), "1m")
    state = all_pass(state)
    while state.phase.seat != 1:
        state = all_pass(throw(state, _name(state)))
    assert state.seats[1].drawn == tile("5s")
    won = state.apply(Win(1, By.DRAW, tile("5s")))
    assert won.wins[0].circumstances == ()


# --- passed wins


@pytest.mark.parametrize("mode", ["free", "until_draw"])
def test_a_passed_win_bars_later_ones_only_where_it_counts(mode: str) -> None:
    state = throw(all_pass(ready(passed_win=mode, draws="5s5s")), "5s")
    if mode == "until_draw":
        with pytest.raises(IllegalAction) as caught:
            all_pass(state)
        assert caught.value.reason == "pass-missing"
        state = state.apply(Passed(1, tile("5s")))
        assert texts(state, 1) == set()
        assert state.seats[1].passed == (tile("5s"),)
    else:
        with pytest.raises(IllegalAction):
            state.apply(Passed(1, tile("5s")))
    state = throw(all_pass(state), "5s")  # seat 3 draws and throws the next one
    assert ("win 5s" in texts(state, 1)) == (mode == "free")


def test_the_own_draw_ends_what_was_passed() -> None:
    state = throw(all_pass(ready(passed_win="until_draw", draws="5sNWE5s")), "5s").apply(Passed(1, tile("5s")))
    state = all_pass(state)
    while state.phase.seat != 1:
        assert state.seats[1].passed == (tile("5s"),)
        state = all_pass(throw(state, _name(state)))
    assert state.seats[1].passed == ()
    state = all_pass(throw(state, _name(state)))
    assert state.seats[2].drawn == tile("5s")
    assert "win 5s" in texts(throw(state, "5s"), 1)


def test_claiming_a_tile_one_could_win_on_is_a_pass_too() -> None:
    # seat 1 waits for 5s and 2p (55s and 22p beside three sets); it pungs the 5s it could win on
    wall = stacked({0: "3p9m", 1: "33p234678s55s22p1m", 2: "9m9m", 3: "9m"}, draws="5s", seed="claimed")
    state = throw(begin(wall, passed_win="until_draw"), "3p").apply(peng(1, "3p", 0))
    state = throw(all_pass(throw(state, "1m")), "5s")
    assert {"win 5s", "peng 5s"} <= texts(state, 1)
    state = state.apply(peng(1, "5s", 2))
    assert state.seats[1].passed == (tile("5s"),)
    assert not any(isinstance(e, Passed) for e in state.events)


def test_passes_are_recorded_only_by_those_who_could_win_and_once() -> None:
    state = throw(all_pass(ready(passed_win="until_draw")), "5s")
    for event in (Passed(0, tile("5s")), Passed(2, tile("5s")), Passed(1, tile("4s")), Passed(1, tile("5s"), "peng")):
        with pytest.raises(IllegalAction):
            state.apply(event)
    state = state.apply(Passed(1, tile("5s")))
    with pytest.raises(IllegalAction):
        state.apply(Passed(1, tile("5s")))
    with pytest.raises(IllegalAction):
        state.apply(Win(1, By.DISCARD, tile("5s"), 2))


# --- the end of the wall


def play_down(left: int, seed: str = "down") -> Round:
    """A round in which nobody claims or kongs; stops at the first question with so few tiles left."""
    state = begin(
        stacked({0: "147m258p369sESWN8s", 1: "147m258p369sESWN", 2: "147m258p369sESWN", 3: "147m258p369sESWN"},
                indicator="F", seed=seed), pizi_mode="none"
    )  # fmt: skip
    while state.wall_left > left:
        state = all_pass(throw(state, _cheapest(state)))
    return state


def _cheapest(state: Round) -> str:
    return next(t.split()[1] for t in sorted(texts(state, state.phase.seat)) if t.startswith("discard"))


def test_four_last_tiles_are_drawn_one_a_seat_and_nothing_else_is_asked() -> None:
    state = play_down(14)
    assert state.phase.how is How.DRAW
    thrower = state.phase.seat
    state = throw(state, _cheapest(state))
    draws = []
    while not state.over:
        event = state.owed_if_all_pass()
        assert event is not None
        state = state.apply(event)
        if isinstance(event, Draw):
            draws.append(event)
            assert state.phase.how is How.SEA
            assert all(t.startswith(("win", "pass")) for s in range(4) for t in texts(state, s))
            with pytest.raises(IllegalAction):
                state.apply(Discard(event.seat, event.tile))
    assert [d.seat for d in draws] == [(thrower + 1 + i) % 4 for i in range(4)]
    assert {d.end for d in draws} == {End.FRONT}
    assert state.wall_left == 10
    assert isinstance(state.events[-2], Exhausted)
    assert state.settled is not None
    assert state.settled.payments == (0, 0, 0, 0)
    assert state.settled.wins == ()


def test_at_fifteen_a_kong_gets_the_last_replacement_and_at_fourteen_none() -> None:
    found = set()
    for number in range(40):
        for state in random_states(f"last kong {number}"):
            if state.phase.step is not Step.TURN or state.phase.how is How.SEA or state.wall_left > 15:
                continue
            kongs = {t.split()[0] for t in texts(state, state.phase.seat) if t.startswith("gang")}
            if state.wall_left == 14:
                assert kongs <= {"gang_single"}
            for action in state.legal_actions(state.phase.seat):
                if action.what != "gang_single":
                    continue
                after = state.apply(state.event_of(action))  # type: ignore[arg-type]
                due = after.owed()
                seat = state.phase.seat
                if state.wall_left == 15:
                    assert isinstance(due, Draw)
                    assert (due.seat, due.end) == (seat, End.BACK)
                else:
                    assert after.asked() == {}
                    assert isinstance(due, Draw)
                    assert (due.seat, due.end) == ((seat + 1) % 4, End.FRONT)
                    assert after.apply(due).phase.how is How.SEA
                found.add(state.wall_left)
    assert found == {14, 15}


def test_an_exhausted_round_cannot_be_declared_early_nor_left_out() -> None:
    state = play_down(14)
    state = throw(state, _cheapest(state))
    with pytest.raises(IllegalAction):
        state.apply(Exhausted())
    while not isinstance(state.owed_if_all_pass(), Exhausted):
        state = state.apply(state.owed_if_all_pass())  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        state.apply(Settle((0, 0, 0, 0)))


# --- the next dealer


@pytest.mark.parametrize(("mode", "dealer"), [("rotate", 1), ("winner", 3)])
def test_who_deals_next(mode: str, dealer: int) -> None:
    hands = {0: "3p1111s9m", 3: "33p234678s789p5s1m"}
    wall = stacked({**hands, 1: "999m", 2: "999s5s"}, draws="1p5s", seed="next dealer")
    state = throw(begin(wall, next_dealer=mode), "3p").apply(peng(3, "3p", 0))
    state = all_pass(throw(state, "1m"))
    assert state.phase.seat == 0
    state = all_pass(throw(state, _name(state)))
    assert state.phase.seat == 1
    state = advance(throw(state, "5s").apply(Win(3, By.DISCARD, tile("5s"), 1)))
    assert state.over
    assert WUHAN.next_deal(state).dealer == dealer


def test_the_dealer_stays_after_a_win_of_its_own_or_an_exhausted_round() -> None:
    exhausted = play_down(14)
    while not exhausted.over:
        exhausted = (
            throw(exhausted, _cheapest(exhausted)) if exhausted.phase.how is How.DRAW and exhausted.asked() and
            exhausted.phase.step is Step.TURN else exhausted.apply(exhausted.owed_if_all_pass())  # type: ignore[arg-type]
        )  # fmt: skip
    for mode in ("rotate", "winner"):
        state = Round.begin(
            WUHAN, Setup("wuhan", options(pizi_mode="none", next_dealer=mode)), exhausted.wall
        ).apply_all(exhausted.events)
        assert WUHAN.next_deal(state).dealer == 0


def test_a_wall_must_be_a_whole_set() -> None:
    setup = Setup("wuhan", options())
    good = HONOURS_136.tiles()
    Round.begin(WUHAN, setup, good)
    for wall in (good[:-1], (*good, 0), (*good[1:], 5), (*good[1:], tile("1h"))):
        with pytest.raises(IllegalAction) as caught:
            Round.begin(WUHAN, setup, wall)
        assert caught.value.reason == "bad-wall"
