"""Every dependency has a range with a lower end that `tools/check_ends.py` can install."""

from __future__ import annotations

import pytest
from packaging.requirements import Requirement

from tools.check_ends import constraints, lowest, requirements


def test_every_range_has_a_lower_end() -> None:
    held = constraints("lowest").splitlines()
    assert len(held) == len(requirements())
    assert all("==" in line for line in held)
    assert constraints("highest") == ""


@pytest.mark.parametrize(
    ("line", "held"), [("x>=1.2,<2", "x==1.2"), ("a[b]>=3.2.2", "a==3.2.2"), ("y==4", "y==4"), ("z~=1.4", "z==1.4")]
)
def test_the_lower_end_is_where_the_range_begins(line: str, held: str) -> None:
    assert lowest(Requirement(line)) == held


def test_a_range_without_one_is_refused() -> None:
    with pytest.raises(SystemExit, match="no lower end"):
        lowest(Requirement("x<2"))
