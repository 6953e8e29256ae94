"""What a running round allows and tells the scorer: claims, kongs, robbing, circumstances, horses, the next deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Draw, End, Flee, Gang
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.guangdong_selfdraw import SelfDrawRules
from mjdesk.engine.rules.hooks.turn import can_replace
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import HONOURS_136
from mjdesk.engine.view import view_of
from mjdesk.engine.wall import shuffle
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round
from tests.rules.guangdong_fan.tables import begin, pass_all, play_on, stacked

from ..moves import do, kinds, throw
from . import twin
from .rounds import SYSTEMS

TDH, TABLE, ZM = SYSTEMS
every = pytest.mark.parametrize("rules", SYSTEMS, ids=lambda rules: rules.id)

WAITS_5P = "123789m46p456p99s"  # 4-6p and one 5p: waits for 5p
JUNK = "147m369p258sESWN"
EXPOSED, ADDED, CONCEALED = MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED


def win(seat: int, text: str, by: By = By.DRAW) -> Action:
    return act.win(seat, by, parse_tile(text))


def kong(seat: int, kind: MeldKind, text: str) -> Action:
    return act.gang(seat, kind, parse_tile(text))


def kongs(play: Play, seat: int) -> set[str]:
    """The kinds of kongs a seat is asked for."""
    return {action.what for action in play.open_for(seat) if action.kind is Kind.GANG}


def patterns(play: Play) -> tuple[str, ...]:
    assert play.round.settled is not None
    return play.round.settled.wins[0].patterns


# --- turns and claims


@every
def test_dealt_hand_is_heaven(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: WAITS_5P + "5p"}))
    assert rules.circumstances(play.round, 0, By.DRAW) == ("heaven",)
    do(play, win(0, "5p"))
    assert ("tian-hu" in patterns(play)) == (rules is not ZM)


@every
def test_heaven_after_a_concealed_kong(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: "123mEEEE46p456p9s8m"}))
    do(play, kong(0, CONCEALED, "E"))
    assert rules.circumstances(play.round, 0, By.DRAW) == ("after_kong", "heaven")


@every
def test_no_heaven_after_the_first_discard(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C"}, draws="CCFF"))
    for text in "CCCF":
        assert rules.circumstances(play.round, play.round.phase.seat, By.DRAW) == (
            ("heaven",) if play.round.front == 53 else ()
        )
        throw(play, text)
    assert play.round.phase.seat == 0
    assert rules.circumstances(play.round, 0, By.DRAW) == ()


@every
def test_no_win_and_no_chi_on_a_discard(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "5p", 1: WAITS_5P, 2: "55p147m258s37sESW"}))
    throw(play, "5p")
    assert not play.open_for(1)
    assert kinds(play, 2) == {Kind.PENG, Kind.PASS}


@every
def test_after_a_pung_only_a_discard(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: "CC3333s4444p12m9s"}))
    throw(play, "C")
    do(play, act.peng(1, parse_tile("C")))
    assert kinds(play, 1) == {Kind.DISCARD}


@every
def test_a_fed_kong_may_be_claimed(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: JUNK + "C", 1: "CCC12m9s147p258s9m"}))
    throw(play, "C")
    assert kinds(play, 1) == {Kind.GANG, Kind.PENG, Kind.PASS}


# --- added kongs


def pung_and_fourth(rules: RuleSystem, draws: str, /, fourth: str = "", last: str = "", **options: Any) -> Play:
    """Seat 1 pengs the dealer's 5s, throws N and has drawn from the front again.

    ``fourth``: what it holds; ``last``: the hand of seat 3.
    """
    hand = "55s28m28p" + "ESWCFP" + (fourth or "9m")
    hands = {0: "147m369p147sESWN5s", 1: hand, 2: "46s234567m345p11s", 3: last}
    play = begin(rules, stacked(hands, draws), **options)
    throw(play, "5s")
    do(play, act.peng(1, parse_tile("5s")))
    throw(play, "E")
    for text in parse_tiles(draws)[:3]:
        play.answer(play.question, act.discard(play.round.phase.seat, text))
        do(play)
    assert play.round.phase.seat == 1
    return play


@every
def test_the_drawn_tile_may_be_added_and_robbed(rules: RuleSystem) -> None:
    play = pung_and_fourth(rules, "FNP5s", horses=_none(rules))
    assert kongs(play, 1) == {ADDED.value}
    play.answer(play.question, kong(1, ADDED, "5s"))
    assert play.round.phase.step is Step.ROB
    assert kinds(play, 2) == {Kind.WIN, Kind.PASS}
    assert not play.open_for(0)
    do(play, win(2, "5s", By.KONG))
    assert play.round.settled is not None
    share = 20 if rules is ZM else 2
    assert play.round.settled.payments == (0, -3 * share, 3 * share, 0)


@every
def test_a_kong_nobody_robs_draws_from_the_back(rules: RuleSystem) -> None:
    play = pung_and_fourth(rules, "FNP5s")
    do(play, kong(1, ADDED, "5s"))
    pass_all(play)
    last = play.round.events[-1]
    assert isinstance(last, Draw)
    assert (last.end, play.round.phase.how) == (End.BACK, How.KONG)
    assert rules.circumstances(play.round, 1, By.DRAW) == ("after_kong",)


@every
def test_a_kept_tile_may_be_added_later_but_for_zhuama(rules: RuleSystem) -> None:
    play = pung_and_fourth(rules, "FNP9m", fourth="5s")
    assert kongs(play, 1) == (set() if rules is ZM else {ADDED.value})


def test_a_table_without_robbing_does_not_ask() -> None:
    play = pung_and_fourth(TABLE, "FNP5s", allow_rob=False)
    do(play, kong(1, ADDED, "5s"))
    assert play.round.phase.how is How.KONG
    assert not play.round.wins


@pytest.mark.parametrize("option", ["allow_gang_added", "allow_gang_concealed", "allow_gang_exposed"])
def test_a_table_does_not_offer_what_it_forbids(option: str) -> None:
    chosen: dict[str, Any] = {option: False}
    play = pung_and_fourth(TABLE, "FNP5s", **chosen)
    assert kongs(play, 1) == (set() if option == "allow_gang_added" else {ADDED.value})
    concealed = begin(TABLE, stacked({0: "CCCC" + JUNK[:-3]}), **{option: False})
    assert kongs(concealed, 0) == (set() if option == "allow_gang_concealed" else {CONCEALED.value})
    fed = begin(TABLE, stacked({0: JUNK + "C", 1: "CCC12m9s147p258s9m"}), **{option: False})
    throw(fed, "C")
    assert kongs(fed, 1) == (set() if option == "allow_gang_exposed" else {EXPOSED.value})


def test_a_table_without_pungs_asks_for_kongs_alone() -> None:
    play = begin(TABLE, stacked({0: JUNK + "C", 1: "CCC12m9s147p258s9m"}), allow_peng=False)
    throw(play, "C")
    assert kinds(play, 1) == {Kind.GANG, Kind.PASS}


def test_a_table_without_claims_asks_nobody() -> None:
    play = begin(TABLE, stacked({0: JUNK + "C", 1: "CCC12m9s147p258s9m"}), allow_peng=False, allow_gang_exposed=False)
    throw(play, "C")
    assert play.round.phase == play.round.phase._replace(step=Step.TURN, seat=1, how=How.DRAW)


@every
def test_several_robbers_by_option(rules: RuleSystem) -> None:
    assert not rules.several_winners(complete(rules.options, {}))
    assert rules.several_winners(complete(rules.options, {"multi_rob": True}))


@every
@pytest.mark.parametrize("several", [False, True])
def test_two_rob_one_kong(rules: RuleSystem, several: bool) -> None:
    play = pung_and_fourth(rules, "FNP5s", last="46s123m345678p22s", horses=_none(rules), multi_rob=several)
    play.answer(play.question, kong(1, ADDED, "5s"))
    assert kinds(play, 2) == kinds(play, 3) == {Kind.WIN, Kind.PASS}
    question = play.question
    play.answer(question, win(3, "5s", By.KONG))
    play.answer(question, win(2, "5s", By.KONG))
    play.advance()
    assert [w.seat for w in play.round.wins] == ([2, 3] if several else [2])
    assert play.round.settled is not None
    share = 20 if rules is ZM else 2
    assert play.round.settled.payments == (0, -3 * share * (1 + several), 3 * share, 3 * share * several)


# --- chains of kongs


def fed_kong(rules: RuleSystem, back: str, draws: str = "") -> Play:
    """Seat 1 makes an exposed kong of the dealer's 8m and draws from the back."""
    play = begin(rules, stacked({0: JUNK + "8m", 1: "888m333s46p456p99s"}, draws=draws, back=back), horses=_none(rules))
    throw(play, "8m")
    do(play, kong(1, EXPOSED, "8m"))
    return play


