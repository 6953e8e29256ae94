"""The pips of dice: counted from all four sides, for dice have no up; what the namer takes for no die is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .naming import FIRST_PIPS, NOTHING, Floats, chances, cut_out
from .network import Pips

_SIDES: Final = 4


def counted(pips: Pips, pixels: NDArray[np.uint8], frames: Sequence[Floats]) -> Floats:
    """Logits (n × classes) of what lies in some frames, as a namer would say them that knows nothing but dice."""
    crops = [cut_out(pixels, frame) for frame in frames]
    turned = np.stack([np.rot90(crop, quarter) for crop in crops for quarter in range(_SIDES)])
    said = pips(turned).reshape(len(crops), _SIDES, -1).mean(axis=1)
    logits = np.full((len(crops), FIRST_PIPS + 6), -30.0, np.float32)
    logits[:, FIRST_PIPS:], logits[:, NOTHING] = said[:, :6], said[:, 6]
    return logits


def doubted(counts: Floats, named: Floats) -> Floats:
    """Logits of a die with as much doubt whether it is one as the namer's tell, who has seen more that is none."""
    share = float(chances(named[None], 1.0)[0, FIRST_PIPS:].sum())
    odds = np.log(max(1 - share, 1e-6) / max(share, 1e-6))
    doubt = counts.copy()
    doubt[NOTHING] = np.logaddexp(counts[NOTHING], np.logaddexp.reduce(counts[FIRST_PIPS:]) + odds)
    return doubt


def is_die(logits: Floats) -> bool:
    """Whether some pips are likelier than anything else."""
    return bool(logits[FIRST_PIPS:].max() > logits[:FIRST_PIPS].max())
