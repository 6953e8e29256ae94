"""Pages of photos, of one's own tiles, of the camera: large text has nothing cover another, and all is reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.own_sets import OwnSets
from mjdesk.ui.about.page import AboutPage
from mjdesk.ui.ledger.parts import Toggle
from mjdesk.ui.photo.page import PhotoPage
from mjdesk.ui.photo.sets_page import SetsPage
from mjdesk.ui.photo.teach_page import TeachPage
from mjdesk.ui.table_camera.page import CameraPage
from mjdesk.ui.widgets import Button, Field, Label
from mjdesk.ui.widgets.full_page import FullPage
from mjdesk.ui.widgets.sides import Sides
from tests.devices.camera.test_own_sets import a_set
from tests.ui.photo.test_spread import RED_KONG
from tests.ui.shell_tools import flush

SCALES = [100, 125, 150, 200, 250, 300]


def _before() -> FullPage:
    return PhotoPage(RED_KONG, (tuple(range(9)),))


PAGES: dict[str, Callable[[], FullPage]] = {
    "photo": _before,
    "sets": SetsPage,
    "teach": lambda: TeachPage("我的牌"),
    "camera": lambda: CameraPage(None, (), lambda: (), pytest.fail),
    "about": AboutPage,
}


def controls(page: QWidget) -> list[QWidget]:
    """What one reads, presses or types into, as far as it is shown."""
    return [part for part in page.findChildren(QWidget) if isinstance(part, Button | Field | Label | Toggle)
            and part.isVisibleTo(page) and part.width() > 0]  # fmt: skip


def place(part: QWidget, page: QWidget) -> QRect:
    """Where a control is painted, on the page."""
    face = part.face() if isinstance(part, Button | Field | Toggle) else part.rect()
    rect = QRect(face.toRect() if not isinstance(face, QRect) else face)
    return rect.translated(part.mapTo(page, QPoint(0, 0))).adjusted(2, 2, -2, -2)


def check(page: FullPage) -> None:
    """No control covers another of the same part of the page, and each lies inside what it belongs to."""
    shown = controls(page)
    for n, one in enumerate(shown):
        parent = one.parentWidget()
        assert parent.rect().contains(one.geometry().adjusted(8, 8, -8, -8)), one.objectName()
        for other in shown[:n]:
            if other.parentWidget() is parent:
                assert not place(one, page).intersects(place(other, page)), (one.objectName(), other.objectName())


def see_all(page: FullPage) -> None:
    """Whoever turns the wheel sees every part of the body."""
    sides = page.findChild(Sides)
    if sides is None:
        return
    bar, ground = sides.verticalScrollBar(), sides.ground
    assert ground.width() <= sides.viewport().width() + 1, "nothing to the right of what is seen"
    assert bar.maximum() >= ground.height() - sides.viewport().height() - 1
    assert ground.rect().contains(ground.childrenRect())


@pytest.mark.parametrize("name", PAGES)
def test_large_text_covers_nothing(qtbot, window, profile, name: str) -> None:
    shelf = OwnSets(profile)
    shelf.keep(a_set("家里那副大号竹丝牌", 2, 20))
    shelf.use("家里那副大号竹丝牌")
    page = window.visit(PAGES[name]())
    if isinstance(page, SetsPage):
        qtbot.waitUntil(lambda: not page.busy, timeout=60_000)
    for language in ("zh_CN", "en"):
        for scale in SCALES:
            window.change_settings(replace(window.settings, text_scale=scale, language=language))
            flush()
            check(page)
            see_all(page)
    window.change_settings(replace(window.settings, text_scale=100, language="zh_CN"))
    page.closing()


def test_words_on_the_buttons_of_a_head_come_back(qtbot, window, profile) -> None:
    page = window.visit(AboutPage())
    flush()
    wide = page.support.width()
    window.change_settings(replace(window.settings, text_scale=300))
    flush()
    assert page.support.toolTip() == page.support.accessibleName(), "an icon says what it does"
    window.change_settings(replace(window.settings, text_scale=100))
    flush()
    assert page.support.width() == wide
    assert not page.support.toolTip()


def test_the_keys_of_a_page_are_not_taken_by_what_scrolls(qtbot, window, profile) -> None:
    window.change_settings(replace(window.settings, text_scale=300))
    page = window.visit(SetsPage())
    qtbot.waitUntil(lambda: not page.busy, timeout=60_000)
    flush()
    left = []
    page.left.connect(lambda: left.append(True))
    page.new.setFocus()
    QTest.keyClick(page.new, Qt.Key.Key_Escape)
    assert left
