"""A match that is only watched: every seat plays by itself, and rounds follow each other until one leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from mjdesk.save import Saved
from mjdesk.ui.aside import Aside
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import Person, SettlementModel
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow

#: ms that a settlement stays before the next round, at normal speed
READING: Final = 9000


class Demo(Aside):
    """The match. O lays all hands open, P stops between two events; a settlement goes on by itself."""

    def __init__(
        self, window: MatchWindow, saved: Saved, page: QWidget, persons: tuple[Person, ...] | None = None
    ) -> None:
        self._going_on = QTimer()
        self._going_on.setSingleShot(True)
        super().__init__(window, saved, page, persons)
        self.all_open = False
        self.table.set_demo()
        self._going_on.timeout.connect(self._go_on)

    def switches(self) -> None:
        return None

    def take_settings(self, settings: Settings) -> None:
        super().take_settings(settings)
        self._pace_reading()

    def _pace_reading(self) -> None:
        """How long the settlement is still shown."""
        if self.paused or not isinstance(self.window.sheet, SettlementSheet):
            self._going_on.stop()
        else:
            self._going_on.start(round(READING * 100 / self.window.settings.speed))

    def toggle_pause(self) -> None:
        super().toggle_pause()
        self._pace_reading()

    def _menu(self, name: str) -> None:
        if name == "open":
            self.all_open = not self.all_open
            self.session.set_open(self.seats_shown())
            self.window.toast(tr("All hands open") if self.all_open else tr("One hand only, as a player sees it"))
        else:
            super()._menu(name)

    def seats_shown(self) -> frozenset[int]:
        """The seats whose hands are laid open."""
        return frozenset(range(len(self.saved.players))) if self.all_open else frozenset()

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        sheet = super()._show_settlement(model)
        self._pace_reading()
        return sheet

    def _go_on(self) -> None:
        sheet = self.window.sheet
        if isinstance(sheet, SettlementSheet) and not sheet.model.last:
            sheet.accept()

    def _next(self) -> None:
        self._going_on.stop()
        super()._next()

    def _again(self) -> None:
        page = self.page_before
        assert page is not None
        watch(self.window, self.saved, page)

    def close(self, forget: bool = False) -> None:
        self._going_on.stop()
        super().close(forget)


def watch(window: MatchWindow, saved: Saved, page: QWidget) -> None:
    """Watch a match from its beginning; ``page`` is shown again afterwards."""
    window.show_game(Demo(window, saved, page))
