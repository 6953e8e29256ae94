"""The turn flow on stacked decks: start, drawn, turned-up and played cards, forced actions, dead kinds, 比."""

from __future__ import annotations

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.case import NO_TILE, By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Discard, Passed, Win
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.paohuzi.events import Chi, Pao, Ti, Wei
from mjdesk.engine.phase import Step
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of

from .tables import RULES, Table

#: twenty cards that win with a 7x
NEARLY = "111d333x555x270x456d678d89x"
#: twenty cards without a pair and with nothing to wait for
LONE = "1470x2580d369x147d36d20x9d"


def card(text: str) -> int:
    """The card of a text."""
    return parse_tile(text)


# --- the deal and the start


def test_twenty_cards_each_and_a_shown_one() -> None:
    t = Table({}, shown="7x")
    assert [len(t.round.seats[seat].tiles()) for seat in range(3)] == [21, 20, 20]
    assert t.names[3] == "show 0 7x"
    assert t.round.memory.shown == card("7x")
    assert t.round.wall_left == 19
    assert t.asked == "0 discard"
    assert t.round.setup.dice == ()


def test_dealt_quads_are_laid_at_once_from_the_dealer_on() -> None:
    t = Table({0: "9999x1111x", 1: "2222d", 2: "3333d"}, avoid="9x1x2d3d")
    assert t.names[4:8] == ["ti 0 1111x", "ti 0 9999x", "ti 1 2222d", "ti 2 3333d"]
    assert all(isinstance(event, Ti) and event.start for event in t.events[4:8])
    assert len(t.hand(0).replace("x", "").replace("d", "")) == 13


def test_a_quad_by_the_shown_card_is_laid_too() -> None:
    t = Table({0: "999x"}, shown="9x", avoid="9x")
    assert t.names[4] == "ti 0 9999x"


def test_one_dealt_quad_is_followed_by_a_discard_two_are_not() -> None:
    assert Table({0: "9999x"}, avoid="9x").asked == "0 discard"
    t = Table({0: "9999x1111x"}, avoid="9x1x", stock="2d")
    assert "discard" not in " ".join(t.names)  # 21 − 8 = 13 cards are at rest
    assert t.names[6].startswith("draw 1")


def test_the_dealer_may_win_with_the_dealt_hand() -> None:
    t = Table({0: NEARLY}, shown="7x")
    assert t.asked == "0 win"
    t.win(0)
    assert t.round.wins[0].circumstances == ("heaven",)
    assert t.events[-2] == Win(0, By.DRAW, card("7x"), None, ("heaven",))
    assert t.round.settled is not None
    assert t.round.settled.payments == (2, -1, -1)
    assert t.round.settled.huxi == (15,)


def test_heaven_with_the_shown_card_in_a_laid_quad() -> None:
    t = Table({0: "333x555x111d270x456d678d99x"}, shown="3x", avoid="3x5x9x")
    assert "ti 0 3333x" in t.names
    t.win(0)
    assert t.round.settled is not None
    assert t.round.settled.huxi == (21,)  # ti 9, 6, 3, 3 of 270x
    assert t.round.settled.payments == (6, -3, -3)


def test_the_others_may_win_on_the_shown_card_one_after_the_other() -> None:
    t = Table({2: NEARLY}, shown="7x", avoid="1d3x5x")
    assert t.asked == "2 win"
    t.win(2)
    assert t.round.wins[0].circumstances == ("earth",)
    assert t.round.settled is not None
    assert t.round.settled.payments == (-1, -1, 2)
    with pytest.raises(IllegalAction, match="wrong-claim"):  # a start win says what it is
        t.round.take_back(2).apply(Win(2, By.FLIP, card("7x"), 0))


def test_who_lets_the_shown_card_go_cannot_win_until_its_next_draw() -> None:
    hands = {0: LONE.replace("7d", "7x"), 2: NEARLY}
    t = Table(hands, shown="7x", stock="1x", avoid="1d3x5x")
    t.skip(2)
    assert t.events[-1] == Passed(2, card("7x"), "win")
    assert t.round.memory.seats[2].passed
    assert t.asked == "0 discard"


