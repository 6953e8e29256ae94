"""The owner's own tiles, learned from photos of them: what each kind looks like there, used beside the namer."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import parse_tile, tile_name
from mjdesk.engine.tiles import Tile

from .naming import KINDS, Floats

_SHARPNESS: Final = 24.0  #: how much a likeness of 1 says, in logits
_WEIGHT: Final = 0.5  #: how far the own set is believed against the namer where it has learned every kind
_VERSION: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class OwnSet:
    """Marks (128 numbers of length 1) of each kind that has been shown, by the namer's eyes."""

    name: str
    marks: Mapping[Tile, Floats]

    @classmethod
    def taught(cls, name: str, kinds: Sequence[Tile], marks: Floats) -> OwnSet:
        """Learned from tiles whose kinds a person has told: ``marks`` are theirs, n × 128 (`Look.marks`)."""
        assert len(kinds) == len(marks)
        own = {}
        for kind in sorted(set(kinds)):
            rows = _unit(marks[[place for place, other in enumerate(kinds) if other == kind]])
            own[kind] = _unit(rows.mean(axis=0, keepdims=True))[0]
        return cls(name, own)

    def corrected(self, kind: Tile, marks: Floats) -> OwnSet:
        """With one more tile (its 128 marks) that a person has named: it counts as a quarter of what is known."""
        seen = _unit(marks[None])[0]
        old = self.marks.get(kind)
        new = seen if old is None else _unit((0.75 * old + 0.25 * seen)[None])[0]
        return OwnSet(self.name, {**self.marks, kind: new})

    def weighed(self, logits: Floats, marks: Floats) -> Floats:
        """Logits (n × classes) with those of the kinds moved towards what the own set says of the marks (n × 128)."""
        kinds = sorted(self.marks)
        if not kinds:
            return logits
        if not len(marks):
            return logits
        likeness = _unit(marks) @ np.stack([self.marks[kind] for kind in kinds]).T
        said = _SHARPNESS * (likeness - likeness.max(axis=1, keepdims=True))
        namer = logits[:, kinds]
        moved = logits.copy()
        top = namer.max(axis=1, keepdims=True)
        moved[:, kinds] = top + (1 - _WEIGHT) * (namer - top) + _WEIGHT * said
        return moved

    def written(self) -> str:
        """As text, to be kept in a file."""
        marks = {tile_name(kind): [round(float(v), 4) for v in row] for kind, row in sorted(self.marks.items())}
        return json.dumps({"own_set": _VERSION, "name": self.name, "marks": marks}, ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> OwnSet:
        """From such text; raises BadInput."""
        try:
            data = json.loads(text)
            version, name, marks = data["own_set"], str(data["name"]), dict(data["marks"])
            told = {parse_tile(tile): np.array([row], np.float32) for tile, row in marks.items()}
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
            raise BadInput(f"is no set of tiles ({error}); expected what the calibration wrote", "own set") from None
        if version != _VERSION or any(kind >= KINDS or row.shape != (1, 128) for kind, row in told.items()):
            raise BadInput("was written by another version; photograph the tiles again", "own set")
        if not all(np.isfinite(row).all() for row in told.values()):
            raise BadInput("has marks that are no numbers; photograph the tiles again", "own set")
        return cls(name, {kind: _unit(row)[0] for kind, row in told.items()})


def _unit(rows: Floats) -> Floats:
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6), np.float32)
