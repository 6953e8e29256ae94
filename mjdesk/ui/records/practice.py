"""A round that is played on from a record, to see what would have come of it; nothing of it is kept."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.save import Saved
from mjdesk.ui.game import Game
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow


class Practice(Game):
    """The round, in a folder of its own that goes with it; the running match of the profile is not touched."""

    def __init__(self, window: MainWindow, saved: Saved, page: QWidget) -> None:
        """``page`` is shown again when it is over or left."""
        self._folder = TemporaryDirectory(prefix="mjdesk-practice-")
        name, portrait = window.settings.name, window.settings.portrait
        super().__init__(window, MatchSession(Path(self._folder.name), saved, name, portrait))
        self.saved, self.page_before = saved, page

    def close(self, forget: bool = False) -> None:
        super().close(forget)
        self._folder.cleanup()

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        sheet = super()._show_settlement(model)
        sheet.again_button.say(lambda: tr("Once more from there"))
        sheet.next_button.say(lambda: tr("Back to the review"))
        sheet.place()
        return sheet

    def _take_back(self) -> None:
        """The last answer is taken back."""
        self.table.asked_again()
        self.session.take_back()

    def _home(self) -> None:
        self.window.leave_game()

    def _again(self) -> None:
        """Once more from the same moment."""
        page = self.page_before
        assert page is not None
        practise(self.window, self.saved, page)


def practise(window: MainWindow, saved: Saved, page: QWidget) -> None:
    """Play on from a moment of a record; ``page`` is shown again afterwards."""
    window.show_game(Practice(window, saved, page))
    window.toast(tr("Practice: nothing of it is kept, Backspace takes back"))
