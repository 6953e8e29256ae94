"""What the doctor found, a row a thing: what does not work first, with the line to type and a button to copy it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.doctor import Finding, Report, State
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write_paragraph

_ORDER: Final = (State.WRONG, State.OK, State.OPTIONAL)
_MARKS: Final = {State.OK: ("check", "ok"), State.OPTIONAL: ("minus", "ink3"), State.WRONG: ("warning", "accent_ink")}


class FindingRow(Page):
    """One finding. ``copied`` brings the line to type."""

    copied = Signal(str)

    def __init__(self, finding: Finding, parent: QWidget) -> None:
        super().__init__(parent)
        self.finding = finding
        self.setObjectName(f"finding-{finding.id}")
        self.copy = Button(lambda: tr("Copy the line"), ButtonKind.ICON, self, icon_name="copy", name="copy")
        self.copy.setVisible(self.wants_doing and bool(finding.command))
        self.copy.clicked.connect(lambda: self.copied.emit(finding.command))
        self._name()

    @property
    def wants_doing(self) -> bool:
        """Whether there is something a person may do about it."""
        return self.finding.state is not State.OK

    def _name(self) -> None:
        words = [say(self.finding.name), say(self.finding.found)]
        if self.wants_doing:
            words += [say(self.finding.remedy), self.finding.command]
        self.setAccessibleName(". ".join(filter(None, words)))

    def _restyle(self) -> None:
        self._name()
        super()._restyle()

    def needed(self, width: float) -> float:
        """Height in px at a width."""
        return self._paint(None, width)

    def place(self) -> None:
        px = look().px
        if self.copy.isVisibleTo(self):
            well = self._well(self.width(), self._paint(None, self.width()))
            self.copy.put(well.right() - px(38), well.center().y() - px(16), px(34), px(32))

    def _well(self, width: float, height: float) -> QRectF:
        """Where the line to type stands, at the foot of the row."""
        px = look().px
        lines = self._command_lines(width)
        high = line_height(look().font(14)) * len(lines) + px(16)
        return QRectF(self._column(width), height - high - px(12), width - self._column(width) - px(16), high)

    def _command_lines(self, width: float) -> list[str]:
        room = width - self._column(width) - look().px(16 + 16 + 48)
        return paragraph(self.finding.command, look().font(14), room) if self.finding.command else []

    def _column(self, width: float) -> float:
        """Where the words begin, behind the name."""
        return look().px(54) + min(look().px(150), 0.24 * width)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter, self.width())

    def _paint(self, painter: QPainter | None, width: float) -> float:
        """Paint, or only measure; returns the height."""
        px, x, y = look().px, self._column(width), look().px(10)
        name, body = look().font(15, 600), look().font(14)
        heads = paragraph(say(self.finding.name), name, x - px(54 + 12))
        found = paragraph(say(self.finding.found), body, width - x - px(16))
        if painter is not None:
            self._paint_mark(painter, y)
            write_paragraph(painter, QRectF(px(54), y, x, px(24)), heads, name, look().colour("ink"))
            ink = look().colour("ink" if self.finding.state is State.WRONG else "ink2")
            write_paragraph(painter, QRectF(x, y + px(1), width - x - px(16), px(24)), found, body, ink)
        high = max(line_height(name) * len(heads), line_height(body) * len(found))
        if self.wants_doing and self.finding.remedy.en:
            lines = paragraph(say(self.finding.remedy), body, width - x - px(16))
            if painter is not None:
                place = QRectF(x, y + high + px(2), width - x - px(16), px(24))
                write_paragraph(painter, place, lines, body, look().colour("accent_ink"))
            high += line_height(body) * len(lines) + px(2)
        if self.wants_doing and self.finding.command:
            lines = self._command_lines(width)
            high += line_height(body) * len(lines) + px(16 + 8 + 2)
            if painter is not None:
                self._paint_command(painter, width, y + high + px(10), lines)
        return y + high + px(10)

    def _paint_mark(self, painter: QPainter, y: float) -> None:
        px = look().px
        name, ink = _MARKS[self.finding.state]
        size = px(18)
        picture = icon(name, size, look().colour(ink).name(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(px(22), y + px(3)), picture)

    def _paint_command(self, painter: QPainter, width: float, height: float, lines: list[str]) -> None:
        px, well = look().px, self._well(width, height)
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("sunken"))
        painter.drawRoundedRect(well.adjusted(0.5, 0.5, -0.5, -0.5), px(10), px(10))
        write_paragraph(painter, well.adjusted(px(14), px(8), -px(50), 0), lines, look().font(14), look().colour("ink"))


class FindingList(Page):
    """The rows, what does not work first. ``copied`` brings the line to type."""

    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[FindingRow] = []

    def show_report(self, report: Report) -> None:
        """Show other findings."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        ordered = [finding for state in _ORDER for finding in report.of(state)]
        self.rows = [FindingRow(finding, self) for finding in ordered]
        for row in self.rows:
            row.copied.connect(self.copied)
            row.show()
        self.place()

    def place(self) -> None:
        y = 0.0
        for row in self.rows:
            high = row.needed(self.width())
            row.setGeometry(0, round(y), self.width(), round(high))
            row.place()
            y += high
        if self.height() != round(y):
            self.setFixedHeight(round(y))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.setPen(QPen(look().colour("line"), 1))
            for row in self.rows[1:]:
                y = row.geometry().top() + 0.5
                painter.drawLine(QPointF(look().px(54), y), QPointF(self.width() - look().px(16), y))
