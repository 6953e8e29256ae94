"""Starts the window: application, font, look, language, main window. Everything else is loaded when needed.

``--measure-first-frame``, or ``MJDESK_FIRST_FRAME=1`` in the environment, prints the milliseconds from the start
of the process to the first painted frame, and to the home page that shows the saved match, and ends the program
(the variable leaves it open).
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow

_LOADED = time.monotonic()
MEASURE_FLAG = "--measure-first-frame"
MEASURE_VARIABLE = "MJDESK_FIRST_FRAME"
PLAY_VARIABLE = "MJDESK_PLAY_ROUNDS"  #: see `mjdesk.ui.self_play`


def make_application(argv: Sequence[str]) -> QApplication:
    """The application object with our font; the one there is, if there is one."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    from mjdesk.ui import fonts
    from mjdesk.ui.allocator import lay_large_pieces_apart

    lay_large_pieces_apart()
    app = QApplication(list(argv) or ["mjdesk"])
    app.setApplicationName("mjdesk")
    app.setApplicationDisplayName("mjdesk")
    app.setDesktopFileName("mjdesk")  # so that a desktop knows our windows by the entry of its menu
    app.setStyle("fusion")
    fonts.install(app)
    return app


def milliseconds_since_start() -> float:
    """Time since this process began; where the system does not tell, since this module was loaded."""
    try:
        started = int(Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()[19])
        uptime = time.clock_gettime(time.CLOCK_BOOTTIME)
        return 1000 * (uptime - started / os.sysconf("SC_CLK_TCK"))
    except (OSError, AttributeError, ValueError):
        return 1000 * (time.monotonic() - _LOADED)


def run(argv: Sequence[str] = (), record: Path | None = None) -> int:
    """Open the window and stay until it is closed; ``argv`` begins with the program. Returns the exit status.

    ``record`` is a file whose first record is shown as soon as the home page is complete.
    """
    from mjdesk.ui.faults import Faults
    from mjdesk.ui.log import start_log

    faults = Faults()
    start_log(faults.take)
    app = make_application(argv)
    from mjdesk.ui.ending import Ending
    from mjdesk.ui.garbage import Collector
    from mjdesk.ui.window import MainWindow

    Ending(app)
    collector = Collector(app)
    window = MainWindow()
    faults.tell(window)
    window.ahead.loaded.connect(collector.settle)
    leave = MEASURE_FLAG in argv
    if leave or os.environ.get(MEASURE_VARIABLE):
        window.first_frame.connect(lambda: _report("first frame"))
        window.complete.connect(lambda: _report("home page complete"))
    if os.environ.get(PLAY_VARIABLE):
        from mjdesk.engine.errors import BadInput
        from mjdesk.ui.self_play import play_and_close

        try:
            play_and_close(window)
        except BadInput as error:
            print(f"mjdesk: {error}", file=sys.stderr)
            return 2
    if record is not None:
        window.complete.connect(lambda: _open(window, record))
    if leave:
        window.complete.connect(lambda: QTimer.singleShot(0, QApplication.quit))
    window.show()
    return app.exec()


def _open(window: MainWindow, record: Path) -> None:
    from mjdesk.ui.records.opening import open_file

    open_file(window, record)


def _report(what: str) -> None:
    print(f"{what} after {milliseconds_since_start():.0f} ms", flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv))
