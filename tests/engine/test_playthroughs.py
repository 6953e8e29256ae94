"""Whole matches as text: what was played once is played again, line by line.

The files are records of seeded matches of the greedy player, one of every system with its standard options and some
with others. When a rule or a player is changed on purpose, write them anew and read the difference before committing
it::

    MJDESK_REWRITE_PLAYTHROUGHS=1 python -m pytest tests/engine/test_playthroughs.py
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
REWRITE = os.environ.get("MJDESK_REWRITE_PLAYTHROUGHS") == "1"


@dataclass(frozen=True)
class Played:
    """What is played; None for as many seats as the system has at most."""

    rules: str
    options: dict[str, Any] = field(default_factory=dict)
    rounds: int = 2
    players: int | None = None


MATCHES: dict[str, Played] = {
    **{f"{rules}-default": Played(rules) for rules in SYSTEMS if rules != "wuhan"},
    "huangshi-two": Played("huangshi", players=2),
    "huangshi-three": Played("huangshi", players=3),
    "wuhan-default": Played("wuhan", rounds=3),
    "wuhan-each-until-draw": Played(
        "wuhan",
        {
            "open_fan": "each",
            "passed_win": "until_draw",
            "win_order": "discarder",
            "next_dealer": "winner",
            "pizi_mode": "one",
        },
        rounds=3,
    ),
    "wuhan-no-cap": Played(
        "wuhan", {"cap": 0, "jinding": 0, "pizi_mode": "none", "min_points": 8, "bao_third_open": "all"}, rounds=3
    ),
}


def played(name: str) -> str:
    what = MATCHES[name]
    system = rule_system(what.rules)
    match = Match.begin(system, complete(system.options, what.options), name, what.rounds, what.players)
    players = line_up("greedy", match.players, name)
    text = ""
    while not match.over:
        finished = play_round(match.next_round(), players)
        text += write_record(Record.of(finished))
        match = match.after(finished)
    return text


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_it_was(name: str) -> None:
    file = FOLDER / f"{name}.jsonl"
    text = played(name)
    if REWRITE:
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_the_files_verify(name: str) -> None:
    with (FOLDER / f"{name}.jsonl").open(encoding="utf-8") as lines:
        rounds = [verify(record) for record in read_records(lines)]
    assert [r.setup.number for r in rounds] == list(range(1, MATCHES[name].rounds + 1))
    assert all(r.over and r.setup.rules == MATCHES[name].rules for r in rounds)


def test_every_file_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(MATCHES)
