"""The language is changed while a page is open: no text of the former one stays, and nothing else is another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.profile import write_atomic
from mjdesk.save import record_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.i18n import language
from mjdesk.ui.lobby.page import LobbyPage
from mjdesk.ui.places import PLACES
from mjdesk.ui.records.opening import open_replay_of
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.traditional import traditional
from mjdesk.ui.window import MainWindow
from tests.ui import table_models as models
from tests.ui.shell_tools import Painted, flush, hanzi_in, settlements, texts_of

#: what is said in its own script in every language
OWN = ("简体中文", "繁體中文")


def _open(qtbot, chosen: str) -> MainWindow:
    settings_file.save(replace(Settings(), language=chosen, light="light", reduced_motion=True))
    window = MainWindow()
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.complete, timeout=30_000):
        window.show()
    flush()
    return window


def _record(rules: str) -> Record:
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), "language", 1)
    return Record.of(play_round(match.next_round(), line_up("greedy", match.players, "language")))


def _table(window: MainWindow, model) -> None:
    table = TableWidget(window)
    window.show_page(table)
    table.show_model(*model)
    table.notices._timer.stop()  # what is said stays
    table.finish_motion()


def _replay(qtbot, window: MainWindow, rules: str) -> None:
    record = _record(rules)
    open_replay_of(window, record, (0,) * record.setup.players)
    viewer = window.page
    assert isinstance(viewer, ReplayPage)
    qtbot.waitUntil(lambda: viewer.film is not None, timeout=30_000)
    flush()
    for table in window.findChildren(TableWidget):
        table.notices.end()  # else it goes by itself while one looks


def _records(qtbot, window: MainWindow) -> None:
    window.go("records")
    page = window.page
    assert isinstance(page, RecordsPage)
    qtbot.waitUntil(lambda: page.shelf is not None, timeout=30_000)
    page.search.edit.setText("an")


def _filled(qtbot, window: MainWindow, name: str) -> None:
    """A page, with what is read for it off the window's thread."""
    window.go(name)
    page = window.page
    if isinstance(page, LobbyPage):
        qtbot.waitUntil(lambda: page.purse is not None, timeout=30_000)


def _learn(window: MainWindow, tab: int) -> None:
    window.go("learn")
    window.page.tabs.setValue(tab)
    window.page._turn(tab)


def _new(window: MainWindow) -> None:
    sheet = window.open_new_match()
    sheet.list.rows[0].control.setValue(1)
    sheet.search.edit.setText("a")


def _house(window: MainWindow) -> None:
    window.open_house(window.open_new_match())


def _settlement(window: MainWindow, rules: str = "wuhan", place: int = 0) -> None:
    window.open_sheet(SettlementSheet(settlements(rules=rules)[place])).finish_motion()


SCREENS: dict[str, Callable[[object, MainWindow], object]] = {
    "home": lambda qtbot, window: None,
    "new": lambda qtbot, window: _new(window),
    "house": lambda qtbot, window: _house(window),
    "settings": lambda qtbot, window: window.open_settings(),
    "keys": lambda qtbot, window: window.open_keys(),
    "menu": lambda qtbot, window: window.open_menu(),
    "rules": lambda qtbot, window: window.open_rules("paohuzi"),
    "records": _records,
    "replay": lambda qtbot, window: _replay(qtbot, window, "wuhan"),
    "replay of cards": lambda qtbot, window: _replay(qtbot, window, "paohuzi"),
    "learn": lambda qtbot, window: _learn(window, 0),
    "learn the rules": lambda qtbot, window: _learn(window, 1),
    "table": lambda qtbot, window: _table(window, models.own_kong()),
    "table with a claim": lambda qtbot, window: _table(window, models.claim()),
    "card table": lambda qtbot, window: _table(window, models.start("paohuzi")),
    "settlement": lambda qtbot, window: _settlement(window),
    "end of a match": lambda qtbot, window: _settlement(window, place=-1),
    "settlement of cards": lambda qtbot, window: _settlement(window, "paohuzi"),
    **{
        place.name: partial(_filled, name=place.name)
        for place in PLACES
        if place.opens and place.name not in ("records", "learn")
    },
}
#: pages that show the clock, ports or what is found on this machine: their texts are compared, not their pictures
LIVE = {place.name for place in PLACES if place.opens} - {"records", "learn"}


def _switch(window: MainWindow, chosen: str) -> None:
    window.change_settings(replace(window.settings, language=chosen))
    flush()
    window.finish_motion()
    assert language() == chosen


def _shown(window: MainWindow, monkeypatch) -> tuple[QImage, list[str]]:
    """The picture, and everything that is painted or told to those who listen."""
    with monkeypatch.context() as watched:
        painted = Painted(watched)
        window.grab()
    top: QWidget = window.sheet or window.page or window  # behind a sheet lies a picture of what was there
    picture = top.grab().toImage()
    told = [part.accessibleDescription() for part in top.findChildren(QWidget) if part.isVisibleTo(top)]
    return picture, [text for text in (*painted.texts, *texts_of(top), *told) if not any(own in text for own in OWN)]


def _typed(window: MainWindow) -> list[str]:
    return [edit.text() for edit in window.findChildren(QLineEdit)]


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_an_open_page_speaks_another_language_and_nothing_else_changes(
    qtbot, profile: Path, monkeypatch, name: str
) -> None:
    QApplication.setCursorFlashTime(0)
    if name == "records":
        for rules in ("wuhan", "paohuzi"):
            write_atomic(record_path(profile, rules, 1), write_record(_record(rules)).encode())
    window = _open(qtbot, "zh_CN")
    SCREENS[name](qtbot, window)
    flush()
    window.finish_motion()
    chinese, said = _shown(window, monkeypatch)
    typed = _typed(window)

    _switch(window, "en")
    english, texts = _shown(window, monkeypatch)
    assert [text for text in hanzi_in(texts) if len(text) > 1] == [], "Chinese is left"
    _switch(window, "zh_TW")
    _, texts = _shown(window, monkeypatch)
    assert [text for text in texts if traditional(text) != text] == [], "simplified Chinese is left"
    assert set(texts) - set(said), "something is said in another way"
    _switch(window, "zh_CN")
    again, texts = _shown(window, monkeypatch)
    assert _typed(window) == typed, "what was typed is there still"
    if name in LIVE:
        assert set(hanzi_in(said)) <= set(hanzi_in(texts)), "what is still being read may come later"
        return
    assert texts == said
    assert again == chinese, "back in the first language all is as it was"

    other = _open(qtbot, "en")
    SCREENS[name](qtbot, other)
    flush()
    other.finish_motion()
    if name == "settings":  # the row of the language shows what was chosen when the sheet was opened
        return
    assert _shown(other, monkeypatch)[0] == english, "as if it had been opened in this language"
