"""The file for support tells nothing about anybody: names, accounts, computers, paths, addresses."""

from __future__ import annotations

import io
import json
import platform
import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.doctor import Finding, Report, State
from mjdesk.doctor import bundle as bundles
from mjdesk.doctor.private import Scrubber
from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ledger.book import Book
from mjdesk.ledger.people import add_player
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings import save as save_settings

PERSON, HOUSE, ACCOUNT = "Zoë-梅", "欧阳小红", "zbrown7"
PLAYERS = ("司马光宗", "Kowalczyk", "O'Brien")


def everything_in(data: bytes) -> str:
    """All that somebody can read in the zip, the names of its files and its comments included."""
    with ZipFile(io.BytesIO(data)) as archive:
        texts = [archive.read(info).decode() for info in archive.infolist()]
        names = [f"{info.filename} {info.comment!r} {info.extra!r}" for info in archive.infolist()]
    return "\n".join([*texts, *names])


@pytest.fixture
def lived_in(profile: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A profile in somebody's home, with names everywhere and a log that tells about them."""
    home = tmp_path / ACCOUNT
    folder = home / "Mein Mahjong"
    folder.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", ACCOUNT)
    monkeypatch.setenv("MJDESK_HOME", str(folder))
    save_settings(Settings(name=PERSON, voice=HOUSE, others={"diary": "tout"}), folder)
    book = Book.open()
    for name in PLAYERS:
        add_player(book, name)
    book.engine.dispose()
    lines = [
        f"OSError: [Errno 13] Permission denied: '{home}/Scheidung {PLAYERS[0]}/r.jsonl'",
        f'  File "{home}/src/mjdesk/ui/window.py", line 12, in go',
        f"{home}/My Papers/x y.jsonl: cannot be read",
        f"{PLAYERS[1]} has left, {PERSON} stays, {PLAYERS[2]} pays {ACCOUNT}@example.org",
        "D:\\Fotos\\Zimmer\\a.png; \\\\server\\share\\b; ~/notes/c.txt",
        f"postgresql://{ACCOUNT}:pw@db.example.org/parlor on {platform.node()}",
    ]
    (folder / "mjdesk.log").write_text("\n".join(lines), encoding="utf-8")
    return home


def a_report(home: Path) -> Report:
    folder = f"{home}/Mein Mahjong"
    return Report(
        (
            Finding("profile", Text("x", "x"), State.OK, Text(folder, folder), command=f"sudo usermod {ACCOUNT}",
                    facts={"folder": folder, "files": [f"{HOUSE}.damaged"], PLAYERS[1]: 1}),
        )
    )  # fmt: skip


def test_no_name_and_no_path_is_within(lived_in: Path) -> None:
    said = everything_in(bundles.bundle(a_report(lived_in)))
    secrets = (PERSON, HOUSE, ACCOUNT, *PLAYERS, str(lived_in), platform.node(), "Scheidung", "Papers", "Mein Mahjong",
               "Fotos", "Zimmer", "server", "notes", "example.org", "parlor", "tout", "diary")  # fmt: skip
    assert {secret for secret in secrets if secret.lower() in said.lower()} == set()
    assert "Permission denied" in said, "what went wrong is still told"
    assert "(profile)" in said


def everything_beside(folder: Path) -> dict[str, bytes]:
    """The files of a folder; what SQLite keeps beside one that is read is none of them."""
    found = [path for path in folder.iterdir() if path.is_file() and path.suffix not in (".db-shm", ".db-wal")]
    return {path.name: path.read_bytes() for path in found}


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_the_ledger_it_looks_into_stays_as_it_is(lived_in: Path, mode: str) -> None:
    """Another kind of journal too: a file on a share, or one that an older program made."""
    folder = lived_in / "Mein Mahjong"
    with closing(sqlite3.connect(folder / "ledger.db")) as ledger:
        assert ledger.execute(f"PRAGMA journal_mode={mode}").fetchone() == (mode,)
    before = everything_beside(folder)
    said = everything_in(bundles.bundle(a_report(lived_in)))
    assert "(player)" in said, "it has been looked into"
    assert everything_beside(folder) == before


def test_what_it_holds(lived_in: Path) -> None:
    with ZipFile(io.BytesIO(bundles.bundle(a_report(lived_in)))) as archive:
        assert archive.namelist() == ["README.txt", "doctor.json", "settings.json", "log.txt"]
        assert json.loads(archive.read("doctor.json"))["findings"][0]["id"] == "profile"
        assert json.loads(archive.read("settings.json"))["language"] == "auto"


def test_each_setting_is_known_to_be_plain_or_private() -> None:
    """A new setting is left out until somebody has decided."""
    names = {field.name for field in fields(Settings)} | {"version"}
    assert names == bundles.PLAIN_SETTINGS | bundles.PRIVATE_SETTINGS
    assert not bundles.PLAIN_SETTINGS & bundles.PRIVATE_SETTINGS


def test_the_last_match_is_told_by_its_rules_alone() -> None:
    last = {"rules": "wuhan", "rounds": 8, "levels": ["greedy"], "options": {"x": "Anna"}, "circles": "Anna"}
    assert bundles.plain_settings({"last_match": last}) == {"last_match": {"rules": "wuhan", "rounds": 8}}
    assert bundles.plain_settings({"last_match": {"rules": "Anna"}}) == {}
    assert bundles.plain_settings(["Anna"]) == {}


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b"\xff\xfe", b'{"name": 7}'])
def test_a_damaged_profile_still_gives_a_file(profile: Path, damage: bytes) -> None:
    profile.mkdir(parents=True)
    for name in ("settings.json", "ledger.db", "mjdesk.log"):
        (profile / name).write_bytes(damage)
    assert "doctor" in everything_in(bundles.bundle(Report(())))


