"""How the own cards stand: in columns that sort themselves into sets, or as the person put them."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from mjdesk.engine.tiles import Tile
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.shelf import Shelf


class CardShelf(Shelf):
    """The columns of one round. What was carried somewhere stays there; cards that leave, leave no gap."""

    movable: ClassVar[bool] = True

    def __init__(self) -> None:
        self.sorted = True
        self._kept: list[list[Tile]] = []

    def columns(self, model: TableModel) -> tuple[tuple[Tile, ...], ...]:
        if model.cards is None:
            return ()
        return model.cards.columns if self.sorted else self._as_put(model)

    def _as_put(self, model: TableModel) -> tuple[tuple[Tile, ...], ...]:
        """The columns as they were left, without the cards that are gone; what is new stands at the right."""
        left = Counter(model.view.hand)
        found = []
        for column in self._kept:
            stay = []
            for card in column:
                if left[card]:
                    left[card] -= 1
                    stay.append(card)
            found += [tuple(stay)] if stay else []
        return (*found, *((card,) for card in sorted(left.elements())))

    @property
    def order(self) -> tuple[tuple[Tile, ...], ...] | None:
        return None if self.sorted else tuple(map(tuple, self._kept))

    def restore(self, order: tuple[tuple[Tile, ...], ...]) -> None:
        self._kept, self.sorted = list(map(list, order)), False

    def sort(self, on: bool, model: TableModel) -> None:
        self._kept = [list(column) for column in self.columns(model)]
        self.sorted = on

    def move(self, model: TableModel, place: int, column: float, before: int) -> bool:
        columns = [list(each) for each in self.columns(model)]
        at = next((n for n, _ in enumerate(columns) if place < sum(map(len, columns[: n + 1]))), None)
        if at is None:
            return False
        number = place - sum(map(len, columns[:at]))
        card = columns[at].pop(number)
        if column != int(column):
            columns.insert(int(column + 0.5), [card])
        else:
            goal = columns[int(column)]
            goal.insert(before - (int(column) == at and number < before), card)
        self._kept, self.sorted = [each for each in columns if each], False
        return True
