"""Makes the sounds and the spoken calls in ``assets/sounds`` and ``assets/voices``.

    python -m tools.make_sounds            # needs numpy (extra "test"), espeak-ng and oggenc (vorbis-tools)

Tiles are struck bars of a few short modes with a click of noise; bells and wood notes are modes alone. Calls are
spoken by a speech synthesiser: Mandarin from pinyin with tones (its reading of hanzi is wrong too often), Cantonese
from hanzi. Every file is mono; the same call gives the same samples.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
RATE: Final = 24_000
Samples: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float64]]"

#: partial tone of something struck: frequency in Hz, strength, time in s in which it falls to a third
Mode: TypeAlias = tuple[float, float, float]


def struck(modes: tuple[Mode, ...], noise: float, seconds: float, seed: int, softness: float = 0.0005) -> Samples:
    """Something struck: its modes and a click of noise; ``softness`` is the time in s until it is loudest."""
    rng, t = np.random.default_rng(seed), np.arange(round(seconds * RATE)) / RATE
    sound = sum((a * np.sin(2 * np.pi * f * t) * np.exp(-t / d) for f, a, d in modes), np.zeros_like(t))
    click = np.convolve(rng.standard_normal(t.size), [0.25, 0.5, 0.25], "same") * np.exp(-t / 0.004)
    sound = (sound + noise * click) * np.minimum(1, t / softness)
    fade = np.minimum(1, (seconds - t) / 0.02)
    return np.asarray(sound * fade)


def tile(pitch: float, seed: int, weight: float = 1.0) -> Samples:
    """A tile put down on cloth over wood."""
    modes = ((2150 * pitch, 0.5, 0.010), (3480 * pitch, 0.32, 0.007), (5230 * pitch, 0.18, 0.005))
    return struck((*modes, (185, 0.8 * weight, 0.022), (96, 0.5 * weight, 0.030)), 0.5, 0.18, seed)


def together(*parts: tuple[float, Samples]) -> Samples:
    """Sounds laid over each other, each beginning at its second."""
    end = max(round(at * RATE) + sound.size for at, sound in parts)
    mixed = np.zeros(end)
    for at, sound in parts:
        start = round(at * RATE)
        mixed[start : start + sound.size] += sound
    return mixed


def wood(frequency: float, seed: int) -> Samples:
    """A note of a wood block."""
    modes = ((frequency, 0.8, 0.11), (frequency * 2.76, 0.25, 0.04), (frequency * 5.4, 0.1, 0.02))
    return struck(modes, 0.12, 0.5, seed)


def bell(frequency: float, seed: int) -> Samples:
    """A low bell."""
    modes = (
        (frequency, 0.7, 0.55),
        (frequency * 2.0, 0.3, 0.34),
        (frequency * 2.4, 0.22, 0.28),
        (frequency * 5.2, 0.1, 0.1),
    )
    return struck(modes, 0.02, 1.4, seed, 0.004)


def paper(seed: int) -> Samples:
    """A sheet of paper laid on another."""
    rng, t = np.random.default_rng(seed), np.arange(round(0.26 * RATE)) / RATE
    rustle = rng.standard_normal(t.size) * (0.3 + 0.7 * np.abs(np.sin(2 * np.pi * 17 * t)))
    high = rustle - np.convolve(rustle, np.ones(9) / 9, "same")
    return np.asarray(high * np.sin(np.pi * t / t[-1]) ** 1.5)


def effects() -> dict[str, tuple[Samples, float]]:
    """Every effect with its loudest sample (full scale is 1)."""
    clack = together((0, tile(1.0, 11)), (0.045, tile(1.07, 12)))
    return {
        "tile-1": (tile(1.0, 1), 0.50),
        "tile-2": (tile(1.06, 2), 0.46),
        "tile-3": (tile(0.95, 3), 0.52),
        "draw": (struck(((1900, 0.3, 0.006), (170, 0.5, 0.02)), 0.25, 0.12, 4, 0.004), 0.22),
        "claim": (clack, 0.60),
        "kong": (together((0, tile(0.9, 13, 2.0)), (0.05, tile(0.95, 14)), (0.1, tile(0.9, 15, 2.2))), 0.66),
        "win": (together((0, wood(587, 21)), (0.13, wood(880, 22)), (0.28, bell(294, 23))), 0.62),
        "turn": (wood(988, 31)[: RATE // 4] * np.linspace(1, 0, RATE // 4), 0.20),
        "count": (struck(((2600, 0.4, 0.008), (5100, 0.2, 0.005)), 0.1, 0.08, 41), 0.22),
        "in-step": (together((0, wood(659, 51)), (0.12, wood(784, 52))), 0.26),
        "difference": (wood(440, 53), 0.28),
        "saved": (paper(61), 0.22),
    }


#: calls by the name of the file: pinyin with tone digits, hanzi for Cantonese
CALLS: Final[Mapping[str, tuple[str, str]]] = {
    "chi": ("chi1", "上"),
    "peng": ("peng4", "碰"),
    "gang": ("gang4", "槓"),
    "hu": ("hu2", "食糊"),
    "zimo": ("zi4 mo1", "自摸"),
    "qiang": ("qiang3 gang4", "搶槓"),
    "ting": ("ting1 pai2", "聽牌"),
    "liang": ("liang4", "亮"),
    "bu": ("bu3 hua1", "補花"),
    "ti": ("ti2", "提"),
    "pao": ("pao3", "跑"),
    "wei": ("wei1", "偎"),
    "bi": ("bi3", "比"),
}
_PINYIN: Final = ("yi1", "er4", "san1", "si4", "wu3", "liu4", "qi1", "ba1", "jiu3", "shi2")
_DIGITS: Final = tuple(zip(_PINYIN, "一二三四五六七八九十", strict=True))
_SUITS: Final = {"m": ("wan4", "萬"), "p": ("bing3", "筒"), "s": ("tiao2", "索")}
_HONOURS: Final = {
    "E": ("dong1 feng1", "東"),
    "S": ("nan2 feng1", "南"),
    "W": ("xi1 feng1", "西"),
    "N": ("bei3 feng1", "北"),
    "C": ("hong2 zhong1", "紅中"),
    "F": ("fa1 cai2", "發財"),
    "P": ("bai2 ban3", "白板"),
}


def spoken() -> dict[str, tuple[str, str]]:
    """All spoken files: calls, and tiles and cards by their notation."""
    said = dict(CALLS)
    for n, (pinyin, hanzi) in enumerate(_DIGITS, start=1):
        for suit, (unit, word) in _SUITS.items():
            if n <= 9:
                said[f"{n}{suit}"] = (f"{pinyin} {unit}", hanzi + word)
        said[f"{n % 10}x"] = (f"xiao3 {pinyin}", f"細{hanzi}")
        said[f"{n % 10}d"] = (f"da4 {pinyin}", f"大{hanzi}")
    return said | _HONOURS


def normal(sound: Samples, peak: float) -> Samples:
    """The sound with its loudest sample at ``peak``."""
    return np.asarray(sound * (peak / np.max(np.abs(sound))))


def write(sound: Samples, target: Path) -> None:
    """Write samples as Ogg Vorbis."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "sound.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
        target.parent.mkdir(parents=True, exist_ok=True)
        # a fixed serial number: the same sound is the same file
        subprocess.run(["oggenc", "-Q", "-q", "3", "-s", "1", "-o", str(target), str(plain)], check=True)


