"""Pages and scrolled areas: things that place their parts themselves, for every size, look and language."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QScrollBar, QWidget

from mjdesk.ui.look import look
from mjdesk.ui.widgets.base import canvas, name_again, shade

SPOKEN: Final = QEvent.Type(QEvent.registerEventType())  #: the parts of a page have their new texts


class Page(QWidget):
    """A widget whose `place` puts its parts where they belong; it runs whenever that may change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look().changed.connect(self._restyle)

    def place(self) -> None:
        """Put the parts in their places for the current size, scale and language."""

    def _restyle(self) -> None:
        self.place()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:  # the parts hear of it after this: place them when they have
            QCoreApplication.postEvent(self, QEvent(SPOKEN))

    def customEvent(self, event: QEvent) -> None:
        for part in (self, *self.findChildren(QWidget)):
            name_again(part)
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


class SlimBar(QScrollBar):
    """A slim scroll bar that is only there when there is something to scroll."""

    def paintEvent(self, event: QPaintEvent) -> None:
        span = self.maximum() - self.minimum()
        if span <= 0:
            return
        with canvas(self) as painter:
            room = self.height()
            length = max(look().px(36), room * self.pageStep() / (span + self.pageStep()))
            at = (room - length) * (self.value() - self.minimum()) / span
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("ctl", 0.75 if self.underMouse() or self.isSliderDown() else 0.4))
            width = look().px(5)
            painter.drawRoundedRect(QRectF((self.width() - width) / 2, at, width, length), width / 2, width / 2)


@runtime_checkable
class HasPaper(Protocol):
    """A page whose ground is not of one colour."""

    def ground_at(self, y: float) -> QColor:
        """The colour at a height, in px."""


class _Fade(QWidget):
    """The ground rising over the lower edge while there is more below."""

    def __init__(self, area: QScrollArea, ground: str) -> None:
        super().__init__(area)
        self._area, self._ground = area, ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def follow(self) -> None:
        """Something was scrolled. (PySide leaves a block behind for each method of Qt's own that is connected.)"""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        bar = self._area.verticalScrollBar()
        if bar.value() >= bar.maximum():
            return
        with canvas(self) as painter:
            shade_down = QLinearGradient(0, 0, 0, self.height())
            ground = self.paper()
            shade_down.setColorAt(1, ground)
            ground.setAlpha(0)
            shade_down.setColorAt(0, ground)
            painter.fillRect(self.rect(), shade_down)

    def paper(self) -> QColor:
        """The colour at the lower edge: the paper of a page is not the same all the way down."""
        page = self.parentWidget() if self._ground == "bg" else None
        while page is not None:
            if isinstance(page, HasPaper):
                return page.ground_at(self.mapTo(page, self.rect().bottomLeft()).y())
            page = page.parentWidget()
        return look().colour(self._ground)


class Scroll(QScrollArea):
    """A clear scrolled area; what takes the focus by key scrolls into sight.

    ``ground`` is the colour token of what it lies on, which fades in over the lower edge; empty: no fade.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None, ground: str = "bg") -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.verticalScrollBar().setSingleStep(24)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(inner)
        self._fade = _Fade(self, ground or "bg")
        self._fade.setVisible(bool(ground))
        self.verticalScrollBar().valueChanged.connect(self._fade.follow)
        self.verticalScrollBar().rangeChanged.connect(self._fade.follow)
        inner.setAutoFillBackground(False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        inner = self.widget()
        if new is not None and inner is not None and inner.isAncestorOf(new):
            self.ensureWidgetVisible(new, 0, round(look().px(24)))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Place the area, in px of the parent."""
        self.setGeometry(QRect(round(x), round(y), round(width), round(height)))
        bar, fade = round(look().px(11)), round(look().px(44))
        self.verticalScrollBar().setFixedWidth(bar)
        self._fade.setGeometry(0, round(height) - fade, round(width) - bar, fade)
        self._fade.raise_()
