"""The window as a person uses it: home, a match from the first tile to the settlement, leaving, going on, settings."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mjdesk.profile import write_atomic
from mjdesk.save import save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.keys_sheet import KeysSheet
from mjdesk.ui.look import look
from mjdesk.ui.match_choice import Length, MatchChoice
from mjdesk.ui.menu_sheet import MenuSheet
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.pace import Pace
from mjdesk.ui.rules_sheet import RulesSheet
from mjdesk.ui.rules_text import contents
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings_sheet import SettingsSheet, setting_options
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.tiles_sheet import TilesSheet, left_of
from mjdesk.ui.widgets.sheet import Overlay
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush

CHOICE = MatchChoice("wuhan", {"cap": 500}, ("greedy",) * 3, Length(2))


@pytest.fixture
def window(qtbot):
    """The window of a first start in Chinese, without motion."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, speed=300))
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    made.refresh_home()
    flush()
    yield made
    made.end_game()


def topmost(window):
    """The sheet on top, None without one."""
    return window.sheet


def play(window) -> None:
    """Begin a match that plays itself without any wait."""
    window.start(CHOICE)
    assert window.game is not None
    window.game.session.set_pace(Pace(0))
    window.game.session.set_auto("keep_autoplay", True)
    window.game.session.set_auto("autoplay", True)


# --- home


def test_without_a_saved_match_home_invites(window) -> None:
    assert window.home.unfinished is None
    assert window.home.main.text() == "开一局"
    shown = [place for place, card in window.home.cards.items() if card.isVisible()]
    assert {"records", "learn", "lobby", "settings"} <= {*shown}


@pytest.mark.parametrize(("place", "sheet"), [("settings", SettingsSheet), ("keys", KeysSheet)])
def test_every_card_opens_what_it_says(window, place: str, sheet: type) -> None:
    click(window.home.cards[place])
    assert isinstance(topmost(window), sheet)
    QTest.keyClick(topmost(window).first(), Qt.Key.Key_Escape)
    assert topmost(window) is None


@pytest.mark.parametrize(("key", "sheet"), [("1", NewMatch), ("7", SettingsSheet), ("?", KeysSheet)])
def test_keys_of_the_home_page(window, key: str, sheet: type) -> None:
    QTest.keyClicks(window.home, key)
    assert isinstance(topmost(window), sheet)


def test_enter_begins(window) -> None:
    QTest.keyClick(window.home, Qt.Key.Key_Return)
    assert isinstance(topmost(window), NewMatch)


def test_sheets_lie_on_each_other(window) -> None:
    sheet = window.open_new_match()
    assert isinstance(sheet, NewMatch)
    click(sheet.about)
    assert isinstance(topmost(window), RulesSheet)
    topmost(window).shut()
    assert topmost(window) is sheet
    sheet.shut()
    assert topmost(window) is None


# --- a match


@pytest.mark.parametrize("number", [2, 3, 4])
def test_where_the_number_of_players_can_be_chosen(qtbot, window, number: int) -> None:
    sheet = window.open_new_match()
    click(next(row for row in sheet.rail.rows if row.item.key == "huangshi"))
    assert sheet.players.isVisible()
    sheet.players.open().choose(number - 2)
    assert [person.isVisible() for person in sheet.opponents.people] == [True] * (number - 1) + [False] * (4 - number)
    sheet.accept()
    qtbot.waitUntil(lambda: window.game.session.model is not None, timeout=20000)
    assert len(window.game.session.model.plates) == number
    window.leave_game()
    assert window.home.unfinished is not None
    again = window.open_new_match()
    assert again.choice().rules == "huangshi"
    assert len(again.choice().levels) == number - 1


def test_a_match_from_the_sheet_to_its_end(qtbot, window, profile) -> None:
    sheet = window.open_new_match()
    assert isinstance(sheet, NewMatch)
    sheet.accept()
    assert window.settings.last_match["rules"] == "wuhan"
    window.end_game(forget=True)
    play(window)
    assert topmost(window) is None
    assert window.page is window.game.table
    for number in (1, 2):
        qtbot.waitUntil(lambda: isinstance(topmost(window), SettlementSheet), timeout=60000)
        assert topmost(window).model.number == number
        assert topmost(window).model.view.setup.options["cap"] == 500
        topmost(window).accept()
        flush()
    assert window.game is None
    assert window.page is window.home
    assert window.home.unfinished is None
    assert not save_path(profile).exists()


def test_leaving_and_going_on(qtbot, window) -> None:
    window.start(CHOICE)
    session = window.game.session
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=30000)
    before = session.model
    window.go("menu")
    assert isinstance(topmost(window), MenuSheet)
    click(next(b for b in topmost(window).buttons if b.objectName() == "menu-home"))
    assert window.page is window.home
    unfinished = window.home.unfinished
    assert unfinished is not None
    assert unfinished.view.hand == before.view.hand
    assert unfinished.my_turn
    assert window.home.main.text() == "继续"
    window.home.grab()
    QTest.keyClick(window.home, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None and window.game.session.model is not None, timeout=30000)
    assert window.game.session.model.view.hand == before.view.hand
    assert window.game.session.model.question == before.question


def test_escape_pauses_the_table_and_comes_back(qtbot, window) -> None:
    window.start(CHOICE)
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier))
    assert isinstance(topmost(window), MenuSheet)
    click(topmost(window).back)
    assert topmost(window) is None
    assert window.page is window.game.table


