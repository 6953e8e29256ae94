"""From a moment to cards with places: what lies where, how it looks, and what marks it carries. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.engine.view import SeatView
from mjdesk.ui.cardtable.layout import CardLayout, Columns, Melds, Size
from mjdesk.ui.table.fitting import Panels
from mjdesk.ui.table.geometry import Box, Side, Spot
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.pieces import (
    STACK_STEP,
    Z_HAND,
    Z_MARK,
    Z_MELD,
    Z_POND,
    Z_WALL,
    Arrangement,
    Key,
    Placed,
    hand_keys,
)
from mjdesk.ui.tilepix import CardLook, Mark

#: cards of the stock that one layer of its picture stands for, and layers at most
LAYER: Final = 4
LAYERS: Final = 5
AIR: Final[Key] = ("air",)

_look = lru_cache(maxsize=512)(CardLook)


def meld_faces(meld: Meld) -> tuple[Tile, ...]:
    """The cards of a meld from the back to the front, those that lie face down first (rules page §2)."""
    known = [tile for tile in meld.tiles if tile != UNKNOWN]
    if meld.kind is MeldKind.TI:
        return (*(UNKNOWN,) * 3, *known[:1])
    if meld.kind is MeldKind.WEI and not meld.exposed:
        return (UNKNOWN, UNKNOWN, known[0] if known else UNKNOWN)
    return tuple(sorted(meld.tiles))


class CardArranger:
    """Arranges one moment in one layout."""

    def __init__(self, layout: CardLayout, panels: Panels, moment: Moment) -> None:
        self.l, self.panels, self.moment = layout, panels, moment
        self.model, self.view = moment.model, moment.model.view
        assert self.model.cards is not None
        self.cards = self.model.cards
        self.tiles: list[Placed] = []
        self.hand: tuple[Key, ...] = ()

    def result(self) -> Arrangement:
        """The arrangement."""
        top = self._stock()
        self._open_card()
        for side, plate in zip(self.l.sides, self.panels.plates, strict=True):
            state = self.view.seats[self.moment.seat_at(side)]
            if side is Side.OWN:
                self._own(state)
            else:
                self._fan(side, plate, state)
                self._melds(side, self.l.laid(side, plate, [len(m.tiles) for m in state.melds]), state.melds)
            self._pond(side, plate, state)
        return Arrangement(tuple(self.tiles), (), None, (), self.hand, top, top)

    def _put(
        self, key: Key, tile: Tile, spot: Spot, size: Size, z: float, *, mark: Mark | None = None, angle: float = 0.0
    ) -> None:
        look = _look(tile, size.w, size.h)
        self.tiles.append(Placed(key, look, spot.x, spot.y, z, mark, None, True, angle, True))

    # --- the middle

    def _stock(self) -> Spot | None:
        """The stock, the lower the fewer are left; returns where the next card comes from."""
        spot, size = self.l.stock
        layers = min(LAYERS, -(-self.cards.stock // LAYER))
        lift = self.l.whole(2.4 * self.l.u)
        for n in range(layers):
            spot = Spot(spot.x + (lift if n else 0), spot.y - (lift if n else 0))
            self._put(("stock", n), UNKNOWN, spot, size, Z_WALL + n * STACK_STEP)
        return spot if layers else None

    def _open_card(self) -> None:
        shown = self.cards.open_card
        if shown is None:
            return
        spot, size = self.l.open_card
        mark = Mark.WINNING if self.view.wins else Mark.LAST_DISCARD
        self._put(AIR, shown.tile, spot, size, Z_MARK - 1, mark=mark if shown.tile != UNKNOWN else None)

    # --- the own seat

    def _own(self, state: SeatView) -> None:
        melds, left = self.l.own_melds([len(m.tiles) for m in state.melds], self.panels.hand_left)
        self._melds(Side.OWN, melds, state.melds)
        columns = self.l.own_columns(self.moment.columns, left, self.panels.hand_right)
        self.hand = hand_keys(self.moment.hand, None)
        self._columns(columns)

    def _columns(self, columns: Columns) -> None:
        place = 0
        for number, spots in enumerate(columns.spots):
            kinds = set(self.moment.hand[place : place + len(spots)])
            kan = len(spots) >= 3 and len(kinds) == 1
            for row, spot in enumerate(spots):
                mark = Mark.KAN if kan and not row else None
                z = Z_HAND + number * 0.1 + row * STACK_STEP
                self._put(self.hand[place], self.moment.hand[place], spot, columns.card, z, mark=mark)
                place += 1

    # --- every seat

    def _fan(self, side: Side, plate: Box, state: SeatView) -> None:
        faces: Sequence[Tile] = state.hand if state.hand is not None else (UNKNOWN,) * state.concealed
        for n, (spot, angle) in enumerate(self.l.fan(side, plate, len(faces), state.hand is not None)):
            z = Z_HAND + n * STACK_STEP
            self._put(("hand", side, n), faces[n], spot, self.l.fan_card, z, angle=angle)

    def _melds(self, side: Side, places: Melds, melds: Sequence[Meld]) -> None:
        for n, (meld, spots) in enumerate(zip(melds, places.spots, strict=True)):
            for i, (tile, spot) in enumerate(zip(meld_faces(meld), spots, strict=True)):
                self._put(("meld", side, n, i), tile, spot, places.card, Z_MELD + n * 0.1 + i * STACK_STEP)

    def _pond(self, side: Side, plate: Box, state: SeatView) -> None:
        """The cards that nobody took; the last one still lies in the middle while nothing else has happened."""
        shown = self.cards.open_card
        lying = list(state.discards)
        if shown is not None and shown.fallen and self.moment.side_of(shown.seat) is side:
            lying.pop()
        for n, thrown in enumerate(lying):
            if side is Side.OWN:
                spot = self.l.own_pond(n, self.panels.plates[self.l.sides.index(Side.RIGHT)])
            else:
                spot = self.l.laid_aside(side, n, len(state.melds), plate)
            self._put(("pond", side, n), thrown.tile, spot, self.l.pond_card, Z_POND + n * STACK_STEP)
