"""A real process with the real window, playing by itself until it is killed: ``python driver.py SEED RULES``."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.profile import profile_dir
from mjdesk.ui.app import make_application
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.window import MainWindow


def main(seed: str, rules: str) -> int:
    """Open the window, start or resume a match, put the own seat on auto-play."""
    app = make_application(["mjdesk"])
    window = MainWindow()
    window.show()
    session = MatchSession.resume(profile_dir())
    if session is None:
        others = SYSTEMS[rules].players[-1] - 1
        session = MatchSession.start(profile_dir(), rules, {}, ("greedy",) * others, 1000, seed=seed)
    window._play(session)
    session.set_pace(Pace(20))
    session.set_auto(KEEP_AUTOPLAY, True)
    session.set_auto(AUTOPLAY, True)

    def go_on() -> None:
        assert window.sheet is not None
        window.sheet.accept()

    session.settled.connect(lambda _: QTimer.singleShot(0, go_on))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
