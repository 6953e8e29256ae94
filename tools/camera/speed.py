"""How long reading takes: processor seconds on one core, the least of several tries, so that others may compute too."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from PIL import Image

from mjdesk.devices.camera.picture import picture_of, read_picture
from mjdesk.devices.camera.recogniser import Recogniser
from tools.camera.labelled import Labelled

_TRIES: Final = 7
_HAND: Final = 14  #: tiles
_PHONE: Final = (4000, 3000)
_FILM: Final = (1280, 720)


def speeds(photos: list[Labelled], models: Path | None) -> Iterator[tuple[str, float]]:
    """What was done and its seconds, with the models of a folder or those that ship with the program."""
    cv2.setNumThreads(1)
    yield "loading the models", _least(lambda: Recogniser(models))
    recogniser = Recogniser(models)
    hand = next(photo for photo in photos if photo.scene == "handrow_greenmat" and len(photo.things) == _HAND)
    most = max((photo for photo in photos if photo.scene != "dice"), key=lambda photo: len(photo.things))
    for photo in (hand, most):
        yield f"a photo of {len(photo.things)} tiles", _least(lambda: recogniser.read(picture_of(photo.pixels)))  # noqa: B023
    large = cv2.resize(hand.pixels, _PHONE, interpolation=cv2.INTER_CUBIC)
    data = io.BytesIO()
    Image.fromarray(np.ascontiguousarray(large[..., ::-1])).save(data, "JPEG", quality=92)
    yield "decoding a JPEG of 12 million pixels", _least(lambda: read_picture(data.getvalue()))
    upright = read_picture(data.getvalue())
    yield f"reading {len(hand.things)} tiles in it", _least(lambda: recogniser.read(upright))
    frame = picture_of(np.asarray(cv2.resize(hand.pixels, _FILM, interpolation=cv2.INTER_AREA), np.uint8))
    yield "a frame of 720 lines", _least(lambda: recogniser.read(frame, quick=True))


def _least(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(_TRIES):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)
