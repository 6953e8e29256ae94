"""A tile of the own hand that is carried with the mouse: it is thrown, put to another place, or goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mjdesk.ui.table import flying

if TYPE_CHECKING:
    from mjdesk.ui.table.widget import TableWidget


class Carrying:
    """Carries the tiles of one table."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table

    def may(self, place: int) -> bool:
        """Whether the tile at this place of the hand can be carried away: to be thrown, or to another place."""
        return self._table.shelf.movable or self._table.discard_of(place) is not None

    def move(self, place: int, by: QPointF) -> None:
        """Carry a tile along with the mouse."""
        entry = self._table.hand_entry(place)
        if entry is not None:
            entry.moving, entry.dx, entry.dy = True, by.x(), by.y()
            entry.put()

    def let_go(self, place: int, grip: QPointF, at: QPointF) -> None:
        """A tile that was gripped there is let go here."""
        table, layout = self._table, self._table.layout_now
        action, moment = table.discard_of(place), table.moment
        if layout is not None and action is not None and layout.thrown(grip.y(), at.y()):
            table.answer(action)
            return
        if moment is not None and table.shelf.movable and table.shelf.move(moment.model, place, *self._column_at(at)):
            table.rearrange()
            return
        entry = table.hand_entry(place)
        if entry is not None:
            flying.go_back(table.motion, entry)

    def _column_at(self, at: QPointF) -> tuple[float, int]:
        """The column of the hand at a point (halves between two), and the tile of it by number that lies below."""
        moment = self._table.moment
        assert moment is not None
        entries = [self._table.hand_entry(place) for place in range(len(moment.hand))]
        boxes = [entry.box for entry in entries if entry is not None]
        for n, size in enumerate(moment.columns):
            column = boxes[moment.place_in(n, 0) : moment.place_in(n, size)]
            if at.x() < column[0].x:
                return n - 0.5, 0
            if at.x() < column[0].right:
                return n, sum(box.y < at.y() for box in column)
        return len(moment.columns) - 0.5, 0
