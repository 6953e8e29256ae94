"""Where the flow of `huangshi` is its own: sets shown, single kongs, robbed kongs, passed wins, the last tiles."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Deal, Discard, Draw, End, Exhausted, Gang, Indicator, Passed, Win
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles, tile_name
from mjdesk.engine.phase import How, Step
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, write_record
from mjdesk.engine.rules.hooks.turn import can_replace
from mjdesk.engine.view import view_of
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.hints import waits_now

from ..moves import answer, do, kinds, kong, run_until, throw, throw_on
from .table import RULES
from .tables import LAST, Stack, kongs, show, verified

SINGLE, ADDED = MeldKind.GANG_SINGLE, MeldKind.GANG_ADDED
EXPOSED, CONCEALED, SET = MeldKind.GANG_EXPOSED, MeldKind.GANG_CONCEALED, MeldKind.GANG_SET
#: 13 tiles that wait for 6s and 9s, and 13 that take nothing
WAITS = "234567m456s78s55p"
JUNK = "147m258p3sCCCFFF"


def tiles(*names: str) -> set[tuple[str, int | None]]:
    return {(kind, parse_tile(name)) for kind, name in (each.split() for each in names)}


# --- 亮


def test_a_set_is_shown_before_the_wild_tile_is_known() -> None:
    play = Stack({1: "CFP" + "147m258p369s1p"}, "9m").begin()
    assert play.round.indicator is None
    assert play.waiting_for() == (1,)
    assert play.open_for(1) == (show(1), act.pass_(1))
    answer(play, show(1))
    assert play.round.events[4] == Gang(1, SET, parse_tiles("CFP"))
    assert play.round.seats[1].size == 10
    assert play.round.seats[1].groups == 1
    assert play.round.special.wild == parse_tiles("1m")
    assert play.round.wall_left == 120 - 53 - 1


def test_a_seat_is_asked_again_while_it_has_another_set() -> None:
    play = Stack({1: "CCFFPP" + "147m258p3s"}, "9m").begin()
    answer(play, show(1))
    assert play.waiting_for() == (1,)
    answer(play, show(1))
    assert play.round.phase.step is Step.TURN
    assert [m.kind for m in play.round.seats[1].melds] == [SET, SET]
    assert play.round.seats[1].size == 7


def test_one_refusal_ends_it_for_the_seat_and_the_next_is_asked() -> None:
    play = Stack({0: "CCFFPP147m258p3s", 2: "CFP147m258p369s2m"}, "9m").begin()
    assert play.waiting_for() == (0,)
    answer(play, show(0))
    answer(play, act.pass_(0))
    assert play.waiting_for() == (2,)
    answer(play, act.pass_(2))
    assert play.round.phase.step is Step.TURN


def test_seats_are_asked_from_the_dealer_on() -> None:
    play = Stack({0: "123m", 1: "CFP", 3: "CFP"}, "9m").begin()
    assert play.waiting_for() == (1,)
    answer(play, act.pass_(1))
    assert play.waiting_for() == (3,)
    with pytest.raises(IllegalAction, match="no set"):
        play.round.apply(Gang(1, SET, parse_tiles("CFP")))


def test_nobody_hears_who_was_asked_and_showed_none() -> None:
    play = Stack({0: "CFP147m258p369s2m", 2: "CFP147m258p369s8m", 1: "1122334455667p"}, "9m").begin()
    assert {seat: view_of(play.round, seat).phase.step for seat in range(4)} == {
        0: Step.ASK,
        1: Step.INDICATOR,
        2: Step.INDICATOR,
        3: Step.INDICATOR,
    }
    answer(play, act.pass_(0))
    answer(play, show(2))
    run_until(play, lambda r: r.over)
    verified(play)
    (record,) = read_records(write_record(Record.of(play.round)).splitlines())
    assert [type(e) for e in record.events[:6]] == [Deal, Deal, Deal, Deal, Gang, Indicator]
    assert record.events[4] == Gang(2, SET, parse_tiles("CFP"))
    assert record.begin().apply_all(record.events).settled == play.round.settled


@pytest.mark.parametrize("given", [{"liang": False}, {"play": "no_dragons"}])
def test_nothing_is_shown(given: dict[str, Any]) -> None:
    hand = "123456789m1234p" if given.get("play") else "CCFFPP147m258p3s"
    play = Stack({0: hand}, "9s", **given).begin()
    assert play.round.phase.step is Step.TURN
    assert play.round.indicator == parse_tile("9s")


def test_the_dealer_goes_on_as_if_another_tile_had_just_been_drawn() -> None:
    play = Stack({0: "234567m456s55pCFP"}, "9m").begin()  # the last one dealt is the white dragon
    answer(play, show(0))
    assert play.round.seats[0].size == 11
    won = [a for a in play.open_for(0) if a.kind is Kind.WIN]
    assert won
    answer(play, won[0])
    verified(play)
    assert play.round.verdict().patterns == (("ping-hu", "ying-hu"),)
    assert play.round.verdict().fan == (2,)


def test_no_set_after_the_indicator() -> None:
    play = Stack({1: "CFP147m258p369s2m", 0: "1122334455667p"}, "9m").begin()
    answer(play, act.pass_(1))
    with pytest.raises(IllegalAction, match="no set"):
        play.round.apply(Gang(1, SET, parse_tiles("CFP")))


def test_what_is_shown_must_be_held_and_be_the_dragons() -> None:
    play = Stack({1: "CFP147m258p369s2m", 0: "1122334455667p"}, "9m").begin()
    for event in (Gang(2, SET, parse_tiles("CFP")), Gang(1, SET, parse_tiles("CCF")), Gang(9, SET, parse_tiles("CFP"))):
        with pytest.raises(IllegalAction):
            play.round.apply(event)


def test_the_greedy_player_shows_its_set() -> None:
    play = Stack({1: "CFP147m258p369s2m", 0: "1122334455667p"}, "9m").begin()
    assert GreedyPlayer().choose(view_of(play.round, 1)) == show(1)


# --- the wild tile and kong tiles


@pytest.mark.parametrize(
    ("indicator", "given", "wild", "kong"),
    [
        ("4p", {}, "5p", "5p"),
        ("9s", {}, "1s", "1s"),
        ("C", {}, "F", "F"),
        ("F", {}, "P", "P"),
        ("P", {}, "C", "C"),
        ("4p", {"play": "huanghuang"}, "5p", "5pC"),
        ("C", {"play": "huanghuang"}, "F", "CF"),
        ("F", {"play": "huanghuang"}, "P", "CP"),
        ("P", {"play": "huanghuang"}, "F", "CF"),
        ("C", {"play": "huanghuang", "fa_gang": True}, "P", "CFP"),
        ("F", {"play": "huanghuang", "fa_gang": True}, "P", "CFP"),
        ("P", {"play": "huanghuang", "fa_gang": True}, "P", "CFP"),
        ("9m", {"play": "huanghuang", "fa_gang": True}, "1m", "1mCF"),
        ("9m", {"play": "no_dragons"}, "1m", ""),
        ("9m", {"play": "no_dragons", "fa_gang": True}, "1m", ""),
        ("9m", {"fa_gang": True}, "1m", "1m"),
    ],
)
def test_wild_and_kong_tiles(indicator: str, given: dict[str, Any], wild: str, kong: str) -> None:
    play = Stack({}, indicator, **given).begin()
    special = RULES.special(play.round.options, parse_tile(indicator))
    assert special.wild == parse_tiles(wild)
    assert special.kong == set(parse_tiles(kong))


def test_parting_with_a_wild_tile_is_its_kong() -> None:
    play = Stack({0: "1m" + JUNK}, "9m").back("4m").begin()
    assert kongs(play, 0) == tiles("gang_single 1m")
    with pytest.raises(IllegalAction, match="special-tile"):
        play.round.apply(Discard(0, parse_tile("1m")))
    answer(play, kong(0, SINGLE, "1m"))
    assert play.round.events[-1] == Draw(0, parse_tile("4m"), End.BACK)
    assert play.round.phase.how is How.KONG
    assert play.round.seats[0].size == 14


def test_red_and_green_dragons_in_huanghuang() -> None:
    hand = {0: "1m" + "147m258p369sC1pFF"}
    given: dict[str, Any] = {"play": "huanghuang", "liang": False}
    assert kongs(Stack(hand, "9m", **given).begin(), 0) == tiles("gang_single 1m", "gang_single C")
    both = Stack(hand, "9m", fa_gang=True, **given).begin()
    assert kongs(both, 0) == tiles("gang_single 1m", "gang_single C", "gang_single F")
    thrown = {a.tile for a in both.open_for(0) if a.kind is Kind.DISCARD}
    assert thrown == set(parse_tiles("47m258p369s1p"))


def test_without_dragons_a_wild_tile_is_thrown_pung_and_konged() -> None:
    play = Stack({0: "1m1447m258p3699s17s", 2: "11m"}, "9m", play="no_dragons").begin()
    assert kongs(play, 0) == set()
    throw(play, "1m")
    assert kinds(play, 2) == {Kind.PENG, Kind.PASS}
    four = Stack({0: "1111m"}, "9m", play="no_dragons").begin()
    assert ("gang_concealed", parse_tile("1m")) in kongs(four, 0)


@pytest.mark.parametrize("play_id", ["yangxin", "huanghuang"])
def test_four_wild_tiles_are_no_concealed_kong(play_id: str) -> None:
    play = Stack({0: "1111m4444p"}, "9m", play=play_id).begin()
    assert kongs(play, 0) >= tiles("gang_single 1m", "gang_concealed 4p")
    assert ("gang_concealed", parse_tile("1m")) not in kongs(play, 0)


@pytest.mark.parametrize(
    ("play_id", "runs"), [("yangxin", {"678m"}), ("huanghuang", {"678m", "789m"}), ("no_dragons", {"678m", "789m"})]
)
def test_a_wild_tile_is_eaten_with(play_id: str, runs: set[str]) -> None:
    play = Stack({0: "7m", 1: "689m147p"}, "8m", play=play_id, liang=False).begin()
    throw(play, "7m")
    found = {a.tiles for a in play.open_for(1) if a.kind is Kind.CHI}
    assert found >= {parse_tiles(run) for run in runs}
    assert (parse_tiles("789m") in found) is (play_id != "yangxin")


def how_it_came(play: Play) -> How:
    """How the seat in turn came to its turn, now."""
    return play.round.phase.how


def test_after_a_claim_only_single_kongs() -> None:
    play = Stack({0: "7p", 1: "77p4444s1m"}, "9m").back("5s").begin()
    throw(play, "7p")
    do(play, act.peng(1, parse_tile("7p")))
    assert how_it_came(play) is How.CLAIM
    assert kongs(play, 1) == tiles("gang_single 1m")
    assert Kind.WIN not in kinds(play, 1)
    answer(play, kong(1, SINGLE, "1m"))
    assert how_it_came(play) is How.KONG
    assert ("gang_concealed", parse_tile("4s")) in kongs(play, 1)


def test_a_single_kong_blooms() -> None:
    play = Stack({0: WAITS + "1m"}, "9m").back("9s").begin()
    answer(play, kong(0, SINGLE, "1m"))
    answer(play, act.win(0, By.DRAW, parse_tile("9s")))
    assert verified(play).verdict().patterns == (("gang-shang-kai-hua", "ping-hu", "ying-hu"),)


# --- kongs that are robbed


def test_an_added_kong_is_robbed_and_its_pung_stays() -> None:
    hands = {0: "9s" + JUNK, 1: WAITS, 2: "99s4m", 3: "4m147p258s369p12s"}
    play = Stack(hands, "9m").draws("1pP3p9s").begin()
    throw(play, "9s")
    do(play, act.peng(2, parse_tile("9s")))
    assert Passed(1, parse_tile("9s")) in play.round.events
    throw_on(play, "4m")
    for text in ("1p", "P", "3p"):  # seats 3, 0 and 1
        throw_on(play, text)
    answer(play, kong(2, ADDED, "9s"))
    assert play.round.phase.step is Step.ROB
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}  # a tile let go may still be robbed
    answer(play, act.win(1, By.KONG, parse_tile("9s")))
    last = verified(play)
    assert [m.kind for m in last.seats[2].melds] == [MeldKind.PENG]
    assert last.verdict().patterns == (("ping-hu", "qiang-gang-hu", "ying-hu"),)
    assert last.settled is not None
    assert last.settled.payments == (-8, 32, -16, -8)


def test_a_robbery_that_is_declined_restricts_nothing() -> None:
    play = Stack({0: "9s" + JUNK, 1: "234567m456s7s1m55p", 2: "99s4m", 3: "4m"}, "9m").draws("1pP3p9s").begin()
    throw(play, "9s")
    do(play, act.peng(2, parse_tile("9s")))
    throw_on(play, "4m")
    for text in ("1p", "P", "3p"):
        throw_on(play, text)
    before = len([e for e in play.round.events if isinstance(e, Passed)])
    answer(play, kong(2, ADDED, "9s"))
    answer(play, act.pass_(1))
    assert len([e for e in play.round.events if isinstance(e, Passed)]) == before
    assert [m.kind for m in play.round.seats[2].melds] == [ADDED]
    assert play.round.phase.how is How.KONG
    with pytest.raises(IllegalAction):
        play.round.apply(Passed(1, parse_tile("9s")))


def meeting(others: dict[int, str], **given: Any) -> Play:
    """Seat 0 throws 9s; seat 3 has three of them."""
    play = Stack({0: "9s" + JUNK, 3: "999s", **others}, "9m", **given).begin()
    throw(play, "9s")
    return play


def test_win_and_kong_on_one_discard_make_a_robbed_kong() -> None:
    play = meeting({1: WAITS})
    assert kinds(play, 1) >= {Kind.WIN, Kind.PASS}
    assert Kind.GANG in kinds(play, 3)
    play.answer(play.question, kong(3, EXPOSED, "9s"))
    answer(play, act.win(1, By.DISCARD, parse_tile("9s")))
    assert play.round.events[-3:-1] == (
        Gang(3, EXPOSED, parse_tiles("9999s"), 0, parse_tile("9s")),
        Win(1, By.KONG, parse_tile("9s"), 3),
    )
    last = verified(play)
    assert last.seats[3].melds == ()
    assert last.seats[3].counts[parse_tile("9s")] == 3
    assert last.settled is not None
    assert last.settled.payments == (-8, 32, -8, -16)


def test_a_win_alone_is_by_discard() -> None:
    play = meeting({1: WAITS})
    play.answer(play.question, act.pass_(3))
    answer(play, act.win(1, By.DISCARD, parse_tile("9s")))
    assert play.round.wins[0].by is By.DISCARD
    settled = verified(play).settled
    assert settled is not None
    assert settled.payments == (-4, 8, -2, -2)


def test_one_who_let_the_tile_go_is_not_asked_to_rob() -> None:
    play = meeting({1: WAITS})
    do(play, kong(3, EXPOSED, "9s"))
    assert Passed(1, parse_tile("9s")) in play.round.events
    assert play.round.phase.how is How.KONG
    assert play.round.phase.seat == 3
    assert [m.kind for m in play.round.seats[3].melds] == [EXPOSED]


def test_of_several_that_win_the_first_after_the_discarder_robs() -> None:
    play = meeting({1: WAITS, 2: "234567p456s78s55m"})
    play.answer(play.question, act.win(2, By.DISCARD, parse_tile("9s")))
    play.answer(play.question, kong(3, EXPOSED, "9s"))
    answer(play, act.win(1, By.DISCARD, parse_tile("9s")))
    assert [w.seat for w in verified(play).wins] == [1]


def test_one_passes_and_another_robs() -> None:
    play = meeting({1: WAITS, 2: "234567p456s78s55m"})
    play.answer(play.question, act.win(2, By.DISCARD, parse_tile("9s")))
    play.answer(play.question, kong(3, EXPOSED, "9s"))
    answer(play, act.pass_(1))
    assert [w.seat for w in verified(play).wins] == [2]
    assert [e for e in play.round.events if isinstance(e, Passed)] == [Passed(1, parse_tile("9s"))]


def test_a_win_that_was_claimed_must_rob() -> None:
    play = meeting({1: WAITS})
    laid = play.round.apply(Gang(3, EXPOSED, parse_tiles("9999s"), 0, parse_tile("9s")))
    assert laid.asked() == {1: (act.win(1, By.KONG, parse_tile("9s")),)}
    with pytest.raises(IllegalAction, match="pass-missing"):
        laid.apply(Draw(3, laid.wall[-1], End.BACK))
    with pytest.raises(IllegalAction):
        laid.apply(Passed(1, parse_tile("9s")))


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("234567m4568s5p11m", {}),  # two wild tiles in a small hand
        ("234567m456s123p1m", {"luanjiang": True}),  # waits for every tile
        (WAITS, {"min_score": 16}),  # 8 by discard, 32 by robbing
    ],
)
def test_who_was_barred_from_the_discard_is_asked_to_rob(hand: str, given: dict[str, Any]) -> None:
    play = meeting({1: hand}, **given)
    assert Kind.WIN not in kinds(play, 1)
    do(play, kong(3, EXPOSED, "9s"))
    assert play.round.phase.step is Step.ROB
    assert play.waiting_for() == (1,)
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    standing = Play(play.round)
    answer(standing, act.pass_(1))
    assert standing.round.phase.how is How.KONG
    answer(play, act.win(1, By.KONG, parse_tile("9s")))
    assert verified(play).wins[0].source == 3


# --- passed wins


@pytest.mark.parametrize(("option", "asked_later"), [("round", False), ("until_draw", True)])
def test_a_win_let_go(option: str, asked_later: bool) -> None:
    hands = {0: "9s" + JUNK, 1: WAITS, 2: "9s3m", 3: "9s3m"}
    play = Stack(hands, "9m", passed_win=option).draws("4p4p4p4p4m4m").begin()
    throw(play, "9s")
    assert kinds(play, 1) >= {Kind.WIN}
    do(play)  # seat 1 draws 4p
    assert Passed(1, parse_tile("9s")) in play.round.events
    throw_on(play, "4p")
    throw(play, "9s")  # by seat 2: seat 1 has drawn since
    assert (Kind.WIN in kinds(play, 1)) is asked_later
    do(play) if play.round.phase.step is Step.CLAIM else None
    throw(play, "9s")  # by seat 3: seat 1 has not drawn since
    assert Kind.WIN not in kinds(play, 1)


def test_other_tiles_are_not_affected() -> None:
    play = Stack({0: "9s" + JUNK, 1: WAITS, 2: "6s3m"}, "9m").draws("4p").begin()
    throw(play, "9s")
    do(play)
    throw_on(play, "4p")
    throw(play, "6s")
    assert Kind.WIN in kinds(play, 1)


def test_a_seat_is_told_that_it_may_only_draw_what_it_let_go() -> None:
    play = Stack({0: "9s" + JUNK, 1: WAITS, 2: "3m"}, "9m").draws("4p").begin()
    throw(play, "9s")
    do(play)
    throw_on(play, "4p")
    told = {tile_name(wait.tile): wait for wait in waits_now(view_of(play.round, 1))}
    assert told["9s"].by_discard is None
    assert told["9s"].by_draw == 12
    assert told["6s"].by_discard == (8, 8)


# --- the last tiles


def to_the_end(mode: str, late: str = "", players: int = 4, **hands: str) -> Play:
    stack = Stack({int(k[1:]): v for k, v in hands.items()}, "9m", players, haidi_mode=mode, liang=False)
    play = stack.late(late).begin()
    run_until(play, lambda r: r.over or r.phase.how is How.SEA)
    return play


@pytest.mark.parametrize(
    ("mode", "players", "drawn"),
    [("all", 4, 14), ("all", 3, 14), ("all", 2, 14), ("one_round", 4, 4), ("one_round", 2, 2), ("none", 4, 0)],
)
def test_how_the_last_tiles_are_drawn(mode: str, players: int, drawn: int) -> None:
    play = Stack({}, "9m", players, haidi_mode=mode, liang=False, passed_win="until_draw").begin()
    run_until(play, lambda r: r.over)
    last = verified(play)
    assert last.wall_left == LAST - drawn
    assert isinstance(last.events[-2], Exhausted)
    draws = [event for event in last.events if isinstance(event, Draw)]
    throws = [event for event in last.events if isinstance(event, Discard)]
    assert len(draws) - drawn == len(throws) - 1
    assert [d.seat for d in draws[len(draws) - drawn :]] == [
        (draws[len(draws) - drawn].seat + i) % players for i in range(drawn)
    ]
    assert all(state.size == 13 for state in last.seats)
    assert sum(len(state.discards) for state in last.seats) == len(throws) + drawn
    assert last.verdict().transfers == ()


def test_a_last_tile_only_wins() -> None:
    play = Stack({1: WAITS, 0: JUNK}, "9m", passed_win="until_draw").late("4p9s9s").begin()
    run_until(play, lambda r: r.phase.how is How.SEA and r.phase.step is Step.TURN and bool(r.asked()))
    assert play.round.phase.seat == 1
    assert kinds(play, 1) == {Kind.WIN, Kind.PASS}
    answer(play, act.win(1, By.DRAW, play.round.seats[1].drawn or 0))
    assert "hai-di-lao" in verified(play).verdict().patterns[0]


def test_a_last_tile_not_won_on_is_laid_aside() -> None:
    play = Stack({1: WAITS, 0: JUNK}, "9m", passed_win="until_draw").late("4p9s9s").begin()
    run_until(play, lambda r: r.phase.how is How.SEA and r.phase.step is Step.TURN and bool(r.asked()))
    tile = play.round.seats[1].drawn
    answer(play, act.pass_(1))
    state = play.round.seats[1]
    assert state.size == 13
    assert state.drawn is None
    assert any(thrown.tile == tile for thrown in state.discards)


def test_with_fourteen_left_there_are_no_kongs() -> None:
    play = Stack({0: JUNK, 3: "PPPP" + "147m258p3s"}, "9m", liang=False).begin()
    run_until(play, lambda r: r.wall_left == LAST and r.phase.step is Step.TURN)
    seat = play.round.phase.seat
    assert kongs(play, seat) == set()
    assert not can_replace(play.round)


def test_a_discard_with_fourteen_left_may_be_claimed_not_konged() -> None:
    play = Stack({1: "PPP" + "147m258p369s1p"}, "9m", liang=False).late("P").begin()
    run_until(play, lambda r: r.wall_left == LAST and r.phase.step is Step.TURN)
    if play.round.phase.seat != 1:
        throw(play, "P")
        assert kinds(play, 1) == {Kind.PENG, Kind.PASS}


# --- nothing but kong tiles


def only_kong_tiles(play_id: str) -> Play:
    """Seat 1 has pung 5p with fourteen tiles left; what it holds but 5p are red and green dragons and 1m."""
    hands = {0: "1m", 1: "CCCCFFFF111m55p"}
    stack = Stack(hands, "9m", players=2, play=play_id, fa_gang=True, liang=False).late("5p")
    play = stack.begin()
    run_until(play, lambda r: r.wall_left == LAST and r.phase.step is Step.TURN)
    throw(play, "5p")
    answer(play, act.peng(1, parse_tile("5p")))
    return play


def test_nothing_but_kong_tiles_and_no_kong_one_is_thrown_dead() -> None:
    play = only_kong_tiles("huanghuang")
    assert {a.tile for a in play.open_for(1)} == set(parse_tiles("1mCF"))
    assert {a.kind for a in play.open_for(1)} == {Kind.DISCARD}
    before = play.round.seats[1].melds
    answer(play, act.discard(1, parse_tile("1m")))
    assert play.round.phase.how is How.SEA  # nobody was asked
    assert play.round.seats[1].melds == before
    run_until(play, lambda r: r.over)
    verified(play)


def test_with_another_tile_that_one_is_thrown() -> None:
    play = only_kong_tiles("yangxin")
    assert {a.tile for a in play.open_for(1)} == set(parse_tiles("CF"))


def test_kong_tiles_are_laid_while_kongs_are_allowed() -> None:
    hands = {0: "5p", 1: "CCCCFFFF111m55p"}
    play = Stack(hands, "9m", players=2, play="huanghuang", fa_gang=True, liang=False).begin()
    throw(play, "5p")
    answer(play, act.peng(1, parse_tile("5p")))
    assert {a.kind for a in play.open_for(1)} == {Kind.GANG}


# --- who deals next


@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_deals_next(winner: int) -> None:
    hands = {winner: WAITS}
    play = Stack(hands, "9m").draws("9s").begin() if winner else Stack({0: WAITS + "9s"}, "9m").begin()
    if winner:
        throw_on(
            play, tile_name(next(a.tile for a in play.open_for(0) if a.kind is Kind.DISCARD and a.tile is not None))
        )
    answer(play, act.win(winner, By.DRAW, parse_tile("9s")))
    assert RULES.next_deal(play.round).dealer == winner


def test_an_exhausted_round_keeps_the_dealer() -> None:
    play = Stack({}, "9m", haidi_mode="none", liang=False).begin()
    run_until(play, lambda r: r.over)
    assert RULES.next_deal(play.round).dealer == 0


def test_a_concealed_kong_lies_face_down_for_the_others() -> None:
    play = Stack({0: "4444p" + "147m258s"}, "9m", liang=False).begin()
    answer(play, kong(0, CONCEALED, "4p"))
    assert view_of(play.round, 0).seats[0].melds[0].tiles == parse_tiles("4444p")
    assert view_of(play.round, 1).seats[0].melds[0].tiles == parse_tiles("????")
