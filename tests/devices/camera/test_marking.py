"""Marks of tiles at places a person tells are those that the recogniser has of them."""

from __future__ import annotations

import numpy as np

from mjdesk.devices.camera.marking import marks_of
from mjdesk.devices.camera.own_set import OwnSet
from mjdesk.devices.camera.picture import picture_of
from mjdesk.devices.camera.readings import Box, Quad, Sight
from mjdesk.devices.camera.recogniser import Recogniser
from tools.camera.labelled import Thing

from .racks import rack


def test_marks_are_those_of_the_recogniser() -> None:
    picture = picture_of(rack(3).pixels)
    look = Recogniser().look(picture)
    quads: list[Quad] = []
    for thing in look.found:
        a, b, c, d = ((float(x), float(y)) for x, y in thing.quad)
        quads.append((a, b, c, d))
    assert len(quads) >= 10
    assert np.allclose(marks_of(picture, quads), look.marks, atol=1e-4)


def test_no_tiles_have_no_marks() -> None:
    assert marks_of(picture_of(rack(3).pixels), []).shape == (0, 128)


def test_a_set_taught_where_its_tiles_lie_reads_them_no_worse_and_where_they_were_misread_better() -> None:
    recogniser, plain, taught, all_ = Recogniser(), 0, 0, 0
    for seed in (5, 8, 12):
        drawn = rack(seed)
        picture = picture_of(drawn.pixels)
        kinds = [thing.kind for thing in drawn.things]
        quads: list[Quad] = [quad_of(thing) for thing in drawn.things]
        own = OwnSet.taught("odd", kinds, marks_of(picture, quads))
        plain += right(recogniser.read(picture), drawn.things)
        taught += right(recogniser.read(picture, own), drawn.things)
        all_ += len(kinds)
    assert taught >= plain
    assert taught > plain or plain > 0.97 * all_


def quad_of(thing: Thing) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in np.asarray(thing.quad))
    return a, b, c, d


def right(sight: Sight, things: list[Thing]) -> int:
    """How many of the drawn tiles are found and named as they are."""
    return sum(
        any(Box(*thing.box).overlap(tile.box) > 0.5 and tile.likeliest == thing.kind for tile in sight.tiles)
        for thing in things
    )
