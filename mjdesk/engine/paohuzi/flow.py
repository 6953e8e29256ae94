"""The turn flow of 跑胡子 as lists of stages (rules page §4.2 and §5): the first stage that applies makes the phase.

Each step — the start, a card drawn, turned up, or played from hand — is a list of stages, each one thing that one
seat may or must do with the card. Optional things are phases `ASK`, one seat after another in the order of the
page; forced ones are phases `OWE`. Of a seat with unknown cards (physical table) nobody can say whether something
forced applies: it is asked like an optional one, and an event that belongs to a later stage says that it did not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from .. import actions as act
from ..actions import Action, Kind
from ..case import NO_TILE, By, WinCase
from ..events import Event
from ..melds import Meld, MeldKind
from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, Tile
from . import judge
from .arrange import most_huxi
from .cards import CARDS, COPIES, SEATS, Group, rest
from .claims import chi_lists, fits, lists_of, unlocked
from .events import LAID, Laid, TurnUp

if TYPE_CHECKING:
    from .round import PaohuziRound


class Card(StrEnum):
    """The steps: what has happened to the card in question. The name of the phases of a step."""

    START = "start"
    DRAWN = "drawn"
    REVEALED = "revealed"
    DISCARDED = "discarded"


class What(IntEnum):
    """What a stage is about."""

    QUADS = 0  #: start ti
    SAN_TI = 1
    HEAVEN = 2
    EARTH = 3
    WIN = 4
    TI = 5
    WEI = 6
    REVEAL = 7
    PAO = 8
    PENG = 9
    CHI = 10


#: stages that no seat chooses
FORCED: Final = frozenset({What.QUADS, What.TI, What.WEI, What.REVEAL, What.PAO})
#: what a pass of a stage is called in a record
PASSES: Final = {What.PENG: "peng", What.CHI: "chi"}
START_WINS: Final = {What.SAN_TI: judge.SAN_TI, What.HEAVEN: judge.HEAVEN, What.EARTH: judge.EARTH}
#: what is laid at the forced stages
LAID_KINDS: Final = {What.QUADS: MeldKind.TI, What.TI: MeldKind.TI, What.WEI: MeldKind.WEI, What.PAO: MeldKind.PAO}


class Stage(NamedTuple):
    """One thing that may happen to the card, and the seat that does it."""

    what: What
    seat: int


class Spot(NamedTuple):
    """A place in a step: the card, the seat it came from, and the number of the stage."""

    step: Card
    source: int
    card: Tile
    number: int

    @property
    def stage(self) -> Stage:
        """The stage there."""
        return STAGES[self.step, self.source][self.number]


def _stages(step: Card, source: int) -> tuple[Stage, ...]:
    me, one, two = source, (source + 1) % SEATS, (source + 2) % SEATS
    if step is Card.START:
        everybody = (me, one, two)
        return (
            *(Stage(What.QUADS, seat) for seat in everybody),
            *(Stage(What.SAN_TI, seat) for seat in everybody),
            Stage(What.HEAVEN, me),
            Stage(What.EARTH, one),
            Stage(What.EARTH, two),
        )
    if step is Card.DRAWN:
        return (Stage(What.WIN, me), Stage(What.TI, me), Stage(What.WEI, me), Stage(What.REVEAL, me))
    others = (Stage(What.WIN, one), Stage(What.WIN, two), Stage(What.PAO, one), Stage(What.PAO, two))
    pengs = (Stage(What.PENG, one), Stage(What.PENG, two))
    if step is Card.REVEALED:
        return (*others, Stage(What.PAO, me), *pengs, Stage(What.CHI, me), Stage(What.CHI, one))
    return (*others, *pengs, Stage(What.CHI, one))


#: the stages of each step by the seat the card came from
STAGES: Final = {(step, source): _stages(step, source) for step in Card for source in range(SEATS)}


# --- phases


def spot_of(phase: Phase) -> Spot | None:
    """Where in a step a phase is; None in other phases."""
    if phase.step not in (Step.ASK, Step.OWE) or not phase.data:
        return None
    assert phase.tile is not None
    return Spot(Card(phase.name), phase.data[0], phase.tile, phase.data[1])


def in_doubt(round_: PaohuziRound) -> bool:
    """Whether the phase is about something of which nobody knows whether it applies."""
    phase = round_.phase
    return len(phase.data) == 3 and bool(phase.data[2])


def begin(round_: PaohuziRound, step: Card, source: int, card: Tile) -> Phase:
    """The first phase of a step."""
    return from_stage(round_, Spot(step, source, card, 0))


def after(round_: PaohuziRound, spot: Spot) -> Phase:
    """The phase after a stage at which nothing happened."""
    return from_stage(round_, spot._replace(number=spot.number + 1))


def from_stage(round_: PaohuziRound, spot: Spot) -> Phase:
    """The phase of the first stage from a spot on that applies; behind the last one the next turn."""
    step, source, card, first = spot
    for number, (what, seat) in enumerate(STAGES[step, source][first:], start=first):
        here = Spot(step, source, card, number)
        sure = applies(round_, here, what, seat)
        if sure is None or sure:
            owed = what in FORCED and sure is True
            return Phase(
                Step.OWE if owed else Step.ASK, seat, card, How.DRAW, step.value, (source, number, int(sure is None))
            )
    return turn_after(round_, source) if step is Card.START else next_draw(round_, source)


def next_draw(round_: PaohuziRound, seat: int) -> Phase:
    """The seat after ``seat`` draws, or the stock is at its end."""
    return round_.rules.due_draw(round_, (seat + 1) % SEATS)


def turn_after(round_: PaohuziRound, seat: int) -> Phase:
    """After an action of a seat (§3): it plays a card if it has one too many and one that is not locked."""
    state = round_.seats[seat]
    if state.size > rest(state.melds) and (state.unknown or unlocked(state.counts)):
        return Phase(Step.TURN, seat, None, How.CLAIM)
    return next_draw(round_, seat)


# --- whether a stage applies: yes, no, or None where unknown cards leave it open


def applies(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> bool | None:
    """Whether a stage applies."""
    if what is What.REVEAL:
        return True
    if what in (What.PENG, What.CHI):
        if what is What.CHI and spot.step is Card.DISCARDED and not round_.options.flag("chi_discard"):
            return False
        dead = round_.memory.seats[seat]
        if spot.card in (dead.dead_peng if what is What.PENG else dead.dead_chi):
            return False
    if round_.seats[seat].unknown or spot.card == UNKNOWN:
        return None if options_at(round_, spot, what, seat) else False
    if what in FORCED:
        return bool(laid_kinds(round_, spot, what, seat))
    return bool(options_at(round_, spot, what, seat))


def options_at(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Action, ...]:
    """What the seat may do at a stage, a pass not counted."""
    if what in FORCED:
        kind = LAID_KINDS[what]
        return tuple(
            Action(Kind.GANG, seat, card, (card,) * _size(kind), kind.value)
            for card in laid_kinds(round_, spot, what, seat)
        )
    if what is What.PENG:
        return (act.peng(seat, spot.card),) if _may_peng(round_, seat, spot.card) else ()
    if what is What.CHI:
        return tuple(
            Action(Kind.CHI, seat, spot.card, tuple(card for group in groups for card in group))
            for groups in _chi(round_, seat, spot.card)
        )
    return _wins(round_, spot, what, seat)


def _size(kind: MeldKind) -> int:
    return 3 if kind is MeldKind.WEI else COPIES


def _wins(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Action, ...]:
    options = round_.options
    if what is What.SAN_TI and not options.flag(judge.SAN_TI):
        return ()
    by = way(spot, what)
    if by is By.DISCARD and not options.flag("win_on_discard"):
        return ()
    cards: Sequence[Tile] = (spot.card,)
    if what is What.SAN_TI and seat != spot.source:
        cards = (NO_TILE,)
    elif spot.card == UNKNOWN:
        cards = CARDS
    return tuple(act.win(seat, by, card) for card in cards if _can_win(round_, win_at(round_, spot, what, seat, card)))


def win_at(round_: PaohuziRound, spot: Spot, what: What, seat: int, card: Tile) -> WinCase:
    """A win at a stage, with its circumstances."""
    by = way(spot, what)
    if what in START_WINS:
        said: tuple[str, ...] = (START_WINS[what],)
    else:
        said = (judge.LAST,) if by is not By.DISCARD and not round_.wall_left else ()
    return WinCase(seat, by, card, None if by is By.DRAW else spot.source, said)


def _can_win(round_: PaohuziRound, win: WinCase) -> bool:
    state = round_.seats[win.seat]
    if state.unknown:
        return may_hold(round_, win.seat, win.tile, 0) if win.tile != NO_TILE else True
    if judge.SAN_TI not in win.circumstances and judge.HEAVEN not in win.circumstances:
        if state.size != rest(state.melds):
            return False
        huxi = most_huxi(state.counts, state.melds, win.tile, win.by, round_.options.flag("free_win_card"))
        if huxi is None or huxi < round_.options.number("min_huxi"):
            return False
    return round_.rules.judge(round_.case((win,))).legal


def way(spot: Spot, what: What) -> By:
    """How a card that is won at a stage came."""
    if what in (What.SAN_TI, What.HEAVEN) or spot.step is Card.DRAWN:
        return By.DRAW
    return By.DISCARD if spot.step is Card.DISCARDED else By.FLIP


def laid_kinds(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Tile, ...]:
    """The kinds that must (or, unknown, may) be laid at a forced stage."""
    if what is What.QUADS:
        return tuple(card for card in CARDS if may_hold(round_, seat, card, COPIES))
    cards: Sequence[Tile] = CARDS if spot.card == UNKNOWN else (spot.card,)
    if what is What.WEI:
        return tuple(card for card in cards if may_hold(round_, seat, card, 2, exactly=True))
    from_hand = what is What.TI or seat != spot.source
    return tuple(
        card
        for card in cards
        if (from_hand and may_hold(round_, seat, card, 3)) or growing(round_, seat, card, what, spot)
    )


def growing(round_: PaohuziRound, seat: int, card: Tile, what: What, spot: Spot) -> Meld | None:
    """The own meld that the card makes a quad: a wei; a peng only with a card turned up."""
    kinds = [MeldKind.WEI] if what is What.TI or seat != spot.source else []
    if what is What.PAO and spot.step is Card.REVEALED:
        kinds.append(MeldKind.PENG)
    return next((m for m in round_.seats[seat].melds if m.kind in kinds and m.tiles[0] == card), None)


def may_hold(round_: PaohuziRound, seat: int, card: Tile, number: int, exactly: bool = False) -> bool:
    """Whether the hand has (or, with unknown cards, may have) so many of a kind."""
    state = round_.seats[seat]
    held = state.counts[card]
    if not state.unknown:
        return held == number if exactly else held >= number
    missing = number - held
    return missing <= min(state.unknown, round_.hidden_counts()[card]) and (missing >= 0 or not exactly)


# --- chi and peng


def _may_peng(round_: PaohuziRound, seat: int, card: Tile) -> bool:
    state = round_.seats[seat]
    if state.unknown:
        return may_hold(round_, seat, card, 2)
    return state.counts[card] == 2 and _can_discard_after(round_, seat, {card: 2}, (Meld(MeldKind.PENG, (card,) * 3),))


def _chi(round_: PaohuziRound, seat: int, card: Tile) -> list[tuple[Group, ...]]:
    state = round_.seats[seat]
    if state.unknown:
        hidden = round_.hidden_counts()
        most = [n + min(state.unknown, h, max(0, 2 - n)) for n, h in zip(state.counts, hidden, strict=True)]
        return [
            groups
            for copies in range(state.counts[card] + 1, min(3, most[card] + 1) + 1)
            for groups in lists_of(card, copies)
            if fits(groups, most, card) and _unseen(groups, state.counts, card) <= state.unknown
        ]
    found = []
    for groups in chi_lists(state.counts, card):
        taken = Counter(each for group in groups for each in group)
        taken[card] -= 1
        melds = tuple(Meld(MeldKind.BI if n else MeldKind.CHI, group) for n, group in enumerate(groups))
        if _can_discard_after(round_, seat, taken, melds):
            found.append(groups)
    return found


def _unseen(groups: Sequence[Group], counts: Sequence[int], card: Tile) -> int:
    """How many cards of a chi are not among the known ones."""
    need = [each for group in groups for each in group]
    need.remove(card)
    return sum(max(0, need.count(each) - counts[each]) for each in set(need))


def _can_discard_after(round_: PaohuziRound, seat: int, taken: Mapping[Tile, int], melds: tuple[Meld, ...]) -> bool:
    """Whether no discard is due after these cards have left the hand, or there is one to play."""
    state = round_.seats[seat]
    counts = state.counts.copy()
    for card, number in taken.items():
        counts[card] -= number
    return sum(counts) <= rest((*state.melds, *melds)) or unlocked(counts)


# --- what is owed


def owed(round_: PaohuziRound, spot: Spot) -> Event:
    """The event of a forced stage."""
    what, seat = spot.stage
    if what is What.REVEAL:
        return TurnUp(seat, spot.card)
    return laid(round_, spot, laid_kinds(round_, spot, what, seat)[0])


def laid(round_: PaohuziRound, spot: Spot, card: Tile) -> Laid:
    """The event by which the seat of a forced stage lays a kind."""
    what, seat = spot.stage
    kind = LAID_KINDS[what]
    if what is What.QUADS:
        return LAID[kind](seat, (card,) * COPIES, start=True)
    grown = None if what is What.WEI else growing(round_, seat, card, what, spot)
    return LAID[kind](
        seat,
        (card,) * _size(kind),
        card,
        spot.source if what is What.PAO else None,
        was=grown.kind.value if grown is not None else "",
        exposed=what is What.WEI and card in round_.memory.seats[seat].dead_peng,
    )
