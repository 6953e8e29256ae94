"""Whether what a camera shows can be used: at rest, moving, dark, frozen, or of another size than before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from .frames import Frame

_SMALL: Final = (96, 54)  #: frames are compared at this size
_DARK: Final = 12.0  #: mean brightness (0–255) below which nothing is seen
_MOVED: Final = 14.0  #: brightness by which a spot has changed, after the light of the whole is taken out
_SPOTS: Final = 0.004  #: share of spots that may change and all is still at rest
_REST: Final = 0.4  #: seconds without motion after which things are at rest
_FROZEN: Final = 2.0  #: seconds of frames equal bit by bit: a camera that works has noise


class Sighted(StrEnum):
    """What can be said of the newest frame."""

    REST = "rest"
    MOVING = "moving"
    DARK = "dark"
    FROZEN = "frozen"


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What is known after some frames; `after` gives what is known after one more."""

    seen: Sighted = Sighted.MOVING
    size: tuple[int, int] = (0, 0)  #: width and height of the newest frame
    _small: NDArray[np.float32] | None = None
    _whole: NDArray[np.uint8] | None = None
    _moved_at: float = 0.0
    _changed_at: float = 0.0

    def after(self, frame: Frame) -> Watch:
        """With one more frame."""
        high, wide = frame.pixels.shape[:2]
        grey = cv2.cvtColor(cv2.resize(frame.pixels, _SMALL, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
        small = np.asarray(grey, np.float32)
        fresh = self._small is None or self.size != (wide, high)
        same = not fresh and self._whole is not None and bool(np.array_equal(self._whole, frame.pixels))
        moved = frame.at if fresh or _moved(self._small, small) else self._moved_at
        changed = self._changed_at if same else frame.at
        if float(small.mean()) < _DARK:  # not where all is even: so is a bare cloth in good light
            seen = Sighted.DARK
        elif same and frame.at - changed >= _FROZEN:
            seen = Sighted.FROZEN
        else:
            seen = Sighted.REST if frame.at - moved >= _REST else Sighted.MOVING
        return Watch(seen, (wide, high), small, frame.pixels, moved, changed)


def _moved(before: NDArray[np.float32] | None, after: NDArray[np.float32]) -> bool:
    """Whether something moved; light that changes everywhere, as when a camera sets its exposure, is no motion."""
    if before is None:
        return True
    gain = float(np.median(after)) / max(1.0, float(np.median(before)))
    spots = float((np.abs(after - before * gain) > _MOVED).mean())
    return spots > _SPOTS
