"""Cut-outs of what a finder finds in photos it has never seen: frames as far off as they will be on other tables.

What a namer and a counter of pips are shown later are the finder's frames, not the labels'; and what the finder takes
for a tile or a die that is none is what they have to know as nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mjdesk.devices.camera.finding import find
from mjdesk.devices.camera.network import Finder
from mjdesk.devices.camera.readings import Box
from mjdesk.devices.camera.recogniser import frame_of, may_be_die, straightened
from mjdesk.devices.camera.things import Found, as_die
from tools.camera.cut_outs import AROUND, STORED, CutOuts, cut
from tools.camera.labelled import NOTHING, Labelled

_LEAST: Final = 0.2  #: of heat, less than readings are told from: what is nothing is to be met often
_ON: Final = 0.5  #: overlap from which something found is a labelled thing
_OFF: Final = 0.1  #: overlap with any of them up to which it is nothing


class Eyes:
    """The finder of a file; what it finds in a photo is kept, for namer and counter ask for the same."""

    def __init__(self, model: Path) -> None:
        """The file need not be there before the first photo is looked at."""
        self._model = model
        self._finder: Finder | None = None
        self._found: dict[str, list[Found]] = {}

    def found(self, photo: Labelled) -> list[Found]:
        """What lies in a photo for these eyes."""
        if self._finder is None:
            self._finder = Finder(self._model)
        if photo.name not in self._found:
            found, _ = find(self._finder, photo.pixels, _LEAST)
            self._found[photo.name] = straightened(found)
        return self._found[photo.name]


def seen(photos: Sequence[Labelled], eyes: Eyes) -> CutOuts:
    """What is found in photos, named as their labels say; what lies half on a thing is left out."""
    return _cut_out(((photo, thing) for photo in photos for thing in eyes.found(photo)), free=False)


def seen_dice(photos: Sequence[Labelled], eyes: Eyes) -> CutOuts:
    """What is found in photos and may be a die, cut out as dice are, in any turn."""
    maybe = ((photo, thing) for photo in photos for thing in eyes.found(photo) if may_be_die(thing))
    return _cut_out(((photo, as_die(thing)) for photo, thing in maybe), free=True)


def _cut_out(things: Iterable[tuple[Labelled, Found]], *, free: bool) -> CutOuts:
    pixels, kinds = [], []
    for photo, thing in things:
        kind = _kind_of(thing, photo)
        if kind is not None:
            pixels.append(cut(photo.pixels, np.asarray(frame_of(thing), np.float32), AROUND, STORED))
            kinds.append(kind)
    count = len(kinds)
    return CutOuts(_stacked(pixels), np.array(kinds, np.int64), np.full(count, free), np.zeros(count, np.bool_))


def _stacked(pixels: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    return np.array(pixels, np.uint8).reshape(-1, STORED, STORED, 3)


def _kind_of(thing: Found, photo: Labelled) -> int | None:
    """The class of something found; None where the labels do not tell."""
    overlaps = [thing.box.overlap(Box(*labelled.box)) for labelled in photo.things]
    if overlaps and max(overlaps) >= _ON:
        return photo.things[int(np.argmax(overlaps))].kind
    return NOTHING if max(overlaps, default=0.0) <= _OFF and thing.box.y > photo.known_from else None
