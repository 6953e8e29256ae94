"""What lies over the table for a while: the action bar, tips, a notice, the clock."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.ui.i18n import language
from mjdesk.ui.table import advice, bar, buttons, ring, waits
from mjdesk.ui.table.bar import BarItem, Plan
from mjdesk.ui.table.choices import told_apart
from mjdesk.ui.table.glass import Panel, Style
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.panel_stock import PanelStock
from mjdesk.ui.table.pieces import Z_BAR, Z_TIP
from mjdesk.ui.table.pointing import Pointing


class PassingPanels(PanelStock):
    """The panels that come and go with a question or with what is pointed at."""

    bar_kind: type[Panel] = BarItem

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        super().__init__(scene, style)
        self.plan: Plan | None = None
        self.bar_box: Box | None = None

    @property
    def bar(self) -> Panel:
        """The action bar."""
        return self.item("bar", self.bar_kind, Z_BAR)

    def _waits_reach(self, places: Panels, moment: Moment) -> float:
        """How far right the waits panel can reach before the next event; the action bar must not move for it."""
        boxes = [places.waits(waits.sizes(self.style, w))[1] for w in moment.all_waits()]
        return max((box.right for box in boxes), default=0.0)

    def offer(self, layout: TableLayout, places: Panels, moment: Moment, first_x: float) -> bool:
        """Lay out the action bar; False when nothing is offered. ``first_x`` is where the hand begins."""
        if not moment.offer:
            self.plan = self.bar_box = None
            return False
        reach = self._waits_reach(places, moment)
        self.plan = self._plan(moment, bar.room(layout, places))
        self.bar_box = bar.place(layout, places, self.plan, own=moment.offer.own, first_x=first_x, waits_reach=reach)
        return True

    def _plan(self, moment: Moment, room: float) -> Plan:
        """The pieces of the action bar, ``room`` px wide at most."""
        return bar.plan(self.style, moment.offer, room)

    def show_bar(self, moment: Moment, pointing: Pointing) -> None:
        """Bring the action bar up to date with what is pointed at."""
        if self.plan is None or self.bar_box is None:
            return
        special = moment.model.view.special
        current = pointing.choice if pointing.choice is not None else -1
        state = bar.BarState(
            moment.offer,
            self.plan,
            current,
            pointing.focus is not None,
            special.wild,
            special.skins,
            language(),
            self._hint(moment, current if pointing.at_choice else -1),
        )
        self.bar.show_state(self.style, self.bar_box, state)

    @staticmethod
    def _hint(moment: Moment, current: int) -> str:
        """What an expert says of the choice pointed at, or would do; dots while it thinks."""
        if not moment.offer.hinted:
            return ""
        if moment.advice is None:
            return "…"
        choices, refuse = moment.offer.choices, moment.offer.may_pass
        pointed = choices[current].action if 0 <= current < len(choices) else refuse if current >= 0 else None
        return advice.in_words(moment.advice, pointed, told_apart(moment.offer))

    def clock(self, places: Panels, left: tuple[float, int] | None) -> None:
        """Show how many of how many seconds are left for the decision, or nothing."""
        item = self.item("clock", ring.RingItem, Z_TIP)
        if left is None:
            item.setVisible(False)
            return
        item.show_state(self.style, ring.place(self.style, places.plates[0]), ring.RingState.of(*left))

    def notice(self, layout: TableLayout, said: str) -> None:
        """Show a line that says why something happened, or none."""
        if not said:
            if "notice" in self._items:
                self._items["notice"].setVisible(False)
            return
        state = buttons.TipState(said)
        box = self._notice_box(layout, *buttons.tip_size(self.style, state))
        self.item("notice", buttons.TipItem, Z_TIP).show_state(self.style, box, state)

    def _notice_box(self, layout: TableLayout, w: float, h: float) -> Box:
        """Where a notice lies: over the middle."""
        return Box(layout.cx - w / 2, layout.console.y - 16 * layout.u - h, w, h)

    def tip(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing, tile: Box | None) -> None:
        """Show the tip of the tile that is pointed at and lies there, or none."""
        item, state = (
            self.item("tip", buttons.TipItem, Z_TIP),
            moment.tip(pointing.hand_place, pointing.choice),
        )
        if state is None or tile is None:
            item.setVisible(False)
            return
        self._put_tip(layout, places, state, tile.cx, layout.hand_top - 13 * layout.u)

    def _put_tip(
        self, layout: TableLayout, places: Panels, state: buttons.TipState, middle: float, foot: float
    ) -> None:
        """Show a tip, the middle and the lower edge given, beside or above what lies there."""
        item = self.item("tip", buttons.TipItem, Z_TIP)
        w, h = buttons.tip_size(self.style, state)
        last = layout.width - layout.margin - w
        box = Box(min(max(middle - w / 2, layout.margin), last), foot - h, w, h)
        standing = (self.bar_box, self.box("waits"), places.switches, places.plates[0], self.box("notice"))
        blocks = [b for b in standing if b is not None and b.meets(box, 6)]
        if blocks:
            beside = max(b.right for b in blocks) + 8 * layout.g
            above = min(b.y for b in blocks) - h - 8 * layout.g
            box = Box(beside, box.y, w, h) if beside <= last else Box(box.x, above, w, h)
        item.show_state(self.style, box, state)
