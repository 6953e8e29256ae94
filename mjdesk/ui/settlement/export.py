"""A settlement as a picture or a page, kept in the profile."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPoint, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPixmap
from PySide6.QtWidgets import QWidget

from mjdesk.profile import profile_dir, write_atomic


def export_path(number: int, suffix: str, folder: Path | None = None) -> Path:
    """Where the settlement of a round goes: ``exports`` in the profile, a new name each second."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return (folder or profile_dir() / "exports") / f"mjdesk-{stamp}-{number:02}.{suffix}"


def save_picture(picture: QPixmap, path: Path) -> None:
    """Write a picture as PNG; raises OSError when that is not possible."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    write_atomic(path, bytes(data.data()))


def save_page(widget: QWidget, path: Path) -> None:
    """Write a widget as an A4 page of PDF, text as text; raises OSError when that is not possible."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF(12, 12, 12, 12),
                    QPageLayout.Unit.Millimeter)
    )  # fmt: skip
    writer.setTitle("mjdesk")
    paint_page(widget, writer)
    buffer.close()
    write_atomic(path, bytes(data.data()))


def paint_page(widget: QWidget, device: QPagedPaintDevice) -> None:
    """Paint a widget as large as a page has room for: of a PDF, or on the paper of a printer."""
    with QPainter(device) as painter:
        room = QRectF(painter.viewport())
        scale = min(room.width() / widget.width(), room.height() / widget.height())
        painter.translate((room.width() - widget.width() * scale) / 2, 0)
        painter.scale(scale, scale)
        widget.render(painter, QPoint())
