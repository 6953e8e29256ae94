"""Modules that two threads may want first at the same time, loaded by one of them while the other waits.

The interpreter locks module by module. Where modules of a package import each other in a circle, as SQLAlchemy's do, a
second thread may then see one that is half made (AttributeError, ImportError).
"""

from __future__ import annotations

from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import Final

_ONE_AT_A_TIME: Final = RLock()


def load(name: str) -> ModuleType:
    """The module of a name with all that it needs; from several threads one after the other."""
    with _ONE_AT_A_TIME:
        return import_module(name)
