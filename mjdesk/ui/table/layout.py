"""Where everything of a table lies: pure geometry in logical px, for any window and two, three or four seats.

The table keeps its shape and is scaled by ``u`` about its centre; panels hold to the corners and are scaled by
``k`` (ui.md 2). Seats are *sides* as the own seat sees them, counted in playing order from the own one.
Places are the upper left corners of tile faces, as `TilePainter` wants them. Nothing here needs Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from math import floor
from typing import Final


class Side(IntEnum):
    """The four sides of the table in playing order (counter-clockwise) from the own seat."""

    OWN = 0
    RIGHT = 1
    ACROSS = 2
    LEFT = 3

    @property
    def turn(self) -> int:
        """How far the art of a tile lying before this side is turned, clockwise in degrees."""
        return (0, 270, 180, 90)[self]

    @property
    def upright(self) -> bool:
        """Whether tiles before this side stand upright on the screen (not turned by a quarter)."""
        return self in (Side.OWN, Side.ACROSS)


#: Which sides are sat at, by number of players, in playing order from the own seat.
SIDES: Final = {
    2: (Side.OWN, Side.ACROSS),
    3: (Side.OWN, Side.RIGHT, Side.LEFT),
    4: (Side.OWN, Side.RIGHT, Side.ACROSS, Side.LEFT),
}

CENTRE_Y: Final = 322 / 768
POND_START: Final = 102  #: from the centre to the first row
POND_ROW: Final = 44.6
POND_COLUMN: Final = 41.8  #: distance of rows before the side seats
POND_LONG: Final = 6
POND_ROWS: Final = 3
WALL_FROM_CENTRE: Final = 253  #: to the middle of a stack
WALL_TILE: Final = 22
WALL_PITCH: Final = 23.4
WALL_LONGEST: Final = 19  #: stacks that fit on one side
OTHER_TILE: Final = 24
OTHER_MELD: Final = 26
CONSOLE: Final = 160
MAT: Final = 532
FOOT: Final = 18  #: under the own hand
FOOT_LANE: Final = 14
LIFT: Final = 12  #: of a tile that is hovered or chosen
LEAST_HAND: Final = 44
LEAST_POND: Final = 24
THIRD: Final = 4 / 3


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    def meets(self, other: Box, gap: float = 0.0) -> bool:
        """Whether the two come nearer to each other than ``gap``."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile: the corner of its face and its turn."""

    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Stack:
    """A place of the wall, by draw order. ``x``, ``y`` is the corner of the plate of the lower layer."""

    x: float
    y: float
    side: Side

    @property
    def turn(self) -> int:
        """As `Spot.turn`, for walls 90 where the short side lies across the screen."""
        return 0 if self.side.upright else 90


@dataclass(frozen=True, slots=True)
class Hand:
    """The places of one seat's tiles. ``melds`` has a spot for each tile of each meld, ``singles`` lie apart.

    ``pitch`` is the distance between the tiles of the concealed hand.
    """

    tile: float
    meld_tile: float
    hand: tuple[Spot, ...]
    drawn: Spot | None
    melds: tuple[tuple[Spot, ...], ...]
    singles: tuple[Spot, ...]
    pitch: float


def sides(players: int) -> tuple[Side, ...]:
    """The sides sat at; raises KeyError for a number of players there is no table for."""
    return SIDES[players]


def side_of(seat: int, me: int, players: int) -> Side:
    """The side at which the seat sits as seen from seat ``me``."""
    return SIDES[players][(seat - me) % players]


@dataclass(frozen=True, slots=True)
class Row:
    """Offsets of a seat's tiles along its edge from the seat's own left to right, before they are turned."""

    hand: tuple[float, ...]
    drawn: float | None
    melds: tuple[tuple[float, ...], ...]
    singles: tuple[float, ...]
    length: float


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The distances in a seat's row of tiles."""

    tile: float
    pitch: float
    drawn_gap: float
    meld_tile: float
    meld_pitch: float
    meld_gap: float
    hand_gap: float  #: between hand and melds
    fan: float  #: between single kongs that fan over each other

    def times(self, factor: float) -> Rhythm:
        """The same, larger or smaller."""
        return Rhythm(*(factor * getattr(self, name) for name in self.__slots__))


