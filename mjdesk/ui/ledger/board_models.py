"""What the board shows of each table: read in the thread of the ledger, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text
from mjdesk.ledger import people
from mjdesk.ledger import sessions as store
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.book import Book
from mjdesk.ledger.sessions import Session, State


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat: who sits there (empty: nobody) and the points so far."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class DeskModel:
    """One table. ``session`` 0: nobody plays there."""

    desk: int
    name: str
    session: int = 0
    rules: Text = Text("", "")  # noqa: RUF009 - a frozen value
    seats: tuple[SeatLine, ...] = ()
    state: State = State.OPEN
    rounds: int = 0
    length: int = 0
    minutes: int = 0  #: played
    agreed: int = 0  #: minutes agreed on, 0: none

    @property
    def empty_seats(self) -> int:
        """Seats where nobody sits."""
        return sum(not seat.name for seat in self.seats)

    @property
    def overdue(self) -> bool:
        """Whether the agreed time or number of rounds is over."""
        return bool(self.agreed and self.minutes >= self.agreed) or bool(self.length and self.rounds >= self.length)


@dataclass(frozen=True, slots=True)
class BoardModel:
    """The whole parlor."""

    title: str
    desks: tuple[DeskModel, ...]
    players: int

    @property
    def running(self) -> int:
        """Tables at which somebody plays."""
        return sum(bool(desk.session) for desk in self.desks)


def load_board(book: Book) -> BoardModel:
    """All tables with the session that runs there, or waits to be settled."""
    with book.reading() as connection:
        open_ = store.sessions(connection, states=(*store.PLAYED, State.DONE))
        newest: dict[int, Session] = {}
        for found in open_:  # newest first: an older one that is still to be settled is seen in its own list
            if found.desk_id is not None:
                newest.setdefault(found.desk_id, found)
        names = {p.id: p.name for p in people.players(connection, gone=True)}
        desks = []
        for desk in people.desks(connection):
            running = newest.get(desk.id)
            if running is None:
                desks.append(DeskModel(desk.id, desk.name))
                continue
            evening = store.frame(connection, running)
            seated = evening.players_at(running.count + 1)
            points = balances(connection, running.id)
            lines = tuple(
                SeatLine("" if player is None else names[player], points.get(player or 0, 0)) for player in seated
            )
            rules = SYSTEMS[running.rules].name
            minutes = running.played_ms(book.clock()) // 60_000
            desks.append(DeskModel(desk.id, desk.name, running.id, rules, lines, running.state, running.count,
                                   running.length, minutes, running.minutes))  # fmt: skip
    seated_ = sum(len(d.seats) - d.empty_seats for d in desks)
    return BoardModel("", tuple(desks), seated_)
