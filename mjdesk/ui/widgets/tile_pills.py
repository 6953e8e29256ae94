"""Choosing where tiles are meant: a card for each value, with the tiles drawn beside the word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import Source, canvas, width_of, write
from mjdesk.ui.widgets.choices import Chooser

_TILE = 18.0  #: width of a drawn tile, in units of the scale
_STEP = 20.0


class TilePills(Chooser):
    """A few values as cards side by side; the chosen one is amber."""

    def __init__(
        self,
        labels: Sequence[Source],
        tiles: Sequence[Sequence[Tile]],
        place: int = 0,
        parent: QWidget | None = None,
        name: str = "",
    ) -> None:
        """``tiles`` has the tiles of each value; none where the word says it all."""
        self.tiles = tuple(tuple(some) for some in tiles)
        super().__init__(labels, place, parent, name)

    def _widths(self) -> list[float]:
        px, font = look().px, look().font(14, 600)
        return [
            max(px(56), width_of(text, font) + px(26) + (px(_STEP) * len(tiles) + px(4) if tiles else 0))
            for text, tiles in zip(self.texts(), self.tiles, strict=True)
        ]

    def want(self) -> QSizeF:
        return QSizeF(sum(self._widths()) + look().px(8) * (len(self.labels) - 1), look().px(44))

    def cells(self) -> list[QRectF]:
        rect, gap, cells = self.face(), look().px(8), []
        x = rect.x()
        for width in self._widths():
            cells.append(QRectF(x, rect.y(), width, rect.height()))
            x += width + gap
        return cells

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(0.45)
            under = self.mapFromGlobal(self.cursor().pos()) if self.underMouse() else None
            for place, cell in enumerate(self.cells()):
                lit = under is not None and cell.contains(QPointF(under))
                self._paint_card(painter, cell, place, lit=lit)
            self.paint_ring(painter, self.face(), look().px(12))

    def _paint_card(self, painter: QPainter, cell: QRectF, place: int, *, lit: bool) -> None:
        px, here = look().px, place == self.value()
        edge = px(1.5) if here else 1.0
        painter.setPen(QPen(look().colour("accent" if here else "line2" if lit else "line"), edge))
        painter.setBrush(look().colour("accent_soft" if here else "raised"))
        painter.drawRoundedRect(cell.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), px(12), px(12))
        tiles, width = look().tiles(self.devicePixelRatioF()), px(_TILE)
        x, y = cell.x() + px(11), tiles.snap(cell.center().y() - width * 0.75)
        for n in range(len(self.tiles[place])):
            tiles.draw_shadow(painter, tiles.snap(x + n * px(_STEP)), y, width)
        for tile in self.tiles[place]:
            tiles.draw(painter, tiles.snap(x), y, TileLook(tile, width))
            x += px(_STEP)
        if not self.tiles[place]:
            words, align = cell, Qt.AlignmentFlag.AlignHCenter
        else:
            words, align = QRectF(x + px(4), cell.y(), cell.right() - x, cell.height()), Qt.AlignmentFlag.AlignLeft
        font = look().font(14, 600 if here else 500)
        write(painter, words, self.texts()[place], font, look().colour("ink"), align=align)
