"""Where everything of a card table lies: three seats, stock and open card in the middle, the own cards in columns.

As `TableLayout`: pure geometry in logical px, the table scaled by ``u``, panels by ``k`` (ui.md 2, 跑胡子).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mjdesk.ui.cardtable.fitting import CardFitting
from mjdesk.ui.table.fitting import Panels, Sizes
from mjdesk.ui.table.geometry import Box, Side, Spot
from mjdesk.ui.table.layout import LIFT, TableLayout

HAND: Final = (50, 116)
HAND_STEP: Final = 46  #: so much is seen of a covered card: its whole numeral
HAND_GAP: Final = 12
LEAST_GAP: Final = 4
LEAST_CARD: Final = 36  #: px
KAN_ROOM: Final = 34  #: over the hand, for the lock
MELD: Final = (38, 92)
MELD_STEP: Final = 36
MELD_PITCH: Final = 52
LAID: Final = (30, 76)
LAID_STEP: Final = 30
LAID_PITCH: Final = 40
POND_PITCH: Final = 34
POND_STEP: Final = 46  #: rows of a pond lie over each other
POND_LONG: Final = 5
OWN_POND_LONG: Final = 8
STOCK: Final = (60, 150)
OPEN: Final = (78, 212)
FAN: Final = (26, 60)
FAN_WIDE: Final = 92
LARGE: Final = 1.2


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a card."""

    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Columns:
    """The own cards: their size, and the spots of each column from the card at the back to the one in front."""

    card: Size
    spots: tuple[tuple[Spot, ...], ...]


@dataclass(frozen=True, slots=True)
class Melds:
    """The melds of a seat, each a column of cards, from the first one laid."""

    card: Size
    spots: tuple[tuple[Spot, ...], ...]


