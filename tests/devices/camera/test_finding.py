"""What training tells the finder to say, read back as the program reads it: both must speak the same language."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mjdesk.devices.camera.finding import face_of, find_again
from mjdesk.devices.camera.readings import Box
from mjdesk.devices.camera.things import BACK, DIE, FACE, Found
from tools.camera.finder_batches import STRIDE, Sampler, Target, turn_of
from tools.camera.labelled import Labelled
from tools.camera.scenes import draw_scene


def said(target: Target) -> NDArray[np.float32]:
    """As a finder would say it that has learned everything."""
    heat = np.clip(target.heat, 1e-6, 1 - 1e-6)
    return np.concatenate([np.log(heat / (1 - heat)), target.box, target.turn]).astype(np.float32)


def found_in(target: Target) -> list[Found]:
    side = target.care.shape[0] * STRIDE

    def finder(_pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
        return said(target)

    scaled, _ = find_again(finder, np.zeros((side, side, 3), np.uint8), 0.5, side)  # type: ignore[arg-type]
    assert all(thing.score > 0.9 for thing in scaled)
    return scaled


@pytest.fixture(scope="module")
def scenes() -> list[Labelled]:
    return [draw_scene(np.random.default_rng(number), number) for number in range(6)]


def test_every_thing_is_read_back_where_it_lies(scenes: list[Labelled]) -> None:
    sampler = Sampler(scenes, np.random.default_rng(4), canvas=512)
    seen: set[int] = set()
    for _ in range(25):
        _, target = sampler.throw()
        found = found_in(target)
        peaks = np.argwhere(target.heat == 1)
        for what, y, x in peaks:
            left, top, right, bottom = np.exp(target.box[:, y, x]) * 16
            centre = ((x + 0.5) * STRIDE, (y + 0.5) * STRIDE)
            box = Box(centre[0] - left, centre[1] - top, left + right, top + bottom)
            best = max(found, key=lambda thing: thing.box.overlap(box))
            assert best.box.overlap(box) > 0.5
            if best.box.overlap(box) > 0.95:
                assert best.what == what
                seen.add(int(what))
    assert {FACE, BACK} <= seen <= {FACE, BACK, DIE}


def test_a_face_keeps_its_corners_at_any_turn(scenes: list[Labelled]) -> None:
    """Also of a square one, whose sides nobody can tell apart."""
    rng = np.random.default_rng(5)
    for number in range(300):
        a, b = rng.uniform(20, 90, 2)
        b = a if number % 5 == 0 else b
        if not 0.5 < a / b < 2:
            continue
        turn = rng.uniform(0, 2 * np.pi)
        u, v = np.array([np.cos(turn), np.sin(turn)]) * a / 2, np.array([-np.sin(turn), np.cos(turn)]) * b / 2
        quad = np.array([-u - v, u - v, u + v, v - u]) + np.array([100, 80])
        if rng.random() < 0.5:
            quad = quad[::-1]
        back = face_of(turn_of(quad).astype(np.float32), np.array([100, 80], np.float32), np.ones(2, np.float32))
        apart = np.linalg.norm(back[:, None] - quad[None], axis=2)
        assert apart.min(axis=0).max() < 0.5
