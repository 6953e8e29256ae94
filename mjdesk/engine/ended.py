"""A round of which only the end is known: told to a score keeper, not played on our table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .case import NOTHING, WinCase
from .options import Options
from .phase import Phase, Step
from .round import Round
from .rules.base import RuleSystem
from .rules.values import NextDeal
from .setup import Setup
from .tiles import UNKNOWN, Tile


def ended_round(setup: Setup, system: RuleSystem, wins: tuple[WinCase, ...], indicator: Tile | None = None) -> Round:
    """The round with these wins (none: exhausted), its wall and hands unknown; good for asking what follows it."""
    wall = (UNKNOWN,) * system.tile_set(setup.options).size
    # a wall is opened by dice; which ones makes no difference to one that nobody saw
    thrown = setup if setup.dice or not system.throws_dice else replace(setup, dice=(1, 2))
    round_ = system.new_round(thrown, wall)._copy()
    round_.setup = setup
    round_.wins, round_.phase = wins, Phase(Step.DONE, setup.dealer)
    if indicator is not None and indicator != UNKNOWN:
        round_.indicator, round_.special = indicator, system.special(setup.options, indicator)
    return round_


def next_deal_after(
    system: RuleSystem,
    options: Options,
    players: int,
    deal: NextDeal,
    wins: tuple[WinCase, ...],
    *,
    indicator: Tile | None = None,
    dice: tuple[int, ...] = (),
) -> NextDeal:
    """Dealer, wind, streak and carried state after a round of which ``deal`` was the beginning."""
    setup = Setup(
        rules=system.id,
        options=options,
        players=players,
        dealer=deal.dealer,
        prevailing_wind=deal.prevailing_wind,
        dice=dice,
        streak=deal.streak,
        carried=deal.carried,
        version=system.version,
    )
    due = system.next_deal(ended_round(setup, system, wins, indicator))
    return replace(due, carried=_plain(due.carried))


def _plain(carried: Mapping[str, Any]) -> Mapping[str, Any]:
    """As it comes back from a file."""
    return json.loads(json.dumps(dict(carried))) if carried else NOTHING
