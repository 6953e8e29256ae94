"""The case files that stand beside a checkout (`../shared/cases`): one test a file, none where there are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.rules.registry import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT.parent / "shared" / "cases").glob("*.json"))


def differences(case: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """What the scorer answers otherwise than expected: field → (expected, answered)."""
    expect = case["expect"]
    got = answer(read_case({key: value for key, value in case.items() if key not in ("expect", "why")}))
    asked = ("legal", "patterns", "fan", "payments", "huxi") if expect["legal"] else ("legal", "reason")
    return {key: (expect[key], got.get(key)) for key in asked if key in expect and got.get(key) != expect[key]}


if FILES:

    @pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
    def test_the_scorer_agrees_with_the_file(file: Path) -> None:
        cases = json.loads(file.read_text(encoding="utf-8"))
        assert cases
        assert {case["rules"] for case in cases} == {file.stem}
        assert {case["id"]: found for case in cases if (found := differences(case))} == {}

    def test_every_system_has_a_file() -> None:
        assert {file.stem for file in FILES} == set(SYSTEMS)


def test_a_difference_is_noticed() -> None:
    unknown = {"hand": "?" * 13}
    seat = {"hand": "234s678s789p5s", "melds": [{"type": "chi", "tiles": "123p", "from": 0}]}
    win = {"seat": 1, "by": "draw", "tile": "5s"}
    case: dict[str, Any] = {"rules": "wuhan", "indicator": "5m", "dice": [3, 3], "wins": [win]}
    case["seats"] = [unknown, seat, unknown, unknown]
    got = answer(read_case(case))
    assert got["legal"]
    right = {key: got[key] for key in ("legal", "patterns", "fan", "payments")}
    assert differences({**case, "expect": right}) == {}
    assert differences({**case, "expect": {**right, "fan": [77]}}) == {"fan": ([77], got["fan"])}
    assert set(differences({**case, "expect": {"legal": False, "reason": "bad-shape"}})) == {"legal", "reason"}