def row(rhythm: Rhythm, hand: int, drawn: bool, melds: Sequence[int], singles: int) -> Row:
    """Lay out hand, drawn tile, melds and single kongs from left to right.

    The place of a drawn tile stays free while there is none, so nothing jumps when one is drawn.
    """
    settled = hand if drawn or hand % 3 == 1 else hand - 1
    end = max(hand * rhythm.pitch, settled * rhythm.pitch + rhythm.drawn_gap + rhythm.tile)
    at = end
    laid: list[tuple[float, ...]] = []
    for size in melds:
        at += rhythm.meld_gap if laid else rhythm.hand_gap
        laid.append(tuple(at + i * rhythm.meld_pitch for i in range(size)))
        at += size * rhythm.meld_pitch
    step = rhythm.meld_pitch if singles <= 2 else rhythm.fan
    if singles:
        at += rhythm.meld_gap if laid else rhythm.hand_gap
    alone = tuple(at + i * step for i in range(singles))
    if singles:
        at = alone[-1] + rhythm.meld_pitch
    return Row(
        tuple(i * rhythm.pitch for i in range(hand)),
        settled * rhythm.pitch + rhythm.drawn_gap if drawn else None,
        tuple(laid),
        alone,
        at,
    )


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
        self.margin = 20 * self.k
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

    def pond(self, side: Side, index: int) -> Spot:
        """The place of the n-th tile that still lies in the pond of a side."""
        w = self.pond_tile
        pitch, h = self.whole(w * 31.4 / 30), w * THIRD
        line = min(index // POND_LONG, POND_ROWS - 1)
        along = (index - POND_LONG * line - POND_LONG / 2) * pitch + (pitch - w) / 2
        gap = (POND_ROW if side.upright else POND_COLUMN) / 30 * w
        out = POND_START * self.u + line * gap
        if side is Side.OWN:
            return self._spot(self.cx + along, self.cy + out, 0)
        if side is Side.ACROSS:
            return self._spot(self.cx - along - w, self.cy - out - h, 180)
        if side is Side.RIGHT:
            return self._spot(self.cx + out, self.cy - along - w, 270)
        return self._spot(self.cx - out - h, self.cy + along, 90)

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
        return Stack(self.cx + dx - w / 2, self.cy + dy - h / 2, side)

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

    def own_hand(
        self, hand: int, drawn: bool, melds: Sequence[int], singles: int, *, left: float, right: float
    ) -> Hand:
        """The own tiles on one foot line between ``left`` and ``right``; smaller where they need more room."""
        t = self.hand_tile
        rhythm = Rhythm(t, t * 55 / 54, t * 20 / 54, t * 40 / 54, t * 40.7 / 54, t * 15 / 54, t * 28 / 54, t * 20 / 54)
        laid = row(rhythm, hand, drawn, melds, singles)
        room = right - left
        if laid.length > room:
            rhythm = rhythm.times(max(room / laid.length, LEAST_HAND / t))
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
        drawn_gap, hand_gap = (9.0, 16.0) if upright else (9.0, 12.0)
        plain = Rhythm(24, pitch, drawn_gap, 26, 26.7, 12 if upright else 10, hand_gap, 17)
        return self._snapped(plain.times(self.u))

    def _snapped(self, rhythm: Rhythm) -> Rhythm:
        """The same in whole device pixels."""
        return Rhythm(*(self.whole(getattr(rhythm, name)) for name in Rhythm.__slots__))

    def _placer(self, side: Side, rhythm: Rhythm, length: float):
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
        return _Fitting(self, sizes).result()


@dataclass(frozen=True, slots=True)
class Sizes:
    """What the panels would like to have, in px: (width, height) of each stage of folding, widest first."""

    plates: tuple[tuple[float, float], ...]  #: one size for each side sat at
    narrow_plates: tuple[tuple[float, float], ...]
    info: tuple[tuple[float, float], ...]
    waits: tuple[tuple[float, float], ...]
    switches: tuple[float, float]
    icons: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Panels:
    """Where plates and panels lie. ``info_stage`` and ``waits_stage`` count how far they are folded."""

    plates: tuple[Box, ...]
    narrow: tuple[bool, ...]
    info: Box
    info_stage: int
    waits: Box
    waits_stage: int
    switches: Box | None
    icons: Box
    hand_left: float
    hand_right: float


class _Fitting:
    """Finds places for the panels, the corners first."""

    def __init__(self, layout: TableLayout, sizes: Sizes) -> None:
        self.l, self.sizes = layout, sizes

    def result(self) -> Panels:
        lay, m, k = self.l, self.l.margin, self.l.k
        top = 18 * k
        icons = Box(lay.width - m - self.sizes.icons[0], top, *self.sizes.icons)
        plates, narrow = self._plates(icons)
        own = plates[0]
        switches, beside = self._switches(own)
        info_stage, info = self._first_free(self.sizes.info, lambda w, h: Box(m, top, w, h), self._info_blocks(plates))
        gap = 35 * k
        waits_stage, waits = self._first_free(
            self.sizes.waits, lambda w, h: Box(m, own.y - gap - h, w, h), [*self._left_blocks(plates), info]
        )
        left = own.right + 16 * k if self._beside(own) else m
        right = switches.x - 14 * k if switches and beside else lay.width - m
        return Panels(plates, narrow, info, info_stage, waits, waits_stage, switches, icons, left, right)

    @property
    def _hand_box(self) -> Box:
        lay = self.l
        return Box(0, lay.hand_top + 4, lay.width, lay.height - lay.hand_top)

    def _beside(self, box: Box) -> bool:
        return box.bottom > self.l.hand_top

    def _plates(self, icons: Box) -> tuple[tuple[Box, ...], tuple[bool, ...]]:
        lay, m, k = self.l, self.l.margin, self.l.k
        boxes, narrow = [], []
        for n, side in enumerate(lay.sides):
            wide = self.sizes.plates[n]
            room = {
                Side.OWN: 0.30 * lay.width,
                Side.ACROSS: icons.x - 9 * k - (lay.cx + 205 * lay.u),
            }.get(side, lay.cx - 330 * lay.u - m)
            tight = wide[0] > room
            w, h = self.sizes.narrow_plates[n] if tight else wide
            w = min(w, max(room, 96))
            boxes.append(self._plate_box(side, w, h, icons.x))
            narrow.append(tight)
        return tuple(boxes), tuple(narrow)

    def _plate_box(self, side: Side, w: float, h: float, icons_x: float) -> Box:
        lay, m, k = self.l, self.l.margin, self.l.k
        if side is Side.OWN:
            needed = 14.5 * LEAST_HAND * 55 / 54
            fits = lay.width - 2 * (m + w) > needed
            bottom = lay.height - 18 * k if fits else lay.hand_top - 10 * k
            return Box(m, bottom - h, w, h)
        if side is Side.ACROSS:
            room = icons_x - 9 * k - w
            return Box(min(lay.cx + 212 * lay.u, max(room, lay.cx + 205 * lay.u)), 18 * k, w, h)
        y = lay.cy - h / 2
        return Box(m if side is Side.LEFT else lay.width - m - w, y, w, h)

    def _switches(self, own: Box) -> tuple[Box | None, bool]:
        """The auto switches, and whether they lie beside the hand; none where there is no room for them."""
        lay, m, k = self.l, self.l.margin, self.l.k
        w, h = self.sizes.switches
        if lay.large:
            return None, False
        corner = Box(lay.width - m - w, lay.height - 18 * k - h, w, h)
        left = own.right + 16 * k if self._beside(own) else m
        if corner.x - 14 * k - left > 14.5 * LEAST_HAND * 55 / 54 + 20:
            return corner, True
        above = replace(corner, y=lay.hand_top - 10 * k - h)
        return (above, False) if w < 0.28 * lay.width else (None, False)

    def _info_blocks(self, plates: Sequence[Box]) -> list[Box]:
        lay = self.l
        return [*self._left_blocks(plates), Box(lay.cx - 200 * lay.u, 0, 400 * lay.u, lay.cy - 200 * lay.u)]

    def _left_blocks(self, plates: Sequence[Box]) -> list[Box]:
        """What stands at the left: the tiles of the left seat, its plate, the own hand."""
        lay = self.l
        blocks = [self._hand_box]
        if Side.LEFT in lay.sides:
            blocks.append(plates[lay.sides.index(Side.LEFT)])
            x = lay.cx - 320 * lay.u
            blocks.append(Box(x, lay.cy - 216 * lay.u, 43 * lay.u, 432 * lay.u))
        else:
            blocks.append(Box(lay.cx - 270 * lay.u, lay.cy - 216 * lay.u, 43 * lay.u, 432 * lay.u))
        return blocks

    def _first_free(self, stages, make, blocks) -> tuple[int, Box]:
        for n, (w, h) in enumerate(stages):
            box = make(w, h)
            if n == len(stages) - 1 or not any(box.meets(b, 4) for b in blocks):
                return n, box
        raise AssertionError("a panel without a size")
