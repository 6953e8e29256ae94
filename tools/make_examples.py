"""Chooses a hand for every pattern of every rule system: what the pages of learning draw.

    python -m tools.make_examples            # writes assets/examples/<rules>.json

The hands are those of our own tables (``tests/rules/*/hands.txt``). Of the hands that have a pattern the plainest is
taken: known tiles, few other patterns, few options of its own, few wild tiles, a short line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from mjdesk.engine.case import Case, WinCase
from mjdesk.engine.cases import case_json
from mjdesk.engine.options import changed
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "examples"


def tables(rules: str) -> list[Case]:
    """The hands of a system's table."""
    place = "tests.paohuzi" if rules == "paohuzi" else f"tests.rules.{rules.replace('-', '_')}"
    return [line.case for line in import_module(f"{place}.test_hands").TABLE]


def winning(case: Case, pattern: str, patterns: Iterable[Iterable[str]]) -> WinCase | None:
    """The win of a case that has a pattern."""
    return next((win for win, found in zip(case.wins, patterns, strict=True) if pattern in found), None)


def plainness(system: RuleSystem, case: Case, win: WinCase, patterns: int) -> tuple[Any, ...]:
    """Smaller is plainer."""
    hand = case.seats[win.seat].hand
    wild = system.special(case.options, case.indicator).wild if case.indicator is not None else ()
    return (
        UNKNOWN in hand,
        len(case.wins) > 1,
        patterns,
        len(changed(system.options, case.options)),
        sum(tile in wild for tile in hand),
        len(win.circumstances),
        len(json.dumps(case_json(case))),
        case.id,
    )


def chosen(system: RuleSystem) -> Iterator[tuple[str, dict[str, Any]]]:
    """The example of each pattern that the table has, in the order of the system."""
    judged = [(case, system.judge(case)) for case in tables(system.id)]
    for pattern in system.patterns:
        fitting = []
        for case, verdict in judged:
            win = winning(case, pattern.id, verdict.patterns) if verdict.legal else None
            if win is not None:
                number = len(verdict.patterns[case.wins.index(win)])
                fitting.append((plainness(system, case, win, number), case, win.seat))
        if fitting:
            _, case, seat = min(fitting, key=lambda found: found[0])
            yield pattern.id, {"seat": seat, "case": case_json(case)}


def text(system: RuleSystem) -> str:
    """The file of a system."""
    lines = [f" {json.dumps(i)}: {json.dumps(example, ensure_ascii=False)}" for i, example in chosen(system)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the files; returns the exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for system in SYSTEMS.values():
        (FOLDER / f"{system.id}.json").write_text(text(system), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
