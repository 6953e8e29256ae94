"""The kinds of devices that can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...engine.errors import BadInput
from ...engine.text import Text
from ..link.dialect import Dialect, OwnDialect
from .mfrc522 import Mfrc522Dialect
from .sticks import SticksDialect
from .yrm100 import Yrm100Dialect

#: said beside every profile: none has met the real device yet
TESTED: Final = Text("只用模拟器测过", "tested against the simulator only")


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of device: its name, what it is, and how it speaks."""

    id: str
    name: Text
    about: Text
    dialect: Callable[[], Dialect]
    baud: int = 115_200
    #: points of its sticks that are one point of the game
    stick_unit: int = 1
    #: said beside it
    tested: Text = TESTED


_ALL: Final = (
    Profile(
        "table-link",
        Text("开放协议牌桌", "Table link"),
        Text("会说 mjdesk 开放协议的牌桌", "A table that speaks mjdesk's open protocol"),
        OwnDialect,
    ),
    Profile(
        "camera",
        Text("摄像头", "Camera"),
        Text("桌子上方的摄像头，看牌河、副露和骰子", "A camera above the table: ponds, melds and dice"),
        OwnDialect,
        tested=Text("只用画出来的和拍好的牌试过", "tried with drawn and photographed tiles only"),
    ),
    Profile(
        "mfrc522",
        Text("MFRC522 读卡板", "MFRC522 readers"),
        Text("每个牌区一个读卡头，逐行报 JSON", "A reader under each place, JSON Lines"),
        Mfrc522Dialect,
    ),
    Profile(
        "yrm100",
        Text("UHF 读卡器", "UHF reader"),
        Text("YRM100 一类的超高频读卡器，看一处牌河", "A reader like the YRM100 at one river"),
        Yrm100Dialect,
    ),
    Profile(
        "sticks",
        Text("点棒槽", "Score sticks"),
        Text("四家点棒槽的电阻读数", "The slots of the four seats, read as resistors"),
        SticksDialect,
        9600,
        100,
    ),
)
PROFILES: Final = {each.id: each for each in _ALL}


def profile(name: str) -> Profile:
    """The profile of an id; raises BadInput naming those that exist."""
    if name not in PROFILES:
        raise BadInput(f"no profile {name!r}; expected one of {', '.join(PROFILES)}", "profile")
    return PROFILES[name]
