"""`mjdesk recognise` as another program calls it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from mjdesk.devices.camera.readings import Box
from tests.devices.camera.racks import rack


def recognise(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "mjdesk", "recognise", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_several_pictures_are_told_as_json(tmp_path: Path) -> None:
    picture = tmp_path / "平 table.png"
    drawn = rack(3, 5)
    Image.fromarray(drawn.pixels[:, :, ::-1]).save(picture)
    empty = tmp_path / "empty.jpg"
    Image.new("RGB", (400, 300), (20, 90, 40)).save(empty)
    done = recognise(str(picture), str(empty), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    first, second = json.loads(done.stdout)
    assert (first["file"], second) == (str(picture), {"file": str(empty), "tiles": [], "dice": []})
    boxes = [Box(tile["x"], tile["y"], tile["w"], tile["h"]) for tile in first["tiles"]]
    for thing in drawn.things:
        assert max(Box(*thing.box).overlap(box) for box in boxes) > 0.6
    for tile in first["tiles"]:
        assert set(tile) == {"tile", "x", "y", "w", "h", "confidence", "alternatives"}
        assert tile["tile"] in ("?", "back", *(guess["tile"] for guess in tile["alternatives"][:1]))


def test_a_picture_that_cannot_be_read_is_named_and_the_others_are_told(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.png", tmp_path / "bad.png"
    Image.fromarray(np.zeros((50, 60, 3), np.uint8)).save(good)
    bad.write_bytes(good.read_bytes()[:60])
    done = recognise(str(bad), str(good))
    assert done.returncode == 2
    assert done.stdout == f"{good}: 0 tiles, 0 dice\n"
    assert done.stderr.startswith(f"mjdesk: {bad}: ")
    assert done.stderr.count("\n") == 1


def test_a_set_of_ones_own_is_named_and_one_that_is_not_there_is_said(tmp_path: Path, profile: Path) -> None:
    from mjdesk.devices.camera.own_sets import OwnSets
    from tests.devices.camera.test_own_sets import a_set

    picture = tmp_path / "table.png"
    Image.fromarray(rack(3, 5).pixels[:, :, ::-1]).save(picture)
    OwnSets(profile).keep(a_set("家里的牌"))
    assert recognise(str(picture), "--set", "家里的牌", "--json").returncode == 0
    done = recognise(str(picture), "--set", "别人的", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "mjdesk: set of tiles: '别人的' is not there; expected one of: '家里的牌'\n"
