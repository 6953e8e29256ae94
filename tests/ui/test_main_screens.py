"""Pictures of the main screens in both languages, both lights, small and 4K: what is painted, not what is meant."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from mjdesk.ui.look import look
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.window import MainWindow
from tests.ui import table_models as models
from tests.ui.shell_tools import Painted, flush, hanzi_in, settlements

SIZES = [(1366, 768), (3840, 2160)]
LANGUAGES = ["zh_CN", "en"]


@pytest.fixture
def window(qtbot, profile) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    made.refresh_home()
    flush()
    return made


def screen(window: MainWindow, name: str) -> None:
    """Show one of the main screens."""
    from mjdesk.ui.settlement import SettlementSheet

    if name == "new":
        window.open_new_match()
    elif name == "settings":
        window.open_settings()
    elif name == "settlement":
        window.open_sheet(SettlementSheet(settlements()[0]))
    elif name == "table":
        table = TableWidget(window)
        window.show_page(table)
        table.show_model(*models.claim())
        table.finish_motion()
    elif name != "home":
        window.go(name)
    flush()


def lightness(picture: QImage) -> float:
    """The mean lightness of a picture, 0 to 1."""
    small = picture.scaled(64, 36)
    return sum(small.pixelColor(x, y).lightnessF() for x in range(64) for y in range(36)) / (64 * 36)


def colours(picture: QImage) -> int:
    """How many colours there are among some thousand places."""
    step = max(1, picture.width() // 120)
    return len({picture.pixel(x, y) for x in range(0, picture.width(), step) for y in range(0, picture.height(), step)})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["home", "table", "settlement", "new", "records", "learn", "settings"])
def test_every_look_of_a_screen(window, monkeypatch, name: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    screen(window, name)
    pictures: dict[tuple[str, str], QImage] = {}
    for language in LANGUAGES:
        for light in ("light", "dark"):
            window.change_settings(replace(window.settings, language=language, light=light, reduced_motion=True))
            flush()
            with monkeypatch.context() as watched:
                painted = Painted(watched)
                picture = window.grab().toImage()
            assert (picture.width(), picture.height()) == size
            assert colours(picture) > 40, "something is there"
            assert window.grab().toImage() == picture, "what is not changed is painted the same"
            if name not in ("table", "settlement"):  # felt is dark in either light, and so is what lies behind a sheet
                assert look().palette.dark == (light == "dark")
            if language == "en":
                assert [
                    text for text in hanzi_in(painted.texts) if len(text) > 4 and text not in ("简体中文", "繁體中文")
                ] == []
            pictures[language, light] = picture
    for language in LANGUAGES:
        assert lightness(pictures[language, "dark"]) < lightness(pictures[language, "light"])
    assert pictures["zh_CN", "light"] != pictures["en", "light"]
