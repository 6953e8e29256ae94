"""A source of frames by its address: ``camera:NAME``, ``film:FILE``, ``folder:FOLDER``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from .frames import Camera, CameraFound, Film, Folder, Frame, FrameSource, SourceLost, cameras

KINDS: Final = ("camera", "film", "folder")


class Paced:
    """A film or folder shown at its own pace: a frame comes when it is due."""

    def __init__(self, source: FrameSource, clock: Callable[[], float] = monotonic) -> None:
        self.name, self._source, self._clock = source.name, source, clock
        self._began: float | None = None
        self._closed = Event()

    def read(self) -> Frame | None:
        """The next frame, when it is due."""
        frame = self._source.read()
        if frame is None:
            return None
        if self._began is None:
            self._began = self._clock() - frame.at
        self._closed.wait(max(0.0, self._began + frame.at - self._clock()))
        return frame

    def close(self) -> None:
        """Let go of the source."""
        self._closed.set()
        self._source.close()


def open_source(
    address: str,
    find: Callable[[], tuple[CameraFound, ...]] = cameras,
    opening: Callable[[CameraFound], FrameSource] = Camera,
) -> FrameSource:
    """Open what an address names. Raises BadInput, or SourceLost where a camera is not there."""
    kind, colon, where = address.partition(":")
    if kind not in KINDS or not colon or not where:
        raise BadInput(f"{address!r}; expected camera:NAME, film:FILE or folder:FOLDER", "source")
    if kind == "film":
        return Paced(Film(Path(where)))
    if kind == "folder":
        return Paced(Folder(Path(where)))
    for found in find():
        if found.name == where:
            return opening(found)
    raise SourceLost(
        f"camera {where!r} is not there; expected one that is plugged in",
        Text(f"没有找到“{where}”，看看插好没有", f"“{where}” is not there: is it plugged in?"),
    )
