"""Motion on the table: it only shows what has already happened, and anything may finish it at once.

A `Track` is one thing changing from 0 to 1. The clock is given from outside (`advance`), so tests need none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

from mjdesk.ui.theme import MOTION

FRAME_MS: Final = 8


@dataclass(slots=True)
class Track:
    """One motion: ``step`` is called with the eased share 0–1, with 1 exactly once and last."""

    duration: float
    step: Callable[[float], None]
    delay: float = 0.0
    ease: QEasingCurve.Type = MOTION.ease_in
    name: str = ""
    age: float = 0.0
    curve: QEasingCurve = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.curve = QEasingCurve(self.ease)

    @property
    def ended(self) -> bool:
        """Whether it has arrived."""
        return self.age >= self.delay + self.duration

    def show(self) -> None:
        """Show it at its age."""
        if self.duration <= 0:
            share = 1.0 if self.age >= self.delay else 0.0
        else:
            share = min(1.0, max(0.0, (self.age - self.delay) / self.duration))
        self.step(1.0 if share >= 1 else self.curve.valueForProgress(share))


class Motion(QObject):
    """All motions that run now."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tracks: list[Track] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self.tracks)

    def start(self, track: Track) -> None:
        """Begin a motion; one with the same name ends first."""
        if track.name:
            self.finish(track.name)
        self.tracks.append(track)
        track.show()
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        self.advance(self._clock.restart())

    def advance(self, ms: float) -> None:
        """Let ``ms`` pass."""
        for track in tuple(self.tracks):
            if track in self.tracks:
                track.age += ms
                track.show()
        self.tracks = [t for t in self.tracks if not t.ended]
        self._rest()

    def finish(self, name: str | None = None) -> None:
        """Put everything (or what has this name) where it is going."""
        ending = [t for t in self.tracks if name is None or t.name == name]
        self.tracks = [t for t in self.tracks if not (name is None or t.name == name)]
        for track in ending:
            track.age = track.delay + track.duration
            track.show()
        self._rest()

    def drop(self, name: str) -> None:
        """Forget motions of this name where they are."""
        self.tracks = [t for t in self.tracks if t.name != name]

    def _rest(self) -> None:
        if not self.tracks and self._timer.isActive():
            self._timer.stop()
            self.idle.emit()
