"""Sets of tiles in the profile: kept, found, renamed, deleted, used; a damaged file costs nothing but itself."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from mjdesk.devices.camera.own_set import OwnSet
from mjdesk.devices.camera.own_sets import FOLDER, OwnSets
from mjdesk.engine.errors import BadInput


def a_set(name: str, seed: int = 0, kinds: int = 3) -> OwnSet:
    marks = np.random.default_rng(seed).normal(size=(kinds, 128)).astype(np.float32)
    return OwnSet.taught(name, list(range(kinds)), marks)


@pytest.fixture
def shelf(tmp_path: Path) -> OwnSets:
    return OwnSets(tmp_path)


def names(shelf: OwnSets) -> list[str]:
    return [own.name for own in shelf.all().sets]


def test_sets_are_kept_under_their_names_and_one_is_used(shelf: OwnSets) -> None:
    assert (names(shelf), shelf.all().own) == ([], None)
    shelf.keep(a_set("爷爷的牌"))
    shelf.keep(a_set("a/b ..\\c", 1))
    shelf.use("爷爷的牌")
    assert names(shelf) == ["a/b ..\\c", "爷爷的牌"]
    own = shelf.all().own
    assert own is not None
    assert list(own.marks) == [0, 1, 2]


def test_a_set_kept_again_is_replaced(shelf: OwnSets) -> None:
    shelf.keep(a_set("mine"))
    shelf.keep(a_set("mine", kinds=5))
    assert names(shelf) == ["mine"]
    assert len(shelf.named("mine").marks) == 5


def test_a_renamed_set_stays_the_used_one_and_takes_no_other_name(shelf: OwnSets) -> None:
    shelf.keep(a_set("one"))
    shelf.keep(a_set("two", 1))
    shelf.use("one")
    with pytest.raises(BadInput, match="another set"):
        shelf.rename("one", "two")
    shelf.rename("one", "一")
    assert (names(shelf), shelf.all().used) == (["two", "一"], "一")
    shelf.rename("一", "一")
    assert names(shelf) == ["two", "一"]


def test_a_deleted_set_is_used_no_more(shelf: OwnSets) -> None:
    shelf.keep(a_set("one"))
    shelf.use("one")
    shelf.delete("one")
    assert (names(shelf), shelf.all().used) == ([], "")
    for act in (lambda: shelf.delete("one"), lambda: shelf.use("one"), lambda: shelf.named("one")):
        with pytest.raises(BadInput, match="'one' is not there; expected one of: none"):
            act()


def test_free_names_count_up(shelf: OwnSets) -> None:
    assert shelf.all().free_name("mine") == "mine"
    shelf.keep(a_set("mine"))
    shelf.keep(a_set("mine 2"))
    assert shelf.all().free_name("mine") == "mine 3"


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'{"own_set": 2}', b"[" * 200_000, b" " * (1 << 21)])
def test_a_damaged_file_is_set_aside_and_told_and_the_others_stay(shelf: OwnSets, tmp_path: Path, data: bytes) -> None:
    shelf.keep(a_set("good"))
    shelf.keep(a_set("bad", 1))
    shelf.use("bad")
    bad = next(path for path in (tmp_path / FOLDER).glob("set-*.json") if json.loads(path.read_text())["name"] == "bad")
    bad.write_bytes(data)
    kept = shelf.all()
    assert [own.name for own in kept.sets] == ["good"]
    assert (kept.used, kept.own) == ("", None)
    (damaged,) = kept.damaged
    assert damaged.moved_to.read_bytes() == data
    assert damaged.what
    assert shelf.all().damaged == (), "told once"
    shelf.keep(a_set("bad", 1))
    assert names(shelf) == ["bad", "good"]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"used": 3}', b'{"used": "gone"}'])
def test_which_is_used_may_be_damaged_or_gone(shelf: OwnSets, tmp_path: Path, data: bytes) -> None:
    shelf.keep(a_set("good"))
    (tmp_path / FOLDER / "used.json").write_bytes(data)
    assert shelf.all().used == ""
    shelf.use("good")
    assert shelf.all().used == "good"


def test_of_two_files_with_one_name_the_first_counts(shelf: OwnSets, tmp_path: Path) -> None:
    shelf.keep(a_set("mine", kinds=2))
    (tmp_path / FOLDER / "set-2.json").write_text(a_set("mine", kinds=4).written(), encoding="utf-8")
    assert len(shelf.named("mine").marks) == 2
    shelf.delete("mine")
    assert len(shelf.named("mine").marks) == 4
