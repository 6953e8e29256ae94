"""``mjdesk desktop``: the program in the menu of the desktop (Linux: the freedesktop.org specifications)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import typer

from .arguments import NO
from .command_group import group
from .engine.errors import BadInput

app = group("Put mjdesk into the menu of the desktop, or take it out again.")

_ELSEWHERE: Final = (
    "mjdesk: the menu of this system is not ours to write; make a shortcut to the program mjdesk-window yourself"
)


@app.command()
def install() -> None:
    """Write the entry and the icon of this copy of mjdesk into your own menu."""
    from .desktop_entry import install as write

    _only_where_there_is_such_a_menu()
    try:
        for path in write():
            print(path)
    except OSError as error:
        raise BadInput(f"cannot be written ({error.strerror})", str(error.filename)) from None


@app.command()
def remove() -> None:
    """Take the entry and the icon out of your menu."""
    from .desktop_entry import remove as take_out

    _only_where_there_is_such_a_menu()
    try:
        gone = take_out()
    except OSError as error:
        raise BadInput(f"cannot be removed ({error.strerror})", str(error.filename)) from None
    _tell(gone)


def _tell(gone: tuple[Path, ...]) -> None:
    if not gone:
        print("mjdesk: it is not in the menu", file=sys.stderr)
        raise typer.Exit(NO)
    for path in gone:
        print(path)


def _only_where_there_is_such_a_menu() -> None:
    if sys.platform in ("win32", "darwin"):
        print(_ELSEWHERE, file=sys.stderr)
        raise typer.Exit(NO)
