"""The profile: where it lies, files written whole, damaged ones set aside; settings in it."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk import profile as profiles
from mjdesk.ui import settings as settings_file
from mjdesk.ui.settings import Settings, from_json, to_json

# --- files


def test_the_folder_is_the_one_asked_for(profile: Path) -> None:
    assert profiles.profile_dir() == profile
    assert not profile.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the place differs by platform")
def test_without_a_wish_it_is_where_the_platform_keeps_data(monkeypatch, tmp_path) -> None:
    monkeypatch.delenv("MJDESK_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert profiles.profile_dir() == tmp_path / "mjdesk"


def test_a_write_that_fails_leaves_the_old_file(profile: Path, monkeypatch) -> None:
    path = profile / "x" / "file"
    profiles.write_atomic(path, b"old")

    def refuse(*_args: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="disk full"):
        profiles.write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in path.parent.iterdir()] == ["file"]


def test_damaged_files_are_kept_beside_each_other(profile: Path) -> None:
    path = profile / "a.json"
    for n, content in enumerate((b"{", b"\xff\xfe", b"[1,"), start=1):
        profiles.write_atomic(path, content)
        value, damaged = profiles.read_json(path)
        assert value is None
        assert damaged is not None
        assert damaged.moved_to.read_bytes() == content
        assert damaged.moved_to.name == "a.json.damaged" + (f"-{n}" if n > 1 else "")
        assert not path.exists()


def test_what_cannot_be_read_is_reported_and_stops_nothing(profile: Path) -> None:
    """A folder under the name of the file is set aside; where the profile is no folder, the file stays where it is."""
    path = profile / "a.json"
    path.mkdir(parents=True)
    value, damaged = profiles.read_json(path)
    assert (value, damaged and damaged.moved_to.name) == (None, "a.json.damaged")
    assert not path.exists()
    (profile / "file").write_bytes(b"")
    inside = profile / "file" / "a.json"
    value, damaged = profiles.read_json(inside)
    assert (value, damaged and damaged.moved_to) == (None, inside)


def test_a_damaged_file_in_a_folder_that_may_not_be_written_to_stays(
    profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = profile / "a.json"
    profiles.write_atomic(path, b"{")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    value, damaged = profiles.read_json(path)
    assert (value, damaged and damaged.moved_to) == (None, path)
    assert path.read_bytes() == b"{"


# --- settings


def test_no_file_means_defaults(profile: Path) -> None:
    assert settings_file.load() == (Settings(), None)


def test_settings_come_back_as_they_were(profile: Path) -> None:
    chosen = replace(
        Settings(), language="en", cloth="ink", text_scale=150, two_step=True, name="阿强", portrait=5,
        last_match={"rules": "wuhan", "options": {"cap": 500}},
    )  # fmt: skip
    settings_file.save(chosen)
    assert settings_file.load() == (chosen, None)


def test_keys_of_a_newer_version_survive(profile: Path) -> None:
    path = profile / settings_file.FILE
    profiles.write_json(path, {"version": 7, "speed": 200, "glasses": {"volume": 3}})
    loaded, damaged = settings_file.load()
    assert damaged is None
    assert loaded.speed == 200
    settings_file.save(replace(loaded, speed=50))
    kept = json.loads(path.read_text("utf-8"))
    assert kept["glasses"] == {"volume": 3}
    assert kept["speed"] == 50


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "xx"),
        ("cloth", 3),
        ("text_scale", 99),
        ("text_scale", 301),
        ("text_scale", "150"),
        ("speed", True),
        ("two_step", 1),
        ("name", "x" * 13),
        ("portrait", 6),
        ("portrait", -1),
        ("last_match", []),
    ],
)
def test_a_value_that_does_not_fit_becomes_the_default(key: str, value: object) -> None:
    loaded = from_json({"version": 1, key: value, "back": "bamboo"})
    assert getattr(loaded, key) == getattr(Settings(), key)
    assert loaded.back == "bamboo"


def test_factors_of_before_version_1_become_per_cent() -> None:
    assert from_json({"text_scale": 1.25, "speed": 0.5}).text_scale == 125
    assert from_json({"text_scale": 1.25, "speed": 0.5}).speed == 50


@pytest.mark.parametrize("written", [b'{"version": 1, "speed": 2', b"[" * 100_000, b"\xff"])
def test_a_damaged_file_is_set_aside(profile: Path, written: bytes) -> None:
    profiles.write_atomic(profile / settings_file.FILE, written)
    loaded, damaged = settings_file.load()
    assert loaded == Settings()
    assert damaged is not None
    assert damaged.moved_to.read_bytes() == written


def test_a_file_of_another_shape_is_set_aside(profile: Path) -> None:
    profiles.write_json(profile / settings_file.FILE, ["language", "en"])
    loaded, damaged = settings_file.load()
    assert loaded == Settings()
    assert damaged is not None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)
NAMES = st.sampled_from([item.name for item in fields(Settings)]) | st.text(max_size=6)


@given(st.dictionaries(NAMES, JSON, max_size=6))
def test_any_object_is_read_and_a_second_round_trip_changes_nothing(value: dict[str, object]) -> None:
    once = from_json(value)
    assert from_json(to_json(once)) == once
