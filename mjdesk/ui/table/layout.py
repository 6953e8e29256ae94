"""Where everything of a table lies: pure geometry in logical px, for any window and two, three or four seats.

The table keeps its shape and is scaled by ``u`` about its centre; panels hold to the corners and are scaled by
``k`` (ui.md 2). Seats are *sides* as the own seat sees them, counted in playing order from the own one.
Places are the upper left corners of tile faces, as `TilePainter` wants them. Nothing here needs Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from mjdesk.ui.table.fitting import Fitting, Panels, Sizes
from mjdesk.ui.table.geometry import LEAST_HAND, Box, Hand, Side, Spot, Stack, side_of, sides
from mjdesk.ui.table.rows import Rhythm, row

__all__ = ["LIFT", "Box", "Hand", "Panels", "Side", "Sizes", "Spot", "Stack", "TableLayout", "side_of", "sides"]

CENTRE_Y: Final = 322 / 768
POND_START: Final = 102  #: from the centre to the first row
POND_ROW: Final = 44.6
POND_COLUMN: Final = 41.8  #: distance of rows before the side seats
POND_LONG: Final = 6
POND_LONG_OF_TWO: Final = 12  #: two players fill longer ponds, and nobody sits beside them
POND_ROWS: Final = 3
ASIDE_LONG: Final = 4
WALL_FROM_CENTRE: Final = 253  #: to the middle of a stack
WALL_TILE: Final = 22
WALL_PITCH: Final = 23.4
WALL_LONGEST: Final = 19  #: stacks that fit on one side
OTHER_TILE: Final = 24  #: width of a hidden tile of another seat
OTHER_MELD: Final = 26
CONSOLE: Final = 160
MAT: Final = 532
FOOT: Final = 18  #: under the own hand
LIFT: Final = 12  #: of a tile that is hovered or chosen
LEAST_POND: Final = 24
THIRD: Final = 4 / 3
THROW: Final = 60  #: px (at u = 1) a tile is carried upwards to be thrown


class TableLayout:
    """The places of everything on the table in a window of one size."""

    def __init__(
        self,
        width: float,
        height: float,
        players: int = 4,
        *,
        text_scale: float = 1.0,
        large: bool = False,
        dpr: float = 1.0,
    ) -> None:
        """``text_scale`` is the user's, 1–3; ``large`` is the large-tile mode (ui.md 7).

        Tiles and their distances are whole device pixels, ``dpr`` of them to a logical one: seams are even.
        """
        self.width, self.height, self.players, self.large = width, height, players, large
        self.dpr = dpr
        self._wall_key: tuple[int, Side, tuple[int, ...]] | None = None
        self._wall: tuple[Stack, ...] = ()
        self.sides = sides(players)
        self.u = min(width / 1366, height / 768)
        self.k = max(0.86, 1 + 0.55 * (self.u - 1)) * text_scale
        self.cx = width / 2
        self.cy = CENTRE_Y * 768 * self.u + 0.45 * (height - 768 * self.u)
        self.pond_tile = self.whole(max(LEAST_POND, (34 if large else 30) * self.u))
        self.g = self.k / text_scale * (1 + 0.35 * (text_scale - 1))
        self.margin = 20 * self.g
        self.foot = height - FOOT * self.u

    def whole(self, length: float) -> float:
        """The nearest length of whole device pixels."""
        return floor(length * self.dpr + 0.5) / self.dpr

    def _spot(self, x: float, y: float, turn: int = 0) -> Spot:
        """A spot on whole device pixels, rounded the same way for a whole row."""
        return Spot(self.whole(x), self.whole(y), turn)

    # --- the middle

    @property
    def mat(self) -> Box:
        """The square of the mat line."""
        side = MAT * self.u
        return Box(self.cx - side / 2, self.cy - side / 2, side, side)

    @property
    def console(self) -> Box:
        """The square in the middle."""
        side = CONSOLE * self.u
        return Box(self.cx - side / 2, self.cy - side / 2, side, side)

    def pond(self, side: Side, index: int, sideways: int | None = None) -> Spot:
        """The place of the n-th tile that still lies in the pond of a side, ``sideways`` the number of one across."""
        w = self.pond_tile
        pitch, h = self.whole(w * 31.4 / 30), w * THIRD
        line = min(index // self._pond_long, POND_ROWS - 1)
        along = (index - self._pond_long * line - self._pond_long / 2) * pitch + (pitch - w) / 2
        gap = (POND_ROW if side.upright else POND_COLUMN) / 30 * w
        out = POND_START / 30 * w + line * gap
        if sideways is not None and sideways < index and min(sideways // self._pond_long, POND_ROWS - 1) == line:
            along += self.whole(h) - w
        if index == sideways:
            return self._lying(side, along, out + h - w, (h, w), side.turn + 270)
        return self._lying(side, along, out, (w, h), side.turn)

    @property
    def _pond_long(self) -> int:
        """How many tiles a row of a pond has."""
        return POND_LONG_OF_TWO if self.players == 2 else POND_LONG

    def _lying(self, side: Side, along: float, out: float, size: tuple[float, float], turn: int) -> Spot:
        """A tile ``along`` px to the right and ``out`` px before the middle as its side sees it, ``size`` likewise."""
        w, h = size
        if side is Side.OWN:
            return self._spot(self.cx + along, self.cy + out, turn % 360)
        if side is Side.ACROSS:
            return self._spot(self.cx - along - w, self.cy - out - h, turn % 360)
        if side is Side.RIGHT:
            return self._spot(self.cx + out, self.cy - along - w, turn % 360)
        return self._spot(self.cx - out - h, self.cy + along, turn % 360)

    def aside(self, index: int) -> Spot:
        """The place of the n-th tile laid aside: at the right of the own pond, in rows of four."""
        w = self.pond_tile
        pitch = self.whole(w * 31.4 / 30)
        along = (self._pond_long / 2 + 0.6 + index % ASIDE_LONG) * pitch
        return self._lying(Side.OWN, along, (POND_START + POND_ROW * (index // ASIDE_LONG)) / 30 * w, (w, w * THIRD), 0)

    # --- walls

    def wall_sides(self, stacks: int) -> tuple[tuple[Side, int], ...]:
        """The sides that have a wall, clockwise from the own one, and how many stacks each has.

        Only occupied sides have one if it fits there, else all four.
        """
        clockwise = (Side.OWN, Side.LEFT, Side.ACROSS, Side.RIGHT)
        used = [s for s in clockwise if s in self.sides]
        if stacks > WALL_LONGEST * len(used):
            used = list(clockwise)
        each, rest = divmod(stacks, len(used))
        # spread what does not divide, opposite sides first
        order = sorted(range(len(used)), key=lambda i: (i % 2, i))
        more = set(order[:rest])
        return tuple((s, each + (i in more)) for i, s in enumerate(used))

    def wall(self, tiles: int, dealer: Side, dice: Sequence[int]) -> tuple[Stack, ...]:
        """The stacks of a wall of ``tiles``, in the order in which they are drawn.

        The sum of the dice counts seats counter-clockwise from the dealer: that seat's wall is broken after as
        many stacks from its owner's right end, and drawn from there on clockwise.
        """
        key = (tiles, dealer, tuple(dice))
        if key != self._wall_key:
            self._wall_key, self._wall = key, self._built(tiles, dealer, dice)
        return self._wall

    def _built(self, tiles: int, dealer: Side, dice: Sequence[int]) -> tuple[Stack, ...]:
        parts = self.wall_sides((tiles + 1) // 2)
        ring: list[Stack] = []
        first: dict[Side, int] = {}
        for side, count in parts:
            first[side] = len(ring)
            ring += [self._stack(side, (count / 2 - i - 0.5) * self.whole(WALL_PITCH * self.u)) for i in range(count)]
        total = sum(dice)
        if not total or not ring:
            return tuple(ring)
        owners = sorted(first)
        begin = owners.index(dealer) if dealer in owners else 0
        owner = owners[(begin + total - 1) % len(owners)]
        start = (first[owner] + total) % len(ring)
        return tuple(ring[start:] + ring[:start])

    def _stack(self, side: Side, along: float) -> Stack:
        """The stack whose middle lies ``along`` px to the right of the middle of its owner's wall."""
        out, long = WALL_FROM_CENTRE * self.u, WALL_TILE * self.u
        short = long * 17 / 22
        dx, dy = {
            Side.OWN: (along, out),
            Side.LEFT: (-out, along),
            Side.ACROSS: (-along, -out),
            Side.RIGHT: (out, -along),
        }[side]
        w, h = (long, short) if side.upright else (short, long)
        return Stack(self.whole(self.cx + dx - w / 2), self.whole(self.cy + dy - h / 2), side)

    def brackets(self, stacks: Sequence[Stack]) -> tuple[Box, ...]:
        """Lines inside the wall along these stacks, one for each side, of no thickness."""
        found = []
        long, short = WALL_TILE * self.u, WALL_TILE * self.u * 17 / 22
        for side in dict.fromkeys(s.side for s in stacks):
            mine = [s for s in stacks if s.side is side]
            x0, x1 = min(s.x for s in mine), max(s.x for s in mine)
            y0, y1 = min(s.y for s in mine), max(s.y for s in mine)
            away = 9 * self.u
            if side is Side.ACROSS:
                found.append(Box(x0, y0 + short + away, x1 - x0 + long, 0))
            elif side is Side.OWN:
                found.append(Box(x0, y0 - away, x1 - x0 + long, 0))
            elif side is Side.LEFT:
                found.append(Box(x0 + short + away / 2, y0, 0, y1 - y0 + long))
            else:
                found.append(Box(x0 - away / 2, y0, 0, y1 - y0 + long))
        return tuple(found)

    # --- hands

    @property
    def hand_tile(self) -> float:
        """Face width of the own hand while it has room."""
        return (72 if self.large else 54) * self.u

    @property
    def hand_top(self) -> float:
        """The upper edge of the own hand at its full size, a tile lifted."""
        return self.foot - self.hand_tile * (THIRD + 0.2) - LIFT * self.u

    def thrown(self, grip: float, y: float) -> bool:
        """Whether a tile of the hand gripped at a height is carried far enough upwards to be thrown."""
        return grip - y > THROW * self.height / 768

    def own_hand(
        self, hand: int, drawn: bool, melds: Sequence[int], singles: int, *, left: float, right: float
    ) -> Hand:
        """The own tiles on one foot line between ``left`` and ``right``; smaller where they need more room."""
        t = self.hand_tile
        rhythm = self._own_rhythm(t)
        laid = row(rhythm, hand, drawn, melds, singles)
        while laid.length > right - left and t > LEAST_HAND:
            t -= 1 / self.dpr
            rhythm = self._own_rhythm(t)
            laid = row(rhythm, hand, drawn, melds, singles)
        middle = (left + right) / 2
        # in the middle of the window, unless something there would be touched
        start = min(max(self.cx - laid.length / 2, left), max(right - laid.length, left))
        start = (start + max(middle - laid.length / 2, left)) / 2
        h, mh = rhythm.tile * THIRD, rhythm.meld_tile * THIRD
        y, my = self.foot - h, self.foot - mh - 0.17 * rhythm.meld_tile
        return Hand(
            rhythm.tile,
            rhythm.meld_tile,
            tuple(self._spot(start + x, y) for x in laid.hand),
            None if laid.drawn is None else self._spot(start + laid.drawn, y),
            tuple(tuple(self._spot(start + x, my) for x in meld) for meld in laid.melds),
            tuple(self._spot(start + x, my) for x in laid.singles),
            rhythm.pitch,
        )

    def _own_rhythm(self, t: float) -> Rhythm:
        """The distances in the own hand for tiles of this width."""
        tile, meld, whole = self.whole(t), self.whole(t * 40 / 54), self.whole
        seam = max(1.0, tile / 54)
        return Rhythm(
            tile,
            whole(tile + seam),
            whole(t * 20 / 54),
            meld,
            whole(meld + seam * 0.7),
            whole(t * 15 / 54),
            whole(t * 28 / 54),
            whole(t * 20 / 54),
        )

    def other_hand(
        self, side: Side, hand: int, drawn: bool, melds: Sequence[int], *, singles: int, shown: bool = False
    ) -> Hand:
        """The tiles of another seat; ``shown`` when its hand lies open. Melds lie at the player's right hand."""
        rhythm = self._other_rhythm(side, shown)
        laid = row(rhythm, hand, drawn, melds, singles)
        longest = 520 * self.u if side is Side.ACROSS else 500 * self.u
        if laid.length > longest:
            rhythm = self._snapped(rhythm.times(longest / laid.length))
            laid = row(rhythm, hand, drawn, melds, singles)
        place = self._placer(side, rhythm, laid.length)
        flat = shown
        return Hand(
            rhythm.tile,
            rhythm.meld_tile,
            tuple(place(x, flat, False) for x in laid.hand),
            None if laid.drawn is None else place(laid.drawn, flat, False),
            tuple(tuple(place(x, True, True) for x in meld) for meld in laid.melds),
            tuple(place(x, True, True) for x in laid.singles),
            rhythm.pitch,
        )

    def _other_rhythm(self, side: Side, shown: bool) -> Rhythm:
        upright = side is Side.ACROSS
        pitch = 24.7 if upright else 25 if shown else 20.8
        # at the left the last standing tile shows its foot before the melds
        drawn_gap, hand_gap = 9.0, 16.0 if upright else 24.0 if side is Side.LEFT else 12.0
        plain = Rhythm(OTHER_TILE, pitch, drawn_gap, OTHER_MELD, 26.7, 12 if upright else 10, hand_gap, 17)
        return self._snapped(plain.times(self.u))

    def _snapped(self, rhythm: Rhythm) -> Rhythm:
        """The same in whole device pixels."""
        return Rhythm(*(self.whole(getattr(rhythm, name)) for name in Rhythm.__slots__))

    def _placer(self, side: Side, rhythm: Rhythm, length: float) -> Callable[[float, bool, bool], Spot]:
        """From an offset along a seat's edge (its own left to right) to a spot on the screen."""
        u, tile, meld = self.u, rhythm.tile, rhythm.meld_tile

        def across(x: float, flat: bool, is_meld: bool) -> Spot:
            w = meld if is_meld else tile
            right = self.cx + 197 * u
            top = self.cy - 304 * u
            if flat:
                return self._spot(right - x - w, top - 2 * u, 180)
            return self._spot(right - x - w, top + 0.34 * tile, 180)

        def left(x: float, flat: bool, is_meld: bool) -> Spot:
            w = meld if is_meld else tile
            edge = self.cx - 277 * u
            return self._spot(edge - (w * THIRD if flat else tile * 19 / 24), self.cy - 216 * u + x, 90)

        def right(x: float, flat: bool, is_meld: bool) -> Spot:
            w = meld if is_meld else tile
            edge = self.cx + 277 * u
            high = w if flat else rhythm.pitch
            return self._spot(edge, self.cy - 216 * u + length - x - high, 270)

        return {Side.ACROSS: across, Side.LEFT: left, Side.RIGHT: right}[side]

    # --- panels

    def panels(self, sizes: Sizes) -> Panels:
        """Boxes of plates and panels; what does not fit is folded."""
        return Fitting(self, sizes).result()
