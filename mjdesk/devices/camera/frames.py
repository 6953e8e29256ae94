"""Where pictures come from one after the other: a camera by its name, a film, a folder of photos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Protocol, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from mjdesk.engine.errors import BadInput, MjdeskError
from mjdesk.engine.text import Text

from .picture import BadPicture, read_picture

Pixels: TypeAlias = NDArray[np.uint8]  #: height × width × 3, blue green red
PHOTOS: Final = (".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff")
WANTED: Final = (1280, 720)  #: what a camera is asked for; it may answer with another size


class SourceLost(MjdeskError):
    """A source gives no more frames though it should: unplugged, busy, or taken by another program."""

    def __init__(self, message: str, text: Text) -> None:
        super().__init__(message)
        self.text = text


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture: its pixels, its number from 0, and when it was taken, in seconds of a clock that only goes on."""

    pixels: Pixels
    number: int
    at: float


class FrameSource(Protocol):
    """Gives frames until there are no more. Used in one thread; closed there."""

    name: str

    def read(self) -> Frame | None:
        """The next frame, waited for; None after the last one. Raises SourceLost."""

    def close(self) -> None:
        """Let go of the camera or file; may be called twice."""


@dataclass(frozen=True, slots=True)
class CameraFound:
    """A camera of this machine: what the system calls it, and how OpenCV opens it."""

    name: str
    index: int
    backend: int


def cameras() -> tuple[CameraFound, ...]:
    """The cameras of this machine, each once, by name; takes a moment."""
    from cv2_enumerate_cameras import enumerate_cameras

    found: dict[str, CameraFound] = {}
    for info in enumerate_cameras():
        where = str(info.path or info.index)  # a camera is listed once for each way of opening it: the first is taken
        if where not in found:
            same = sum(1 for other in found.values() if other.name.partition(" (")[0] == info.name)
            found[where] = CameraFound(f"{info.name} ({same + 1})" if same else info.name, info.index, info.backend)
    return tuple(found.values())


class Camera:
    """A camera, opened when it is made. Raises SourceLost when it cannot be."""

    def __init__(self, found: CameraFound, clock: Callable[[], float] = monotonic) -> None:
        self.name, self._clock, self._number = found.name, clock, 0
        self._capture = cv2.VideoCapture(found.index, found.backend)
        if not self._capture.isOpened():
            raise _lost(self.name)
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, WANTED[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, WANTED[1])

    def read(self) -> Frame | None:
        """The next frame."""
        there, pixels = self._capture.read()
        if not there or pixels is None:
            raise _lost(self.name)
        frame = Frame(np.asarray(pixels, np.uint8), self._number, self._clock())
        self._number += 1
        return frame

    def close(self) -> None:
        """Let go of the camera."""
        self._capture.release()


def _lost(name: str) -> SourceLost:
    return SourceLost(
        f"camera {name!r} gives no picture; expected one that is plugged in and not used by another program",
        Text(
            f"“{name}”没有画面：是不是拔掉了，或者被别的程序占用",
            f"“{name}” gives no picture: is it unplugged, or used by another program?",
        ),
    )


class Film:
    """A film in a file, at the times that it has itself. Raises BadInput when it cannot be read."""

    def __init__(self, path: Path) -> None:
        self.name, self._number = path.name, 0
        self._capture = cv2.VideoCapture(str(path)) if path.is_file() else None
        if self._capture is None or not self._capture.isOpened():
            self.close()
            raise BadInput(
                "cannot be read as a film; expected MP4, AVI, MKV or MOV",
                str(path),
                Text("这段视频读不了", "This film cannot be read"),
            )
        pace = self._capture.get(cv2.CAP_PROP_FPS)
        self._pace = pace if 1 <= pace <= 240 else 25.0

    def read(self) -> Frame | None:
        """The next frame."""
        there, pixels = self._capture.read() if self._capture is not None else (False, None)
        if not there or pixels is None:
            return None
        frame = Frame(np.asarray(pixels, np.uint8), self._number, self._number / self._pace)
        self._number += 1
        return frame

    def close(self) -> None:
        """Let go of the file."""
        if self._capture is not None:
            self._capture.release()


class Folder:
    """The photos of a folder in the order of their names, one a second. What is no picture is told in ``refused``.

    Raises BadInput where there is no folder, or no photo in it.
    """

    def __init__(self, path: Path) -> None:
        self.name, self._next, self._number = path.name, 0, 0
        self.refused: list[BadPicture] = []
        self._paths: Sequence[Path] = (
            sorted(p for p in path.iterdir() if p.suffix.lower() in PHOTOS) if path.is_dir() else ()
        )
        if not self._paths:
            raise BadInput(
                f"has no photos; expected a folder with {', '.join(PHOTOS)}",
                str(path),
                Text("这个文件夹里没有照片", "There are no photos in this folder"),
            )

    def read(self) -> Frame | None:
        """The next photo that can be read."""
        while self._next < len(self._paths):
            path, self._next = self._paths[self._next], self._next + 1
            try:
                pixels = read_picture(path).pixels
            except BadPicture as bad:
                self.refused.append(bad)
                continue
            frame = Frame(pixels, self._number, float(self._number))
            self._number += 1
            return frame
        return None

    def close(self) -> None:
        """Nothing is held open."""
