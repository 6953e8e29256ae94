"""Correcting the rounds of a session: what a correction changes is shown, and carried out when it is accepted."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjdesk.ledger.book import Book
from mjdesk.ledger.edits import DeleteRound, Edit, EditRound, InsertRound
from mjdesk.ledger.entry import Entry
from mjdesk.ledger.rounds import Correction, accept, correction_of
from mjdesk.ledger.seating import Reseating, reseat
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.keeper import words_of

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage


class Corrections(QObject):
    """The corrections of the session that a page shows."""

    def __init__(self, page: RoundsPage) -> None:
        super().__init__(page)
        self.page = page

    def edit(self, number: int) -> None:
        """Enter a round again."""
        self._enter(number, insert=False)

    def insert(self, number: int) -> None:
        """Enter a round that was left out before this one."""
        self._enter(number, insert=True)

    def _enter(self, number: int, *, insert: bool) -> None:
        if not number:
            return
        from mjdesk.ui.ledger.entry_page import EntryPage
        from mjdesk.ui.ledger.photo_entry import offer_photos

        page = EntryPage(self.page.board.keeper, self.page.table.correcting_round(number, insert=insert))
        page.said.connect(self.page.board.window_.toast)
        page.corrected.connect(lambda entry: self._correct(number, entry, insert=insert))
        self.page.board.window_.visit(page)
        offer_photos(self.page.board.window_, page)

    def _correct(self, number: int, entry: Entry, *, insert: bool) -> None:
        edit: Edit
        if insert:
            key = uuid.uuid4().hex
            edit = InsertRound(number, entry, self.page.table.evening.rounds[number - 1].at, key)
        else:
            edit = EditRound(number, entry)
        self.show(edit)

    def delete(self, number: int) -> None:
        """Show what deleting a round changes."""
        if number:
            self.show(DeleteRound(number))

    def show(self, edit: Edit, then: Callable[[], object] | None = None) -> None:
        """Show what a correction changes; it is carried out when it is accepted, and ``then`` is told."""
        loaded, names = self.page.table.loaded, self.page.table.names

        def show(correction: Correction) -> None:
            self._show(correction, names, partial(accept, correction=correction), then)

        self.page.board.go(lambda _book: correction_of(loaded, edit), show, self._refused)

    def show_reseating(self, found: Reseating) -> None:
        """Show what changes when others sit at the seats."""
        self._show(found.correction, found.names, partial(reseat, shown=found))

    def _show(
        self,
        correction: Correction,
        names: Mapping[int, str],
        carry_out: Callable[[Book], None],
        then: Callable[[], object] | None = None,
    ) -> None:
        """Show what changes; what changes no round that is played, and takes nothing away, is carried out at once."""

        def accept_it(_: object = None) -> None:
            self.page.board.keeper.ask(carry_out, partial(self._accepted, then), self._refused)

        silent = not correction.differences and not correction.overruled
        if silent and correction.problem is None and correction.edit_is_new:
            accept_it()
            return
        sheet = self.page.board.window_.open_sheet(DifferenceSheet(correction, names))
        sheet.accepted.connect(accept_it)

    def _accepted(self, then: Callable[[], object] | None, _: object) -> None:
        window = self.page.board.window_
        window.close_sheet()
        window.toast(tr("Corrected; the list of changes keeps how it was"))
        for page, _before in list(window._visits):
            if page is not self.page and getattr(page, "corrected", None) is not None:
                window.leave_page(page)
        if then is not None:
            then()
        self.page.reload()

    def _refused(self, error: Exception) -> None:
        self.page.board.window_.close_sheet()
        self.page.board.window_.toast(words_of(error))
        self.page.reload()
