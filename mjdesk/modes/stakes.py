"""A settled round in coins: the one booking that changes every balance, and what it came to for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from ..engine.match import Match
from ..engine.round import Round
from .bag import used_in
from .booking import flight_points, owed, paid, with_fee
from .coins import Book, Booking, Currency, Item, Why
from .levels import Level, level_of
from .regulars import ME, is_computer
from .venue import Venue

#: what a player of the computer is given where a room asks for no entry: as much as everybody begins with
_REFILL_TO = 1000
_REFILL_BELOW = 100
_REFILL_TIMES = 20  #: entries that a player of the computer sits down with again


@dataclass(frozen=True, slots=True)
class SeatCoins:
    """What a round came to for a seat, in coins.

    ``owed`` is what the settlement says without the fee, ``change`` what was booked, ``balance`` what is there after
    it; ``broke``: it could not pay all it owed. Levels are those of its gold before and after.
    """

    who: str
    owed: int
    fee: int
    change: int
    balance: int
    broke: bool
    before: Level
    after: Level


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round in coins: a line a seat. ``with_props``: a 道具局, which rankings leave out."""

    currency: Currency
    seats: tuple[SeatCoins, ...]
    with_props: bool


def round_id(match: Match) -> str:
    """The name of the round that a match plays, in the book."""
    return f"{match.id}-{match.number:03}"


def _points(venue: Venue, round_: Round) -> tuple[int, ...]:
    """What each seat is owed without the fee of the room, in coins."""
    assert round_.settled is not None
    fee = venue.fee_in_payments if round_.fled is None else 0
    return owed([n + fee for n in round_.settled.payments], venue.factor)


def booking_of(book: Book, venue: Venue, match: Match, round_: Round, now: datetime) -> Booking | None:
    """The booking of a settled round, None where there is nothing to book or it is booked already."""
    name = round_id(match)
    if book.is_booked(name):
        return None
    used = used_in(round_.setup.props, round_.events)
    items = [Item(ME, prop, -1) for prop in used.elements()]
    changes: list[tuple[str, Currency, int]] = []
    if venue.books:
        balances = [book.balance(who, venue.currency) for who in venue.seats]
        coins = paid(_points(venue, round_), balances, round_.setup.dealer)
        if round_.fled is None:
            coins = with_fee(coins, balances, venue.fee)
        changes = [(who, venue.currency, n) for who, n in zip(venue.seats, coins, strict=True)]
    if not changes and not items:
        return None
    why = Why.ROUND if round_.fled is None else Why.FLIGHT
    return book.booking(now, why, changes, round_id=name, counts=not used, tournament=venue.tournament, items=items)


def flight_booking(book: Book, venue: Venue, match: Match, round_: Round, now: datetime) -> Booking | None:
    """The booking when the person leaves a round whose rules know no flight; None where nothing is to be booked."""
    name = round_id(match)
    used = used_in(round_.setup.props, round_.events)
    items = [Item(ME, prop, -1) for prop in used.elements()]
    changes: list[tuple[str, Currency, int]] = []
    if venue.flight is not None:
        balances = [book.balance(who, venue.currency) for who in venue.seats]
        coins = paid(flight_coins(venue), balances, round_.setup.dealer)
        changes = [(who, venue.currency, n) for who, n in zip(venue.seats, coins, strict=True)]
    if book.is_booked(name) or not (changes or items):
        return None
    return book.booking(
        now, Why.FLIGHT, changes, round_id=name, counts=not used, tournament=venue.tournament, items=items
    )


def points_booking(book: Book, seats: Sequence[str], match: Match, round_: Round, now: datetime) -> Booking | None:
    """The booking of a round that is played for points alone, who sits by seat; None where it is booked already.

    Points may go below nothing, so every seat pays all it owes.
    """
    name = round_id(match)
    if book.is_booked(name) or round_.settled is None:
        return None
    why = Why.ROUND if round_.fled is None else Why.FLIGHT
    changes = zip(seats, round_.settled.payments, strict=True)
    return book.booking(now, why, [(who, Currency.POINTS, n) for who, n in changes], round_id=name)


def points_flight(book: Book, seats: Sequence[str], match: Match, now: datetime) -> Booking | None:
    """The booking when the person leaves a round for points whose rules know no flight."""
    name = round_id(match)
    if book.is_booked(name):
        return None
    changes = zip(seats, flight_points(seats.index(ME), len(seats)), strict=True)
    return book.booking(now, Why.FLIGHT, [(who, Currency.POINTS, n) for who, n in changes], round_id=name)


def flight_coins(venue: Venue) -> tuple[int, ...]:
    """What leaving a round comes to for each seat, in coins."""
    points = flight_points(venue.seats.index(ME), len(venue.seats))
    return owed(points, venue.unit if venue.flight is not None else 0)


def outcome(book: Book, venue: Venue, match: Match, round_: Round) -> Outcome | None:
    """What the booked round came to; None where it changed nobody's coins."""
    booking = book.of_round(round_id(match))
    if booking is None or not booking.entries:
        return None
    fee = venue.fee if round_.fled is None else 0
    lines = []
    for entry, amount in zip(booking.entries, _points(venue, round_), strict=True):
        gold = book.balance(entry.who, Currency.GOLD)
        before, after = gold, gold
        if venue.currency is Currency.GOLD:
            before, after = entry.balance - entry.change, entry.balance
        lines.append(
            SeatCoins(
                entry.who,
                amount,
                fee,
                entry.change,
                entry.balance,
                entry.change > amount - fee if amount - fee < 0 else False,
                level_of(before),
                level_of(after),
            )
        )
    return Outcome(venue.currency, tuple(lines), not booking.counts)


def missing(book: Book, venue: Venue) -> int:
    """Coins that the person lacks to sit there for the next round; nobody sits at a table with 0."""
    return max(0, venue.entry - book.balance(ME, venue.currency))


def refills(book: Book, venue: Venue, now: datetime) -> Booking | None:
    """The booking that lets players of the computer sit who could not; None where all can."""
    if not venue.books:
        return None
    changes = [
        (who, venue.currency, up_to - book.balance(who, venue.currency))
        for who, up_to in ((who, _refilled(book, venue, who)) for who in venue.seats if is_computer(who))
        if up_to is not None
    ]
    return book.booking(now, Why.REFILL, changes) if changes else None


def _refilled(book: Book, venue: Venue, who: str) -> int | None:
    """What a player of the computer is filled up to, None where it can sit down with what it has."""
    has = book.balance(who, venue.currency)
    if venue.entry == 0:
        return _REFILL_TO if has < _REFILL_BELOW else None
    return _REFILL_TIMES * venue.entry if has < venue.entry else None
