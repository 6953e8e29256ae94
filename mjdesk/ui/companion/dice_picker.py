"""Six faces of a die to tap: what was thrown and no device saw."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.table.console import draw_die
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets.base import Painted, canvas


class DicePicker(Painted, QWidget):
    """The faces. ``picked`` brings what every die showed."""

    picked = Signal(tuple)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dice")
        self.many = 1
        self.named: tuple[int, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("What the dice showed"))

    def ask(self, many: int) -> None:
        """Ask for so many dice."""
        if many != self.many:
            self.many, self.named = many, ()
        self.update()

    def name(self, pips: int) -> None:
        """One die showed so much."""
        self.named = (*self.named, pips)
        if len(self.named) == self.many:
            dice, self.named = self.named, ()
            self.picked.emit(dice)
        self.update()

    def want(self) -> QSizeF:
        return QSizeF(6 * look().px(48), look().px(56))

    def box(self, pips: int) -> QRectF:
        """The button of a face."""
        wide = self.width() / 6
        return QRectF((pips - 1) * wide, 0, wide, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pips = next((n for n in range(1, 7) if self.box(n).contains(event.position())), None)
        if pips is not None and event.button() is Qt.MouseButton.LeftButton:
            self.name(pips)

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with canvas(self) as painter:
            for pips in range(1, 7):
                box = self.box(pips).adjusted(px(2), px(2), -px(2), -px(2))
                chosen = pips in self.named
                painter.setPen(QPen(colour(AMBER) if chosen else look().colour("line2"), px(2) if chosen else 1))
                painter.setBrush(look().colour("raised"))
                painter.drawRoundedRect(box, px(10), px(10))
                size = px(28)
                draw_die(painter, QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size), pips)
