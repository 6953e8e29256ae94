"""What was seen in a photo beside what is labelled there, and what became of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from mjdesk.devices.camera.readings import Box, DieReading, Reading, Sight
from mjdesk.engine.notation import tile_name
from tools.camera.labelled import PIPS, Labelled, Thing

OVERLAP: Final = 0.5


@dataclass(slots=True)
class Tally:
    """What became of the things of a scene."""

    photos: int = 0
    things: int = 0
    found: int = 0
    right: int = 0
    vouched: int = 0
    vouched_right: int = 0
    read: int = 0  #: readings in photos that are fully labelled
    false: int = 0
    seconds: list[float] = field(default_factory=list)
    confidence: list[tuple[float, bool]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Adds another's counts."""
        for name in ("photos", "things", "found", "right", "vouched", "vouched_right", "read", "false"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seconds += other.seconds
        self.confidence += other.confidence


def matched(things: list[Thing], boxes: list[Box]) -> list[int | None]:
    """For each thing the box that lies best on it; no box lies on two."""
    pairs = []
    for i, thing in enumerate(things):
        own = Box(*thing.box)
        pairs += [(own.overlap(box), i, j) for j, box in enumerate(boxes)]
    of: list[int | None] = [None] * len(things)
    taken: set[int] = set()
    for overlap, i, j in sorted(pairs, reverse=True):
        if overlap < OVERLAP:
            break
        if of[i] is None and j not in taken:
            of[i] = j
            taken.add(j)
    return of


def tally(photo: Labelled, sight: Sight, faults: Counter[tuple[str, str]]) -> Tally:
    """What became of the tiles, or the dice, of one photo; faults are counted as (labelled, read)."""
    dice = photo.scene == "dice"
    readings: list[Reading | DieReading] = list(sight.dice) if dice else [t for t in sight.tiles if not t.back]
    of = matched(photo.things, [reading.box for reading in readings])
    result = Tally(photos=1, things=len(photo.things))
    for thing, place in zip(photo.things, of, strict=True):
        if place is None:
            faults[name_of(thing.kind), "-"] += 1
            continue
        best, vouched = answer(readings[place])
        result.found += 1
        result.right += best == thing.kind
        result.vouched += vouched
        result.vouched_right += vouched and best == thing.kind
        result.confidence.append((readings[place].confidence, best == thing.kind))
        if best != thing.kind:
            faults[name_of(thing.kind), name_of(best)] += 1
    if photo.known_from < 0:
        false = [reading for place, reading in enumerate(readings) if place not in of]
        result.read, result.false = len(readings), len(false)
        result.vouched += sum(answer(reading)[1] for reading in false)
    return result


def answer(reading: Reading | DieReading) -> tuple[int, bool]:
    """The class that it most likely is (-1: none), and whether that is vouched for."""
    if isinstance(reading, DieReading):
        return PIPS + (reading.pips or 0), reading.pips is not None
    likeliest = reading.likeliest
    return -1 if likeliest is None else likeliest, reading.tile is not None


def name_of(kind: int) -> str:
    """A class as the tables call it."""
    return "?" if kind in (-1, PIPS) else f"{kind - PIPS} pips" if kind > PIPS else tile_name(kind)
