"""What a running round tells the scorer: circumstances, missed wins, several winners, liability, the next deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import EAST, FLOWERS_144, HONOURS_136, SOUTH, WEST
from mjdesk.engine.wall import shuffle
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round

from ..moves import do, kinds, throw
from ..walls import filled, from_back, in_hands
from . import twin
from .rounds import SYSTEMS
from .tables import begin, pass_all, play_on, stacked

JPH, XZ = SYSTEMS
both = pytest.mark.parametrize("rules", SYSTEMS, ids=lambda rules: rules.id)

WAITS_5P = "123789m46p456p99s"  # 4-6p and one 5p: waits for 5p
CHICKEN_5P = "222m46p34567899s"
JUNK = "147m369p258sESWN"


def win(seat: int, text: str, by: By = By.DISCARD) -> Action:
    return act.win(seat, by, parse_tile(text))


def said(play: Play, number: int = 0) -> tuple[str, ...]:
    """The circumstances of a win of the finished round."""
    assert play.round.over
    return play.round.wins[number].circumstances


def patterns(play: Play) -> tuple[str, ...]:
    assert play.round.settled is not None
    return play.round.settled.wins[0].patterns


# --- heaven, earth, human


@both
def test_dealt_hand_is_heaven(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: WAITS_5P + "5p"}))
    do(play, win(0, "5p", By.DRAW))
    assert said(play) == ("heaven",)
    assert patterns(play) == ("tian-hu",)


@both
def test_first_draw_is_earth(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: WAITS_5P}, draws="5p"))
    throw(play, "C")
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ("earth",)


@both
def test_second_draw_is_not(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: WAITS_5P}, draws="CCFF5p"))
    for text in "CCCFF":
        throw(play, text)
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ()


@both
def test_dealers_first_discard_is_human(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "5p", 2: WAITS_5P}))
    throw(play, "5p")
    do(play, win(2, "5p"))
    assert said(play) == ("human",)
    assert patterns(play) == ("ren-hu",)


@both
def test_a_peng_spoils_earth(rules: RuleSystem) -> None:
    """Seat 3 pengs the dealer's first discard; then seat 0 and 1 draw."""
    play = begin(rules, stacked({0: JUNK + "C", 1: WAITS_5P, 3: "CC147m258p3669s"}, draws="F5p"))
    throw(play, "C")
    do(play, act.peng(3, parse_tile("C")))
    throw(play, "3s")
    throw(play, "F")
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ()


# --- kongs


def fed_kong(rules: RuleSystem, back: str, draws: str = "") -> Play:
    """Seat 1 makes an exposed kong of the dealer's 8m and draws from the back."""
    play = begin(rules, stacked({0: JUNK + "8m", 1: "888m333s46p456p99s"}, draws=draws, back=back))
    throw(play, "8m")
    do(play, act.gang(1, MeldKind.GANG_EXPOSED, parse_tile("8m")))
    return play


@both
def test_replacement_of_a_fed_kong(rules: RuleSystem) -> None:
    play = fed_kong(rules, "5p")
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ("after_kong", "after_kong_exposed_by:0")
    assert play.round.settled is not None
    assert play.round.settled.payments[2:] == (0, 0)


@both
def test_chain_of_kongs_keeps_its_feeder(rules: RuleSystem) -> None:
    play = fed_kong(rules, "3s5p")
    do(play, act.gang(1, MeldKind.GANG_CONCEALED, parse_tile("3s")))
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ("after_kong", "after_kong_exposed_by:0")


