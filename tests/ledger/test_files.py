"""What goes out and comes back: CSV, Excel, JSON."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import openpyxl
import pytest
from sqlalchemy import select

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import csv_import, people, sessions
from mjdesk.ledger import workbook as workbook_module
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.book import Book
from mjdesk.ledger.check import faults
from mjdesk.ledger.dump import read_dump, write_dump
from mjdesk.ledger.edits import DeleteRound, EditRound, Reseat
from mjdesk.ledger.errors import AlreadySaved, LedgerError
from mjdesk.ledger.files import Stopped
from mjdesk.ledger.money import FeeBy, cancel, fee, fine, posted
from mjdesk.ledger.rounds import accept, correct
from mjdesk.ledger.schema import METADATA
from mjdesk.ledger.sessions import State
from mjdesk.ledger.tables import PLAYER_COLUMNS, ROUND_COLUMNS, Period, player_rows, round_rows, write_csv
from mjdesk.ledger.workbook import write_workbook
from tests.ledger.conftest import Clock
from tests.ledger.rounds import fan, points, save, wuhan


@pytest.fixture
def eventful(book, four, evening):
    """An evening with everything in it."""
    people.add_player(book, '=HYPERLINK("x")')
    evil = people.add_player(book, "@sum\u200b 𠮷家 <b>", note="欠 200").id
    save(book, evening.id, wuhan(1, 0), fan(2, None, 3), points(1, 2, -3, 0), fan(0, 1))
    for edit in (EditRound(2, fan(3, 0)), DeleteRound(3), Reseat(2, ((3, evil),))):
        with book.reading() as connection:
            shown = correct(connection, evening.id, edit)
        accept(book, shown)
    fine(book, evening.id, four[0], 7, "-迟到", to=four[1:3])
    fee(book, evening.id, FeeBy.TABLE, 1001)
    with book.reading() as connection:
        cancel(book, posted(connection, evening.id)[0].id)
    return evening


def everything(book):
    with book.reading() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in METADATA.sorted_tables
        }


def test_a_dump_comes_back_without_loss(book, eventful, tmp_path, request) -> None:
    path = tmp_path / "all.json"
    with book.reading() as connection:
        write_dump(path, connection)
    assert set(json.loads(path.read_text(encoding="utf-8"))["tables"]) <= set(METADATA.tables)
    before = everything(book)
    server = request.getfixturevalue("postgresql")
    there = [Book.open(clock=Clock(), zone=UTC, folder=tmp_path / "fresh")]
    if server is not None:  # and into the other database
        there.append(
            Book.open(server.database(request.getfixturevalue("template")), Clock(), zone=UTC, folder=tmp_path)
        )
    for fresh in there:
        rows = read_dump(path, fresh)
        assert rows == sum(map(len, before.values()))
        assert everything(fresh) == before
        with fresh.reading() as connection:
            assert faults(fresh, connection) == []
        save(fresh, eventful.id, fan(1, 2))  # new rows get numbers of their own
        people.add_player(fresh, "新来的")
        with pytest.raises(LedgerError, match="not empty"):
            read_dump(path, fresh)
        fresh.close()


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (lambda text: text[: len(text) // 2], "line|last line"),
        (lambda text: "{}", "line 1"),
        (lambda text: text.replace('"player":[', '"pirate":['), "pirate"),
        (lambda text: text.replace('"guest":', '"geest":', 1), "no row of its table"),
    ],
)
def test_a_dump_that_is_damaged_brings_nothing(book, eventful, tmp_path, damage, where) -> None:
    path = tmp_path / "all.json"
    with book.reading() as connection:
        write_dump(path, connection)
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")
    fresh = Book.open(clock=Clock(), folder=tmp_path / "fresh")
    with pytest.raises(BadInput, match=where):
        read_dump(path, fresh)
    assert not any(everything(fresh).values())
    fresh.close()


def test_a_dump_of_a_newer_program_is_refused(book, tmp_path) -> None:
    path = tmp_path / "all.json"
    path.write_text('{"mjdesk-ledger":1,"revision":"9999","tables":{\n}}\n', encoding="utf-8")
    with pytest.raises(LedgerError, match="newer"):
        read_dump(path, book)


def read(path):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_csv_sums_up_and_holds_no_formula(book, eventful, tmp_path) -> None:
    rounds, players = tmp_path / "rounds.csv", tmp_path / "players.csv"
    with book.reading() as connection:
        write_csv(rounds, ROUND_COLUMNS, round_rows(book, connection, Period()))
        write_csv(players, PLAYER_COLUMNS, player_rows(connection, Period()))
        names = people.names(connection, balances(connection, eventful.id))
        from mjdesk.ledger.money import Kind

        totals = {names[p]: n for p, n in balances(connection, eventful.id, (Kind.ROUND,)).items()}
    found: dict[str, int] = {}
    for row in read(rounds):
        name = row["player"].removeprefix("'")
        found[name] = found.get(name, 0) + int(row["points"])
    assert {name: n for name, n in found.items() if n} == {name: n for name, n in totals.items() if n}
    assert {row["player"].removeprefix("'"): int(row["points"]) for row in read(players)} == found
    assert not any(cell.startswith(("=", "@")) for row in read(rounds) for cell in row.values())
    assert "欠 200" not in rounds.read_text(encoding="utf-8") + players.read_text(encoding="utf-8")


def test_more_rows_than_a_sheet_holds_go_on_the_next(book, eventful, tmp_path, monkeypatch) -> None:
    path = tmp_path / "x.xlsx"
    with book.reading() as connection:
        wanted = [row[2:] for row in round_rows(book, connection, Period())]
        monkeypatch.setattr(workbook_module, "MOST_ROWS", 5)
        write_workbook(path, book, connection, Period())
    workbook = openpyxl.load_workbook(path)
    names = [name for name in workbook.sheetnames if name.startswith("rounds")]
    assert names == ["rounds", *(f"rounds {n}" for n in range(2, -(-len(wanted) // 5) + 1))]
    assert len(names) > 2
    rows = [row[2:] for name in names for row in workbook[name].iter_rows(min_row=2, values_only=True)]
    assert [tuple(cell or "" for cell in row) for row in rows] == [tuple(cell or "" for cell in row) for row in wanted]
    assert all(workbook[name].cell(1, 8).value == "player" for name in names)


def test_a_workbook_sums_up_and_has_charts(book, eventful, tmp_path) -> None:
    path = tmp_path / "all.xlsx"
    with book.reading() as connection:
        write_workbook(path, book, connection, Period())
    workbook = openpyxl.load_workbook(path)
    assert workbook.sheetnames == ["rounds", "entries", "players", "trend"]
    rows = list(workbook["rounds"].iter_rows(min_row=2, values_only=True))
    assert len(rows) == 12
    assert sum(row[8] for row in rows) == 0
    by_player = {row[1]: row[2] for row in workbook["players"].iter_rows(min_row=2, values_only=True)}
    last = list(workbook["trend"].iter_rows(values_only=True))
    assert dict(zip(last[0][1:], last[-1][1:], strict=True)) == by_player
    assert all(cell.data_type != "f" for sheet in workbook for row in sheet.iter_rows() for cell in row)
    assert len(workbook["players"]._charts) == len(workbook["trend"]._charts) == 1


def test_stopped_in_the_middle_leaves_no_file(book, eventful, tmp_path) -> None:
    told = []

    def stop(done: int) -> bool:
        told.append(done)
        return False

    with book.reading() as connection:
        rows = round_rows(book, connection, Period())
        with pytest.raises(Stopped):
            write_csv(tmp_path / "a.csv", ROUND_COLUMNS, rows, stop)
        with pytest.raises(Stopped):
            write_workbook(tmp_path / "a.xlsx", book, connection, Period(), stop)
        with pytest.raises(Stopped):
            write_dump(tmp_path / "a.json", connection, stop)
    assert len(told) == 3
    assert list(tmp_path.glob("a.*")) == []


def test_a_folder_in_the_place_of_the_file(book, tmp_path) -> None:
    (tmp_path / "x.csv").mkdir()
    with pytest.raises(BadInput, match="is a folder"):
        write_csv(tmp_path / "x.csv", PLAYER_COLUMNS, iter(()))


CSV = """date,table,rules,player1,points1,player2,points2,player3,points3,player4,points4
2026-07-01 20:00,5,wuhan,老吴,10,陈姐,-10,新一,0,新二,0
2026-07-01 20:10,5,wuhan,老吴,10,陈姐,-10,新一,0,新二,0
2026-07-01 20:10,5,wuhan,老吴,10,陈姐,-10,新一,0,新二,0
2026-07-02,,,老吴,−4,陈姐,4,新一,0,新二,0
"""


def test_rounds_from_csv_are_tried_first_and_added_once(book, four, tmp_path) -> None:
    path = tmp_path / "old.csv"
    path.write_text(CSV, encoding="utf-8-sig")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection, "wuhan")
        assert (len(plan.lines), plan.sessions, plan.known, plan.problems) == (4, 2, 0, ())
        assert (plan.new_players, plan.new_tables) == (("新一", "新二"), ("5",))
        assert sessions.sessions(connection) == (), "a plan writes nothing"
    assert csv_import.carry_out(book, plan) == 4
    with book.reading() as connection:
        assert faults(book, connection) == []
        again = csv_import.plan(path, connection, "wuhan")
        assert (len(again.lines), again.known, again.new_players) == (0, 4, ())
        days = {row[1] for row in round_rows(book, connection, Period())}
        assert days == {"2026-07-01", "2026-07-02"}
        totals = {row[1]: row[2] for row in player_rows(connection, Period())}
    assert totals == {"老吴": 26, "陈姐": -26, "新一": 0, "新二": 0}


def test_an_evening_of_a_file_is_brought_in_whole_or_not_at_all(book, four, tmp_path) -> None:
    """Somebody else has brought in the second line meanwhile: nothing of that evening is left, the one before stays."""
    path, elsewhere = tmp_path / "old.csv", tmp_path / "elsewhere.csv"
    head, first, second, _, other = CSV.strip().split("\n")
    path.write_text(f"{head}\n{other}\n{first}\n{second}", encoding="utf-8")
    elsewhere.write_text(f"{head}\n{second}", encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection, "wuhan")
        meanwhile = csv_import.plan(elsewhere, connection)
    csv_import.carry_out(book, meanwhile)
    with pytest.raises(AlreadySaved):
        csv_import.carry_out(book, plan)
    with book.reading() as connection:
        assert faults(book, connection) == []
        assert [(s.count, s.state) for s in sessions.sessions(connection)] == [(1, State.DONE)] * 2
        rest = csv_import.plan(path, connection, "wuhan")
    assert (len(rest.lines), rest.known) == (1, 2)
    assert csv_import.carry_out(book, rest) == 1


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("2026-13-01,,wuhan,a,1,b,-1,c,0,d,0", "line 2, date"),
        ("2026-07-01,,wuhan,a,1,b,-2,c,0,d,0", "line 2, points: sum to -1"),
        ("2026-07-01,,wuhan,a,1,a,-1,c,0,d,0", "one player twice"),
        ("2026-07-01,,wuhan,a,one,b,-1,c,0,d,0", "line 2, points1: 'one'"),
        ("2026-07-01,,wuhan,a,1,b,-1,,,,", "line 2, players: 2; expected 4"),
        ("2026-07-01,,bridge,a,1,b,-1,c,0,d,0", "no rule system 'bridge'"),
        ("2026-07-01,,wuhan,a,1_0,b,-10,c,0,d,0", "line 2, points1: '1_0'"),
        ("2026-07-01,,wuhan,a,1.0,b,-1,c,0,d,0", "line 2, points1: '1.0'"),
        (f"2026-07-01,,wuhan,a,{'9' * 5000},b,-1,c,0,d,0", "line 2, points1: "),
        ("2026-07-01,,wuhan,a,2000000000,b,-2000000000,c,0,d,0", "expected at most 1000000000"),
        ("2026-07-01,,wuhan,a,1,b,-1,c,0,d,0,5", "line 2: more cells than columns"),
        ("2026-07-01,,wuhan,a,1,b,-1,c,0,d,0,,,e", "line 2: more cells than columns"),
        ("2026-07-01,,huangshi,a,1,b,-1,c,0,,7", "line 2, points4: points of nobody"),
        ("2026-07-01 25:00,,wuhan,a,1,b,-1,c,0,d,0", "line 2, date"),
        ("0001-01-01T00:00+08:00,,wuhan,a,1,b,-1,c,0,d,0", "line 2, date"),
        ("9999-12-31,,wuhan,a,1,b,-1,c,0,d,0", "line 2, date"),
        ("2026-07-01,,wuhan,,1,b,-1,c,0,d,0", "line 2, points1: points of nobody"),
        (f"2026-07-01,,wuhan,{'a' * 41},1,b,-1,c,0,d,0", "line 2, name: 41 characters"),
    ],
)
def test_a_line_that_cannot_be_used_is_named(book, tmp_path, line, what) -> None:
    path = tmp_path / "bad.csv"
    path.write_text(CSV.split("\n", maxsplit=1)[0] + "\n" + line + "\n", encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection)
    assert len(plan.problems) == 1
    assert what in plan.problems[0].en
    assert plan.problems[0].zh.startswith("第 2 行：")
    assert not re.search("[a-z]{4}", re.sub("points[1-4]|[a-z-]*bridge.*|a{41}", "", plan.problems[0].zh)), (
        "told in Chinese"
    )
    with pytest.raises(BadInput) as refused:
        csv_import.carry_out(book, plan)
    assert refused.value.text == plan.problems[0]


@pytest.mark.parametrize(
    ("names", "what"),
    [
        ("老吴,大吴", "one player twice (老吴, 大吴, c, d)"),
        ("大吴,新人", "is an alias of several"),
        ("Tom,tom", "one player twice (Tom, tom, c, d)"),
    ],
)
def test_a_line_whose_names_mean_one_or_several_players_is_named_before_anything_is_written(
    book, tmp_path, names, what
) -> None:
    wu = people.add_player(book, "老吴")
    people.change_player(book, replace(wu, aliases=("大吴",)))
    if "several" in what:
        people.change_player(book, replace(people.add_player(book, "吴大"), aliases=("大吴",)))
    one, other = names.split(",")
    lines = ["2026-07-01,,wuhan,a,1,b,-1,c,0,d,0", f"2026-07-02,,wuhan,{one},1,{other},-1,c,0,d,0"]
    path = tmp_path / "names.csv"
    path.write_text("\n".join([CSV.split("\n", maxsplit=1)[0], *lines]) + "\n", encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection)
    assert len(plan.problems) == 1
    assert plan.problems[0].en.startswith("line 3, players: ")
    assert what in plan.problems[0].en
    assert plan.problems[0].zh.startswith("第 3 行：")


def test_a_new_player_written_in_two_ways_is_one(book, tmp_path) -> None:
    lines = ["2026-07-01,,wuhan,Tom,1,b,-1,c,0,d,0", "2026-07-02,,wuhan,tom,1,b,-1,c,0,d,0"]
    path = tmp_path / "names.csv"
    path.write_text("\n".join([CSV.split("\n", maxsplit=1)[0], *lines]) + "\n", encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection)
    assert plan.new_players == ("Tom", "b", "c", "d")
    csv_import.carry_out(book, plan)
    with book.reading() as connection:
        assert sorted(p.name for p in people.players(connection)) == ["Tom", "b", "c", "d"]


@pytest.mark.parametrize(
    ("written", "here"),
    [
        ("2026-07-22", "2026-07-22 20:00"),  # of a day alone its evening is meant
        ("20260722", "2026-07-22 20:00"),
        ("2026-07-22 00:00", "2026-07-22 00:00"),
        ("2026-07-22T00:00:00", "2026-07-22 00:00"),
        ("2026-07-22 20:15", "2026-07-22 20:15"),
        ("2026-07-22T14:15Z", "2026-07-22 22:15"),
        ("2026-07-22 20:15:30+08:00", "2026-07-22 20:15"),
        ("2026-07-22T20:15-05:00", "2026-07-23 09:15"),
    ],
)
def test_a_round_is_of_the_moment_that_its_line_says(book, four, tmp_path, written, here) -> None:
    there = Book(book.engine, book.clock, zone=timezone(timedelta(hours=8)), folder=book.folder)
    path = tmp_path / "old.csv"
    path.write_text(f"{CSV.splitlines()[0]}\n{written},,wuhan,老吴,1,陈姐,-1,c,0,d,0\n", encoding="utf-8")
    with there.reading() as connection:
        plan = csv_import.plan(path, connection, zone=there.zone)
    assert plan.problems == ()
    csv_import.carry_out(there, plan)
    with there.reading() as connection:
        (when,) = {row[0] for row in round_rows(there, connection, Period())}
    assert isinstance(when, datetime)
    assert f"{when:%Y-%m-%d %H:%M}" == here


def test_an_evening_goes_on_after_midnight(book, four, tmp_path) -> None:
    path = tmp_path / "old.csv"
    ends = "wuhan,老吴,1,陈姐,-1,c,0,d,0"
    times = ("2026-07-01 23:50", "2026-07-02 00:00", "2026-07-02 00:10", "2026-07-02 20:00")
    path.write_text("\n".join([CSV.splitlines()[0], *(f"{time},,{ends}" for time in times)]), encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection, zone=book.zone)
    assert (len(plan.lines), plan.sessions) == (4, 2)
    csv_import.carry_out(book, plan)
    with book.reading() as connection:
        assert [s.count for s in sessions.sessions(connection)] == [1, 3]
        assert {row[1] for row in round_rows(book, connection, Period())} == {"2026-07-01", "2026-07-02"}


def test_empty_cells_beyond_the_columns_do_no_harm(book, four, tmp_path) -> None:
    path = tmp_path / "old.csv"
    path.write_text(f"{CSV.splitlines()[0]}\n2026-07-01,,huangshi,老吴,1,陈姐,-1,c,0,,0,, ,\n", encoding="utf-8")
    with book.reading() as connection:
        plan = csv_import.plan(path, connection)
    assert (plan.problems, [line.players for line in plan.lines]) == ((), [("老吴", "陈姐", "c")])


def test_a_file_that_is_no_such_csv(book, tmp_path) -> None:
    path = tmp_path / "bad.csv"
    pair = b"player1,points1,player2,points2"
    for data in (b"", b"a,b\n1,2\n", b"\xff\xfe\x00", b"date\n", b"date,player1," + pair, b"date,player3," + pair):
        path.write_bytes(data)
        with book.reading() as connection, pytest.raises(BadInput):
            csv_import.plan(path, connection)
