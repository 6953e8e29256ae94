"""What lies on a table, told by frames of a camera above it: tiles by place, and dice that have been thrown.

A place is told when it is at rest and readings agree. A tile that is not vouched for is `UNKNOWN`; one that a hand
covers is still there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Final, TypeAlias

import numpy as np

from mjdesk.engine.tiles import UNKNOWN, Tile

from ..layout import Place
from .frames import Frame
from .lying import Lying, side_of
from .picture import Picture, picture_of
from .readings import Box, Quad, Sight
from .rolling import Rolling
from .stillness import Ground, Stillness
from .table_view import Area, Purpose, TableView
from .watching import Sighted, Watch

#: reads a picture; the second argument: quickly, as a frame of a film
Read: TypeAlias = Callable[[Picture, bool], Sight]

_REST: Final = 0.4  #: seconds without motion after which an area is read
_LEAST: Final = 2  #: readings before tiles are told; those after it are careful ones
_LEAST_DICE: Final = 3  #: the same for dice: one that is overlooked makes another throw
_MOST: Final = 8  #: readings after which it is told as it is
_AGAIN: Final = 2.0  #: seconds after which what rests is read once more
_SIZES: Final = 60  #: sizes that are remembered
_UNLIKE: Final = 1.7  #: times as large or as small: a hand, a mat, a cup
_AROUND: Final = 0.02  #: share of the picture that is read around the areas
_BACK: Final = -2  #: a reading that shows a back


@dataclass(slots=True)
class _Watched:
    """An area, what lies in it, and how often it was read since it came to rest."""

    area: Area
    lying: Lying[int] = field(default_factory=Lying)
    reads: int = 0
    rested: float = -1.0  #: since when it is at rest, as far as it was read
    read_at: float = 0.0
    told: bool = False  #: whether it was ever read surely
    ground: Ground | None = None  #: the table there, as it was seen when nothing covered it

    @property
    def sure(self) -> bool:
        """Whether it was read often enough."""
        if self.area.purpose is None:
            return self.reads >= _LEAST_DICE and self.lying.settled
        return self.reads >= _MOST or (self.reads >= _LEAST and self.lying.settled)


@dataclass(frozen=True, slots=True)
class Found:
    """A thing that lies in an area: its corners in shares of the picture, and its kind or pips (None: not known)."""

    purpose: Purpose
    quad: Quad
    what: int | None
    back: bool = False


class _Size:
    """How large tiles or dice are, in heights of the picture: what differs much is none of them."""

    def __init__(self) -> None:
        self._met: deque[float] = deque(maxlen=_SIZES)

    def fits(self, side: float) -> bool:
        """Whether it can be one; what can be is learned."""
        usual = median(self._met) if self._met else side
        good = usual / _UNLIKE < side < usual * _UNLIKE
        if good:
            self._met.append(side)
        return good


class TableEye:
    """Follows one table, frame by frame. One thread at a time."""

    def __init__(self, view: TableView, read: Read) -> None:
        self._view, self._read = view, read
        self._watched = [_Watched(area) for area in view.areas]
        self._still = Stillness(view.areas)
        self._rolling = Rolling()
        self._sizes = {False: _Size(), True: _Size()}  #: of tiles, of dice
        self._aspect = 0.0
        self.sighted = Sighted.MOVING  #: what can be said of the newest frame
        self.tiles: dict[Place, tuple[Tile, ...]] = {}  #: by place, as far as they were read
        self.throws: list[tuple[int, ...]] = []
        self.readings = 0  #: how many frames were read
        self.sight = Sight()  #: the newest reading, in pixels of its frame

    def after(self, frame: Frame, watch: Watch) -> None:
        """One more frame, and what is known of it as a whole."""
        high, wide = frame.pixels.shape[:2]
        self.sighted = watch.seen
        if watch.seen in (Sighted.DARK, Sighted.FROZEN):
            return
        if abs(wide / high - self._aspect) > 0.01 * self._aspect:  # another view: nothing lies where it lay
            self._aspect = wide / high
            for each in self._watched:
                each.lying.forget()
                each.reads = 0
        self._still.after(frame)
        due = [each for n, each in enumerate(self._watched) if self._is_due(each, self._still.moved_at[n], frame.at)]
        if not due:
            return
        quick = all(each.reads < _LEAST for each in due)
        self.sight = self._read_part(frame, quick=quick)
        self.readings += 1
        for each in due:
            self._take(each, frame)

    def _read_part(self, frame: Frame, *, quick: bool) -> Sight:
        """What lies in the part of a frame that the areas take up: tiles are larger there than in the whole."""
        high, wide = frame.pixels.shape[:2]
        left, top, right, foot = part_of(self._view, (wide, high))
        part = np.ascontiguousarray(frame.pixels[top:foot, left:right])
        return _moved(self._read(picture_of(part), quick), left, top)

    def _is_due(self, each: _Watched, moved_at: float, at: float) -> bool:
        if moved_at != each.rested:
            each.rested, each.reads = moved_at, 0
            each.lying.stir()
        if at - moved_at < _REST:
            return False
        return (not each.sure and each.reads < _MOST) or at - each.read_at >= _AGAIN

    def _take(self, each: _Watched, frame: Frame) -> None:
        high, wide = frame.pixels.shape[:2]
        is_dice = each.area.purpose is None
        found = self._dice(each.area, wide, high) if is_dice else self._tiles(each.area, wide, high)
        found = [one for one in found if self._sizes[is_dice].fits(side_of(one[0]) / high)]
        quads = [quad for quad, _what in found]
        if each.ground is None or len(found) >= len(each.lying.things):
            each.ground = Ground(frame.pixels, each.area, quads)  # nothing that lay there is missing
        ground = each.ground

        def bare(quad: Quad) -> bool:
            return ground.bare(frame.pixels, _scaled(quad, high))

        each.lying.read([(_scaled(quad, 1 / high), what) for quad, what in found], bare)
        each.reads += 1
        each.read_at = frame.at
        if each.sure:
            self._tell(each)

    def _tell(self, each: _Watched) -> None:
        purpose, things = each.area.purpose, each.lying.things
        each.told = True
        if purpose is None:
            thrown = self._rolling.after(things)
            if thrown is not None:
                self.throws.append(thrown)
            return
        kinds = (thing.what for thing in things)
        self.tiles[purpose] = tuple([UNKNOWN if kind is None or kind == _BACK else kind for kind in kinds])

    def _tiles(self, area: Area, wide: int, high: int) -> list[tuple[Quad, int | None]]:
        inside = [t for t in self.sight.tiles if area.holds((_mid(t.quad, 0) / wide, _mid(t.quad, 1) / high))]
        return [(tile.quad, _BACK if tile.back else tile.tile) for tile in inside]

    def _dice(self, area: Area, wide: int, high: int) -> list[tuple[Quad, int | None]]:
        """Dice, and what lies among them: to the recogniser a die may look like a tile, then its pips are not known."""
        inside = [die for die in self.sight.dice if area.holds((die.box.centre[0] / wide, die.box.centre[1] / high))]
        others = [quad for quad, _what in self._tiles(area, wide, high)]
        return [*((_corners(die.box), die.pips) for die in inside), *((quad, None) for quad in others)]

    def lain(self) -> tuple[Found, ...]:
        """Everything that lies in areas, as it is known now."""
        return tuple(
            Found(each.area.purpose, _shares(thing.quad, self._aspect), None if thing.what == _BACK else thing.what,
                  back=thing.what == _BACK)
            for each in self._watched for thing in each.lying.things
        )  # fmt: skip

    @property
    def begun(self) -> bool:
        """Whether every area has been read surely at least once."""
        return all(each.told for each in self._watched)


def _moved(sight: Sight, dx: float, dy: float) -> Sight:
    """What was read of a part, where it lies in the whole."""

    def box(old: Box) -> Box:
        return Box(old.x + dx, old.y + dy, old.w, old.h)

    def quad(old: Quad) -> Quad:
        a, b, c, d = ((x + dx, y + dy) for x, y in old)
        return a, b, c, d

    tiles = tuple(replace(tile, box=box(tile.box), quad=quad(tile.quad)) for tile in sight.tiles)
    return Sight(tiles, tuple(replace(die, box=box(die.box)) for die in sight.dice))


def _mid(quad: Quad, axis: int) -> float:
    return sum(corner[axis] for corner in quad) / 4


def _scaled(quad: Quad, factor: float) -> Quad:
    a, b, c, d = ((x * factor, y * factor) for x, y in quad)
    return a, b, c, d


def _shares(quad: Quad, aspect: float) -> Quad:
    """Corners in heights of the picture as shares of it."""
    a, b, c, d = ((x / aspect, y) for x, y in quad)
    return a, b, c, d


def _corners(box: Box) -> Quad:
    return ((box.x, box.y), (box.x + box.w, box.y), (box.x + box.w, box.y + box.h), (box.x, box.y + box.h))


def part_of(view: TableView, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Left, top, right and foot of what the areas take up of a frame of this width and height."""
    (wide, high), corners = size, [corner for area in view.areas for corner in area.corners]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top = max(0, int((min(xs) - _AROUND) * wide)), max(0, int((min(ys) - _AROUND) * high))
    return left, top, min(wide, int((max(xs) + _AROUND) * wide) + 1), min(high, int((max(ys) + _AROUND) * high) + 1)


def places_of(areas: Sequence[Area]) -> tuple[Place, ...]:
    """The places whose tiles are watched."""
    return tuple(area.purpose for area in areas if area.purpose is not None)
