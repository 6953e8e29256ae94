"""Where tiles, backs and dice lie: peaks of the finder's heat, with the box and the turned face that it tells there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .network import Finder
from .readings import Box

Floats: TypeAlias = NDArray[np.float32]

FACE: Final = 0
BACK: Final = 1
DIE: Final = 2
_STRIDE: Final = 4
_BOX_UNIT: Final = 16.0
_SIDE_UNIT: Final = 32.0
_SHARE: Final = 0.5  #: boxes that share more than this are of one thing
_COVERED: Final = 0.5  #: faces covered more than this by surer ones are none

FIRST_LOOK: Final = 640  #: longer side of what is searched first
_SMALL: Final = 28.0  #: where things are smaller than this, a larger picture is searched again
_LARGE: Final = 75.0
_WANTED: Final = 42.0
_SHORTEST: Final = 160
_LONGEST: Final = 896


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


def find(finder: Finder, pixels: NDArray[np.uint8], least: float) -> tuple[list[Found], int]:
    """Everything that lies there with a chance of at least ``least``, the surest first; and the best size to look at.

    A picture is looked at in two sizes, since of tiles that are too large for the finder it finds parts. Where even in
    the better of them things are too small or too large, it looks once more. The size is that of the longer side.
    """
    found, longer = _look(finder, pixels, FIRST_LOOK, least), FIRST_LOOK
    coarse = _look(finder, pixels, FIRST_LOOK // 2, least)
    scale = FIRST_LOOK / 2 / max(pixels.shape[:2])
    if coarse and _middle_size(coarse) * scale > _SMALL and _worth(coarse) > _worth(found):
        found, longer = coarse, FIRST_LOOK // 2
    better = _better(found, longer / max(pixels.shape[:2]), longer)
    if better == longer:
        return found, longer
    again = _look(finder, pixels, better, least)
    return (again, better) if _worth(again) >= 0.8 * _worth(found) else (found, longer)


def find_again(finder: Finder, pixels: NDArray[np.uint8], least: float, longer: int) -> tuple[list[Found], int]:
    """As `find`, with one look at the size that was best for the frame before; and the best for the next one."""
    found = _look(finder, pixels, longer, least)
    return found, _better(found, longer / max(pixels.shape[:2]), longer)


def _middle_size(found: list[Found]) -> float:
    return float(np.median([thing.size for thing in found]))


def _worth(found: list[Found]) -> float:
    """How much a look has seen: parts of tiles are smaller than tiles, and less sure."""
    return sum(thing.score * thing.size for thing in found)


def _better(found: list[Found], scale: float, longer: int) -> int:
    """The longer side at which what was found would be as large as the finder likes it."""
    if not found:
        return longer // 2 if longer > _SHORTEST else FIRST_LOOK
    size = _middle_size(found) * scale
    if _SMALL <= size <= _LARGE:
        return longer
    return int(np.clip(longer * _WANTED / size, _SHORTEST, _LONGEST))


def _look(finder: Finder, pixels: NDArray[np.uint8], longer: int, least: float) -> list[Found]:
    scale = longer / max(pixels.shape[:2])
    high, wide = (max(32, round(side * scale)) for side in pixels.shape[:2])
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(pixels, (wide, high), interpolation=method)
    padded = cv2.copyMakeBorder(small, 0, -high % 32, 0, -wide % 32, cv2.BORDER_CONSTANT, value=(114, 114, 114))
    said = finder(np.asarray(padded, np.uint8))
    scales = np.array([pixels.shape[1] / wide, pixels.shape[0] / high], np.float32)
    return _apart(_peaks(said, least, scales))


def _peaks(said: Floats, least: float, scales: Floats) -> list[Found]:
    """Where it is likely that anything lies: a blank tile may be a face as well as a back, but something lies there."""
    cold = 1 / (1 + np.exp(np.clip(said[: DIE + 1], -30, 30)))
    heat = np.asarray(1 - cold.prod(axis=0), np.float32)
    peak = (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8))) & (heat > least)
    found = [_found(said[:, y, x], float(heat[y, x]), (int(x), int(y)), scales) for y, x in np.argwhere(peak)]
    return sorted(found, key=lambda thing: -thing.score)


def _found(told: Floats, score: float, cell: tuple[int, int], scales: Floats) -> Found:
    what = int(told[: DIE + 1].argmax())
    sides = np.exp(np.clip(told[3:7], -4, 4)) * _BOX_UNIT
    x, y = (cell[0] + 0.5) * _STRIDE, (cell[1] + 0.5) * _STRIDE
    low = np.array([x - sides[0], y - sides[1]], np.float32) * scales
    high = np.array([x + sides[2], y + sides[3]], np.float32) * scales
    box = Box(float(low[0]), float(low[1]), float(high[0] - low[0]), float(high[1] - low[1]))
    quad = face_of(told[7:12], np.asarray((low + high) / 2, np.float32), scales)
    thing = Found(what, score, box, quad, 1 / (1 + float(np.exp(-told[DIE]))))
    return as_die(thing) if what == DIE else thing


def face_of(turn: Floats, centre: Floats, scales: Floats) -> Floats:
    """The corners of a face from the five numbers that tell its turn and sides."""
    angle = float(np.arctan2(turn[1], turn[0])) / 4
    mean = float(np.exp(np.clip(turn[2], -4, 4))) * _SIDE_UNIT
    uneven = float(turn[3] * np.cos(2 * angle) + turn[4] * np.sin(2 * angle))
    uneven = float(np.clip(uneven, -0.45, 0.45))
    u = np.array([np.cos(angle), np.sin(angle)], np.float32) * mean * (1 + uneven) / 2
    v = np.array([-np.sin(angle), np.cos(angle)], np.float32) * mean * (1 - uneven) / 2
    corners = np.array([-u - v, u - v, u + v, v - u], np.float32)
    return np.asarray(corners * scales + centre, np.float32)


def _apart(found: list[Found]) -> list[Found]:
    """Without those that are the same thing as a surer one, or lie across surer ones."""
    kept: list[Found] = []
    for thing in found:
        near = [other for other in kept if thing.box.overlap(other.box) > 0]
        if all(not _same(thing, other) for other in near) and _covered(thing, near) < _COVERED:
            kept.append(thing)
    return kept


def _same(one: Found, other: Found) -> bool:
    (x, y), (u, v) = one.box.centre, other.box.centre
    near = 0.4 * min(one.box.w, one.box.h, other.box.w, other.box.h)
    return bool((abs(x - u) < near and abs(y - v) < near) or one.box.overlap(other.box) > _SHARE)


def _covered(thing: Found, others: list[Found]) -> float:
    """The share of a face that lies under others."""
    area = float(cv2.contourArea(thing.quad))
    return sum(float(cv2.intersectConvexConvex(thing.quad, other.quad)[0]) for other in others) / max(area, 1.0)
