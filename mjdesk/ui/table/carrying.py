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

    def step(self, place: int, across: int, along: int) -> int | None:
        """Carry the tile at a place to the next column or within its own; returns where it is then, None: nowhere."""
        table, moment = self._table, self._table.moment
        if moment is None or not table.shelf.movable:
            return None
        (column, number), sizes = moment.column_of(place), list(moment.columns)
        alone, goal = sizes[column] == 1, column + across
        if across and not 0 <= goal < len(sizes):
            if alone:
                return None
            there, before = (-0.5 if across < 0 else len(sizes) - 0.5), 0
            goal = 0 if across < 0 else len(sizes)
        else:
            before = sizes[goal] if across else number + along + (along > 0)
            there = float(goal)
            if not 0 <= before <= sizes[goal]:
                return None
            goal -= across > 0 and alone
        if not table.shelf.move(moment.model, place, there, before):
            return None
        table.rearrange()
        assert table.moment is not None
        return table.moment.place_in(goal, min(before, table.moment.columns[goal] - 1) if across else number + along)

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
