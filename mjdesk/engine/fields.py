"""Reading JSON objects field by field, so that every error names the field and what was expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .errors import BadInput
from .notation import parse_tile, parse_tiles
from .text import can_be_written
from .tiles import WINDS, Tile

T = TypeVar("T")


class Fields:
    """A JSON object being read; ``where`` is its place in what is read, such as ``seats[2].melds[0]``."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadInput(f"{_short(data)} is not an object; expected {{…}}", where)
        self.data: Mapping[str, Any] = data
        self.where = where

    def place(self, key: str) -> str:
        """The full name of a field."""
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def read(self, key: str, convert: Callable[[Any], T], default: T | None = None) -> T:
        """A field through a conversion; without it the default, and without that an error."""
        if key not in self.data:
            if default is None:
                raise BadInput("missing", self.place(key))
            return default
        try:
            return convert(self.data[key])
        except BadInput as error:
            raise error.at(self.place(key)) from None

    def number(self, key: str, default: int | None = None, least: int = 0, most: int | None = None) -> int:
        """A whole number in a range."""
        return self.read(key, lambda value: whole(value, least, most), default)

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        return self.read(key, text, default)

    def tiles(self, key: str, default: tuple[Tile, ...] | None = None) -> tuple[Tile, ...]:
        """Tiles in notation, as a text or a list of texts."""
        return self.read(key, tiles, default)

    def objects(self, key: str, default: Sequence[Any] | None = None) -> list[Fields]:
        """A list of objects."""
        items: Sequence[Any] = self.read(key, a_list, default)
        return [Fields(item, f"{self.place(key)}[{i}]") for i, item in enumerate(items)]

    def mapping(self, key: str) -> Mapping[str, Any]:
        """An object with keys of its own; empty when missing."""
        if key not in self.data:
            return {}
        return Fields(self.data[key], self.place(key)).data


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "…"


def whole(value: object, least: int = 0, most: int | None = None) -> int:
    """A whole number between two limits."""
    limits = f"from {least}" if most is None else f"{least}–{most}"
    if isinstance(value, bool) or not isinstance(value, int) or value < least or (most is not None and value > most):
        raise BadInput(f"{_short(value)}; expected a whole number {limits}")
    return value


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadInput(f"{_short(value)}; expected true or false")
    return value


def text(value: object) -> str:
    """A text that can be written down: without halves of characters (lone surrogates), which JSON may hold."""
    if not isinstance(value, str) or not can_be_written(value):
        raise BadInput(f"{_short(value)}; expected a text")
    return value


def texts(value: object) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(text(item) for item in a_list(value))


def a_list(value: object) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list):
        raise BadInput(f"{_short(value)}; expected a list")
    return value


def tiles(value: object) -> tuple[Tile, ...]:
    """Tiles in notation, as a text or a list of texts."""
    if isinstance(value, list):
        return tuple(tile for item in value for tile in parse_tiles(item))
    return parse_tiles(text(value))


def tile(value: object) -> Tile:
    """One tile in notation."""
    return parse_tile(text(value))


def wind(value: object) -> Tile:
    """One of E, S, W and N."""
    read = tile(value)
    if read not in WINDS:
        raise BadInput(f"{_short(value)}; expected E, S, W or N")
    return read


def choice(*allowed: str) -> Callable[[object], str]:
    """A text out of a few."""

    def convert(value: object) -> str:
        if value not in allowed:
            raise BadInput(f"{_short(value)}; expected one of {', '.join(allowed)}")
        return str(value)

    return convert
