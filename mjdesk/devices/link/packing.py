"""Reading and writing the fields of a binary payload: big-endian numbers, counted texts and lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ...engine.errors import BadInput
from ...engine.tiles import Tile
from .tilecodes import from_bytes, to_bytes

T = TypeVar("T")
_LONGEST = 255
#: the byte of a seat that is none
_NO_SEAT = 0xFF


class Writer:
    """Appends fields to a payload."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, value: int, size: int, signed: bool = False) -> None:
        """A whole number of so many bytes."""
        self.data += value.to_bytes(size, "big", signed=signed)

    def text(self, value: str) -> None:
        """A text of up to 255 bytes of UTF-8, its length before it; longer ones are cut between characters."""
        raw = value.encode()[:_LONGEST].decode(errors="ignore").encode()
        self.data.append(len(raw))
        self.data += raw

    def seat(self, value: int | None) -> None:
        """A seat, or none."""
        self.data.append(_NO_SEAT if value is None else value)

    def tiles(self, value: tuple[Tile, ...]) -> None:
        """Up to 255 tiles, their number before them."""
        self.data.append(len(value))
        self.data += to_bytes(value)

    def several(self, items: Sequence[T], write: Callable[[T], None]) -> None:
        """A list of up to 255 things, their number before them."""
        self.data.append(len(items))
        for item in items:
            write(item)


class Reader:
    """Takes fields off a payload; what is too short or has something left raises BadInput."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    def _take(self, size: int) -> bytes:
        end = self._place + size
        if end > len(self._data):
            raise BadInput(f"a payload of {len(self._data)} bytes; expected {end} or more")
        taken = self._data[self._place : end]
        self._place = end
        return taken

    def number(self, size: int, signed: bool = False) -> int:
        """A whole number of so many bytes."""
        return int.from_bytes(self._take(size), "big", signed=signed)

    def text(self) -> str:
        """A counted text."""
        try:
            return self._take(self.number(1)).decode()
        except UnicodeDecodeError:
            raise BadInput("a text that is no UTF-8") from None

    def seat(self) -> int | None:
        """A seat, or none."""
        value = self.number(1)
        if value == _NO_SEAT:
            return None
        if value > 3:
            raise BadInput(f"seat {value}; expected 0 to 3, or 255 for none")
        return value

    def own_seat(self) -> int:
        """A seat that must be one."""
        seat = self.seat()
        if seat is None:
            raise BadInput("no seat; expected 0 to 3")
        return seat

    def tiles(self) -> tuple[Tile, ...]:
        """Counted tiles."""
        return from_bytes(self._take(self.number(1)))

    def several(self, read: Callable[[], T]) -> tuple[T, ...]:
        """A counted list."""
        return tuple([read() for _ in range(self.number(1))])

    def skip_rest(self) -> None:
        """Whatever follows is not for us."""
        self._place = len(self._data)

    def end(self) -> None:
        """There must be nothing more."""
        if self._place != len(self._data):
            raise BadInput(f"{len(self._data) - self._place} bytes too many")
