"""``mjdesk replay``: records told event by event, or verified."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from .arguments import NO
from .engine.errors import BadInput
from .engine.record import FaultyRecord, Record, read_records, require_follows, verify
from .engine.record import replay as replayed
from .storytelling import told


def replay(
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
    states = replayed(record)
    before = next(states)
    for i, (event, state) in enumerate(zip(record.events, states, strict=False), start=1):
        print(f"{i:4} {told(event, before, state, seat)}")
        before = state
