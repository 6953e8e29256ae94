"""Places of the home page and pages that fill the window for a while."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.ui.places import PLACES, open_place
from mjdesk.ui.widgets.full_page import FullPage
from tests.ui.shell_tools import click, flush


class Stops(FullPage):
    """A page that remembers whether it was told that it will not be shown again."""

    def __init__(self) -> None:
        super().__init__("page", "about it")
        self.stopped = False

    def closing(self) -> None:
        self.stopped = True


def test_keys_and_names_of_places_are_their_own() -> None:
    assert len({place.key for place in PLACES}) == len({place.name for place in PLACES}) == len(PLACES)


def test_a_name_that_is_no_place_is_an_error(window) -> None:
    with pytest.raises(KeyError):
        open_place(window, "nowhere")


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
def test_no_card_covers_another(window, size: tuple[int, int]) -> None:
    window.resize(*size)
    flush()
    cards = [card for card in window.home.cards.values() if card.isVisible()]
    boxes = [card.face().translated(card.x(), card.y()) for card in cards]
    assert not [1 for n, box in enumerate(boxes) for other in boxes[:n] if box.intersects(other)]


def test_a_page_is_shown_until_it_is_left(window) -> None:
    first, second = window.visit(Stops()), window.visit(Stops())
    assert window.page is second
    QTest.keyClick(second, Qt.Key.Key_Escape)
    assert window.page is first
    assert (first.stopped, second.stopped) == (False, True)
    click(first.back)
    assert window.page is window.home
    assert first.stopped


def test_leaving_a_page_leaves_those_visited_from_it(window) -> None:
    first, second = window.visit(Stops()), window.visit(Stops())
    window.leave_page(first)
    assert window.page is window.home
    assert first.stopped
    assert second.stopped
    window.leave_page(second)
    assert window.page is window.home
