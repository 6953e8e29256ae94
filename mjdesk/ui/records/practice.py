"""A round that is played on from a record, to see what would have come of it; nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.save import Saved
from mjdesk.ui.aside import Aside
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow


class Practice(Aside):
    """The round."""

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        sheet = super()._show_settlement(model)
        sheet.again_button.say(lambda: tr("Once more from there"))
        sheet.next_button.say(lambda: tr("Back to the review"))
        sheet.place()
        return sheet

    def _again(self) -> None:
        """Once more from the same moment."""
        page = self.page_before
        assert page is not None
        practise(self.window, self.saved, page)


def practise(window: MatchWindow, saved: Saved, page: QWidget) -> None:
    """Play on from a moment of a record; ``page`` is shown again afterwards."""
    window.show_game(Practice(window, saved, page))
    window.toast(tr("Practice: nothing of it is kept, Backspace takes back"))
