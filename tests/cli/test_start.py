"""The command line starts fast: what is not asked for is not loaded; and no command reaches for the network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mjdesk.cli import COMMANDS
from mjdesk.command_group import first_paragraph

ROOT = Path(__file__).resolve().parents[2]

_LOADED = """
import sys
from mjdesk.__main__ import main
sys.argv = ["mjdesk", *sys.argv[1:]]
try:
    main()
finally:
    print(" ".join(sys.modules), file=sys.stderr)
"""
#: what a first look at the program does not need
LATE = ("mjdesk.engine.rules.base", "mjdesk.players", "mjdesk.ui", "mjdesk.ledger", "mjdesk.devices", "mjdesk.doctor",
        "PySide6", "sqlalchemy", "alembic", "numpy", "cv2", "serial", "opencc", "xlsxwriter")  # fmt: skip


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("argument", ["--help", "--version", "-h"])
def test_a_first_look_loads_nothing_of_the_game(argument: str) -> None:
    done = run(_LOADED, argument)
    assert done.returncode == 0, done.stderr
    loaded = done.stderr.split()
    assert "mjdesk.cli" in loaded
    assert [name for name in loaded if name.startswith(LATE)] == []


def test_the_package_alone_is_next_to_nothing() -> None:
    before = set(run("import sys; print(*sys.modules)").stdout.split())
    after = set(run("import sys, mjdesk; print(*sys.modules)").stdout.split())
    assert after - before == {"mjdesk"}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says_of_itself(name: str) -> None:
    own = (COMMANDS[name].load(name).help or "").strip().split("\n\n")[0]
    assert " ".join(own.split()) == COMMANDS[name].help


def test_every_command_is_listed_and_can_be_called() -> None:
    listed = run("from mjdesk.cli import main; main()", "--help").stdout
    for name in COMMANDS:
        assert f"\n  {name}" in listed


def test_the_help_calls_the_program_by_the_name_that_starts_it() -> None:
    for arguments in (["--help"], ["score", "--help"], ["ledger", "players", "--help"]):
        command = [sys.executable, "-m", "mjdesk", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
        assert done.stdout.startswith(" ".join(["Usage: mjdesk", *arguments[:-1], "[OPTIONS]"]))


@pytest.mark.parametrize("name", [name for name, entry in COMMANDS.items() if entry.place.endswith(":app")])
def test_a_group_lists_its_commands_with_all_that_they_say_of_themselves(name: str) -> None:
    group = COMMANDS[name].load(name)
    told = " ".join(run("from mjdesk.cli import main; main()", name, "--help").stdout.split())
    assert "completion" not in told  # offered by no group: the shell would be asked for one part of the program
    assert len(group.commands) > 1
    for part, command in group.commands.items():
        assert f" {part} {first_paragraph(command.help)}" in told


def test_the_script_of_the_checkout_names_every_command() -> None:
    told = subprocess.run([ROOT / "mj", "help"], capture_output=True, text=True, check=True).stdout
    assert [name for name in COMMANDS if name not in re.split(r"[\s,]+", told)] == []


_NO_NETWORK = """
import socket, sys
def refuse(*args, **kwargs):
    print("REACHED FOR THE NETWORK", args, file=sys.stderr)
    raise SystemExit(99)
socket.socket.connect = socket.socket.bind = refuse
socket.create_connection = socket.getaddrinfo = refuse
from mjdesk.__main__ import main
sys.argv = ["mjdesk", *sys.argv[1:]]
main()
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules",),
        ("doctor",),
        ("simulate", "--rules", "wuhan", "--seed", "3"),
        ("arena", "--rules", "wuhan", "--a", "greedy", "--b", "random", "--deals", "1", "--seed", "1"),
        ("ledger", "players"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_no_command_reaches_for_the_network(arguments: tuple[str, ...]) -> None:
    """Only what names an address (a table, a cluster, a server, the scoreboard) does."""
    done = run(_NO_NETWORK, *arguments)
    assert "NETWORK" not in done.stderr
    assert done.returncode in (0, 1), done.stderr