def test_five_kan_win_at_once_for_a_seat_in_turn() -> None:
    five = "111x333x555x888x999x1d2d5d7x0x"
    t = Table({1: five}, avoid="1x3x5x8x9x")
    assert t.asked == "1 win"
    won = t.round.legal_actions(1)[0]
    assert won.tile == NO_TILE
    t.skip(1)
    assert t.events[-1] == Passed(1, NO_TILE, "win")
    assert not t.round.memory.seats[1].passed  # it is no win by flip
    t = Table({1: five}, avoid="1x3x5x8x9x").win(1)
    assert t.round.settled is not None
    assert t.round.settled.payments == (-1, 2, -1)


def test_five_kan_are_asked_before_heaven_and_not_without_the_option() -> None:
    hand = "111x222x333x444x66x12345d"
    t = Table({0: hand + "6d"}, shown="6x", avoid="1x2x3x4x6x")
    assert t.asked == "0 win"
    assert t.round.event_of(t.round.legal_actions(0)[0]) == Win(0, By.DRAW, card("6x"), None, ("san_ti_wu_kan",))
    t.skip(0)
    assert t.asked == "0 win"
    assert t.round.event_of(t.round.legal_actions(0)[0]) == Win(0, By.DRAW, card("6x"), None, ("heaven",))
    assert t.skip(0).asked == "0 discard"
    t = Table({0: hand + "6d"}, shown="6x", avoid="1x2x3x4x6x", san_ti_wu_kan=False)
    assert t.skip(0).asked == "0 discard"


# --- a drawn card


def test_a_drawn_third_is_a_wei_that_nobody_sees() -> None:
    t = Table({1: "55x"}, stock="5x", avoid="5x")
    t.discard(0, t.hand(0)[:1] + "x").skip_to("1 discard")
    assert t.names[-1] == "wei 1 555x"
    assert isinstance(t.events[-1], Wei)
    assert not t.events[-1].exposed
    other = view_of(t.round, 0).seats[1]
    assert other.melds[0].tiles == (UNKNOWN,) * 3
    assert other.melds[0].claimed is None
    assert view_of(t.round, 1).seats[1].melds[0].tiles == parse_tiles("555x")
    assert t.asked == "1 discard"


def play_any(t: Table, avoid: str) -> Table:
    """The dealer plays a card that is none of these and everybody lets it go."""
    dealer = t.round.legal_actions(0)
    card_ = next(a.tile for a in dealer if a.kind is Kind.DISCARD and a.tile not in parse_tiles(avoid))
    assert card_ is not None
    t.play.answer(t.play.question, next(a for a in dealer if a.tile == card_))
    t.play.advance()
    return t


def test_a_drawn_fourth_is_a_ti_and_shows_one_card() -> None:
    t = Table({1: "555x"}, stock="5x", avoid="5x")
    play_any(t, "5x").skip_to("1 discard")
    assert t.names[-1] == "ti 1 5555x"
    seen = view_of(t.round, 2).seats[1].melds[0]
    assert seen.tiles == (card("5x"), UNKNOWN, UNKNOWN, UNKNOWN)


def test_a_second_quad_is_not_followed_by_a_discard() -> None:
    t = Table({1: "555x8888d"}, stock="5x", avoid="5x8d")
    play_any(t, "5x")
    while "ti 1 5555x" not in t.names:
        t.skip(next(iter(t.round.asked())))
    place = t.names.index("ti 1 5555x")
    assert t.names[place + 1].startswith("draw 2")


def test_the_drawer_sees_its_card_before_it_is_turned_up() -> None:
    t = Table({1: NEARLY}, stock="7x", avoid="1d3x5x7x4x")
    play_any(t, "1d")
    t.skip_to("1 win")
    assert t.names[-1] == "draw 1 7x"
    assert view_of(t.round, 1).phase.tile == card("7x")
    hidden = view_of(t.round, 0).phase
    assert hidden.tile is None
    assert hidden.step is Step.OWE
    assert RULES.seen_event(t.round, t.events[-1], 0).tile == UNKNOWN
    t.win(1)
    assert t.round.wins[0].by is By.DRAW
    assert t.round.settled is not None
    assert t.round.settled.payments == (-2, 4, -2)  # 15: one tun and one for the self-draw


