"""The scores of one table for a screen that lies in the middle of it: each plate turned to its player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from mjdesk.engine.tiles import WINDS
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.look import look
from mjdesk.ui.settlement.flow import wind_letter
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import canvas
from mjdesk.ui.widgets.base import width_of, write
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

REFRESH_MS = 3000


class FourSides(FullPage):
    """The page: nothing but the felt; any key or click goes back."""

    def __init__(self, board: BoardPage, table: Table) -> None:
        super().__init__(lambda: tr("Four sides"), "")
        self.board, self.table = board, table
        for part in (self.back, self.title, self.about):
            part.hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        self._timer.start(REFRESH_MS)
        self._speak()

    def closing(self) -> None:
        self._timer.stop()

    def refresh(self) -> None:
        """Look at the table again."""
        self.board.keeper.ask(partial(load_table, session_id=self.table.loaded.session.id), self._show)

    def _show(self, table: Table) -> None:
        self.table = table
        self._speak()
        self.update()

    def _speak(self) -> None:
        self.setAccessibleName(
            ", ".join(f"{self.table.name(s)} {signed(self.points(s))}" for s in range(self.table.seats))
        )

    def points(self, seat: int) -> int:
        """The points of who sits there."""
        player = self.table.players[seat]
        return self.table.sums().get(player, 0) if player is not None else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def place(self) -> None:
        """There is nothing to place."""

    def plates(self) -> list[tuple[QPointF, int]]:
        """By seat: the middle of its plate and by how much it is turned."""
        w, h = self.width(), self.height()
        deep = min(w, h) * 0.16
        sides = (
            (QPointF(w / 2, h - deep), 0),
            (QPointF(w - deep, h / 2), 270),
            (QPointF(w / 2, deep), 180),
            (QPointF(deep, h / 2), 90),
        )
        return [sides[n] for n in {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}[self.table.seats]]

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(self.width(), self.height(), look().felt, dpr))
            due = self.table.loaded.session.due
            for seat, (middle, turn) in enumerate(self.plates()):
                painter.save()
                painter.translate(middle)
                painter.rotate(turn)
                self._paint_plate(painter, seat, seat == due.dealer)
                painter.restore()
            self._paint_middle(painter)

    def _paint_plate(self, painter: QPainter, seat: int, dealer: bool) -> None:
        unit = min(self.width(), self.height()) / 768
        px = lambda n: n * unit * 1.35  # noqa: E731 - the plates keep to the window, not to the scale of text
        align = Qt.AlignmentFlag.AlignHCenter
        wind = WINDS[(seat - self.table.loaded.session.due.dealer) % self.table.seats]
        name = f"{wind_letter(wind)}  {self.table.name(seat) or tr('Empty seat')}"
        size, font = px(44), look().font(26 * unit * 1.35 / look().k, 600)
        beside = min(px(140), width_of(name, font) / 2) + px(14)
        picture = face_pixmap(self.table.face(seat), size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(-beside - size, -px(46)), picture)
        write(painter, QRectF(-px(140), -px(44), px(280), px(40)), name, font, look().colour("on_felt"), align=align)
        points, big = signed(self.points(seat)), look().font(56 * unit * 1.35 / look().k, 700)
        ink = look().colour("amber_number" if self.points(seat) > 0 else "on_felt2")
        write(painter, QRectF(-px(180), -px(6), px(360), px(70)), points, big, ink, align=align)
        if dealer:
            seal = QRectF(beside, -px(40), px(32), px(32))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#B3321F"))
            painter.drawRoundedRect(seal, px(8), px(8))
            write(painter, seal, tr("D"), look().font(18 * unit * 1.35 / look().k, 700), colour("#FFFFFF"), align=align)

    def _paint_middle(self, painter: QPainter) -> None:
        unit = min(self.width(), self.height()) / 768
        middle, side = QPointF(self.width() / 2, self.height() / 2), 150 * unit
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(colour(AMBER, 0.7), 2 * unit))
        painter.setBrush(colour("#0B1E1A", 0.45))
        painter.drawRoundedRect(box, 26 * unit, 26 * unit)
        align = Qt.AlignmentFlag.AlignHCenter
        number, font = str(self.table.number), look().font(52 * unit / look().k, 700)
        write(painter, box.adjusted(0, 0, 0, -side * 0.22), number, font, look().colour("on_felt"), align=align)
        words = say(self.table.evening.house.rules.name)
        under = box.adjusted(6, side * 0.55, -6, 0)
        write(painter, under, words, look().font(15 * unit / look().k, 500), look().colour("on_felt2"), align=align)


def open_four_sides(board: BoardPage, table: Table) -> FourSides:
    """Show the page."""
    return board.window_.visit(FourSides(board, table))
