"""Whole-program tests run in the standard look, without motion to wait for."""

from __future__ import annotations

import pytest

from mjdesk.ui.window import MainWindow
from tests.ui.conftest import collector, standard_look

__all__ = ["collector", "standard_look", "window"]


@pytest.fixture
def window(qtbot, standard_look, profile):
    """The main window on a fresh profile."""
    shown = MainWindow()
    qtbot.addWidget(shown)
    shown.resize(1366, 768)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.end_game()
