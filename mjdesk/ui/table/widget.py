"""The table of one seat: shows a `TableModel`, shows how it came about, and takes the person's answer.

The model is the truth at once; motion only shows it and anything the person does finishes it. What may be done
is `view.actions` and nothing else. A question is answered once, however often it is clicked.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Action
from mjdesk.engine.events import Event
from mjdesk.engine.tiles import Tile
from mjdesk.ui.advice import Advice
from mjdesk.ui.look import look
from mjdesk.ui.models import TableModel
from mjdesk.ui.table import access, flying
from mjdesk.ui.table.buttons import SORT
from mjdesk.ui.table.carrying import Carrying
from mjdesk.ui.table.choices import Offer
from mjdesk.ui.table.choreography import motion_ms
from mjdesk.ui.table.family import family_of
from mjdesk.ui.table.geometry import Box
from mjdesk.ui.table.input import Pointer
from mjdesk.ui.table.layout import TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.naming import Doing
from mjdesk.ui.table.notices import Notices
from mjdesk.ui.table.scene import TileEntry
from mjdesk.ui.table.shown import ShownTable


class TableWidget(ShownTable):
    """The table. ``chosen`` carries the id of the question and the `Action` that answers it.

    ``auto_changed`` carries the name of an automatic answer (`mjdesk.ui.automatic`) and whether it is to be on;
    ``menu`` the name of an icon button (`buttons.ICONS`) or ``keys`` for the sheet of keys.
    """

    chosen = Signal(int, object)
    auto_changed = Signal(str, bool)
    menu = Signal(str)
    arranged = Signal(object)  #: the columns of the own hand as the person put them, None: it sorts itself

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointer = Pointer(self)
        self.carrying = Carrying(self)
        self._answered: int | None = None
        self._advice: Advice | None = None
        self._order: tuple[tuple[Tile, ...], ...] | None = None
        self.shelf = self.family.shelf()
        self.notices = Notices(self)
        self._doing = Doing(self.answer, self.set_switch, self.menu.emit)
        self._proxies = access.Proxies(self, self.pointer.focus_came)
        look().changed.connect(self.restyle)

    # --- what others call

    def show_model(self, model: TableModel, event: Event | None = None) -> None:
        """Show this state at once; ``event`` is what led to it and is shown as a motion."""
        self.motion.finish()
        self._resizing.settle()
        setup, last = model.view.setup, self.moment.model.view.setup if self.moment is not None else None
        if last is None or (setup.rules, setup.number) != (last.rules, last.number):
            self._answered = None  # questions are numbered anew in every round
            self._begin_round(model)
        if self.moment is None or model.question != self.moment.model.question:
            self.pointer.new_question()
        self.moment = Moment.of(model, self._answered, self.shelf).advised(self._advice)
        if event is not None:
            self._event = event
            self.notices.say(partial(self.family.notice, event, model))
        if not self.isVisible() or self._shown is None or self._shown.layout.players != model.view.setup.players:
            self.restyle()
        else:
            self._refresh(event)
        access.announce(self, self.family.spoken(event, model))

    def restore_order(self, order: tuple[tuple[Tile, ...], ...]) -> None:
        """Put the own hand as the person left it, in the round that is shown next."""
        self._order = order

    def _begin_round(self, model: TableModel) -> None:
        """Lay a table for the game of this round."""
        family = family_of(model.view.setup.rules)
        self.shelf = family.shelf()
        if self._order is not None:
            self.shelf.restore(self._order)
            self._order = None
        self.notices.end()
        if family is not self.family:
            self.family, self._shown = family, None
            if self._panels is not None:
                self._panels.clear()
                self._panels = None

    def advise(self, advice: Advice) -> None:
        """Show what an expert makes of the open question; advice on another one is dropped."""
        self._advice = advice
        if self.moment is None or (moment := self.moment.advised(advice)).advice is None:
            return
        self.moment = moment
        if self._shown is not None and not self._stale:
            self._shown.panels.show(self._shown.layout, self._shown.places, moment, self.pointer.pointing)
            self._point(quick=False)

    @property
    def model(self) -> TableModel | None:
        """The model shown."""
        return self.moment.model if self.moment else None

    @staticmethod
    def motion_ms(event: Event | None) -> int:
        """How long an event is shown with the current settings, in ms; a session may wait so long."""
        return look().duration(motion_ms(event))

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.motion.finish()

    def set_large(self, large: bool) -> None:
        """Large-tile mode (ui.md 7)."""
        if large != self._large:
            self._large = large
            self.restyle()

    def watch(self) -> None:
        """Only show: no switches, no buttons."""
        self.watching = True

    def set_demo(self) -> None:
        """Nobody plays here: no switches."""
        self.demo = True
        self.restyle()

    def set_finger(self, on: bool) -> None:
        """Whether a golden finger points at the own last discard."""
        self.board.caret.golden = on
        self.board.caret.update()

    def set_hinting(self, on: bool) -> None:
        """Whether the button of the hints is lit."""
        self.hinting = on
        self._show_buttons()

    def set_paused(self, on: bool) -> None:
        """Whether the play is stopped."""
        self.paused = on
        self._show_buttons()

    def show_clock(self, left: tuple[float, int] | None) -> None:
        """Show how many of how many seconds are left for the decision, None: nothing."""
        self._clock = left
        if self._shown is not None and not self._stale:
            self._shown.panels.clock(self._shown.places, left)

    def _show_buttons(self) -> None:
        """Light the icon buttons as they are to be."""
        if self._shown is not None and self.moment is not None and not self._stale:
            self._tell_panels(self._shown.panels)
            self._shown.panels.show(self._shown.layout, self._shown.places, self.moment, self.pointer.pointing)
            self._point(quick=False)

    @property
    def switches_folded(self) -> bool:
        """Whether there is no room for the auto switches, so that they belong into the menu."""
        return self._shown is not None and self._shown.places.switches is None

    @property
    def switches_box(self) -> Box | None:
        """Where the auto switches lie, None where they are folded away."""
        return None if self._shown is None or self._stale else self._shown.places.switches

    @property
    def switches_on(self) -> dict[str, bool]:
        """The switches of this table in reading order, and whether they are on."""
        if self._panels is None or self.moment is None:
            return {}
        return {name: self.moment.switched_on(name) for name in self._panels.switches}

    def set_switch(self, name: str, on: bool) -> None:
        """Turn a switch on or off."""
        if name == SORT and self.moment is not None:
            self.shelf.sort(on, self.moment.model)
            self.rearrange()
        else:
            self.auto_changed.emit(name, on)

    def rearrange(self) -> None:
        """The own hand stands in another way: show it."""
        self.arranged.emit(self.shelf.order)
        if self.moment is not None:
            self.motion.finish()
            self.moment = Moment.of(self.moment.model, self._answered, self.shelf).advised(self._advice)
            if self._shown is not None:
                self._refresh(None)

    def asked_again(self) -> None:
        """A question that was answered is asked once more."""
        self._answered = None

    def answer(self, action: Action) -> None:
        """Answer the open question, once."""
        moment = self.moment
        if moment is None or not moment.open or action not in moment.model.view.actions:
            return
        question = moment.model.question
        assert question is not None
        self._answered, self.moment = question, moment.closed()
        self.pointer.clear()
        if self._shown is not None:
            self._shown.panels.plan = self._shown.panels.bar_box = None
            flying.bar_out(self.motion, self._shown.panels.bar)
            self._shown.panels.show(self._shown.layout, self._shown.places, self.moment, self.pointer.pointing)
            self._point(quick=False)
        self.chosen.emit(question, action)

    def switch(self, name: str) -> None:
        """Ask for one of the automatic answers to be on, or off when it is on."""
        if self.moment is not None:
            self.set_switch(name, not self.moment.switched_on(name))

    # --- what the pointer asks

    @property
    def open(self) -> bool:
        """Whether an answer is awaited and has not been given."""
        return self.moment is not None and self.moment.open

    @property
    def offer(self) -> Offer:
        """What is offered now, nothing once answered."""
        return self.moment.offer if self.moment else Offer((), None, False)

    def discard_of(self, place: int) -> Action | None:
        """The action that throws the tile at this place of the hand, None where that is not allowed."""
        return self.moment.discard_of(place) if self.moment else None

    def pointing_changed(self) -> None:
        """Something else is pointed at."""
        shown, moment = self._shown, self.moment
        if shown is None or moment is None:
            return
        pointing = self.pointer.pointing
        shown.panels.show(shown.layout, shown.places, moment, pointing)
        self._point(quick=False)
        if self.pointer.focus is not None:
            self._proxies.focus(self.pointer.focus)

    def hand_entry(self, place: int) -> TileEntry | None:
        """The picture of the tile at a place of the hand."""
        keys = self._shown.arrangement.hand if self._shown else ()
        return self.board.entries[keys[place]] if place < len(keys) else None

    @property
    def layout_now(self) -> TableLayout | None:
        """The layout shown, None while nothing is."""
        return self._shown.layout if self._shown is not None else None

    def notice_changed(self) -> None:
        """Another line is said, or none."""
        if self._shown is not None and self.moment is not None:
            self._shown.panels.notice(self._shown.layout, self.notices.said)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.moment is not None:
            self.moment = Moment.of(self.moment.model, self._answered, self.shelf).advised(self._advice)
            self.restyle()
        super().changeEvent(event)
