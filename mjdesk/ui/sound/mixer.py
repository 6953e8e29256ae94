"""Mixes what sounds now into stereo samples. Pure: no device, no clock; any thread may ask it to play or to render."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

_DUCKED: Final = 0.5  #: effects under a voice: −6 dB
_MOST: Final = 8  #: sounds at once; the oldest one stops for a new one
_LOUDEST, _LOWEST = 32767, -32768


@dataclass(slots=True)
class _Sounding:
    samples: Sequence[int]
    left: float
    right: float
    spoken: bool
    at: int = 0


class Mixer:
    """Sounds under way. A new call ends the one before: two people are not heard at once."""

    def __init__(self) -> None:
        self._sounding: list[_Sounding] = []
        self._lock = Lock()

    def play(self, samples: Sequence[int], *, volume: float = 1.0, pan: float = 0.0, spoken: bool = False) -> None:
        """Begin a sound: 16-bit samples of one channel, ``pan`` from −1 (left) to 1 (right)."""
        new = _Sounding(samples, volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan), spoken)
        with self._lock:
            kept = [s for s in self._sounding if not (spoken and s.spoken)]
            self._sounding = [*kept[1 - _MOST :], new]

    def stop(self) -> None:
        """Be silent at once."""
        with self._lock:
            self._sounding = []

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds."""
        return not self._sounding

    def render(self, frames: int) -> array[int]:
        """The next ``frames`` pairs of samples, left and right in turn."""
        with self._lock:
            sounding, ducked = list(self._sounding), any(s.spoken for s in self._sounding)
            left, right = [0.0] * frames, [0.0] * frames
            for sound in sounding:
                _add(sound, left, right, _DUCKED if ducked and not sound.spoken else 1.0)
            self._sounding = [s for s in self._sounding if s.at < len(s.samples)]
        mixed = array("h", bytes(4 * frames))
        if sounding:
            mixed[0::2] = array("h", [max(_LOWEST, min(_LOUDEST, int(v))) for v in left])
            mixed[1::2] = array("h", [max(_LOWEST, min(_LOUDEST, int(v))) for v in right])
        return mixed


def _add(sound: _Sounding, left: list[float], right: list[float], gain: float) -> None:
    part = sound.samples[sound.at : sound.at + len(left)]
    sound.at += len(part)
    for side, strength in ((left, sound.left * gain), (right, sound.right * gain)):
        if strength:
            side[: len(part)] = [a + strength * b for a, b in zip(side, part, strict=False)]
