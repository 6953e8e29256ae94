"""The device of a simulated table: what it can be made to watch, and its lamps."""

from __future__ import annotations

from typing import Final

from ..link import messages as m
from ..link.decoder import Encoding
from ..link.messages import Detail, Feature, Zone
from ..link.speaking import Speaker

#: what it calls itself
NAME: Final = "simulated table"
_ALL: Final = (0, 1, 2, 3)

#: what a simulated table can be made to watch, by the names of the command line
KINDS: Final[dict[str, tuple[tuple[m.ZoneSpec, ...], tuple[Feature, ...]]]] = {
    "full": (
        (
            m.ZoneSpec(Zone.WALL, _ALL, Detail.COUNT),
            m.ZoneSpec(Zone.HAND, _ALL),
            m.ZoneSpec(Zone.RIVER, _ALL, Detail.ORDER),
            m.ZoneSpec(Zone.MELD, _ALL),
            m.ZoneSpec(Zone.INDICATOR, (), Detail.ORDER),
        ),
        (Feature.DICE, Feature.BUTTONS, Feature.LIFT, Feature.LAMP),
    ),
    "discards": ((m.ZoneSpec(Zone.RIVER, _ALL, Detail.ORDER),), (Feature.LAMP,)),
    "discards+hand": (
        (m.ZoneSpec(Zone.RIVER, _ALL, Detail.ORDER), m.ZoneSpec(Zone.HAND, (0,)), m.ZoneSpec(Zone.MELD, (0,))),
        (Feature.LAMP,),
    ),
    "dice": ((), (Feature.DICE, Feature.BUTTONS, Feature.LIFT, Feature.LAMP)),
    "sticks": ((), (Feature.DICE, Feature.STICKS)),
}


class Firmware(Speaker):
    """The device of a kind of simulated table."""

    def __init__(self, kind: str, encoding: Encoding, seats: int = 4) -> None:
        self.lamps: dict[int, int] = {}
        super().__init__(NAME, "1.0", *KINDS[kind], encoding, seats=seats)

    def carry_out(self, command: m.Command) -> bool:
        if command.order is not m.Order.LAMP or command.seat is None:
            return False
        self.lamps[command.seat] = command.value
        return True