def _none(rules: RuleSystem) -> object:
    return 0 if rules is ZM else "none"


@every
def test_replacement_of_a_fed_kong(rules: RuleSystem) -> None:
    play = fed_kong(rules, "5p")
    do(play, win(1, "5p"))
    assert play.round.wins[0].circumstances == ("after_kong", "after_kong_exposed_by:0")
    assert play.round.settled is not None
    assert play.round.settled.payments == ((-90, 90, 0, 0) if rules is ZM else (-9, 9, 0, 0))


@every
def test_chain_of_kongs_keeps_its_feeder(rules: RuleSystem) -> None:
    play = fed_kong(rules, "3s5p")
    do(play, kong(1, CONCEALED, "3s"))
    assert rules.circumstances(play.round, 1, By.DRAW) == ("after_kong", "after_kong_exposed_by:0")


@every
def test_a_discard_ends_the_chain(rules: RuleSystem) -> None:
    play = fed_kong(rules, "F5p", draws="EEE3s")
    throw(play, "F")
    for _ in range(3):
        throw(play, "E")
    assert rules.circumstances(play.round, 1, By.DRAW) == ()
    do(play, kong(1, CONCEALED, "3s"))
    assert rules.circumstances(play.round, 1, By.DRAW) == ("after_kong",)


