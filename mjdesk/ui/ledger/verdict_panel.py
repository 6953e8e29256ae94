"""The card at the right of score entry: the seats, the judgement with its reasons, and the one amber button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.settlement import HOUSE, Factor, Side, Transfer
from mjdesk.ui.i18n import language, say, signed, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.entered_table import Judged, Table
from mjdesk.ui.ledger.parts import paint_panel, points_ink
from mjdesk.ui.ledger.seats_panel import SeatModel, SeatsPanel
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph

SEATS_HEIGHT = 300.0


class VerdictPanel(Page):
    """The card. ``save_wanted``: the amber button; ``seat_clicked``: a portrait."""

    save_wanted = Signal()
    seat_clicked = Signal(int)
    next_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.judged = Judged()
        self.told = ""  #: in place of the button: the round is saved already
        self.seats = SeatsPanel(self)
        self.seats.clicked.connect(self.seat_clicked)
        self.save = Button(
            lambda: tr("Save this round"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="save"
        )
        self.save.clicked.connect(self.save_wanted)
        self.save.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.next = Button(lambda: tr("Next round"), ButtonKind.QUIET, self, name="next-round")
        self.next.clicked.connect(self.next_wanted)
        self.next.hide()

    def show_judged(self, table: Table, judged: Judged, seats: tuple[SeatModel, ...]) -> None:
        """Show a judgement and who sits where in it."""
        self.table, self.judged = table, judged
        transfers = judged.outcome.scored.transfers if judged.ready and judged.outcome is not None else ()
        self.seats.show_seats(seats, tuple((t.payer, t.payee, t.points) for t in transfers))
        self.save.setEnabled(judged.ready and not self.told)
        self.setAccessibleDescription(self._spoken())
        self.update()

    def _spoken(self) -> str:
        if self.judged.words is not None:
            return say(self.judged.words)
        return ", ".join(f"{name} {signed(points)}" for name, points, _ in self._lines())

    def say_saved(self, words: str) -> None:
        """Say something in place of the button; empty: the button again."""
        self.told = words
        self.save.setVisible(not words)
        self.next.setVisible(bool(words))
        self.save.setEnabled(self.judged.ready and not words)
        self.update()

    # --- what it says

    def _transfers(self) -> tuple[Transfer, ...]:
        outcome = self.judged.outcome
        return outcome.scored.transfers if outcome is not None and self.judged.ready else ()

    def _winner(self) -> int | None:
        outcome = self.judged.outcome
        wins = outcome.scored.wins if outcome is not None else ()
        return wins[0].seat if len(wins) == 1 else None

    def chips(self) -> tuple[Factor, ...]:
        """The factors that all payments to the winner have."""
        to_winner = [t for t in self._transfers() if t.payee == self._winner() and _of_win(t)]
        if not to_winner:
            return ()
        return tuple(f for f in to_winner[0].why if f.side is Side.WINNER and all(f in t.why for t in to_winner))

    def _lines(self) -> list[tuple[str, int, str]]:
        """Name, net points and why of everybody but the winner; of all, where nobody or several won."""
        outcome, table = self.judged.outcome, self.table
        if outcome is None or table is None or not self.judged.ready:
            return []
        shared, winner = self.chips(), self._winner()
        lines = []
        for seat, points in enumerate(outcome.payments):
            if seat == winner:
                continue
            own = [t for t in self._transfers() if t.payer == seat]
            why = [f for t in own for f in t.why if f not in shared]
            words = " ".join(f.in_language(language()) for f in why if f.sign != "=")
            lines.append((table.name(seat), points, words))
        return lines

    # --- places and painting

    def place(self) -> None:
        px, w, h = look().px, self.width(), self.height()
        high = min(px(SEATS_HEIGHT), h * 0.46)
        self.seats.setGeometry(round(px(14)), round(px(48)), round(w - px(28)), round(high))
        self.save.put(px(20), h - px(18) - px(50), w - px(40), px(50))
        self.next.put(px(20), h - px(18) - px(48), w - px(40), px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, QRectF(self.rect()).adjusted(0, 0, -1, -1)
            paint_panel(painter, rect)
            hint = QRectF(px(24), px(18), self.width() - px(48), px(24))
            write(painter, hint, tr("Click who won, then who dealt in"), look().font(14, 500), look().colour("ink2"))
            y = self.seats.geometry().bottom() + px(10)
            painter.fillRect(QRectF(px(24), y, self.width() - px(48), 1), look().colour("line"))
            foot = self.save.geometry().top() + self.save.pad()
            if self.judged.ready and self.judged.outcome is not None:
                self._paint_result(painter, y + px(12), foot - px(8))
            elif self.judged.words is not None:
                self._paint_missing(painter, y + px(18))
            if self.told:
                lines = paragraph(self.told, look().font(14, 600), self.width() - px(48))
                top = self.next.geometry().top() - line_height(look().font(14, 600)) * len(lines) - px(2)
                where = QRectF(px(24), top, self.width() - px(48), px(22))
                write_paragraph(painter, where, lines, look().font(14, 600), look().colour("accent_ink"))

    def _paint_missing(self, painter: QPainter, y: float) -> None:
        px, words = look().px, self.judged.words
        assert words is not None
        refused = self.judged.outcome is not None
        size = px(22)
        name, ink = ("warning", look().palette.accent_ink) if refused else ("edit", look().palette.ink3)
        painter.drawPixmap(QPointF(px(24), y), icon(name, size, ink, self.devicePixelRatioF()))
        font = look().font(16 if refused else 15, 600 if refused else 500)
        lines = paragraph(say(words), font, self.width() - px(48) - size - px(10))
        where = QRectF(px(24) + size + px(10), y - px(2), self.width() - px(48), px(22))
        write_paragraph(painter, where, lines, font, look().colour("ink" if refused else "ink2"))

    def _paint_result(self, painter: QPainter, y: float, foot: float) -> None:
        px, w, outcome = look().px, self.width(), self.judged.outcome
        assert outcome is not None
        winner = self._winner()
        size = px(28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("ok"))
        painter.drawEllipse(QRectF(px(24), y + px(3), size, size))
        mark = px(17)
        at = QPointF(px(24) + (size - mark) / 2, y + px(3) + (size - mark) / 2)
        painter.drawPixmap(at, icon("check", mark, "#FFFFFF", self.devicePixelRatioF()))
        words = tr("May win") if outcome.scored.wins else tr("Nobody won")
        write(painter, QRectF(px(24) + size + px(10), y, w, px(36)), words, look().font(18, 700), look().colour("ink"))
        if winner is not None:
            amount, right = signed(outcome.payments[winner]), Qt.AlignmentFlag.AlignRight
            write(painter, QRectF(0, y, w - px(24), px(36)), amount, look().font(26, 700),
                  points_ink(outcome.payments[winner]), align=right)  # fmt: skip
        y = self._paint_chips(painter, y + px(44))
        lines = self._lines()
        step = min(px(30), max(px(18), (foot - y) / max(1, len(lines))))
        for name, points, why in lines:
            self._paint_line(painter, y, name, points, why)
            y += step

    def _paint_line(self, painter: QPainter, y: float, name: str, points: int, why: str) -> None:
        px, w = look().px, self.width()
        font, right = look().font(15, 600), Qt.AlignmentFlag.AlignRight
        amount = signed(points)
        wide = width_of(amount, look().font(17, 700)) + px(6)
        name_wide = min(px(96), max(px(58), width_of(name, font) + px(12)))
        write(painter, QRectF(px(24), y, name_wide - px(4), px(26)), name, font, look().colour("ink"))
        room = QRectF(px(24) + name_wide, y, w - px(48) - name_wide - wide - px(4), px(26))
        write(painter, room, why, look().font(12.5, 400), look().colour("ink2"))
        write(painter, QRectF(w - px(24) - wide, y, wide, px(26)), amount, look().font(17, 700), points_ink(points),
              align=right)  # fmt: skip

    def _paint_chips(self, painter: QPainter, y: float) -> float:
        """The shared factors as chips, wrapped; returns where they end."""
        px, x, edge = look().px, look().px(24), self.width() - look().px(20)
        font, shown = look().font(13, 600), [f for f in self.chips() if f.sign != "!"]
        for n, factor in enumerate(shown):
            words = factor.in_language(language())
            wide = width_of(words, font) + px(18)
            if x + wide > edge and n:
                x, y = px(24), y + px(33)
            rect = QRectF(x, y, min(wide, edge - x), px(28))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(rect, px(8), px(8))
            write(painter, rect, words, font, look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)
            x += wide + px(6)
        return y + px(38) if shown else y


def _of_win(transfer: Transfer) -> bool:
    return transfer.payee != HOUSE and any(f.side is Side.WINNER for f in transfer.why)
