"""Paint of drawn scenes: filled shapes, shadows, and faces laid onto their places."""

from __future__ import annotations

from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from tools.camera.ink import HIGH, WIDE, Field
from tools.camera.labelled import SIDE

Points: TypeAlias = NDArray[np.float32]


def hull(one: Points, other: Points) -> Points:
    """The outline of two quads together."""
    return np.asarray(cv2.convexHull(np.concatenate([one, other]))[:, 0], np.float32)


def fill(pixels: Field, points: Points, ink: NDArray[Any]) -> None:
    """A convex shape in one colour."""
    colour = tuple(float(value) for value in np.clip(ink, 0, 255))
    cv2.fillConvexPoly(pixels, np.round(points * 16).astype(np.int32), colour, cv2.LINE_AA, 4)


def shadow(pixels: Field, points: Points, shade: float) -> None:
    """Darkens what a shape on the table keeps the light from, ``shade`` of which is left."""
    x0, y0 = np.maximum(points.min(axis=0).astype(int) - 6, 0)
    x1, y1 = np.minimum(points.max(axis=0).astype(int) + 7, SIDE)
    if x1 <= x0 or y1 <= y0:
        return
    mask = np.zeros((y1 - y0, x1 - x0), np.float32)
    cv2.fillConvexPoly(mask, np.round((points - (x0, y0)) * 16).astype(np.int32), 1.0, cv2.LINE_AA, 4)
    mask = cv2.GaussianBlur(mask, (0, 0), 2.5)[..., None]
    part = pixels[y0:y1, x0:x1]
    part[:] = (part * (1 - mask * (1 - shade))).astype(np.uint8)


def paste(pixels: Field, face: Field, quad: Points, tone: float) -> None:
    """The face, with round corners and an edge that is a little darker, onto its place."""
    x0, y0 = np.maximum(np.floor(quad.min(axis=0)).astype(int), 0)
    x1, y1 = np.minimum(np.ceil(quad.max(axis=0)).astype(int) + 1, SIDE)
    if x1 <= x0 or y1 <= y0:
        return
    corners = np.array([(0, 0), (WIDE, 0), (WIDE, HIGH), (0, HIGH)], np.float32)
    reduced = max(1, int(HIGH / max(8.0, float(np.linalg.norm(quad[3] - quad[0])))))
    if reduced > 1:  # so that thin strokes are not lost where a tile is small
        face = cv2.resize(face, (WIDE // reduced, HIGH // reduced), interpolation=cv2.INTER_AREA).astype(np.uint8)
        corners = corners * np.array([face.shape[1] / WIDE, face.shape[0] / HIGH], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, (quad - (x0, y0)).astype(np.float32))
    size = (int(x1 - x0), int(y1 - y0))
    printed = cv2.warpPerspective(face, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    mask = _rounded(face.shape[0], face.shape[1])
    share = cv2.warpPerspective(mask, matrix, size, flags=cv2.INTER_LINEAR)[..., None]
    part = pixels[y0:y1, x0:x1]
    part[:] = (part * (1 - share) + np.clip(printed * tone, 0, 255) * share).astype(np.uint8)


def _rounded(high: int, wide: int) -> NDArray[np.float32]:
    mask = np.zeros((high, wide), np.float32)
    r = max(1, round(high * 0.06))
    cv2.rectangle(mask, (r, 1), (wide - 1 - r, high - 2), 1.0, -1)
    cv2.rectangle(mask, (1, r), (wide - 2, high - 1 - r), 1.0, -1)
    for x in (r, wide - 1 - r):
        for y in (r, high - 1 - r):
            cv2.circle(mask, (x, y), r, 1.0, -1)
    return mask
