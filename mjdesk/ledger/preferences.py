"""What the house has chosen for the whole ledger: how ties are decided. In the database, the same at every desk."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from .book import Book
from .ranking import Ties
from .schema import SETTING

_TIES = "ties"


def ties(connection: Connection) -> Ties:
    """What decides between equal points; `Ties.SHARED` where nobody has chosen."""
    value = connection.execute(select(SETTING.c.value).where(SETTING.c.key == _TIES)).scalar()
    return Ties(value) if value in list(Ties) else Ties.SHARED


def set_ties(book: Book, chosen: Ties) -> None:
    """Choose what decides between equal points."""

    def work(connection: Connection) -> None:
        before = ties(connection)
        if before is chosen:
            return
        there = connection.execute(select(SETTING.c.key).where(SETTING.c.key == _TIES)).first()
        if there is None:
            connection.execute(insert(SETTING).values(key=_TIES, value=chosen.value))
        else:
            connection.execute(update(SETTING).where(SETTING.c.key == _TIES).values(value=chosen.value))
        book.note(connection, "ties-changed", before={"ties": before.value}, after={"ties": chosen.value})

    book.write(work)
