"""A row of tiles as a photo, drawn: what reading is timed with where no photos lie beside the checkout."""

from __future__ import annotations

import cv2
import numpy as np

from mjdesk.devices.camera.picture import Picture, picture_of

from .faces import draw_face
from .ink import a_manner


def rack(wide: int, high: int) -> Picture:
    """A row of 14 tiles over most of a picture's width in px, on green; always the same."""
    rng = np.random.default_rng(8)
    manner = a_manner(rng)
    tile = (round(wide / 16), round(wide / 12))
    row = [cv2.resize(draw_face(kind * 3, manner, rng), tile, interpolation=cv2.INTER_AREA) for kind in range(14)]
    for face in row:
        cv2.rectangle(face, (0, 0), (tile[0] - 1, tile[1] - 1), (150, 160, 160), 1)
    pixels = np.full((high, wide, 3), (70, 120, 40), np.uint8)
    top, left = high // 2, wide // 16
    pixels[top : top + tile[1], left : left + 14 * tile[0]] = np.hstack(row)
    return picture_of(pixels)
