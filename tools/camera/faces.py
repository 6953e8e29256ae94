"""The 42 faces of a mahjong set, each drawn in the manner of a set (`ink`)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import numpy as np

from mjdesk.engine.tiles import FIRST_FLOWER, GREEN, RED, WHITE, Tile
from tools.art.tiles import DOTS, STICKS
from tools.camera.ink import (
    HIGH,
    Field,
    Ink,
    Manner,
    Random,
    blank,
    disc,
    hanzi,
    oval,
    polygon,
    ring,
    shrunk,
    stroke,
)
from tools.camera.pictures import bird, flower

NUMERALS: Final = "一二三四五六七八九"
PAPER: Final = (255, 255, 255)


def draw_face(kind: Tile, manner: Manner, rng: Random) -> Field:
    """The face of a kind: blue green red on white, ``HIGH`` × ``WIDE`` pixels."""
    face = blank()
    if kind < 9:
        _characters(face, kind, manner, rng)
    elif kind < 18:
        _dots(face, kind - 8, manner, rng)
    elif kind < 27:
        _sticks(face, kind - 17, manner, rng)
    elif kind < WHITE:
        _honour(face, kind, manner, rng)
    elif kind == WHITE:
        _white(face, manner)
    else:
        flower(face, kind - FIRST_FLOWER, manner, rng)
    face = shrunk(face, manner.shrink)
    if manner.index and kind != WHITE:
        _index(face, kind, manner, rng)
    return face


def _characters(face: Field, rank: int, manner: Manner, rng: Random) -> None:
    char = "伍" if rank == 4 and manner.formal_five else NUMERALS[rank]
    tall = {0: 7, 1: 17, 2: 24}.get(rank, 29)
    hanzi(face, char, (30, 21, rng.uniform(34, 46), tall * rng.uniform(0.9, 1.15)), manner.black, manner)
    under = "万" if manner.simplified else "萬"
    hanzi(face, under, (30, 58, rng.uniform(34, 44), rng.uniform(31, 38)), manner.red, manner)


def _inks(manner: Manner, letter: str) -> Ink:
    if not manner.lively:
        return manner.red if letter == "r" else manner.black
    return {"r": manner.red, "g": manner.green, "b": manner.blue}[letter]


def _dots(face: Field, count: int, manner: Manner, rng: Random) -> None:
    if count == 1:
        _great_dot(face, manner, rng)
        return
    radius, places = DOTS[count]
    jitter = rng.uniform(0.92, 1.06)
    for place in places.split(";"):
        letter, x, y = place.split()
        x0, y0 = 30 + (float(x) - 30) * jitter, 40 + (float(y) - 40) * jitter
        _dot(face, x0, y0, radius * manner.dot_size, _inks(manner, letter), manner)


def _dot(face: Field, x: float, y: float, r: float, ink: Ink, manner: Manner) -> None:
    style = manner.dot
    if style == 0:
        disc(face, x, y, r, ink)
        disc(face, x, y, r * 0.72, PAPER)
        disc(face, x, y, r * 0.48, ink)
    elif style == 1:
        ring(face, x, y, r * 0.85, r * 0.14, ink)
        ring(face, x, y, r * 0.5, r * 0.14, ink)
        disc(face, x, y, r * 0.2, ink)
    elif style == 2:
        disc(face, x, y, r, ink)
        for k in range(8):
            disc(face, x + 0.62 * r * cos(k * pi / 4), y + 0.62 * r * sin(k * pi / 4), r * 0.13, PAPER)
        disc(face, x, y, r * 0.22, PAPER)
    elif style == 3:
        ring(face, x, y, r * 0.85, r * 0.2, ink)
        for k in range(4):
            oval(face, x, y, r * 0.55, r * 0.14, 45 * k, ink)
    elif style == 4:
        disc(face, x, y, r, ink)
        stroke(face, [(x - r * 0.5, y), (x + r * 0.5, y)], r * 0.2, PAPER)
        stroke(face, [(x, y - r * 0.5), (x, y + r * 0.5)], r * 0.2, PAPER)
        ring(face, x, y, r * 0.7, r * 0.09, PAPER)
    else:
        disc(face, x, y, r, ink)
        disc(face, x, y, r * 0.35, PAPER)


def _great_dot(face: Field, manner: Manner, rng: Random) -> None:
    outer, middle, inner = (_inks(manner, letter) for letter in rng.permutation(["r", "g", "b"]))
    r = rng.uniform(19, 27)
    style = rng.integers(4)
    if style == 0:
        ring(face, 30, 40, r, 2.4, outer)
        ring(face, 30, 40, r * 0.75, 1.6, outer)
    elif style == 1:
        disc(face, 30, 40, r, outer)
        disc(face, 30, 40, r * 0.82, PAPER)
    petals = int(rng.integers(6, 19))
    for k in range(petals):
        turn = 360 * k / petals
        x, y = 30 + 0.62 * r * cos(turn * pi / 180), 40 + 0.62 * r * sin(turn * pi / 180)
        oval(face, x, y, r * 0.22, min(r * 0.12, 2.6 * r / petals), turn, middle)
        if style == 3:
            disc(face, 30 + 0.92 * r * cos(turn * pi / 180), 40 + 0.92 * r * sin(turn * pi / 180), r * 0.1, outer)
    disc(face, 30, 40, r * 0.36, inner)
    disc(face, 30, 40, r * rng.uniform(0.1, 0.24), PAPER if rng.random() < 0.6 else outer)


def _sticks(face: Field, count: int, manner: Manner, rng: Random) -> None:
    if count == 1:
        bird(face, manner, rng)
        return
    length, width, places = STICKS[count]
    stretch = rng.uniform(0.85, 1.05)
    for place in places.split(";"):
        letter, x, y, turn = place.split()
        ink = _inks(manner, letter if rng.random() < 0.95 else "g")
        size = (length * stretch, width * manner.dot_size)
        _stick(face, (float(x), float(y), float(turn)), size, ink, manner)


def _stick(face: Field, place: tuple[float, float, float], size: tuple[float, float], ink: Ink, manner: Manner) -> None:
    (x, y, turn), (length, width) = place, size
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)

    def put(u: float, v: float) -> tuple[float, float]:
        return x + u * c - v * s, y + u * s + v * c

    half, w = length / 2, width / 2
    if manner.stick == 0:  # two joints, broad at the ends
        for a, b in ((-half, -0.06 * length), (0.06 * length, half)):
            m = (a + b) / 2
            outline = [(-w, a), (w, a), (0.5 * w, m), (w, b), (-w, b), (-0.5 * w, m)]
            polygon(face, [put(u, v) for u, v in outline], ink)
    elif manner.stick == 1:  # a bar with a light line and a ring in the middle
        polygon(face, [put(u, v) for u, v in ((-w, -half), (w, -half), (w, half), (-w, half))], ink)
        stroke(face, [put(0, -0.8 * half), put(0, 0.8 * half)], 0.4 * w, PAPER)
        stroke(face, [put(-1.2 * w, 0), put(1.2 * w, 0)], 0.1 * length, ink)
    elif manner.stick == 2:  # ovals in a chain
        for k in range(3):
            ox, oy = put(0, (k - 1) * length / 3)
            oval(face, ox, oy, w, length / 6.2, turn, ink)
            oval(face, ox, oy, w * 0.4, length / 13, turn, PAPER)
    elif manner.stick == 3:  # a thin line with knots
        stroke(face, [put(0, -half), put(0, half)], w, ink)
        for v in (-half * 0.9, 0, half * 0.9):
            ox, oy = put(0, v)
            oval(face, ox, oy, w * 1.05, w * 0.6, turn, ink)
    else:  # a plain stick with round ends, cut in two
        stroke(face, [put(0, -half + w), put(0, half - w)], 1.8 * w, ink)
        stroke(face, [put(-w, 0), put(w, 0)], 0.07 * length, PAPER)


def _honour(face: Field, kind: Tile, manner: Manner, rng: Random) -> None:
    if kind == RED:
        char, ink = "中", manner.red
    elif kind == GREEN:
        char, ink = "发" if manner.simplified else "發", manner.green
    else:
        char, ink = ("东南西北" if manner.simplified else "東南西北")[kind - 27], manner.black
    if manner.font[1] == 0 and kind == GREEN and rng.random() < 0.15:
        ink = manner.black
    hanzi(face, char, (30, 40, rng.uniform(36, 50), rng.uniform(44, 58)), ink, manner)


def _white(face: Field, manner: Manner) -> None:
    ink, style = manner.blue, manner.white
    if style == 0:
        return

    def frame(inset: float, width: float, colour: Ink) -> None:
        points = [(inset, inset), (60 - inset, inset), (60 - inset, 80 - inset), (inset, 80 - inset), (inset, inset)]
        stroke(face, points, width, colour)

    if style in (1, 2, 5):
        frame(7, 2.4 if style == 1 else 1.2, ink)
    if style in (2, 3):
        frame(12, 3.6, ink)
    if style == 4:
        for k in range(22):
            inset = 9
            along = k / 22 * 2 * (42 + 62)
            x, y = _around(along, 42, 62)
            disc(face, inset + x, inset + y, 2.6, ink if k % 2 else manner.red)
    if style in (5, 6):
        for x, y in ((13, 13), (47, 13), (13, 67), (47, 67)):
            ring(face, x, y, 4, 1.6, ink)
        frame(13, 1.6, ink)


def _around(along: float, wide: float, high: float) -> tuple[float, float]:
    """A point on the edge of a rectangle, so far from its upper left corner."""
    if along < wide:
        return along, 0
    if along < wide + high:
        return wide, along - wide
    if along < 2 * wide + high:
        return 2 * wide + high - along, high
    return 0, 2 * (wide + high) - along


def _index(face: Field, kind: Tile, manner: Manner, rng: Random) -> None:
    if kind >= FIRST_FLOWER:
        return
    text = str(kind % 9 + 1) if kind < 27 else "ESWNCF"[kind - 27]
    size = manner.index
    x = 4 + size * 0.3 if manner.index_corner % 2 == 0 else 56 - size * 0.3
    hanzi(face, text, (x, 3 + size / 2, size * 0.55, size), (manner.red, manner.black)[int(rng.integers(2))], manner)
    if manner.index_corner >= 2:
        foot = HIGH * 3 // 4  # the same sign upside down in the other corner
        face[foot:] = np.minimum(face[foot:], face[::-1, ::-1][foot:])
