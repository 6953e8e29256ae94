"""What a system says may be told of a win is what the cases of its page tell."""

from __future__ import annotations

import json

import pytest

from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from tests.rules.test_shared_cases import FILES

#: facts of a course or of a flight, which nobody enters by tiles
_NOT_TILES = {"passed", "fled", "twelve_down_order", "void_kongs", "start_wins", "kong_tiles"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cases_tell_nothing_else(path) -> None:
    for case in json.loads(path.read_text(encoding="utf-8")):
        system = rule_system(case["rules"])
        if not case["expect"]["legal"]:
            continue
        told = {c.partition(":")[0] for win in case["wins"] for c in win.get("circumstances", ())}
        assert told <= set(system.told_circumstances), case["id"]
        assert set(case.get("extra", ())) - _NOT_TILES <= {key for key, _ in system.told_tiles}, case["id"]


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=lambda system: system.id)
def test_each_is_named_once(system) -> None:
    assert len(set(system.told_circumstances)) == len(system.told_circumstances)
    assert all(key and name.zh and name.en for key, name in system.told_tiles)
