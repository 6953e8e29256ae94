"""The hands that show the patterns of a rule system (``assets/examples``, made by ``tools/make_examples.py``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from mjdesk.engine.case import By, Case, WinCase
from mjdesk.engine.cases import read_case
from mjdesk.engine.melds import Meld
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.shipped import asset


@dataclass(frozen=True, slots=True)
class Example:
    """A won hand: concealed tiles without the winning one, melds, the winning tile (None for a hand that has none)."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    tile: Tile | None
    special: Special
    by: By


@cache
def examples(rules: str) -> Mapping[str, Example]:
    """An example for each pattern id of a rule system."""
    data = json.loads(asset("examples", f"{rules}.json").read_text(encoding="utf-8"))
    return {pattern: example_of(read_case(found["case"]), found["seat"]) for pattern, found in data.items()}


def example_of(case: Case, seat: int) -> Example:
    """The winning hand of one seat of a case."""
    win: WinCase = next(win for win in case.wins if win.seat == seat)
    held = case.seats[seat]
    special = Special() if case.indicator is None else SYSTEMS[case.rules].special(case.options, case.indicator)
    return Example(held.hand, held.melds, win.tile if win.tile < UNKNOWN else None, special, win.by)
