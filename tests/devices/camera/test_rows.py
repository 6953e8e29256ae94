"""The order of reading, whatever way the rows lie."""

from __future__ import annotations

import numpy as np
import pytest

from mjdesk.devices.camera.readings import Box, Quad
from mjdesk.devices.camera.rows import evened, reading_order


def face(x: float, y: float, turn: float, swap: int) -> Quad:
    """A face of 30 × 40 whose middle lies at x, y before all is turned; its first corner may be any."""
    corners = np.array([(x - 15, y - 20), (x + 15, y - 20), (x + 15, y + 20), (x - 15, y + 20)])
    c, s = np.cos(turn), np.sin(turn)
    turned = np.roll(corners @ np.array([[c, s], [-s, c]]), swap, axis=0)
    first, second, third, fourth = ((float(u), float(v)) for u, v in turned)
    return first, second, third, fourth


@pytest.mark.parametrize("degrees", [-40, -20, 0, 3, 25, 40])
def test_rows_are_read_one_after_the_other(degrees: int) -> None:
    rng = np.random.default_rng(3)
    places = [(31 * column + row * 4, 45 * row) for row in range(3) for column in range(14)]
    quads = [
        face(x + rng.normal(), y + 3 * rng.normal(), np.radians(degrees + rng.normal()), int(rng.integers(4)))
        for x, y in places
    ]
    mixed = rng.permutation(len(quads))
    order = reading_order([quads[k] for k in mixed])
    assert [int(mixed[k]) for k in order] == list(range(len(quads)))


def test_nothing_has_no_order() -> None:
    assert reading_order([]) == []


def test_boxes_overlap_by_their_share() -> None:
    box = Box(10, 20, 30, 40)
    assert box.overlap(box) == 1
    assert box.overlap(Box(25, 20, 30, 40)) == pytest.approx(1 / 3)
    assert box.overlap(Box(40, 20, 5, 5)) == 0
    assert box.centre == (25, 40)


def test_boxes_of_a_row_are_as_large_as_most_of_it() -> None:
    """One that is a little off is put right; what is of another size is left as it is, and so is what lies alone."""
    row = [(50 * place, 0, 40, 56) for place in range(6)]
    row[2] = (100, 3, 46, 50)
    boxes = np.array([*row, (150, 80, 90, 30), (5000, 0, 44, 50)], np.float32)
    even = evened(boxes)
    assert even[2].tolist() == [100, 3, 40, 56]
    assert np.array_equal(np.delete(even, 2, axis=0), np.delete(boxes, 2, axis=0))
    assert np.array_equal(evened(boxes[:2]), boxes[:2])
    assert len(evened(np.zeros((0, 4), np.float32))) == 0
