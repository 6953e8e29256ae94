"""A camera above a table is set up: what it sees, areas pulled where things lie, what is read; then it is used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.devices.camera.frames import CameraFound, Frame, SourceLost
from mjdesk.devices.camera.table_view import PURPOSES, TableView
from mjdesk.devices.camera.table_views import keep_view, load_views
from mjdesk.devices.layout import Place
from mjdesk.devices.link.messages import Zone
from mjdesk.engine.text import Text
from mjdesk.ui.companion.page import open_companion
from mjdesk.ui.companion.setup import Setup
from mjdesk.ui.i18n import say, set_language
from mjdesk.ui.table_camera.page import CameraPage
from mjdesk.ui.table_camera.table_feed import TableFeed
from mjdesk.ui.window import MainWindow
from tests.devices.camera.drawn_table import PACE, SIZE, VIEW, DrawnTable, noise
from tests.ui.shell_tools import HANZI, Painted, click, flush, texts_of

RIVER = Place(Zone.RIVER, 0)
WEBCAM = CameraFound("Webcam", 0, 0)


class Source:
    """Frames of a drawn table; the last of them comes when a test says so."""

    name = "drawn"

    def __init__(self, table: DrawnTable, count: int = 12, lost: bool = False) -> None:
        self.table, self.count, self.lost, self.number, self.go, self.closed = table, count, lost, 0, Event(), 0
        self.base = table.picture()

    def read(self) -> Frame | None:
        if self.number == self.count:
            self.go.wait(60)
            if self.lost:
                raise SourceLost("gone", Text("摄像头没了", "the camera is gone"))
            return None
        frame = Frame(noise(self.base, self.number), self.number, self.number / PACE)
        self.number += 1
        return frame

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def opened(qtbot):
    """Opens the page on a drawn table; its camera is let go at the end."""
    made: list[tuple[CameraPage, Source]] = []

    def open_(source: Source, view: TableView | None = None, found=(WEBCAM,), taken=()) -> CameraPage:
        def feeding(opening, view):
            return TableFeed(opening, view, lambda: source.table.knowing)

        page = CameraPage(view, taken, lambda: found, lambda _address: source, feeding)
        qtbot.addWidget(page)
        page.resize(1366, 768)
        page.show()
        made.append((page, source))
        return page

    yield open_
    for page, source in made:
        page.closing()
        source.go.set()
        qtbot.waitUntil(lambda source=source: source.closed == 1 or source.number == 0, timeout=20_000)
    flush()


def shown(qtbot, page: CameraPage, source: Source) -> None:
    """Wait until the page has shown the last frame."""

    def last() -> bool:
        return page.areas.glance is not None and page.areas.glance.frame.number == source.count - 1

    qtbot.waitUntil(last, timeout=30_000)


def test_what_lies_in_the_areas_is_read_and_drawn(qtbot, opened) -> None:
    source = Source(DrawnTable(tiles={RIVER: [3, 4, 5]}, dice=[2, 5]))
    page = opened(source)
    shown(qtbot, page, source)
    assert page.view.source == "camera:Webcam"
    assert [area.purpose for area in page.view.areas] == list(PURPOSES), "a first guess is there at once"
    assert sorted(f.what for f in page.areas.lain if f.purpose == RIVER) == [3, 4, 5]
    assert sorted(f.what for f in page.areas.lain if f.purpose is None) == [2, 5]
    assert "四万" in page.areas.accessibleDescription()
    page.grab()


def test_an_area_is_pulled_by_its_corner_moved_and_grown(qtbot, opened) -> None:
    source = Source(DrawnTable())
    page = opened(source)
    shown(qtbot, page, source)
    area, view = page.view.area(RIVER), page.areas
    assert area is not None
    corner = view.outline(area).at(2).toPoint()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseMove(view, corner + QPoint(20, 10))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=corner + QPoint(20, 10))
    pulled = page.view.area(RIVER)
    assert pulled is not None
    assert pulled.corners[:2] == area.corners[:2]
    assert pulled.corners[2][0] > area.corners[2][0]
    middle = view.outline(pulled).boundingRect().center().toPoint()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(view, middle + QPoint(-30, 0))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle)
    moved = page.view.area(RIVER)
    assert moved is not None
    assert all(x < before for (x, _), (before, _) in zip(moved.corners, pulled.corners, strict=True))
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClicks(view, "+")
    grown = page.view.area(RIVER)
    assert grown is not None
    assert grown.corners[1][0] - grown.corners[0][0] > moved.corners[1][0] - moved.corners[0][0]


def test_areas_are_walked_taken_away_and_brought_back_by_key_and_click(qtbot, opened) -> None:
    source = Source(DrawnTable())
    page = opened(source)
    shown(qtbot, page, source)
    QTest.keyClick(page.areas, Qt.Key.Key_PageDown)
    assert page.now == Place(Zone.RIVER, 1)
    QTest.keyClick(page.areas, Qt.Key.Key_Delete)
    assert page.view.area(page.now) is None
    assert page.toggles[page.now].accessibleDescription() == "不看"
    click(page.toggles[page.now])
    assert page.view.area(page.now) is not None
    box = page.areas.outline(page.view.area(None)).boundingRect()
    click(page.areas, box.center().toPoint())
    assert page.now is None


def test_a_camera_that_is_lost_and_none_at_all_are_said(qtbot, opened) -> None:
    source = Source(DrawnTable(), lost=True)
    page = opened(source)
    shown(qtbot, page, source)
    source.go.set()
    qtbot.waitUntil(lambda: page.problem == "摄像头没了", timeout=20_000)
    assert page.areas.words == page.problem
    none = opened(Source(DrawnTable()), found=())
    qtbot.waitUntil(lambda: "没找到摄像头" in none.problem, timeout=20_000)
    assert not none.go.isEnabled(), "amber is for what can be done"
    assert none.go.toolTip() == "先选摄像头、视频或文件夹"
    assert page.go.isEnabled()


def test_a_name_is_needed_that_no_other_camera_has(qtbot, opened) -> None:
    source = Source(DrawnTable())
    page = opened(source, taken=("家里",))
    shown(qtbot, page, source)
    kept: list[TableView] = []
    page.kept.connect(kept.append)
    page.name.edit.setText("家里")
    click(page.go)
    assert (kept, "家里" in page.problem) == ([], True)
    page.name.edit.setText("")
    click(page.go)
    assert [view.name for view in kept] == ["Webcam"]


def test_it_speaks_english_and_everything_has_a_name(qtbot, opened) -> None:
    source = Source(DrawnTable(tiles={RIVER: [3]}))
    page = opened(source)
    shown(qtbot, page, source)
    set_language("en")
    flush()
    page._show()
    assert not [text for text in texts_of(page) if HANZI.search(text)]


@pytest.fixture
def setup(qtbot, profile) -> Iterator[tuple[MainWindow, Setup]]:
    """The page where a table is chosen, in the window."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    page = open_companion(window)
    yield window, page
    window.leave_pages()
    flush()


