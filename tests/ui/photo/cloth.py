"""Photos that are painted: our tiles on our cloth, and where each lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from mjdesk.devices.camera.readings import Box
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.tilepix import Pose, TileLook, TilePainter

SIZE = (1280, 800)


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile on the cloth, and the box of its face."""

    tile: Tile
    box: Box


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles side by side from a point on, in the notation of records; ``?`` lies face down; ``gap`` in tile widths."""

    text: str
    x: float
    y: float
    width: float = 60
    gap: float = 0.12


def on_cloth(rows: Sequence[Row]) -> tuple[QImage, list[Lying]]:
    """The photo and what lies in it."""
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    tiles, lying = TilePainter(), []
    with QPainter(image) as painter:
        painter.drawPixmap(QPointF(0, 0), felt_pixmap(*SIZE))
        for row in rows:
            for n, tile in enumerate(parse_tiles(row.text)):
                x = round(row.x + n * row.width * (1 + row.gap))
                look = TileLook(tile, row.width, Pose.FACE_DOWN if tile == UNKNOWN else Pose.LYING)
                tiles.draw(painter, x, row.y, look)
                face = QRectF(tiles.sprite(look).face).translated(x, row.y)
                lying.append(Lying(tile, Box(face.x(), face.y(), face.width(), face.height())))
    return image, lying


def photo_file(path: Path, rows: Sequence[Row]) -> list[Lying]:
    """A photo as a file; returns what lies in it."""
    image, lying = on_cloth(rows)
    assert image.save(str(path))
    return lying
