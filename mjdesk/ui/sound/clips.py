"""Sound files in memory: our effects, and the calls of a voice pack (a folder of files named after calls and tiles)."""

from __future__ import annotations

from array import array
from functools import lru_cache
from pathlib import Path
from typing import Final

from mjdesk.shipped import asset, assets_dir

RATE: Final = 24_000  #: samples a second of everything that is mixed
LONGEST: Final = 6.0  #: seconds of a clip that are kept: a call is no speech
#: what a file may be called besides its name, in the order in which they are looked for
ENDINGS: Final = (".ogg", ".flac", ".wav", ".mp3")
PACKS: Final = "voices"  #: folder of a profile with voice packs, a folder each

Clip = array  #: signed 16-bit samples, one channel, `RATE` a second


def voices(profile: Path) -> dict[str, Path]:
    """Voice packs by name: ours, then those a person has put into the profile, which may replace ours."""
    found = {}
    for folder in (assets_dir() / PACKS, profile / PACKS):
        if folder.is_dir():
            found.update({pack.name: pack for pack in sorted(folder.iterdir()) if pack.is_dir()})
    return found


def effect(name: str) -> Clip[int]:
    """One of our effects."""
    return read(asset("sounds", f"{name}.ogg"))


def call(pack: Path, name: str) -> Clip[int] | None:
    """A call of a voice pack; None where the pack has no such file or it cannot be read."""
    for ending in ENDINGS:
        path = pack / f"{name}{ending}"
        if path.is_file():
            return _read_foreign(path)
    return None


@lru_cache(maxsize=256)
def _read_foreign(path: Path) -> Clip[int] | None:
    import miniaudio

    try:
        return read(path)
    except (miniaudio.DecodeError, miniaudio.MiniaudioError, OSError):
        return None  # a file of somebody's own pack: that call stays silent


@lru_cache(maxsize=64)
def read(path: Path) -> Clip[int]:
    """Decode a file; raises miniaudio.DecodeError for one that is no sound."""
    import miniaudio

    decoded = miniaudio.decode(path.read_bytes(), nchannels=1, sample_rate=RATE)
    return array("h", decoded.samples[: round(LONGEST * RATE)])
