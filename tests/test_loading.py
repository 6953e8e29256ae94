"""Modules that two threads want at the same time are loaded one after the other."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

import pytest

from mjdesk.loading import load

_ORDER: list[str] = []


def test_a_second_thread_waits_until_the_first_has_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "loading_order", _ORDER, raising=False)
    (tmp_path / "loading_second.py").write_text("import sys\nsys.loading_order.append('second')\n")
    (tmp_path / "loading_first.py").write_text(
        "import sys\n"
        "from threading import Thread\n"
        "from mjdesk.loading import load\n"
        "other = Thread(target=load, args=('loading_second',))\n"
        "other.start()\n"
        "other.join(0.5)  # it has to wait for us\n"
        "sys.loading_order.append('first')\n"
    )
    first = load("loading_first")
    assert isinstance(first.other, Thread)
    first.other.join()
    assert _ORDER == ["first", "second"]
    assert load("loading_second") is sys.modules["loading_second"]
