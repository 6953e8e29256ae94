"""What the finder finds in a picture, and which of it is one thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .readings import Box

Floats: TypeAlias = NDArray[np.float32]
Boxes: TypeAlias = NDArray[np.float64]

FACE: Final = 0
BACK: Final = 1
DIE: Final = 2
_SHARE: Final = 0.5  #: boxes that share more than this are of one thing
_COVERED: Final = 0.5  #: faces covered more than this by surer ones are none


@dataclass(frozen=True, slots=True)
class Found:
    """A thing in pixels of the picture: FACE, BACK or DIE, how sure, its box, and the corners of its face.

    ``die`` is the heat of a die at its place, whatever it was taken for.
    """

    what: int
    score: float
    box: Box
    quad: Floats
    die: float = 0.0

    @property
    def size(self) -> float:
        """The side of a square as large as its box."""
        return float(np.sqrt(self.box.w * self.box.h))


def as_die(thing: Found) -> Found:
    """The same thing taken for a die: nothing is told of how dice are turned, so its corners are those of its box."""
    box = thing.box
    corners = [(box.x, box.y), (box.x + box.w, box.y), (box.x + box.w, box.y + box.h), (box.x, box.y + box.h)]
    return Found(DIE, thing.score, box, np.array(corners, np.float32), thing.die)


def apart(found: list[Found]) -> list[Found]:
    """Without those that are the same thing as a surer one, or lie across surer ones; the surest come first."""
    boxes = boxes_of(found)
    touching = overlaps(boxes) > 0
    doubled = same(boxes) & touching
    kept = np.zeros(len(found), np.bool_)
    for place, thing in enumerate(found):
        if not (doubled[place] & kept).any():
            near = [found[other] for other in np.flatnonzero(touching[place] & kept)]
            kept[place] = _covered(thing, near) < _COVERED
    return [found[place] for place in np.flatnonzero(kept)]


def boxes_of(found: Sequence[Found]) -> Boxes:
    """Left, top, width and height of each (n × 4)."""
    return np.array([(each.box.x, each.box.y, each.box.w, each.box.h) for each in found], np.float64).reshape(-1, 4)


def same(boxes: Boxes) -> NDArray[np.bool_]:
    """Whether two boxes are of one thing, for every two of n (n × n)."""
    middles, sides = boxes[:, :2] + boxes[:, 2:] / 2, boxes[:, 2:].min(axis=1)
    near = 0.4 * np.minimum(sides[:, None], sides[None])
    off = np.abs(middles[:, None] - middles[None])
    return np.asarray((off < near[..., None]).all(axis=2) | (overlaps(boxes) > _SHARE))


def overlaps(boxes: Boxes) -> Boxes:
    """Intersection over union of every two of n boxes (n × n), 0 to 1."""
    low, high = boxes[:, :2], boxes[:, :2] + boxes[:, 2:]
    shared = np.minimum(high[:, None], high[None]) - np.maximum(low[:, None], low[None])
    both = shared.clip(min=0).prod(axis=2)
    area = boxes[:, 2] * boxes[:, 3]
    union = area[:, None] + area[None] - both
    return np.asarray(np.divide(both, union, out=np.zeros_like(both), where=both > 0), np.float64)


def _covered(thing: Found, others: list[Found]) -> float:
    """The share of a face that lies under others."""
    area = float(cv2.contourArea(thing.quad))
    return sum(float(cv2.intersectConvexConvex(thing.quad, other.quad)[0]) for other in others) / max(area, 1.0)
