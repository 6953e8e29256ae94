"""What is heard: a file for every cue of every record, real devices that work, fail or are not there."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import miniaudio
import pytest
from PySide6.QtCore import QObject

from mjdesk.engine.record import read_records
from mjdesk.engine.view import view_of
from mjdesk.profile import profile_dir
from mjdesk.shipped import asset
from mjdesk.ui.settings import Settings
from mjdesk.ui.sound import clips, speaker
from mjdesk.ui.sound.backends import backends
from mjdesk.ui.sound.cues import Cue, cues
from mjdesk.ui.sound.sounds import Sounds
from mjdesk.ui.sound.speaker import Speaker

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.jsonl"))
NULL = (miniaudio.Backend.NULL,)
OURS = ("mandarin", "cantonese")


def cues_of(path: Path) -> list[Cue]:
    """Every cue of a recorded match, heard from seat 0."""
    found: list[Cue] = []
    for record in read_records(path.read_text(encoding="utf-8").splitlines()):
        round_ = record.begin()
        for event in record.events:
            round_ = round_.apply(event)
            found += cues(event, view_of(round_, 0))
    return found


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_every_cue_of_a_match_has_its_file(path: Path) -> None:
    heard = cues_of(path)
    assert {"claim"} < {cue.name for cue in heard if not cue.spoken}
    for cue in set(heard):
        assert -1 <= cue.pan <= 1
        if not cue.spoken:
            assert clips.effect(cue.name)
        for pack in OURS:
            assert not cue.spoken or clips.call(asset("voices", pack), cue.name), cue


def test_every_file_is_short_loud_enough_and_quiet_at_its_end() -> None:
    files = [*asset("sounds").iterdir(), *(f for pack in OURS for f in asset("voices", pack).iterdir())]
    assert len(files) == 12 + 2 * 67
    for file in files:
        samples = clips.read(file)
        seconds, peak = len(samples) / clips.RATE, max(map(abs, samples)) / 32768
        assert 0.05 < seconds < 1.8, file
        assert 0.1 < peak < 0.95, file
        assert max(map(abs, samples[-24:])) < 0.1 * 32768, file


def test_voices_of_a_person_come_beside_ours_and_may_replace_them(tmp_path: Path) -> None:
    ours = clips.voices(tmp_path)
    assert set(ours) == set(OURS)
    for name in ("grandma", "mandarin"):
        (tmp_path / "voices" / name).mkdir(parents=True)
    found = clips.voices(tmp_path)
    assert set(found) == {*OURS, "grandma"}
    assert found["mandarin"] == tmp_path / "voices" / "mandarin"
    assert found["cantonese"] == ours["cantonese"]


def test_a_damaged_or_missing_call_is_silent(tmp_path: Path) -> None:
    (tmp_path / "peng.ogg").write_bytes(b"no sound")
    (tmp_path / "hu.wav").write_bytes(asset("voices", "mandarin", "hu.ogg").read_bytes())
    assert clips.call(tmp_path, "peng") is None
    assert clips.call(tmp_path, "chi") is None
    assert clips.call(tmp_path, "hu")


@pytest.fixture
def device(qapp: QObject) -> Iterator[Speaker]:
    """A device that plays into nothing, at the speed of a real one."""
    made = Speaker(asked=NULL)
    yield made
    made.close()


def test_a_device_plays_and_is_let_go_in_silence(qtbot, device: Speaker) -> None:
    device.sound(lambda: clips.effect("tile-1"), volume=1.0)
    device.wait()
    assert device.is_open
    qtbot.waitUntil(lambda: device.mixer.is_silent)
    qtbot.waitUntil(lambda: not device.is_open)
    device.sound(lambda: clips.effect("tile-2"), volume=1.0)
    device.wait()
    assert device.is_open
    assert device.works


def test_a_device_that_fails_is_not_tried_again(qtbot, caplog: pytest.LogCaptureFixture) -> None:
    refused = Speaker(asked=[miniaudio.Backend.JACK])  # no server of it runs
    caplog.set_level(logging.INFO)
    for _ in range(3):
        refused.sound(lambda: clips.effect("tile-1"), volume=1.0)
        refused.wait()
    assert not refused.works
    assert not refused.is_open
    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["no sound"]
    refused.close()


def test_without_the_extra_everything_is_silent(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "find_spec", lambda _name: None)
    silent = Speaker()
    assert not silent.works
    silent.sound(lambda: pytest.fail("nothing is looked for"), volume=1.0)
    silent.close()


class Heard(Speaker):
    """A device that writes down what it is asked for, and plays it."""

    def __init__(self) -> None:
        super().__init__(asked=NULL)
        self.heard: list[tuple[float, bool, bool]] = []

    def sound(self, find, *, volume, pan=0.0, spoken=False) -> None:
        self.heard.append((volume, spoken, find() is not None))
        super().sound(find, volume=volume, pan=pan, spoken=spoken)


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, [(0.7, False, True), (0.7, True, True)]),
        ({"voice": "off"}, [(0.7, False, True)]),
        ({"voice": "gone"}, [(0.7, False, True), (0.7, True, False)]),
        ({"effects": False, "voice": "cantonese", "volume": 40}, [(0.4, True, True)]),
        ({"volume": 0}, []),
        ({"muted": True}, []),
    ],
)
def test_settings_say_what_is_heard(qapp, chosen: dict[str, Any], expected: list[tuple[float, bool, bool]]) -> None:
    device = Heard()
    sounds = Sounds(Settings(), speaker=device)
    sounds.take_settings(replace(Settings(), **chosen))
    sounds.play(Cue("claim"))
    sounds.play(Cue("peng", spoken=True))
    assert device.heard == expected
    sounds.close()


def test_turning_the_sound_off_ends_it_at_once(qapp) -> None:
    device = Heard()
    sounds = Sounds(Settings(), speaker=device)
    sounds.play(Cue("win"))
    device.wait()
    assert device.is_open
    sounds.take_settings(replace(Settings(), muted=True))
    device.wait()
    assert device.mixer.is_silent
    assert not device.is_open
    sounds.close()


def test_voices_are_looked_for_in_the_profile() -> None:
    pack = profile_dir() / "voices" / "grandma"
    pack.mkdir(parents=True)
    (pack / "peng.ogg").write_bytes(asset("voices", "cantonese", "peng.ogg").read_bytes())
    assert clips.voices(profile_dir())["grandma"] == pack


_SOUNDS = """
from PySide6.QtCore import QCoreApplication
from mjdesk.ui.sound import clips
from mjdesk.ui.sound.speaker import Speaker
app = QCoreApplication([])
speaker = Speaker()
speaker.sound(lambda: clips.effect("claim"), volume=0.1)
speaker.wait()
speaker.close()
"""


def test_a_machine_without_a_sound_card_has_nothing_to_say_about_it() -> None:
    """The libraries of the system write to the terminal past us: another process shows what one would read."""
    done = subprocess.run([sys.executable, "-c", _SOUNDS], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_alsa_is_asked_where_there_is_a_card(tmp_path) -> None:
    assert backends("linux", tmp_path) == [miniaudio.Backend.PULSEAUDIO]
    (tmp_path / "pcmC0D0c").touch()
    assert backends("linux", tmp_path) == [miniaudio.Backend.PULSEAUDIO], "a microphone alone plays nothing"
    (tmp_path / "pcmC0D0p").touch()
    assert backends("linux", tmp_path) == [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA]
    assert backends("win32", tmp_path) == []
