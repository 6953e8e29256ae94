"""Who sits where, drawn with dice: everybody throws two, the highest deals first, equal throws are thrown again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Thrown:
    """One person's throws: two dice each, the first and those that decided between equal ones."""

    name: str
    dice: tuple[tuple[int, int], ...]

    @property
    def sums(self) -> tuple[int, ...]:
        """What each throw came to."""
        return tuple(a + b for a, b in self.dice)


def draw_seats(names: Sequence[str], chance: Random) -> tuple[Thrown, ...]:
    """The people in the order of their seats, the first dealer first, each with the throws that put it there.

    Everybody has the same chance at every seat: equal sums throw again among themselves alone.
    """
    thrown: dict[str, list[tuple[int, int]]] = {name: [] for name in names}
    if len(thrown) < len(names):
        raise ValueError("expected different names")
    open_ = [list(names)]
    while open_:
        group = open_.pop()
        if len(group) < 2:
            continue
        for name in group:
            thrown[name].append((chance.randint(1, 6), chance.randint(1, 6)))
        sums: dict[int, list[str]] = {}
        for name in group:
            sums.setdefault(sum(thrown[name][-1]), []).append(name)
        open_ += [equal for equal in sums.values() if len(equal) > 1]
    done = [Thrown(name, tuple(dice)) for name, dice in thrown.items()]
    return tuple(sorted(done, key=lambda each: each.sums, reverse=True))
