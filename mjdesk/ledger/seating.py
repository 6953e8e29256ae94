"""People sit down by their names: at tables that are opened, and in the middle of an evening.

Names that nobody has yet, and new tables, are added with what needs them, in one transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from mjdesk.engine.options import OptionValue

from . import people, sessions
from .book import Book
from .edits import Reseat
from .errors import Stale
from .ranking import events
from .rounds import Correction, accept, correct


@dataclass(frozen=True, slots=True)
class Hall:
    """Who can sit down where: ``free`` people, the regulars first, those who are ``seated`` now; ``free_desks`` by the
    order of the board among all ``desks``; and the ``events`` there have been.
    """

    free: Mapping[int, str] = field(default_factory=dict)
    seated: Mapping[int, str] = field(default_factory=dict)
    free_desks: tuple[str, ...] = ()
    desks: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    def desks_for(self, tables: int) -> tuple[str, ...]:
        """The names of so many tables that are free; where there are not enough, new ones with the next numbers."""
        names = list(self.free_desks[:tables])
        number = 1
        while len(names) < tables:
            if str(number) not in self.desks:
                names.append(str(number))
            number += 1
        return tuple(names)


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened: names by seat, empty where nobody sits; ``rate`` in cents a point, 0: no money; ``length``
    in rounds and ``minutes``, 0: until they stop; ``event`` such as a tournament.
    """

    desk: str
    rules: str
    names: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rate: int = 0
    length: int = 0
    minutes: int = 0
    event: str = ""


def hall(book: Book) -> Hall:
    """Who can sit down where now."""
    with book.reading() as connection:
        running = sessions.sessions(connection, states=sessions.PLAYED)
        sit = {p for s in running for p in sessions.frame(connection, s).players_at(s.count + 1)}
        busy = {s.desk_id for s in running}
        everybody = sorted(people.players(connection), key=lambda p: (p.guest, p.id))
        desks = people.desks(connection)
        return Hall(
            {p.id: p.name for p in everybody if p.id not in sit},
            {p.id: p.name for p in everybody if p.id in sit},
            tuple(desk.name for desk in desks if desk.id not in busy),
            tuple(desk.name for desk in desks),
            events(connection),
        )


def open_table(book: Book, opening: Opening) -> int:
    """Begin a session, and return its number; all of it or nothing. Raises LedgerError or BadInput."""
    return open_tables(book, (opening,))[0]


def open_tables(book: Book, openings: Sequence[Opening]) -> tuple[int, ...]:
    """Begin a session at each table, all of them or none; raises LedgerError or BadInput."""
    return book.together(lambda one: tuple(_open(one, opening) for opening in openings))


def _open(book: Book, opening: Opening) -> int:
    who = [_seated(book, name) for name in opening.names]
    with book.reading() as connection:
        desk = people.desk_named(connection, opening.desk)
    desk = desk or people.add_desk(book, opening.desk)
    return sessions.begin_session(
        book, opening.rules, who, options=opening.options, desk=desk.id, rate=opening.rate, length=opening.length,
        minutes=opening.minutes, note=opening.event,
    ).id  # fmt: skip


def _seated(book: Book, name: str) -> int | None:
    """The player of a name, added where nobody has it; None for an empty seat."""
    return people.known_or_added(book, name).id if name.strip() else None


# --- in the middle of an evening


@dataclass(frozen=True, slots=True)
class Reseating:
    """Other people at the seats from a round on, as it would be. ``names`` of everybody who ever sat there; those whom
    nobody knows yet, ``new``, have a number below 0 until it is accepted.
    """

    correction: Correction
    names: Mapping[int, str]
    new: Mapping[int, str]


def reseating(book: Book, session: int, from_round: int, names: Sequence[str]) -> Reseating:
    """What it changes when people of these names (empty: nobody) sit there; nothing is changed, nobody is added.

    Raises LedgerError or BadInput.
    """
    new: dict[str, int] = {}
    shown: dict[int, str] = {}
    seats: list[int | None] = []
    with book.reading() as connection:
        for name in names:
            found = people.known(connection, name) if name.strip() else None
            if found is None and name.strip():
                clean = people.clean_name(name)
                number = new.setdefault(clean.casefold(), -1 - len(new))
                shown[number] = clean
                seats.append(number)
            else:
                seats.append(None if found is None else found.id)
        correction = correct(connection, session, Reseat(from_round, tuple(enumerate(seats))))
        there = {s.player for s in correction.evening.seated if s.player is not None and s.player > 0}
        return Reseating(correction, people.names(connection, there) | shown, shown)


def reseat(book: Book, shown: Reseating) -> None:
    """Let them sit there, all of it or nothing; who is new is added.

    Raises Stale when the session was changed since it was shown, LedgerError when a round may not stand.
    """
    edit, session = shown.correction.edit, shown.correction.session_id
    assert isinstance(edit, Reseat)

    def work(one: Book) -> None:
        ids = {number: people.add_player(one, name).id for number, name in shown.new.items()}
        known = tuple((seat, player if player is None else ids.get(player, player)) for seat, player in edit.players)
        with one.reading() as connection:
            correction = correct(connection, session, replace(edit, players=known))
        if correction.revision != shown.correction.revision:
            raise Stale
        accept(one, correction)

    book.together(work)
