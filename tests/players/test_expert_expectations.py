"""What may come after a kong, with the last tile, by horses and birds is in what an action is said to be worth."""

from __future__ import annotations

from typing import Any

import pytest

from mjdesk.engine import actions as act
from mjdesk.engine.actions import OPENED, PLAIN
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.players.expert.chance import Coming, Ends, outlook
from mjdesk.players.valued import Valued
from tests.players.test_expert_positions import position, value_of

EAST = act.discard(0, parse_tile("E"))


def ready(rules: str, **given: Any) -> Valued:
    """A hand that waits for two kinds when 東 is thrown."""
    return value_of(position(rules, "123m456p78922s66mE", **given), EAST)


def test_horses_of_the_winner_are_expected() -> None:
    """A share more for each that hits: 1, 5 and 9 of nine ranks name the dealer, who won last."""
    wins = [ready("guangdong-zhuama", horses=number).win for number in (0, 4)]
    assert wins[1] == pytest.approx((1 + 4 * 3 / 9) * wins[0])


def test_horses_of_the_dealer_are_expected() -> None:
    """The dealer's own account counts again where a horse names it, those of the others against it."""
    wins = [ready("guangdong-tuidaohu", horses=way).win for way in ("none", "dealer")]
    assert wins[1] > 1.2 * wins[0]


def sure(**options: Any) -> float:
    view = position("changsha", "123m456p78922s66m9p", wall_left=30, **options)
    return value_of(view, act.discard(0, parse_tile("9p"))).win


def test_birds_are_expected_to_hit_winner_or_payer_half_the_time() -> None:
    none, one, two = (sure(birds=number, small_discard=1) for number in (0, 1, 2))
    assert none < one < two
    assert two / one == pytest.approx(one / none, rel=0.02)
    added = sure(birds=2, bird_mode="add")
    assert added > none


def kong(way: str, **given: Any) -> Valued:
    """7p alone completes the hand once 2p lies there; what is drawn for an opened kong counts as a big win."""
    action = act.gang(0, MeldKind.GANG_CONCEALED, parse_tile("2p"), way=way)
    view = position("changsha", "2222p123m456m88s56p", more=(action,), **given)
    return value_of(view, action)


def test_an_opened_kong_turns_more_tiles_for_more_and_throws_what_does_not_win() -> None:
    plain, opened = kong(PLAIN), kong(OPENED)
    assert opened.win > plain.win
    assert opened.danger > 0 == plain.danger
    assert kong(OPENED, kong_tiles=4).chance > kong(OPENED, kong_tiles=1).chance


def test_against_hands_that_are_near_an_opened_kong_is_dangerous() -> None:
    laid = ("111m 777p 333s", "999m 555p 666s", "")
    near = kong(OPENED, others=laid)
    assert near.danger > 3 * kong(OPENED).danger


def test_a_win_after_a_kong_counts_for_what_it_pays() -> None:
    """大胡 in wuhan: the replacement for a laid 紅中 pays more than a plain draw."""
    lay = act.gang(0, MeldKind.GANG_SINGLE, parse_tile("C"))
    view = position("wuhan", "456m78922p78sC", melds="555s", more=(lay,), indicator="E")
    laid = value_of(view, lay)
    rest = position("wuhan", "456m78922p78s9m", melds="555s", indicator="E")
    thrown = value_of(rest, act.discard(0, parse_tile("9m")))
    assert laid.value > thrown.value
    assert laid.win >= thrown.win


def test_the_last_draw_pays_as_the_last_tile() -> None:
    coming, ends = Coming(0.1, 6.0, 0.0, 0.0, 12.0), ([0.05] * 3, -1.0, 0.0)
    plain, last = (outlook((), coming, Ends(*ends, last=share)) for share in (0.0, 1.0))
    assert last.value > plain.value
    assert last.chance == plain.chance


def test_a_small_tile_of_another_is_let_go_early_and_taken_late() -> None:
    """By draw all pay and pay more: with many turns left a ready hand waits on."""
    coming = Coming(0.05, 9.0, 0.2, 1.0, 9.0)
    early, late = (outlook((), coming, Ends([0.02] * turns, -1.0, 0.0)) for turns in (15, 1))
    assert early.win > 6  # almost all of its wins are drawn
    assert late.win < 6
