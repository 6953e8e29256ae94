"""How the person put the cards of the running round: kept beside the saved match, so that they still stand so when the
program is started again. Nobody else needs to know it, so it is in no record.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from ..engine.fields import Fields, a_list, tiles
from ..engine.notation import format_tiles
from ..engine.tiles import Tile
from ..profile import read_json, write_json

FILE: Final = "hand-order.json"

#: the columns of a hand from the left, each from the back to the front
Columns: TypeAlias = tuple[tuple[Tile, ...], ...]


def keep(profile: Path, match: str, number: int, columns: Columns | None) -> None:
    """Keep the order of a hand in a round of a match; None: the hand sorts itself."""
    path = profile / FILE
    if columns is None:
        path.unlink(missing_ok=True)
    else:
        write_json(path, {"match": match, "round": number, "columns": [format_tiles(column) for column in columns]})


def kept(profile: Path, match: str, number: int) -> Columns | None:
    """The order that was kept for this round, None where there is none; a damaged file is set aside."""
    value, _ = read_json(profile / FILE, _check)
    if value is None or (value["match"], value["round"]) != (match, number):
        return None
    return _columns(value)


def _check(value: Any) -> None:
    fields = Fields(value)
    fields.text("match")
    fields.number("round")
    _columns(value)


def _columns(value: Any) -> Columns:
    return Fields(value).read("columns", lambda found: tuple(tiles(column) for column in a_list(found)))