@pytest.mark.parametrize(
    ("back", "expected"),
    [
        ("1h3s5p", ("after_kong", "after_kong_exposed_by:0")),
        ("1h2h3s5p", ("after_kong", "after_kong_exposed_by:0")),
        ("1h5p", ()),  # what replaces a flower is no kong's tile
        ("3s1h5p", ()),
    ],
)
def test_a_flower_breaks_no_chain_of_kongs(back: str, expected: tuple[str, ...]) -> None:
    """Only a discard does (page of 鸡平胡, §7.2a; of 新麻将, §2)."""
    hands = in_hands(FLOWERS_144.size, {0: JUNK + "8m", 1: "888m333s46p456p99s"})
    play = begin(XZ, filled(FLOWERS_144, hands | from_back(FLOWERS_144.size, back)), flowers="plain")
    throw(play, "8m")
    do(play, act.gang(1, MeldKind.GANG_EXPOSED, parse_tile("8m")))
    if "3s" in back:
        do(play, act.gang(1, MeldKind.GANG_CONCEALED, parse_tile("3s")))
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == expected
    assert play.round.settled is not None
    assert (play.round.settled.payments[2:] == (0, 0)) is bool(expected)


@both
def test_a_discard_ends_the_chain(rules: RuleSystem) -> None:
    """Seat 1's fed kong, a discard, a turn for all; then its own kong blooms."""
    play = fed_kong(rules, "F5p", draws="EEE3s")
    throw(play, "F")
    for _ in range(3):
        throw(play, "E")
    do(play, act.gang(1, MeldKind.GANG_CONCEALED, parse_tile("3s")))
    do(play, win(1, "5p", By.DRAW))
    assert said(play) == ("after_kong",)


@both
def test_no_kong_after_a_claim(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: "CC3333s4444p12m9s"}))
    throw(play, "C")
    do(play, act.peng(1, parse_tile("C")))
    assert kinds(play, 1) == {Kind.DISCARD}


# --- the end of the wall


@both
def test_last_tile_and_last_discard(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: "19m19p19sESWNCFP", 2: "1199m99p1199sFFP"}))
    play_on(play, 0)
    seat, tile = play.round.phase.seat, play.round.phase.tile
    assert play.round.rules.circumstances(play.round, seat, By.DRAW) == ("last_tile",)
    assert not {Kind.GANG} & kinds(play, seat)
    assert tile is not None
    event = play.round.event_of(act.discard(seat, tile))
    assert event is not None
    round_ = play.round.apply(event)
    assert rules.circumstances(round_, (seat + 1) % 4, By.DISCARD) == ("last_discard",)
    assert all(a.kind in (Kind.WIN, Kind.PASS) for acts in round_.asked().values() for a in acts)


@both
def test_the_wall_is_drawn_to_its_last_tile(rules: RuleSystem) -> None:
    play = begin(rules, stacked({}))
    play_on(play, -1)
    assert play.round.over
    assert play.round.wall_left == 0
    assert not play.round.wins


# --- winners


@both
def test_all_who_claim_the_win_get_it(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "5p", 1: CHICKEN_5P, 2: "123456m46p11789s"}))
    throw(play, "5p")
    do(play, win(1, "5p"), win(2, "5p"))
    assert {w.seat for w in play.round.wins} == {1, 2}
    assert said(play, 1) == ("human",)


@both
def test_nearest_only(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "5p", 1: CHICKEN_5P, 2: "123456m46p11789s"}), multiple_winners="nearest")
    throw(play, "5p")
    do(play, win(2, "5p"), win(1, "5p"))
    assert [w.seat for w in play.round.wins] == [1]


@both
def test_missed_win_bars_until_the_next_draw(rules: RuleSystem) -> None:
    """Seat 3 lets 5p go, may not win on the next 5p, and may again after its own draw."""
    wall = stacked({0: JUNK + "5p", 3: WAITS_5P}, draws="C5pC5p")
    play = begin(rules, wall)
    throw(play, "5p")
    assert Kind.WIN in kinds(play, 3)
    pass_all(play)
    throw(play, "C")
    throw(play, "5p")
    assert Kind.WIN not in kinds(play, 3)
    assert play.round.seats[3].passed == (parse_tile("5p"),)
    while play.round.phase.seat != 3 or play.round.phase.step != "turn":
        pass_all(play)
    throw(play, "C")
    throw(play, "5p")
    assert Kind.WIN in kinds(play, 3)


