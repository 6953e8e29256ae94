"""Drawn photographs: tables that never were, with tiles, backs and dice whose places are known to the pixel."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.camera.drawn_dice import draw_dice
from tools.camera.faces import draw_face
from tools.camera.grounds import a_ground, lit
from tools.camera.ink import HIGH, WIDE, Field, Manner, Random, a_manner
from tools.camera.labelled import BACK, SIDE, Labelled, Thing
from tools.camera.painting import Points, fill, hull, paste, shadow


@dataclass(slots=True)
class _Set:
    """One set of tiles: how it is printed, what it is made of."""

    manner: Manner
    body: NDArray[np.float32]
    back: NDArray[np.float32]
    side: NDArray[np.float32]
    dark: bool
    wide: float  #: width of a tile in units of its height
    faces: dict[int, Field]

    def face(self, kind: int, rng: Random) -> Field:
        if kind not in self.faces:
            print_ = draw_face(kind, self.manner, rng).astype(np.float32) / 255
            if self.dark:
                light = 1 - print_
                light /= max(float(light.max()), 0.2)
                painted = self.body + (235 - self.body) * light
            else:
                painted = self.body * print_
            self.faces[kind] = np.clip(painted, 0, 255).astype(np.uint8)
        return self.faces[kind]


def _a_set(rng: Random) -> _Set:
    dark = bool(rng.random() < 0.12)
    body = rng.uniform(15, 70, 3) if dark else np.array([225, 240, 245]) * rng.uniform(0.82, 1.06) + rng.normal(0, 9, 3)
    hue = np.array([[rng.integers(180), rng.integers(60, 256), rng.integers(60, 230)]], np.uint8)[None]
    back = cv2.cvtColor(hue, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)
    if not dark and back.min() > 150:  # else nobody could tell a back from a blank white dragon
        back = np.asarray(back * 0.6, np.float32)
    side = np.asarray(body * rng.uniform(0.72, 0.97), np.float32)
    return _Set(a_manner(rng), np.asarray(body, np.float32), back, side, dark, float(rng.uniform(0.68, 0.82)), {})


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a tile lies on the table: its middle and turn, in heights of a tile and radians; face up or down."""

    x: float
    y: float
    turn: float
    face_up: bool


def _row(rng: Random, count: int, x: float, y: float, wide: float, turn: float, face_up: bool = True) -> list[_Place]:
    gap = wide * (1 + (rng.uniform(0, 0.04) if rng.random() < 0.7 else rng.uniform(0.04, 0.6)))
    c, s = np.cos(turn), np.sin(turn)
    places = []
    for k in range(count):
        along = (k - (count - 1) / 2) * gap
        wobble = rng.normal(0, 0.012, 2)
        lean = turn + rng.normal(0, 0.012) + np.pi * (rng.random() < 0.25)
        places.append(_Place(x + along * c + wobble[0], y + along * s + wobble[1], float(lean), face_up))
    return places


def _layout(rng: Random, wide: float) -> list[_Place]:
    """Rows, grids, heaps, or a table in play."""
    places: list[_Place] = []
    for place in _thrown(rng, wide):  # what would lie on another tile is left out
        if all(np.hypot(p.x - place.x, p.y - place.y) > 0.93 * wide for p in places):
            places.append(place)
    return places


def _thrown(rng: Random, wide: float) -> list[_Place]:
    style = rng.integers(5)
    if style == 0:
        return _row(rng, int(rng.integers(1, 19)), 0, 0, wide, 0)
    if style == 1:
        rows, columns = int(rng.integers(2, 6)), int(rng.integers(2, 10))
        gap = 1 + (rng.uniform(0, 0.05) if rng.random() < 0.6 else rng.uniform(0.1, 0.7))
        return [p for r in range(rows) for p in _row(rng, columns, rng.normal(0, 0.03), r * gap, wide, 0)]
    if style == 2:
        return _scattered(rng, int(rng.integers(1, 30)), 4.0, 0.12)
    rack = _row(rng, int(rng.integers(8, 16)), 0, 0, wide, 0)
    places = rack + _scattered(rng, int(rng.integers(0, 22)), 4.0, 0.25, -5.2)
    if rng.random() < 0.6:
        places += _row(rng, int(rng.integers(3, 14)), rng.uniform(-3, 3), -rng.uniform(1.6, 3), wide, 0, face_up=False)
    if rng.random() < 0.5:
        for side in (-1, 1):
            up = bool(rng.random() < 0.5)
            places += _row(rng, int(rng.integers(2, 9)), side * rng.uniform(6.6, 8), -4, wide, np.pi / 2, face_up=up)
    if style == 4:
        places += _row(rng, int(rng.integers(2, 8)), rng.uniform(-2, 2), 1.3, wide, 0)
    return places


def _scattered(rng: Random, count: int, spread: float, backs: float, y: float = 0.0) -> list[_Place]:
    """Tiles thrown about that do not overlap."""
    places: list[_Place] = []
    for _ in range(count * 4):
        x, v = rng.uniform(-spread, spread, 2)
        if len(places) < count and all(np.hypot(p.x - x, p.y - y - v) > rng.uniform(0.95, 1.25) for p in places):
            places.append(_Place(x, y + v, float(rng.uniform(0, 2 * np.pi)), bool(rng.random() > backs)))
    return places


