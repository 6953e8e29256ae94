"""The page of the scoreboard in a real browser: names stay text, points are brought by its script.

Where no Chromium is installed these are skipped, unless ``MJDESK_NEED_CHROMIUM`` is set, as `.ci/run` does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from itertools import count

import pytest

from mjdesk.ledger import people, sessions
from mjdesk.ledger.scoreboard import Scoreboard
from mjdesk.ledger.sessions import State, set_state
from tests.ledger.rounds import points, save

EVIL = "<img src=x onerror=\"document.title='hacked'\">"
Browse = Callable[[str], "Seen"]


class Seen(HTMLParser):
    """What the browser made of the page: its title, the elements, the text of each section."""

    def __init__(self, dom: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.sections: list[str] = []
        self.states: list[str] = []
        self.title, self._in_title = "", False
        self.feed(dom)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "section":
            self.sections.append("")
            self.states.append(dict(attrs).get("class") or "")

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
        elif self.sections:
            self.sections[-1] += data + "\n"


@pytest.fixture(scope="module")
def chromium() -> str:
    """The browser."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        if os.environ.get("MJDESK_NEED_CHROMIUM"):
            pytest.fail("no Chromium is installed (Debian: apt-get install chromium)")
        pytest.skip("no Chromium is installed")
    return found


@pytest.fixture
def browse(chromium, tmp_path) -> Browse:
    """Opens a page, lets its scripts run for some seconds of its own time, and reads what is shown then."""
    profiles = count()

    def see(url: str) -> Seen:
        command = [
            chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", f"--user-data-dir={tmp_path}/chromium-{next(profiles)}",
            "--virtual-time-budget=8000", "--dump-dom", url,
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr
        return Seen(done.stdout)

    return see


class Later(Scoreboard):
    """A board on which a round is saved after it was read the first time, as it happens while people look on."""

    def __init__(self, book, session: int) -> None:
        super().__init__(book, "127.0.0.1", 0, clock=lambda: float(next(self.ticks)))
        self.ticks = count(step=5)
        self.session, self.asked = session, 0

    def scores(self):
        told = super().scores()
        self.asked += 1
        if self.asked == 1:
            save(self.book, self.session, points(900, -300, -300, -300))
        return told


@pytest.fixture
def board(book, four) -> Iterator[Later]:
    """A running board with one table, at which a hostile name sits."""
    evil = people.add_player(book, EVIL[:40], note="owes 200").id
    desk = people.add_desk(book, "3 & <b>")
    session = sessions.begin_session(book, "wuhan", [four[0], evil, *four[2:]], desk=desk.id, note="private")
    save(book, session.id, points(30, -10, -10, -10))
    made = Later(book, session.id)
    made.start()
    yield made
    made.stop()


@pytest.mark.slow
def test_names_stay_text_and_points_are_brought(board, browse) -> None:
    seen = browse(board.url)
    assert board.asked >= 2, "its script asked again"
    assert seen.title == "mjdesk"
    assert seen.tags.count("section") == 1
    assert "img" not in seen.tags
    assert EVIL[:40] in seen.sections[0]
    assert "3 & <b>" in seen.sections[0]
    assert "+930" in seen.sections[0], "what was saved meanwhile"
    assert "−310" in seen.sections[0]
    assert "第 3 局" in seen.sections[0]
    assert "owes" not in seen.sections[0]


@pytest.mark.slow
def test_a_break_is_shown_and_a_table_that_ended_is_gone(book, board, browse) -> None:
    set_state(book, board.session, State.BREAK)
    board.asked = 1
    seen = browse(board.url)
    assert seen.states == ["break"]
    assert "休息" in seen.sections[0]
    set_state(book, board.session, State.DONE)
    assert browse(board.url).sections == []
