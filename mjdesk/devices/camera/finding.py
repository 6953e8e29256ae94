"""Where tiles, backs and dice lie: peaks of the finder's heat, with the box and the turned face that it tells there."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from .merging import View, merged
from .network import Finder
from .readings import Box
from .things import DIE, Floats, Found, apart, as_die

_STRIDE: Final = 4
_BOX_UNIT: Final = 16.0
_SIDE_UNIT: Final = 32.0

FIRST_LOOK: Final = 640  #: longer side of what is searched first
_SMALL: Final = 28.0  #: pixels; where things are smaller than this, the next frame of a film is searched larger
_LARGE: Final = 75.0
_WANTED: Final = 45.0
_TINY: Final = 26.0  #: where things are smaller than this in the first look, a photo is searched larger too
_HUGE: Final = 110.0
_FAINT: Final = 0.1  #: so much heat is enough for one of several views, whatever is enough for them together
_SHORTEST: Final = 160
_LONGEST: Final = 896


def find(finder: Finder, pixels: NDArray[np.uint8], least: float) -> tuple[list[Found], int]:
    """Everything that lies there with a chance of at least ``least``, the surest first; and the best size to look at.

    A picture is looked at in three sizes, the third chosen by what the two have seen. The size is that of the longer
    side.
    """
    views = [_view(finder, pixels, longer, _FAINT) for longer in (FIRST_LOOK, FIRST_LOOK // 2)]
    size = _middle_size(merged(views)) * views[0].scale
    third = _LONGEST if 0 < size < _TINY else FIRST_LOOK * 7 // 20 if size > _HUGE else FIRST_LOOK * 7 // 10
    found = merged([*views, _view(finder, pixels, third, _FAINT)])
    found = [thing for thing in found if thing.score >= least]
    return found, _better(found, FIRST_LOOK / max(pixels.shape[:2]), FIRST_LOOK)


def find_again(finder: Finder, pixels: NDArray[np.uint8], least: float, longer: int) -> tuple[list[Found], int]:
    """As `find`, with one look at the size that was best for the frame before; and the best for the next one."""
    view = _view(finder, pixels, longer, least)
    return view.found, _better(view.found, view.scale, longer)


def _middle_size(found: list[Found]) -> float:
    return float(np.median([thing.size for thing in found])) if found else 0.0


def _better(found: list[Found], scale: float, longer: int) -> int:
    """The longer side at which what was found would be as large as the finder likes it."""
    if not found:
        return longer // 2 if longer > _SHORTEST else FIRST_LOOK
    size = _middle_size(found) * scale
    if _SMALL <= size <= _LARGE:
        return longer
    return int(np.clip(longer * _WANTED / size, _SHORTEST, _LONGEST))


def _view(finder: Finder, pixels: NDArray[np.uint8], longer: int, least: float) -> View:
    scale = longer / max(pixels.shape[:2])
    high, wide = (max(32, round(side * scale)) for side in pixels.shape[:2])
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(pixels, (wide, high), interpolation=method)
    padded = cv2.copyMakeBorder(small, 0, -high % 32, 0, -wide % 32, cv2.BORDER_CONSTANT, value=(114, 114, 114))
    said = finder(np.asarray(padded, np.uint8))
    scales = np.array([pixels.shape[1] / wide, pixels.shape[0] / high], np.float32)
    return View(scale, apart(_peaks(said, least, scales)))


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
