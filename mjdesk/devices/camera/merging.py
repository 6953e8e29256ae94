"""Views of one picture in several sizes made one: each is believed on things of the sizes it knows.

What only one view has, of those that should have seen it too, is mostly nothing; and of boxes that are each a
little off the mean is less so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .readings import Box
from .things import Boxes, Floats, Found, apart, boxes_of, same

_LIKED: Final = 45.0  #: things of so many pixels are seen best
_SPREAD: Final = 0.5  #: how fast a view is believed less of smaller and larger ones: of the logarithm of their size
_LEAST_SAY: Final = 0.3  #: what a view has to say at least of what lies where it sees nothing
_LARGER: Final = 1.7  #: by so much the sides of what is one thing differ at most from view to view
_TURNS: Final = np.array([[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]])  #: ways to go round four corners
_SURE: Final = 0.3  #: things of this chance tell how much a view has seen


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
    """One thing as several views have it; each view at most once.

    ``lead``: the seeing that is believed most; ``say``: what all views together have to say of it.
    """

    lead: Found
    say: float
    seen: dict[int, tuple[Found, float]]


def merged(views: Sequence[View]) -> list[Found]:
    """What lies there after all views, the surest first. A chance is the mean of theirs, weighted by their say."""
    found = [(thing, number) for number, view in enumerate(views) for thing in view.found]
    says = _says(views, boxes_of([thing for thing, _ in found]))
    weights = [thing.score * says[place, number] for place, (thing, number) in enumerate(found)]
    order = sorted(range(len(found)), key=lambda place: weights[place], reverse=True)
    alike = _alike([found[place][0] for place in order])
    groups: dict[int, _Group] = {}  # by the rank of what leads it
    for rank, place in enumerate(order):
        thing, number = found[place]
        own = (lead for lead in np.flatnonzero(alike[rank, :rank]).tolist() if lead in groups)
        lead = next((lead for lead in own if number not in groups[lead].seen), rank)
        group = groups.setdefault(lead, _Group(thing, float(says[place].sum()), {}))
        group.seen[number] = (thing, float(weights[place]))
    return apart(sorted(map(_mean, groups.values()), key=lambda thing: -thing.score))


def _says(views: Sequence[View], boxes: Boxes) -> Boxes:
    """How much each view has to say of things with these boxes (things × views)."""
    worth = np.array([view.worth for view in views])
    trust = worth / max(float(worth.max()), 1e-6)
    sizes = np.maximum(np.sqrt(boxes[:, 2] * boxes[:, 3]), 1.0)
    off = np.log(sizes[:, None] * [view.scale / _LIKED for view in views]) / _SPREAD
    return np.asarray(trust * np.maximum(np.exp(-(off**2) / 2), _LEAST_SAY), np.float64)


def _alike(things: list[Found]) -> NDArray[np.bool_]:
    """Whether two mean the same (n × n): not so the dot in the middle of a tile and the tile."""
    boxes = boxes_of(things)
    sizes = np.sqrt(boxes[:, 2] * boxes[:, 3])
    return np.asarray(same(boxes) & (np.maximum.outer(sizes, sizes) < _LARGER * np.minimum.outer(sizes, sizes)))


def _mean(group: _Group) -> Found:
    lead, things = group.lead, [thing for thing, _ in group.seen.values()]
    weights = np.array([weight for _, weight in group.seen.values()])
    score = min(1.0, float(weights.sum()) / max(group.say, 1e-9))
    if len(things) == 1:
        return replace(lead, score=score)
    share = weights / max(float(weights.sum()), 1e-9)
    x, y, w, h = (share @ boxes_of(things)).tolist()
    quad = np.tensordot(share, np.stack([_as_turned(thing.quad, lead.quad) for thing in things]), axes=1)
    die = float(share @ np.array([thing.die for thing in things]))
    return Found(lead.what, score, Box(x, y, w, h), np.asarray(quad, np.float32), die)


def _as_turned(quad: Floats, other: Floats) -> Floats:
    """The same corners, beginning where those of the other do."""
    turns = quad[_TURNS]
    return np.asarray(turns[np.abs(turns - other).sum(axis=(1, 2)).argmin()], np.float32)
