"""The ledger as an Excel workbook: rounds, deliberate entries, players with a chart, and their ways through time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import xlsxwriter
from sqlalchemy import Connection
from xlsxwriter.exceptions import FileCreateError

from .book import Book
from .files import Progress, Stopped, go_on, watched, whole_file
from .tables import ENTRY_COLUMNS, PLAYER_COLUMNS, ROUND_COLUMNS, Cell, Period, entry_rows, player_rows, round_rows

MOST_ROWS: Final = 1_048_575  #: of a sheet of Excel, without its head
CHARTED: Final = 10  #: players in the charts


def write_workbook(path: Path, book: Book, connection: Connection, period: Period, progress: Progress = go_on) -> None:
    """Write the workbook; raises Stopped, or BadInput where the file cannot be written."""
    with whole_file(path) as part:
        workbook = xlsxwriter.Workbook(str(part), {"constant_memory": True, "strings_to_numbers": False})
        try:
            head = workbook.add_format({"bold": True, "bottom": 1})
            time = workbook.add_format({"num_format": "yyyy-mm-dd hh:mm"})
            rows = round_rows(book, connection, period)
            trend = _Trend()
            _sheet(workbook, "rounds", ROUND_COLUMNS, trend.follow(watched(rows, progress)), head=head, time=time)
            entries = entry_rows(book, connection, period)
            _sheet(workbook, "entries", ENTRY_COLUMNS, watched(entries, progress), head=head, time=time)
            players = list(player_rows(connection, period))
            sheet = _sheet(workbook, "players", PLAYER_COLUMNS, players, head=head, time=time)
            _points_chart(workbook, sheet, len(players))
            _trend_sheet(workbook, trend, [str(row[1]) for row in players[:CHARTED]], head)
            workbook.close()
        except Stopped:
            workbook.close()  # lets go of its files; what it has written so far is thrown away
            raise
        except FileCreateError as error:  # what the disk said is inside
            raise OSError(*getattr(error.args[0], "args", error.args)) from None


class _Trend:
    """Points of each player at the end of each day."""

    def __init__(self) -> None:
        self.days: dict[str, dict[str, int]] = {}
        self.total: dict[str, int] = {}

    def follow(self, rows: Iterable[tuple[Cell, ...]]) -> Iterable[tuple[Cell, ...]]:
        for row in rows:
            day, name, points = str(row[1]), str(row[7]), row[8]
            assert isinstance(points, int)
            self.total[name] = self.total.get(name, 0) + points
            self.days.setdefault(day, {})[name] = self.total[name]
            yield row


def _sheet(
    workbook: Any, name: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]], *, head: Any, time: Any
) -> Any:
    """A sheet of rows, and as many more (``rounds 2`` …) as they need; returns the first."""
    sheet = first = _empty_sheet(workbook, name, columns, head)
    for count, row in enumerate(rows):
        if count and count % MOST_ROWS == 0:
            sheet = _empty_sheet(workbook, f"{name} {count // MOST_ROWS + 1}", columns, head)
        number = count % MOST_ROWS + 1
        for place, cell in enumerate(row):
            if isinstance(cell, datetime):
                sheet.write_datetime(number, place, cell, time)
            elif isinstance(cell, str):
                sheet.write_string(number, place, cell)  # never a formula or a link, whatever a name looks like
            else:
                sheet.write_number(number, place, cell)
    return first


def _empty_sheet(workbook: Any, name: str, columns: Sequence[str], head: Any) -> Any:
    sheet = workbook.add_worksheet(name)
    sheet.freeze_panes(1, 0)
    sheet.set_column(0, len(columns) - 1, 12)
    for place, column in enumerate(columns):
        sheet.write_string(0, place, column, head)
    return sheet


def _points_chart(workbook: Any, sheet: Any, players: int) -> None:
    if not players:
        return
    last = min(players, 20)
    chart = workbook.add_chart({"type": "bar"})
    chart.add_series({
        "categories": ["players", 1, 1, last, 1], "values": ["players", 1, 2, last, 2], "name": "points",
        "fill": {"color": "#E9A63F"},
    })  # fmt: skip
    chart.set_legend({"none": True})
    chart.set_y_axis({"reverse": True})
    sheet.insert_chart(1, len(PLAYER_COLUMNS) + 1, chart)


def _trend_sheet(workbook: Any, trend: _Trend, names: list[str], head: Any) -> None:
    sheet = workbook.add_worksheet("trend")
    sheet.write_string(0, 0, "day", head)
    for place, name in enumerate(names, start=1):
        sheet.write_string(0, place, name, head)
    so_far = dict.fromkeys(names, 0)
    for number, (day, known) in enumerate(sorted(trend.days.items()), start=1):
        so_far |= {name: known[name] for name in names if name in known}
        sheet.write_string(number, 0, day)
        for place, name in enumerate(names, start=1):
            sheet.write_number(number, place, so_far[name])
    if not trend.days or not names:
        return
    last = len(trend.days)
    chart = workbook.add_chart({"type": "line"})
    for place in range(1, len(names) + 1):
        chart.add_series({
            "name": ["trend", 0, place],
            "categories": ["trend", 1, 0, last, 0],
            "values": ["trend", 1, place, last, place],
        })  # fmt: skip
    chart.set_size({"width": 900, "height": 420})
    sheet.insert_chart(1, len(names) + 2, chart)
