"""What a person has: coins, props, level and clothes, as the pages of the lobby show them. No Qt.

Reading and booking happen outside the window's thread; the window gets the frozen `Purse`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from ...engine.errors import BadInput
from ...modes import gifts
from ...modes.bag import Bag
from ...modes.coins import START, Book, Booking, Currency
from ...modes.gifts import GIFT, RELIEF, Help
from ...modes.levels import LEVELS, Level, level_of
from ...modes.regulars import ME
from ...modes.till import Till


@dataclass(frozen=True, slots=True)
class Purse:
    """The balances of the person, the bag, the outfits that were ever worn, and the help that is offered now.

    ``day`` is the prop that today brought, "" where it was brought before; ``book`` is what it was read from.
    """

    book: Book
    balances: Mapping[Currency, int]
    bag: Bag
    worn: tuple[int, ...]
    offers: tuple[Help, ...]
    day: str = ""

    @property
    def gold(self) -> int:
        """Gold, by which the level goes."""
        return self.balances[Currency.GOLD]

    @property
    def level(self) -> Level:
        """The level of the gold."""
        return level_of(self.gold)

    @property
    def next_level(self) -> Level | None:
        """The level above, None at the highest."""
        return LEVELS[self.level.number] if self.level.number < len(LEVELS) else None

    def offered(self, currency: Currency) -> Help | None:
        """The gift or relief in these coins that may be taken now."""
        return next((help_ for help_ in self.offers if help_.currency is currency), None)

    def outfit(self, chosen: int) -> int:
        """The outfit to wear: the chosen one where it was ever worn, else that of the level."""
        return chosen if chosen in self.worn else self.level.outfit


@dataclass(frozen=True, slots=True)
class Acted:
    """What an act came to: the purse after it, or why nothing was booked."""

    purse: Purse | None
    refused: str = ""


def now() -> datetime:
    """The time, with the zone of this machine."""
    return datetime.now().astimezone()


def purse_of(book: Book, time: datetime, day: str = "") -> Purse:
    """The purse of the person as a book has it."""
    return Purse(
        book,
        {currency: book.balance(ME, currency) for currency in Currency},
        book.bag(ME),
        _worn(book),
        tuple(help_ for help_ in (GIFT, *RELIEF) if gifts.is_offered(book, ME, help_, time)),
        day,
    )


def _worn(book: Book) -> tuple[int, ...]:
    """The outfits that the person has worn, plainest first: those of every level it ever had."""
    gold = {START[Currency.GOLD]}
    for booking in book.bookings:
        gold.update(e.balance for e in booking.entries if e.who == ME and e.currency is Currency.GOLD)
    return tuple(sorted({0} | {level_of(each).outfit for each in gold}))


def opened(profile: Path) -> Acted:
    """The purse when the lobby is opened; the first time of a day brings a prop.

    A disk that refuses brings none; a book that is damaged is left as it is and told.
    """
    time, till = now(), Till(profile)
    try:
        before = till.read()
    except BadInput as error:
        return Acted(None, str(error))
    try:
        book = till.act(lambda book: gifts.of_the_day(book, ME, time))
    except OSError as error:
        return Acted(purse_of(before, time), error.strerror or str(error))
    new = book.bookings[len(before.bookings) :]
    day = next((item.prop for booking in new for item in booking.items if item.who == ME), "")
    return Acted(purse_of(book, time, day))


def read(profile: Path) -> Acted:
    """The purse as it is, or why it cannot be read."""
    try:
        return Acted(purse_of(Till(profile).read(), now()))
    except BadInput as error:
        return Acted(None, str(error))


def acted(profile: Path, make: Callable[[Book, datetime], Booking]) -> Acted:
    """Book one thing; what refuses it comes back as words."""
    time = now()
    try:
        return Acted(purse_of(Till(profile).act(lambda book: make(book, time)), time))
    except BadInput as error:
        return Acted(None, str(error))
    except OSError as error:
        return Acted(None, error.strerror or str(error))


def take(help_: Help) -> Callable[[Book, datetime], Booking]:
    """The act of taking a gift or relief."""
    return lambda book, time: gifts.given(book, ME, help_, time)


def buy(prop: str) -> Callable[[Book, datetime], Booking]:
    """The act of buying a prop."""
    return partial(_bought, prop)


def _bought(prop: str, book: Book, time: datetime) -> Booking:
    return gifts.bought(book, ME, prop, time)


def exchange(amount: int) -> Callable[[Book, datetime], Booking]:
    """The act of changing gold into G coins."""
    return lambda book, time: gifts.exchanged(book, ME, amount, time)
