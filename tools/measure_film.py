"""What reading a film of a table costs: frames read a second, and what the window's thread feels of it.

    python -m tools.measure_film                       # a film that is drawn: tiles come one by one, hands pass
    python -m tools.measure_film --film table.mp4      # one of your own, with the areas of a camera that was set up
    python -m tools.measure_film --view NAME

Figures are processor time, so that other programs on the machine change them little: of the camera's thread for each
frame that is looked at and each that is read, of the window's thread for each frame that it paints meanwhile. Beside
them the same window without a film.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import cv2
import numpy as np
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.frames import Film, Frame, FrameSource
from mjdesk.devices.camera.recogniser import Recogniser
from mjdesk.devices.camera.sources import Paced
from mjdesk.devices.camera.table_eye import Read
from mjdesk.devices.camera.table_view import TableView, first_areas
from mjdesk.devices.camera.table_views import view_named
from mjdesk.ui.app import make_application
from mjdesk.ui.table_camera.page import CameraPage
from mjdesk.ui.table_camera.table_feed import TableFeed
from mjdesk.ui.window import MainWindow
from tools.camera.faces import draw_face
from tools.camera.ink import a_manner

FRAME = 1000 / 60  #: ms
SIZE = (1280, 720)
PACE = 25.0
_TILE = (38, 52)


@dataclass
class Busy:
    """Processor ms of the camera's thread: for each frame that it reads, and for all that it looks at."""

    reads: list[float] = field(default_factory=list)
    frames: int = 0
    whole: float = 0.0


class Counted(TableFeed):
    """A feed that counts what its thread is busy with."""

    def __init__(self, opening: Callable[[], FrameSource], view: TableView, busy: Busy) -> None:
        super().__init__(opening, view, self._counting)
        self._busy = busy

    def _counting(self) -> Read:
        recogniser = Recogniser()

        def read(picture, quick: bool):
            begun = time.thread_time()
            sight = recogniser.read(picture, quick=quick)
            self._busy.reads.append(1000 * (time.thread_time() - begun))
            return sight

        return read

    def _take(self, frame: Frame, watch) -> None:
        begun = time.thread_time()
        super()._take(frame, watch)
        self._busy.frames += 1
        self._busy.whole += 1000 * (time.thread_time() - begun)


class Painted:
    """Paints a widget as often as a screen shows it, and notes what the window's thread is busy with in between."""

    def __init__(self, widget: QWidget) -> None:
        self.busy: list[float] = []
        self._widget, self._cpu = widget, time.thread_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._frame)
        self._timer.start(round(FRAME))

    def _frame(self) -> None:
        self._widget.repaint()
        now = time.thread_time()
        self.busy.append(1000 * (now - self._cpu))
        self._cpu = now

    def stop(self) -> None:
        """No more frames."""
        self._timer.stop()


def draw_film(path: Path, seconds: float) -> None:
    """A film of a table: every second a tile more, laid by a hand that passes over."""
    rng = np.random.default_rng(1)
    manner = a_manner(rng)
    faces = [cv2.resize(draw_face(kind, manner, rng), _TILE, interpolation=cv2.INTER_AREA) for kind in range(34)]
    film = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), PACE, SIZE)
    base = np.full((SIZE[1], SIZE[0], 3), (25, 40, 70), np.uint8)
    base[12:-12, 180:-180] = (70, 105, 50)
    grain = rng.integers(-3, 4, (5, *base.shape)).astype(np.int16)
    for number in range(round(seconds * PACE)):
        second, within = divmod(number, round(PACE))
        if within == round(PACE) // 3:
            x, y = 540 + 48 * (second % 6), 510 + 60 * (second // 6 % 2)
            base[y : y + _TILE[1], x : x + _TILE[0]] = np.clip(faces[second % 34] / 255 * [225, 238, 244], 0, 255)
        shown = base.copy()
        if within < round(PACE) // 3:
            cv2.circle(shown, (540 + 48 * (second % 6), 560 + 8 * within), 80, (140, 170, 220), -1)
        film.write(np.clip(shown + grain[number % 5], 0, 255).astype(np.uint8))
    film.release()


def at(values: list[float], share: float) -> float:
    """A quantile."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def told(what: str, values: list[float]) -> str:
    """A line of figures in ms."""
    most = max(values)
    return f"{what:46} median {statistics.median(values):6.1f}  p95 {at(values, 0.95):6.1f}  max {most:6.1f} ms"


def measure(film: Path | None, view: TableView, seconds: float) -> tuple[Busy, list[float]]:
    """Show the page of a camera for a while, with a film or without one."""
    busy = Busy()
    window = MainWindow()
    window.resize(1366, 768)
    window.show()

    def feeding(opening: Callable[[], FrameSource], view: TableView) -> TableFeed:
        return Counted(opening, view, busy)

    page = CameraPage(view, (), tuple, lambda _address: Paced(Film(Path(str(film)))), feeding)
    window.visit(page)
    if film is not None:
        page.open(f"film:{film}")
    loop = QEventLoop()
    QTimer.singleShot(1500, loop.quit)  # models are loaded, the page has faded in
    loop.exec()
    painted = Painted(page)
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()
    painted.stop()
    window.leave_pages()
    window.close()
    return busy, painted.busy


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--film", type=Path, help="a film of a table")
    parser.add_argument("--view", default="", help="a camera that was set up, for its areas")
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    cv2.setNumThreads(1)
    app = make_application(["mjdesk"])
    view = view_named(given.view) if given.view else TableView("measured", "", first_areas(SIZE[0] / SIZE[1]))
    view = TableView(view.name, "", view.areas)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MJDESK_HOME"] = folder
        film = given.film
        if film is None:
            film = Path(folder) / "table.avi"
            draw_film(film, given.seconds + 4)
        _none, without = measure(None, view, given.seconds / 3)
        busy, with_film = measure(film, view, given.seconds)
        app.processEvents()
    if not busy.reads:
        raise SystemExit("no frame was read: do the areas fit the film?")
    watched = (busy.whole - sum(busy.reads)) / max(1, busy.frames)
    middle = statistics.median(busy.reads)
    print(told("camera's thread, a frame that is read", busy.reads))
    print(f"{'camera thread, watching and showing a frame':46} mean   {watched:6.1f} ms")
    print(f"{'frames that one core can read':46} {1000 / (middle + watched):6.1f} a second (wanted: 5)")
    print(f"{'in this run':46} {busy.frames} frames looked at, {len(busy.reads)} read")
    print(told("window's thread a frame, without a film", without))
    print(told("window's thread a frame, while one is read", with_film))
    over = sum(each > 16 for each in with_film)
    print(f"{'of them over 16 ms':46} {over} of {len(with_film)}")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"load of the machine {load:.1f}", file=sys.stderr)


if __name__ == "__main__":
    main()
