"""What keys do with the tiles of a photo: arrows walk, kinds are typed as they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile

from .seen import Spread

if TYPE_CHECKING:
    from .spread_page import SpreadPage


class TileKeys:
    """The keys of a page on which tiles are put right."""

    def __init__(self, page: SpreadPage) -> None:
        self._page = page
        self._typed = ""  #: a digit that waits for its suit
        self._walked = -1  #: where the arrows are

    def forget(self) -> None:
        """A digit that was typed waits no longer."""
        self._typed = ""

    def press(self, event: QKeyEvent, spread: Spread) -> bool:
        """Do what a key says; whether it says anything."""
        page = self._page
        key, several = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._step(key, spread, several=several)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            page.remove()
        elif key is Qt.Key.Key_Insert:
            page.add_beside()
        elif key is Qt.Key.Key_Space and len(page.places) == 1:
            page.put_spread(spread.with_next_guess(min(page.places)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            page.go()
        elif key is Qt.Key.Key_Z and not event.modifiers():
            page.turn_zoom()
        else:
            return self._type(event.text())
        return True

    def _step(self, key: Qt.Key, spread: Spread, *, several: bool) -> None:
        if not spread.tiles:
            return
        page, last = self._page, len(spread.tiles) - 1
        now = self._walked if self._walked in page.places else max(page.places, default=-1)
        steps = {Qt.Key.Key_Left: max(0, now - 1), Qt.Key.Key_Right: min(last, now + 1), Qt.Key.Key_Home: 0,
                 Qt.Key.Key_End: last}  # fmt: skip
        down = -1 if key is Qt.Key.Key_Up else 1
        after = steps[key] if key in steps else page.view.neighbour(max(0, now), down)
        self._walked = after
        page.choose(page.places | {after} if several else frozenset({after}))

    def _type(self, text: str) -> bool:
        """A kind as it is written: 5p, C; the digit waits for its suit."""
        if text.isdigit() and len(text) == 1:
            self._typed = text
            return True
        kinds = _kinds(self._typed + text, text)
        self._typed = ""
        if len(kinds) == 1:
            self._page.name(kinds[0])
            return True
        return False


def _kinds(whole: str, letter: str) -> tuple[Tile, ...]:
    """The kinds that typed letters name; winds and dragons may be written small."""
    if not (letter.isalpha() and letter.isascii()):
        return ()
    for text in (whole, letter.upper()):
        try:
            if kinds := parse_tiles(text):
                return kinds
        except BadInput:
            continue
    return ()
