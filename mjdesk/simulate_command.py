"""``mjdesk simulate``: a match without a window, its records in a file."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, TextIO

import typer

from .arguments import MOST, options_given
from .engine.errors import BadInput
from .engine.match import Match
from .engine.record import Record, write_record
from .engine.rules.registry import rule_system
from .players.headless import play_round
from .players.lineup import line_up
from .profile import part_of


def simulate(  # noqa: PLR0917 - these are the options of the command line
    rules: Annotated[str, typer.Option(help="id of a rule system")],
    rounds: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="rounds to play; without it and --circles one")
    ] = None,
    circles: Annotated[
        int | None,
        typer.Option(min=1, max=MOST, help="circles (圈) to play: every seat deals; 4 are played until north"),
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
    part = None
    try:
        if path.is_dir():
            raise BadInput("is a folder; expected a file to write to", str(path))
        special = path.exists() and not path.is_file()
        target = Path(os.path.realpath(path))  # the file that a link leads to, not the link
        if not special:
            part = part_of(target)
        with (part or path).open("w", encoding="utf-8", newline="\n") as out:
            yield out
        if part is not None:
            part.replace(target)
    except OSError as error:
        raise BadInput(f"cannot be written ({error.strerror})", str(path)) from None
    finally:
        if part is not None:
            with suppress(OSError):  # it is not there: the name was taken over, or nothing could be written
                part.unlink()
