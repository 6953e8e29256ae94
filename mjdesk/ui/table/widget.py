"""The table of one seat: shows a `TableModel`, shows how it came about, and takes the person's answer.

The model is the truth at once; motion only shows it and anything the person does finishes it. What may be done
is `view.actions` and nothing else. A question is answered once, however often it is clicked.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from mjdesk.engine.actions import Action
from mjdesk.engine.actions import Kind as ActionKind
from mjdesk.engine.events import Event
from mjdesk.engine.phase import How, Step
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.look import look
from mjdesk.ui.models import TableModel, Waits
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.table import access, bar, buttons, info, plates, waits
from mjdesk.ui.table.choices import Choice, Offer, lifted, offer_of
from mjdesk.ui.table.choreography import Choreographer, Flight, motion_ms
from mjdesk.ui.table.console import ConsoleItem, ConsoleState
from mjdesk.ui.table.glass import Panel, Style
from mjdesk.ui.table.input import Pointer
from mjdesk.ui.table.layout import LIFT, Box, Panels, Side, Sizes, TableLayout, side_of
from mjdesk.ui.table.motion import Motion, Track
from mjdesk.ui.table.placing import Z_BAR, Z_PANEL, Z_TIP, Arrangement, Arranger, sorted_hand
from mjdesk.ui.table.scene import TableScene, TileEntry
from mjdesk.ui.table.targets import Group, Target
from mjdesk.ui.table.words import choice_name, tile_name
from mjdesk.ui.theme import MOTION
from mjdesk.ui.tilepix import Mark

_FULL, _NOTHING = 1.0, (0.0, 0.0, 0.0, 0.0)


class TableWidget(QGraphicsView):
    """The table. ``chosen`` carries the id of the question and the `Action` that answers it.

    ``auto_changed`` carries the name of a switch (`buttons.AUTO`) and whether it is to be on; ``menu`` the name
    of an icon button (`buttons.ICONS`) or ``keys`` for the sheet of keys.
    """

    chosen = Signal(int, object)
    auto_changed = Signal(str, bool)
    menu = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.board = TableScene()
        self.motion = Motion(self)
        self.model: TableModel | None = None
        self.large = False  #: large-tile mode
        self.targets: tuple[Target, ...] = ()
        self._event: Event | None = None
        self._answered: int | None = None
        self._offer = Offer((), None, False)
        self._plan: bar.Plan | None = None
        self._last: Arrangement | None = None
        self._style: Style | None = None
        self._layout: TableLayout | None = None
        self._panels: Panels | None = None
        self._glow: tuple[float, float, float, float] = _NOTHING
        self._items: dict[str, Panel] = {}
        self.pointer = Pointer(self)
        self._proxies = access.Proxies(self, self.pointer.focus_came)
        self._prepare()
        look().changed.connect(self._restyle)

    def _prepare(self) -> None:
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(QSize(640, 360))

    # --- what others call

    def show_model(self, model: TableModel, event: Event | None = None) -> None:
        """Show this state at once; ``event`` is what led to it and is shown as a motion."""
        self.motion.finish()
        if self.model is None or model.question != self.model.question:
            self.pointer.new_question()
        self.model, self._event = model, event
        self._offer = offer_of(model)
        if self._style is None:
            self._restyle()
        else:
            before_glow = self._glow
            self._refresh(event, before_glow)
        access.announce(self, access.spoken(event, model))

    @staticmethod
    def motion_ms(event: Event | None) -> int:
        """How long an event is shown with the current settings, in ms; a session may wait so long."""
        return look().duration(motion_ms(event))

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.motion.finish()

    def answer(self, action: Action) -> None:
        """Answer the open question, once."""
        model = self.model
        if model is None or model.question is None or model.question == self._answered:
            return
        if action not in model.view.actions:
            return
        self._answered = model.question
        self.pointer.clear()
        self._update_pointing()
        self._bar_out()
        self.chosen.emit(model.question, action)

    @property
    def open(self) -> bool:
        """Whether an answer is awaited and has not been given."""
        return self.model is not None and self.model.question is not None and self.model.question != self._answered

    @property
    def offer(self) -> Offer:
        """What is offered now, nothing once answered."""
        return self._offer if self.open else Offer((), None, self._offer.own)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The own hand as it is shown, the drawn tile last."""
        if self.model is None:
            return ()
        tiles, drawn = sorted_hand(self.model.view)
        return (*tiles, *(() if drawn is None else (drawn,)))

    # --- look and size

    def _restyle(self) -> None:
        """The window, the look or the language changed: place and paint everything anew."""
        self.motion.finish()
        size, dpr = self.viewport().size(), self.viewport().devicePixelRatioF()
        if self.model is None or size.width() < 50 or size.height() < 50:
            self.viewport().update()
            return
        players = self.model.view.setup.players
        scale = look().settings.text_scale / 100
        self._layout = TableLayout(size.width(), size.height(), players, scale, self.large)
        self._style = Style(self._layout.u, self._layout.k, dpr, look().felt, look().tiles(dpr))
        self.board.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.board.ground(self._layout)
        self.setAccessibleName(tr("Mahjong table"))
        self._refresh(None, self._glow)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            if self.model is not None:
                self._offer = offer_of(self.model)
            self._restyle()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.motion.finish()
        super().closeEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRectF) -> None:
        size, dpr = self.viewport().size(), self.viewport().devicePixelRatioF()
        cloth = felt_pixmap(size.width(), size.height(), look().felt, dpr)
        painter.drawPixmap(rect, cloth, QRectF(rect.topLeft() * dpr, rect.size() * dpr))

    # --- bringing the scene up to date

    def _refresh(self, event: Event | None, before_glow: tuple[float, float, float, float]) -> None:
        assert self.model is not None and self._layout is not None and self._style is not None
        model, layout, style = self.model, self._layout, self._style
        self._panels = layout.panels(self._sizes())
        arrangement = Arranger(layout, self._panels, model, event or self._event).result()
        before = self.board.arrange(arrangement, style)
        last, self._last = self._last, arrangement
        self._update_panels()
        self._update_bar(event)
        self._update_pointing(quick=True)
        self._turn_bar(before_glow)
        if event is not None:
            for flight in Choreographer(layout, model.view, before, last, arrangement).flights(event):
                self._fly(flight)
            self._drop_caret()

    def _sizes(self) -> Sizes:
        assert self.model is not None and self._layout is not None and self._style is not None
        model, style = self.model, self._style
        seats = [self._seat_at(side) for side in self._layout.sides]
        wide = tuple(plates.wide_size(style, model.plates[s]) for s in seats)
        if self.large:
            wide = tuple((w, style.px(plates.LINE_HEIGHT)) for w, _ in wide)
        shown = self._waits
        return Sizes(
            wide,
            tuple(plates.narrow_size(style, model.plates[s]) for s in seats),
            info.sizes(style, model),
            waits.sizes(style, shown) if shown else ((1.0, 1.0),),
            buttons.switches_size(style),
            buttons.icons_size(style),
        )

    def _seat_at(self, side: Side) -> int:
        assert self.model is not None
        view = self.model.view
        n = view.setup.players
        return next(s for s in range(n) if side_of(s, view.seat, n) is side)

    @property
    def _waits(self) -> Waits | None:
        """The waits to show: those after the tile pointed at, else those of the hand as it is."""
        assert self.model is not None
        place = self.pointer.hand_place
        if place is not None and place < len(self.hand) and self.my_turn:
            after = self.model.waits_after.get(self.hand[place])
            if after is not None and after.lines:
                return after
        return self.model.waits if self.model.waits and self.model.waits.lines else None

    @property
    def my_turn(self) -> bool:
        """Whether the own seat is to discard."""
        if self.model is None:
            return False
        phase = self.model.view.phase
        return self.open and phase.step is Step.TURN and phase.seat == self.model.view.seat

    def _item(self, name: str, kind: type[Panel], z: float) -> Panel:
        item = self._items.get(name)
        if item is None:
            assert self._style is not None
            item = self._items[name] = kind(self._style)
            item.setZValue(z)
            self.board.addItem(item)
        return item

    def _update_panels(self) -> None:
        assert self.model is not None and self._style is not None and self._panels is not None
        model, style, places, lang = self.model, self._style, self._panels, language()
        focus = self.pointer.focus
        for n, box in enumerate(places.plates):
            seat = self._seat_at(self._side_number(n))
            lines = 1 if self.large else 3 if places.narrow[n] else 2
            turn = self._whose_turn() == seat
            state = plates.PlateState(model.plates[seat], turn, lines, focus == f"plate-{seat}", lang)
            self._item(f"plate-{n}", plates.PlateItem, Z_PANEL).show_state(style, box, state)
        state_info = info.state_of(model, places.info_stage, focus == "info", lang)
        self._item("info", info.InfoItem, Z_PANEL).show_state(style, places.info, state_info)
        self._update_waits()
        self._update_console()
        self._update_buttons()

    def _side_number(self, n: int) -> Side:
        assert self._layout is not None
        return self._layout.sides[n]

    def _update_waits(self) -> None:
        assert self._style is not None and self._panels is not None
        item, shown = self._item("waits", waits.WaitsItem, Z_PANEL), self._waits
        if shown is None:
            item.setVisible(False)
            return
        state = waits.WaitsState(shown, self._panels.waits_stage, self.pointer.focus == "waits", language())
        item.show_state(self._style, self._panels.waits, state)

    def _whose_turn(self) -> int | None:
        assert self.model is not None
        phase = self.model.view.phase
        if phase.step in (Step.TURN, Step.CLAIM, Step.ROB, Step.DRAW):
            return phase.seat
        return phase.seat if phase.step in (Step.DEAL, Step.INDICATOR) else None

    def _update_console(self) -> None:
        assert self.model is not None and self._style is not None and self._layout is not None
        model, view = self.model, self.model.view
        phase = view.phase
        dealing = phase.step in (Step.DEAL, Step.INDICATOR) or phase.how is How.DEAL
        dealing = dealing and not any(s.discards for s in view.seats)
        winds = tuple((side, model.plates[self._seat_at(side)].wind) for side in self._layout.sides)
        state = ConsoleState(
            winds,
            view.wall_left,
            model.reserved,
            view.wall_left + view.front + view.back,
            tuple(view.setup.dice) if dealing else (),
            self._glow,
            language(),
        )
        self._item("console", ConsoleItem, 1).show_state(self._style, self._layout.console, state)

    def _update_buttons(self) -> None:
        assert self.model is not None and self._style is not None and self._panels is not None
        style, panels, px = self._style, self._panels, self._style.px
        for n, (name, drawing) in enumerate(buttons.ICONS):
            side = px(buttons.ICON_SIDE)
            box = Box(panels.icons.x + n * (side + px(buttons.ICON_GAP)), panels.icons.y, side, side)
            self._button(f"icon-{name}", box, "", drawing, False)
        width, height = buttons.switch_width(style), px(buttons.SWITCH_HEIGHT)
        for n, name in enumerate(buttons.AUTO):
            item_name, place = f"switch-{name}", panels.switches
            if place is None:
                self._item(item_name, buttons.ButtonItem, Z_PANEL).setVisible(False)
                continue
            x = place.x + n % 2 * (width + px(buttons.SWITCH_GAP))
            y = place.y + n // 2 * (height + px(buttons.SWITCH_GAP + 1))
            on = name in self.model.auto
            self._button(item_name, Box(x, y, width, height), buttons.auto_word(name), "", on)

    def _button(self, name: str, box: Box, word: str, drawing: str, on: bool) -> None:
        assert self._style is not None
        pointer = self.pointer
        state = buttons.ButtonState(
            word, drawing, on, pointer.hover == name, pointer.pressed == name, pointer.focus == name
        )
        self._item(name, buttons.ButtonItem, Z_PANEL).show_state(self._style, box, state)

    # --- the action bar

    def _bar_box(self) -> Box:
        assert self._layout is not None and self._plan is not None and self._panels is not None
        assert self._last is not None and self._style is not None
        layout, plan, panels = self._layout, self._plan, self._panels
        right = layout.width - layout.margin
        left = layout.margin
        if self._waits is not None:
            left = panels.waits.right + 16 * layout.k
        if self._offer.own:
            bottom = layout.hand_top - 2 * layout.u
            first = self.board.entries[self._last.hand[0]].placed.x if self._last.hand else layout.cx
            x = max(first, left)
        else:
            bottom = layout.hand_top - 12 * layout.u
            x = max(layout.cx + 20 * layout.u - plan.width / 2, left)
        if panels.plates[0].y < bottom:
            x = max(x, panels.plates[0].right + 12 * layout.k)
        x = max(layout.margin, min(x, right - plan.width))
        return Box(x, bottom - plan.height, plan.width, plan.height)

    def _update_bar(self, event: Event | None) -> None:
        item = self._item("bar", bar.BarItem, Z_BAR)
        self.motion.finish("bar")
        if not self.offer:
            item.setVisible(False)
            self._plan = None
            return
        assert self._style is not None and self._layout is not None
        was_seen = item.isVisible()
        self._plan = bar.plan(self._style, self._offer, self._layout.width - 2 * self._layout.margin)
        self._show_bar()
        if event is not None and not was_seen:
            self._fade(item, 0.0, 1.0, MOTION.bar_in, 8)

    def _show_bar(self) -> None:
        if self._plan is None:
            return
        assert self.model is not None and self._style is not None
        special = self.model.view.special
        current = self.pointer.choice if self.pointer.choice is not None else -1
        by_key = self.pointer.focus is not None
        state = bar.BarState(self._offer, self._plan, current, by_key, special.wild, special.skins, language())
        self._item("bar", bar.BarItem, Z_BAR).show_state(self._style, self._bar_box(), state)

    def _bar_out(self) -> None:
        item = self._item("bar", bar.BarItem, Z_BAR)
        self._plan = None
        self._update_targets()
        if not item.isVisible():
            return

        def gone(share: float) -> None:
            item.setOpacity(1 - share)
            if share >= 1:
                item.setVisible(False)
                item.setOpacity(1.0)

        self.motion.start(Track(look().duration(MOTION.bar_out), gone, ease=MOTION.ease_out, name="bar"))

    def _fade(self, item: Panel, start: float, end: float, ms: int, rise: float) -> None:
        x, y = item.x(), item.y()
        rise = 0.0 if look().settings.reduced_motion else rise

        def step(share: float) -> None:
            item.setOpacity(start + (end - start) * share)
            item.setPos(x, y + rise * (1 - share))

        self.motion.start(Track(look().duration(ms), step, name="bar"))

    # --- pointing

    def _update_pointing(self, quick: bool = False) -> None:
        """Lift, mark and explain what the pointer or the keyboard is at."""
        if self.model is None or self._style is None or self._last is None:
            return
        self._update_targets()
        self._update_hand(quick)
        self._show_bar()
        self._update_tip()

    def pointing_changed(self) -> None:
        """Called by the pointer: something else is pointed at."""
        if self.model is None or self._layout is None:
            return
        self._panels = self._layout.panels(self._sizes())
        self._update_panels()
        self._update_pointing()
        if self.pointer.focus is not None:
            self._proxies.focus(self.pointer.focus)

    def current_choice(self) -> Choice | None:
        """The choice pointed at."""
        number, offer = self.pointer.choice, self.offer
        return offer.choices[number] if number is not None and number < len(offer.choices) else None

    def _raised(self) -> set[int]:
        """Places of the hand that are up."""
        choice = self.current_choice()
        if choice is not None:
            return set(lifted(self.hand, choice.uses))
        up = set()
        if self.my_turn:
            up = {p for p in (self.pointer.hand_place, self.pointer.selected) if p is not None}
        return {p for p in up if p < len(self.hand) and self.discard_of(p) is not None}

    def _update_hand(self, quick: bool) -> None:
        assert self._last is not None and self._layout is not None and self.model is not None
        up = self._raised()
        for place, key in enumerate(self._last.hand):
            entry = self.board.entries[key]
            touched = self.my_turn and place == self.pointer.hand_place
            barred = touched and self.discard_of(place) is None and self.current_choice() is None
            focus = self.pointer.focus == f"hand-{place}"
            entry.set_state(barred, Mark.CHOSEN if place in up else None, focus)
            if place != self.pointer.dragged:
                self._lift(entry, (LIFT + 1) * self._layout.u if place in up else 0.0, quick)

    def _lift(self, entry: TileEntry, height: float, quick: bool) -> None:
        name = f"lift{id(entry)}"
        if entry.lift == height:
            self.motion.drop(name)
            return
        start = entry.lift
        if quick:
            self.motion.drop(name)
            entry.lift = height
            entry.put()
            return

        def step(share: float) -> None:
            entry.lift = start + (height - start) * share
            entry.put()

        self.motion.drop(name)
        self.motion.start(Track(look().duration(MOTION.hover_lift), step, name=name))

    def discard_of(self, place: int) -> Action | None:
        """The action that throws the tile at this place of the hand, None where that is not allowed."""
        if self.model is None or place >= len(self.hand):
            return None
        tile = self.hand[place]
        return next((a for a in self.model.view.actions if a.kind is ActionKind.DISCARD and a.tile == tile), None)

    def _update_tip(self) -> None:
        assert (
            self.model is not None and self._style is not None and self._layout is not None and self._last is not None
        )
        item, place = self._item("tip", buttons.TipItem, Z_TIP), self.pointer.hand_place
        state = self._tip_words(place)
        if place is None or state is None or place >= len(self._last.hand):
            item.setVisible(False)
            return
        w, h = buttons.tip_size(self._style, state)
        layout, box = self._layout, self.board.entries[self._last.hand[place]].box
        x = min(max(box.cx - w / 2, layout.margin), layout.width - layout.margin - w)
        y = layout.hand_top - 13 * layout.u - h
        if self._plan is not None:
            offered = self._bar_box()
            if offered.meets(Box(x, y, w, h), 6):
                x = max(x, offered.right + 8 * layout.k)
                if x + w > layout.width - layout.margin:
                    x, y = min(max(box.cx - w / 2, layout.margin), layout.width - layout.margin - w), offered.y - h - 8
        item.show_state(self._style, Box(x, y, w, h), state)

    def _tip_words(self, place: int | None) -> buttons.TipState | None:
        assert self.model is not None
        if place is None or place >= len(self.hand) or not self.my_turn or self.current_choice() is not None:
            return None
        tile = self.hand[place]
        if self.discard_of(place) is None:
            reason = self.model.locked.get(tile)
            return buttons.TipState(say(reason) if reason else tr("This tile cannot be discarded now"))
        after = self.model.waits_after.get(tile)
        if after is None or not after.lines:
            return None
        return buttons.TipState(
            tr("Discard {tile}: ", tile=tile_name(tile)),
            tr("wait on {kinds} kinds, %n tiles", kinds=len(after.lines), n=after.left),
        )

    # --- targets

    def _update_targets(self) -> None:
        if self.model is None or self._panels is None or self._last is None:
            return
        found = [*self._choice_targets(), *self._hand_targets(), *self._button_targets(), *self._seat_targets()]
        self.targets = tuple(found)
        self._proxies.sync(self.targets)

    def _choice_targets(self) -> list[Target]:
        if self._plan is None:
            return []
        at, found = self._bar_box(), []
        for n, choice in enumerate(self.offer.choices):
            cell = self._plan.cell(n)
            box = Box(at.x + cell.x, at.y, cell.w, at.h)
            found.append(
                Target(f"choice-{n}", Group.CHOICES, box, choice_name(choice.action), self._answering(choice.action))
            )
        cell, may_pass = self._plan.passing, self.offer.may_pass
        if cell is not None and may_pass is not None:
            box = Box(at.x + cell.x, at.y, cell.w, at.h)
            found.append(Target("pass", Group.CHOICES, box, tr("Pass"), self._answering(may_pass)))
        return found

    def _answering(self, action: Action) -> Callable[[], None]:
        return lambda: self.answer(action)

    def _hand_targets(self) -> list[Target]:
        assert self._last is not None and self._layout is not None and self.model is not None
        special, found = self.model.view.special, []
        for place, (key, tile) in enumerate(zip(self._last.hand, self.hand, strict=True)):
            entry = self.board.entries[key]
            box = entry.box
            reach = Box(box.x, box.y - entry.lift, box.w + 1, self.height() - box.y + entry.lift)
            words = [tile_name(tile)]
            words += [tr("wild tile")] if tile in special.wild else [tr("skin tile")] if tile in special.skins else []
            words.append(tr("hand tile {place}", place=place + 1))
            action = self.discard_of(place) if self.my_turn else None
            if self.my_turn and action is None:
                words.append(tr("cannot be discarded"))
            act = self._answering(action) if action is not None else None
            reason = self.model.locked.get(tile) if self.my_turn else None
            more = say(reason) if reason else ""
            found.append(Target(f"hand-{place}", Group.HAND, reach, tr(", ").join(words), act, more))
        return found

    def _button_targets(self) -> list[Target]:
        assert self.model is not None
        found = []
        for name in buttons.AUTO:
            item = self._items[f"switch-{name}"]
            if item.isVisible():
                on = name in self.model.auto
                found.append(
                    Target(
                        f"switch-{name}",
                        Group.SWITCHES,
                        item.box,
                        buttons.auto_word(name),
                        self._switching(name, not on),
                        on=on,
                    )
                )
        for name, _ in buttons.ICONS:
            item = self._items[f"icon-{name}"]
            found.append(Target(f"icon-{name}", Group.ICONS, item.box, buttons.icon_word(name), self._opening(name)))
        return found

    def _switching(self, name: str, on: bool) -> Callable[[], None]:
        return lambda: self.auto_changed.emit(name, on)

    def _opening(self, name: str) -> Callable[[], None]:
        return lambda: self.menu.emit(name)

    def _seat_targets(self) -> list[Target]:
        assert self.model is not None and self._panels is not None and self._layout is not None
        found = []
        if self._waits is not None:
            found.append(Target("waits", Group.PANELS, self._panels.waits, waits.spoken(self._waits)))
        words = [f"{say(g.label)} {' '.join(tile_name(t) for t in g.tiles)}" for g in self.model.info]
        said = tr(", ").join([say(self.model.title), say(self.model.subtitle), *words])
        found.append(Target("info", Group.PANELS, self._panels.info, said))
        for side, box in zip(self._layout.sides, self._panels.plates, strict=True):
            seat = self._seat_at(side)
            found.append(Target(f"plate-{seat}", Group.PLATES, box, plates.spoken(self.model.plates[seat])))
        return found

    # --- motion

    def _fly(self, flight: Flight) -> None:
        entry = self.board.entries.get(flight.key)
        if entry is None:
            return
        if look().settings.reduced_motion:
            self._appear(entry)
            return
        dx, dy = flight.x - entry.placed.x, flight.y - entry.placed.y
        grown = flight.width / entry.placed.look.width
        first = flight.via_ms / flight.duration if flight.via else 0.0
        via = (flight.via[0] - entry.placed.x, flight.via[1] - entry.placed.y) if flight.via else (0.0, 0.0)

        def step(share: float) -> None:
            if share >= 1:
                entry.rest()
                return
            entry.moving = True
            if share < first:
                part = share / first
                entry.dx, entry.dy = dx + (via[0] - dx) * part, dy + (via[1] - dy) * part
                entry.scale = grown + (1 - grown) * part
            else:
                part = (share - first) / (1 - first)
                from_x, from_y = via if first else (dx, dy)
                entry.dx, entry.dy = from_x * (1 - part), from_y * (1 - part) - 4 * part * (1 - part) * flight.arc
                entry.scale = 1.0 if first else grown + (1 - grown) * part
            entry.put()

        duration, delay = look().duration(flight.duration), look().duration(flight.delay)
        self.motion.start(Track(duration, step, delay))

    def _appear(self, entry: TileEntry) -> None:
        def step(share: float) -> None:
            entry.opacity = share
            entry.put()

        self.motion.start(Track(MOTION.reduced_fade, step))

    def _drop_caret(self) -> None:
        caret, u = self.board.caret, self._layout.u if self._layout else 1.0
        if not caret.isVisible() or look().settings.reduced_motion:
            return

        def step(share: float) -> None:
            caret.drop = 14 * u * (1 - share)
            caret.setOpacity(share)
            caret.put()

        self.motion.start(Track(look().duration(MOTION.caret), step, look().duration(MOTION.discard)))

    def _turn_bar(self, before: tuple[float, float, float, float]) -> None:
        """Move the bar of whose turn it is from its side to the next one."""
        seat = self._whose_turn()
        wanted = [0.0] * 4
        if seat is not None and self.model is not None:
            wanted[side_of(seat, self.model.view.seat, self.model.view.setup.players)] = 1.0
        end = (wanted[0], wanted[1], wanted[2], wanted[3])
        if end == before:
            self._glow = end
            return

        def step(share: float) -> None:
            a, b, c, d = (x + (y - x) * share for x, y in zip(before, end, strict=True))
            self._glow = end if share >= 1 else (a, b, c, d)
            self._update_console()

        self.motion.start(Track(look().duration(MOTION.turn_bar), step, name="turn"))

    # --- input

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.moved(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.motion.finish()
            self.pointer.press(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.left()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.motion.finish()
        if not self.pointer.key(event):
            event.ignore()

    def focusOutEvent(self, event: QEvent) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]

    def drag_tile(self, place: int, by: QPointF) -> None:
        """Carry a tile of the hand along with the mouse."""
        assert self._last is not None
        entry = self.board.entries[self._last.hand[place]]
        entry.moving, entry.dx, entry.dy = True, by.x(), by.y()
        entry.put()

    def drop_tile(self, place: int) -> None:
        """Let go of a tile that stays: it returns to its place."""
        if self._last is None or place >= len(self._last.hand):
            return
        entry = self.board.entries[self._last.hand[place]]
        dx, dy = entry.dx, entry.dy

        def step(share: float) -> None:
            entry.dx, entry.dy = dx * (1 - share), dy * (1 - share)
            if share >= 1:
                entry.rest()
            else:
                entry.put()

        self.motion.start(Track(look().duration(MOTION.draw), step))

    def scene(self) -> QGraphicsScene:
        """The scene with all pictures."""
        return self.board
