"""What is chosen when a match is begun: rules, options, opponents, length and kind; and how that is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import OptionValue
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.players.lineup import PLAYERS
from mjdesk.ui.i18n import tr
from mjdesk.ui.people import LEVELS

#: levels that there are players for, weakest first
LEVEL_IDS: Final = tuple(level for level in LEVELS if level in PLAYERS)


class Length(NamedTuple):
    """How long a match is: so many rounds or so many circles (圈); neither is an open end."""

    rounds: int = 0
    circles: int = 0


#: how a match is played: for points, with moves that may be taken back, or only watched
PLAY, PRACTICE, DEMO = MODES = ("play", "practice", "demo")
LENGTHS: Final = (Length(4), Length(8), Length(16), Length(circles=1), Length(circles=2), Length(circles=4), Length())
#: circles after which north has been the prevailing wind
_TO_NORTH: Final = 4


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """What was chosen: ``options`` only where they differ from the standard, ``levels`` of the other seats."""

    rules: str
    options: Mapping[str, OptionValue]
    levels: tuple[str, ...]
    length: Length
    mode: str = PLAY


def kept_options(system: RuleSystem, options: object) -> dict[str, OptionValue]:
    """The options of the last match, as far as they still fit."""
    kept: dict[str, OptionValue] = {}
    for option in system.options:
        if isinstance(options, Mapping) and option.id in options:
            try:
                kept[option.id] = option.check(options[option.id])
            except BadInput:
                continue  # the rule system has changed since then: the standard stands
    return kept


def length_text(length: Length) -> str:
    """The length of a match in words."""
    if length.circles == _TO_NORTH:
        return tr("4 circles, to north")
    if length.circles:
        return tr("%n circles", length.circles)
    return tr("%n rounds", length.rounds) if length.rounds else tr("Until you stop")


def mode_text(mode: str) -> str:
    """The kind of a match in a word."""
    return {PLAY: tr("Match"), PRACTICE: tr("Practice"), DEMO: tr("Watch")}[mode]


def mode_note(mode: str) -> str:
    """What a kind of match means."""
    return {
        PLAY: tr("What is thrown stays thrown"),
        PRACTICE: tr("Moves can be taken back; counts nowhere"),
        DEMO: tr("The computer plays every seat, nothing is kept"),
    }[mode]


def players_text(number: int) -> str:
    """How many play."""
    return tr("%n players", number)
