"""Duplicate matches of two players: every deal is played once for each seat that A can sit in, B in all others.

A deal is one round with a wall, a dealer and dice of its own, made from the seed and the number of the deal alone,
and so are the seeds of the players: the result of a deal does not depend on who plays which deals when.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.case import By
from ...engine.match import Match
from ...engine.options import Options
from ...engine.round import Round
from ...engine.rules.registry import rule_system
from ..headless import play_round
from ..lineup import player
from .times import Timed, Times

#: the ways a win comes from a tile that another seat let go; 跑胡子's turned-up card is nobody's doing
_LET_GO = (By.DISCARD, By.KONG)


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played: player ``a`` alone among players ``b``; names of `lineup.PLAYERS`."""

    rules: str
    options: Options
    seats: int
    a: str
    b: str
    seed: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one round ended: points of each seat, who won, which seats let go of the tiles that were won on."""

    a_seat: int
    payments: tuple[int, ...]
    winners: tuple[int, ...]
    feeders: tuple[int, ...]


@dataclass(slots=True)
class DealResult:
    """One deal: its rounds in the order of A's seats, and what the decisions of both players took."""

    number: int
    rounds: tuple[Outcome, ...]
    a_times: Times = field(default_factory=Times)
    b_times: Times = field(default_factory=Times)


def play_deal(duel: Duel, number: int) -> DealResult:
    """Play a deal (numbers from 1) once for each seat of A."""
    system = rule_system(duel.rules)
    seed = f"{duel.seed}/{number}"
    match = Match.begin(system, duel.options, seed, 1, duel.seats)
    result = DealResult(number, ())
    rounds = []
    for a_seat in range(duel.seats):
        players = [
            Timed(player(duel.a, f"{seed}/a"), result.a_times)
            if seat == a_seat
            else Timed(player(duel.b, f"{seed}/b/{seat}"), result.b_times)
            for seat in range(duel.seats)
        ]
        rounds.append(_outcome(a_seat, play_round(match.next_round(), players)))
    result.rounds = tuple(rounds)
    return result


def _outcome(a_seat: int, round_: Round) -> Outcome:
    assert round_.settled is not None
    return Outcome(
        a_seat,
        round_.settled.payments,
        tuple(win.seat for win in round_.wins),
        tuple({win.source for win in round_.wins if win.source is not None and win.by in _LET_GO}),
    )
