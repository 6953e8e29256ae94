"""What is lifted, dimmed and marked in the own hand by what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from mjdesk.ui.table import flying
from mjdesk.ui.table.layout import LIFT, TableLayout
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.motion import Motion
from mjdesk.ui.table.pointing import Pointing
from mjdesk.ui.table.scene import TileEntry
from mjdesk.ui.tilepix import Mark


def raise_hand(
    motion: Motion,
    layout: TableLayout,
    moment: Moment,
    hand: Sequence[TileEntry],
    pointing: Pointing,
    *,
    dragged: int | None,
    quick: bool,
) -> None:
    """Bring the tiles of the own hand up to date, from left to right; the ``dragged`` one stays where it is.

    ``quick``: without a motion.
    """
    up = moment.raised(pointing.choice, pointing.hand_place, pointing.selected)
    for place, entry in enumerate(hand):
        touched = moment.my_turn and place == pointing.hand_place
        barred = touched and moment.discard_of(place) is None
        focused = pointing.focus == f"hand-{place}"
        covered = moment.covered(place)
        mark = Mark.USED if covered else Mark.CHOSEN
        entry.set_state(barred, mark if place in up else None, focused, moment.lane(place))
        if place != dragged:
            high = LIFT + 1 if not covered else LIFT / 2
            height = layout.whole(high * layout.u) if place in up else 0.0
            flying.lift(motion, entry, height, quick)
