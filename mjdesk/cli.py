"""The command line (CONTRACT, "Command line"): exit 0 done, 1 the answer is no, 2 unusable input."""

from __future__ import annotations

import io
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from . import __version__
from .arena_command import arena
from .arguments import NO, UNUSABLE, options_given
from .display import has_display
from .doctor_command import doctor
from .engine.cases import answer, read_case
from .engine.errors import BadInput, MjdeskError
from .engine.match import Match
from .engine.record import FaultyRecord, Record, read_records, replay, require_follows, verify, write_record
from .engine.rules.registry import SYSTEMS, rule_system
from .ledger_command import app as ledger
from .players.headless import play_round
from .players.lineup import line_up
from .recognise_command import recognise
from .record_shelf import load_records
from .review_command import review
from .storytelling import describe_rules, rules_json, told
from .table_command import app as table

app = typer.Typer(
    name="mjdesk",
    help="Chinese regional mahjong and 跑胡子 on the desktop. Without a command: opens the window.",
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
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
    except OSError as error:  # what is read and written by name has said so itself: this is standard output
        print(f"mjdesk: standard output: cannot be written ({error.strerror})", file=sys.stderr)
        sys.stderr.flush()
        os._exit(UNUSABLE)  # else the interpreter tries to write the rest once more, and fails aloud


def _run() -> None:
    try:
        app()
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
        play()


app.command()(arena)
app.command()(recognise)
app.command()(review)
app.command()(doctor)
app.add_typer(ledger, name="ledger")
app.add_typer(table, name="table")


@app.command()
def play(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="a record to look at")] = None,
) -> None:
    """Open the window, on a record where one is named."""
    if file is not None:
        load_records(file)  # what cannot be read is said here, before a window opens
    if not has_display():
        print(
            "mjdesk: no display to open a window on; set QT_QPA_PLATFORM=offscreen or start it under Xvfb (xvfb-run)",
            file=sys.stderr,
        )
        raise typer.Exit(NO)
    from .ui.app import run

    raise typer.Exit(run(sys.argv[:1], file))


@app.command()
def rules(
    rules_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="a rule system; without it all are listed")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """List the rule systems, or one system's options, patterns and reasons."""
    systems = list(SYSTEMS.values()) if rules_id is None else [rule_system(rules_id)]
    if as_json:
        data: Any = rules_json(systems[0]) if rules_id is not None else [rules_json(s) for s in systems]
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif rules_id is None:
        for system in systems:
            print(f"{system.id:24} {system.name.zh} · {system.name.en}")
    else:
        print(describe_rules(systems[0]))


@app.command()
def score(file: Annotated[str, typer.Argument(help="cases as a JSON list or JSON Lines; - is standard input")]) -> None:
    """Judge finished rounds: one JSON object a line, in the same order."""
    failed, text = False, _read_text(file)
    if not text.strip():
        raise BadInput("is empty; expected cases as a JSON list or one a line", file)
    for case in _cases(text, file):
        try:
            if isinstance(case, BadInput):
                raise case
            line = answer(read_case(case))
        except BadInput as error:
            failed = True
            line = {"id": case.get("id") if isinstance(case, dict) else None, "error": str(error)}
        print(json.dumps(line, ensure_ascii=False))
    if failed:
        print(f"mjdesk: {file}: some cases could not be read, see their lines", file=sys.stderr)
        raise typer.Exit(UNUSABLE)


def _read_text(file: str) -> str:
    if file == "-" and sys.stdin is None:
        raise BadInput("standard input is closed; expected cases", file)
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig") if file == "-" else Path(file).read_text("utf-8-sig")
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", file) from None
    except UnicodeDecodeError:
        raise BadInput("is not UTF-8 text", file) from None


def _cases(text: str, file: str) -> Iterator[Any]:
    """The cases of a file; a line that is no JSON comes as the error it is."""
    if text.lstrip().startswith("["):
        try:
            yield from json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadInput(f"not JSON ({error}); expected a list of cases", file) from None
        return
    for number, line in enumerate(text.split("\n"), start=1):  # other line ends may stand within a text
        if not line.strip():
            continue
        try:
            yield json.loads(line)
        except (ValueError, RecursionError) as error:
            yield BadInput(f"not JSON ({error}); expected one case a line", f"line {number}")


