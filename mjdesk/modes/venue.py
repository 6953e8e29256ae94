"""Where a match is played for coins: a room or a table, who sits there, and what a point comes to.

A match keeps its venue, so that a round is booked in the same way after the program was closed in the middle of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from ..engine.errors import BadInput
from ..engine.fields import Fields, choice, texts
from ..engine.rules.registry import rule_system
from ..engine.text import Text
from .booking import FLIGHT_POINTS
from .coins import Currency
from .regulars import ME
from .rooms import GOLD_ROOMS, CoinRoom, GoldRoom, coin_rooms, knows
from .tables import CLAIMS, TableSettings

GOLD_RULES: Final = "qionghu"
TABLE_RULES: Final = "guangdong-tuidaohu-table"


class Kind(StrEnum):
    """Kinds of venues: 穷胡 rooms, QQ-style rooms, tables of 第6大陆."""

    GOLD = "gold"
    COINS = "coins"
    TABLE = "table"


_CURRENCY: Final = {Kind.GOLD: Currency.GOLD, Kind.COINS: Currency.QCOIN, Kind.TABLE: Currency.GCOIN}


@dataclass(frozen=True, slots=True)
class Venue:
    """A room (``room`` is its id) or a table (``table`` holds its settings); ``seats`` is who sits, by seat.

    ``tournament`` is the id of the tournament that the rounds count in, "" outside of one; ``host`` sets the table.
    """

    kind: Kind
    rules: str
    seats: tuple[str, ...]
    room: str = ""
    table: TableSettings | None = None
    tournament: str = ""
    host: str = ""

    def __post_init__(self) -> None:
        if (self.kind is Kind.TABLE) is not (self.table is not None):
            raise BadInput("a table has settings, a room has none", "venue")
        if self.kind is not Kind.TABLE and self.place is None:
            raise BadInput(f"{self.room!r} is no room of {self.rules}", "venue.room")

    @property
    def place(self) -> GoldRoom | CoinRoom | None:
        """The room; None at a table."""
        if self.kind is Kind.TABLE:
            return None
        rooms: tuple[GoldRoom | CoinRoom, ...] = GOLD_ROOMS if self.kind is Kind.GOLD else coin_rooms(self.rules)
        return next((room for room in rooms if room.id == self.room), None)

    @property
    def name(self) -> Text:
        """The room, or the multiplier of the table."""
        if self.place is not None:
            return self.place.name
        return Text(f"{self.multiplier} 番桌", f"Table ×{self.multiplier}")

    @property
    def multiplier(self) -> int:
        """The multiplier of a table; 1 elsewhere."""
        return 1 if self.table is None else self.table.multiplier

    @property
    def currency(self) -> Currency:
        """The coins that are played for."""
        return _CURRENCY[self.kind]

    @property
    def entry(self) -> int:
        """Coins that a seat needs before a round."""
        if self.table is not None:
            return self.table.entry
        assert self.place is not None
        return self.place.entry

    @property
    def books(self) -> bool:
        """Whether rounds change anybody's coins."""
        return not isinstance(self.place, CoinRoom) or self.place.books

    @property
    def unit(self) -> int:
        """What a point comes to: the base, the factor N or the multiplier."""
        match self.place:
            case GoldRoom(base=base):
                return base
            case CoinRoom(factor=factor):
                return factor
            case _:
                return self.multiplier

    @property
    def factor(self) -> int:
        """What payments of the rule system are still to be multiplied by: 1 where its options have done it."""
        if self.kind is Kind.TABLE:
            return 1 if self.rules_know_table else self.multiplier
        done = self.kind is not Kind.COINS or knows(self.rules, "room_factor")
        return 1 if done else self.unit

    @property
    def rules_know_table(self) -> bool:
        """Whether the rule system itself has the multiplier and the claims of such a table as options."""
        return knows(self.rules, "table_multiplier")

    @property
    def fee(self) -> int:
        """The fee A of a round that ends normally, whoever takes it."""
        return self.place.fee if isinstance(self.place, CoinRoom) else 0

    @property
    def fee_in_payments(self) -> int:
        """What of the fee the payments of the rule system contain already."""
        return self.fee if knows(self.rules, "room_fee") else 0

    @property
    def flight(self) -> int | None:
        """Coins that leaving in a round costs; None where the seat goes to 托管 instead, or nothing is booked."""
        return None if self.kind is Kind.TABLE or not self.books else FLIGHT_POINTS * self.unit

    @property
    def has_props(self) -> bool:
        """Whether props may be used: in the games that have them, never in a tournament."""
        if self.tournament:
            return False
        if self.table is not None:
            return self.table.allows("props") and rule_system(self.rules).props
        return self.kind is Kind.COINS and rule_system(self.rules).props

    @property
    def in_cantonese(self) -> bool:
        """Whether calls are spoken in Cantonese here, where the person wants it."""
        return rule_system(self.rules).calls == "cantonese"

    def with_ticks(self, settings: TableSettings) -> Venue:
        """The table as its host has it from the next round on; multiplier and claims stay for the match.

        Raises BadInput for a room, or where one of them differs.
        """
        if self.table is None:
            raise BadInput("only a table has settings", "venue")
        claims = frozenset(CLAIMS)
        if settings.multiplier != self.table.multiplier or settings.allowed & claims != self.table.allowed & claims:
            raise BadInput("multiplier and claims stay as they are for the whole match", "venue")
        return replace(self, table=settings)

    def options(self) -> dict[str, object]:
        """The options of the rule system that the venue sets; the others stay as the house has them."""
        match self.place:
            case GoldRoom(base=base):
                return {"base": base}
            case CoinRoom(factor=factor, fee=fee) if factor:
                given = {"room_factor": factor, "room_fee": fee, "flee_penalty": FLIGHT_POINTS}
                return {option: value for option, value in given.items() if knows(self.rules, option)}
        if self.table is None or not self.rules_know_table:
            return {}
        return {"table_multiplier": self.multiplier, **{claim: self.table.allows(claim) for claim in CLAIMS}}


