"""Birds and flowers of drawn faces: thrown together from strokes, or our own drawings of the program's tiles."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import cv2
import numpy as np

from mjdesk.shipped import asset
from tools.camera.ink import HIGH, WIDE, Field, Ink, Manner, Random, disc, hanzi, oval, polygon, stroke

FLOWERS: Final = ("春", "夏", "秋", "冬", "梅", "蘭", "竹", "菊")
PAPER: Final = (255, 255, 255)


def bird(face: Field, manner: Manner, rng: Random) -> None:
    """A bird somehow: a body, a head, a tail of long feathers, legs."""
    if manner.drawn:
        _asset(face, "1s", rng)
        return
    inks = _mixed(manner, rng)
    mirror = 1 if rng.random() < 0.5 else -1
    lean = rng.uniform(-30, 40)

    def put(u: float, v: float) -> tuple[float, float]:
        a = lean * pi / 180
        return 30 + mirror * (u * cos(a) - v * sin(a)), 38 + u * sin(a) + v * cos(a)

    feathers = int(rng.integers(3, 8))
    for k in range(feathers):
        spread = (k / (feathers - 1) - 0.5) * rng.uniform(10, 34)
        end = put(-rng.uniform(8, 24), rng.uniform(20, 34) - abs(spread) * 0.3)
        middle = put(-8 + spread * 0.4, 14)
        stroke(face, [put(-2, 4), middle, (end[0] + spread, end[1])], rng.uniform(1.2, 3.4), inks[k % 3])
        if rng.random() < 0.5:
            disc(face, end[0] + spread, end[1], rng.uniform(1.5, 3.2), inks[(k + 1) % 3])
    oval(face, *put(0, 0), rng.uniform(7, 12), rng.uniform(11, 18), mirror * (lean + 20), inks[0])
    oval(face, *put(-3, 2), rng.uniform(3, 6), rng.uniform(8, 12), mirror * (lean + 40), inks[1])
    hx, hy = put(rng.uniform(4, 12), -rng.uniform(18, 26))
    stroke(face, [put(3, -8), (hx, hy)], rng.uniform(3, 7), inks[0])
    disc(face, hx, hy, rng.uniform(3.5, 6), inks[int(rng.integers(3))])
    disc(face, hx, hy, 1.2, PAPER)
    polygon(face, [(hx + mirror * 3, hy - 2), (hx + mirror * 10, hy + 1), (hx + mirror * 3, hy + 2)], manner.red)
    for k in range(int(rng.integers(0, 5))):
        stroke(face, [(hx, hy - 3), (hx + (k - 2) * 2.4, hy - 9)], 1, inks[2])
    for u in (-2, 4):
        stroke(face, [put(u, 12), put(u + 1, rng.uniform(22, 28))], 1.4, manner.red)


def _mixed(manner: Manner, rng: Random) -> list[Ink]:
    """The three inks in any order; of a set of two inks those."""
    inks = [manner.red, manner.green, manner.blue] if manner.lively else [manner.red, manner.black, manner.black]
    return [inks[int(k)] for k in rng.permutation(3)]


def flower(face: Field, number: int, manner: Manner, rng: Random) -> None:
    if manner.drawn:
        _asset(face, f"{number + 1}h", rng)
    else:
        _plant(face, number, manner, rng)
    char = FLOWERS[number].replace("蘭", "兰") if manner.simplified else FLOWERS[number]
    size = rng.uniform(15, 28)
    x, y = (size / 2 + 3, size / 2 + 3) if rng.random() < 0.5 else (57 - size / 2, size / 2 + 3)
    ink = (manner.red, manner.green, manner.blue, manner.black)[int(rng.integers(4))]
    hanzi(face, char, (x, y, size, size), ink, manner)
    if rng.random() < 0.7:
        dx, dy = (60 - x, y) if rng.random() < 0.6 else (60 - x, 70.0)
        digit = str(number % 4 + 1)
        hanzi(face, digit, (min(max(dx, 8), 52), dy, 7, 12), (manner.red, manner.blue)[int(rng.integers(2))], manner)


def _plant(face: Field, number: int, manner: Manner, rng: Random) -> None:
    """Something that grows: branches, leaves, blossoms; each of the eight with habits of its own."""
    inks = (manner.red, manner.green, manner.blue)
    foot = (rng.uniform(20, 40), 76.0)
    for _ in range(int(rng.integers(2, 5)) + 3 * (number in (5, 6))):
        end = (rng.uniform(8, 52), rng.uniform(26, 50))
        bend = ((foot[0] + end[0]) / 2 + rng.uniform(-8, 8), (foot[1] + end[1]) / 2)
        stroke(face, [foot, bend, end], rng.uniform(1, 3.2) if number != 6 else 3, inks[1])
        for _ in range(int(rng.integers(1, 4))):
            x, y = end[0] + rng.uniform(-6, 6), end[1] + rng.uniform(-6, 6)
            if number in (6, 5):
                oval(face, x, y, rng.uniform(5, 9), rng.uniform(1, 2), rng.uniform(0, 180), inks[1])
            else:
                petals = 5 if number in (0, 4) else int(rng.integers(6, 14))
                r = rng.uniform(2, 4.5)
                ink = inks[int(rng.integers(3))] if rng.random() < 0.4 else manner.red
                for k in range(petals):
                    a = 2 * pi * k / petals
                    oval(face, x + r * cos(a), y + r * sin(a), r * 0.6, r * 0.4, a * 180 / pi, ink)


@lru_cache
def _drawing(name: str, kind: str) -> Field:
    """One of our own drawings on white."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB888)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(str(asset("tiles", kind, f"{name}.svg"))).render(painter, QRectF(0, 0, WIDE, HIGH))
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(HIGH, image.bytesPerLine())
    return np.ascontiguousarray(rows[:, : WIDE * 3].reshape(HIGH, WIDE, 3)[:, :, ::-1])


def _asset(face: Field, name: str, rng: Random) -> None:
    drawing = _drawing(name, "full" if rng.random() < 0.6 else "simple")
    if rng.random() < 0.5:
        drawing = cv2.flip(drawing, 1).astype(np.uint8) if not name.endswith("h") else drawing
    face[:] = np.minimum(face, drawing)