@every
def test_another_seats_kong_is_no_part_of_the_chain(rules: RuleSystem) -> None:
    play = fed_kong(rules, "F5p")
    gangs = [event for event in play.round.events if isinstance(event, Gang)]
    assert [event.seat for event in gangs] == [1]
    throw(play, "F")
    assert rules.circumstances(play.round, 2, By.DRAW) == ()


# --- the end of the wall, and horses


@pytest.mark.parametrize(("streak", "horses"), [(0, 1), (1, 2), (7, 4)])
def test_horses_are_never_drawn(streak: int, horses: int) -> None:
    wall = stacked({}, back="1m2m3m4m5m")
    setup = Setup(TDH.id, complete(TDH.options, {}), streak=streak)
    play = Play(Round.begin(TDH, setup, wall))
    play.advance()
    assert play.round.wall_left == 83 - horses
    assert "horses" not in TDH.extra(play.round)
    play_on(play, -1)
    assert play.round.over
    drawn = [event.tile for event in play.round.events if isinstance(event, Draw)]
    assert drawn == wall[53 : 136 - horses]
    assert TDH.extra(play.round) == {"horses": parse_tiles("1m2m3m4m")[:horses]}


def test_replacements_come_from_before_the_horses() -> None:
    setup = Setup(TDH.id, complete(TDH.options, {}), streak=1)
    play = Play(Round.begin(TDH, setup, stacked({0: "CCCC" + JUNK[:-3]}, back="1m2m3m")))
    play.advance()
    do(play, kong(0, CONCEALED, "C"))
    assert play.round.phase.tile == parse_tile("3m")


