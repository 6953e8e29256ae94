"""A chip that filters when it is on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import Painted, Source, canvas, text_of, width_of, write


class Chip(Painted, QAbstractButton):
    """An amber note that can be switched on; on, it has an edge."""

    def __init__(self, source: Source, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent)
        self.source = source
        self.setCheckable(True)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the text as it is now."""
        self.setText(text_of(self.source))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def want(self) -> QSizeF:
        return QSizeF(width_of(self.text(), look().font(14, 600)) + look().px(32), look().px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect, radius = self.face(), look().px(12)
            fill = look().colour("accent_soft")
            painter.setBrush(fill.lighter(103) if self.underMouse() else fill)
            edge = QPen(look().colour("accent"), look().px(1.5)) if self.isChecked() else QPen(Qt.PenStyle.NoPen)
            painter.setPen(edge)
            painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
            align = Qt.AlignmentFlag.AlignHCenter
            write(painter, rect, self.text(), look().font(14, 600), look().colour("accent_ink"), align=align)
            self.paint_ring(painter, rect, radius)
