"""The lines of a record, one an event (CONTRACT, "Round record"): written and read."""

from __future__ import annotations

from typing import Any

from .case import NO_TILE, By
from .errors import BadInput
from .events import (
    Claim,
    Deal,
    Declare,
    Discard,
    Draw,
    End,
    Event,
    Exchange,
    Exhausted,
    Flee,
    Flower,
    Gang,
    Indicator,
    Look,
    Passed,
    Reveal,
    RuleEvent,
    Settle,
    SettledWin,
    Turned,
    Win,
)
from .fields import Fields, a_list, choice, flag, texts, tile, whole
from .melds import MeldKind
from .notation import format_tiles, tile_name
from .rules.base import RuleSystem
from .rules.registry import SYSTEMS
from .rules.values import EventCodec
from .tiles import Tile


def event_json(event: Event) -> dict[str, Any]:
    """The line of an event."""
    match event:
        case Deal():
            return {"e": "deal", "seat": event.seat, "tiles": format_tiles(event.tiles)}
        case Indicator():
            turned: dict[str, Any] = {"e": "indicator", "tile": tile_name(event.tile)}
            if event.die is not None:  # it makes no tile wild
                return turned | {"die": event.die}
            wild = None if event.wild is None else tile_name(event.wild)
            return turned | {"wild": wild, "pizi": format_tiles(event.pizi)}
        case Draw():
            drawn = {"e": "draw", "seat": event.seat, "tile": tile_name(event.tile), "end": event.end.value}
            return drawn if event.die is None else drawn | {"die": event.die}
        case Discard():
            return {"e": "discard", "seat": event.seat, "tile": tile_name(event.tile)}
        case Claim():
            return {
                "e": event.kind.value,
                "seat": event.seat,
                "tiles": format_tiles(event.tiles),
                "claimed": tile_name(event.claimed),
                "from": event.source,
            }
        case Gang():
            return _gang_json(event)
        case Declare():
            return {"e": "declare", "seat": event.seat, "what": event.what}
        case Passed():
            return {"e": "pass", "seat": event.seat, "tile": _won_on(event.tile), "what": event.what}
        case Win():
            line: dict[str, Any] = {
                "e": "win",
                "seat": event.seat,
                "by": event.by.value,
                "tile": _won_on(event.tile),
            }
            if event.source is not None:
                line["from"] = event.source
            return line | {"circumstances": list(event.circumstances)} if event.circumstances else line
        case Flower():
            return {"e": "flower", "seat": event.seat, "tile": tile_name(event.tile)}
        case Turned():
            return {"e": event.what, "tiles": format_tiles(event.tiles)}
        case Flee():
            return {"e": "flee", "seat": event.seat}
        case Exchange():
            return {
                "e": "prop",
                "name": event.name,
                "seat": event.seat,
                "out": tile_name(event.given),
                "in": tile_name(event.received),
                "wall_index": event.index,
            }
        case Look():
            return {"e": "prop", "name": event.name, "seat": event.seat}
        case RuleEvent():
            codec = _CODECS[type(event)]
            return {"e": codec.name, **codec.write(event)}
        case Reveal():
            return {"e": "reveal", "seat": event.seat, "tiles": format_tiles(event.tiles)}
        case Exhausted():
            return {"e": "exhausted"}
        case Settle():
            return _settle_json(event)


def _gang_json(event: Gang) -> dict[str, Any]:
    line: dict[str, Any] = {
        "e": "gang",
        "seat": event.seat,
        "kind": event.kind.value,
        "tiles": format_tiles(event.tiles),
    }
    if event.source is not None:
        line["from"] = event.source
    if event.claimed is not None:
        line["claimed"] = tile_name(event.claimed)
    if event.open is not None:
        line["open"] = event.open
    return line


def _settle_json(event: Settle) -> dict[str, Any]:
    wins = [{"seat": w.seat, "patterns": list(w.patterns), "fan": w.fan} for w in event.wins]
    line: dict[str, Any] = {"e": "settle", "payments": list(event.payments), "wins": wins}
    if event.huxi is not None:
        line["huxi"] = list(event.huxi)
    return line | {"salt": event.salt} if event.salt else line


