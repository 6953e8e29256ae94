"""How fast photos and frames are read, on one core: ``./mj bench -k camera``. Figures, no limits."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.devices.camera.picture import Picture, picture_of
from mjdesk.devices.camera.recogniser import Recogniser
from tools.camera.faces import draw_face
from tools.camera.ink import a_manner


@pytest.fixture(autouse=True)
def one_core() -> Iterator[None]:
    before = cv2.getNumThreads()
    cv2.setNumThreads(1)
    yield
    cv2.setNumThreads(before)


def rack(wide: int, high: int) -> Picture:
    """A row of 14 tiles over most of a picture's width, on green."""
    rng = np.random.default_rng(8)
    manner = a_manner(rng)
    tile = (round(wide / 16), round(wide / 12))
    row = [cv2.resize(draw_face(kind * 3, manner, rng), tile, interpolation=cv2.INTER_AREA) for kind in range(14)]
    for face in row:
        cv2.rectangle(face, (0, 0), (tile[0] - 1, tile[1] - 1), (150, 160, 160), 1)
    pixels = np.full((high, wide, 3), (70, 120, 40), np.uint8)
    top, left = high // 2, wide // 16
    pixels[top : top + tile[1], left : left + 14 * tile[0]] = np.hstack(row)
    return picture_of(pixels)


def test_a_photo_of_14_tiles(benchmark: BenchmarkFixture) -> None:
    picture = rack(4000, 3000)
    sight = benchmark(Recogniser().read, picture)
    assert len(sight.tiles) >= 12


def test_a_frame_of_720_lines(benchmark: BenchmarkFixture) -> None:
    recogniser, picture = Recogniser(), rack(1280, 720)
    sight = benchmark(lambda: recogniser.read(picture, quick=True))
    assert len(sight.tiles) >= 12
