"""How the own hand stands. A mahjong hand is always sorted; others may be put in order by hand."""

from __future__ import annotations

from typing import ClassVar

from mjdesk.engine.tiles import Tile
from mjdesk.ui.models import TableModel


class Shelf:
    """A hand that stands in one row, sorted."""

    #: whether tiles can be carried to another place of the hand
    movable: ClassVar[bool] = False
    #: whether it sorts itself
    sorted = True

    def columns(self, model: TableModel) -> tuple[tuple[Tile, ...], ...]:
        """The hand in columns, empty where it is a row."""
        return ()

    @property
    def order(self) -> tuple[tuple[Tile, ...], ...] | None:
        """The columns as the person put them, to be kept; None where the hand sorts itself."""
        return None

    def restore(self, order: tuple[tuple[Tile, ...], ...]) -> None:
        """Stand as it was kept."""

    def sort(self, on: bool, model: TableModel) -> None:
        """Sort by itself from now on, or stay as it is."""

    def move(self, model: TableModel, place: int, column: float, before: int) -> bool:
        """Carry the tile at a place to a column (halves are between two), before the tile of that number there."""
        return False
