"""Fees, fines and chips: deliberate entries beside the rounds of an evening, each cancellable.

Points and money are two units: rounds and fines that the house gives in points count in points; fees and chips are
money in cents. A session with a ``rate`` turns points into cents when it is settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import Connection, insert, select

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from .book import Book
from .errors import LedgerError
from .rounds import counter
from .schema import POSTING
from .sessions import Loaded, load, session
from .settling import split


class Kind(StrEnum):
    """What a posting is about."""

    ROUND = "round"
    FINE = "fine"
    FEE = "fee"
    CHIPS = "chips"
    SETTLEMENT = "settlement"


class Unit(StrEnum):
    """Points, or money in cents."""

    POINTS = "points"
    MONEY = "money"


class FeeBy(StrEnum):
    """What a fee is counted by."""

    HOUR = "hour"
    ROUND = "round"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Posted:
    """A posting as it stands; ``payer`` or ``payee`` None is the house. ``cancelled``: a counter-entry reverses it."""

    id: int
    kind: Kind
    unit: Unit
    payer: int | None
    payee: int | None
    amount: int
    note: str
    at: int
    cancelled: bool


def post(
    book: Book,
    connection: Connection,
    session_id: int,
    rows: Sequence[tuple[int | None, int | None, int]],
    *,
    kind: Kind,
    unit: Unit,
    note: str = "",
) -> None:
    """Append postings (payer, payee, amount)."""
    at = book.clock()
    values = [
        {"session_id": session_id, "kind": kind.value, "unit": unit.value, "payer_id": payer, "payee_id": payee,
         "amount": amount, "note": note, "at": at}
        for payer, payee, amount in rows if amount
    ]  # fmt: skip
    if values:
        connection.execute(insert(POSTING), values)
    after = {"unit": unit.value, "rows": [list(row) for row in rows], "note": note}
    book.note(connection, f"{kind.value}-posted", session=session_id, after=after)


def fine(
    book: Book,
    session_id: int,
    player: int,
    amount: int,
    reason: str,
    *,
    to: Sequence[int] = (),
    unit: Unit = Unit.POINTS,
) -> None:
    """A penalty: to the house, so that the table no longer sums to zero, or split among others."""
    if amount <= 0:
        raise BadInput(f"{amount}; expected more than 0", "amount", Text("罚分要大于 0", "a fine is more than 0"))
    if not reason.strip():
        raise BadInput("is empty; expected a reason", "reason", Text("请写明为什么罚", "say what it is for"))
    if player in to or len(set(to)) < len(to):
        raise BadInput("expected other players, each once", "to")

    def work(connection: Connection) -> None:
        found = session(connection, session_id, lock=True)
        _require_at_table(load(connection, found.id), [player, *to])
        parts = split(amount, [1] * len(to)) if to else (amount,)
        rows = list(zip([player] * len(parts), to or (None,), parts, strict=True))
        post(book, connection, session_id, rows, kind=Kind.FINE, unit=unit, note=reason.strip())

    book.write(work)


def _require_at_table(loaded: Loaded, players: Sequence[int]) -> None:
    there = {s.player for s in loaded.evening.seated}
    for player in players:
        if player not in there:
            raise LedgerError(Text("这位不在这一桌", f"player {player} was not at this table"))


def fee(book: Book, session_id: int, by: FeeBy, cents: int, note: str = "") -> int:
    """Post the fee of a session so far, and return it in cents.

    An hour counts by the minute played. It is split by the rounds each played (before the first round: evenly), to
    the cent; who pays the odd cents goes round from session to session.
    """

    def work(connection: Connection) -> int:
        loaded = load(connection, session_id, lock=True)
        found = loaded.session
        minutes = found.played_ms(book.clock()) // 60_000
        total = {FeeBy.HOUR: cents * minutes // 60, FeeBy.ROUND: cents * found.count, FeeBy.TABLE: cents}[by]
        weights = played_rounds(loaded)
        if not weights:
            raise LedgerError(Text("桌上还没有人", "nobody sits at the table"))
        if not any(weights.values()):
            weights = dict.fromkeys(weights, 1)
        parts = split(total, list(weights.values()), first=session_id)
        rows = [(player, None, part) for player, part in zip(weights, parts, strict=True)]
        post(book, connection, session_id, rows, kind=Kind.FEE, unit=Unit.MONEY, note=note or by.value)
        return total

    return book.write(work)


def played_rounds(loaded: Loaded) -> dict[int, int]:
    """How many rounds each who ever sat at the table has played there."""
    out = {s.player: 0 for s in loaded.evening.seated if s.player is not None}
    for outcome in loaded.outcomes:
        for player in outcome.players:
            if player is not None:
                out[player] += 1
    return out


def chips(book: Book, session_id: int, player: int, cents: int) -> None:
    """Chips bought from the house (more than 0) or handed back (less than 0), in cents."""
    if not cents:
        raise BadInput("0; expected an amount", "cents")

    def work(connection: Connection) -> None:
        _require_at_table(load(connection, session_id, lock=True), [player])
        row = (player, None, cents) if cents > 0 else (None, player, -cents)
        post(book, connection, session_id, [row], kind=Kind.CHIPS, unit=Unit.MONEY)

    book.write(work)


def cancel(book: Book, posting_id: int, reason: str = "") -> None:
    """Take a fine, a fee, chips or a settlement back by a counter-entry; raises LedgerError when it is already."""

    def work(connection: Connection) -> None:
        row = connection.execute(select(POSTING).where(POSTING.c.id == posting_id)).one_or_none()
        if row is None or row.kind == Kind.ROUND or row.reverses is not None:
            raise LedgerError(Text("没有这一笔，或者要改那一局", "no such entry; a round is corrected as a round"))
        if row.session_id is not None:
            session(connection, row.session_id, lock=True)
        if connection.execute(select(POSTING.c.id).where(POSTING.c.reverses == posting_id)).first() is not None:
            raise LedgerError(Text("这一笔已经取消了", "this entry is cancelled already"))
        counter(connection, [row], book.clock(), reason)
        before = {"id": row.id, "kind": row.kind, "amount": row.amount, "note": row.note, "unit": row.unit,
                  "payer": row.payer_id, "payee": row.payee_id}  # fmt: skip
        book.note(connection, "posting-cancelled", session=row.session_id, before=before, after={"note": reason})

    book.write(work)


def posted(connection: Connection, session_id: int) -> tuple[Posted, ...]:
    """The deliberate entries of a session, without counter-entries."""
    reversal = POSTING.alias()
    query = (
        select(POSTING, reversal.c.id.label("reversal"))
        .join(reversal, reversal.c.reverses == POSTING.c.id, isouter=True)
        .where(POSTING.c.session_id == session_id, POSTING.c.kind != Kind.ROUND, POSTING.c.reverses.is_(None))
        .order_by(POSTING.c.id)
    )
    return tuple(
        Posted(r.id, Kind(r.kind), Unit(r.unit), r.payer_id, r.payee_id, r.amount, r.note, r.at, r.reversal is not None)
        for r in connection.execute(query)
    )