@app.command()
def simulate(  # noqa: PLR0917 - these are the options of the command line
    rules: Annotated[str, typer.Option(help="id of a rule system")],
    rounds: Annotated[int | None, typer.Option(min=1, help="rounds to play; without it and --circles one")] = None,
    circles: Annotated[
        int | None, typer.Option(min=1, help="circles (圈) to play: every seat deals; 4 are played until north")
    ] = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same rounds")] = "1",
    players: Annotated[str, typer.Option(help="one player for all seats, or one a seat: greedy,random,…")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="an option as key=value; may be repeated")] = None,
    seats: Annotated[int | None, typer.Option(help="number of seats, where the system allows several")] = None,
    records: Annotated[Path | None, typer.Option(help="file to write the records to")] = None,
) -> None:
    """Play a match without a window; prints one JSON summary line."""
    system = rule_system(rules)
    options = options_given(system, option or [])
    length = rounds or (0 if circles else 1)
    match = Match.begin(system, options, seed, length, seats, circles or 0)
    sides = line_up(players, match.players, seed)
    started = time.perf_counter()
    with _record_file(records) as out:
        while not match.over:
            finished = play_round(match.next_round(), sides)
            if out is not None:
                out.write(write_record(Record.of(finished)))
            match = match.after(finished)
    wins = sum(bool(f.winners) for f in match.finished)
    summary = {
        "rounds": len(match.finished),
        "wins": wins,
        "exhausted": len(match.finished) - wins,
        "points": list(match.totals),
        "seconds": round(time.perf_counter() - started, 3),
    }
    print(json.dumps(summary))


@contextmanager
def _record_file(path: Path | None) -> Iterator[TextIO | None]:
    """A file that appears whole under its name, or not at all; a pipe or a device is written to as it is."""
    if path is None:
        yield None
        return
    if path.is_dir():
        raise BadInput("is a folder; expected a file to write to", str(path))
    special = path.exists() and not path.is_file()
    target = Path(os.path.realpath(path))  # the file that a link leads to, not the link
    part = path if special else Path(f"{target}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as out:
            yield out
        if not special:
            part.replace(target)
    except OSError as error:
        raise BadInput(f"cannot be written ({error.strerror})", str(path)) from None
    finally:
        if not special:
            with suppress(OSError):  # it is not there: the name was taken over, or nothing could be written
                part.unlink()


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="records as JSON Lines")],
    check: Annotated[bool, typer.Option("--verify", help="only check every event and the settlement")] = False,
    seat: Annotated[int | None, typer.Option(min=0, max=3, help="tell what this seat knows")] = None,
) -> None:
    """Step through records, or verify them: exit 1 with record and event number of the first fault."""
    number, before = 0, None
    try:
        with file.open(encoding="utf-8-sig") as lines:
            for number, record in enumerate(read_records(lines), start=1):
                if check:
                    if before is not None:
                        require_follows(before, record)
                    before = verify(record)
                else:
                    _tell(number, record, seat)
    except FaultyRecord as fault:
        print(f"{file}: record {number}, event {fault.event}: {fault}", file=sys.stderr)
        raise typer.Exit(NO) from None
    except BadInput as error:
        raise error.at(str(file)) from None
    except BrokenPipeError:  # whoever reads what is told has had enough
        raise
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(file)) from None
    except UnicodeDecodeError:
        raise BadInput("is not UTF-8 text", str(file)) from None
    if number == 0:
        raise BadInput('no record in it; expected a line with "record":1', str(file))
    if check:
        print(f"{number} records verified")


def _tell(number: int, record: Record, seat: int | None) -> None:
    if seat is not None and seat >= record.setup.players:
        raise BadInput(f"seat {seat}; expected one of {record.setup.players} seats, from 0", "--seat")
    print(f"# record {number}: {record.setup.rules}, match {record.setup.match}, round {record.setup.number}")
    states = replay(record)
    before = next(states)
    for i, (event, state) in enumerate(zip(record.events, states, strict=False), start=1):
        print(f"{i:4} {told(event, before, state, seat)}")
        before = state
