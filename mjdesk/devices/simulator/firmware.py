"""The device of a simulated table: what it can be made to watch, and its lamps."""

from __future__ import annotations

from typing import Final

from ...engine.tiles import Tile
from ..link import messages as m
from ..link.decoder import Encoding
from ..link.messages import Detail, Feature, Zone
from ..link.speaking import Speaker

#: what it calls itself
NAME: Final = "simulated table"
_ALL: Final = (0, 1, 2, 3)

_EVERYTHING: Final = (
    m.ZoneSpec(Zone.WALL, _ALL, Detail.COUNT),
    m.ZoneSpec(Zone.HAND, _ALL),
    m.ZoneSpec(Zone.RIVER, _ALL, Detail.ORDER),
    m.ZoneSpec(Zone.MELD, _ALL),
    m.ZoneSpec(Zone.INDICATOR, (), Detail.ORDER),
)
_FITTED: Final = (Feature.DICE, Feature.BUTTONS, Feature.LIFT, Feature.LAMP)
#: what a simulated table can be made to watch, by the names of the command line
KINDS: Final[dict[str, tuple[tuple[m.ZoneSpec, ...], tuple[Feature, ...]]]] = {
    "full": (_EVERYTHING, _FITTED),
    "dealing": (_EVERYTHING, (*_FITTED, Feature.DEAL)),
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
        self.dealer: int | None = None  #: the seat whose lamp of the dealer is lit
        self.waits_for: tuple[Tile, ...] = ()  #: the tiles that a wall may be made of now; none while they are played
        self.wall: tuple[Tile, ...] = ()  #: the wall that it was told to lay
        super().__init__(NAME, "1.0", *KINDS[kind], encoding, seats=seats)

    def carry_out(self, command: m.Command) -> str:
        match command:
            case m.Command(order=m.Order.LAMP, seat=int() as seat) if Feature.LAMP in self.features:
                self.lamps[seat] = command.value
            case m.Command(order=m.Order.DEALER, seat=int() as seat) if Feature.LAMP in self.features:
                self.dealer = seat
            case m.Command(order=m.Order.LIFT) if Feature.LIFT in self.features:
                self.open_lift(bool(command.value))
            case m.Command(order=m.Order.WALL) if Feature.DEAL in self.features:
                if not self.waits_for:
                    return "a round is running"
                if sorted(command.tiles) != sorted(self.waits_for):
                    return "these are not the tiles that lie in this table"
                self.wall = command.tiles
            case _:
                return super().carry_out(command)
        return ""
