"""Pictures with what lies in them: the real photos of ``shared/photos``, and what all of training works on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from mjdesk.engine.notation import parse_tile
from mjdesk.engine.tiles import Tile

BACK: Final = 42  #: classes of the namer after the 42 kinds: a back, nothing whole, dice of 1–6 pips
NOTHING: Final = 43
PIPS: Final = 43  #: plus the pips
CLASSES: Final = 50

SIDE: Final = 640  #: width and height of every picture that training works on

#: Scenes that are judged by models which have seen no photo of them: three groups, a model each.
FOLDS: Final[tuple[frozenset[str], ...]] = (
    frozenset({"tray_riichi", "scatter_wood", "greenmat_misc"}),
    frozenset({"grid_greenmat", "redmat_blackset", "wood_misc"}),
    frozenset({"handrow_greenmat", "rotrow_greenmat", "livetable_dark", "livetable_greenmat"}),
)
_SPECIAL: Final = {
    "red": "C", "green": "F", "white": "P", "flower1": "5h", "flower2": "6h", "flower3": "8h", "flower4": "7h",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Thing:
    """A tile, a back or a die of a picture. ``kind``: a class of the namer.

    ``outline``: points around all that is seen of it; ``quad``: the corners of its face, where they are known.
    """

    kind: int
    outline: NDArray[np.float32]
    quad: NDArray[np.float32] | None

    @property
    def die(self) -> bool:
        """Whether it is a die."""
        return self.kind > NOTHING

    @property
    def box(self) -> tuple[float, float, float, float]:
        """x, y, width, height of what is seen of it."""
        x0, y0 = self.outline.min(axis=0)
        x1, y1 = self.outline.max(axis=0)
        return float(x0), float(y0), float(x1 - x0), float(y1 - y0)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A picture and its things; above ``known_from`` (a y) there may be tiles that nobody has labelled."""

    name: str
    scene: str
    pixels: NDArray[np.uint8]
    things: list[Thing] = field(default_factory=list)
    known_from: float = -1.0
    fold: int = -1


def kind_of(label: str) -> Tile:
    """The kind of a label of ``tiles.json``."""
    if label in _SPECIAL:
        return parse_tile(_SPECIAL[label])
    if label.startswith("season"):
        return parse_tile(f"{label[-1]}h")
    return parse_tile(label) if len(label) == 1 else parse_tile(f"{label[1]}{label[0]}")


def load_photos(folder: Path) -> list[Labelled]:
    """All photos of tiles and of dice, each with the fold whose models must not see it."""
    tiles = json.loads((folder / "tiles.json").read_text(encoding="utf-8"))
    dice = json.loads((folder / "dice.json").read_text(encoding="utf-8"))
    photos = [_tile_photo(folder / "tiles" / name, facts) for name, facts in tiles.items()]
    names = sorted(dice)
    for place, name in enumerate(names):  # ten that were taken one after the other stay together
        photos.append(_dice_photo(folder / "dice" / name, dice[name], place // 10 % len(FOLDS)))
    return photos


def _pixels(path: Path) -> NDArray[np.uint8]:
    pixels = cv2.imread(str(path))
    if pixels is None:
        raise FileNotFoundError(path)
    assert pixels.shape == (SIDE, SIDE, 3), path
    return np.asarray(pixels, np.uint8)


def _tile_photo(path: Path, facts: dict) -> Labelled:
    scene = facts["scene"]
    boxes = np.array([[box[side] for side in "xywh"] for box in facts["boxes"]], np.float32)
    kinds = [kind_of(box["cls"]) for box in facts["boxes"]]
    if scene == "redmat_blackset":
        quads: Iterable[NDArray[np.float32] | None] = [None] * len(kinds)
    elif scene == "rotrow_greenmat":
        quads = _turned_quads(boxes)
    else:
        quads = [_quad(box, turn) for box, turn in zip(boxes, _slants(boxes), strict=True)]
    things = [
        Thing(kind, _corners(box) if quad is None else quad, quad)
        for kind, box, quad in zip(kinds, boxes, quads, strict=True)
    ]
    known_from = float(boxes[:, 1].min()) - 4 if facts["background_tiles_unlabelled"] else -1.0
    fold = next(number for number, scenes in enumerate(FOLDS) if scene in scenes)
    return Labelled(path.name, scene, _pixels(path), things, known_from, fold)


def _dice_photo(path: Path, facts: dict, fold: int) -> Labelled:
    things = []
    for die in facts["dice"]:
        box = np.array([die[side] for side in "xywh"], np.float32)
        things.append(Thing(PIPS + die["pips"], _corners(box), None))
    return Labelled(path.name, "dice", _pixels(path), things, -1.0, fold)


def _corners(box: NDArray[np.float32]) -> NDArray[np.float32]:
    x, y, w, h = box
    return np.array([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], np.float32)


def _slants(boxes: NDArray[np.float32]) -> NDArray[np.float32]:
    """How far each tile of an upright picture is turned, by where its neighbours of the row lie (radians)."""
    centres = boxes[:, :2] + boxes[:, 2:] / 2
    slants = np.zeros(len(boxes), np.float32)
    for place, (centre, (w, h)) in enumerate(zip(centres, boxes[:, 2:], strict=True)):
        apart = centres - centre
        near = (np.abs(apart[:, 1]) < 0.35 * h) & (np.abs(apart[:, 0]) > 0.5 * w) & (np.abs(apart[:, 0]) < 1.6 * w)
        if near.any():
            slants[place] = np.median(np.arctan(apart[near, 1] / apart[near, 0]))
    return slants


def _quad(box: NDArray[np.float32], turn: float) -> NDArray[np.float32]:
    """The turned rectangle that the box is drawn around."""
    x, y, w, h = box
    c, s = abs(np.cos(turn)), abs(np.sin(turn))
    scale = c * c - s * s
    across, down = (w * c - h * s) / scale, (h * c - w * s) / scale
    if min(across, down) < 0.6 * min(w, h):
        across, down, turn = w, h, 0.0
    return _turned((x + w / 2, y + h / 2), across, down, turn)


def _turned(centre: tuple[float, float], across: float, down: float, turn: float) -> NDArray[np.float32]:
    c, s = np.cos(turn), np.sin(turn)
    u, v = np.array([c, s]) * across / 2, np.array([-s, c]) * down / 2
    middle = np.array(centre)
    return np.array([middle - u - v, middle + u - v, middle + u + v, middle - u + v], np.float32)


def _turned_quads(boxes: NDArray[np.float32]) -> list[NDArray[np.float32]]:
    """The tiles of one straight row that lies aslant: its line tells their turn, their distance how wide they are."""
    centres = boxes[:, :2] + boxes[:, 2:] / 2
    middle = centres.mean(axis=0)
    direction = np.linalg.svd(centres - middle)[2][0]
    if direction[0] < 0:
        direction = -direction
    along = np.sort((centres - middle) @ direction)
    across = float(np.median(np.diff(along)))
    turn = float(np.arctan2(direction[1], direction[0]))
    c, s = abs(np.cos(turn)), abs(np.sin(turn))
    quads = []
    for centre, (w, h) in zip(centres, boxes[:, 2:], strict=True):
        down = (w + h) / (c + s) - across
        quads.append(_turned((float(centre[0]), float(centre[1])), across, float(max(down, 0.8 * across)), turn))
    return quads
