"""Pictures and pages of PDF that people keep: in the folder ``exports`` of the profile, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPixmap

from mjdesk.profile import profile_dir, write_atomic

MARGIN_MM = 12.0  #: of a page that lies


def export_path(what: str, suffix: str, folder: Path | None = None) -> Path:
    """Where a settlement, an evening, a player goes: ``exports`` in the profile, by the time, a name nobody has yet."""
    place = folder or profile_dir() / "exports"
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = place / f"mjdesk-{what}-{stamp}.{suffix}", 1
    while path.exists():
        number += 1
        path = place / f"mjdesk-{what}-{stamp}-{number}.{suffix}"
    return path


@contextmanager
def _written(path: Path) -> Iterator[QBuffer]:
    """A device that becomes the file when everything is in it; raises OSError."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    yield buffer
    buffer.close()
    write_atomic(path, bytes(data.data()))


def save_picture(path: Path, picture: QImage | QPixmap) -> None:
    """Write a picture as PNG; a QImage in any thread. Raises OSError when that is not possible."""
    with _written(path) as buffer:
        picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt takes text


def save_pdf(path: Path, paint: Callable[[QPdfWriter], None]) -> None:
    """Write a PDF, text as text, with what ``paint`` paints on it; raises OSError when that is not possible."""
    with _written(path) as buffer:
        writer = QPdfWriter(buffer)
        writer.setTitle("mjdesk")
        paint(writer)


def save_landscape(path: Path, size: QSizeF, paint: Callable[[QPainter], None]) -> None:
    """Write what is ``size`` px large on the screen as one A4 page that lies; raises OSError."""

    def page(writer: QPdfWriter) -> None:
        margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
        paper, lying = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
        writer.setPageLayout(QPageLayout(paper, lying, margins, QPageLayout.Unit.Millimeter))
        paint_fitted(writer, size, paint)

    save_pdf(path, page)


def paint_fitted(device: QPagedPaintDevice, size: QSizeF, paint: Callable[[QPainter], None]) -> None:
    """Paint what is ``size`` px large as large as a page has room for: of a PDF, or on the paper of a printer."""
    with QPainter(device) as painter:
        room = QRectF(painter.viewport())
        scale = min(room.width() / size.width(), room.height() / size.height())
        painter.translate((room.width() - size.width() * scale) / 2, 0)
        painter.scale(scale, scale)
        paint(painter)
