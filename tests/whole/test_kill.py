"""kill -9 at any moment: the next start resumes at the same tile, and finished rounds are there once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.rules.registry import rule_system
from mjdesk.modes.coins import START, Why
from mjdesk.modes.till import Till
from mjdesk.save import PERSON, MatchFile, load, save_path
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.window import MainWindow
from tests.whole.coin_driver import ROOM, STEPS

DRIVER = Path(__file__).with_name("driver.py")
ROOT = DRIVER.parents[2]
#: the program, which goes on with the saved match by itself and says when the person is asked
GOES_ON = """
import mjdesk.ui.window as place
from mjdesk.ui.app import run


class Window(place.MainWindow):
    def __init__(self):
        super().__init__()
        self.complete.connect(self.resume)
        self.complete.connect(lambda: self.game.session.changed.connect(self.tell))

    def tell(self, model, _event):
        if model.question is not None:
            print("asked", flush=True)


place.MainWindow = Window
raise SystemExit(run(["mjdesk"]))
"""


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def kill_after(profile: Path, rules: str, lines: int, *more: str) -> None:
    """Let the program play until its save file has some more lines, then kill it without warning."""
    env = os.environ | {"MJDESK_HOME": str(profile), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [sys.executable, str(DRIVER), "kill", rules, *more], env=env, stderr=subprocess.PIPE
    ) as program:
        path, before = save_path(profile), lines_of(save_path(profile))
        limit = time.monotonic() + 60
        while program.poll() is None and time.monotonic() < limit:
            if abs(lines_of(path) - before) >= lines:
                break
        running = program.poll() is None
        program.send_signal(signal.SIGKILL)
        assert program.stderr is not None
        said = program.stderr.read().decode()
    assert running, said


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_killed_again_and_again_nothing_is_lost(qtbot, profile: Path, rules: str) -> None:
    seen: tuple = ()
    for number, lines in enumerate((5, 23, 31, 44)):  # fewer than a short round has: its file begins anew with each
        kill_after(profile, rules, lines)
        saved = load(save_path(profile))
        assert saved is not None
        events = saved.round.events
        if number and saved.match.number == seen[0]:
            assert events[: len(seen[1])] == seen[1]  # it went on from where it was killed
        seen = (saved.match.number, events)
        for path in sorted((profile / "records").glob("*.jsonl")) if (profile / "records").exists() else ():
            (record,) = read_records(path.read_text("utf-8").splitlines())
            verify(record)
    saved = load(save_path(profile))
    assert saved is not None
    again = MatchSession.resume(profile, pace=Pace(0))
    assert again is not None
    shown: list = []
    again.changed.connect(lambda model, _event: shown.append(model))
    again.begin()
    qtbot.waitUntil(lambda: bool(shown), timeout=30_000)
    again.close()
    assert shown[0].view.hand == saved.round.seats[0].tiles()
    assert shown[0].view.wall_left == saved.round.wall_left


@pytest.mark.slow
def test_killed_while_moves_are_taken_back_the_match_goes_on_and_records_are_what_stands(qtbot, profile: Path) -> None:
    for lines in (9, 3, 21, 17, 5):
        kill_after(profile, "wuhan", lines, "practice")
        saved = load(save_path(profile))
        assert saved is not None
        assert saved.match.practice
        for path in sorted((profile / "records").glob("*.jsonl")):
            (record,) = read_records(path.read_text("utf-8").splitlines())
            verify(record)
            assert record.setup.practice
            number = record.setup.number
            assert number < saved.match.number or (number == saved.match.number and saved.round.over)
            if number == saved.match.number:
                assert record.events == saved.round.events


@pytest.mark.slow
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_asked_to_end_it_closes_as_by_its_button_and_goes_on_later(qtbot, profile: Path, name: str) -> None:
    """Whoever logs out, closes the terminal or presses Ctrl+C in it loses nothing and reads nothing."""
    system = rule_system("wuhan")
    match = Match.begin(system, complete(system.options, {}), "ended", 2)
    begun = MatchFile(save_path(profile))
    begun.begin_round(match, (PERSON, "greedy", "greedy", "greedy"), match.next_round())
    begun.close()
    env = os.environ | {"MJDESK_HOME": str(profile), "QT_QPA_PLATFORM": "offscreen", "MJDESK_FIRST_FRAME": "1"}
    command = [sys.executable, "-c", GOES_ON]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        while line := program.stdout.readline():
            if line == b"asked\n":
                break
        assert (profile / "match.lock").exists()
        program.send_signal(getattr(signal, name))
        assert program.wait(timeout=60) == 0
        assert program.stderr.read() == b""
    assert not (profile / "match.lock").exists()
    saved = load(save_path(profile))
    assert saved is not None
    again = MatchSession.resume(profile, pace=Pace(0))
    assert again is not None
    shown: list = []
    again.changed.connect(lambda model, _event: shown.append(model))
    again.begin()
    qtbot.waitUntil(lambda: bool(shown), timeout=30_000)
    again.close()
    assert shown[0].view.hand == saved.round.seats[0].tiles()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["home", "forget"])
def test_killed_just_after_the_table_was_left_the_next_start_shows_the_right_thing(qtbot, profile, kind: str) -> None:
    env = os.environ | {"MJDESK_HOME": str(profile), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(DRIVER), "leave", "wuhan", kind]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"left\n"
        program.send_signal(signal.SIGKILL)
    window = MainWindow()
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.complete, timeout=60_000):
        window.show()
    saved = load(save_path(profile))
    if kind == "home":
        assert saved is not None
        assert window.home.unfinished is not None
        assert window.home.unfinished.number == saved.match.number
        window.home.main.click()
        shown: list = []
        window.game.session.changed.connect(lambda model, _event: shown.append(model.view))
        qtbot.waitUntil(lambda: bool(shown), timeout=60_000)
        assert (shown[0].hand, shown[0].wall_left) == (saved.round.seats[0].tiles(), saved.round.wall_left)
    else:
        assert saved is None
        assert window.home.unfinished is None
        window.home.main.click()
        assert isinstance(window.sheet, NewMatch)
    window.end_game()


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
def test_killed_between_the_steps_of_the_coins_a_round_is_booked_once(qtbot, profile: Path, step: str) -> None:
    env = os.environ | {"MJDESK_HOME": str(profile), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(DRIVER.with_name("coin_driver.py")), step]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"there\n"
        program.send_signal(signal.SIGKILL)
    session = MatchSession.resume(profile, pace=Pace(0))
    assert session is not None
    settled: list = []
    failed: list[str] = []
    shown: list = []
    session.settled.connect(settled.append)
    session.failed.connect(failed.append)
    session.changed.connect(lambda model, _event: shown.append(model))
    session.begin()
    qtbot.waitUntil(lambda: bool(settled), timeout=60_000)
    session.next_round()
    qtbot.waitUntil(lambda: shown[-1].number == 2, timeout=60_000)
    session.close()
    assert failed == []

    book = Till(profile).read()
    rounds = [booking for booking in book.bookings if booking.why is Why.ROUND]
    assert len({booking.round_id for booking in rounds}) == len(rounds), "no round is there twice"
    (first,) = [booking for booking in rounds if booking.round_id.endswith("-001")]
    (path,) = sorted((profile / "records").glob("*-001.jsonl"))
    (record,) = read_records(path.read_text("utf-8").splitlines())
    verify(record)
    coins = settled[0].coins
    assert [(entry.change, entry.balance) for entry in first.entries] == [(s.change, s.balance) for s in coins.seats]
    before = START[ROOM.currency]
    refilled = {entry.who: entry.change for b in book.bookings if b.why is Why.REFILL for entry in b.entries}
    for who, entry in zip(ROOM.seats, first.entries, strict=True):
        assert entry.who == who
        assert entry.balance == before + refilled.get(who, 0) + entry.change, "paid once"
