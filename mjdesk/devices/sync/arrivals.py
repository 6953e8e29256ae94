"""In which order tiles came to lie where they are: what tells two orders of the same moves apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...engine.events import Claim, Discard, Event, Gang
from ...engine.tiles import UNKNOWN, Tile
from ..layout import MELDS, RIVERS, Place, without
from ..link.messages import Zone


class Arrivals:
    """The times at which tiles were first seen in rivers and melds since table and screen last agreed.

    A tile that went away in between may have been misread, and one that came after a tile was missing for longer than
    a hand holds it may have lain there before: their times say nothing.
    """

    def __init__(self) -> None:
        self._times: dict[tuple[Place, Tile], list[int]] = {}
        self._unsure: set[tuple[Place, Tile]] = set()
        self._gone: set[tuple[Place, Tile]] = set()

    def saw(self, place: Place, before: tuple[Tile, ...], now: tuple[Tile, ...], time: int, late: bool) -> None:
        """A place changed; ``late``: a tile had been missing for long."""
        if place.zone not in (Zone.RIVER, Zone.MELD):
            return
        for tile in without(now, before):
            self._times.setdefault((place, tile), []).append(time)
            if late:
                self._unsure.add((place, tile))
        self._gone |= {(place, tile) for tile in without(before, now)}
        self._unsure |= self._gone

    def forget(self) -> None:
        """Table and screen agree."""
        self._times.clear()
        self._unsure.clear()
        self._gone.clear()

    def was_gone(self, place: Place, tile: Tile) -> bool:
        """Whether a tile of this kind was taken from a place, or not read there for a while."""
        return (place, tile) in self._gone

    def fit(self, events: Iterable[Event]) -> bool:
        """Whether things can have been done in this order, as far as it was seen."""
        left = {key: list(times) for key, times in self._times.items() if key not in self._unsure}
        last = 0
        for event in events:
            times = [left[key].pop(0) for key in _laid(event) if left.get(key)]
            if times:
                if max(times) < last:
                    return False
                last = max(times)
        return True


def _laid(event: Event) -> Iterator[tuple[Place, Tile]]:
    """Where an event lays tiles that everybody sees."""
    match event:
        case Discard():
            yield RIVERS[event.seat], event.tile
        case Claim() | Gang():
            for tile in event.tiles:
                if tile != UNKNOWN:
                    yield MELDS[event.seat], tile
