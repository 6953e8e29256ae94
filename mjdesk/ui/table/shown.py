"""A table as it is on the screen: placed and painted for its size and look, and kept up to date by moments."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.events import Event
from mjdesk.ui.look import look
from mjdesk.ui.table import access, flying
from mjdesk.ui.table.choreography import motion_ms
from mjdesk.ui.table.family import MAHJONG
from mjdesk.ui.table.glass import Style
from mjdesk.ui.table.layout import Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.naming import Doing
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.pieces import Arrangement
from mjdesk.ui.table.placing import Kept
from mjdesk.ui.table.raising import raise_hand
from mjdesk.ui.table.targets import Target
from mjdesk.ui.table.turn_bar import TurnBar
from mjdesk.ui.table.view import TableView


class Shown:
    """What is on the screen just now; made anew when the size or the look changes, then kept up to date."""

    def __init__(self, layout: TableLayout, style: Style, panels: PanelSet) -> None:
        self.layout, self.style, self.panels = layout, style, panels
        self.kept = Kept()
        self.places: Panels
        self.arrangement: Arrangement


class ShownTable(TableView):
    """Shows ``moment``; what may be done with it and what is pointed at is a subclass's."""

    _doing: Doing
    _proxies: access.Proxies

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moment: Moment | None = None
        self.targets: tuple[Target, ...] = ()
        self._large = self.hinting = self.paused = self.demo = False
        self._stale = False  #: something changed while nobody could see it
        self._event: Event | None = None
        self._clock: tuple[float, int] | None = None
        self._shown: Shown | None = None
        self._panels: PanelSet | None = None
        self._turn_bar = TurnBar(self.motion)
        self.family = MAHJONG

    def notice_changed(self) -> None:
        """Another line is said, or none."""
        raise NotImplementedError

    def restyle(self) -> None:
        """The window, the look or the language changed: place and paint everything anew, once it can be seen."""
        self.motion.finish()
        self._resizing.drop()
        size, dpr = self.viewport().size(), self.viewport().devicePixelRatioF()
        self._stale = not self.isVisible()
        if self._stale or self.moment is None or size.width() < 50 or size.height() < 50:
            self.viewport().update()
            return
        players = self.moment.model.view.setup.players
        scale = look().settings.text_scale / 100
        if self.watching:  # it shares the window: plates grow no more than there is room for them
            scale = max(1.0, scale * size.height() / self.window().height())
        layout = self.family.layout(size.width(), size.height(), players, text_scale=scale, large=self._large, dpr=dpr)
        style = Style(layout.u, layout.k, layout.g, dpr, look().felt, look().tiles(dpr))
        if self._panels is None:
            self._panels = self.family.panels(self.board, style)
        self._panels.restyle(style, layout.sides)
        self._tell_panels(self._panels)
        self._shown = Shown(layout, style, self._panels)
        self.board.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.board.ground(layout)
        self.setAccessibleName(self.family.name())
        self._refresh(None)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        shown, dpr = self._shown, self.viewport().devicePixelRatioF()
        if shown is None or not self.isVisible() or self.moment is None or dpr != shown.layout.dpr:
            self.restyle()
            return
        self.motion.finish()
        old = QSize(round(shown.layout.width), round(shown.layout.height))
        self._resizing.step(self.board, old, dpr, self.weave)
        self.viewport().update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.restyle()

    def _tell_panels(self, panels: PanelSet) -> None:
        panels.hinting, panels.watching = self.hinting, self.watching
        panels.paused, panels.demo = self.paused, self.demo

    def _refresh(self, event: Event | None) -> None:
        shown, moment = self._shown, self.moment
        assert shown is not None
        assert moment is not None
        layout, pointing = shown.layout, self.pointer.pointing
        last = getattr(shown, "arrangement", None)
        shown.places = shown.panels.places(layout, moment)
        shown.arrangement = self.family.arrange(layout, shown.places, moment, self._event, shown.kept)
        pips = set(self.board.pips)
        before = self.board.arrange(shown.arrangement, shown.style)
        shown.panels.show(layout, shown.places, moment, pointing)
        self._show_offer(shown, moment, event)
        shown.panels.clock(shown.places, self._clock)
        self.notice_changed()
        self._point(quick=True)
        seat = moment.whose_turn
        self._turn_bar.move(
            None if seat is None else moment.side_of(seat),
            partial(shown.panels.console, layout, moment),
            animated=event is not None,
        )
        if event is not None:
            choreographer = self.family.choreographer(layout, moment.model.view, before, last, shown.arrangement)
            for flight in choreographer.flights(event):
                flying.fly(self.motion, self.board.entries[flight.key], flight)
            for key in self.board.pips.keys() - pips:
                flying.show_late(self.motion, self.board.pips[key], motion_ms(event))
            flying.drop_caret(self.motion, self.board.caret, layout.u)

    def _show_offer(self, shown: Shown, moment: Moment, event: Event | None) -> None:
        """Show the action bar, or take it away."""
        self.motion.finish("bar")
        panels, was_seen = shown.panels, shown.panels.bar.isVisible()
        hand = shown.arrangement.hand
        first_x = self.board.entries[hand[0]].placed.x if hand else shown.layout.cx
        if not panels.offer(shown.layout, shown.places, moment, first_x):
            panels.bar.setVisible(False)
            return
        panels.show_bar(moment, self.pointer.pointing)
        if event is not None and not was_seen:
            flying.bar_in(self.motion, panels.bar, panels.bar.box.x, panels.bar.box.y)

    def _point(self, quick: bool) -> None:
        """Lift, mark and explain what the pointer or the keyboard is at."""
        shown, moment = self._shown, self.moment
        if shown is None or moment is None:
            return
        boxes = [self.board.entries[key].box for key in shown.arrangement.hand]
        place = self.pointer.hand_place
        naming = self.family.naming(shown.layout, shown.places, moment, shown.panels, self._doing)
        self.targets = naming.targets(boxes, place)
        self._proxies.sync(self.targets)
        raise_hand(
            self.motion,
            shown.layout,
            moment,
            [self.board.entries[key] for key in shown.arrangement.hand],
            self.pointer.pointing,
            dragged=self.pointer.dragged,
            quick=quick,
        )
        shown.panels.show_bar(moment, self.pointer.pointing)
        tile = boxes[place] if place is not None and place < len(boxes) else None
        shown.panels.tip(shown.layout, shown.places, moment, self.pointer.pointing, tile)
