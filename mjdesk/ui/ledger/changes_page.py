"""The list of changes: who did what, when, and how it was before; of one evening or of everything."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from mjdesk.ledger import audit, people
from mjdesk.ledger.audit import Change
from mjdesk.ledger.book import Book
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.change_words import before_and_after, what_name
from mjdesk.ui.ledger.row_list import Column, ListPage, Row, RowList, Rows

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

SHOWN = 500  #: changes read at once


def load_changes(book: Book, session: int) -> tuple[tuple[Change, ...], dict[int, str]]:
    """The changes, newest first, and the names of everybody."""
    with book.reading() as connection:
        found = tuple(reversed(audit.changes(connection, session, SHOWN)))
        return found, {player.id: player.name for player in people.players(connection, gone=True)}


def _row(change: Change, names: Mapping[int, str]) -> Row:
    at = datetime.fromtimestamp(change.at / 1000).astimezone()
    texts = (f"{at:%Y-%m-%d %H:%M:%S}", change.who, what_name(change.what), before_and_after(change, names))
    return Row(texts, change.id)


class ChangesPage(ListPage):
    """The page."""

    def __init__(self, board: BoardPage, session: int = 0) -> None:
        columns = (
            Column(lambda: tr("When"), 1.4, ink="ink3"),
            Column(lambda: tr("Who"), 0.8, ink="ink2"),
            Column(lambda: tr("What"), 1.4, weight=600, ink="ink"),
            Column(lambda: tr("Before → after"), 6.0, size=14),
        )
        rows = RowList(columns, "changes", 44, lambda: tr("No changes yet"))
        super().__init__(lambda: tr("Changes"), rows, self._about)
        self.board, self.session = board, session
        self.list.opened.connect(self._open)
        board.keeper.ask(partial(load_changes, session=session), self._show)

    def _about(self) -> str:
        return tr("of this evening") if getattr(self, "session", 0) else tr("of everything; the latest first")

    def _show(self, found: tuple[tuple[Change, ...], dict[int, str]]) -> None:
        changes, names = found
        self.sessions = {change.id: change.session for change in changes}
        self.show_rows(Rows(len(changes), lambda n: _row(changes[n], names)))
        self.say(self.title.source, self._about)

    def _open(self, change: int) -> None:
        """The evening that a change is about; within one evening there is nothing to open."""
        if not self.session and self.sessions.get(change):
            self.board.open_rounds(self.sessions[change])


def open_changes(board: BoardPage, session: int = 0) -> ChangesPage:
    """Show the changes of an evening; 0: of everything."""
    return board.window_.visit(ChangesPage(board, session))
