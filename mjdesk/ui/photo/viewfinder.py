"""What a camera sees, and the shutter: a picture is taken when nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.parts import Toggle, paint_shadow, wrap
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import write
from mjdesk.ui.widgets.full_page import FullPage

from .feed import Feed, Glance, find_cameras

if TYPE_CHECKING:
    from mjdesk.devices.camera.frames import CameraFound, FrameSource


def _camera(found: CameraFound) -> FrameSource:
    from mjdesk.devices.camera.frames import Camera

    return Camera(found)


class Viewfinder(FullPage):
    """The page. ``taken``: a picture was taken (a `Picture`). Frames are shown and forgotten."""

    taken = Signal(object)

    def __init__(
        self,
        find: Callable[[], tuple[CameraFound, ...]] = find_cameras,
        opening: Callable[[CameraFound], FrameSource] = _camera,
    ) -> None:
        super().__init__(lambda: tr("Take a photo"), lambda: tr("Frames are not kept"))
        self._find, self._opening = find, opening
        self.cameras: tuple[CameraFound, ...] | None = None  #: None: they are being looked for
        self.chosen: CameraFound | None = None
        self.glance: Glance | None = None
        self.problem = ""
        self.waiting = False  #: the shutter was pressed, and something moves
        self._feed: Feed | None = None
        self.toggles: list[Toggle] = []
        self.screen_ = Screen(self)
        self.shutter = Button(lambda: tr("Take it"), ButtonKind.PRIMARY, self, icon_name="camera", name="shutter",
                              key=lambda: tr("Space"))  # fmt: skip
        self.shutter.clicked.connect(self.take)
        self.again = Button(lambda: tr("Look again"), ButtonKind.QUIET, self, icon_name="refresh", name="look-again")
        self.again.clicked.connect(self.look_for)
        self.look_for()

    def first(self) -> QWidget:
        """What has the focus."""
        return self.shutter

    # --- cameras

    def look_for(self) -> None:
        """Look which cameras there are, off the window's thread."""
        self._close()
        self.cameras, self.chosen, self.problem = None, None, ""
        self._show()
        in_background(self._find, self._found)

    def _found(self, found: tuple[CameraFound, ...]) -> None:
        self.cameras = found
        for old in self.toggles:
            old.deleteLater()
        self.toggles = [Toggle(each.name, self, name=f"camera-{n}", size=14) for n, each in enumerate(found)]
        for each, toggle in zip(found, self.toggles, strict=True):
            toggle.clicked.connect(partial(self.choose, each))
            toggle.show()
        if found:
            self.choose(found[0])
        else:
            self._show()

    def choose(self, found: CameraFound, _on: bool = True) -> None:
        """Show what another camera sees."""
        self._close()
        self.chosen, self.problem = found, ""
        feed = Feed(partial(self._opening, found))
        feed.shown.connect(self._glanced, Qt.ConnectionType.QueuedConnection)
        feed.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)
        self._feed = feed
        feed.start()
        self._show()

    def _close(self) -> None:
        self.glance, self.waiting = None, False
        if self._feed is not None:
            self._feed.shown.disconnect(self._glanced)
            self._feed.ended.disconnect(self._ended)
            self._feed.close()
            self._feed = None

    def closing(self) -> None:
        """Let go of the camera."""
        self._close()

    def _glanced(self) -> None:
        if self._feed is None:
            return
        self.glance = self._feed.newest()
        if self.waiting:
            self.take()
        self._show()

    def _ended(self, error: object) -> None:
        from mjdesk.devices.camera.frames import SourceLost

        self.problem = say(error.text) if isinstance(error, SourceLost) else tr("The camera gives no more pictures")
        self._close()
        self._show()

    # --- the shutter

    def take(self) -> None:
        """Take a picture: now, or when nothing moves any more."""
        from mjdesk.devices.camera.picture import picture_of
        from mjdesk.devices.camera.watching import Sighted

        if self.glance is None:
            return
        self.waiting = self.glance.watch.seen is not Sighted.REST
        if not self.waiting:
            self.taken.emit(picture_of(self.glance.frame.pixels))
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.take()
        else:
            super().keyPressEvent(event)

    def words(self) -> str:
        """What is said under the picture."""
        from mjdesk.devices.camera.watching import Sighted

        if self.cameras is None:
            return tr("Looking for cameras …")
        if not self.cameras:
            return tr("No camera found: plug one in, or open a photo from a file")
        if self.problem:
            return self.problem
        if self.glance is None:
            return tr("Opening the camera …")
        return {
            Sighted.REST: tr("Ready"),
            Sighted.MOVING: tr("Taken as soon as nothing moves") if self.waiting else tr("Something moves"),
            Sighted.DARK: tr("Nothing to be seen: is the lens covered, is it dark?"),
            Sighted.FROZEN: tr("The picture stands still: plug the camera in again"),
        }[self.glance.watch.seen]

    # --- showing

    def _show(self) -> None:
        self.screen_.show_glance(self.glance, self.words())
        self.shutter.setEnabled(self.glance is not None)
        for each, toggle in zip(self.cameras or (), self.toggles, strict=False):
            toggle.setChecked(each == self.chosen)
            toggle.setVisible(len(self.cameras or ()) > 1)
        self.again.setVisible(self.cameras is not None and self.glance is None)

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "again"):
            return
        px = look().px
        foot = rect.bottom() - px(50)
        self.screen_.setGeometry(QRectF(rect.x(), rect.y(), rect.width(), foot - px(18) - rect.y()).toAlignedRect())
        wide = self.shutter.want().width()
        self.shutter.put(rect.right() - wide, foot, wide, px(50))
        again = self.again.want().width()
        self.again.put(rect.right() - wide - again - px(14), foot + px(3), again, px(44))
        wrap(self.toggles, QRectF(rect.x(), foot + px(4), rect.width() - wide - again - px(40), px(42)), px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            paint_shadow(painter, QRectF(self.screen_.geometry()), self.devicePixelRatioF())


class Screen(Page):
    """The picture of the camera on the cloth, and what is said of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.glance: Glance | None = None
        self.words = ""

    def show_glance(self, glance: Glance | None, words: str) -> None:
        """Show a frame."""
        self.glance, self.words = glance, words
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            said = QRectF(px(20), rect.bottom() - px(46), rect.width() - px(40), px(40))
            middle = Qt.AlignmentFlag.AlignHCenter
            if self.glance is None:
                size = px(64)
                at = QPointF(rect.center().x() - size / 2, rect.center().y() - px(70))
                painter.drawPixmap(at, icon("camera", size, look().colour("on_felt2").name(), dpr))
                said.moveTop(rect.center().y() + px(10))
                write(painter, said, self.words, look().font(17, 500), look().colour("on_felt"), align=middle)
                return
            self._paint_image(painter, QRectF(px(14), px(14), rect.width() - px(28), rect.height() - px(64)))
            write(painter, said, self.words, look().font(15, 600), look().colour("on_felt"), align=middle)

    def _paint_image(self, painter: QPainter, room: QRectF) -> None:
        assert self.glance is not None
        px, image = look().px, self.glance.image
        scale = min(room.width() / image.width(), room.height() / image.height())
        size = QSizeF(image.width() * scale, image.height() * scale)
        where = QRectF(QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2), size)
        inner = QPainterPath()
        inner.addRoundedRect(where, px(10), px(10))
        painter.save()
        painter.setClipPath(inner)
        painter.drawImage(where, image)
        painter.restore()
