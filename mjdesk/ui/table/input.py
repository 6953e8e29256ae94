"""Mouse, keyboard and drag: what is pointed at, and what a press does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from mjdesk.engine.actions import Kind
from mjdesk.ui.automatic import AUTOPLAY
from mjdesk.ui.look import look
from mjdesk.ui.table import away
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.targets import Group, Target, hit, neighbour

if TYPE_CHECKING:
    from mjdesk.ui.table.widget import TableWidget

HINT_KEY: Final = "H"  #: the key that switches the hints
UNDO_KEY: Final = "U"  #: takes a move back, in practice
PAUSE_KEY: Final = "P"  #: stops the play between two events, and lets it go on
BAG_KEY: Final = "B"  #: the props, where one plays for coins
GANG_KEY: Final = "G"  #: a kong alone
OPEN_KEY: Final = "O"  #: all hands, where nobody plays
#: letters and signs that `TableWidget.menu` is told of
_MENU: Final = {HINT_KEY: "hint", UNDO_KEY: "undo", PAUSE_KEY: "pause", OPEN_KEY: "open", BAG_KEY: "bag"}
_TOLD: Final = {"?": "keys", "+": "faster", "=": "faster", "-": "slower"}
DRAG_FROM: Final = 8  #: px the mouse moves before a press becomes a drag


class Pointer:
    """What is pointed at, by mouse (``hover``) or keyboard (``focus``); the last one used counts."""

    def __init__(self, table: TableWidget) -> None:
        self.table = table
        self.hover: str | None = None
        self.focus: str | None = None
        self.pressed: str | None = None
        self.selected: int | None = None  #: place of the tile chosen by the first of two clicks
        self.dragged: int | None = None
        self._grip = QPointF()

    # --- what is pointed at

    @property
    def current(self) -> str | None:
        """The name of the target pointed at."""
        return self.focus if self.focus is not None else self.hover

    @property
    def choice(self) -> int | None:
        """The number of the choice pointed at; one more than the last is the pass.

        In a claim the first one is, until something else is.
        """
        name, offer = self.current, self.table.offer
        if name == "pass":
            return len(offer.choices)
        if name is not None and name.startswith("choice-"):
            return int(name.removeprefix("choice-"))
        return 0 if offer.choices and not offer.own else None

    @property
    def hand_place(self) -> int | None:
        """The place in the hand pointed at."""
        name = self.current
        return int(name.removeprefix("hand-")) if name is not None and name.startswith("hand-") else None

    @property
    def pointing(self) -> Pointing:
        """All of it as a value."""
        return Pointing(self.hover, self.focus, self.pressed, self.choice, self.hand_place, self.selected)

    def new_question(self) -> None:
        """Another question (or none): what was chosen by keyboard is gone, the mouse is where it is."""
        self.focus, self.selected, self.pressed, self.dragged = None, None, None, None
        if self.hover is not None and self.hover.startswith(("choice-", "pass")):
            self.hover = None

    def clear(self) -> None:
        """Point at nothing."""
        self.hover = self.focus = self.pressed = None
        self.selected = self.dragged = None

    def _point(self, hover: str | None, focus: str | None) -> None:
        if (hover, focus) != (self.hover, self.focus):
            self.hover, self.focus = hover, focus
            self.table.pointing_changed()

    def _under(self, at: QPointF) -> Target | None:
        return hit(self.table.targets, at.x(), at.y())

    def focus_came(self, name: str, by_tab: bool) -> None:
        """The keyboard focus came to a target."""
        if by_tab:
            self._point(self.hover, name)

    # --- mouse

    def moved(self, at: QPointF) -> None:
        """The mouse moved."""
        if self.dragged is not None:
            self.table.carrying.move(self.dragged, at - self._grip)
            return
        if self.pressed is not None and self._far(at) and self._may_drag():
            self.dragged = int(self.pressed.removeprefix("hand-"))
            return
        target = self._under(at)
        name = target.name if target is not None else None
        shape = Qt.CursorShape.PointingHandCursor if target and target.act else Qt.CursorShape.ArrowCursor
        self.table.viewport().setCursor(shape)
        if name != self.hover:
            self._point(name, None)

    def _far(self, at: QPointF) -> bool:
        return (at - self._grip).manhattanLength() > DRAG_FROM

    def _may_drag(self) -> bool:
        if self.pressed is None or not self.pressed.startswith("hand-"):
            return False
        return self.table.carrying.may(int(self.pressed.removeprefix("hand-")))

    def left(self) -> None:
        """The mouse left the table."""
        if self.dragged is None:
            self._point(None, self.focus)

    def press(self, at: QPointF) -> None:
        """The button went down."""
        target = self._under(at)
        self.pressed, self._grip = (target.name if target else None), at
        name = target.name if target else None
        self.hover, self.focus = name, None
        if target is None:
            self.selected = None
        self.table.pointing_changed()

    def release(self, at: QPointF) -> None:
        """The button came up: on the target it went down on, that is a press of it."""
        pressed, dragged = self.pressed, self.dragged
        self.pressed = self.dragged = None
        if dragged is not None:
            self.table.carrying.let_go(dragged, self._grip, at)
            return
        target = self._under(at)
        if target is not None and target.name == pressed:
            self._act(target)
        self.table.pointing_changed()

    def _act(self, target: Target) -> None:
        if target.group is Group.HAND and look().settings.two_step and target.act is not None:
            place = int(target.name.removeprefix("hand-"))
            if self.selected != place:
                self.selected = place
                return
        if target.act is not None:
            target.act()

    # --- keyboard

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; False when it means nothing here."""
        key, text = event.key(), event.text()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        along = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and (key in steps or key in along):
            return self._carry(steps.get(Qt.Key(key), 0), along.get(Qt.Key(key), 0))
        if key in steps:
            return self._step(steps[Qt.Key(key)])
        if key in along:
            return self._other_group(up=key == Qt.Key.Key_Up)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Space:
            return self._pass()
        if key == Qt.Key.Key_Backspace:
            text = UNDO_KEY
        if text in _TOLD:
            self.table.menu.emit(_TOLD[text])
            return True
        return self._letter(text.upper())

    def _step(self, by: int) -> bool:
        offer = self.table.offer
        group = self._group()
        if group is None:
            group = Group.CHOICES if offer and not offer.own else Group.HAND
        name = self.current
        if group is Group.HAND and self._in_column(by, 0):
            return True
        if name is None and group is Group.CHOICES and offer.choices:
            name = "choice-0"
        target = neighbour(self.table.targets, name, group, by)
        if target is None:
            return False
        self._point(self.hover, target.name)
        return True

    def _carry(self, across: int, along: int) -> bool:
        """Carry the tile pointed at to another place of the hand; the pointing goes with it."""
        place = self.hand_place
        there = None if place is None else self.table.carrying.step(place, across, along)
        if there is not None:
            self._point(self.hover, f"hand-{there}")
        return place is not None

    def _group(self) -> Group | None:
        return next((t.group for t in self.table.targets if t.name == self.focus), None)

    def _in_column(self, across: int, along: int) -> bool:
        """Go along a hand that stands in columns, to another column or in one; False where there is none to go to."""
        moment, place = self.table.moment, self.hand_place
        if moment is None or not moment.columns or place is None:
            return False
        column, number = moment.column_of(place)
        below = moment.columns[column] - 1 - number
        column, number = column + across, number + along
        if not 0 <= column < len(moment.columns):
            return True
        if across:  # at the same height: columns stand on one line
            number = max(0, moment.columns[column] - 1 - below)
        if not 0 <= number < moment.columns[column]:
            return False
        self._point(self.hover, f"hand-{moment.place_in(column, number)}")
        return True

    def _other_group(self, up: bool) -> bool:
        if self._in_column(0, -1 if up else 1):
            return True
        group = Group.CHOICES if up else Group.HAND
        first = next((t for t in self.table.targets if t.group is group), None)
        if group is Group.HAND:
            first = neighbour(self.table.targets, None, group, 1)
        if first is None:
            return False
        self._point(self.hover, first.name)
        return True

    def _enter(self) -> bool:
        name = self.focus
        if name is None and self.table.offer.choices and not self.table.offer.own:
            name = f"choice-{self.choice}"
        target = next((t for t in self.table.targets if t.name == name), None)
        if target is None or target.act is None:
            return False
        self._act(target)
        self.table.pointing_changed()
        return True

    def _pass(self) -> bool:
        action = self.table.offer.may_pass
        if action is None:
            return self._enter()
        self.table.answer(action)
        return True

    def _letter(self, letter: str) -> bool:
        offer = self.table.offer
        if letter == away.KEY:
            self.table.switch(AUTOPLAY)
            return True
        if letter in _MENU:
            self.table.menu.emit(_MENU[letter])
            return True
        choice = next((c for c in offer.choices if c.key == letter), None)
        if choice is None and letter == GANG_KEY:
            choice = next((c for c in offer.choices if c.action.kind is Kind.GANG), None)
        if choice is None:
            return False
        self.table.answer(choice.action)
        return True
