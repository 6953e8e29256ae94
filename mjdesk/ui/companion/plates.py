"""The plates around a table of wood: who sits there, what is to be done, the points; turned to its player if wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from mjdesk.ui.companion import words
from mjdesk.ui.companion.state import CompanionState, TableState
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_glass
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets.base import width_of, write

#: how a plate is turned for the player at each side: below, right, above, left
_TURNED: Final = (0, 270, 180, 90)


@dataclass(frozen=True, slots=True)
class Plate:
    """A plate: its words, and its box before it is turned about its middle."""

    seat: int
    side: int
    name: str
    note: str
    points: str
    off: str
    box: QRectF
    turned: int

    @property
    def outline(self) -> QRectF:
        """The room it takes on the felt."""
        if self.turned in (0, 180):
            return self.box
        middle = self.box.center()
        w, h = self.box.height(), self.box.width()
        return QRectF(middle.x() - w / 2, middle.y() - h / 2, w, h)


class Plates:
    """Makes and draws them. ``unit`` px a unit of the drawing, ``felt`` in px."""

    def __init__(self, felt: QRectF, unit: float, four_sided: bool, dpr: float) -> None:
        self.felt, self.u, self.four_sided, self.dpr = felt, unit, four_sided, dpr
        self.large = 1.3 if four_sided else 1.0

    def font(self, size: float, weight: int) -> QFont:
        """A font that grows with the table, never smaller than can be read."""
        return look().font(max(12.0, size * self.u / look().k), weight)

    def all(self, state: CompanionState, computers: frozenset[int], sides: tuple[int, ...]) -> list[Plate]:
        """The plates of a state; ``sides`` is where each seat sits."""
        table = state.table
        return [] if table is None else [self._plate(state, table, computers, *each) for each in enumerate(sides)]

    def _plate(
        self, state: CompanionState, table: TableState, computers: frozenset[int], seat: int, side: int
    ) -> Plate:
        name, note = words.seat_name(seat, state.names), note_of(table, seat, seat in computers)
        points = signed(state.points[seat]) if seat < len(state.points) else ""
        away = state.sticks_off[seat] if seat < len(state.sticks_off) else 0
        off = tr("sticks {points}", points=signed(away)) if away else ""
        u, large = self.u, self.large
        first = width_of(name, self.font(15 * large, 600)) + (26 * u * large if seat == table.dealer else 0)
        second = width_of(note, self.font(13, 400))
        last = max(width_of(points, self._digits()), width_of(off, self.font(12, 500)))
        wide = max(first, second) + last + 84 * u
        high = 50 * u * (1.3 if self.four_sided else 1.0)
        turned = _TURNED[side] if self.four_sided else 0
        corner = self._turned_corner(side, wide, high) if self.four_sided else self._corner(side, wide, high)
        return Plate(seat, side, name, note, points, off, QRectF(corner.x(), corner.y(), wide, high), turned)

    def _digits(self) -> QFont:
        return self.font(32 if self.four_sided else 16, 600)

    def _corner(self, side: int, wide: float, high: float) -> QPointF:
        u, felt, middle = self.u, self.felt, self.felt.center()
        return (
            QPointF(felt.left() + 14 * u, felt.bottom() - high - 8 * u),
            QPointF(felt.right() - wide - 58 * u, middle.y() + 92 * u),
            QPointF(felt.right() - wide - 58 * u, felt.top() + 62 * u),
            QPointF(felt.left() + 58 * u, felt.top() + 62 * u),
        )[side]

    def _turned_corner(self, side: int, wide: float, high: float) -> QPointF:
        """Between hand and pond, at the right of each player."""
        u, felt = self.u, self.felt
        in_ = 62 * u + high / 2
        middle = (
            QPointF(felt.left() + felt.width() * 0.24, felt.bottom() - in_),
            QPointF(felt.right() - in_, felt.center().y() + felt.height() * 0.12),
            QPointF(felt.right() - felt.width() * 0.24, felt.top() + in_),
            QPointF(felt.left() + in_, felt.center().y() - felt.height() * 0.12),
        )[side]
        return middle - QPointF(wide / 2, high / 2)

    def paint(self, painter: QPainter, plate: Plate, dealer: bool) -> None:
        """Draw one."""
        u, box, large = self.u, plate.box, self.large
        painter.save()
        painter.translate(box.center())
        painter.rotate(plate.turned)
        painter.translate(-box.center())
        draw_glass(painter, box, look().felt, 12 * u, dpr=self.dpr)
        size = 36 * u * large
        picture = portrait(plate.seat, size, self.dpr)
        painter.drawPixmap(QPointF(box.x() + 8 * u, box.center().y() - size / 2), picture)
        x, right = box.x() + size + 18 * u, box.right() - 12 * u
        big = self.font(15 * large, 600)
        middle = box.center().y()
        ink, second = look().colour("on_felt"), look().colour("on_felt2")
        write(painter, QRectF(x, middle - 22 * u * large, right - x, 22 * u * large), plate.name, big, ink)
        write(painter, QRectF(x, middle + 1 * u, right - x, 19 * u * large), plate.note, self.font(13, 400), second)
        if dealer:
            self._seal(painter, QRectF(x + width_of(plate.name, big) + 8 * u, middle - 20 * u * large, 18 * u, 18 * u))
        self._points(painter, plate, right)
        painter.restore()

    def _points(self, painter: QPainter, plate: Plate, right: float) -> None:
        u, box, end = self.u, plate.box, Qt.AlignmentFlag.AlignRight
        number = QRectF(box.x(), box.y(), right - box.x(), box.height())
        if plate.off:
            number.setHeight(box.height() * 0.62)
            line = QRectF(box.x(), box.bottom() - 21 * u, right - box.x(), 18 * u)
            write(painter, line, plate.off, self.font(12, 500), colour(AMBER), align=end)
        write(painter, number, plate.points, self._digits(), look().colour("amber_number"), align=end)

    def _seal(self, painter: QPainter, mark: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#B3321F"))
        painter.drawRoundedRect(mark, 4 * self.u, 4 * self.u)
        centre = Qt.AlignmentFlag.AlignHCenter
        write(painter, mark, tr("D"), look().font(12 * self.u / look().k, 600), colour("#FFFFFF"), align=centre)


def note_of(table: TableState, seat: int, computer: bool) -> str:
    """Who it is, and whether it is to do something."""
    who = tr("the program") if computer else tr("a person")
    if table.turn != seat:
        return who
    thrown = table.steps[-1:] and type(table.steps[-1]).__name__ == "Discard"
    return f"{who} · {tr('just threw') if thrown else tr('to throw')}"
