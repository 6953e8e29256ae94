"""Sessions: begun, opened again, paused, ended; and an `Evening` made of what is stored of one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, insert, select, update

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.text import Text

from . import people
from .book import Book, inserted, to_json
from .entry import read_entry
from .errors import LedgerError, Stale
from .evening import Entered, Evening, Outcome, RuleChange, Seated, begin
from .schema import DESK, PLAYER, ROUND, RULE_CHANGE, SESSION, SITTING
from .scoring import house
from .stored import deal_json, read_deal, read_outcome


class State(StrEnum):
    """Where a session stands; ``call`` is an open one that asks for someone."""

    OPEN = "open"
    CALL = "call"
    BREAK = "break"
    DONE = "done"
    SETTLED = "settled"


#: the states in which rounds are saved without more ado
PLAYED = (State.OPEN, State.CALL, State.BREAK)


@dataclass(frozen=True, slots=True)
class Session:
    """One table for one evening. Times in milliseconds since 1970; ``rate`` in cents a point, 0: no money."""

    id: int
    desk_id: int | None
    rules: str
    seats: int
    state: State
    started: int
    ended: int | None
    length: int
    minutes: int
    paused: int
    pause_began: int | None
    rate: int
    note: str
    revision: int
    count: int
    due: NextDeal

    def played_ms(self, now: int) -> int:
        """Time played, without breaks."""
        end = self.ended if self.ended is not None else now
        breaks = self.paused + (max(0, end - self.pause_began) if self.pause_began is not None else 0)
        return max(0, end - self.started - breaks)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A session with its evening and what every round came to, as stored."""

    session: Session
    evening: Evening
    outcomes: tuple[Outcome, ...]

    @property
    def seated(self) -> tuple[int | None, ...]:
        """Who sits at the table now."""
        return self.evening.players_at(len(self.evening.rounds) + 1)


def _session(row: Any) -> Session:
    return Session(
        row.id, row.desk_id, row.rules, row.seats, State(row.state), row.started, row.ended, row.length, row.minutes,
        row.paused, row.pause_began, row.rate, row.note, row.revision, row.count, read_deal(json.loads(row.due)),
    )  # fmt: skip


def options_text(options: Options) -> str:
    """All options as JSON."""
    return to_json({key: list(value) if isinstance(value, tuple) else value for key, value in options.items()})


def session(connection: Connection, session_id: int, *, lock: bool = False) -> Session:
    """One session; raises LedgerError when there is none. ``lock``: nobody else changes it until this is done."""
    query = select(SESSION).where(SESSION.c.id == session_id)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    if row is None:
        raise LedgerError(Text(f"没有第 {session_id} 场", f"there is no session {session_id}"))
    return _session(row)


def sessions(
    connection: Connection, *, states: Sequence[State] = (), limit: int = 0, before: int = 0, text: str = ""
) -> tuple[Session, ...]:
    """Sessions, newest first; ``before``: only older ones than this; ``text``: part of the name of a player who sat
    there, of its table, of its system or of its event.
    """
    query = select(SESSION).order_by(SESSION.c.id.desc())
    if states:
        query = query.where(SESSION.c.state.in_([s.value for s in states]))
    if before:
        query = query.where(SESSION.c.id < before)
    if text:
        sat = select(SITTING.c.session_id).join(PLAYER, PLAYER.c.id == SITTING.c.player_id)
        systems = [s.id for s in SYSTEMS.values() if text.casefold() in f"{s.id} {s.name.zh} {s.name.en}".casefold()]
        named = select(DESK.c.id).where(DESK.c.name == text)
        query = query.where(
            SESSION.c.id.in_(sat.where(PLAYER.c.name.icontains(text, autoescape=True)))
            | SESSION.c.note.icontains(text, autoescape=True)
            | SESSION.c.desk_id.in_(named)
            | SESSION.c.rules.in_(systems)
        )
    return tuple(map(_session, connection.execute(query.limit(limit) if limit else query)))


def load(connection: Connection, session_id: int, *, lock: bool = False) -> Loaded:
    """A session with all its rounds."""
    found = session(connection, session_id, lock=lock)
    evening = frame(connection, found)
    query = select(ROUND).where(ROUND.c.session_id == found.id, ROUND.c.number.is_not(None)).order_by(ROUND.c.number)
    rows = connection.execute(query).all()
    rounds = tuple(Entered(read_entry(json.loads(r.entry), found.seats), r.id, r.at, r.key) for r in rows)
    return Loaded(found, replace(evening, rounds=rounds), tuple(read_outcome(r.outcome) for r in rows))


def frame(connection: Connection, found: Session) -> Evening:
    """The evening of a session without its rounds."""
    row = connection.execute(select(SESSION.c.options, SESSION.c.dealer).where(SESSION.c.id == found.id)).one()
    system = rule_system(found.rules)
    changes = connection.execute(
        select(RULE_CHANGE).where(RULE_CHANGE.c.session_id == found.id).order_by(RULE_CHANGE.c.from_round)
    )
    sat = connection.execute(
        select(SITTING).where(SITTING.c.session_id == found.id).order_by(SITTING.c.from_round, SITTING.c.seat)
    )
    return Evening(
        house(found.rules, complete(system.options, json.loads(row.options)), found.seats),
        NextDeal(row.dealer),
        tuple(RuleChange(c.from_round, complete(system.options, json.loads(c.options))) for c in changes),
        tuple(Seated(s.from_round, s.seat, s.player_id) for s in sat),
    )


