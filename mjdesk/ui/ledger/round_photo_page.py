"""The photo that was kept with a round: looked at, or deleted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QKeyEvent, QPainterPath, QPaintEvent

from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.round_photos import forget_photo, photo_of
from mjdesk.ui.look import look
from mjdesk.ui.photo.chart import paint_cloth
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import write
from mjdesk.ui.widgets.full_page import FullPage


class RoundPhotoPage(FullPage):
    """The page."""

    def __init__(self, key: str, number: int) -> None:
        super().__init__(lambda: tr("Photo of round {number}", number=number))
        self.key, self.deleting = key, False
        self.picture = Shown(self)
        self.delete_ = Button(self._delete_words, ButtonKind.QUIET, self, icon_name="trash", name="delete-photo")
        self.delete_.clicked.connect(self.delete)
        self.at_right = [self.delete_]
        in_background(partial(_loaded, key), self._show)

    def _delete_words(self) -> str:
        return tr("Really delete?") if self.deleting else tr("Delete the photo")

    def _show(self, image: QImage) -> None:
        self.picture.show_image(image)

    def delete(self) -> None:
        """The first press asks, the second deletes the photo; the round stays."""
        if not self.deleting:
            self.deleting = True
            self.delete_.retranslate()
            self.place()
            return
        in_background(partial(forget_photo, self.key), lambda _: None)
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete()
        else:
            super().keyPressEvent(event)

    def place_body(self, rect: QRectF) -> None:
        if hasattr(self, "picture"):
            self.picture.setGeometry(rect.toAlignedRect())


class Shown(Page):
    """The photo on the cloth."""

    def __init__(self, parent: FullPage) -> None:
        super().__init__(parent)
        self.image: QImage | None = None

    def show_image(self, image: QImage) -> None:
        """Show a photo; an empty one could not be read."""
        self.image = image
        self.place()
        self.update()

    def place(self) -> None:
        self.setAccessibleName(self._words() or tr("Photo"))

    def _words(self) -> str:
        if self.image is None:
            return tr("Reading the photo …")
        return tr("This photo cannot be read") if self.image.isNull() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, words = look().px, self._words()
            paint_cloth(painter, self)
            if words or self.image is None:
                write(painter, QRectF(self.rect()), words, look().font(17, 500), look().colour("on_felt2"),
                      align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
                return
            room = QRectF(self.rect()).adjusted(px(16), px(16), -px(16), -px(16))
            scale = min(room.width() / self.image.width(), room.height() / self.image.height())
            size = QSizeF(self.image.width() * scale, self.image.height() * scale)
            at = QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2)
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(at, size), px(10), px(10))
            painter.setClipPath(shape)
            painter.drawImage(QRectF(at, size), self.image)


def _loaded(key: str) -> QImage:
    return QImageReader(str(photo_of(key))).read()
