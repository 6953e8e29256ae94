"""The coin book of a profile: bookings that are only ever added (rules page ``play-modes``, section 1).

The book is JSON Lines, a booking a line: everything that one act or round changes, for all seats together, is
written and flushed as one line, so a crash books all of it or nothing. A last line cut off is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from io import FileIO
from pathlib import Path
from typing import Any, Final

from ..engine.errors import BadInput
from ..engine.fields import Fields, choice, flag, whole
from ..engine.record import to_line
from .bag import CONSUMED, Bag


class Currency(Enum):
    """The balances of a profile; none of them is real money."""

    GOLD = "gold"
    QCOIN = "qcoin"
    GCOIN = "gcoin"
    POINTS = "points"


#: what everybody begins with
START: Final = {Currency.GOLD: 1000, Currency.QCOIN: 10_000, Currency.GCOIN: 0, Currency.POINTS: 0}
_MOST = 10**15
BOOK_FILE: Final = "coins.jsonl"


class Why(Enum):
    """What a booking was for."""

    ROUND = "round"
    FLIGHT = "flight"
    GIFT = "gift"
    RELIEF = "relief"
    EXCHANGE = "exchange"
    PROP = "prop"
    REFILL = "refill"  #: of a computer player that could not sit down
    DAY = "day"  #: the prop that the first start of a day brings


_OF_ROUNDS: Final = (Why.ROUND, Why.FLIGHT)


@dataclass(frozen=True, slots=True)
class Entry:
    """One change of one balance and what the balance is after it."""

    who: str
    currency: Currency
    change: int
    balance: int


@dataclass(frozen=True, slots=True)
class Item:
    """A prop that goes into somebody's bag (+1) or is used up (−1)."""

    who: str
    prop: str
    change: int


@dataclass(frozen=True, slots=True)
class Booking:
    """One act: when, why, for which round, and every balance and bag it changes.

    ``counts`` is false where rankings leave it out (a round with props); ``tournament`` is "" outside of one.
    """

    time: datetime
    why: Why
    entries: tuple[Entry, ...]
    round_id: str = ""
    counts: bool = True
    tournament: str = ""
    items: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """The bookings so far, oldest first; a value: `added` gives a longer one."""

    bookings: tuple[Booking, ...] = ()
    _balances: Mapping[tuple[str, Currency], int] = field(default_factory=dict)
    _bags: Mapping[str, Bag] = field(default_factory=dict)
    _rounds: Mapping[str, Booking | None] = field(default_factory=dict)

    def balance(self, who: str, currency: Currency) -> int:
        """What somebody has; a newcomer has what everybody begins with."""
        return self._balances.get((who, currency), START[currency])

    def bag(self, who: str) -> Bag:
        """The props that somebody holds."""
        return self._bags.get(who, Bag())

    def of_round(self, round_id: str) -> Booking | None:
        """What was booked for a round, None where nothing was yet or only the sums are kept."""
        return self._rounds.get(round_id)

    def is_booked(self, round_id: str) -> bool:
        """Whether a round is in the book already."""
        return round_id in self._rounds

    def booking(
        self,
        time: datetime,
        why: Why,
        changes: Iterable[tuple[str, Currency, int]],
        *,
        round_id: str = "",
        counts: bool = True,
        tournament: str = "",
        items: Iterable[Item] = (),
    ) -> Booking:
        """A booking of these changes on today's balances; raises BadInput for one that cannot be booked.

        No balance but points goes below 0, and a round is booked once.
        """
        if round_id and why in _OF_ROUNDS and self.is_booked(round_id):
            raise BadInput(f"round {round_id!r} is booked already")
        now: dict[tuple[str, Currency], int] = {}
        entries = []
        for who, currency, change in changes:
            balance = now.get((who, currency), self.balance(who, currency)) + change
            if balance < 0 and currency is not Currency.POINTS:
                raise BadInput(f"{who!r} has {balance - change} {currency.value}; cannot pay {-change}")
            now[who, currency] = balance
            entries.append(Entry(who, currency, change, balance))
        return Booking(time, why, tuple(entries), round_id, counts, tournament, tuple(items))

    def added(self, *bookings: Booking) -> Book:
        """The book with more bookings; raises BadInput where a balance or a bag does not follow from those before."""
        balances, bags, rounds = dict(self._balances), dict(self._bags), dict(self._rounds)
        for booking in bookings:
            if booking.round_id and booking.why in _OF_ROUNDS:
                rounds[booking.round_id] = booking
            for item in booking.items:
                bag = bags.get(item.who, Bag())
                bags[item.who] = bag.added(item.prop) if item.change > 0 else bag.without(item.prop)
            for entry in booking.entries:
                before = balances.get((entry.who, entry.currency), START[entry.currency])
                if before + entry.change != entry.balance:
                    raise BadInput(
                        f"{entry.who!r} has {entry.balance} {entry.currency.value} after {entry.change:+};"
                        f" expected {before + entry.change}"
                    )
                balances[entry.who, entry.currency] = entry.balance
        return Book((*self.bookings, *bookings), balances, bags, rounds)

    def sums(self) -> Book:
        """Balances, bags and which rounds are booked, without the bookings, which are most of a long book's memory."""
        return Book((), self._balances, self._bags, dict.fromkeys(self._rounds))


