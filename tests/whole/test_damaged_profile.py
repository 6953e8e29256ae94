"""A profile that somebody, or a disk, has damaged: the program starts, every page opens, nothing is lost or unsaid."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.ledger.book import Book
from mjdesk.ledger.people import add_player
from mjdesk.ledger.sessions import begin_session
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.preset_files import save as save_presets
from mjdesk.presets import Preset, Presets
from mjdesk.profile import write_atomic
from mjdesk.record_shelf import read_shelf, write_starred
from mjdesk.save import PERSON, MatchFile, record_path, save_path
from mjdesk.ui import background
from mjdesk.ui import settings as settings_file
from mjdesk.ui.lobby import purse
from mjdesk.ui.places import PLACES
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

#: what can be made anew from the rest: it may be written over
MADE_ANEW = {"index.json", "match.lock"}
GROWING = ("coins.jsonl", "match.jsonl")
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut in half": lambda data: data[: len(data) // 2],
    "zeros": lambda data: bytes(len(data)),
    "no UTF-8": lambda data: b"\xff\xfe" + data,
    "nested too deep": lambda data: b"[" * 200_000,
    "other JSON": lambda data: b'{"version": 1, "presets": 7, "starred": [1], "save": {}, "time": []}\n',
    "a bit turned": lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:] if len(data) > 40 else b"\x00",
}


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile with everything in it that the program writes."""
    profile = tmp_path_factory.mktemp("lived-in") / "profile"
    settings_file.save(Settings(language="en", name="Mei", reduced_motion=True, muted=True), profile)
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), "damage", 4)
    players = line_up("greedy", 4, "damage")
    for _ in range(2):
        played = play_round(match.next_round(), players)
        write_atomic(record_path(profile, match.id, match.number), write_record(Record.of(played)).encode())
        match = match.after(played)
    begun = MatchFile(save_path(profile))
    begun.begin_round(match, (PERSON, "greedy", "greedy", "greedy"), match.next_round())
    begun.close()
    shelf = read_shelf(profile)
    write_starred(profile, frozenset({shelf.records[0].name}))
    save_presets(profile, Presets().kept(Preset("mine", "wuhan", complete(system.options, {}))))
    purse.opened(profile)
    book = Book.open(folder=profile)
    people = [add_player(book, name).id for name in ("A", "B", "C", "D")]
    begin_session(book, "wuhan", people)
    book.close()
    (profile / "voices" / "mine").mkdir(parents=True)
    (profile / "voices" / "mine" / "peng.ogg").write_bytes(b"OggS" + bytes(200))
    (profile / "mjdesk.log").write_text("a line\n" * 20)
    return profile


FILES = ("settings.json", "match.jsonl", "house-rules.json", "coins.jsonl", "ledger.db", "records")


@pytest.fixture
def copied(lived_in: Path, profile: Path) -> Path:
    shutil.copytree(lived_in, profile)
    return profile


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that windows say in passing."""
    words: list[str] = []
    original = MainWindow.toast

    def toast(window: MainWindow, text: str) -> None:
        words.append(text)
        original(window, text)

    monkeypatch.setattr(MainWindow, "toast", toast)
    return words


def visit_everything(qtbot) -> MainWindow:
    """Start the window and open every place; nothing may be raised, and Qt may not warn."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    with qtbot.waitSignal(window.complete, timeout=60_000):
        pass
    for place in PLACES:
        if place.name == "about":
            continue  # looks at the machine, not at the profile's pages: tests/doctor
        window.go(place.name)
        flush()
        qtbot.waitUntil(lambda: not background._waiting, timeout=60_000)  # what is read in threads has come
        while window.overlays:
            window.close_sheet()
        window.leave_pages()
        flush()
    window.close()
    return window


def written(profile: Path) -> list[Path]:
    return [path for path in sorted(profile.rglob("*")) if path.is_file() and "-wal" not in path.name]


def nothing_lost(profile: Path, damaged: dict[str, bytes]) -> None:
    """The bytes of each damaged file still lie there, under its name or set aside; of a file that grows line by line
    all whole lines, for the last one is cut off by any crash."""
    there = [path.read_bytes() for path in written(profile)]
    lost = []
    for name, data in damaged.items():
        lines = data[: data.rfind(b"\n") + 1]
        kept = data in there or (name in GROWING and any(found.startswith(lines) for found in there))
        if not kept and Path(name).name not in MADE_ANEW:
            lost.append(name)
    assert lost == []


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
def test_every_file_damaged_at_once(qtbot, copied: Path, said: list[str], damage: str) -> None:
    before = {}
    for path in written(copied):
        path.write_bytes(DAMAGES[damage](path.read_bytes()))
        before[str(path.relative_to(copied))] = path.read_bytes()
    visit_everything(qtbot)
    nothing_lost(copied, before)
    if damage not in ("a bit turned", "other JSON"):
        assert any("settings.json.damaged" in words for words in said), said
        assert any("match.jsonl.damaged" in words for words in said), said


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_a_folder_where_a_file_should_be_and_the_other_way_round(qtbot, copied: Path, name: str) -> None:
    path = copied / name
    if path.is_dir():
        shutil.rmtree(path)
        path.write_text("no folder")
    else:
        path.unlink()
        path.mkdir()
        (path / "inside").write_text("kept")
    visit_everything(qtbot)
    kept = [path.read_text(errors="replace") for path in written(copied)]
    assert "kept" in kept or "no folder" in kept


@pytest.mark.slow
def test_the_profile_is_a_file(qtbot, profile: Path) -> None:
    profile.write_text("I am a file")
    visit_everything(qtbot)
    assert profile.read_text() == "I am a file"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="links and pipes of POSIX")
def test_dead_links_and_pipes_do_no_harm(qtbot, copied: Path) -> None:
    (copied / "settings.json").unlink()
    (copied / "settings.json").symlink_to(copied / "nowhere")
    (copied / "records" / "x.jsonl").symlink_to(copied / "nowhere")
    (copied / "house-rules.json").unlink()
    (copied / "house-rules.json").symlink_to(copied / "house-rules.json")  # leads to itself
    os.mkfifo(copied / "records" / "pipe.jsonl")
    visit_everything(qtbot)
    assert (copied / "records" / "x.jsonl").is_symlink()
