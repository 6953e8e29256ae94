"""Python's cyclic garbage, collected in the window's thread and nowhere else.

The interpreter collects in whichever thread happens to allocate. Garbage may hold widgets, pictures and timers, which
must be destroyed in the thread of the window: collected in the thread of a match they end the program.
"""

from __future__ import annotations

import gc
import linecache
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject

from mjdesk.ui.allocator import give_back_free_pages

#: objects made since the last collection after which the young, the middle and all generations are collected
_YOUNG: Final = 2000
_MIDDLE: Final = 12  #: collections of the young generation
_OLD: Final = 12  #: collections of the middle one


def forget_sources() -> None:
    """Let go of the lines of source that Python keeps.

    PySide (6.11) reads the source of every module when it is imported, to see whether it names PySide, and Python keeps
    all of it for good: 11 MB when the home page stands. Each place stays, marked as out of date (another thread may be
    looking), so that a traceback reads its lines from the file again.
    """
    for name, entry in list(linecache.cache.items()):
        if len(entry) > 1:
            linecache.cache[name] = (-1, 0.0, [], entry[-1])


class Collector(QObject):
    """Collects whenever the window's thread is about to wait for something to happen, if there is enough.

    Belongs to the thread that makes it. ``close`` gives collecting back to the interpreter.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        forget_sources()
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.aboutToBlock.connect(self.tidy)

    def tidy(self) -> None:
        """Collect as much as is due."""
        young, middle, old = gc.get_count()
        if young > _YOUNG:
            generation = 2 if middle >= _MIDDLE and old >= _OLD else 1 if middle >= _MIDDLE else 0
            gc.collect(generation)
            if generation == 2:
                forget_sources()
                give_back_free_pages()

    @staticmethod
    def settle() -> None:
        """What is there now stays: later collections need not look at it."""
        forget_sources()
        gc.collect()
        gc.freeze()

    @staticmethod
    def close() -> None:
        """Let the interpreter collect by itself again."""
        gc.unfreeze()
        gc.enable()
