"""Tiles that lie in rows: they share their turn and their sides, and are read row by row from the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .readings import Quad

_NEAR: Final = 3.2  #: so many sides away neighbours lie
_ALIKE: Final = 0.9  #: how far neighbours must agree in their turn, 1 for wholly
_NEARLY: Final = 0.3  #: how far boxes of tiles that lie alike differ, as logarithms of their sides


def reading_order(quads: Sequence[Quad]) -> list[int]:
    """Places of the faces in the order of reading, along the lines in which most of them lie.

    Rows that run aslant are followed along their slant, up to 45° from level either way.
    """
    if not quads:
        return []
    corners = np.array(quads, np.float64)
    slant = _slant(corners)
    c, s = np.cos(slant), np.sin(slant)
    centres = corners.mean(axis=1)
    along = centres @ np.array([c, s])
    down = centres @ np.array([-s, c])
    tall = float(np.median(np.ptp(corners @ np.array([-s, c]), axis=1)))
    rows: list[list[int]] = []
    for place in np.argsort(down, kind="stable"):
        if rows and down[place] - np.mean([down[k] for k in rows[-1][-3:]]) < 0.5 * tall:
            rows[-1].append(int(place))
        else:
            rows.append([int(place)])
    return [place for row in rows for place in sorted(row, key=lambda k: float(along[k]))]


def aligned(quads: NDArray[np.float32]) -> NDArray[np.float32]:
    """Faces (n × 4 × 2) in the turn and the size of their neighbours, where those agree: each is a little off alone."""
    if len(quads) < 3:
        return quads
    u = (quads[:, 1] - quads[:, 0] + quads[:, 2] - quads[:, 3]) / 2
    v = (quads[:, 3] - quads[:, 0] + quads[:, 2] - quads[:, 1]) / 2
    centres = quads.mean(axis=1)
    a, b = np.hypot(u[:, 0], u[:, 1]), np.hypot(v[:, 0], v[:, 1])
    turns = np.exp(4j * np.arctan2(u[:, 1], u[:, 0]))
    apart = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1))
    straight = quads.copy()
    for place in range(len(quads)):
        side = np.sqrt(a[place] * b[place])
        near = apart[place] < _NEAR * side
        agreed = turns[near].mean()
        if near.sum() < 3 or abs(agreed) < _ALIKE:
            continue
        turn = np.angle(agreed) / 4
        along = np.array([np.cos(turn), np.sin(turn)])
        swapped = abs(u[near] @ along) < abs(v[near] @ along)
        wide = float(np.median(np.where(swapped, b[near], a[near])))
        high = float(np.median(np.where(swapped, a[near], b[near])))
        if not 0.75 < wide * high / side**2 < 1.33:
            continue
        x, y = along * wide / 2, np.array([-along[1], along[0]]) * high / 2
        straight[place] = centres[place] + np.array([-x - y, x - y, x + y, y - x])
    return straight


def evened(boxes: NDArray[np.float32]) -> NDArray[np.float32]:
    """Boxes (n × 4: centre, width, height) as large as those of their neighbours that are nearly so, in the middle of
    them: tiles of a set are alike, each box is a little off alone."""
    even = boxes.copy()
    for place, (x, y, w, h) in enumerate(boxes):
        near = np.hypot(boxes[:, 0] - x, boxes[:, 1] - y) < _NEAR * np.sqrt(w * h)
        near &= np.abs(np.log(boxes[:, 2:] / boxes[place, 2:])).max(axis=1) < _NEARLY
        if near.sum() >= 3:
            even[place, 2:] = np.median(boxes[near, 2:], axis=0)
    return even


def _slant(corners: NDArray[np.float64]) -> float:
    """The angle of the faces' sides to the level, -45° to 45°, as most of them have it."""
    sides = corners[:, 1] - corners[:, 0]
    turns = 4 * np.arctan2(sides[:, 1], sides[:, 0])
    return float(np.arctan2(np.sin(turns).sum(), np.cos(turns).sum()) / 4)
