"""What the screen reader gets: a button without a picture on each target, and polite announcements.

The buttons are children of the viewport: a scroll area has nothing else in the accessibility tree. They paint
nothing and let the mouse through, have names, and can be focused and pressed. A test can press them by their
object name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QWidget

from mjdesk.engine.events import (
    Claim,
    Declare,
    Discard,
    Draw,
    Event,
    Exhausted,
    Flower,
    Gang,
    Settle,
    Turned,
    Win,
)
from mjdesk.engine.melds import MeldKind
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.targets import Target
from mjdesk.ui.table.words import tile_name


class Proxy(QAbstractButton):
    """Stands for one target."""

    def __init__(self, parent: QWidget, focused: Callable[[str, bool], None]) -> None:
        super().__init__(parent)
        self._focused = focused
        self.act: Callable[[], None] | None = None
        self._state: tuple[object, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._press)

    def _press(self) -> None:
        if self.act is not None:
            self.act()

    def take(self, target: Target) -> None:
        """Be this target."""
        self.act = target.act
        state = (target.name, target.said, target.more, target.on, target.box)
        if state == self._state:
            return
        self._state = state
        self.setObjectName(target.name)
        if self.accessibleName() != target.said:
            self.setAccessibleName(target.said)
        if self.accessibleDescription() != target.more:
            self.setAccessibleDescription(target.more)
        self.setCheckable(target.on is not None)
        if target.on is not None and self.isChecked() != target.on:
            self.setChecked(target.on)
        box = target.box
        self.setGeometry(QRect(round(box.x), round(box.y), max(1, round(box.w)), max(1, round(box.h))))

    def nextCheckState(self) -> None:
        """The table decides what is on, not the press."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table has one meaning for every key

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._focused(self.objectName(), by_key)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing is seen of it."""


class Proxies:
    """The buttons under the viewport, kept in step with the targets."""

    def __init__(self, view: QAbstractScrollArea, focused: Callable[[str, bool], None]) -> None:
        self._view, self._focused = view, focused
        self._by_name: dict[str, Proxy] = {}

    def sync(self, targets: Sequence[Target]) -> None:
        """One button for each target, in this tab order."""
        names = [t.name for t in targets]
        for name in self._by_name.keys() - set(names):
            proxy = self._by_name.pop(name)
            if proxy.hasFocus():
                self._view.setFocus()
            proxy.hide()
            proxy.deleteLater()
        fresh = False
        for target in targets:
            if target.name not in self._by_name:
                made = self._by_name[target.name] = Proxy(self._view.viewport(), self._focused)
                made.lower()
                made.show()
                fresh = True
            self._by_name[target.name].take(target)
        if fresh:
            for first, second in pairwise(names):
                QWidget.setTabOrder(self._by_name[first], self._by_name[second])

    def focus(self, name: str) -> None:
        """Tell the screen reader where the keyboard is."""
        proxy = self._by_name.get(name)
        if proxy is not None and not proxy.hasFocus():
            proxy.setFocus(Qt.FocusReason.OtherFocusReason)


def announce(widget: QWidget, said: str) -> None:
    """Let a screen reader say something when it has time; nothing when none listens."""
    if said and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))


def spoken(event: Event | None, model: TableModel) -> str:
    """An event in words, and what is asked; empty where nobody needs to hear anything."""
    parts = [_spoken_event(event, model), say(model.asked) if model.asked is not None else ""]
    return tr(", ").join(part for part in parts if part)


def _spoken_event(event: Event | None, model: TableModel) -> str:
    def name(seat: int) -> str:
        return say(model.plates[seat].person.name)

    if isinstance(event, Draw) and event.seat == model.view.seat and event.die is None:
        return tr("You draw {tile}", tile=tile_name(event.tile))
    if isinstance(event, Flower):
        return tr("{who} lays out {tile}", who=name(event.seat), tile=tile_name(event.tile))
    if isinstance(event, Declare):
        note = model.plates[event.seat].note
        return f"{name(event.seat)} {say(note)}" if note is not None and model.plates[event.seat].declared else ""
    if isinstance(event, Turned):
        return tr("Turned up: {tiles}", tiles=" ".join(map(tile_name, event.tiles)))
    if isinstance(event, Discard):
        return tr("{who} discards {tile}", who=name(event.seat), tile=tile_name(event.tile))
    if isinstance(event, Claim):
        word = tr("Chi") if event.kind is MeldKind.CHI else tr("Peng")
        return f"{name(event.seat)} {word} {tile_name(event.claimed)}"
    if isinstance(event, Gang):
        return f"{name(event.seat)} {tr('Kong')} {tile_name(event.tiles[0])}"
    if isinstance(event, Win):
        return tr("{who} wins on {tile}", who=name(event.seat), tile=tile_name(event.tile))
    if isinstance(event, Exhausted):
        return tr("The wall is used up")
    if isinstance(event, Settle):
        return tr(", ").join(f"{name(n)} {signed(points)}" for n, points in enumerate(event.payments))
    return ""
