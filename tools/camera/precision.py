"""In which numbers the networks learn on this machine: bfloat16 where its processor has instructions for it."""

from __future__ import annotations

import time
from functools import cache

import torch
from torch import nn

_TRIALS = 3


def learning() -> torch.autocast:
    """The context in which a network answers while it learns."""
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=halves_help())


@cache
def halves_help() -> bool:
    """Whether bfloat16 takes less time here than float32.

    A processor without instructions for bfloat16 emulates it and takes eight to sixteen times as long, one that has
    them less than half. torch does not say in public which of the two it is, so a small convolution is timed both ways.
    """
    layer = nn.Conv2d(32, 32, 3, padding=1).to(memory_format=torch.channels_last)
    picture = torch.zeros(8, 32, 40, 40).contiguous(memory_format=torch.channels_last)
    return _seconds(layer, picture, halves=True) < _seconds(layer, picture, halves=False)


def _seconds(layer: nn.Module, picture: torch.Tensor, *, halves: bool) -> float:
    def once() -> float:
        began = time.perf_counter()
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=halves):
            said = layer(picture)
        said.float().sum().backward()
        return time.perf_counter() - began

    return min(once() for _ in range(_TRIALS))
