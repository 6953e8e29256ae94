"""The rounds of a session as rows: dealer, winner, what each paid; fines and totals under them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from mjdesk.ledger.entry import RecordEntry
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import shade, write

ROW = 46.0
HEAD = 46.0


class RoundList(Page):
    """A row a round; one of them is chosen."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.players: tuple[int, ...] = ()
        self.row = 0
        self.setObjectName("round-list")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_table(self, table: Table) -> None:
        """Show the rounds of a session."""
        self.table = table
        self.players = table.everybody
        self.choose(min(self.row, self.count) or self.count)

    @property
    def count(self) -> int:
        """Number of rounds."""
        return 0 if self.table is None else len(self.table.loaded.outcomes)

    def has_record(self, number: int) -> bool:
        """Whether the record of a round is kept with it."""
        if self.table is None or not 1 <= number <= self.count:
            return False
        return isinstance(self.table.evening.rounds[number - 1].entry, RecordEntry)

    def choose(self, row: int) -> None:
        """Choose a round, by its number; 0: none."""
        self.row = max(min(1, self.count), min(self.count, row))
        self.setAccessibleName(self._spoken())
        self.chosen.emit(self.row)
        self.update()

    def _spoken(self) -> str:
        if self.table is None or not self.row:
            return tr("No rounds yet")
        outcome = self.table.loaded.outcomes[self.row - 1]
        said = [tr("Round {number}", number=self.row)]
        said += [f"{self.table.names[p]} {signed(n)}" for p, n in zip(outcome.players, outcome.payments, strict=True)
                 if p is not None]  # fmt: skip
        return ", ".join(said)

    def needed(self) -> float:
        """The height of all rows."""
        return look().px(HEAD + ROW * (self.count + 2) + 8)

    def _columns(self) -> tuple[float, float]:
        """Where the columns of the players begin, and their width."""
        left = look().px(300)
        return left, (self.width() - left - look().px(20)) / max(1, len(self.players))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
        code = Qt.Key(event.key())
        if code in steps:
            self.choose(self.row + steps[code])
        elif code in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(1 if code is Qt.Key.Key_Home else self.count)
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.row:
            self.opened.emit(self.row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = int((event.position().y() - look().px(HEAD)) // look().px(ROW)) + 1
        if 1 <= row <= self.count:
            self.choose(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.row:
            self.opened.emit(self.row)

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self.table
        if table is None:
            return
        with canvas(self) as painter:
            px, (left, each) = look().px, self._columns()
            right, small = Qt.AlignmentFlag.AlignRight, look().font(13, 500)
            for n, player in enumerate(self.players):
                cell = QRectF(left + n * each, 0, each - px(10), px(HEAD))
                write(painter, cell, table.names[player], look().font(14, 600), look().colour("ink"), align=right)
            write(painter, QRectF(px(24), 0, px(90), px(HEAD)), tr("Round"), small, look().colour("ink3"))
            write(painter, QRectF(px(90), 0, px(90), px(HEAD)), tr("Dealer"), small, look().colour("ink3"))
            write(painter, QRectF(px(190), 0, px(110), px(HEAD)), tr("Won"), small, look().colour("ink3"))
            for number in range(1, self.count + 1):
                self._paint_row(painter, table, number, left, each)
            self._paint_totals(painter, table, left, each)

    def _paint_row(self, painter: QPainter, table: Table, number: int, left: float, each: float) -> None:
        px, y = look().px, look().px(HEAD) + (number - 1) * look().px(ROW)
        outcome = table.loaded.outcomes[number - 1]
        here = number == self.row
        rect = QRectF(px(8), y + px(2), self.width() - px(16), px(ROW - 4))
        if here:
            ring = QPen(look().colour("accent"), px(1.5)) if self.hasFocus() else QPen(Qt.PenStyle.NoPen)
            painter.setPen(ring)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(rect, px(10), px(10))
        elif number % 2:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("ink", 0.02))
            painter.drawRoundedRect(rect, px(10), px(10))
        name = table.names.get
        font, ink = look().font(14, 500), look().colour("ink2")
        write(painter, QRectF(px(24), y, px(60), px(ROW)), str(number), look().font(15, 600), look().colour("ink"))
        if self.has_record(number):
            size = px(14)
            picture = icon("play", size, look().palette.ink3, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(px(58), y + (px(ROW) - size) / 2), picture)
        dealer = name(outcome.players[outcome.deal.dealer] or 0, "")
        write(painter, QRectF(px(90), y, px(92), px(ROW)), dealer, font, ink)
        won = ", ".join(name(outcome.players[w.seat] or 0, "") for w in outcome.scored.wins)
        write(painter, QRectF(px(190), y, px(106), px(ROW)), won or "–", font, look().colour("accent_ink"))
        paid = dict(zip(outcome.players, outcome.payments, strict=True))
        right = Qt.AlignmentFlag.AlignRight
        for n, player in enumerate(self.players):
            cell = QRectF(left + n * each, y, each - px(10), px(ROW))
            if player in paid:
                points = paid[player]
                write(painter, cell, signed(points), look().font(15, 500), points_ink(points), align=right)

    def _paint_fines(self, painter: QPainter, table: Table, left: float, each: float, *, y: float) -> None:
        """The deliberate entries: what is not in the rounds and counts all the same."""
        px, right = look().px, Qt.AlignmentFlag.AlignRight
        write(painter, QRectF(px(24), y, px(200), px(ROW)), tr("Fines"), look().font(14, 500), look().colour("ink2"))
        for n, player in enumerate(self.players):
            points = table.fines.get(player, 0)
            cell = QRectF(left + n * each, y, each - px(10), px(ROW))
            write(painter, cell, signed(points), look().font(15, 500), points_ink(points), align=right)

    def _paint_totals(self, painter: QPainter, table: Table, left: float, each: float) -> None:
        px, y = look().px, look().px(HEAD) + self.count * look().px(ROW)
        if any(table.fines.values()):
            self._paint_fines(painter, table, left, each, y=y)
            y += px(ROW)
        painter.fillRect(QRectF(px(20), y + px(3), self.width() - px(40), px(1.5)), look().colour("line2"))
        write(painter, QRectF(px(24), y, px(200), px(ROW + 6)), tr("Total"), look().font(15, 700), look().colour("ink"))
        sums, right = table.sums(), Qt.AlignmentFlag.AlignRight
        for n, player in enumerate(self.players):
            cell = QRectF(left + n * each, y, each - px(10), px(ROW + 6))
            points = sums.get(player, 0)
            write(painter, cell, signed(points), look().font(18, 700), points_ink(points), align=right)
