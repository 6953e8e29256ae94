"""A person in front of the window: finds on the table what the greedy player would do, and does it by hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Action, Kind
from mjdesk.players.lineup import player
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.window import MainWindow
from tests.ui.hand_keys import walk_to


def sheet_of(window: MainWindow) -> SettlementSheet | None:
    """The settlement, when it lies over the table."""
    return window.sheet if isinstance(window.sheet, SettlementSheet) else None


class Person:
    """Acts on the real widgets only: clicks at places, or keys. Never calls the session."""

    def __init__(self, window: MainWindow, by_keyboard: bool) -> None:
        self.window, self.by_keyboard = window, by_keyboard
        self.acted: list[Action] = []
        self._asked: int | None = None

    @property
    def table(self) -> TableWidget:
        """The table on the screen."""
        assert self.window.game is not None
        return self.window.game.table

    @property
    def _keyboard(self) -> QWidget:
        """Where keys go."""
        focused = self.window.focusWidget()
        return focused if self.table.isAncestorOf(focused) else self.table

    def settled(self) -> bool:
        """Act if something is asked; whether the round is settled."""
        model = self.table.model
        if sheet_of(self.window) is not None:
            return True
        if model is not None and model.question is not None and model.question != self._asked:
            self._asked = model.question
            action = player("greedy", "").choose(model.view)
            self.acted.append(action)
            (self._by_key if self.by_keyboard else self._by_mouse)(action)
        return False

    def _place_in_hand(self, action: Action) -> int:
        moment = self.table.moment
        assert moment is not None
        return next(n for n in range(len(moment.hand)) if self.table.discard_of(n) == action)

    def _by_mouse(self, action: Action) -> None:
        name = f"hand-{self._place_in_hand(action)}" if action.kind is Kind.DISCARD else self._choice_name(action)
        box = next(t.box for t in self.table.targets if t.name == name)
        at = QPoint(round(box.cx), round(box.y + min(box.h, 60) / 2))
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def _choice_name(self, action: Action) -> str:
        if action.kind is Kind.PASS:
            return "pass"
        return f"choice-{[choice.action for choice in self.table.offer.choices].index(action)}"

    def _by_key(self, action: Action) -> None:
        if action.kind is Kind.PASS:
            QTest.keyClick(self._keyboard, Qt.Key.Key_Space)
        elif action.kind is Kind.DISCARD:
            walk_to(self.table, self._place_in_hand(action))
            QTest.keyClick(self._keyboard, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(self._keyboard, next(c.key for c in self.table.offer.choices if c.action == action))
