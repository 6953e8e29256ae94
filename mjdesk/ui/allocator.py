"""Memory that nothing needs goes back to the system, where the allocator is that of glibc.

A picture of the window is 4 MB and lives for a sheet. glibc lays what is so large apart at first; once one was freed,
it takes pieces of that size from the common heap, where small things that live longer settle in the holes they leave:
the heap grows over thousands of rounds although the program asks for no more. Here that is switched off. What is left
of it (pictures of tiles come in many sizes) are free pages between others, which are given back now and then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Final

_TRIM_THRESHOLD: Final = -1  #: names of glibc's malloc.h: how much may be free at the end of the heap
_MMAP_THRESHOLD: Final = -3  #: from which size on a piece is laid apart
_LARGE: Final = 512 << 10  #: bytes


@cache
def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of its allocator; None on other systems."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL

    return getattr(CDLL(None), name, None)


def lay_large_pieces_apart() -> bool:
    """Do so for this process, before it has asked for much. False where that cannot be chosen."""
    choose = _of_glibc("mallopt")
    return choose is not None and bool(choose(_MMAP_THRESHOLD, _LARGE) and choose(_TRIM_THRESHOLD, 2 * _LARGE))


def give_back_free_pages() -> None:
    """Takes less than a millisecond."""
    trim = _of_glibc("malloc_trim")
    if trim is not None:
        trim(0)
