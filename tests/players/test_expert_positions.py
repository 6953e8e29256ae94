"""Positions where the right choice is clear: what the rules pay, what another may win on, what a claim would spoil."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.rules.changsha_memory import Known
from mjdesk.engine.rules.qionghu_bao import Bao
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.seat import Discarded
from mjdesk.engine.setup import Setup
from mjdesk.engine.view import SeatView, View
from mjdesk.players.expert import MahjongWeigher
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.valued import Valued


def melds_of(text: str, seat: int, players: int = 4) -> tuple[Meld, ...]:
    """Melds as ``123m 555p 1111s``; runs come from the seat before, others from the seat after."""
    found = []
    for part in text.split():
        tiles = parse_tiles(part)
        run = tiles[0] != tiles[-1]
        kind = MeldKind.CHI if run else MeldKind.PENG if len(tiles) == 3 else MeldKind.GANG_EXPOSED
        found.append(Meld(kind, tiles, (seat + (-1 if run else 1)) % players, tiles[0]))
    return tuple(found)


def position(
    rules: str,
    hand: str,
    *,
    melds: str = "",
    thrown: str = "",
    others: tuple[str, str, str] = ("", "", ""),
    ponds: tuple[str, str, str] = ("", "", ""),
    indicator: str = "",
    wall_left: int = 50,
    offered: str = "",
    more: tuple[Action, ...] = (),
    memory: Any = None,
    **options: Any,
) -> View:
    """The view of seat 0 (the dealer) in its own turn, or asked about a tile that the last seat has just thrown.

    ``others`` and ``ponds`` are those of the seats from 1 on, as many as play.
    """
    system = rule_system(rules)
    players = max(system.players)
    chosen = complete(system.options, options)
    turned = parse_tile(indicator) if indicator else None
    special = system.special(chosen, turned if turned is not None else 0)
    tiles = parse_tiles(hand)
    seats = [SeatView(len(tiles), melds_of(melds, 0, players), pond(thrown), (), (), not offered, tiles)]
    for seat in range(1, players):
        laid = melds_of(others[seat - 1], seat, players)
        seats.append(SeatView(13 - 3 * len(laid), laid, pond(ponds[seat - 1]), (), (), False))
    if offered:
        phase = Phase(Step.CLAIM, players - 1, parse_tile(offered))
        actions = (*more, act.pass_(0))
    else:
        phase = Phase(Step.TURN, 0, tiles[-1], How.DRAW)
        actions = (*more, *(act.discard(0, t) for t in sorted(set(tiles)) if t not in special.locked))
    return View(
        seat=0,
        setup=Setup(rules, chosen, players, 0),
        phase=phase,
        hand=tuple(sorted(tiles)),
        drawn=None if offered else tiles[-1],
        seats=tuple(seats),
        wall_left=wall_left,
        front=60,
        back=0,
        indicator=turned,
        special=special,
        actions=actions,
        memory=memory if memory is not None else memory_of(rules),
    )


def pond(text: str) -> tuple[Discarded, ...]:
    """Discards from the hand but for those after ``|``, which were drawn and thrown at once."""
    hand, _, drawn = text.partition("|")
    return (*(Discarded(t) for t in parse_tiles(hand)), *(Discarded(t, True) for t in parse_tiles(drawn)))


def weighed(view: View) -> tuple[Valued, ...]:
    return MahjongWeigher().weigh(view)


def first(view: View) -> Action:
    return weighed(view)[0].action


def value_of(view: View, action: Action) -> Valued:
    return next(v for v in weighed(view) if v.action == action)


def test_a_hand_that_is_worth_too_little_goes_for_one_suit() -> None:
    """With a minimum of 3 fan the two runs of other suits lead nowhere, though they are nearer to a win."""
    view = position("guangdong-jipinghu", "12345678m23p67s5m9m", min_fan=3, wall_left=70)
    assert first(view).tile in parse_tiles("23p67s")
    assert GreedyPlayer().choose(view).tile not in parse_tiles("23p67s")


def test_seven_pairs_are_not_given_up_for_a_peng() -> None:
    claim = act.peng(0, parse_tile("9s"))
    view = position("changsha", "1133m6677p4499s2s", offered="9s", more=(claim,), memory=Known((), ()))
    assert GreedyPlayer().choose(view) == claim
    assert first(view).kind is Kind.PASS


def test_kong_money_is_taken() -> None:
    kong = act.gang(0, MeldKind.GANG_CONCEALED, parse_tile("9m"))
    assert first(position("guangdong-tuidaohu", "9999m234p567p34s55sE", more=(kong,))) == kong


def test_a_hopeless_hand_throws_what_another_has_just_let_go() -> None:
    """Seat 1 has three melds and threw 5p, then draws only: it does not win on 5p, but may on any other middle tile."""
    view = position(
        "guangdong-jipinghu",
        "159m258p147sESWNC",
        thrown="9p9s1p8s",
        others=("123m 456m 789m", "", ""),
        ponds=("1s9p5p|", "9m1p9s", "8p8s9m"),
        wall_left=24,
        twelve_down="off",  # feeding the fourth meld would bind
    )
    dangers = {name: value_of(view, act.discard(0, parse_tile(name))).danger for name in ("5m", "5p", "4s")}
    assert 5 * dangers["5p"] < min(dangers["5m"], dangers["4s"])
    assert value_of(view, first(view)).danger <= dangers["5p"]


def test_a_tile_is_more_dangerous_the_more_a_seat_has_laid() -> None:
    five = act.discard(0, parse_tile("5s"))
    dangers = []
    for laid in ("", "123m", "123m 456m", "123m 456m 789m"):
        view = position(
            "guangdong-jipinghu", "123m456p12355sEEES", others=(laid, "", ""), ponds=("1p9p2p3p1m9m", "", "")
        )
        dangers.append(value_of(view, five).danger)
    assert dangers == sorted(dangers)
    assert dangers[-1] > 3 * dangers[0]


def test_where_only_a_draw_wins_no_discard_is_dangerous() -> None:
    view = position("guangdong-tuidaohu", "123m456p12355sEEES", others=("111m 999p 222s", "", ""))
    assert {v.danger for v in weighed(view) if v.action.kind is Kind.DISCARD} == {0}


def test_triplets_pay_and_are_gone_for() -> None:
    """Ten times as much in wuhan: the peng is taken and the run beside it left."""
    claim, run = act.peng(0, parse_tile("9p")), act.chi(0, parse_tile("9p"), parse_tile("7p"))
    view = position(
        "wuhan",
        "77s33s9978p22mEE2s",
        melds="",
        indicator="5m",
        offered="9p",
        more=(claim, run),
    )
    values = {v.action: v.value for v in weighed(view)}
    assert values[claim] > values[run]


def test_a_win_is_taken() -> None:
    win = act.win(0, By.DRAW, parse_tile("5s"))
    view = position("guangdong-jipinghu", "123m456p78911345s", more=(win,))
    assert first(view) == win
    assert value_of(view, win).win == 12  # 平胡 and 自摸: 2 fan, 4 points from each of three


NO_NEARER = [
    ("wuhan", "123m55s567s99s", "345p", "234m"),
    ("macheng", "123m55s567s99s", "345p", "234m"),
    ("jingzhou-hongzhong", "123m55s567s99s", "345p", "234m"),
    ("huangshi", "123m55s567s99s", "345p", "234m"),
    ("changsha", "123m55s567s99s", "345p", "234m"),
    ("qionghu", "123m55s567s99s", "333p", "234m"),
    ("jingzhou-huangjin", "12355m345p567s99s", "", "345m"),
    ("guangdong-jipinghu", "12355m345p567s99s", "", "345m"),
    ("guangdong-xinzhang", "12355m345p567s99s", "", "345m"),
    ("guangdong-tuidaohu", "12355m345p567s99s", "", "345m"),
    ("guangdong-tuidaohu-table", "12355m345p567s99s", "", "345m"),
    ("guangdong-zhuama", "12355m345p567s99s", "", "345m"),
]


@pytest.mark.parametrize(("rules", "hand", "melds", "run"), NO_NEARER, ids=[each[0] for each in NO_NEARER])
def test_a_claim_that_brings_the_hand_no_nearer_is_left(rules: str, hand: str, melds: str, run: str) -> None:
    """Greedy lays the run although the hand is as far afterwards; that gives choice away."""
    claim = act.chi(0, parse_tile("4m"), parse_tiles(run)[0])
    view = position(rules, hand, melds=melds, offered="4m", more=(claim,), indicator="1p", memory=memory_of(rules))
    assert GreedyPlayer().choose(view) == claim
    assert first(view).kind is Kind.PASS


def memory_of(rules: str) -> Any:
    """What a seat remembers when nothing has happened."""
    return {"changsha": Known((), ()), "qionghu": Bao()}.get(rules)


@pytest.mark.parametrize("rules", ["changsha", "huangshi", "jingzhou-hongzhong", "jingzhou-huangjin"])
def test_seven_pairs_that_are_near_are_kept(rules: str) -> None:
    claim = act.peng(0, parse_tile("9s"))
    hand = "1133m6677p2299s8s"
    view = position(rules, hand, offered="9s", more=(claim,), indicator="3s", memory=memory_of(rules))
    assert GreedyPlayer().choose(view) == claim
    assert first(view).kind is Kind.PASS


def test_who_fed_the_fourth_meld_loses_more_by_what_may_come() -> None:
    """包牌: seat 1 has four melds; who fed the fourth pays for all if it draws what it needs."""
    hand, fed, not_fed = "123m456p12355sEEES", "111m 222m 333m 456p", "456p 111m 222m 333m"
    values = []
    for laid in (fed, not_fed):
        view = position("guangdong-jipinghu", hand, others=(laid, "", ""), twelve_down="exposed")
        values.append(value_of(view, act.discard(0, parse_tile("S"))).value)
    assert values[0] < values[1]


def test_declaring_is_weighed_in_points() -> None:
    """Like the discards beside it: the chance to win and what the win brings."""
    view = position("qionghu", "234p55s999m23s1s", melds="123s", more=(act.declare(0, "ting"),))
    declared = value_of(view, act.declare(0, "ting"))
    assert first(view) == declared.action
    assert 0 < declared.chance < 1
    assert declared.win > 1


def test_mixed_suit_is_gone_for_where_fan_double() -> None:
    """Two tiles farther, it pays many times as much in xinzhang; in jipinghu it does not."""
    hand = "2345679mEEE35p7sF"
    assert first(position("guangdong-xinzhang", hand, wall_left=80)).tile in parse_tiles("35p7s")
