"""What the window costs: processor time while nothing happens and for opening sheets, memory over many rounds, how
soon a tile is lit.

    python -m tools.measure_window                  # all of them
    python -m tools.measure_window --rounds 20 200  # memory after so many rounds
    python -m tools.measure_window --only idle      # or sheets, input, memory

The person's seat plays by itself, every event of every round is shown and painted, without a pause between them.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.save import PERSON
from mjdesk.ui.app import make_application
from mjdesk.ui.garbage import Collector
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow

WARM = 100  #: rounds after which nothing should grow any more
PATIENCE = 3_600_000  #: ms


def until(condition) -> None:
    """Let the window live until something holds. It waits as the program does: what is done then, such as collecting
    garbage, is done here too."""
    deadline = QDeadlineTimer(PATIENCE)
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if condition() or deadline.hasExpired() else None)
    timer.start(20)
    if not condition():
        loop.exec()
    timer.stop()
    if not condition():
        raise SystemExit("the window did not come to what was waited for")


def wait(seconds: float) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def resident() -> tuple[float, float]:
    """Memory of this process in MB, as the kernel counts what is really there: its own, and pages of files.

    Those are parts of the program's files that were read; the system takes them back when it needs the room.
    """
    lines = (line.split() for line in Path("/proc/self/status").read_text().splitlines())
    of = {words[0]: int(words[1]) * 1024 / 1e6 for words in lines if words[0].startswith("Rss")}
    return of["RssAnon:"] + of["RssShmem:"], of["RssFile:"]


def open_window() -> MainWindow:
    """A window on an empty profile."""
    window = MainWindow()
    window.change_settings(replace(window.settings, language="zh_CN", muted=True))
    window.resize(1366, 768)
    window.show()
    done: list[int] = []
    window.complete.connect(lambda: done.append(1))
    until(lambda: bool(done))
    return window


def begin(window: MainWindow, folder: str, rules: str) -> MatchSession:
    """A match that waits for the person."""
    session = MatchSession.start(Path(folder), rules, {}, ("greedy",) * 3, 0, seed="measured")
    window.play(session)
    until(lambda: session.model is not None and session.model.question is not None)
    return session


def idle(seconds: float) -> float:
    """Share of one core, in per cent, that is used while nothing happens."""
    wait(3)  # what was begun behind the window's back ends
    before = time.process_time()
    wait(seconds)
    return 100 * (time.process_time() - before) / seconds


class Paints(QObject):
    """Tells when a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.painted = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted = self.painted or event.type() is QEvent.Type.Paint
        return False


def lit(window: MainWindow, times: int) -> tuple[list[float], list[float]]:
    """From the mouse over another tile of the hand to the end of the paint that lights it: wall and processor ms."""
    assert window.game is not None
    table, wall, busy = window.game.table, [], []
    paints = Paints(table.viewport())
    boxes = [target.box for target in table.targets if target.name.startswith("hand-")]
    wait(1)
    for n in range(times):
        box = boxes[n * 5 % len(boxes)]
        paints.painted = False
        begun, used = time.perf_counter(), time.process_time()
        QTest.mouseMove(table.viewport(), QPoint(round(box.cx), round(box.y + 30)))
        while not paints.painted:
            QApplication.processEvents()
        wall.append(1000 * (time.perf_counter() - begun))
        busy.append(1000 * (time.process_time() - used))
        wait(0.12)  # the lift ends
    return wall, busy


def opened(
    window: MainWindow, show: Callable[[], object], leave: Callable[[], object], times: int = 9
) -> tuple[list[float], ...]:
    """Processor ms of the window's thread for opening a sheet or page, for its first paint, for closing it again."""
    opening, painting, closing = [], [], []
    for _ in range(times):
        begun = time.thread_time()
        show()
        there = time.thread_time()
        (window.overlays[-1] if window.overlays else window).repaint()
        seen = time.thread_time()
        window.finish_motion()
        before = time.thread_time()
        leave()
        gone = time.thread_time()
        QApplication.processEvents()
        opening.append(1000 * (there - begun))
        painting.append(1000 * (seen - there))
        closing.append(1000 * (gone - before))
    return opening, painting, closing


