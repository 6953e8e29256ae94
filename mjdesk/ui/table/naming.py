"""The targets of a moment: what can be pointed at, where, under which name, and what a press does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from mjdesk.engine.actions import Action
from mjdesk.engine.tiles import Tile
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.table import advice, away, buttons, plates, waits
from mjdesk.ui.table.choices import told_apart
from mjdesk.ui.table.layout import Box, Panels, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.targets import Group, Target
from mjdesk.ui.table.words import choice_name, tile_name


@dataclass(frozen=True, slots=True)
class Doing:
    """What presses do."""

    answer: Callable[[Action], None]
    switch: Callable[[str, bool], None]
    open: Callable[[str], None]


class Naming:
    """Makes the targets of one moment."""

    def __init__(self, layout: TableLayout, places: Panels, moment: Moment, panels: PanelSet, doing: Doing) -> None:
        self.l, self.places, self.moment, self.panels, self.doing = layout, places, moment, panels, doing

    def targets(self, hand: Sequence[Box], shown_place: int | None) -> tuple[Target, ...]:
        """All of them, in tab order; ``hand`` are the bodies of the own tiles from left to right."""
        return (
            *self._choices(),
            *self._away(),
            *self._hand(hand),
            *self._switches(),
            *self._icons(),
            *self._boards(shown_place),
            *self._seats(),
        )

    def _answering(self, action: Action) -> Callable[[], None]:
        return lambda: self.doing.answer(action)

    def _choices(self) -> Iterator[Target]:
        plan, at = self.panels.plan, self.panels.bar_box
        if plan is None or at is None or not self.moment.offer:
            return
        for n, choice in enumerate(self.moment.offer.choices):
            cell = plan.cell(n)
            said = choice_name(choice.action, self.moment.model.labels.get(choice.action))
            more = " ".join(filter(None, (self.moment.offer.asked, choice.note)))
            box = Box(at.x + cell.x, at.y + cell.y, cell.w, cell.h)
            yield Target(f"choice-{n}", Group.CHOICES, box, said, self._answering(choice.action), more)
        cell_of_pass, may_pass = plan.passing, self.moment.offer.may_pass
        if cell_of_pass is not None and may_pass is not None:
            box = Box(at.x + cell_of_pass.x, at.y + cell_of_pass.y, cell_of_pass.w, cell_of_pass.h)
            yield Target("pass", Group.CHOICES, box, tr("Pass"), self._answering(may_pass))

    def _away(self) -> Iterator[Target]:
        """The way back for a seat that plays by itself."""
        at, auto = self.panels.box("away"), self.moment.model.auto
        if at is None:
            return
        said = away.spoken()
        acts = {"away-back": (AUTOPLAY, False), "away-keep": (KEEP_AUTOPLAY, KEEP_AUTOPLAY not in auto)}
        for name, part in away.parts(self.panels.style, at).items():
            box = Box(at.x + part.x, at.y + part.y, part.w, part.h)
            on = None if name == "away-back" else KEEP_AUTOPLAY in auto
            yield Target(name, Group.CHOICES, box, said[name], self._switching(*acts[name]), on=on)

    def _hand(self, hand: Sequence[Box]) -> Iterator[Target]:
        moment = self.moment
        takes_over = self._switching(AUTOPLAY, False) if AUTOPLAY in moment.model.auto else None
        for place, (box, tile) in enumerate(zip(hand, moment.hand, strict=True)):
            action = moment.discard_of(place)
            reason = moment.model.locked.get(tile) if moment.my_turn else None
            # from the lifted tile down to the edge of the window, so that lifting does not lose the mouse
            reach = Box(box.x, box.y, box.w + 1, self.l.height - box.y)
            yield Target(
                f"hand-{place}",
                Group.HAND,
                reach,
                self._tile_words(place, tile, moment.my_turn and action is None),
                self._answering(action) if action is not None else takes_over,
                say(reason) if reason else "",
            )

    def _tile_words(self, place: int, tile: Tile, barred: bool) -> str:
        """A tile for the screen reader: 六万，赖子，手牌第 1 张，不能打."""
        special = self.moment.model.view.special
        words = [tile_name(tile)]
        words += [tr("wild tile")] if tile in special.wild else [tr("skin tile")] if tile in special.skins else []
        words.append(tr("hand tile {place}", place=place + 1))
        words += [tr("cannot be discarded")] if barred else []
        return tr(", ").join(words)

    def _switches(self) -> Iterator[Target]:
        for name in self.panels.switches:
            box, on = self.panels.box(f"switch-{name}"), self.moment.switched_on(name)
            if box is not None:
                act = self._switching(name, not on)
                yield Target(f"switch-{name}", Group.SWITCHES, box, buttons.auto_word(name), act, on=on)

    def _switching(self, name: str, on: bool) -> Callable[[], None]:
        return lambda: self.doing.switch(name, on)

    def _icons(self) -> Iterator[Target]:
        for name in self.panels.icons:
            box = self.panels.box(f"icon-{name}")
            if box is not None:
                word = buttons.icon_word("go-on" if name == "pause" and self.panels.paused else name)
                yield Target(f"icon-{name}", Group.ICONS, box, word, self._opening(name))

    def _opening(self, name: str) -> Callable[[], None]:
        return lambda: self.doing.open(name)

    def _boards(self, shown_place: int | None) -> Iterator[Target]:
        model, shown = self.moment.model, self.moment.waits(shown_place)
        if shown is not None:
            box = self.panels.box("waits") or self.places.waits_room
            yield Target("waits", Group.PANELS, box, waits.spoken(shown))
        at, known = self.panels.box("advice"), self.moment.advice
        if at is not None and known is not None:
            yield Target("advice", Group.PANELS, at, advice.spoken(known, told_apart(self.moment.offer)))
        words = [f"{say(g.label)} {' '.join(tile_name(t) for t in g.tiles)}" for g in model.info]
        said = tr(", ").join([say(model.title), say(model.subtitle), *words])
        yield Target("info", Group.PANELS, self.panels.box("info") or self.places.info, said)

    def _seats(self) -> Iterator[Target]:
        for side, box in zip(self.l.sides, self.places.plates, strict=True):
            seat, shown = self.moment.seat_at(side), self.panels.box(f"plate-{side}") or box
            yield Target(f"plate-{seat}", Group.PLATES, shown, plates.spoken(self.moment.model.plates[seat]))
