"""Every pattern has a hand to show, and the hand has the pattern; cases are written as they are read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from mjdesk.engine.case import Case
from mjdesk.engine.cases import case_json, read_case
from mjdesk.engine.rules.registry import SYSTEMS
from tools import make_examples as made

every_system = pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))


@every_system
def test_every_pattern_has_its_example(system) -> None:
    examples = json.loads((made.FOLDER / f"{system.id}.json").read_text(encoding="utf-8"))
    assert list(examples) == [pattern.id for pattern in system.patterns]
    for pattern, example in examples.items():
        case = read_case(example["case"])
        verdict = system.judge(case)
        assert verdict.legal
        win = next(n for n, win in enumerate(case.wins) if win.seat == example["seat"])
        assert pattern in verdict.patterns[win]


@every_system
def test_the_examples_are_those_of_the_table(system) -> None:
    """Else: python -m tools.make_examples"""
    assert (made.FOLDER / f"{system.id}.json").read_text(encoding="utf-8") == made.text(system)


def in_order(case: Case) -> Case:
    """The case with tiles in the order in which they are read."""
    seats = [
        replace(
            seat,
            hand=tuple(sorted(seat.hand)),
            melds=tuple(replace(meld, tiles=tuple(sorted(meld.tiles))) for meld in seat.melds),
        )
        for seat in case.seats
    ]
    return replace(case, seats=tuple(seats))


@every_system
def test_a_case_is_read_as_it_was_written(system) -> None:
    for case in made.tables(system.id):
        read = read_case(json.loads(json.dumps(case_json(case))))
        assert read == in_order(case)
        assert system.judge(read) == system.judge(case)
