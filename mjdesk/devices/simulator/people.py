"""People who play a round that is given, at their own pace: they lift and lay tiles, throw dice and press buttons."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from ...engine.events import (
    Deal,
    Declare,
    Discard,
    Draw,
    Event,
    Exhausted,
    Gang,
    Indicator,
    Passed,
    Reveal,
    RuleEvent,
    Settle,
    Turned,
    Win,
)
from ...engine.phase import Step
from ...engine.round import Round
from ..layout import Place
from .physical import Move, moves


@dataclass(frozen=True, slots=True)
class Lift:
    """A tile is taken up."""

    move: Move


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile is put down."""

    move: Move


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice are thrown."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Push:
    """A seat presses a button."""

    seat: int
    button: str


@dataclass(frozen=True, slots=True)
class Past:
    """An event has been carried out; ``untold`` where no tile or die showed it; ``places`` where tiles were laid."""

    event: Event
    untold: bool
    places: frozenset[Place] = frozenset()


Act = Lift | Lay | Dice | Push | Past

#: how long things take, in ms: thinking, a tile in the fingers, between the tiles of a meld, four tiles of the deal
_THINK: Final = (500, 1600)
_CARRY: Final = (150, 400)
_NEXT: Final = (60, 200)
_DEAL: Final = (20, 60)


def button_of(event: Event, before: Round) -> tuple[int, str] | None:
    """The button that says an event which tiles do not show; None where they do, or no button can."""
    match event:
        case Win():
            return event.seat, "win"
        case Declare(what="ting"):
            return event.seat, "ready"
        case Gang(open=bool()):
            return event.seat, "open" if event.open else "plain"
        case Exhausted() if before.asked():
            return before.phase.seat, "end"
    name = type(event).__name__
    if name == "Sea":
        return event.seat, "take" if event.take else "leave"  # type: ignore[union-attr]
    if name == "Shown":
        return event.seat, "show"  # type: ignore[union-attr]
    return None


def is_silent(event: Event, before: Round) -> bool:
    """Whether an event moves no tile, so that only a button or a word tells of it."""
    if isinstance(event, (Passed, Settle)):
        return False  # follows from the others
    if isinstance(event, (Win, Declare, Reveal)):
        return True
    if isinstance(event, Exhausted):
        return bool(before.asked())
    if isinstance(event, Indicator):  # turned up in the wall, where it stays
        return not moves(before, before.apply(event))
    return isinstance(event, RuleEvent) and not moves(before, before.apply(event))


class People:
    """Acts of one round, each due at its time. ``mistakes``: how often a human thing happens, per discard."""

    def __init__(
        self, truth: Iterable[tuple[Event, Round]], begun: Round, random: Random, mistakes: dict[str, float]
    ) -> None:
        self._truth = iter(truth)
        self.round = begun
        self._random = random
        self._mistakes = mistakes
        self._due: deque[tuple[int, Act]] = deque()
        self._free = 0
        self.over = False

    def begin(self, now: int) -> None:
        """Sit down and throw the dice."""
        self._free = now + self._some(_THINK)
        if self.round.setup.dice:
            self._at(0, Dice(self.round.setup.dice))

    def act(self, now: int) -> Iterator[Act]:
        """What happens up to now."""
        while True:
            while self._due and self._due[0][0] <= now:
                yield self._due.popleft()[1]
            if self._due or self.over or self._free > now:
                return
            step = next(self._truth, None)
            if step is None:
                self.over = True
                return
            self._plan(*step)

    def _some(self, span: tuple[int, int]) -> int:
        return self._random.randint(*span)

    def _at(self, later: int, act: Act) -> None:
        self._free += later
        self._due.append((self._free, act))

    def _plan(self, event: Event, after: Round) -> None:
        before, self.round = self.round, after
        dealing = isinstance(event, Deal)
        self._free += self._some(_DEAL if dealing else _THINK)
        if isinstance(event, Passed | Settle):
            self._at(0, Past(event, untold=False))
            return
        dice = self._dice_of(event)
        if dice:
            self._at(0, Dice(dice))
        pressed = button_of(event, before)
        if pressed is not None:
            self._at(self._some(_NEXT), Push(*pressed))
        planned = moves(before, after)
        if isinstance(event, Discard) and len(planned) == 1 and before.phase.step is Step.TURN:
            self._human(before, event, planned[0])
        self._at(0, Past(event, is_silent(event, before), frozenset(move.target for move in planned)))
        for move in planned:
            self._carry(move, quick=dealing or isinstance(event, Turned))

    @staticmethod
    def _dice_of(event: Event) -> tuple[int, ...]:
        if isinstance(event, (Draw, Indicator)) and event.die is not None:
            return (event.die,)
        return getattr(event, "dice", ()) or ()

    def _carry(self, move: Move, quick: bool = False) -> None:
        self._at(self._some(_DEAL if quick else _NEXT), Lift(move))
        self._at(self._some(_DEAL if quick else _CARRY), Lay(move))

    def _human(self, before: Round, event: Discard, move: Move) -> None:
        """A wrong tile first, or a discard taken back and thrown again."""
        back = Move(move.tile, move.target, move.source)
        if self._happens("take-back"):
            self._carry(move)
            self._free += self._some(_THINK) + 600
            self._carry(back)
            self._free += self._some(_THINK) + 900
        if self._happens("correct"):
            others = [a.tile for a in before.legal_actions(event.seat) if a.kind.value == "discard"]
            wrong = self._random.choice([tile for tile in others if tile is not None] or [event.tile])
            if wrong != event.tile:
                slip = move._replace(tile=wrong)
                self._carry(slip)
                self._free += self._some(_THINK)
                self._carry(Move(wrong, slip.target, slip.source))
                self._free += self._some(_CARRY)

    def _happens(self, what: str) -> bool:
        return self._random.random() < self._mistakes.get(what, 0.0)
