"""Notes on records, records from files and into a file: nothing twice, nothing broken, nothing lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mjdesk.engine.record import Record, read_records, replay, write_record
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import View, view_of
from mjdesk.record_keeping import NOTES, bring_in, keep, read_notes, write_notes, write_out
from mjdesk.record_shelf import FOLDER, read_shelf
from tests.test_record_shelf import keep as play


def files_of(profile: Path) -> list[Path]:
    return sorted((profile / FOLDER).glob("*.jsonl"))


def all_views(record: Record) -> list[View]:
    """What each seat saw, after every event."""
    return [view_of(state, seat) for state in replay(record) for seat in range(record.setup.players)]


def test_notes_are_kept_and_empty_ones_are_not(profile: Path) -> None:
    assert read_notes(profile) == {}
    write_notes(profile, {"a.jsonl": "should have kept the pair", "b.jsonl": ""})
    assert read_notes(profile) == {"a.jsonl": "should have kept the pair"}


@pytest.mark.parametrize("text", ["", "[]", '{"notes": 3}', '{"notes": {"a": 3}}', "{"])
def test_damaged_notes_are_set_aside(profile: Path, text: str) -> None:
    (profile / FOLDER).mkdir(parents=True)
    (profile / FOLDER / NOTES).write_text(text)
    assert read_notes(profile) == {}
    write_notes(profile, {"a": "b"})
    assert read_notes(profile) == {"a": "b"}


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_record_that_travels_is_the_same_round(profile: Path, tmp_path: Path, rules: str) -> None:
    """Written out, brought in elsewhere, written out again: the same bytes, and each state of it the same."""
    records = play(profile, rules, "travel", 2)
    names = [path.name for path in files_of(profile)]
    write_out(profile, names, tmp_path / "out.jsonl")
    other = tmp_path / "other"
    came = bring_in(other, [tmp_path / "out.jsonl"])
    assert (came.kept, came.known, came.refused) == (2, 0, ())
    assert [path.read_bytes() for path in files_of(other)] == [path.read_bytes() for path in files_of(profile)]
    write_out(other, names, tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "out.jsonl").read_bytes()
    with (tmp_path / "again.jsonl").open(encoding="utf-8") as file:
        back = tuple(read_records(file))
    assert list(back) == records
    for one, other_one in zip(back, records, strict=True):
        assert all_views(one) == all_views(other_one)


def test_nothing_is_kept_twice(profile: Path, tmp_path: Path) -> None:
    play(profile, "wuhan", "twice", 2)
    write_out(profile, [path.name for path in files_of(profile)], tmp_path / "out.jsonl")
    came = bring_in(profile, [tmp_path / "out.jsonl", *files_of(profile)])
    assert (came.kept, came.known, came.refused) == (0, 4, ())
    assert len(files_of(profile)) == 2


def test_another_round_of_the_same_name_stands_beside_it(profile: Path, tmp_path: Path) -> None:
    (first,) = play(profile, "wuhan", "one", 1)
    (other,) = play(tmp_path, "wuhan", "two", 1)
    other = replace(other, setup=replace(other.setup, match=first.setup.match))
    assert keep(profile, other)
    assert not keep(profile, other)
    assert len(read_shelf(profile).records) == 2


@pytest.mark.parametrize("name", ["../../out", "a/b", "C:\\x", "con:", "", "麻" * 300])
def test_a_name_from_elsewhere_stays_in_the_folder(profile: Path, name: str) -> None:
    (record,) = play(profile / "made", "wuhan", "path", 1)
    before = set(profile.rglob("*"))
    assert keep(profile, replace(record, setup=replace(record.setup, match=name)))
    (path,) = [path for path in set(profile.rglob("*")) - before if path.is_file()]
    assert path.parent == profile / FOLDER


def test_a_broken_file_is_refused_whole_and_the_others_are_taken(profile: Path, tmp_path: Path) -> None:
    (first, second) = play(tmp_path / "made", "wuhan", "broken", 2)
    good, bad, cheat = tmp_path / "good.jsonl", tmp_path / "bad.jsonl", tmp_path / "cheat.jsonl"
    good.write_text(write_record(first))
    bad.write_text(write_record(first) + write_record(second)[:400])
    wrong = replace(second, wall=(*second.wall[1:], second.wall[0]))
    cheat.write_text(write_record(first) + write_record(wrong))
    came = bring_in(profile, [bad, cheat, tmp_path / "nowhere.jsonl", tmp_path, good])
    assert (came.kept, came.known) == (1, 0)
    assert [str(tmp_path) in why for why in came.refused] == [True] * 4
    assert "bad.jsonl" in came.refused[0]
    assert "record 2 breaks the rules" in came.refused[1]
    assert len(files_of(profile)) == 1
