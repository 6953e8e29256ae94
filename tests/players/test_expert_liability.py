"""Liability (包牌): the same position with and without the rule. Who feeds may have to pay for all."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.view import View
from mjdesk.players.expert import ExpertPlayer, MahjongWeigher, liability
from mjdesk.players.expert.reasons import BINDING
from tests.players.test_expert_positions import first, position, value_of

#: rules, hand, what seat 1 has laid, the rule on and off, what is thrown with and without it
BY_OPTION: list[tuple[str, str, str, dict[str, Any], dict[str, Any], str, str]] = [
    (
        "guangdong-jipinghu",
        "4999m1347788p29sC",
        "FFF PPP",
        {"honor_liability": True},
        {"honor_liability": False},
        "1p",
        "C",
    ),
    (
        "guangdong-xinzhang",
        "557789m3789p123sC",
        "FFF PPP",
        {"honor_liability": True},
        {"honor_liability": False},
        "7m",
        "C",
    ),
    (
        "guangdong-jipinghu",
        "5569m227p11257sNF",
        "111m 222m 333p",
        {"twelve_down": "exposed"},
        {"twelve_down": "off"},
        "1s",
        "5m",
    ),
    ("wuhan", "13378m799p4778sWP", "111s 456s", {"bao_third_open": "qing"}, {"bao_third_open": "off"}, "1m", "4s"),
    (
        "jingzhou-hongzhong",
        "3689p1247sWWFFPP",
        "111p 456p",
        {"bao_third_open": "qing"},
        {"bao_third_open": "off"},
        "1s",
        "6p",
    ),
    ("qionghu", "388m8p2368sNFFPPP", "111s 456s", {"dianpao": "bao"}, {"dianpao": "discarder"}, "F", "N"),
]

#: where the rule is no option: rules, hand, what seat 1 has laid, what is thrown with and without a look at it
ALWAYS = [
    ("huangshi", "144m6888p17899sCC", "111s 456s", "1m", "1s"),
    ("guangdong-tuidaohu", "33467m35p127sWWFP", "111s 444s", "F", "7s"),
    ("guangdong-tuidaohu-table", "33467m35p127sWWFP", "111s 444s", "F", "7s"),
    ("guangdong-zhuama", "33467m35p127sWWFP", "111s 444s", "F", "7s"),
]


def seen(rules: str, hand: str, laid: str, **options: Any) -> View:
    indicator = {"wuhan": "5m", "jingzhou-hongzhong": "5s", "huangshi": "5m"}.get(rules, "")
    return position(rules, hand, others=(laid, "", ""), indicator=indicator, wall_left=34, **options)


@pytest.mark.parametrize(("rules", "hand", "laid", "on", "off", "bound", "free"), BY_OPTION)
def test_a_tile_that_may_bind_is_not_thrown(
    rules: str, hand: str, laid: str, on: dict[str, Any], off: dict[str, Any], bound: str, free: str
) -> None:
    """The options differ in the liability alone."""
    assert first(seen(rules, hand, laid, **on)).tile == parse_tile(bound)
    assert first(seen(rules, hand, laid, **off)).tile == parse_tile(free)


@pytest.mark.parametrize(("rules", "hand", "laid", "bound", "free"), ALWAYS)
def test_where_it_is_no_option_it_is_what_is_owed_that_decides(
    rules: str, hand: str, laid: str, bound: str, free: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = seen(rules, hand, laid)
    assert first(view).tile == parse_tile(bound)
    monkeypatch.setattr(liability, "may_bind", lambda _view: False)
    assert first(view).tile == parse_tile(free)


@pytest.mark.parametrize(("rules", "hand", "laid", "on"), [case[:4] for case in BY_OPTION])
def test_who_plays_throws_what_is_weighed_first(rules: str, hand: str, laid: str, on: dict[str, Any]) -> None:
    view = seen(rules, hand, laid, **on)
    assert ExpertPlayer(MahjongWeigher()).choose(view) == first(view)


def test_a_hint_says_that_feeding_may_bind() -> None:
    view = seen("guangdong-jipinghu", "4999m1347788p29sC", "FFF PPP", honor_liability=True)
    red = next(action for action in view.actions if action.tile == parse_tile("C"))
    assert BINDING in value_of(view, red).besides
    without = seen("guangdong-jipinghu", "4999m1347788p29sC", "FFF PPP", honor_liability=False)
    assert BINDING not in value_of(without, red).besides


@pytest.mark.parametrize("rules", ["guangdong-tuidaohu", "guangdong-zhuama", "guangdong-jipinghu", "wuhan"])
def test_a_kong_that_may_be_robbed_is_dangerous(rules: str) -> None:
    """Who is robbed pays for all; nobody who has nothing laid is likely to rob."""
    kong = act.gang(0, MeldKind.GANG_ADDED, parse_tile("5s"))
    dangers = []
    for laid in ("", "111m 444p 999p"):
        view = position(
            rules, "456m78922p5s", melds="555s 888m", others=(laid, "", ""), indicator="E", more=(kong,), wall_left=34
        )
        dangers.append(value_of(view, kong).danger)
    assert dangers[1] > 2 * dangers[0] > 0
