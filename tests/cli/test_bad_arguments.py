"""Every argument of every command with what nobody means: one message and status 2, never a traceback.

The table is made from the commands themselves: a new one, or a new argument, is in it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_type_hints

import pytest

from mjdesk.cli import COMMANDS
from mjdesk.ledger.backup import copy_to
from tests.cli.test_commands import Inside, inside, mjdesk

__all__ = ["inside"]

HALF: Final = "\udcff"  #: a byte that is no UTF-8, as the system hands it over
#: what a person does not mean, by the type of the argument, and what the refusal says of it
BAD: Final = {
    "int": (("9" * 30, "less than or equal to|in the range|expected"), ("9" * 5000, "integer|expected")),
    "float": (("nan", "number|range|Input should be"), ("much", "number|float")),
    "text": ((HALF, "UTF-8"),),
    "path": ((".", "folder|directory|no backup|ends in"), ("x" * 300, "File name too long|ends in")),
}
#: numbers without a bound: of these any will do
ANY_NUMBER: Final = frozenset({"ledger draw --seed", "ledger assign --seed"})
#: what each command needs before the argument in question matters
NEEDED: Final = {
    "number": "1", "player": "老吴", "amount": "5", "file": "records.jsonl", "names": "老吴,陈姐", "first": "老吴",
    "second": "陈姐", "name": "老吴", "rules": "wuhan", "players": "老吴,陈姐,高师傅,小魏", "reason": "相公",
    "by": "table", "round_": "1", "address": "replay:records.jsonl", "images": "photo.png", "files": "records.jsonl",
    "path": "records.jsonl",
}  # fmt: skip


def commands() -> Iterator[tuple[str, Any]]:
    """Every command, by what is typed for it."""
    for name, entry in COMMANDS.items():
        command = entry.load(name)
        if hasattr(command, "commands"):
            yield from ((f"{name} {inner}", found) for inner, found in command.commands.items())
        else:
            yield name, command


def kind_of(command: Any, parameter: Any) -> str | None:
    """Which of `BAD` an argument is; None where nothing but its name can be given."""
    told = str(get_type_hints(command.callback).get(parameter.name, bool))
    return next((kind for kind, type_ in (("path", "Path"), ("int", "int"), ("float", "float"), ("text", "str"))
                 if type_ in told), None)  # fmt: skip


def table() -> Iterator[tuple[str, list[str], str]]:
    """Each command with each of its arguments wrong: the command, what is typed after it, what is said."""
    for name, command in commands():
        for parameter in command.params:
            typed = max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name
            if (kind := kind_of(command, parameter)) is None or f"{name} {typed}" in ANY_NUMBER:
                continue
            for value, said in BAD[kind]:
                options, arguments = [], []
                for each in command.params:
                    given = value if each is parameter else NEEDED[each.name] if each.required else None
                    if given is None:
                        continue
                    if each.param_type_name == "option":
                        options.append(f"{max(each.opts, key=len)}={given}")
                    else:
                        arguments.append(given)
                yield name, [*options, *arguments], said


TABLE: Final = list(table())


def test_the_table_is_the_whole_command_line() -> None:
    without = {"desktop install", "desktop remove", "table ports", "ledger backups", "ledger check"}
    assert {name for name, _, _ in TABLE} == {name for name, _ in commands()} - without


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile with a session of four."""
    folder = tmp_path_factory.mktemp("evening")
    for arguments in (
        ("players", *(word for name in NEEDED["players"].split(",") for word in ("--add", name))),
        ("begin", "--rules", "wuhan", "--players", NEEDED["players"]),
        ("save", "1", "--points", "老吴=3,陈姐=-3"),
    ):
        done = mjdesk("ledger", *arguments, MJDESK_HOME=str(folder))
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def home(evening: Path, profile: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The profile of this test with that session in it; the folder one is in is empty."""
    profile.mkdir()
    copy_to(evening / "ledger.db", profile / "ledger.db")
    monkeypatch.chdir(tmp_path)
    return profile


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({name for name, _, _ in TABLE}))
def test_what_nobody_means_is_one_message(inside: Inside, home: Path, name: str) -> None:
    for _, arguments, said in (row for row in TABLE if row[0] == name):
        done = inside(*name.split(), *arguments)
        shown = [argument[:60] for argument in arguments]
        assert done.returncode == 2, (shown, done)
        lines = [line for line in done.stderr.splitlines() if line and not line.startswith(("Usage:", "Try "))]
        assert len(lines) == 1, (shown, lines)
        assert re.search(said, lines[0]), (shown, lines[0][-200:])
        assert "standard output" not in lines[0], (shown, lines[0][:200])


@pytest.mark.parametrize("number", ["0", "-1", "2147483648", "9" * 25])
@pytest.mark.parametrize(
    "arguments",
    [
        ["session", "--json", "--"],
        ["export", "x.csv", "--session"],
        ["save", "1", "--points", "老吴=3,陈姐=-3", "--round"],
        ["fine", "1", "老吴", "5", "--reason", "x", "--cancel"],
        ["end", "--"],
        ["correct", "1", "--delete", "--round"],
    ],
)
def test_a_number_that_nothing_has_is_refused_before_the_ledger_is_asked(
    inside: Inside, home: Path, arguments: list[str], number: str
) -> None:
    done = inside("ledger", *arguments, number)
    assert done.returncode == 2
    assert "2147483647" in done.stderr or "greater than or equal to 1" in done.stderr or "x>=1" in done.stderr
    assert not Path("x.csv").exists()


def test_only_what_is_there_is_exported(inside: Inside, home: Path) -> None:
    assert "there is no session 7" in inside("ledger", "export", "x.csv", "--session", "7").stderr
    assert "no rule system 'wuhn'" in inside("ledger", "export", "x.csv", "--rules", "wuhn").stderr
    assert not Path("x.csv").exists()
    assert inside("ledger", "export", "x.csv", "--session", "1").returncode == 0
    assert len(Path("x.csv").read_text("utf-8-sig").splitlines()) == 5


@pytest.mark.parametrize("place", ["9" * 5000 + "=老吴", "²=老吴", "0=老吴", "5=老吴", "1"])
def test_a_seat_that_is_none(inside: Inside, home: Path, place: str) -> None:
    done = inside("ledger", "correct", "1", "--round", "1", "--seat", place)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "expected seat=name" in done.stderr


@pytest.mark.parametrize("port", ["²", "9" * 5000, "65536", "-1", "1_0", ""])
def test_a_port_that_is_none(inside: Inside, port: str) -> None:
    assert "expected pty:NAME or HOST:PORT" in inside("table", "simulate", "--port", f"127.0.0.1:{port}").stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text there")
def test_a_file_may_have_a_name_that_is_no_text(home: Path, tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode("牌谱".encode("gbk"))
    assert mjdesk("simulate", "--rules", "wuhan", "--records", odd).returncode == 0
    commands: tuple[tuple[str | Path, ...], ...] = (("replay", odd, "--verify"), ("ledger", "backup", odd))
    for command in commands:
        assert mjdesk(*command).returncode == 0
    odd.write_text("[]", encoding="utf-8")
    assert mjdesk("score", odd).returncode == 0


def test_a_name_as_long_as_a_disk_takes_is_written(inside: Inside, home: Path) -> None:
    long = "记" * 83 + ".csv"  # 253 bytes
    assert inside("ledger", "export", long).returncode == 0
    assert [path.name for path in Path().iterdir()] == [long]


@pytest.mark.slow
def test_a_user_whose_name_is_no_text_keeps_a_ledger(home: Path) -> None:
    assert mjdesk("ledger", "save", "1", "--points", "老吴=3,陈姐=-3", LOGNAME=HALF).returncode == 0
    assert "round-saved" in mjdesk("ledger", "changes", "1").stdout
