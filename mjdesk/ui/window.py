"""The window of the program: where one can go from the home page and the table, and the sheets that lie over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent

from mjdesk.profile import MATCH_FILE, profile_dir
from mjdesk.shipped import asset
from mjdesk.ui import i18n
from mjdesk.ui.ahead import Ahead
from mjdesk.ui.background import in_background
from mjdesk.ui.match_window import MatchWindow
from mjdesk.ui.places import open_place
from mjdesk.ui.settings import Settings
from mjdesk.ui.window_state import restore, state_of

if TYPE_CHECKING:
    from mjdesk.presets import Preset, Presets
    from mjdesk.profile import Damaged
    from mjdesk.ui.home import Unfinished
    from mjdesk.ui.house_rules import HouseRules
    from mjdesk.ui.house_sheet import HouseSheet
    from mjdesk.ui.keys_sheet import KeysSheet
    from mjdesk.ui.menu_sheet import MenuSheet
    from mjdesk.ui.new_match import NewMatch
    from mjdesk.ui.rules_sheet import RulesSheet
    from mjdesk.ui.settings_sheet import SettingsSheet


class MainWindow(MatchWindow):
    """The main window of the program: the home page, the table of the running match, and the sheets.

    ``complete`` is emitted once, when the home page shows what there is to go on with.
    """

    complete = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setWindowTitle("mjdesk")
        restore(self, self.settings.window)
        self._stood: Mapping[str, Any] | None = None  #: where it stood when it was first seen
        self.ahead = Ahead(self)
        self.home.wanted.connect(self.go)
        self.show_page(self.home)
        if not (profile_dir() / MATCH_FILE).exists():
            self.home.show_unfinished(None)
        # reading the saved match loads the engine: not before the first frame is seen
        self.first_frame.connect(self._stands)
        self.first_frame.connect(lambda: QTimer.singleShot(0, self._get_ready))

    def _get_ready(self) -> None:
        """Read the saved match and load the rest of the program, without holding up the window."""
        self.setWindowIcon(QIcon(str(asset("app", "mjdesk.svg"))))
        in_background(partial(_read_match, profile_dir(), self.settings), self._found_first)

    def _found_first(self, found: tuple[Unfinished | None, Damaged | None]) -> None:
        self._show_found(found)
        self.complete.emit()
        self.ahead.begin()

    # --- where one can go

    def go(self, place: str) -> None:
        """Open what a card, a menu or a key names."""
        own: dict[str, Callable[[], object]] = {
            "continue": self.resume,
            "new": self.open_new_match,
            "rules": self.open_rules,
            "settings": self.open_settings,
            "keys": self.open_keys,
            "menu": self.open_menu,
            "home": self.leave_game,
        }
        if place in own:
            own[place]()
        else:
            open_place(self, place)

    def open_new_match(self) -> NewMatch:
        """The sheet that begins a match."""
        from mjdesk.ui.new_match import NewMatch

        sheet = NewMatch(self.settings.last_match, me=self.settings.bust, presets=self.house_rules.all())
        sheet.rules_wanted.connect(self.open_rules)
        sheet.started.connect(self.start)
        sheet.house_wanted.connect(lambda: self.open_house(sheet))
        sheet.presets_changed.connect(self.house_rules.keep)
        sheet.said.connect(self.toast)
        return self.open_sheet(sheet)

    @cached_property
    def house_rules(self) -> HouseRules:
        """The house rules of the profile."""
        from mjdesk.ui.house_rules import HouseRules

        kept = HouseRules(self)
        kept.said.connect(self.toast)
        kept.changed.connect(self._show_presets)
        return kept

    def _show_presets(self, presets: Presets) -> None:
        """Let the sheets that show house rules show these."""
        for overlay in self.overlays:
            if show := getattr(overlay.sheet, "show_presets", None):
                show(presets)

    def open_house(self, under: NewMatch) -> HouseSheet:
        """The house rules of the system that is chosen in the sheet under it."""
        from mjdesk.ui.house_sheet import HouseSheet

        sheet = HouseSheet(self.house_rules.all(), under.system, under.options)
        sheet.changed.connect(self.house_rules.keep)
        sheet.said.connect(self.toast)

        def use(preset: Preset) -> None:
            self.close_sheet()
            under.use(preset)

        sheet.used.connect(use)
        return self.open_sheet(sheet)

    def open_rules(self, rules_id: str = "") -> RulesSheet:
        """The page of a rule system."""
        from mjdesk.ui.rules_sheet import RulesSheet

        return self.open_sheet(RulesSheet(rules_id))

    def open_settings(self) -> SettingsSheet:
        """The settings."""
        from mjdesk.ui.settings_sheet import SettingsSheet

        sheet = SettingsSheet(self.settings)
        sheet.changed.connect(self.change_settings)
        sheet.about_wanted.connect(self._about_from_settings)
        return self.open_sheet(sheet)

    def _about_from_settings(self) -> None:
        self.close_sheet()
        self.go("about")

    def open_keys(self) -> KeysSheet:
        """All keys on one sheet."""
        from mjdesk.ui.keys_sheet import KeysSheet

        return self.open_sheet(KeysSheet(self.page))

    def open_menu(self) -> MenuSheet:
        """The menu of the table."""
        from mjdesk.ui.menu_sheet import MenuSheet

        game = self.game
        sheet = MenuSheet(game.switches(), kept=game.kept, more=game.more()) if game is not None else MenuSheet()
        sheet.wanted.connect(self._from_menu)
        if self.game is not None:
            sheet.switched.connect(self.game.table.set_switch)
        return self.open_sheet(sheet)

    def _from_menu(self, place: str) -> None:
        self.close_sheet()
        if place == "leave":
            if self.game is not None:
                self.game.session.ask_cost()
        elif self.game is not None and place in self.game.more():
            self.game.do(place)
        elif place != "table":
            self.go(place)

    # --- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        if event.text() == "?" and not self.overlays:
            self.open_keys()
        elif event.key() == Qt.Key.Key_Escape and self.game is not None and not self.overlays:
            self.open_menu()
        elif event.key() == Qt.Key.Key_M and self.game is not None and not self.overlays:
            self.change_settings(replace(self.settings, muted=not self.settings.muted))
            self.toast(i18n.tr("Silent") if self.settings.muted else i18n.tr("Sound is on"))
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_pages()
        self.end_game()
        self.close_sounds()
        self._keep_state()
        super().closeEvent(event)

    def _stands(self) -> None:
        self._stood = state_of(self)

    def _keep_state(self) -> None:
        """Keep where the window stands, where that is another place than at the start."""
        now = state_of(self)
        if self._stood is not None and now != self._stood:
            self._stood = now
            self.change_settings(replace(self.settings, window=now))


def _read_match(profile: Path, settings: Settings) -> tuple[Unfinished | None, Damaged | None]:
    """The saved match; loads the engine, so not for the window's thread at the start."""
    from mjdesk.ui.unfinished import read_unfinished

    return read_unfinished(profile, settings)
