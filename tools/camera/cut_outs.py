"""Things cut out of labelled pictures, and what is no thing, for the namer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mjdesk.engine.tiles import WHITE
from tools.camera.labelled import NOTHING, SIDE, Labelled, Thing
from tools.camera.light import changed, nn_blur, nn_spread, relit
from tools.camera.networks import NAMER_SIDE

STORED: Final = 96  #: pixels of a stored cut-out
AROUND: Final = 1.6  #: a stored cut-out shows so many sides of its thing
SHOWN: Final = 1.15  #: what the namer is shown, in sides of the thing
_PLAIN: Final = 9.0  #: levels of grey by which what bears no print differs from itself
_BARE_OFTEN: Final = 4.0
_LOOSE: Final = 0.35  #: so many are turned by any angle
_BOLDER: Final = 0.25  #: so many are shown with bolder strokes
_FINER: Final = 0.12


@dataclass(slots=True)
class CutOuts:
    """``pixels``: n × 96 × 96 × 3; ``kinds``: classes of the namer; ``free``: may be turned by any angle;
    ``drawn``: from a drawn scene."""

    pixels: NDArray[np.uint8]
    kinds: NDArray[np.int64]
    free: NDArray[np.bool_]
    drawn: NDArray[np.bool_]

    def and_also(self, more: CutOuts) -> CutOuts:
        """These and others."""
        return CutOuts(
            np.concatenate([self.pixels, more.pixels]),
            np.concatenate([self.kinds, more.kinds]),
            np.concatenate([self.free, more.free]),
            np.concatenate([self.drawn, more.drawn]),
        )


def frame_of(thing: Thing) -> NDArray[np.float32]:
    """The corners that a thing is cut out by: its face; where that is not known, its box; a die's box made square."""
    if thing.quad is not None:
        return thing.quad
    x, y, w, h = thing.box
    if thing.die:
        side = max(w, h)
        x, y, w, h = x + (w - side) / 2, y + (h - side) / 2, side, side
    return np.array([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], np.float32)


def cut(pixels: NDArray[np.uint8], frame: NDArray[np.float32], around: float, side: int) -> NDArray[np.uint8]:
    """What lies in a frame and so far around it, made a square."""
    middle = frame.mean(axis=0)
    wide = (middle + (frame - middle) * around).astype(np.float32)
    corners = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32) - 0.5
    size = float(np.linalg.norm(wide[1] - wide[0]) + np.linalg.norm(wide[3] - wide[0])) / 2
    if size > 2 * side:
        pixels = np.asarray(cv2.blur(pixels, (int(size / side), int(size / side))), np.uint8)
    matrix = cv2.getPerspectiveTransform(wide, corners)
    flags = cv2.INTER_LINEAR
    return np.asarray(cv2.warpPerspective(pixels, matrix, (side, side), flags=flags, borderMode=cv2.BORDER_REPLICATE))


def cut_outs(pictures: list[Labelled], rng: np.random.Generator, most_drawn: int = 14) -> CutOuts:
    """All things of photos, up to ``most_drawn`` of each drawn scene, and what is nothing from both."""
    pixels, kinds, free, drawn = [], [], [], []
    for picture in pictures:
        made = picture.scene == "drawn"
        things = picture.things
        if made and len(things) > most_drawn:
            things = [things[k] for k in rng.choice(len(things), most_drawn, replace=False)]
        for thing in things:
            _, _, w, h = thing.box
            if min(w, h) < 14:
                continue
            frame = frame_of(thing)
            pixels.append(cut(picture.pixels, frame, AROUND, STORED))
            kinds.append(thing.kind)
            free.append(thing.quad is None)
            drawn.append(made)
            if not thing.die and thing.quad is not None and rng.random() < 0.22:
                pixels.append(cut(picture.pixels, _spoilt(frame, rng), AROUND, STORED))
                kinds.append(NOTHING)
                free.append(False)
                drawn.append(made)
        for frame in _empty(picture, rng):
            pixels.append(cut(picture.pixels, frame, AROUND, STORED))
            kinds.append(NOTHING)
            free.append(True)
            drawn.append(made)
    return CutOuts(np.array(pixels), np.array(kinds), np.array(free), np.array(drawn))


