"""What a camera above a table sees, and what is read of it, worked out in the thread of the camera."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from mjdesk.ui.photo.feed import Feed

if TYPE_CHECKING:
    from mjdesk.devices.camera.frames import Frame, FrameSource
    from mjdesk.devices.camera.table_eye import Found, Read, TableEye
    from mjdesk.devices.camera.table_view import TableView
    from mjdesk.devices.camera.watching import Watch


def _reading() -> Read:
    """The recogniser that ships with the set of one's own that is used; takes a moment."""
    from mjdesk.devices.camera.own_sets import OwnSets
    from mjdesk.devices.camera.recogniser import Recogniser

    own, recogniser = OwnSets().all().own, Recogniser()
    return lambda picture, quick: recogniser.read(picture, own, quick=quick)


class TableFeed(Feed):
    """A feed that reads what lies in the areas of a view, which may change meanwhile. Frames are kept nowhere."""

    def __init__(
        self, opening: Callable[[], FrameSource], view: TableView, reading: Callable[[], Read] = _reading
    ) -> None:
        super().__init__(opening)
        self._view, self._reading = view, reading
        self._view_lock = Lock()
        self._read: Read | None = None
        self._eye: TableEye | None = None
        self.lain: tuple[Found, ...] = ()  #: what lies in the areas
        self.throws: tuple[tuple[int, ...], ...] = ()

    def look_at(self, view: TableView) -> None:
        """Read other areas from the next frame on."""
        with self._view_lock:
            if view.areas != self._view.areas:
                self._view, self._eye = view, None

    def _take(self, frame: Frame, watch: Watch) -> None:
        from mjdesk.devices.camera.table_eye import TableEye

        if self._read is None:
            self._read = self._reading()
        with self._view_lock:
            if self._eye is None:
                self._eye = TableEye(self._view, self._read)
            eye = self._eye
        if self._view.areas:
            eye.after(frame, watch)
        self.lain, self.throws = eye.lain(), tuple(eye.throws)
        super()._take(frame, watch)
