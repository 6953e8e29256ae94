"""The tables of docs/strength.md are made from the results kept beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.arena_command import measured
from mjdesk.engine.rules.registry import SYSTEMS
from tools import make_strength


def test_page_and_results_agree() -> None:
    page = make_strength.PAGE.read_text(encoding="utf-8")
    assert make_strength.with_tables(page, make_strength.results()) == page, "run: python -m tools.make_strength"
    shown = {(a, b) for _, _, a, b, _ in make_strength._MARKED.findall(page)}
    assert shown == {(r["a"]["player"], r["b"]["player"]) for r in make_strength.results()}


@pytest.mark.parametrize("rules", SYSTEMS)
def test_greedy_is_above_random(rules: str) -> None:
    """Measured for each number of seats, and settled: the interval is clear of zero."""
    found = [r for r in make_strength.results() if (r["a"]["player"], r["b"]["player"]) == ("greedy", "random")]
    mine = {r["seats"]: r for r in found if r["rules"] == rules and not r["options"]}
    assert mine.keys() == set(SYSTEMS[rules].players)
    assert all(r["interval"][0] > 0 and not r["interrupted"] for r in mine.values())


def test_a_result_takes_the_place_of_the_one_before(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_strength, "RESULTS", tmp_path / "strength.jsonl")
    given = {"rules": "wuhan", "options": {}, "seats": 4, "a": {"player": "a"}, "b": {"player": "b"}}
    for result in ({**given, "deals": 1}, {**given, "deals": 2}, {**given, "rules": "changsha"}, {**given, "seats": 3}):
        make_strength.keep(result)
    kept = [(r["rules"], r["seats"], r.get("deals")) for r in make_strength.results()]
    assert kept == [("wuhan", 4, 2), ("wuhan", 3, None), ("changsha", 4, None)]


def test_a_run_goes_on_where_it_was_ended(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_strength, "RESULTS", tmp_path / "strength.jsonl")
    (duel,) = make_strength.duels(["wuhan"], "greedy", "random", ["cap=0"], "s")
    make_strength.keep({**measured(duel, 1, 1), "commit": "abc"})
    assert make_strength.is_measured(duel, 1, "abc")
    others = [
        (duel, 2, "abc"),
        (duel, 1, "abd"),
        (replace(duel, seed="t"), 1, "abc"),
        (replace(duel, b="greedy"), 1, "abc"),
    ]
    others.append((next(iter(make_strength.duels(["wuhan"], "greedy", "random", [], "s"))), 1, "abc"))
    assert not any(make_strength.is_measured(*other) for other in others)
