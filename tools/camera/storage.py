"""Drawn pictures kept on disk between runs: pixels as JPEG, labels beside them."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np

from tools.camera.labelled import Labelled, Thing


def save_drawn(path: Path, pictures: list[Labelled]) -> None:
    """Writes pictures into one file."""
    files = [cv2.imencode(".jpg", picture.pixels, [cv2.IMWRITE_JPEG_QUALITY, 93])[1].ravel() for picture in pictures]
    labels = [
        [(t.kind, t.outline.tolist(), None if t.quad is None else t.quad.tolist()) for t in picture.things]
        for picture in pictures
    ]
    part = path.with_suffix(".part.npz")
    np.savez(
        part,
        data=np.concatenate(files),
        ends=np.cumsum([len(file) for file in files]),
        labels=np.frombuffer(json.dumps(labels).encode(), np.uint8),
    )
    part.replace(path)


def load_drawn(path: Path) -> list[Labelled]:
    """The pictures of a file."""
    with np.load(path) as stored:
        data, ends = stored["data"], stored["ends"]
        labels = json.loads(stored["labels"].tobytes())
    pictures = []
    begin = 0
    for number, (end, things) in enumerate(zip(ends, labels, strict=True)):
        pixels = np.asarray(cv2.imdecode(data[begin:end], cv2.IMREAD_COLOR), np.uint8)
        known = [
            Thing(kind, np.array(outline, np.float32), None if quad is None else np.array(quad, np.float32))
            for kind, outline, quad in things
        ]
        pictures.append(Labelled(f"drawn-{number}", "drawn", pixels, known))
        begin = end
    return pictures
