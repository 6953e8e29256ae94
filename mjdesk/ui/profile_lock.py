"""Only one window plays in a profile: two would write over each other's match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class ProfileLock:
    """Held while a match is played. A window that was killed holds nothing: its process is gone."""

    def __init__(self) -> None:
        self._file: QLockFile | None = None

    def take(self, profile: Path) -> bool:
        """Whether this window may play; False when another one does. Holding it already is fine.

        Where the folder cannot be written nothing can be written over, and nothing is locked.
        """
        if self._file is not None:
            return True
        try:
            profile.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        file = QLockFile(str(profile / "match.lock"))
        file.setStaleLockTime(0)
        if file.tryLock(0):
            self._file = file
            return True
        return file.error() is not QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Let another window play."""
        if self._file is not None:
            self._file.unlock()
            self._file = None
