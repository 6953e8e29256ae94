"""The cards of the worst decisions: what was done, what was better, why, and what it cost."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mjdesk.engine.actions import Action, Kind
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.records.story import Told
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.table.advice import points
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Painted, canvas
from mjdesk.ui.widgets.base import paragraph, width_of, write


class WorstCard(Painted, QAbstractButton):
    """One card; the chosen one has an amber edge."""

    def __init__(self, rank: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.rank = rank
        self.told: Told | None = None
        self.setObjectName(f"worst-{rank}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_told(self, told: Told) -> None:
        """Show this decision."""
        self.told = told
        self.setAccessibleName(f"{told.question()} {points(-told.decision.cost)}")
        self.setAccessibleDescription(" ".join(told.lines()))
        self.update()

    def nextCheckState(self) -> None:
        """The page says which card is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()

    def want(self) -> QSizeF:
        return QSizeF(look().px(400), look().px(118))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect, radius = look().px, self.face(), look().px(RADIUS.card - 2)
            shadow = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
            draw_shadow(painter, rect, radius, shadow, self.devicePixelRatioF())
            edge = QPen(look().colour("accent"), px(2)) if self.isChecked() else QPen(look().colour("line"), 1)
            painter.setPen(edge)
            painter.setBrush(look().colour("surface" if self.underMouse() else "raised"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            if self.told is not None:
                self._paint_told(painter, rect, self.told)
            self.paint_ring(painter, rect, radius)

    def _paint_told(self, painter: QPainter, rect: QRectF, told: Told) -> None:
        px, middle = look().px, rect.center().y()
        pin, radius = QPointF(rect.x() + px(33), middle), px(13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("ink" if self.rank == 1 else "ink3"))
        painter.drawEllipse(pin, radius, radius)
        box = QRectF(pin.x() - radius, pin.y() - radius, 2 * radius, 2 * radius)
        centre = Qt.AlignmentFlag.AlignHCenter
        write(painter, box, str(self.rank), look().font(13, 700), look().colour("raised"), align=centre)
        x = self._paint_answer(painter, told, told.decision.chosen, rect.x() + px(62), middle)
        arrow = px(17)
        picture = icon("arrow-right", arrow, look().palette.ink3, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(x + px(10), middle - arrow / 2), picture)
        x = self._paint_answer(painter, told, told.decision.best.action, x + px(20) + arrow, middle)
        self._paint_words(painter, told, QRectF(x + px(18), rect.y(), rect.right() - x - px(36), rect.height()))

    def _paint_answer(self, painter: QPainter, told: Told, action: Action, x: float, middle: float) -> float:
        """An answer as its tile, or as a word in a chip; returns where it ends."""
        px = look().px
        if action.kind is Kind.DISCARD and action.tile is not None:
            width = px(40)
            faces = Faces(painter, told.view.special, self.devicePixelRatioF())
            faces.lay(action.tile, x, middle + faces.high(action.tile, width) / 2 - px(3), width)
            return x + width
        font, said = look().font(16, 600), told.labels.get(action) or told.word(action).split(" ", maxsplit=1)[0]
        wide = max(px(40), width_of(said, font) + px(18))
        chip = QRectF(x, middle - px(21), wide, px(42))
        painter.setPen(QPen(look().colour("line2"), 1))
        painter.setBrush(look().colour("bg"))
        painter.drawRoundedRect(chip, px(10), px(10))
        write(painter, chip, said, font, look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)
        return x + wide

    def _paint_words(self, painter: QPainter, told: Told, room: QRectF) -> None:
        px = look().px
        unit, cost = tr("points"), points(-told.decision.cost)
        small, big = look().font(13), look().font(20, 700)
        right = room.right() - width_of(unit, small) - px(4)
        top = room.y() + px(10)
        units = QRectF(right + px(4), top + px(4), width_of(unit, small) + 2, px(26))
        write(painter, units, unit, small, look().colour("ink2"))
        amount = QRectF(room.x(), top, right - room.x(), px(30))
        write(painter, amount, cost, big, look().colour("loss"), align=Qt.AlignmentFlag.AlignRight)
        y = room.center().y() - px(14)
        number = tr("Decision {number}", number=told.number)
        write(painter, QRectF(room.x(), y, room.width(), px(22)), number, look().font(13), look().colour("ink2"))
        font = look().font(15, 600)
        for n, line in enumerate(paragraph(told.reason(), font, room.width())[:2]):
            box = QRectF(room.x(), y + px(22 + 21 * n), room.width(), px(24))
            write(painter, box, line, font, look().colour("ink"))
