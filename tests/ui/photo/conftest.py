"""A window with a parlor, a table of Wuhan, and photos that are painted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.photo.page import PhotoPage
from mjdesk.ui.photo.seen import Spread
from tests.ui.ledger.conftest import Desk, book, desk, session, window
from tests.ui.photo.cloth import Lying, Row, photo_file
from tests.ui.shell_tools import flush

__all__ = ["book", "desk", "session", "window"]

#: 武汉: 吃123p, 红中杠, 234 678 789 5s and the 5s that won; melds and the winning tile a little apart
HAND = (Row("123p", 150, 160), Row("C", 620, 160), Row("234678s789p5s", 150, 480), Row("5s", 1050, 480))


class Taken:
    """The page of a photo, as a test uses it."""

    def __init__(self, qtbot, desk: Desk, entry: EntryPage) -> None:
        self.qtbot, self.desk, self.entry = qtbot, desk, entry

    @property
    def page(self) -> PhotoPage:
        """The page, which is open."""
        page = self.desk.window.page
        assert isinstance(page, PhotoPage)
        return page

    @property
    def spread(self) -> Spread:
        """What is made of the photo now."""
        assert self.page.spread is not None
        return self.page.spread

    def read(self) -> PhotoPage:
        """Wait until the recogniser has read the photo."""
        page = self.page
        self.qtbot.waitUntil(lambda: not page.looker.busy, timeout=60_000)
        flush()
        return page


@pytest.fixture
def taken(qtbot, desk) -> Taken:
    """The page on which a round is entered, open, and what is done with photos from there."""
    return Taken(qtbot, desk, desk.enter())


@pytest.fixture
def photo(tmp_path, qapp) -> tuple[Path, Sequence[Lying]]:
    """A photo of a hand, and what lies in it."""
    path = tmp_path / "hand.png"
    return path, photo_file(path, HAND)
