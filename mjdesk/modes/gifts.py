"""What a person gets without playing: gifts, relief, the change of gold into G (rules page ``play-modes``, 1 and 5.6).

"Today" is the local date, or the latest date in the coin book where the clock has been set back: so setting it back
gives nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from ..engine.errors import BadInput
from .bag import BY_ID, CONSUMED
from .coins import Book, Booking, Currency, Item, Why


@dataclass(frozen=True, slots=True)
class Help:
    """Coins for somebody who has few: how many, below which balance, and how often a day."""

    currency: Currency
    why: Why
    below: int
    amount: int
    a_day: int = 3


GIFT: Final = Help(Currency.GCOIN, Why.GIFT, 1000, 1000)
#: once a day up to three times, by the same clock as the gifts
RELIEF: Final = (Help(Currency.GOLD, Why.RELIEF, 100, 1000), Help(Currency.QCOIN, Why.RELIEF, 2000, 2000))


def given_today(book: Book, who: str, help_: Help, now: datetime) -> int:
    """How often somebody got such help today."""
    day = today(book, now)
    return sum(
        booking.why is help_.why
        and booking.time.date() == day
        and any(e.who == who and e.currency is help_.currency for e in booking.entries)
        for booking in book.bookings
    )


def today(book: Book, now: datetime) -> date:
    """The date that counts: never before one that anything was booked on."""
    return max([now.date(), *(booking.time.date() for booking in book.bookings)])


def is_offered(book: Book, who: str, help_: Help, now: datetime) -> bool:
    """Whether somebody may have it now: few coins, and not had too often today."""
    few = book.balance(who, help_.currency) < help_.below
    return few and given_today(book, who, help_, now) < help_.a_day


def given(book: Book, who: str, help_: Help, now: datetime) -> Booking:
    """The booking that gives it, dated with the date that counts; raises BadInput when it is not offered."""
    if not is_offered(book, who, help_, now):
        raise BadInput(f"{who!r} gets no {help_.currency.value} now")
    day = today(book, now)
    time = now if day == now.date() else datetime.combine(day, now.time(), now.tzinfo)
    return book.booking(time, help_.why, [(who, help_.currency, help_.amount)])


def exchanged(book: Book, who: str, amount: int, now: datetime) -> Booking:
    """The booking that changes gold into G, one for one and never back; raises BadInput for what cannot be changed."""
    if amount < 1:
        raise BadInput(f"{amount}; expected a whole amount of gold, at least 1")
    changes = [(who, Currency.GOLD, -amount), (who, Currency.GCOIN, amount)]
    return book.booking(now, Why.EXCHANGE, changes)


def of_the_day(book: Book, who: str, now: datetime) -> Booking | None:
    """The booking of the prop that the first start of a day brings; None on a day that has had it, or before that.

    Which prop it is comes from the date alone: to try again brings nothing else.
    """
    had = [b for b in book.bookings if b.why is Why.DAY and any(i.who == who for i in b.items)]
    if now.date() < today(book, now) or any(b.time.date() == now.date() for b in had):
        return None
    bag = book.bag(who)
    fuller = bag.of_the_day(f"{who}/{now.date().isoformat()}")
    items = [Item(who, prop, 1) for prop in CONSUMED if fuller.count(prop) > bag.count(prop)]
    return book.booking(now, Why.DAY, [], items=items) if items else None


def bought(book: Book, who: str, prop: str, now: datetime) -> Booking:
    """The booking that buys a prop with game coins; raises BadInput for a full bag or too few coins."""
    if prop not in CONSUMED:
        raise BadInput(f"{prop!r}; expected one of {', '.join(CONSUMED)}", "prop")
    book.bag(who).added(prop)  # refuses a full bag before anything is paid
    price = BY_ID[prop].price
    assert price is not None
    return book.booking(now, Why.PROP, [(who, Currency.QCOIN, -price)], items=[Item(who, prop, 1)])
