"""补张 and 开杠 on stacked walls: dice, turned tiles, locked seats, claims on several tiles, robbing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import OPENED, PLAIN, Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Discard, Draw, End, Event
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.rules.changsha_events import Pick
from mjdesk.engine.view import view_of

from ..moves import do, kinds, throw, throw_on
from .table import RULES
from .tables import (
    WAITS_1M_4M,
    WAITS_5P,
    WAITS_6M_9M,
    WITH_KONG,
    begin,
    names,
    play_until,
    settled,
    stacked,
    tail,
    tile,
    ways,
)

CONCEALED, ADDED, EXPOSED = MeldKind.GANG_CONCEALED, MeldKind.GANG_ADDED, MeldKind.GANG_EXPOSED
#: places of the wall that a die names while all stacks are full
BY_DIE = {die: 108 - 2 * die for die in range(1, 7)}


def kong(seat: int, kind: MeldKind, text: str, way: str) -> Action:
    return act.gang(seat, kind, tile(text), way)


def drawn(seat: int, text: str) -> Action:
    return act.win(seat, By.DRAW, tile(text))


def won(seat: int, text: str) -> Action:
    return act.win(seat, By.DISCARD, tile(text))


def opened(turned: str, others: dict[int, str] | None = None, draws: str = "", **options: object) -> Play:
    """The dealer opens its kong of 9s with dice 2 and 3, which turn these two tiles."""
    at = {BY_DIE[2]: turned[:2], BY_DIE[3]: turned[2:]}
    play = begin(stacked({0: WITH_KONG, **(others or {})}, draws, at=at), 2, 3, **options)
    do(play, kong(0, CONCEALED, "9s", OPENED))
    return play


# --- 补张


def test_a_plain_kong_draws_the_very_last_tile_and_a_win_on_it_is_an_ordinary_one() -> None:
    play = begin(stacked({0: WITH_KONG}, back="8m"))
    do(play, kong(0, CONCEALED, "9s", PLAIN))
    assert tail(play, 2) == [
        {"e": "gang", "seat": 0, "kind": "gang_concealed", "tiles": "9999s", "open": False},
        {"e": "draw", "seat": 0, "tile": "8m", "end": "back"},
    ]
    do(play, drawn(0, "8m"))
    assert settled(play) == "ping-hu; +9 -3 -3 -3"


def test_a_hand_that_would_not_be_ready_can_only_lay_a_plain_kong() -> None:
    play = begin(stacked({0: "9999s147m147p2589m"}))
    assert ways(play, 0) == {PLAIN}


def test_after_a_claim_there_is_no_win_but_a_kong() -> None:
    """Seat 1 pengs into a complete hand: it may not win; its kong brings a tile, and then it may."""
    play = begin(stacked({1: "55p8888m123m22s99s"}, back="9s", at={52: "5p"}))
    throw(play, "5p")
    do(play, act.peng(1, tile("5p")))
    assert kinds(play, 1) == {Kind.GANG, Kind.DISCARD}
    do(play, kong(1, CONCEALED, "8m", PLAIN))
    do(play, drawn(1, "9s"))
    assert settled(play).startswith("ping-hu;")


@pytest.mark.parametrize(("tiles", "place", "expected"), [(2, 105, {PLAIN}), (1, 105, {OPENED, PLAIN})])
def test_opening_leaves_at_least_the_sea_bottom(tiles: int, place: int, expected: set[str]) -> None:
    """Seat 1 draws with two tiles left behind it."""
    wall = stacked({1: "9999s123p67m55p34s"}, at={place: "2s"})
    play = begin(wall, kong_tiles=tiles)
    play_until(play, 2, seat=1)
    assert play.round.wall_left == 2
    assert ways(play, 1) == expected


def test_no_kong_draws_the_sea_bottom() -> None:
    """Seat 2 holds four 9s; when it draws the last tile but one, nothing is left to replace with."""
    wall = stacked({2: "9999s369m258p468m"})
    play = begin(wall)
    play_until(play, 5, seat=2)
    assert ways(play, 2) == {PLAIN}
    play_until(play, 1, seat=2)
    assert play.round.wall_left == 1
    assert not ways(play, 2)


# --- dice


@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_counts_stacks_from_the_end_and_takes_the_top_tile(die: int) -> None:
    play = begin(stacked({0: WITH_KONG}, at={BY_DIE[die]: "8m"}), die, kong_tiles=1)
    do(play, kong(0, CONCEALED, "9s", OPENED))
    assert tail(play, 1) == [{"e": "draw", "seat": 0, "tile": "8m", "end": "back", "die": die}]
    assert play.round.taken == {BY_DIE[die]}
    assert play.round.wall_left == 54


def test_the_same_die_takes_the_bottom_tile_then_the_next_stack() -> None:
    """Four dice of 2 with the last tile gone: both of stack 2, both of stack 3, not the last stack."""
    play = begin(stacked({0: WITH_KONG}), 2, 2, 2, 2, kong_tiles=4)
    do(play, kong(0, CONCEALED, "9s", OPENED))
    assert play.round.taken == {104, 105, 102, 103}


def test_a_replacement_takes_the_bottom_of_the_last_stack() -> None:
    """A plain kong took the bottom of the last stack: die 1 finds its top, then stack 2."""
    wall = stacked({0: "9999s1111p67m55p23s"}, back="4s")
    play = begin(wall, 1, 1)
    do(play, kong(0, CONCEALED, "9s", PLAIN))
    do(play, kong(0, CONCEALED, "1p", OPENED))
    assert play.round.taken == {106, 104}
    assert play.round.back == 1


def test_with_nothing_towards_the_front_the_nearest_stack_towards_the_end() -> None:
    """Four tiles are left (stacks 1 and 2) when seat 3 opens with dice 6 and 6: it gets those of stack 2."""
    wall = stacked({3: "9999s123p67m55p34s"}, at={103: "2s"})
    play = begin(wall, 6, 6)
    play_until(play, 4, seat=3)
    assert play.round.places_left() == [104, 105, 106, 107]
    do(play, kong(3, CONCEALED, "9s", OPENED))
    assert play.round.taken >= {104, 105}


# --- winning on the turned tiles


def test_each_turned_tile_that_wins_counts() -> None:
    play = opened("5m8m")
    assert kinds(play, 0) == {Kind.WIN, Kind.PASS}
    do(play, drawn(0, "8m"))
    assert settled(play) == "gang-shang-kai-hua gang-shang-kai-hua; +42 -14 -14 -14"
    assert names(play)[-5:] == ["gang", "draw", "draw", "win", "settle"]
    assert play.round.seats[0].size == 10
    assert play.round.lying() == (tile("5m"), tile("8m"))


def test_one_of_two_wins() -> None:
    play = opened("9m8m")
    do(play, drawn(0, "8m"))
    assert settled(play) == "gang-shang-kai-hua; +21 -7 -7 -7"


def test_the_tile_that_counts_most_comes_first() -> None:
    """With 4p it is all triplets, with 3p it is not."""
    hand = {0: "9999s111333m4555p"}
    at = {BY_DIE[2]: "3p", BY_DIE[3]: "4p"}
    play = begin(stacked(hand, at=at), 2, 3)
    do(play, kong(0, CONCEALED, "9s", OPENED))
    assert [a.tile for a in play.open_for(0)] == [tile("4p"), tile("3p"), None]
    do(play, drawn(0, "4p"))
    assert settled(play).startswith("gang-shang-kai-hua gang-shang-kai-hua peng-peng-hu;")


def test_turned_tiles_that_do_not_win_are_discards_at_once() -> None:
    play = opened("1m9m")
    assert names(play)[:5] == ["gang", "draw", "draw", "discard", "discard"]
    assert [d.tile for d in play.round.seats[0].discards] == [tile("1m"), tile("9m")]
    assert play.round.seats[0].declared == ("locked",)
    assert play.round.lying() == ()
    assert play.round.seats[0].size == 10


def test_a_win_declined_is_thrown_too() -> None:
    play = opened("5m8m")
    do(play)
    assert play.round.phase.step in (Step.CLAIM, Step.TURN)
    assert [d.tile for d in play.round.seats[0].discards] == [tile("5m"), tile("8m")]
    assert "win" not in names(play)


# --- claims on the turned tiles


def test_wins_on_different_tiles() -> None:
    play = opened("1m9m", {1: WAITS_1M_4M, 2: WAITS_6M_9M})
    assert play.waiting_for() == (1, 2)
    do(play, won(1, "1m"), won(2, "9m"))
    assert settled(play) == "gang-shang-pao / gang-shang-pao; -14 +7 +7 0"
    assert RULES.next_deal(play.round).dealer == 0


def test_only_the_nearest_wins() -> None:
    play = opened("1m9m", {1: WAITS_1M_4M, 2: WAITS_6M_9M}, multi_win="first")
    do(play, won(2, "9m"), won(1, "1m"))
    assert settled(play) == "gang-shang-pao; -7 +7 0 0"


def test_both_tiles_win_for_one_hand() -> None:
    play = opened("1m4m", {2: WAITS_1M_4M})
    do(play, won(2, "4m"))
    assert settled(play) == "gang-shang-pao gang-shang-pao; -14 0 +14 0"


def test_of_two_pengs_the_nearer_after_the_declarer_stands_and_the_other_tile_stays() -> None:
    play = opened("1m9m", {1: "55m99m369p258s147p", 3: "11m58m369p147s369p"})
    do(play, act.peng(3, tile("1m")), act.peng(1, tile("9m")))
    assert [(d.tile, d.claimed_by) for d in play.round.seats[0].discards] == [(tile("1m"), None), (tile("9m"), 1)]
    assert play.round.phase[:2] == (Step.TURN, 1)


def test_a_peng_goes_before_a_chi_on_the_other_tile() -> None:
    play = opened("1m9m", {1: "23m8m369p258s1479p", 3: "99m58m369p147s369p"})
    do(play, act.chi(1, tile("1m"), tile("1m")), act.peng(3, tile("9m")))
    assert play.round.phase[:2] == (Step.TURN, 3)


def test_a_turned_tile_may_be_taken_for_a_kong() -> None:
    play = opened("1m9m", {2: "999m145678p36s17s"})
    offered = [a for a in play.open_for(2) if a.kind is Kind.GANG]
    assert [a.tile for a in offered] == [tile("9m")]
    do(play, offered[0])
    assert play.round.seats[2].melds[0].source == 0


def test_nobody_claims_and_the_next_seat_draws() -> None:
    play = opened("1m9m")
    do(play)
    assert play.round.phase[:2] == (Step.TURN, 1)
    assert not RULES.extra(play.round)  # the turned tiles matter no longer


def test_a_passed_win_on_a_turned_tile_is_written_once() -> None:
    play = opened("1m4m", {2: WAITS_1M_4M})
    do(play)
    passes = [line for line in tail(play, 3) if line["e"] == "pass"]
    assert passes == [{"e": "pass", "seat": 2, "tile": "1m", "what": "win"}]
    assert play.round.declared(2) == ("passed:2",)


# --- option `kong_claim` = `pick`


def test_one_turned_tile_is_picked_and_only_that_may_be_claimed() -> None:
    others = {1: "23m8m369p258s1479p", 3: "99m58m369p147s369p"}
    play = opened("1m9m", others, kong_claim="pick")
    assert [a.tile for a in play.open_for(0)] == [tile("1m"), tile("9m")]
    do(play, act.declare(0, "pick", tile("1m")))
    assert tail(play, 1) == [{"e": "pick", "seat": 0, "tile": "1m"}]
    assert play.waiting_for() == (1,)
    do(play, act.chi(1, tile("1m"), tile("1m")))
    assert play.round.phase[:2] == (Step.TURN, 1)


def test_wins_go_before_the_pick() -> None:
    play = opened("1m9m", {2: WAITS_6M_9M}, kong_claim="pick")
    do(play, act.declare(0, "pick", tile("1m")), won(2, "9m"))
    assert settled(play) == "gang-shang-pao; -7 0 +7 0"
    assert "pick" not in names(play)


def test_a_win_passed_before_the_pick_is_remembered_and_not_offered_again() -> None:
    play = opened("1m9m", {2: WAITS_6M_9M}, kong_claim="pick")
    do(play, act.declare(0, "pick", tile("9m")))
    assert names(play)[names(play).index("pass") + 1] == "pick"
    assert play.round.declared(2) == ("passed:1",)
    assert Kind.WIN not in kinds(play, 2)


def test_equal_tiles_leave_nothing_to_pick() -> None:
    play = opened("1m1m", kong_claim="pick")
    assert "pick" in names(play)
    assert not play.open_for(0)


# --- locked seats


def test_a_locked_seat_throws_what_it_draws_without_a_question() -> None:
    play = opened("1m9m", draws="3m6m9p4m")
    do(play)
    throw_on(play, "3m", "6m", "9p")
    assert names(play)[-3:] == ["draw", "discard", "draw"]
    assert tail(play, 2)[0] == {"e": "discard", "seat": 0, "tile": "4m"}


def test_a_locked_seat_may_win_on_its_draw_or_throw_it() -> None:
    play = opened("1m9m", draws="3m6m9p5m")
    do(play)
    throw_on(play, "3m", "6m", "9p")
    assert play.open_for(0) == (drawn(0, "5m"), act.discard(0, tile("5m")))
    do(play, drawn(0, "5m"))
    assert settled(play) == "ping-hu; +9 -3 -3 -3"


def test_a_locked_seat_claims_nothing_but_wins() -> None:
    play = opened("1m9m", draws="5p8m")
    do(play)
    throw(play, "5p")  # it holds two, and may neither peng nor chi
    assert not play.open_for(0)
    if play.round.phase.step is Step.CLAIM:
        do(play)
    throw(play, "8m")
    assert kinds(play, 0) == {Kind.WIN, Kind.PASS}


def locked_with(hand: str, draw: str, draws: str = "3m6m9p") -> Play:
    """The dealer opens its kong of 9s, nobody claims, and it draws again."""
    at = {BY_DIE[2]: "1s", BY_DIE[3]: "9p"}
    play = begin(stacked({0: "9999s" + hand}, draws + draw, at=at), 2, 3)
    do(play, kong(0, CONCEALED, "9s", OPENED))
    while play.round.phase.step is not Step.TURN:
        do(play)
    throw_on(play, *(draws[i : i + 2] for i in range(0, len(draws), 2)))
    return play


def test_four_alike_that_leave_the_waits_may_be_opened() -> None:
    play = locked_with("111p67m55p234s", "1p")
    assert ways(play, 0) == {OPENED}
    assert kinds(play, 0) == {Kind.GANG, Kind.DISCARD}


def test_four_alike_that_change_the_waits_may_not() -> None:
    play = locked_with("5556s123m789m", "5s")
    assert Kind.GANG not in kinds(play, 0)


def test_four_alike_not_with_the_drawn_tile_may_not() -> None:
    """It held four 1p before it was locked."""
    play = locked_with("111123p67m55s", "5m")
    assert ways(play, 0) == set()


def test_the_drawn_tile_may_be_added_to_its_own_peng() -> None:
    hand = "9999s11p67m55p234s9m"
    at = {BY_DIE[2]: "1s", BY_DIE[3]: "7s"}
    play = begin(stacked({0: hand}, "1p3m6m2m1p", at=at), 2, 3)
    throw_on(play, "9m")
    throw(play, "1p")
    do(play, act.peng(0, tile("1p")))
    do(play, kong(0, CONCEALED, "9s", OPENED))
    while play.round.phase.step is Step.CLAIM:
        do(play)
    throw_on(play, "3m", "6m", "2m")
    assert ways(play, 0) == {OPENED}
    assert {a.what for a in play.open_for(0) if a.kind is Kind.GANG} == {"gang_added"}


def test_the_lock_is_told_to_all_and_what_was_passed_to_nobody() -> None:
    play = opened("1m4m", {2: WAITS_1M_4M})
    do(play)
    assert view_of(play.round, 1).seats[0].declared == ("locked",)
    assert view_of(play.round, 1).seats[2].declared == ()
    assert view_of(play.round, 2).me.declared == ("passed:2",)


# --- robbing


def adding(way: str, **options: object) -> Play:
    """Seat 1 has a peng of the dealer's 5p, draws the last 5p and adds it; seat 3 waits for it."""
    hands = {1: "55p67m123p234s88s1m", 3: WAITS_5P}
    play = begin(stacked(hands, "9p9p9p5p", at={52: "5p"}), 1, 1, **options)
    throw(play, "5p")
    do(play, act.peng(1, tile("5p")))
    throw_on(play, "1m", "9p", "9p", "9p")
    do(play, kong(1, ADDED, "5p", way))
    return play


