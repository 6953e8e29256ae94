"""Trains the models that read photos (assets/models/camera): ``python -m tools.train_camera --photos DIR``.

Needs the extra ``[train]``. First pictures are drawn and kept in the work folder, and the *base*, a finder and a namer,
learns from them alone. From there a finder and a namer are trained for each fold, on the drawn pictures and on the
photos that the fold does not hold back, and for all photos together; a counter of pips begins from nothing. All are
written as ONNX. The models of the folds serve ``tools.measure_camera``, which asks each photo's reading of a model that
has never seen its scene.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

import numpy as np
import torch
import typer
from torch import nn

from tools.camera.crowds import crowded
from tools.camera.cut_outs import cut_outs
from tools.camera.finder_batches import Sampler
from tools.camera.labelled import CLASSES, FOLDS, SIDE, Labelled, load_photos
from tools.camera.networks import NAMER_SIDE, Finder, Namer, Pips, export
from tools.camera.scenes import draw_scene
from tools.camera.seen import Eyes, seen, seen_dice
from tools.camera.storage import load_drawn, save_drawn
from tools.camera.training import Plan, named_right, train_finder, train_namer, train_pips
from tools.camera.trusting import UNTAUGHT

BASE: Final = "base"
ALL: Final = "all"
PLANS: Final = {
    (BASE, "finder"): Plan(3000, 8, 2.5e-3),
    (BASE, "namer"): Plan(2500, 128, 3e-3),
    (ALL, "finder"): Plan(2000, 8, 2e-3),
    (ALL, "namer"): Plan(1800, 128, 2.5e-3),
    (ALL, "pips"): Plan(2000, 128, 3e-3),
}
_CROWDS: Final = 120  #: pictures of crowded dice that the counter of pips is shown


def main(  # noqa: PLR0917 - these are the options of the command line
    photos: Annotated[Path, typer.Option(help="folder of tiles.json and dice.json")] = Path("../shared/photos"),
    work: Annotated[Path, typer.Option(help="where drawn pictures and models are kept")] = Path("build/camera"),
    stages: Annotated[str, typer.Option(help="which to train: base, 0, 1, 2 (the folds), all")] = "base,0,1,2,all",
    what: Annotated[str, typer.Option(help="finder,namer,pips or some of them")] = "finder,namer,pips",
    drawn: Annotated[int, typer.Option(help="number of drawn pictures")] = 1500,
    share: Annotated[float, typer.Option(help="of the steps of each stage")] = 1.0,
    threads: Annotated[int, typer.Option(help="processor cores to use")] = 2,
) -> None:
    """Train; each stage writes ``finder.onnx`` and ``namer.onnx`` into a folder of its name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    torch.set_num_threads(threads)
    work.mkdir(parents=True, exist_ok=True)
    pictures = load_photos(photos) + _drawn(work / f"drawn-{drawn}.npz", drawn)
    eyes = Eyes(work / BASE / "finder.onnx")
    for name in stages.split(","):
        known = [picture for picture in pictures if _may_see(name, picture)]
        held = [picture for picture in pictures if picture.fold == int(name)] if name.isdigit() else []
        stage = _Stage(name, known, held, work, eyes)
        _say(f"{name}: {len(known)} pictures")
        for part in what.split(","):
            planned = PLANS[BASE if name == BASE and part != "pips" else ALL, part]
            plan = Plan(max(1, round(planned.steps * share)), planned.batch, planned.rate)
            if (name, part) != (BASE, "pips"):
                TRAIN[part](stage, plan)


@dataclass(frozen=True, slots=True)
class _Stage:
    """``known``: the pictures that it may see; ``held``: those it is judged by; ``eyes``: of the base."""

    name: str
    known: list[Labelled]
    held: list[Labelled]
    work: Path
    eyes: Eyes

    @property
    def folder(self) -> Path:
        return self.work / self.name

    @property
    def photos(self) -> list[Labelled]:
        return [picture for picture in self.known if picture.scene != "drawn"]


def _may_see(stage: str, picture: Labelled) -> bool:
    assert stage in (BASE, ALL) or int(stage) < len(FOLDS)
    if stage == BASE:
        return picture.scene == "drawn"
    return stage == ALL or picture.fold != int(stage)


def _say(text: str) -> None:
    print(time.strftime("%H:%M:%S"), text, flush=True)


def _drawn(path: Path, count: int) -> list[Labelled]:
    if not path.exists():
        _say(f"drawing {count} pictures")
        save_drawn(path, [draw_scene(np.random.default_rng((1, number)), number) for number in range(count)])
    return load_drawn(path)


def _train_finder(stage: _Stage, plan: Plan) -> None:
    finder = Finder()
    _begin(finder, stage, "finder.pt")
    train_finder(finder, Sampler(stage.known, np.random.default_rng(plan.seed)), plan, _say)
    _keep(finder, stage.folder / "finder")
    export(finder, torch.zeros(1, 3, SIDE, SIDE), stage.folder / "finder.onnx", ["found"], [0, 2, 3])


def _train_namer(stage: _Stage, plan: Plan) -> None:
    namer = Namer(CLASSES)
    _begin(namer, stage, "namer.pt")
    rng = np.random.default_rng(plan.seed)
    things = cut_outs(stage.known, rng)
    if stage.name != BASE:
        things = things.and_also(seen(stage.photos, stage.eyes))
    train_namer(namer, things, plan, _say)
    if stage.held:
        right = named_right(namer, cut_outs(stage.held, rng))
        _say(f"{stage.name}: {right:.1%} of the cut-outs held back are named right")
    _keep(namer, stage.folder / "namer")
    crop = torch.zeros(1, 3, NAMER_SIDE, NAMER_SIDE)
    export(namer, crop, stage.folder / "namer.onnx", ["kinds", "marks"], [0])


def _train_pips(stage: _Stage, plan: Plan) -> None:
    pips = Pips()
    rng = np.random.default_rng(plan.seed)
    dice = [picture for picture in stage.known if picture.scene == "dice"]
    some = [picture for picture in stage.known if any(thing.die for thing in picture.things) or rng.random() < 0.3]
    things = cut_outs([*some, *crowded(dice, _CROWDS, rng)], rng, most_drawn=8)
    train_pips(pips, things.and_also(seen_dice(stage.photos, stage.eyes)), plan, _say)
    _keep(pips, stage.folder / "pips")
    export(pips, torch.zeros(1, 3, NAMER_SIDE, NAMER_SIDE), stage.folder / "pips.onnx", ["pips"], [0])


def _begin(network: nn.Module, stage: _Stage, name: str) -> None:
    """Every stage but the base begins with what the base has learned."""
    if stage.name != BASE:
        network.load_state_dict(torch.load(stage.work / BASE / name, weights_only=True))


def _keep(network: nn.Module, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), path.with_suffix(".pt"))
    trust = json.dumps(asdict(UNTAUGHT), indent=1) + "\n"
    (path.parent / "trust.json").write_text(trust, encoding="utf-8")


TRAIN: Final = {"finder": _train_finder, "namer": _train_namer, "pips": _train_pips}

if __name__ == "__main__":
    typer.run(main)
