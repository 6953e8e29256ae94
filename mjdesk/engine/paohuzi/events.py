"""The events that only 跑胡子 has, and their lines in a record (CONTRACT, "Extensions")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ..errors import BadInput
from ..events import Event, Reveal, RuleEvent
from ..fields import Fields, a_list, flag, tile, tiles
from ..melds import Meld, MeldKind
from ..notation import format_tiles, tile_name
from ..rules.values import EventCodec
from ..tiles import Tile


@dataclass(frozen=True, slots=True)
class Show(RuleEvent):
    """The dealer's last dealt card is shown to all (亮张)."""

    by_table: ClassVar[bool] = True
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TurnUp(RuleEvent):
    """The card just drawn is turned up for all: nothing kept it in the hand of ``seat``."""

    by_table: ClassVar[bool] = True
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Laid(RuleEvent):
    """Three or four alike that must be laid. ``claimed`` is the card that made it (None from the dealt hand),
    ``source`` the seat it came from when that is another's, ``was`` the meld that grew; see `Meld`."""

    by_table: ClassVar[bool] = True
    kind: ClassVar[MeldKind]
    seat: int
    tiles: tuple[Tile, ...]
    claimed: Tile | None = None
    source: int | None = None
    start: bool = False
    was: str = ""
    exposed: bool = False

    @property
    def meld(self) -> Meld:
        """What lies there afterwards."""
        return Meld(self.kind, self.tiles, self.source, self.claimed, self.start, self.was, self.exposed)


@dataclass(frozen=True, slots=True)
class Ti(Laid):
    """提: four alike by one's own draw or from the dealt hand."""

    kind: ClassVar[MeldKind] = MeldKind.TI


@dataclass(frozen=True, slots=True)
class Wei(Laid):
    """偎: two in hand and the third drawn."""

    kind: ClassVar[MeldKind] = MeldKind.WEI


@dataclass(frozen=True, slots=True)
class Pao(Laid):
    """跑: four alike in any other way."""

    kind: ClassVar[MeldKind] = MeldKind.PAO


@dataclass(frozen=True, slots=True)
class Chi(RuleEvent):
    """吃 with the groups that had to be laid beside it (比). ``source`` is the seat itself for its own turned card."""

    seat: int
    tiles: tuple[Tile, ...]
    claimed: Tile
    source: int
    bi: tuple[tuple[Tile, ...], ...] = ()

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The chi, then its bi."""
        return (
            Meld(MeldKind.CHI, self.tiles, self.source, self.claimed),
            *(Meld(MeldKind.BI, group) for group in self.bi),
        )


LAID: Final[dict[MeldKind, type[Laid]]] = {each.kind: each for each in (Ti, Wei, Pao)}


def _write_card(event: Show | TurnUp) -> dict[str, Any]:
    return {"seat": event.seat, "tile": tile_name(event.tile)}


def _read_show(f: Fields) -> Event:
    return Show(f.number("seat"), f.read("tile", tile))


def _read_reveal(f: Fields) -> Event:
    """A card turned up, or (physical table) a whole hand shown."""
    if "tiles" in f:
        return Reveal(f.number("seat"), f.tiles("tiles"))
    return TurnUp(f.number("seat"), f.read("tile", tile))


def _write_laid(event: Laid) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": event.seat, "tiles": format_tiles(event.tiles)}
    if event.claimed is not None:
        line["claimed"] = tile_name(event.claimed)
    if event.source is not None:
        line["from"] = event.source
    if event.was:
        line["was"] = event.was
    return line | {key: True for key in ("start", "exposed") if getattr(event, key)}


def _read_laid(made: type[Laid]) -> Callable[[Fields], Event]:
    def read(f: Fields) -> Event:
        return made(
            f.number("seat"),
            f.tiles("tiles"),
            f.read("claimed", tile) if f.data.get("claimed") is not None else None,
            f.number("from") if f.data.get("from") is not None else None,
            f.read("start", flag, False),
            f.text("was", "") if f.data.get("was") is not None else "",
            f.read("exposed", flag, False),
        )

    return read


def _write_chi(event: Chi) -> dict[str, Any]:
    return {
        "seat": event.seat,
        "tiles": format_tiles(event.tiles),
        "claimed": tile_name(event.claimed),
        "from": event.source,
        "bi": [format_tiles(group) for group in event.bi],
    }


def _read_chi(f: Fields) -> Event:
    bi = f.read("bi", _groups) if "bi" in f else ()
    return Chi(f.number("seat"), _group(f.tiles("tiles")), f.read("claimed", tile), f.number("from"), bi)


def _groups(value: object) -> tuple[tuple[Tile, ...], ...]:
    return tuple(_group(tiles(group)) for group in a_list(value))


def _group(cards: tuple[Tile, ...]) -> tuple[Tile, ...]:
    if len(cards) != 3:
        raise BadInput(f"{format_tiles(cards)}; expected three cards")
    return tuple(sorted(cards))


CODECS: Final = (
    EventCodec("show", Show, _write_card, _read_show),
    EventCodec("reveal", TurnUp, _write_card, _read_reveal),
    EventCodec("ti", Ti, _write_laid, _read_laid(Ti)),
    EventCodec("wei", Wei, _write_laid, _read_laid(Wei)),
    EventCodec("pao", Pao, _write_laid, _read_laid(Pao)),
    EventCodec("chi", Chi, _write_chi, _read_chi),
)
