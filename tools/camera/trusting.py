"""How far the namer may be believed: learned on photos of scenes that the models had not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from mjdesk.devices.camera.naming import FIRST_PIPS, Trust, chances
from mjdesk.devices.camera.recogniser import Look, sight_of
from mjdesk.devices.camera.things import DIE
from tools.camera.labelled import Labelled, Thing
from tools.camera.matching import answer, matched, tally

UNTAUGHT: Final = Trust(
    temperature=1.0, vouch=0.9, vouch_die=0.5, seen=0.25, seen_die=0.25, nothing=0.5, nothing_die=0.5
)
_HEATS: Final = (0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55)
#: What is chosen one after the other, from what, and whether it matters to dice alone.
_CHOICES: Final = (
    ("seen", _HEATS, False),
    ("nothing", (0.3, 0.5, 0.7), False),
    ("seen_die", _HEATS, True),
    ("nothing_die", (0.2, 0.3, 0.4, 0.5, 0.6), True),
    ("vouch_die", (0.3, 0.4, 0.5, 0.6), True),
)
#: A die that is read wrong, or where none lies, is half as bad as one that is missed and spoils the throw.
_DIE_WRONG: Final = 0.5
WANTED: Final = 0.993  #: of the kinds vouched for so many are to be right


def learn(looks: Sequence[tuple[Labelled, Look]], trust: Trust = UNTAUGHT) -> Trust:
    """The temperature under which chances are right on the whole, then the least chance that is vouched for."""
    logits, kinds = _known(looks)
    temperatures = np.geomspace(0.3, 4, 60)
    surprise = []
    for temperature in temperatures:
        own = chances(logits, float(temperature))[np.arange(len(kinds)), kinds]
        surprise.append(float(-np.log(np.maximum(own, 1e-9)).mean()))
    trust = replace(trust, temperature=round(float(temperatures[int(np.argmin(surprise))]), 4), vouch=0.0)
    trust = _eyes(looks, trust)
    answers = sorted(_answers(looks, trust), reverse=True)
    right = np.cumsum([good for _, good in answers]) / np.arange(1, len(answers) + 1)
    enough = np.flatnonzero(right >= WANTED)
    vouch = answers[int(enough[-1])][0] if len(enough) else 1.0
    return replace(trust, vouch=round(float(vouch), 4))


def _eyes(looks: Sequence[tuple[Labelled, Look]], trust: Trust) -> Trust:
    """The heat and the chance of being nothing that let most things be read for every one that is not there."""

    def gain(dice: bool, chosen: Trust) -> float:
        own = [(photo, look) for photo, look in looks if (photo.scene == "dice") == dice]
        results = [tally(photo, sight_of(look, chosen), Counter()) for photo, look in own]
        right, false = sum(result.right for result in results), sum(result.false for result in results)
        if not dice:
            return right - false
        return right - _DIE_WRONG * (false + sum(result.vouched - result.vouched_right for result in results))

    for name, values, dice in _CHOICES:
        choices = [replace(trust, **{name: value}) for value in values]
        trust = max(choices, key=lambda chosen: gain(dice, chosen))
    return trust


def labelled_marks(looks: Sequence[tuple[Labelled, Look]]) -> tuple[list[int], np.ndarray]:
    """The marks of all tiles that were found in photos, n × 128, with the kinds that they are labelled as."""
    kinds: list[int] = []
    marks = []
    for photo, look in looks:
        for thing, place in _pairs(photo, look):
            kinds.append(thing.kind)
            marks.append(look.marks[place])
    return kinds, np.array(marks, np.float32)


def _pairs(photo: Labelled, look: Look) -> list[tuple[Thing, int]]:
    """The labelled tiles of a photo that were found, with their places in the look."""
    faces = [place for place, thing in enumerate(look.found) if thing.what != DIE]
    of = matched(photo.things, [look.found[place].box for place in faces])
    return [(thing, faces[place]) for thing, place in zip(photo.things, of, strict=True) if place is not None]


def _known(looks: Sequence[tuple[Labelled, Look]]) -> tuple[np.ndarray, np.ndarray]:
    """What the namer said of tiles that were found, with what they are."""
    logits, kinds = [], []
    for photo, look in looks:
        if photo.scene == "dice":
            continue
        for thing, place in _pairs(photo, look):
            logits.append(look.logits[place, :FIRST_PIPS])
            kinds.append(thing.kind)
    return np.array(logits), np.array(kinds)


def _answers(looks: Sequence[tuple[Labelled, Look]], trust: Trust) -> list[tuple[float, bool]]:
    """The chance that is told of each tile, and whether its kind is right; what lies nowhere is wrong."""
    answers = []
    for photo, look in looks:
        if photo.scene == "dice":
            continue
        readings = [tile for tile in sight_of(look, trust).tiles if not tile.back]
        of = matched(photo.things, [reading.box for reading in readings])
        thing_at = {place: thing for thing, place in zip(photo.things, of, strict=True) if place is not None}
        for place, reading in enumerate(readings):
            if reading.tile is None:  # one more of its kind than a set has: never vouched for
                continue
            if place in thing_at:
                answers.append((reading.confidence, answer(reading)[0] == thing_at[place].kind))
            elif photo.known_from < 0:
                answers.append((reading.confidence, False))
    return answers


def counted(faults: Counter[tuple[str, str]], most: int) -> str:
    """The commonest faults in one line."""
    return ", ".join(f"{labelled}→{read} {times}" for (labelled, read), times in faults.most_common(most))
