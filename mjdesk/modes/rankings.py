"""Rankings by the G coins won at tables (rules page ``play-modes``, section 5.7).

Gifts and exchanges do not count, nor rounds in which a prop acted. They are worked out from the coin book, in which
nothing changes afterwards: the list of a month that has ended stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from .coins import Book, Booking, Currency, Why


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a ranking: net coins, rounds played, and when that value was reached."""

    place: int
    who: str
    value: int
    rounds: int
    reached: datetime


def of_month(book: Book, year: int, month: int) -> tuple[Ranked, ...]:
    """The ranking of a calendar month."""
    return _ranking(book, lambda booking: (booking.time.year, booking.time.month) == (year, month))


def of_all_time(book: Book) -> tuple[Ranked, ...]:
    """The ranking of everything in the book."""
    return _ranking(book, lambda _booking: True)


def of_tournament(book: Book, tournament: str) -> tuple[Ranked, ...]:
    """The ranking of the rounds that carry a tournament's id."""
    return _ranking(book, lambda booking: booking.tournament == tournament)


@dataclass(slots=True)
class _Sum:
    reached: datetime
    value: int = 0
    rounds: int = 0


def _ranking(book: Book, chosen: Callable[[Booking], bool]) -> tuple[Ranked, ...]:
    sums: dict[str, _Sum] = {}
    for booking in book.bookings:
        if booking.why is not Why.ROUND or not booking.counts or not chosen(booking):
            continue
        for entry in booking.entries:
            if entry.currency is Currency.GCOIN:
                total = sums.setdefault(entry.who, _Sum(booking.time))
                total.rounds += 1
                total.value += entry.change
                if entry.change:
                    total.reached = booking.time
    order = sorted(sums.items(), key=lambda item: (-item[1].value, item[1].rounds, item[1].reached))
    return tuple(Ranked(n, who, s.value, s.rounds, s.reached) for n, (who, s) in enumerate(order, start=1))
