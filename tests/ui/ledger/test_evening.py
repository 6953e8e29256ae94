"""The end of an evening: time, fees, fines; sheets of paper; four sides; the scoreboard."""

from __future__ import annotations

import re
from functools import partial
from urllib.request import urlopen

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from mjdesk.ledger import people
from mjdesk.ledger.accounts import balances
from mjdesk.ledger.check import faults
from mjdesk.ledger.entry import PointsEntry, Won
from mjdesk.ledger.money import Kind, Unit, fine, posted
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.seating import reseat, reseating
from mjdesk.ui import exports
from mjdesk.ui.ledger import sheets
from mjdesk.ui.ledger.four_sides import FourSides
from mjdesk.ui.ledger.money_sheet import MoneySheet
from mjdesk.ui.ledger.rounds_page import RoundsPage
from mjdesk.ui.ledger.scoreboard_sheet import ScoreboardSheet, addresses
from tests.ui.shell_tools import Painted, click


@pytest.fixture
def played(book, session) -> int:
    """Three rounds."""
    for n in range(3):
        net = [-10] * 4
        net[n] = 30
        save_round(book, session, PointsEntry(tuple(net), (Won(n),)), key=f"r{n}")
    return session


@pytest.fixture
def rounds(desk, played) -> RoundsPage:
    """The rounds of the session."""
    desk.board.open_rounds(played)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, RoundsPage)
    return page


@pytest.fixture
def money(desk, rounds) -> MoneySheet:
    """The sheet of time, fees and fines."""
    click(rounds.more)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, MoneySheet)
    return sheet


def test_a_fee_is_charged_and_taken_back(desk, book, money, played) -> None:
    money.fee_by.setValue(2)
    QTest.keyClicks(money.fee.edit, "40.01")
    QTest.keyClick(money.fee.edit, Qt.Key.Key_Return)
    desk.wait()
    with book.reading() as connection:
        paid = balances(connection, played, (Kind.FEE,), Unit.MONEY)
    assert sum(paid.values()) == -4001
    money.grab()
    entry = money.list.rows[0].key
    money.list.setFocus()
    QTest.keyClick(money.list, Qt.Key.Key_Return)
    assert desk.window.focusWidget() is money.undo
    assert money.undo.text() == "撤销：桌费 高师傅 → 场子"
    money.grab()
    QTest.keyClick(money.undo, Qt.Key.Key_Return)
    desk.wait()
    assert not money.undo.isVisible()
    assert money.list.rows[0].quiet
    QTest.keyClick(money.list, Qt.Key.Key_Return)
    assert not money.undo.isVisible(), "what is cancelled cannot be cancelled again"
    with book.reading() as connection:
        assert [e.cancelled for e in posted(connection, played) if e.id == entry] == [True]
        assert faults(book, connection) == []


def test_a_fine_counts_on_every_screen(desk, book, money, rounds, played, monkeypatch) -> None:
    money.tabs.setValue(1)
    click(money.people[1])
    QTest.keyClicks(money.points.edit, "7")
    money.reason.edit.insert("诈胡")
    click(money.fine_button)
    desk.wait()
    player = rounds.table.players[1]
    assert player is not None
    assert rounds.table.sums()[player] == 10 - 7
    assert desk.board.cards.cards[0].model.seats[1].points == 3
    desk.window.close_sheet()
    painted = Painted(monkeypatch)
    rounds.list.grab()
    assert "−7" in painted.texts
    assert "+3" in painted.texts
    painted.texts.clear()
    sheets.picture(lambda painter, page: sheets.paint_evening(painter, page, rounds.papers.evening()))
    assert "+3" in painted.texts
    with book.reading() as connection:
        assert balances(connection, played)[player] == 3


@pytest.mark.parametrize(
    ("points", "reason", "who", "said"),
    [("7", "x", -1, "先点是谁"), ("", "x", 0, "罚分要大于 0"), ("7", "", 0, "请写明为什么罚")],
)
def test_a_fine_that_cannot_be_says_why(desk, money, points, reason, who, said) -> None:
    money.tabs.setValue(1)
    if who >= 0:
        click(money.people[who])
    QTest.keyClicks(money.points.edit, points)
    QTest.keyClicks(money.reason.edit, reason)
    money.fine()
    desk.wait()
    assert money.problem == said


def test_an_amount_that_cannot_be_read_says_so(money) -> None:
    money.fee.edit.setText("much")
    money.charge()
    assert money.problem == "金额看不懂，例如 12.50"


# --- paper


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_sheets_are_kept_as_pdf_and_picture(desk, rounds) -> None:
    evening, picture = rounds.papers.keep("evening", "pdf"), rounds.papers.keep("evening", "png")
    one = rounds.papers.keep("round", "pdf")
    desk.wait()
    assert evening is not None
    assert picture is not None
    assert one is not None
    assert evening.read_bytes().startswith(b"%PDF")
    assert pages_in(evening.read_bytes()) == pages_in(one.read_bytes()) == 1
    image = QImage(str(picture))
    assert image.width() == 1588
    assert 400 < image.height() < 1400, "cut below what is painted"
    assert str(one) in desk.window.toasted


