"""What took a while is told to nobody who is gone by then."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QObject, Signal
from shiboken6 import delete

from mjdesk.ui.background import in_background
from mjdesk.ui.listeners import is_there
from tests.ui.shell_tools import flush


class Listener(QObject):
    """Notes what it is told."""

    told = Signal(object)

    def __init__(self, heard: list[object]) -> None:
        super().__init__()
        self.heard = heard

    def hear(self, what: object) -> None:
        self.heard.append(what)


def ways(listener: Listener):
    """The ways in which work is given somebody to tell."""

    def hear(what: object) -> None:
        listener.hear(what)

    return {
        "its method": listener.hear,
        "a function that has taken it along": hear,
        "a partial of its method": partial(listener.hear),
        "a partial that is given it": partial(lambda one, what: one.hear(what), listener),
        "a partial that is given it by name": partial(lambda what, one: one.hear(what), one=listener),
    }


@pytest.mark.parametrize("way", ways(Listener([])))
@pytest.mark.parametrize("gone", [False, True])
def test_who_is_gone_is_not_told(qtbot, way: str, gone: bool) -> None:
    heard: list[object] = []
    listener = Listener(heard)
    then = ways(listener)[way]
    assert is_there(then)
    thread = in_background(lambda: "done", then)
    thread.join()
    if gone:
        delete(listener)
    assert is_there(then) is not gone
    flush()
    assert heard == ([] if gone else ["done"])
