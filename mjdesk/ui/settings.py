"""What a person has chosen: a typed record in the profile.

Values that do not fit become the default; keys of a newer version survive a round trip through an older one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from mjdesk.engine.errors import BadInput
from mjdesk.profile import Damaged, profile_dir, read_json, write_json

FILE: Final = "settings.json"
VERSION: Final = 1
PORTRAITS: Final = 6
OUTFITS: Final = 11
SPEEDS: Final = (50, 75, 100, 150, 200, 300)  #: per cent


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. Metadata says what fits: ``of`` lists the values, ``within`` the least and the greatest."""

    language: str = field(default="auto", metadata={"of": ("auto", "zh_CN", "zh_TW", "en")})
    cloth: str = field(default="auto", metadata={"of": ("auto", "pine", "ink")})
    light: str = field(default="auto", metadata={"of": ("auto", "light", "dark")})
    back: str = field(default="jade", metadata={"of": ("jade", "indigo", "bamboo")})
    safe_inks: bool = False
    large_tiles: bool = False
    text_scale: int = field(default=100, metadata={"within": (100, 300)})  #: per cent
    speed: int = field(default=100, metadata={"within": (50, 300)})  #: per cent
    reduced_motion: bool = False
    hints: str = field(default="waits", metadata={"of": ("off", "waits", "full")})
    timer: int = field(default=0, metadata={"of": (0, 10, 15, 20, 30, 60)})  #: seconds for a decision, 0: no end
    two_step: bool = False  #: a discard takes two clicks
    muted: bool = False
    volume: int = field(default=70, metadata={"within": (0, 100)})  #: per cent
    effects: bool = True  #: tiles and bells are heard
    voice: str = field(default="mandarin", metadata={"longest": 80})  #: voice pack of the calls, "off" for none
    name: str = field(default="", metadata={"longest": 12})
    portrait: int = field(default=0, metadata={"within": (0, PORTRAITS - 1)})
    outfit: int = field(default=-1, metadata={"within": (-1, OUTFITS - 1)})  #: of the wardrobe, -1: by level
    wearing: int = field(default=0, metadata={"within": (0, OUTFITS - 1)})  #: the outfit worn when last looked
    cantonese: bool = True  #: calls in Cantonese in the rooms of Guangdong
    last_match: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    window: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))  #: see `window_state`
    others: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))  #: keys of other versions

    @property
    def bust(self) -> int:
        """The number of the own portrait in what it wears."""
        return self.portrait + PORTRAITS * self.wearing


def _fits(value: object, default: object, rule: Mapping[str, Any]) -> bool:
    if isinstance(default, Mapping):
        return isinstance(value, dict)
    if type(value) is not type(default):
        return False
    if "of" in rule:
        return value in rule["of"]
    if "within" in rule:
        least, most = rule["within"]
        return least <= value <= most
    return not isinstance(value, str) or len(value) <= rule["longest"]


def from_json(value: Mapping[str, Any]) -> Settings:
    """Settings from the keys of a file, migrated to this version; what does not fit becomes the default."""
    value = migrated(value)
    known: dict[str, Any] = {}
    for item in fields(Settings):
        default = item.default if item.default is not MISSING else MappingProxyType({})
        if item.name in value and item.name != "others" and _fits(value[item.name], default, item.metadata):
            known[item.name] = value[item.name]
    names = {item.name for item in fields(Settings)} | {"version"}
    others = {key: entry for key, entry in value.items() if key not in names}
    return Settings(**known, others=MappingProxyType(others))


def migrated(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """The keys of an older version under the names of this one.

    Before version 1 the scales were factors, not per cent.
    """
    version = value.get("version")
    if isinstance(version, int) and version >= 1:
        return value
    scales = {key: round(100 * value[key]) for key in ("text_scale", "speed") if _is_factor(value.get(key))}
    return {**value, **scales, "version": 1}


def _is_factor(value: object) -> bool:
    """Whether a scale is a factor, as before version 1."""
    return isinstance(value, float) and isfinite(100 * value)


def to_json(settings: Settings) -> dict[str, Any]:
    """The keys of the file."""
    own = {item.name: getattr(settings, item.name) for item in fields(Settings) if item.name != "others"}
    own |= {"last_match": dict(settings.last_match), "window": dict(settings.window)}
    return {"version": VERSION, **own, **settings.others}


def _check(value: object) -> None:
    if not isinstance(value, dict):
        raise BadInput("expected an object of settings", FILE)


def load(folder: Path | None = None) -> tuple[Settings, Damaged | None]:
    """The settings of a profile, defaults where there are none; a damaged file is set aside and reported."""
    value, damaged = read_json((folder or profile_dir()) / FILE, _check)
    return (Settings() if value is None else from_json(value)), damaged


def save(settings: Settings, folder: Path | None = None) -> None:
    """Write the settings; raises OSError when the disk refuses."""
    write_json((folder or profile_dir()) / FILE, to_json(settings))
