"""Exercises of every system: right by the engine's own word, the same for the same seed, with wrong answers beside."""

from __future__ import annotations

from itertools import islice

import pytest

from mjdesk.engine.actions import Kind as Act
from mjdesk.engine.case import By, WinCase
from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.learning.drill import drill
from mjdesk.learning.exercise import Exercise, Kind
from mjdesk.players.families import WEIGHERS

MANY = 4
every_system = pytest.mark.parametrize("rules", SYSTEMS)


def some(rules: str, kind: Kind, seed: str = "drill", many: int = MANY) -> list[Exercise]:
    return list(islice(drill(rules, kind, seed), many))


def wins(exercise: Exercise, tile: int) -> bool:
    """Whether a tile completes the hand by any way, asked of the judge alone."""
    view, system = exercise.view, rule_system(exercise.view.setup.rules)
    ways = [WinCase(view.seat, By.DRAW, tile)]
    for seat in range(len(view.seats)):
        if seat != view.seat:
            ways += [WinCase(view.seat, by, tile, seat) for by in (By.DISCARD, By.FLIP) if by in system.win_ways]
    return any(system.judge(view.case(way)).legal for way in ways)


@every_system
def test_waits_are_those_that_the_judge_allows(rules: str) -> None:
    found = some(rules, Kind.WAITS)
    assert len(found) == MANY
    assert any(len(exercise.right) < len(exercise.choices) for exercise in found)
    for exercise in found:
        assert exercise.choices == tuple(sorted(set(exercise.choices)))
        for place in exercise.right:
            assert wins(exercise, exercise.tile(place))
        assert exercise.is_right(exercise.right)
        assert not exercise.is_right(frozenset())
        assert not exercise.is_right(exercise.right | {-1})


@every_system
def test_amounts_are_those_of_the_settlement(rules: str) -> None:
    for exercise in some(rules, Kind.PAYS):
        assert exercise.case is not None
        verdict = rule_system(rules).judge(exercise.case)
        net = verdict.payments(exercise.case.players)
        assert net is not None
        (right,) = exercise.right
        assert exercise.choices[right] == -net[exercise.payer]
        assert len(exercise.choices) == len(set(exercise.choices)) == 4
        assert exercise.is_right(exercise.right)
        assert not exercise.is_right(frozenset({(right + 1) % 4}))


@pytest.mark.parametrize("rules", [rules for rules in SYSTEMS if SYSTEMS[rules].family in WEIGHERS])
def test_discards_are_legal_and_the_best_by_the_weigher(rules: str) -> None:
    for exercise in some(rules, Kind.DISCARD, many=2):
        legal = {action.tile for action in exercise.view.actions if action.kind is Act.DISCARD}
        assert set(exercise.choices) <= legal
        best = exercise.valued[0]
        right = {exercise.tile(place) for place in exercise.right}
        assert best.action.tile in right
        assert len(right) <= 2 < len(exercise.choices)
        worth = {v.action.tile: v.value for v in exercise.valued}
        assert min(worth[tile] for tile in right) > max(worth[t] for t in exercise.choices if t not in right)


def test_the_same_seed_gives_the_same_exercises() -> None:
    for kind in Kind:
        assert some("wuhan", kind) == some("wuhan", kind)
        assert some("wuhan", kind) != some("wuhan", kind, "another")


def test_options_hold_and_bad_ones_are_refused() -> None:
    (exercise,) = islice(drill("wuhan", Kind.PAYS, "x", {"cap": 100}), 1)
    assert exercise.view.setup.options["cap"] == 100
    with pytest.raises(BadInput, match="no rule system"):
        next(drill("riichi", Kind.PAYS, "x"))
    with pytest.raises(BadInput, match="option cap"):
        next(drill("wuhan", Kind.PAYS, "x", {"cap": "much"}))
