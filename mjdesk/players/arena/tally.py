"""What the deals of a duel come to: means, a 95 % interval, rates. docs/strength.md says how each is meant."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any, Final

from .duel import DealResult, Outcome
from .times import Times

#: 97.5 % points of Student's distribution for 1 to 4 degrees of freedom; above, the expansion below is good to 0.1 %
_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764)
_Z: Final = 1.959964


def t_95(freedom: int) -> float:
    """How many standard errors a two-sided 95 % interval reaches to each side, ``freedom`` ≥ 1.

    Cornish-Fisher expansion of Student's quantile about the normal one (Abramowitz and Stegun 26.7.5).
    """
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(slots=True)
class Side:
    """One player's rounds, each of its seats counted: a round of A among three B is one of A and three of B."""

    rounds: int = 0
    points: int = 0
    wins: int = 0
    won: int = 0  #: net points of the rounds won
    others_won: int = 0  #: rounds that others won, and it did not
    lost: int = 0  #: net points of those
    fed: int = 0  #: rounds in which it let go of a tile that another won on
    fed_points: int = 0  #: net points of those
    times: Times = field(default_factory=Times)

    def note(self, seat: int, outcome: Outcome) -> None:
        """Count a round that it sat at ``seat``."""
        points = outcome.payments[seat]
        self.rounds += 1
        self.points += points
        if seat in outcome.winners:
            self.wins += 1
            self.won += points
        elif outcome.winners:
            self.others_won += 1
            self.lost += points
        if seat in outcome.feeders:
            self.fed += 1
            self.fed_points += points

    def summary(self, name: str) -> dict[str, Any]:
        """As it is printed; None where there is nothing to divide by."""
        median, p95 = self.times.quantile(0.5), self.times.quantile(0.95)
        return {
            "player": name,
            "points": ratio(self.points, self.rounds),
            "win_rate": ratio(self.wins, self.rounds),
            "deal_in_rate": ratio(self.fed, self.rounds),
            "mean_win": ratio(self.won, self.wins),
            "mean_loss": ratio(self.lost, self.others_won),
            "mean_deal_in": ratio(self.fed_points, self.fed),
            "decisions": len(self.times),
            "median_ms": median and round(1000 * median, 4),
            "p95_ms": p95 and round(1000 * p95, 4),
        }


def ratio(total: float, number: int) -> float | None:
    """A mean, rounded as it is printed; None of nothing."""
    return round(total / number, 5) if number else None


@dataclass(slots=True)
class Tally:
    """The deals of a duel so far, in whatever order they were played."""

    a: Side = field(default_factory=Side)
    b: Side = field(default_factory=Side)
    rounds: int = 0
    exhausted: int = 0
    #: for each deal the mean points per round of A: the one number that a deal is worth as a sample
    samples: dict[int, float] = field(default_factory=dict)

    def note(self, deals: Iterable[DealResult]) -> None:
        """Count some deals."""
        for deal in deals:
            for outcome in deal.rounds:
                self.rounds += 1
                self.exhausted += not outcome.winners
                for seat in range(len(outcome.payments)):
                    (self.a if seat == outcome.a_seat else self.b).note(seat, outcome)
            self.samples[deal.number] = fmean(outcome.payments[outcome.a_seat] for outcome in deal.rounds)
            self.a.times.add(deal.a_times)
            self.b.times.add(deal.b_times)

    @property
    def mean(self) -> float | None:
        """Mean points per round of A."""
        return self.a.points / self.a.rounds if self.a.rounds else None

    @property
    def margin(self) -> float | None:
        """Half the width of the 95 % interval of `mean`; None with fewer than two deals."""
        values = [self.samples[number] for number in sorted(self.samples)]  # in one order: sums of floats depend on it
        if len(values) < 2:
            return None
        return t_95(len(values) - 1) * stdev(values) / math.sqrt(len(values))

    @property
    def table_win(self) -> float | None:
        """Mean winning amount of the table: net points of a winner of a round, over all winners, A and B alike."""
        wins = self.a.wins + self.b.wins
        return (self.a.won + self.b.won) / wins if wins else None

    def summary(self, a: str, b: str) -> dict[str, Any]:
        """The figures by name, as they are printed."""
        mean, margin, win = self.mean, self.margin, self.table_win
        interval = None if mean is None or margin is None else [round(mean - margin, 5), round(mean + margin, 5)]
        gains = win is not None and win > 0 and mean is not None
        return {
            "deals": len(self.samples),
            "rounds": self.rounds,
            "points": None if mean is None else round(mean, 5),
            "interval": interval,
            "table_win": None if win is None else round(win, 5),
            "gain_percent": round(100 * mean / win, 3) if gains and mean is not None and win else None,
            "gain_interval": [round(100 * end / win, 3) for end in interval] if gains and interval and win else None,
            "exhausted_rate": ratio(self.exhausted, self.rounds),
            "a": self.a.summary(a),
            "b": self.b.summary(b),
        }
