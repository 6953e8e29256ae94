"""Rounds are saved once, follow each other by the rules, and are corrected by counter-entries."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.ledger import people, sessions
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.check import faults
from mjdesk.ledger.edits import ChangeRules, DeleteRound, EditRound, FirstDealer, InsertRound, Overruled, Reseat
from mjdesk.ledger.entry import PointsEntry, TilesEntry, Won, entry_json, read_entry
from mjdesk.ledger.errors import AlreadySaved, LedgerError, Stale
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.schema import CHANGE, POSTING, ROUND
from mjdesk.ledger.sessions import State, load, set_state
from tests.ledger.rounds import fan, points, save, wuhan


def totals(book, session):
    with book.reading() as connection:
        assert faults(book, connection) == []
        return balances(connection, session.id)


def test_tiles_are_judged_and_the_winner_deals_next(book, four, evening) -> None:
    saved = save(book, evening.id, wuhan(1, 0))[0]
    # docs/rules/wuhan.md: 1 × 开口 2 × 红中杠 2 × 硬胡 2 = 8; the dealer who fed it 8 × 2 × 2
    assert saved.outcome.payments == (-32, 48, -8, -8)
    assert saved.due.dealer == 1
    assert totals(book, evening) == dict(zip(four, (-32, 48, -8, -8), strict=True))


def test_what_the_rules_forbid_is_refused_in_their_words(book, evening) -> None:
    closed = json.loads(json.dumps(dict(wuhan(1, 0).case)))
    closed["seats"][1] = {"hand": "123p234s678s789p5s"}
    with pytest.raises(LedgerError) as refusal:
        save_round(book, evening.id, TilesEntry(closed), key="a")
    assert "没开口" in refusal.value.text.zh or "开口" in refusal.value.text.zh
    assert totals(book, evening) == {}


def test_the_same_saving_twice_is_refused(book, evening) -> None:
    save_round(book, evening.id, fan(0, 1), key="form-1", number=1)
    with pytest.raises(AlreadySaved) as again:
        save_round(book, evening.id, fan(0, 1), key="form-1", number=1)
    assert again.value.number == 1
    with pytest.raises(AlreadySaved):  # another device that believes round 1 is still to come
        save_round(book, evening.id, fan(0, 1), key="form-2", number=1)
    with pytest.raises(Stale):
        save_round(book, evening.id, fan(0, 1), key="form-3", number=9)
    assert sum(abs(n) for n in totals(book, evening).values()) == 32


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=lambda s: s.id)
def test_every_system_keeps_an_evening_by_points(book, system) -> None:
    seats = system.players[-1]
    who = [people.add_player(book, f"{system.id} {n}").id for n in range(seats)]
    session = sessions.begin_session(book, system.id, who)
    net = (6, -6) + (0,) * (seats - 2)
    save(book, session.id, points(*net, winner=0), points(*net), fan(1, 0, seats=seats), points(*net, winner=1))
    with book.reading() as connection:
        loaded = load(connection, session.id)
    assert loaded.evening.outcomes() == loaded.outcomes
    assert loaded.evening.fold()[1] == loaded.session.due


def test_points_that_do_not_sum_to_zero_are_refused(book, evening) -> None:
    with pytest.raises(LedgerError, match=r"sums to \+1"):
        save(book, evening.id, points(3, -1, -1, 0))


def sixteen(book, session) -> None:
    save(
        book,
        session.id,
        *(fan(n % 4, (n + 1) % 4, base=n + 1) if n % 3 else wuhan(n % 4, (n + 2) % 4) for n in range(16)),
    )


def test_round_3_of_16_edited(book, four, evening) -> None:
    sixteen(book, evening)
    before = totals(book, evening)
    with book.reading() as connection:
        old = load(connection, evening.id)
        shown = correct(connection, evening.id, EditRound(3, points(0, 0, 0, 0)))
        postings = connection.execute(select(func.count()).select_from(POSTING)).scalar_one()
    assert totals(book, evening) == before, "a correction that is only shown changes nothing"
    changed = [d.after[0] for d in shown.differences if d.after is not None]
    assert changed[0] == 3
    # round 4 is by tiles: another dealer pays another sum; from there on the winner deals again
    fourth = shown.differences[1]
    assert fourth.before is not None
    assert fourth.after is not None
    assert fourth.before[1].deal.dealer != fourth.after[1].deal.dealer
    accept(book, shown)
    after = totals(book, evening)
    assert {p: after[p] - before[p] for p in four if after[p] != before[p]} == shown.moved
    with book.reading() as connection:
        new = load(connection, evening.id)
        assert new.outcomes == shown.outcomes == new.evening.outcomes()
        assert new.outcomes[:2] == old.outcomes[:2]
        rows = connection.execute(select(POSTING).order_by(POSTING.c.id)).all()
        assert len(rows) > postings, "nothing is taken out of the books"
        told = connection.execute(select(CHANGE).where(CHANGE.c.what == "round-edited")).one()
    assert (told.who, json.loads(told.before)["rounds"][0]["number"]) == ("test", 3)
    reversed_ = {row.id: row for row in rows}
    for row in rows:
        if row.reverses is not None:
            was = reversed_[row.reverses]
            assert (row.payer_id, row.payee_id, row.amount) == (was.payee_id, was.payer_id, was.amount)


def test_a_round_deleted_and_put_back_is_as_before(book, evening) -> None:
    sixteen(book, evening)
    before = totals(book, evening)
    with book.reading() as connection:
        old = load(connection, evening.id)
        shown = correct(connection, evening.id, DeleteRound(5))
    accept(book, shown)
    assert totals(book, evening) != before
    with book.reading() as connection:
        shown = correct(connection, evening.id, InsertRound(5, old.evening.rounds[4].entry, book.clock(), "again"))
    accept(book, shown)
    assert totals(book, evening) == before
    with book.reading() as connection:
        assert load(connection, evening.id).outcomes == old.outcomes
        assert connection.execute(select(func.count()).select_from(ROUND)).scalar_one() == 17


def test_a_substitute_gets_what_is_played_from_then_on(book, four, evening) -> None:
    save(book, evening.id, *(points(10, -10, 0, 0) for _ in range(4)))
    guest = people.add_player(book, "过路客", guest=True).id
    with book.reading() as connection:
        shown = correct(connection, evening.id, Reseat(3, ((0, guest),)))
    assert shown.moved == {four[0]: -20, guest: 20}
    accept(book, shown)
    assert totals(book, evening) == {four[0]: 20, four[1]: -40, guest: 20}
    with book.reading() as connection, pytest.raises(BadInput, match="two seats"):
        correct(connection, evening.id, Reseat(5, ((1, guest),)))
    with book.reading() as connection:  # they swap: both seats at once
        shown = correct(connection, evening.id, Reseat(5, ((0, four[1]), (1, guest))))
    accept(book, shown)
    save(book, evening.id, points(10, -10, 0, 0))
    assert totals(book, evening) == {four[0]: 20, four[1]: -30, guest: 10}


def test_an_empty_seat_plays_no_round(book, evening) -> None:
    with book.reading() as connection:
        shown = correct(connection, evening.id, Reseat(1, ((2, None),)))
    accept(book, shown)
    with pytest.raises(LedgerError, match="nobody sits at seat 3"):
        save(book, evening.id, points(1, -1, 0, 0))


def test_another_rule_for_the_rest_of_the_evening(book, evening) -> None:
    save(book, evening.id, wuhan(1, 0), wuhan(1, 0), wuhan(1, 0))
    options = complete(rule_system("wuhan").options, {"cap": 16, "jinding": 0})
    with book.reading() as connection:
        shown = correct(connection, evening.id, ChangeRules(3, options))
    assert [d.after and d.after[0] for d in shown.differences] == [3]
    accept(book, shown)
    with book.reading() as connection:
        loaded = load(connection, evening.id)
    # rounds 2 and 3: player 1 deals, everybody pays the dealer double, who fed it double again
    assert [o.payments for o in loaded.outcomes] == [(-32, 48, -8, -8), (-32, 64, -16, -16), (-16, 48, -16, -16)]
    assert loaded.evening.house_at(2).options != loaded.evening.house_at(3).options == options


def test_rules_for_the_rest_of_the_evening_name_the_later_changes_that_go(book, evening) -> None:
    save(book, evening.id, wuhan(1, 0), wuhan(1, 0), wuhan(1, 0))
    system = rule_system("wuhan")
    plain = complete(system.options, {})
    capped, both = (complete(system.options, {"cap": 16, **more}) for more in ({}, {"jinding": 0}))
    with book.reading() as connection:
        accept(book, correct(connection, evening.id, ChangeRules(2, capped)))
    with book.reading() as connection:
        shown = correct(connection, evening.id, ChangeRules(3, both))
        assert shown.overruled == (), "what held before goes on until then"
        accept(book, shown)
    with book.reading() as connection:
        lost = correct(connection, evening.id, ChangeRules(1, plain)).overruled
        assert lost == (Overruled(2, {"cap": 16}), Overruled(3, {"jinding": 0})), "each by what it had changed"
        assert correct(connection, evening.id, ChangeRules(1, capped)).overruled == (Overruled(3, {"jinding": 0}),)
        assert correct(connection, evening.id, ChangeRules(1, both)).overruled == (), "they only begin earlier"
        assert correct(connection, evening.id, ChangeRules(3, plain)).overruled == (), "it is this one that is changed"


def test_a_correction_that_leaves_a_later_round_illegal_is_refused(book, evening) -> None:
    save(book, evening.id, fan(0, 1), wuhan(1, 0))
    closed = replace(wuhan(1, 0), case={**wuhan(1, 0).case, "seats": [{"hand": "?" * 13}] * 4})
    with book.reading() as connection:
        shown = correct(connection, evening.id, EditRound(2, closed))
    assert shown.problem is not None
    assert shown.problem[0] == 2
    with pytest.raises(LedgerError, match="round 2"):
        accept(book, shown)


def test_a_finished_session_takes_rounds_only_when_open_again(book, evening) -> None:
    save(book, evening.id, fan(0, 1))
    set_state(book, evening.id, State.DONE)
    with pytest.raises(LedgerError, match="open it again"):
        save(book, evening.id, fan(0, 1))
    with book.reading() as connection:  # what is there can be corrected all the same
        shown = correct(connection, evening.id, EditRound(1, fan(1, 0)))
    set_state(book, evening.id, State.OPEN)
    with pytest.raises(Stale):
        accept(book, shown)
    save(book, evening.id, fan(0, 1))
    assert sum(totals(book, evening).values()) == 0


def test_the_first_dealer_was_another(book, evening) -> None:
    save(book, evening.id, wuhan(1, 2))
    with book.reading() as connection:
        shown = correct(connection, evening.id, FirstDealer(2))
    assert shown.outcomes[0].payments == (-8, 48, -32, -8)
    accept(book, shown)
    assert sum(totals(book, evening).values()) == 0


@pytest.mark.parametrize(
    "entry", [wuhan(), fan(2), fan(1, 3), points(1, 2, -3, 0), PointsEntry((0,) * 4, (Won(3),), 2)]
)
def test_entries_come_back_from_json(entry) -> None:
    assert read_entry(json.loads(json.dumps(entry_json(entry))), 4) == entry


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"kind": "guess"}, "kind"),
        ({"kind": "points", "points": [1, -1]}, "points"),
        ({"kind": "points", "points": [1, "x", 0, 0]}, "points"),
        ({"kind": "fan", "won": {"seat": 4}, "points": 1}, "seat"),
        ({"kind": "fan", "won": {"seat": 1, "by": "discard"}, "points": 1}, "from"),
        ({"kind": "fan", "won": {"seat": 1, "by": "discard", "from": 1}, "points": 1}, "from"),
        ({"kind": "fan", "won": {"seat": 1}, "points": 1, "payers": {"1": []}}, "payers"),
        ({"kind": "points", "points": [0, 0, 0, 0], "dealer": 4}, "dealer"),
        ([], "not an object"),
    ],
)
def test_entries_that_cannot_be_read_say_where(data, where) -> None:
    with pytest.raises(BadInput, match=where):
        read_entry(data, 4)
