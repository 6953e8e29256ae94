"""Marks of tiles whose places in a picture a person has put right: what a set of one's own is taught by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from mjdesk.shipped import asset

from .naming import Floats, named
from .network import Namer
from .picture import Picture
from .readings import Quad


def marks_of(picture: Picture, quads: Sequence[Quad], folder: Path | None = None) -> Floats:
    """Marks (n × 128) of the faces with these corners, by the eyes of the namer that ships (or of a folder)."""
    if not quads:
        return np.zeros((0, 128), np.float32)
    namer = Namer((asset("models", "camera") if folder is None else folder) / "namer.onnx")
    return named(namer, picture.pixels, [np.array(quad, np.float32) for quad in quads])[1]
