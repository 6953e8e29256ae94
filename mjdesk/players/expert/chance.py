"""The chance to go through the stages of a hand before another wins or the wall ends."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def chances(rates: Sequence[float], hazards: Sequence[float]) -> tuple[float, float]:
    """(chance to complete, chance that nobody wins).

    ``rates``: for each stage how many useful tiles come by a turn, the next stage first; ``hazards``: for each turn
    left the chance that another wins in it.
    """
    steps = [1 - exp(-rate) for rate in rates]
    last = len(steps) - 1
    at = [0.0] * len(steps)
    at[0] = 1.0
    won = 0.0
    for reached, hazard in enumerate(hazards):
        for stage in range(min(reached, last), -1, -1):
            moved = at[stage] * steps[stage]
            at[stage] -= moved
            if stage == last:
                won += moved
            else:
                at[stage + 1] += moved
        stays = 1 - hazard
        at = [part * stays for part in at]
    return won, sum(at)
