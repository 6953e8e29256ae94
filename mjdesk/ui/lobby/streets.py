"""The streets of the lobby, their houses, and the tables in a house with who sits there. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ...engine.rules.registry import rule_system
from ...engine.text import Text
from ...modes import regulars, venue
from ...modes.coins import Currency
from ...modes.regulars import ME
from ...modes.rooms import COIN_GAMES, GOLD_ROOMS, coin_rooms
from ...modes.tables import MULTIPLIERS, TableSettings
from ...modes.venue import Kind, Venue

STOOLS: Final = 4
_EMPTY: Final = ("", "", "", "")


@dataclass(frozen=True, slots=True)
class House:
    """A room one can enter: its drawing, what it asks for, the level of the computer's players in it.

    ``venue`` is the room with nobody in it; ``stands`` is where the foot of its middle is, of a street 1366 × 486, and
    ``size`` how large it is drawn there: what is farther away is smaller.
    """

    id: str
    drawing: str
    stands: tuple[float, float]
    size: float
    level: str
    venue: Venue

    @property
    def name(self) -> Text:
        """What it is called."""
        return self.venue.name


@dataclass(frozen=True, slots=True)
class Street:
    """The houses of a game, poorest first. ``welcome`` is said beside its name."""

    id: str
    name: Text
    welcome: Text
    houses: tuple[House, ...]

    @property
    def kind(self) -> Kind:
        """What kind of venues they are."""
        return self.houses[0].venue.kind

    @property
    def currency(self) -> Currency:
        """The coins of the street."""
        return self.houses[0].venue.currency

    @property
    def rules(self) -> str:
        """The rule system of its rooms."""
        return self.houses[0].venue.rules


_WALK_IN = Text("走进一家，坐下就打", "Walk in and sit down")
_GOLD_LOOKS = (
    ("stall", (136.0, 420.0), 0.95, "beginner"),
    ("teahouse", (404.0, 418.0), 0.92, "greedy"),
    ("hall", (704.0, 418.0), 0.88, "expert"),
    ("mansion", (968.0, 338.0), 0.8, "expert"),
    ("pagoda", (1226.0, 254.0), 0.72, "expert"),
)
_COIN_LOOKS = (
    ("stall", (160.0, 420.0), 0.95, "beginner"),
    ("teahouse", (470.0, 418.0), 0.95, "greedy"),
    ("hall", (812.0, 414.0), 0.9, "greedy"),
    ("mansion", (1150.0, 320.0), 0.84, "expert"),
)
_TABLE_LOOKS = (
    ("pavilion-1", (122.0, 420.0), 1.0, "beginner"),
    ("pavilion-1", (346.0, 418.0), 0.97, "greedy"),
    ("pavilion-2", (570.0, 408.0), 0.94, "greedy"),
    ("pavilion-2", (794.0, 394.0), 0.91, "greedy"),
    ("pavilion-3", (1018.0, 360.0), 0.88, "expert"),
    ("pavilion-3", (1236.0, 298.0), 0.84, "expert"),
)


def _gold_street() -> Street:
    houses = tuple(
        House(room.id, *look, venue.gold_room(room.id, _EMPTY))
        for room, look in zip(GOLD_ROOMS, _GOLD_LOOKS, strict=True)
    )
    return Street("qionghu", Text("穷胡", "Qionghu"), _WALK_IN, houses)


def _coin_street(rules: str) -> Street:
    houses = tuple(
        House(room.id, *look, venue.coin_room(rules, room.id, _EMPTY))
        for room, look in zip(coin_rooms(rules), _COIN_LOOKS, strict=True)
    )
    name = rule_system(rules).name
    return Street(rules, replace(name, zh=name.zh.removeprefix("广东")), _WALK_IN, houses)


def _tables() -> Street:
    houses = tuple(
        House(f"x{n}", *look, venue.table(TableSettings(n), _EMPTY))
        for n, look in zip(MULTIPLIERS, _TABLE_LOOKS, strict=True)
    )
    words = Text("点凳子坐下打，点桌子旁观", "A stool to play, the table to watch")
    return Street("tables", Text("第6大陆", "Sixth Continent"), words, houses)


STREETS: Final = (_gold_street(), *(_coin_street(rules) for rules in COIN_GAMES), _tables())


@dataclass(frozen=True, slots=True)
class Desk:
    """A table in a house: who sits on each stool ("" where it is free) and whose stool is the host's.

    ``round`` is the number of the round that is played there, 0 where the game has not begun.
    """

    name: Text
    stools: tuple[str, ...]
    host: int | None = None
    round: int = 0

    @property
    def free(self) -> tuple[int, ...]:
        """Stools one can sit down on; none once the game has begun."""
        return () if self.round else tuple(n for n, who in enumerate(self.stools) if not who)

    def seats_from(self, stool: int, seed: str) -> tuple[str, ...]:
        """Who sits where once the person sits on a stool: by seat from there in turn order, the others filled up."""
        others = regulars.some(STOOLS, seed, without=self.stools)
        fresh = iter(others)
        seated = tuple(who or next(fresh) for who in self.stools)
        return (ME, *(seated[(stool + n) % STOOLS] for n in range(1, STOOLS)))

    def dealer_from(self, stool: int) -> int:
        """The seat that deals first, from there: the host's, the person's own where nobody sat there before."""
        return 0 if self.host is None else (self.host - stool) % STOOLS

    def watched(self, seed: str) -> tuple[str, ...]:
        """Who plays when one only looks on."""
        fresh = iter(regulars.some(STOOLS, seed, without=self.stools))
        return tuple(who or next(fresh) for who in self.stools)


_NAMES: Final = (
    Text("临窗", "By the window"),
    Text("灯下", "Under the lamp"),
    Text("屏风后", "Behind the screen"),
    Text("角落", "In the corner"),
)


def desks(house: House, street: Street, day: str) -> tuple[Desk, ...]:
    """The tables of a house on a day: one waits for one person, one for two, one is full, one is empty."""
    seed = f"{day}/{street.id}/{house.id}"
    who = regulars.some(9, seed)
    return (
        Desk(_NAMES[0], (who[0], who[1], "", who[2]), host=0),
        Desk(_NAMES[1], (who[3], "", "", who[4]), host=0),
        Desk(_NAMES[2], (who[5], who[6], who[7], who[8]), host=0, round=3),
        Desk(_NAMES[3], _EMPTY),
    )