class CardLayout(TableLayout):
    """The places of everything on a card table in a window of one size."""

    def _size(self, size: tuple[float, float], factor: float = 1.0) -> Size:
        return Size(self.whole(size[0] * self.u * factor), self.whole(size[1] * self.u * factor))

    @property
    def down(self) -> float:
        """How far the middle of the table is moved down in a window that is higher than wide ones are."""
        return 0.3 * (self.height - 768 * self.u)

    @property
    def mat(self) -> Box:
        """There is no line on this table."""
        return Box(self.cx, self.cy, 0, 0)

    @property
    def console(self) -> Box:
        """Stock and open card."""
        return Box(self.cx - 150 * self.u, 109 * self.u + self.down, 300 * self.u, 212 * self.u)

    # --- the middle

    @property
    def stock(self) -> tuple[Spot, Size]:
        """The lowest card of the stock."""
        return self._spot(self.cx - 150 * self.u, 136 * self.u + self.down), self._size(STOCK)

    @property
    def open_card(self) -> tuple[Spot, Size]:
        """The card turned up or played."""
        return self._spot(self.cx - 43 * self.u, 109 * self.u + self.down), self._size(OPEN)

    # --- the own hand

    @property
    def label_room(self) -> float:
        """The height of a line under melds."""
        return max(20 * self.u, 1.35 * 13 * self.k)

    @property
    def dead_room(self) -> float:
        """The height over the own plate that dead kinds may need."""
        return (60 + 20) * self.g + 1.4 * 13 * self.k

    @property
    def _scale(self) -> float:
        return LARGE if self.large else 1.0

    @property
    def hand_tile(self) -> float:
        """Width of the own cards while they have room."""
        return HAND[0] * self.u * self._scale

    @property
    def _column_high(self) -> float:
        return (HAND[1] + 2 * HAND_STEP) * self.u * self._scale

    @property
    def hand_top(self) -> float:
        """The upper edge of a column of three with its lock, a card lifted; no column is higher."""
        return self.foot - self._column_high - max(KAN_ROOM, KAN_ROOM * self.u) - 0.5 * LIFT * self.u

    def thrown(self, grip: float, y: float) -> bool:
        """A card is thrown when it is let go above the hand."""
        return y < min(grip, self.foot - self._column_high)

    def own_columns(self, sizes: Sequence[int], left: float, right: float) -> Columns:
        """The own cards in columns between two edges: in the middle of the window where that is free."""
        n, room = max(1, len(sizes)), right - left
        gap, w = HAND_GAP * self.u * self._scale, self.hand_tile
        if n * w + (n - 1) * gap > room:
            gap = max(LEAST_GAP * self.u, (room - n * w) / max(1, n - 1))
            w = min(w, max(LEAST_CARD, (room - (n - 1) * gap) / n))
        card = Size(self.whole(w), self.whole(w * HAND[1] / HAND[0]))
        pitch = self.whole(w + gap)
        wide = n * pitch - (pitch - card.w)
        start = max(left, min(self.cx - wide / 2, right - wide))
        spots = []
        for column, size in enumerate(sizes):
            step = self.whole(HAND_STEP / HAND[0] * w if size <= 3 else 2 * HAND_STEP / HAND[0] * w / (size - 1))
            top = self.foot - card.h - (size - 1) * step
            spots.append(tuple(self._spot(start + column * pitch, top + row * step) for row in range(size)))
        return Columns(card, tuple(spots))

    def own_melds(self, sizes: Sequence[int], left: float) -> tuple[Melds, float]:
        """The own melds at the left of the hand, and where the hand may begin."""
        if not sizes:
            return Melds(self._size(MELD), ()), left
        card, pitch, step = self._size(MELD), self.whole(MELD_PITCH * self.u), self.whole(MELD_STEP * self.u)
        if len(sizes) > 4:
            pitch = self.whole(MELD_PITCH * self.u * 0.86)
        foot = self.foot - self.label_room
        spots = tuple(
            tuple(self._spot(left + n * pitch, foot - card.h - (size - 1 - i) * step) for i in range(size))
            for n, size in enumerate(sizes)
        )
        return Melds(card, spots), left + (len(sizes) - 1) * pitch + card.w + 24 * self.u

    def own_pond(self, index: int, plate: Box) -> Spot:
        """The n-th card before the own seat: at its right hand, under the right seat with this plate."""
        row, column = min(index // OWN_POND_LONG, 2), index - OWN_POND_LONG * min(index // OWN_POND_LONG, 2)
        pitch = self.whole(POND_PITCH * self.u)
        left = self.width - self.margin - OWN_POND_LONG * pitch
        top = max(404 * self.u + 0.7 * (self.height - 768 * self.u), self.labels_y(plate) + 0.5 * self.label_room)
        return self._spot(left + column * pitch, top + row * POND_STEP * self.u)

    # --- the other seats: the left one from the left edge inwards, the right one mirrored

    def laid(self, side: Side, plate: Box, sizes: Sequence[int]) -> Melds:
        """The melds of another seat under its plate."""
        card, step = self._size(LAID), self.whole(LAID_STEP * self.u)
        top = self._under(plate)
        columns = []
        for n, size in enumerate(sizes):
            x = self._inwards(side, n * LAID_PITCH * self.u, card.w)
            columns.append(tuple(self._spot(x, top + i * step) for i in range(size)))
        return Melds(card, tuple(columns))

    def _under(self, plate: Box) -> float:
        return plate.bottom + 32 * self.u

    def _inwards(self, side: Side, away: float, w: float) -> float:
        """The left edge of something ``w`` wide and so far from the edge of the window."""
        return self.margin + away if side is Side.LEFT else self.width - self.margin - away - w

    def labels_y(self, plate: Box) -> float:
        """The middle of the names under the melds of another seat."""
        return self._under(plate) + (3 * LAID_STEP + LAID[1]) * self.u + 0.7 * self.label_room

    def laid_aside(self, side: Side, index: int, melds: int, plate: Box) -> Spot:
        """The n-th card before another seat: inwards of its ``melds``, under its ``plate``."""
        row, column = min(index // POND_LONG, 2), index - POND_LONG * min(index // POND_LONG, 2)
        pitch = POND_PITCH * self.u
        begin = max(156, melds * LAID_PITCH + 22) * self.u
        wide = POND_LONG * pitch
        left = self._inwards(side, begin, wide)
        return self._spot(left + column * pitch, self._under(plate) + row * POND_STEP * self.u)

    def fan(self, side: Side, plate: Box, count: int, shown: bool) -> tuple[tuple[Spot, float], ...]:
        """The hidden cards of another seat beside its plate, each with its angle; ``shown``: laid open in a row."""
        card, most = self._size(FAN), max(1, count - 1)
        wide = FAN_WIDE * self.u
        if shown:
            wide = min(count * 15 * self.u + card.w, self.console.x - 20 * self.u - self.margin - plate.w)
        step = (wide - card.w) / most
        x = plate.right + 10 * self.u if side is Side.LEFT else plate.x - 10 * self.u - wide
        found = []
        for n in range(count):
            turn = 0.0 if shown or count < 2 else -7 + 14 * n / most
            arc = abs(n / most - 0.5) * 5 * self.u if not shown else 0.0
            found.append((self._spot(x + n * step, plate.cy - card.h / 2 + arc), turn))
        return tuple(found)

    @property
    def fan_card(self) -> Size:
        """A hidden card of another seat."""
        return self._size(FAN)

    @property
    def pond_card(self) -> Size:
        """A card that lies before a seat."""
        return self._size(LAID)

    # --- panels

    def panels(self, sizes: Sizes) -> Panels:
        """Boxes of plates and panels; what does not fit is folded."""
        return CardFitting(self, sizes).result()
