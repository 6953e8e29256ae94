"""Training the finder and the namer on labelled pictures, each for so many steps, with a thrown seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from tools.camera.cut_outs import CutOuts, shown, weights
from tools.camera.finder_batches import Sampler, Target
from tools.camera.labelled import NOTHING, PIPS
from tools.camera.light import relit
from tools.camera.networks import FOUND, Finder, Namer, Pips
from tools.camera.precision import learning

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """How long and how fast: ``steps`` batches of ``batch``; the rate rises to ``rate`` and falls to nothing."""

    steps: int
    batch: int
    rate: float
    seed: int = 1


def train_finder(finder: Finder, sampler: Sampler, plan: Plan, say: Say) -> None:
    """Shows a finder what the sampler throws."""
    torch.manual_seed(plan.seed)
    throw = torch.Generator().manual_seed(plan.seed)
    finder.to(memory_format=torch.channels_last)

    def step() -> Tensor:
        canvases, targets = zip(*(sampler.throw() for _ in range(plan.batch)), strict=True)
        batch = torch.from_numpy(np.stack(canvases)).permute(0, 3, 1, 2).float() / 255
        batch = relit(batch, throw).contiguous(memory_format=torch.channels_last)
        with learning():
            said = finder(batch)
        return finder_loss(said.float(), list(targets))

    _run(finder, plan, step, say, "finder")


def finder_loss(said: Tensor, targets: list[Target]) -> Tensor:
    """Focal loss of the heat, and how far boxes and turns are off where something lies."""

    def stacked(name: str) -> Tensor:
        return torch.from_numpy(np.stack([getattr(target, name) for target in targets]))

    heat, care, told, turned = stacked("heat"), stacked("care"), stacked("told"), stacked("turned")
    logits = said[:, :FOUND]
    chance = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    peak = (heat == 1.0).float()
    rise = -torch.log(chance) * (1 - chance) ** 2 * peak
    fall = -torch.log(1 - chance) * chance**2 * (1 - heat) ** 4 * (1 - peak) * care.unsqueeze(1)
    focal = (rise + fall).sum() / peak.sum().clamp(min=1)
    box = (said[:, FOUND : FOUND + 4] - stacked("box")).abs().sum(dim=1) * told
    turn = (said[:, FOUND + 4 :] - stacked("turn")).abs()
    turn = (turn[:, :3].sum(dim=1) + 2 * turn[:, 3:].sum(dim=1)) * turned
    return focal + box.sum() / told.sum().clamp(min=1) + 0.5 * turn.sum() / turned.sum().clamp(min=1)


def train_namer(namer: Namer, things: CutOuts, plan: Plan, say: Say, drawn_share: float = 0.45) -> None:
    """Shows a namer the cut-outs in every turn and light."""
    torch.manual_seed(plan.seed)
    throw = torch.Generator().manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    namer.to(memory_format=torch.channels_last)
    share = weights(things, drawn_share)
    loss = nn.CrossEntropyLoss(label_smoothing=0.05)

    def step() -> Tensor:
        places = rng.choice(len(share), plan.batch, p=share)
        batch = shown(things, places, throw).contiguous(memory_format=torch.channels_last)
        with learning():
            logits, _ = namer(batch)
        return loss(logits.float(), torch.from_numpy(things.kinds[places]))

    _run(namer, plan, step, say, "namer")


def train_pips(pips: Pips, things: CutOuts, plan: Plan, say: Say) -> None:
    """Shows a counter of pips dice, half of the time, and what is none."""
    torch.manual_seed(plan.seed)
    throw = torch.Generator().manual_seed(plan.seed)
    rng = np.random.default_rng(plan.seed)
    pips.to(memory_format=torch.channels_last)
    kinds = np.where(things.kinds > PIPS, things.kinds - PIPS - 1, 6)
    share = np.where(kinds == 6, 0.2, np.where(things.drawn, 0.25, 0.55))
    for part in np.unique(share):
        share[share == part] *= 1 / (share == part).sum()
    share /= share.sum()
    loss = nn.CrossEntropyLoss(label_smoothing=0.03)

    def step() -> Tensor:
        places = rng.choice(len(share), plan.batch, p=share)
        batch = shown(things, places, throw).contiguous(memory_format=torch.channels_last)
        with learning():
            logits = pips(batch)
        return loss(logits.float(), torch.from_numpy(kinds[places]))

    _run(pips, plan, step, say, "pips")


def _run(network: nn.Module, plan: Plan, step: Callable[[], Tensor], say: Say, name: str) -> None:
    network.train()
    decayed = [p for p in network.parameters() if p.ndim > 1]
    plain = [p for p in network.parameters() if p.ndim <= 1]
    groups = [{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}]
    adam = torch.optim.AdamW(groups, lr=plan.rate)
    rate = torch.optim.lr_scheduler.OneCycleLR(adam, plan.rate, total_steps=plan.steps, pct_start=0.1)
    begun, mean = time.monotonic(), 0.0
    for number in range(plan.steps):
        loss = step()
        adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        adam.step()
        rate.step()
        mean += (float(loss.detach()) - mean) / min(number + 1, 100)
        if (number + 1) % 100 == 0:
            say(f"{name} {number + 1}/{plan.steps}: loss {mean:.3f}, {time.monotonic() - begun:.0f} s")
    network.eval()


def named_right(namer: Namer, things: CutOuts) -> float:
    """Share of real, whole things that are named right, shown as they are."""
    own = np.flatnonzero(~things.drawn & (things.kinds != NOTHING))
    throw = torch.Generator().manual_seed(0)
    right = 0
    with torch.inference_mode():
        for start in range(0, len(own), 256):
            places = own[start : start + 256]
            logits, _ = namer(shown(things, places, throw, change=False))
            right += int((logits.argmax(dim=1).numpy() == things.kinds[places]).sum())
    return right / max(1, len(own))
