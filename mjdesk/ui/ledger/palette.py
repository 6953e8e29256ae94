"""The tiles to click: a row a suit, four pips under each for the copies that are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.any_tile import draw_tile, draw_tile_shadow
from mjdesk.ui.look import look
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import Painted, canvas, shade

_GAP = 9.2  #: between tiles, of a tile 48 wide


class Palette(Painted, QWidget):
    """The tiles. ``picked`` brings the one that was clicked."""

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[tuple[Tile, ...]] = []
        self.tall = 4 / 3
        self.left: Callable[[Tile], int] = lambda _: 4
        self.special = Special()
        self._under: Tile | None = None
        self.setObjectName("palette")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever has no mouse types
        self.setAccessibleName(tr("Tiles to click"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName(tr("Tiles to click"))

    def show_rows(self, rows: Sequence[tuple[Tile, ...]], tall: float = 4 / 3) -> None:
        """Show kinds of tiles in rows; ``tall``: their height by their width."""
        self.rows, self.tall = list(rows), tall
        self.update()

    def has(self, tile: Tile) -> bool:
        """Whether a tile is one of those shown."""
        return any(tile in row for row in self.rows)

    @property
    def _across(self) -> int:
        return max((len(row) for row in self.rows), default=9)

    def _row(self) -> float:
        """The height of a row of tiles 48 wide, with its pips."""
        return 48 * self.tall + 36

    def want(self) -> QSizeF:
        px, n = look().px, self._across
        return QSizeF(n * px(48) + (n - 1) * px(_GAP), len(self.rows) * px(self._row()))

    def unit(self) -> float:
        """Width of a tile."""
        rect = self.face()
        n = self._across
        across = rect.width() / (n + (n - 1) * _GAP / 48)
        down = rect.height() / max(1, len(self.rows)) * 48 / self._row()
        return max(12.0, min(across, down))

    def box(self, tile: Tile) -> QRectF:
        """Where a tile lies."""
        rect, w = self.face(), self.unit()
        for y, row in enumerate(self.rows):
            if tile in row:
                step = w * (1 + _GAP / 48)
                top = rect.y() + w * 0.12 + y * min(w * self._row() / 48, rect.height() / len(self.rows))
                return QRectF(rect.x() + row.index(tile) * step, top, w, w * self.tall)
        return QRectF()

    def _at(self, at: QPointF) -> Tile | None:
        w = self.unit()
        grown = (
            (tile, self.box(tile).adjusted(-w * 0.09, -w * 0.1, w * 0.09, w * 0.4)) for r in self.rows for tile in r
        )
        return next((tile for tile, box in grown if box.contains(at)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self._at(event.position())
        if tile is not None and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(tile)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        under = self._at(event.position())
        if under != self._under:
            self._under = under
            self.setToolTip("" if under is None else tile_name(under))
            self.setCursor(Qt.CursorShape.PointingHandCursor if under is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: object) -> None:
        self._under = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            tiles, w = look().tiles(self.devicePixelRatioF()), self.unit()
            everything = [tile for row in self.rows for tile in row]
            for tile in everything:
                box = self.box(tile)
                draw_tile_shadow(tiles, painter, tile, box)
            for tile in everything:
                box, left = self.box(tile), self.left(tile)
                painter.setOpacity(1.0 if left > 0 else 0.4)
                lift = w * 0.06 if tile == self._under and left > 0 else 0
                wild, skin = tile in self.special.wild, tile in self.special.skins
                draw_tile(tiles, painter, TileLook(tile, w, wild=wild, skin=skin), box.translated(0, -lift))
                painter.setOpacity(1.0)
                self._pips(painter, box, left)

    def _pips(self, painter: QPainter, box: QRectF, left: int) -> None:
        size = max(3.0, box.width() * 0.085)
        step = size * 1.75
        x, y = box.center().x() - 1.5 * step, box.bottom() + box.width() * 0.28
        painter.setPen(Qt.PenStyle.NoPen)
        for n in range(4):
            painter.setBrush(shade("ink2", 0.9) if n < left else shade("ink3", 0.28))
            painter.drawEllipse(QPointF(x + n * step, y), size / 2, size / 2)