def test_a_win_let_go_on_ones_own_draw_does_not_lock() -> None:
    t = Table({1: NEARLY}, stock="7x", avoid="1d3x5x7x4x")
    play_any(t, "1d").skip_to("1 win")
    t.skip(1)
    assert not t.round.memory.seats[1].passed
    assert "turnup 1 7x" in t.names
    assert RULES.seen_event(t.round, Passed(1, card("7x")), 0) is None


# --- a card turned up


def test_a_turned_card_is_won_by_the_seats_after_the_drawer_in_turn() -> None:
    t = Table({0: "1111x9999d", 2: NEARLY}, stock="7x", avoid="1d3x5x7x4x1x9d")
    assert t.asked == "2 win"
    assert t.round.phase.data[0] == 1  # turned up by seat 1
    t.win(2)
    assert t.round.wins[0].by is By.FLIP
    assert t.round.wins[0].source == 1


def test_a_win_let_go_locks_until_the_seats_own_draw() -> None:
    t = Table({0: "1111x9999d", 2: NEARLY}, stock="7x", avoid="1d3x5x7x4x1x9d")
    t.play.answer(t.play.question, t.round.legal_actions(2)[-1])
    assert t.events[-1] == Passed(2, card("7x"))
    assert t.round.memory.seats[2].passed
    t.play.advance()
    while not any(name.startswith("draw 2") for name in t.names):
        assert t.round.memory.seats[2].passed
        t.skip(next(iter(t.round.asked())))
    assert not t.round.memory.seats[2].passed


def test_a_kan_must_take_a_played_card() -> None:
    t = Table({0: "5x", 2: "555x"}, avoid="5x")
    t.discard(0, "5x")
    assert "pao 2 5555x" in t.names
    pao = t.events[t.names.index("pao 2 5555x")]
    assert isinstance(pao, Pao)
    assert (pao.source, pao.claimed, pao.was) == (0, card("5x"), "")
    assert t.asked == "2 discard"


def test_a_wei_must_take_a_played_card_and_grows_in_its_place() -> None:
    t = Table({1: "55x"}, stock="5x2d5x", avoid="5x")
    play_any(t, "5x").skip_to("1 discard")
    assert t.melds(1) == "wei[555x]"
    t.discard(1, t.hand(1)[:1] + "x")
    while "pao 1 5555x" not in t.names:
        t.skip(next(iter(t.round.asked())))
    pao = t.events[t.names.index("pao 1 5555x")]
    assert isinstance(pao, Pao)
    assert (pao.was, pao.source) == ("wei", 0)
    assert t.melds(1) == "pao[5555x]"


def test_a_peng_takes_no_played_card_but_a_turned_one_even_ones_own() -> None:
    t = Table({0: "5x", 1: "55x9d", 2: "5x78d"}, avoid="5x9d")
    t.discard(0, "5x").peng(1).discard(1, "9d")
    assert t.melds(1) == "peng[555x]"
    t.chi(2, "789d").discard(2, "5x")
    assert "pao 1 5555x" not in t.names
    t = Table({0: "5x", 1: "55x9d"}, stock="1d2d5x", avoid="5x9d1d2d")
    t.discard(0, "5x").peng(1).discard(1, "9d")
    while "pao 1 5555x" not in t.names:
        t.skip(next(iter(t.round.asked())))
    pao = t.events[t.names.index("pao 1 5555x")]
    assert isinstance(pao, Pao)
    assert (pao.was, pao.source) == ("peng", 1)


# --- peng and chi


