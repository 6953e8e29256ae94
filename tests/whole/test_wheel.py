"""The built wheel, installed into an environment of its own, plays: with every asset, away from the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check_wheel import CHECKS, check


@pytest.mark.slow
def test_the_installed_wheel_plays(tmp_path: Path) -> None:
    told: list[str] = []
    check(tmp_path, borrow=True, tell=told.append)
    assert len(told) == 1 + len(CHECKS)
