"""Which areas of a picture are at rest, and what the table looks like there: hands always move somewhere above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .frames import Frame, Pixels
from .readings import Quad
from .table_view import Area

_WIDE: Final = 192  #: frames are compared at this width
_MOVED: Final = 14.0  #: brightness by which a spot has changed, after the light of the whole is taken out
_SPOTS: Final = 0.005  #: share of an area's spots that may change and it is still at rest
_GROUND: Final = 320  #: width at which the ground is looked at
_ALIKE: Final = 14.0  #: by which a bare place may differ from the ground, beside what the ground itself differs
_EDGE: Final = 1.25  #: of a tile's size: so much around it is not ground

Mask: TypeAlias = NDArray[np.bool_]


class Stillness:
    """When something last moved in each area, in seconds of the frames. Light that changes everywhere is no motion."""

    def __init__(self, areas: Sequence[Area]) -> None:
        self._areas = areas
        self._before: NDArray[np.float32] | None = None
        self._masks: list[Mask] = []
        self.moved_at: list[float] = [0.0] * len(areas)

    def after(self, frame: Frame) -> None:
        """One more frame."""
        high, wide = frame.pixels.shape[:2]
        size = (_WIDE, max(8, round(_WIDE * high / wide)))
        grey = cv2.cvtColor(cv2.resize(frame.pixels, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        small = np.asarray(grey, np.float32)
        before, self._before = self._before, small
        if before is None or before.shape != small.shape:
            self._masks = [mask_of(area, size) for area in self._areas]
            self.moved_at = [frame.at] * len(self._areas)
            return
        gain = float(np.median(small)) / max(1.0, float(np.median(before)))
        changed = np.abs(small - before * gain) > _MOVED
        for n, mask in enumerate(self._masks):
            if changed[mask].sum() > _SPOTS * max(1, mask.sum()):
                self.moved_at[n] = frame.at


def mask_of(area: Area, size: tuple[int, int]) -> Mask:
    """The spots of an area in a picture of this width and height."""
    wide, high = size
    mask = np.zeros((high, wide), np.uint8)
    corners = np.array([(x * wide, y * high) for x, y in area.corners])
    cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return np.asarray(mask > 0)


class Ground:
    """What the table looks like in an area where nothing lies, as it was seen when nothing covered it."""

    def __init__(self, pixels: Pixels, area: Area, lying: Sequence[Quad]) -> None:
        """``lying``: things in the area, in pixels of the frame."""
        small, scale = _reduced(pixels)
        size = (small.shape[1], small.shape[0])
        whole = mask_of(area, size)
        free = whole.copy()
        for quad in lying:
            free &= ~_spots(quad, scale, size, _EDGE)
        colours = small[free] if free.sum() >= 16 else small[whole]
        self._colour = np.median(colours, axis=0)
        self._spread = np.median(np.abs(colours - self._colour), axis=0)
        self._light = _light(small)

    def bare(self, pixels: Pixels, quad: Quad) -> bool:
        """Whether a place (in pixels of the frame) shows the ground, and no hand or cup over it."""
        small, scale = _reduced(pixels)
        spots = _spots(quad, scale, (small.shape[1], small.shape[0]), 0.7)
        if not spots.any():
            return True
        there = small[spots] * (self._light / _light(small))
        close = (np.abs(there - self._colour) <= _ALIKE + 3 * self._spread).all(axis=1)
        return bool(close.mean() > 0.7)


def _reduced(pixels: Pixels) -> tuple[NDArray[np.float32], float]:
    high, wide = pixels.shape[:2]
    scale = min(1.0, _GROUND / wide)
    size = (max(8, round(wide * scale)), max(8, round(high * scale)))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.float32), scale


def _spots(quad: Quad, scale: float, size: tuple[int, int], factor: float) -> Mask:
    corners = np.array(quad) * scale
    middle = corners.mean(axis=0)
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillConvexPoly(mask, np.round(middle + (corners - middle) * factor).astype(np.int32), 1)
    return np.asarray(mask > 0)


def _light(small: NDArray[np.float32]) -> float:
    """The light of the whole, which a hand hardly changes."""
    return max(1.0, float(np.median(small)))
