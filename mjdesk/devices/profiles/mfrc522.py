"""A hobby board with MFRC522 readers, one under each place, that prints JSON Lines.

``{"reader":5,"uid":"04A1B2C3","code":"17","on":true}``: reader 0–3 the rivers of the seats, 4–7 the hands, 8–11
the melds, 12 the middle; ``code`` the tile byte in hex digits or as a number; ``on`` false when the tag is taken away.
"""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadInput
from ...engine.fields import Fields, flag
from ..link import lines
from ..link.decoder import Fault, Found
from ..link.messages import Detail, Frame, Hello, Zone, ZoneSpec
from .tags import TILE_OF_BYTE, Tags, Where

_ALL: Final = (0, 1, 2, 3)
_ZONES: Final = (Zone.RIVER, Zone.HAND, Zone.MELD)
READERS: Final[tuple[Where, ...]] = (*((zone, seat) for zone in _ZONES for seat in _ALL), (Zone.INDICATOR, None))
_LONGEST: Final = 512


class Mfrc522Dialect:
    """JSON Lines of tags coming and going. It has no ears: nothing is said to it."""

    numbered = False

    def __init__(self, readers: tuple[Where, ...] = READERS) -> None:
        self._readers = readers
        zones = dict.fromkeys(zone for zone, _ in readers)
        specs = tuple(
            ZoneSpec(zone, tuple(seat for z, seat in readers if z is zone and seat is not None), Detail.TILES)
            for zone in zones
        )
        self.introduces: Hello | None = Hello(1, "MFRC522", "", 0, specs)
        self._tags = Tags()
        self._rest = b""

    def feed(self, data: bytes, now: int) -> list[Found]:
        *pieces, rest = (self._rest + data).split(b"\n")
        self._rest = rest[-_LONGEST:]
        return [found for piece in pieces if piece.strip() for found in self._line(piece, now)]

    def _line(self, line: bytes, now: int) -> list[Found]:
        try:
            fields = Fields(lines.parse(line))
            where = self._readers[fields.number("reader", most=len(self._readers) - 1)]
            uid = fields.text("uid")
            if not fields.read("on", flag, True):
                return [*self._tags.gone(uid, now)]
            return [*self._tags.read(uid, where, fields.read("code", _tile), now)]
        except BadInput as error:
            return [Fault(str(error), len(line))]

    def tick(self, now: int) -> list[Found]:
        return []

    def say(self, frame: Frame) -> bytes:
        return b""


def _tile(value: object) -> int:
    try:
        code = int(value, 16) if isinstance(value, str) else value
        return TILE_OF_BYTE[code]  # type: ignore[index]
    except (KeyError, ValueError, TypeError):
        raise BadInput(f"{value!r}; expected a tile byte such as 05, 17 or 37") from None
