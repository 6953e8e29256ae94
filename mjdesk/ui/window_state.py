"""Where the window stood and how large it was, so that it is there again at the next start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_LARGEST: Final = 16_384  #: px; a wider window than any screen is a damaged number
_NUMBERS: Final = ("x", "y", "width", "height")


def state_of(window: QWidget) -> dict[str, Any]:
    """The place in logical px that the window has when it is not maximized, and whether it is."""
    box = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    if box.isEmpty():  # maximized from its first moment on
        box = window.geometry()
    place = {"x": box.x(), "y": box.y(), "width": box.width(), "height": box.height()}
    return {**place, "maximized": window.isMaximized()}


def restore(window: QWidget, kept: Mapping[str, Any]) -> None:
    """Give a window that is not shown yet the state that was kept; what does not fit is left out.

    A place on a screen that is gone is not taken, and no window becomes larger than its screen or smaller than it may.
    """
    numbers = [kept.get(name) for name in _NUMBERS]
    if all(type(number) is int and abs(number) <= _LARGEST for number in numbers):
        box = QRect(*numbers)
        _place(window, box)
    if kept.get("maximized") is True:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def _place(window: QWidget, box: QRect) -> None:
    screen = QGuiApplication.screenAt(box.center()) or QGuiApplication.screenAt(box.topLeft() + QPoint(40, 0))
    size = box.size().expandedTo(window.minimumSize())
    if QGuiApplication.platformName() != "offscreen":  # whose one screen is smaller than any window
        room = (screen or QGuiApplication.primaryScreen()).availableSize()
        size = size.boundedTo(room)
    if screen is None:
        window.resize(size)
    else:
        window.setGeometry(QRect(box.topLeft(), size))
