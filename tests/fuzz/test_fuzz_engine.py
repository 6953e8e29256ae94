"""Notation, cases, records, saved matches, house rules: anything that claims to be one is read, or refused with one
message. `HYPOTHESIS_PROFILE=explore pytest tests/fuzz` searches far deeper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.errors import BadInput, IllegalAction
from mjdesk.engine.match import Match
from mjdesk.engine.notation import format_tiles, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.record import FaultyRecord, read_records, verify, write_record
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.modes.coins import BookFile
from mjdesk.preset_files import SUFFIX, read_file, write_file
from mjdesk.presets import Preset
from mjdesk.profile import write_atomic
from mjdesk.record_shelf import load_records, read_shelf
from mjdesk.save import PERSON, MatchFile, load
from mjdesk.ui import settings as settings_file

from .mutation import damaged_bytes, damaged_json, junk, may_refuse, search
from .valid import COIN_LINE, cases, records

CASES = cases()
RECORDS = records()


@given(st.text(max_size=40) | st.text("0123456789mpshxdESWNCFP? ", max_size=40))
def test_notation(text: str) -> None:
    with may_refuse(BadInput):
        tiles = parse_tiles(text)
        assert sorted(parse_tiles(format_tiles(tiles))) == sorted(tiles)


def test_there_is_something_to_damage() -> None:
    assert {case["rules"] for case in CASES} == set(SYSTEMS)
    assert len(RECORDS) == len(SYSTEMS)
    for case in CASES:
        assert "legal" in answer(read_case(case))


@search(400)
@given(st.sampled_from(CASES).flatmap(damaged_json) | junk)
def test_cases(data: Any) -> None:
    """Judged, or refused naming the field; what is paid sums to nothing but for the house."""
    with may_refuse(BadInput):
        found = answer(read_case(data))
        json.dumps(found)
        if found["legal"]:
            house = sum(t["points"] for t in found["transfers"] if t["to"] is None)
            assert sum(found["payments"]) == -house


@search(60)
@given(st.sampled_from(RECORDS).flatmap(lambda text: damaged_bytes(text.encode())))
def test_records(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    with may_refuse(BadInput, FaultyRecord):
        for record in read_records(text.splitlines()):
            verify(record)
            assert list(read_records(write_record(record).splitlines())) == [record]


@search(60)
@given(st.data())
def test_records_whose_lines_are_other_json(data: st.DataObject) -> None:
    lines = [json.loads(line) for line in data.draw(st.sampled_from(RECORDS)).splitlines()]
    damaged = data.draw(damaged_json(lines))
    given_ = [json.dumps(line) for line in damaged] if isinstance(damaged, list) else [json.dumps(damaged)]
    with may_refuse(BadInput, FaultyRecord):
        for record in read_records(given_):
            verify(record)


@search(60)
@given(data=st.sampled_from(RECORDS).flatmap(lambda text: damaged_bytes(text.encode())) | st.binary(max_size=200))
def test_files_of_records_on_the_shelf(profile: Path, data: bytes) -> None:
    path = profile / "records" / "x.jsonl"
    write_atomic(path, data)
    shelf = read_shelf(profile)
    assert len(shelf.records) + len(shelf.unreadable) == 1
    with may_refuse(BadInput, naming=str(path)):
        load_records(path)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), "fuzz", 2)
    path = tmp_path_factory.mktemp("saved") / "match.jsonl"
    file = MatchFile(path)
    round_ = match.next_round()
    (record,) = read_records(next(text for text in RECORDS if '"wuhan"' in text).splitlines())
    file.begin_round(match, (PERSON, "greedy", "greedy", "greedy"), round_)
    file.close()
    assert record.events
    return path.read_bytes()


@search(100)
@given(data=st.data())
def test_saved_matches(tmp_path: Path, saved: bytes, data: st.DataObject) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(data.draw(damaged_bytes(saved)))
    with may_refuse(BadInput, naming=str(path)):
        assert load(path) is not None


@search(100)
@given(data=st.data())
def test_house_rules_of_somebody(tmp_path: Path, data: st.DataObject) -> None:
    system = rule_system(data.draw(st.sampled_from(list(SYSTEMS))))
    path = tmp_path / f"x{SUFFIX}"
    write_file(Preset("ours", system.id, complete(system.options, {})), path)
    valid = path.read_bytes()
    broken = data.draw(
        damaged_bytes(valid) | damaged_json(json.loads(valid)).map(lambda value: json.dumps(value).encode())
    )
    path.write_bytes(broken)
    try:
        preset = read_file(path)
    except BadInput as error:
        said = error.text
    else:
        preset.system.check_options(preset.options)
        return
    assert said is not None
    assert path.name in said.zh
    assert path.name in said.en


@search(150)
@given(st.dictionaries(st.sampled_from(list(settings_file.to_json(settings_file.Settings()))), junk) | st.none())
def test_settings(value: Any) -> None:
    """Whatever stands there, there are settings, and they can be written and read again."""
    found = settings_file.from_json(value or {})
    assert settings_file.from_json(json.loads(json.dumps(settings_file.to_json(found)))) == found


@search(80)
@given(data=st.data())
def test_coin_books(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "coins.jsonl"
    path.write_bytes(data.draw(damaged_bytes(COIN_LINE * 3) | st.binary(max_size=80)))
    with may_refuse(BadInput, naming=str(path)):
        BookFile(path).read()


def test_refusals_are_of_our_own_kinds() -> None:
    assert issubclass(FaultyRecord, IllegalAction)
