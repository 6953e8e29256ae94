"""Assigning people to tables: by chance, so that those who have met least sit together, or the best with the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

TRIES = 200  #: random plans of which the one with the fewest meetings is taken


@dataclass(frozen=True, slots=True)
class Plan:
    """Tables of people, and who is left over: fewer than the least table needs."""

    tables: tuple[tuple[int, ...], ...]
    left: tuple[int, ...] = ()


def sizes(people: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """How many sit at each table: as few as possible left over, then as many full tables as possible."""
    big = max(allowed)
    best: tuple[int, int, tuple[int, ...]] | None = None

    def search(left: int, start: int, found: tuple[int, ...]) -> None:
        nonlocal best
        key = (left, len(found), tuple(-n for n in found))
        if best is None or key < best:
            best = key
        for n in sorted({a for a in allowed if a <= min(left, start)}, reverse=True):
            search(left - n, n, (*found, n))
            if n == big and left >= 3 * big:  # a full table always belongs to a best plan while many are left
                break

    search(people, big, ())
    assert best is not None
    return tuple(-n for n in best[2])


def by_points(people: Sequence[int], allowed: Sequence[int]) -> Plan:
    """The best with the best: ``people`` from the first place on."""
    return _cut(list(people), sizes(len(people), allowed))


def by_chance(
    people: Sequence[int], allowed: Sequence[int], met: Mapping[tuple[int, int], int], chance: Random
) -> Plan:
    """By chance, with few meetings of those who have met already.

    ``met``: rounds that two people (the lower number first) have played together. Of `TRIES` random plans (a tenth of
    them for more than 40 people) the one with the fewest meetings is taken, and made better by exchanging two people as
    long as that helps.
    """
    if len(set(people)) < len(people):
        raise BadInput("one person twice", "people", Text("同一个人出现了两次", "one person twice"))
    shape = sizes(len(people), allowed)
    best: tuple[int, Plan] | None = None
    for _ in range(TRIES if len(people) <= 40 else TRIES // 10):
        order = list(people)
        chance.shuffle(order)
        plan = _cut(order, shape)
        cost = meetings(plan, met)
        if best is None or cost < best[0]:
            best = cost, plan
        if cost == 0:
            break
    assert best is not None
    return _better(best[1], met)


def meetings(plan: Plan, met: Mapping[tuple[int, int], int]) -> int:
    """Rounds that those who sit together have played together before."""
    return sum(met.get((min(a, b), max(a, b)), 0) for table in plan.tables for a, b in combinations(table, 2))


def exchanged(plan: Plan, one: int, other: int) -> Plan:
    """The plan with two people in each other's place."""
    places = {one: other, other: one}

    def swapped(group: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(places.get(p, p) for p in group)

    return Plan(tuple(map(swapped, plan.tables)), swapped(plan.left))


def _cut(order: list[int], shape: Sequence[int]) -> Plan:
    tables, at = [], 0
    for n in shape:
        tables.append(tuple(order[at : at + n]))
        at += n
    return Plan(tuple(tables), tuple(order[at:]))


def _better(plan: Plan, met: Mapping[tuple[int, int], int]) -> Plan:
    tables = [list(table) for table in plan.tables]
    at = {person: table for table in tables for person in table}

    def met_by(person: int, group: list[int], without: int) -> int:
        return sum(met.get((min(person, o), max(person, o)), 0) for o in group if o not in (person, without))

    for _ in range(20):
        helped = False
        for a, b in combinations([p for table in tables for p in table], 2):
            of_a, of_b = at[a], at[b]
            if of_a is of_b:
                continue
            # only the two tables change: all the others need not be counted again
            now = met_by(a, of_a, b) + met_by(b, of_b, a)
            if now and met_by(b, of_a, a) + met_by(a, of_b, b) < now:
                of_a[of_a.index(a)], of_b[of_b.index(b)] = b, a
                at[a], at[b] = of_b, of_a
                helped = True
        if not helped:
            break
    return Plan(tuple(map(tuple, tables)), plan.left)
