"""The people at the table against the computer."""

from __future__ import annotations

from ..engine.text import Text
from .models import Person

LEVELS = {
    "random": Text("入门", "Beginner"),
    "greedy": Text("普通", "Casual"),
}
_OPPONENTS = (
    (Text("许嘉", "Jia Xu"), 4),
    (Text("阿衡", "Heng"), 2),
    (Text("周伯", "Uncle Zhou"), 3),
)
DEFAULT_NAME = Text("林小满", "Mei Lin")


def people(players: tuple[str, ...], me: int, name: str, portrait: int) -> tuple[Person, ...]:
    """One person a seat; ``players`` are player names by seat, that of the own seat does not matter."""
    own = Text(name, name) if name else DEFAULT_NAME
    opponents = iter(_OPPONENTS)
    return tuple(
        Person(own, portrait) if seat == me else Person(*next(opponents), LEVELS.get(level, Text(level, level)))
        for seat, level in enumerate(players)
    )