@pytest.mark.parametrize("way", [OPENED, PLAIN])
def test_a_robbed_kong_is_a_peng_again(way: str) -> None:
    play = adding(way)
    assert play.open_for(3) == (act.win(3, By.KONG, tile("5p")), act.pass_(3))
    do(play, act.win(3, By.KONG, tile("5p")))
    assert settled(play) == "qiang-gang-hu; 0 -6 0 +6"
    assert [m.kind for m in play.round.seats[1].melds] == [MeldKind.PENG]
    assert play.round.wins[0].circumstances == (("bu_zhang",) if way == PLAIN else ())
    assert names(play)[-3:] == ["gang", "win", "settle"]


def test_robbing_a_plain_kong_may_be_small() -> None:
    play = adding(PLAIN, rob_bu_zhang="small")
    do(play, act.win(3, By.KONG, tile("5p")))
    assert settled(play) == "ping-hu; 0 -1 0 +1"


@pytest.mark.parametrize(("way", "after"), [(OPENED, ["pass", "draw", "draw"]), (PLAIN, ["pass", "draw"])])
def test_when_nobody_robs_the_kong_goes_on(way: str, after: list[str]) -> None:
    play = adding(way)
    start = play.round.length - 4
    do(play)
    assert names(play)[start : start + len(after)] == after
    assert play.round.seats[1].melds[0].kind is ADDED