@pytest.mark.parametrize(("horses", "kept", "left"), [(4, False, 0), (4, True, 4), (20, True, 20), (0, True, 0)])
def test_kept_horses_of_zhuama(horses: int, kept: bool, left: int) -> None:
    play = begin(ZM, stacked({}), horses=horses, reserve_horses=kept)
    play_on(play, -1)
    assert play.round.over
    assert len([event for event in play.round.events if isinstance(event, Draw)]) == 83 - left
    assert ZM.extra(play.round) == {}


@every
def test_nothing_is_claimed_when_the_wall_is_empty(rules: SelfDrawRules) -> None:
    """The last drawn tile is thrown: it asks nobody, although seat 1 holds three of it."""
    left = 1 if rules is TDH else 0
    play = begin(rules, stacked({1: "CCC"}, back="EC" if left else "C"))
    assert len(play.round.taken) == left
    play_on(play, 0)
    assert play.round.phase.tile == parse_tile("C")
    assert not can_replace(play.round)
    assert play.round.seats[1].counts[parse_tile("C")] == 3
    throw(play, "C")
    assert play.round.over
    assert not play.round.wins


def test_horses_of_zhuama_come_from_the_front() -> None:
    play = begin(ZM, stacked({0: WAITS_5P + "5p"}, draws="1p9pEC2p"))
    do(play, win(0, "5p"))
    assert ZM.extra(play.round) == {"horses": parse_tiles("1p9pEC")}
    assert play.round.settled is not None
    assert play.round.settled.payments == (240, -80, -80, -80)


def test_kept_horses_of_zhuama_are_the_last_tiles() -> None:
    play = begin(ZM, stacked({0: WAITS_5P + "5p"}, draws="1p9pEC", back="1s2s3sF"), reserve_horses=True)
    do(play, win(0, "5p"))
    assert ZM.extra(play.round) == {"horses": parse_tiles("F3s2s1s")}
    assert play.round.settled is not None
    assert play.round.settled.payments == (120, -40, -40, -40)


def test_fewer_horses_when_the_wall_is_short() -> None:
    play = begin(ZM, stacked({0: JUNK, 1: WAITS_5P}, back="1s2s5p"), horses=20)
    play_on(play, 2)
    do(play, win(1, "5p"))
    assert ZM.extra(play.round) == {"horses": parse_tiles("2s1s")}


@pytest.mark.parametrize(("option", "turned"), [(False, ()), (True, parse_tiles("9m1pEC"))])
def test_horses_of_a_robber_by_option(option: bool, turned: tuple[int, ...]) -> None:
    play = pung_and_fourth(ZM, "FNP5s9m1pEC", rob_horses=option)
    play.answer(play.question, kong(1, ADDED, "5s"))
    do(play, win(2, "5s", By.KONG))
    assert ZM.extra(play.round) == ({"horses": turned} if turned else {})


def test_leaving_ends_a_round_in_rooms_only() -> None:
    for rules in SYSTEMS:
        play = begin(rules, stacked({0: "CCCC" + JUNK[:-3]}))
        do(play, kong(0, CONCEALED, "C"))
        if rules is not TDH:
            with pytest.raises(IllegalAction):
                play.round.apply(Flee(2))
            continue
        play.apply(Flee(2))
        play.advance()
        assert play.round.settled is not None
        assert play.round.settled.payments == (3, 2, -8, 3)
        assert rules.next_deal(play.round) == NextDeal(1)


# --- the next deal


def after(rules: RuleSystem, dealer: int, winners: tuple[int, ...], **setup: Any) -> NextDeal:
    options = complete(rules.options, setup.pop("options", {}))
    play = begin(rules, stacked({0: WAITS_5P + "5p"}))
    do(play, win(0, "5p"))
    round_ = play.round
    round_.setup, round_.options = replace(round_.setup, dealer=dealer, **setup), options
    first = round_.wins[0]
    several = len(winners) > 1
    round_.wins = tuple(replace(first, seat=w, source=setup.get("robbed", 3) if several else None) for w in winners)
    return rules.next_deal(round_)


