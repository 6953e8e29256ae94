"""The pill that says how it stands with the table: a shape and a word, never red, never in the way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.companion import words
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import width_of, write


class Pill(Painted, QWidget):
    """Shows the connection."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pill")
        self.state = CompanionState()

    def show_state(self, state: CompanionState) -> None:
        """Show another state."""
        self.state = state
        self.setAccessibleName(words.pill(state)[1])
        self.update()

    def want(self) -> QSizeF:
        px = look().px
        return QSizeF(width_of(words.pill(self.state)[1], look().font(15, 600)) + px(64), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        name, text, calls = words.pill(self.state)
        px, rect = look().px, self.face()
        with canvas(self) as painter:
            painter.setPen(QPen(look().colour("line2"), 1))
            painter.setBrush(look().colour("raised"))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.height() / 2, rect.height() / 2)
            ink = look().colour("accent" if calls else "ok" if name == "link-ok" else "ink2")
            size = px(20)
            picture = icon(name, size, ink.name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.x() + px(16), rect.center().y() - size / 2), picture)
            box = QRectF(rect.x() + px(44), rect.y(), rect.width() - px(52), rect.height())
            write(painter, box, text, look().font(15, 600), look().colour("ink"))
