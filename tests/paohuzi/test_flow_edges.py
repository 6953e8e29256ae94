"""The rare turns of the rules page: locked hands, seats that are short, quads that grow, and the order of questions."""

from __future__ import annotations

from dataclasses import replace

from mjdesk.engine.actions import Kind
from mjdesk.engine.case import By, WinCase
from mjdesk.engine.events import Passed
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.paohuzi.cards import rest
from mjdesk.engine.paohuzi.events import Chi, Pao, Ti

from .tables import RULES, Table
from .test_flow import NEARLY, play_any

#: six kan, so that nothing else is in the hand but two cards
SIX_KAN = "111333555888x111555d"


def rest_of(t: Table, seat: int) -> int:
    """The resting size of a seat."""
    return rest(t.round.seats[seat].melds)


def go_on(t: Table, name: str) -> None:
    """Everybody lets everything go, and plays its first card where it must, until this has happened."""
    while name not in t.names:
        ((_, actions),) = t.round.asked().items()
        t.play.answer(t.play.question, actions[-1] if actions[-1].kind is Kind.PASS else actions[0])
        t.play.advance()


# --- the duty to discard (§3)


def test_a_hand_of_locked_cards_plays_nothing_and_the_turn_passes() -> None:
    t = Table({1: f"{SIX_KAN}77x"}, stock="7x2d", avoid="1x3x5x8x7x1d5d", san_ti_wu_kan=False)
    play_any(t, "7x").skip_to("1 win").skip(1)  # the wei makes seven sets: the win is let go, the wei is forced
    place = t.names.index("wei 1 777x")
    assert t.names[place + 1].startswith("draw 2")
    assert len(t.round.seats[1].tiles()) == 18
    assert rest_of(t, 1) == 17
    assert not any(name.startswith("discard 1") for name in t.names)


def test_who_would_have_nothing_to_play_may_take_nothing() -> None:
    t = Table({0: "7x", 1: f"{SIX_KAN}77x"}, avoid="1x3x5x8x7x1d5d", san_ti_wu_kan=False)
    t.discard(0, "7x")
    assert Passed(1, parse_tile("7x"), "peng") not in t.events
    assert not any(action.kind is Kind.PENG for action in t.round.legal_actions(1))
    t = Table({0: "7x", 1: f"{SIX_KAN}69x"}, avoid="1x3x5x8x7x1d5d", san_ti_wu_kan=False)
    t.discard(0, "7x")
    assert not t.chi_options(1)  # 6-7-8 would split a kan; there is no other
    t = Table({0: "7x", 1: f"{SIX_KAN}77d"}, avoid="1x3x5x8x7x1d5d7d", san_ti_wu_kan=False)
    t.discard(0, "7x")
    assert not t.chi_options(1)  # 7x 77d would leave kans alone
    t = Table({0: "7x", 1: "111333555888x111d77d123d"}, avoid="1x3x5x8x7x1d7d", san_ti_wu_kan=False)
    t.discard(0, "7x")
    assert "7x77d" in t.chi_options(1)


def test_two_dealt_quads_leave_a_seat_short_until_its_next_claim() -> None:
    t = Table({0: "5x", 1: "1111x9999d34x"}, avoid="1x9d5x", stock="2d")
    assert len(t.round.seats[1].tiles()) == 12
    assert rest_of(t, 1) == 13
    t.discard(0, "5x").chi(1, "345x")
    assert len(t.round.seats[1].tiles()) == rest_of(t, 1) == 10
    assert t.names[t.names.index("chi 1 345x") + 1].startswith("draw 2")  # no discard for this one


def test_the_fourth_of_a_kind_that_comes_second_is_followed_by_no_discard() -> None:
    t = Table({0: "5x", 1: "555x8888d"}, avoid="5x8d")
    t.discard(0, "5x")
    place = t.names.index("pao 1 5555x")
    assert t.names[place + 1].startswith("draw 2")
    assert len(t.round.seats[1].tiles()) == rest_of(t, 1)


# --- quads that grow (§2, §5.2)


def test_ones_own_wei_and_its_fourth_drawn_make_a_ti_in_its_place() -> None:
    t = Table({0: "9d", 1: "55x99d"}, stock="2d4d5x3d6d5x", avoid="5x9d2d3d4d6d")
    t.discard(0, "9d").peng(1)
    go_on(t, "ti 1 5555x")
    ti = t.events[t.names.index("ti 1 5555x")]
    assert isinstance(ti, Ti)
    assert (ti.was, ti.start, ti.source) == ("wei", False, None)
    assert t.melds(1).split()[:2] == ["peng[999d]", "ti[5555x]"]


def test_a_peng_and_its_fourth_drawn_make_a_pao_in_its_place() -> None:
    t = Table({0: "5x", 1: "55x99d"}, stock="1d2d9d3d4d5x", avoid="5x9d1d2d3d4d")
    t.discard(0, "5x").peng(1)
    go_on(t, "pao 1 5555x")
    assert t.melds(1).split()[:2] == ["pao[5555x]", "wei[999d]"]


