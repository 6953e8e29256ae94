"""Thousands of rounds through the window, offscreen: does memory grow, do handles, threads or objects of Qt pile up?

    python -m tools.soak                 # 5,000 rounds, every system in turn
    python -m tools.soak --rounds 200 --every 20
    python -m tools.soak wuhan paohuzi   # only these

Every event is shown and painted, every settlement opened and painted whole; a match lasts four rounds, then the next
begins. The first tenth warms the caches; a line is fitted to the resident memory of the rest. Exit status 1 when it
grows by more than ``--most`` MB in a thousand rounds, or when handles, threads or widgets pile up.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.ui.app import make_application
from mjdesk.ui.garbage import Collector
from mjdesk.ui.self_play import SelfPlay
from mjdesk.ui.window import MainWindow


@dataclass(frozen=True, slots=True)
class Mark:
    """What there is after so many rounds: resident MB, open handles, threads, widgets, objects of Python."""

    rounds: int
    memory: float
    handles: int
    threads: int
    widgets: int
    objects: int


def mark(rounds: int) -> Mark:
    """Look at this process now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Mark(
        rounds,
        pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        len(os.listdir("/proc/self/fd")),
        threading.active_count(),
        len(QApplication.allWidgets()),
        len(gc.get_objects()),
    )


def told(now: Mark, seconds: float) -> str:
    """A line of the table."""
    numbers = (now.rounds, f"{now.memory:.1f}", now.handles, now.threads, now.widgets, now.objects, f"{seconds:.0f}")
    return f"| {' | '.join(map(str, numbers))} |"


def growth(marks: list[Mark]) -> float:
    """MB in a thousand rounds, by a line through the marks."""
    return 1000 * linear_regression([m.rounds for m in marks], [m.memory for m in marks]).slope


def faults(marks: list[Mark], most: float) -> list[str]:
    """What piles up once everything is warm."""
    found = []
    if (grown := growth(marks)) > most:
        found.append(f"memory grows by {grown:.2f} MB in 1,000 rounds (at most {most})")
    for name in ("handles", "threads", "widgets"):
        first, last = (
            max(getattr(m, name) for m in part) for part in (marks[: len(marks) // 2], marks[len(marks) // 2 :])
        )
        if last > first * 1.2 + 2:
            found.append(f"{name}: {first}, then {last}")
    return found


def soak(rounds: int, every: int, systems: tuple[str, ...]) -> list[Mark]:
    """Play and mark; returns the marks of the time after the warming up."""
    app = make_application(["mjdesk"])
    collector = Collector(app)  # garbage is collected as in the program
    window = MainWindow()
    window.ahead.loaded.connect(collector.settle)
    window.resize(1366, 768)
    player = SelfPlay(window, rounds, systems, "soak")
    marks: list[Mark] = []
    began = time.monotonic()
    status: list[int] = []

    def settled(played: int) -> None:
        if played % every == 0:
            marks.append(mark(played))
            print(told(marks[-1], time.monotonic() - began), flush=True)

    def end(code: int) -> None:
        status.append(code)
        window.close()
        app.exit(code)

    player.settled.connect(settled)
    player.done.connect(end)
    window.complete.connect(player.begin)
    window.show()
    print("| rounds | memory, MB | handles | threads | widgets | objects | seconds |\n|" + "---:|" * 7)
    app.exec()
    if status != [0]:
        raise SystemExit("the play failed")
    return [m for m in marks if m.rounds > rounds // 10]


def main() -> None:
    """Soak and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("systems", nargs="*", help="rule systems; all by default")
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--every", type=int, default=0, help="rounds between two marks; a fiftieth by default")
    parser.add_argument("--most", type=float, default=2.0, help="MB that memory may grow by in 1,000 rounds")
    given = parser.parse_args()
    chosen = tuple(rule_system(name).id for name in given.systems)
    systems = chosen or tuple(system.id for system in SYSTEMS.values() if system.on_table)
    with tempfile.TemporaryDirectory() as profile:
        os.environ["MJDESK_HOME"] = profile
        marks = soak(given.rounds, given.every or max(1, given.rounds // 50), systems)
    print(f"\nmemory grows by {growth(marks):+.2f} MB in 1,000 rounds")
    found = faults(marks, given.most)
    for fault in found:
        print(f"FAULT: {fault}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
