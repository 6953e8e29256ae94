"""A set of one's own: what is learned from shown tiles outweighs what the namer mistakes, and is kept as text."""

from __future__ import annotations

import json

import numpy as np
import pytest

from mjdesk.devices.camera.naming import FIRST_PIPS
from mjdesk.devices.camera.own_set import OwnSet
from mjdesk.engine.errors import BadInput

CLASSES = FIRST_PIPS + 6


def marks_of(kinds: list[int], seed: int) -> np.ndarray:
    """Marks as a namer sees them: a direction for each kind, and a little noise."""
    directions = np.random.default_rng(0).normal(size=(42, 128))
    noise = np.random.default_rng(seed).normal(size=(len(kinds), 128)) * 0.4
    return (directions[kinds] + noise).astype(np.float32)


def misled(kinds: list[int], into: int) -> np.ndarray:
    """Logits of a namer that finds another kind a little likelier than the right one."""
    logits = np.zeros((len(kinds), CLASSES), np.float32)
    logits[np.arange(len(kinds)), kinds] = 5.0
    logits[:, into] = 6.0
    return logits


def test_what_was_shown_outweighs_a_mistake_of_the_namer() -> None:
    kinds = list(range(42))
    own = OwnSet.taught("mine", kinds * 2, marks_of(kinds * 2, 1))
    said = own.weighed(misled(kinds, 29), marks_of(kinds, 2))
    assert list(said[:, :42].argmax(axis=1)) == kinds


def test_kinds_never_shown_keep_what_the_namer_says() -> None:
    own = OwnSet.taught("half", [3, 4], marks_of([3, 4], 1))
    logits = misled([20, 21], 29)
    said = own.weighed(logits, marks_of([20, 21], 2))
    assert (said.argmax(axis=1) == 29).all()
    assert (said[:, 42:] == logits[:, 42:]).all()


def test_a_set_of_nothing_changes_nothing() -> None:
    logits = misled([1], 2)
    assert (OwnSet("empty", {}).weighed(logits, marks_of([1], 1)) == logits).all()
    own = OwnSet.taught("mine", [1], marks_of([1], 1))
    assert own.weighed(logits[:0], marks_of([], 1)).shape == (0, CLASSES)


def test_a_correction_is_learned() -> None:
    own = OwnSet.taught("mine", [5, 6], marks_of([5, 6], 1))
    seen = marks_of([7], 3)[0]
    assert 7 not in own.marks
    taught = own.corrected(7, seen)
    before, after = (s.weighed(misled([7], 5), seen[None]) for s in (own, taught))
    assert before[0, :42].argmax() == 5
    assert after[0, :42].argmax() == 7
    again = taught.corrected(7, marks_of([7], 4)[0])
    assert np.linalg.norm(again.marks[7]) == pytest.approx(1, abs=1e-3)


def test_it_is_kept_as_text() -> None:
    own = OwnSet.taught("爷爷的牌", list(range(42)), marks_of(list(range(42)), 1))
    back = OwnSet.read(own.written())
    assert back.name == own.name
    assert list(back.marks) == list(own.marks)
    kinds = [0, 17, 41]
    one, other = (s.weighed(misled(kinds, 3), marks_of(kinds, 2)) for s in (own, back))
    assert np.abs(one - other).max() < 0.05


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"own_set": 1, "name": "a", "marks": {}}', '{"own_set": 2, "name": "a", "marks": {"1m": [1, 2]}}',
     '{"own_set": 2, "name": "a", "marks": {"10q": [1]}}', '{"own_set": 2, "name": "a", "marks": {"1m": ["x"]}}',
     json.dumps({"own_set": 2, "name": "a", "marks": {"1d": [0.0] * 128}}), "[" * 100_000,
     json.dumps({"own_set": 2, "name": "a", "marks": {"1m": [float("nan")] * 128}}),
     json.dumps({"own_set": 2, "name": "a", "marks": {"1m": [10**400] * 128}}),
     json.dumps({"own_set": 2, "name": "a", "marks": {"1m": [float("inf")] * 128}})],
)  # fmt: skip
def test_text_that_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="own set"):
        OwnSet.read(text)
