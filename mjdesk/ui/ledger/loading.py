"""What pages of the ledger read: in the thread of the ledger, as frozen values."""

from __future__ import annotations

from mjdesk.ledger import people
from mjdesk.ledger import sessions as store
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.book import Book
from mjdesk.ledger.money import Kind
from mjdesk.ui.ledger.form import Table


def load_table(book: Book, session_id: int) -> Table:
    """A session with the people of its table."""
    with book.reading() as connection:
        loaded = store.load(connection, session_id)
        who = {s.player for s in loaded.evening.seated if s.player is not None}
        players = {p.id: p for p in people.players(connection, gone=True) if p.id in who}
        fines = balances(connection, session_id, (Kind.FINE,))
        desks = {desk.id: desk.name for desk in people.desks(connection)}
    names = {player.id: player.name for player in players.values()}
    portraits = {player.id: player.portrait for player in players.values()}
    return Table(loaded, names, portraits, desks.get(loaded.session.desk_id or 0, ""), fines=fines)
