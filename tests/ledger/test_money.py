"""Fees, fines, chips and the end of an evening."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import people, sessions
from mjdesk.ledger.accounts import HOUSE_ACCOUNT, accounts, balances, house_takes, settle, settlement_plan
from mjdesk.ledger.check import faults
from mjdesk.ledger.edits import Reseat
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.money import FeeBy, Kind, Unit, cancel, chips, fee, fine, posted
from mjdesk.ledger.rounds import accept, correct
from mjdesk.ledger.sessions import State, extend, session, set_state
from tests.ledger.rounds import points, save


def plan(book, session_id):
    with book.reading() as connection:
        return told(settlement_plan(connection, session(connection, session_id)))


def told(payments):
    """Payer, payee and amount of payments that are all in one unit."""
    assert len({payment.unit for payment in payments}) <= 1
    return tuple((payment.payer, payment.payee, payment.amount) for payment in payments)


def test_points_alone_are_settled_in_points(book, four, evening) -> None:
    a, b, c, d = four
    save(book, evening.id, points(30, -10, -30, 10))
    assert plan(book, evening.id) == ((c, a, 30), (b, d, 10))
    assert told(settle(book, evening.id)) == ((c, a, 30), (b, d, 10))
    assert plan(book, evening.id) == ()
    with pytest.raises(LedgerError, match="settled already"):
        settle(book, evening.id)
    with book.reading() as connection:
        assert session(connection, evening.id).state is State.SETTLED
        assert balances(connection, evening.id) == {a: 30, b: -10, c: -30, d: 10}, "the score stays as it was"


def test_a_correction_after_the_settlement_leaves_the_rest_to_pay(book, four, evening) -> None:
    save(book, evening.id, points(30, -30, 0, 0))
    settle(book, evening.id)
    with book.reading() as connection:
        shown = correct(connection, evening.id, Reseat(1, ((0, four[2]), (2, four[0]))))
    accept(book, shown)
    assert plan(book, evening.id) == ((four[0], four[2], 30),)


def test_who_has_an_entry_and_sits_nowhere_any_more_still_pays(book, four, evening) -> None:
    """Fined (and charged) at a seat that somebody else is put into from the first round on."""
    a, b, c, d = four
    late = people.add_player(book, "迟到").id
    for seated in (late, a):
        with book.reading() as connection:
            shown = correct(connection, evening.id, Reseat(1, ((0, seated),)))
        accept(book, shown)
        if seated == late:
            fine(book, evening.id, late, 5, "迟到")
    save(book, evening.id, points(30, -10, -10, -10))
    assert sorted(plan(book, evening.id)) == [(b, a, 10), (c, a, 10), (d, a, 10), (late, HOUSE_ACCOUNT, 5)]
    settle(book, evening.id)
    assert plan(book, evening.id) == ()


def test_rate_fee_chips_and_fines_come_together(book, four) -> None:
    a, b, c, d = four
    evening = sessions.begin_session(book, "wuhan", four, rate=50)  # half a yuan a point
    save(book, evening.id, points(20, -20, 0, 0))
    chips(book, evening.id, c, 10_000)
    chips(book, evening.id, c, -4_000)
    fine(book, evening.id, d, 10, "相公")
    fine(book, evening.id, b, 500, "迟到", to=[a, c, d], unit=Unit.MONEY)
    total = fee(book, evening.id, FeeBy.TABLE, 4_001)
    assert total == 4_001
    with book.reading() as connection:
        found = {each.player: each for each in accounts(connection, session(connection, evening.id))}
    assert (found[a].points, found[a].by_rate, found[a].fines, found[a].chips) == (20, 1_000, 167, 0)
    assert (found[b].points, found[b].fines) == (-20, -500)
    assert (found[c].chips, found[c].fines) == (-6_000, 167)
    assert (found[d].points, found[d].fines) == (-10, 166)
    assert sorted(each.fees for each in found.values()) == [-1_001, -1_000, -1_000, -1_000]
    payments = plan(book, evening.id)
    house = sum(n for _, payee, n in payments if payee == HOUSE_ACCOUNT) - sum(
        n for payer, _, n in payments if payer == HOUSE_ACCOUNT
    )
    assert house == 4_001 + 10 * 50 - 6_000, "fee and fine are the house's, it still holds the chips' money"
    settle(book, evening.id)
    with book.reading() as connection:
        assert all(each.due == 0 for each in accounts(connection, session(connection, evening.id)))
        assert house_takes(connection, (Kind.FEE, Kind.FINE)) == {"fee/money": 4_001, "fine/points": 10}
        assert faults(book, connection) == []


def test_points_without_a_rate_are_settled_beside_the_money(book, four, evening) -> None:
    """A fee of the room and chips leave what the points came to as it is."""
    a, b, c, d = four
    save(book, evening.id, points(30, -10, -30, 10))
    fine(book, evening.id, d, 4, "迟到")
    fee(book, evening.id, FeeBy.TABLE, 4_000)
    with book.reading() as connection:
        found = session(connection, evening.id)
        payments = settlement_plan(connection, found)
    by_unit = {unit: [(p.payer, p.payee, p.amount) for p in payments if p.unit is unit] for unit in Unit}
    net = dict.fromkeys([*four, HOUSE_ACCOUNT], 0)
    for payer, payee, amount in by_unit[Unit.POINTS]:
        net[payer] -= amount
        net[payee] += amount
    assert net == {a: 30, b: -10, c: -30, d: 6, HOUSE_ACCOUNT: 4}
    assert sorted(by_unit[Unit.MONEY]) == [(player, HOUSE_ACCOUNT, 1_000) for player in sorted(four)]
    assert settle(book, evening.id) == payments
    assert plan(book, evening.id) == ()
    set_state(book, evening.id, State.OPEN)
    sessions.set_rate(book, evening.id, 100)
    assert plan(book, evening.id) == (), "what was settled as points is not asked for again as money"
    save(book, evening.id, points(5, -5, 0, 0))
    assert plan(book, evening.id) == ((b, a, 500),)


def test_a_fee_by_the_hour_counts_no_breaks(book, evening) -> None:
    clock = book.clock
    clock.step = 0
    clock.now = evening.started + 60 * 60_000
    set_state(book, evening.id, State.BREAK)
    clock.now += 45 * 60_000
    set_state(book, evening.id, State.OPEN)
    clock.now += 30 * 60_000
    assert fee(book, evening.id, FeeBy.HOUR, 2_000) == 3_000
    with book.reading() as connection:
        assert [(p.amount, p.note) for p in posted(connection, evening.id)] == [(750, "hour")] * 4


def test_who_came_late_pays_by_the_rounds_played(book, four, evening) -> None:
    guest = people.add_player(book, "替补").id
    save(book, evening.id, *(points(0, 0, 0, 0) for _ in range(2)))
    with book.reading() as connection:
        shown = correct(connection, evening.id, Reseat(3, ((3, guest),)))
    accept(book, shown)
    save(book, evening.id, *(points(0, 0, 0, 0) for _ in range(6)))
    assert fee(book, evening.id, FeeBy.ROUND, 400) == 3_200
    with book.reading() as connection:
        paid = balances(connection, evening.id, (Kind.FEE,), Unit.MONEY)
    assert paid == {four[0]: -800, four[1]: -800, four[2]: -800, four[3]: -200, guest: -600}


def test_an_entry_is_cancelled_once_and_stays_in_the_books(book, four, evening) -> None:
    fine(book, evening.id, four[0], 8, "诈胡", to=four[1:])
    with book.reading() as connection:
        entries = posted(connection, evening.id)
        assert balances(connection, evening.id) == {four[0]: -8, four[1]: 3, four[2]: 3, four[3]: 2}
    for entry in entries:
        cancel(book, entry.id, "看错了")
    with book.reading() as connection:
        assert set(balances(connection, evening.id).values()) == {0}
        assert all(entry.cancelled for entry in posted(connection, evening.id))
    with pytest.raises(LedgerError, match="cancelled already"):
        cancel(book, entries[0].id)


def test_what_cannot_be(book, four, evening) -> None:
    stranger = people.add_player(book, "生人").id
    with pytest.raises(LedgerError, match="not at this table"):
        fine(book, evening.id, stranger, 5, "x")
    for amount, reason, to in ((0, "x", ()), (5, " ", ()), (5, "x", (four[0],)), (5, "x", (four[1], four[1]))):
        with pytest.raises(BadInput):
            fine(book, evening.id, four[0], amount, reason, to=to)
    with pytest.raises(BadInput):
        chips(book, evening.id, four[0], 0)
    with pytest.raises(LedgerError, match="no such entry"):
        cancel(book, 99_999)


def test_more_time_and_one_more_round(book, evening) -> None:
    save(book, evening.id, points(0, 0, 0, 0))
    assert extend(book, evening.id, minutes=30).minutes == 30
    assert extend(book, evening.id, rounds=1).length == 2
