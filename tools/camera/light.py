"""Light and cameras, thrown over whole batches: what a network must not mind."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor


def relit(batch: Tensor, throw: torch.Generator) -> Tensor:
    """A batch (n × 3 × h × w, 0–1) in other light, through other cameras; each picture in its own."""
    count, _, high, wide = batch.shape

    def uniform(low: float, top: float, *shape: int) -> Tensor:
        return torch.rand(count, *(shape or (1, 1, 1)), generator=throw) * (top - low) + low

    def some(share: float) -> Tensor:
        return torch.rand(count, 1, 1, 1, generator=throw) < share

    x = batch
    mixed = torch.eye(3) + torch.randn(count, 3, 3, generator=throw) * 0.08  # hue and saturation
    x = torch.where(some(0.6), torch.einsum("nij,njhw->nihw", mixed, x), x)
    grey = x.mean(dim=1, keepdim=True)
    x = grey + (x - grey) * torch.where(some(0.12), torch.zeros(1), uniform(0.4, 1.5))
    x = torch.where(some(0.12), x[:, torch.randperm(3, generator=throw)], x)
    x = torch.where(some(0.06), 1 - x, x)
    x = (x - 0.5) * uniform(0.6, 1.35) + 0.5 + uniform(-0.18, 0.18)
    x = x * uniform(0.85, 1.18, 3, 1, 1)
    slope = torch.linspace(-1, 1, wide).view(1, 1, 1, wide) * uniform(-0.3, 0.3)
    slope = slope + torch.linspace(-1, 1, high).view(1, 1, high, 1) * uniform(-0.3, 0.3)
    x = x * torch.where(some(0.5), 1 + slope, torch.ones(1))
    x = x.clamp(0, 1) ** uniform(0.7, 1.45)
    x = changed(x, some(0.25), nn_blur)
    x = changed(x, some(0.15), lambda part: nn_blur(nn_blur(part)))
    x = changed(x, some(0.15), lambda part: part + (part - nn_blur(part)) * 1.2)
    noise = torch.randn(count, 1, high, wide, generator=throw)
    return (x + noise * uniform(0, 0.035)).clamp(0, 1)


def changed(batch: Tensor, which: Tensor, change: Callable[[Tensor], Tensor]) -> Tensor:
    """A batch in which those chosen (n × 1 × 1 × 1, true or false) are changed; the others cost nothing."""
    places = which.flatten().nonzero().flatten()
    return batch.index_copy(0, places, change(batch[places])) if len(places) else batch


def nn_blur(x: Tensor) -> Tensor:
    """Each pixel with its neighbours: sums of shifted pictures, which one core adds faster than it pools."""
    wide = torch.nn.functional.pad(x, (1, 1, 1, 1), mode="replicate")
    rows = wide[..., :-2] + wide[..., 1:-1] + wide[..., 2:]
    return (rows[..., :-2, :] + rows[..., 1:-1, :] + rows[..., 2:, :]) / 9


def nn_spread(x: Tensor) -> Tensor:
    """Each pixel as light as the lightest of its neighbours."""
    wide = torch.nn.functional.pad(x, (1, 1, 1, 1), mode="replicate")
    rows = torch.maximum(torch.maximum(wide[..., :-2], wide[..., 1:-1]), wide[..., 2:])
    return torch.maximum(torch.maximum(rows[..., :-2, :], rows[..., 1:-1, :]), rows[..., 2:, :])
