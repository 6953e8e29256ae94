"""A window in which matches are played: begun, gone on with, left; at the look and the pace of its settings."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from mjdesk.engine.errors import BadInput
from mjdesk.profile import profile_dir
from mjdesk.ui import i18n
from mjdesk.ui import settings as settings_file
from mjdesk.ui.home import Home
from mjdesk.ui.look import look
from mjdesk.ui.profile_lock import ProfileLock
from mjdesk.ui.settings import Settings
from mjdesk.ui.shell import Shell

if TYPE_CHECKING:
    from mjdesk.profile import Damaged
    from mjdesk.ui.game import Game
    from mjdesk.ui.home import Unfinished
    from mjdesk.ui.match_choice import MatchChoice
    from mjdesk.ui.session import MatchSession
    from mjdesk.ui.sound.sounds import Sounds
    from mjdesk.ui.widgets.sheet import Sheet


class MatchWindow(Shell):
    """The home page, and the table of the match that is being played; its settings are read from the profile."""

    def __init__(self) -> None:
        super().__init__()
        self.settings, damaged = settings_file.load()
        self._take_settings()
        self.game: Game | None = None
        self._lock = ProfileLock()
        self.home = Home(self)
        if damaged is not None:
            text = i18n.tr("The settings could not be read; the old file is {file}", file=damaged.moved_to.name)
            QTimer.singleShot(0, lambda: self.toast(text))

    def go(self, place: str) -> None:
        """Open what a card, a menu or a key names."""
        raise NotImplementedError

    def open_rules(self, rules_id: str = "") -> Sheet:
        """Open the page of a rule system."""
        raise NotImplementedError

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
        if "sounds" in vars(self):
            self.sounds.take_settings(settings)
        try:
            settings_file.save(settings)
        except OSError as error:
            self.toast(i18n.tr("The settings could not be saved: {what}", what=error.strerror or str(error)))

    # --- sound

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard where no match is played; made when something first is to be heard."""
        from mjdesk.ui.sound.sounds import Sounds

        return Sounds(self.settings, self)

    def hear_saved(self) -> None:
        """Let it be heard that something lies in the ledger now."""
        from mjdesk.ui.sound.cues import SAVED

        self.sounds.play(SAVED)

    def close_sounds(self) -> None:
        """Let go of the sound device, if anything was to be heard."""
        sounds = vars(self).pop("sounds", None)
        if sounds is not None:
            sounds.close()

    # --- what there is to go on with

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

    # --- the match

    def may_play(self) -> bool:
        """Whether no other window plays in this profile; says so if one does."""
        if self._lock.take(profile_dir()):
            return True
        self.toast(i18n.tr("A match is being played in another window of mjdesk; close that one first"))
        return False

    def start(self, choice: MatchChoice) -> None:
        """Begin a match that was chosen in the sheet."""
        from mjdesk.ui.match_choice import DEMO, PRACTICE

        if choice.mode != DEMO and (self.must_finish() or not self.may_play()):
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
            portrait=self.settings.bust,
        )
        self.play(session)

    def must_finish(self) -> bool:
        """Whether a round for coins is in play, which no other match pushes aside; then it goes on."""
        from mjdesk.save import is_staked, save_path

        if not is_staked(save_path(profile_dir())):
            return False
        self.toast(i18n.tr("A round for coins is still in play: it goes on first"))
        self.resume()
        return True

    def _watch(self, choice: MatchChoice) -> None:
        """Watch a match of players of the computer; nothing of it is kept."""
        from mjdesk.ui.demo import watch
        from mjdesk.ui.session import begun

        rounds, circles = choice.length
        players = (choice.levels[0], *choice.levels)
        watch(self, begun(choice.rules, choice.options, players, rounds, circles=circles), self.home)

    def resume(self) -> None:
        """Go on with the saved match."""
        if not self.may_play():
            return
        from mjdesk.ui.session import MatchSession

        try:
            own = self.settings
            session = MatchSession.resume(profile_dir(), name=own.name, portrait=own.bust, outfit=own.outfit)
        except BadInput:
            session = None
        if session is None:
            self.refresh_home()  # it is gone or damaged since the page was shown; the page says which
        else:
            self.play(session)

    def play(self, session: MatchSession) -> None:
        """Play the match of a session from now on."""
        from mjdesk.ui.game import Game

        if session.venue is None:
            self.show_game(Game(self, session))
        else:
            from mjdesk.ui.lobby.game import CoinGame

            self.show_game(CoinGame(self, session))

    def show_game(self, game: Game) -> None:
        """Play this game from now on; the one before stops, and can be gone on with."""
        before, self.game = self.game, game
        self.show_page(game.page)
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
