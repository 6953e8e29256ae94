"""Whole matches as text: what was played once is played again, line by line.

The files are records of seeded matches of the greedy player. When a rule or a player is changed on purpose, write
them anew and read the difference before committing it::

    MJDESK_REWRITE_PLAYTHROUGHS=1 python -m pytest tests/engine/test_playthroughs.py
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up

from .rounds import WUHAN, options

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
REWRITE = os.environ.get("MJDESK_REWRITE_PLAYTHROUGHS") == "1"

MATCHES: dict[str, dict[str, Any]] = {
    "wuhan-default": {},
    "wuhan-each-until-draw": {
        "open_fan": "each",
        "passed_win": "until_draw",
        "win_order": "discarder",
        "next_dealer": "winner",
        "pizi_mode": "one",
    },
    "wuhan-no-cap": {"cap": 0, "jinding": 0, "pizi_mode": "none", "min_points": 8, "bao_third_open": "all"},
}
ROUNDS = 3


def played(name: str) -> str:
    match = Match.begin(WUHAN, options(**MATCHES[name]), name, ROUNDS)
    players = line_up("greedy", 4, name)
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
    assert [r.setup.number for r in rounds] == list(range(1, ROUNDS + 1))
    assert all(r.over for r in rounds)


def test_there_are_no_other_files() -> None:
    assert {file.stem for file in FOLDER.glob("wuhan-*.jsonl")} == set(MATCHES)