def begin_session(
    book: Book,
    rules: str,
    players: Sequence[int | None],
    *,
    options: Mapping[str, object] | None = None,
    desk: int | None = None,
    dealer: int = 0,
    length: int = 0,
    minutes: int = 0,
    rate: int = 0,
    note: str = "",
) -> Session:
    """A new session; the rules and all their options are frozen with it. ``players`` by seat, None: an empty seat."""
    there = [player for player in players if player is not None]
    if len(set(there)) < len(there):
        raise BadInput("one player at two seats", "players", Text("同一个人坐了两个位子", "one player at two seats"))
    evening = begin(rules, len(players), options, players, dealer)

    def work(connection: Connection) -> Session:
        for each in there:
            people.player(connection, each)
        if desk is not None:
            _require_free_desk(connection, desk)
        new = inserted(
            connection, SESSION, desk_id=desk, rules=rules, version=evening.house.rules.version,
            options=options_text(evening.house.options), seats=len(players), dealer=dealer, state=State.OPEN.value,
            started=book.clock(), length=length, minutes=minutes, rate=rate, note=note,
            due=to_json(deal_json(evening.first)),
        )  # fmt: skip
        write_frame(book, connection, new, evening)
        book.note(connection, "session-begun", session=new, after={"rules": rules, "players": list(players)})
        return session(connection, new)

    return book.write(work)


def _require_free_desk(connection: Connection, desk: int) -> None:
    states = [state.value for state in PLAYED]
    taken = select(SESSION.c.id).where(SESSION.c.desk_id == desk, SESSION.c.state.in_(states))
    if connection.execute(taken).first() is not None:
        raise LedgerError(Text("这张桌还在打", "a session is running at this table"))


def write_frame(book: Book, connection: Connection, session_id: int, evening: Evening) -> None:
    """Store who sits where and which rules hold from when."""
    connection.execute(SITTING.delete().where(SITTING.c.session_id == session_id))
    connection.execute(RULE_CHANGE.delete().where(RULE_CHANGE.c.session_id == session_id))
    at = book.clock()
    if evening.seated:
        connection.execute(insert(SITTING), [
            {"session_id": session_id, "from_round": s.from_round, "seat": s.seat, "player_id": s.player, "at": at}
            for s in evening.seated
        ])  # fmt: skip
    if evening.changes:
        connection.execute(insert(RULE_CHANGE), [
            {"session_id": session_id, "from_round": c.from_round, "options": options_text(c.options)}
            for c in evening.changes
        ])  # fmt: skip


def set_state(book: Book, session_id: int, state: State, revision: int | None = None) -> Session:
    """Pause, go on, end, open again. ``revision``: refuse (Stale) when the session is another by now."""

    def work(connection: Connection) -> Session:
        found = session(connection, session_id, lock=True)
        if revision is not None and revision != found.revision:
            raise Stale
        if found.state is state:
            return found
        if state in PLAYED and found.state not in PLAYED and found.desk_id is not None:
            _require_free_desk(connection, found.desk_id)
        now = book.clock()
        values: dict[str, Any] = {"state": state.value, "revision": found.revision + 1}
        if found.pause_began is not None and state is not State.BREAK:
            values |= {"paused": found.paused + max(0, now - found.pause_began), "pause_began": None}
        if state is State.BREAK:
            values["pause_began"] = now
        if state not in PLAYED and found.ended is None:
            values["ended"] = now
        if state in PLAYED and found.ended is not None:  # the time between counts as a break
            values |= {"ended": None, "paused": found.paused + max(0, now - found.ended)}
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        what = "session-reopened" if found.ended is not None and state in PLAYED else f"session-{state.value}"
        book.note(connection, what, session=session_id, before={"state": found.state}, after={"state": state})
        return session(connection, session_id)

    return book.write(work)


def extend(book: Book, session_id: int, *, minutes: int = 0, rounds: int = 0) -> Session:
    """More time, or more rounds."""

    def work(connection: Connection) -> Session:
        found = session(connection, session_id, lock=True)
        length = max(found.length, found.count) + rounds if rounds else found.length
        after = {"minutes": found.minutes + minutes, "length": length}
        values = after | {"revision": found.revision + 1}
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        before = {"minutes": found.minutes, "length": found.length}
        book.note(connection, "session-extended", session=session_id, before=before, after=after)
        return session(connection, session_id)

    return book.write(work)


def set_rate(book: Book, session_id: int, cents: int) -> Session:
    """What a point is worth in the whole session; 0: no money. Raises LedgerError once it is settled."""
    if cents < 0:
        raise BadInput(f"{cents}; expected 0 or more", "rate")

    def work(connection: Connection) -> Session:
        found = session(connection, session_id, lock=True)
        if found.state is State.SETTLED:
            raise LedgerError(Text("这一场已经结过账", "this session is settled already"))
        values = {"rate": cents, "revision": found.revision + 1}
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        book.note(connection, "rate-changed", session=session_id, before={"rate": found.rate}, after={"rate": cents})
        return session(connection, session_id)

    return book.write(work)
