"""A real process that saves rounds until it is killed: ``python writer.py URL SESSION COUNT``; says each number."""

from __future__ import annotations

import sys
from pathlib import Path

from sqlalchemy.engine import make_url

from mjdesk.ledger.book import Book
from mjdesk.ledger.edits import EditRound
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.sessions import load
from tests.ledger.rounds import fan


def main(address: str, session: int, rounds: int) -> None:
    """Every fifth time an earlier round is corrected, so that a kill may fall into the middle of many rows."""
    book = Book.open(make_url(address), folder=Path(sys.argv[4]))
    with book.reading() as connection:
        number = load(connection, session).session.count
    print("ready", flush=True)
    for _ in range(rounds):
        number += 1
        save_round(book, session, fan(number % 4, (number + 1) % 4, number), key=f"{session}/{number}", number=number)
        print(number, flush=True)
        if number % 5 == 0:
            with book.reading() as connection:
                shown = correct(connection, session, EditRound(max(1, number - 3), fan(0, 2, number)))
            accept(book, shown)
    book.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
