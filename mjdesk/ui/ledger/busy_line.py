"""A calm line at the foot of the window while the ledger takes longer than usual. It takes no focus and no click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import canvas, name_again, named, width_of, write


class BusyLine(QWidget):
    """The line, at the left of the foot of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("ledger-busy")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        named(self, lambda: tr("The ledger is still working …"))
        look().changed.connect(self.place)
        self.hide()

    def show_busy(self, busy: bool) -> None:
        """Whether it is seen."""
        if busy:
            name_again(self)
            self.place()
            self.raise_()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.setVisible(busy)

    def place(self) -> None:
        """Put it into its corner."""
        px, window = look().px, self.window()
        wide = width_of(tr("The ledger is still working …"), look().font(14, 500)) + px(58)
        self.setGeometry(round(px(20)), round(window.height() - px(56)), round(wide), round(px(40)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, body = look().px, QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(look().colour("line2"), 1))
            painter.setBrush(look().colour("raised"))
            painter.drawRoundedRect(body, px(12), px(12))
            size = px(18)
            at = QPointF(body.x() + px(12), body.center().y() - size / 2)
            painter.drawPixmap(at, icon("hourglass", size, look().palette.ink2, self.devicePixelRatioF()))
            words = body.adjusted(px(40), 0, -px(10), 0)
            write(painter, words, tr("The ledger is still working …"), look().font(14, 500), look().colour("ink2"))
