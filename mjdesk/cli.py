"""The command line (CONTRACT, "Command line"): exit 0 done, 1 the answer is no, 2 unusable input.

A command is loaded when it is called: ``mjdesk --help`` loads none of them.
"""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from . import __version__
from .arguments import NO, UNUSABLE
from .command_group import PLAIN, SETTINGS, strict
from .engine.errors import MjdeskError


@dataclass(frozen=True, slots=True)
class Entry:
    """A command: where its function or its group is, and what it does, as its own help says it."""

    place: str  #: ``module:name`` within mjdesk
    help: str

    def load(self, name: str) -> Any:
        """The command as typer runs it."""
        module, _, attribute = self.place.partition(":")
        found = getattr(import_module(f"mjdesk.{module}"), attribute)
        if isinstance(found, typer.Typer):
            return strict(get_command(found))
        alone = typer.Typer(**PLAIN)
        alone.command(name, context_settings=SETTINGS)(found)
        return strict(get_command(alone))


#: in the order in which they are listed; a test holds each help against the command's own
COMMANDS: Final = {
    "play": Entry("play_command:play", "Open the window, on a record where one is named."),
    "rules": Entry("rules_command:rules", "List the rule systems, or one system's options, patterns and reasons."),
    "score": Entry("score_command:score", "Judge finished rounds: one JSON object a line, in the same order."),
    "simulate": Entry("simulate_command:simulate", "Play a match without a window; prints one JSON summary line."),
    "replay": Entry(
        "replay_command:replay",
        "Step through records, or verify them: exit 1 with record and event number of the first fault.",
    ),
    "review": Entry(
        "review_command:review",
        "Review recorded rounds: each decision beside the expert's, the dearest first, and totals for each file.",
    ),
    "arena": Entry("arena_command:arena", "Measure player A among players B: duplicate walls, seats rotated."),
    "table": Entry("table_command:app", "Automatic tables: simulate one, or listen to one."),
    "recognise": Entry(
        "recognise_command:recognise", "Tiles and dice in photos; a tile that it will not vouch for is ?."
    ),
    "ledger": Entry(
        "ledger_command:app",
        "Scores of a home table or a parlor: players, sessions, statistics, export, import, backup.",
    ),
    "desktop": Entry("desktop_command:app", "Put mjdesk into the menu of the desktop, or take it out again."),
    "doctor": Entry(
        "doctor_command:doctor",
        "Tell what the program finds here, what is missing and how to get it; exit 1 when something does not work.",
    ),
}


class Commands(TyperGroup):
    """The group of all commands, each loaded when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        entry = COMMANDS.get(cmd_name)
        return None if entry is None else entry.load(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in COMMANDS.items()])


app = typer.Typer(
    name="mjdesk",
    cls=Commands,
    help="Chinese regional mahjong and 跑胡子 on the desktop. Without a command: opens the window.",
    no_args_is_help=False,
    invoke_without_command=True,
    context_settings=SETTINGS,
    **PLAIN,
)


def main() -> None:
    """Run the command line; every unusable input is one clear message and exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # hanzi and JSON, whatever the locale or the pipe
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        _run()
    except MjdeskError as error:
        print(f"mjdesk: {error}", file=sys.stderr)
        sys.exit(UNUSABLE)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(NO)
    except OSError as error:
        if error.filename is not None:
            print(f"mjdesk: {error.filename}: cannot be used ({error.strerror})", file=sys.stderr)
            sys.exit(UNUSABLE)
        # what has no name is standard output
        print(f"mjdesk: standard output: cannot be written ({error.strerror})", file=sys.stderr)
        sys.stderr.flush()
        os._exit(UNUSABLE)  # else the interpreter tries to write the rest once more, and fails aloud


def _run() -> None:
    try:
        app(prog_name="mjdesk")  # also where Python was told to run the package
    finally:
        if sys.stdout is not None:  # nobody listens when it was closed before the start
            sys.stdout.flush()


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"mjdesk {__version__}")
        raise typer.Exit


@app.callback()
def _start(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="print the version and stop")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from .play_command import play

        play()
