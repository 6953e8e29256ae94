"""The networks, in torch: a finder of tiles and dice, a namer of what was found, a counter of pips. Small ones.

Both are run by OpenCV afterwards, so they are made of what it knows: convolutions, ReLU, sums, nearest upsampling.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch
from torch import Tensor, nn

FOUND: Final = 3  #: heat maps: faces, backs, dice
FINDER_OUT: Final = FOUND + 4 + 5  #: heat, box (left, top, right, bottom), turn (see `targets`)
NAMER_SIDE: Final = 64


def conv(into: int, out: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    """A convolution with norm and ReLU."""
    layer = nn.Conv2d(into, out, size, stride, size // 2, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(out), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions beside a shortcut."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        """The same shape as it gets."""
        return torch.relu(x + self.second(self.first(x)))


class Finder(nn.Module):
    """A picture (n × 3 × h × w, 0–1, sides divisible by 32) to n × 12 × h/4 × w/4."""

    def __init__(self) -> None:
        super().__init__()
        self.to4 = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), Residual(32))
        self.to8 = nn.Sequential(conv(32, 64, 2), Residual(64), Residual(64))
        self.to16 = nn.Sequential(conv(64, 96, 2), Residual(96), Residual(96))
        self.to32 = nn.Sequential(conv(96, 112, 2), Residual(112))
        self.from32, self.at16 = conv(112, 64, size=1), conv(96, 64, size=1)
        self.join16, self.from16 = conv(64, 64), conv(64, 48, size=1)
        self.at8, self.join8, self.from8 = conv(64, 48, size=1), conv(48, 48), conv(48, 32, size=1)
        self.join4 = conv(32, 32)
        self.head = nn.Sequential(conv(32, 48), nn.Conv2d(48, FINDER_OUT, 1))
        last = self.head[-1]
        assert isinstance(last, nn.Conv2d)
        assert last.bias is not None
        nn.init.constant_(last.bias[:FOUND], -4.0)  # nothing is there, at first

    def forward(self, x: Tensor) -> Tensor:
        """Heat as logits."""
        x4 = self.to4(x)
        x8 = self.to8(x4)
        x16 = self.to16(x8)
        up = nn.functional.interpolate(self.from32(self.to32(x16)), scale_factor=2.0, mode="nearest")
        y16 = self.join16(self.at16(x16) + up)
        y8 = self.join8(self.at8(x8) + nn.functional.interpolate(self.from16(y16), scale_factor=2.0, mode="nearest"))
        y4 = self.join4(x4 + nn.functional.interpolate(self.from8(y8), scale_factor=2.0, mode="nearest"))
        return self.head(y4)


class Namer(nn.Module):
    """Cut-out things (n × 3 × 64 × 64, 0–1) to logits (n × classes) and marks (n × 128) that tell kinds apart."""

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 32, 2),
            conv(32, 64, 2),
            Residual(64),
            Residual(64),
            conv(64, 128, 2),
            Residual(128),
            Residual(128),
        )
        self.thin = nn.Dropout(0.2)
        self.last = nn.Linear(128, classes)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and marks."""
        marks = self.body(x).mean(dim=(2, 3))
        return self.last(self.thin(marks)), marks


class Pips(nn.Module):
    """Cut-out dice (n × 3 × 64 × 64, 0–1) to logits of 1–6 and of anything else (n × 7)."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), Residual(32), conv(32, 64, 2), Residual(64))
        self.thin = nn.Dropout(0.1)
        self.last = nn.Linear(64 * 4, 7)

    def forward(self, x: Tensor) -> Tensor:
        """Logits."""
        field = nn.functional.avg_pool2d(self.body(x), 4)
        return self.last(self.thin(field.flatten(1)))


def export(network: nn.Module, example: Tensor, path: Path, outputs: list[str], free: list[int]) -> None:
    """Writes a network as ONNX; ``free``: the axes of its input whose size may change."""
    network.eval()
    axes = {"picture": {axis: f"d{axis}" for axis in free}}
    axes |= {name: {axis: f"{name}{axis}" for axis in free} for name in outputs}
    torch.onnx.export(
        network.to(memory_format=torch.contiguous_format), (example,), str(path), input_names=["picture"],
        output_names=outputs, dynamic_axes=axes, opset_version=13, dynamo=False,
    )  # fmt: skip
