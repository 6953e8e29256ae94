"""What drawn scenes lie on, and the light that falls on them: cloth, wood, paper, things that are no tiles."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.camera.ink import Field, Random


def a_ground(rng: Random, side: int) -> Field:
    """A table top of ``side`` × ``side`` pixels."""
    colour = _colour(rng)
    ground = np.tile(colour.astype(np.float32), (side, side, 1))
    style = rng.integers(4)
    if style == 0:
        ground += _speckle(rng, side) * rng.uniform(2, 14)
    elif style == 1:
        ground += _grain(rng, side) * rng.uniform(6, 26)
    elif style == 2:
        ground += _weave(rng, side) * rng.uniform(3, 14)
    ground += _cloud(rng, side) * rng.uniform(0, 25)
    painted = np.clip(ground, 0, 255).astype(np.uint8)
    for _ in range(int(rng.integers(0, 7)) if rng.random() < 0.75 else 0):
        _thing(painted, rng, side)
    return painted


def _colour(rng: Random) -> NDArray[np.float64]:
    if rng.random() < 0.45:  # cloths: green, blue, red, dark
        hue = rng.choice([60, 65, 75, 100, 110, 0, 175, 150])
        hsv = np.array([[[hue, rng.integers(90, 230), rng.integers(30, 190)]]])
    elif rng.random() < 0.5:  # wood, paper, stone
        hsv = np.array([[[rng.integers(8, 24), rng.integers(5, 130), rng.integers(70, 250)]]])
    else:
        hsv = np.array([[[rng.integers(180), rng.integers(256), rng.integers(15, 250)]]])
    return cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float64)


def _speckle(rng: Random, side: int) -> NDArray[np.float32]:
    fine = rng.standard_normal((side, side, 1)).astype(np.float32)
    if rng.random() < 0.5:
        fine = np.asarray(cv2.GaussianBlur(fine, (0, 0), 0.9)[..., None] * 2, np.float32)
    return fine


def _grain(rng: Random, side: int) -> NDArray[np.float32]:
    """Stripes that run one way, as in wood."""
    stripes = cv2.GaussianBlur(rng.standard_normal((side, max(4, side // 40))).astype(np.float32), (0, 0), 1.2)
    wood = cv2.resize(stripes, (side, side), interpolation=cv2.INTER_CUBIC)
    return np.asarray(wood.T if rng.random() < 0.5 else wood, np.float32)[..., None]


def _weave(rng: Random, side: int) -> NDArray[np.float32]:
    x, y = np.meshgrid(np.arange(side, dtype=np.float32), np.arange(side, dtype=np.float32))
    step = rng.uniform(3, 12)
    return np.asarray(np.sin(x * 2 * np.pi / step) * np.sin(y * 2 * np.pi / step), np.float32)[..., None]


def _cloud(rng: Random, side: int) -> NDArray[np.float32]:
    coarse = rng.standard_normal((5, 5)).astype(np.float32)
    return np.asarray(cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC), np.float32)[..., None]


def _thing(pixels: Field, rng: Random, side: int) -> None:
    """Something on or beside the table: a rail, a phone, a cup, lines, light cards that are no tiles."""
    colour = tuple(float(v) for v in (rng.uniform(0, 255, 3) if rng.random() < 0.6 else _colour(rng)))
    style = rng.integers(5)
    x, y = (float(v) for v in rng.uniform(0, side, 2))
    if style == 0:  # a rail along an edge of the table
        angle = float(rng.choice([0, 90])) + float(rng.normal(0, 4))
        box = ((x, y), (side * 2.5, float(rng.uniform(10, 160))), angle)
        cv2.fillPoly(pixels, [cv2.boxPoints(box).astype(np.int32)], colour, cv2.LINE_AA)
    elif style == 1:
        box = ((x, y), (float(rng.uniform(30, 300)), float(rng.uniform(30, 300))), float(rng.uniform(0, 90)))
        cv2.fillPoly(pixels, [cv2.boxPoints(box).astype(np.int32)], colour, cv2.LINE_AA)
    elif style == 2:
        axes = (int(rng.integers(8, 120)), int(rng.integers(8, 120)))
        cv2.ellipse(pixels, (int(x), int(y)), axes, float(rng.uniform(0, 180)), 0, 360, colour, -1, cv2.LINE_AA)
    elif style == 3:
        end = (int(rng.uniform(0, side)), int(rng.uniform(0, side)))
        cv2.line(pixels, (int(x), int(y)), end, colour, int(rng.integers(1, 9)), cv2.LINE_AA)
    else:
        text = "".join(chr(int(c)) for c in rng.integers(48, 90, 6))
        size = rng.uniform(0.5, 2.5)
        cv2.putText(pixels, text, (int(x), int(y)), int(rng.integers(0, 7)), size, colour, 2, cv2.LINE_AA)


def lit(pixels: Field, rng: Random) -> Field:
    """The light of the room, and what a camera makes of it: gradients, shadows, glare, blur, noise, JPEG."""
    side = pixels.shape[0]
    light = 1 + _cloud(rng, side) * rng.uniform(0, 0.14)
    if rng.random() < 0.4:
        light *= _fallen_shadow(rng, side)
    bright = pixels * light * rng.uniform(0.65, 1.15) * (1 + rng.normal(0, 0.07, 3))
    if rng.random() < 0.2:
        x, y = np.meshgrid(np.arange(side), np.arange(side))
        cx, cy = rng.uniform(0, side, 2)
        glare = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * rng.uniform(20, 120) ** 2))
        bright += glare[..., None] * rng.uniform(20, 110)
    shown = np.clip(bright, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        shown = cv2.GaussianBlur(shown, (0, 0), float(rng.uniform(0.4, 1.3))).astype(np.uint8)
    noise = rng.standard_normal((side, side, 1)) * rng.uniform(0, 7)
    shown = np.clip(shown + noise, 0, 255).astype(np.uint8)
    _, data = cv2.imencode(".jpg", shown, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 96))])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def _fallen_shadow(rng: Random, side: int) -> NDArray[np.float32]:
    """The shadow of a hand or a head."""
    mask = np.zeros((side, side), np.float32)
    axes = (int(rng.integers(60, 350)), int(rng.integers(60, 350)))
    centre = (int(rng.uniform(0, side)), int(rng.uniform(0, side)))
    cv2.ellipse(mask, centre, axes, float(rng.uniform(0, 180)), 0, 360, 1.0, -1)
    mask = np.asarray(cv2.blur(mask, (41, 41)), np.float32)
    return np.asarray(1 - mask[..., None] * rng.uniform(0.1, 0.5), np.float32)
