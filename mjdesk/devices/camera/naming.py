"""What was found, cut out and named: classes, chances, and what the recogniser will vouch for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .network import CROP, Namer

Floats: TypeAlias = NDArray[np.float32]

KINDS: Final = 42  #: classes 0–41 are kinds of tiles
BACK_CLASS: Final = 42
NOTHING: Final = 43
FIRST_PIPS: Final = 44  #: classes 44–49 are dice that show 1–6
AROUND: Final = 1.15  #: a cut-out shows a little of what lies around


@dataclass(frozen=True, slots=True)
class Trust:
    """Learned on photos of scenes that the models had not seen (`tools.measure_camera`).

    ``temperature`` makes chances of logits; a kind whose chance is at least ``vouch`` is vouched for (pips:
    ``vouch_die``); things below ``seen`` of heat, or likelier nothing than ``nothing``, are none (dice: ``seen_die``
    and ``nothing_die``).
    """

    temperature: float
    vouch: float
    vouch_die: float
    seen: float
    seen_die: float
    nothing: float
    nothing_die: float

    @classmethod
    def load(cls, path: Path) -> Trust:
        """From the file beside the models."""
        return cls(**json.loads(path.read_text(encoding="utf-8")))


def cut_out(pixels: NDArray[np.uint8], frame: Floats) -> NDArray[np.uint8]:
    """A frame (its four corners) and a little around it, made a square of 64 pixels."""
    middle = frame.mean(axis=0)
    wide = (middle + (frame - middle) * AROUND).astype(np.float32)
    low = np.maximum(np.floor(wide.min(axis=0)).astype(int) - 2, 0)
    high = np.minimum(np.ceil(wide.max(axis=0)).astype(int) + 3, (pixels.shape[1], pixels.shape[0]))
    low = np.minimum(low, high - 1)
    part = pixels[low[1] : high[1], low[0] : high[0]]
    wide = wide - low.astype(np.float32)
    size = float(np.linalg.norm(wide[1] - wide[0]) + np.linalg.norm(wide[3] - wide[0])) / 2
    if size > 1.5 * CROP:  # so that the warp does not skip pixels
        factor = 1.2 * CROP / size
        part = np.asarray(cv2.resize(part, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
        wide = (wide + 0.5) * factor - 0.5
    corners = np.array([(0, 0), (CROP, 0), (CROP, CROP), (0, CROP)], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(wide.astype(np.float32), corners)
    square = cv2.warpPerspective(part, matrix, (CROP, CROP), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(square, np.uint8)


def named(
    namer: Namer, pixels: NDArray[np.uint8], frames: Sequence[Floats], *, both_sides: bool = True
) -> tuple[Floats, Floats]:
    """Logits (n × classes) and marks (n × 128) of what lies in some frames; from both sides where there is time for it:
    which way up a tile lies is not known."""
    crops = np.stack([cut_out(pixels, frame) for frame in frames])
    logits, marks = namer(crops)
    if not both_sides:
        return logits, marks
    turned, turned_marks = namer(np.ascontiguousarray(crops[:, ::-1, ::-1]))
    return np.asarray((logits + turned) / 2, np.float32), np.asarray((marks + turned_marks) / 2, np.float32)


def chances(logits: Floats, temperature: float) -> Floats:
    """Logits (n × classes) as chances that sum to one."""
    cooled = (logits - logits.max(axis=1, keepdims=True)) / temperature
    raised = np.exp(cooled)
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)
