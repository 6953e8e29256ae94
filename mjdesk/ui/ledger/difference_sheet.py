"""What a correction changes, before it is accepted: every round before and after, and who has more or less then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger.edits import Difference
from mjdesk.ledger.rounds import Correction
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.change_words import overruled_words
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet
from mjdesk.ui.widgets.base import write

ROW = 44.0


class DifferenceSheet(Sheet):
    """The sheet. ``accepted``: carry it out."""

    accepted = Signal(object)
    size_units = QSizeF(860, 560)

    def __init__(self, correction: Correction, names: Mapping[int, str]) -> None:
        super().__init__()
        self.correction, self.names = correction, dict(names)
        self.title = Label(lambda: tr("What this changes"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        enter = partial(tr, "Enter")
        self.take = Button(lambda: tr("Accept"), ButtonKind.PRIMARY, self, key=enter, name="accept-correction")
        self.take.clicked.connect(self.accept)
        changes = bool(correction.differences or correction.overruled)
        self.take.setEnabled(correction.problem is None and changes)
        moved = [f"{names[p]} {signed(n)}" for p, n in correction.moved.items()]
        self.setAccessibleDescription(", ".join([*self.lost(), *moved]))

    def lost(self) -> list[str]:
        """The later changes of the rules that it takes away, a line each."""
        system = self.correction.evening.house.rules
        return [overruled_words(system, each) for each in self.correction.overruled]

    def first(self) -> QWidget:
        return self.take if self.take.isEnabled() else self.close_button

    def accept(self) -> None:
        """Carry it out."""
        if self.take.isEnabled():
            self.take.setEnabled(False)
            self.accepted.emit(self.correction)

    def needed(self, width: float) -> float:
        px = look().px
        rows = max(1, len(self.correction.differences)) + len(self.correction.overruled)
        return px(86 + 96 + 84) + px(ROW) * rows

    def place(self) -> None:
        px = look().px
        self.title.put(px(32), px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        wide = self.take.want().width()
        self.take.put(self.width() - px(32) - wide, self.height() - px(76), wide, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            px, y = look().px, look().px(80)
            line = QRectF(px(32), y, self.width() - px(64), px(ROW))
            for told in self.lost():
                write(painter, line, told, look().font(15, 600), look().colour("accent_ink"))
                line.translate(0, px(ROW))
            if not self.correction.differences:
                told = tr("No round that is played changes") if self.correction.overruled else tr("Nothing changes")
                write(painter, line, told, look().font(15, 500), look().colour("ink2"))
            y = line.y()
            for difference in self.correction.differences:
                self._paint_row(painter, y, difference)
                y += px(ROW)
            if self.correction.moved:
                self._paint_moved(painter, y + px(10))
            problem = self.correction.problem
            if problem is not None:
                number, text = problem
                words = QRectF(px(32), self.height() - px(76), self.width() - px(240), px(50))
                said = f"{tr('Round {number}', number=number)}: {say(text)}"
                write(painter, words, said, look().font(15, 600), look().colour("accent_ink"))

    def _paint_row(self, painter: QPainter, y: float, difference: Difference) -> None:
        px, wide = look().px, self.width() - look().px(64)
        after, before = difference.after, difference.before
        number = (after or before or (0, None))[0]
        head = QRectF(px(32), y, px(120), px(ROW))
        write(painter, head, tr("Round {number}", number=number), look().font(15, 600), look().colour("ink"))
        half = (wide - px(150)) / 2
        for n, side in enumerate((before, after)):
            x = px(32) + px(124) + n * (half + px(26))
            if side is None:
                words = tr("not there") if n == 0 else tr("deleted")
                where = QRectF(x, y, half, px(ROW))
                write(painter, where, words, look().font(14, 400), look().colour("ink3"))
                continue
            each = half / max(1, len(side[1].players))
            for seat, (player, points) in enumerate(zip(side[1].players, side[1].payments, strict=True)):
                cell = QRectF(x + seat * each, y, each - px(4), px(ROW))
                name = self.names.get(player or 0, "")
                top = QRectF(cell.x(), cell.y() + px(3), cell.width(), px(18))
                write(painter, top, name, look().font(12, 400), look().colour("ink3"))
                under = QRectF(cell.x(), cell.y() + px(19), cell.width(), px(22))
                ink = points_ink(points) if n else look().colour("ink3")
                write(painter, under, signed(points), look().font(15, 600 if n else 400), ink)
        arrow = QRectF(px(32) + px(124) + half, y, px(26), px(ROW))
        middle = Qt.AlignmentFlag.AlignHCenter
        write(painter, arrow, "→", look().font(15, 500), look().colour("ink3"), align=middle)
        painter.fillRect(QRectF(px(32), y + px(ROW) - 1, wide, 1), look().colour("line"))

    def _paint_moved(self, painter: QPainter, y: float) -> None:
        px, x = look().px, look().px(32)
        label = QRectF(x, y, px(300), px(22))
        write(painter, label, tr("In all"), look().font(13, 500), look().colour("ink2"))
        for player, points in self.correction.moved.items():
            name = QRectF(x, y + px(24), px(120), px(22))
            write(painter, name, self.names.get(player, ""), look().font(14, 500), look().colour("ink"))
            number = QRectF(x, y + px(44), px(120), px(30))
            write(painter, number, signed(points), look().font(20, 700), points_ink(points))
            x += px(130)
