"""The tile byte that hobby readers keep on a tag, and which tags lie where just now."""

from __future__ import annotations

from typing import Final

from ...engine.tiles import GREEN, RED, WHITE, WINDS, Tile
from ..link.messages import Frame, Seen, Zone

_FIRST: Final = ((0x01, 9, 9), (0x11, 18, 9), (0x21, 0, 9))
#: dots 01–09, bamboos 11–19, characters 21–29 (hex digits as written), winds 31–34, white 35, green 36, red 37
TILE_OF_BYTE: Final[dict[int, Tile]] = {
    **{byte + i: tile + i for byte, tile, many in _FIRST for i in range(many)},
    **{0x31 + i: tile for i, tile in enumerate(WINDS)},
    0x35: WHITE,
    0x36: GREEN,
    0x37: RED,
}

Where = tuple[Zone, int | None]


class Tags:
    """Tags by their unique ids. A tag read elsewhere has moved; one not read any more is gone after a while."""

    def __init__(self, gone_after: int | None = None) -> None:
        self._gone_after = gone_after
        self._tags: dict[str, tuple[Where, Tile, int]] = {}

    def read(self, uid: str, where: Where, tile: Tile, now: int) -> list[Frame]:
        """A tag is read; what that changes."""
        before = self._tags.get(uid)
        self._tags[uid] = (where, tile, now)
        if before is not None and before[:2] == (where, tile):
            return []
        places = [where] if before is None or before[0] == where else [before[0], where]
        return [self._seen(place, now) for place in places]

    def gone(self, uid: str, now: int) -> list[Frame]:
        """A tag is told to be gone."""
        before = self._tags.pop(uid, None)
        return [] if before is None else [self._seen(before[0], now)]

    def tick(self, now: int) -> list[Frame]:
        """Tags that were not read for a while are gone."""
        if self._gone_after is None:
            return []
        old = [uid for uid, (_, _, at) in self._tags.items() if now - at >= self._gone_after]
        places = dict.fromkeys(self._tags.pop(uid)[0] for uid in old)
        return [self._seen(place, now) for place in places]

    def _seen(self, where: Where, now: int) -> Frame:
        tiles = tuple(tile for place, tile, _ in self._tags.values() if place == where)
        return Frame(0, now, Seen(*where, tiles))
