"""All evenings, the newest first: also those that are over and settled, to be looked at and opened again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from mjdesk.ledger import people, sessions
from mjdesk.ledger.accounts import balances_of
from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import Session
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.changes_page import open_changes
from mjdesk.ui.ledger.periods import system_name
from mjdesk.ui.ledger.row_list import Column, ListPage, Row, RowList
from mjdesk.ui.ledger.state_words import state_name
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

SHOWN = 200  #: evenings read at once


@dataclass(frozen=True, slots=True)
class EveningRow:
    """An evening: its session, where it was played, who played with how many points."""

    session: Session
    desk: str
    results: tuple[tuple[str, int], ...]


def load_history(book: Book, before: int, text: str) -> tuple[EveningRow, ...]:
    """The newest evenings before a session (0: all), those of a player, table, system or event of this name."""
    with book.reading() as connection:
        desks = {desk.id: desk.name for desk in people.desks(connection)}
        found = sessions.sessions(connection, limit=SHOWN, before=before, text=text.strip())
        points = balances_of(connection, [s.id for s in found])
        for each in (each for each in found if each.id not in points):  # nothing is played yet: who sits there
            seated = sessions.frame(connection, each).players_at(each.count + 1)
            points[each.id] = {player: 0 for player in seated if player is not None}
        names = people.names(connection, {p for some in points.values() for p in some})

    def results(session: int) -> tuple[tuple[str, int], ...]:
        return tuple(sorted(((names[p], n) for p, n in points[session].items()), key=lambda each: -each[1]))

    return tuple(EveningRow(s, desks.get(s.desk_id or 0, ""), results(s.id)) for s in found)


class HistoryPage(ListPage):
    """The page."""

    def __init__(self, board: BoardPage) -> None:
        columns = (
            Column(lambda: tr("Date"), 1.3, size=16, weight=600, ink="ink"),
            Column(lambda: tr("Table"), 0.6),
            Column(lambda: tr("System"), 1.3),
            Column(lambda: tr("Event"), 1.0),
            Column(lambda: tr("Rounds played"), 0.6, right=True),
            Column(lambda: tr("Who played"), 4.2, ink="ink"),
            Column("", 0.8, right=True, size=13),
        )
        rows = RowList(columns, "evenings", 50, lambda: tr("No evenings yet"))
        super().__init__(lambda: tr("Evenings"), rows)
        self.board = board
        self.rows: tuple[EveningRow, ...] = ()
        self.search = Field(lambda: tr("Player, table, event"), self, "evening-search", icon_name="search")
        self.search.edit.textEdited.connect(lambda _: self.reload())
        self.older = Button(lambda: tr("Older ones"), ButtonKind.QUIET, self, icon_name="down", name="older")
        self.older.clicked.connect(self.load_older)
        self.changes = Button(
            lambda: tr("List of changes"), ButtonKind.ICON, self, icon_name="document", name="all-changes"
        )
        self.changes.clicked.connect(lambda: open_changes(board))
        self.at_right = [self.changes, self.older]
        self.list.opened.connect(self._open)
        self.reload()

    def reload(self) -> None:
        """Read the newest evenings."""
        self.board.keeper.ask(partial(load_history, before=0, text=self.search.edit.text()), self._show)

    def load_older(self) -> None:
        """Read those before the last one that is shown."""
        before = self.rows[-1].session.id if self.rows else 0
        self.board.keeper.ask(partial(load_history, before=before, text=self.search.edit.text()), self._more)

    def _more(self, rows: tuple[EveningRow, ...]) -> None:
        self._show((*self.rows, *rows), whole=len(rows) < SHOWN)

    def _show(self, rows: tuple[EveningRow, ...], *, whole: bool | None = None) -> None:
        self.rows = rows
        self.older.setVisible(len(rows) >= SHOWN if whole is None else not whole)
        self.show_rows([_row(row) for row in rows])

    def _open(self, session: int) -> None:
        self.board.open_rounds(session, self.reload)

    def place_body(self, rect: QRectF) -> None:
        super().place_body(rect)
        if hasattr(self, "search"):
            px = look().px
            right = (self.older if self.older.isVisibleTo(self) else self.changes).geometry().left()
            wide = min(px(320), right - self.back.geometry().right() - px(180))
            self.search.put(right - wide - px(8), px(16), wide, px(42))


def _row(row: EveningRow) -> Row:
    began = datetime.fromtimestamp(row.session.started / 1000).astimezone()
    who = "   ".join(f"{name} {signed(points)}" for name, points in row.results)
    texts = (
        f"{began:%Y-%m-%d %H:%M}", row.desk, system_name(row.session.rules), row.session.note, str(row.session.count),
        who, state_name(row.session.state),
    )  # fmt: skip
    return Row(texts, row.session.id)


def open_history(board: BoardPage) -> HistoryPage:
    """Show all evenings."""
    return board.window_.visit(HistoryPage(board))