def test_a_camera_set_up_before_is_offered_and_one_set_up_now_is_used(qtbot, setup, profile, monkeypatch) -> None:
    window, page = setup
    keep_view(TableView("旧的", "folder:/nowhere", VIEW.areas), profile)
    page.kind.show_place(1)
    page.kind.chosen.emit(1)
    qtbot.waitUntil(lambda: bool(page.views), timeout=20_000)
    flush()
    assert [button.text() for button in page.found] == ["旧的"]
    click(page.found[0])
    assert page.plan(page.address.edit.text()).address == "camera:旧的"
    assert page.plan("camera:旧的").profile == "camera"
    source = Source(DrawnTable())
    monkeypatch.setattr(
        CameraPage.__init__, "__defaults__", (None, (), lambda: (WEBCAM,), lambda _address: source, TableFeed)
    )
    page.address.edit.clear()
    click(page.camera)
    camera = window.page
    assert isinstance(camera, CameraPage)
    shown(qtbot, camera, source)
    camera.name.edit.setText("新的")
    click(camera.go)
    qtbot.waitUntil(lambda: window.page is page, timeout=20_000)
    source.go.set()
    assert page.address.edit.text() == "camera:新的"
    assert [view.name for view in load_views(profile)[0]] == ["旧的", "新的"]
    assert load_views(profile)[0][1].source == "camera:Webcam"
    qtbot.waitUntil(lambda: source.closed == 1, timeout=20_000)


def test_the_picture_keeps_its_shape(qtbot, opened) -> None:
    source = Source(DrawnTable())
    page = opened(source)
    shown(qtbot, page, source)
    where = page.areas.picture_rect()
    assert where.width() / where.height() == pytest.approx(SIZE[0] / SIZE[1], rel=0.01)


@pytest.mark.parametrize("scale", [100, 150, 300])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_each_kind_of_device_says_what_it_tells_and_nothing_lies_on_another(
    setup, monkeypatch, language: str, scale: int
) -> None:
    window, page = setup
    window.change_settings(replace(window.settings, language=language, text_scale=scale))
    flush()
    painted = Painted(monkeypatch)
    page.kind.grab()
    for kind in page.kinds:
        assert say(kind.name) in painted.texts
        assert say(kind.about)[:6] in "".join(painted.texts)
    parts: list[Any] = [page.rules, page.kind, page.address, *page.found, *page.names, page.dealer, page.computers]
    parts += [page.ledger, page.log, page.go]
    boxes = [part.geometry().adjusted(5, 5, -5, -5) for part in parts]
    for part, box in zip(parts, boxes, strict=True):
        assert page.body.rect().contains(box), part.objectName()
        met = [other.objectName() for other, there in zip(parts, boxes, strict=True) if there.intersects(box)]
        assert met == [part.objectName()]
    assert (page.area.verticalScrollBar().maximum() > 0) == (scale > 100)


def test_a_kind_of_device_is_chosen_by_its_card_and_by_arrows(setup) -> None:
    _window, page = setup
    for n, cell in enumerate(page.kind.cells()):
        click(page.kind, cell.center().toPoint())
        assert page.kind.value() == n
        assert say(page.kinds[n].about) in page.kind.accessibleDescription()
    QTest.keyClick(page.kind, Qt.Key.Key_Left)
    assert page.kind.value() == len(page.kinds) - 2
