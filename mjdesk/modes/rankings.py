"""Rankings by the G coins won at tables (rules page ``play-modes``, section 5.7).

Gifts and exchanges do not count, nor rounds in which a prop acted. They are worked out from the coin book, in which
nothing changes afterwards: the list of a month that has ended stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from .coins import Book, Booking, Currency, Why
from .regulars import is_computer


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a ranking: net coins, rounds played, and when that value was reached."""

    place: int
    who: str
    value: int
    rounds: int
    reached: datetime


@dataclass(frozen=True, slots=True)
class Counted:
    """What a ranking counts: the coins, and whether players of the computer are in it."""

    currency: Currency = Currency.GCOIN
    computer: bool = True


_ALL: Final = Counted()


def of_month(book: Book, year: int, month: int, counted: Counted = _ALL) -> tuple[Ranked, ...]:
    """The ranking of a calendar month."""
    return _ranking(book, lambda booking: (booking.time.year, booking.time.month) == (year, month), counted)


def of_all_time(book: Book, counted: Counted = _ALL) -> tuple[Ranked, ...]:
    """The ranking of everything in the book."""
    return _ranking(book, lambda _booking: True, counted)


def of_tournament(book: Book, tournament: str, counted: Counted = _ALL) -> tuple[Ranked, ...]:
    """The ranking of the rounds that carry a tournament's id."""
    return _ranking(book, lambda booking: booking.tournament == tournament, counted)


def months(book: Book) -> tuple[tuple[int, int], ...]:
    """Years and months in which rounds were booked, the latest first."""
    found = {(b.time.year, b.time.month) for b in book.bookings if b.why is Why.ROUND and b.counts}
    return tuple(sorted(found, reverse=True))


def tournaments(book: Book) -> tuple[str, ...]:
    """The tournaments that rounds were booked for, the latest first."""
    found = [b.tournament for b in book.bookings if b.tournament and b.why is Why.ROUND]
    return tuple(dict.fromkeys(reversed(found)))


@dataclass(slots=True)
class _Sum:
    reached: datetime
    value: int = 0
    rounds: int = 0


def _ranking(book: Book, chosen: Callable[[Booking], bool], counted: Counted) -> tuple[Ranked, ...]:
    sums: dict[str, _Sum] = {}
    for booking in book.bookings:
        if booking.why is not Why.ROUND or not booking.counts or not chosen(booking):
            continue
        for entry in booking.entries:
            if entry.currency is counted.currency and (counted.computer or not is_computer(entry.who)):
                total = sums.setdefault(entry.who, _Sum(booking.time))
                total.rounds += 1
                total.value += entry.change
                if entry.change:
                    total.reached = booking.time
    order = sorted(sums.items(), key=lambda item: (-item[1].value, item[1].rounds, item[1].reached))
    return tuple(Ranked(n, who, s.value, s.rounds, s.reached) for n, (who, s) in enumerate(order, start=1))