def _won_on(tile: Tile) -> str:
    """The tile of a win, empty where a whole hand wins without one."""
    return "" if tile == NO_TILE else tile_name(tile)


def read_event(data: object, system: RuleSystem) -> Event:
    """The event of a line in a record of a rule system (its own events first); raises BadInput naming the field."""
    fields = Fields(data)
    name = fields.text("e")
    own = {codec.name: codec.read for codec in system.codecs}
    read = own.get(name) or _READERS.get(name)
    if read is None:
        raise BadInput(f"{name!r}; expected one of {', '.join(own | _READERS)}", "e")
    event: Event = read(fields)
    return event


def _claim(kind: MeldKind) -> Any:
    def read(f: Fields) -> Event:
        return Claim(kind, f.number("seat"), tuple(sorted(f.tiles("tiles"))), f.read("claimed", tile), f.number("from"))

    return read


def _optional_tile(fields: Fields, key: str) -> Tile | None:
    return fields.read(key, tile) if fields.data.get(key) is not None else None


def _optional_number(fields: Fields, key: str) -> int | None:
    return fields.number(key) if fields.data.get(key) is not None else None


def _gang(f: Fields) -> Event:
    kind = MeldKind(f.read("kind", choice(*MeldKind)))
    source, claimed = _optional_number(f, "from"), _optional_tile(f, "claimed")
    return Gang(
        f.number("seat"), kind, f.tiles("tiles"), source, claimed, f.read("open", flag) if "open" in f else None
    )


def _prop(f: Fields) -> Event:
    if "out" not in f:
        return Look(f.text("name"), f.number("seat"))
    return Exchange(f.text("name"), f.number("seat"), f.read("out", tile), f.read("in", tile), f.number("wall_index"))


def _settle(f: Fields) -> Event:
    payments = f.read("payments", lambda v: tuple(whole(n, -(10**12)) for n in a_list(v)))
    wins = tuple(
        SettledWin(w.number("seat"), w.read("patterns", texts), _optional_number(w, "fan"))
        for w in f.objects("wins", [])
    )
    huxi = f.read("huxi", lambda v: tuple(whole(n) for n in a_list(v))) if "huxi" in f else None
    return Settle(payments, wins, f.text("salt", ""), huxi)


def _won_tile(value: object) -> Tile:
    """A tile, or none."""
    return NO_TILE if value == "" else tile(value)


_READERS: dict[str, Any] = {
    "deal": lambda f: Deal(f.number("seat"), f.tiles("tiles")),
    "indicator": lambda f: Indicator(
        f.read("tile", tile), _optional_tile(f, "wild"), f.tiles("pizi", ()), _optional_number(f, "die")
    ),
    "draw": lambda f: Draw(
        f.number("seat"), f.read("tile", tile), End(f.read("end", choice(*End))), _optional_number(f, "die")
    ),
    "discard": lambda f: Discard(f.number("seat"), f.read("tile", tile)),
    "chi": _claim(MeldKind.CHI),
    "peng": _claim(MeldKind.PENG),
    "gang": _gang,
    "declare": lambda f: Declare(f.number("seat"), f.text("what")),
    "pass": lambda f: Passed(f.number("seat"), f.read("tile", _won_tile), f.text("what", "win")),
    "win": lambda f: Win(
        f.number("seat"),
        By(f.read("by", choice(*By))),
        f.read("tile", _won_tile),
        _optional_number(f, "from"),
        f.read("circumstances", texts, ()),
    ),
    "flower": lambda f: Flower(f.number("seat"), f.read("tile", tile)),
    "horses": lambda f: Turned("horses", f.tiles("tiles")),
    "birds": lambda f: Turned("birds", f.tiles("tiles")),
    "flee": lambda f: Flee(f.number("seat")),
    "prop": _prop,
    "reveal": lambda f: Reveal(f.number("seat"), f.tiles("tiles")),
    "exhausted": lambda _: Exhausted(),
    "settle": _settle,
}

#: how the events are written that only one rule system has
_CODECS: dict[type, EventCodec] = {codec.type: codec for system in SYSTEMS.values() for codec in system.codecs}
