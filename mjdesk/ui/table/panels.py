"""The panels about the table, brought up to date with a moment: plates, info, waits, console, buttons, bar, tip."""

from __future__ import annotations

from math import inf

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.i18n import language
from mjdesk.ui.table import advice, away, buttons, info, plates, waits
from mjdesk.ui.table.choices import told_apart
from mjdesk.ui.table.console import ConsoleGround, ConsoleItem, ConsoleState, LightItem, light_box
from mjdesk.ui.table.glass import Style
from mjdesk.ui.table.layout import Box, Panels, Side, Sizes, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.passing import PassingPanels
from mjdesk.ui.table.pieces import Z_BAR, Z_OPEN, Z_PANEL
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.turn_bar import Glow


class PanelSet(PassingPanels):
    """All panels of one table."""

    #: the switches of the table, by name, in reading order
    switches: tuple[str, ...] = buttons.AUTO

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        super().__init__(scene, style)
        self.hinting = False  #: whether the button of the hints is lit
        self.watching = False  #: whether there is nothing to press
        self.paused = False  #: whether the play is stopped
        self.demo = False  #: whether nobody plays at the table
        self.icons: tuple[str, ...] = ()

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
        model = moment.model
        self.icons = buttons.icons(practice=model.view.setup.practice, bag=bool(model.props))
        return (0.0, 0.0) if self.watching else buttons.icons_size(self.style, len(self.icons))

    # --- showing

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
        labels = told_apart(moment.offer)
        sizes = advice.sizes(self.style, known, pointed, labels)
        stage, box = places.advice(sizes)
        opened = self._unfolded("advice", layout, box, sizes, pointing) if stage > 1 else None
        if opened is not None:
            stage, box = opened
        state = advice.AdviceState(known, pointed, stage, pointing.focus == "advice", language(), labels)
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
