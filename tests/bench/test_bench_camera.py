"""How fast photos and frames are read, on one core: ``./mj bench -k camera``. Figures, no limits."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.devices.camera.recogniser import Recogniser
from tools.camera.rack import rack


@pytest.fixture(autouse=True)
def one_core() -> Iterator[None]:
    before = cv2.getNumThreads()
    cv2.setNumThreads(1)
    yield
    cv2.setNumThreads(before)


def test_a_photo_of_14_tiles(benchmark: BenchmarkFixture) -> None:
    picture = rack(4000, 3000)
    sight = benchmark(Recogniser().read, picture)
    assert len(sight.tiles) >= 12


def test_a_frame_of_720_lines(benchmark: BenchmarkFixture) -> None:
    recogniser, picture = Recogniser(), rack(1280, 720)
    sight = benchmark(lambda: recogniser.read(picture, quick=True))
    assert len(sight.tiles) >= 12
