"""A camera over a table that is not there: noise as a real one has, and every way in which one may go wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import cv2
import numpy as np

from mjdesk.devices.camera.frames import Frame, Pixels, SourceLost
from mjdesk.engine.text import Text

PACE = 25.0


def table(size: tuple[int, int] = (320, 180)) -> Pixels:
    """A green cloth with light tiles in a row."""
    wide, high = size
    pixels = np.zeros((high, wide, 3), np.uint8)
    pixels[:] = 60, 90, 40
    for n in range(7):
        x = wide // 8 + n * wide // 10
        pixels[high // 3 : high // 2, x : x + wide // 14] = 235, 240, 240
    return pixels


def noisy(pixels: Pixels, number: int, gain: float = 1.0) -> Pixels:
    """As a sensor has it: no two frames are equal."""
    noise = np.random.default_rng(number).normal(0, 2, pixels.shape)
    return np.asarray(np.clip(pixels.astype(np.float64) * gain + noise, 0, 255), np.uint8)


def hand_over(pixels: Pixels, along: float) -> Pixels:
    """A hand and an arm over the table; ``along`` 0–1 from the left to the right edge."""
    out = pixels.copy()
    high, wide = out.shape[:2]
    at = (int(along * wide), high // 2)
    cv2.ellipse(out, at, (wide // 10, high // 4), 0, 0, 360, (140, 170, 220), -1)
    cv2.line(out, at, (at[0], high), (140, 170, 220), wide // 12)
    return out


Scene = Callable[[int], Pixels]


class FakeCamera:
    """Plays scenes of so many frames each. ``drop``: after them the camera is gone."""

    def __init__(self, *scenes: tuple[int, Scene], drop: bool = False) -> None:
        self.name, self.drop, self.closed = "fake", drop, 0
        self._frames = self._all(scenes)
        self._number = 0

    def _all(self, scenes: tuple[tuple[int, Scene], ...]) -> Iterator[Pixels]:
        for count, scene in scenes:
            for n in range(count):
                yield scene(n)

    def read(self) -> Frame | None:
        pixels = next(self._frames, None)
        if pixels is None:
            if self.drop:
                raise SourceLost("fake camera is gone", Text("没了", "gone"))
            return None
        frame = Frame(pixels, self._number, self._number / PACE)
        self._number += 1
        return frame

    def close(self) -> None:
        self.closed += 1


def still(n: int) -> Pixels:
    """The table at rest."""
    return noisy(table(), n)


def frozen(n: int) -> Pixels:
    """The same frame again and again."""
    return noisy(table(), 0)


def black(n: int) -> Pixels:
    """A lens that is covered."""
    return noisy(np.zeros_like(table()), n)


def bare(n: int) -> Pixels:
    """The cloth alone, evenly lit."""
    return noisy(np.full_like(table(), table()[0, 0]), n)


def larger(n: int) -> Pixels:
    """The same table in another size."""
    return noisy(table((640, 360)), n)


def passing(n: int) -> Pixels:
    """A hand passes in 25 frames."""
    return noisy(hand_over(table(), n / 25), n)


def drifting(n: int) -> Pixels:
    """The exposure falls slowly to less than half."""
    return noisy(table(), n, 1.0 - min(0.55, n * 0.012))