def a_settlement() -> SettlementModel:
    """The settlement of a round that somebody won."""
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), "measured", 1)
    played = play_round(match.next_round(), line_up("greedy", 4, "measured"))
    persons = people((PERSON, "greedy", "greedy", "greedy"), 0, "", 0)
    return Presenter(match, persons, 0).settlement(played, match.after(played))


def sheets(window: MainWindow) -> None:
    """Print what the sheets that are opened most cost."""
    model = a_settlement()
    shown: dict[str, Callable[[], object]] = {
        "new match": window.open_new_match,
        "settings": window.open_settings,
        "keys": window.open_keys,
        "settlement": lambda: window.open_sheet(SettlementSheet(model)),
    }
    pages: dict[str, Callable[[], object]] = {
        place: partial(window.go, place) for place in ("lobby", "records", "learn", "ledger")
    }
    for name, show in (shown | pages).items():
        leave = window.leave_pages if name in pages else window.close_sheet
        figures = [f"{statistics.median(ms):.1f} (most {max(ms):.1f})" for ms in opened(window, show, leave)]
        print("{:12} opening {}, first paint {}, closing {} ms".format(name, *figures), flush=True)


def memory(window: MainWindow, session: MatchSession, marks: list[int]) -> None:
    """Print how much memory there is after so many rounds."""
    finished = [0]

    def settled(_model: object) -> None:
        finished[0] += 1
        QTimer.singleShot(0, go_on)

    def go_on() -> None:
        if isinstance(window.sheet, SettlementSheet):
            window.sheet.grab()
            window.sheet.accept()

    session.settled.connect(settled)
    session.set_pace(Pace(0))
    session.set_auto("keep_autoplay", True)
    session.set_auto("autoplay", True)
    warm: list[tuple[int, float]] = []
    for mark in sorted(marks):
        until(lambda mark=mark: finished[0] >= mark and window.sheet is None)  # a sheet holds pictures of the window
        window.finish_motion()
        wait(0)
        own, files = resident()
        print(f"memory after {mark:4} rounds: {own + files:.1f} MB, {files:.1f} of it pages of files", flush=True)
        if mark >= WARM:
            warm.append((finished[0], own + files))
    if len(warm) > 1:
        slope = statistics.linear_regression(*zip(*warm, strict=True)).slope
        print(f"memory grows by {100 * slope:+.1f} MB in 100 rounds, by a line from {WARM} rounds on")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=("idle", "sheets", "input", "memory"))
    parser.add_argument("--rules", default="wuhan")
    parser.add_argument("--seconds", type=float, default=20.0, help="of being idle")
    parser.add_argument("--rounds", type=int, nargs="+", default=[1, 20, 60, 100, 150, 200])
    given = parser.parse_args()
    app = make_application(["mjdesk"])
    collector = Collector(app)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MJDESK_HOME"] = folder
        window = open_window()
        window.ahead.loaded.connect(collector.settle)
        if given.only in (None, "idle"):
            print(f"idle at home: {idle(given.seconds):.2f} % of a core", flush=True)
        if given.only in (None, "sheets"):
            wait(3)  # what was begun behind the window's back ends
            sheets(window)
        session = begin(window, folder, given.rules)
        if given.only in (None, "idle"):
            print(f"idle at the table: {idle(given.seconds):.2f} % of a core", flush=True)
        if given.only in (None, "input"):
            for name, values in zip(("wall", "processor"), lit(window, 60), strict=True):
                p95 = sorted(values)[int(0.95 * len(values))]
                print(f"mouse to lit tile, {name}: median {statistics.median(values):.1f} ms, p95 {p95:.1f} ms")
        if given.only in (None, "memory"):
            memory(window, session, given.rounds)
        window.close()
        app.processEvents()
    print(f"load of the machine {os.getloadavg()[0]:.1f}", file=sys.stderr)


if __name__ == "__main__":
    main()
