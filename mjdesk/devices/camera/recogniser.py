"""From a picture to what lies in it: find, cut out, name, and say how sure that is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from mjdesk.engine.tiles import FLOWERS_144
from mjdesk.shipped import asset

from .counting import counted, doubted, is_die
from .finding import find, find_again
from .naming import BACK_CLASS, FIRST_PIPS, KINDS, NOTHING, Floats, Trust, chances, named
from .network import Finder, Namer, Pips
from .own_set import OwnSet
from .picture import Picture
from .readings import Box, DieReading, Guess, Quad, Reading, Sight
from .rows import aligned, evened, reading_order
from .things import DIE, Found, as_die

_MAYBE: Final = 0.15  #: where the heat of dice is more than this, a tile may be a die
_GUESSES: Final = 5  #: alternatives that are told of a tile


class Recogniser:
    """Finds and names tiles and dice. One for a thread: it holds the models while they work."""

    def __init__(self, folder: Path | None = None) -> None:
        """With the models of a folder, those that ship with the program by default."""
        folder = asset("models", "camera") if folder is None else folder
        self.trust = Trust.load(folder / "trust.json")
        self._finder = Finder(folder / "finder.onnx")
        self._namer = Namer(folder / "namer.onnx")
        self._pips = Pips(folder / "pips.onnx")
        self._longer: int | None = None

    def read(self, picture: Picture, own: OwnSet | None = None, *, quick: bool = False) -> Sight:
        """What lies in the picture, by the eyes of the owner's set where one is given.

        ``quick`` is for frames of a film: one look at the size that was best for the frame before, and each thing is
        named once. Takes up to a third of a second on one core. Never raises for what it sees.
        """
        return sight_of(self.look(picture, quick=quick), self.trust, own)

    def look(self, picture: Picture, *, quick: bool = False) -> Look:
        """What lies in the picture before anything is made of it."""
        least = min(self.trust.seen, self.trust.seen_die)
        if quick and self._longer is not None:
            found, self._longer = find_again(self._finder, picture.pixels, least, self._longer)
        else:
            found, longer = find(self._finder, picture.pixels, least)
            self._longer = longer if quick else None
        found = straightened(found)
        if not found:
            return Look([], np.zeros((0, FIRST_PIPS + 6), np.float32), np.zeros((0, 128), np.float32))
        frames = [frame_of(thing) for thing in found]
        logits, marks = named(self._namer, picture.pixels, frames, both_sides=not quick)
        maybe = [place for place, thing in enumerate(found) if may_be_die(thing) or is_die(logits[place])]
        dice = [as_die(found[place]) for place in maybe]
        if dice:
            counts = counted(self._pips, picture.pixels, [frame_of(die) for die in dice])
            for place, die, count in zip(maybe, dice, counts, strict=True):
                doubt = doubted(count, logits[place])
                if found[place].what == DIE or is_die(doubt):  # to the finder a die may look like a tile
                    found[place], logits[place] = die, doubt
        return Look(found, logits, marks)


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """Things found, with what the namer said of each: logits (n × 50) and marks (n × 128)."""

    found: list[Found]
    logits: Floats
    marks: Floats


def sight_of(look: Look, trust: Trust, own: OwnSet | None = None) -> Sight:
    """What is told of a look."""
    tiles, dice = [], []
    logits = look.logits if own is None else own.weighed(look.logits, look.marks)
    for thing, said in zip(look.found, chances(logits, trust.temperature), strict=True):
        if thing.score < (trust.seen_die if thing.what == DIE else trust.seen):
            continue
        if thing.what == DIE:
            dice += _die(thing, said, trust)
        else:
            tiles += _tile(thing, said, trust)
    tiles = of_one_set(tiles)
    order = reading_order([tile.quad for tile in tiles])
    return Sight(tuple(tiles[k] for k in order), tuple(sorted(dice, key=lambda die: (die.box.y, die.box.x))))


def of_one_set(tiles: list[Reading]) -> list[Reading]:
    """The same readings; of more of a kind than a set has, the least sure ones are not vouched for."""
    left = Counter(dict(enumerate(FLOWERS_144.copies)))
    vouched = list(tiles)
    for place in sorted(range(len(tiles)), key=lambda place: -tiles[place].confidence):
        kind = tiles[place].tile
        if kind is not None:
            left[kind] -= 1
            if left[kind] < 0:
                vouched[place] = replace(tiles[place], tile=None)
    return vouched


def _tile(thing: Found, said: Floats, trust: Trust) -> list[Reading]:
    """The reading of a face or a back; none where it turns out to be nothing."""
    known = said[: NOTHING + 1] / said[: NOTHING + 1].sum()
    if known[NOTHING] > trust.nothing:
        return []
    quad = _quad(thing.quad)
    best = int(known[:NOTHING].argmax())
    confidence = float(known[best])
    if best == BACK_CLASS:
        return [Reading(None, thing.box, quad, confidence, (), back=True)]
    guesses = tuple(Guess(int(kind), float(known[kind])) for kind in np.argsort(-known[:KINDS])[:_GUESSES])
    return [Reading(best if confidence >= trust.vouch else None, thing.box, quad, confidence, guesses)]


def _die(thing: Found, said: Floats, trust: Trust) -> list[DieReading]:
    pips = said[FIRST_PIPS:] / (said[FIRST_PIPS:].sum() + said[NOTHING])
    if float(pips.sum()) < 1 - trust.nothing_die:
        return []
    best = int(pips.argmax())
    confidence = float(pips[best])
    return [DieReading(best + 1 if confidence >= trust.vouch_die else None, thing.box, confidence)]


def may_be_die(thing: Found) -> bool:
    """Whether the finder takes it for a die, or might have."""
    return thing.what == DIE or thing.die >= _MAYBE


def straightened(found: list[Found]) -> list[Found]:
    """The same things, faces and backs turned and as large as their neighbours are."""
    tiles = [place for place, thing in enumerate(found) if thing.what != DIE]
    if tiles:
        quads = aligned(np.array([found[place].quad for place in tiles]))
        boxes = [(*found[place].box.centre, found[place].box.w, found[place].box.h) for place in tiles]
        for place, quad, (x, y, w, h) in zip(tiles, quads, evened(np.array(boxes, np.float32)).tolist(), strict=True):
            found[place] = replace(found[place], quad=quad, box=Box(x - w / 2, y - h / 2, w, h))
    return found


def frame_of(thing: Found) -> Floats:
    """The corners that a thing is cut out by: its face; for a die a square around its box."""
    if thing.what != DIE:
        return thing.quad
    (x, y), half = thing.box.centre, max(thing.box.w, thing.box.h) / 2
    corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    return np.array(corners, np.float32)


def _quad(corners: Floats) -> Quad:
    first, second, third, fourth = ((float(x), float(y)) for x, y in corners)
    return first, second, third, fourth
