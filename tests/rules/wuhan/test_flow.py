"""Where the flow of `wuhan` is its own: kong tiles, the last tiles, robbing, who wins, who deals next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Kind
from mjdesk.engine.case import By, WinCase
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Discard, Draw, End, Exhausted, Passed
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.play import Play
from mjdesk.engine.rules.hooks.turn import can_replace
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import EAST

from ..moves import answer, do, kinds, kong, run_until, throw, throw_on
from .rounds import RULES
from .tables import begin, stacked

#: the kong tiles of indicator 5m, out of the way in hands that do not matter
KEPT = {0: "CCCC444m", 2: "4555m", 3: "6666m"}
#: after a chi of 3p and the discard of 9m this hand waits for 5s alone
ONE_WAIT = "12p234s678s789p5s9m"
#: the same for 2s and 5s
TWO_WAITS = "12p34s55p678s789p9m"


def opened(hand: str, others: dict[int, str], draws: str = "", late: str = "", **options: object) -> Play:
    """Seat 1 has opened with seat 0's 3p and thrown 9m; seat 2 has drawn."""
    hands = {0: "3p" + KEPT[0], 1: hand, 2: KEPT[2], 3: KEPT[3]}
    wall = stacked({s: h + others.get(s, "") for s, h in hands.items()}, "5m", draws=draws, late=late)
    play = begin(wall, **options)
    throw(play, "3p")
    do(play, act.chi(1, parse_tile("3p"), parse_tile("1p")))
    throw_on(play, "9m")
    return play


# --- kong tiles


def test_kong_tiles_are_laid_never_thrown() -> None:
    play = begin(stacked({0: "C4m6m19m19p19sESWNE"}, "5m", back="E"))
    thrown = {a.tile for a in play.open_for(0) if a.kind is Kind.DISCARD}
    laid = {a.tile for a in play.open_for(0) if a.kind is Kind.GANG}
    assert laid == set(parse_tiles("C46m"))
    assert not thrown & laid
    with pytest.raises(IllegalAction, match="special-tile"):
        play.round.apply(Discard(0, parse_tile("C")))
    answer(play, kong(0, MeldKind.GANG_SINGLE, "C"))
    assert play.round.events[-1] == Draw(0, EAST, End.BACK)
    assert play.round.phase.how is How.KONG
    assert play.round.seats[0].size == 14


def test_no_run_and_no_pung_with_kong_tiles() -> None:
    play = begin(stacked({0: "7m19m1199p19sESWNC", 1: "68m89m5p"}, "5m"))
    throw(play, "7m")
    assert [a.tiles for a in play.open_for(1) if a.kind is Kind.CHI] == [parse_tiles("789m")]


def test_four_equal_kong_tiles_are_no_concealed_kong() -> None:
    play = begin(stacked({0: "6666mCCCCEEEE99p"}, "5m"))
    four = {a.tile for a in play.open_for(0) if a.what == MeldKind.GANG_CONCEALED}
    assert four == {EAST}


# --- the end of the wall


def test_the_last_four_seats_draw_once_each_and_the_rest_stays() -> None:
    play = begin(stacked({}, "5m"))
    run_until(play, lambda r: r.over)
    draws = [event.seat for event in play.round.events if isinstance(event, Draw)]
    throws = [event for event in play.round.events if isinstance(event, Discard)]
    assert play.round.wall_left == 10
    assert isinstance(play.round.events[-2], Exhausted)
    assert draws[-4:] == [(draws[-5] + i) % 4 for i in (1, 2, 3, 4)]
    assert len(throws) == 1 + len(draws) - 4  # the dealer's first tile was dealt; the last four throw nothing
    assert play.round.verdict().transfers == ()


def test_only_a_win_is_asked_among_the_last_tiles() -> None:
    play = opened(ONE_WAIT, {}, late="7p1s1s1s5s")
    run_until(play, lambda r: r.phase.how is How.SEA)
    assert play.round.phase.step is Step.TURN
    assert play.waiting_for() == (1,)
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    answer(play, act.win(1, By.DRAW, parse_tile("5s")))
    assert play.round.wins[0].circumstances == ("last_tile",)
    assert play.round.verdict().patterns == (("hai-di-lao", "ying-hu"),)


def test_a_win_passed_among_the_last_tiles_ends_the_round() -> None:
    play = opened(ONE_WAIT, {}, late="7p1s1s1s5s")
    run_until(play, lambda r: r.phase.how is How.SEA)
    answer(play, act.pass_(1))
    assert play.round.over
    assert not play.round.wins


def at_fourteen_left() -> Play:
    """The dealer, who holds four E, has drawn C as the 15th-last tile."""
    play = begin(stacked({0: "EEEE", 2: "CCC44m", 3: "44555m6666m"}, "5m", late="C"))
    run_until(play, lambda r: r.wall_left == 14)
    assert play.round.phase.step is Step.TURN
    assert play.waiting_for() == (0,)
    return play


