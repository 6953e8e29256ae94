"""`qionghu` on stacked walls: 听, the bao and its changes, wins with it, the end of the wall, kongs, passed wins."""

from __future__ import annotations

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Claim, Declare, Discard, Draw, Exhausted, Gang, Indicator, Passed, Win
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.phase import How, Step
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.qionghu_bao import CLAIMS, WINS, bao_in
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of

from ..moves import do, kinds, throw
from .table import RULES
from .tables import DICE, JUNK, READY, begin, declare, last, number_of, peng, ready, step_past, until_turn, wall_of, win

HIT = ("8s",)  # the bao is what seat 1 waits for
EIGHT, TWO_P = parse_tile("8s"), parse_tile("2p")


def settled(play: Play) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Patterns of the first winner, and the payments."""
    done = play.round.settled
    assert done is not None
    return done.wins[0].patterns, done.payments


def verified(play: Play) -> None:
    """The finished round is a record that holds."""
    (record,) = read_records(write_record(Record.of(play.round)).splitlines())
    assert verify(record).settled == play.round.settled


# --- declaring


def test_only_discards_that_leave_it_ready_follow_a_declaration() -> None:
    play = ready()
    assert act.declare(1, "ting") in play.open_for(1)
    play.answer(play.question, act.declare(1, "ting"))
    assert play.open_for(1) == (act.discard(1, parse_tile("E")),)
    assert RULES.may_discard(play.round, 1, parse_tile("9s")) == "not-ready"
    throw(play, "E")
    assert [type(event) for event in play.round.events[-4:]] == [Declare, Discard, Indicator, Draw]
    assert play.round.seats[1].declared == ("ting",)


def test_nobody_declares_a_hand_that_is_not_open() -> None:
    play = begin(wall_of({0: "123456m45655p79sE"}))
    assert Kind.DECLARE not in kinds(play, 0)


def test_nobody_declares_without_a_terminal_or_a_wait() -> None:
    hands = {0: JUNK + "5s", 1: "55s234m45688p78sW"}
    play = begin(wall_of(hands))
    throw(play, "5s")
    do(play, peng(1, "5s"))
    assert Kind.DECLARE not in kinds(play, 1)  # without W there is none left
    other = begin(wall_of({0: JUNK + "1s", 1: "11s135m468p79sWNE"}))
    throw(other, "1s")
    do(other, peng(1, "1s"))
    assert Kind.DECLARE not in kinds(other, 1)


def test_after_declaring_the_drawn_tile_is_thrown_and_nothing_claimed() -> None:
    play = ready("FFFF5pP", more={2: "N"}, junk="147m28p369sSWNCP")
    declare(play, "E")
    until_turn(play, 1)
    assert play.open_for(1) == (act.discard(1, parse_tile("F")),)
    assert RULES.may_discard(play.round, 1, parse_tile("9s")) == "ting-locked"
    throw(play, "F")
    until_turn(play, 2)
    throw(play, "5p")  # seat 1 holds three of it: a kong would change the waits
    assert not play.open_for(1)
    assert act.declare(1, "ting") not in play.open_for(1)


# --- fixing the bao


def test_a_declared_discard_is_first_asked_for_wins_then_the_bao_lies_then_it_is_claimed() -> None:
    play = ready(baos=("2p",), more={3: "EE"})
    play.answer(play.question, act.declare(1, "ting"))
    play.answer(play.question, act.discard(1, parse_tile("E")))
    assert (play.round.phase.step, play.round.phase.name) == (Step.CLAIM, WINS)
    assert not play.round.asked()
    assert play.step()
    assert play.round.events[-1] == Indicator(TWO_P, die=DICE[0])
    assert (play.round.phase.step, play.round.phase.name) == (Step.CLAIM, CLAIMS)
    assert kinds(play, 3) == {Kind.PENG, Kind.PASS}
    do(play, peng(3, "E"))
    assert play.round.phase.seat == 3
    assert isinstance(play.round.events[-1], Claim)


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_counts_stacks_from_the_back(die: int) -> None:
    play = ready()
    play.answer(play.question, act.declare(1, "ting"))
    play.answer(play.question, act.discard(1, parse_tile("E")))
    round_ = play.round
    tile, left = round_.wall[-(2 * die - 1)], round_.wall_left
    after = round_.apply(Indicator(tile, die=die))
    assert after.taken == {len(round_.wall) - (2 * die - 1)}
    assert after.wall_left == left - 1
    assert bao_in(after).tile == tile
    wrong = next(t for t in range(34) if t != tile)
    for event in (Indicator(wrong, die=die), Indicator(tile), Indicator(tile, die=7), Indicator(UNKNOWN, die=die)):
        with pytest.raises(IllegalAction):
            round_.apply(event)


def test_with_few_tiles_left_the_bao_is_the_next_front_tile_and_with_none_there_is_none() -> None:
    play = ready("", fenzhang=False, wall_reserve=0)
    play.answer(play.question, act.declare(1, "ting"))
    play.answer(play.question, act.discard(1, parse_tile("E")))
    round_ = play.round
    round_.front = len(round_.wall) - 4
    assert round_.apply(Indicator(round_.wall[-4], die=3)).taken == {len(round_.wall) - 4}
    assert round_.apply(Indicator(round_.wall[-3], die=2)).taken == {len(round_.wall) - 3}
    empty = ready("", fenzhang=False, wall_reserve=0)
    empty.answer(empty.question, act.declare(1, "ting"))
    empty.round.front = len(empty.round.wall)
    empty.answer(empty.question, act.discard(1, parse_tile("E")))
    empty.advance()
    assert not number_of(empty, Indicator)
    assert bao_in(empty.round).tile is None
    assert isinstance(last(empty, Exhausted), Exhausted)


def third_seat_ready(draws: str = "CFE", **options: object) -> Play:
    """Seat 2 has opened with 123m and waits for E alone; seat 1 is about to throw E ready, after its peng of 1s."""
    hands = {0: JUNK + "1s", 1: READY.replace("E", "3m"), 2: "12m777p456789sEW"}
    play = begin(wall_of(hands, draws, baos=HIT), **options)
    throw(play, "1s")
    do(play, peng(1, "1s"))
    throw(play, "3m")
    do(play, act.chi(2, parse_tile("3m"), parse_tile("1m")))
    return play


def test_a_declared_discard_that_is_won_on_fixes_no_bao() -> None:
    play = third_seat_ready()
    throw(play, "W")
    until_turn(play, 1)
    declare(play, "E")
    assert play.round.phase.name == WINS
    assert kinds(play, 2) == {Kind.WIN, Kind.PASS}
    do(play, win(2, "E"))
    assert not number_of(play, Indicator)
    assert settled(play) == (("ping-hu",), (0, -2, 2, 0))
    verified(play)


def test_a_declared_discard_that_is_passed_fixes_one() -> None:
    play = third_seat_ready()
    throw(play, "W")
    until_turn(play, 1)
    declare(play, "E")
    do(play)
    assert [type(event) for event in play.round.events[-3:]] == [Discard, Passed, Indicator]
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}  # 8s is the bao


@pytest.mark.parametrize(("multi_win", "paid"), [("all", (0, -4, 2, 2)), ("first", (0, -2, 2, 0))])
def test_several_seats_may_win_on_a_declared_discard(multi_win: str, paid: tuple[int, ...]) -> None:
    hands = {
        0: JUNK + "1s",
        1: READY.replace("E", "3m"),
        2: "12m777p456789sE9p",
        3: "99p123m234p888sSE",
    }
    play = begin(wall_of(hands, "FE"), multi_win=multi_win)
    throw(play, "1s")
    do(play, peng(1, "1s"))
    throw(play, "3m")
    do(play, act.chi(2, parse_tile("3m"), parse_tile("1m")))
    throw(play, "9p")
    do(play, peng(3, "9p"))
    throw(play, "S")
    until_turn(play, 1)
    declare(play, "E")
    assert play.round.phase.name == WINS
    do(play, win(3, "E"), win(2, "E"))
    assert play.round.settled is not None
    assert play.round.settled.payments == paid
    verified(play)


# --- 冲宝


def test_the_bao_that_is_a_wait_wins_at_once() -> None:
    play = ready(baos=HIT, more={3: "EE"})
    declare(play, "E")
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    assert kinds(play, 3) == {Kind.PENG, Kind.PASS}
    play.answer(play.question, peng(3, "E"))
    do(play, win(1, "8s", By.DRAW))
    assert play.round.events[-2:][0] == Win(1, By.DRAW, EIGHT)
    assert play.round.wins[0].circumstances == ("chongbao",)
    assert settled(play) == (("chong-bao", "jia", "zi-mo"), (-16, 48, -16, -16))
    assert play.round.seats[1].size == 10
    assert not play.round.seats[3].melds
    verified(play)


def test_a_declined_bao_is_not_asked_again_and_lets_others_claim() -> None:
    play = ready("FFF8sF", baos=HIT, more={3: "EE"})
    declare(play, "E")
    do(play, peng(3, "E"))
    assert play.round.phase.seat == 3
    assert not play.open_for(1)
    do(play, play.open_for(3)[-1])
    until_turn(play, 1)
    assert play.round.seats[1].passed == ()


def test_a_declined_bao_still_counts_when_its_kind_is_drawn() -> None:
    play = ready("FFF8s", baos=HIT)
    declare(play, "E")
    do(play)
    until_turn(play, 1)
    do(play, win(1, "8s", By.DRAW))
    assert play.round.wins[0].circumstances == ()
    assert settled(play)[0] == ("chong-bao", "jia", "zi-mo")


def test_where_the_bao_must_be_drawn_nobody_is_asked() -> None:
    play = ready(baos=HIT, chongbao_win="tile")
    declare(play, "E")
    assert play.round.phase.step is Step.TURN
    assert play.round.phase.seat == 2


def test_a_later_declarer_is_asked_with_its_own_discard_and_after_wins_on_it() -> None:
    play = third_seat_ready(draws="CFN")
    declare(play, "W")  # seat 2, the first
    assert bao_in(play.round) == bao_in(play.round)._replace(tile=EIGHT, looked=(2,))
    until_turn(play, 1)
    declare(play, "N")
    assert play.round.phase.name == ""
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    do(play, win(1, "8s", By.DRAW))
    assert number_of(play, Indicator) == 1
    assert isinstance(play.round.events[-3], Discard)
    assert settled(play)[0] == ("chong-bao", "jia", "zi-mo")
    verified(play)


def test_a_win_on_the_discard_goes_before_the_bao() -> None:
    play = third_seat_ready(draws="CFE")
    declare(play, "W")
    until_turn(play, 1)
    declare(play, "E")
    play.answer(play.question, win(1, "8s", By.DRAW))
    assert not play.round.wins
    do(play, win(2, "E"))
    assert [w.seat for w in play.round.wins] == [2]
    assert play.round.settled is not None


def test_a_passed_win_before_a_bao_win_leaves_the_bao_win() -> None:
    play = third_seat_ready(draws="CFE")
    declare(play, "W")
    until_turn(play, 1)
    declare(play, "E")
    do(play, win(1, "8s", By.DRAW), act.pass_(2))
    assert [w.seat for w in play.round.wins] == [1]
    verified(play)


# --- 摸宝


def test_a_drawn_bao_stands_for_the_wait() -> None:
    play = ready("FFF2p", baos=("2p",))
    declare(play, "E")
    until_turn(play, 1)
    assert kinds(play, 1) == {Kind.WIN, Kind.DISCARD}
    do(play, win(1, "2p", By.DRAW))
    assert settled(play) == (("jia", "mo-bao", "zi-mo"), (-8, 24, -8, -8))
    verified(play)


def test_a_thrown_bao_is_only_its_face() -> None:
    play = ready("2p", baos=("2p",))
    declare(play, "E")
    throw(play, "2p")
    assert not play.open_for(1)


# --- changing the bao


def test_three_lying_open_change_the_bao_and_it_is_asked_again() -> None:
    """W is the bao; seats 2, 3 and the dealer throw the others."""
    play = ready("WW1pF", baos=("W", "8s"), more={1: READY, 3: "PP"})
    declare(play, "E")
    throw(play, "W")
    throw(play, "W")
    assert number_of(play, Indicator) == 1
    throw(play, "W")
    assert number_of(play, Indicator) == 2
    assert play.round.events[-1] == Indicator(EIGHT, die=DICE[1])
    assert bao_in(play.round).old == (parse_tile("W"),)
    assert play.round.phase.name == CLAIMS
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    do(play, win(1, "8s", By.DRAW))
    verified(play)


def test_a_bao_whose_kind_lies_open_already_is_exchanged_at_once() -> None:
    play = ready("NN1pFWW1pF", baos=("W", "N", "2p"))
    declare(play, "E")
    for text in "NNNFWW":
        throw(play, text)
        while play.round.phase.step is not Step.TURN:
            step_past(play)
    throw(play, "W")
    assert number_of(play, Indicator) == 3
    assert bao_in(play.round).aside == (parse_tile("W"), parse_tile("N"), TWO_P)
    assert len(play.round.taken) == 3


def test_a_peng_that_lays_three_open_changes_it_before_the_next_discard() -> None:
    play = ready("W", baos=("W", "8s"), more={3: "WW"}, junk="147m258p369sSNCF")
    declare(play, "E")
    throw(play, "W")
    do(play, peng(3, "W"))
    assert [type(event) for event in play.round.events[-2:]] == [Claim, Indicator]
    assert (play.round.phase.step, play.round.phase.seat) == (Step.TURN, 3)
    assert set(play.waiting_for()) == {1, 3}
    thrown = play.open_for(3)[-1]
    play.answer(play.question, thrown)  # waits for seat 1
    before = play.round
    assert isinstance(before.events[-1], Indicator)
    play.answer(play.question, act.pass_(1))
    assert play.round.events[-1] == Discard(3, thrown.tile or 0)


def test_a_bao_win_in_the_turn_of_another_stands_before_its_discard() -> None:
    play = ready("W", baos=("W", "8s"), more={3: "WW"}, junk="147m258p369sSNCF")
    declare(play, "E")
    throw(play, "W")
    do(play, peng(3, "W"))
    assert play.answer(play.question, win(1, "8s", By.DRAW))
    play.advance()
    assert play.round.wins[0].circumstances == ("chongbao",)
    assert settled(play)[1] == (-16, 48, -16, -16)
    verified(play)


def test_a_record_need_not_tell_of_a_bao_win_that_was_declined() -> None:
    play = ready("W", baos=("W", "8s"), more={3: "WW"}, junk="147m258p369sSNCF")
    declare(play, "E")
    throw(play, "W")
    do(play, peng(3, "W"))
    tile = play.open_for(3)[-1].tile
    assert tile is not None
    after = play.round.apply(Discard(3, tile))
    assert not any(action.what == By.DRAW for action in after.legal_actions(1))


# --- who may see it


def test_only_declared_seats_see_the_bao() -> None:
    play = ready(baos=("2p",), more={3: "EE"})
    declare(play, "E")
    own, other = view_of(play.round, 1), view_of(play.round, 3)
    assert own.memory.tile == TWO_P
    assert own.extra == {"bao": TWO_P}
    assert other.memory.tile == UNKNOWN
    assert not other.extra
    copies = RULES.tile_set(play.round.options).copies
    assert own.unseen(copies)[TWO_P] == other.unseen(copies)[TWO_P] - 1
    event = play.round.events[-1]
    before = play.round.take_back(1)
    assert RULES.seen_event(before, event, 1) == event
    assert RULES.seen_event(before, event, 3) == Indicator(UNKNOWN, die=DICE[0])
    assert [tiles for _, tiles, _ in RULES.shown(own)] == [(TWO_P,)]
    assert [tiles for _, tiles, _ in RULES.shown(other)] == [(UNKNOWN,)]


# --- the end of the wall


def drawn_late(place: int, tile: str, **options: object) -> Play:
    """Seat 1 is ready, not declared; one ``tile`` lies so many places before the reserve, the others in it."""
    wall = wall_of({0: JUNK + "1s", 1: READY})
    wanted = parse_tile(tile)
    end = len(wall) - 14
    lying = [i for i in range(53, len(wall)) if wall[i] == wanted]
    for there, here in zip((end - place, *range(len(wall) - 3, len(wall))), lying, strict=False):
        wall[there], wall[here] = wall[here], wall[there]
    play = begin(wall, **options)
    throw(play, "1s")
    do(play, peng(1, "1s"))
    throw(play, "E")
    return play


def play_out(play: Play, left: int) -> None:
    """Nobody wins or claims until so many tiles are left and a seat has drawn."""
    while not play.round.over and (play.round.wall_left > left or play.round.phase.step is not Step.TURN):
        step_past(play)


def test_the_last_four_tiles_may_only_win() -> None:
    play = drawn_late(1, "F")
    play_out(play, 18)
    seat = play.round.phase.seat
    assert play.round.phase.how is How.DRAW
    drawn = play.round.seats[seat].drawn
    assert drawn is not None
    play.answer(play.question, act.discard(seat, drawn))
    assert all(kinds(play, s) <= {Kind.WIN, Kind.PASS} for s in range(4))
    while not play.round.over:
        step_past(play)
    tail = [e for e in play.round.events if isinstance(e, Draw)][-4:]
    assert [e.seat for e in tail] == [(seat + n) % 4 for n in range(1, 5)]
    assert play.round.wall_left == 14
    assert isinstance(play.round.events[-2], Exhausted)
    assert play.round.settled is not None
    assert play.round.settled.payments == (0, 0, 0, 0)
    verified(play)


def test_a_last_tile_wins_as_such() -> None:
    """One of the last four comes to seat 1, which waits for it."""
    won = []
    for place in (1, 2, 3, 4):
        play = drawn_late(place, "8s", haidi_fan=1)
        while not play.round.over:
            offered = [a for seat in range(4) for a in play.open_for(seat) if a.kind is Kind.WIN]
            if offered:
                do(play, offered[0])
            else:
                step_past(play)
        if play.round.wins:
            won.append((play.round.wins[0].circumstances, settled(play)[0]))
            verified(play)
    assert won == [(("last_tile",), ("hai-di-lao", "zi-mo"))]


def test_without_it_the_wall_is_played_to_the_reserve() -> None:
    play = drawn_late(1, "F", fenzhang=False)
    play_out(play, 14)
    assert play.round.phase.how is How.DRAW
    seat = play.round.phase.seat
    assert RULES.circumstances(play.round, seat, By.DRAW) == ("last_tile",)
    step_past(play)
    while not play.round.over:
        step_past(play)
    assert play.round.wall_left == 14
    none_left = drawn_late(1, "F", fenzhang=False, wall_reserve=0)
    play_out(none_left, 0)
    while not none_left.round.over:
        step_past(none_left)
    assert none_left.round.wall_left == 0


def test_every_bao_shortens_play_by_one_tile() -> None:
    def taken(declared: bool) -> tuple[int, int]:
        play = ready()
        if declared:
            declare(play, "E")
        else:
            throw(play, "E")
        while not play.round.over:
            step_past(play)
        assert play.round.wall_left == 14
        return number_of(play, Draw), number_of(play, Indicator)

    draws, none = taken(declared=False)
    fewer, baos = taken(declared=True)
    assert none == 0
    assert baos > 0
    assert fewer == draws - baos


# --- kongs and melds


def test_dragons_are_konged_but_not_pung() -> None:
    play = begin(wall_of({0: JUNK + "1s", 1: "CCC", 2: "FF"}, ""))
    throw(play, "C")
    assert kinds(play, 1) == {Kind.GANG, Kind.PASS}
    two = begin(wall_of({0: JUNK.replace("C", "F") + "1s", 2: "FF"}))
    throw(two, "F")
    assert not two.open_for(2)


def test_four_tiles_stay_in_the_hand() -> None:
    """Seat 2 pengs three times; it may not claim a fourth, but a kong added to a peng is allowed."""
    hands = {0: "1m2m3m9p5p8p369sSWNCC", 2: "11m22m33m99p" + "11s5s7sE"}
    play = begin(wall_of(hands, "F1m"))
    for text, back in (("1m", "E"), ("2m", "7s"), ("3m", "5s")):
        throw(play, text)
        do(play, peng(2, text))
        throw(play, back)
        until_turn(play, 0)
    assert len(play.round.seats[2].melds) == 3
    throw(play, "9p")
    assert not {Kind.PENG, Kind.GANG, Kind.CHI} & kinds(play, 2)


def test_a_kong_added_to_a_peng_is_allowed_with_three_melds() -> None:
    hands = {0: "1m2m3m9p5p8p369sSWNCC", 2: "11m22m33m99p" + "11s5s7sE"}
    play = begin(wall_of(hands, ""))
    for text, back in (("1m", "E"), ("2m", "7s"), ("3m", "5s")):
        throw(play, text)
        do(play, peng(2, text))
        throw(play, back)
        until_turn(play, 0)
    round_ = play.round
    assert RULES.may_kong(round_, 2, MeldKind.GANG_ADDED, parse_tile("1m"))
    assert not RULES.may_kong(round_, 2, MeldKind.GANG_CONCEALED, parse_tile("9p"))
    assert not RULES.may_kong(round_, 2, MeldKind.GANG_EXPOSED, parse_tile("9p"))


@pytest.mark.parametrize(("ting_kong", "allowed"), [("same_wait", True), ("none", False)])
def test_a_declared_seat_may_add_a_kong_that_leaves_its_waits(ting_kong: str, allowed: bool) -> None:
    play = ready("FFF1s", ting_kong=ting_kong, baos=("2p",))
    declare(play, "E")
    until_turn(play, 1)
    assert (Kind.GANG in kinds(play, 1)) == allowed


def test_a_declared_seat_may_not_lay_a_kong_that_changes_its_waits() -> None:
    play = ready("FFF5p", junk="147m28p369sSWNCP", baos=("2p",))
    declare(play, "E")
    until_turn(play, 1)
    assert Kind.GANG not in kinds(play, 1)


def test_a_declared_seat_may_claim_a_kong_that_leaves_its_waits() -> None:
    hands = {0: JUNK + "1s", 1: "11s123m333p55p79sE"}
    play = begin(wall_of(hands, "3p", baos=("2p",)))
    throw(play, "1s")
    do(play, peng(1, "1s"))
    declare(play, "E")
    throw(play, "3p")
    assert kinds(play, 1) == {Kind.GANG, Kind.PASS}
    do(play, act.gang(1, MeldKind.GANG_EXPOSED, parse_tile("3p")))
    assert isinstance(last(play, Gang), Gang)
    assert play.round.phase.how is How.KONG


def test_no_kong_after_a_claim() -> None:
    play = begin(wall_of({0: JUNK + "1s", 1: "11s8888m45655p9sE"}))
    throw(play, "1s")
    do(play, peng(1, "1s"))
    assert Kind.GANG not in kinds(play, 1)


def adding_a_kong(**options: object) -> Play:
    """Seat 1 has pung 9s and drawn the fourth; seat 2, open, waits for 6s and 9s."""
    hands = {0: "147m258p36sSWNC9s3m", 1: "99s147m28p36sEWFP", 2: "33m123p45655p78sN"}
    play = begin(wall_of(hands, "FFFPP9s"), **options)
    throw(play, "3m")
    do(play, peng(2, "3m"))
    throw(play, "N")
    until_turn(play, 0)
    throw(play, "9s")
    do(play, peng(1, "9s"))
    throw(play, "E")
    until_turn(play, 1)
    play.answer(play.question, act.gang(1, MeldKind.GANG_ADDED, parse_tile("9s")))
    return play


def test_an_added_kong_may_be_robbed() -> None:
    play = adding_a_kong()
    assert play.round.phase.step is Step.ROB
    assert kinds(play, 2) == {Kind.WIN, Kind.PASS}
    do(play, win(2, "9s", By.KONG))
    assert settled(play) == (("ping-hu",), (0, -2, 2, 0))
    verified(play)


def test_a_kong_that_is_not_robbed_brings_a_replacement() -> None:
    play = adding_a_kong()
    do(play)
    assert (play.round.phase.seat, play.round.phase.how) == (1, How.KONG)
    other = adding_a_kong(qianggang=False)
    assert other.round.phase.step is Step.DRAW


# --- passed wins


def waiting_twice(**options: object) -> Play:
    """Seat 3 has pung 9p and waits for E; seats 1 and 2 throw one each before it draws."""
    hands = {0: JUNK + "1s", 1: "11s123m4565p79s9pE", 3: "99p123m456777sSE"}
    play = begin(wall_of(hands, "FEE"), **options)
    throw(play, "1s")
    do(play, peng(1, "1s"))
    throw(play, "9p")
    do(play, peng(3, "9p"))
    throw(play, "S")
    throw(play, "F")
    throw(play, "E")
    assert Kind.WIN in kinds(play, 3)
    do(play)
    return play


def test_a_passed_win_bars_until_the_next_draw() -> None:
    play = waiting_twice()
    before = play.round
    assert before.seats[3].passed == (parse_tile("E"),)
    throw(play, "E")
    assert Kind.WIN not in kinds(play, 3)
    until_turn(play, 3)
    assert play.round.seats[3].passed == ()


def test_nothing_is_barred_where_passing_is_free() -> None:
    play = waiting_twice(passed_win="free")
    assert not number_of(play, Passed)
    throw(play, "E")
    assert Kind.WIN in kinds(play, 3)


# --- the next deal


def test_the_dealer_stays_after_winning_and_after_an_exhausted_round() -> None:
    play = ready(baos=HIT)
    declare(play, "E")
    do(play, win(1, "8s", By.DRAW))
    assert RULES.next_deal(play.round).dealer == 1
    out = drawn_late(1, "F")
    while not out.round.over:
        step_past(out)
    assert RULES.next_deal(out.round).dealer == 0
