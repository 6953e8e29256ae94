"""Whatever is entered, corrected, re-seated and opened again: the books agree, and the table sums to zero."""

from __future__ import annotations

from datetime import UTC

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.ledger import people, sessions
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.book import Book
from mjdesk.ledger.check import faults
from mjdesk.ledger.edits import ChangeRules, DeleteRound, EditRound, FirstDealer, InsertRound, Reseat
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.evening import totals
from mjdesk.ledger.money import Kind, Unit, cancel, fine, posted
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.sessions import State, load, set_state
from tests.ledger.conftest import Clock
from tests.ledger.rounds import fan, points, wuhan

SEATS = st.integers(0, 3)


@st.composite
def entries(draw):
    kind = draw(st.sampled_from(["points", "fan", "tiles", "exhausted"]))
    seat, other = draw(st.permutations(range(4)))[:2]
    if kind == "fan":
        return fan(seat, draw(st.sampled_from([None, other])), draw(st.integers(0, 40)))
    if kind == "tiles":
        return wuhan(seat, other)
    if kind == "exhausted":
        return points(0, 0, 0, 0)
    net = draw(st.lists(st.integers(-500, 500), min_size=3, max_size=3))
    return points(*net, -sum(net), winner=draw(st.none() | SEATS))


NUMBERS = st.integers(1, 12)
STEPS = st.lists(
    st.one_of(
        entries().map(lambda e: ("save", e)),
        st.tuples(NUMBERS, entries()).map(lambda t: ("correct", EditRound(*t))),
        st.tuples(NUMBERS, entries()).map(lambda t: ("insert", t)),
        NUMBERS.map(lambda n: ("correct", DeleteRound(n))),
        st.tuples(NUMBERS, SEATS, st.integers(0, 5)).map(lambda t: ("seat", t)),
        st.tuples(NUMBERS, st.sampled_from(["standard", "winner"])).map(lambda t: ("rules", t)),
        SEATS.map(lambda s: ("correct", FirstDealer(s))),
        st.sampled_from(list(State)).map(lambda s: ("state", s)),
        st.tuples(SEATS, st.integers(1, 99), st.booleans()).map(lambda t: ("fine", t)),
        st.just(("cancel", None)),
    ),
    min_size=4,
    max_size=24,
)


def carry_out(book: Book, session: int, who: list[int], step: tuple) -> None:
    """One step; what is not possible now is refused and changes nothing."""
    what, value = step
    key = str(book.clock())
    if what == "save":
        save_round(book, session, value, key=key)
    elif what == "state":
        set_state(book, session, value)
    elif what == "fine":
        seat, amount, inside = value
        with book.reading() as connection:
            seated = load(connection, session).seated
        others = [p for p in seated if p is not None and p != seated[seat]]
        if seated[seat] is not None:
            fine(book, session, seated[seat], amount, "迟到", to=others if inside else ())
    elif what == "cancel":
        with book.reading() as connection:
            open_ = [p.id for p in posted(connection, session) if not p.cancelled]
        if open_:
            cancel(book, open_[-1])
    else:
        with book.reading() as connection:
            shown = correct(connection, session, edit_of(what, value, who, key))
        accept(book, shown)


def edit_of(what, value, who, key):
    if what == "insert":
        return InsertRound(value[0], value[1], int(key), key)
    if what == "seat":
        return Reseat(value[0], ((value[1], who[value[2]]),))
    if what == "rules":
        system = rule_system("wuhan")
        given_ = {} if value[1] == "standard" else {"next_dealer": "winner"}
        return ChangeRules(value[0], complete(system.options, given_))
    return value


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_books_agree_after_any_steps(kind, request, tmp_path_factory) -> None:
    numbers = iter(range(10_000))
    server = request.getfixturevalue("postgresql") if kind == "postgresql" else None
    if kind == "postgresql" and server is None:
        pytest.skip("no PostgreSQL server is installed")
    folder = tmp_path_factory.mktemp("ledger")
    url = None if server is None else server.database(request.getfixturevalue("template"))
    book = Book.open(url, Clock(), zone=UTC, folder=folder)
    everybody: list[int] = []

    @settings(max_examples=60 if server is None else 20, suppress_health_check=list(HealthCheck))
    @given(STEPS)
    def holds(steps) -> None:
        who = [people.add_player(book, f"player {next(numbers)}").id for _ in range(6)]
        everybody.extend(who)
        session = sessions.begin_session(book, "wuhan", who[:4]).id
        for step in steps:
            with book.reading() as connection:
                before = load(connection, session)
            try:
                carry_out(book, session, who, step)
            except (LedgerError, BadInput):
                with book.reading() as connection:
                    assert load(connection, session) == before
        with book.reading() as connection:
            loaded = load(connection, session)
            assert loaded.outcomes == loaded.evening.outcomes(), "what is stored is what the rounds come to"
            assert loaded.session.due == loaded.evening.fold()[1]
            by_rounds = {p: n for p, n in totals(loaded.outcomes).items() if n}
            by_postings = {p: n for p, n in balances(connection, session, (Kind.ROUND,)).items() if n}
            assert by_rounds == by_postings
            assert sum(by_rounds.values()) == 0
            gone = sum(
                p.amount
                for p in posted(connection, session)
                if p.kind is Kind.FINE and p.payee is None and not p.cancelled
            )
            deliberate = sum(balances(connection, session, unit=Unit.POINTS).values())
            assert deliberate == -gone, "only what was meant to leave the table has left it"

    holds()
    with book.reading() as connection:
        assert faults(book, connection) == []
    book.close()
