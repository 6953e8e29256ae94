"""Faces of players: a photo where there is one, else a drawn bust; a rim in the colour they have chosen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.ui.icons import portrait
from mjdesk.ui.ledger.face import Face

if TYPE_CHECKING:
    from pathlib import Path


SIDE: Final = 256  #: pixels of a photo
_LARGEST: Final = 100_000_000  #: pixels of a picture that is read
#: what one can choose as one's colour; the first is none
COLOURS: Final = ("", "#C4623A", "#3F6A9A", "#2F7F63", "#94475C", "#6352A0", "#2B8A8A", "#B98A2E", "#4A525C")
_NO_PICTURE = Text("这个文件不是能用的图片", "this file is no picture that can be used")


class _Photos:
    """The photos that have been read: a few hundred small pictures at most."""

    images: dict[str, QImage] = {}  # noqa: RUF012 - one store of the process


def known_photos() -> frozenset[str]:
    """The tokens of photos that need not be read again."""
    return frozenset(_Photos.images)


def remember_photos(found: Mapping[str, bytes]) -> None:
    """Keep photos by their tokens; what cannot be read is left out, and the drawn bust is shown."""
    for token, data in found.items():
        image = QImage.fromData(data)
        if not image.isNull():
            _Photos.images[token] = image


def read_photo(path: Path) -> bytes:
    """A picture file as a small square JPEG, turned upright as its camera says; raises BadInput."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _LARGEST:
        raise BadInput("is no picture that can be used", str(path), _NO_PICTURE)
    reader.setScaledSize(size.scaled(QSize(SIDE, SIDE), Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        raise BadInput("is no picture that can be used", str(path), _NO_PICTURE)
    left, top = (image.width() - SIDE) // 2, (image.height() - SIDE) // 2
    square = image.copy(left, top, SIDE, SIDE).convertToFormat(QImage.Format.Format_RGB32)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    square.save(buffer, "JPEG", 86)  # type: ignore[call-overload]  # the stubs want bytes, Qt takes text
    return bytes(data.data())


def face_pixmap(face: Face, px: float, dpr: float, ring: str | None = None) -> QPixmap:
    """A round face of ``px`` logical pixels; ``ring`` colours the rim, else the player's own colour does."""
    rim = ring or face.colour or None
    if face.photo not in _Photos.images:
        return portrait(face.portrait, px, dpr, rim)
    return _photo(face.photo, max(4, round(px * dpr)), dpr, rim or "#FFFFFF")


@lru_cache(maxsize=256)
def _photo(token: str, size: int, dpr: float, ring: str) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        circle = QRectF(0.5, 0.5, size - 1, size - 1)
        shape = QPainterPath()
        shape.addEllipse(circle)
        painter.save()
        painter.setClipPath(shape)
        painter.drawImage(QRectF(0, 0, size, size), _Photos.images[token])
        painter.restore()
        rim = max(1.0, size / 22)
        painter.setPen(QPen(QColor(ring), rim))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
