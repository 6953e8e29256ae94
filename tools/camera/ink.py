"""What is printed on drawn tiles: hanzi of several fonts, dots, sticks and birds in many manners.

A face is a white field of 60 × 80 units, ``SCALE`` pixels a unit, drawn in the manner of one set (`Manner`). What a
real maker prints is not copied: shapes, inks and weights are thrown, so that a network learns what is common to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Field: TypeAlias = NDArray[np.uint8]
Ink: TypeAlias = tuple[int, int, int]  #: blue, green, red
Random: TypeAlias = np.random.Generator

SCALE: Final = 3
WIDE: Final = 60 * SCALE
HIGH: Final = 80 * SCALE

#: Fonts of Debian's packages that training uses where they are installed; Noto comes with the program.
FONTS: Final = (
    "arphic/ukai.ttc", "arphic/uming.ttc", "arphic-bkai00mp/bkai00mp.ttf", "cns11643/TW-Kai-98_1.ttf",
    "cwtex/cwkai.ttf", "cwtex/cwming.ttf", "cwtex/cwfs.ttf", "cwtex/cwheib.ttf", "cwtex/cwyen.ttf",
    "lxgw-wenkai/LXGWWenKai-Bold.ttf", "lxgw-wenkai/LXGWWenKai-Regular.ttf", "wqy/wqy-zenhei.ttc",
)  # fmt: skip
_FOLDER: Final = Path("/usr/share/fonts/truetype")


@lru_cache
def fonts() -> tuple[tuple[str, int], ...]:
    """The fonts there are, each with a weight of the variable ones (0: it has only one)."""
    import justmytype_intl_cjk

    folder = Path(justmytype_intl_cjk.__file__).parent
    noto, simplified = (str(next(folder.rglob(f"NotoSans{script}*.ttf"))) for script in ("TC", "SC"))
    found = [(str(_FOLDER / name), 0) for name in FONTS if (_FOLDER / name).exists()]
    return (*found, (noto, 500), (noto, 800), (simplified, 700))


@lru_cache(maxsize=4000)
def glyph(char: str, font: tuple[str, int]) -> NDArray[np.uint8]:
    """The ink of a character, 0–255, cut at its edges; a font that lacks it is replaced by Noto."""
    mark = _painted(char, font)
    lacking = _painted("\uffff", font)
    if mark is not None and (lacking is None or not np.array_equal(mark, lacking)):
        return mark
    assert font != fonts()[-1], char
    return glyph(char, fonts()[-1])


@lru_cache
def _shape(font: tuple[str, int]) -> ImageFont.FreeTypeFont:
    path, weight = font
    shape = ImageFont.truetype(path, 120)
    if weight:
        shape.set_variation_by_axes([weight])
    return shape


def _painted(char: str, font: tuple[str, int]) -> NDArray[np.uint8] | None:
    canvas = Image.new("L", (200, 200))
    ImageDraw.Draw(canvas).text((40, 30), char, fill=255, font=_shape(font))
    box = canvas.getbbox()
    return None if box is None else np.asarray(canvas.crop(box))


@dataclass(frozen=True, slots=True)
class Manner:
    """How one set is printed."""

    font: tuple[str, int]
    bold: int  #: pixels that strokes are widened by
    red: Ink
    green: Ink
    blue: Ink
    black: Ink
    dot: int  #: 0–5: kinds of rings
    stick: int  #: 0–4: kinds of sticks
    white: int  #: 0–6: kinds of white dragons
    simplified: bool
    formal_five: bool
    index: float  #: size of corner signs in units, 0 for none
    index_corner: int
    shrink: float  #: how much of the field is printed on
    dot_size: float
    drawn: bool  #: birds and flowers from our own drawings, else thrown together
    lively: bool  #: dots and sticks keep the classic colours


def a_manner(rng: Random) -> Manner:
    """The manner of one set."""

    def ink(b: int, g: int, r: int) -> Ink:
        base = np.array([b, g, r]) * rng.uniform(0.6, 1.25) + rng.integers(-18, 19, 3)
        return tuple(int(v) for v in np.clip(base, 0, 235))  # type: ignore[return-value]

    black = ink(40, 34, 30) if rng.random() < 0.6 else ink(140, 60, 25)
    red, green, blue = ink(35, 30, 190), ink(60, 120, 25), ink(150, 75, 30)
    if rng.random() < 0.2:  # two inks only
        green = blue = black
    available = fonts()
    return Manner(
        available[int(rng.integers(len(available)))],
        int(rng.integers(0, 5)),
        red,
        green,
        blue,
        black,
        int(rng.integers(6)),
        int(rng.integers(5)),
        int(rng.integers(7)),
        bool(rng.random() < 0.15),
        bool(rng.random() < 0.7),
        float(rng.uniform(8, 15)) if rng.random() < 0.55 else 0.0,
        int(rng.integers(4)),
        float(rng.uniform(0.82, 1.02)),
        float(rng.uniform(0.8, 1.1)),
        bool(rng.random() < 0.35),
        bool(rng.random() < 0.75),
    )


def blank() -> Field:
    """An empty face."""
    return np.full((HIGH, WIDE, 3), 255, np.uint8)


def at(x: float, y: float) -> tuple[int, int]:
    """A point in units as OpenCV draws it: pixels times 8."""
    return round(x * SCALE * 8), round(y * SCALE * 8)


def disc(face: Field, x: float, y: float, r: float, ink: Ink) -> None:
    """A filled circle, in units."""
    cv2.circle(face, at(x, y), max(1, round(r * SCALE * 8)), ink, -1, cv2.LINE_AA, 3)


def ring(face: Field, x: float, y: float, r: float, width: float, ink: Ink) -> None:
    """A circle's line, in units."""
    cv2.circle(face, at(x, y), max(1, round(r * SCALE * 8)), ink, max(1, round(width * SCALE)), cv2.LINE_AA, 3)


