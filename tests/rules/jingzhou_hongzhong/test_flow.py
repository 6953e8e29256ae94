"""Where the flow of `jingzhou-hongzhong` is its own: three seats, kong tiles thrown or laid, the end of the wall."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Kind
from mjdesk.engine.case import By, WinCase
from mjdesk.engine.events import Discard, Draw, End, Exhausted
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.jingzhou_hongzhong import JingzhouHongzhong
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import JINGZHOU_96, Tile

from ..moves import answer, do, kinds, kong, run_until, throw, throw_on
from ..walls import filled, from_back, from_place, in_hands

RULES = JingzhouHongzhong()
_HANDS = 40
#: the kong tiles of indicator 2p, out of the way
KEPT = "CCCC33p"


def stacked(hands: dict[int, str], draws: str = "", back: str = "", late: str = "") -> list[Tile]:
    """A wall (dealer 0, 2p turned up): the beginnings of hands, the first draws, those from the back.

    ``late``: the tiles from the 11th-last place on, which is the last one ever drawn.
    """
    size = JINGZHOU_96.size
    front = from_place(_HANDS, "2p" + draws) | from_place(size - 11, late)
    return filled(JINGZHOU_96, in_hands(size, hands, players=3) | front | from_back(size, back))


def begin(wall: list[Tile], **options: object) -> Play:
    """The round on this wall, dealt and with the first question open; seat 0 deals."""
    play = Play(Round.begin(RULES, Setup(RULES.id, complete(RULES.options, options), players=3), wall))
    play.advance()
    return play


def test_three_hands_and_the_indicator_leave_55_tiles() -> None:
    play = begin(stacked({}))
    assert [state.size for state in play.round.seats] == [14, 13, 13]
    assert play.round.indicator == parse_tile("2p")
    assert play.round.wall_left == 55


@pytest.mark.parametrize("text", ["C", "3p"])
def test_a_kong_tile_may_be_laid_or_thrown(text: str) -> None:
    tile = parse_tile(text)
    play = begin(stacked({0: "C3p19p19sSWNFPSWN", 1: "33p99s"}, back="F"))
    assert {a.kind for a in play.open_for(0) if a.tile == tile} == {Kind.GANG, Kind.DISCARD}
    laid = begin(list(play.round.wall))
    answer(laid, kong(0, MeldKind.GANG_SINGLE, text))
    assert laid.round.events[-1] == Draw(0, parse_tile("F"), End.BACK)
    assert laid.round.phase.how is How.KONG
    throw(play, text)
    assert isinstance(play.round.events[-2], Discard)  # nobody is asked for it: the next seat has drawn
    assert (play.round.phase.step, play.round.phase.seat) == (Step.TURN, 1)
    assert not play.round.seats[0].melds


def test_play_passes_through_three_seats() -> None:
    play = begin(stacked({}, draws="SWN"))
    run_until(play, lambda r: sum(isinstance(e, Draw) for e in r.events) == 4)
    assert [e.seat for e in play.round.events if isinstance(e, Draw)] == [1, 2, 0, 1]


def test_only_the_next_seat_chows_and_never_with_a_wild_tile() -> None:
    play = begin(stacked({0: "4p" + KEPT, 1: "356p", 2: "56p99s"}))
    throw(play, "4p")
    assert [a.tiles for a in play.open_for(1) if a.kind is Kind.CHI] == [parse_tiles("456p")]
    assert Kind.CHI not in kinds(play, 2)


def test_ten_tiles_are_never_drawn_and_there_is_no_last_tile_win() -> None:
    play = begin(stacked({}))
    run_until(play, lambda r: r.over)
    assert play.round.wall_left == 10
    assert any(isinstance(event, Exhausted) for event in play.round.events)
    draws = [event for event in play.round.events if isinstance(event, Draw)]
    throws = [event for event in play.round.events if isinstance(event, Discard)]
    assert len(throws) == 1 + len(draws)  # the last one drawn is thrown too
    assert play.round.verdict().payments(3) == (0, 0, 0)


def test_with_ten_left_there_is_no_kong_and_no_claim_but_a_win() -> None:
    """Seat 0 holds kong tiles and seat 1 three of the 9s that seat 0 has just drawn."""
    play = begin(stacked({0: KEPT, 1: "999s78s"}, late="9s"))
    run_until(play, lambda r: r.wall_left == 10)
    assert play.round.phase.seat == 0
    assert kinds(play, 0) == {Kind.DISCARD}
    throw(play, "9s")
    assert play.round.over


def test_with_ten_left_a_win_is_still_asked() -> None:
    """Seat 1 needs no opening: it waits for the last pair of seven."""
    play = begin(stacked({0: KEPT, 1: "1144p5566p7788s9s"}, late="9s"))
    run_until(play, lambda r: r.wall_left == 10)
    throw(play, "9s")
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    answer(play, act.win(1, By.DISCARD, parse_tile("9s")))
    assert play.round.verdict().patterns == (("qi-dui", "ying-hu"),)


def test_an_added_kong_can_be_robbed_in_and_out() -> None:
    """Seat 1 opens with 9p and waits for 2s and 5s; seat 2 adds the fourth 5s to its pung."""
    hands = {0: "9p5s" + KEPT, 1: "78p34s88p456p789s1p", 2: "55sSN"}
    play = begin(stacked(hands, draws="FWWF5s"))
    throw(play, "9p")
    do(play, act.chi(1, parse_tile("9p"), parse_tile("7p")))
    throw_on(play, "1p")
    throw_on(play, "F")
    throw(play, "5s")
    do(play, act.peng(2, parse_tile("5s")))
    for tile in "NWF":
        throw_on(play, tile)
    answer(play, kong(2, MeldKind.GANG_ADDED, "5s"))
    assert play.round.phase.step is Step.ROB
    answer(play, act.win(1, By.KONG, parse_tile("5s")))
    assert [m.kind for m in play.round.seats[2].melds] == [MeldKind.PENG]
    verdict = play.round.verdict()
    assert verdict.patterns == (("qiang-gang-hu",),)
    assert {t.payer for t in verdict.transfers} == {2}


def test_the_dealer_may_win_seven_pairs_at_once() -> None:
    play = begin(stacked({0: "11446688p224477s"}))
    assert Kind.WIN in kinds(play, 0)
    answer(play, act.win(0, By.DRAW, parse_tile("7s")))
    assert play.round.verdict().patterns == (("qi-dui", "ying-hu"),)


@pytest.mark.parametrize(
    "hand", ["1144p5566p7788s9s", "999s114p33p7788s7s", "1144p5566p33p788s", "1144p5566p7788s3p", "1144p55p33p7788s9s"]
)
def test_seven_pairs_are_shown_as_pairs(hand: str) -> None:
    round_: Any = SimpleNamespace(
        seats=[SimpleNamespace(melds=())], special=RULES.special(complete(RULES.options, {}), parse_tile("2p"))
    )
    win = WinCase(0, By.DRAW, parse_tile("9s"))
    pairs = RULES.arranged(round_, win, parse_tiles(hand))
    assert all(len(pair) == 2 for pair in pairs)
    assert sorted(t for pair in pairs for t in pair) == sorted((*parse_tiles(hand), parse_tile("9s")))
    assert len(pairs) == 7
    wild = parse_tile("3p")
    assert all(len(set(pair)) == 1 or wild in pair for pair in pairs)


def ended(winner: int | None, **options: object) -> Any:
    """A finished round; seat 1 dealt."""
    chosen = complete(RULES.options, options)
    wins = () if winner is None else (WinCase(winner, By.DRAW, parse_tile("5s")),)
    return SimpleNamespace(options=chosen, setup=Setup(RULES.id, chosen, players=3, dealer=1), wins=wins)


@pytest.mark.parametrize(("order", "seats"), [("dealer", (1, 2)), ("discarder", (1, 2))])
def test_who_wins_on_a_tile_of_seat_0(order: str, seats: tuple[int, ...]) -> None:
    assert RULES.win_order(ended(None, win_order=order), 0) == seats


@pytest.mark.parametrize(("order", "seats"), [("dealer", (1, 0)), ("discarder", (0, 1))])
def test_who_wins_on_a_tile_of_seat_2(order: str, seats: tuple[int, ...]) -> None:
    assert RULES.win_order(ended(None, win_order=order), 2) == seats


@pytest.mark.parametrize(
    ("option", "winner", "dealer"),
    [("winner", 0, 0), ("winner", 1, 1), ("winner", None, 1), ("rotate", 0, 2), ("rotate", 1, 1), ("rotate", None, 1)],
)
def test_who_deals_next(option: str, winner: int | None, dealer: int) -> None:
    assert RULES.next_deal(ended(winner, next_dealer=option)).dealer == dealer
