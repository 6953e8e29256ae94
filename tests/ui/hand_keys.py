"""Going to a tile of the own hand by keyboard alone, in a row or in columns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.ui.table.widget import TableWidget


def walk_to(table: TableWidget, place: int) -> None:
    """Press arrows until the keyboard is at this place of the hand."""
    moment = table.moment
    assert moment is not None
    QTest.keyClick(table, Qt.Key.Key_Right)
    for _ in range(60):
        here = table.pointer.hand_place
        assert here is not None
        if here == place:
            return
        QTest.keyClick(table, _next_key(moment.columns, moment.column_of, here, place))
    raise AssertionError(f"place {place} cannot be reached")


def _next_key(columns, column_of, here: int, place: int) -> Qt.Key:
    if not columns:
        return Qt.Key.Key_Right if place > here else Qt.Key.Key_Left
    (column, number), (goal, there) = column_of(here), column_of(place)
    if column != goal:
        return Qt.Key.Key_Right if goal > column else Qt.Key.Key_Left
    return Qt.Key.Key_Down if there > number else Qt.Key.Key_Up
