"""From a picture to what lies in it."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from .picture import Picture
from .readings import Box, Quad, Reading, Sight

_WORKED_ON: Final = 1024  #: the longer side of what is searched
_SOLID: Final = 0.8  #: how much of its turned rectangle a tile fills


class Recogniser:
    """Finds tiles and dice. One for a thread: it may keep things between pictures."""

    def read(self, picture: Picture) -> Sight:
        """What lies in the picture. Takes up to a third of a second on one core; never raises for what it sees."""
        scale = min(1.0, _WORKED_ON / max(picture.width, picture.height))
        small = cv2.resize(picture.pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        found = [_reading(corners / scale) for corners in _light_rectangles(np.asarray(small, np.uint8))]
        return Sight(tuple(sorted(found, key=lambda tile: (tile.box.y, tile.box.x))))


def _light_rectangles(pixels: NDArray[np.uint8]) -> list[NDArray[np.float64]]:
    """Corners of light areas that fill a turned rectangle of a tile's shape."""
    grey = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    _, light = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    high, wide = light.shape
    cv2.rectangle(light, (0, 0), (wide - 1, high - 1), 0, 2)  # the ground is not a tile that fills the picture
    outlines, _ = cv2.findContours(light, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    found = []
    for outline in outlines:
        turned = cv2.minAreaRect(outline)
        short, long = sorted(turned[1])
        if (
            16 <= short <= long <= min(2.2 * short, max(wide, high) / 3)
            and cv2.contourArea(outline) > _SOLID * short * long
        ):
            found.append(np.asarray(cv2.boxPoints(turned), np.float64))
    return found


def _reading(corners: NDArray[np.float64]) -> Reading:
    """A tile that was found and not named."""
    left, top = corners.min(axis=0)
    right, bottom = corners.max(axis=0)
    first, second, third, fourth = ((float(x), float(y)) for x, y in corners)
    quad: Quad = (first, second, third, fourth)
    return Reading(None, Box(float(left), float(top), float(right - left), float(bottom - top)), quad, 0.0)
