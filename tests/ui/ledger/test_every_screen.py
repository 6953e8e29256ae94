"""After any entries, edits, deletes, re-seats, fines and reopens every screen and export tells the same totals.

The totals are added up here from the rows of the database alone: what stands of the transfers of rounds, and of fines.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from datetime import UTC

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from sqlalchemy import select
from typer.testing import CliRunner

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import people, sessions
from mjdesk.ledger.accounts import accounts, settlement_plan
from mjdesk.ledger.book import Book
from mjdesk.ledger.dump import write_dump
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.ranking import ranking
from mjdesk.ledger.schema import POSTING
from mjdesk.ledger.scoreboard import scores
from mjdesk.ledger.sessions import PLAYED, State, load, set_state
from mjdesk.ledger.statistics import player_page
from mjdesk.ledger.tables import ENTRY_COLUMNS, ROUND_COLUMNS, Period, entry_rows, round_rows, write_csv
from mjdesk.ledger.workbook import write_workbook
from mjdesk.ledger_command import app
from mjdesk.ui.i18n import signed
from mjdesk.ui.ledger.board_models import load_board
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.history_page import load_history
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.ledger.poster import poster_of
from mjdesk.ui.ledger.round_list import RoundList
from mjdesk.ui.ledger.sheets import Evening, picture_of
from tests.ledger.conftest import Clock
from tests.ledger.test_properties import STEPS, carry_out
from tests.ui.shell_tools import Painted


def by_hand(rows, session: int, kind: str) -> Counter[int]:
    """What stands of the postings of a kind: a counter-entry takes back what it reverses."""
    out: Counter[int] = Counter()
    for row in rows:
        if row["session_id"] == session and row["kind"] == kind and row["unit"] == "points":
            out[row["payer_id"]] -= row["amount"]
            out[row["payee_id"]] += row["amount"]
    return Counter({player: n for player, n in out.items() if n and player is not None})


def nonzero(found) -> dict:
    return {key: n for key, n in dict(found).items() if n}


def added(rows, key: str, amount: str, sign: int = 1) -> Counter[str]:
    out: Counter[str] = Counter()
    for row in rows:
        if row[key]:
            out[row[key].removeprefix("'")] += sign * int(float(row[amount]))
    return out


@pytest.mark.slow
def test_every_screen_and_export_tells_the_same(qtbot, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MJDESK_HOME", str(tmp_path / "ledger"))
    book = Book.open(clock=Clock(), zone=UTC, folder=tmp_path / "ledger")
    numbers = iter(range(10_000))

    @settings(max_examples=12, suppress_health_check=list(HealthCheck))
    @given(STEPS)
    def holds(steps) -> None:
        number = next(numbers)
        who = [people.add_player(book, f"p{number} {k}").id for k in range(6)]
        desk = people.add_desk(book, f"t{number}")
        session = sessions.begin_session(book, "wuhan", who[:4], desk=desk.id).id
        for step in steps:
            try:
                carry_out(book, session, who, step)
            except (LedgerError, BadInput):
                continue
        check(book, session, who, tmp_path)
        with book.reading() as connection:
            running = load(connection, session).session.state in PLAYED
        if running:
            set_state(book, session, State.DONE)

    holds()
    book.close()


def check(book: Book, session: int, who: list[int], folder) -> None:
    """Look at everything that shows a total of the session."""
    with book.reading() as connection:
        rows = connection.execute(select(POSTING)).mappings().all()
        names = people.names(connection, who)
        loaded = load(connection, session)
        lines = {line.player: line.counts.points for line in ranking(connection) if line.player in who}
        pages = {player: player_page(book, connection, player).counts.points for player in who}
        taken = {account.player: account.points for account in accounts(connection, loaded.session)}
        plan = settlement_plan(connection, loaded.session)
        write_csv(folder / "r.csv", ROUND_COLUMNS, round_rows(book, connection, Period(session=session)))
        write_csv(folder / "e.csv", ENTRY_COLUMNS, entry_rows(book, connection, Period(session=session)))
        write_workbook(folder / "w.xlsx", book, connection, Period(session=session))
        write_dump(folder / "d.json", connection)
    rounds, fines = by_hand(rows, session, "round"), by_hand(rows, session, "fine")
    totals = nonzero({player: rounds[player] + fines[player] for player in who})
    named = {names[player]: n for player, n in totals.items()}

    assert nonzero(lines) == nonzero(pages) == nonzero(rounds)
    assert nonzero(taken) == totals
    table = load_table(book, session)
    assert nonzero(table.sums()) == totals, "the rounds, four sides, the sheet of the evening"
    assert totals.keys() <= set(table.everybody), "whoever has a total has a column"
    shown = painted(table)
    assert all(names[player] in shown and signed(n) in shown for player, n in totals.items()), "as it is painted"
    told = CliRunner().invoke(app, ["session", str(session), "--json"])
    assert told.exit_code == 0, told.output
    assert nonzero(json.loads(told.stdout)["totals"]) == named, "the command line"
    poster = poster_of(Evening(table, (), ""))
    assert nonzero({one.name: one.points for one in poster.standings}) == named
    assert nonzero(dict(load_history(book, 0, "")[0].results)) == named
    paid: Counter[int] = Counter()
    for payment in plan:
        paid[payment.payer] -= payment.amount
        paid[payment.payee] += payment.amount
    if table.loaded.session.state is not State.SETTLED:
        assert nonzero({player: paid[player] for player in who}) == totals
    card = next((d for d in load_board(book).desks if d.session == session), None)
    seated = {names[p]: totals.get(p, 0) for p in loaded.seated if p is not None}
    if card is not None:
        assert {seat.name: seat.points for seat in card.seats if seat.name} == seated
    if loaded.session.state in PLAYED:
        told = next(t for t in scores(book)["tables"] if t["table"] == f"t{names[who[0]][1:].split()[0]}")
        assert {seat["name"]: seat["points"] for seat in told["seats"] if seat["name"]} == seated

    with (folder / "e.csv").open(encoding="utf-8-sig", newline="") as file:
        entries = [row for row in csv.DictReader(file) if row["cancelled"] == "0" and row["kind"] == "fine"]
    out: Counter[str] = Counter()
    for part in (added_of(folder / "r.csv"), added(entries, "from", "amount", -1), added(entries, "to", "amount")):
        for name, n in part.items():
            out[name] += n
    assert nonzero(out) == named, "rounds and entries as CSV"
    workbook = openpyxl.load_workbook(folder / "w.xlsx")
    out = Counter()
    for row in workbook["rounds"].iter_rows(min_row=2, values_only=True):
        out[str(row[7])] += int(row[8])
    for row in workbook["entries"].iter_rows(min_row=2, values_only=True):
        if row[3] == "fine" and not row[9]:
            out[str(row[5])] -= int(row[7])
            out[str(row[6])] += int(row[7])
    assert nonzero({name: n for name, n in out.items() if name in names.values()}) == named, "the workbook"
    dumped = json.loads((folder / "d.json").read_text(encoding="utf-8"))["tables"].get("posting", [])
    assert by_hand(dumped, session, "round") == rounds
    assert by_hand(dumped, session, "fine") == fines


def painted(table: Table) -> set[str]:
    """The texts on the rounds of the window that are also on the paper of the evening."""
    rounds = RoundList()
    rounds.show_table(table)
    rounds.resize(1300, round(rounds.needed()))
    with pytest.MonkeyPatch.context() as patch:
        here = Painted(patch)
        rounds.grab()
        window = set(here.texts)
        here.texts.clear()
        picture_of(Evening(table, (), ""))
        return window & set(here.texts)


def added_of(path) -> Counter[str]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return added(csv.DictReader(file), "player", "points")
