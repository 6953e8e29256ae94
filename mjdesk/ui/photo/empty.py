"""A page of a photo before there is one: where to drop it, and how to take a good one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import paragraph, write


class Before(Page):
    """What is shown before there is a photo: three ways to one, and what was wrong with the last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = ""
        self.open = Button(lambda: tr("Open a photo"), ButtonKind.PRIMARY, self, icon_name="folder", name="first-photo")
        self.paste = Button(lambda: tr("Paste"), ButtonKind.QUIET, self, icon_name="copy", name="paste-photo",
                            key="Ctrl+V")  # fmt: skip
        self.camera = Button(
            lambda: tr("Take a photo"), ButtonKind.QUIET, self, icon_name="camera", name="first-camera"
        )

    def say(self, words: str) -> None:
        """Say what happens, or what was wrong with a photo."""
        self.words = words
        self.setAccessibleName(words or tr("Drop a photo here"))
        self.place()
        self.update()

    def button_lines(self) -> list[list[Button]]:
        """The three buttons side by side, or one a line where they have no room."""
        buttons = [self.open, self.camera, self.paste]
        wanted = sum(button.want().width() for button in buttons) + look().px(28)
        return [buttons] if wanted <= self.width() - look().px(40) else [[button] for button in buttons]

    def buttons_height(self) -> float:
        """How high the lines of buttons are."""
        return look().px(62 * len(self.button_lines()) - 12)

    def put_buttons(self, y: float) -> None:
        """The buttons in the middle, from a height on."""
        px = look().px
        for line in self.button_lines():
            x = (self.width() - sum(button.want().width() for button in line) - px(14) * (len(line) - 1)) / 2
            for button in line:
                wide, high = button.want().width(), px(50 if button is self.open else 46)
                button.put(x, y + (px(50) - high) / 2, wide, high)
                x += wide + px(14)
            y += px(62)


class Empty(Before):
    """Where to drop a photo, and how to take a good one."""

    def place(self) -> None:
        self.put_buttons(self._top() + self._above_buttons())

    def _lines(self) -> list[str]:
        words = self.words or tr("Faces up, the whole hand in the picture, melds and the winning tile a little apart")
        return paragraph(words, look().font(15, 500), min(look().px(620), self.width() - look().px(80)))

    def _top(self) -> float:
        """Where the picture begins, so that all of it is in the middle."""
        return (self.height() - self._above_buttons() - self.buttons_height()) / 2

    def _above_buttons(self) -> float:
        """How high the picture and the words are."""
        return look().px(142 + max(72, 24 * len(self._lines()) + 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            painter.setPen(QPen(look().colour("on_felt3"), px(1.5), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(px(22), px(22), -px(22), -px(22)), px(14), px(14))
            middle, size = rect.center(), px(64)
            painter.drawPixmap(QPointF(middle.x() - size / 2, self._top()),
                               icon("camera", size, look().colour("on_felt2").name(), dpr))  # fmt: skip
            self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        px, centre = look().px, Qt.AlignmentFlag.AlignHCenter
        title = QRectF(px(40), self._top() + px(84), self.width() - px(80), px(34))
        write(painter, title, tr("Drop a photo here"), look().font(24, 700), look().colour("on_felt"), align=centre)
        font, y = look().font(15, 500), title.bottom() + px(8)
        ink = colour(AMBER) if self.words else look().colour("on_felt2")
        for line in self._lines():
            write(painter, QRectF(px(40), y, self.width() - px(80), px(24)), line, font, ink, align=centre)
            y += px(24)
