"""Sitting down at a table, and looking on at one: from the lobby to a match."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.modes.regulars import BY_ID, ME
from mjdesk.modes.tables import TableSettings
from mjdesk.modes.venue import Kind, Venue
from mjdesk.profile import profile_dir
from mjdesk.save import PERSON
from mjdesk.ui.lobby.streets import Desk, House, Street
from mjdesk.ui.session import MatchSession, begun

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow


@dataclass(frozen=True, slots=True)
class Sitting:
    """A stool at a table of a house. ``table`` are the settings of a host's table, ``prop``: 乾坤大挪移 at once."""

    street: Street
    house: House
    desk: Desk
    stool: int
    day: str
    jiang_28: bool = True
    table: TableSettings = field(default_factory=TableSettings)
    tournament: str = ""
    rules: str = ""
    prop: bool = False

    @property
    def venue(self) -> Venue:
        """The room or table with everybody in their seats."""
        seats = self.desk.seats_from(self.stool, f"{self.day}/{self.house.id}")
        where = replace(self.house.venue, seats=seats)
        if where.table is None:
            return where
        if self.desk.host is not None:
            return replace(where, host=self.desk.stools[self.desk.host])
        settings = replace(self.table, multiplier=where.multiplier)
        return replace(where, table=settings, tournament=self.tournament, rules=self.rules or where.rules, host=ME)

    @property
    def options(self) -> dict[str, object]:
        """What the room says of the rules beside its coins."""
        return {"jiang_28": self.jiang_28} if self.street.kind is Kind.GOLD else {}

    @property
    def players(self) -> tuple[str, ...]:
        """Who answers in each seat."""
        return (PERSON, *[self.house.level] * (len(self.venue.seats) - 1))


def sit_down(window: MatchWindow, sitting: Sitting) -> None:
    """Begin a match there, unless a round for coins is still to be finished."""
    if window.must_finish() or not window.may_play():
        return
    venue = sitting.venue
    dealer = sitting.desk.dealer_from(sitting.stool)
    prop = sitting.prop and venue.has_props
    saved = begun(venue.rules, sitting.options, sitting.players, 0, venue=venue, dealer=dealer, prop=prop)
    own = window.settings
    window.play(MatchSession(profile_dir(), saved, own.name, own.bust, outfit=own.outfit))


def watch(window: MatchWindow, sitting: Sitting, page: QWidget) -> None:
    """Look on at a table of the computer's players; nothing of it is booked or kept."""
    from mjdesk.ui.lobby.watching import look_on

    seats = sitting.desk.watched(f"{sitting.day}/{sitting.house.id}")
    where = replace(sitting.house.venue, seats=(ME, *seats[1:]))
    saved = begun(
        where.rules, sitting.options, (sitting.house.level,) * len(seats), 0, venue=where, seed=secrets.token_hex(8)
    )
    look_on(window, replace(saved, venue=None), page, tuple(BY_ID[who] for who in seats))
