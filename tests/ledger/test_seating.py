"""People sit down by their names: at tables that are opened, and in the middle of an evening; all or nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import audit, people, sessions
from mjdesk.ledger.accounts import settle
from mjdesk.ledger.check import faults
from mjdesk.ledger.edits import DeleteRound
from mjdesk.ledger.errors import LedgerError, Stale
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.seating import Hall, Opening, hall, open_table, open_tables, reseat, reseating
from mjdesk.ledger.sessions import State, load
from tests.ledger.rounds import points, save

NAMES = ("甲", "乙", "丙", "丁")


def everything(book) -> tuple:
    """What there is of people, tables, sessions and changes."""
    with book.reading() as connection:
        assert faults(book, connection) == []
        return (people.players(connection, gone=True), people.desks(connection), sessions.sessions(connection),
                len(audit.changes(connection)))  # fmt: skip


def test_names_and_tables_that_are_new_are_added_with_the_session(book, four) -> None:
    number = open_table(book, Opening("7", "wuhan", ("老吴", "甲", "陈姐", ""), {"next_dealer": "winner"}, rate=50))
    with book.reading() as connection:
        loaded = load(connection, number)
        seated = [None if p is None else people.player(connection, p).name for p in loaded.seated]
    assert seated == ["老吴", "甲", "陈姐", None]
    assert (loaded.session.rate, loaded.evening.house.options["next_dealer"]) == (50, "winner")
    found = hall(book)
    assert set(found.seated.values()) == {"老吴", "甲", "陈姐"}
    assert set(found.free.values()) == {"高师傅", "小魏"}
    assert (found.free_desks, found.desks) == ((), ("7",))


@pytest.mark.parametrize(
    "last",
    [
        Opening("1", "wuhan", NAMES),  # somebody plays there
        Opening("3", "wuhan", ("戊", "戊", "己", "庚")),  # one person at two seats
        Opening("3", "wuhan", ("大哥", "己", "庚", "辛")),  # the further name of two people
        Opening("3", "wuhan", NAMES, {"next_dealer": "whoever"}),
        Opening("3", "no such rules", NAMES),
        Opening("3", "wuhan", ("x" * 41, "己", "庚", "辛")),
    ],
)
def test_tables_are_opened_all_or_none(book, evening, four, last) -> None:
    for player in four[:2]:
        with book.reading() as connection:
            found = people.player(connection, player)
        people.change_player(book, replace(found, aliases=("大哥",)))
    before = everything(book)
    with pytest.raises((LedgerError, BadInput)):
        open_tables(book, (Opening("2", "wuhan", NAMES), last))
    assert everything(book) == before


def test_tables_beyond_those_there_are_get_the_next_numbers() -> None:
    found = Hall(free_desks=("包间", "2"), desks=("包间", "1", "2", "4"))
    assert found.desks_for(1) == ("包间",)
    assert found.desks_for(4) == ("包间", "2", "3", "5")


# --- in the middle of an evening


def test_who_is_new_is_added_when_it_is_accepted_not_when_it_is_shown(book, evening, four) -> None:
    save(book, evening.id, points(3, -1, -1, -1), points(9, -3, -3, -3))
    before = everything(book)
    shown = reseating(book, evening.id, 2, ("老吴", "甲", "高师傅", "小魏"))
    assert everything(book) == before, "looking adds nobody"
    new = next(iter(shown.new))
    assert shown.names[new] == "甲"
    assert shown.correction.moved == {new: -3, four[1]: 3}
    reseat(book, shown)
    with book.reading() as connection:
        loaded = load(connection, evening.id)
        substitute = people.find(connection, "甲").id
        assert faults(book, connection) == []
    assert [o.players[1] for o in loaded.outcomes] == [four[1], substitute]
    assert substitute > 0


def test_one_new_person_does_not_take_two_seats(book, evening) -> None:
    with pytest.raises(BadInput, match="two seats"):
        reseating(book, evening.id, 1, ("Anna", "anna", "高师傅", "小魏"))


def test_what_was_shown_of_another_session_than_there_is_now_adds_nobody(book, evening) -> None:
    save(book, evening.id, points(3, -1, -1, -1))
    shown = reseating(book, evening.id, 1, ("老吴", "甲", "高师傅", "小魏"))
    save(book, evening.id, points(3, -1, -1, -1))
    before = everything(book)
    with pytest.raises(Stale):
        reseat(book, shown)
    assert everything(book) == before


@pytest.mark.parametrize(
    "change",
    [
        lambda book, session: sessions.set_rate(book, session, 50),
        lambda book, session: sessions.extend(book, session, minutes=15),
        lambda book, session: sessions.extend(book, session, rounds=1),
        lambda book, session: sessions.set_state(book, session, State.BREAK),
        lambda book, session: save_round(book, session, points(1, -1, 0, 0), key="other"),
        settle,
    ],
    ids=["rate", "minutes", "rounds", "state", "round", "settled"],
)
def test_whatever_changes_a_session_a_correction_shown_before_is_looked_at_again(book, evening, change) -> None:
    save(book, evening.id, points(3, -1, -1, -1))
    with book.reading() as connection:
        shown = correct(connection, evening.id, DeleteRound(1))
    change(book, evening.id)
    with pytest.raises(Stale):
        accept(book, shown)
