"""The people at the table against the computer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine.text import Text
from ..save import PERSON
from .models import Person


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent plays: its name and style in words.

    ``pace`` multiplies how long it takes over a discard or claim; ``apart``: it thinks for so long that it does so in
    a process of its own, for at most ``budget`` seconds a decision.
    """

    name: Text
    style: Text
    pace: float = 1.0
    apart: bool = False
    budget: float = 0.0


#: by the name of the player, weakest first
LEVELS: Final = {
    "beginner": Level(
        Text("入门", "Beginner"), Text("想得慢，吃碰胡都会漏看", "Slow; overlooks claims, kongs, even wins"), 1.8
    ),
    "greedy": Level(Text("普通", "Casual"), Text("能吃就吃，只求快胡", "Claims whatever brings a win nearer")),
    "expert": Level(
        Text("高手", "Expert"),
        Text("算大小，吃碰挑着来，会防", "Weighs value and danger, claims with care"),
        pace=0.8,
        apart=True,
        budget=3.0,
    ),
}
#: levels of older versions, and what stands for them now
RENAMED: Final = {"random": "beginner"}
_OPPONENTS = (
    (Text("许嘉", "Jia Xu"), 4),
    (Text("阿衡", "Heng"), 2),
    (Text("周伯", "Uncle Zhou"), 3),
)
DEFAULT_NAME = Text("玩家", "Player")  #: of a person who has given no name
_FOURTH = Text("小满", "Man")  #: of the computer, where nobody plays


def level_name(level: str) -> Text:
    """The name of a level; that of a player that is no level is its own."""
    level = RENAMED.get(level, level)
    return LEVELS[level].name if level in LEVELS else Text(level, level)


def people(players: tuple[str, ...], me: int, name: str, portrait: int) -> tuple[Person, ...]:
    """One person a seat; ``players`` are player names by seat, that of the own seat does not matter."""
    own = Text(name, name) if name else DEFAULT_NAME
    opponents = iter(_OPPONENTS)
    mine = None if players[me] == PERSON else level_name(players[me])
    return tuple(
        Person(own if mine is None else _FOURTH, portrait, mine)
        if seat == me
        else Person(*next(opponents), level_name(level))
        for seat, level in enumerate(players)
    )
