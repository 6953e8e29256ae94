"""How evenly the window draws while three experts think: intervals between frames, and how long its thread was held up.

    python -m tools.measure_frames                      # thinking in a process of its own, as the program does
    python -m tools.measure_frames --in-thread          # in a thread of the window's process, to compare
    python -m tools.measure_frames --rules changsha --seconds 30 --hints

A frame is asked for every 16 ms and paints the whole table, as if something moved all the time. What the thread of the
window does between two frames (showing events, painting) is CPU time of that thread; what a frame is late beyond that
is waiting: for the interpreter's lock, or for a processor that others use.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer

from mjdesk.players.apart import ApartPlayer
from mjdesk.players.lineup import player
from mjdesk.ui.app import make_application
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.window import MainWindow

FRAME = 16.0  #: ms


class Frames:
    """Asks for a frame every 16 ms and notes when it was painted and how busy the thread was meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.intervals: list[float] = []
        self.busy: list[float] = []
        self._clock, self._cpu = QElapsedTimer(), time.thread_time()
        self._clock.start()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._frame)
        self._timer.start(round(FRAME))

    def _frame(self) -> None:
        assert self.window.game is not None
        self.window.game.table.viewport().repaint()
        now = time.thread_time()
        self.intervals.append(self._clock.nsecsElapsed() / 1e6)
        self.busy.append(1000 * (now - self._cpu))
        self._clock.restart()
        self._cpu = now

    def stop(self) -> None:
        """No more frames."""
        self._timer.stop()


def at(values: list[float], share: float) -> float:
    """A quantile."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def told(what: str, values: list[float]) -> str:
    """A line of figures in ms."""
    figures = [statistics.median(values), at(values, 0.95), at(values, 0.99), max(values)]
    return f"{what:34} median {figures[0]:6.1f}  p95 {figures[1]:6.1f}  p99 {figures[2]:6.1f}  max {figures[3]:6.1f} ms"


def measure(rules: str, seconds: float, *, in_thread: bool, hints: bool, level: str) -> Frames:
    """Play for a while with the person on auto-play, three opponents of a level thinking without a pause."""
    folder = tempfile.TemporaryDirectory()
    os.environ["MJDESK_HOME"] = folder.name
    window = MainWindow()
    window.change_settings(
        replace(window.settings, language="zh_CN", hints="full" if hints else "waits", muted=True, reduced_motion=True)
    )
    window.resize(1366, 768)
    window.show()
    session = MatchSession.start(Path(folder.name), rules, {}, (level,) * 3, 0, seed="frames")
    if in_thread:
        for seat, other in session._worker._players.items():
            if isinstance(other, ApartPlayer):
                session._worker._players[seat] = player(level, f"frames/{seat}")
    window.play(session)
    session.set_pace(Pace(8.0))
    session.set_auto("keep_autoplay", True)
    session.set_auto("autoplay", True)

    def go_on() -> None:
        assert window.sheet is not None
        window.sheet.accept()

    session.settled.connect(lambda _model: QTimer.singleShot(0, go_on))
    loop = QEventLoop()
    QTimer.singleShot(1500, loop.quit)  # caches and the other process
    loop.exec()
    frames = Frames(window)
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()
    frames.stop()
    window.close()
    folder.cleanup()
    return frames


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="wuhan")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--in-thread", action="store_true", help="think in a thread of the window's process")
    parser.add_argument("--hints", action="store_true", help="with all hints for the person")
    given = parser.parse_args()
    make_application(["mjdesk"])
    frames = measure(given.rules, given.seconds, in_thread=given.in_thread, hints=given.hints, level=given.level)
    waiting = [max(0.0, whole - max(busy, FRAME)) for whole, busy in zip(frames.intervals, frames.busy, strict=True)]
    late = sum(whole > 2 * FRAME for whole in frames.intervals)
    print(f"{given.rules}, three of level {given.level}, {'in a thread' if given.in_thread else 'apart'}")
    print(told("between two frames", frames.intervals))
    print(told("the window's thread busy between", frames.busy))
    print(told("late beyond that", waiting))
    print(f"{len(frames.intervals) / given.seconds:.1f} frames a second; {late} of {len(frames.intervals)} dropped one")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"load of the machine {load:.1f}", file=sys.stderr)


if __name__ == "__main__":
    main()
