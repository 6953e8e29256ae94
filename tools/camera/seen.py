"""Cut-outs of what a finder finds in photos it has never seen: frames as far off as they will be on other tables.

What a namer is shown later are the finder's frames, not the labels'; and what the finder takes for a tile that is none
is what it has to know as nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mjdesk.devices.camera.finding import find
from mjdesk.devices.camera.network import Finder
from mjdesk.devices.camera.readings import Box
from mjdesk.devices.camera.recogniser import frame_of, straightened
from mjdesk.devices.camera.things import Found
from tools.camera.cut_outs import AROUND, STORED, CutOuts, cut
from tools.camera.labelled import NOTHING, Labelled

_LEAST: Final = 0.2  #: of heat, less than readings are told from: what is nothing is to be met often
_ON: Final = 0.5  #: overlap from which something found is a labelled thing
_OFF: Final = 0.1  #: overlap with any of them up to which it is nothing


def seen(photos: Sequence[Labelled], model: Path) -> CutOuts:
    """What the finder of a file finds in photos, named as their labels say; what lies half on a thing is left out."""
    finder = Finder(model)
    pixels, kinds = [], []
    for photo in photos:
        found, _ = find(finder, photo.pixels, _LEAST)
        for thing in straightened(found):
            kind = _kind_of(thing, photo)
            if kind is not None:
                pixels.append(cut(photo.pixels, np.asarray(frame_of(thing), np.float32), AROUND, STORED))
                kinds.append(kind)
    count = len(kinds)
    return CutOuts(_stacked(pixels), np.array(kinds, np.int64), np.zeros(count, np.bool_), np.zeros(count, np.bool_))


def _stacked(pixels: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    return np.array(pixels, np.uint8).reshape(-1, STORED, STORED, 3)


def _kind_of(thing: Found, photo: Labelled) -> int | None:
    """The class of something found; None where the labels do not tell."""
    overlaps = [thing.box.overlap(Box(*labelled.box)) for labelled in photo.things]
    if overlaps and max(overlaps) >= _ON:
        return photo.things[int(np.argmax(overlaps))].kind
    return NOTHING if max(overlaps, default=0.0) <= _OFF and thing.box.y > photo.known_from else None