def test_a_long_evening_has_several_pages_and_every_round_once(
    desk, book, rounds, played, tmp_path, monkeypatch
) -> None:
    for n in range(60):
        save_round(book, played, PointsEntry((n, -n, 0, 0)), key=f"more{n}")
    rounds.reload()
    desk.wait()
    pages = sheets.page_count(rounds.table)
    assert pages == 3
    assert [n for page in range(pages) for n in sheets.rows_of(63, page)] == list(range(63))
    painted = Painted(monkeypatch)
    path = tmp_path / "long.pdf"
    paint = partial(sheets.paint_evening, evening=rounds.papers.evening())
    exports.save_pdf(path, partial(sheets.paint_pages, pages=pages, paint=paint))
    assert pages_in(path.read_bytes()) == pages
    assert all(str(n) in painted.texts for n in range(1, 64))
    assert "3 / 3" in painted.texts


def test_a_long_evening_is_one_picture_with_every_round_and_the_totals(desk, book, rounds, played, monkeypatch) -> None:
    for n in range(60):
        save_round(book, played, PointsEntry((n, -n, 0, 0)), key=f"more{n}")
    rounds.reload()
    desk.wait()
    painted = Painted(monkeypatch)
    image = sheets.picture_of(rounds.papers.evening())
    assert {str(n) for n in range(1, 64)} <= set(painted.texts)
    assert {"合计", "谁付给谁"} <= set(painted.texts)
    assert image.height() > 63 * 27 * 2
    bottom = [image.pixelColor(x, image.height() - 200) for x in range(120, 1400)]
    assert len({colour.rgb() for colour in bottom}) > 1 or image.height() < 5000, "nothing is cut off below"


def test_who_was_fined_and_never_played_has_a_column(desk, book, session, monkeypatch) -> None:
    """A seat is taken, its person is fined and leaves before the first round."""
    who = reseating(book, session, 1, ("迟到的人", "老吴", "小魏", "高师傅"))
    reseat(book, who)
    with book.reading() as connection:
        late = people.find(connection, "迟到的人").id
    fine(book, session, late, 5, "迟到")
    reseat(book, reseating(book, session, 1, ("陈姐", "老吴", "小魏", "高师傅")))
    save_round(book, session, PointsEntry((10, -10, 0, 0)), key="r")
    desk.board.open_rounds(session)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, RoundsPage)
    painted = Painted(monkeypatch)
    page.list.grab()
    assert {"迟到的人", "−5"} <= set(painted.texts)
    painted.texts.clear()
    sheets.picture_of(page.papers.evening())
    assert {"迟到的人", "−5"} <= set(painted.texts)
    assert any(words.startswith("迟到的人 → 场子") for words in page.plan_words()), "the fine is settled"


def test_the_evening_goes_to_a_printer(desk, rounds, tmp_path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    rounds.papers.send(printer)
    desk.wait()
    assert desk.window.toasted == "已送去打印"
    assert pages_in((tmp_path / "printed.pdf").read_bytes()) == 1


def test_a_round_on_paper_tells_every_payment(rounds, monkeypatch) -> None:
    painted = Painted(monkeypatch)
    sheets.picture(lambda painter, page: sheets.paint_round(painter, rounds.table, 1, "2026-07-22"))
    assert {"老吴 → 陈姐", "小魏 → 陈姐", "高师傅 → 陈姐"} <= set(painted.texts)


def test_the_list_of_papers_is_opened_by_a_click(desk, rounds) -> None:
    menu = rounds.open_paper()
    assert menu.labels[0] == "这一场存成 PDF"
    click(menu, menu.row(0).center().toPoint())
    desk.wait()
    assert "mjdesk-evening-" in desk.window.toasted


# --- screens


def test_four_sides_turn_each_plate_to_its_player(desk, book, played, monkeypatch) -> None:
    desk.board.refresh()
    desk.wait()
    card = desk.board.cards.cards[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_T)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, FourSides)
    assert [turn for _, turn in page.plates()] == [0, 270, 180, 90]
    assert "陈姐 +10" in page.accessibleName()
    save_round(book, played, PointsEntry((90, -30, -30, -30)), key="later")
    page.refresh()
    desk.wait()
    painted = Painted(monkeypatch)
    page.grab()
    assert "+100" in painted.texts
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert desk.window.page is desk.board


def test_the_scoreboard_is_off_until_it_is_turned_on(qtbot, desk, played) -> None:
    assert desk.board.scoreboard is None
    click(desk.board.net)
    sheet = desk.window.sheet
    assert isinstance(sheet, ScoreboardSheet)
    assert sheet.modules() == ()
    assert sheet.addresses[-1] == "127.0.0.1"
    sheet.port = 0
    sheet.where.show_place(len(sheet.addresses) - 1)
    click(sheet.switch)
    desk.wait()
    running = desk.board.scoreboard
    assert running is not None
    with urlopen(running.url, timeout=20) as answer:
        assert "老吴" in answer.read().decode()
    assert len(sheet.modules()) == len(sheet.modules()[0]) >= 21
    sheet.grab()
    click(sheet.switch)
    desk.wait()
    assert desk.board.scoreboard is None
    assert sheet.modules() == ()


def test_addresses_are_of_this_machine() -> None:
    assert addresses()[-1] == "127.0.0.1"
    assert len(set(addresses())) == len(addresses())
