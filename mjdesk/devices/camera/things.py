"""What the finder finds in a picture, and which of it is one thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .readings import Box

Floats: TypeAlias = NDArray[np.float32]

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
    """Without those that are the same thing as a surer one, or lie across surer ones."""
    kept: list[Found] = []
    for thing in found:
        near = [other for other in kept if thing.box.overlap(other.box) > 0]
        if all(not same(thing, other) for other in near) and _covered(thing, near) < _COVERED:
            kept.append(thing)
    return kept


def same(one: Found, other: Found) -> bool:
    """Whether two findings are of one thing."""
    (x, y), (u, v) = one.box.centre, other.box.centre
    near = 0.4 * min(one.box.w, one.box.h, other.box.w, other.box.h)
    return bool((abs(x - u) < near and abs(y - v) < near) or one.box.overlap(other.box) > _SHARE)


def _covered(thing: Found, others: list[Found]) -> float:
    """The share of a face that lies under others."""
    area = float(cv2.contourArea(thing.quad))
    return sum(float(cv2.intersectConvexConvex(thing.quad, other.quad)[0]) for other in others) / max(area, 1.0)
