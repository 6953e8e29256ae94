"""The sheet of keys lists every key that the program takes: they are looked for in the code that takes them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

import mjdesk.ui
from mjdesk.ui.i18n import set_language
from mjdesk.ui.keys_list import group_of, groups
from mjdesk.ui.keys_sheet import KeysSheet
from mjdesk.ui.places import PLACES
from mjdesk.ui.table import input as at_the_table
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import Painted, flush

FOLDER = Path(mjdesk.ui.__file__).parent
#: what stands on the sheet for a key of Qt; None for what no person presses or every control of its kind does
CAPS: dict[str, str | None] = {
    "Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter", "Enter": "Enter", "Space": "Space",
    "Escape": "Esc", "PageUp": "PgUp", "PageDown": "PgDn", "Home": "Home", "End": "End", "Backspace": "Backspace",
    "Delete": "Del", "Insert": "Ins", "Back": None,
}  # fmt: skip
#: shown on a screen of its own, with its keys beside it
ELSEWHERE = {"lobby/public_screen.py"}
SAME = {"=": "+", "-": "−"}


def listed() -> set[str]:
    """The caps of the sheet, in English."""
    return {cap for _, rows in groups() for keys, _ in rows for cap in keys}


def letters(tree: ast.AST) -> Iterator[str]:
    """Single signs that a method which takes keys compares with or looks up."""
    for method in ast.walk(tree):
        if not isinstance(method, ast.FunctionDef) or method.name not in ("keyPressEvent", "_letters", "_opening"):
            continue
        for node in ast.walk(method):
            compared: list[ast.expr | None] = []
            if isinstance(node, ast.Dict):
                compared = list(node.keys)
            elif isinstance(node, ast.Compare):
                compared = [part for each in node.comparators for part in getattr(each, "elts", [each])]
            for part in compared:
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and len(part.value) == 1:
                    yield part.value.upper()


def taken() -> set[tuple[str, str]]:
    """File and cap of every key in the code of the window."""
    found = set()
    for path in sorted(FOLDER.rglob("*.py")):
        name, text = path.relative_to(FOLDER).as_posix(), path.read_text("utf-8")
        if name in ELSEWHERE:
            continue
        named = (CAPS.get(key, key) for key in re.findall(r"\bKey\.Key_(\w+)", text))
        buttons = re.findall(r"\bkey=\"([^\"]+)\"", text)
        for cap in (*named, *buttons, *letters(ast.parse(text))):
            if cap is not None:
                found.add((name, SAME.get(cap, cap)))
    return found


def test_every_key_in_the_code_is_on_the_sheet() -> None:
    set_language("en")
    there = listed()
    found = taken()
    assert len(found) > 80
    assert {(name, cap) for name, cap in found if cap not in there} == set()


def test_keys_of_the_table_and_of_places_are_on_it() -> None:
    set_language("en")
    by_title = {title: {cap for keys, _ in rows for cap in keys} for title, rows in groups()}
    table = {getattr(at_the_table, name) for name in dir(at_the_table) if name.endswith("_KEY")}
    assert len(table) >= 6
    assert table | {"+", "−", "M", "A"} <= by_title["At the table"]
    assert {place.key for place in PLACES} - {"?"} == by_title["Home page"]
    assert "?" in by_title["Everywhere"]


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "en"])
def test_all_of_it_is_painted_and_reached_by_key(qtbot, monkeypatch, language: str) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.refresh_home()
    flush()
    set_language(language)
    QTest.keyClicks(window.home, "?")
    sheet = window.sheet
    assert isinstance(sheet, KeysSheet)
    flush()
    painted = Painted(monkeypatch)
    sheet.table.grab()
    shown = set(painted.texts)
    for title, rows in groups():
        assert title in shown
        for keys, words in rows:
            assert set(keys) <= shown
            assert words in shown or any(part in words and len(part) > 3 for part in shown), words


@pytest.mark.parametrize("place", [place.name for place in PLACES if place.opens])
def test_the_keys_of_the_page_stand_first(qtbot, monkeypatch, place: str) -> None:
    set_language("en")
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.go(place)
    flush()
    page = window.page
    assert page is not None
    window.open_keys()
    flush()
    painted = Painted(monkeypatch)
    assert isinstance(window.sheet, KeysSheet)
    window.sheet.table.grab()
    titles = [title for title, _rows in groups()]
    own = {"ledger": "Ledger", "records": "Records and review", "learn": "Learn", "companion": "Companion"}
    own |= {"lobby": "Lobby", "about": "At the table"}  # what is known of the program has no keys of its own
    assert painted.texts[0] == own[place]
    assert set(titles) <= set(painted.texts), "the others follow"


def test_the_keys_of_home_and_table_stand_first_there(qtbot) -> None:
    set_language("en")
    window = MainWindow()
    qtbot.addWidget(window)
    assert groups(group_of(window.home))[0][0] == "Home page"
    assert groups(group_of(TableWidget(window)))[0][0] == "At the table"


@pytest.mark.parametrize(
    ("size", "scale", "columns"),
    [((1366, 768), 100, 2), ((1366, 768), 300, 1), ((2560, 1440), 100, 2), ((3840, 2160), 100, 3)],
)
def test_where_there_is_width_the_groups_stand_in_columns_and_all_in_order(qtbot, window, size, scale, columns) -> None:
    window.resize(*size)
    window.change_settings(replace(window.settings, text_scale=scale))
    window.open_keys()
    flush()
    table = window.sheet.table
    found = table.columns(table.width())
    assert len(found) == columns
    assert sum(found, ()) == groups(group_of(window.page))
    heights = [sum(table._group(None, group, QRectF(0, 0, table.width() / columns, 0)) for group in c) for c in found]
    assert max(heights) <= 1.5 * sum(heights) / columns
    assert table.height() >= max(heights)
