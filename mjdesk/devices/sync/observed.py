"""What a table has said lies where, with what a person has said of it: the sight of now."""

from __future__ import annotations

from typing import Final

from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import WALL, Place, layout_of, without
from ..link import messages as m
from ..link.messages import Zone
from .arrivals import Arrivals
from .sight import Kept, Sight, Watch

#: how long a tile is in somebody's fingers on its way, in ms
HELD: Final = 1000
_NO_DICE: Final[tuple[tuple[int, ...], ...]] = ()


class Observed:
    """Grows by what is seen. ``version`` is another number whenever something lies otherwise than before."""

    def __init__(self, before: Observed | None = None) -> None:
        """``before``: what lay there in the round before; devices that only tell what changes will not say it again."""
        self.version = 0
        self.arrivals = Arrivals()
        self._raw: dict[tuple[Zone, int | None], tuple[Tile, ...]] = {} if before is None else dict(before._raw)
        self._last: dict[Place, Tile] = {}
        self._short_since: int | None = None  # since when a tile is missing
        self._interrupted = False
        self._first_look: int | None = None  # the time of what was told first after something had been missed
        self._kept: dict[Place, Kept] = {}

    @property
    def anything(self) -> bool:
        """Whether the table has said anything yet."""
        return bool(self._raw)

    def is_new(self, seen: m.Seen) -> bool:
        """Whether this lies otherwise than before."""
        return self._raw.get((seen.zone, seen.seat)) != seen.tiles

    def take(self, seen: m.Seen, time: int, size: int | None = None) -> None:
        """A zone lies so from a time on; ``size``: how many tiles there are, where all of them are seen."""
        key = (seen.zone, seen.seat)
        before = self._raw.get(key)
        if before is not None:
            late = self._short_since is not None and time - self._short_since > HELD
            self.arrivals.saw(Place(*key), before, seen.tiles, time, late)
        self._raw[key] = seen.tiles
        self.version += 1
        if self._interrupted:
            self._interrupted, self._first_look = False, time
        if size is None or sum(map(len, self._raw.values())) >= size:
            self._short_since = None
        elif self._short_since is None:
            self._short_since = time - (HELD + 1 if time == self._first_look else 0)
        if seen.zone is Zone.HAND and before is not None and len(seen.tiles) == len(before) + 1:
            (self._last[Place(*key)],) = without(seen.tiles, before)[:1] or [UNKNOWN]

    def interrupt(self) -> None:
        """Something the table said is missing: what is seen next may have lain there for long."""
        self._interrupted = True

    def sight(self, watch: Watch, dice: tuple[tuple[int, ...], ...] = _NO_DICE) -> Sight:
        """What is seen now, without what a person has said to be misread."""
        tiles = self._read()
        for place, kept in self._kept.items():
            tiles[place] = kept.corrected(tiles.get(place, ()))
        return Sight(watch, tiles, dice, dict(self._last))

    def _read(self) -> dict[Place, tuple[Tile, ...]]:
        """What is read; the four sides of the wall are one place."""
        tiles: dict[Place, tuple[Tile, ...]] = {}
        for (zone, seat), there in self._raw.items():
            if zone is Zone.WALL:
                tiles[WALL] = tiles.get(WALL, ()) + there
            else:
                tiles[Place(zone, seat)] = there
        return tiles

    # --- what a person said to be misread

    def keep(self, round_: Round, watch: Watch) -> None:
        """What lies otherwise than in a round is misread, until it lies as there."""
        expected = layout_of(round_)
        for place, apart in self.sight(watch).apart(round_).items():
            self._kept[place] = Kept(apart, expected[place])
        self.version += 1

    def agrees(self, round_: Round, watch: Watch) -> None:
        """Table and screen agree: what was said to be misread counts no longer where it is read right."""
        if self._kept and Sight(watch, self._read()).fits(round_):
            self._kept = {}
            self.version += 1
        self.arrivals.forget()
