"""What one does in the lobby beside playing: coins are taken and changed, props bought, clothes worn, a table set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from mjdesk.engine.props import QIANKUN
from mjdesk.modes.bag import BY_ID
from mjdesk.modes.coins import Book, Booking, Currency
from mjdesk.modes.gifts import GIFT, Help
from mjdesk.modes.levels import Level
from mjdesk.modes.tables import TableSettings
from mjdesk.profile import profile_dir
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby import purse as purses
from mjdesk.ui.lobby.bag_sheet import BagSheet
from mjdesk.ui.lobby.cost import in_words
from mjdesk.ui.lobby.exchange_sheet import ExchangeSheet
from mjdesk.ui.lobby.gift_sheet import GiftSheet
from mjdesk.ui.lobby.level_sheet import LevelSheet
from mjdesk.ui.lobby.purse import Acted
from mjdesk.ui.lobby.rankings_page import RankingsPage
from mjdesk.ui.lobby.sitting import sit_down
from mjdesk.ui.lobby.table_sheet import TableSheet
from mjdesk.ui.lobby.wardrobe import WardrobePage

if TYPE_CHECKING:
    from mjdesk.ui.lobby.page import LobbyPage
    from mjdesk.ui.match_window import MatchWindow


class Errands(QObject):
    """Opens the sheets and pages for one lobby and books what comes of them, behind the window's back."""

    def __init__(self, page: LobbyPage, window: MatchWindow) -> None:
        super().__init__(page)
        self._page, self._window = page, window
        self._bag: BagSheet | None = None

    # --- one act

    def act(self, make: Callable[[Book, datetime], Booking], done: str) -> None:
        """Do one thing with the coin book; ``done`` is said when it is booked."""
        in_background(lambda: (done, purses.acted(profile_dir(), make)), self._acted)

    def _acted(self, found: tuple[str, Acted]) -> None:
        done, acted = found
        if acted.purse is None:
            self._window.toast(tr("Nothing was booked: {why}", why=acted.refused))
            return
        before = self._page.purse
        self._page.show_purse(acted.purse)
        self._show_bag()
        self._window.toast(done)
        if before is not None and acted.purse.level.number > before.level.number:
            self._show_level(before.level, acted.purse.level)

    def _show_level(self, before: Level, after: Level) -> None:
        """A level rises by what one is given, too."""
        own = self._window.settings
        sheet = LevelSheet(before, after, own.portrait, own.outfit)
        sheet.done.connect(self._window.close_sheet)
        self._window.open_sheet(sheet)

    # --- coins

    def take_help(self, help_: Help) -> None:
        """Take the gift or relief that is offered."""
        self.act(purses.take(help_), tr("You have taken {coins}", coins=in_words(help_.amount, help_.currency)))

    def open_exchange(self) -> ExchangeSheet | None:
        """Change gold into G coins."""
        if self._page.purse is None:
            return None
        sheet = ExchangeSheet(self._page.purse.gold)
        sheet.wanted.connect(self._exchange)
        return self._window.open_sheet(sheet)

    def _exchange(self, amount: int) -> None:
        self._window.close_sheet()
        self.act(purses.exchange(amount), tr("Changed into {coins}", coins=in_words(amount, Currency.GCOIN)))

    def offer_gift(self) -> None:
        """The gift of G coins before the first round of one who has few; then one sits down."""
        sheet = GiftSheet(GIFT)
        sheet.taken.connect(self._take_gift)
        sheet.declined.connect(self._sit)
        self._window.open_sheet(sheet)

    def _take_gift(self) -> None:
        self._window.close_sheet()
        in_background(partial(purses.acted, profile_dir(), purses.take(GIFT)), self._gift_taken)

    def _gift_taken(self, acted: Acted) -> None:
        if acted.purse is not None:
            self._page.show_purse(acted.purse)
        self._sit()

    def _sit(self) -> None:
        if self._window.sheet is not None:
            self._window.close_sheet()
        if not self._page.cost.lacking:
            sit_down(self._window, self._page.sitting)

    # --- bag, wardrobe, rankings, the own table

    def open_bag(self) -> BagSheet:
        """The bag: buy, and lay ready what acts on the first deal."""
        sheet = self._bag = BagSheet(at_table=False)
        sheet.bought.connect(self._buy)
        sheet.use_wanted.connect(self._arm)
        self._show_bag()
        return self._window.open_sheet(sheet)

    def _show_bag(self) -> None:
        if self._bag is None or not isValid(self._bag):
            return
        self._bag.show_switches(voice=self._window.settings.cantonese, finger=False)
        self._bag.show_bag(self._page.purse, (), QIANKUN if self._page.armed else "")

    def _buy(self, prop: str) -> None:
        self.act(purses.buy(prop), tr("Bought: {prop}", prop=say(BY_ID[prop].name)))

    def _arm(self, _prop: str, _given: object, _wanted: object) -> None:
        self._page.armed = not self._page.armed
        self._show_bag()

    def open_wardrobe(self) -> WardrobePage | None:
        """The wardrobe."""
        if self._page.purse is None:
            return None
        page = WardrobePage(self._page.purse, self._window.settings)
        page.chosen.connect(lambda outfit: self._wear(page, outfit))
        return self._window.visit(page)

    def _wear(self, page: WardrobePage, outfit: int) -> None:
        own = self._window.settings
        self._window.change_settings(replace(own, outfit=outfit, wearing=page.purse.outfit(outfit)))
        page.show_worn(page.purse, self._window.settings)
        self._page.refresh()

    def open_rankings(self) -> RankingsPage | None:
        """The rankings."""
        purse = self._page.purse
        return None if purse is None else self._window.visit(RankingsPage(purse, self._window.settings))

    def open_table(self) -> TableSheet:
        """The settings of the table that one hosts."""
        sheet = TableSheet(self._page.table, self._page.rules, cup=self._page.cup)
        sheet.settled.connect(self._take_table)
        return self._window.open_sheet(sheet)

    def _take_table(self, settings: TableSettings, rules: str, cup: bool) -> None:
        self._page.table, self._page.rules, self._page.cup = settings, rules, cup
