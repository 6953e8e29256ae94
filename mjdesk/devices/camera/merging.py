"""Views of one picture in several sizes made one: each is believed on things of the sizes it knows.

What only one view has, of those that should have seen it too, is mostly nothing; and of boxes that are each a
little off the mean is less so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .readings import Box
from .things import Floats, Found, apart, same

_LIKED: Final = 45.0  #: things of so many pixels are seen best
_SPREAD: Final = 0.5  #: how fast a view is believed less of smaller and larger ones: of the logarithm of their size
_LEAST_SAY: Final = 0.3  #: what a view has to say at least of what lies where it sees nothing
_LARGER: Final = 1.7  #: by so much the sides of what is one thing differ at most from view to view
_SURE: Final = 0.3  #: things of this chance tell how much a view has seen

Weights: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class View:
    """What was found, in pixels of the picture, when it was made ``scale`` times as large."""

    scale: float
    found: list[Found]

    @property
    def worth(self) -> float:
        """How much of the picture it has seen things on: parts of tiles are smaller than tiles, and less sure."""
        return sum((thing.score * thing.size) ** 2 for thing in self.found if thing.score > _SURE)


@dataclass(slots=True)
class _Group:
    """One thing as several views have it; each view at most once. ``lead``: the seeing that is believed most."""

    lead: Found
    seen: dict[int, tuple[Found, float]]


def merged(views: Sequence[View]) -> list[Found]:
    """What lies there after all views, the surest first. A chance is the mean of theirs, weighted by their say."""
    worth = np.array([view.worth for view in views])
    trust = worth / max(float(worth.max()), 1e-6)

    def say(size: float) -> Weights:
        off = np.log([max(size, 1.0) * view.scale / _LIKED for view in views]) / _SPREAD
        return np.asarray(trust * np.maximum(np.exp(-(off**2) / 2), _LEAST_SAY), np.float64)

    seen = [
        (thing.score * float(say(thing.size)[number]), number, place)
        for number, view in enumerate(views)
        for place, thing in enumerate(view.found)
    ]
    groups: list[_Group] = []
    for weight, number, place in sorted(seen, reverse=True):
        thing = views[number].found[place]
        own = (group for group in groups if number not in group.seen and _alike(thing, group.lead))
        group = next(own, None)
        if group is None:
            group = _Group(thing, {})
            groups.append(group)
        group.seen[number] = (thing, weight)
    means = [_mean(group, float(say(group.lead.size).sum())) for group in groups]
    return apart(sorted(means, key=lambda thing: -thing.score))


def _alike(one: Found, other: Found) -> bool:
    """Whether two views mean the same: not so the dot in the middle of a tile and the tile."""
    return same(one, other) and one.size < _LARGER * other.size and other.size < _LARGER * one.size


def _mean(group: _Group, whole: float) -> Found:
    things = [thing for thing, _ in group.seen.values()]
    weights = np.array([weight for _, weight in group.seen.values()])
    share = weights / max(float(weights.sum()), 1e-9)
    x, y, w, h = share @ np.array([(thing.box.x, thing.box.y, thing.box.w, thing.box.h) for thing in things])
    lead = group.lead
    quads = np.stack([_as_turned(thing.quad, lead.quad) for thing in things])
    quad = np.asarray(np.tensordot(share, quads, axes=1), np.float32)
    die = float(share @ np.array([thing.die for thing in things]))
    score = min(1.0, float(weights.sum()) / max(whole, 1e-9))
    return Found(lead.what, score, Box(float(x), float(y), float(w), float(h)), quad, die)


def _as_turned(quad: Floats, other: Floats) -> Floats:
    """The same corners, beginning where those of the other do."""
    turns = [np.roll(quad, quarter, axis=0) for quarter in range(4)]
    return min(turns, key=lambda turned: float(np.abs(turned - other).sum()))
