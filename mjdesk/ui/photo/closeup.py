"""One tile of a photo from near: as the camera saw it, and what it counts as."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import write

from .faces import paint_face, upright
from .looking import Looked, image_of
from .seen import Seen
from .words import kind_name, trust_name


class Closeup:
    """Paints on a widget; the part of the photo is cut out once."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._cut: tuple[object, QImage, float] | None = None

    def paint(self, painter: QPainter, where: QRectF, looked: Looked, tile: Seen, *, odd: bool) -> None:
        """Photo, face and words side by side; ``odd``: it does not fit."""
        px, high = look().px, where.height()
        image, ratio = self._crop(looked, tile)
        frame = QRectF(where.x(), where.y(), min(high / ratio, px(90)), high)
        shape = QPainterPath()
        shape.addRoundedRect(frame, px(8), px(8))
        painter.save()
        painter.setClipPath(shape)
        painter.drawImage(frame, image)
        painter.restore()
        x, w = frame.right() + px(18), float(min(px(50), high * 0.6) // 1)
        box = QRectF(x, frame.y() + (high - w * 1.45) / 2, w, w * 4 / 3)
        paint_face(painter, look().tiles(self._widget.devicePixelRatioF()), tile, box, odd=odd)
        words = QRectF(x + w + px(16), frame.y() + high / 2 - px(26), where.right() - x - w - px(16), px(26))
        write(painter, words, kind_name(tile), look().font(18, 700), look().colour("ink"))
        write(painter, words.translated(0, px(27)), trust_name(tile), look().font(13, 500),
              look().colour("accent_ink" if tile.doubtful else "ink2"))  # fmt: skip

    def _crop(self, looked: Looked, tile: Seen) -> tuple[QImage, float]:
        """The tile as the camera saw it, standing; with its height by its width."""
        if self._cut is None or self._cut[0] != (looked, tile.quad):
            picture, box = looked.picture, tile.box
            around = 0.3 * max(box.w, box.h)
            left, top = max(0, int(box.x - around)), max(0, int(box.y - around))
            right = min(picture.width, int(box.x + box.w + around) + 1)
            foot = min(picture.height, int(box.y + box.h + around) + 1)
            part = QRect(min(left, picture.width - 1), min(top, picture.height - 1), max(1, right - left),
                         max(1, foot - top))  # fmt: skip
            cut, ratio = upright(image_of(picture, part), QPointF(part.topLeft()), tile.quad)
            self._cut = ((looked, tile.quad), cut, ratio)
        return self._cut[1], self._cut[2]