def test_a_kan_must_take_a_turned_card_too() -> None:
    t = Table({0: "1111x9999d", 2: "555x"}, stock="5x", avoid="5x1x9d")
    pao = t.events[t.names.index("pao 2 5555x")]
    assert isinstance(pao, Pao)
    assert (pao.source, pao.was) == (1, "")
    assert t.names[t.names.index("pao 2 5555x") - 1] == "turnup 1 5x"


def test_a_kan_of_the_drawer_is_a_ti_and_no_pao() -> None:
    t = Table({0: "1111x9999d", 1: "555x"}, stock="5x", avoid="5x1x9d")
    assert "ti 1 5555x" in t.names
    assert "turnup 1 5x" not in t.names


def test_a_turned_card_is_for_a_peng_of_any_other_seat_before_the_chi_of_the_drawer() -> None:
    t = Table({0: "1111x9999d", 1: "34x", 2: "55x"}, stock="5x", avoid="5x1x9d3x4x6x7x")
    assert t.asked == "2 peng"
    t.peng(2)
    assert t.names[-1] == "claim 2 555x"
    assert t.round.memory.seats[1].dead_chi == frozenset()  # it was not asked


# --- the order of questions (§5.1, §5.2)


def test_a_win_let_go_leaves_what_is_forced() -> None:
    """The fourth of its kan would win; whoever lets it go lays the pao all the same."""
    hand = "555x111d234d678d270x456d66x"
    t = Table({0: "1111x9999d", 2: hand}, stock="5x", avoid="5x1x9d1d")
    assert t.asked == "2 win"
    t.skip(2)
    assert t.names[t.names.index("passed 2 5x win") + 1] == "pao 2 5555x"
    assert t.round.memory.seats[2].passed


def test_wins_on_a_played_card_are_asked_from_the_next_seat_on() -> None:
    other = "222d999x444x123x345d789d68x"
    t = Table({0: "7x", 1: NEARLY, 2: other}, win_on_discard=True)
    t.discard(0, "7x")
    assert t.asked == "1 win"
    t.skip(1)
    assert Passed(1, parse_tile("7x")) in t.events
    assert t.round.memory.seats[1].passed
    assert t.asked == "2 win"
    t.win(2)
    assert t.round.settled is not None
    assert t.round.settled.payments == (-2, 0, 2)


def test_a_discard_ends_what_a_win_let_go_locks() -> None:
    """Seat 2 lets the shown card go, takes a card turned up by seat 1 for a chi, and plays: it may win again."""
    t = Table({2: NEARLY}, shown="7x", stock="3d", avoid="1d3x5x7x4x3d2d")
    t.skip(2)
    assert t.round.memory.seats[2].passed
    play_any(t, "7x1d3x5x").skip_to("2 chi")
    t.chi(2, "345d")
    assert t.round.memory.seats[2].passed
    card = next(action.tile for action in t.round.legal_actions(2) if action.kind is Kind.DISCARD)
    assert card is not None
    t.play.answer(t.play.question, next(a for a in t.round.legal_actions(2) if a.tile == card))
    assert not t.round.memory.seats[2].passed


def test_without_the_lock_a_win_let_go_bars_nothing() -> None:
    t = Table({0: "1111x9999d", 2: NEARLY}, stock="7x", avoid="1d3x5x7x4x1x9d", pass_hu_lock=False)
    t.skip(2)
    won = WinCase(2, By.FLIP, parse_tile("0x"), 1)
    assert t.round.memory.seats[2].passed
    assert RULES.judge(t.round.case((won,))).legal
    locked = Table({0: "1111x9999d", 2: NEARLY}, stock="7x", avoid="1d3x5x7x4x1x9d").skip(2).round
    assert RULES.judge(locked.case((won,))).reason == "passed-win"


def test_a_chi_of_ones_own_turned_card_comes_from_oneself() -> None:
    t = Table({0: "1111x9999d", 1: "34x"}, stock="5x", avoid="5x3x4x6x7x1x9d")
    t.chi(1, "345x")
    assert t.events[-1] == Chi(1, parse_tiles("345x"), parse_tile("5x"), 1)


def test_drawn_rounds_are_counted_until_somebody_wins() -> None:
    drawn = Table({}).finish().round
    first = RULES.next_deal(drawn)
    assert first.carried == {"huang": 1}
    again = RULES.new_round(replace(drawn.setup, carried=first.carried), drawn.first_wall).apply_all(drawn.events)
    assert again.over
    assert RULES.next_deal(again).carried == {"huang": 2}
    won = Table({2: NEARLY}, shown="7x", avoid="1d3x5x4x7x").win(2).round
    later = RULES.new_round(replace(won.setup, carried={"huang": 2}), won.first_wall).apply_all(won.events)
    assert RULES.next_deal(later).carried == {"huang": 0}