def test_with_fourteen_left_a_kong_tile_ends_the_turn_like_a_discard() -> None:
    play = at_fourteen_left()
    play.answer(play.question, kong(0, MeldKind.GANG_SINGLE, "C"))
    assert play.round.seats[0].size == 13
    assert play.round.seats[0].melds[0].kind is MeldKind.GANG_SINGLE
    assert play.round.phase == Phase(Step.DRAW, 1, None, How.SEA)


def test_with_fourteen_left_there_is_no_kong_of_four() -> None:
    play = at_fourteen_left()
    assert {a.what for a in play.open_for(0) if a.kind is Kind.GANG} == {MeldKind.GANG_SINGLE}
    assert not can_replace(play.round)


def test_with_fourteen_left_a_discard_may_be_pung_but_not_konged() -> None:
    play = begin(stacked({1: "PPP", 2: "CCCC44m", 3: "44555m6666m"}, "5m", late="P"))
    run_until(play, lambda r: r.wall_left == 14)
    throw(play, "P")
    assert kinds(play, 1) == {Kind.PENG, Kind.PASS}


# --- wins on others' tiles


def test_an_added_kong_can_be_robbed_and_its_pung_stays() -> None:
    play = opened(TWO_WAITS, {0: "5s", 3: "55sN"}, draws="EESSWW5s")
    throw_on(play, "E")
    throw_on(play, "E")
    throw(play, "5s")
    do(play, act.peng(3, parse_tile("5s")))
    throw_on(play, "N")
    for tile in "SWW":
        throw_on(play, tile)
    answer(play, kong(3, MeldKind.GANG_ADDED, "5s"))
    assert play.round.phase.step is Step.ROB
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    answer(play, act.win(1, By.KONG, parse_tile("5s")))
    assert [m.kind for m in play.round.seats[3].melds] == [MeldKind.PENG]
    verdict = play.round.verdict()
    assert verdict.patterns == (("qiang-gang-hu", "ying-hu"),)
    assert {t.payer for t in verdict.transfers} == {3}


def test_an_added_kong_nobody_robs_stands_and_is_replaced() -> None:
    play = opened(TWO_WAITS, {0: "5s", 3: "55sN"}, draws="EESSWW5s")
    throw_on(play, "E")
    throw_on(play, "E")
    throw(play, "5s")
    do(play, act.peng(3, parse_tile("5s")))
    throw_on(play, "N")
    for tile in "SWW":
        throw_on(play, tile)
    answer(play, kong(3, MeldKind.GANG_ADDED, "5s"))
    answer(play, act.pass_(1))
    assert [m.kind for m in play.round.seats[3].melds] == [MeldKind.GANG_ADDED]
    assert play.round.phase.seat == 3
    assert play.round.phase.how is How.KONG


@pytest.mark.parametrize(("option", "asked_again"), [("free", True), ("until_draw", False)])
def test_a_win_let_go(option: str, asked_again: bool) -> None:
    play = opened(ONE_WAIT, {2: "5s", 3: "5s", 0: "5s"}, draws="EES", passed_win=option)
    throw(play, "5s")
    assert Kind.WIN in kinds(play, 1)
    do(play)
    assert any(isinstance(event, Passed) for event in play.round.events) is not asked_again
    throw(play, "5s")
    assert (Kind.WIN in kinds(play, 1)) is asked_again


def test_a_win_let_go_counts_only_until_the_next_draw() -> None:
    play = opened(ONE_WAIT, {2: "5s", 3: "5s"}, draws="EESWN", passed_win="until_draw")
    throw(play, "5s")
    do(play)
    for tile in "ESW":  # seats 3 and 0; then seat 1 draws
        throw_on(play, tile)
    assert play.round.seats[1].passed == ()


@pytest.mark.parametrize(("order", "seats"), [("dealer", (1, 3, 0)), ("discarder", (3, 0, 1))])
def test_who_wins_when_several_can(order: str, seats: tuple[int, ...]) -> None:
    options = complete(RULES.options, {"win_order": order})
    round_: Any = SimpleNamespace(options=options, setup=Setup("wuhan", options, dealer=1))
    assert RULES.win_order(round_, 2) == seats


@pytest.mark.parametrize(
    ("option", "winner", "dealer"),
    [("rotate", 3, 2), ("winner", 3, 3), ("rotate", 1, 1), ("winner", 1, 1), ("rotate", None, 1), ("winner", None, 1)],
)
def test_who_deals_next(option: str, winner: int | None, dealer: int) -> None:
    options = complete(RULES.options, {"next_dealer": option})
    wins = () if winner is None else (WinCase(winner, By.DRAW, EAST),)
    round_: Any = SimpleNamespace(options=options, setup=Setup("wuhan", options, dealer=1), wins=wins)
    assert RULES.next_deal(round_).dealer == dealer
