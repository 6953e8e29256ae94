"""The models as OpenCV runs them: arrays in, arrays out. One object for a thread."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

CROP: Final = 64  #: width and height of what the namer is shown
BATCH: Final = 16  #: so many at once


class Finder:
    """Where things lie: heat of faces, backs and dice, with boxes and turns."""

    def __init__(self, model: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(model))

    def __call__(self, pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
        """12 × h/4 × w/4 for a picture of h × w × 3 whose sides are multiples of 32."""
        self._net.setInput(cv2.dnn.blobFromImage(pixels, 1 / 255))
        said: NDArray[np.float32] = np.asarray(self._net.forward(), np.float32)[0]
        return said


class Pips:
    """How many pips cut-out dice show."""

    def __init__(self, model: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(model))

    def __call__(self, crops: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Logits of 1–6 and of anything else (n × 7) for cut-outs (n × 64 × 64 × 3)."""
        self._net.setInput(_blob(crops))
        said: NDArray[np.float32] = np.asarray(self._net.forward(), np.float32)
        return said


class Namer:
    """What cut-out things are."""

    def __init__(self, model: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(model))

    def __call__(self, crops: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Logits (n × classes) and marks (n × 128) of cut-outs (n × 64 × 64 × 3)."""
        logits, marks = [], []
        for start in range(0, len(crops), BATCH):
            self._net.setInput(_blob(crops[start : start + BATCH]))
            said = self._net.forward(["kinds", "marks"])
            logits.append(np.asarray(said[0], np.float32))
            marks.append(np.asarray(said[1], np.float32))
        return np.concatenate(logits), np.concatenate(marks)


def _blob(crops: NDArray[np.uint8]) -> NDArray[np.float32]:
    blob = crops.transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.ascontiguousarray(blob, np.float32)