@dataclass(frozen=True, slots=True)
class _Camera:
    """How the table's plane, and what stands up from it, comes into the picture."""

    matrix: NDArray[np.float64]
    up: NDArray[np.float64]  #: pixels by which the upper side of a tile is moved against its foot, for a tile's height

    def seen(self, points: NDArray[np.float64]) -> Points:
        across = np.c_[points, np.ones(len(points))] @ self.matrix.T
        return (across[:, :2] / across[:, 2:]).astype(np.float32)


def _camera(rng: Random, places: list[_Place]) -> _Camera:
    points = np.array([(p.x, p.y) for p in places])
    middle = (points.max(axis=0) + points.min(axis=0)) / 2
    extent = float((points.max(axis=0) - points.min(axis=0)).max()) + 1.4
    turn = rng.normal(0, 0.09) + np.pi / 2 * rng.integers(4) if rng.random() < 0.6 else rng.uniform(0, 2 * np.pi)
    c, s = np.cos(turn), np.sin(turn)
    size = SIDE / extent * (rng.uniform(0.5, 1.0) if extent > 6 else rng.uniform(0.25, 0.8))
    stretch = np.exp(rng.normal(0, 0.16))
    move = np.array([[1, 0, -middle[0]], [0, 1, -middle[1]], [0, 0, 1.0]])
    rotate = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    tilt = rng.uniform(-0.035, 0.035, 2) if rng.random() < 0.7 else rng.uniform(-0.09, 0.09, 2)
    lean = np.array([[size * stretch, 0, 0], [0, size / stretch, 0], [tilt[0] * 5 / extent, tilt[1] * 5 / extent, 1.0]])
    room = max(0.0, SIDE - size * extent) / 2
    place = SIDE / 2 + rng.uniform(-1, 1, 2) * room
    into = np.array([[1, 0, place[0]], [0, 1, place[1]], [0, 0, 1.0]])
    thick = size * rng.uniform(0, 0.32 if rng.random() < 0.3 else 0.1)
    angle = rng.uniform(0, 2 * np.pi)
    return _Camera(into @ lean @ rotate @ move, np.array([np.cos(angle), np.sin(angle)]) * thick)


def draw_scene(rng: Random, number: int) -> Labelled:
    """One drawn photograph of ``SIDE`` × ``SIDE`` pixels with its labels."""
    pixels = a_ground(rng, SIDE)
    tiles = _a_set(rng)
    places = _layout(rng, tiles.wide)
    camera = _camera(rng, places)
    order = sorted(range(len(places)), key=lambda k: float(np.dot((places[k].x, places[k].y), camera.up)))
    things = []
    shade = rng.uniform(0.45, 0.95)
    fall = rng.uniform(-0.12, 0.12, 2)
    for k in order:
        thing = _put(pixels, places[k], tiles, camera, rng, shade, fall)
        if thing is not None:
            things.append(thing)
    if rng.random() < 0.35:
        things += draw_dice(pixels, rng, things)
    return Labelled(f"drawn-{number}", "drawn", lit(pixels, rng), things)


def _put(
    pixels: Field, place: _Place, tiles: _Set, camera: _Camera, rng: Random, shade: float, fall: NDArray[np.float64]
) -> Thing | None:
    """Draws a tile; None when less than most of it is in the picture."""
    c, s = np.cos(place.turn), np.sin(place.turn)
    u, v = np.array([c, s]) * tiles.wide / 2, np.array([-s, c]) / 2
    middle = np.array([place.x, place.y])
    foot = camera.seen(np.array([middle - u - v, middle + u - v, middle + u + v, middle - u + v]))
    top = foot + camera.up.astype(np.float32)
    whole = hull(foot, top)
    low, high = whole.min(axis=0), whole.max(axis=0)
    if (high < 2).any() or (low > SIDE - 2).any():
        return None
    shadow(pixels, foot + fall.astype(np.float32) * (high - low).max(), shade)
    kind = int(rng.integers(42)) if place.face_up else BACK
    under, over = (tiles.side, tiles.back) if place.face_up else (tiles.back * 0.9, tiles.side)
    tone = rng.uniform(0.8, 1.05)
    fill(pixels, whole, np.asarray(under * tone, np.float32))
    if tiles.back is not tiles.body:
        layer = np.asarray(foot + camera.up * 0.4, np.float32)
        fill(pixels, hull(foot, layer), np.asarray(over * tone * 0.9, np.float32))
    face = tiles.face(kind, rng) if place.face_up else np.broadcast_to(tiles.back, (HIGH, WIDE, 3)).astype(np.uint8)
    paste(pixels, face, top, rng.uniform(0.93, 1.04))
    inside = (np.minimum(high, SIDE) - np.maximum(low, 0)).prod() / (high - low).prod()
    return Thing(kind, whole, top) if inside > 0.7 else None
