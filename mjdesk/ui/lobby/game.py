"""A match for coins in the window: what comes between its rounds, its bag, and how one leaves it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from mjdesk.modes.gifts import GIFT
from mjdesk.modes.regulars import BY_ID, ME
from mjdesk.modes.rooms import GoldRoom, gold_room_for
from mjdesk.modes.stakes import SeatCoins
from mjdesk.modes.tables import TableSettings, Watching
from mjdesk.modes.venue import Kind, Venue
from mjdesk.profile import profile_dir
from mjdesk.ui.background import in_background
from mjdesk.ui.game import Game
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby import purse as purses
from mjdesk.ui.lobby.cost import in_words
from mjdesk.ui.lobby.keys_row import KeysRow
from mjdesk.ui.lobby.purse import Acted, Purse
from mjdesk.ui.lobby.told_view import told_words
from mjdesk.ui.models import PropTold, SettlementModel, TableModel
from mjdesk.ui.session import MatchSession, begun
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.lobby.bag_sheet import BagSheet
    from mjdesk.ui.lobby.public_screen import PublicScreen
    from mjdesk.ui.lobby.table_sheet import TableSheet
    from mjdesk.ui.match_window import MatchWindow

TIMER = 15  #: seconds for a decision at a table whose host wants them


class CoinGame(Game):
    """The match. ``venue`` is where it is played."""

    def __init__(self, window: MatchWindow, session: MatchSession) -> None:
        assert session.venue is not None
        self.venue: Venue = session.venue
        self.finger = False  #: the golden finger points at the own last discard until one leaves
        self.watching = Watching(tuple(who == ME or BY_ID[who].watched for who in self.venue.seats))
        self.screen: PublicScreen | None = None
        self.ticked = self.venue.table  #: what the host has ticked for the rounds to come
        self._bag: BagSheet | None = None
        self._purse: Purse | None = None
        super().__init__(window, session)
        session.turned_away.connect(self._turned_away)
        session.told.connect(self._told)
        session.changed.connect(self._bag_changed)
        self.keys: KeysRow | None = None
        if self.venue.kind is Kind.TABLE:
            self.keys = KeysRow(self.table)
            self.keys.help_wanted.connect(lambda: window.open_rules(self.venue.rules))
            session.changed.connect(self.keys.show_model)
        session.changed.connect(self._venue_changed)

    # --- what the host allows

    def allows(self, operation: str) -> bool:
        """Whether an operation is offered at this table."""
        return self.venue.table is None or self.venue.table.allows(operation)

    def take_settings(self, settings: Settings) -> None:
        super().take_settings(self._here(settings))

    def _here(self, settings: Settings) -> Settings:
        """The settings as they hold in this room."""
        if not self.allows("hint"):
            settings = replace(settings, hints="off")
        if self.allows("timer") and self.venue.table is not None:
            settings = replace(settings, timer=settings.timer or TIMER)
        if not self.allows("voice"):
            settings = replace(settings, voice="off")
        elif self.venue.in_cantonese and settings.cantonese and settings.voice != "off":
            settings = replace(settings, voice="cantonese")
        return settings

    def _toggle_hints(self) -> None:
        if self.allows("hint"):
            super()._toggle_hints()
        else:
            self.window.toast(tr("The host of this table does not allow hints"))

    # --- between the rounds

    def _show_settlement(self, model: SettlementModel) -> SettlementSheet:
        sheet = super()._show_settlement(model)
        sheet.leave_wanted.connect(self._get_up)
        sheet.table_wanted.connect(lambda: self._show_table(model))
        return sheet

    def _show_table(self, model: SettlementModel) -> None:
        from mjdesk.ui.lobby.result_sheet import ResultSheet

        self.window.open_sheet(ResultSheet(model))

    @property
    def _own(self) -> SeatCoins | None:
        """What the settled round came to for the person."""
        model = self.session.settlement
        return None if model is None or model.coins is None else model.coins.seats[model.me]

    def _next(self) -> None:
        self.window.close_sheet()
        self._after_level(self._before_round)

    def _after_level(self, go_on: Callable[[], None]) -> None:
        """Show that the level rose, if it did; then go on."""
        own = self._own
        if own is None or own.after.number <= own.before.number:
            go_on()
            return
        from mjdesk.ui.lobby.level_sheet import LevelSheet

        settings = self.window.settings
        sheet = LevelSheet(own.before, own.after, settings.portrait, settings.outfit)
        sheet.done.connect(lambda: self._close_then(go_on))
        self.window.open_sheet(sheet)

    def _close_then(self, go_on: Callable[[], None]) -> None:
        self.window.close_sheet()
        go_on()

    def _before_round(self) -> None:
        """Offer the gift of G coins where it is due; then the next round."""
        if self.venue.kind is Kind.TABLE:
            in_background(partial(purses.read, profile_dir()), self._offer_gift)
        else:
            self.session.next_round()

    def _offer_gift(self, found: Acted) -> None:
        if found.purse is None or GIFT not in found.purse.offers:
            self.session.next_round()
            return
        from mjdesk.ui.lobby.gift_sheet import GiftSheet

        sheet = GiftSheet(GIFT)
        sheet.taken.connect(self._take_gift)
        sheet.declined.connect(lambda: self._close_then(self.session.next_round))
        self.window.open_sheet(sheet)

    def _take_gift(self) -> None:
        self.window.close_sheet()
        in_background(partial(purses.acted, profile_dir(), purses.take(GIFT)), self._gift_taken)

    def _gift_taken(self, acted: Acted) -> None:
        if acted.purse is None:
            self.window.toast(tr("Nothing was booked: {why}", why=acted.refused))
        self.session.next_round()

    def _turned_away(self, missing: int) -> None:
        """The entry is not met any more: to the best room still open, or back to the lobby."""
        words = tr("{coins} short for this room", coins=in_words(missing, self.venue.currency))
        if isinstance(self.venue.place, GoldRoom) and self.session.model is not None:
            in_background(partial(purses.read, profile_dir()), self._move_down)
            return
        self._to_lobby()
        self.window.toast(words)

    def _move_down(self, found: Acted) -> None:
        """Go on in the best room of 穷胡 that is still open, with the same people."""
        room = self.venue.place
        assert isinstance(room, GoldRoom)
        if found.purse is None:
            self._to_lobby()
            return
        lower = gold_room_for(found.purse.gold, room)
        model = self.session.model
        assert model is not None
        setup = model.view.setup
        options = dict(setup.options)
        window, players = self.window, self.session.players
        venue = replace(self.venue, room=lower.id)
        saved = begun(venue.rules, options, players, 0, venue=venue)
        window.end_game(forget=True)
        if not window.may_play():
            return
        own = window.settings
        window.play(MatchSession(profile_dir(), saved, own.name, own.bust, outfit=own.outfit))
        window.toast(tr("Your gold is not enough there: you go on in {room}", room=say(lower.name)))

    # --- those who look on

    def more(self) -> Mapping[str, tuple[str, str]]:
        found = {}
        if self.venue.host == ME:
            found["host"] = (tr("Table settings"), "settings")
        if self.venue.kind is not Kind.TABLE or not self.allows("watch"):
            return found
        seat = self.venue.seats.index(ME)
        consent = tr("Not to be watched") if self.watching.allowed[seat] else tr("Let me be watched")
        screen = tr("Close the screen for watchers") if self.screen is not None else tr("A screen for watchers")
        drawing = "eye-off" if self.watching.allowed[seat] else "eye"
        return {**found, "consent": (consent, drawing), "screen": (screen, "board")}

    def do(self, name: str) -> None:
        if name == "host":
            self.open_table()
        elif name == "consent":
            self.watching = self.watching.switched(self.venue.seats.index(ME))
            if self.screen is not None:
                self.session.set_watchers(self.seats_shown())
        elif self.screen is None:
            self._open_screen()
        else:
            self.screen.close()

    def open_table(self) -> TableSheet:
        """The ticks of the table, for its host; they hold from the next round on."""
        from mjdesk.ui.lobby.table_sheet import TableSheet

        assert self.ticked is not None
        sheet = TableSheet(self.ticked, self.venue.rules, cup=bool(self.venue.tournament), playing=True)
        sheet.settled.connect(self._tick)
        return self.window.open_sheet(sheet)

    def _tick(self, settings: TableSettings, _rules: str, _cup: bool) -> None:
        self.ticked = settings
        self.session.set_table(settings)

    def _venue_changed(self, model: TableModel, _event: object) -> None:
        """What the host has ticked holds from this round on."""
        if model.venue is not None and model.venue != self.venue:
            self.venue = model.venue
            self.take_settings(self.window.settings)
            if not self.allows("watch") and self.screen is not None:
                self.screen.close()

    def seats_shown(self) -> frozenset[int]:
        """The seats whose hands those see who look on."""
        return frozenset(seat for seat, on in enumerate(self.watching.allowed) if on)

    def _open_screen(self) -> None:
        from mjdesk.ui.lobby.public_screen import PublicScreen

        self.screen = PublicScreen()
        self.session.watched.connect(self.screen.show_model)
        self.screen.closed.connect(self._screen_closed)
        self.session.set_watchers(self.seats_shown())
        self.screen.show()

    def _screen_closed(self) -> None:
        screen, self.screen = self.screen, None
        if screen is not None:
            self.session.watched.disconnect(screen.show_model)
            self.session.set_watchers(None)
            screen.deleteLater()

    def close(self, forget: bool = False) -> None:
        if self.screen is not None:
            self.screen.close()
        super().close(forget)

    # --- leaving

    def _get_up(self) -> None:
        """Leave between two rounds, which costs nothing."""
        self.window.close_sheet()
        self._after_level(self._to_lobby)

    def _home(self) -> None:
        if isinstance(self.window.sheet, SettlementSheet):
            self.window.close_sheet()
        self._after_level(self._to_lobby)

    def _to_lobby(self) -> None:
        """The match is over: forget it, and back to the street."""
        window = self.window
        window.end_game(forget=True)
        window.leave_game()
        window.go("lobby")

    # --- props

    def _menu(self, name: str) -> None:
        if name == "bag":
            self.open_bag()
        else:
            super()._menu(name)

    def open_bag(self) -> BagSheet:
        """The bag, with what each prop does here and now."""
        from mjdesk.ui.lobby.bag_sheet import BagSheet

        sheet = BagSheet(at_table=True)
        self._bag = sheet
        sheet.use_wanted.connect(self.session.use_prop)
        sheet.bought.connect(self._buy)
        sheet.switched.connect(self._switch)
        self._show_bag()
        in_background(partial(purses.read, profile_dir()), self._purse_read)
        return self.window.open_sheet(sheet)

    @property
    def _open_bag(self) -> BagSheet | None:
        """The bag where it lies over the table."""
        found = next((o.sheet for o in self.window.overlays if o.sheet is self._bag), None)
        return self._bag if found is not None else None

    def _bag_changed(self, *_what: object) -> None:
        if self._open_bag is not None:
            self._show_bag()

    def _show_bag(self) -> None:
        """Bring the open bag up to date."""
        sheet, model = self._bag, self.session.model
        if sheet is None or model is None:
            return
        sheet.show_view(model.view)
        sheet.show_switches(voice=self.window.settings.cantonese, finger=self.finger)
        sheet.show_bag(self._purse, model.props, model.armed)

    def _purse_read(self, found: Acted) -> None:
        self._purse = found.purse
        if self._open_bag is not None:
            self._show_bag()

    def _buy(self, prop: str) -> None:
        in_background(partial(purses.acted, profile_dir(), purses.buy(prop)), self._bought)

    def _bought(self, acted: Acted) -> None:
        if acted.purse is None:
            self.window.toast(tr("Nothing was booked: {why}", why=acted.refused))
        else:
            self._purse = acted.purse
            self.session.look_again()

    def _switch(self, prop: str, on: bool) -> None:
        """The two props that are never used up."""
        if prop == "jinshouzhi":
            self.finger = on
            self.table.set_finger(on)
        else:
            self.window.change_settings(replace(self.window.settings, cantonese=on))
        self._show_bag()

    def _told(self, told: PropTold) -> None:
        if self._open_bag is not None and self._bag is not None:
            self._bag.show_told(told)
        self.window.toast(told_words(told))
