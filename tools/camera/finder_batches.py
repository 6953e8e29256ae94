"""Parts of labelled pictures, turned, stretched and scaled, with what the finder shall say of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.camera.crowds import crowded
from tools.camera.grounds import a_ground
from tools.camera.labelled import BACK, Labelled, Thing

STRIDE: Final = 4
CANVAS: Final = 320
BOX_UNIT: Final = 16.0  #: distances to the sides of a box are told as log(pixels / 16)
SIDE_UNIT: Final = 32.0  #: mean sides of a face as log(pixels / 32)
_GROUNDS: Final = 150
_CROWDS: Final = 100
_MOVED: Final = 0.35  #: so many photos are put on a ground of another table
_SMALLEST: Final = 7.0  #: pixels; what is smaller need not be found
_LARGEST: Final = 190.0


@dataclass(slots=True)
class Target:
    """What the finder shall say of a canvas, at a quarter of its size.

    ``heat``: 3 × h × w, 0–1; ``care``: h × w, 0 where nobody knows what lies there; ``box``: 4 × h × w; ``turn``: 5 ×
    h × w: cos 4θ, sin 4θ, log of the mean side, and (a − b)/(a + b) · (cos 2θ, sin 2θ), for sides a along θ and b
    across, which all stay the same when the sides change their roles; ``told`` and ``turned``: where those count.
    """

    heat: NDArray[np.float32]
    care: NDArray[np.float32]
    box: NDArray[np.float32]
    turn: NDArray[np.float32]
    told: NDArray[np.float32]
    turned: NDArray[np.float32]


class Sampler:
    """Throws canvases from real photos of tiles, drawn scenes and photos of dice."""

    def __init__(self, pictures: list[Labelled], rng: np.random.Generator, canvas: int = CANVAS) -> None:
        self.rng = rng
        self.canvas = canvas
        drawn = [p for p in pictures if p.scene == "drawn" and p.things]
        dice = [p for p in pictures if p.scene == "dice" and p.things]
        dice += crowded(dice, _CROWDS, rng)
        scenes: dict[str, list[Labelled]] = {}
        for picture in pictures:
            if picture.scene not in ("drawn", "dice"):
                scenes.setdefault(picture.scene, []).append(picture)
        self.grounds = [a_ground(rng, canvas) for _ in range(_GROUNDS)]
        groups = [(list(scenes.values()), 0.46), ([drawn], 0.28), ([dice], 0.26)]
        self.groups = [(members, share) for members, share in groups if any(members)]

    def throw(self) -> tuple[NDArray[np.uint8], Target]:
        """One canvas and its target."""
        shares = np.array([share for _, share in self.groups])
        scenes, _ = self.groups[int(self.rng.choice(len(shares), p=shares / shares.sum()))]
        weights = np.sqrt([len(scene) for scene in scenes])
        scene = scenes[int(self.rng.choice(len(scenes), p=weights / weights.sum()))]
        picture = scene[int(self.rng.integers(len(scene)))]
        matrix = self._placed(picture)
        pixels = self._warped(picture.pixels, matrix)
        moved = picture.scene != "drawn" and self.rng.random() < _MOVED
        if moved and (picture.scene == "dice" or all(thing.quad is not None for thing in picture.things)):
            pixels = self._elsewhere(pixels, picture, matrix)
            picture = replace(picture, known_from=-1.0)
        return pixels, self._target(picture, matrix)

    def _elsewhere(
        self, pixels: NDArray[np.uint8], picture: Labelled, matrix: NDArray[np.float64]
    ) -> NDArray[np.uint8]:
        """The things of a photo on another ground, as on a table that no photo shows."""
        mask = np.zeros(pixels.shape[:2], np.uint8)
        for thing in picture.things:
            outline = thing.outline if thing.quad is not None else _octagon(thing.outline)
            middle = outline.mean(axis=0)
            points = _seen(middle + (outline - middle) * 1.03, matrix)
            cv2.fillConvexPoly(mask, cv2.convexHull(points.round().astype(np.int32)), 255, cv2.LINE_AA)
        share = cv2.GaussianBlur(mask, (0, 0), 0.8)[..., None].astype(np.float32) / 255
        shadow = cv2.blur(mask, (9, 9))[..., None].astype(np.float32) / 255 * self.rng.uniform(0, 0.6)
        ground = np.rot90(self.grounds[int(self.rng.integers(_GROUNDS))], int(self.rng.integers(4)))
        return np.asarray(pixels * share + ground * (1 - shadow) * (1 - share), np.uint8)

    def _placed(self, picture: Labelled) -> NDArray[np.float64]:
        """A 2 × 3 matrix from the picture onto the canvas."""
        rng = self.rng
        known = all(thing.quad is not None for thing in picture.things)
        free = known or picture.scene == "dice"
        if free and rng.random() < 0.5:
            turn = rng.uniform(0, 2 * np.pi)
        else:
            turn = np.pi / 2 * rng.integers(4) + rng.normal(0, 0.09 if free else 0.04)
        chosen = picture.things[int(rng.integers(len(picture.things)))]
        _, _, w, h = chosen.box
        size = np.exp(rng.uniform(np.log(15), np.log(105)))
        scale = min(size / np.sqrt(w * h), 3.0)
        stretch = np.exp(rng.normal(0, 0.19))
        c, s = np.cos(turn), np.sin(turn)
        linear = np.diag([stretch, 1 / stretch]) @ np.array([[c, -s], [s, c]]) * scale
        if rng.random() < 0.5:
            linear = np.diag([-1.0, 1.0]) @ linear
        middle = chosen.outline.mean(axis=0)
        place = rng.uniform(0.1, 0.9, 2) * self.canvas
        return np.c_[linear, place - linear @ middle]

    def _warped(self, pixels: NDArray[np.uint8], matrix: NDArray[np.float64]) -> NDArray[np.uint8]:
        scale = float(np.sqrt(abs(np.linalg.det(matrix[:, :2]))))
        if scale < 0.7:  # so that a warp does not skip pixels
            factor = max(scale, 0.2) * 1.2
            pixels = np.asarray(cv2.resize(pixels, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
            matrix = matrix.copy()
            matrix[:, :2] /= factor
        rim = tuple(float(value) for value in self.rng.integers(0, 256, 3))
        size = (self.canvas, self.canvas)
        return np.asarray(cv2.warpAffine(pixels, matrix, size, flags=cv2.INTER_LINEAR, borderValue=rim), np.uint8)

    def _target(self, picture: Labelled, matrix: NDArray[np.float64]) -> Target:
        cells = self.canvas // STRIDE
        zeros = lambda *shape: np.zeros((*shape, cells, cells), np.float32)  # noqa: E731
        target = Target(zeros(3), np.ones((cells, cells), np.float32), zeros(4), zeros(5), zeros(), zeros())
        if picture.known_from > 0:
            _forget_above(target, picture.known_from, matrix)
        best = zeros()
        for thing in picture.things:
            _mark(target, best, thing, matrix, self.canvas)
        return target


def _forget_above(target: Target, y: float, matrix: NDArray[np.float64]) -> None:
    """Nothing is known of cells that lie above a line of the picture."""
    cells = target.care.shape[0]
    centres = (np.arange(cells) + 0.5) * STRIDE
    back = np.linalg.inv(matrix[:, :2])
    ys = back[1, 0] * (centres[None, :] - matrix[0, 2]) + back[1, 1] * (centres[:, None] - matrix[1, 2])
    target.care[ys < y] = 0


def _seen(points: NDArray[np.float32], matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    return points @ matrix[:, :2].T + matrix[:, 2]


def _octagon(box: NDArray[np.float32]) -> NDArray[np.float32]:
    """A box without its corners: where it is not known how a thing lies in it, turning must not blow it up."""
    cut = 0.25 * (np.roll(box, -1, axis=0) - box)
    return np.concatenate([box + cut, np.roll(box, -1, axis=0) - cut])


def _mark(target: Target, best: NDArray[np.float32], thing: Thing, matrix: NDArray[np.float64], canvas: int) -> None:
    outline = thing.outline if thing.quad is not None else _octagon(thing.outline)
    points = _seen(outline, matrix)
    low, high = points.min(axis=0), points.max(axis=0)
    inside = np.minimum(high, canvas) - np.maximum(low, 0)
    if (inside <= 0).any():
        return
    size = high - low
    x0, y0 = (max(0, int(v / STRIDE)) for v in low)
    x1, y1 = (int(np.ceil(v / STRIDE)) for v in high)
    if inside.prod() < 0.6 * size.prod() or size.min() < _SMALLEST or size.max() > _LARGEST:
        target.care[y0:y1, x0:x1] = 0
        return
    centre = (low + high) / 2
    spread = max(0.75, 0.11 * float(size.min()) / STRIDE)
    cells = target.care.shape[0]
    grid = np.arange(cells) + 0.5
    fall_x = np.exp(-((grid - centre[0] / STRIDE) ** 2) / (2 * spread**2))
    fall_y = np.exp(-((grid - centre[1] / STRIDE) ** 2) / (2 * spread**2))
    bump = (fall_y[:, None] * fall_x[None, :]).astype(np.float32)
    bump[bump > bump.max() - 1e-6] = 1.0
    channel = 2 if thing.die else 1 if thing.kind == BACK else 0
    np.maximum(target.heat[channel], bump, out=target.heat[channel])
    near = (bump > 0.35) & (bump > best)
    best[near] = bump[near]
    ys, xs = np.nonzero(near)
    px, py = (xs + 0.5) * STRIDE, (ys + 0.5) * STRIDE
    sides = np.stack([px - low[0], py - low[1], high[0] - px, high[1] - py])
    target.box[:, ys, xs] = np.log(np.maximum(sides, 2.0) / BOX_UNIT)
    target.told[ys, xs] = 1
    target.turned[ys, xs] = 0
    if thing.quad is not None:
        target.turn[:, ys, xs] = turn_of(_seen(thing.quad, matrix))[:, None]
        target.turned[ys, xs] = 1


def turn_of(quad: NDArray[np.float64]) -> NDArray[np.float64]:
    """The five numbers of a face (see `Target`)."""
    u = (quad[1] - quad[0] + quad[2] - quad[3]) / 2
    v = (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    a, b = float(np.hypot(*u)), float(np.hypot(*v))
    across = np.array([v[1], -v[0]]) if u[0] * v[1] - u[1] * v[0] > 0 else np.array([-v[1], v[0]])
    along = u / a + across / b  # both say where the first side points; a sheared face is told by their mean
    turn = float(np.arctan2(along[1], along[0]))
    uneven = (a - b) / (a + b)
    return np.array(
        [
            np.cos(4 * turn),
            np.sin(4 * turn),
            np.log((a + b) / 2 / SIDE_UNIT),
            uneven * np.cos(2 * turn),
            uneven * np.sin(2 * turn),
        ]
    )
