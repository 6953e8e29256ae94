"""Large pieces of memory are laid apart, and free pages between others are given back: in a process of its own each."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(
    "CS_GNU_LIBC_VERSION" not in getattr(os, "confstr_names", {}), reason="the allocator of glibc"
)

_BEGUN = """
import ctypes, os, sys
from mjdesk.ui import allocator
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.malloc.argtypes = [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
                "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]

libc.mallinfo2.restype = Info
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
"""

#: a piece of 8 MB is freed, after which glibc takes the next ones from the heap
_A_LARGE_ONE = """
if sys.argv[1] == "apart":
    assert allocator.lay_large_pieces_apart()
libc.free(libc.malloc(8 << 20))
before = libc.mallinfo2().hblkhd
libc.malloc(4 << 20)
print(libc.mallinfo2().hblkhd - before)
"""

#: 80 MB in pieces of three pages, of which every tenth stays
_MANY_SMALL_ONES = """
pieces = [libc.malloc(12 << 10) for _ in range(7000)]
for piece in pieces:
    ctypes.memset(piece, 1, 12 << 10)
for number, piece in enumerate(pieces):
    if number % 10:
        libc.free(piece)
before = resident()
if sys.argv[1] == "given back":
    allocator.give_back_free_pages()
print(before - resident())
"""


def printed(program: str, how: str) -> int:
    """The number of bytes that a new process prints."""
    done = subprocess.run([sys.executable, "-c", _BEGUN + program, how], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_a_piece_as_large_as_a_picture_of_the_window_is_laid_apart() -> None:
    assert printed(_A_LARGE_ONE, "apart") >= 4 << 20
    assert printed(_A_LARGE_ONE, "as glibc likes") == 0, "not needed any more"


def test_free_pages_between_others_are_given_back() -> None:
    assert printed(_MANY_SMALL_ONES, "given back") > 40 << 20
    assert printed(_MANY_SMALL_ONES, "as glibc likes") < 1 << 20, "not needed any more"
