"""The events that only `changsha` has, as they happen and as a record writes them (page §11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ..events import RuleEvent
from ..fields import Fields, a_list, flag, texts, tile, whole
from ..notation import format_tiles, tile_name
from ..tiles import Tile
from .values import EventCodec


@dataclass(frozen=True, slots=True)
class Shown(RuleEvent):
    """起手胡: the patterns a seat shows of its dealt hand, the tiles that lie open for it, the dice thrown as birds."""

    seat: int
    patterns: tuple[str, ...]
    tiles: tuple[Tile, ...]
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sea(RuleEvent):
    """A seat that is asked takes the last tile or lets it go. Whatever was asked before it was passed."""

    by_table: ClassVar[bool] = True
    seat: int
    take: bool


@dataclass(frozen=True, slots=True)
class Pick(RuleEvent):
    """The seat that opened a kong names the one turned tile that may be claimed."""

    seat: int
    tile: Tile


def _write_shown(event: Shown) -> dict[str, Any]:
    line = {"seat": event.seat, "patterns": list(event.patterns), "tiles": format_tiles(event.tiles)}
    return line | {"dice": list(event.dice)} if event.dice else line


def _dice(value: object) -> tuple[int, ...]:
    return tuple(whole(die, 0, 6) for die in a_list(value))


def _read_shown(f: Fields) -> Shown:
    return Shown(f.number("seat"), f.read("patterns", texts), f.tiles("tiles"), f.read("dice", _dice, ()))


CODECS: Final = (
    EventCodec("start_win", Shown, _write_shown, _read_shown),
    EventCodec(
        "sea",
        Sea,
        lambda event: {"seat": event.seat, "take": event.take},
        lambda f: Sea(f.number("seat"), f.read("take", flag)),
    ),
    EventCodec(
        "pick",
        Pick,
        lambda event: {"seat": event.seat, "tile": tile_name(event.tile)},
        lambda f: Pick(f.number("seat"), f.read("tile", tile)),
    ),
)
