"""What can be pointed at on a card table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from mjdesk.ui.cardtable import felt, plates, waits
from mjdesk.ui.cardtable.layout import CardLayout
from mjdesk.ui.cardtable.panels import OPEN_CARD, cards_of, outlook_of
from mjdesk.ui.cardtable.words import how_it_came
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.table import advice
from mjdesk.ui.table.choices import told_apart
from mjdesk.ui.table.layout import Box, Side
from mjdesk.ui.table.naming import Naming
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.targets import Group, Target
from mjdesk.ui.table.words import tile_name


class CardNaming(Naming):
    """Makes the targets of one moment."""

    def _hand(self, hand: Sequence[Box]) -> Iterator[Target]:
        """The own cards; of a covered one only the part that is seen, of one in front also what is under it."""
        moment = self.moment
        for target, place in zip(super()._hand(hand), range(len(hand)), strict=True):
            column, number = moment.column_of(place)
            box = hand[place]
            below = self.l.height
            if number + 1 < moment.columns[column]:
                below = hand[place + 1].y
            reach = Box(box.x, box.y, box.w + 1, below - box.y)
            yield Target(target.name, target.group, reach, target.said, target.act, target.more)

    def _boards(self, shown_place: int | None) -> Iterator[Target]:
        moment, cards = self.moment, cards_of(self.moment)
        shown = cards.open_card
        if shown is not None:
            spot, size = cast("CardLayout", self.l).open_card
            said = f"{how_it_came(shown, moment.model)} {tile_name(shown.tile)}"
            why = tr("; ").join(map(say, cards.refusals))
            yield Target(OPEN_CARD, Group.PANELS, Box(spot.x, spot.y, size.w, size.h), said, more=why)
        outlook = outlook_of(moment, Pointing(hand_place=shown_place, choice=0 if moment.offer.choices else None))
        if outlook is not None:
            box = self.panels.box("waits") or self.places.waits_room
            yield Target("waits", Group.PANELS, box, waits.spoken(outlook))
        at, known = self.panels.box("advice"), moment.advice
        if at is not None and known is not None:
            yield Target("advice", Group.PANELS, at, advice.spoken(known, told_apart(self.moment.offer)))
        dead = self.panels.box("dead")
        if dead is not None:
            state = felt.DeadState(cards.dead_chi, cards.dead_peng, False, language())
            names = {card: tile_name(card) for card in (*cards.dead_chi, *cards.dead_peng)}
            yield Target("dead", Group.PANELS, dead, felt.dead_spoken(state, names))
        said = tr(", ").join([say(moment.model.title), say(moment.model.subtitle)])
        yield Target("info", Group.PANELS, self.panels.box("info") or self.places.info, said)

    def _seats(self) -> Iterator[Target]:
        cards = cards_of(self.moment)
        for side, box in zip(self.l.sides, self.places.plates, strict=True):
            seat, shown = self.moment.seat_at(side), self.panels.box(f"plate-{side}") or box
            own = cards if side is Side.OWN else None
            said = plates.spoken(self.moment.model.plates[seat], cards.seats[seat], own)
            yield Target(f"plate-{seat}", Group.PLATES, shown, said)
