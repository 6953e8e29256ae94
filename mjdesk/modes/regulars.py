"""Who one meets in the rooms: the computer's players by the name that the coin book knows them under."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ..engine.text import Text
from ..engine.wall import Stream

ME: Final = "me"  #: the person of a profile in its coin book
_COMPUTER: Final = "ai:"


@dataclass(frozen=True, slots=True)
class Regular:
    """A player of the computer: ``head`` is one of the six portraits; ``watched``: lets others look at the hand."""

    id: str
    name: Text
    head: int
    watched: bool = True


REGULARS: Final = (
    Regular("ai:xu", Text("许嘉", "Jia Xu"), 4),
    Regular("ai:heng", Text("阿衡", "Heng"), 2),
    Regular("ai:zhou", Text("周伯", "Uncle Zhou"), 3),
    Regular("ai:zhen", Text("阿珍", "Zhen"), 1),
    Regular("ai:bei", Text("小北", "Bei"), 0),
    Regular("ai:wei", Text("老魏", "Old Wei"), 5, watched=False),
    Regular("ai:he", Text("何姑", "Aunt He"), 4),
    Regular("ai:mo", Text("子墨", "Mo"), 2, watched=False),
    Regular("ai:yun", Text("云娘", "Yun"), 1),
    Regular("ai:qin", Text("秦叔", "Uncle Qin"), 5),
    Regular("ai:feng", Text("冯伯", "Uncle Feng"), 3),
    Regular("ai:jie", Text("阿杰", "Jie"), 0, watched=False),
)
BY_ID: Final = {regular.id: regular for regular in REGULARS}


def is_computer(who: str) -> bool:
    """Whether a name of the coin book is a player of the computer."""
    return who.startswith(_COMPUTER)


def some(number: int, seed: str, without: Collection[str] = ()) -> tuple[str, ...]:
    """The ids of so many regulars, each once, in an order that comes from the seed."""
    left = [regular.id for regular in REGULARS if regular.id not in without]
    stream = Stream(f"{seed}/regulars")
    return tuple(left.pop(stream.below(len(left))) for _ in range(number))
