"""What a prop told: the six parts of the wall with those lit that hold a tile, or a tile that is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine import props
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.models import PropTold
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import shade, write


def told_words(told: PropTold) -> str:
    """The answer in words."""
    name = "" if told.tile is None else tile_name(told.tile)
    if told.missing:
        return tr("{tile} is not in the wall; the prop stays in your bag", tile=name)
    if told.prop == props.QIANLI:
        if not told.bands:
            return tr("{tile} is not in the wall", tile=name)
        return tr("{tile} lies in part {parts} of six", tile=name, parts=tr(", ").join(str(n) for n in told.bands))
    if told.prop == props.SHUNFENG:
        return tr("The next tile of the wall is {tile}", tile=name) if name else tr("The wall is empty")
    return tr("You got {tile}; now discard", tile=name)


class ToldView(Page):
    """The answer, drawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("told")
        self.told: PropTold | None = None

    def show_told(self, told: PropTold | None) -> None:
        """Show an answer, or none."""
        self.told = told
        self.setVisible(told is not None)
        self.setAccessibleName("" if told is None else told_words(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        told = self.told
        if told is None:
            return
        with canvas(self) as painter:
            px, tiles = look().px, look().tiles(self.devicePixelRatioF())
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(rect, px(14), px(14))
            left = px(14)
            if told.tile is not None:
                wide = px(34)
                tiles.draw_shadow(painter, left, px(14), wide)
                tiles.draw(painter, left, px(14), TileLook(told.tile, wide))
                left += wide + px(14)
            words = QRectF(left, px(10), self.width() - left - px(10), px(26))
            write(painter, words, told_words(told), look().font(14, 600), look().colour("ink"))
            if told.prop == props.QIANLI:
                self._paint_bands(painter, told, QRectF(left, px(42), self.width() - left - px(16), px(18)))

    @staticmethod
    def _paint_bands(painter: QPainter, told: PropTold, rect: QRectF) -> None:
        """The wall in six parts, its front at the left."""
        px, gap = look().px, look().px(5)
        wide = (rect.width() - 5 * gap) / props.BANDS
        for n in range(props.BANDS):
            band, lit = QRectF(rect.x() + n * (wide + gap), rect.y(), wide, rect.height()), n + 1 in told.bands
            painter.setPen(QPen(look().colour("accent" if lit else "line2"), 1))
            painter.setBrush(look().colour("accent") if lit else shade("ink", 0.05))
            painter.drawRoundedRect(band, px(5), px(5))
            ink = look().colour("on_accent" if lit else "ink3")
            write(painter, band, str(n + 1), look().font(12, 600), ink, align=Qt.AlignmentFlag.AlignHCenter)
