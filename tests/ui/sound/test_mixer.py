"""Sounds laid over each other: loudness, sides, voices over effects, never beyond full scale."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.ui.sound.mixer import Mixer

clips = st.lists(st.integers(-32768, 32767), min_size=1, max_size=40)


def rendered(mixer: Mixer, frames: int) -> tuple[list[int], list[int]]:
    samples = mixer.render(frames)
    assert len(samples) == 2 * frames
    return list(samples[0::2]), list(samples[1::2])


@given(clips, st.integers(1, 17))
def test_a_sound_comes_out_as_it_went_in_whatever_the_portions(clip: list[int], portion: int) -> None:
    mixer, left, right = Mixer(), [], []
    mixer.play(array("h", clip))
    while not mixer.is_silent:
        some = rendered(mixer, portion)
        left += some[0]
        right += some[1]
    assert left == right
    assert left[: len(clip)] == clip
    assert not any(left[len(clip) :])


@given(st.lists(clips, min_size=1, max_size=12), st.floats(0, 1), st.floats(-1, 1))
def test_many_sounds_add_up_and_stay_in_range(sounds: list[list[int]], volume: float, pan: float) -> None:
    mixer = Mixer()
    for clip in sounds:
        mixer.play(clip, volume=volume, pan=pan)
    left, right = rendered(mixer, 40)
    last = sounds[-8:]
    for side, strength in ((left, volume * min(1, 1 - pan)), (right, volume * min(1, 1 + pan))):
        for n, value in enumerate(side):
            exact = sum(strength * clip[n] for clip in last if n < len(clip))
            assert abs(value - max(-32768, min(32767, exact))) <= 1
    assert mixer.is_silent


@pytest.mark.parametrize(("pan", "sides"), [(-1, (1000, 0)), (-0.7, (1000, 300)), (0, (1000, 1000)), (1, (0, 1000))])
def test_a_sound_comes_from_its_side(pan: float, sides: tuple[int, int]) -> None:
    mixer = Mixer()
    mixer.play([1000], pan=pan)
    left, right = rendered(mixer, 1)
    assert (left[0], right[0]) == pytest.approx(sides, abs=1)


def test_effects_are_lower_under_a_voice_and_a_new_call_ends_the_one_before() -> None:
    mixer = Mixer()
    mixer.play([1000] * 4)
    assert rendered(mixer, 1)[0] == [1000]
    mixer.play([100, 100], spoken=True)
    assert rendered(mixer, 1)[0] == [600]
    mixer.play([7], spoken=True)
    assert rendered(mixer, 1)[0] == [507]
    assert rendered(mixer, 1)[0] == [1000]
    assert mixer.is_silent


def test_silence_at_once() -> None:
    mixer = Mixer()
    mixer.play([1000] * 4)
    mixer.stop()
    assert mixer.is_silent
    assert rendered(mixer, 2) == ([0, 0], [0, 0])
