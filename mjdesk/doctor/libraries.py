"""The libraries of a Linux system that Qt loads, with the package of Debian and Ubuntu that brings each.

Run as a program it prints the packages that are missing to paint without a screen, with ``window`` behind it also those
of a real window: `./mj` asks it what to install. It imports nothing of mjdesk.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

OFFSCREEN: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfreetype.so.6": "libfreetype6",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW: Final = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}


def missing(libraries: dict[str, str]) -> dict[str, str]:
    """Those that the loader does not find."""
    gone = {}
    for library, package in libraries.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            gone[library] = package
    return gone


if __name__ == "__main__":
    wanted = OFFSCREEN | (WINDOW if "window" in sys.argv[1:] else {})
    print(" ".join(missing(wanted).values()))
