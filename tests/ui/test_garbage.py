"""Cyclic garbage, in which widgets may lie, is collected in the window's thread and in no other."""

from __future__ import annotations

import gc
import inspect
import linecache
import traceback
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from mjdesk.ui.garbage import Collector, forget_sources


class Knot:
    """Holds itself and a widget, and tells in which thread it went."""

    def __init__(self, gone: list[int]) -> None:
        self.itself, self.widget, self._gone = self, QWidget(), gone

    def __del__(self) -> None:
        self._gone.append(get_ident())


def busy() -> None:
    """Allocates what the interpreter would collect for several times over."""
    kept: list[list[int]] = [[] for _ in range(50_000)]
    assert len(kept) == 50_000


def elsewhere() -> None:
    """Be busy in another thread."""
    thread = Thread(target=busy)
    thread.start()
    thread.join()


def idle() -> None:
    """Let the event loop wait once for something to happen."""
    loop = QEventLoop()
    QTimer.singleShot(1, loop.quit)
    loop.exec()


def test_a_busy_thread_does_not_collect_widgets(qapp) -> None:
    gone: list[int] = []
    Knot(gone)
    elsewhere()
    assert gone == []
    kept: list[list[int]] = [[] for _ in range(5_000)]  # enough to be worth it
    idle()
    assert gone == [get_ident()]
    assert kept


def test_given_back_the_interpreter_collects_by_itself(qapp) -> None:
    collector = Collector()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()


def test_little_garbage_is_left_for_later(qapp) -> None:
    gc.collect()
    gone: list[int] = []
    Knot(gone)
    idle()
    assert gone == []
    gc.collect()
    assert gone == [get_ident()]


def lines_kept() -> int:
    """Lines of source that Python holds."""
    return sum(len(entry[2]) for entry in linecache.cache.values() if len(entry) > 1)


def test_no_source_stays_that_was_read(qapp) -> None:
    """PySide has Python read each module that is imported."""
    for work in (forget_sources, Collector, Collector.settle):
        source = inspect.getsource(busy)
        assert lines_kept() > 50
        made = work()
        assert lines_kept() == 0
        assert inspect.getsource(busy) == source, "it is read again where it is needed"
        if isinstance(made, Collector):
            made.close()
    Collector.close()


def test_a_traceback_still_shows_its_lines(qapp) -> None:
    linecache.getline(__file__, 1)
    forget_sources()
    with pytest.raises(TypeError) as caught:
        idle("of no use")  # type: ignore[call-arg]
    assert 'idle("of no use")' in "".join(traceback.format_exception(caught.value))
