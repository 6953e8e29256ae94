"""Whoever clicks and types without knowing where finds no error, and nothing that Qt complains about."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from mjdesk.ui import settings as settings_file
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.stray_hand import litter, stray

STEPS = 60


@pytest.mark.slow
@pytest.mark.parametrize("start", ["home", "ledger", "records", "learn", "lobby"])
def test_a_stray_hand_finds_no_fault(qtbot, profile: Path, tmp_path: Path, monkeypatch, start: str) -> None:
    numbers = count(1)
    monkeypatch.setattr("mjdesk.ui.session.secrets.token_hex", lambda _bytes: f"stray-{next(numbers)}")
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, muted=True))
    window = MainWindow()
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.complete, timeout=90_000):
        window.show()
    try:
        assert stray(window, 1, STEPS, litter(tmp_path), start) == ""
    finally:
        window.leave_pages()
        window.end_game()
