"""The lobby: a street of houses to walk into, the tables of the one where one stands, and what sitting down costs."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mjdesk.engine.props import QIANKUN
from mjdesk.modes.bag import BY_ID
from mjdesk.modes.coins import Currency
from mjdesk.modes.gifts import GIFT, Help
from mjdesk.modes.levels import Level, level_of
from mjdesk.modes.tables import TableSettings
from mjdesk.modes.venue import TABLE_RULES, Kind
from mjdesk.profile import profile_dir
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby import purse as purses
from mjdesk.ui.lobby.bag_sheet import BagSheet
from mjdesk.ui.lobby.cost import CostCard, in_words
from mjdesk.ui.lobby.exchange_sheet import ExchangeSheet
from mjdesk.ui.lobby.plate import PursePlate
from mjdesk.ui.lobby.purse import Acted, Purse
from mjdesk.ui.lobby.rankings_page import RankingsPage
from mjdesk.ui.lobby.room import RoomView
from mjdesk.ui.lobby.scenery import HIGH, WIDE
from mjdesk.ui.lobby.sitting import Sitting, sit_down, watch
from mjdesk.ui.lobby.street import StreetView
from mjdesk.ui.lobby.streets import STOOLS, STREETS, Desk, House, Street, desks
from mjdesk.ui.lobby.table_sheet import TableSheet
from mjdesk.ui.lobby.wardrobe import WardrobePage
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Page, Pills, Scroll
from mjdesk.ui.widgets.full_page import HEAD, FullPage

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow

_COST: Final = 314.0  #: width of the cost card
_LEAST_STREET: Final = 0.34  #: share of the page that the street keeps, however large the text is


class LobbyPage(FullPage):
    """The page. What it has to do with the disk happens behind its back; until then the coins are not known."""

    number = 0  #: of the street one is in

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(lambda: say(self.street.name), lambda: say(self.street.welcome))
        self.setObjectName("lobby")
        self._window = window
        self.purse: Purse | None = None
        self.entered, self.at = 0, (0, 2)
        self.jiang_28 = True
        self.table, self.rules, self.cup = TableSettings(), TABLE_RULES, False
        self.armed = False  #: 乾坤大挪移 acts on the first deal
        self._bag_sheet: BagSheet | None = None
        self._day = purses.now().date().isoformat()
        self.ground = Page()  #: all of the page but its head; higher than the window where text is large
        self.area = Scroll(self.ground, self, ground="")
        self.area.lower()
        self.view = StreetView(self.ground)
        self.pills = Pills([partial(say, street.name) for street in STREETS], 0, self.ground, "streets")
        self.games = Dropdown([partial(say, street.name) for street in STREETS], 0, self.ground, "games", framed=True)
        for chooser in (self.pills, self.games):
            chooser.setAccessibleName(tr("Games"))
            chooser.chosen.connect(self.go_to_street)
        self.plate = PursePlate(self.ground)
        self.bag = Button(lambda: tr("Bag"), ButtonKind.QUIET, self.ground, icon_name="bag", key="B", name="bag")
        self.ranking = Button(lambda: tr("Rankings"), ButtonKind.QUIET, self.ground, icon_name="chart", name="rankings")
        self.room = RoomView(self.ground)
        self.cost = CostCard(self.ground)
        self._connect()
        self.view.show_street(self.street, self.entered)
        self.show_purse(None)
        in_background(partial(purses.opened, profile_dir()), self._opened)

    def _connect(self) -> None:
        self.view.entered.connect(self.enter)
        self.room.stool_chosen.connect(self.stand_at)
        self.room.watch_wanted.connect(self.watch)
        self.room.jiang_changed.connect(self._take_jiang)
        self.cost.sit_wanted.connect(self.sit_down)
        self.cost.help_wanted.connect(self.take_help)
        self.room.settings_wanted.connect(self.open_table)
        self.room.exchange_wanted.connect(self.open_exchange)
        self.plate.clicked.connect(self.open_wardrobe)
        self.ranking.clicked.connect(self.open_rankings)
        self.bag.clicked.connect(self.open_bag)

    # --- where one is

    @property
    def street(self) -> Street:
        """The street one is in."""
        return STREETS[self.number]

    @property
    def house(self) -> House:
        """The house one stands in."""
        return self.street.houses[self.entered]

    @property
    def tables(self) -> tuple[Desk, ...]:
        """The tables of the house."""
        return desks(self.house, self.street, self._day)

    @property
    def desk(self) -> Desk:
        """The table one stands at."""
        return self.tables[self.at[0]]

    def go_to_street(self, number: int) -> None:
        """Walk to the street of another game, before the best house that is open."""
        self.number, self.entered = number, 0
        self.pills.show_place(number)
        self.games.show_place(number)
        self.view.show_street(self.street, 0)
        self.say(lambda: say(self.street.name), lambda: say(self.street.welcome))
        self.show_purse(self.purse)
        self.enter(self._best())

    def enter(self, number: int) -> None:
        """Walk into a house; one stands at the first free stool."""
        self.entered = number
        self.view.choose(number)
        at = next(n for n, desk in enumerate(self.tables) if desk.free)
        self.at = at, self.tables[at].free[0]
        self._refresh()

    def stand_at(self, table: int, stool: int) -> None:
        """Stand at a stool: what sitting there comes to is said beside."""
        self.at = table, stool
        self._refresh()

    def _best(self) -> int:
        """The richest house that one may enter."""
        has = 0 if self.purse is None else self.purse.balances[self.street.currency]
        return max((n for n, house in enumerate(self.street.houses) if house.venue.entry <= has), default=0)

    def _refresh(self) -> None:
        purse = self.purse
        who = {one for desk in self.tables for one in desk.stools if one}
        outfits = {} if purse is None else {one: level_of(purse.book.balance(one, Currency.GOLD)).outfit for one in who}
        self.room.show_room(self.street, self.house, self.tables, outfits, self.at)
        self.cost.show_cost(self.house, self.desk, purse)
        self.plate.show_purse(purse, self._window.settings, self.street.currency)
        self.place()

    # --- the purse

    def _opened(self, found: Acted) -> None:
        if found.refused:
            self._window.toast(tr("The coin book: {why}", why=found.refused))
        purse = found.purse
        if purse is None:
            return
        self.show_purse(purse)
        self.enter(self._best())
        if purse.day:
            self._window.toast(tr("Today's gift: {prop}", prop=say(BY_ID[purse.day].name)))

    def show_purse(self, purse: Purse | None) -> None:
        """Show what the person has now."""
        self.purse = purse
        if purse is not None:
            self._wear_everywhere(purse)
        self.view.show_purse(0 if purse is None else purse.balances[self.street.currency])
        self._refresh()

    def _wear_everywhere(self, purse: Purse) -> None:
        """What the person wears is worn on the home page and at every other table."""
        own = self._window.settings
        if (wears := purse.outfit(own.outfit)) != own.wearing:
            self._window.change_settings(replace(own, wearing=wears))

    def take_help(self, help_: Help) -> None:
        """Take the gift or relief that is offered."""
        words = tr("You have taken {coins}", coins=in_words(help_.amount, help_.currency))
        self.act(partial(purses.acted, profile_dir(), purses.take(help_)), words)

    def act(self, work: partial[Acted], done: str) -> None:
        """Do something with the coin book behind the window's back, then show what it came to."""

        def then(acted: Acted) -> None:
            if acted.purse is None:
                self._window.toast(tr("Nothing was booked: {why}", why=acted.refused))
            else:
                before = self.purse
                self.show_purse(acted.purse)
                self._show_bag()
                self._window.toast(done)
                if before is not None and acted.purse.level.number > before.level.number:
                    self._show_level(before.level, acted.purse.level)

        self._then = then
        in_background(work, self._acted)

    def _show_level(self, before: Level, after: Level) -> None:
        """A level rises by what one is given, too."""
        from mjdesk.ui.lobby.level_sheet import LevelSheet

        own = self._window.settings
        sheet = LevelSheet(before, after, own.portrait, own.outfit)
        sheet.done.connect(self._window.close_sheet)
        self._window.open_sheet(sheet)

    def _acted(self, acted: Acted) -> None:
        self._then(acted)

    # --- playing

    def _take_jiang(self, on: bool) -> None:
        self.jiang_28 = on

    @property
    def sitting(self) -> Sitting:
        """The seat that the person is about to take."""
        table, stool = self.at
        return Sitting(
            self.street,
            self.house,
            self.tables[table],
            stool,
            self._day,
            jiang_28=self.jiang_28,
            table=self.table,
            tournament=week(purses.now()) if self.cup else "",
            rules=self.rules,
            prop=self.armed,
        )

    def sit_down(self) -> None:
        """Sit down where one stands, if one may."""
        if self.purse is None or not self.cost.sit.isEnabled():
            return
        if self.street.kind is Kind.TABLE and GIFT in self.purse.offers:
            self._offer_gift()
        else:
            sit_down(self._window, self.sitting)

    def _offer_gift(self) -> None:
        """The gift of G coins before the first round of one who has few."""
        from mjdesk.ui.lobby.gift_sheet import GiftSheet

        sheet = GiftSheet(GIFT)
        sheet.taken.connect(self._take_gift)
        sheet.declined.connect(self._no_gift)
        self._window.open_sheet(sheet)

    def _take_gift(self) -> None:
        self._window.close_sheet()
        in_background(partial(purses.acted, profile_dir(), purses.take(GIFT)), self._gift_taken)

    def _gift_taken(self, acted: Acted) -> None:
        if acted.purse is not None:
            self.show_purse(acted.purse)
        self._no_gift()

    def _no_gift(self) -> None:
        if self._window.sheet is not None:
            self._window.close_sheet()
        if not self.cost.lacking:
            sit_down(self._window, self.sitting)

    # --- bag, wardrobe, rankings, the own table

    def open_bag(self) -> BagSheet:
        """The bag: buy, and lay ready what acts on the first deal."""
        sheet = self._bag_sheet = BagSheet(at_table=False)
        sheet.bought.connect(self._buy)
        sheet.use_wanted.connect(self._arm)
        self._show_bag()
        return self._window.open_sheet(sheet)

    def _show_bag(self) -> None:
        sheet = self._bag_sheet
        if sheet is not None and isValid(sheet):
            sheet.show_switches(voice=self._window.settings.cantonese, finger=False)
            sheet.show_bag(self.purse, (), QIANKUN if self.armed else "")

    def _buy(self, prop: str) -> None:
        words = tr("Bought: {prop}", prop=say(BY_ID[prop].name))
        self.act(partial(purses.acted, profile_dir(), purses.buy(prop)), words)

    def _arm(self, prop: str, _given: object, _wanted: object) -> None:
        self.armed = not self.armed
        self._show_bag()

    def open_wardrobe(self) -> WardrobePage | None:
        """The wardrobe."""
        if self.purse is None:
            return None
        page = WardrobePage(self.purse, self._window.settings)
        page.chosen.connect(lambda outfit: self._wear(page, outfit))
        return self._window.visit(page)

    def _wear(self, page: WardrobePage, outfit: int) -> None:
        own = self._window.settings
        self._window.change_settings(replace(own, outfit=outfit, wearing=page.purse.outfit(outfit)))
        page.show_worn(page.purse, self._window.settings)
        self._refresh()

    def open_rankings(self) -> RankingsPage | None:
        """The rankings."""
        return None if self.purse is None else self._window.visit(RankingsPage(self.purse, self._window.settings))

    def open_table(self) -> TableSheet:
        """The settings of the table that one hosts."""
        sheet = TableSheet(self.table, self.rules, cup=self.cup)
        sheet.settled.connect(self._take_table)
        return self._window.open_sheet(sheet)

    def _take_table(self, settings: TableSettings, rules: str, cup: bool) -> None:
        self.table, self.rules, self.cup = settings, rules, cup

    def open_exchange(self) -> ExchangeSheet | None:
        """Change gold into G coins."""
        if self.purse is None:
            return None
        sheet = ExchangeSheet(self.purse.gold)
        sheet.wanted.connect(self._exchange)
        return self._window.open_sheet(sheet)

    def _exchange(self, amount: int) -> None:
        self._window.close_sheet()
        words = tr("Changed into {coins}", coins=in_words(amount, Currency.GCOIN))
        self.act(partial(purses.acted, profile_dir(), purses.exchange(amount)), words)

    def watch(self, table: int) -> None:
        """Look on at a table."""
        watch(self._window, replace(self.sitting, desk=self.tables[table]), self)

    # --- keys and places

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = Qt.Key(event.key()), event.text().lower()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.sit_down()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = -1 if key is Qt.Key.Key_Left else 1
            self.enter(max(0, min(len(self.street.houses) - 1, self.entered + step)))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._next_stool(-1 if key is Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            step = -1 if key is Qt.Key.Key_PageUp else 1
            self.go_to_street((self.number + step) % len(STREETS))
        elif text.isdigit() and 1 <= int(text) <= len(self.street.houses):
            self.enter(int(text) - 1)
        elif text in "brwt" and text:
            {"b": self.open_bag, "r": self.open_rankings, "w": self.open_wardrobe, "t": self._open_own_table}[text]()
        elif text == "v":
            playing = next((n for n, desk in enumerate(self.tables) if desk.round), 0)
            self.watch(playing)
        else:
            super().keyPressEvent(event)

    def _open_own_table(self) -> None:
        if self.street.kind is Kind.TABLE:
            self.open_table()

    def _next_stool(self, step: int) -> None:
        free = [(n, stool) for n, desk in enumerate(self.tables) for stool in range(STOOLS) if stool in desk.free]
        self.stand_at(*free[(free.index(self.at) + step) % len(free)])

    @property
    def stacked(self) -> bool:
        """Whether text is so large that everything stands under each other, and the page scrolls."""
        px, edge = look().px, look().px(36)
        wide = self.width() - 2 * edge - px(_COST + 20)
        street = self.height() - self.room.needed(wide) - px(16)
        return self.room.columns(wide) < len(self.room.desks) or street < self.height() * _LEAST_STREET

    def place(self) -> None:
        stacked = self.stacked
        for label, ink in (
            (self.title, "ink" if stacked else "on_felt"),
            (self.about, "ink2" if stacked else "on_felt2"),
        ):
            label.ink = ink
        super().place()
        self.pills.setVisible(not stacked)
        self.games.setVisible(stacked)
        if stacked:
            self._place_stacked()
        else:
            self._place_street()
        self.area.lower()

    def _place_street(self) -> None:
        """The street above, the tables of the house below, the cost card in the corner."""
        px, edge, width, height = look().px, look().px(36), self.width(), self.height()
        self.area.put(0, 0, width, height)
        self.ground.resize(width, height)
        right = width - px(20)
        for button in (self.ranking, self.bag):
            wide = button.want().width()
            button.put(right - wide, px(16), wide, px(42))
            right -= wide + px(10)
        want = self.plate.want()
        self.plate.put(right - want.width(), px(13), want.width(), want.height())
        limit = right - want.width() - px(12)
        for label in (self.title, self.about):
            if label.geometry().right() > limit:
                label.setVisible(label.x() < limit - px(40))
                label.resize(max(0, round(limit - label.x())), label.height())
        self.pills.put(px(20), px(70), min(self.pills.want().width(), width - px(40)), px(38))
        wide = width - 2 * edge - px(_COST + 20)
        room = self.room.needed(wide)
        top = height - room - px(14)
        self.view.setGeometry(0, 0, width, round(top - px(2)))
        self.room.setGeometry(round(edge), round(top), round(wide), round(room))
        high = self.cost.needed(px(_COST))
        self.cost.setGeometry(
            round(width - edge - px(_COST)), round(height - px(16) - high), round(px(_COST)), round(high)
        )

    def _place_stacked(self) -> None:
        """Everything under each other, as wide as the page."""
        px, left, top = look().px, look().px(20), look().px(HEAD)
        wide = self.width() - 2 * left
        self.area.put(0, top, self.width(), self.height() - top)
        y = 0.0
        self.games.put(left, y, min(self.games.want().width(), wide), px(42))
        y += px(54)
        self.plate.put(left, y, min(self.plate.want().width(), wide), px(48))
        y += px(60)
        x = left
        for button in (self.bag, self.ranking):
            want = min(button.want().width(), wide)
            if x + want > left + wide and x > left:
                x, y = left, y + px(52)
            button.put(x, y, want, px(42))
            x += want + px(10)
        y += px(56)
        high = self.width() * HIGH / WIDE
        self.view.setGeometry(0, round(y), self.width(), round(high))
        y += high + px(16)
        for part, needed in ((self.room, self.room.needed(wide)), (self.cost, self.cost.needed(wide))):
            part.setGeometry(round(left), round(y), round(wide), round(needed))
            y += needed + px(16)
        self.ground.resize(self.width(), round(y))

    def paint_ground(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), look().colour("bg"))


def week(time: datetime) -> str:
    """The id of the cup of a week."""
    year, number, _day = time.isocalendar()
    return f"{year}-W{number:02}"


def open_lobby(window: MatchWindow) -> LobbyPage:
    """Show the lobby in a window."""
    return window.visit(LobbyPage(window))


def lobby_of(window: MatchWindow) -> LobbyPage | None:
    """The lobby where it is shown."""
    return window.page if isinstance(window.page, LobbyPage) else None
