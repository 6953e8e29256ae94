"""Fan of 鸡平胡 and 新麻将: special hands above a cap, else base patterns and additions up to it (pages §6).

What the two systems count stands in tables (`Scheme`); how it is counted stands here. A fan doubles: a hand
of n fan is worth 2ⁿ points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..options import Options
from ..settlement import Factor, Side
from ..text import Text
from .checks import Situation
from .guangdong_fan_hands import readings
from .guangdong_hands import Reading
from .values import Pattern


@dataclass(frozen=True, slots=True)
class Row:
    """One pattern: ``times(reading)`` says how often it counts (a bool: whether).

    ``fan``: what it counts each time, or the number of the option ``option``; ``floor``: the least that a hand
    with it is worth; ``event``: named beside special hands too.
    """

    pattern: Pattern
    fan: int
    times: Callable[[Reading], int]
    option: str = ""
    floor: int = 0
    event: bool = False

    def worth(self, options: Options) -> int:
        """Fan each time it counts."""
        return options.number(self.option) if self.option else self.fan


@dataclass(frozen=True, slots=True)
class Scheme:
    """What a system counts, each table in the order of its page.

    The dearest of ``specials`` counts alone. Else all ``bases`` count (only the dearest without option
    ``stack_base``), or ``plain`` when there is none, and all ``additions``, to ``cap`` at most.
    """

    specials: tuple[Row, ...]
    bases: tuple[Row, ...]
    plain: Row
    additions: tuple[Row, ...]
    cap: int

    @property
    def rows(self) -> tuple[Row, ...]:
        """Everything that counts, in the order of the page."""
        return (*self.specials, *self.bases, self.plain, *self.additions)


@dataclass(frozen=True, slots=True)
class Score:
    """What one reading is worth: pattern ids sorted, one for each time they count; ``total``: before cap and floor."""

    patterns: tuple[str, ...]
    fan: int
    total: int
    why: tuple[Factor, ...]

    @property
    def points(self) -> int:
        """X = 2 to the power of the fan."""
        return 1 << self.fan


def best_score(s: Situation, scheme: Scheme) -> Score | None:
    """The reading the winner takes: most fan, then the greatest total; None when the hand has no shape."""
    scores = [score(reading, scheme) for reading in readings(s)]
    return max(scores, key=lambda found: (found.fan, found.total, found.patterns), default=None)


def score(r: Reading, scheme: Scheme) -> Score:
    """What one reading is worth."""
    options = r.s.case.options
    additions = [(row, times) for row in scheme.additions if (times := int(row.times(r)))]
    specials = [row for row in scheme.specials if row.times(r)]
    if specials:
        best = max(specials, key=lambda row: row.fan)  # the first of equal ones
        listed = [(best, 1), *((row, 1) for row, _ in additions if row.event)]
        counted, cap = [(best, 1)], best.fan
    else:
        bases = [row for row in scheme.bases if row.times(r)] or [scheme.plain]
        if not options.flag("stack_base"):
            bases = [max(bases, key=lambda row: row.fan)]
        listed = counted = [*((row, 1) for row in bases), *additions]
        cap = scheme.cap
    total = sum(row.worth(options) * times for row, times in counted)
    floor = max((row for row, _ in listed), key=lambda row: row.floor)
    fan = max(min(total, cap), floor.floor)
    patterns = sorted(row.pattern.id for row, times in listed for _ in range(times))
    limits = _limits(total, cap, floor, fan)
    return Score(tuple(patterns), fan, total, (*_steps(counted, options), *limits, _points(fan)))


# --- the explanation: each step from the first pattern to the points


def _steps(counted: list[tuple[Row, int]], options: Options) -> list[Factor]:
    (first, _), *others = counted
    steps = [Factor("", first.worth(options), _fan_of(first))]
    for row, times in others:
        if value := row.worth(options) * times:
            steps.append(Factor("+", value, _fan_of(row, times)))
    return steps


def _fan_of(row: Row, times: int = 1) -> Text:
    name = row.pattern.name
    several = f" {times}" if times > 1 else ""
    return Text(f"番 {name.zh}{several}", f"fan: {name.en}{several}")


def _limits(total: int, cap: int, floor: Row, fan: int) -> list[Factor]:
    steps = []
    if total > cap:
        steps.append(Factor("≤", cap, Text("番 封顶", "fan: cap"), Side.LIMIT))
    if fan > min(total, cap):
        name = floor.pattern.name
        text = Text(f"番 {name.zh}，不足 {fan} 番按 {fan} 番", f"fan: {name.en}, at least {fan}")
        steps.append(Factor("=", fan, text, Side.LIMIT))
    return steps


def _points(fan: int) -> Factor:
    return Factor("=", 1 << fan, Text(f"分（{fan} 番，2 的 {fan} 次方）", f"points ({fan} fan: 2^{fan})"), Side.LIMIT)
