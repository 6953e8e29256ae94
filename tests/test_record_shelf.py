"""The records of a profile: told by header and last lines only, remembered, quick for thousands of files."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from mjdesk import record_shelf
from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.profile import write_atomic
from mjdesk.record_shelf import (
    FOLDER,
    INDEX,
    STARRED,
    Won,
    load_record,
    load_records,
    read_shelf,
    read_starred,
    write_starred,
)
from mjdesk.save import record_path


def keep(profile: Path, rules: str, seed: str, rounds: int = 2) -> list[Record]:
    """Play a match and keep its records; they are a second apart."""
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), seed, rounds)
    made: list[Any] = []
    while not match.over:
        number, played = match.number, play_round(match.next_round(), line_up("greedy", match.players, seed))
        record = Record.of(played)
        path = record_path(profile, match.id, number)
        write_atomic(path, write_record(record).encode())
        os.utime(path, (1000 + len(made), 1000 + len(made)))
        made.append(record)
        match = match.after(played)
    return made


@pytest.mark.parametrize("rules", SYSTEMS)
def test_what_each_record_is_about(profile: Path, rules: str) -> None:
    records = keep(profile, rules, "shelf", 4)
    shelf = read_shelf(profile)
    assert shelf.unreadable == ()
    assert [shelved.number for shelved in shelf.records] == [4, 3, 2, 1]
    for shelved, record in zip(reversed(shelf.records), records, strict=True):
        last = record.events[-1]
        assert shelved.payments == last.payments
        assert (shelved.rules, shelved.players, shelved.dealer) == (rules, record.setup.players, record.setup.dealer)
        assert [won.seat for won in shelved.wins] == [won.seat for won in last.wins]
        assert all(won.source is None or won.source != won.seat for won in shelved.wins)
        assert load_record(profile / FOLDER / shelved.name) == record


def test_files_are_read_once(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(profile, "wuhan", "once")
    first = read_shelf(profile)
    looked: list[Path] = []
    monkeypatch.setattr(record_shelf, "_about", looked.append)
    assert read_shelf(profile) == first
    assert looked == []
    changed = profile / FOLDER / first.records[0].name
    os.utime(changed, (5000, 5000))
    read_shelf(profile)
    assert looked == [changed]


def test_files_that_come_and_go(profile: Path) -> None:
    keep(profile, "wuhan", "come")
    first = read_shelf(profile)
    (profile / FOLDER / first.records[0].name).unlink()
    assert read_shelf(profile).records == first.records[1:]
    keep(profile, "huangshi", "more", 1)
    assert len(read_shelf(profile).records) == 2


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"record":1}\n', '{"record":2,"rules":"wuhan"}\n', "[1]\n", "1\n"])
def test_what_is_no_record_is_told_and_does_no_harm(profile: Path, text: str) -> None:
    keep(profile, "wuhan", "good", 1)
    (profile / FOLDER / "bad.jsonl").write_text(text)
    shelf = read_shelf(profile)
    assert shelf.unreadable == ("bad.jsonl",)
    assert len(shelf.records) == 1
    assert read_shelf(profile) == shelf


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version":2,"files":[]}', '{"version":2,"files":{"a":[[1,2],[3]]}}'])
def test_a_damaged_index_is_made_anew(profile: Path, text: str) -> None:
    keep(profile, "wuhan", "index")
    wanted = read_shelf(profile)
    (profile / FOLDER / INDEX).write_text(text)
    assert read_shelf(profile) == wanted
    assert json.loads((profile / FOLDER / INDEX).read_text())["version"] == 2


def test_a_round_cut_off_before_its_settlement(profile: Path) -> None:
    keep(profile, "wuhan", "cut", 1)
    path = profile / FOLDER / read_shelf(profile).records[0].name
    path.write_text("".join(line + "\n" for line in path.read_text().splitlines()[:20]))
    (shelved,) = read_shelf(profile).records
    assert (shelved.payments, shelved.wins, shelved.points(0)) == ((), (), None)


def test_no_folder_is_no_records(profile: Path) -> None:
    assert read_shelf(profile).records == ()
    assert not profile.exists()


def test_how_a_win_came(profile: Path) -> None:
    wins = [won for seed in range(6) for r in (keep(profile, "wuhan", str(seed), 1),) for won in r]
    assert wins
    found = {won for shelved in read_shelf(profile).records for won in shelved.wins}
    assert {won.by for won in found} >= {"draw"}
    assert all(isinstance(won, Won) for won in found)


def test_messages_for_files_that_cannot_be_opened(profile: Path, tmp_path: Path) -> None:
    made = keep(profile, "wuhan", "two")
    both = tmp_path / "two.jsonl"
    both.write_text("".join(map(write_record, made)))
    assert load_records(both) == tuple(made)
    with pytest.raises(BadInput, match="2 records; expected one"):
        load_record(both)
    with pytest.raises(BadInput, match="cannot be read"):
        load_record(tmp_path / "none.jsonl")
    (tmp_path / "latin.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="not UTF-8"):
        load_record(tmp_path / "latin.jsonl")
    (tmp_path / "empty.jsonl").write_bytes(b"")
    with pytest.raises(BadInput, match="no record"):
        load_record(tmp_path / "empty.jsonl")


def test_progress_is_told(profile: Path) -> None:
    keep(profile, "wuhan", "many", 1)
    folder = profile / FOLDER
    name = read_shelf(profile).records[0].name
    for number in range(450):
        shutil.copy(folder / name, folder / f"copy-{number}.jsonl")
    heard: list[tuple[int, int]] = []
    assert len(read_shelf(profile, lambda done, of: heard.append((done, of))).records) == 451
    assert heard == [(200, 451), (400, 451)]


def test_marked_records_are_kept(profile: Path) -> None:
    assert read_starred(profile) == frozenset()
    write_starred(profile, frozenset({"b.jsonl", "a.jsonl"}))
    assert read_starred(profile) == {"a.jsonl", "b.jsonl"}
    assert read_shelf(profile).records == ()


@pytest.mark.parametrize("text", ["{", "[]", '{"starred":"a"}', '{"starred":[1]}'])
def test_damaged_marks_are_set_aside(profile: Path, text: str) -> None:
    write_starred(profile, frozenset({"a.jsonl"}))
    (profile / FOLDER / STARRED).write_text(text)
    assert read_starred(profile) == frozenset()
    assert (profile / FOLDER / f"{STARRED}.damaged").read_text() == text
