"""House rules on disk: all of them in one file of the profile, and one in a file that is handed to somebody.

A file from somebody is taken whole or not at all; what is wrong with it is one sentence: which file, which field,
what was expected.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from .engine.errors import BadInput
from .engine.options import Option, Options, OptionValue, complete
from .engine.rules.base import RuleSystem
from .engine.rules.registry import SYSTEMS
from .engine.text import Text
from .presets import NAME_LENGTH, Preset, Presets, clean_name
from .profile import Damaged, json_bytes, read_json, write_json

FILE: Final = "house-rules.json"
KIND: Final = "house rules"  #: what a file says it is
VERSION: Final = 1
SUFFIX: Final = ".mjdesk.json"
_LARGEST: Final = 1 << 20  #: bytes; a file of house rules has about a thousand


# --- the profile


def load(profile: Path) -> tuple[Presets, Damaged | None]:
    """The presets of a profile. A file that cannot be used is set aside and reported."""
    value, damaged = read_json(profile / FILE, _check_profile)
    return (Presets() if value is None else _from_profile(value)), damaged


def save(profile: Path, presets: Presets) -> None:
    """Keep the presets, atomically; raises OSError when the disk refuses."""
    entries = [*(_entry(preset) for preset in presets.known), *presets.others]
    write_json(profile / FILE, {"version": VERSION, "presets": entries})


def _check_profile(value: Any) -> None:
    if not isinstance(value, dict) or not isinstance(value.get("presets"), list):
        raise BadInput("no list of presets")


def _from_profile(value: Any) -> Presets:
    known, others = Presets(), []
    for entry in value["presets"]:
        try:
            preset = _read(entry)
        except BadInput:
            others.append(entry)
            continue
        if known.find(preset.rules, preset.name) is None:
            known = known.kept(preset)
        else:
            others.append(entry)
    return Presets(known.known, tuple(others))


def _entry(preset: Preset) -> dict[str, Any]:
    return {
        "name": preset.name,
        "rules": preset.rules,
        "rules_version": preset.system.version,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in preset.options.items()},
    }


# --- files handed on


def write_file(preset: Preset, path: Path) -> None:
    """Write a preset as a file for somebody else, atomically; raises OSError when the disk refuses."""
    value = {"mjdesk": KIND, "version": VERSION, **_entry(preset)}
    write_json(path, value)


def read_file(path: Path) -> Preset:
    """The preset of a file; raises BadInput whose ``text`` is the sentence to be said."""
    try:
        return _read_data(path)
    except BadInput as error:
        text = error.text or Text(error.what, error.what)
        said = Text(f"{path.name}：{text.zh}", f"{path.name}: {text.en}")
        raise BadInput(error.what, f"{path}, {error.where}" if error.where else str(path), said) from None


def _read_data(path: Path) -> Preset:
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(f"cannot be read ({why})", "", Text(f"读不了（{why}）", f"cannot be read ({why})")) from None
    if len(data) > _LARGEST:
        raise BadInput("too large", "", Text("太大，不是规矩文件", "too large to be a file of house rules"))
    try:
        value = json.loads(data, object_pairs_hook=_once)
    except BadInput:  # a ValueError too; it says more
        raise
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a bare ValueError
        line = f"（第 {error.lineno} 行）" if isinstance(error, json.JSONDecodeError) else ""
        at = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        text = Text(
            f"不是 JSON{line}，应该是 mjdesk 导出的规矩文件", f"no JSON{at}; expected house rules saved by mjdesk"
        )
        raise BadInput(text.en, "", text) from None
    if not isinstance(value, dict) or value.get("mjdesk") != KIND:
        raise _unfit("mjdesk", value.get("mjdesk") if isinstance(value, dict) else value, KIND, KIND)
    version = value.get("version")
    if isinstance(version, bool) or version != VERSION:
        raise _unfit("version", version, str(VERSION), str(VERSION))
    return _read(value)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys stand once each."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput(
                f"{key} stands twice", key, Text(f"{key} 写了两次，应该只有一次", f"{key} stands twice; expected once")
            )
        found[key] = value
    return found


def _unfit(field: str, value: object, expected_zh: str, expected_en: str) -> BadInput:
    """An error about one field: what stands there and what was expected."""
    shown = json_bytes(value, default=str).decode()
    shown = shown if len(shown) <= 40 else shown[:37] + "…"
    text = Text(f"{field} 是 {shown}，应该是{_spaced(expected_zh)}", f"{field} is {shown}; expected {expected_en}")
    return BadInput(f"{shown}; expected {expected_en}", field, text)


def _spaced(words: str) -> str:
    """A space between hanzi and what follows when it begins with a letter or a digit."""
    return f" {words}" if words[:1].isascii() else words


def _read(value: object) -> Preset:
    """A preset from its JSON object; raises BadInput naming the field."""
    if not isinstance(value, dict):
        raise _unfit("presets", value, "一个对象", "an object")
    rules = value.get("rules")
    if not isinstance(rules, str) or rules not in SYSTEMS:
        known = ", ".join(SYSTEMS)
        raise _unfit("rules", rules, f"其中一个：{known}", f"one of {known}")
    name = value.get("name")
    if not isinstance(name, str):
        raise _unfit("name", name, "一个名字", "a name")
    try:
        name = clean_name(name)
    except BadInput as error:
        raise _unfit(
            "name", name, f"一行、1 到 {NAME_LENGTH} 个字", f"1 to {NAME_LENGTH} characters in one line"
        ) from error
    return Preset(name, rules, _read_options(SYSTEMS[rules], value.get("options")))


def _read_options(system: RuleSystem, given: object) -> Options:
    if not isinstance(given, dict):
        raise _unfit("options", given, "一个对象", "an object")
    known = {option.id: option for option in system.options}
    for key, value in given.items():
        if key not in known:
            ids = ", ".join(known)
            text = Text(f"options 里没有 {key} 这一条，只有：{ids}", f"there is no option {key}; expected {ids}")
            raise BadInput(text.en, f"options.{key}", text)
        try:
            known[key].check(value)
        except BadInput:
            expected = expected_of(known[key])
            raise _unfit(f"options.{key}", value, expected.zh, expected.en) from None
    options = complete(system.options, given)
    system.check_options(options)
    return options


def expected_of(option: Option) -> Text:
    """What may be given for an option, in words."""
    if option.kind == "bool":
        return Text("true 或 false", "true or false")
    if option.free:
        return Text(f"{option.minimum} 或更大的整数", f"a whole number, {option.minimum} or more")
    values = ", ".join(_as_written(option.values))
    if option.kind == "list":
        return Text(f"这几个里的几个，各写一次：{values}", f"a list of some of {values}, each once")
    return Text(f"其中一个：{values}", f"one of {values}")


def _as_written(values: Sequence[OptionValue]) -> Iterator[str]:
    return (json.dumps(value, ensure_ascii=False) for value in values)
