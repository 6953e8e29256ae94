"""The state of one round and the small changes it is made of. `Round` (round.py) is what others use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self

from .actions import Action
from .case import By, Case, SeatCase, Verdict, WinCase
from .errors import IllegalAction
from .events import End, Event, Settle, Turned
from .notation import format_tiles, tile_name
from .options import Options
from .phase import How, Phase, Step
from .rules.base import RuleSystem
from .rules.values import Special
from .seat import SeatState
from .setup import Setup
from .tiles import STANDARD, UNKNOWN, Tile

#: a cons list of events, newest first: appending shares everything with the state before
Trail = tuple[Any, Event] | None


# names of their own, as in legality.py
_FRONT: Final = End.FRONT
_BACK: Final = End.BACK
_NOBODY: Final[frozenset[int]] = frozenset()
_REPLACES: Final = (How.KONG, How.FLOWER)


class Table:
    """What lies on the table at one moment. Methods with a leading underscore change it: only folding calls them."""

    __slots__ = (
        "_asked",
        "_if_all_pass",
        "_legal",
        "_trail",
        "_verdicts",
        "back",
        "declined",
        "feeder",
        "first_wall",
        "fled",
        "front",
        "indicator",
        "length",
        "memory",
        "options",
        "phase",
        "rivals",
        "rules",
        "salt",
        "seats",
        "settled",
        "setup",
        "special",
        "taken",
        "turned",
        "wall",
        "wins",
    )

    setup: Setup
    rules: RuleSystem
    options: Options
    wall: tuple[Tile, ...]  #: in draw order, UNKNOWN where not known
    first_wall: tuple[Tile, ...]  #: as the round began: the one of its record
    salt: str
    front: int  #: tiles taken from the front of the wall, the indicator included
    back: int  #: tiles taken from its end
    seats: list[SeatState]
    phase: Phase
    special: Special
    indicator: Tile | None
    wins: tuple[WinCase, ...]
    rivals: frozenset[Action]  #: wins of other seats that may still come beside the first
    declined: frozenset[int]  #: seats whose pass on a win has been recorded in this phase
    settled: Settle | None
    taken: frozenset[int]  #: places of the wall emptied or set aside other than from its two ends
    turned: Turned | None  #: horses or birds
    fled: int | None
    feeder: int | None  #: the seat that fed the exposed kong with which the unbroken chain of kongs began
    memory: Any  #: what the rule system remembers of the round: a frozen value of its own
    length: int  #: number of events so far
    _trail: Trail
    _legal: dict[int, tuple[Action, ...]]  #: what seats may do, as far as somebody has asked
    _if_all_pass: Phase | None  #: the phase after the open question when everybody passes, once it was asked for
    _asked: dict[int, tuple[Action, ...]] | None  #: the seats that have something to decide, once all were looked at
    _verdicts: dict[tuple[int, Tile, By], Verdict]

    @classmethod
    def begin(cls, rules: RuleSystem, setup: Setup, wall: Sequence[Tile], salt: str = "") -> Self:
        """A round before the deal. ``wall`` may hold UNKNOWN tiles; its length is that of the tile set."""
        _check_wall(rules, setup, wall)
        self = cls()
        self.setup, self.rules, self.options = setup, rules, setup.options
        self.wall, self.salt = tuple(wall), salt
        self.first_wall = self.wall
        self.front = self.back = self.length = 0
        self.seats = [SeatState() for _ in range(setup.players)]
        self.phase = Phase(Step.INDICATOR if rules.turned_at(setup) is not None else Step.DEAL, setup.dealer)
        self.taken = rules.set_aside(setup, len(wall))
        self.turned = self.fled = self.feeder = None
        self.memory = rules.begin_memory(setup)
        self.special, self.indicator = Special(), None
        self.wins, self.rivals, self.declined, self.settled = (), frozenset(), frozenset(), None
        self._trail, self._verdicts = None, {}
        self._ask_anew()
        return self

    # --- reading

    @property
    def wall_left(self) -> int:
        """Tiles still to be drawn, those set aside not counted."""
        end = len(self.wall) - self.back
        left = end - self.front
        return left - sum(self.front <= place < end for place in self.taken) if self.taken else left

    def places_left(self) -> list[int]:
        """The places of the wall that still have a tile to draw, from the front."""
        return [i for i in range(self.front, len(self.wall) - self.back) if i not in self.taken]

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.phase.step is Step.DONE

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event so far, oldest first."""
        out: list[Event] = []
        trail = self._trail
        while trail is not None:
            trail, event = trail
            out.append(event)
        return tuple(reversed(out))

    def seen_counts(self) -> list[int]:
        """How often each kind is known to lie outside the wall: hands, melds, ponds, indicator, a robbed tile."""
        seen = [0] * (UNKNOWN + 1)
        for state in self.seats:
            for tile, n in enumerate(state.counts):
                seen[tile] += n
            for meld in state.melds:
                for tile in meld.tiles:
                    seen[tile] += 1
            for thrown in state.discards:
                if thrown.claimed_by is None:
                    seen[thrown.tile] += 1
            for tile in (*state.flowers_held, *state.flowers):
                seen[tile] += 1
        if self.indicator is not None and self.rules.turned_at(self.setup) is None:
            seen[self.indicator] += 1
        if self.wins and self.wins[0].by is By.KONG:
            seen[self.wins[0].tile] += 1
        for tile in self.lying():
            seen[tile] += 1
        return seen[:STANDARD]

    def declared(self, seat: int) -> tuple[str, ...]:
        """What a seat has declared, as a case says it."""
        return self.seats[seat].declared

    def lying(self) -> tuple[Tile, ...]:
        """Tiles that lie face up outside the hands, melds and ponds."""
        return ()

    def hidden_counts(self) -> list[int]:
        """How many of each kind are not known to lie outside the wall."""
        copies = self.rules.tile_set(self.options).copies
        return [copies[t] - n for t, n in enumerate(self.seen_counts())]

    def winners_unknown(self) -> bool:
        """Whether a winner's hand is not fully known, so that the round cannot be settled yet."""
        return any(self.seats[w.seat].unknown for w in self.wins)

    def case_with(self, wins: tuple[WinCase, ...], extra: Mapping[str, Any]) -> Case:
        """The scoring case this table makes with these wins."""
        drawn = {w.seat: w.tile for w in wins if w.by is By.DRAW}
        setup = self.setup
        return Case(
            rules=setup.rules,
            options=self.options,
            seats=tuple(self._seat_case(i, drawn.get(i), wins) for i in range(len(self.seats))),
            wins=wins,
            dealer=setup.dealer,
            prevailing_wind=setup.prevailing_wind,
            dice=setup.dice,
            indicator=self.indicator,
            streak=setup.streak,
            carried=setup.carried,
            extra=extra,
        )

    def _seat_case(self, seat: int, drawn: Tile | None, wins: tuple[WinCase, ...]) -> SeatCase:
        state = self.seats[seat]
        hand = list(state.tiles())
        if drawn is not None and len(hand) % 3 == 2:  # else it was won where it lay
            hand.remove(drawn)
        melds = state.melds
        robbed = next((w.tile for w in wins if w.by is By.KONG and w.source == seat), None)
        if robbed is not None:
            if any(m.is_exposed_kong_of(robbed) for m in melds):
                hand += [robbed] * 3
            melds = tuple(
                m.before_kong() if m.is_added_kong_of(robbed) else m for m in melds if not m.is_exposed_kong_of(robbed)
            )
        discards = tuple(d.tile for d in state.discards if d.claimed_by is None)
        return SeatCase(tuple(hand), melds, state.flowers, discards, self.declared(seat))

    # --- changing

    def _own(self, seat: int) -> SeatState:
        """The state of a seat, copied so that it may be changed."""
        state = self.seats[seat] = self.seats[seat].copy()
        return state

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self.declined = _NOBODY
        self._legal, self._asked, self._if_all_pass = {}, None, None

    def _ask_anew(self) -> None:
        """Forget what was worked out about the question that was open: it has changed."""
        self._legal, self._asked, self._if_all_pass = {}, None, None

    def _gain(self, state: SeatState, tile: Tile) -> None:
        state.size += 1
        state._tiles = None
        if tile == UNKNOWN:
            state.unknown += 1
            return
        if tile >= STANDARD:
            state.flowers_held += (tile,)
            return
        state.counts[tile] += 1
        state.move_key(tile, 1, self.special.wild)

    def _lose(self, state: SeatState, tile: Tile) -> None:
        """Take a tile out of a hand; a tile not known to be there is one of the unknown ones."""
        state.size -= 1
        state._tiles = None
        if tile != UNKNOWN and state.counts[tile]:
            state.counts[tile] -= 1
            state.move_key(tile, -1, self.special.wild)
        elif state.unknown:
            state.unknown -= 1
        else:
            raise IllegalAction("not-held", f"no {tile_name(tile)} in the hand")

    def next_place(self, how: How) -> tuple[int, End]:
        """The place of the wall the next tile comes from, and its end."""
        end = _BACK if how in _REPLACES else _FRONT
        place = self.front if end is _FRONT else len(self.wall) - 1 - self.back
        if self.taken:
            step = 1 if end is _FRONT else -1
            while place in self.taken:
                place += step
        return place, end

    def _take_from(self, place: int, end: End) -> None:
        """Move the end of the wall past a place."""
        if end is _FRONT:
            self.front = place + 1
        else:
            self.back = len(self.wall) - place

    def _check_copies(self, tiles: Iterable[Tile], event: Event) -> None:
        """More copies than exist contradict an earlier event: name both. Only unknown tiles can cause it."""
        hidden = self.hidden_counts()
        for tile in set(tiles):
            if tile != UNKNOWN and (hidden[tile] < 0 if tile < len(hidden) else self._flowers_too_many(tile)):
                raise self._contradiction(tile, event)

    def _flowers_too_many(self, flower: Tile) -> bool:
        shown = sum(state.flowers_held.count(flower) + state.flowers.count(flower) for state in self.seats)
        return shown > self.rules.tile_set(self.options).copies[flower]

    def _contradiction(self, tile: Tile, event: Event) -> IllegalAction:
        """The error that an event shows more of a tile than is left, naming the events that showed the others."""
        earlier = [
            f"event {i} ({e})"
            for i, e in enumerate(self.events, start=1)
            if tile in getattr(e, "tiles", ()) or getattr(e, "tile", None) == tile
        ]
        return IllegalAction(
            "contradiction",
            f"{event} shows one {tile_name(tile)} too many; it contradicts {', '.join(earlier[-4:])}",
        )


def hand_line(table: Table, seat: int) -> str:
    """A hand in one line: concealed tiles, then melds, such as ``123m55p + peng[777s<2]``."""
    state = table.seats[seat]
    return " + ".join([format_tiles(state.tiles()), *map(str, state.melds)])


def _check_wall(rules: RuleSystem, setup: Setup, wall: Sequence[Tile]) -> None:
    tile_set = rules.tile_set(setup.options)
    if len(wall) != tile_set.size:
        raise IllegalAction("bad-wall", f"a wall of {len(wall)} tiles; expected {tile_set.size}")
    for tile, n in Counter(wall).items():
        most = n if tile == UNKNOWN else tile_set.copies[tile]
        if n > most:
            raise IllegalAction("bad-wall", f"{n} × {tile_name(tile)} in the wall; expected at most {most}")
