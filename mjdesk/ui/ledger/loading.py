"""What pages of the ledger read: in the thread of the ledger, as frozen values."""

from __future__ import annotations

from mjdesk.ledger import people
from mjdesk.ledger import sessions as store
from mjdesk.ledger.accounts import accounts, balances, settlement_plan, unit_of_settlement
from mjdesk.ledger.book import Book
from mjdesk.ledger.money import Kind, Posted, Unit, posted
from mjdesk.ledger.photos import photos
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import known_photos, remember_photos

#: payments (payer, payee, amount) that settle an evening; 0 is the house
Plan = tuple[tuple[int, int, int], ...]


def load_table(book: Book, session_id: int) -> Table:
    """A session with the people of its table."""
    with book.reading() as connection:
        loaded = store.load(connection, session_id)
        fines = balances(connection, session_id, (Kind.FINE,))
        entered = {account.player for account in accounts(connection, loaded.session)}
        players = {p.id: p for p in people.players(connection, gone=True) if p.id in entered}
        remember_photos(photos(connection, known_photos()))
        desks = {desk.id: desk.name for desk in people.desks(connection)}
    names = {player.id: player.name for player in players.values()}
    faces = {player.id: face_of(player) for player in players.values()}
    return Table(loaded, names, faces, desks.get(loaded.session.desk_id or 0, ""), fines=fines)


def load_plan(book: Book, session: int) -> tuple[Unit, Plan]:
    """Who pays whom at the end of a session, and in what."""
    with book.reading() as connection:
        found = store.session(connection, session)
        return unit_of_settlement(connection, found), settlement_plan(connection, found)


def load_posted(book: Book, session: int) -> tuple[Posted, ...]:
    """The deliberate entries of a session."""
    with book.reading() as connection:
        return posted(connection, session)
