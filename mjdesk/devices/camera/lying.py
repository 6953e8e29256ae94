"""What lies in one area, over several readings: nothing is told of a single one, and what is covered has not gone."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import dist
from typing import Final, Generic, TypeVar

from .readings import Point, Quad

What = TypeVar("What")

_REMEMBERED: Final = 6  #: readings of a thing that are weighed
_AGREED: Final = 2  #: readings that must agree
_SHARE: Final = 0.75  #: of the readings that said something
_NEAR: Final = 0.5  #: of a side: so far from each other two readings are of one thing


@dataclass(slots=True)
class Lain(Generic[What]):
    """A thing and what it was read as lately; None where nothing was vouched for."""

    quad: Quad
    reads: deque[What | None] = field(default_factory=lambda: deque(maxlen=_REMEMBERED))
    seen: int = 0  #: readings that found it
    known: What | None = None  #: what it was before something moved

    @property
    def what(self) -> What | None:
        """What it is, once readings agree; None where they do not, or vouch for nothing."""
        if not self.reads:  # it is covered now
            return self.known
        said = [read for read in self.reads if read is not None]
        if not said:
            return None
        best, count = Counter(said).most_common(1)[0]
        return best if count >= _AGREED and count >= _SHARE * len(said) else None

    @property
    def settled(self) -> bool:
        """Whether more readings of the same are not likely to tell more."""
        return self.seen >= _AGREED and (self.what is not None or len(self.reads) in (0, _REMEMBERED))


class Lying(Generic[What]):
    """The things of an area, in the order in which they came."""

    def __init__(self) -> None:
        self._things: list[Lain[What]] = []

    @property
    def things(self) -> tuple[Lain[What], ...]:
        """Those that were found often enough to be there."""
        return tuple(thing for thing in self._things if thing.seen >= _AGREED)

    @property
    def settled(self) -> bool:
        """Whether more readings of the same are not likely to tell more."""
        return all(thing.settled for thing in self._things)

    def read(self, found: Sequence[tuple[Quad, What | None]], bare: Callable[[Quad], bool]) -> None:
        """One more reading. ``bare``: whether a place where something lay shows the ground: it has gone then, else it
        is covered, and stays."""
        left = list(self._things)
        fresh: list[Lain[What]] = []
        for quad, what in found:
            near = min(left, key=lambda thing: dist(_middle(thing.quad), _middle(quad)), default=None)
            if near is None or dist(_middle(near.quad), _middle(quad)) > _NEAR * min(side_of(quad), side_of(near.quad)):
                near = Lain(quad)
                fresh.append(near)
            else:
                left.remove(near)
            near.quad, near.seen = quad, near.seen + 1
            near.reads.append(what)
        taken = [_middle(thing.quad) for thing in self._things if thing not in left] + [_middle(f.quad) for f in fresh]
        gone = [
            thing for thing in left
            if thing.seen < _AGREED or bare(thing.quad) or _is_another(thing, taken)
        ]  # fmt: skip
        self._things = [thing for thing in self._things if thing not in gone] + fresh

    def stir(self) -> None:
        """Something moved: what lies there may be something else now, and is read anew."""
        for thing in self._things:
            thing.known = thing.what
            thing.reads.clear()

    def forget(self) -> None:
        """Nothing is known any more."""
        self._things.clear()


def _is_another(thing: Lain[What], taken: Sequence[Point]) -> bool:
    """Whether something else lies where it lay: it was pushed away."""
    return any(dist(_middle(thing.quad), at) < 0.8 * side_of(thing.quad) for at in taken)


def _middle(quad: Quad) -> Point:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


def side_of(quad: Quad) -> float:
    """The shorter side of a thing."""
    return min(dist(quad[0], quad[1]), dist(quad[1], quad[2]))
