"""Follows a simulated table through the real companion page and keeps pictures of it in ``docs/screens``.

    python -m tools.make_companion_screens [--only 1366x768-zh]

The table is the simulator, in this process, three times as fast as people play; device, session, sync and page are
the real ones. One tag stops being read, so that a difference is shown.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from mjdesk.devices.simulator.table import SimulatedTable
from mjdesk.devices.sync.pace import Pace
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.ui.app import make_application
from mjdesk.ui.companion.page import CompanionPage
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.service import Companion
from mjdesk.ui.companion.setup import Setup
from tools.make_screenshots import SIZES, Visit, until

SEED = "77"
SPEED = 3
NAMES = {"zh": ("林小满", "许嘉", "阿衡", "周伯"), "en": ("Lin", "Xu Jia", "Heng", "Zhou")}


class TableLine:
    """A line to a simulated table in this process."""

    def __init__(self, table: SimulatedTable) -> None:
        self.table, self.began = table, time.monotonic()

    @property
    def now(self) -> int:
        """The table's time in ms."""
        return int((time.monotonic() - self.began) * 1000 * SPEED)

    def read(self, wait: float) -> bytes:
        data = self.table.step(self.now)
        if not data:
            time.sleep(min(wait, 0.02))
        return data

    def write(self, data: bytes) -> None:
        self.table.hear(data)

    def close(self) -> None:
        """Nothing to give back."""


def followed(visit: Visit, language: str) -> None:
    """The page while a round is played, with a difference, and for a screen in the middle of the table."""
    system = rule_system("wuhan")
    options = complete(system.options, {})
    match = Match.begin(system, options, SEED, 1)
    begun, steps = match.next_round(), []
    play_round(begun, line_up("greedy", match.players, SEED), lambda event, after: steps.append((event, after)))
    table = SimulatedTable("full")
    table.begin(begun, steps, 0)
    line = TableLine(table)
    plan = TablePlan(
        "simulator", system, options, dealer=match.upcoming.dealer, computers=frozenset({2}), names=NAMES[language]
    )
    page = visit.window.visit(CompanionPage(Companion(plan, lambda: line)))
    until(lambda: page.companion.latest.moves > 30 and page.companion.latest.asked is not None)
    page.look_now()
    visit.keep("companion-seat")
    page.sides.click()
    visit.keep("companion-four")
    page.sides.click()
    table.antennas.strike("missed", table.physical, line.now, for_ever=True)
    until(lambda: page.companion.latest.pace is Pace.OFF)
    page.look_now()
    visit.keep("companion")
    page.leave()


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only pictures whose size or language contains this")
    only = parser.parse_args().only
    make_application(["mjdesk"])
    for size in SIZES[:1]:
        for language, cloth in (("zh", "pine"), ("en", "ink")):
            if only not in f"{size[0]}x{size[1]}-{language}":
                continue
            with tempfile.TemporaryDirectory() as folder:
                os.environ["MJDESK_HOME"] = folder
                visit = Visit(size, language, cloth)
                setup = visit.window.visit(Setup())
                visit.keep("companion-setup")
                setup.leave()
                followed(visit, language)
                visit.window.close()
                visit.window.deleteLater()


if __name__ == "__main__":
    main()
