"""A match beside the running one: in a folder of its own that goes with it. The profile's match is not touched."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.save import Saved
from mjdesk.ui.game import Game
from mjdesk.ui.models import Person
from mjdesk.ui.session import MatchSession

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow


class Aside(Game):
    """The match; nothing of it is kept."""

    kept = False

    def __init__(
        self, window: MatchWindow, saved: Saved, page: QWidget, persons: tuple[Person, ...] | None = None
    ) -> None:
        """``page`` is shown again when it is over or left; ``persons`` as in `MatchSession`."""
        self._folder = TemporaryDirectory(prefix="mjdesk-aside-")
        name, portrait = window.settings.name, window.settings.bust
        super().__init__(window, MatchSession(Path(self._folder.name), saved, name, portrait, persons=persons))
        self.saved, self.page_before = saved, page

    def close(self, forget: bool = False) -> None:
        super().close(forget)
        self._folder.cleanup()

    def _home(self) -> None:
        self.window.leave_game()
