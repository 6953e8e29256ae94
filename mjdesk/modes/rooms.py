"""Rooms: what it takes to sit down and what a point is worth there (rules page ``play-modes``, sections 2 and 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine.rules.registry import SYSTEMS, rule_system
from ..engine.text import Text


@dataclass(frozen=True, slots=True)
class GoldRoom:
    """A room of Qionghu: gold asked for at the door and the option ``base`` of the rule system."""

    id: str
    name: Text
    entry: int
    base: int


GOLD_ROOMS: Final = (
    GoldRoom("chuji", Text("初级场", "First room"), 0, 10),
    GoldRoom("zhongji", Text("中级场", "Second room"), 2_500, 100),
    GoldRoom("gaoji", Text("高级场", "Third room"), 22_462, 1_000),
    GoldRoom("dashi", Text("大师场", "Masters"), 154_530, 5_000),
    GoldRoom("dushen", Text("赌神场", "Legends"), 383_286, 10_000),
)


def open_gold_rooms(gold: int) -> tuple[GoldRoom, ...]:
    """The rooms a person with so much gold may enter, poorest first; nobody is too rich for one."""
    return tuple(room for room in GOLD_ROOMS if room.entry <= gold)


def gold_room_for(gold: int, room: GoldRoom) -> GoldRoom:
    """Where somebody plays the next round: in the room as long as its entry is met, else in the best one still open."""
    return room if room.entry <= gold else open_gold_rooms(gold)[-1]


@dataclass(frozen=True, slots=True)
class CoinRoom:
    """A room for game coins: factor N, fee A a seat and round, coins asked for at the door."""

    id: str
    name: Text
    factor: int
    fee: int
    entry: int

    @property
    def books(self) -> bool:
        """Whether rounds change anybody's coins; in the practice room they do not."""
        return self.factor > 0


def knows(rules: str, option: str) -> bool:
    """Whether a rule system has this option of rooms and tables, and so does the arithmetic itself."""
    return any(one.id == option for one in rule_system(rules).options)


#: the games of the rooms for game coins: those with props that are no table of its own
COIN_GAMES: Final = tuple(id_ for id_, one in SYSTEMS.items() if one.props and not knows(id_, "table_multiplier"))
#: fee of the large room by rule system, and of the systems without a figure of their own
_LARGE_FEE: Final = {"guangdong-tuidaohu": 370}
_LARGE_FEE_ELSE: Final = 250


def coin_rooms(rules: str) -> tuple[CoinRoom, ...]:
    """The rooms for game coins of a rule system, smallest first."""
    return (
        CoinRoom("practice", Text("练习场", "Practice"), 0, 0, 0),
        CoinRoom("small", Text("小场", "Small"), 10, 5, 200),
        CoinRoom("middle", Text("中场", "Middle"), 100, 50, 5_000),
        CoinRoom("large", Text("大场", "Large"), 600, _LARGE_FEE.get(rules, _LARGE_FEE_ELSE), 30_000),
    )
