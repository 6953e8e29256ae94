"""Rounds on stacked walls: flowers, golden tiles, kongs, the last tiles, who wins, who deals next (page §2, §3, §7)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By, WinCase
from mjdesk.engine.events import Draw, End, Exhausted, Flower, Gang, Indicator, Passed
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import format_tiles, parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.play import Play
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import EAST, NORTH, SOUTH, UNKNOWN
from mjdesk.engine.view import view_of

from ..guangdong_fan.tables import begin, pass_all, play_on
from ..moves import do, kinds, throw
from .table import RULES
from .walls import stacked

JUNK = "147m258p369sESWN"
STRAIGHT = "123456m78m55p222s"  # waits for 9m: 清龙
NOTHING = "123m567p888s34sEE"  # waits for 2s and 5s, below the minimum


def start(hands: dict[int, str], **given: Any) -> Play:
    """A round at its first question; ``given``: how the wall is stacked, and options."""
    of_wall = {key: given.pop(key) for key in ("indicator", "draws", "back") if key in given}
    return begin(RULES, stacked(hands, **of_wall), **given)


def texts(play: Play, seat: int) -> set[str]:
    """What a seat may do, in short."""
    return {_text(action) for action in play.open_for(seat)}


def _text(action: Action) -> str:
    if action.tile is None:
        return action.kind.value
    what = action.what if action.kind is Kind.GANG else action.kind.value
    return f"{what} {format_tiles(action.tiles if action.kind is Kind.CHI else (action.tile,))}"


def win(seat: int, text: str, by: By = By.DISCARD) -> Action:
    return act.win(seat, by, parse_tile(text))


def gang(seat: int, kind: MeldKind, text: str) -> Action:
    return act.gang(seat, kind, parse_tile(text))


def quiet(play: Play, *tiles: str) -> None:
    """The seats in turn throw these tiles, and nobody takes them."""
    for text in tiles:
        throw(play, text)
        if play.round.phase.step is Step.CLAIM:
            pass_all(play)


def patterns(play: Play) -> tuple[str, ...]:
    assert play.round.settled is not None
    return play.round.settled.wins[0].patterns


def fan(play: Play) -> int:
    assert play.round.settled is not None
    return play.round.settled.wins[0].fan or 0


# --- the indicator and flowers


def test_an_indicator_that_is_a_flower_is_put_aside() -> None:
    play = start({0: JUNK}, indicator="1h2h9s")
    assert [event for event in play.round.events if isinstance(event, Indicator)] == [
        Indicator(parse_tile("1h")),
        Indicator(parse_tile("2h")),
        Indicator(parse_tile("9s"), parse_tile("1s")),
    ]
    assert play.round.special.wild == (parse_tile("1s"),)
    assert play.round.wall_left == 88


def test_ninety_tiles_are_left_without_flowers() -> None:
    assert start({0: JUNK}).round.wall_left == 90


def test_flowers_are_laid_from_the_dealer_on_and_replaced_from_the_back() -> None:
    play = start({0: "1h2h47m258p369sESWN", 2: "3h47m258p369sESWN"}, back="4h9m1s5h2s8m")
    laid = [e for e in play.round.events if isinstance(e, (Flower, Draw))]
    assert [(type(e).__name__, e.seat, format_tiles([e.tile])) for e in laid] == [
        ("Flower", 0, "1h"),
        ("Flower", 0, "2h"),
        ("Draw", 0, "4h"),
        ("Draw", 0, "9m"),
        ("Flower", 0, "4h"),
        ("Draw", 0, "1s"),
        ("Flower", 2, "3h"),
        ("Draw", 2, "5h"),
        ("Flower", 2, "5h"),
        ("Draw", 2, "2s"),
    ]
    assert all(e.end is End.BACK for e in laid if isinstance(e, Draw))
    assert play.round.wall_left == 85
    assert play.round.seats[0].drawn == parse_tile("1s")  # the last tile the dealer took
    assert (play.round.phase.step, play.round.phase.seat) == (Step.TURN, 0)


def test_a_dealer_without_flowers_drew_the_fourteenth_tile() -> None:
    play = start({0: JUNK + "9p"})
    assert (play.round.seats[0].drawn, play.round.phase.how) == (parse_tile("9p"), How.DEAL)


def test_a_flower_drawn_is_replaced_and_is_no_kong() -> None:
    play = start({0: JUNK + "9p", 1: STRAIGHT}, indicator="N", draws="1h", back="9m")
    quiet(play, "9p")
    assert play.round.phase.how is How.FLOWER
    do(play, win(1, "9m", By.DRAW))
    assert play.round.wins[0].circumstances == ()
    assert {"hua-pai", "bu-qiu-ren"} < set(patterns(play))


@pytest.mark.parametrize(("back", "bloomed"), [("9m", True), ("1h9m", False)])
def test_a_flower_after_a_kong_is_no_kong_replacement(back: str, bloomed: bool) -> None:
    play = start({0: JUNK + "9p", 1: STRAIGHT}, indicator="N", draws="2s", back=back)
    quiet(play, "9p")
    do(play, gang(1, MeldKind.GANG_CONCEALED, "2s"))
    do(play, win(1, "9m", By.DRAW))
    assert ("gang-shang-kai-hua" in patterns(play)) is bloomed
    assert "an-gang" in patterns(play)


# --- the end of the wall: seat 3 is dealt flowers, F (golden) out of the way; the last draw is that of seat 2

REPLACED = "1111p7777s"


def end(hands: dict[int, str], last: str, left: int, **options: object) -> Play:
    """A round in which nothing happens until so many tiles are left; ``last`` is the last of them."""
    play = start({0: JUNK, 3: "12345678hFFFF1s", **hands}, indicator="N", back=REPLACED + last, **options)
    play_on(play, left)
    return play


def test_the_last_tile_of_the_wall_is_drawn_and_won_with() -> None:
    play = end({2: STRAIGHT}, "9m", 0)
    assert (play.round.phase.seat, play.round.wall_left) == (2, 0)
    do(play, win(2, "9m", By.DRAW))
    assert play.round.wins[0].circumstances == ("last_tile",)
    assert "hai-di-lao" in patterns(play)


def test_the_last_discard_may_only_be_won_on() -> None:
    play = end({1: STRAIGHT, 0: "99m258p369sESWN14m"}, "9m", 0)
    throw(play, "9m")
    assert texts(play, 1) == {"win 9m", "pass"}
    assert texts(play, 0) == set()  # no peng, no kong
    do(play, win(1, "9m"))
    assert play.round.wins[0].circumstances == ("last_discard",)
    assert "hai-di-pao" in patterns(play)


def test_nobody_wins_on_the_last_discard() -> None:
    play = end({}, "9m", 0)
    quiet(play, "9m")
    assert play.round.over
    assert Exhausted() in play.round.events
    assert play.round.settled is not None
    assert play.round.settled.payments == (0, 0, 0, 0)


@pytest.mark.parametrize(("left", "may"), [(4, True), (0, False)])
def test_a_kong_needs_a_replacement(left: int, may: bool) -> None:
    play = end({2: "8888m258p369sESW"}, "N", left)
    assert play.round.phase.seat == 2
    assert ("gang_concealed 8m" in texts(play, 2)) is may


def test_no_tile_to_replace_a_flower_ends_the_round() -> None:
    play = start({0: JUNK, 3: "1234567hFFFF12s"}, indicator="N", back="1111p777s8h")
    play_on(play, 0)
    assert play.round.over
    assert isinstance(play.round.events[-3], Flower)
    assert isinstance(play.round.events[-2], Exhausted)


# --- the golden tile (5m where 4m is turned up)


def test_a_golden_tile_is_never_thrown() -> None:
    play = start({0: "5m" + JUNK})
    assert "discard 5m" not in texts(play, 0)
    assert "discard 4m" in texts(play, 0)
    assert RULES.may_discard(play.round, 0, parse_tile("5m")) == "special-tile"


def test_an_own_golden_tile_is_itself_in_a_chi() -> None:
    play = start({0: "6m" + JUNK, 1: "557m1258p369sESW"})
    throw(play, "6m")
    assert texts(play, 1) == {"chi 567m", "pass"}
    do(play, act.chi(1, parse_tile("6m"), parse_tile("5m")))
    assert play.round.seats[1].counts[parse_tile("5m")] == 1


@pytest.mark.parametrize(
    ("hand", "peng", "chi"),
    [
        ("7p7p5m5m", False, True),
        ("7p7p5m1s", True, True),
        ("4m5m5m5m", True, False),
        ("4m5m5m6m", True, True),
    ],
)
def test_a_claim_leaves_a_tile_to_throw(hand: str, peng: bool, chi: bool) -> None:
    """Asked as if 7p were to be taken with two of them, or 6m with 4m and the golden 5m."""
    counts = [0] * 34
    for place in range(0, 8, 2):
        counts[parse_tile(hand[place : place + 2])] += 1
    state = SimpleNamespace(counts=counts, size=4)
    special = RULES.special(complete(RULES.options, {}), parse_tile("4m"))
    round_: Any = SimpleNamespace(
        seats=[None, state], special=special, phase=Phase(Step.CLAIM, 0, parse_tile("6m" if "4m" in hand else "7p"))
    )
    if "4m" in hand:
        assert RULES.may_chi(round_, 1, parse_tile("4m")) is chi
    else:
        assert RULES.may_peng(round_, 1, parse_tile("7p")) is peng


def test_four_golden_tiles_are_a_concealed_kong_and_wild_ones_no_part_of_others() -> None:
    play = start({0: "5555m888p369sESWN"})
    assert {text for text in texts(play, 0) if text.startswith("gang")} == {"gang_concealed 5m"}
    do(play, gang(0, MeldKind.GANG_CONCEALED, "5m"))
    assert view_of(play.round, 1).seats[0].melds[0].tiles == (UNKNOWN,) * 4  # face down until the round ends
    assert play.round.phase.how is How.KONG


def test_two_golden_tiles_alone_must_win_and_the_minimum_is_waived() -> None:
    play = start({0: "36p6s3m4s258pSWNEE", 1: "12p45s12m23s5mSWN1s"}, draws="C9pF" * 4 + "5m")
    for thrown, low in (("3p", "1p"), ("6s", "4s"), ("3m", "1m"), ("4s", "2s")):
        throw(play, thrown)
        do(play, act.chi(1, parse_tile(thrown), parse_tile(low)))
        own = ("S", "W", "N", "1s")[len(play.round.seats[1].melds) - 1]
        quiet(play, own, "C", "9p")
    quiet(play, "F")
    assert texts(play, 1) == {"win 5m"}
    do(play, win(1, "5m", By.DRAW))
    assert fan(play) < 8


def test_nobody_is_asked_for_less_than_the_minimum() -> None:
    play = start({0: "5s" + JUNK, 1: NOTHING}, indicator="N")
    throw(play, "5s")
    assert "win 5s" not in texts(play, 1)
    free = start({0: "5s" + JUNK, 1: NOTHING}, indicator="N", min_fan=0)
    throw(free, "5s")
    assert "win 5s" in texts(free, 1)


# --- kongs


def test_no_kong_right_after_a_claim() -> None:
    play = start({0: "7p" + JUNK, 1: "77p8888s123m12sEE"})
    throw(play, "7p")
    do(play, act.peng(1, parse_tile("7p")))
    assert Kind.GANG not in kinds(play, 1)


def to_the_added_kong(**options: object) -> Play:
    """Seat 2 adds the fourth 5s to its peng; seat 3 waits for it, and could not win on the first one."""
    hands = {0: "5s" + JUNK, 2: "55s1122m369pSWNC", 3: NOTHING}
    play = start(hands, indicator="N", draws="PPP5s", **options)
    throw(play, "5s")
    do(play, act.peng(2, parse_tile("5s")))
    quiet(play, "C", "P", "P", "P")
    play.answer(play.question, gang(2, MeldKind.GANG_ADDED, "5s"))
    return play


def test_an_added_kong_is_robbed_and_the_peng_stays() -> None:
    play = to_the_added_kong()
    assert play.round.phase.step is Step.ROB
    assert [texts(play, seat) for seat in (0, 1, 3)] == [set(), set(), {"win 5s", "pass"}]
    do(play, win(3, "5s", By.KONG))
    assert play.round.seats[2].melds[0].kind is MeldKind.PENG
    assert any(isinstance(event, Gang) for event in play.round.events)
    assert "qiang-gang-hu" in patterns(play)
    assert play.round.settled is not None
    assert play.round.settled.payments[2] == min(play.round.settled.payments)


def test_an_added_kong_that_nobody_robs_stands() -> None:
    play = to_the_added_kong()
    pass_all(play)
    assert play.round.seats[2].melds[0].kind is MeldKind.GANG_ADDED
    assert (play.round.phase.step, play.round.phase.seat, play.round.phase.how) == (Step.TURN, 2, How.KONG)


def test_an_exposed_kong_is_not_robbed() -> None:
    play = start({0: "5s" + JUNK, 2: "555s1122m369pSWN", 3: NOTHING}, indicator="N")
    throw(play, "5s")
    do(play, gang(2, MeldKind.GANG_EXPOSED, "5s"))
    assert (play.round.phase.step, play.round.phase.how) == (Step.TURN, How.KONG)


# --- wins on others' tiles


@pytest.mark.parametrize(("order", "winner"), [("dealer", 0), ("discarder", 2)])
def test_one_wins_when_several_can(order: str, winner: int) -> None:
    hands = {0: STRAIGHT + "E", 1: "9m", 2: "123456789s78m55p"}
    play = start(hands, indicator="N", draws="C", win_order=order)
    quiet(play, "E")
    throw(play, "9m")
    for seat in (2, 0) if order == "dealer" else (0, 2):  # the one who yields is asked too
        play.answer(play.question, win(seat, "9m"))
    play.advance()
    assert [w.seat for w in play.round.wins] == [winner]


def test_the_tile_won_on_is_not_one_of_those_that_lie_open() -> None:
    """和绝张: 9m lies in the pond of its thrower, and counts as the winning tile only."""
    play = start({0: "9m" + JUNK, 1: STRAIGHT}, indicator="N", draws="C")
    throw(play, "9m")
    do(play, win(1, "9m"))
    assert "hu-jue-zhang" not in patterns(play)
    assert play.round.verdict().patterns[0] == patterns(play)  # also when the round is over


def test_the_last_of_its_kind_is_noticed() -> None:
    play = start({0: "9m" + JUNK, 1: "9m", 2: STRAIGHT, 3: "9m"}, indicator="N", draws="CCCEE9m")
    quiet(play, "9m", "9m", "C", "9m", "E", "E")
    do(play, win(2, "9m", By.DRAW))
    assert "hu-jue-zhang" in patterns(play)


@pytest.mark.parametrize("option", ["free", "until_draw"])
def test_a_passed_win_bars_the_same_tile_until_the_next_draw(option: str) -> None:
    play = start({0: "9m" + JUNK, 1: "9m", 2: STRAIGHT, 3: "9m"}, indicator="N", draws="CCC", passed_win=option)
    quiet(play, "9m")
    assert (Passed(2, parse_tile("9m")) in play.round.events) is (option == "until_draw")
    throw(play, "9m")
    assert ("win 9m" in texts(play, 2)) is (option == "free")
    pass_all(play) if play.round.phase.step is Step.CLAIM else None
    quiet(play, "C")  # seat 2 has drawn
    throw(play, "9m")
    assert "win 9m" in texts(play, 2)


# --- who deals next


def ended(winner: int | None, dealer: int, first: int, wind: int = EAST, **options: object) -> Any:
    chosen = complete(RULES.options, options)
    carried = {"first_dealer": first}
    setup = Setup("jingzhou-huangjin", chosen, dealer=dealer, prevailing_wind=wind, carried=carried)
    wins = () if winner is None else (WinCase(winner, By.DRAW, parse_tile("5s")),)
    return SimpleNamespace(options=chosen, setup=setup, wins=wins)


@pytest.mark.parametrize(
    ("winner", "how", "dealer"),
    [
        (1, "always_pass", 2),
        (None, "always_pass", 2),
        (0, "always_pass", 2),
        (1, "rotate", 1),
        (None, "rotate", 1),
        (0, "rotate", 2),
    ],
)
def test_who_deals_next(winner: int | None, how: str, dealer: int) -> None:
    assert RULES.next_deal(ended(winner, 1, 0, next_dealer=how)) == NextDeal(dealer, EAST, 0, {"first_dealer": 0})


@pytest.mark.parametrize(("first", "wind", "after"), [(2, EAST, SOUTH), (2, NORTH, EAST), (3, EAST, EAST)])
def test_the_round_wind_goes_on_with_the_first_dealer(first: int, wind: int, after: int) -> None:
    deal = RULES.next_deal(ended(None, 1, first, wind))
    assert (deal.dealer, deal.prevailing_wind) == (2, after)
