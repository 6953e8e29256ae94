"""The hidden 宝 tile of `qionghu` in a running round (page §2): fixed by a die, changed, seen by declared seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..errors import IllegalAction
from ..events import Claim, Declare, Discard, Draw, Event, Exhausted, Gang, Indicator
from ..fold import agree, require, require_of_set
from ..melds import MeldKind
from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, Tile
from ..wall import Stream, may_be_thrown
from .qionghu_checks import TING

if TYPE_CHECKING:
    from ..round import Round
    from ..table import Table

#: names of phases: a discard that may only be won on as yet; one on which nobody won; the die after a discard, and
#: after a chi or peng. Kongs bring none: the fourth tile of the bao's kind is the bao itself.
WINS: Final = "wins"
CLAIMS: Final = "claims"
AFTER_DISCARD: Final = "bao after discard"
AFTER_CLAIM: Final = "bao after claim"
_OPEN: Final = 3
_SIDES: Final = 6
_ENDS_LOOK: Final = (Claim, Gang, Draw, Discard, Exhausted)
_GONE_THROUGH: Final = (Claim, Gang, Draw, Exhausted)


class Bao(NamedTuple):
    """What a round remembers of the bao.

    ``tile``: the bao in force, `UNKNOWN` for those that may not see it; ``old``: those turned up since; ``looked``:
    the seats that have seen the one in force, and ``fresh`` those that have just done so; ``declaring``: the seat
    that has declared ready and not thrown yet; ``thrower``: the last that threw a tile, and ``wall`` how many tiles the
    wall had then; ``rolls``: dice thrown.
    """

    tile: Tile | None = None
    old: tuple[Tile, ...] = ()
    looked: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    declaring: int | None = None
    thrower: int | None = None
    wall: int = 0
    rolls: int = 0

    @property
    def aside(self) -> tuple[Tile, ...]:
        """The bao tiles, those that were changed first."""
        return self.old if self.tile is None else (*self.old, self.tile)


def bao_in(table: Table) -> Bao:
    """The memory of a round."""
    memory = table.memory
    assert isinstance(memory, Bao)
    return memory


def declared_seats(table: Table) -> tuple[int, ...]:
    """The seats that have declared ready."""
    return tuple(seat for seat, state in enumerate(table.seats) if TING in state.declared)


# --- when the die is thrown


def lying_open(table: Table, tile: Tile) -> int:
    """How many of a kind lie open: in ponds, and in melds that are no concealed kongs."""
    number = 0
    for state in table.seats:
        number += sum(thrown.tile == tile and thrown.claimed_by is None for thrown in state.discards)
        for meld in state.melds:
            if meld.kind is not MeldKind.GANG_CONCEALED:
                number += meld.tiles.count(tile)
    return number


def must_change(table: Table, tile: Tile | None) -> bool:
    """Whether three of the bao's kind lie open."""
    return tile is not None and lying_open(table, tile) >= _OPEN


def is_due(table: Table, declaring: bool = False) -> bool:
    """Whether the die is to be thrown; ``declaring``: a declared discard has gone through."""
    bao = bao_in(table)
    wanted = declaring if bao.tile is None else must_change(table, bao.tile)
    return wanted and bool(table.places_left())


# --- throwing it


def place_of(table: Table, die: int) -> int:
    """The place in the wall that a die chooses: the upper tile of that stack from the back."""
    places = table.places_left()
    from_end = 2 * (die or 1) - 1  # where nobody knows the die every tile there is unknown, one like the other
    return places[-from_end] if len(places) >= from_end else places[0]


def owed_bao(round_: Round) -> Indicator:
    """The bao that the next throw of the die brings."""
    die = Stream(f"{round_.salt}/die/{bao_in(round_).rolls}").below(_SIDES) + 1
    return Indicator(round_.wall[place_of(round_, die)], die=die)


def on_bao(round_: Round, event: Indicator) -> None:
    """A tile is taken out of the wall and laid aside face down; all declared seats look at it."""
    require(round_, Step.OWE, event)
    if event.die is None or not may_be_thrown((event.die,), round_.first_wall) or event.wild is not None or event.pizi:
        raise IllegalAction("wrong-indicator", f"{event}; expected a bao and the die that chose it")
    if event.tile == UNKNOWN:
        raise IllegalAction("wrong-tile", "the table must know the bao; expected its tile")
    require_of_set(round_, (event.tile,), event)
    place, before = place_of(round_, event.die), bao_in(round_)
    agree(event.tile, round_.wall[place], "the bao is")
    round_.taken |= {place}
    seats = declared_seats(round_)
    round_.memory = before._replace(
        tile=event.tile, old=before.aside, looked=seats, fresh=seats, rolls=before.rolls + 1
    )
    if UNKNOWN in round_.wall:
        round_._check_copies((event.tile,), event)
    if is_due(round_):
        round_._enter(round_.phase)
        return
    if must_change(round_, event.tile):
        round_.memory = without_bao(bao_in(round_))
    round_._enter(_resumed(round_.phase))


def without_bao(bao: Bao) -> Bao:
    """The bao is turned up and there is no tile for another."""
    return bao._replace(tile=None, old=bao.aside, looked=(), fresh=())


def _resumed(phase: Phase) -> Phase:
    """What the bao has interrupted."""
    if phase.name == AFTER_DISCARD:
        return Phase(Step.CLAIM, phase.seat, phase.tile, name=CLAIMS)
    return Phase(Step.TURN, phase.seat, None, How.CLAIM)


# --- what is remembered


def remembered(before: Round, event: Event, after: Round) -> Bao:
    """The memory after an event."""
    bao = bao_in(after)
    if isinstance(event, Declare):
        return bao._replace(declaring=event.seat)
    if isinstance(event, _ENDS_LOOK):
        bao = bao._replace(fresh=())
    if isinstance(event, _GONE_THROUGH) and must_change(after, bao.tile) and not after.places_left():
        return without_bao(bao)
    if isinstance(event, Discard):
        bao = _after_discard(bao, event.seat, after)
    return bao


def _after_discard(bao: Bao, seat: int, after: Round) -> Bao:
    """A later declarer looks at the bao there is, unless it is being changed."""
    if bao.declaring == seat and bao.tile is not None and after.phase.name != WINS:
        bao = bao._replace(looked=(*bao.looked, seat), fresh=(seat,))
    return bao._replace(declaring=None, thrower=seat, wall=after.wall_left)


def known_to(bao: Bao, seat: int, over: bool) -> Bao:
    """What a seat may know: the bao only when it has looked, or the round is over."""
    if bao.tile is None or over or seat in bao.looked:
        return bao
    return bao._replace(tile=UNKNOWN)