def gold_room(room: str, seats: tuple[str, ...]) -> Venue:
    """A room of 穷胡."""
    return Venue(Kind.GOLD, GOLD_RULES, seats, room)


def coin_room(rules: str, room: str, seats: tuple[str, ...]) -> Venue:
    """A room for game coins."""
    return Venue(Kind.COINS, rules, seats, room)


def table(
    settings: TableSettings, seats: tuple[str, ...], rules: str = TABLE_RULES, tournament: str = "", host: str = ""
) -> Venue:
    """A table of 第6大陆."""
    return Venue(Kind.TABLE, rules, seats, table=settings, tournament=tournament, host=host)


def venue_json(venue: Venue) -> dict[str, Any]:
    """The venue as it stands in a saved match."""
    line: dict[str, Any] = {"kind": venue.kind.value, "rules": venue.rules, "seats": list(venue.seats)}
    if venue.table is None:
        return {**line, "room": venue.room}
    allowed = sorted(venue.table.allowed)
    more = {"tournament": venue.tournament, "host": venue.host}
    return {**line, "multiplier": venue.table.multiplier, "allowed": allowed, **more}


def read_venue(data: Mapping[str, Any]) -> Venue:
    """The venue of a saved match; raises BadInput naming the field."""
    fields = Fields(data, "venue")
    kind = Kind(fields.read("kind", choice(*(kind.value for kind in Kind))))
    rules, seats = fields.text("rules"), fields.read("seats", texts)
    if ME not in seats:
        raise BadInput(f"{', '.join(seats)}; expected {ME!r} among them", "venue.seats")
    if kind is not Kind.TABLE:
        return Venue(kind, rules, seats, fields.text("room"))
    settings = TableSettings(fields.number("multiplier"), frozenset(fields.read("allowed", texts)))
    tournament, host = fields.text("tournament", ""), fields.text("host", "")
    return Venue(kind, rules, seats, table=settings, tournament=tournament, host=host)
