"""Which findings are one thing: worked out for all at once, and again two by two from what it says."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.camera.readings import Box
from mjdesk.devices.camera.things import FACE, Found, apart, as_die, boxes_of, overlaps, same

#: close together, so that many touch, lie across each other or are the same
places = st.floats(0, 120, width=16)
sides = st.floats(4, 60, width=16)
things = st.lists(st.builds(Box, places, places, sides, sides), max_size=25).map(
    lambda boxes: [
        as_die(Found(FACE, 1 - place / 100, box, np.zeros((4, 2), np.float32))) for place, box in enumerate(boxes)
    ]
)


def one_thing(one: Box, other: Box) -> bool:
    """Middles nearer than two fifths of the shortest side, or more than half of both shared."""
    (x, y), (u, v) = one.centre, other.centre
    near = 0.4 * min(one.w, one.h, other.w, other.h)
    return (abs(x - u) < near and abs(y - v) < near) or one.overlap(other) > 0.5


@given(things)
def test_all_at_once_and_two_by_two(found: list[Found]) -> None:
    shared, alike = overlaps(boxes_of(found)), same(boxes_of(found))
    for row, thing in enumerate(found):
        for column, other in enumerate(found):
            assert shared[row, column] == pytest.approx(thing.box.overlap(other.box), abs=1e-9)
            assert alike[row, column] == one_thing(thing.box, other.box)


@given(things)
def test_what_stays_is_apart_and_what_goes_lay_on_it(found: list[Found]) -> None:
    kept = apart(found)
    for place, thing in enumerate(kept):
        assert not any(one_thing(thing.box, other.box) for other in kept[:place] if thing.box.overlap(other.box))
    for thing in found:
        surer = [other.box for other in kept if other.score > thing.score and thing.box.overlap(other.box)]
        lies_on = any(one_thing(thing.box, box) for box in surer) or covered(thing.box, surer) >= 0.5 - 1e-6
        assert lies_on or any(thing is other for other in kept)


def covered(box: Box, others: list[Box]) -> float:
    """The share of a box that lies under others, what lies under two counted twice."""
    parts = [box.overlap(other) / (1 + box.overlap(other)) * (box.w * box.h + other.w * other.h) for other in others]
    return sum(parts) / max(box.w * box.h, 1.0)
