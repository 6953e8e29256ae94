"""Tiles to choose one from: of the own hand, or of all kinds; by mouse, or by arrows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui.look import look
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Painted, canvas


class TileGrid(Painted, QWidget):
    """Rows of tiles. ``chosen`` brings the tile that is chosen now, None for none."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, name: str, width: float = 34.0) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.rows: tuple[tuple[Tile, ...], ...] = ()
        self.tile: Tile | None = None
        self._units, self._called = width, ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_tiles(self, rows: Sequence[Sequence[Tile]], called: str) -> None:
        """Show these tiles; ``called`` says what they are chosen for. What was chosen stays where it is there."""
        self.rows = tuple(tuple(row) for row in rows if row)
        self._called = called
        if self.tile not in [tile for row in self.rows for tile in row]:
            self.tile = None
        self._say()
        self.updateGeometry()
        self.update()

    def choose(self, tile: Tile | None) -> None:
        """Choose a tile."""
        self.tile = tile
        self._say()
        self.update()
        self.chosen.emit(tile)

    def _say(self) -> None:
        self.setAccessibleName(self._called)
        self.setAccessibleDescription("" if self.tile is None else tile_name(self.tile))

    def _step(self) -> float:
        return look().px(self._units) * 1.14

    def want(self) -> QSizeF:
        across = max((len(row) for row in self.rows), default=1)
        return QSizeF(across * self._step(), len(self.rows) * look().px(self._units) * 1.62)

    def cell(self, row: int, place: int) -> QRectF:
        """Where a tile lies."""
        face, wide = self.face(), look().px(self._units)
        return QRectF(face.x() + place * self._step() + wide * 0.06, face.y() + row * wide * 1.62, wide, wide * 4 / 3)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for row, tiles in enumerate(self.rows):
            for place, tile in enumerate(tiles):
                if self.cell(row, place).adjusted(-2, -2, 2, 6).contains(event.position()):
                    self.choose(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        key = Qt.Key(event.key())
        if key not in steps or not self.rows:
            event.ignore()
            return
        at = next(((r, row.index(self.tile)) for r, row in enumerate(self.rows) if self.tile in row), None)
        if at is None:
            self.choose(self.rows[0][0])
            return
        row = max(0, min(len(self.rows) - 1, at[0] + steps[key][0]))
        place = max(0, min(len(self.rows[row]) - 1, at[1] + steps[key][1]))
        self.choose(self.rows[row][place])

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, tiles, wide = look().px, look().tiles(self.devicePixelRatioF()), look().px(self._units)
            if not self.isEnabled():
                painter.setOpacity(0.45)
            for r, row in enumerate(self.rows):
                for place, tile in enumerate(row):
                    cell = self.cell(r, place)
                    up = px(5) if tile == self.tile else 0.0
                    tiles.draw_shadow(painter, cell.x(), cell.y() - up, wide)
                    tiles.draw(painter, cell.x(), cell.y() - up, TileLook(tile, wide))
                    if tile == self.tile:
                        painter.setPen(Qt.PenStyle.NoPen)
                        painter.setBrush(look().colour("accent"))
                        foot = QPointF(cell.center().x(), cell.bottom() + wide * 0.16)
                        painter.drawRoundedRect(
                            QRectF(foot.x() - wide * 0.3, foot.y(), wide * 0.6, px(3.2)), px(1.6), px(1.6)
                        )
            if self.hasFocus() and self.ring:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(look().colour("focus"), px(2)))
                painter.drawRoundedRect(self.face().adjusted(-3, -3, 3, 3), px(8), px(8))
