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

    All from the player's side: below 0 is given. Chips are a deposit, and what was paid is no longer owed; points
    that were settled as points are not turned into money once more.
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

    points, settled = of(Unit.POINTS, Kind.ROUND, Kind.FINE), of(Unit.POINTS, Kind.SETTLEMENT)
    fees, fines = of(Unit.MONEY, Kind.FEE), of(Unit.MONEY, Kind.FINE)
    chips_, paid = of(Unit.MONEY, Kind.CHIPS), of(Unit.MONEY, Kind.SETTLEMENT)
    sat = [s.player for s in load(connection, found.id).evening.seated if s.player is not None]
    who = dict.fromkeys([*sat, *points, *fees, *fines, *chips_, *paid])

    def account(p: int) -> Account:
        by_rate = (points.get(p, 0) - settled.get(p, 0)) * found.rate
        return Account(p, points.get(p, 0), by_rate, fees.get(p, 0), fines.get(p, 0), chips_.get(p, 0), paid.get(p, 0))

    return tuple(map(account, who))


HOUSE_ACCOUNT = 0  #: the house among balances; no player has this id


@dataclass(frozen=True, slots=True)
class Payment:
    """What somebody pays somebody; `HOUSE_ACCOUNT` is the house, which gets fees, and fines that leave the table."""

    payer: int
    payee: int
    amount: int
    unit: Unit


def settlement_plan(connection: Connection, found: Session) -> tuple[Payment, ...]:
    """The fewest payments that settle a session: in cents where points have a rate; else points by themselves, and
    beside them fees, chips and fines of money in cents.
    """
    known = accounts(connection, found)
    money = _fewest({a.player: a.due for a in known}, Unit.MONEY)
    if found.rate:
        return money
    paid = balances(connection, found.id, (Kind.SETTLEMENT,), Unit.POINTS)
    return (*_fewest({a.player: a.points - paid.get(a.player, 0) for a in known}, Unit.POINTS), *money)


def _fewest(open_: Mapping[int, int], unit: Unit) -> tuple[Payment, ...]:
    """The payments that bring everybody to nothing; the house takes what is left over."""
    house = -sum(open_.values())
    plan = minimal_transfers({**open_, **({HOUSE_ACCOUNT: house} if house else {})})
    return tuple(Payment(payer, payee, amount, unit) for payer, payee, amount in plan)


def settle(book: Book, session_id: int) -> tuple[Payment, ...]:
    """Post the settlement: everybody has paid what `settlement_plan` says; the session is settled."""

    def work(connection: Connection) -> tuple[Payment, ...]:
        found = session(connection, session_id, lock=True)
        if found.state is State.SETTLED:
            raise LedgerError(Text("这一场已经结过账", "this session is settled already"))
        plan = settlement_plan(connection, found)
        for unit in dict.fromkeys(payment.unit for payment in plan):
            rows = [(p.payer or None, p.payee or None, p.amount) for p in plan if p.unit is unit]
            post(book, connection, session_id, rows, kind=Kind.SETTLEMENT, unit=unit)
        values: dict[str, Any] = {"state": State.SETTLED.value, "revision": found.revision + 1}
        if found.ended is None:
            values["ended"] = book.clock()
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        told = [[p.payer, p.payee, p.amount, p.unit.value] for p in plan]
        book.note(connection, "session-settled", session=session_id, before={"state": found.state},
                  after={"plan": told})  # fmt: skip
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
