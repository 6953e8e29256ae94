"""Several views made one: what most of those have seen that could, and where it lies in the mean."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from mjdesk.devices.camera.merging import View, merged
from mjdesk.devices.camera.readings import Box
from mjdesk.devices.camera.things import FACE, Found

SCALES = (1.0, 0.7, 0.5)


def tile(x: float, y: float, side: float, score: float = 0.8) -> Found:
    """A square face around a point."""
    half = side / 2
    corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    return Found(FACE, score, Box(x - half, y - half, side, side), np.array(corners, np.float32))


def test_what_every_view_has_seen_lies_in_the_mean_of_them() -> None:
    seen = [tile(300, 200, 60), tile(304, 200, 64), tile(302, 203, 62)]
    seen[1] = replace(seen[1], quad=np.roll(seen[1].quad, 1, axis=0))  # its first corner is another
    (one,) = merged([View(scale, [thing]) for scale, thing in zip(SCALES, seen, strict=True)])
    assert one.score == pytest.approx(0.8, abs=0.03)
    assert one.box.overlap(seen[2].box) > 0.9
    assert 300 < one.box.centre[0] < 304
    assert np.ptp(one.quad, axis=0) == pytest.approx([one.box.w, one.box.h], abs=0.01)


def test_what_one_of_three_has_seen_is_little_believed() -> None:
    row = [tile(100 + 60 * place, 200, 58) for place in range(8)]
    alone = tile(400, 500, 58)
    views = [View(SCALES[0], [*row, alone]), View(SCALES[1], row), View(SCALES[2], row)]
    found = merged(views)
    assert [thing.score > 0.7 for thing in found] == [True] * 8 + [False]
    assert found[-1].box == alone.box
    assert found[-1].score < 0.4


def test_parts_of_large_tiles_do_not_stand_against_the_tiles() -> None:
    """From near, a view takes the dots of a tile for tiles; the views from farther off see the tile."""
    large = [tile(150 + 130 * column, 150 + 130 * row, 120) for row in range(3) for column in range(4)]
    dots = [tile(*thing.box.centre, 30, 0.85) for thing in large]
    dots += [tile(thing.box.centre[0] + 35, thing.box.centre[1] + 35, 28, 0.7) for thing in large]
    found = merged([View(SCALES[0], dots), View(SCALES[1], large), View(SCALES[2], large)])
    sure = [thing for thing in found if thing.score > 0.4]
    assert len(sure) == len(large)
    assert all(any(thing.box.overlap(whole.box) > 0.95 for thing in sure) for whole in large)


def test_small_tiles_that_only_the_nearest_view_can_see_are_seen() -> None:
    """As on a table from above: views from farther off see nothing there, or few things."""
    small = [tile(40 + 22 * place, 300, 20) for place in range(25)]
    found = merged([View(SCALES[0], small), View(SCALES[1], small[:3]), View(SCALES[2], [])])
    assert len(found) == 25
    assert min(thing.score for thing in found) > 0.4


def test_views_that_see_nothing_say_nothing() -> None:
    assert merged([View(scale, []) for scale in SCALES]) == []
