"""Sheets: what lies over the window for a while, on a picture of it that is dimmed and blurred once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import MOTION, RADIUS, SHADOW_SHEET
from mjdesk.ui.widgets.base import Canvas, canvas
from mjdesk.ui.widgets.page import Page, Scroll

_BLUR = 16  #: device px that one px of the blurred picture covers


class Sheet(Page):
    """A sheet's content. It paints its own ground, clipped to round corners by `ground`."""

    closed = Signal()
    grown = Signal()  #: `needed` is another now
    size_units = QSizeF(1180, 700)  #: size at 100 %
    least_units = 520.0  #: height at 100 % below which all of it scrolls
    grows_to = 1.0  #: factor by which it may widen where there is room

    def accept(self) -> None:
        """What Enter does."""

    def first(self) -> QWidget:
        """What has the focus when it opens."""
        return self

    def shut(self) -> None:
        """Close the sheet."""
        self.closed.emit()

    def needed(self, width: float) -> float:
        """The least height in px at a width; where there is less, the whole sheet scrolls."""
        return look().px(self.least_units)

    def outline(self) -> QPainterPath:
        """The round shape."""
        path = QPainterPath()
        radius = look().px(RADIUS.sheet)
        path.addRoundedRect(QRectF(self.rect()), radius, radius)
        return path

    def ground(self) -> Canvas:
        """A painter clipped to the shape, the ground painted, for a block of `with`."""
        made = canvas(self)
        made.painter.setClipPath(self.outline())
        made.painter.fillRect(self.rect(), look().colour("bg"))
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground():
            pass


def blurred(picture: QPixmap) -> QPixmap:
    """A soft small copy of a picture, to be drawn at full size."""
    size = picture.size()
    small = QSize(max(2, size.width() // _BLUR), max(2, size.height() // _BLUR))
    mode = Qt.TransformationMode.SmoothTransformation
    half = picture.scaled(size / 4, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    soft = half.scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    result = soft.scaled(size / 2, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    result.setDevicePixelRatio(1)
    return result


class Overlay(QWidget):
    """Covers the window while a sheet is open: shows the blurred window, the shadow and the sheet; keeps the focus.

    To Qt it is a window within the window, so that Tab stays inside of it.
    """

    closed = Signal()

    def __init__(self, window: QWidget, sheet: Sheet, behind: QPixmap) -> None:
        super().__init__(window, Qt.WindowType.SubWindow)
        self.sheet = sheet
        self._behind, self._blurred = behind, False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.area = Scroll(sheet, self, ground="")
        sheet.closed.connect(self.closed)
        sheet.grown.connect(self.place)
        look().changed.connect(self.place)
        self.setGeometry(window.rect())
        self.show()
        sheet.show()
        self.raise_()
        sheet.first().setFocus(Qt.FocusReason.OtherFocusReason)
        self.area.verticalScrollBar().setValue(0)

    def place(self) -> None:
        """Put the sheet into the middle."""
        margin = min(look().px(20), 28.0)
        want = self.sheet.size_units
        wide = min(want.width() * look().k * self.sheet.grows_to, self.width() * 0.864)
        width = min(self.width() - 2 * margin, max(want.width() * look().k, wide))
        room = self.height() - 2 * margin
        height = min(room, want.height() * look().k)
        needed = self.sheet.needed(width)
        height = min(room, max(height, needed))
        self.area.put((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        self.sheet.resize(self.area.width(), max(self.area.height(), round(needed)))
        self.update()

    def resizeEvent(self, event: QEvent) -> None:
        self.place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LanguageChange:  # the texts of the sheet have another height now
            self.place()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._blurred:  # not before the first paint: opening has enough to do
            self._behind, self._blurred = blurred(self._behind), True
        with canvas(self) as painter:
            painter.drawPixmap(self.rect(), self._behind)
            painter.fillRect(self.rect(), QColor(0, 0, 0, 140 if look().palette.dark else 118))
            sheet = QRectF(self.area.geometry())
            draw_shadow(painter, sheet, look().px(RADIUS.sheet), SHADOW_SHEET, self.devicePixelRatioF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.area.geometry().contains(event.position().toPoint()):
            self.sheet.shut()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.sheet.shut()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.sheet.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the sheet, and no further where there is but one control.

        Qt looks for the next one. Where Python does (`nextInFocusChain`), each control belongs to the one before it
        from then on, also to one of a sheet that is soon gone, and is lost with that.
        """
        super().focusNextPrevChild(forward)
        return True


class Curtain(QWidget):
    """The old picture of the window, fading away over the new one, which answers at once.

    ``rising`` comes up into its place meanwhile.
    """

    def __init__(self, window: QWidget, picture: QPixmap, duration: int, rising: QWidget | None = None) -> None:
        super().__init__(window)
        self._picture, self._rising = picture, rising
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(duration)
        self._fade.setEasingCurve(MOTION.ease_in)
        self._fade.valueChanged.connect(self._pass)
        self._fade.finished.connect(self.finish)
        self._fade.start()
        self._pass()
        self.show()
        self.raise_()

    def _pass(self) -> None:
        """Fade further. (PySide leaves a block behind for each method of Qt's own that is connected.)"""
        if self._rising is not None:
            self._rising.move(0, round(look().px(MOTION.page_rise) * float(self._fade.currentValue())))
        self.update()

    def finish(self) -> None:
        """Be gone."""
        self._fade.stop()
        if self._rising is not None:
            self._rising.move(0, 0)
            self._rising = None
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setOpacity(float(self._fade.currentValue()))
            painter.drawPixmap(QPointF(QPoint(0, 0)), self._picture)