class BookFile:
    """The coin book of a profile on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Book:
        """All bookings; raises BadInput naming file and line where one is damaged."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Book()
        except OSError as error:
            raise BadInput(f"cannot be read ({error.strerror})", str(self.path)) from None
        read = []
        lines = data[: data.rfind(b"\n") + 1].splitlines()
        for number, line in enumerate(lines, start=1):
            try:
                read.append(_read(line))
            except BadInput as error:
                raise error.at(f"line {number}").at(str(self.path)) from None
        try:
            return Book().added(*read)
        except BadInput as error:
            raise error.at(str(self.path)) from None

    def add(self, book: Book, booking: Booking) -> Book:
        """Write a booking and return the longer book; nothing is booked where the disk refuses (OSError)."""
        longer = book.added(booking)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+", buffering=0) as file:
            self._drop_cut_off_line()
            before = os.fstat(file.fileno()).st_size
            try:
                _write_whole(file, (to_line(_json(booking)) + "\n").encode())
                os.fsync(file.fileno())
            except OSError:
                # who is told that nothing is booked may book it again: a line that stayed would count twice
                os.ftruncate(file.fileno(), before)
                raise
        return longer

    def _drop_cut_off_line(self) -> None:
        """A line that a crash cut off is no booking: what is added next must not be glued to it."""
        with self.path.open("rb") as file:
            if not file.seek(0, os.SEEK_END):
                return
            file.seek(-1, os.SEEK_END)
            if file.read() == b"\n":
                return
        os.truncate(self.path, self.path.read_bytes().rfind(b"\n") + 1)


def _write_whole(file: FileIO, data: bytes) -> None:
    """All of it: an unbuffered file may take less at once."""
    while data:
        data = data[file.write(data) :]


def _json(booking: Booking) -> dict[str, Any]:
    line: dict[str, Any] = {"time": booking.time.isoformat(timespec="seconds"), "why": booking.why.value}
    if booking.round_id:
        line["round"] = booking.round_id
    if not booking.counts:
        line["counts"] = False
    if booking.tournament:
        line["tournament"] = booking.tournament
    line["entries"] = [
        {"who": e.who, "currency": e.currency.value, "change": e.change, "balance": e.balance} for e in booking.entries
    ]
    if booking.items:
        line["props"] = [{"who": i.who, "prop": i.prop, "change": i.change} for i in booking.items]
    return line


def _read(line: bytes) -> Booking:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not JSON ({error})") from None
    fields = Fields(data)
    return Booking(
        fields.read("time", _time),
        Why(fields.read("why", choice(*(w.value for w in Why)))),
        tuple(_entry(entry) for entry in fields.objects("entries")),
        fields.text("round", ""),
        fields.read("counts", flag, True),
        fields.text("tournament", ""),
        tuple(_item(item) for item in fields.objects("props", ())),
    )


def _item(fields: Fields) -> Item:
    return Item(
        fields.text("who"),
        fields.read("prop", choice(*CONSUMED)),
        fields.read("change", _one_more_or_less),
    )


def _one_more_or_less(value: object) -> int:
    if whole(value, -1, 1) == 0:
        raise BadInput("0; expected 1 or -1")
    return whole(value, -1, 1)


def _time(value: object) -> datetime:
    time = None
    with suppress(ValueError):
        time = datetime.fromisoformat(str(value))
    if time is None or time.utcoffset() is None:
        raise BadInput(f"{value!r}; expected a date and time with its zone, such as 2026-11-30T20:15:00+08:00")
    return time


def _entry(fields: Fields) -> Entry:
    return Entry(
        fields.text("who"),
        Currency(fields.read("currency", choice(*(c.value for c in Currency)))),
        fields.read("change", lambda v: whole(v, -_MOST, _MOST)),
        fields.read("balance", lambda v: whole(v, -_MOST, _MOST)),
    )
