"""The card of the program on its page: a piece of the table with its name, version and licence."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk import __version__
from mjdesk.engine.tiles import GREEN, RED, WHITE
from mjdesk.ui.cards import turned_tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write, write_paragraph


class ProgramCard(Page):
    """The card; the page paints its shadow and lays its buttons over the foot."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("program")
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(f"mjdesk, {tr('version {number}', number=__version__)}. {self._about()}")

    def _restyle(self) -> None:
        self._say()
        super()._restyle()

    @staticmethod
    def _about() -> str:
        return tr(
            "Chinese regional mahjong and paohuzi. No account, no server, no real money; your files stay with you."
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, dpr = look().px, QRectF(self.rect()), self.devicePixelRatioF()
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            self._paint_tiles(painter, rect, dpr)
            self._paint_words(painter, rect)
            painter.setPen(QPen(colour("#FFFFFF", 0.10), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(20), px(20))

    def _tile_width(self, rect: QRectF) -> float:
        return min(look().px(58), rect.width() * 0.2, rect.height() * 0.11)

    def _paint_tiles(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """The three dragons, fanned out."""
        width = self._tile_width(rect)
        middle = QPointF(rect.center().x(), rect.y() + look().px(36) + width * 0.75)
        for n, tile in enumerate((RED, GREEN, WHITE)):
            away = n - 1
            at = middle + QPointF(away * width * 1.02, abs(away) * width * 0.13)
            turned_tile(painter, look().tiles(dpr), at, tile, width=width, angle=away * 9)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        px, middle = look().px, Qt.AlignmentFlag.AlignHCenter
        y = rect.y() + px(36) + self._tile_width(rect) * 1.65 + px(16)
        name = QRectF(rect.x(), y, rect.width(), px(40))
        write(painter, name, "mjdesk", look().font(28, 700), look().colour("on_felt"), align=middle)
        version = tr("version {number}", number=__version__)
        under = QRectF(rect.x(), y + px(40), rect.width(), px(24))
        write(painter, under, version, look().font(14, 600, 0.06), colour(AMBER), align=middle)
        font, y = look().font(14, 500), y + px(80)
        lines = paragraph(self._about(), font, rect.width() - px(56))
        words = QRectF(rect.x() + px(28), y, rect.width() - px(56), px(20))
        write_paragraph(painter, words, lines, font, look().colour("on_felt2"))
        y += line_height(font) * len(lines) + px(14)
        licence = paragraph(tr("Licence MIT: use it, change it, hand it on"), font, rect.width() - px(56))
        words.moveTop(y)
        write_paragraph(painter, words, licence, font, look().colour("on_felt2"))