@pytest.mark.parametrize("rules", [TDH, TABLE], ids=lambda rules: rules.id)
def test_the_winner_deals_next(rules: RuleSystem) -> None:
    assert after(rules, 1, (1,), streak=2) == NextDeal(1, streak=3)
    assert after(rules, 1, (3,), streak=2) == NextDeal(3)
    assert after(rules, 3, (), streak=2) == NextDeal(0)
    assert after(rules, 1, (0, 2)) == NextDeal(3)
    assert after(rules, 3, (0, 2), streak=1) == NextDeal(3, streak=2)


def test_next_deal_of_zhuama() -> None:
    assert after(ZM, 1, (2,)) == NextDeal(2, carried={"prev_winner": 2})
    assert after(ZM, 1, (0, 2)) == NextDeal(3, carried={"prev_winner": 3})
    assert after(ZM, 1, (), carried={"prev_winner": 0}) == NextDeal(1, carried={"prev_winner": 0})
    moves = {"exhausted_dealer": "next"}
    assert after(ZM, 3, (), carried={"prev_winner": 1}, options=moves) == NextDeal(0, carried={"prev_winner": 1})


# --- what the window says


def test_kongs_are_labelled_with_what_they_bring() -> None:
    special = TDH.special(complete(TDH.options, {}), 0)
    tens = complete(TABLE.options, {"table_multiplier": 10})
    assert TDH.kong_worth(complete(TDH.options, {}), CONCEALED, 0, special) == "+6"
    assert TABLE.kong_worth(tens, EXPOSED, 0, special) == "+30"
    assert ZM.kong_worth(complete(ZM.options, {"unit": 2}), ADDED, 0, special) == "+6"
    names = {kind: TABLE.kong_name(kind, 0, special).zh for kind in (CONCEALED, EXPOSED, ADDED)}
    assert names == {CONCEALED: "暗杠", EXPOSED: "放杠", ADDED: "明杠"}


@every
def test_a_seat_without_kongs_says_nothing(rules: RuleSystem) -> None:
    play = begin(rules, stacked({0: "CCCC" + JUNK[:-3]}))
    assert rules.seat_note(view_of(play.round, 0), 0).text is None
    do(play, kong(0, CONCEALED, "C"))
    note = rules.seat_note(view_of(play.round, 0), 0)
    assert note.factor == ("+60" if rules is ZM else "+6")


@every
def test_headlines_change_with_the_options(rules: RuleSystem) -> None:
    usual = rules.headline(complete(rules.options, {}))
    other: dict[str, dict[str, object]] = {"guangdong-tuidaohu": {"horses": "none"}, "guangdong-zhuama": {"unit": 5}}
    changed = rules.headline(complete(rules.options, other.get(rules.id, {"table_multiplier": 50})))
    assert usual.zh != changed.zh
    assert usual.en != changed.en


# --- whole rounds


@every
def test_rounds_play_to_their_end_and_settle_as_the_twin_says(rules: RuleSystem) -> None:
    options, deal = complete(rules.options, {}), NextDeal(0)
    for number in range(8):
        made = shuffle(HONOURS_136, f"guangdong {number}")
        setup = Setup(rules.id, options, 4, deal.dealer, streak=deal.streak, carried=deal.carried)
        round_ = play_round(Round.begin(rules, setup, made.wall), [GreedyPlayer() for _ in range(4)])
        assert round_.settled is not None
        expected = twin.answer(_written(round_))
        assert list(round_.settled.payments) == expected[2]
        deal = rules.next_deal(round_)


def _written(round_: Round) -> Any:
    """The case of a round with its horses as text."""
    from mjdesk.engine.notation import tile_name

    case = round_.case(round_.wins)
    horses = [tile_name(tile) for tile in case.extra.get("horses", ())]
    return replace(case, extra={"horses": horses})
