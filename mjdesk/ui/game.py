"""A running match in the window: joins the session to the table and to the settlement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mjdesk.ui.advice import FULL, WAITS, can_advise
from mjdesk.ui.clock import DecisionClock
from mjdesk.ui.i18n import tr
from mjdesk.ui.models import Leaving, SettlementModel, TableModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import SPEEDS, Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.sound.cues import COUNT, WON
from mjdesk.ui.sound.sounds import Sounds
from mjdesk.ui.table.widget import TableWidget

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow


class Game(QObject):
    """One match from its first tile on the screen to its last settlement."""

    kept = True  #: whether it can be gone on with once it is left
    page_before: QWidget | None = None  #: shown again when the game is left; None: the home page

    def __init__(self, window: MatchWindow, session: MatchSession) -> None:
        super().__init__(window)
        self.window, self.session = window, session
        self.paused = False
        self.table = TableWidget(window)
        self.table.hide()
        self.page: QWidget = self.table  #: what the window shows while it is played
        self.sounds = Sounds(window.settings, self)
        session.changed.connect(self.table.show_model)
        session.changed.connect(self.sounds.show)
        session.settled.connect(self._settled)
        session.advised.connect(self.table.advise)
        session.taken_back.connect(self._taken_back)
        session.cost.connect(self._ask_to_leave)
        self.clock = DecisionClock(self, lambda: self.paused or bool(window.overlays))
        self.clock.shown.connect(self.table.show_clock)
        self.clock.ran_out.connect(session.time_out)
        session.changed.connect(self._time)
        self.table.chosen.connect(self.clock.stop)
        session.failed.connect(self._failed)
        self.table.chosen.connect(session.answer)
        self.table.chosen.connect(self.sounds.answered)
        self.table.auto_changed.connect(session.set_auto)
        self.table.arranged.connect(session.keep_order)
        if session.order is not None:
            self.table.restore_order(session.order)
        self.table.menu.connect(self._menu)
        self.take_settings(window.settings)

    def _time(self, model: TableModel, _event: object) -> None:
        """Let the clock run for the question that is open."""
        self.clock.ask(model.question)

    def begin(self) -> None:
        """Start playing."""
        self.session.begin()

    def take_settings(self, settings: Settings) -> None:
        """Play at the pace of these settings, with tiles of their size."""
        self.table.set_large(settings.large_tiles)
        self.table.set_hinting(settings.hints == FULL)
        self._set_pace(settings)
        self.clock.set_seconds(settings.timer)
        self.sounds.take_settings(settings)
        self.session.set_hints(settings.hints)

    def _set_pace(self, settings: Settings) -> None:
        self.session.set_pace(Pace(settings.speed / 100, self.paused))

    def toggle_pause(self) -> None:
        """Stop between two events, or go on."""
        self.paused = not self.paused
        self.table.set_paused(self.paused)
        self._set_pace(self.window.settings)
        self.window.toast(tr("Stopped; P goes on") if self.paused else tr("It goes on"))

    def take_back(self) -> None:
        """Go back to the last decision of the person; in practice matches alone."""
        model = self.session.model
        if model is None or not model.view.setup.practice:
            self.window.toast(tr("Moves can be taken back in practice matches only"))
            return
        if isinstance(self.window.sheet, SettlementSheet):
            self.window.close_sheet()
        self.table.asked_again()
        self.session.take_back()

    def _taken_back(self, done: bool) -> None:
        if not done:
            self.window.toast(tr("There is nothing to take back"))

    def _ask_to_leave(self, cost: Leaving) -> None:
        """Name the cost of leaving for good, and ask."""
        from mjdesk.ui.leave_sheet import LeaveSheet

        model = self.session.model
        if model is None:
            return
        sheet = LeaveSheet(model.plates, model.view.seat, cost)
        sheet.leaving.connect(lambda: self._leave(cost))
        self.window.open_sheet(sheet)

    def _leave(self, cost: Leaving) -> None:
        self.window.close_sheet()
        if cost.settles:
            self.session.leave()
        else:
            self._home()

    def _change_speed(self, name: str) -> None:
        """One step faster or slower."""
        now = self.window.settings.speed
        if name == "faster":
            speed = min((s for s in SPEEDS if s > now), default=now)
        else:
            speed = max((s for s in SPEEDS if s < now), default=now)
        self.window.change_settings(replace(self.window.settings, speed=speed))
        self.window.toast(tr("Pace ×{speed}", speed=f"{speed / 100:g}"))

    def switches(self) -> Mapping[str, bool] | None:
        """The switches and whether they are on, where the menu has to show them; None where the table does."""
        return self.table.switches_on if self.table.switches_folded else None

    def more(self) -> Mapping[str, tuple[str, str]]:
        """What else the menu of this table offers: words and icon by name."""
        return {}

    def do(self, name: str) -> None:
        """Do one of these things."""
        raise KeyError(name)

    def close(self, forget: bool = False) -> None:
        """Stop playing; the match can be gone on with unless it is to be forgotten."""
        self.clock.stop()
        self.session.close(forget)
        self.sounds.close()
        self.page.hide()
        self.page.deleteLater()
        self.deleteLater()

    def _menu(self, name: str) -> None:
        model = self.session.model
        if name == "tiles" and model is not None:
            from mjdesk.ui.tiles_sheet import TilesSheet

            self.window.open_sheet(TilesSheet(model.view))
        elif name in self._doing:
            self._doing[name]()
        else:
            self.window.go("keys" if name == "keys" else "menu")

    @property
    def _doing(self) -> dict[str, Callable[[], None]]:
        """What the table asks for by key or button."""
        return {
            "hint": self._toggle_hints,
            "pause": self.toggle_pause,
            "undo": self.take_back,
            "faster": partial(self._change_speed, "faster"),
            "slower": partial(self._change_speed, "slower"),
            "open": lambda: None,  # only where nobody plays
            "bag": lambda: None,  # only where one plays for coins
        }

    def _toggle_hints(self) -> None:
        """All hints, or only what one waits for."""
        settings = self.window.settings
        if not can_advise(self.session.rules):
            self.window.toast(tr("There are no hints for this game yet"))
            return
        full = settings.hints != FULL
        self.window.change_settings(replace(settings, hints=FULL if full else WAITS))
        self.window.toast(tr("Hints are on") if full else tr("Hints are off; what you wait for is still shown"))

    def _failed(self, what: str) -> None:
        self.window.toast(tr("Something went wrong: {what}", what=what))

    def _settled(self, model: SettlementModel) -> None:
        self._show_settlement(model)
        if any(win.seat == model.me for win in model.wins) or (model.wins and self.table.demo):
            self.sounds.play(WON)

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        reviewed = self.page_before is None and can_advise(self.session.rules)
        sheet = SettlementSheet(model, reviewed=reviewed)
        sheet.next_wanted.connect(self._next)
        sheet.home_wanted.connect(self._home)
        sheet.again_wanted.connect(self._again)
        sheet.review_wanted.connect(self._review)
        sheet.undo_wanted.connect(self.take_back)
        sheet.said.connect(self.window.toast)
        sheet.counted.connect(partial(self.sounds.play, COUNT))
        if not sheet.moving:
            self.sounds.play(COUNT)
        return self.window.open_sheet(sheet)

    def _review(self) -> None:
        """Review the round just settled; then its settlement again."""
        from mjdesk.ui.records.review_page import review_settled

        model = self.session.settlement
        if model is not None:
            review_settled(self.window, model, lambda: self._show_settlement(model))

    def _next(self) -> None:
        self.window.close_sheet()
        self.session.next_round()

    def _home(self) -> None:
        """The match is over: forget it and go home."""
        self.window.end_game(forget=True)
        self.window.leave_game()

    def _again(self) -> None:
        self._home()
        self.window.go("new")
