"""How well photos are read: the tables of docs/camera.md, printed by ``python -m tools.measure_camera --models DIR``.

Each photo is read by the models of the fold that has not seen its scene (``--models`` has the folders 0, 1, 2 that
``tools.train_camera`` writes), with thresholds learned on the other folds. A tile counts as read where a reading lies
on it with an overlap of at least 0.5 and its likeliest kind is right; a reading on nothing is false, where the photo
is fully labelled.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import cv2
import numpy as np
import typer

from mjdesk.devices.camera.own_set import OwnSet
from mjdesk.devices.camera.picture import picture_of
from mjdesk.devices.camera.readings import Sight
from mjdesk.devices.camera.recogniser import Look, Recogniser, sight_of
from mjdesk.engine.notation import tile_name
from tools.camera.labelled import Labelled, load_photos
from tools.camera.matching import Tally, tally
from tools.camera.speed import speeds
from tools.camera.trusting import UNTAUGHT, counted, labelled_marks, learn

UPRIGHT: Final = ("tray", "grid", "hand", "live", "wood", "green")
DICE: Final = "dice"


def main(  # noqa: PLR0917 - these are the options of the command line
    photos: Annotated[Path, typer.Option(help="folder of tiles.json and dice.json")] = Path("../shared/photos"),
    models: Annotated[Path, typer.Option(help="folder with the models of the folds: 0, 1, 2")] = Path("build/camera"),
    folds: Annotated[str, typer.Option(help="which folds to measure")] = "0,1,2",
    what: Annotated[str, typer.Option(help="tiles,dice or one of them")] = "tiles,dice",
    quick: Annotated[bool, typer.Option(help="as frames of a film are read")] = False,
    faults: Annotated[int, typer.Option(help="how many kinds of faults to list")] = 25,
    draw: Annotated[Path | None, typer.Option(help="folder to write photos with faults to")] = None,
    speed: Annotated[bool, typer.Option(help="only how long reading takes, with the models that ship")] = False,
    own: Annotated[int, typer.Option(help="learn each scene's set from so many of its photos, measure the others")] = 0,
    trust: Annotated[Path | None, typer.Option(help="file to write thresholds to, learned on all folds")] = None,
) -> None:
    """Read every photo with models that have not seen its scene; print tables."""
    cv2.setNumThreads(1)
    if speed:
        for name, taken in speeds(load_photos(photos), None):
            print(f"{name}: {taken:.3f} s")
        return
    chosen = [int(fold) for fold in folds.split(",")]
    kinds = what.split(",")
    asked = [p for p in load_photos(photos) if p.fold in chosen and (DICE if p.scene == DICE else "tiles") in kinds]
    looks, seconds = _looks(asked, {fold: Recogniser(models / str(fold)) for fold in chosen}, quick)
    scenes: dict[str, Tally] = {}
    wrong: Counter[tuple[str, str]] = Counter()
    learned = {}
    if "tiles" in kinds:
        for fold in chosen:
            others = [(p, look) for p, look in looks if p.fold != fold] or looks
            learned[fold] = learn(others)
            print(f"fold {fold}: {learned[fold]}")
    sets, left = _own_sets(looks, own)
    print(f"{len(sets)} sets learned from their own photos" if sets else "")
    for (photo, look), taken in zip(looks, seconds, strict=True):
        if own and photo.name not in left:
            continue
        sight = sight_of(look, learned.get(photo.fold, UNTAUGHT), sets.get(photo.scene))
        result = tally(photo, sight, wrong)
        result.seconds.append(taken)
        scenes.setdefault(photo.scene, Tally()).add(result)
        if draw is not None and result.right < result.things + result.false:
            _draw(draw / f"{photo.name}.png", photo, sight)
    _report(scenes, wrong, faults)
    if trust is not None:
        trust.write_text(json.dumps(asdict(learn(looks)), indent=1) + "\n", encoding="utf-8")


def _own_sets(looks: list[tuple[Labelled, Look]], photos: int) -> tuple[dict[str, OwnSet], set[str]]:
    """The set of each scene, learned from its first photos; the names of the other photos."""
    sets, left = {}, set()
    for scene in dict.fromkeys(photo.scene for photo, _ in looks):
        own = [(photo, look) for photo, look in looks if photo.scene == scene]
        left |= {photo.name for photo, _ in own[photos:]}
        if photos and scene != DICE:
            kinds, marks = labelled_marks(own[:photos])
            sets[scene] = OwnSet.taught(scene, kinds, marks)
    return sets, left


def _looks(
    photos: list[Labelled], recognisers: dict[int, Recogniser], quick: bool
) -> tuple[list[tuple[Labelled, Look]], list[float]]:
    """What lies in each photo, and the processor seconds that looking took."""
    looks, seconds = [], []
    for photo in photos:
        begun = time.process_time()
        looks.append((photo, recognisers[photo.fold].look(picture_of(photo.pixels), quick=quick)))
        seconds.append(time.process_time() - begun)
    return looks, seconds


def _row(name: str, t: Tally) -> str:
    """A line of the table."""

    def share(part: int, whole: int) -> str:
        return f"{part / whole:.1%}" if whole else "–"

    cells = [
        name, t.photos, t.things, share(t.found, t.things), share(t.right, t.things),
        share(t.false, t.read), share(t.vouched, t.things), share(t.vouched_right, t.vouched),
        f"{np.median(t.seconds) * 1000:.0f}",
    ]  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def _report(scenes: dict[str, Tally], wrong: Counter[tuple[str, str]], faults: int) -> None:
    print("| scene | photos | things | found | found and named | false | answered | answers right | ms a photo |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in sorted(scenes):
        print(_row(name, scenes[name]))
    groups = {
        "all tiles": [n for n in scenes if n != DICE],
        "upright racks and grids": [n for n in scenes if n.startswith(UPRIGHT)],
    }
    for name, members in groups.items():
        total = Tally()
        for member in members:
            total.add(scenes[member])
        if total.things:
            print(_row(f"**{name}**", total))
    print("\nfaults:", counted(wrong, faults))
    everything = sorted((pair for name in groups["all tiles"] for pair in scenes[name].confidence), reverse=True)
    if everything:
        print("chance → right:", json.dumps(_calibration(everything)))


def _calibration(pairs: list[tuple[float, bool]]) -> list[list[float]]:
    """Mean chance and share right of each tenth of the readings."""
    tenths = np.array_split(np.array(pairs, float), 10)
    return [[round(float(part[:, 0].mean()), 4), round(float(part[:, 1].mean()), 4)] for part in tenths if len(part)]


def _draw(path: Path, photo: Labelled, sight: Sight) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shown = cv2.resize(photo.pixels, None, fx=2, fy=2)
    for thing in photo.things:
        x, y, w, h = (round(2 * value) for value in thing.box)
        cv2.rectangle(shown, (x, y), (x + w, y + h), (90, 90, 90), 1)
    for tile in sight.tiles:
        corners = (np.array(tile.quad) * 2).round().astype(np.int32)
        cv2.polylines(shown, [corners], True, (0, 0, 255) if tile.tile is None else (0, 160, 0), 2)
        name = "back" if tile.likeliest is None else tile_name(tile.likeliest)
        x, y = (int(v) for v in corners.mean(axis=0) - 10)
        cv2.putText(shown, name, (x, y), cv2.FONT_HERSHEY_SIMPLEX, 0.6, (255, 0, 255), 2)
    for die in sight.dice:
        x, y, w, h = (round(2 * v) for v in (die.box.x, die.box.y, die.box.w, die.box.h))
        cv2.rectangle(shown, (x, y), (x + w, y + h), (255, 0, 0), 2)
        cv2.putText(shown, str(die.pips), (x, y - 4), cv2.FONT_HERSHEY_SIMPLEX, 0.7, (255, 0, 255), 2)
    cv2.imwrite(str(path), shown)


if __name__ == "__main__":
    typer.run(main)
