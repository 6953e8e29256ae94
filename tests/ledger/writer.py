"""Saves rounds until it is killed, and says each number: ``tests.ledger.writer URL SESSION COUNT FOLDER [SECONDS]``."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path

from sqlalchemy.engine import make_url

from mjdesk.ledger.book import Book
from mjdesk.ledger.edits import EditRound
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.sessions import load
from tests.ledger.rounds import fan


def main(address: str, session: int, rounds: int, seconds: float = 0) -> None:
    """Every fifth time an earlier round is corrected, so that a kill may fall into the middle of many rows.

    ``seconds``: stop after so long; 0: after so many rounds.
    """
    book = Book.open(make_url(address), folder=Path(sys.argv[4]))
    with book.reading() as connection:
        number = load(connection, session).session.count
    print("ready", flush=True)
    until = time.monotonic() + seconds if seconds else math.inf
    for _ in range(rounds):
        if time.monotonic() >= until:
            break
        number += 1
        save_round(book, session, fan(number % 4, (number + 1) % 4, number), key=f"{session}/{number}", number=number)
        print(number, flush=True)
        if number % 5 == 0:
            with book.reading() as connection:
                shown = correct(connection, session, EditRound(max(1, number - 3), fan(0, 2, number)))
            accept(book, shown)
    book.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[5]) if len(sys.argv) > 5 else 0)
