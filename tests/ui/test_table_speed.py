"""How long the table takes. Run with ``pytest --benchmark-enable tests/ui/test_table_speed.py``."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

import pytest

from mjdesk.ui.look import look
from mjdesk.ui.table.widget import TableWidget

from . import table_models as models

SIZES = [(1366, 768), (2560, 1440)]


@pytest.fixture(params=SIZES, ids=["1366", "2560"])
def table(request, qtbot):
    look().apply(replace(look().settings, reduced_motion=False))
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(*request.param)
    widget.show()
    for model, event in models.whole_round("table-21")[::8]:
        widget.show_model(model, event)
    widget.finish_motion()
    widget.grab()
    return widget


def test_an_event_is_shown(table, qapp, benchmark):
    """One event of a round after the other: state, targets, screen reader, repaint of what changed."""
    shown = cycle(models.whole_round("table-21"))

    def one() -> None:
        table.show_model(*next(shown))
        qapp.processEvents()

    benchmark(one)
    assert table.model is not None


def test_a_frame_of_motion(table, qapp, benchmark):
    """One step of a motion and its repaint."""
    shown = [x for x in models.whole_round("table-21") if x[1] is not None]
    at = cycle(shown)
    table.motion._timer.setInterval(10**6)

    def one() -> None:
        if not table.motion.running:
            table.show_model(*next(at))
        table.motion.advance(16)
        qapp.processEvents()

    benchmark(one)
    assert table.model is not None
