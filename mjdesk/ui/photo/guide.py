"""Before a set of tiles is photographed: which kinds to lay out, in which order, and three ways to a photo."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import canvas
from mjdesk.ui.widgets.base import paragraph, write

from .chart import paint_chart, paint_cloth
from .empty import Before


class Guide(Before):
    """What to lay out: kinds that are learned already have a tick and can be left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[Sequence[Tile]] = ()
        self.learned: frozenset[Tile] = frozenset()

    def show_kinds(self, rows: Sequence[Sequence[Tile]], learned: Collection[Tile]) -> None:
        """Show other kinds."""
        self.rows, self.learned = rows, frozenset(learned)
        self.place()
        self.update()

    def place(self) -> None:
        rest = [tile_name(tile) for row in self.rows for tile in row if tile not in self.learned]
        self.setAccessibleDescription(", ".join(rest))
        self.put_buttons(self.height() - self.buttons_height() - look().px(26))

    def _title(self) -> str:
        if self.learned:
            return tr("Now the others, in this order")
        return tr("Lay one tile of each kind in rows, in this order")

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, wide = look().px, self.width() - look().px(80)
            paint_cloth(painter, self)
            middle = Qt.AlignmentFlag.AlignHCenter
            font, y = look().font(22, 700), px(22)
            for line in paragraph(self._title(), font, wide):
                write(painter, QRectF(px(40), y, wide, px(34)), line, font, look().colour("on_felt"), align=middle)
                y += px(34)
            font, y = look().font(14.5, 500), y + px(4)
            words = self.words or tr(
                "Faces up, seen from above, nothing else in the picture; all at once, or a few rows at a time"
            )
            ink = colour(AMBER) if self.words else look().colour("on_felt2")
            for line in paragraph(words, font, wide):
                write(painter, QRectF(px(40), y, wide, px(22)), line, font, ink, align=middle)
                y += px(22)
            room = QRectF(px(30), y + px(10), self.width() - px(60), self.height() - y - self.buttons_height() - px(54))
            paint_chart(painter, room, self.rows, self.learned, dim=True)