def test_icons_of_the_table(qtbot, window) -> None:
    window.start(CHOICE)
    session = window.game.session
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=30000)
    window.game.table.menu.emit("hint")
    assert window.toasted == "提示开着"
    window.game.table.menu.emit("tiles")
    assert isinstance(topmost(window), TilesSheet)
    topmost(window).grab()
    counts = left_of(session.model.view)
    assert len(counts) == 34
    assert sum(left for left, _ in counts.values()) < 136 - len(session.model.view.hand)
    window.close_sheet()
    window.game.table.menu.emit("keys")
    assert isinstance(topmost(window), KeysSheet)


def test_a_damaged_match_is_set_aside_and_said(qtbot, window, profile) -> None:
    write_atomic(save_path(profile), b'{"save":1}\n')
    window.refresh_home()
    flush()
    assert window.home.unfinished is None
    assert "match.jsonl.damaged" in window.toasted
    assert (profile / "match.jsonl.damaged").read_bytes() == b'{"save":1}\n'


def test_going_on_with_a_file_that_has_gone_bad_is_no_crash(window, profile) -> None:
    write_atomic(save_path(profile), b"nonsense\nmore\nand more\n")
    window.resume()
    flush()
    assert window.game is None
    assert (profile / "match.jsonl.damaged").exists()


# --- settings


def test_every_setting_can_be_shown_and_fits() -> None:
    defaults = Settings()
    for option in setting_options():
        assert option.default == getattr(defaults, option.id)
        for value in option.values:
            assert getattr(settings_file.from_json({"version": 1, option.id: value}), option.id) == value


def test_settings_hold_at_once_and_are_kept(window) -> None:
    sheet = window.open_settings()
    assert isinstance(sheet, SettingsSheet)
    flush()
    rows = {row.option.id: row for row in sheet.list.rows}
    rows["light"]._take("dark")
    assert look().palette.dark
    assert look().felt.id == "ink"
    rows["cloth"]._take("pine")
    assert look().felt.id == "pine"
    rows["text_scale"]._take(150)
    assert look().k == pytest.approx(1.5)
    sheet.faces.setValue(3)
    sheet.name.edit.setText("阿强")
    sheet.shut()
    kept, damaged = settings_file.load()
    assert damaged is None
    assert (kept.light, kept.cloth, kept.text_scale, kept.portrait, kept.name) == ("dark", "pine", 150, 3, "阿强")


def test_a_damaged_settings_file_is_said_once(qtbot, profile) -> None:
    write_atomic(profile / settings_file.FILE, b"{")
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    flush()
    assert "settings.json.damaged" in window.toasted


def test_settings_that_cannot_be_written_are_used_and_said(window, profile, monkeypatch) -> None:
    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    window.change_settings(replace(window.settings, back="indigo"))
    assert look().settings.back == "indigo"
    assert window.toasted.startswith("设置没存成")


# --- sizes


@pytest.mark.parametrize("before", ["another page", "a fade that runs", "another look"])
def test_behind_a_sheet_lies_what_the_window_shows_when_it_opens(window, before: str) -> None:
    """Also where no frame was painted since: the last one still has the page, the sheet or the look before."""
    window.change_settings(replace(window.settings, reduced_motion=False))
    window.open_keys()
    flush()
    if before == "another page":
        play(window)
    elif before == "a fade that runs":
        window.close_sheet()
        flush()
    else:
        window.close_sheet()
        window.change_settings(replace(window.settings, light="dark"))
    window.open_settings()
    overlay = window.overlays[-1]
    window.finish_motion()
    overlay.hide()
    expected = Overlay(window, SettingsSheet(window.settings), window.grab())
    overlay.show()
    corner = QRect(0, 0, 120, window.height())  # neither the sheet nor its shadow reaches it
    assert overlay.grab(corner).toImage() == expected.grab(corner).toImage()


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("scale", [100, 300])
def test_nothing_lies_outside_its_sheet(window, size: tuple[int, int], scale: int) -> None:
    window.change_settings(replace(window.settings, text_scale=scale))
    window.resize(*size)
    flush()
    for opened in (window.open_new_match, window.open_settings, window.open_keys, window.open_rules):
        sheet = opened()
        flush()
        assert window.rect().contains(window.overlays[-1].area.geometry())
        assert sheet.width() == window.overlays[-1].area.width()
        parts = [part for part in sheet.findChildren(QAbstractButton) if part.isVisibleTo(sheet)]
        assert parts
        for part in parts:
            if part.parentWidget() is sheet:
                assert sheet.rect().contains(part.face().translated(QPointF(part.pos())).toRect()), part.objectName()
        sheet.grab()
        window.close_sheet()


def test_the_page_of_a_system_has_all_of_its_patterns() -> None:
    from mjdesk.engine.rules.registry import SYSTEMS

    for system in SYSTEMS.values():
        parts = [len(entries) for _, entries in contents(system)]
        assert parts == [len(system.patterns), len(system.options), len(system.reasons)]


# --- start


def test_the_program_starts_and_tells_its_first_frame(profile) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mjdesk.ui.app", "--measure-first-frame"], capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("first frame after ")
    assert done.stderr == ""


def test_two_windows_do_not_play_in_one_profile(qtbot, window) -> None:
    play(window)
    other = MainWindow()
    qtbot.addWidget(other)
    other.show()
    other.start(CHOICE)
    assert other.game is None
    assert other.toasted == "另一个窗口正在打，先把那边的关掉"
    other.go("continue")
    assert other.game is None
    window.end_game()
    other.start(CHOICE)
    assert other.game is not None
    other.end_game()


def test_home_counts_a_settled_round(qtbot, window) -> None:
    play(window)
    qtbot.waitUntil(lambda: isinstance(topmost(window), SettlementSheet), timeout=60000)
    totals = topmost(window).model.totals
    while window.overlays:
        window.close_sheet()
    window.leave_game()
    assert window.home.unfinished is not None
    assert tuple(plate.score for plate in window.home.unfinished.plates) == totals
