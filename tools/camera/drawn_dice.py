"""Dice of drawn scenes: cubes of any colour, seen from above, a little aslant."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.camera.ink import Field, Random
from tools.camera.labelled import PIPS, SIDE, Thing
from tools.camera.painting import fill, hull, shadow

_SPOTS: Final = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}  # fmt: skip


def draw_dice(pixels: Field, rng: Random, things: list[Thing]) -> list[Thing]:
    """A few dice where no tile lies."""
    taken = [np.array(thing.box) for thing in things]
    dice = []
    for _ in range(int(rng.integers(1, 5))):
        size = rng.uniform(16, 60)
        centre = rng.uniform(size, SIDE - size, 2)
        box = np.array([*(centre - size * 0.75), size * 1.5, size * 1.5])
        if all((np.abs(box[:2] + box[2:] / 2 - b[:2] - b[2:] / 2) > (box[2:] + b[2:]) / 2).any() for b in taken):
            taken.append(box)
            dice.append(_die(pixels, rng, centre, size))
    return dice


def _die(pixels: Field, rng: Random, centre: NDArray[np.float64], size: float) -> Thing:
    colour = rng.uniform(10, 250, 3) if rng.random() < 0.6 else np.full(3, rng.choice([20.0, 240.0]))
    light = float(colour.mean()) > 125
    spots = rng.uniform(0, 60, 3) if light else rng.uniform(200, 255, 3)
    if light and rng.random() < 0.2:
        spots = np.array([30.0, 30.0, 190.0])
    turn = rng.uniform(0, 2 * np.pi)
    c, s = np.cos(turn) * size / 2, np.sin(turn) * size / 2
    u, v = np.array([c, s]), np.array([-s, c])
    foot = np.array([centre - u - v, centre + u - v, centre + u + v, centre - u + v]).astype(np.float32)
    lean = np.asarray(rng.uniform(-0.35, 0.35, 2) * size, np.float32)
    top = foot + lean
    whole = hull(foot, top)
    shadow(pixels, foot, 0.7)
    fill(pixels, whole, np.asarray(colour * 0.72, np.float32))
    round_off = rng.uniform(0.82, 1.0)
    middle = top.mean(axis=0)
    fill(pixels, middle + (top - middle) * round_off, np.asarray(colour, np.float32))
    pips = int(rng.integers(1, 7))
    radius = size * rng.uniform(0.07, 0.11) * (1.5 if pips == 1 and rng.random() < 0.4 else 1.0)
    apart = rng.uniform(0.44, 0.56)
    for a, b in _SPOTS[pips]:
        x, y = middle + (u * a + v * b) * apart
        ink = tuple(float(value) for value in spots)
        cv2.circle(pixels, (round(x * 16), round(y * 16)), round(radius * 16), ink, -1, cv2.LINE_AA, 4)
    return Thing(PIPS + pips, whole, None)
