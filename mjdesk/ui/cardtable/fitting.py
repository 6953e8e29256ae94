"""Places for the plates and panels of a card table: corners and edges; what would touch the cards is folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjdesk.ui.table.fitting import Panels, Size, Sizes
from mjdesk.ui.table.geometry import Box, Side

if TYPE_CHECKING:
    from mjdesk.ui.cardtable.layout import CardLayout

_LEAST_COLUMNS = 9  #: of the own hand, between the panels beside it


class CardFitting:
    """Finds the places. ``sizes.plates`` are those of the own, the right and the left seat."""

    def __init__(self, layout: CardLayout, sizes: Sizes) -> None:
        self.l, self.sizes = layout, sizes
        self.m, self.top, self.gap = layout.margin, 18 * layout.g, 8 * layout.g

    def result(self) -> Panels:
        """The places."""
        lay, sizes = self.l, self.sizes
        icons = Box(lay.width - self.m - sizes.icons[0], self.top, *sizes.icons)
        info_stage, info = self._info()
        stages = {side: self._stage(side) for side in lay.sides}
        own = self._own(self._size(Side.OWN, stages[Side.OWN]))
        top = max(info.bottom, icons.bottom) + 3 * self.gap
        boxes = {Side.OWN: own}
        for side in (Side.LEFT, Side.RIGHT):
            w, h = self._size(side, stages[side])
            boxes[side] = Box(self.m if side is Side.LEFT else lay.width - self.m - w, top, w, h)
        switches = self._switches(own)
        reserved = sizes.least_waits[0] if switches is None else max(switches.w, lay.k * 252)
        right = lay.width - self.m - reserved - 14 * lay.g
        bottom = lay.height - 18 * lay.g if switches is None else switches.y - 1.2 * self.gap
        above = 580 * lay.u + 0.7 * (lay.height - 768 * lay.u)
        room = Box(right + 14 * lay.g, above, reserved, max(bottom - above, sizes.least_waits[1]))
        return Panels(
            tuple(boxes[side] for side in lay.sides),
            tuple(stages[side] for side in lay.sides),
            info,
            info_stage,
            switches,
            icons,
            own.right + 22 * lay.u,
            right,
            Box(room.x, bottom - room.h, room.w, room.h),
            self._advice_room(boxes[Side.LEFT], own),
            advice_at_left=True,
        )

    def _advice_room(self, left: Box, own: Box) -> Box:
        """What is free at the left between the melds of the seat there and the dead kinds over the own plate."""
        lay = self.l
        top = lay.labels_y(left) + 0.5 * lay.label_room + self.gap
        bottom = own.y - lay.dead_room
        return Box(self.m, top, 250 * lay.k, max(0.0, bottom - top))

    def _size(self, side: Side, stage: int) -> Size:
        return self.sizes.plates[self.l.sides.index(side)][stage]

    def _info(self) -> tuple[int, Box]:
        """As much of the info panel as there is room for beside the middle, without pushing the left seat far down."""
        lay = self.l
        for stage, (w, h) in enumerate(self.sizes.info):
            last = stage == len(self.sizes.info) - 1
            if last or (w <= lay.console.x - 2 * self.m and h <= 100 * lay.u):
                return stage, Box(self.m, self.top, w, h)
        raise AssertionError("an info panel without a size")

    def _stage(self, side: Side) -> int:
        """How far a plate is folded."""
        lay, stages = self.l, self.sizes.plates[self.l.sides.index(side)]
        if side is Side.OWN:
            room, high = 0.27 * lay.width, 0.24 * lay.height
        else:
            room, high = lay.console.x - self.m - (10 + 92 + 14) * lay.u, 92 * lay.u
        fitting = (n for n, (w, h) in enumerate(stages) if w <= room and h <= high)
        return next(fitting, len(stages) - 1)

    def _own(self, size: Size) -> Box:
        w, h = size
        return Box(self.m, self.l.height - 18 * self.l.g - h, w, h)

    def _switches(self, own: Box) -> Box | None:
        """The switches in the lower right corner; none where the hand would have too little room between."""
        lay, (w, h) = self.l, self.sizes.switches
        if lay.large:
            return None
        left = lay.width - self.m - max(w, lay.k * 252)
        if left - own.right - 36 * lay.u < _LEAST_COLUMNS * lay.hand_tile:
            return None
        return Box(lay.width - self.m - w, lay.height - 18 * lay.g - h, w, h)
