"""The models that ship, on pictures that were not there when they learned: drawn ones, and photos where they lie."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from mjdesk.devices.camera.counting import doubted
from mjdesk.devices.camera.naming import FIRST_PIPS, NOTHING, Floats, Trust
from mjdesk.devices.camera.own_set import OwnSet
from mjdesk.devices.camera.picture import picture_of
from mjdesk.devices.camera.readings import Box, Guess, Reading, Sight
from mjdesk.devices.camera.recogniser import Look, Recogniser, of_one_set, sight_of
from mjdesk.devices.camera.things import DIE, Found, as_die
from mjdesk.engine.notation import parse_tile
from mjdesk.shipped import asset
from tests.devices.camera.racks import rack
from tools.camera.labelled import Labelled, load_photos
from tools.camera.matching import Tally, tally
from tools.camera.trusting import labelled_marks

PHOTOS = Path(__file__).resolve().parents[4] / "shared" / "photos"


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    return Recogniser()


@pytest.fixture(scope="module")
def scenes() -> list[Labelled]:
    return [rack(seed) for seed in range(10)]


def read(recogniser: Recogniser, pictures: list[Labelled], *, quick: bool = False) -> Tally:
    total = Tally()
    for picture in pictures:
        sight = recogniser.read(picture_of(picture.pixels), quick=quick)
        total.add(tally(picture, sight, Counter()))
    return total


@pytest.mark.slow
def test_racks_are_read(recogniser: Recogniser, scenes: list[Labelled]) -> None:
    whole = read(recogniser, scenes)
    assert whole.things == 140
    assert whole.right >= 0.85 * whole.things
    assert whole.vouched_right >= 0.97 * whole.vouched
    assert whole.vouched >= 0.3 * whole.things


@pytest.mark.slow
def test_frames_of_a_film_are_read_nearly_as_well(recogniser: Recogniser, scenes: list[Labelled]) -> None:
    films = [[scene, scene] for scene in scenes[:6]]  # the second frame is looked at in the size that the first told
    quick = Tally()
    for film in films:
        read(recogniser, film[:1], quick=True)
        quick.add(read(recogniser, film[1:], quick=True))
    assert quick.right >= 0.8 * quick.things


@pytest.mark.slow
@pytest.mark.skipif(not PHOTOS.is_dir(), reason="the photos are not given away with the program")
def test_photos_are_read(recogniser: Recogniser) -> None:
    photos = load_photos(PHOTOS)
    for scene, least in (("handrow_greenmat", 0.95), ("tray_riichi", 0.95), ("rotrow_greenmat", 0.8), ("dice", 0.8)):
        own = [photo for photo in photos if photo.scene == scene]
        some = own[2 :: len(own) // 4]
        total = Tally()
        for photo in some:
            total.add(tally(photo, recogniser.read(picture_of(photo.pixels)), Counter()))
        assert total.right >= least * total.things, scene


@pytest.mark.parametrize("shape", [(16, 16), (16, 2000), (3000, 20), (720, 1280)])
def test_where_nothing_lies_nothing_is_vouched_for(recogniser: Recogniser, shape: tuple[int, int]) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (*shape, 3), np.uint8)
    for pixels in (noise, np.zeros_like(noise), np.full_like(noise, 255), noise // 16 + 90):
        for quick in (False, True):
            sight = recogniser.read(picture_of(pixels), quick=quick)
            assert not [tile for tile in sight.tiles if tile.tile is not None]


def test_the_same_picture_is_read_the_same_again(recogniser: Recogniser, scenes: list[Labelled]) -> None:
    picture = picture_of(scenes[0].pixels)
    first = recogniser.read(picture)
    assert first == recogniser.read(picture) == Recogniser().read(picture)
    assert isinstance(first, Sight)
    for tile in first.tiles:
        assert tile.back or tile.alternatives[0].chance == tile.confidence
        assert tile.tile in (None, tile.likeliest)


@pytest.mark.slow
def test_a_set_of_ones_own_is_used_at_once(recogniser: Recogniser, scenes: list[Labelled]) -> None:
    """What it was told of a picture, it reads there at least as well as before."""
    for scene in scenes[:4]:
        look = recogniser.look(picture_of(scene.pixels))
        kinds, marks = labelled_marks([(scene, look)])
        own = OwnSet.taught("mine", kinds, marks)
        plain, known = (tally(scene, sight_of(look, recogniser.trust, chosen), Counter()) for chosen in (None, own))
        assert known.right >= plain.right
        assert recogniser.read(picture_of(scene.pixels), own) == sight_of(look, recogniser.trust, own)


def test_the_models_are_small() -> None:
    files = list(asset("models", "camera").iterdir())
    assert {file.name for file in files} == {"finder.onnx", "namer.onnx", "pips.onnx", "trust.json"}
    assert sum(file.stat().st_size for file in files) <= 8_000_000


def test_what_the_namer_takes_for_no_die_is_none() -> None:
    """A screw of a tray has a round face with a dot, and whoever knows nothing but dice counts one."""
    counted = np.full(FIRST_PIPS + 6, -30.0, np.float32)
    counted[FIRST_PIPS], counted[NOTHING] = 6.0, 1.0
    named = np.zeros(FIRST_PIPS + 6, np.float32)
    thing = as_die(Found(DIE, 0.9, Box(10, 10, 30, 30), np.zeros((4, 2), np.float32), 0.9))
    trust = Trust(1.0, 0.9, 0.5, 0.25, 0.25, 0.5, 0.3)

    def dice(named: Floats) -> list[int | None]:
        look = Look([thing], doubted(counted, named)[None], np.zeros((1, 128), np.float32))
        return [die.pips for die in sight_of(look, trust).dice]

    named[NOTHING] = 6.0
    assert dice(named) == []
    named[FIRST_PIPS + 3] = 12.0  # how many it would count does not matter
    assert dice(named) == [1]


def test_more_of_a_kind_than_a_set_has_are_not_vouched_for() -> None:
    """A fifth east is one too many, and so is a second plum blossom: the least sure of them."""
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))

    def reading(kind: str, confidence: float) -> Reading:
        tile = parse_tile(kind)
        return Reading(tile, Box(0, 0, 1, 1), corners, confidence, (Guess(tile, confidence),))

    chances = (0.99, 0.97, 0.995, 0.999, 0.98)
    tiles = [reading("E", chance) for chance in chances] + [reading("5h", 0.98), reading("5h", 0.99), reading("P", 0.9)]
    read = of_one_set(tiles)
    assert [tile.tile is None for tile in read] == [False, True, False, False, False, True, False, False]
    assert [tile.alternatives for tile in read] == [tile.alternatives for tile in tiles]
    assert of_one_set(tiles[:1] + tiles[2:5]) == tiles[:1] + tiles[2:5]
