"""A line that is said in passing at the head of the window, where no hand, list or button lies; it goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import PINE, SHADOW_GLASS, colour
from mjdesk.ui.widgets.base import Source, canvas, text_of, width_of, write

SHOWN_MS = 5000


class Toast(QWidget):
    """The line. It never takes the focus or a click."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._source: Source = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go)
        look().changed.connect(self.place)  # the size of its text may change while it is read

    @property
    def text(self) -> str:
        """What is said."""
        return text_of(self._source)

    def say(self, source: Source) -> None:
        """Show a text for some seconds."""
        self._source = source
        self.setAccessibleName(self.text)
        self.place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._timer.start(SHOWN_MS)

    def go(self) -> None:
        """Its time is over."""
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            if isinstance(self._source, str):
                self.hide()  # a sentence of the other language, which nobody can say again
            self.setAccessibleName(self.text)
            self.place()
        super().changeEvent(event)

    def place(self) -> None:
        """Put it into the middle of the head."""
        window, px = self.window(), look().px
        width = min(width_of(self.text, look().font(15, 500)) + px(52), window.width() - px(80)) + px(60)
        height = px(46) + px(60)
        self.setGeometry(round((window.width() - width) / 2), round(px(10 - 30)), round(width), round(height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            body = QRectF(self.rect()).adjusted(px(30), px(30), -px(30), -px(30))
            draw_shadow(painter, body, px(14), SHADOW_GLASS, self.devicePixelRatioF())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(PINE.glass, 0.94))
            painter.drawRoundedRect(body, px(14), px(14))
            words = body.adjusted(px(20), 0, -px(20), 0)
            write(
                painter,
                words,
                self.text,
                look().font(15, 500),
                look().colour("on_felt"),
                align=Qt.AlignmentFlag.AlignHCenter,
            )
