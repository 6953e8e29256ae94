"""The page of records by mouse and keyboard: list, filters, opening; what cannot be read is said."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.record_shelf import FOLDER, Shelved, Won, read_shelf, read_starred
from mjdesk.ui import settings as settings_file
from mjdesk.ui.i18n import set_language
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.records import words
from mjdesk.ui.records.page import RESULTS, RecordsPage, fits, points_before
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.records.rows import rows_of
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.test_record_shelf import keep
from tests.ui.shell_tools import Painted, click, flush, hanzi_in, texts_of

PATIENCE = 60_000


@pytest.fixture
def window(qtbot, profile):
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.refresh_home()
    flush()
    return made


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
        wanted = [shelved for shelved in page.shelf.records if fits(shelved, "all", result)]
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
    assert {result for result in RESULTS if fits(shelved, "wuhan", result)} == wanted
    assert not any(fits(shelved, "qionghu", result) for result in RESULTS)


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
    page.open_file(other)
    assert isinstance(window.page, ReplayPage)
    window.page.leave()
    page.open_file(tmp_path / "nowhere.jsonl")
    assert window.page is page
    assert "nowhere.jsonl" in window.toasted


@pytest.mark.parametrize("scale", [100, 200, 300])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_large_text_cuts_nothing_off(window, page, scale: int, language: str) -> None:
    window.resize(1180, 664)
    window.change_settings(replace(window.settings, text_scale=scale, language=language))
    flush()
    inside = page.rect()
    for part in (page.back, page.file_button, page.area, page.results):
        assert inside.contains(part.geometry().adjusted(6, 6, -6, -6)), part.objectName()
    assert page.rail_area.isVisible() != page.systems.isVisible()
    page.grab()


def test_every_system_has_a_name_in_the_list(qtbot, window, profile) -> None:
    for rules in SYSTEMS:
        keep(profile, rules, f"all/{rules}", 1)
    made = shown(qtbot, window)
    assert [row.item.key for row in made.rail.rows] == ["all", *SYSTEMS]
    made.grab()