def test_a_declined_peng_is_dead_and_its_wei_lies_open() -> None:
    t = Table({0: "5x", 1: "55x"}, stock="5x", avoid="5x")
    t.discard(0, "5x")
    assert t.asked == "1 peng"
    t.skip(1)
    assert t.round.memory.seats[1].dead_peng == {card("5x")}
    t.skip_to("1 discard")
    wei = t.events[-1]
    assert isinstance(wei, Wei)
    assert wei.exposed
    assert view_of(t.round, 0).seats[1].melds[0].tiles == parse_tiles("555x")
    t = Table({0: "5x", 1: "55x"}, stock="5x", avoid="5x", pass_peng_dead=False)
    t.discard(0, "5x").skip(1).skip_to("1 discard")
    assert isinstance(t.events[-1], Wei)
    assert not t.events[-1].exposed


def test_a_dead_peng_is_not_asked_again() -> None:
    hands = {0: "5x9999d", 2: "55x"}
    t = Table(hands, stock="5x", avoid="5x9d")
    t.discard(0, "5x").skip(2)
    assert t.round.memory.seats[2].dead_peng == {card("5x")}
    while "turnup 1 5x" not in t.names:
        t.skip(next(iter(t.round.asked())))
    assert "peng" not in t.asked.split("; ")[0].split()


def test_the_drawer_is_asked_for_a_chi_before_the_next_seat() -> None:
    hands = {0: "1111x9999d", 1: "34x", 2: "67x"}
    t = Table(hands, stock="5x", avoid="5x3x4x6x7x")
    assert t.names[6:8] == ["draw 1 5x", "turnup 1 5x"]
    assert t.asked == "1 chi"
    assert "345x" in t.chi_options(1)
    t.skip(1)
    assert t.round.memory.seats[1].dead_chi == {card("5x")}
    assert t.asked == "2 chi"
    assert "567x" in t.chi_options(2)
    t.chi(2, "567x")
    assert t.events[-1] == Chi(2, parse_tiles("567x"), card("5x"), 1)
    assert t.asked == "2 discard"


def test_who_was_not_asked_keeps_the_kind_alive() -> None:
    hands = {0: "1111x9999d", 1: "34x", 2: "67x"}
    t = Table(hands, stock="5x", avoid="5x3x4x6x7x")
    t.chi(1, "345x")
    assert not t.round.memory.seats[2].dead_chi


def test_ones_own_discards_are_dead_for_chi() -> None:
    hands = {0: "5x34x", 1: "1d", 2: "1d"}
    for dead in (True, False):
        t = Table(hands, stock="1d1d5x", avoid="5x3x4x6x5d", own_discard_dead=dead)
        t.discard(0, "5x")
        assert (card("5x") in t.round.memory.seats[0].dead_chi) is dead
        while "turnup 0 5x" not in t.names:
            t.skip(next(iter(t.round.asked())))
        assert Passed(0, card("5x"), "chi") not in t.events
        asked = t.asked == "0 chi" and t.round.phase.tile == card("5x")
        assert asked is not dead


