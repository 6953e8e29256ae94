"""A photo is taken with a camera that is not there: what is said when it fails, and when the shutter acts."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.devices.camera.frames import CameraFound, Frame
from mjdesk.devices.camera.watching import Sighted
from mjdesk.ui.i18n import set_language
from mjdesk.ui.photo.viewfinder import Viewfinder
from tests.devices.camera.fake_camera import FakeCamera, black, frozen, passing, still
from tests.ui.shell_tools import HANZI, click, flush, texts_of

WEBCAM, PHONE = CameraFound("Webcam", 0, 0), CameraFound("Phone", 1, 0)


class Held(FakeCamera):
    """A camera that holds its breath after its scenes until it may go on, frame by frame for a test to look at."""

    def __init__(self, *scenes, drop: bool = False) -> None:
        super().__init__(*scenes, drop=drop)
        self.count, self.go = sum(count for count, _ in scenes), Event()

    def read(self) -> Frame | None:
        if self._number == self.count:
            self.go.wait(60)
        return super().read()


@pytest.fixture
def finder(qtbot):
    """Opens a viewfinder on fake cameras; they are let go at the end."""
    made: list[tuple[Viewfinder, list[FakeCamera]]] = []

    def open_(*cameras: FakeCamera, found: tuple[CameraFound, ...] = (WEBCAM, PHONE)) -> Viewfinder:
        by = dict(zip(found, cameras, strict=False))
        page = Viewfinder(lambda: found, lambda camera: by[camera])
        qtbot.addWidget(page)
        page.resize(1366, 768)
        page.show()
        made.append((page, list(cameras)))
        return page

    yield open_
    for page, cameras in made:
        page.closing()
        for camera in cameras:
            if isinstance(camera, Held):
                camera.go.set()
        qtbot.waitUntil(lambda cameras=cameras: all(c.closed or not c._number for c in cameras), timeout=20_000)
    flush()


def seen(qtbot, page: Viewfinder, what: Sighted, number: int) -> None:
    """Wait until the page shows a frame, and check what it says of it."""
    qtbot.waitUntil(lambda: page.glance is not None and page.glance.frame.number == number, timeout=20_000)
    assert page.glance is not None
    assert page.glance.watch.seen is what


def test_a_picture_is_taken_at_rest_with_the_space_bar(qtbot, finder) -> None:
    page = finder(Held((30, still)))
    seen(qtbot, page, Sighted.REST, 29)
    assert page.words() == "可以拍了"
    with qtbot.waitSignal(page.taken) as took:
        QTest.keyClick(page, Qt.Key.Key_Space)
    assert took.args is not None
    assert (took.args[0].width, took.args[0].height) == (320, 180)


def test_while_a_hand_passes_the_shutter_waits(qtbot, finder) -> None:
    camera = Held((20, still), (10, passing))
    page = finder(camera)
    taken: list[object] = []
    page.taken.connect(taken.append)
    seen(qtbot, page, Sighted.MOVING, 29)
    click(page.shutter)
    assert taken == []
    assert page.words() == "一静下来就拍"
    camera._frames = iter([still(n) for n in range(100, 140)])
    camera.go.set()
    qtbot.waitUntil(lambda: bool(taken), timeout=20_000)
    assert len(taken) == 1


@pytest.mark.parametrize(
    ("scene", "count", "what", "word"),
    [(black, 20, Sighted.DARK, "看不见"), (frozen, 80, Sighted.FROZEN, "不动了")],
)
def test_what_is_wrong_with_the_picture_is_said_and_none_is_taken(
    qtbot, finder, scene: Callable, count: int, what: Sighted, word: str
) -> None:
    page = finder(Held((20, still), (count, scene)))
    taken: list[object] = []
    page.taken.connect(taken.append)
    seen(qtbot, page, what, 19 + count)
    assert word in page.words()
    click(page.shutter)
    assert taken == []


def test_an_unplugged_camera_is_said_and_another_can_be_chosen(qtbot, finder) -> None:
    phone = Held((15, still))
    page = finder(FakeCamera((5, still), drop=True), phone)
    qtbot.waitUntil(lambda: page.problem != "", timeout=20_000)
    assert page.words() == "没了"
    assert not page.shutter.isEnabled()
    assert page.again.isVisible()
    click(page.toggles[1])
    seen(qtbot, page, Sighted.REST, 14)
    assert page.toggles[1].isChecked()


def test_no_camera_is_said_in_both_languages(qtbot, finder) -> None:
    page = finder(found=())
    qtbot.waitUntil(lambda: page.cameras is not None, timeout=20_000)
    assert "没有找到摄像头" in page.words()
    set_language("en")
    flush()
    page._show()
    assert not [text for text in texts_of(page) if HANZI.search(text)]
    QTest.keyClick(page, Qt.Key.Key_Space)


def test_the_camera_is_let_go_when_the_page_is_left(qtbot, finder) -> None:
    camera = Held((10, still))
    page = finder(camera)
    seen(qtbot, page, Sighted.MOVING, 9)
    page.closing()
    camera.go.set()
    qtbot.waitUntil(lambda: camera.closed == 1, timeout=20_000)


def test_a_photo_taken_comes_to_the_page_of_the_photo(qtbot, taken, monkeypatch) -> None:
    camera = Held((30, still))
    monkeypatch.setattr(Viewfinder.__init__, "__defaults__", (lambda: (WEBCAM,), lambda _found: camera))
    click(taken.entry.photo)
    page = taken.page
    click(page.empty.camera)
    finder = taken.desk.window.page
    assert isinstance(finder, Viewfinder)
    seen(qtbot, finder, Sighted.REST, 29)
    click(finder.shutter)
    camera.go.set()
    assert taken.page is page
    taken.read()
    assert page.view.looked is not None
    assert page.view.looked.picture.stored == (320, 180)
    qtbot.waitUntil(lambda: camera.closed == 1, timeout=20_000)
