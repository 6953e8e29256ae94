"""What everybody has won or lost in a session, and who pays whom at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, func, select, union_all, update

from mjdesk.engine.text import Text

from .book import Book
from .errors import LedgerError
from .money import Kind, Unit, post
from .schema import POSTING, SESSION
from .sessions import Session, State, load, session
from .settling import minimal_transfers


def balances(
    connection: Connection, session_id: int, kinds: Sequence[Kind] = (Kind.ROUND, Kind.FINE), unit: Unit = Unit.POINTS
) -> dict[int, int]:
    """What each player has won or lost by the postings of some kinds."""
    mine = (POSTING.c.session_id == session_id) & (POSTING.c.unit == unit.value)
    mine &= POSTING.c.kind.in_([kind.value for kind in kinds])
    flows = union_all(
        select(POSTING.c.payer_id.label("player"), (-POSTING.c.amount).label("amount")).where(mine),
        select(POSTING.c.payee_id.label("player"), POSTING.c.amount).where(mine),
    ).subquery()
    query = select(flows.c.player, func.sum(flows.c.amount)).group_by(flows.c.player).order_by(flows.c.player)
    return {player: int(amount) for player, amount in connection.execute(query).tuples() if player is not None}


def balances_of(connection: Connection, session_ids: Sequence[int]) -> dict[int, dict[int, int]]:
    """The points of everybody in each of some sessions: rounds and fines."""
    mine = POSTING.c.session_id.in_(session_ids) & (POSTING.c.unit == Unit.POINTS.value)
    mine &= POSTING.c.kind.in_([Kind.ROUND.value, Kind.FINE.value])
    lost = (-POSTING.c.amount).label("amount")
    flows = union_all(
        select(POSTING.c.session_id, POSTING.c.payer_id.label("player"), lost).where(mine),
        select(POSTING.c.session_id, POSTING.c.payee_id, POSTING.c.amount).where(mine),
    ).subquery()
    query = select(flows.c.session_id, flows.c.player, func.sum(flows.c.amount))
    out: dict[int, dict[int, int]] = {}
    for session_id, player, amount in connection.execute(query.group_by(flows.c.session_id, flows.c.player)).tuples():
        if player is not None:
            out.setdefault(session_id, {})[player] = int(amount)
    return out


@dataclass(frozen=True, slots=True)
class Account:
    """What one player takes home: points, and cents by rate, fines and fees; ``due`` is what is still to be paid.

    All from the player's side: below 0 is given. Chips are a deposit, and what was paid is no longer owed.
    """

    player: int
    points: int
    by_rate: int
    fees: int
    fines: int
    chips: int
    paid: int

    @property
    def due(self) -> int:
        """Cents still to get (or, below 0, to pay)."""
        return self.by_rate + self.fees + self.fines - self.chips - self.paid


def accounts(connection: Connection, found: Session) -> tuple[Account, ...]:
    """The accounts of everybody who sat in a session, in the order of seats and time, then of those who have an entry
    there although somebody else has been put into their seat since.
    """

    def of(unit: Unit, *kinds: Kind) -> dict[int, int]:
        return balances(connection, found.id, kinds, unit)

    points = of(Unit.POINTS, Kind.ROUND, Kind.FINE)
    fees, fines = of(Unit.MONEY, Kind.FEE), of(Unit.MONEY, Kind.FINE)
    chips_, paid = of(Unit.MONEY, Kind.CHIPS), of(Unit.MONEY, Kind.SETTLEMENT)
    sat = [s.player for s in load(connection, found.id).evening.seated if s.player is not None]
    who = dict.fromkeys([*sat, *points, *fees, *fines, *chips_, *paid])
    return tuple(
        Account(p, points.get(p, 0), points.get(p, 0) * found.rate, fees.get(p, 0), fines.get(p, 0),
                chips_.get(p, 0), paid.get(p, 0))
        for p in who
    )  # fmt: skip


HOUSE_ACCOUNT = 0  #: the house among balances; no player has this id


def settlement_plan(connection: Connection, found: Session) -> tuple[tuple[int, int, int], ...]:
    """The fewest payments (payer, payee, amount) that settle a session: cents with a rate or fees, else points.

    `HOUSE_ACCOUNT` stands for the house, which gets the fees and the fines that leave the table.
    """
    if unit_of_settlement(connection, found) is Unit.MONEY:
        open_ = {a.player: a.due for a in accounts(connection, found)}
    else:
        open_ = {a.player: a.points for a in accounts(connection, found)}
        for player, paid in balances(connection, found.id, (Kind.SETTLEMENT,), Unit.POINTS).items():
            open_[player] = open_.get(player, 0) - paid
    house = -sum(open_.values())
    return minimal_transfers(open_ | ({HOUSE_ACCOUNT: house} if house else {}))


def unit_of_settlement(connection: Connection, found: Session) -> Unit:
    """Money where points have a rate or money was posted, else points."""
    if found.rate:
        return Unit.MONEY
    query = select(POSTING.c.id).where(POSTING.c.session_id == found.id, POSTING.c.unit == Unit.MONEY.value)
    return Unit.MONEY if connection.execute(query.limit(1)).first() is not None else Unit.POINTS


def settle(book: Book, session_id: int) -> tuple[tuple[int, int, int], ...]:
    """Post the settlement: everybody has paid what `settlement_plan` says; the session is settled."""

    def work(connection: Connection) -> tuple[tuple[int, int, int], ...]:
        found = session(connection, session_id, lock=True)
        if found.state is State.SETTLED:
            raise LedgerError(Text("这一场已经结过账", "this session is settled already"))
        unit, plan = unit_of_settlement(connection, found), settlement_plan(connection, found)
        rows = [(payer or None, payee or None, amount) for payer, payee, amount in plan]
        post(book, connection, session_id, rows, kind=Kind.SETTLEMENT, unit=unit)
        values: dict[str, Any] = {"state": State.SETTLED.value, "revision": found.revision + 1}
        if found.ended is None:
            values["ended"] = book.clock()
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        book.note(connection, "session-settled", session=session_id, before={"state": found.state},
                  after={"plan": [list(p) for p in plan]})  # fmt: skip
        return plan

    return book.write(work)


def house_takes(connection: Connection, kinds: Sequence[Kind], since: int = 0) -> Mapping[str, int]:
    """What the house has got by kind, in each unit: ``fee/money`` and the like."""
    sign = case((POSTING.c.payee_id.is_(None), POSTING.c.amount), else_=-POSTING.c.amount)
    query = (
        select(POSTING.c.kind, POSTING.c.unit, func.sum(sign))
        .where(POSTING.c.payee_id.is_(None) | POSTING.c.payer_id.is_(None), POSTING.c.at >= since)
        .where(POSTING.c.kind.in_([kind.value for kind in kinds]))
        .group_by(POSTING.c.kind, POSTING.c.unit)
    )
    return {f"{kind}/{unit}": int(total) for kind, unit, total in connection.execute(query).tuples()}
