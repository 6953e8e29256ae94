"""A small list to choose from, opened by a word with an arrow; drawn inside the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import SHADOW_GLASS
from mjdesk.ui.widgets.base import Painted, Source, canvas, shade, text_of, width_of, write


class MenuList(QWidget):
    """The open list; a long one scrolls. Closes on a choice, Escape, or when the focus leaves."""

    chosen = Signal(int)

    def __init__(
        self, labels: Sequence[str], place: int, anchor: QWidget, rect: QRectF, notes: Sequence[str] = ()
    ) -> None:
        """``notes`` say more about each label, in a line under it."""
        super().__init__(anchor.window())
        self.labels, self.place, self.hot, self.notes = tuple(labels), place, max(0, place), tuple(notes)
        self.setObjectName("menu-list")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        px = look().px
        self._margin, self._row = px(26), px(58 if notes else 40)
        widest = max(width_of(t, look().font(15, 500)) for t in labels)
        widest = max([widest, *(width_of(t, look().font(13)) for t in notes)])
        width = max(rect.width(), widest + px(64))
        room = anchor.window().height() - px(16)
        self.shown = max(1, min(len(labels), int((room - px(12)) // self._row)))  #: rows seen at once
        self.first = 0  #: the uppermost row seen
        height = self._row * self.shown + px(12)
        top = anchor.mapTo(anchor.window(), QPoint(0, 0)) + rect.topLeft().toPoint()
        x = min(top.x(), anchor.window().width() - width - px(8))
        below = top.y() + rect.height() + px(6)
        y = below if below + height <= anchor.window().height() - px(8) else top.y() - height - px(6)
        y = max(px(8), min(y, anchor.window().height() - height - px(8)))
        self.setGeometry(
            round(x - self._margin),
            round(y - self._margin),
            round(width + 2 * self._margin),
            round(height + 2 * self._margin),
        )
        self._reveal(max(0, place))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _body(self) -> QRectF:
        edge = self._margin
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def row(self, place: int) -> QRectF:
        """Where a row lies; rows out of sight lie outside the list."""
        body, edge = self._body(), look().px(6)
        y = body.y() + edge + (place - self.first) * self._row
        return QRectF(body.x() + edge, y, body.width() - 2 * edge, self._row)

    def _seen(self) -> range:
        return range(self.first, min(len(self.labels), self.first + self.shown))

    def _at(self, at: QPointF) -> int | None:
        return next((i for i in self._seen() if self.row(i).contains(at)), None)

    def _scroll_to(self, first: int) -> None:
        self.first = max(0, min(len(self.labels) - self.shown, first))
        self.update()

    def _reveal(self, place: int) -> None:
        """Scroll until a row is seen."""
        self._scroll_to(min(place, max(self.first, place - self.shown + 1)))

    def choose(self, place: int) -> None:
        """Take a row and close."""
        self.chosen.emit(place)
        self.close()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place is not None:
            self.hot = place
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place is not None:
            self.choose(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.hot = (self.hot + (1 if key == Qt.Key.Key_Down else -1)) % len(self.labels)
            self._reveal(self.hot)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choose(self.hot)
        elif key == Qt.Key.Key_Escape:
            self.close()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._scroll_to(self.first - (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.close()

    def closeEvent(self, event: QEvent) -> None:
        self.deleteLater()
        super().closeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, body = look().px, self._body()
            draw_shadow(painter, body, px(14), SHADOW_GLASS, self.devicePixelRatioF())
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("raised"))
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), px(14), px(14))
            self._paint_bar(painter, body)
            for place in self._seen():
                row, text = self.row(place), self.labels[place]
                if place == self.hot:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(shade("accent", 0.18))
                    painter.drawRoundedRect(row, px(9), px(9))
                font = look().font(15, 600 if place == self.place else 400)
                words = row.adjusted(px(12), 0, -px(30), 0)
                if self.notes:
                    note = words.adjusted(0, px(28), px(22), -px(4))
                    write(painter, note, self.notes[place], look().font(13), look().colour("ink2"))
                    words.adjust(0, px(6), 0, -px(26))
                write(painter, words, text, font, look().colour("ink"))
                if place == self.place:
                    size = px(15)
                    picture = icon("check", size, look().palette.accent_ink, self.devicePixelRatioF())
                    painter.drawPixmap(QPointF(row.right() - size - px(10), row.center().y() - size / 2), picture)

    def _paint_bar(self, painter: QPainter, body: QRectF) -> None:
        """Where in the list one is, when not all of it is seen."""
        if self.shown == len(self.labels):
            return
        room, width = body.height() - look().px(20), look().px(4)
        top = body.y() + look().px(10) + room * self.first / len(self.labels)
        bar = QRectF(body.right() - look().px(3) - width, top, width, room * self.shown / len(self.labels))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade("ctl", 0.5))
        painter.drawRoundedRect(bar, width / 2, width / 2)


class Dropdown(Painted, QAbstractButton):
    """A word with an arrow that opens a list of values."""

    chosen = Signal(int)

    def __init__(
        self,
        labels: Sequence[Source],
        place: int = 0,
        parent: QWidget | None = None,
        name: str = "",
        *,
        framed: bool = False,
        notes: Sequence[Source] = (),
    ) -> None:
        """``notes`` say more about each value in the open list."""
        super().__init__(parent)
        self.labels, self.place, self.framed, self.notes = tuple(labels), place, framed, tuple(notes)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the current language."""
        self.setText(text_of(self.labels[self.place]))
        self.setAccessibleDescription(self.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def open(self) -> MenuList:
        """Open the list."""
        labels, notes = ([text_of(word) for word in words] for words in (self.labels, self.notes))
        menu = MenuList(labels, self.place, self, self.face(), notes)
        menu.chosen.connect(self._take)
        menu.destroyed.connect(self.paint_anew)
        return menu

    def show_place(self, place: int) -> None:
        """Show another value chosen without saying so."""
        self.place = place
        self.retranslate()
        self.update()

    def _take(self, place: int) -> None:
        self.show_place(place)
        self.setFocus()
        self.chosen.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.open()
        else:
            super().keyPressEvent(event)

    def want(self) -> QSizeF:
        font = look().font(15, 500)
        width = max(width_of(text_of(label), font) for label in self.labels)
        return QSizeF(width + look().px(48 if self.framed else 38), look().px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, self.face()
            if self.framed:
                painter.setPen(QPen(look().colour("line2"), 1))
                painter.setBrush(look().colour("raised"))
                painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(12), px(12))
            elif self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade("ink", 0.06))
                painter.drawRoundedRect(rect, px(10), px(10))
            size, edge = px(15), px(14 if self.framed else 9)
            arrow = icon("down", size, look().palette.ink2, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.right() - edge - size + px(2), rect.center().y() - size / 2), arrow)
            words = rect.adjusted(edge, 0, -edge - size - px(4), 0)
            align = Qt.AlignmentFlag.AlignLeft if self.framed else Qt.AlignmentFlag.AlignRight
            write(painter, words, self.text(), look().font(15, 500), look().colour("ink"), align=align)
            self.paint_ring(painter, rect, px(12 if self.framed else 10))
