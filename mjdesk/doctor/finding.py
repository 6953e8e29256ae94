"""What was found: frozen values, said in Chinese and English, printable as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from ..engine.text import Text

NOTHING: Final = Text("", "")


class State(StrEnum):
    """How a thing stands."""

    OK = "ok"
    OPTIONAL = "optional"  #: not there, and the program does without
    WRONG = "wrong"  #: the program, or what was asked of it, does not work like this


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    ``id`` is stable, for programs; ``found`` says what there is, ``remedy`` what to do, as a sentence, and
    ``command`` what to type for it (empty where nothing is to be done). ``facts`` are the same for programs.
    """

    id: str
    name: Text
    state: State
    found: Text
    remedy: Text = NOTHING
    command: str = ""
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def as_json(self) -> dict[str, Any]:
        """The finding as a JSON object."""
        return {
            "id": self.id,
            "name": _both(self.name),
            "state": self.state.value,
            "found": _both(self.found),
            "remedy": _both(self.remedy),
            "command": self.command,
            "facts": dict(self.facts),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """All findings, in the order in which they are shown."""

    findings: tuple[Finding, ...]

    @property
    def works(self) -> bool:
        """Whether nothing is wrong; what is optional may be missing."""
        return not self.of(State.WRONG)

    def of(self, state: State) -> tuple[Finding, ...]:
        """The findings of a state."""
        return tuple(finding for finding in self.findings if finding.state is state)

    def finding(self, name: str) -> Finding:
        """The finding with an id; raises KeyError."""
        return {finding.id: finding for finding in self.findings}[name]

    def as_json(self) -> dict[str, Any]:
        """The report as a JSON object."""
        return {"doctor": 1, "works": self.works, "findings": [finding.as_json() for finding in self.findings]}


def _both(text: Text) -> dict[str, str]:
    return {"zh": text.zh, "en": text.en}
