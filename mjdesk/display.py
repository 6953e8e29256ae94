"""Whether there is a screen: known without loading Qt, which may lack system libraries on a bare machine."""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Whether there is a screen to open a window on, or Qt is told to do without."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
