"""The tables in a house: four stools about each; a stool is to sit on, the table to look on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.modes.regulars import BY_ID
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon, portrait
from mjdesk.ui.lobby.streets import STOOLS, Desk
from mjdesk.ui.look import look
from mjdesk.ui.theme import AMBER, ON_FELT
from mjdesk.ui.widgets import Page, Painted, canvas
from mjdesk.ui.widgets.base import shade, width_of, write

HIGH = 202.0
#: where the stools stand about the middle of a table, in px at 100 %: below, right, above, left
_AWAY = ((0, 55), (64, 0), (0, -55), (-64, 0))
_STOOL, _TABLE = 40.0, 66.0


def press_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Let Enter press a button; whether it did."""
    pressed = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
    if pressed:
        button.click()
    return pressed


class _Seat(Painted, QAbstractButton):
    """Something to press at a table."""

    pad_units = 4

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)


class Stool(_Seat):
    """A stool, taken or free; the chosen one is amber. ``outfit`` is what who sits there wears."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(f"stool-{number}", parent)
        self.number, self.who, self.host, self.chosen, self.outfit = number, "", False, False, 0

    def want(self) -> QSizeF:
        return QSizeF(look().px(_STOOL), look().px(_STOOL))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            face, dpr = self.face(), self.devicePixelRatioF()
            if self.who:
                head = BY_ID[self.who].head + 6 * self.outfit
                painter.drawPixmap(face.topLeft(), portrait(head, face.width(), dpr))
            else:
                self._paint_free(painter, face)
            if self.host and self.who:
                self._paint_seal(painter, face)
            self.paint_ring(painter, face, face.width() / 2)

    def _paint_free(self, painter: QPainter, face: QRectF) -> None:
        pen = QPen(QColor(AMBER) if self.chosen else look().colour("ctl"), look().px(1.6))
        if not self.chosen:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        lit = self.chosen or (self.underMouse() and self.isEnabled())
        painter.setBrush(shade("accent", 0.22 if self.chosen else 0.10) if lit else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(face.adjusted(1, 1, -1, -1))
        size = look().px(15)
        ink = look().palette.accent_ink if lit else look().palette.ink3
        at = QPointF(face.center().x() - size / 2, face.center().y() - size / 2)
        painter.drawPixmap(at, icon("plus", size, ink, self.devicePixelRatioF()))

    def _paint_seal(self, painter: QPainter, face: QRectF) -> None:
        """庄: the host, who deals first."""
        px = look().px
        seal = QRectF(face.right() - px(14), face.y() - px(2), px(18), px(18))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#B3321F"))
        painter.drawRoundedRect(seal, px(4.5), px(4.5))
        write(painter, seal, tr("D"), look().font(12, 600), QColor("#FFFFFF"), align=Qt.AlignmentFlag.AlignHCenter)


class TableTop(_Seat):
    """The table itself: felt, four tiles, and an eye where one can look on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("table-top", parent)
        self.playing = False

    def want(self) -> QSizeF:
        return QSizeF(look().px(_TABLE), look().px(_TABLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, face = look().px, self.face()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#5F4030"))
            painter.drawRoundedRect(face, px(13), px(13))
            inner = face.adjusted(px(4), px(4), -px(4), -px(4))
            painter.setBrush(QColor(look().felt.inner if self.underMouse() else look().felt.middle))
            painter.drawRoundedRect(inner, px(9), px(9))
            if self.playing:
                size = px(18)
                at = QPointF(face.center().x() - size / 2, inner.y() + px(9))
                painter.drawPixmap(at, icon("eye", size, ON_FELT, self.devicePixelRatioF()))
                below = QRectF(inner.x(), inner.y() + px(28), inner.width(), px(20))
                write(
                    painter,
                    below,
                    tr("Watch"),
                    look().font(12.5, 500),
                    QColor(ON_FELT),
                    align=Qt.AlignmentFlag.AlignHCenter,
                )
            else:
                painter.setBrush(QColor("#FBF7EA"))
                for n in range(4):
                    x = face.center().x() + px(9.4) * (n - 2) + px(0.6)
                    painter.drawRoundedRect(QRectF(x, face.center().y() - px(5.5), px(8.2), px(11)), px(1.6), px(1.6))
            self.paint_ring(painter, face, px(13))


class DeskCard(Page):
    """A table on its card. ``stool_chosen`` carries the stool, ``watch_wanted`` asks to look on."""

    stool_chosen = Signal(int)
    watch_wanted = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"desk-{number}")
        self.desk: Desk | None = None
        self.chosen: int | None = None
        self.top = TableTop(self)
        self.top.clicked.connect(self.watch_wanted)
        self.stools = [Stool(n, self) for n in range(STOOLS)]
        for stool in self.stools:
            stool.clicked.connect(lambda _on=False, n=stool.number: self.stool_chosen.emit(n))

    def show_desk(self, desk: Desk, outfits: dict[str, int], chosen: int | None) -> None:
        """Show who sits here; ``chosen`` is the free stool that the person stands at."""
        self.desk, self.chosen = desk, chosen
        for stool in self.stools:
            who = desk.stools[stool.number]
            stool.who, stool.outfit = who, outfits.get(who, 0)
            stool.host, stool.chosen = desk.host == stool.number, chosen == stool.number
            stool.setEnabled(stool.number in desk.free)
            stool.setAccessibleName(
                say(BY_ID[who].name)
                if who
                else tr("{table}, free stool {number}", table=say(desk.name), number=stool.number + 1)
            )
            stool.setToolTip(say(BY_ID[who].name) if who else tr("Sit here"))
            stool.update()
        self.top.playing = bool(desk.round)
        self.top.setEnabled(any(desk.stools))
        watch = tr("Watch {table}", table=say(desk.name)) if any(desk.stools) else tr("Nobody plays here yet")
        self.top.setAccessibleName(watch)
        self.top.setToolTip(watch)
        self.update()

    def state_words(self) -> str:
        """How far it is at this table."""
        desk = self.desk
        if desk is None:
            return ""
        if desk.round:
            return tr("Round {number}", number=desk.round)
        free = len(desk.free)
        return tr("empty table") if free == STOOLS else tr("%n to come", free)

    def place(self) -> None:
        px = look().px
        middle = QPointF(self.width() / 2, px(HIGH) / 2 + px(13))
        for stool, (dx, dy) in zip(self.stools, _AWAY, strict=True):
            side = px(_STOOL)
            stool.put(middle.x() + px(dx) - side / 2, middle.y() + px(dy) - side / 2, side, side)
        side = px(_TABLE)
        self.top.put(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, QRectF(self.rect()).adjusted(1, 1, -1, -1)
            here = self.chosen is not None
            painter.setBrush(look().colour("surface"))
            painter.setPen(QPen(look().colour("accent"), px(2)) if here else QPen(look().colour("line"), 1))
            painter.drawRoundedRect(rect, px(18), px(18))
            if self.desk is not None:
                top = QRectF(px(18), px(12), self.width() - px(36), px(24))
                right, small = Qt.AlignmentFlag.AlignRight, look().font(12.5)
                write(painter, top, self.state_words(), small, look().colour("ink2"), align=right)
                name = top.adjusted(0, 0, -width_of(self.state_words(), small) - px(8), 0)
                write(painter, name, say(self.desk.name), look().font(14.5, 600), look().colour("ink"))