def test_where_it_cannot_be_written_it_is_one_message(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadInput, match="cannot be written"):
        bundles.write_bundle(tmp_path / "file" / "b.zip", Report(()))


_WORDS = st.text(st.characters(categories=("L", "N")), min_size=3, max_size=12)


@given(_WORDS, st.lists(_WORDS, min_size=1, max_size=4), st.text(max_size=30), st.sampled_from(["", "'", '"']))
def test_no_path_under_a_home_survives(account: str, parts: list[str], around: str, quote: str) -> None:
    """Whatever stands around a path, nothing of it is left."""
    marked = [f"§{part}§" for part in parts]  # so that what is found is of the path, not of what stands around
    path = f"/home/{account}/" + " /".join(marked)
    before = around.replace("/", "").replace("\\", "").replace("~", "")
    said = Scrubber({}, {account: "(user)"}).text(f"{before} {quote}{path}{quote}: no")
    assert not any(part in said for part in marked), said


@given(_WORDS, st.text(max_size=20), st.text(max_size=20))
def test_no_secret_survives_as_a_word(secret: str, before: str, after: str) -> None:
    said = Scrubber({}, {secret: "()"}).text(f"{before} {secret} {after}")
    assert f" {secret} " not in said


def test_the_end_of_a_long_log_begins_with_a_whole_line(lived_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a path that is cut in two, nobody knows any more that its rest is private."""
    line = f"{lived_in.parent}/Scheidung/r.jsonl: cannot be read"
    for longest in range(1, 2 * len(line) + 2):
        monkeypatch.setattr(bundles, "_LONGEST_LOG", longest)
        (lived_in / "Mein Mahjong" / "mjdesk.log").write_text(f"{line}\n{line}", encoding="utf-8")
        said = everything_in(bundles.bundle(Report(())))
        assert "Scheidung" not in said
        assert "r.jsonl" not in said, "of a path that is cut, nothing is left"
        assert longest <= len(line) or "cannot be read" in said, "a whole line is told"
