"""The page of records by mouse and keyboard: list, filters, opening; what cannot be read is said."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.record_keeping import read_notes
from mjdesk.record_shelf import FOLDER, Shelved, Won, load_records, read_shelf, read_starred
from mjdesk.ui.i18n import set_language
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.records import words
from mjdesk.ui.records.before import points_before
from mjdesk.ui.records.filters import DAYS, RESULTS, Filter, since
from mjdesk.ui.records.note_sheet import NoteSheet
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.records.rows import rows_of
from tests.test_record_shelf import keep
from tests.ui.shell_tools import Painted, click, flush, hanzi_in, texts_of

PATIENCE = 60_000


@pytest.fixture
def page(qtbot, window, profile) -> RecordsPage:
    """The page with two matches of three rounds."""
    keep(profile, "wuhan", "one", 3)
    keep(profile, "qionghu", "two", 3)
    return shown(qtbot, window)


def shown(qtbot, window) -> RecordsPage:
    QTest.keyClicks(window.home, "5")
    made = window.page
    assert isinstance(made, RecordsPage)
    qtbot.waitUntil(lambda: made.shelf is not None, timeout=PATIENCE)
    flush()
    return made


def rounds(page: RecordsPage) -> list[Shelved]:
    return [row.shelved for row in page.list.rows if not row.is_head]


def middle_of(page: RecordsPage, number: int) -> QPoint:
    return page.list.box(number).center().toPoint()


# --- the list


def test_matches_stand_together_the_latest_round_first(page) -> None:
    heads = [row for row in page.list.rows if row.is_head]
    assert [len(head.rounds) for head in heads] == [3, 3]
    assert [[shelved.number for shelved in head.rounds] for head in heads] == [[3, 2, 1], [3, 2, 1]]
    assert len(rounds(page)) == 6
    page.grab()


def test_rows_of_mixed_matches() -> None:
    def shelved(match: str, number: int) -> Shelved:
        return Shelved(f"{match}-{number}", "wuhan", match, number, 4, 0, (0, 0, 0, 0), (), 0.0)

    some = [shelved("b", 2), shelved("a", 7), shelved("b", 1), shelved("a", 8)]
    assert [(row.shelved.match, row.shelved.number, row.is_head) for row in rows_of(some)] == [
        ("b", 2, True),
        ("b", 2, False),
        ("b", 1, False),
        ("a", 8, True),
        ("a", 8, False),
        ("a", 7, False),
    ]


def test_a_click_opens_the_round_it_is_on(qtbot, window, page) -> None:
    number = next(n for n, row in enumerate(page.list.rows) if not row.is_head and row.shelved.number == 2)
    wanted = page.list.rows[number].shelved
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=middle_of(page, number))
    viewer = window.page
    assert isinstance(viewer, ReplayPage)
    assert (viewer.record.setup.match, viewer.record.setup.number) == (wanted.match, 2)
    qtbot.waitUntil(lambda: viewer.film is not None, timeout=PATIENCE)
    assert viewer.film.before == points_before(page.shelf.records, wanted)
    assert any(viewer.film.before)
    QTest.keyClick(viewer, Qt.Key.Key_Escape)
    assert window.page is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_a_click_on_a_head_opens_nothing(window, page) -> None:
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=middle_of(page, 0))
    assert window.page is page


def test_by_keyboard(qtbot, window, page) -> None:
    assert window.focusWidget() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.list.rows[page.list.current].shelved == rounds(page)[1]
    assert "第 2 局" in page.list.accessibleDescription()
    QTest.keyClick(page.list, Qt.Key.Key_End)
    assert page.list.rows[page.list.current].shelved == rounds(page)[-1]
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClick(page.list, Qt.Key.Key_Up)
    assert page.list.rows[page.list.current].shelved == rounds(page)[0]
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(window.page, ReplayPage)
    assert window.page.record.setup.number == 3


def test_reviews_are_asked_for_by_button_and_key(page) -> None:
    heard: list = []
    page.list.review_wanted.connect(heard.append)
    box = page.list.box(2)
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=page.list._button(box).center().toPoint())
    QTest.keyClicks(page.list, "r")
    assert heard == [page.list.rows[2].shelved] * 2


def test_marking_by_click_and_key(qtbot, window, page, profile) -> None:
    wanted = page.list.rows[2].shelved
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=page.list._star(page.list.box(2)).center().toPoint())
    assert window.page is page
    assert read_starred(profile) == {wanted.name}
    assert "收藏" in page.list.spoken(2)
    page.results.setValue(RESULTS.index("starred"))
    assert rounds(page) == [wanted]
    page.results.setValue(0)
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClicks(page.list, "f")
    assert len(read_starred(profile)) == 2
    QTest.keyClicks(page.list, "f")
    assert read_starred(profile) == {wanted.name}
    page.grab()
    page.leave()
    again = shown(qtbot, window)
    assert again.list.starred == {wanted.name}


# --- filters


def test_by_system_and_by_result(page) -> None:
    click(next(row for row in page.rail.rows if row.item.key == "qionghu"))
    assert {shelved.rules for shelved in rounds(page)} == {"qionghu"}
    click(page.rail.rows[0])
    for place, result in enumerate(RESULTS):
        page.results.setValue(place)
        assert rounds(page) == [row.shelved for row in page.list.rows if not row.is_head]
        wanted = [shelved for shelved in page.shelf.records if Filter(result=result).fits(shelved)]
        assert sorted(shelved.name for shelved in rounds(page)) == sorted(shelved.name for shelved in wanted)
    page.grab()


@pytest.mark.parametrize(
    ("payments", "wins", "wanted"),
    [
        ((6, -2, -2, -2), (Won(0, "draw"),), {"all", "won"}),
        ((-6, 6, 0, 0), (Won(1, "discard", 0),), {"all", "lost"}),
        ((0, 6, -6, 0), (Won(1, "discard", 2),), {"all"}),
        ((0, 0, 0, 0), (), {"all", "nobody"}),
        ((), (), {"all"}),
    ],
)
def test_what_fits(payments, wins, wanted: set[str]) -> None:
    shelved = Shelved("x", "wuhan", "m", 1, 4, 0, payments, wins, 0.0)
    assert {result for result in RESULTS if Filter("wuhan", result).fits(shelved)} == wanted
    assert not any(Filter("qionghu", result).fits(shelved) for result in RESULTS)


def test_what_fits_by_day_table_and_words() -> None:
    midnight = 10_000_000.0
    shelved = Shelved("x", "wuhan", "m", 1, 3, 0, (0, 0, 0), (), midnight - 3 * 86_400 + 5)
    assert {days for days in DAYS if Filter(since=since(days, midnight)).fits(shelved)} == {0, 7, 30, 365}
    assert [seats for seats in (0, 2, 3, 4) if Filter(players=seats).fits(shelved)] == [0, 3]

    def told() -> str:
        return "武汉麻将 第 1 局，许嘉自摸，Kept the pair"

    assert Filter(words="kept  许嘉").fits(shelved, told=told)
    assert not Filter(words="kept 周伯").fits(shelved, told=told)
    assert Filter(result="noted").fits(shelved, noted=frozenset({"x"}))
    assert not Filter(result="noted").fits(shelved)


def test_by_what_a_row_says(page) -> None:
    QTest.keyClicks(page.list, "/")
    assert page.window().focusWidget() is page.search.edit
    some = [shelved for shelved in rounds(page) if "许嘉" in page.list.told(shelved)]
    assert 0 < len(some) < 6
    page.search.edit.setText("许嘉")
    assert rounds(page) == some
    page.search.edit.clear()
    assert len(rounds(page)) == 6


def test_by_day(page) -> None:
    """They were kept long ago (a second after the other in 1970)."""
    page.days._take(1)
    assert rounds(page) == []
    page.grab()
    page.days._take(0)
    page.tables._take(1)
    assert rounds(page) == []


# --- notes, in and out


def test_a_note_is_written_found_and_kept(qtbot, window, page, profile) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    wanted = page.list.rows[page.list.current].shelved
    QTest.keyClicks(page.list, "n")
    sheet = window.sheet
    assert isinstance(sheet, NoteSheet)
    assert window.focusWidget() is sheet.field.edit
    QTest.keyClicks(sheet.field.edit, "kept the pair too long")
    QTest.keyClick(sheet.field.edit, Qt.Key.Key_Return)
    assert window.sheet is None
    assert read_notes(profile) == {wanted.name: "kept the pair too long"}
    assert "kept the pair" in page.list.spoken(page.list.current)
    page.results.setValue(RESULTS.index("noted"))
    assert rounds(page) == [wanted]
    page.results.setValue(0)
    page.search.edit.setText("PAIR")
    assert rounds(page) == [wanted]
    page.grab()
    page.leave()
    again = shown(qtbot, window)
    assert again.list.notes == {wanted.name: "kept the pair too long"}
    again.note(wanted, "")
    assert read_notes(profile) == {}


def test_the_pen_of_a_row_opens_its_note(window, page) -> None:
    pen = page.list._pen(page.list.box(2)).center().toPoint()
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=pen)
    assert isinstance(window.sheet, NoteSheet)
    QTest.keyClick(window.sheet.field.edit, Qt.Key.Key_Escape)
    assert window.sheet is None
    assert page.list.notes == {}


def test_files_that_are_dropped_are_kept(qtbot, window, page, profile, tmp_path) -> None:
    keep(tmp_path, "changsha", "friend", 2)
    files = [*(tmp_path / FOLDER).glob("*.jsonl"), tmp_path / "none.jsonl"]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    at, action, button = QPoint(50, 50), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    entered = QDragEnterEvent(at, action, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(page, entered)
    assert entered.isAccepted()
    before = page.shelf
    QApplication.sendEvent(page, QDropEvent(QPointF(at), action, data, button, Qt.KeyboardModifier.NoModifier))
    qtbot.waitUntil(lambda: page.shelf is not before, timeout=PATIENCE)
    assert len(rounds(page)) == 8
    assert "2 局" in window.toasted
    assert "none.jsonl" in window.toasted


def test_what_is_listed_is_written_into_one_file(qtbot, window, page, tmp_path) -> None:
    page.search.edit.setText("穷胡")
    page.exchange.write_out(tmp_path / "out.jsonl")
    qtbot.waitUntil(lambda: "out.jsonl" in window.toasted, timeout=PATIENCE)
    written = load_records(tmp_path / "out.jsonl")
    assert [(record.setup.rules, record.setup.number) for record in written] == [("qionghu", n) for n in (1, 2, 3)]
    page.exchange.write_out(tmp_path / "no" / "folder" / "out.jsonl")
    qtbot.waitUntil(lambda: "没存成" in window.toasted or "no/folder" in window.toasted, timeout=PATIENCE)


# --- words


@pytest.mark.parametrize(
    ("language", "wins", "wanted"),
    [
        ("zh_CN", (Won(0, "draw"),), "你自摸"),
        ("zh_CN", (Won(1, "discard", 0),), "许嘉胡，你点炮"),
        ("zh_CN", (Won(2, "kong", 3), Won(1, "kong", 3)), "阿衡抢周伯的杠；许嘉抢周伯的杠"),
        ("zh_CN", (), "荒庄"),
        ("en", (Won(1, "discard", 0),), "Jia Xu won on your tile"),
    ],
)
def test_how_a_round_ended_in_words(language: str, wins, wanted: str) -> None:
    set_language(language)
    shelved = Shelved("x", "wuhan", "m", 1, 4, 0, (0, 0, 0, 0), wins, 0.0)
    assert words.outcome(shelved, words.seats(4)) == wanted


def test_no_hanzi_in_english(window, page, monkeypatch) -> None:
    window.change_settings(replace(window.settings, language="en"))
    flush()
    painted = Painted(monkeypatch)
    page.grab()
    assert hanzi_in(painted.texts) == []
    assert hanzi_in(list(texts_of(page))) == []


# --- bad moments


def test_nothing_yet(qtbot, window) -> None:
    made = shown(qtbot, window)
    assert made.new_button.isVisible()
    assert not made.results.isVisible()
    made.grab()
    click(made.new_button)
    assert isinstance(window.sheet, NewMatch)


def test_files_that_cannot_be_read_are_said_once(qtbot, window, profile) -> None:
    keep(profile, "wuhan", "one", 1)
    (profile / FOLDER / "bad.jsonl").write_text("nonsense\n")
    made = shown(qtbot, window)
    assert "1" in window.toasted
    assert len(rounds(made)) == 1


def test_a_record_that_went_bad_since_it_was_listed(window, page, profile) -> None:
    for name in os.listdir(profile / FOLDER):
        if name.endswith(".jsonl"):
            (profile / FOLDER / name).write_text("nonsense\n")
    QTest.mouseClick(page.list, Qt.MouseButton.LeftButton, pos=middle_of(page, 1))
    assert window.page is page
    assert "读不出来" in window.toasted


def test_a_file_from_elsewhere(window, page, tmp_path, profile) -> None:
    first = read_shelf(profile).records[0]
    other = tmp_path / "from-a-friend.jsonl"
    other.write_bytes((profile / FOLDER / first.name).read_bytes())
    page.exchange.open_file(other)
    assert isinstance(window.page, ReplayPage)
    window.page.leave()
    page.exchange.open_file(tmp_path / "nowhere.jsonl")
    assert window.page is page
    assert "nowhere.jsonl" in window.toasted


@pytest.mark.parametrize("scale", [100, 200, 300])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_large_text_cuts_nothing_off(window, page, scale: int, language: str) -> None:
    window.resize(1180, 664)
    window.change_settings(replace(window.settings, text_scale=scale, language=language))
    flush()
    inside = page.rect()
    for part in (page.back, *page.at_right, page.area, page.results, page.ends, page.search, page.days, page.tables):
        assert inside.contains(part.geometry().adjusted(6, 6, -6, -6)), part.objectName()
    assert page.rail_area.isVisible() != page.systems.isVisible()
    assert page.results.isVisible() != page.ends.isVisible()
    for chooser in (page.ends, page.days, page.tables):
        assert not chooser.isVisible() or chooser.face().width() >= chooser.want().width() - 1, "no word is cut"
    assert not page.results.isVisible() or page.results.face().width() >= page.results.want().width() - 1
    page.grab()


def test_every_system_has_a_name_in_the_list(qtbot, window, profile) -> None:
    for rules in SYSTEMS:
        keep(profile, rules, f"all/{rules}", 1)
    made = shown(qtbot, window)
    assert [row.item.key for row in made.rail.rows] == ["all", *SYSTEMS]
    made.grab()
