"""House rules: the options of a rule system as one table plays them, under a name; kept, compared, handed on as files.

A preset holds a value for every option of its system, so that a later change of a standard does not change what a
house agreed on. The profile keeps all of them in one file; a file handed to somebody holds one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from .engine.errors import BadInput
from .engine.options import Option, Options, OptionValue, changed
from .engine.rules.base import RuleSystem
from .engine.rules.registry import SYSTEMS
from .engine.text import Text

NAME_LENGTH: Final = 24


@dataclass(frozen=True, slots=True)
class Preset:
    """The options of a house: a value for each option of the rule system."""

    name: str
    rules: str
    options: Options

    @property
    def system(self) -> RuleSystem:
        """The rule system it belongs to."""
        return SYSTEMS[self.rules]

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from today's standard."""
        return changed(self.system.options, self.options)


def clean_name(name: str) -> str:
    """A name as it is kept, without space around it; raises BadInput with a text where it cannot be one."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name:
        raise BadInput(
            "empty; expected a name", "name", Text("名字是空的：请写一个名字", "The name is empty: type one")
        )
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise BadInput(
            f"{name[:40]!r}; expected 1 to {NAME_LENGTH} characters in one line",
            "name",
            Text(
                f"名字最多 {NAME_LENGTH} 个字，写在一行里", f"A name has at most {NAME_LENGTH} characters in one line"
            ),
        )
    return name


@dataclass(frozen=True, slots=True)
class Presets:
    """All presets in the order they were made; names are unique within a system.

    ``others`` are entries this version cannot use (another version's options, a system that is gone): they are kept
    in the file as they are.
    """

    known: tuple[Preset, ...] = ()
    others: tuple[Any, ...] = ()

    def of(self, rules: str) -> tuple[Preset, ...]:
        """The presets of a system."""
        return tuple(preset for preset in self.known if preset.rules == rules)

    def find(self, rules: str, name: str) -> Preset | None:
        """The preset of a name."""
        return next((preset for preset in self.of(rules) if preset.name == name), None)

    def kept(self, preset: Preset) -> Presets:
        """With a preset; one of the same name in the same system is replaced, in its place."""
        if self.find(preset.rules, preset.name) is None:
            return Presets((*self.known, preset), self.others)
        same = (preset.rules, preset.name)
        return Presets(tuple(preset if (p.rules, p.name) == same else p for p in self.known), self.others)

    def added(self, preset: Preset) -> tuple[Presets, Preset]:
        """With a preset from elsewhere, which gets a name that is free; an equal one is not kept twice."""
        if self.find(preset.rules, preset.name) == preset:
            return self, preset
        fresh = Preset(self.free_name(preset.rules, preset.name), preset.rules, preset.options)
        return self.kept(fresh), fresh

    def free_name(self, rules: str, name: str) -> str:
        """The name, or the first of ``name 2``, ``name 3`` … that no preset of the system has."""
        number, free = 1, name
        while self.find(rules, free) is not None:
            number += 1
            behind = f" {number}"
            free = name[: NAME_LENGTH - len(behind)].rstrip() + behind
        return free

    def without(self, preset: Preset) -> Presets:
        """Without a preset."""
        same = (preset.rules, preset.name)
        return Presets(tuple(p for p in self.known if (p.rules, p.name) != same), self.others)

    def renamed(self, preset: Preset, name: str) -> Presets:
        """With another name for a preset; raises BadInput with a text for a name that cannot be or is taken."""
        name = clean_name(name)
        if name != preset.name and self.find(preset.rules, name) is not None:
            raise BadInput(
                f"{name!r} is the name of another one",
                "name",
                Text(
                    f"已经有一套规矩叫“{name}”了，换个名字",
                    f'There is already a set called "{name}": take another name',
                ),
            )
        same = (preset.rules, preset.name)
        fresh = Preset(name, preset.rules, preset.options)
        return Presets(tuple(fresh if (p.rules, p.name) == same else p for p in self.known), self.others)


@dataclass(frozen=True, slots=True)
class Difference:
    """An option in which sets of rules differ: its value in each of them, in the order they were given."""

    option: Option
    values: tuple[OptionValue, ...]


def differences(system: RuleSystem, *sets: Mapping[str, OptionValue]) -> tuple[Difference, ...]:
    """The options in which sets of rules are not all equal, in the order of the system."""
    found = []
    for option in system.options:
        values = tuple(values[option.id] for values in sets)
        if any(value != values[0] for value in values):
            found.append(Difference(option, values))
    return tuple(found)
