"""Where the flow of `macheng` is its own: kong tiles at the end of the wall, robbing, who wins, who deals next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mjdesk.engine.case import By, WinCase
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import parse_tile
from mjdesk.engine.options import complete
from mjdesk.engine.phase import How, Phase, Step
from mjdesk.engine.rules.macheng import Macheng
from mjdesk.engine.setup import Setup

RULES = Macheng()


def moment(left: int, indicator: str = "5m", how: How = How.DRAW, **options: object) -> Any:
    """A round as the hooks see it, with so many tiles in the wall."""
    chosen = complete(RULES.options, options)
    special = RULES.special(chosen, parse_tile(indicator))
    phase = Phase(Step.TURN, 0, None, how)
    return SimpleNamespace(rules=RULES, options=chosen, special=special, wall_left=left, phase=phase)


@pytest.mark.parametrize("tile", ["5m", "6m", "C"])
def test_a_kong_tile_is_thrown_plainly_only_when_no_kong_is_possible(tile: str) -> None:
    kind = parse_tile(tile)
    assert RULES.may_discard(moment(15), 0, kind) == "special-tile"
    assert RULES.may_kong(moment(15), 0, MeldKind.GANG_SINGLE, kind)
    assert RULES.may_discard(moment(14), 0, kind) is None
    assert not RULES.may_kong(moment(14), 0, MeldKind.GANG_SINGLE, kind)
    assert not RULES.may_claim(moment(14), 1, kind)


def test_four_tile_kongs_end_with_the_replacements() -> None:
    for kind in (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED, MeldKind.GANG_CONCEALED):
        assert RULES.may_kong(moment(15), 0, kind, parse_tile("9p"))
        assert not RULES.may_kong(moment(14), 0, kind, parse_tile("9p"))
        assert not RULES.may_kong(moment(15), 0, kind, parse_tile("6m"))


@pytest.mark.parametrize(
    ("left", "phase"),
    [
        (15, Phase(Step.DRAW, 2, None, How.DRAW)),
        (14, Phase(Step.DRAW, 2, None, How.SEA)),
        (11, Phase(Step.DRAW, 2, None, How.SEA)),
        (10, Phase(Step.EXHAUSTED)),
    ],
)
def test_the_end_of_the_wall(left: int, phase: Phase) -> None:
    assert RULES.due_draw(moment(left), 2) == phase


@pytest.mark.parametrize(
    ("how", "said"), [(How.SEA, ("last_tile",)), (How.KONG, ("after_kong",)), (How.DRAW, ()), (How.DEAL, ())]
)
def test_circumstances(how: How, said: tuple[str, ...]) -> None:
    assert RULES.circumstances(moment(50, how=how), 0, By.DRAW) == said


@pytest.mark.parametrize("value", ["free", "until_draw"])
def test_passes_count_by_option(value: str) -> None:
    assert RULES.tracks_passes(complete(RULES.options, {"passed_win": value})) is (value == "until_draw")


def ended(winner: int | None, carried: dict[str, Any], **options: object) -> Any:
    """A finished round with the east turned up; seat 1 dealt, the dice were equal."""
    chosen = complete(RULES.options, options)
    setup = Setup("macheng", chosen, dealer=1, dice=(3, 3), carried=carried)
    wins = () if winner is None else (WinCase(winner, By.DRAW, parse_tile("5s")),)
    special = RULES.special(chosen, parse_tile("E"))
    return SimpleNamespace(options=chosen, setup=setup, special=special, wins=wins)


@pytest.mark.parametrize(("order", "seats"), [("dealer", (1, 3, 0)), ("discarder", (3, 0, 1))])
def test_who_wins_when_several_can(order: str, seats: tuple[int, ...]) -> None:
    assert RULES.win_order(ended(None, {}, win_order=order), 2) == seats


@pytest.mark.parametrize(("winner", "dealer"), [(3, 3), (1, 1), (None, 1)])
def test_the_winner_deals_next(winner: int | None, dealer: int) -> None:
    assert RULES.next_deal(ended(winner, {})).dealer == dealer


@pytest.mark.parametrize(
    ("winner", "options", "kept"),
    [
        (0, {}, ["yuan-jin", "bao-jin"]),  # feng-jin is used
        (None, {}, ["yuan-jin"]),
        (None, {"cun_exhausted": "keep"}, ["yuan-jin", "feng-jin", "bao-jin"]),
        (0, {"gold_mode": "stack"}, []),
    ],
)
def test_what_is_carried_on(winner: int | None, options: dict[str, object], kept: list[str]) -> None:
    after = RULES.next_deal(ended(winner, {"last_laizi": "6m", "cun": ["yuan-jin"]}, **options))
    assert after.carried == {"last_laizi": "S", "cun": kept}
    assert after.streak == 0