def _spoilt(frame: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    """A frame that has no whole tile in it: between two, on several, or on a part of one."""
    u, v, middle = frame[1] - frame[0], frame[3] - frame[0], frame.mean(axis=0)
    style = rng.integers(3)
    if style == 0:
        side = u if rng.random() < 0.7 else v
        return np.asarray(frame + side * rng.uniform(0.42, 0.58) * rng.choice([-1, 1]), np.float32)
    scale = rng.uniform(1.9, 2.6) if style == 1 else rng.uniform(0.25, 0.5)
    shift = (u * rng.uniform(-0.25, 0.25) + v * rng.uniform(-0.25, 0.25)) if style == 2 else 0
    return np.asarray(middle + (frame - middle) * scale + shift, np.float32)


def _empty(picture: Labelled, rng: np.random.Generator) -> list[NDArray[np.float32]]:
    """Frames in which nothing lies."""
    frames = []
    boxes = np.array([thing.box for thing in picture.things]).reshape(-1, 4)
    for _ in range(4):
        w, h = np.exp(rng.uniform(np.log(20), np.log(150), 2))
        x, y = rng.uniform(0, SIDE - 20, 2)
        if y < picture.known_from:
            continue
        apart = (np.maximum(x, boxes[:, 0]) < np.minimum(x + w, boxes[:, 0] + boxes[:, 2])) & (
            np.maximum(y, boxes[:, 1]) < np.minimum(y + h, boxes[:, 1] + boxes[:, 3])
        )
        if not apart.any():
            frames.append(np.array([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], np.float32))
    return frames


def weights(things: CutOuts, drawn_share: float) -> NDArray[np.float64]:
    """How often each cut-out is to be shown: rare kinds more often, drawn ones so often altogether.

    White dragons without any print are rare in drawn sets and the hardest to tell from nothing: more often too.
    """
    share = np.zeros(len(things.kinds))
    for made, part in ((False, 1 - drawn_share), (True, drawn_share)):
        own = things.drawn == made
        if not own.any():
            continue
        counts = np.bincount(things.kinds[own], minlength=64)
        each = 1 / counts[things.kinds[own]] ** 0.6
        if made:
            each[_bare(things, own)] *= _BARE_OFTEN
        share[own] = part * each / each.sum()
    return share / share.sum()


def _bare(things: CutOuts, own: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Which of the chosen cut-outs are white dragons without a print."""
    rim = STORED // 4
    inner = things.pixels[own][:, rim:-rim, rim:-rim].astype(np.float32)
    return np.asarray((things.kinds[own] == WHITE) & (inner.std(axis=(1, 2)).max(axis=1) < _PLAIN), np.bool_)


def shown(things: CutOuts, places: NDArray[np.int64], throw: torch.Generator, change: bool = True) -> Tensor:
    """A batch for the namer; with ``change`` turned, shifted, stretched and relit."""
    batch = torch.from_numpy(things.pixels[places]).permute(0, 3, 1, 2).float() / 255
    count = len(places)
    free = torch.from_numpy(things.free[places])
    views = _views(count, free, throw, change)
    grid = torch.nn.functional.affine_grid(views, [count, 3, NAMER_SIDE, NAMER_SIDE], align_corners=False)
    if change:  # a little perspective
        lean = (torch.rand(count, 1, 1, 2, generator=throw) - 0.5) * 0.24
        grid = grid / (1 + (grid * lean).sum(dim=-1, keepdim=True))
    batch = torch.nn.functional.grid_sample(batch, grid, align_corners=False, padding_mode="border")
    if not change:
        return batch
    return relit(_coarser(_other_strokes(batch, throw), throw), throw)


def _views(count: int, free: Tensor, throw: torch.Generator, change: bool) -> Tensor:
    base = SHOWN / AROUND
    if not change:
        return torch.tensor([[base, 0, 0], [0, base, 0]]).expand(count, 2, 3)

    def uniform(low: float, top: float) -> Tensor:
        return torch.rand(count, generator=throw) * (top - low) + low

    quarter = torch.randint(0, 4, (count,), generator=throw) * torch.pi / 2
    free = free | (torch.rand(count, generator=throw) < _LOOSE)  # the finder's turn may be far off
    turn = quarter + torch.where(free, uniform(-torch.pi / 4, torch.pi / 4), torch.randn(count, generator=throw) * 0.1)
    c, s = torch.cos(turn), torch.sin(turn)
    sx, sy = base * uniform(0.83, 1.19), base * uniform(0.83, 1.19)
    shear = torch.randn(count, generator=throw) * 0.12
    rows = [sx * c + shear * sx * s, -sx * s + shear * sx * c, uniform(-0.14, 0.14)]
    rows += [sy * s, sy * c, uniform(-0.14, 0.14)]
    return torch.stack(rows, dim=1).view(count, 2, 3)


def _other_strokes(batch: Tensor, throw: torch.Generator) -> Tensor:
    """Some with bolder strokes and some with finer ones, as other makers print them: dark or light spreads a pixel."""
    chance = torch.rand(len(batch), 1, 1, 1, generator=throw)
    batch = changed(batch, chance < _BOLDER, lambda part: -nn_spread(-part))
    return changed(batch, chance > 1 - _FINER, nn_spread)


def _coarser(batch: Tensor, throw: torch.Generator) -> Tensor:
    """Half of them as a camera far away would see them."""
    side = int(torch.randint(18, 48, (1,), generator=throw))
    part = batch[::2]
    small = torch.nn.functional.interpolate(part, size=(side, side), mode="area")
    large = torch.nn.functional.interpolate(small, size=part.shape[2:], mode="bilinear", align_corners=False)
    out = batch.clone()
    out[::2] = large
    return nn_blur(out) if torch.rand(1, generator=throw) < 0.1 else out