def test_played_cards_are_for_the_next_seat_alone_and_only_with_the_option() -> None:
    hands = {0: "5x", 1: "34x", 2: "34x"}
    t = Table(hands, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.asked == "1 chi"
    t.skip(1)
    assert "draw 1" in " ".join(t.names)
    t = Table(hands, avoid="5x3x4x6x7x5d", chi_discard=False)
    t.discard(0, "5x")
    assert not any(isinstance(event, Passed) for event in t.events)
    assert t.asked != "1 chi" or t.round.phase.name == "revealed"


# --- 比


def test_a_copy_in_the_hand_must_be_laid_beside_the_chi() -> None:
    t = Table({0: "5x", 1: "5x34x67x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.chi_options(1) == {"345x 567x"}  # 3 4 5 with 5 6 7: both fives are laid, never one alone
    t.chi(1, "345x567x")
    assert t.melds(1) == "chi[345x] bi[567x]"
    assert t.asked == "1 discard"


def test_one_group_may_hold_both_copies() -> None:
    t = Table({0: "5x", 1: "5x5d34x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.chi_options(1) == {"55x5d"}
    t = Table({0: "5x", 1: "5x55d34x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.chi_options(1) == {"55x5d", "345x 5x55d"}


def test_a_copy_that_cannot_be_laid_forbids_the_chi() -> None:
    t = Table({0: "5x", 1: "5x34x"}, avoid="5x3x4x6x5d")
    t.discard(0, "5x")
    assert Passed(1, card("5x"), "chi") not in t.events
    assert t.asked != "1 chi" or t.round.phase.name == "revealed"


def test_three_copies_lie_in_two_or_three_groups() -> None:
    t = Table({0: "5x", 1: "55x5d34x67x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.asked == "1 peng"
    t.skip(1)
    assert t.chi_options(1) == {"345x 55x5d", "456x 55x5d", "55x5d 567x"}
    t = Table({0: "5x", 1: "55x344667x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x").skip(1)
    assert t.chi_options(1) == {"345x 456x 567x"}


def test_locked_cards_are_neither_played_nor_used() -> None:
    t = Table({0: "5x", 1: "333x4x67x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    assert t.chi_options(1) == {"456x", "567x"}
    t.chi(1, "567x")
    assert all(action.tile != card("3x") for action in t.round.legal_actions(1))
    with pytest.raises(IllegalAction, match="locked-card"):
        t.round.apply(Discard(1, card("3x")))


def test_groups_may_be_told_in_any_order() -> None:
    t = Table({0: "5x", 1: "5x34x67x"}, avoid="5x3x4x6x7x5d")
    t.discard(0, "5x")
    other = Chi(1, parse_tiles("567x"), card("5x"), 0, (parse_tiles("345x"),))
    assert t.round.apply(other).seats[1].melds[0].tiles == parse_tiles("567x")
    with pytest.raises(IllegalAction):
        t.round.apply(Chi(1, parse_tiles("567x"), card("5x"), 0))


# --- played cards that may be won


def test_played_cards_are_won_in_turn_with_the_option() -> None:
    hands = {0: "7x", 1: "1111x", 2: NEARLY}
    t = Table(hands, avoid="1d3x5x7x4x1x", win_on_discard=True)
    t.discard(0, "7x")
    assert t.asked == "2 win"
    t.win(2)
    assert t.round.settled is not None
    assert t.round.settled.payments == (-2, 0, 2)
    assert Table(hands, avoid="1d3x5x7x4x1x").discard(0, "7x").asked != "2 win"


def test_a_discard_ends_what_a_passed_win_locks() -> None:
    t = Table({2: NEARLY}, shown="7x", avoid="1d3x5x4x7x")
    t.skip(2)
    memory = t.round.memory
    assert memory.seats[2].passed
    assert not memory.passing(2, False).seats[2].passed


# --- the end


def test_the_stock_is_drawn_to_its_last_card() -> None:
    t = Table({}).finish()
    assert t.round.wall_left == 0
    assert t.names[-2] == "exhausted"
    assert t.round.settled is not None
    assert t.round.settled.payments == (0, 0, 0)
    assert t.round.settled.huxi == ()


@pytest.mark.parametrize(("option", "dealer"), [("stay", 0), ("next", 1)])
def test_after_a_drawn_round(option: str, dealer: int) -> None:
    t = Table({}, huang_dealer=option).finish()
    following = RULES.next_deal(t.round)
    assert (following.dealer, following.carried) == (dealer, {"huang": 1})


def test_the_winner_deals_next() -> None:
    t = Table({2: NEARLY}, shown="7x", avoid="1d3x5x4x7x").win(2)
    following = RULES.next_deal(t.round)
    assert (following.dealer, following.carried) == (2, {"huang": 0})


def test_the_last_card_is_a_circumstance() -> None:
    t = Table({0: "1111x9999d", 1: NEARLY, 2: "1d3x5x"}, avoid="1d3x5x7x", bottom="7x", chi_discard=False)
    while not (t.round.wall_left == 0 and t.asked.endswith(" win")):
        ((seat, actions),) = t.round.asked().items()
        if actions[-1].kind is Kind.PASS:
            t.skip(seat)
        else:
            t.play.answer(t.play.question, actions[0])
            t.play.advance()
    ((seat, actions),) = t.round.asked().items()
    t.win(seat)
    assert t.round.wins[0].circumstances == ("last_tile",)
    (win,) = [event for event in t.events if isinstance(event, Win)]
    assert win.circumstances == ()  # only start wins say it in a record