def speak(voice: str, text: str) -> Samples:
    """A text spoken, silence at its ends cut off."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "said.wav"
        subprocess.run(["espeak-ng", "-v", voice, "-s", "165", "-p", "42", "-w", str(said), text], check=True)
        with wave.open(str(said)) as file:
            rate, data = file.getframerate(), file.readframes(file.getnframes())
    sound = np.frombuffer(data, "<i2").astype(np.float64) / 32768
    loud = np.flatnonzero(np.abs(sound) > 0.01)
    sound = sound[max(0, loud[0] - rate // 100) : loud[-1] + rate // 50]
    places = np.arange(0, sound.size - 1, rate / RATE)
    return np.interp(places, np.arange(sound.size), sound)


def main() -> int:
    """Make all files; returns the exit status."""
    missing = [program for program in ("espeak-ng", "oggenc") if shutil.which(program) is None]
    if missing:
        print(f"needs {' and '.join(missing)} (Debian: espeak-ng, vorbis-tools)", file=sys.stderr)
        return 2
    for name, (sound, peak) in effects().items():
        write(normal(sound, peak), ASSETS / "sounds" / f"{name}.ogg")
    for language, voice, which in (("mandarin", "cmn-latn-pinyin", 0), ("cantonese", "yue", 1)):
        for name, words in spoken().items():
            write(normal(speak(voice, words[which]), 0.7), ASSETS / "voices" / language / f"{name}.ogg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
