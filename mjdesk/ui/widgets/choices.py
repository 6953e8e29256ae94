"""Choosing: pills for a few values, a switch for yes and no, stops on a line for amounts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QWidget

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import Shadow
from mjdesk.ui.widgets.base import Painted, Source, amber, canvas, shade, text_of, width_of, write

_SOFT = Shadow(6, 1, 0.16)


class Chooser(Painted, QAbstractSlider):
    """One of several labelled values, as a slider over their places: arrows, Home and End move it."""

    chosen = Signal(int)

    def __init__(self, labels: Sequence[Source], place: int, parent: QWidget | None, name: str) -> None:
        super().__init__(parent)
        self.labels = tuple(labels)
        self.least = min(0, place)  #: −1 is "none of them"
        self.setRange(self.least, len(labels) - 1)
        self.setSingleStep(1)
        self.setPageStep(1)
        self.setValue(place)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()
        self.valueChanged.connect(self._moved)

    def show_place(self, place: int) -> None:
        """Show another value chosen without saying so; −1 is none."""
        blocked = self.blockSignals(True)
        self.setRange(min(0, place), len(self.labels) - 1)
        self.setValue(place)
        self.blockSignals(blocked)
        self.retranslate()
        self.update()

    def texts(self) -> list[str]:
        """The labels in the current language."""
        return [text_of(label) for label in self.labels]

    def retranslate(self) -> None:
        """Take the texts of the current language."""
        texts = self.texts()
        self.setAccessibleDescription(texts[self.value()] if self.value() >= 0 else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _moved(self, place: int) -> None:
        self.setMinimum(min(0, place))
        self.retranslate()
        self.update()
        self.chosen.emit(place)

    def cells(self) -> list[QRectF]:
        """Where each value lies."""
        raise NotImplementedError

    def place_at(self, at: QPointF) -> int:
        """The value nearest to a point of the widget."""
        cells = self.cells()
        return min(range(len(cells)), key=lambda i: abs(cells[i].center().x() - at.x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self.place_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.place_at(event.position()))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps:
            place = self.value() + steps[key]
            self.setValue(max(0, min(len(self.labels) - 1, place)))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setValue(0 if key is Qt.Key.Key_Home else len(self.labels) - 1)
        else:
            event.ignore()  # Enter and letters belong to the sheet


class Pills(Chooser):
    """A few values side by side in a well; the chosen one is raised."""

    def __init__(self, labels: Sequence[Source], place: int = 0, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(labels, place, parent, name)

    def _widths(self) -> list[float]:
        font, margin = look().font(14, 600), look().px(32)
        return [max(look().px(52), width_of(text, font) + margin) for text in self.texts()]

    def want(self) -> QSizeF:
        return QSizeF(sum(self._widths()) + look().px(6), look().px(38))

    def cells(self) -> list[QRectF]:
        rect = self.face().adjusted(look().px(3), look().px(3), -look().px(3), -look().px(3))
        widths = self._widths()
        stretch = rect.width() / sum(widths)
        cells, x = [], rect.x()
        for width in widths:
            cells.append(QRectF(x, rect.y(), width * stretch, rect.height()))
            x += width * stretch
        return cells

    def place_at(self, at: QPointF) -> int:
        for place, cell in enumerate(self.cells()):
            if at.x() < cell.right():
                return place
        return len(self.labels) - 1

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            rect, radius = self.face(), look().px(12)
            if not self.isEnabled():
                painter.setOpacity(0.45)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("sunken"))
            painter.drawRoundedRect(rect, radius, radius)
            under = self.mapFromGlobal(self.cursor().pos()) if self.underMouse() else None
            for place, (cell, text) in enumerate(zip(self.cells(), self.texts(), strict=True)):
                here = place == self.value()
                if here:
                    draw_shadow(painter, cell, look().px(9), _SOFT, self.devicePixelRatioF())
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(look().colour("raised"))
                    painter.drawRoundedRect(cell, look().px(9), look().px(9))
                elif under is not None and cell.contains(QPointF(under)):
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(shade("ink", 0.05))
                    painter.drawRoundedRect(cell, look().px(9), look().px(9))
                font = look().font(14, 600 if here else 500)
                write(
                    painter,
                    cell,
                    text,
                    font,
                    look().colour("ink" if here else "ink2"),
                    align=Qt.AlignmentFlag.AlignHCenter,
                )
            self.paint_ring(painter, rect, radius)


class Stops(Chooser):
    """Amounts as stops on a line; −1 shows none of them chosen."""

    def __init__(self, labels: Sequence[Source], place: int = 0, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(labels, place, parent, name)

    def want(self) -> QSizeF:
        font = look().font(12, 600)
        step = max(look().px(64), max(width_of(t, font) for t in self.texts()) + look().px(14))
        return QSizeF(step * (len(self.labels) - 1) + look().px(44), look().px(48))

    def cells(self) -> list[QRectF]:
        rect, edge = self.face(), look().px(22)
        step = (rect.width() - 2 * edge) / max(1, len(self.labels) - 1)
        return [
            QRectF(rect.x() + edge + step * (i - 0.5), rect.y(), step, rect.height()) for i in range(len(self.labels))
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, cells = look().px, self.face(), self.cells()
            if not self.isEnabled():
                painter.setOpacity(0.45)
            y = rect.y() + px(17)
            line = QPen(look().colour("line2"), px(3))
            line.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(line)
            painter.drawLine(QPointF(cells[0].center().x(), y), QPointF(cells[-1].center().x(), y))
            for place, (cell, text) in enumerate(zip(cells, self.texts(), strict=True)):
                here, at = place == self.value(), QPointF(cell.center().x(), y)
                if here:
                    knob = QRectF(at.x() - px(10), at.y() - px(10), px(20), px(20))
                    painter.setPen(QPen(look().colour("raised"), px(2)))
                    painter.setBrush(amber(knob))
                    painter.drawEllipse(knob)
                else:
                    painter.setPen(QPen(look().colour("ctl"), px(1.5)))
                    painter.setBrush(look().colour("bg"))
                    painter.drawEllipse(at, px(4.5), px(4.5))
                font = look().font(12, 700 if here else 400)
                below = QRectF(cell.x(), y + px(13), cell.width(), px(18))
                write(
                    painter,
                    below,
                    text,
                    font,
                    look().colour("ink" if here else "ink3"),
                    align=Qt.AlignmentFlag.AlignHCenter,
                )
            self.paint_ring(painter, rect, px(10))


class Switch(Painted, QAbstractButton):
    """Yes or no."""

    def __init__(self, on: bool = False, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(on)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def want(self) -> QSizeF:
        return QSizeF(look().px(50), look().px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, self.face()
            if not self.isEnabled():
                painter.setOpacity(0.45)
            radius, on = rect.height() / 2, self.isChecked()
            if on:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(amber(rect, 104 if self.underMouse() else 100))
                painter.drawRoundedRect(rect, radius, radius)
            else:
                painter.setPen(QPen(look().colour("ctl"), px(1.5)))
                painter.setBrush(look().colour("sunken"))
                inner = rect.adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(inner, radius - 1, radius - 1)
            size = rect.height() - px(6)
            x = rect.right() - px(3) - size if on else rect.x() + px(3)
            knob = QRectF(x, rect.y() + px(3), size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("raised") if on or not look().palette.dark else look().colour("ink3"))
            painter.drawEllipse(knob)
            if on:
                mark = px(13)
                picture = icon("check", mark, look().palette.accent_ink, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(knob.center().x() - mark / 2, knob.center().y() - mark / 2), picture)
            self.paint_ring(painter, rect, radius)
