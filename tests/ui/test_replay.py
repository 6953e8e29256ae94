"""The viewer: every moment of a record, with any eyes, by mouse and keyboard; playing, jumping, the settlement."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from mjdesk.engine.events import Discard
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import view_of
from mjdesk.record_shelf import load_record
from mjdesk.ui.i18n import set_language
from mjdesk.ui.records import words
from mjdesk.ui.records.film import Film
from mjdesk.ui.records.opening import open_file
from mjdesk.ui.records.replay_page import ReplayPage, open_replay
from mjdesk.ui.settlement import SettlementSheet
from tests.test_record_shelf import keep
from tests.ui.shell_tools import Painted, click, flush, hanzi_in, texts_of

PATIENCE = 60_000


def viewer(qtbot, window, record: Record, moment: int = -1) -> ReplayPage:
    page = open_replay(window, record, (), moment)
    qtbot.waitUntil(lambda: page.film is not None, timeout=PATIENCE)
    flush()
    return page


@pytest.fixture
def page(qtbot, window, profile) -> ReplayPage:
    return viewer(qtbot, window, keep(profile, "wuhan", "film", 1)[0])


def film_of(record: Record) -> Film:
    return Film.of(record, words.seats(record.setup.players))


# --- the film


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_moment_of_every_system_with_all_eyes(profile, rules: str) -> None:
    for record in keep(profile, rules, "moments", 1):
        film = film_of(record)
        assert film.last == len(record.events)
        for moment in range(film.first, film.last + 1):
            seat = moment % record.setup.players
            own = film.table(moment, seat, all_open=False, waits=moment % 9 == 0)
            assert own.view == view_of(film.states[moment], seat)
            assert own.question is None
            open_ = film.table(moment, seat, all_open=True)
            hands = [seen.hand for seen in open_.view.seats]
            assert [hand for n, hand in enumerate(hands) if n != seat] == [
                state.tiles() for n, state in enumerate(film.states[moment].seats) if n != seat
            ]
        if not SYSTEMS[rules].on_table:
            continue
        settlement = film.settlement(0)
        assert settlement is not None
        assert settlement.payments == record.events[-1].payments


def test_turning_points_lead_from_one_to_the_next(profile) -> None:
    film = film_of(keep(profile, "wuhan", "film", 1)[0])
    places = [mark.moment for mark in film.marks]
    assert places == sorted(set(places))
    assert not any(isinstance(mark.event, Discard) for mark in film.marks)
    here, met = film.first, []
    while (after := film.around(here)[1]) is not None:
        here = after
        met.append(here)
    assert set(places) <= set(met)
    assert film.around(met[1])[0] == met[0]


def test_a_record_that_breaks_the_rules_is_shown_as_far_as_it_keeps_them(profile) -> None:
    record = keep(profile, "wuhan", "film", 1)[0]
    events = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, Discard))
    thrown = events[place]
    assert isinstance(thrown, Discard)
    events[place] = replace(thrown, seat=(thrown.seat + 1) % 4)
    film = film_of(Record(record.setup, record.wall, tuple(events)))
    assert film.last == place
    assert str(place + 1) in film.fault
    assert film.settlement(0) is None


# --- by mouse


def test_buttons_step_and_jump(page) -> None:
    start = page.film.first
    assert page.moment == start
    click(page.strip.moves["step"])
    assert page.moment == start + 1
    assert page.table.model.view == view_of(page.film.states[start + 1], 0)
    click(page.strip.moves["next"])
    assert page.moment == page.film.around(start + 1)[1]
    click(page.strip.moves["previous"])
    click(page.strip.moves["step-back"])
    assert page.moment == start
    assert page.strip.caption.text().startswith(f"0/{page.film.last - start}")


def test_the_line_is_clicked_and_dragged(page) -> None:
    line = page.strip.line
    middle = (page.film.first + page.film.last) // 2
    at = QPoint(round(line.x_of(middle)), line.height() // 2)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
    assert page.moment == middle
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(line, QPoint(line.width() - 1, line.height() // 2))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() - 1, line.height() // 2))
    page.go(page.film.last)
    assert page.table.model.view.phase == page.film.states[-1].phase


def test_open_hands_and_other_eyes(page) -> None:
    page.go(page.film.last // 2)
    assert [seen.hand is None for seen in page.table.model.view.seats] == [False, True, True, True]
    click(page.strip.open)
    assert not any(seen.hand is None for seen in page.table.model.view.seats)
    page.strip.eyes.open().choose(2)
    assert page.table.model.view.seat == 2
    click(page.strip.open)
    assert [seen.hand is None for seen in page.table.model.view.seats] == [True, True, False, True]
    page.grab()


def test_nothing_at_the_table_can_be_pressed(page) -> None:
    names = {target.name for target in page.table.targets if target.act is not None}
    assert names == set()


def test_the_settlement_is_shown_and_closed(window, page) -> None:
    page.go(page.film.last)
    click(page.strip.settlement)
    sheet = window.sheet
    assert isinstance(sheet, SettlementSheet)
    assert sheet.model.payments == page.record.events[-1].payments
    QTest.keyClick(sheet.first(), Qt.Key.Key_Escape)
    assert not window.sheet
    QTest.keyClicks(page, "s")
    click(window.sheet.next_button)
    assert window.sheet is None
    assert window.page is page


def test_a_copy_is_saved_where_it_is_wanted(window, page, tmp_path, monkeypatch) -> None:
    wanted = tmp_path / "copy.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(wanted), ""))
    click(page.strip.save)
    assert load_record(wanted) == page.record
    assert "copy.jsonl" in window.toasted
    page.save_as(wanted / "below-a-file.jsonl")
    assert "copy.jsonl" not in window.toasted


def test_a_file_named_on_the_command_line_is_shown(qtbot, window, profile, tmp_path) -> None:
    record = keep(profile, "wuhan", "film", 1)[0]
    file = tmp_path / "r.jsonl"
    file.write_text(write_record(record))
    open_file(window, file)
    assert isinstance(window.page, ReplayPage)
    assert window.page.record == record
    window.page.leave()
    assert window.page is not window.home


# --- by keyboard


def test_keys(page) -> None:
    first, last = page.film.first, page.film.last
    for key, wanted in (
        (Qt.Key.Key_Right, first + 1),
        (Qt.Key.Key_Right, first + 2),
        (Qt.Key.Key_Left, first + 1),
        (Qt.Key.Key_Down, page.film.around(first + 1)[1]),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Up, page.film.around(last)[0]),
        (Qt.Key.Key_Home, first),
        (Qt.Key.Key_Left, first),
    ):
        QTest.keyClick(page.table, key)
        assert page.moment == wanted, key
    QTest.keyClicks(page.table, "3")
    assert page.seat == 2
    QTest.keyClicks(page.table, "o")
    assert page.strip.open.isChecked()
    QTest.keyClicks(page.table, "+")
    assert page.strip.speed.place == 2


def test_it_plays_by_itself_to_the_end_and_again_from_the_beginning(qtbot, page) -> None:
    shown: list[int] = []
    page.strip.line.valueChanged.connect(shown.append)
    for _ in range(5):
        QTest.keyClicks(page.table, "+")
    page.go(page.film.last - 3)
    shown.clear()
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.playing
    qtbot.waitUntil(lambda: not page.playing, timeout=PATIENCE)
    assert shown == [page.film.last - 2, page.film.last - 1, page.film.last]
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.moment == page.film.first
    assert page.playing
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert not page.playing


def test_it_begins_where_it_is_told_and_stops_when_left(qtbot, window, profile) -> None:
    page = viewer(qtbot, window, keep(profile, "wuhan", "film", 1)[0], 40)
    assert page.moment == 40
    page.toggle()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert window.page is window.home
    assert not page._timer.isActive()


# --- words and sizes


@pytest.mark.parametrize("rules", ["wuhan", "qionghu", "huangshi", "changsha"])
def test_no_hanzi_in_english(qtbot, window, profile, monkeypatch, rules: str) -> None:
    set_language("en")
    window.change_settings(replace(window.settings, language="en"))
    page = viewer(qtbot, window, keep(profile, rules, "film", 1)[0])
    painted = Painted(monkeypatch)
    for moment in range(page.film.first, page.film.last + 1, 7):
        page.go(moment)
        page.strip.grab()
    assert hanzi_in(painted.texts) == []
    assert hanzi_in(list(texts_of(page))) == []


@pytest.mark.parametrize("scale", [100, 150, 300])
@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
def test_nothing_in_the_strip_overlaps(window, page, scale: int, size) -> None:
    window.resize(*size)
    window.change_settings(replace(window.settings, text_scale=scale))
    flush()
    strip = page.strip
    parts = [strip.back, *strip.moves.values(), strip.line, strip.speed, strip.eyes, strip.open]
    parts += [strip.settlement, strip.review]
    parts = [part for part in parts if part.isVisible()]
    boxes = [part.geometry().adjusted(part.pad(), part.pad(), -part.pad(), -part.pad()) for part in parts]
    assert not [1 for n, box in enumerate(boxes) for other in boxes[:n] if box.intersects(other)]
    assert all(strip.rect().contains(box) for box in boxes)
    assert page.table.height() >= size[1] // 2
