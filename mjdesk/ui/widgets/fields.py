"""Fields one types into: search, a name, a number of one's own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import Painted, Source, canvas, text_of


class Field(Painted, QFrame):
    """A line to type in, framed; an icon may stand before it. ``edit`` is the line itself."""

    def __init__(
        self,
        hint: Source = "",
        parent: QWidget | None = None,
        name: str = "",
        *,
        icon_name: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        size: float = 15,
    ) -> None:
        super().__init__(parent)
        self.hint, self.icon_name, self.size_units = hint, icon_name, size
        self.marked = False  #: amber edge: what stands here counts
        self.edit = QLineEdit(self)
        self.edit.setFrame(False)
        self.edit.setObjectName(name)
        self.edit.setAlignment(align)
        self.edit.installEventFilter(self)
        self.setFocusProxy(self.edit)
        look().changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    def want(self) -> QSizeF:
        return QSizeF(look().px(318), look().px(44))

    def retranslate(self) -> None:
        """Take the hint of the current language."""
        hint = text_of(self.hint)
        self.edit.setPlaceholderText(hint)
        self.edit.setAccessibleName(hint)

    def _restyle(self) -> None:
        palette = QPalette(self.edit.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, look().colour("ink"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, look().colour("ink3"))
        palette.setColor(QPalette.ColorRole.Highlight, look().colour("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, look().colour("on_accent"))
        self.edit.setPalette(palette)
        self.edit.setFont(look().font(self.size_units))
        self._place()

    def _place(self) -> None:
        face, px = self.face().toRect(), look().px
        left = round(px(40 if self.icon_name else 10))
        self.edit.setGeometry(face.adjusted(left, 1, -round(px(10)), -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect, radius, px = self.face(), look().px(12), look().px
            painter.setBrush(look().colour("surface"))
            if self.edit.hasFocus():
                painter.setPen(QPen(look().colour("focus"), px(2)))
            elif self.marked:
                painter.setPen(QPen(look().colour("accent"), px(1.5)))
            else:
                painter.setPen(QPen(look().colour("ctl"), 1))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            if self.icon_name:
                size = px(18)
                picture = icon(self.icon_name, size, look().palette.ink2, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(rect.x() + px(15), rect.center().y() - size / 2), picture)
