"""People join and leave from the window; files go out and in, with progress and a stop."""

from __future__ import annotations

import json
from threading import Event

import openpyxl
import pytest
from shiboken6 import isValid

from mjdesk.ledger import people
from mjdesk.ledger.backup import FOLDER
from mjdesk.ledger.check import faults
from mjdesk.ledger.entry import PointsEntry
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.sessions import load
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.files_sheet import FilesSheet
from mjdesk.ui.ledger.rounds_page import RoundsPage
from mjdesk.ui.ledger.seats_sheet import SeatsSheet
from tests.ui.shell_tools import click, flush

NAMES = ["陈姐", "老吴", "小魏", "高师傅"]


@pytest.fixture
def played(book, session) -> int:
    """Four rounds in which the first seat wins ten of the second."""
    for n in range(4):
        save_round(book, session, PointsEntry((10, -10, 0, 0)), key=f"r{n}")
    return session


@pytest.fixture
def seats(desk, played) -> SeatsSheet:
    """The sheet of seats."""
    desk.board.open_rounds(played)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, RoundsPage)
    page.list.choose(3)
    click(page.seats)
    sheet = desk.window.sheet
    assert isinstance(sheet, SeatsSheet)
    return sheet


def seated(book, session) -> list[str]:
    with book.reading() as connection:
        there = load(connection, session).seated
        names = people.names(connection, [p for p in there if p is not None])
        assert faults(book, connection) == []
    return [names.get(p or 0, "") for p in there]


def test_somebody_leaves_and_a_new_one_comes_with_the_next_round(desk, book, seats, played) -> None:
    assert [field.edit.text() for field in seats.names] == NAMES
    seats.names[0].edit.setText("过路客")
    click(seats.take)
    desk.wait()
    assert desk.window.sheet is None, "no round that is played changes: it is done at once"
    assert seated(book, played) == ["过路客", *NAMES[1:]]
    assert desk.board.cards.cards[0].model.seats[0].name == "过路客"


def test_who_really_sat_there_is_shown_before_it_is_accepted(desk, book, seats, played) -> None:
    seats.start.setValue(1)
    seats.names[0].edit.setText("老吴")
    seats.names[1].edit.setText("陈姐")
    seats.accept()
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, DifferenceSheet)
    assert [d.after and d.after[0] for d in sheet.correction.differences] == [3, 4]
    assert sorted(sheet.correction.moved.values()) == [-40, 40]
    click(sheet.take)
    desk.wait()
    assert seated(book, played) == ["老吴", "陈姐", "小魏", "高师傅"]


def test_one_person_at_two_seats_is_refused(desk, book, seats, played) -> None:
    seats.names[0].edit.setText("老吴")
    seats.accept()
    desk.wait()
    assert seats.problem == "同一个人坐了两个位子"
    assert seated(book, played) == NAMES


def test_an_empty_seat_is_seen_on_the_board(desk, book, seats, played) -> None:
    seats.names[2].edit.clear()
    seats.accept()
    desk.wait()
    assert seated(book, played) == ["陈姐", "老吴", "", "高师傅"]
    assert desk.board.cards.cards[0].note()[0] == "缺 1 人"


# --- files


@pytest.fixture
def files(desk, played) -> FilesSheet:
    """The sheet of files."""
    click(desk.board.files)
    sheet = desk.window.sheet
    assert isinstance(sheet, FilesSheet)
    return sheet


def test_files_go_out(desk, files, profile) -> None:
    for button in files.exports:
        click(button)
        desk.wait()
        assert "mjdesk-ledger-" in files.words
    made = {path.suffix: path for path in (profile / "exports").iterdir()}
    assert set(made) == {".xlsx", ".csv", ".json"}
    assert len(list(openpyxl.load_workbook(made[".xlsx"])["rounds"].rows)) == 17
    assert len(json.loads(made[".json"].read_text(encoding="utf-8"))["tables"]["round"]) == 4
    assert not files.halt.isVisible()


def test_an_export_is_stopped(desk, files, profile) -> None:
    gate = Event()
    desk.board.keeper.ask(lambda _book: gate.wait(60))  # the ledger is busy: the export has not begun
    click(files.exports[1])
    click(files.halt)
    gate.set()
    desk.wait()
    assert files.words == "已停下，没有写文件"
    assert not (profile / "exports").exists() or not list((profile / "exports").glob("*.csv"))


def test_an_export_whose_sheet_goes_is_stopped(desk, files, profile) -> None:
    """However the sheet goes: here it is not even asked to shut."""
    gate = Event()
    desk.board.keeper.ask(lambda _book: gate.wait(60))  # the ledger is busy: the export has not begun
    click(files.exports[2])
    desk.window.show_page(desk.window.page)
    flush()
    assert not isValid(files)
    gate.set()
    desk.wait()
    assert not list((profile / "exports").glob("*"))


def test_a_backup_is_made(desk, files, profile) -> None:
    click(files.backup)
    desk.wait()
    assert len(list((profile / FOLDER).glob("kept-*.db"))) == 1


def test_rounds_from_a_file_are_shown_and_then_added(desk, book, files, tmp_path) -> None:
    path = tmp_path / "old.csv"
    path.write_text("date,rules,player1,points1,player2,points2,player3,points3,player4,points4\n"
                    "2026-07-01,wuhan,陈姐,5,老吴,-5,甲,0,乙,0\n", encoding="utf-8")  # fmt: skip
    files.look_at(path)
    desk.wait()
    assert files.words == "1 场共 1 局，已有 0 局；新玩家：甲, 乙"
    with book.reading() as connection:
        assert "甲" not in [p.name for p in people.players(connection)]
    click(files.take)
    desk.wait()
    assert files.words == "加了 1 局"
    with book.reading() as connection:
        assert "甲" in [p.name for p in people.players(connection)]
        assert faults(book, connection) == []
    path.write_text("date,player1,points1,player2,points2\nsoon,a,1,b,-1\n", encoding="utf-8")
    files.look_at(path)
    desk.wait()
    assert files.words == "CSV 用不了：第 2 行：“soon”不是日期，应当像 2026-07-22"
    assert not files.take.isVisible()
