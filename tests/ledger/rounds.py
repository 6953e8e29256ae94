"""Rounds to enter."""

from __future__ import annotations

from typing import Any

from mjdesk.engine.case import By
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import Entry, Factor, FanEntry, PointsEntry, TilesEntry, Won
from mjdesk.ledger.rounds import Saved, save_round


def points(*net: int, winner: int | None = None) -> PointsEntry:
    """Plain points."""
    return PointsEntry(net, () if winner is None else (Won(winner),))


def fan(seat: int, source: int | None = None, base: int = 4, seats: int = 4) -> FanEntry:
    """A win whose feeder pays double."""
    won = Won(seat) if source is None else Won(seat, By.DISCARD, source)
    payers = tuple((s, (Factor(2, "放炮"),) if s == source else ()) for s in range(seats) if s != seat)
    return FanEntry(won, base, (), payers)


def wuhan(seat: int = 1, source: int = 0) -> TilesEntry:
    """A hard win of Wuhan with a kong of the red dragon."""
    hands: list[dict[str, Any]] = [{"hand": "?" * 13} for _ in range(4)]
    chi = {"type": "chi", "tiles": "123p", "from": (seat - 1) % 4, "claimed": "3p"}
    hands[seat] = {"hand": "234s678s789p5s", "melds": [chi, {"type": "gang_single", "tiles": "C"}]}
    win = {"seat": seat, "by": "discard", "tile": "5s", "from": source}
    return TilesEntry({"seats": hands, "wins": [win], "indicator": "5m"})


def save(book: Book, session: int, *entries: Entry) -> list[Saved]:
    """Save some rounds, one after another."""
    return [save_round(book, session, entry, key=f"{session}-{book.clock()}") for entry in entries]
