"""What the person types while something that was asked for is on its way goes to what comes, not to what was there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from mjdesk.ui.ledger.keeper import Keeper, Then, Work, words_of
from mjdesk.ui.listeners import is_there

MOST = 200  #: keys kept


class TypeAhead(QObject):
    """Keeps the keys pressed in the window of a widget from `hold` to `give`; a click meanwhile does nothing.

    Escape means that the person does not want to wait: nothing is awaited then, and keys are keys again.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._kept: list[QKeyEvent] = []
        self._number = 0
        self.held = False

    def hold(self) -> int:
        """From now on keys are kept; returns the number of what is awaited."""
        self._kept.clear()
        self._number += 1
        if not self.held:
            self.held = True
            self._app().installEventFilter(self)
        return self._number

    def awaits(self, number: int) -> bool:
        """Whether the person still waits for this."""
        return self.held and number == self._number

    def ask(self, keeper: Keeper, work: Work, then: Then, otherwise: Then | None = None) -> None:
        """Ask the ledger for what comes next and show it with ``then``; what is typed meanwhile goes there.

        One thing at a time: a second click is not a second page. A refusal goes to ``otherwise``, else to
        ``keeper.failed``.
        """
        if self.held:
            return
        number = self.hold()

        def come(found: object) -> None:
            if not self.awaits(number):
                return
            if is_there(then):
                then(found)
                self.give()
            else:
                self.drop()

        def stay(error: Exception) -> None:
            self.drop()
            if otherwise is None:
                keeper.failed.emit(words_of(error))
            elif is_there(otherwise):
                otherwise(error)

        keeper.ask(work, come, stay)

    def give(self) -> None:
        """What was typed goes to what has the focus now, and from there on as it would have."""
        kept = self._let_go()
        for key in kept:
            to = self._widget.window().focusWidget()
            if to is not None:
                QApplication.sendEvent(to, key)

    def drop(self) -> None:
        """What was typed was meant for something that does not come."""
        self._let_go()

    def _let_go(self) -> list[QKeyEvent]:
        if self.held:
            self.held = False
            self._app().removeEventFilter(self)
        kept, self._kept = self._kept, []
        return kept

    @staticmethod
    def _app() -> QCoreApplication:
        app = QCoreApplication.instance()
        assert app is not None
        return app

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or watched.window() is not self._widget.window():
            return False
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._let_go()
            elif not event.isAutoRepeat() and len(self._kept) < MOST:
                self._kept.append(event.clone())
            return True
        return event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
