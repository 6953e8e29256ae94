"""The last steps in a row under the table, and the way back from the last of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.values import Special
from mjdesk.ui.companion import words
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import width_of, write


class Steps(Page):
    """The strip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("steps")
        self.state = CompanionState()
        self.undo = Button(lambda: tr("Take back the last step"), ButtonKind.QUIET, self, name="undo")

    def show_state(self, state: CompanionState) -> None:
        """Show another state."""
        self.state = state
        steps = () if state.table is None else state.table.steps
        self.undo.setEnabled(bool(steps))
        self.setAccessibleName(", ".join(self._said(event) for event in steps))
        self.update()

    def _said(self, event) -> str:
        seat = getattr(event, "seat", None)
        return " ".join(
            filter(None, ("" if seat is None else words.seat_name(seat, self.state.names), words.verb(event)))
        )

    def _differs(self, event) -> bool:
        """Whether the tile of a step is one of those that were seen otherwise."""
        tiles = words.shown_tiles(event)
        return any(
            one.tile in tiles and one.place.seat == getattr(event, "seat", None) for one in self.state.differences
        )

    def place(self) -> None:
        wide = self.undo.want().width()
        self.undo.put(self.width() - wide - look().px(14), (self.height() - look().px(40)) / 2, wide, look().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with canvas(self) as painter:
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("surface"))
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(rect, px(14), px(14))
            if self.state.table is not None:
                self._paint_steps(painter)

    def _paint_steps(self, painter: QPainter) -> None:
        assert self.state.table is not None
        px, font = look().px, look().font(14, 500)
        steps = self.state.table.steps
        widths = [width_of(self._said(e), font) + len(words.shown_tiles(e)) * px(25) + px(38) for e in steps]
        room = self.undo.x() - px(24)
        first = 0
        while sum(widths[first:]) > room and first < len(steps) - 1:
            first += 1
        x, faces = (
            px(22),
            Faces(painter, Special() if not steps else self.state.table.special, self.devicePixelRatioF()),
        )
        for n, event in enumerate(steps[first:], start=first):
            if n > first:
                write(painter, QRectF(x - px(22), 0, px(16), self.height()), "›", font, look().colour("ink3"))
            last = n == len(steps) - 1
            said = self._said(event)
            write(painter, QRectF(x, 0, px(240), self.height()), said, font, look().colour("ink" if last else "ink2"))
            x += width_of(said, font) + px(8)
            begin = x
            for tile in words.shown_tiles(event):
                faces.lay(tile, x, self.height() / 2 + px(15), px(23))
                x += px(25)
            if last and self._differs(event) and x > begin:
                pen = QPen(colour(AMBER), px(2))
                pen.setDashPattern([3.2, 2.2])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = QRectF(begin - px(4), self.height() / 2 - px(20), x - begin + px(6), px(42))
                painter.drawRoundedRect(box, px(6), px(6))
            x += px(30)
