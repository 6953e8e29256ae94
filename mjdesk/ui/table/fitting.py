"""Places for plates and panels: the corners first, folding what would touch the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from mjdesk.ui.table.geometry import LEAST_HAND, Box, Side

if TYPE_CHECKING:
    from mjdesk.ui.table.layout import TableLayout


Size: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sizes:
    """What the panels would like to have, in px: (width, height) of each stage of folding, widest first."""

    plates: tuple[tuple[Size, ...], ...]  #: the stages of one plate for each side sat at
    info: tuple[Size, ...]
    switches: Size
    icons: Size
    least_waits: Size


@dataclass(frozen=True, slots=True)
class Panels:
    """Where plates and panels lie. Stages count how far plates and info are folded."""

    plates: tuple[Box, ...]
    plate_stages: tuple[int, ...]
    info: Box
    info_stage: int
    switches: Box | None
    icons: Box
    hand_left: float
    hand_right: float
    waits_room: Box  #: where waits may lie; they stand on its lower edge
    advice_room: Box  #: likewise for hints
    advice_at_left: bool = False  #: at which side of their room hints stand

    def waits(self, stages: Sequence[Size]) -> tuple[int, Box]:
        """How far a panel of waits must be folded, and its place."""
        stage, (w, h) = _fitting(self.waits_room, stages)
        return stage, Box(self.waits_room.x, self.waits_room.bottom - h, w, h)

    def advice(self, stages: Sequence[Size]) -> tuple[int, Box]:
        """How far a panel of hints must be folded, and its place."""
        stage, (w, h) = _fitting(self.advice_room, stages)
        room = self.advice_room
        return stage, Box(room.x if self.advice_at_left else room.right - w, room.bottom - h, w, h)


def _fitting(room: Box, stages: Sequence[Size]) -> tuple[int, Size]:
    """The first stage that there is room for, else the last."""
    fits = (n for n, (w, h) in enumerate(stages) if w <= room.w and h <= room.h)
    stage = next(fits, len(stages) - 1)
    return stage, stages[stage]


class Fitting:
    """Finds places for the panels. A column at each side is filled from both ends; the seat's plate floats between."""

    def __init__(self, layout: TableLayout, sizes: Sizes) -> None:
        self.l, self.sizes = layout, sizes
        self.m, self.top, self.gap = layout.margin, 18 * layout.g, 8 * layout.g
        self.icons = Box(layout.width - self.m - sizes.icons[0], self.top, *sizes.icons)

    def result(self) -> Panels:
        """The places."""
        lay = self.l
        stages = self._plate_stages(low=False)
        if self._too_high(stages):
            stages = self._plate_stages(low=True)
        size = {side: self._size(side, stage) for side, stage in stages.items()}
        own = self._own(*size[Side.OWN])
        info_stage, info = self._info(own, size)
        boxes = {Side.OWN: own}
        if Side.ACROSS in size:
            boxes[Side.ACROSS] = self._across(*size[Side.ACROSS])
        if Side.LEFT in size:
            least = self.sizes.least_waits[1] + self.gap
            boxes[Side.LEFT] = self._floating(self.m, size[Side.LEFT], info.bottom, own.y - least)
        left = own.right + 16 * lay.g if own.bottom > lay.hand_top else self.m
        switches, corner = self._switches(left)
        if Side.RIGHT in size:
            above = self._lowest_at_right(boxes.get(Side.ACROSS))
            below = switches.y if switches and not corner else lay.hand_top
            x = lay.width - self.m - size[Side.RIGHT][0]
            boxes[Side.RIGHT] = self._floating(x, size[Side.RIGHT], above, below)
        right = switches.x - 14 * lay.g if switches and corner else lay.width - self.m
        return Panels(
            tuple(boxes[s] for s in lay.sides),
            tuple(stages[s] for s in lay.sides),
            info,
            info_stage,
            switches,
            self.icons,
            left,
            right,
            self._waits_room(own, boxes.get(Side.LEFT), info),
            self._advice_room(boxes, switches),
        )

    def _size(self, side: Side, stage: int) -> Size:
        w, h = self.sizes.plates[self.l.sides.index(side)][stage]
        return (w, h) if stage == 0 else (min(w, self._outside), h)

    def _plate_stages(self, low: bool) -> dict[Side, int]:
        """How far each plate is folded: not at all where there is room for it."""
        lay = self.l
        stages = {}
        for side in lay.sides:
            room = {Side.OWN: 0.27 * lay.width, Side.ACROSS: self._for_across}.get(side, self._outside)
            stages[side] = 2 if low else 1 if self._size(side, 0)[0] > room else 0
        return stages

    def _too_high(self, stages: dict[Side, int]) -> bool:
        """Whether the panels at one side would not fit one above the other."""
        lay = self.l
        if lay.large or not any(stages.values()):
            return False
        high = {side: self._size(side, stage)[1] for side, stage in stages.items()}
        left = self.sizes.info[-1][1] + high.get(Side.LEFT, 0.0) + self.sizes.least_waits[1] + high[Side.OWN]
        right = self.icons.h + high.get(Side.ACROSS, 0.0) + high.get(Side.RIGHT, 0.0)
        return max(left, right) + self.top + 5 * self.gap > lay.hand_top

    @property
    def _outside(self) -> float:
        """The width left and right of the table."""
        return self.l.cx - 330 * self.l.u - self.m

    @property
    def _beside_icons(self) -> float:
        """The width between the hand opposite and the icons."""
        return self.icons.x - 9 * self.l.g - (self.l.cx + 205 * self.l.u)

    @property
    def _for_across(self) -> float:
        """The width for the plate opposite: beside its hand, else under the icons above the plate at the right."""
        lay, high = self.l, self.sizes.plates
        if Side.ACROSS not in lay.sides:
            return 0.0
        under = self.icons.bottom + 2 * self.gap + high[lay.sides.index(Side.ACROSS)][0][1]
        right = high[lay.sides.index(Side.RIGHT)][0][1] if Side.RIGHT in lay.sides else 0.0
        free = not lay.large and under <= lay.cy - right / 2
        return max(self._beside_icons, self._outside if free else 0.0)

    @property
    def _hand_room(self) -> float:
        """The width that panels beside the own hand must leave to it: a full hand of tiles not much smaller."""
        return 15 * max(LEAST_HAND, 0.82 * self.l.hand_tile)

    def _own(self, w: float, h: float) -> Box:
        """In the corner beside the hand, else above the hand."""
        lay = self.l
        fits = lay.width - w - 2 * self.m > self._hand_room
        bottom = lay.height - 18 * lay.g if fits else lay.hand_top - 10 * lay.g
        return Box(self.m, bottom - h, w, h)

    def _across(self, w: float, h: float) -> Box:
        """Beside the hand opposite, else under the icons."""
        lay = self.l
        if w <= self._beside_icons and h <= 80 * lay.u:
            first, last = lay.cx + 205 * lay.u, self.icons.x - 9 * lay.g - w
            return Box(max(first, min(lay.cx + 212 * lay.u, last)), self.top, w, h)
        return Box(lay.width - self.m - w, self.icons.bottom + self.gap, w, h)

    def _lowest_at_right(self, across: Box | None) -> float:
        if across is not None and across.right > self.icons.x + self.gap:
            return across.bottom
        return self.icons.bottom

    def _floating(self, x: float, size: Size, above: float, below: float) -> Box:
        """A plate at the middle of the table, or as near to it as other panels let it."""
        w, h = size
        y = min(self.l.cy - h / 2, below - self.gap - h)
        return Box(x, max(y, above + self.gap), w, h)

    def _switches(self, left: float) -> tuple[Box | None, bool]:
        """The auto switches, and whether they are beside the hand; none where there is no room for them."""
        lay = self.l
        w, h = self.sizes.switches
        if lay.large:
            return None, False
        corner = Box(lay.width - self.m - w, lay.height - 18 * lay.g - h, w, h)
        if corner.x - 14 * lay.g - left > self._hand_room:
            return corner, True
        above = replace(corner, y=lay.hand_top - 10 * lay.g - h)
        return (above, False) if w < self._outside else (None, False)

    def _info(self, own: Box, size: dict[Side, Size]) -> tuple[int, Box]:
        """As much of the info panel as leaves room for the left seat's plate."""
        lay = self.l
        plate = size.get(Side.LEFT, (0.0, 0.0))[1]
        lowest = min(lay.cy - plate / 2, own.y - 2 * self.gap - plate)
        middle = Box(lay.cx - 270 * lay.u, 0, 540 * lay.u, 60 * lay.u)
        seat = Box(lay.cx - 325 * lay.u, lay.cy - 216 * lay.u, 50 * lay.u, 440 * lay.u)
        for stage, (w, h) in enumerate(self.sizes.info):
            box = Box(self.m, self.top, w, h)
            free = box.bottom + self.gap <= lowest and not box.meets(middle) and not box.meets(seat)
            if free or stage == len(self.sizes.info) - 1:
                return stage, box
        raise AssertionError("an info panel without a size")

    def _advice_room(self, boxes: dict[Side, Box], switches: Box | None) -> Box:
        """What is free at the right between the plate there, or the icons, and the switches or the hand."""
        lay = self.l
        above = boxes.get(Side.RIGHT)
        top = self.gap + (self._lowest_at_right(boxes.get(Side.ACROSS)) if above is None else above.bottom)
        bottom = min(lay.hand_top - 2, lay.height if switches is None else switches.y - self.gap)
        left = lay.cx + (325 if Side.RIGHT in lay.sides else 275) * lay.u
        return Box(left, top, lay.width - self.m - left, max(0.0, bottom - top))

    def _waits_room(self, own: Box, plate: Box | None, info: Box) -> Box:
        """What is free between the plates at the left."""
        lay = self.l
        highest = (info.bottom if plate is None else plate.bottom) + self.gap
        bottom = min(own.y - self.gap, lay.hand_top - 2)
        bottom = max(min(own.y - 35 * lay.g, bottom), min(bottom, highest + self.sizes.least_waits[1]))
        right = lay.cx - (325 if Side.LEFT in lay.sides else 275) * lay.u
        return Box(self.m, highest, right - self.m, bottom - highest)
