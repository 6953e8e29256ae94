"""The window plays by itself for so many rounds and closes: how an installation is tried, and how memory is watched.

``MJDESK_PLAY_ROUNDS=3 mjdesk`` (offscreen too) plays three rounds beside the matches of the profile, prints what was
played as one JSON line and ends with status 0, or with 1 when something fails. Names behind the number are rule
systems; without one each match is of the next system.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from itertools import cycle
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.save import PERSON
from mjdesk.ui.app import PLAY_VARIABLE
from mjdesk.ui.aside import Aside
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import begun
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow

PER_MATCH: Final = 4  #: rounds of a match, then the next one begins


def wanted() -> tuple[int, tuple[str, ...]] | None:
    """How many rounds of which systems the environment asks for, None where it does not; raises BadInput."""
    words = os.environ.get(PLAY_VARIABLE, "").split()
    if not words:
        return None
    if not words[0].isdecimal() or int(words[0]) == 0:
        raise BadInput(f"{words[0]!r}; expected a number of rounds, then rule systems", PLAY_VARIABLE)
    chosen = tuple(rule_system(name).id for name in words[1:])
    return int(words[0]), chosen or tuple(system.id for system in SYSTEMS.values() if system.on_table)


class SelfPlay(QObject):
    """Plays match after match in a window. ``settled`` counts the rounds that are over; ``done`` brings the status."""

    settled = Signal(int)
    done = Signal(int)

    def __init__(self, window: MainWindow, rounds: int, systems: tuple[str, ...], seed: str = "self") -> None:
        super().__init__(window)
        self.window_, self.rounds, self.seed = window, rounds, seed
        window.settings = replace(window.settings, muted=True)  # nobody listens; not kept
        self.played = 0
        self.won = 0
        self._systems = cycle(systems)

    def begin(self) -> None:
        """Begin the next match, and with it the play."""
        rules = next(self._systems)
        others = max(rule_system(rules).players) - 1
        saved = begun(rules, {}, (PERSON, *("greedy",) * others), 0, seed=f"{self.seed}-{self.played}")
        game = Aside(self.window_, saved, self.window_.home)
        session = game.session
        session.settled.connect(self._settled)
        session.failed.connect(self._failed)
        self.window_.show_game(game)
        session.set_pace(Pace(0))
        session.set_auto(KEEP_AUTOPLAY, True)
        session.set_auto(AUTOPLAY, True)

    def _settled(self, model: SettlementModel) -> None:
        self.played += 1
        self.won += bool(model.wins)
        # the sheet is opened by the same signal: look at it when that is done
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        sheet = self.window_.sheet
        if not isinstance(sheet, SettlementSheet):
            self._failed("no settlement is shown")
            return
        sheet.grab()  # painted whole, as a person sees it
        self.settled.emit(self.played)
        if self.played >= self.rounds:
            self._end(0)
        elif self.played % PER_MATCH == 0:
            self.window_.leave_game()
            self.begin()
        else:
            sheet.accept()

    def _failed(self, what: str) -> None:
        print(json.dumps({"failed": what}), flush=True)
        self._end(1)

    def _end(self, status: int) -> None:
        self.window_.leave_game()
        self.done.emit(status)


def play_and_close(window: MainWindow) -> None:
    """Do what the environment asks for, where it does, once the window is complete; then end the program."""
    from PySide6.QtWidgets import QApplication

    asked = wanted()
    if asked is None:
        return
    player = SelfPlay(window, *asked)

    def end(status: int) -> None:
        if status == 0:
            print(json.dumps({"rounds": player.played, "wins": player.won}), flush=True)
        window.close()
        QApplication.exit(status)

    player.done.connect(end)
    window.complete.connect(player.begin)
