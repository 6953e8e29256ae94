"""What every test runs in: no screen, a profile folder of its own, properties that repeat.

- Qt paints offscreen unless `QT_QPA_PLATFORM` says otherwise (`QT_QPA_PLATFORM=xcb ./mj test` for windows).
- `MJDESK_HOME`, the folder of settings, records and ledgers, is a fresh one for each test: nothing that a
  test does reaches the user's own. It does not exist until the program makes it, as at a first start.
- hypothesis draws the same examples each time, so no run is flaky. `HYPOTHESIS_PROFILE=explore` looks for
  new ones.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No deadline: a busy machine is no fault of the code under test.
settings.register_profile("repeat", derandomize=True, database=None, deadline=None)
settings.register_profile("explore", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeat"))

_numbers = count(1)


@pytest.fixture(autouse=True)
def profile(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The profile folder of this test (`MJDESK_HOME`); not made yet."""
    folder = tmp_path_factory.getbasetemp() / f"profile-{next(_numbers)}"
    monkeypatch.setenv("MJDESK_HOME", str(folder))
    return folder