@both
def test_nothing_is_barred_with_the_option_off(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "5p", 3: WAITS_5P}, draws="C5p"), missed_win="off")
    throw(play, "5p")
    pass_all(play)
    throw(play, "C")
    throw(play, "5p")
    assert Kind.WIN in kinds(play, 3)


def test_a_win_below_the_minimum_is_neither_offered_nor_missed() -> None:
    play = begin(XZ, stacked({0: JUNK + "C", 1: "5p", 3: WAITS_5P}, draws="5p"), min_fan=3)
    throw(play, "C")
    throw(play, "5p")
    assert Kind.WIN not in kinds(play, 3)
    assert not play.round.seats[3].passed


# --- the order of laid melds


@both
def test_fourth_meld_is_kept_in_order(rules: RuleSystem) -> None:
    """Seat 2 pengs four tiles of the dealer's and of seat 1's."""
    play = begin(rules, stacked({0: "CFP1m47m258p369sES", 2: "CCFFPP11m4p7p9sWN"}, draws=""))
    for text, back in (("C", "W"), ("F", "N"), ("P", "9s")):
        throw(play, text)
        do(play, act.peng(2, parse_tile(text)))
        throw(play, back)
        while play.round.phase.seat != 0 or play.round.phase.step != "turn":
            step_past(play)
    order = rules.extra(play.round).get("twelve_down_order")
    assert order == ((2,) if rules is XZ else None)  # 新麻将: three dragons bind as well
    throw(play, "1m")
    do(play, act.peng(2, parse_tile("1m")))
    assert rules.extra(play.round)["twelve_down_order"] == (2,)


def step_past(play: Play) -> None:
    """The seat in turn throws what it drew; everybody else passes."""
    if play.round.phase.step == "turn":
        drawn = play.round.seats[play.round.phase.seat].drawn
        assert drawn is not None
        play.answer(play.question, act.discard(play.round.phase.seat, drawn))
        play.advance()
    else:
        pass_all(play)


# --- the next deal


@both
def test_the_dealer_stays_and_the_wind_moves_with_the_circle(rules: RuleSystem) -> None:
    def after(dealer: int, winner: int | None, **setup: Any) -> NextDeal:
        play = begin(rules, stacked({0: WAITS_5P + "5p"}))
        do(play, win(0, "5p", By.DRAW))
        round_ = play.round
        round_.setup = replace(round_.setup, dealer=dealer, **setup)
        round_.wins = () if winner is None else (replace(round_.wins[0], seat=winner),)
        return rules.next_deal(round_)

    first = after(2, 2)
    assert (first.dealer, first.prevailing_wind, first.streak) == (2, EAST, 1)
    kept = after(2, None, streak=3, carried=first.carried, prevailing_wind=SOUTH)
    assert (kept.dealer, kept.prevailing_wind, kept.streak) == (2, SOUTH, 4)
    passed_on = after(2, 0, streak=3, carried=first.carried)
    assert (passed_on.dealer, passed_on.prevailing_wind, passed_on.streak) == (3, EAST, 0)
    fourth = after(1, 3, carried=first.carried, prevailing_wind=SOUTH)
    assert (fourth.dealer, fourth.prevailing_wind) == (2, WEST)
    last = after(1, 3, carried=first.carried, prevailing_wind=parse_tile("N"))
    assert last.prevailing_wind == EAST


# --- whole rounds


@both
def test_rounds_play_to_their_end_and_settle_as_the_twin_says(rules: RuleSystem) -> None:
    options, deal = complete(rules.options, {}), NextDeal(0)
    for number in range(12):
        made = shuffle(HONOURS_136, f"guangdong {number}")
        setup = Setup(rules.id, options, 4, deal.dealer, deal.prevailing_wind, streak=deal.streak, carried=deal.carried)
        round_ = play_round(Round.begin(rules, setup, made.wall), [GreedyPlayer() for _ in range(4)])
        assert round_.settled is not None
        expected = twin.answer(round_.case(round_.wins))
        assert list(round_.settled.payments) == expected[2]
        deal = rules.next_deal(round_)
