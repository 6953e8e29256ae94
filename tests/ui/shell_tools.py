"""What the tests of the window share: settlements of real rounds, clicks in the middle of a face, looking for hanzi."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter

HANZI = re.compile(r"[㐀-鿿]")


@cache
def settlements(seed: str = "11", rounds: int = 8, rules: str = "wuhan") -> tuple[SettlementModel, ...]:
    """The settlements of a match that greedy players play."""
    system = rule_system(rules)
    match = Match.begin(system, complete(system.options, {}), seed, rounds)
    persons = people(("person", "greedy", "greedy", "greedy"), 0, "", 0)
    players, made = line_up("greedy", 4, seed), []
    while not match.over:
        played = play_round(match.next_round(), players)
        after = match.after(played)
        made.append(Presenter(match, persons, 0).settlement(played, after))
        match = after
    return tuple(made)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A click of the left button, in the middle unless told."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def flush() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def texts_of(widget: QWidget) -> Iterator[str]:
    """Every text that a widget and its visible parts say or show as properties."""
    for part in (widget, *widget.findChildren(QWidget)):
        if not part.isVisibleTo(widget):
            continue
        yield part.toolTip()
        yield part.accessibleName()
        for name in ("text", "placeholderText"):
            said = getattr(part, name, None)
            if callable(said):
                yield str(said())


class Painted:
    """Records every text that is painted while it is open."""

    def __init__(self, monkeypatch) -> None:
        self.texts: list[str] = []
        original = QPainter.drawText

        def draw(painter: QPainter, *args: object) -> object:
            self.texts += [arg for arg in args if isinstance(arg, str)]
            return original(painter, *args)  # type: ignore[call-overload]

        monkeypatch.setattr(QPainter, "drawText", draw)


def hanzi_in(texts: list[str]) -> list[str]:
    """Those texts that hold Chinese characters."""
    return [text for text in texts if HANZI.search(text)]