def test_concealed_kongs_are_not_robbed() -> None:
    play = begin(stacked({0: "5555p123p67m22p234s", 3: WAITS_5P}))
    assert ways(play, 0) == {OPENED, PLAIN}
    do(play, kong(0, CONCEALED, "5p", PLAIN))
    assert play.round.phase[:2] == (Step.TURN, 0)


# --- events that cannot be


def refused(event: Callable[[Play], Event], reason: str, **options: object) -> None:
    play = begin(stacked({0: WITH_KONG}), 2, 3, **options)
    gang = play.round.event_of(kong(0, CONCEALED, "9s", OPENED))
    assert gang is not None
    play.apply(gang)
    with pytest.raises(IllegalAction) as error:
        play.round.apply(event(play))
    assert error.value.reason == reason


def test_tiles_of_a_kong_come_by_dice_from_where_these_say() -> None:
    at_2 = lambda p: p.round.wall[104]  # noqa: E731
    refused(lambda p: Draw(0, at_2(p), End.BACK), "wrong-draw")
    refused(lambda p: Draw(0, at_2(p), End.FRONT, 2), "wrong-draw")
    refused(lambda p: Draw(1, at_2(p), End.BACK, 2), "wrong-draw")
    refused(lambda p: Draw(0, at_2(p), End.BACK, 7), "wrong-draw")
    refused(lambda p: Draw(0, (at_2(p) + 1) % 27, End.BACK, 2), "wrong-tile")
    refused(lambda p: Draw(0, 62, End.BACK, 2), "wrong-tile")
    refused(lambda p: Discard(0, tile("1p")), "wrong-phase")
    refused(lambda p: Pick(0, tile("1p")), "not-legal", kong_claim="pick")


def test_any_die_may_be_thrown_in_a_record() -> None:
    play = begin(stacked({0: WITH_KONG}), 2, 3)
    gang = play.round.event_of(kong(0, CONCEALED, "9s", OPENED))
    assert gang is not None
    round_ = play.round.apply(gang)
    for die in range(1, 7):
        assert round_.apply(Draw(0, round_.wall[BY_DIE[die]], End.BACK, die)).taken == {BY_DIE[die]}


def test_an_ordinary_draw_has_no_die() -> None:
    play = begin(stacked({}))
    throw_on(play, "9m")
    round_ = play.round.take_back(1)
    with pytest.raises(IllegalAction):
        round_.apply(Draw(1, round_.wall[53], End.FRONT, 3))
