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
from dataclasses import asdict
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
from tools.camera.seen import seen
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
    (ALL, "pips"): Plan(1500, 128, 3e-3),
}


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
    for stage in stages.split(","):
        known = [picture for picture in pictures if _may_see(stage, picture)]
        held = [picture for picture in pictures if picture.fold == int(stage)] if stage.isdigit() else []
        _say(f"{stage}: {len(known)} pictures")
        for part in what.split(","):
            planned = PLANS[BASE if stage == BASE and part != "pips" else ALL, part]
            plan = Plan(max(1, round(planned.steps * share)), planned.batch, planned.rate)
            if (stage, part) != (BASE, "pips"):
                TRAIN[part](known, held, work, stage, plan)


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


def _train_finder(known: list[Labelled], _held: list[Labelled], work: Path, stage: str, plan: Plan) -> None:
    finder = Finder()
    _begin(finder, work, stage, "finder.pt")
    train_finder(finder, Sampler(known, np.random.default_rng(plan.seed)), plan, _say)
    _keep(finder, work / stage / "finder")
    export(finder, torch.zeros(1, 3, SIDE, SIDE), work / stage / "finder.onnx", ["found"], [0, 2, 3])


def _train_namer(known: list[Labelled], held: list[Labelled], work: Path, stage: str, plan: Plan) -> None:
    namer = Namer(CLASSES)
    _begin(namer, work, stage, "namer.pt")
    rng = np.random.default_rng(plan.seed)
    things = cut_outs(known, rng)
    if stage != BASE:
        photos = [picture for picture in known if picture.scene != "drawn"]
        things = things.and_also(seen(photos, work / BASE / "finder.onnx"))
    train_namer(namer, things, plan, _say)
    if held:
        _say(f"{stage}: {named_right(namer, cut_outs(held, rng)):.1%} of the cut-outs held back are named right")
    _keep(namer, work / stage / "namer")
    export(namer, torch.zeros(1, 3, NAMER_SIDE, NAMER_SIDE), work / stage / "namer.onnx", ["kinds", "marks"], [0])


def _train_pips(known: list[Labelled], _held: list[Labelled], work: Path, stage: str, plan: Plan) -> None:
    pips = Pips()
    rng = np.random.default_rng(plan.seed)
    dice = [picture for picture in known if picture.scene == "dice"]
    some = [picture for picture in known if any(thing.die for thing in picture.things) or rng.random() < 0.3]
    train_pips(pips, cut_outs([*some, *crowded(dice, 80, rng)], rng, most_drawn=8), plan, _say)
    _keep(pips, work / stage / "pips")
    export(pips, torch.zeros(1, 3, NAMER_SIDE, NAMER_SIDE), work / stage / "pips.onnx", ["pips"], [0])


def _begin(network: nn.Module, work: Path, stage: str, name: str) -> None:
    """Every stage but the base begins with what the base has learned."""
    if stage != BASE:
        network.load_state_dict(torch.load(work / BASE / name, weights_only=True))


def _keep(network: nn.Module, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), path.with_suffix(".pt"))
    trust = json.dumps(asdict(UNTAUGHT), indent=1) + "\n"
    (path.parent / "trust.json").write_text(trust, encoding="utf-8")


TRAIN: Final = {"finder": _train_finder, "namer": _train_namer, "pips": _train_pips}

if __name__ == "__main__":
    typer.run(main)
