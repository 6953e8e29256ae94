"""What other things of the profile know of a record: the rounds before it, the coin book."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mjdesk.engine.errors import BadInput
from mjdesk.modes.till import Till
from mjdesk.record_shelf import Shelved


def with_props(profile: Path) -> frozenset[str]:
    """The rounds in which props acted, as the coin book knows them; none where it cannot be read."""
    try:
        book = Till(profile).read()
    except BadInput:
        return frozenset()  # the lobby says what is wrong with it
    return frozenset(booking.round_id for booking in book.bookings if booking.round_id and not booking.counts)


def points_before(records: Sequence[Shelved], shelved: Shelved) -> tuple[int, ...]:
    """The points of each seat in the rounds of a match before one of them."""
    points = [0] * shelved.players
    for other in records:
        same = other.match == shelved.match and other.number < shelved.number
        if same and len(other.payments) == len(points):
            points = [a + b for a, b in zip(points, other.payments, strict=True)]
    return tuple(points)
