"""The panels of a card table, brought up to date with a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from mjdesk.engine.paohuzi.cards import meld_huxi
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.cardtable import bar, felt, plates, waits
from mjdesk.ui.cardtable.layout import CardLayout
from mjdesk.ui.cardtable.words import how_it_came, meld_word
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.models import CardFacts
from mjdesk.ui.table import buttons, info
from mjdesk.ui.table.bar import room
from mjdesk.ui.table.glass import Ink, Panel
from mjdesk.ui.table.layout import Box, Panels, Side, Sizes, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.panels import PanelSet
from mjdesk.ui.table.pieces import Z_MELD, Z_OPEN, Z_PANEL
from mjdesk.ui.table.plates import TurnItem
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.turn_bar import Glow
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import ON_FELT, ON_FELT2

SWITCHES = ("win", "no_claims", buttons.SORT, "autoplay")
OPEN_CARD = "open-card"  #: the target of the card in the middle


def cards_of(moment: Moment) -> CardFacts:
    """What only a card table shows."""
    assert moment.model.cards is not None
    return moment.model.cards


def outlook_of(moment: Moment, pointing: Pointing) -> waits.Outlook | None:
    """What the panel of waits tells: after the choice pointed at, after the discard, or as the hand is."""
    cards, choice = cards_of(moment), moment.choice(pointing.choice)
    number = pointing.choice or 0
    if choice is not None and choice.action in cards.outlooks:
        after = cards.outlooks[choice.action]
        if after.discard is not None:
            title = tr("Choice {number}, play {tile}", number=number + 1, tile=tile_name(after.discard))
        else:
            title = tr("After choice {number}", number=number + 1)
        return waits.Outlook(title, after.huxi, after.waits.lines if after.waits is not None else ())
    shown = moment.waits(pointing.hand_place)
    if shown is None:
        return None
    if shown.after is None:
        title = tr("Waiting for {kinds} kinds, %n left", n=shown.left, kinds=len(shown.lines))
        return waits.Outlook(title, None, shown.lines)
    return waits.Outlook(tr("After {tile}", tile=tile_name(shown.after)), None, shown.lines)


class CardPanels(PanelSet):
    """All panels of one card table."""

    switches = SWITCHES
    bar_kind = bar.CardBarItem

    def places(self, layout: TableLayout, moment: Moment) -> Panels:
        style, cards = self.style, cards_of(moment)
        wanted = []
        for side in layout.sides:
            seat = moment.seat_at(side)
            plate = moment.model.plates[seat]
            own = side is Side.OWN
            wanted.append(plates.own_sizes(style, plate) if own else plates.sizes(style, plate, cards.seats[seat]))
        sizes = Sizes(
            tuple(wanted),
            info.sizes(style, moment.model),
            self._switches_size(),
            self._icons_size(moment),
            waits.least_size(style),
        )
        found = layout.panels(sizes)
        if cards.dead_chi or cards.dead_peng:
            return found
        free = found.advice_room
        return replace(
            found, advice_room=replace(free, h=free.h + cast("CardLayout", layout).dead_room - 10 * layout.g)
        )

    def show(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        super().show(layout, places, moment, pointing)
        self._dead(layout, places, moment, pointing)
        self._names(cast("CardLayout", layout), places, moment)

    # --- plates

    def _plates(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        cards = cards_of(moment)
        for side, box, stage in zip(layout.sides, places.plates, places.plate_stages, strict=True):
            seat, own = moment.seat_at(side), side is Side.OWN
            plate, name = moment.model.plates[seat], f"plate-{seat}"
            made = plates.own_sizes(self.style, plate) if own else plates.sizes(self.style, plate, cards.seats[seat])
            opened = self._unfolded(name, layout, box, made, pointing) if stage else None
            shown_stage, place = opened if opened is not None else (stage, box)
            state = plates.CardPlateState(
                plate, cards.seats[seat], shown_stage, pointing.focus == name, language(), cards if own else None
            )
            kind: type[Panel] = plates.OwnPlateItem if own else plates.CardPlateItem
            self._show_panel(f"plate-{side}", kind, place, state, opened is not None)
            frame = self.item(f"turn-{side}", TurnItem, Z_PANEL + 0.5)
            frame.setZValue((Z_OPEN if opened is not None else Z_PANEL) + 0.5)
            frame.show_state(self.style, place, None)
            frame.setVisible(moment.whose_turn == seat)

    # --- waits

    def _waits(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        item, outlook = self.item("waits", waits.CardWaitsItem, Z_PANEL), outlook_of(moment, pointing)
        if outlook is None:
            item.setVisible(False)
            return
        free = self._waits_room(cast("CardLayout", layout), places, moment)
        least = places.switches.w if places.switches is not None else 0.0
        sizes = waits.sizes(self.style, outlook, least)
        last = len(sizes) - 1
        stage = next((n for n, (w, h) in enumerate(sizes) if w <= free.w + 1 and h <= free.h + 1), last)
        w, h = sizes[stage]
        box = Box(layout.width - layout.margin - w, free.bottom - h, w, h)
        opened = self._unfolded("waits", layout, box, sizes, pointing) if stage else None
        if opened is not None:
            stage, box = opened
        state = waits.CardWaitsState(outlook, stage, pointing.focus == "waits", language())
        self._show_panel("waits", waits.CardWaitsItem, box, state, opened is not None)

    @staticmethod
    def _waits_room(layout: CardLayout, places: Panels, moment: Moment) -> Box:
        """Where waits may lie: at the right of the hand, under the own pond and the right seat."""
        room = places.waits_room
        thrown = len(moment.model.view.me.discards)
        seat = layout.labels_y(places.plates[layout.sides.index(Side.RIGHT)]) + 16 * layout.u
        right = places.plates[layout.sides.index(Side.RIGHT)]
        pond = layout.own_pond(thrown - 1, right).y + layout.pond_card.h if thrown else seat
        top = min(max(pond, seat) + 12 * layout.u, room.bottom - waits.LEAST)
        return Box(room.x, top, room.w, room.bottom - top)

    # --- the cloth

    def _dead(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing) -> None:
        cards, item = cards_of(moment), self.item("dead", felt.DeadItem, Z_PANEL)
        state = felt.DeadState(cards.dead_chi, cards.dead_peng, pointing.focus == "dead", language())
        if not cards.dead_chi and not cards.dead_peng:
            item.setVisible(False)
            return
        w, h = felt.dead_size(self.style, state)
        own, left = places.plates[0], places.plates[layout.sides.index(Side.LEFT)]
        box = Box(own.x, own.y - 10 * layout.g - h, w, h)
        under = cast("CardLayout", layout).labels_y(left) + 0.5 * cast("CardLayout", layout).label_room
        if box.y < under:  # the melds of the left seat need the room
            item.setVisible(False)
            return
        item.show_state(self.style, box, state)

    def _names(self, layout: CardLayout, places: Panels, moment: Moment) -> None:
        """The names under the melds."""
        for side, plate in zip(layout.sides, places.plates, strict=True):
            melds = moment.model.view.seats[moment.seat_at(side)].melds
            if side is Side.OWN:
                laid, _ = layout.own_melds([len(m.tiles) for m in melds], places.hand_left)
                y = layout.foot - 0.5 * layout.label_room + 5 * layout.u
            else:
                laid, y = layout.laid(side, plate, [len(m.tiles) for m in melds]), layout.labels_y(plate)
            room = laid.spots[1][0].x - laid.spots[0][0].x if len(melds) > 1 else 2 * laid.card.w
            words = [meld_word(meld.kind) for meld in melds]
            if side is Side.OWN:
                more = [f"{word} {meld_huxi(m) or ''}".rstrip() for word, m in zip(words, melds, strict=True)]
                words = more if self._fit(more, abs(room)) else words
            if not self._fit(words, abs(room)):
                words = []  # large text: the screen reader has them, and the cards say it themselves
            lines = tuple(
                felt.Line(word, spots[0].x + laid.card.w / 2, y) for word, spots in zip(words, laid.spots, strict=False)
            )
            self._write(f"names-{side}", lines)

    def _write(self, name: str, lines: Sequence[felt.Line]) -> None:
        """Lines of words on the cloth, their places in the scene given; nothing for none of them."""
        item = self.item(name, felt.LinesItem, Z_MELD + 5)
        if not lines:
            item.setVisible(False)
            return
        box = felt.lines_box(self.style, lines)
        item.show_state(self.style, box, tuple(replace(each, x=each.x - box.x, y=each.y - box.y) for each in lines))

    def _fit(self, words: list[str], room: float) -> bool:
        return all(self.style.width(word, 13) <= room for word in words)

    def console(self, layout: TableLayout, moment: Moment, glow: Glow) -> None:
        """The words about the stock and about the card in the middle, as large as there is room for."""
        place, cards = cast("CardLayout", layout), cards_of(moment)
        (spot, size), (open_spot, open_size) = place.stock, place.open_card
        y = spot.y + size.h + 25 * layout.u
        left = tr("%n cards left", n=cards.stock)
        self._write("stock", [felt.Line(left, spot.x + size.w / 2, y, Ink(14, 500, ON_FELT2))])
        shown, lines = cards.open_card, []
        if shown is not None:
            x, middle = open_spot.x + open_size.w + 18 * layout.u, open_spot.y + 0.47 * open_size.h
            said = how_it_came(shown, moment.model)
            room = self._words_end(layout) - x
            share = min(1.0, room / self.style.width(said, 15, 600))
            gap = 0.75 * self.style.size(15) * share
            lines.append(felt.Line(said, x, middle - gap, Ink(15 * share, 600, ON_FELT), "left"))
            if shown.tile != UNKNOWN:
                lines.append(felt.Line(tile_name(shown.tile), x, middle + gap, Ink(14 * share, 500, ON_FELT2), "left"))
        self._write("console", lines)

    def _words_end(self, layout: TableLayout) -> float:
        """How far right the words about the card in the middle may reach: to the hidden cards of the right seat."""
        plate = self.box(f"plate-{Side.RIGHT}")
        return (plate.x if plate is not None else layout.width - layout.margin) - 112 * layout.u

    # --- bar, tips, notices

    def offer(self, layout: TableLayout, places: Panels, moment: Moment, first_x: float) -> bool:
        if not moment.offer:
            self.plan = self.bar_box = None
            return False
        open_spot, open_size = cast("CardLayout", layout).open_card
        under, lowest = open_spot.y + open_size.h + 12 * layout.u, layout.hand_top - 3 * layout.u
        self.plan = bar.plan(self.style, moment.offer, room(layout, places), lowest - under)
        left, right = layout.width - layout.margin - room(layout, places), layout.width - layout.margin
        if moment.model.view.me.discards:  # beside what lies before the own seat, where there is room
            plate = places.plates[layout.sides.index(Side.RIGHT)]
            pond = cast("CardLayout", layout).own_pond(0, plate).x - 12 * layout.u
            right = pond if self.plan.width <= pond - left else right
        bottom = min(lowest, max(layout.hand_top - 12 * layout.u, under + self.plan.height))
        self.bar_box = bar.place(self.plan, layout.cx, bottom, left, right)
        return True

    def tip(self, layout: TableLayout, places: Panels, moment: Moment, pointing: Pointing, tile: Box | None) -> None:
        if (pointing.focus or pointing.hover) == OPEN_CARD and cards_of(moment).refusals:
            spot, size = cast("CardLayout", layout).open_card
            said = tr("; ").join(map(say, cards_of(moment).refusals))
            self._put_tip(layout, places, buttons.TipState(said), spot.x + size.w / 2, spot.y - 10 * layout.u)
            return
        super().tip(layout, places, moment, pointing, tile)
