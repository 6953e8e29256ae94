"""The frames of a camera as the window gets them: the newest alone, made small in the thread of the camera."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage

from mjdesk.engine.errors import MjdeskError

from .looking import image_of

if TYPE_CHECKING:
    from mjdesk.devices.camera.frames import CameraFound, Frame, FrameSource
    from mjdesk.devices.camera.reader import FrameReader
    from mjdesk.devices.camera.watching import Watch

_SHOWN: Final = 1280  #: the longer side of what is shown, unless somebody knows better
_feeding: Final[set[Feed]] = set()  # kept until their thread has ended


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """One frame: whole, as it is shown, and what is known of it."""

    frame: Frame
    image: QImage
    watch: Watch


def find_cameras() -> tuple[CameraFound, ...]:
    """The cameras of this machine. Takes a moment: not for the window's thread."""
    from mjdesk.devices.camera.frames import cameras

    return cameras()


class Feed(QObject):
    """A camera, once it is started. ``shown``: there is a newer frame; ``ended``: it gives no more (an error, or None).

    Opening, reading and shrinking run in a thread of its own. Frames are kept nowhere but the newest here.
    """

    shown = Signal()
    ended = Signal(object)

    def __init__(self, opening: Callable[[], FrameSource]) -> None:
        super().__init__()
        self._opening = opening
        self.longest = _SHOWN  #: the longer side of what is shown, in pixels of the screen
        self._lock = Lock()
        self._newest: Glance | None = None
        self._told = False
        self._reader: FrameReader | None = None
        self.ended.connect(self._over, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Open the camera. Whoever listens does so before: a frame that nobody heard of is not told again."""
        from mjdesk.devices.camera.reader import FrameReader

        _feeding.add(self)
        self._reader = FrameReader(self._opening, self._take, self._end)

    def newest(self) -> Glance | None:
        """The newest frame; ``shown`` is said again when there is one after it."""
        with self._lock:
            self._told = False
            return self._newest

    def close(self) -> None:
        """Let go of the camera as soon as its frame is read; nobody waits for it."""
        if self._reader is not None:
            self._reader.close(0.0)

    def _take(self, frame: Frame, watch: Watch) -> None:
        from mjdesk.devices.camera.picture import picture_of

        image = image_of(picture_of(frame.pixels)).convertToFormat(QImage.Format.Format_RGB32)
        if max(frame.pixels.shape[:2]) > self.longest:
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            image = image.scaled(self.longest, self.longest, keep, smooth)
        with self._lock:
            self._newest = Glance(frame, image, watch)
            tell, self._told = not self._told, True
        if tell:
            self.shown.emit()

    def _end(self, error: MjdeskError | None) -> None:
        self.ended.emit(error)

    def _over(self, _error: object) -> None:
        _feeding.discard(self)
