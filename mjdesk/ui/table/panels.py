"""The panels about the table, brought up to date with a moment: plates, info, waits, console, buttons, bar, tip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.i18n import language
from mjdesk.ui.table import advice, away, bar, buttons, info, plates, ring, waits
from mjdesk.ui.table.bar import BarItem, Plan
from mjdesk.ui.table.console import ConsoleGround, ConsoleItem, ConsoleState, LightItem, light_box
from mjdesk.ui.table.glass import Panel, Style
from mjdesk.ui.table.layout import Box, Panels, Side, Sizes, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.pieces import Z_BAR, Z_OPEN, Z_PANEL, Z_TIP

Glow = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What is pointed at; see `Pointer`."""

    hover: str | None = None
    focus: str | None = None
    pressed: str | None = None
    choice: int | None = None
    hand_place: int | None = None
    selected: int | None = None

    @property
    def at_choice(self) -> bool:
        """Whether a choice is pointed at, and not only the first one that Enter would take."""
        return (self.focus or self.hover or "").startswith(("choice-", "pass"))


class PanelSet:
    """All panels of one table."""

    #: the switches of the table, by name, in reading order
    switches: tuple[str, ...] = buttons.AUTO
    bar_kind: type[Panel] = BarItem

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        self._scene, self.style = scene, style
        self._items: dict[str, Panel] = {}
        self.plan: Plan | None = None
        self.bar_box: Box | None = None
        self.hinting = False  #: whether the button of the hints is lit
        self.watching = False  #: whether there is nothing to press
        self.paused = False  #: whether the play is stopped
        self.demo = False  #: whether nobody plays at the table
        self.icons: tuple[str, ...] = ()

    def item(self, name: str, kind: type[Panel], z: float) -> Panel:
        """The panel of a name, made when first asked for."""
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = kind(self.style)
            item.setZValue(z)
            self._scene.addItem(item)
        return item

    def restyle(self, style: Style, sides: Sequence[Side]) -> None:
        """Paint with another style from now on; plates of sides nobody sits at go."""
        self.style = style
        for side in Side:
            for name in (f"plate-{side}", f"turn-{side}"):
                if side not in sides and name in self._items:
                    self._items[name].setVisible(False)

    @property
    def bar(self) -> Panel:
        """The action bar."""
        return self.item("bar", self.bar_kind, Z_BAR)

    def box(self, name: str) -> Box | None:
        """Where a panel lies, None when it is not shown."""
        item = self._items.get(name)
        return item.box if item is not None and item.isVisible() else None

    # --- sizes

    def places(self, layout: TableLayout, moment: Moment) -> Panels:
        """The places of plates and panels for a moment."""
        style, model = self.style, moment.model
        wanted = [plates.sizes(style, model.plates[moment.seat_at(side)]) for side in layout.sides]
        if layout.large:
            wanted = [((stages[0][0], style.px(plates.LINE_HEIGHT)), *stages[1:]) for stages in wanted]
        return layout.panels(
            Sizes(
                tuple(wanted),
                info.sizes(style, model),
                self._switches_size(),
                self._icons_size(moment),
                waits.least_size(style),
            )
        )

    def _switches_size(self) -> tuple[float, float]:
        """What the switches need; where nobody plays there are none."""
        return (inf, inf) if self.watching or self.demo else buttons.switches_size(self.style, self.switches)

    def _icons_size(self, moment: Moment) -> tuple[float, float]:
        """What the icon buttons of this table need."""
        self.icons = buttons.icons(practice=moment.model.view.setup.practice)
        return (0.0, 0.0) if self.watching else buttons.icons_size(self.style, len(self.icons))

    def _waits_reach(self, places: Panels, moment: Moment) -> float:
        """How far right the waits panel can reach before the next event; the action bar must not move for it."""
        boxes = [places.waits(waits.sizes(self.style, w))[1] for w in moment.all_waits()]
        return max((box.right for box in boxes), default=0.0)

    # --- showing

    def _unfolded(
        self, name: str, layout: TableLayout, box: Box, sizes: Sequence[tuple[float, float]], pointing: Pointing
    ) -> tuple[int, Box] | None:
        """How a folded panel is shown while it is pointed at: as far unfolded as the window has room, over the others.

        ``box`` is its place folded, ``sizes`` the size of each stage.
        """
        if name != (pointing.focus or pointing.hover):
            return None
        left, top = 0.4 * layout.margin, 0.4 * layout.margin
        right, bottom = layout.width - left, layout.height - top
        for stage, (w, h) in enumerate(sizes):
            if w <= right - left and h <= bottom - top:
                x = box.x if box.cx < layout.cx else box.right - w
                y = box.y if box.cy < layout.cy else box.bottom - h
                return stage, Box(max(left, min(x, right - w)), max(top, min(y, bottom - h)), w, h)
        return None

    def _show_panel(self, name: str, kind: type[Panel], box: Box, state: object, unfolded: bool) -> Panel:
        """Bring a panel up to date; one that is unfolded for a moment lies over the others."""
        item = self.item(name, kind, Z_PANEL)
        item.setZValue(Z_OPEN if unfolded else Z_PANEL)
        if item.solid != unfolded:
            item.solid = unfolded
            item.update()
        item.show_state(self.style, box, state)
        return item

    def show(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        """Bring plates, info, waits and buttons up to date."""
        self._plates(layout, places, moment, pointing)
        self._info(layout, places, moment, pointing)
        self._waits(layout, places, moment, pointing)
        if not self.watching:
            self._icons(places, pointing)
        self._switches(places, moment, pointing)
        self._away(layout, moment, pointing)
        self._advice(layout, places, moment, pointing)

    def _advice(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        """The hints at the right, where there is room for them."""
        item, known = self.item("advice", advice.AdviceItem, Z_PANEL), moment.advice
        room = places.advice_room
        if known is None or room.h < advice.least_size(self.style)[1]:
            item.setVisible(False)
            return
        place = pointing.hand_place
        pointed = known.on(moment.discard_of(place)) if place is not None and moment.my_turn else None
        sizes = advice.sizes(self.style, known, pointed)
        stage, box = places.advice(sizes)
        opened = self._unfolded("advice", layout, box, sizes, pointing) if stage > 1 else None
        if opened is not None:
            stage, box = opened
        state = advice.AdviceState(known, pointed, stage, pointing.focus == "advice", language())
        self._show_panel("advice", advice.AdviceItem, box, state, opened is not None)

    def _away(self, layout: TableLayout, moment: Moment, pointing: Pointing) -> None:
        """What lies above the hand while the seat plays by itself."""
        item, auto = self.item("away", away.AwayItem, Z_BAR), moment.model.auto
        if AUTOPLAY not in auto:
            item.setVisible(False)
            return
        w, h = away.size(self.style)
        x = max(layout.margin, min(layout.cx - w / 2, layout.width - layout.margin - w))
        state = away.AwayState(KEEP_AUTOPLAY in auto, pointing.hover, pointing.focus, language())
        item.show_state(self.style, Box(x, layout.hand_top - 12 * layout.u - h, w, h), state)

    def _info(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        stage, box, opened = places.info_stage, places.info, None
        if stage:
            opened = self._unfolded("info", layout, box, info.sizes(self.style, moment.model), pointing)
        if opened is not None:
            stage, box = opened
        state = info.state_of(moment.model, stage, pointing.focus == "info", language())
        self._show_panel("info", info.InfoItem, box, state, opened is not None)

    def _plates(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        for n, (side, box) in enumerate(zip(layout.sides, places.plates, strict=True)):
            seat = moment.seat_at(side)
            plate, name = moment.model.plates[seat], f"plate-{seat}"
            stage = -1 if layout.large and not places.plate_stages[n] else places.plate_stages[n]
            opened = self._unfolded(name, layout, box, plates.sizes(self.style, plate), pointing) if stage else None
            if opened is not None:
                stage, box = opened  # noqa: PLW2901
            state = plates.PlateState(plate, stage, pointing.focus == name, language())
            self._show_panel(f"plate-{side}", plates.PlateItem, box, state, opened is not None)
            frame = self.item(f"turn-{side}", plates.TurnItem, Z_PANEL + 0.5)
            frame.setZValue((Z_OPEN if opened is not None else Z_PANEL) + 0.5)
            frame.show_state(self.style, box, None)
            frame.setVisible(moment.whose_turn == seat)

    def _waits(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        item, shown = self.item("waits", waits.WaitsItem, Z_PANEL), moment.waits(pointing.hand_place)
        if shown is None:
            item.setVisible(False)
            return
        sizes = waits.sizes(self.style, shown)
        stage, box = places.waits(sizes)
        opened = self._unfolded("waits", layout, box, sizes, pointing) if stage > 1 else None
        if opened is not None:
            stage, box = opened
        state = waits.WaitsState(shown, stage, pointing.focus == "waits", language())
        self._show_panel("waits", waits.WaitsItem, box, state, opened is not None)

    def console(self, layout: TableLayout, moment: Moment, glow: Glow) -> None:
        """Bring the console up to date; ``glow`` is how bright the bar of each side is."""
        model, view = moment.model, moment.model.view
        state = ConsoleState(
            tuple(
                (side, wind) for side in layout.sides if (wind := model.plates[moment.seat_at(side)].wind) is not None
            ),
            view.wall_left,
            model.reserved,
            view.wall_left + view.front + view.back,
            tuple(view.setup.dice) if moment.dealing else (),
            next((side for side in layout.sides if glow[side] > 0.5), None),
            language(),
        )
        place = layout.console
        self.item("console-ground", ConsoleGround, 1).show_state(self.style, place, layout.sides)
        self.item("console", ConsoleItem, 1.2).show_state(self.style, place, state)
        for side in Side:
            light, bright = self.item(f"light-{side}", LightItem, 1.5), glow[side]
            if not bright or side not in layout.sides:
                light.setVisible(False)
                continue
            bar_box = light_box(side, place.w)
            light.show_state(
                self.style, Box(place.x + bar_box.x(), place.y + bar_box.y(), bar_box.width(), bar_box.height()), side
            )
            light.setOpacity(bright)

    def _icons(self, places: Panels, pointing: Pointing) -> None:
        side, gap = self.style.gx(buttons.ICON_SIDE), self.style.gx(buttons.ICON_GAP)
        for n, name in enumerate(self.icons):
            box = Box(places.icons.x + n * (side + gap), places.icons.y, side, side)
            stopped = name == "pause" and self.paused
            lit = stopped or (name == "hint" and self.hinting)
            drawing = "play" if stopped else buttons.ICONS[name]
            self._button(f"icon-{name}", box, pointing, drawing=drawing, on=lit)

    def _switches(self, places: Panels, moment: Moment, pointing: Pointing) -> None:
        px = self.style.px
        width, height = buttons.switch_width(self.style, self.switches), px(buttons.SWITCH_HEIGHT)
        for n, name in enumerate(self.switches):
            if places.switches is None:
                self.item(f"switch-{name}", buttons.ButtonItem, Z_PANEL).setVisible(False)
                continue
            x = places.switches.x + n % 2 * (width + px(buttons.SWITCH_GAP))
            y = places.switches.y + n // 2 * (height + px(buttons.SWITCH_GAP + 1))
            box, on = Box(x, y, width, height), moment.switched_on(name)
            self._button(f"switch-{name}", box, pointing, word=buttons.auto_word(name), on=on)

    def _button(
        self, name: str, box: Box, pointing: Pointing, *, word: str = "", drawing: str = "", on: bool = False
    ) -> None:
        state = buttons.ButtonState(
            word, drawing, on, pointing.hover == name, pointing.pressed == name, pointing.focus == name
        )
        self.item(name, buttons.ButtonItem, Z_PANEL).show_state(self.style, box, state)

    # --- the action bar and the tip

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
        labels = {choice.action: choice.word for choice in choices}
        return advice.in_words(moment.advice, pointed, labels)

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

    def clear(self) -> None:
        """Take all panels away."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()

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
