"""Racks as a person photographs a hand: a row of tiles over most of the picture, drawn in a manner of its own each."""

from __future__ import annotations

import cv2
import numpy as np

from mjdesk.engine.tiles import FIRST_FLOWER
from tools.camera.faces import draw_face
from tools.camera.grounds import a_ground, lit
from tools.camera.ink import a_manner
from tools.camera.labelled import SIDE, Labelled, Thing

WIDE, HIGH = 40, 56


def rack(seed: int, count: int = 14) -> Labelled:
    """A row of ``count`` tiles without flowers, with its labels."""
    rng = np.random.default_rng(seed)
    manner = a_manner(rng)
    pixels = a_ground(rng, SIDE)
    body = np.array([225, 238, 244]) * rng.uniform(0.9, 1.03)
    left, top = (SIDE - count * WIDE) // 2, int(rng.integers(250, 400))
    things = []
    for place, kind in enumerate(rng.integers(0, FIRST_FLOWER, count)):
        face = cv2.resize(draw_face(int(kind), manner, rng), (WIDE - 2, HIGH - 2), interpolation=cv2.INTER_AREA)
        x = left + place * WIDE
        pixels[top : top + HIGH, x : x + WIDE] = np.clip(body * 0.7, 0, 255)
        pixels[top + 1 : top + HIGH - 1, x + 1 : x + WIDE - 1] = np.clip(face / 255 * body, 0, 255)
        quad = np.array([(x, top), (x + WIDE, top), (x + WIDE, top + HIGH), (x, top + HIGH)], np.float32)
        things.append(Thing(int(kind), quad, quad))
    return Labelled(f"rack-{seed}", "drawn", lit(pixels, rng), things)
