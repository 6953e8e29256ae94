"""The board, the rounds of a session with their corrections, opening a table, the page of a player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.ledger import people, sessions
from mjdesk.ledger.check import faults
from mjdesk.ledger.entry import PointsEntry, Won
from mjdesk.ledger.rounds import save_round
from mjdesk.ledger.sessions import State, load
from mjdesk.ui.ledger.board_page import BoardPage
from mjdesk.ui.ledger.compare_page import ComparePage
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.open_sheet import OpenSheet
from mjdesk.ui.ledger.people_sheet import PeopleSheet
from mjdesk.ui.ledger.periods import ALL, since_of
from mjdesk.ui.ledger.player_page import PlayerPage
from mjdesk.ui.ledger.rounds_page import RoundsPage
from tests.ui.shell_tools import Painted, click, hanzi_in

NAMES = ("陈姐", "老吴", "小魏", "高师傅")


@pytest.fixture
def played(book, session) -> int:
    """Five rounds of the session."""
    for n in range(5):
        net = [-10, -10, -10, -10]
        net[n % 4] = 30
        save_round(book, session, PointsEntry(tuple(net), (Won(n % 4),)), key=f"r{n}")
    return session


def rounds_page(desk) -> RoundsPage:
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_R)
    desk.wait()
    assert isinstance(desk.window.page, RoundsPage)
    return desk.window.page


def test_the_board_shows_every_table(desk) -> None:
    cards = desk.board.cards.cards
    assert [c.model.name for c in cards] == ["3", "2"]
    assert [s.name for s in cards[0].model.seats] == list(NAMES)
    assert "老吴" in cards[0].accessibleName()
    assert desk.board.about.text() == "1 桌在打 · 4 人"


def test_a_round_saved_elsewhere_is_seen_after_a_refresh(desk, book, session) -> None:
    save_round(book, session, PointsEntry((12, -4, -4, -4)), key="phone")
    desk.board.refresh()
    desk.wait()
    assert desk.board.cards.cards[0].model.seats[0].points == 12
    assert "+12" in desk.board.cards.cards[0].accessibleName()


def test_break_and_call_by_key(desk, book, session) -> None:
    card = desk.board.cards.cards[0]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_B)
    desk.wait()
    assert card.note()[0] == "休息"
    QTest.keyClick(card, Qt.Key.Key_B)
    desk.wait()
    QTest.keyClick(card, Qt.Key.Key_C)
    desk.wait()
    assert card.note()[0] == "叫服务"


def test_a_table_is_opened_by_keys_with_new_people(desk, book) -> None:
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_N)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, OpenSheet)
    for field, name in zip(sheet.names, ("甲", "乙", "丙", "丁"), strict=True):
        field.edit.insert(name)  # a test cannot type hanzi: an input method does
    sheet.rate.edit.setText("0.5")
    QTest.keyClick(sheet.names[3].edit, Qt.Key.Key_Return)
    desk.wait()
    assert desk.window.sheet is None
    with book.reading() as connection:
        newest = sessions.sessions(connection)[0]
        seated = load(connection, newest.id).seated
        names = people.names(connection, [p for p in seated if p is not None])
    assert [names[p or 0] for p in seated] == ["甲", "乙", "丙", "丁"]
    assert newest.rate == 50
    assert len(desk.board.cards.cards) == 3


def test_people_are_offered_and_seats_drawn(desk, book) -> None:
    for name in ("甲", "乙", "丙", "丁"):
        people.add_player(book, name)
    click(desk.board.cards.cards[1])
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, OpenSheet)
    assert [str(t.source) for t in sheet.offered if str(t.source)] == ["甲", "乙", "丙", "丁"], "the others sit already"
    for _ in range(4):
        click(next(t for t in sheet.offered if str(t.source)))
    assert sheet._texts() == ["甲", "乙", "丙", "丁"]
    click(sheet.draw)
    assert sorted(sheet._texts()) == sorted(["甲", "乙", "丙", "丁"])


def test_a_table_that_cannot_be_opened_says_why(desk) -> None:
    click(desk.board.cards.cards[1])
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, OpenSheet)
    for field in sheet.names:
        field.edit.setText("老吴")
    sheet.accept()
    desk.wait()
    assert sheet.problem == "同一个人坐了两个位子"
    sheet.rate.edit.setText("much")
    sheet.accept()
    assert sheet.problem == "金额看不懂，例如 12.50"


def test_a_correction_is_shown_before_it_is_accepted(desk, book, played) -> None:
    page = rounds_page(desk)
    assert page.list.row == 5
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_E)
    entry = desk.window.page
    assert isinstance(entry, EntryPage)
    fields = entry.by_points.fields
    assert [f.edit.text() for f in fields] == ["-10", "30", "-10", "-10"], "what was entered is shown"
    for field, text in zip(fields, ("60", "-20", "-20", "-20"), strict=True):
        field.edit.selectAll()
        QTest.keyClicks(field.edit, text)
    QTest.keyClick(fields[0].edit, Qt.Key.Key_Return)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, DifferenceSheet)
    assert [d.after[0] for d in sheet.correction.differences if d.after] == [2]
    with book.reading() as connection:
        assert load(connection, played).outcomes[1].payments == (-10, 30, -10, -10), "only shown"
    click(sheet.take)
    desk.wait()
    assert desk.window.page is page
    with book.reading() as connection:
        assert load(connection, played).outcomes[1].payments == (60, -20, -20, -20)
        assert faults(book, connection) == []
    assert page.list.table.loaded.outcomes[1].payments == (60, -20, -20, -20)


def test_a_round_is_deleted_and_one_put_in(desk, book, played) -> None:
    page = rounds_page(desk)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClick(page.list, Qt.Key.Key_D)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, DifferenceSheet)
    QTest.keyClick(sheet.take, Qt.Key.Key_Return)
    desk.wait()
    assert page.list.count == 4
    QTest.keyClick(page.list, Qt.Key.Key_I)
    entry = desk.window.page
    assert isinstance(entry, EntryPage)
    entry.tabs.setValue(2)
    for field, text in zip(entry.by_points.fields, ("3", "-3", "0", "0"), strict=True):
        QTest.keyClicks(field.edit, text)
    QTest.keyClick(entry.by_points.fields[0].edit, Qt.Key.Key_Return)
    desk.wait()
    click(desk.window.sheet.take)
    desk.wait()
    with book.reading() as connection:
        loaded = load(connection, played)
        assert loaded.outcomes[0].payments == (3, -3, 0, 0)
        assert len(loaded.outcomes) == 5
        assert faults(book, connection) == []


def test_a_correction_that_comes_too_late_changes_nothing(desk, book, played) -> None:
    page = rounds_page(desk)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_D)
    desk.wait()
    save_round(book, played, PointsEntry((1, -1, 0, 0)), key="meanwhile")
    click(desk.window.sheet.take)
    desk.wait()
    assert "刚被别人改过" in desk.window.toasted
    with book.reading() as connection:
        assert load(connection, played).session.count == 6
    assert page.list.count == 6


def test_the_evening_ends_and_all_have_paid(desk, book, played) -> None:
    page = rounds_page(desk)
    assert page.plan_words() == ["老吴 → 陈姐  10", "小魏 → 陈姐  10", "高师傅 → 陈姐  10"]
    click(page.end_button)
    desk.wait()
    assert desk.board.cards.cards[0].model.state is State.DONE
    click(page.settle_button)
    desk.wait()
    assert page.plan == ()
    with book.reading() as connection:
        assert load(connection, played).session.state is State.SETTLED
    page.leave()
    desk.wait()
    assert desk.board.cards.cards[0].model.session == 0


def test_the_page_of_a_player(desk, book, played) -> None:
    QTest.keyClick(desk.board.cards.cards[0], Qt.Key.Key_P)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, PeopleSheet)
    assert sheet.list.shown[0][0].name == "陈姐"
    sheet.search.edit.insert("吴")
    sheet._filter("吴")
    QTest.keyClick(sheet.search.edit, Qt.Key.Key_Return)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, PlayerPage)
    assert page.title.text() == "老吴"
    assert page.figure.model is not None
    assert (page.figure.model.figures.counts.rounds, page.figure.model.figures.counts.points) == (5, -10)
    page.period.setValue(ALL)
    desk.wait()
    page.grab()
    kept = [page.keep(suffix) for suffix in ("pdf", "png")]
    desk.wait()
    assert all(path.stat().st_size > 5000 for path in kept)
    assert kept[0].read_bytes().startswith(b"%PDF")
    link = page.figure.links[-1]
    assert link.number == played
    click(page.figure, link.box.center().toPoint())
    desk.wait()
    assert isinstance(desk.window.page, RoundsPage)
    desk.window.page.leave()
    page.figure.setFocus()
    while "陈姐" not in page.figure.accessibleName():
        QTest.keyClick(page.figure, Qt.Key.Key_Down)
    QTest.keyClick(page.figure, Qt.Key.Key_Return)
    desk.wait()
    assert isinstance(desk.window.page, ComparePage)


@pytest.mark.parametrize("scale", [100, 150, 300])
def test_large_text_has_the_pages_scroll(desk, book, played, scale) -> None:
    from dataclasses import replace

    from mjdesk.ui.ledger.player_page import open_player

    desk.window.change_settings(replace(desk.window.settings, text_scale=scale))
    rounds = rounds_page(desk)
    boxes = [b.face().translated(b.x(), b.y()) for b in (rounds.back, *rounds.at_right) if b.isVisible()]
    assert not [1 for n, a in enumerate(boxes) for b in boxes[:n] if a.intersects(b)]
    with book.reading() as connection:
        who = people.find(connection, "老吴").id
    page = open_player(desk.board, who)
    desk.wait()
    cards = list(page.figure.cards().values())
    assert not [1 for n, a in enumerate(cards) for b in cards[:n] if a.intersects(b)]
    assert all(page.figure.rect().adjusted(-1, -1, 1, 1).contains(card.toAlignedRect()) for card in cards)
    assert min(card.width() for card in cards) >= 240


def test_a_player_is_added(desk, book, session) -> None:
    click(desk.board.people)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, PeopleSheet)
    assert not sheet.add.isEnabled()
    sheet.search.edit.insert("新来的")
    sheet._filter("新来的")
    click(sheet.add)
    desk.wait()
    assert "新来的" in [p.name for p, _ in sheet.list.everybody]


@pytest.mark.parametrize(
    ("today", "period", "since"),
    [(20260722, 0, 20260701), (20260722, 1, 20260201), (20260322, 1, 20251001), (20260722, 2, 0)],
)
def test_periods(today, period, since) -> None:
    assert since_of(today, period) == since


def test_a_ledger_that_cannot_be_opened_is_said(qtbot, window, profile) -> None:
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ledger.db").write_text("a letter", encoding="utf-8")
    QTest.keyClick(window.home, Qt.Key.Key_4)
    board = window.page
    assert isinstance(board, BoardPage)
    qtbot.waitUntil(lambda: board.keeper.asked == 0, timeout=60_000)
    assert "坏了" in board.closed.why
    assert (profile / "ledger.db").read_text(encoding="utf-8") == "a letter"


def test_english_has_no_hanzi_of_its_own(desk, played, monkeypatch) -> None:
    from dataclasses import replace

    desk.window.change_settings(replace(desk.window.settings, language="en"))
    painted = Painted(monkeypatch)
    desk.board.refresh()
    desk.wait()
    desk.window.grab()
    page = rounds_page(desk)
    desk.window.grab()
    page.leave()
    entry = desk.enter()
    QTest.keyClicks(entry.mode.stage.edit, "234s !5m")
    desk.window.grab()
    names = set(NAMES)
    assert [t for t in hanzi_in(painted.texts) if not any(name in t for name in names)] == []