def stroke(face: Field, points: list[tuple[float, float]], width: float, ink: Ink) -> None:
    """A bent line through points, in units."""
    line = np.array([at(x, y) for x, y in points], np.int32)
    cv2.polylines(face, [line], False, ink, max(1, round(width * SCALE)), cv2.LINE_AA, 3)


def oval(face: Field, x: float, y: float, rx: float, ry: float, turn: float, ink: Ink) -> None:
    """A filled ellipse, in units and degrees."""
    axes = (max(1, round(rx * SCALE * 8)), max(1, round(ry * SCALE * 8)))
    cv2.ellipse(face, at(x, y), axes, turn, 0, 360, ink, -1, cv2.LINE_AA, 3)


def polygon(face: Field, points: list[tuple[float, float]], ink: Ink) -> None:
    """A filled polygon, in units."""
    cv2.fillPoly(face, [np.array([at(x, y) for x, y in points], np.int32)], ink, cv2.LINE_AA, 3)


def hanzi(face: Field, char: str, box: tuple[float, float, float, float], ink: Ink, manner: Manner) -> None:
    """A character whose ink fills the box (centre, width, height in units)."""
    x, y, w, h = (value * SCALE for value in box)
    mask = cv2.resize(glyph(char, manner.font), (max(4, round(w)), max(4, round(h))), interpolation=cv2.INTER_AREA)
    if manner.bold:
        mask = cv2.dilate(mask, np.ones((manner.bold, manner.bold), np.uint8))
    top, left = max(0, round(y - h / 2)), max(0, round(x - w / 2))
    part = face[top : top + mask.shape[0], left : left + mask.shape[1]]
    share = (mask[: part.shape[0], : part.shape[1], None] / 255.0).astype(np.float32)
    part[:] = (part * (1 - share) + np.array(ink, np.float32) * share).astype(np.uint8)


def shrunk(face: Field, share: float) -> Field:
    """The same print on less, or a little more, of the field."""
    if abs(share - 1) < 0.02:
        return face
    matrix = np.array([[share, 0, WIDE * (1 - share) / 2], [0, share, HIGH * (1 - share) / 2]])
    turned = cv2.warpAffine(face, matrix, (WIDE, HIGH), flags=cv2.INTER_AREA, borderValue=(255, 255, 255))
    return np.asarray(turned, np.uint8)
