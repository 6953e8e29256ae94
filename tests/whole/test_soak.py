"""What `tools/soak.py` calls growth, and that it counts what there is."""

from __future__ import annotations

import pytest

from tools.soak import Mark, faults, growth, mark


def marks(memory: float = 0.0, handles: float = 0.0, threads: float = 0.0) -> list[Mark]:
    """Twenty marks, a hundred rounds apart, growing by so much in a thousand rounds."""
    return [
        Mark(n * 100, 200 + memory * n / 10, round(20 + handles * n / 10), round(5 + threads * n / 10), 100, 9)
        for n in range(20)
    ]


def test_a_level_line_is_no_fault() -> None:
    assert faults(marks(), 2.0) == []
    assert growth(marks()) == pytest.approx(0)


@pytest.mark.parametrize("grows", [{"memory": 3.0}, {"handles": 20.0}, {"threads": 10.0}])
def test_what_piles_up_is_noticed(grows: dict[str, float]) -> None:
    (fault,) = faults(marks(**grows), 2.0)
    assert next(iter(grows)) in fault


def test_a_mark_counts_what_there_is(qtbot, tmp_path) -> None:
    before = mark(0)
    with (tmp_path / "x").open("w"):
        assert mark(1).handles == before.handles + 1
    assert before.memory > 20
    assert before.threads >= 1
