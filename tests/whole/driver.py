"""A real process with the real window, playing by itself until it is killed: ``python driver.py SEED RULES``.

With ``practice`` behind it, moves are taken back all the time, after settlements too. With ``home`` the person leaves
the table after a while to go on later, with ``forget`` for good; it says so on its output and stays open.
"""

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

LEAVES_AFTER = 40  #: things shown


def main(seed: str, rules: str, kind: str = "") -> int:
    """Open the window, start or resume a match, put the own seat on auto-play."""
    app = make_application(["mjdesk"])
    window = MainWindow()
    window.show()
    session = MatchSession.resume(profile_dir())
    if session is None:
        others = SYSTEMS[rules].players[-1] - 1
        session = MatchSession.start(
            profile_dir(), rules, {}, ("greedy",) * others, 1000, seed=seed, practice=kind == "practice"
        )
    window.play(session)
    session.set_pace(Pace(20))
    session.set_auto(KEEP_AUTOPLAY, True)
    session.set_auto(AUTOPLAY, True)

    def go_on() -> None:
        assert window.sheet is not None
        window.sheet.accept()

    def settled() -> None:
        """Every second settlement is taken back."""
        settlements.append(1)
        taken = kind == "practice" and len(settlements) % 2
        QTimer.singleShot(0, take_back if taken else go_on)

    def take_back() -> None:
        assert window.game is not None
        window.game.take_back()

    def shown() -> None:
        seen.append(1)
        if len(seen) == LEAVES_AFTER:
            QTimer.singleShot(0, leave)

    def leave() -> None:
        assert window.game is not None
        if kind == "home":
            window.leave_game()
        else:
            window.game._home()
        print("left", flush=True)

    settlements: list[int] = []
    seen: list[int] = []
    if kind in ("home", "forget"):
        session.changed.connect(shown)
    session.settled.connect(settled)
    if kind == "practice":
        session.taken_back.connect(lambda _done: session.set_auto(AUTOPLAY, True))
        often = QTimer(window)
        often.timeout.connect(take_back)
        often.start(300)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
