"""The one window: pages that cross-fade, and sheets over them. Nothing opens a window of the system's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.profile import MATCH_FILE, profile_dir
from mjdesk.ui import i18n
from mjdesk.ui import settings as settings_file
from mjdesk.ui.background import in_background
from mjdesk.ui.home import Home
from mjdesk.ui.look import look
from mjdesk.ui.places import open_place
from mjdesk.ui.profile_lock import ProfileLock
from mjdesk.ui.settings import Settings
from mjdesk.ui.theme import MOTION
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import canvas, width_of
from mjdesk.ui.widgets.full_page import FullPage, first_focus
from mjdesk.ui.widgets.sheet import Curtain, Overlay, Sheet
from mjdesk.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from mjdesk.presets import Preset, Presets
    from mjdesk.profile import Damaged
    from mjdesk.ui.game import Game
    from mjdesk.ui.home import Unfinished
    from mjdesk.ui.house_sheet import HouseSheet
    from mjdesk.ui.keys_sheet import KeysSheet
    from mjdesk.ui.menu_sheet import MenuSheet
    from mjdesk.ui.new_match import MatchChoice, NewMatch
    from mjdesk.ui.rules_sheet import RulesSheet
    from mjdesk.ui.session import MatchSession
    from mjdesk.ui.settings_sheet import SettingsSheet

SMALLEST = (1180, 664)
TITLE_BAR = 40  #: px that a window manager may put above the window
#: what the window will need soon, loaded behind its back while one looks at the home page
_SOON: Final = (
    "mjdesk.ui.new_match",
    "mjdesk.ui.game",
    "mjdesk.ui.settings_sheet",
    "mjdesk.ui.rules_sheet",
    "mjdesk.ui.house_sheet",
    "mjdesk.ui.records.page",
)
AnySheet = TypeVar("AnySheet", bound=Sheet)
AnyPage = TypeVar("AnyPage", bound=FullPage)

#: sizes and weights of the sheets: the first use of each has Qt read the font, some milliseconds
_FONTS: Final = ((24, 700), (16, 600), (15, 500), (14, 500), (14, 600), (13, 400), (13, 700), (12, 400), (12, 600))


class Shell(QWidget):
    """A window that shows one page, changes it with a cross-fade, and lays sheets over it."""

    first_frame = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.overlays: list[Overlay] = []
        self.page: QWidget | None = None
        self._visits: list[tuple[FullPage, QWidget | None]] = []  #: pages visited, and what was shown before each
        self._curtain: Curtain | None = None
        self._toast: Toast | None = None
        self._painted = False

    # --- pages

    def show_page(self, page: QWidget) -> None:
        """Show another page, without sheets; the old picture fades away."""
        if page is self.page and not self.overlays:
            return
        self._fade(MOTION.page)
        for overlay in self.overlays:
            overlay.hide()
            overlay.deleteLater()
        self.overlays.clear()
        if page is self.page:
            page.setFocus()
            return
        old, self.page = self.page, page
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()
        page.lower()
        page.setFocus()
        if old is not None:
            old.hide()

    def visit(self, page: AnyPage) -> AnyPage:
        """Show a page until it is left; then what was there before is shown again."""
        page.left.connect(lambda: self.leave_page(page))
        self._visits.append((page, self.page))
        self.show_page(page)
        first_focus(page).setFocus()
        return page

    def leave_page(self, page: FullPage) -> None:
        """Go back to what was shown before a page; it and what was visited from it are gone."""
        visited = [visit[0] for visit in self._visits]
        if page not in visited:
            return
        gone = self._visits[visited.index(page) :]
        del self._visits[visited.index(page) :]
        before = gone[0][1]
        if before is not None:
            self.show_page(before)
            first_focus(before).setFocus()
        for old, _ in gone:
            old.closing()
            old.deleteLater()

    def leave_pages(self) -> None:
        """Go back from all pages that are visited."""
        if self._visits:
            self.leave_page(self._visits[0][0])

    def _fade(self, duration: int) -> None:
        """Lay the picture of now over what comes, and let it fade."""
        self.finish_motion()
        if self.isVisible() and self._painted:
            self._curtain = Curtain(self, self.grab(), look().duration(duration))
            self._curtain.destroyed.connect(self._curtain_gone)

    def _curtain_gone(self) -> None:
        self._curtain = None

    def finish_motion(self) -> None:
        """End the fade that runs, if any."""
        if self._curtain is not None:
            curtain, self._curtain = self._curtain, None
            curtain.destroyed.disconnect(self._curtain_gone)
            curtain.finish()

    # --- sheets

    def open_sheet(self, sheet: AnySheet) -> AnySheet:
        """Lay a sheet over the window; it goes when it says ``closed``."""
        self.finish_motion()
        picture = self.grab()
        overlay = Overlay(self, sheet, picture)
        overlay.closed.connect(lambda: self.close_sheet(overlay))
        self.overlays.append(overlay)
        if self.isVisible():
            self._curtain = Curtain(self, picture, look().duration(MOTION.panel))
            self._curtain.destroyed.connect(self._curtain_gone)
        return sheet

    def close_sheet(self, overlay: Overlay | None = None) -> None:
        """Take a sheet away, the topmost one unless told."""
        overlay = overlay or (self.overlays[-1] if self.overlays else None)
        if overlay is None or overlay not in self.overlays:
            return
        self._fade(MOTION.panel)
        self.overlays.remove(overlay)
        overlay.hide()
        overlay.deleteLater()
        under = self.overlays[-1].sheet.first() if self.overlays else self.page
        if under is not None:
            under.setFocus()

    @property
    def sheet(self) -> Sheet | None:
        """The topmost sheet."""
        return self.overlays[-1].sheet if self.overlays else None

    def toast(self, text: str) -> None:
        """Say something in passing at the foot of the window."""
        if self._toast is None:
            self._toast = Toast(self)
        self._toast.say(text)

    @property
    def toasted(self) -> str:
        """What was said in passing last."""
        return "" if self._toast is None else self._toast.text

    # --- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        look().fit(self.width(), self.height())
        self.finish_motion()
        for widget in (self.page, *self.overlays):
            if widget is not None:
                widget.setGeometry(self.rect())
        if self._toast is not None:
            self._toast.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.fillRect(self.rect(), look().colour("bg"))
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_frame.emit)


class MainWindow(Shell):
    """The main window of the program: the home page, the table of the running match, and the sheets.

    ``complete`` is emitted once, when the home page shows what there is to go on with.
    """

    complete = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setWindowTitle("mjdesk")
        self.setMinimumSize(*SMALLEST)
        self.resize(self._first_size())
        self.settings, damaged = settings_file.load()
        self._take_settings()
        self.game: Game | None = None
        self._lock = ProfileLock()
        self.presets: Presets | None = None
        self.home = Home(self)
        self.home.wanted.connect(self.go)
        self.show_page(self.home)
        if not (profile_dir() / MATCH_FILE).exists():
            self.home.show_unfinished(None)
        if damaged is not None:
            text = i18n.tr("The settings could not be read; the old file is {file}", file=damaged.moved_to.name)
            QTimer.singleShot(0, lambda: self.toast(text))
        # reading the saved match loads the engine: not before the first frame is seen
        self.first_frame.connect(lambda: QTimer.singleShot(0, self._get_ready))

    @staticmethod
    def _first_size() -> QSize:
        """The standard size, or what the screen has room for with a title bar."""
        standard, screen = QSize(1366, 768), QGuiApplication.primaryScreen()
        if QGuiApplication.platformName() == "offscreen":
            return standard
        return standard.boundedTo(screen.availableSize() - QSize(0, TITLE_BAR))

    # --- settings

    def _take_settings(self) -> None:
        chosen = self.settings.language
        i18n.set_language(i18n.system_language() if chosen == "auto" else chosen)
        look().fit(self.width(), self.height())
        look().apply(self.settings)

    def change_settings(self, settings: Settings) -> None:
        """Use other settings from now on, and keep them."""
        self.settings = settings
        self._take_settings()
        if self.game is not None:
            self.game.take_settings(settings)
        try:
            settings_file.save(settings)
        except OSError as error:
            self.toast(i18n.tr("The settings could not be saved: {what}", what=error.strerror or str(error)))

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

        sheet = NewMatch(self.settings.last_match, me=self.settings.portrait, presets=self._presets())
        sheet.rules_wanted.connect(self.open_rules)
        sheet.started.connect(self.start)
        sheet.house_wanted.connect(lambda: self.open_house(sheet))
        sheet.presets_changed.connect(self._keep_presets)
        sheet.said.connect(self.toast)
        return self.open_sheet(sheet)

    def open_house(self, under: NewMatch) -> HouseSheet:
        """The house rules of the system that is chosen in the sheet under it."""
        from mjdesk.ui.house_sheet import HouseSheet

        sheet = HouseSheet(self._presets(), under.system, under.options)
        sheet.changed.connect(self._keep_presets)
        sheet.said.connect(self.toast)

        def use(preset: Preset) -> None:
            self.close_sheet()
            under.use(preset)

        sheet.used.connect(use)
        return self.open_sheet(sheet)

    def _presets(self) -> Presets:
        """The house rules of the profile, read when they are first asked for."""
        from mjdesk.preset_files import load

        if self.presets is None:
            self.presets, damaged = load(profile_dir())
            if damaged is not None:
                name = damaged.moved_to.name
                words = i18n.tr("The house rules could not be read; the file is kept as {file}", file=name)
                QTimer.singleShot(0, lambda: self.toast(words))
        return self.presets

    def _keep_presets(self, presets: Presets) -> None:
        """Keep house rules on the disk; only then they are shown."""
        from mjdesk.preset_files import save

        try:
            save(profile_dir(), presets)
        except OSError as error:
            self.toast(i18n.tr("Could not be saved: {what}", what=error.strerror or str(error)))
        else:
            self.presets = presets
        for overlay in self.overlays:
            if show := getattr(overlay.sheet, "show_presets", None):
                show(self._presets())

    def open_rules(self, rules_id: str = "") -> RulesSheet:
        """The page of a rule system."""
        from mjdesk.ui.rules_sheet import RulesSheet

        return self.open_sheet(RulesSheet(rules_id))

    def open_settings(self) -> SettingsSheet:
        """The settings."""
        from mjdesk.ui.settings_sheet import SettingsSheet

        sheet = SettingsSheet(self.settings)
        sheet.changed.connect(self.change_settings)
        return self.open_sheet(sheet)

    def open_keys(self) -> KeysSheet:
        """All keys on one sheet."""
        from mjdesk.ui.keys_sheet import KeysSheet

        return self.open_sheet(KeysSheet())

    def open_menu(self) -> MenuSheet:
        """The menu of the table."""
        from mjdesk.ui.menu_sheet import MenuSheet

        game = self.game
        sheet = MenuSheet(game.switches(), kept=game.kept) if game is not None else MenuSheet()
        sheet.wanted.connect(self._from_menu)
        if self.game is not None:
            sheet.switched.connect(self.game.table.set_switch)
        return self.open_sheet(sheet)

    def _from_menu(self, place: str) -> None:
        self.close_sheet()
        if place == "leave":
            if self.game is not None:
                self.game.session.ask_cost()
        elif place != "table":
            self.go(place)

    # --- the match

    def _get_ready(self) -> None:
        """Read the saved match and load the rest of the program, without holding up the window."""
        in_background(partial(_read_match, profile_dir(), self.settings), self._found_first)

    def _found_first(self, found: tuple[Unfinished | None, Damaged | None]) -> None:
        self._show_found(found)
        self.complete.emit()
        in_background(_load_soon, self._paint_ahead)

    def _paint_ahead(self, _loaded: object) -> None:
        """Paint what the sheets will show, one small thing at a time while nothing else is to be done."""
        from mjdesk.ui.rail import RAIL_TILE
        from mjdesk.ui.rule_rail import EMBLEMS

        width, tiles = look().px(RAIL_TILE), look().tiles(self.devicePixelRatioF())
        waiting: list[Callable[[], object]] = [partial(width_of, "万", look().font(*kind)) for kind in _FONTS]
        waiting += [partial(tiles.sprite, TileLook(tile, width)) for tile in EMBLEMS.values()]
        timer = QTimer(self)

        def next_one() -> None:
            if waiting:
                waiting.pop(0)()
            else:
                timer.deleteLater()

        timer.timeout.connect(next_one)
        timer.start(20)

    def refresh_home(self) -> None:
        """Let the home page show the match that can be gone on with."""
        from mjdesk.ui.unfinished import read_unfinished

        self._show_found(read_unfinished(profile_dir(), self.settings))

    def _show_found(self, found: tuple[Unfinished | None, Damaged | None]) -> None:
        unfinished, damaged = found
        self.home.show_unfinished(unfinished)
        if damaged is not None:
            words = i18n.tr("The saved match could not be read; the file is kept as {file}", file=damaged.moved_to.name)
            QTimer.singleShot(0, lambda: self.toast(words))

    def _may_play(self) -> bool:
        """Whether no other window plays in this profile; says so if one does."""
        if self._lock.take(profile_dir()):
            return True
        self.toast(i18n.tr("A match is being played in another window of mjdesk"))
        return False

    def start(self, choice: MatchChoice) -> None:
        """Begin a match that was chosen in the sheet."""
        from mjdesk.ui.new_match import DEMO, PRACTICE

        if choice.mode != DEMO and not self._may_play():
            return
        kept = {
            "rules": choice.rules,
            "options": dict(choice.options),
            "levels": list(choice.levels),
            "rounds": choice.length.rounds,
            "circles": choice.length.circles,
            "mode": choice.mode,
        }
        self.change_settings(replace(self.settings, last_match=kept))
        from mjdesk.ui.session import MatchSession

        rounds, circles = choice.length
        if choice.mode == DEMO:
            self._watch(choice)
            return
        session = MatchSession.start(
            profile_dir(),
            choice.rules,
            choice.options,
            choice.levels,
            rounds,
            circles=circles,
            practice=choice.mode == PRACTICE,
            name=self.settings.name,
            portrait=self.settings.portrait,
        )
        self._play(session)

    def _watch(self, choice: MatchChoice) -> None:
        """Watch a match of players of the computer; nothing of it is kept."""
        from mjdesk.ui.demo import watch
        from mjdesk.ui.session import begun

        rounds, circles = choice.length
        players = (choice.levels[0], *choice.levels)
        watch(self, begun(choice.rules, choice.options, players, rounds, circles=circles), self.home)

    def resume(self) -> None:
        """Go on with the saved match."""
        if not self._may_play():
            return
        from mjdesk.ui.session import MatchSession

        try:
            session = MatchSession.resume(profile_dir(), name=self.settings.name, portrait=self.settings.portrait)
        except BadInput:
            session = None
        if session is None:
            self.refresh_home()  # it is gone or damaged since the page was shown; the page says which
        else:
            self._play(session)

    def _play(self, session: MatchSession) -> None:
        from mjdesk.ui.game import Game

        self.show_game(Game(self, session))

    def show_game(self, game: Game) -> None:
        """Play this game from now on; the one before stops, and can be gone on with."""
        before, self.game = self.game, game
        self.show_page(game.table)
        if before is not None:  # it lets go of the saved match before the new one is written
            before.close()
        game.begin()

    def leave_game(self) -> None:
        """Back to the home page, or to the page the game was begun from; a match can be gone on with."""
        if self.game is not None and self.game.page_before is not None:
            self.show_page(self.game.page_before)
            self.end_game(forget=True)
            return
        self.leave_pages()
        self.show_page(self.home)
        self.end_game()
        self.refresh_home()

    def end_game(self, forget: bool = False) -> None:
        """Stop the running match; ``forget`` it when it is over."""
        if self.game is not None:
            game, self.game = self.game, None
            game.close(forget)
        self._lock.release()

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
        super().closeEvent(event)


def _read_match(profile: Path, settings: Settings) -> tuple[Unfinished | None, Damaged | None]:
    """The saved match; loads the engine, so not for the window's thread at the start."""
    from mjdesk.ui.unfinished import read_unfinished

    return read_unfinished(profile, settings)


def _load_soon() -> None:
    """Load what the next click will need."""
    for name in _SOON:
        import_module(name)
