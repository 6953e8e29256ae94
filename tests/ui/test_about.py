"""The page about the program: what was found, the line to type, the file for support, the licences."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from mjdesk import __version__
from mjdesk.doctor import Finding, Report, State
from mjdesk.engine.text import Text
from mjdesk.notices import notices
from mjdesk.ui.about.licences_sheet import LicencesSheet
from mjdesk.ui.about.page import AboutPage
from mjdesk.ui.i18n import set_language
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings_sheet import SettingsSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import HANZI, Painted, click, flush, hanzi_in, texts_of

WRONG = Finding(
    "ports",
    Text("串口", "Serial ports"),
    State.WRONG,
    Text("不许打开", "may not be opened"),
    Text("加进 dialout 组", "join the group dialout"),
    "sudo usermod -aG dialout mei",
)
FINE = Finding("fonts", Text("字体", "Fonts"), State.OK, Text("都有", "all"), Text("不用", "nothing"), "no line")


@pytest.fixture
def page(window) -> AboutPage:
    """The page with two findings of ours, once the real ones have come."""
    return opened(window)


def opened(window: MainWindow) -> AboutPage:
    QTest.keyClicks(window.home, "0")
    page = window.page
    assert isinstance(page, AboutPage)
    return page


def shown(qtbot, page: AboutPage, *findings: Finding) -> None:
    qtbot.waitUntil(lambda: page.report is not None, timeout=60_000)
    page._show(Report(findings))
    flush()


@pytest.mark.slow
def test_the_key_opens_it_and_it_looks_by_itself(qtbot, window) -> None:
    page = opened(window)
    assert not page.again.isEnabled()
    qtbot.waitUntil(lambda: page.report is not None, timeout=60_000)
    assert [row.finding.id for row in page.list.rows if row.finding.id == "display"]
    assert __version__ in page.card.accessibleName()
    assert page.again.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.home


@pytest.mark.slow
def test_what_does_not_work_comes_first_with_its_line(qtbot, page) -> None:
    shown(qtbot, page, FINE, WRONG)
    assert [row.finding.id for row in page.list.rows] == ["ports", "fonts"]
    wrong, fine = page.list.rows
    assert (wrong.copy.isVisible(), fine.copy.isVisible()) == (True, False)
    assert "sudo usermod" in wrong.accessibleName()
    assert "no line" not in fine.accessibleName()
    with qtbot.waitSignal(page.said):
        click(wrong.copy)
    assert QGuiApplication.clipboard().text() == WRONG.command


@pytest.mark.slow
def test_it_speaks_one_language(qtbot, page, monkeypatch) -> None:
    shown(qtbot, page, FINE, WRONG)
    set_language("en")
    flush()
    painted = Painted(monkeypatch)
    page.grab()
    said = hanzi_in([*painted.texts, *texts_of(page)])
    assert {char for text in said for char in HANZI.findall(text)} <= set("跑胡子"), said


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [((1180, 664), 100), ((1366, 768), 300), ((2560, 1440), 100)])
def test_no_row_covers_another_and_all_of_it_can_be_reached(qtbot, page, window, size, scale) -> None:
    long = Finding("long", WRONG.name, State.WRONG, Text("很长" * 60, "long " * 60), WRONG.remedy, "x " * 200)
    shown(qtbot, page, FINE, WRONG, long)
    window.change_settings(Settings(language="zh_CN", light="light", reduced_motion=True, text_scale=scale))
    window.resize(*size)
    flush()
    boxes = [row.geometry() for row in page.list.rows]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(boxes))
    assert boxes[-1].bottom() <= page.list.height()
    for row in page.list.rows:
        if row.copy.isVisible():
            assert row.rect().contains(row.copy.geometry())
    bar = page.area.verticalScrollBar()
    for _ in range(400):
        QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()


@pytest.mark.slow
def test_the_file_for_support_is_written_and_said(qtbot, page, profile: Path) -> None:
    shown(qtbot, page, WRONG)
    with qtbot.waitSignal(page.said, timeout=20_000) as said:
        click(page.support)
    (written,) = (profile / "exports").glob("mjdesk-support-*.zip")
    assert written.name in said.args[0]
    with ZipFile(written) as archive:
        assert "doctor.json" in archive.namelist()


@pytest.mark.slow
def test_where_the_file_cannot_be_written_it_is_said(qtbot, page, profile: Path) -> None:
    shown(qtbot, page, WRONG)
    profile.mkdir(exist_ok=True)
    (profile / "exports").write_text("no folder")
    with qtbot.waitSignal(page.said, timeout=20_000) as said:
        click(page.support)
    assert said.args[0].startswith("没存成"), said.args


@pytest.mark.slow
def test_settings_lead_there(qtbot, window) -> None:
    window.go("settings")
    assert isinstance(window.sheet, SettingsSheet)
    click(window.sheet.about)
    assert isinstance(window.page, AboutPage)
    shown(qtbot, window.page, FINE)


def test_every_licence_has_its_words(qtbot) -> None:
    sheet = LicencesSheet()
    qtbot.addWidget(sheet)
    sheet.resize(1120, 680)
    assert "MIT License" in sheet.text.toPlainText()
    assert [row.item.key for row in sheet.rail.rows] == ["mjdesk", *(notice.name for notice in notices())]
    sheet.choose("PySide6_Essentials")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in sheet.text.toPlainText()
    sheet.choose("justmytype-intl-cjk")
    assert "SIL OPEN FONT LICENSE" in sheet.text.toPlainText()
    assert "OFL-1.1" in sheet.about.text()
    QTest.keyClick(sheet.rail.rows[0], Qt.Key.Key_Down)
    with qtbot.waitSignal(sheet.closed):
        sheet.accept()
