"""What is declared is weighed in points: what it pays, what it forbids, and what would be had without it."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.match import Match
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.play import Play
from mjdesk.engine.rules import changsha_memory as changsha
from mjdesk.engine.rules.qionghu_bao import Bao
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import DRAGONS
from mjdesk.engine.view import View, view_of
from mjdesk.players.expert import MahjongWeigher
from mjdesk.players.valued import Valued
from tests.players.test_expert_positions import first, position, value_of

TING = act.declare(0, "ting")


def ready(**options: Any) -> View:
    """A hand of qionghu that may be declared with 1s: 1s and 4s win."""
    return position("qionghu", "234p55s999m23s1s", melds="123s", more=(TING,), **options)


def test_what_a_declaration_pays_is_in_its_value() -> None:
    """With the bao at 3 fan instead of 1, declaring is worth more; what is thrown without it is not."""
    plain, dear = ready(chongbao_fan=1, mobao_fan=0), ready(chongbao_fan=3, mobao_fan=2)
    thrown = act.discard(0, parse_tile("1s"))
    assert value_of(dear, TING).value > value_of(plain, TING).value + 0.3
    assert value_of(dear, TING).win > value_of(plain, TING).win
    assert value_of(dear, thrown).value == pytest.approx(value_of(plain, thrown).value)


def test_a_declaration_counts_where_it_is_a_fan() -> None:
    by_draw, by_declaring = ready(double_for="zimo"), ready(double_for="ting")
    thrown = act.discard(0, parse_tile("1s"))
    gained = [value_of(view, TING).win - value_of(view, thrown).win for view in (by_draw, by_declaring)]
    assert gained[1] > gained[0]


def test_the_bao_that_a_declared_seat_knows_is_counted() -> None:
    """It waits for 1s and 4s; a bao of which three are left wins too."""
    view = ready()
    me = view.seats[0]._replace(declared=("ting",))
    seats = (me, *view.seats[1:])
    passing = (act.discard(0, parse_tile("1s")),)
    values = []
    for bao in (Bao(parse_tile("E")), Bao(None)):
        known = view._replace(seats=seats, actions=passing, memory=bao, extra={"bao": bao.tile} if bao.tile else {})
        values.append(MahjongWeigher().weigh(known)[0])
    assert values[0].chance != values[1].chance


def shown(rules: str, hand: str, actions: tuple[Action, ...], phase: Phase, **options: Any) -> View:
    return position(rules, hand, **options)._replace(phase=phase, actions=actions)


def start(hand: str, what: str, **options: Any) -> View:
    actions = (act.declare(0, what), act.pass_(0))
    return shown("changsha", hand, actions, Phase(Step.ASK, 0, None, How.DEAL, changsha.START, (0,)), **options)


FOUR = "2222m357p13669s77m"


def test_start_of_hand_wins_pay_at_once() -> None:
    """The dealer gets 3 of each of three, and nothing is lost by showing."""
    showing, passing = MahjongWeigher().weigh(start(FOUR, "si-xi"))
    assert showing.action.kind is Kind.DECLARE
    assert showing.value - passing.value == pytest.approx(9)


def test_where_showing_ends_the_round_a_good_hand_is_played() -> None:
    """Ready for a big win, or far from any: 9 points at once are less than the one and more than the other."""
    far = start(FOUR, "si-xi", start_win_mode="end", wall_left=55)
    assert first(far).kind is Kind.DECLARE
    near = start("2222m333m444m666m8m", "si-xi", start_win_mode="end", big=10, wall_left=55)
    assert first(near).kind is Kind.PASS
    assert value_of(near, act.declare(0, "si-xi")).value == 9


def sea(hand: str, others: tuple[str, str, str] = ("", "", "")) -> View:
    actions = (act.declare(0, "sea"), act.pass_(0))
    asked = Phase(Step.ASK, 0, None, How.SEA, changsha.SEA, (0,))
    return shown("changsha", hand, actions, asked, others=others, wall_left=1)


def test_the_last_tile_is_taken_by_who_may_win_on_it_alone() -> None:
    laid = ("111m 222p 333s", "444m 555p 666s", "777m 888p 999s")
    assert first(sea("123m456p78922s66m")).kind is Kind.DECLARE
    assert first(sea("149m258p1479s13m8s", others=laid)).kind is Kind.PASS


def test_what_is_left_lying_for_the_others_is_the_safest() -> None:
    """Of two tiles turned for a kong one must lie there: seat 1 has thrown 9p already."""
    actions = tuple(act.declare(0, "pick", parse_tile(name)) for name in ("5s", "9p"))
    phase = Phase(Step.ASK, 0, None, How.KONG, changsha.WINS, tuple(parse_tiles("5s9p")))
    view = shown(
        "changsha",
        "123m456p78922s66m",
        actions,
        phase,
        others=("123m 456m 789m", "", ""),
        ponds=("1s9p", "9p", "9p"),
        wall_left=20,
        kong_claim="pick",
    )
    assert first(view) == actions[1]


def liang(hand: str, **options: Any) -> tuple[Valued, ...]:
    actions = (act.declare(0, "liang", tiles=DRAGONS), act.pass_(0))
    view = shown("huangshi", hand, actions, Phase(Step.ASK, 0, name="liang"), indicator="5m", **options)
    return MahjongWeigher().weigh(view)


def test_three_dragons_are_shown_by_what_that_is_worth() -> None:
    """A set at once that pays as kongs do: shown by a hand that is near a win with it."""
    assert liang("123m456m22p78p9sCFP")[0].action.kind is Kind.DECLARE


def test_declarations_of_whole_rounds_are_never_untold() -> None:
    """Whatever is asked in a round of any system gets a value, and it is no stand-in: they differ."""
    weigher, seen = MahjongWeigher(), 0
    for rules, seed in (("changsha", "declared"), ("qionghu", "declared"), ("huangshi", "declared")):
        system = SYSTEMS[rules]
        match = Match.begin(system, complete(system.options, {}), seed, rounds=6)
        while not match.over:
            play = Play(match.next_round())
            play.advance()
            while not play.round.over:
                question = play.question
                for seat in play.waiting_for():
                    if play.question != question:
                        break
                    view = view_of(play.round, seat)
                    found = weigher.weigh(view)
                    if any(v.action.kind is Kind.DECLARE for v in found):
                        seen += 1
                        assert len({round(v.value, 6) for v in found}) > 1
                    if play.answer(question, found[0].action):
                        play.advance()
            match = match.after(play.round)
    assert seen > 4
