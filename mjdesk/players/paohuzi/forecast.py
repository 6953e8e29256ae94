"""What may still come: how often, in the turns that are left, a card of each kind can be taken by a seat.

A card that is turned up may be won by every seat, taken for a peng by every seat but the one that turned it up, and
taken for a chi by that one and the next (rules page §5). Cards played from hand come on top of those turned up. Where
a card lies is not known beyond what the seat cannot see: each unseen card is equally likely to come next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final

from ...engine.melds import MeldKind
from ...engine.paohuzi.cards import CARDS, COPIES, SEATS
from ...engine.paohuzi.stages import Card
from ...engine.phase import Step
from ...engine.tiles import KINDS, UNKNOWN, Tile
from ...engine.view import View

#: phases in which a card lies in no hand and no pond
_IN_THE_AIR: Final = frozenset({Card.DRAWN.value, Card.REVEALED.value, Card.DISCARDED.value})
#: cards played from hand for each card turned up, over all seats (measured among greedy players)
PLAYED: Final = 0.95
#: how often a turn ends the round
WON: Final = 0.1
#: how often nobody takes before a seat what it could take for a chi
CHI_LEFT: Final = 0.8


@dataclass(frozen=True, slots=True)
class Forecast:
    """Lists by kind. ``unseen``: cards the seat cannot see, ``hidden`` of them in all, ``turns`` still in the stock.
    ``chi``, ``peng``, ``flip``, ``draw``: how many of the kind are expected to come where the seat may take them for a
    chi, for a peng, win on them, or turn them up itself."""

    unseen: Sequence[int]
    hidden: int
    turns: int
    chi: Sequence[float]
    peng: Sequence[float]
    flip: Sequence[float]
    draw: Sequence[float]

    def without(self, chi: Iterable[Tile] = (), peng: Iterable[Tile] = ()) -> Forecast:
        """The forecast of a seat for which more kinds are dead (臭牌)."""
        return replace(self, chi=_cleared(self.chi, chi), peng=_cleared(self.peng, peng))


def forecast(view: View) -> Forecast:
    """What may still come for the seat of a view."""
    left = unseen(view)
    if (card := in_the_air(view)) is not None and left[card]:
        left[card] -= 1
    hidden, turns = max(1, sum(left)), view.wall_left
    each = lasting(turns) / hidden
    own, before = each / SEATS, each / SEATS * (1 + PLAYED)
    taken = each * (1 - 1 / SEATS) * (1 + PLAYED)
    dead = view.memory.own
    return Forecast(
        left,
        hidden,
        turns,
        _cleared([n * (own + before) * CHI_LEFT for n in left], dead.dead_chi),
        _cleared([n * taken for n in left], dead.dead_peng),
        [n * each for n in left],
        [n * own for n in left],
    )


def lasting(turns: int) -> float:
    """How many of the cards left in the stock are turned up before somebody wins, on average."""
    return (1.0 - (1.0 - WON) ** turns) / WON


def _cleared(numbers: Sequence[float], kinds: Iterable[Tile]) -> Sequence[float]:
    changed = list(numbers)
    for card in kinds:
        changed[card] = 0.0
    return changed


def likely(expected: float) -> float:
    """The chance of at least one of what is expected so often."""
    return 1.0 - exp(-expected)


def in_the_air(view: View) -> Tile | None:
    """The card in question, which lies in no hand and no pond; None where there is none or the seat does not see it."""
    phase = view.phase
    there = phase.step in (Step.ASK, Step.OWE) and phase.name in _IN_THE_AIR
    return phase.tile if there and phase.tile != UNKNOWN else None


def unseen(view: View) -> list[int]:
    """How many of each kind the seat cannot see, a card in the air not counted as seen. Of a ti it knows all four."""
    left = [COPIES if card in CARDS else 0 for card in range(UNKNOWN + 1)]
    for card in view.hand:
        left[card] -= 1
    for seat in view.seats:
        for meld in seat.melds:
            if meld.kind is MeldKind.TI:
                left[meld.tiles[0]] = 0
            else:
                for card in meld.tiles:
                    left[card] -= 1
        for thrown in seat.discards:
            left[thrown.tile] -= 1
    return left[:KINDS]
