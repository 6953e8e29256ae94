"""What pages of the ledger read: in the thread of the ledger, as frozen values."""

from __future__ import annotations

from mjdesk.ledger import people
from mjdesk.ledger import sessions as store
from mjdesk.ledger.accounts import Payment, accounts, balances, settlement_plan
from mjdesk.ledger.book import Book
from mjdesk.ledger.money import Kind, Posted, posted
from mjdesk.ledger.photos import photos
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import known_photos, remember_photos


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


def load_plan(book: Book, session: int) -> tuple[Payment, ...]:
    """Who pays whom at the end of a session."""
    with book.reading() as connection:
        return settlement_plan(connection, store.session(connection, session))


def load_posted(book: Book, session: int) -> tuple[Posted, ...]:
    """The deliberate entries of a session."""
    with book.reading() as connection:
        return posted(connection, session)
