"""What JSON may hold and few think of: lists without end, numbers of thousands of digits, halves of characters.

Every reader of a file refuses them with one message, or keeps them so that they can be written again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from mjdesk import preset_files, record_keeping, record_shelf, save
from mjdesk.engine.errors import BadInput
from mjdesk.engine.fields import text
from mjdesk.engine.record import read_records
from mjdesk.ledger.book import Book
from mjdesk.ledger.dump import FORMAT, read_dump
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.opening import newest
from mjdesk.ledger.people import add_player, change_player
from mjdesk.modes.coins import BookFile
from mjdesk.profile import MATCH_FILE, read_json, write_json
from mjdesk.ui import hand_order
from mjdesk.ui import settings as settings_file

HALF: Final = "\ud800"
HARD: Final = {"deep": b"[" * 100_000, "digits": b'{"record":' + b"1" * 5000 + b"}", "half": b'{"record":"\\ud800"}'}


def _records(path: Path) -> None:
    list(read_records(path.read_text("utf-8").splitlines()))


READERS: Final[dict[str, Callable[[Path], object]]] = {
    "house rules": preset_files.read_file,
    "saved match": save.load,
    "coin book": lambda path: BookFile(path).read(),
    "records": _records,
    "records of a file": record_shelf.load_records,
}


@pytest.mark.parametrize("data", HARD.values(), ids=HARD)
@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_a_file_is_refused_in_words_that_can_be_printed(tmp_path: Path, reader: Callable[[Path], object], data: bytes):
    path = tmp_path / "x.json"
    path.write_bytes(data + b"\n" + data + b"\n")
    with pytest.raises(BadInput) as refused:
        reader(path)
    assert str(refused.value).encode()


@pytest.mark.parametrize("data", HARD.values(), ids=HARD)
def test_a_profile_is_opened_with_them(profile: Path, data: bytes) -> None:
    for name in ("settings.json", preset_files.FILE, hand_order.FILE, MATCH_FILE, "records/notes.json"):
        (profile / name).parent.mkdir(parents=True, exist_ok=True)
        (profile / name).write_bytes(data + b"\n")
    assert settings_file.load(profile)[0] == settings_file.Settings() or data == HARD["half"]
    assert not preset_files.load(profile)[0].known
    assert hand_order.kept(profile, "m", 1) is None
    assert save.is_staked(profile / MATCH_FILE) is False
    assert record_keeping.read_notes(profile) == {}


def test_what_is_kept_for_other_versions_can_be_written_again(profile: Path) -> None:
    profile.mkdir()
    (profile / "settings.json").write_text(json.dumps({"later": HALF}))
    (profile / preset_files.FILE).write_text(json.dumps({"presets": [{"name": HALF, "rules": "wuhan"}]}))
    settings_file.save(settings_file.load(profile)[0], profile)
    preset_files.save(profile, preset_files.load(profile)[0])
    assert settings_file.load(profile)[0].others["later"] == HALF
    assert read_json(profile / preset_files.FILE)[0]["presets"][0]["name"] == HALF


def test_a_value_with_half_a_character_is_read_as_it_was_written(tmp_path: Path) -> None:
    value = {HALF: [HALF, "\\ud800", "好😀"]}
    write_json(tmp_path / "x.json", value)
    assert read_json(tmp_path / "x.json") == (value, None)


def test_a_text_is_none_with_half_a_character() -> None:
    assert text("好😀") == "好😀"
    with pytest.raises(BadInput):
        text("a" + HALF)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_file_name_that_is_no_utf_8_lies_among_the_records(profile: Path) -> None:
    (profile / record_shelf.FOLDER).mkdir(parents=True)
    name = os.fsdecode(b"\xff\xfe.jsonl")
    (profile / record_shelf.FOLDER / name).write_bytes(b"no record\n")
    for _ in range(2):  # the second time from the index
        assert record_shelf.read_shelf(profile).unreadable == (name,)
    record_shelf.write_starred(profile, frozenset((name,)))
    assert record_shelf.read_starred(profile) == {name}


# --- the ledger


ROWS: Final = {
    "no name": "x:[",
    "a name that is no text": "{}:[",
    "deep": '"player":[\n{"id":' + "[" * 100_000,
    "a list": '"player":[\n{"id":1,"name":[1]}',
    "half": '"player":[\n{"id":1,"name":"\\ud800"}',
    "a number that is too large": '"player":[\n{"id":' + "9" * 30 + "}",
    "digits": '"player":[\n{"id":' + "9" * 5000 + "}",
}


@pytest.mark.parametrize("rows", ROWS.values(), ids=ROWS)
def test_a_dump_of_a_ledger(tmp_path: Path, rows: str) -> None:
    book, path = Book.open(folder=tmp_path), tmp_path / "x.json"
    path.write_text(f'{{"mjdesk-ledger":{FORMAT},"revision":"{newest()}","tables":{{\n{rows}\n]\n}}}}\n')
    try:
        with pytest.raises(BadInput, match=r"line [23]"):
            read_dump(path, book)
    finally:
        book.close()


def test_a_dump_that_is_deep_from_its_first_line(tmp_path: Path) -> None:
    book, path = Book.open(folder=tmp_path), tmp_path / "x.json"
    path.write_bytes(HARD["deep"])
    try:
        with pytest.raises(BadInput, match="line 1"):
            read_dump(path, book)
    finally:
        book.close()


def test_what_no_database_holds_is_refused_in_words(tmp_path: Path) -> None:
    book = Book.open(folder=tmp_path)
    try:
        with pytest.raises(LedgerError, match="no ledger can hold this"):
            add_player(book, "阿明", note=HALF)
        with pytest.raises(LedgerError, match="no ledger can hold this"):
            add_player(book, "阿明", portrait=10**30)
        assert add_player(book, "阿明").name == "阿明"
    finally:
        book.close()


@pytest.mark.parametrize(("name", "same"), [("Émile", "émile"), ("ЖЕНЯ", "женя"), ("Anna", "ANNA")])
def test_a_name_is_taken_in_small_letters_of_every_language(tmp_path: Path, name: str, same: str) -> None:
    book = Book.open(folder=tmp_path)
    try:
        first = add_player(book, name)
        with pytest.raises(LedgerError, match="already"):
            add_player(book, same)
        assert change_player(book, first) == first
    finally:
        book.close()
