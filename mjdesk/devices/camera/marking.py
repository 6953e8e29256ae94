"""Marks of tiles whose places in a picture a person has put right: what a set of one's own is taught by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from mjdesk.shipped import asset

from .naming import Floats, cut_out
from .network import Namer
from .picture import Picture
from .readings import Quad


def marks_of(picture: Picture, quads: Sequence[Quad], folder: Path | None = None) -> Floats:
    """Marks (n × 128) of the faces with these corners, by the eyes of the namer that ships (or of a folder).

    From both sides, as the recogniser looks at a photo: which way up a tile lies is not known.
    """
    if not quads:
        return np.zeros((0, 128), np.float32)
    namer = Namer((asset("models", "camera") if folder is None else folder) / "namer.onnx")
    crops = np.stack([cut_out(picture.pixels, np.array(quad, np.float32)) for quad in quads])
    _logits, marks = namer(crops)
    _logits, turned = namer(np.ascontiguousarray(crops[:, ::-1, ::-1]))
    return np.asarray((marks + turned) / 2, np.float32)
