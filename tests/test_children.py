"""Parts of the program that run as processes of their own, in a checkout and in a frozen folder."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from mjdesk import __main__ as start
from mjdesk.children import PART_FLAG, PARTS, part_command, run_part


def test_every_part_can_run() -> None:
    assert all(callable(import_module(name).main) for name in PARTS)


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert part_command(PARTS[0], ["x"]) == [sys.executable, PART_FLAG, PARTS[0], "x"]
    monkeypatch.setattr(sys, "argv", ["mjdesk", PART_FLAG, "os"])
    with pytest.raises(SystemExit, match="'os' is no part of mjdesk"):
        start.main()


def test_a_frozen_program_is_the_part_that_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(import_module(PARTS[1]), "main", lambda: ran.append(sys.argv[1:]))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", ["mjdesk", PART_FLAG, PARTS[1], "screen"])
    with pytest.raises(SystemExit):
        start.main()
    assert ran == [["screen"]]


@pytest.mark.parametrize("arguments", [[], ["subprocess"], ["mjdesk.cli"]])
def test_nothing_else_is_run(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="no part of mjdesk"):
        run_part(arguments)
    with pytest.raises(KeyError):
        part_command("mjdesk.cli")
