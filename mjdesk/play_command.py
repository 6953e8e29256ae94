"""``mjdesk play``: the window, on a record where one is named."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from .arguments import NO
from .display import has_display


def play(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="a record to look at")] = None,
) -> None:
    """Open the window, on a record where one is named."""
    if file is not None:
        from .record_shelf import load_records

        load_records(file)  # what cannot be read is said here, before a window opens
    if not has_display():
        print(
            "mjdesk: no display to open a window on; set QT_QPA_PLATFORM=offscreen or start it under Xvfb (xvfb-run)",
            file=sys.stderr,
        )
        raise typer.Exit(NO)
    from .ui.app import run

    raise typer.Exit(run(sys.argv[:1], file))
