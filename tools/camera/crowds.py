"""Photos of dice with more dice laid beside those that lie there: heaps are rarer in photos than on tables."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from mjdesk.devices.camera.readings import Box
from tools.camera.labelled import SIDE, Labelled, Thing


def crowded(photos: list[Labelled], count: int, rng: np.random.Generator) -> list[Labelled]:
    """``count`` pictures made of the photos, each with up to 16 more dice than were there."""
    full = [photo for photo in photos if photo.things]
    return [_crowd(full, rng) for _ in range(count if full else 0)]


def _crowd(photos: list[Labelled], rng: np.random.Generator) -> Labelled:
    ground = photos[int(rng.integers(len(photos)))]
    pixels, things = ground.pixels.copy(), list(ground.things)
    for _ in range(int(rng.integers(3, 17))):
        giver = photos[int(rng.integers(len(photos)))]
        die = giver.things[int(rng.integers(len(giver.things)))]
        x, y, w, h = die.box
        host = things[int(rng.integers(len(things)))].box
        apart = (host[2] + host[3] + w + h) / 4 * rng.uniform(0.95, 1.25)
        angle = rng.uniform(0, 2 * np.pi)
        left = round(host[0] + host[2] / 2 + apart * np.cos(angle) - w / 2)
        top = round(host[1] + host[3] / 2 + apart * np.sin(angle) - h / 2)
        own = Box(left, top, w, h)
        inside = left >= 2 and top >= 2 and left + w < SIDE - 3 and top + h < SIDE - 3
        if inside and all(own.overlap(Box(*thing.box)) < 0.06 for thing in things):
            _lay(pixels, giver.pixels, (round(x), round(y)), (left, top), (int(w), int(h)))
            moved = die.outline + np.array([left - round(x), top - round(y)], np.float32)
            things.append(Thing(die.kind, np.asarray(moved, np.float32), None))
    return replace(ground, name=f"{ground.name}+", pixels=pixels, things=things)


def _lay(
    onto: NDArray[np.uint8],
    source: NDArray[np.uint8],
    there: tuple[int, int],
    here: tuple[int, int],
    size: tuple[int, int],
) -> None:
    (w, h), (x, y), (left, top) = size, there, here
    mask = np.zeros((h, w), np.float32)
    points = [(w // 4, 0), (3 * w // 4, 0), (w, h // 4), (w, 3 * h // 4), (3 * w // 4, h), (w // 4, h), (0, 3 * h // 4)]
    cv2.fillConvexPoly(mask, np.array([*points, (0, h // 4)], np.int32), 1.0)
    share = cv2.GaussianBlur(mask, (0, 0), 1.0)[..., None]
    part = onto[top : top + h, left : left + w]
    given = source[y : y + h, x : x + w]
    if part.shape == given.shape == (h, w, 3):
        part[:] = (part * (1 - share) + given * share).astype(np.uint8)
