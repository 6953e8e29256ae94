"""Rounds in a row: dealer, winds, streaks and carried state, from one seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from .errors import IllegalAction
from .options import Options
from .round import Round
from .rules.base import RuleSystem
from .rules.values import NextDeal
from .setup import Setup
from .tiles import Tile
from .wall import Stream, shuffle


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished round of a match: who dealt and what each seat won or lost."""

    dealer: int
    payments: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a prop does to the shuffled wall before the deal: from wall, dealer and the seed of the round a new wall."""

    prop: str
    arrange: Callable[[tuple[Tile, ...], int, str], tuple[Tile, ...]]


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two rounds; seats keep their numbers.

    It ends after so many ``rounds`` or ``circles`` (圈), whichever comes first; 0 sets no end. In a ``practice`` match
    moves may be taken back; its rounds say so.
    """

    rules: RuleSystem
    options: Options
    players: int
    seed: str
    rounds: int
    upcoming: NextDeal
    finished: tuple[Finished, ...] = ()
    circles: int = 0
    practice: bool = False

    @classmethod
    def begin(  # noqa: PLR0917 - these are what a match is begun with
        cls,
        rules: RuleSystem,
        options: Options,
        seed: str,
        rounds: int = 0,
        players: int | None = None,
        circles: int = 0,
        practice: bool = False,
    ) -> Match:
        """A match before its first round; the first dealer comes from the seed."""
        seats = max(rules.players) if players is None else players
        if seats not in rules.players:
            raise IllegalAction("wrong-seats", f"{seats} seats; expected one of {rules.players}")
        first = NextDeal(Stream(f"{seed}/dealer").below(seats))
        return cls(rules, options, seats, seed, rounds, first, circles=circles, practice=practice)

    @property
    def id(self) -> str:
        """The name of the match in its records; unlike the seed it does not tell the walls."""
        return hashlib.sha256(f"{self.seed}/match".encode()).hexdigest()[:16]

    @property
    def number(self) -> int:
        """The number of the round to be played, from 1."""
        return len(self.finished) + 1

    @property
    def over(self) -> bool:
        """Whether all rounds or circles are played."""
        if self.rounds and len(self.finished) >= self.rounds:
            return True
        return bool(self.circles) and self.circles_played >= self.circles

    @property
    def circles_played(self) -> int:
        """Circles behind it: one is over when every seat has dealt and the last of them gives the deal on.

        Where the deal goes round this is when it comes back to the seat that dealt first, and the wind changes.
        """
        done, dealt = 0, set[int]()
        for dealer, after in pairwise((*(f.dealer for f in self.finished), self.upcoming.dealer)):
            dealt.add(dealer)
            if len(dealt) == self.players and after != dealer:
                done, dealt = done + 1, set()
        return done

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far."""
        return tuple(sum(f.payments[seat] for f in self.finished) for seat in range(self.players))

    def next_round(self, prepared: Prepared | None = None) -> Round:
        """The round to be played, before its deal; ``prepared`` by a prop that changes the wall."""
        if self.over:
            raise IllegalAction("match-over", "all its rounds are played")
        seed, upcoming = f"{self.seed}/{self.number}", self.upcoming
        dealt = shuffle(self.rules.tile_set(self.options), seed)
        if prepared is not None:
            dealt = replace(dealt, wall=prepared.arrange(dealt.wall, upcoming.dealer, seed))
        setup = Setup(
            rules=self.rules.id,
            options=self.options,
            players=self.players,
            dealer=upcoming.dealer,
            prevailing_wind=upcoming.prevailing_wind,
            dice=dealt.dice if self.rules.throws_dice else (),
            streak=upcoming.streak,
            carried=upcoming.carried,
            match=self.id,
            number=self.number,
            commit=dealt.commit,
            version=self.rules.version,
            props=() if prepared is None else (prepared.prop,),
            practice=self.practice,
        )
        return self.rules.new_round(setup, dealt.wall, dealt.salt)

    def after(self, round_: Round) -> Match:
        """The match after a settled round."""
        if round_.settled is None:
            raise IllegalAction("not-settled", "the round is not settled yet")
        setup = round_.setup
        if (setup.match, setup.number) != (self.id, self.number):
            raise IllegalAction(
                "wrong-round", f"round {setup.number} of {setup.match}; expected {self.number} of {self.id}"
            )
        done = Finished(setup.dealer, round_.settled.payments, tuple(w.seat for w in round_.wins))
        return replace(self, upcoming=self.rules.next_deal(round_), finished=(*self.finished, done))
