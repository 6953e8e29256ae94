"""A table as a camera above it sees it, drawn: tiles and dice in areas, on cloth, with a sensor's noise.

It is read by eyes that know what was drawn and look whether it is to be seen in the picture (`Knowing`), or by the
recogniser that ships; kinds that this one reads for certain are found out by having it read them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from mjdesk.devices.camera.frames import Frame, Pixels
from mjdesk.devices.camera.picture import Picture
from mjdesk.devices.camera.readings import Box, DieReading, Guess, Quad, Reading, Sight
from mjdesk.devices.camera.recogniser import Recogniser
from mjdesk.devices.camera.table_eye import TableEye, part_of
from mjdesk.devices.camera.table_view import PURPOSES, Area, Purpose, TableView, first_areas
from mjdesk.devices.camera.watching import Watch
from mjdesk.devices.layout import Place
from mjdesk.devices.link.messages import Zone
from mjdesk.engine.tiles import FIRST_FLOWER, Tile
from tools.camera.drawn_dice import _SPOTS
from tools.camera.faces import draw_face
from tools.camera.ink import a_manner

SIZE = (1280, 720)
TILE = (38, 52)
PACE = 10.0
CLOTH = (70, 105, 50)
DIE = 24
RIM = (25, 40, 70)
VIEW = TableView("table", "folder:none", first_areas(SIZE[0] / SIZE[1]))


@cache
def face(kind: Tile) -> Pixels:
    """A face as it is drawn on this table."""
    rng = np.random.default_rng(1)
    manner = a_manner(rng)
    drawn = [cv2.resize(draw_face(k, manner, rng), TILE, interpolation=cv2.INTER_AREA) for k in range(FIRST_FLOWER)]
    body = np.array([225, 238, 244])
    return np.asarray(np.clip(drawn[kind] / 255 * body, 0, 255), np.uint8)


@cache
def _grain(number: int, shape: tuple[int, ...]) -> NDArray[np.int16]:
    return np.random.default_rng(number).integers(-4, 5, shape).astype(np.int16)


def noise(pixels: Pixels, number: int, gain: float = 1.0) -> Pixels:
    """As a sensor has it: a frame is not equal to the one before."""
    lit = pixels.astype(np.int16) if gain == 1.0 else (pixels * gain).astype(np.int16)
    return np.asarray(np.clip(lit + _grain(number % 5, pixels.shape), 0, 255), np.uint8)


def lay(pixels: Pixels, kind: Tile, at: tuple[float, float], quarters: int) -> None:
    """A tile with its middle at a point, turned."""
    tile = cv2.copyMakeBorder(face(kind), 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=(150, 170, 175))
    turned = np.rot90(tile, quarters)
    high, wide = turned.shape[:2]
    x, y = round(at[0] - wide / 2), round(at[1] - high / 2)
    pixels[y : y + high, x : x + wide] = turned


def roll(pixels: Pixels, pips: int, at: tuple[float, float]) -> None:
    """A die with its middle at a point."""
    size, (x, y) = DIE, at
    corner = (round(x - size / 2), round(y - size / 2))
    cv2.rectangle(pixels, corner, (corner[0] + size, corner[1] + size), (150, 150, 150), -1)
    cv2.rectangle(
        pixels, (corner[0] + 2, corner[1] + 1), (corner[0] + size - 3, corner[1] + size - 4), (240, 240, 240), -1
    )
    for a, b in _SPOTS[pips]:
        spot = (round((x + a * size * 0.24) * 16), round((y - 1 + b * size * 0.24) * 16))
        cv2.circle(pixels, spot, round(size * 0.085 * 16), (30, 30, 30), -1, cv2.LINE_AA, 4)


def places_in(area: Area) -> list[tuple[float, float]]:
    """Where tiles of an area lie, in the order of its rows as its seat has them, in pixels."""
    wide, high = SIZE
    a, b, _c, d = (np.array([x * wide, y * high]) for x, y in area.corners)
    along, down = b - a, d - a
    step, row = 48 / np.linalg.norm(along), 64 / np.linalg.norm(down)
    count, rows = int(1 / step), max(1, int(1 / row))
    found = [a + along * (step * (n + 0.5)) + down * (row * (r + 0.5)) for r in range(rows) for n in range(count)]
    return [(float(x), float(y)) for x, y in found]


@dataclass(frozen=True)
class Lies:
    """Something drawn: a tile (turned by quarters), or a die (None)."""

    what: int
    at: tuple[float, float]
    quarters: int | None = None

    def draw(self, pixels: Pixels) -> None:
        if self.quarters is None:
            roll(pixels, self.what, self.at)
        else:
            lay(pixels, self.what, self.at, self.quarters)

    @property
    def half(self) -> tuple[float, float]:
        """Half its width and height."""
        if self.quarters is None:
            return DIE / 2, DIE / 2
        return (TILE[0] / 2, TILE[1] / 2) if self.quarters % 2 == 0 else (TILE[1] / 2, TILE[0] / 2)

    @property
    def quad(self) -> Quad:
        (x, y), (w, h) = self.at, self.half
        return (x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)

    @property
    def box(self) -> Box:
        (x, y), (w, h) = self.at, self.half
        return Box(x - w, y - h, 2 * w, 2 * h)


class Knowing:
    """Eyes that know all that was ever drawn, and find what of it the picture shows: a hand over it hides it."""

    def __init__(self, view: TableView) -> None:
        self.known: dict[Lies, None] = {}
        self._view = view

    def __call__(self, picture: Picture, _quick: bool) -> Sight:
        part = part_of(self._view, SIZE)
        left, top, right, foot = part
        seen = cv2.resize(picture.pixels, (right - left, foot - top), interpolation=cv2.INTER_LINEAR)
        off = {each: self._off(np.asarray(seen, np.float32), each, (left, top)) for each in self.known}
        found: list[Lies] = []
        for each in sorted(off, key=lambda each: off[each]):  # of two in one place the one that fits better
            if off[each] < 14 and all(max(map(abs, np.subtract(each.at, other.at))) > 16 for other in found):
                found.append(each)
        scale = picture.width / (right - left)
        tiles = tuple(_reading(each, left, top, scale) for each in found if each.quarters is not None)
        dice = tuple(
            DieReading(each.what, _box(each, left, top, scale), 0.99) for each in found if each.quarters is None
        )
        return Sight(tiles, dice)

    def _off(self, seen: NDArray[np.float32], each: Lies, corner: tuple[int, int]) -> float:
        """How far the picture is from showing it there, whatever the light."""
        drawn = blank()
        each.draw(drawn)
        (x, y), (w, h) = each.at, each.half
        left, top, right, foot = round(x - w), round(y - h), round(x + w), round(y + h)
        there = seen[top - corner[1] : foot - corner[1], left - corner[0] : right - corner[0]]
        wanted = drawn[top:foot, left:right].astype(np.float32)
        light = float(np.median(there)) / max(1.0, float(np.median(wanted)))
        return float(np.abs(there - wanted * light).mean()) if 0.3 < light < 1.5 else 255.0


def _box(each: Lies, left: int, top: int, scale: float) -> Box:
    box = each.box
    return Box((box.x - left) * scale, (box.y - top) * scale, box.w * scale, box.h * scale)


def _reading(each: Lies, left: int, top: int, scale: float) -> Reading:
    a, b, c, d = (((x - left) * scale, (y - top) * scale) for x, y in each.quad)
    return Reading(each.what, _box(each, left, top, scale), (a, b, c, d), 0.99, (Guess(each.what, 0.99),))


def blank() -> Pixels:
    """The bare table."""
    pixels = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    pixels[:] = RIM
    pixels[12:-12, 180:-180] = CLOTH
    return pixels


@dataclass
class DrawnTable:
    """A table, the frames of it, and the eye that follows them. What lies there is told by tests.

    ``real``: the recogniser reads it, else eyes that know what was drawn.
    """

    view: TableView = VIEW
    tiles: dict[Purpose, list[Tile]] = field(default_factory=dict)
    dice: list[int] = field(default_factory=list)
    shift: tuple[int, int] = (0, 0)  #: where the dice lie
    pushed: list[Lies] = field(default_factory=list)  #: tiles that lie elsewhere
    real: bool = False
    number: int = 0
    watch: Watch = field(default_factory=Watch)

    def __post_init__(self) -> None:
        self.knowing = Knowing(self.view)
        self.eye = TableEye(self.view, self._real if self.real else self.knowing)

    @staticmethod
    def _real(picture: Picture, quick: bool) -> Sight:
        return the_recogniser().read(picture, quick=quick)

    def lying(self) -> list[Lies]:
        """Everything that is drawn."""
        out = list(self.pushed)
        for purpose, kinds in self.tiles.items():
            area = self.view.area(purpose)
            assert area is not None
            assert purpose is not None
            out += [Lies(k, at, purpose.seat or 0) for k, at in zip(kinds, places_in(area), strict=False)]
        middle = SIZE[0] / 2 - 30 * (len(self.dice) - 1), SIZE[1] / 2 + 50
        dx, dy = self.shift
        return out + [Lies(pips, (middle[0] + 60 * n + dx, middle[1] + dy)) for n, pips in enumerate(self.dice)]

    def picture(self) -> Pixels:
        """The table without noise."""
        pixels, lying = blank(), self.lying()
        for each in lying:
            each.draw(pixels)
            self.knowing.known[each] = None
        return pixels

    def show(self, seconds: float, gain: float = 1.0, over: Pixels | None = None) -> None:
        """Let the camera look for a while; ``over``: this instead of the table."""
        base = self.picture() if over is None else over
        for _ in range(round(seconds * PACE)):
            self.frame(noise(base, self.number, gain))

    def frame(self, pixels: Pixels) -> None:
        """One frame."""
        shown = Frame(pixels, self.number, self.number / PACE)
        self.watch = self.watch.after(shown)
        self.eye.after(shown, self.watch)
        self.number += 1


@cache
def the_recogniser() -> Recogniser:
    """The one of all tests of tables."""
    return Recogniser()


#: kinds that models read well; which of them are read for certain is found out
_LIKELY = (19, 27, 16, 20, 12, 10, 25, 29)


@cache
def certain() -> tuple[Tile, ...]:
    """Three kinds that the recogniser reads for certain wherever they lie, which a test may lay."""
    rivers = [Place(Zone.RIVER, seat) for seat in range(4)]
    found: list[Tile] = []
    for kind in _LIKELY:
        table = DrawnTable(tiles={rivers[0]: [kind], rivers[3]: [kind]}, real=True)
        table.show(0.7)
        if all(table.eye.tiles.get(place) == (kind,) for place in (rivers[0], rivers[3])):
            found.append(kind)
        if len(found) == 3:
            return tuple(found)
    raise AssertionError(f"the drawn tiles are hardly read ({found}): draw them otherwise")


def told(table: DrawnTable) -> Mapping[Purpose, Sequence[Tile]]:
    """What the eye tells, without places where nothing lies."""
    return {place: sorted(tiles) for place, tiles in table.eye.tiles.items() if tiles}


assert len(PURPOSES) == len(VIEW.areas)
