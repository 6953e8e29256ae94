"""The lobby: a street of houses to walk into, the tables of the one where one stands, and what sitting down costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from mjdesk.modes.bag import BY_ID
from mjdesk.modes.coins import Currency
from mjdesk.modes.gifts import GIFT
from mjdesk.modes.levels import level_of
from mjdesk.modes.tables import TableSettings
from mjdesk.modes.venue import TABLE_RULES, Kind
from mjdesk.profile import profile_dir
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby import purse as purses
from mjdesk.ui.lobby.cost import CostCard
from mjdesk.ui.lobby.errands import Errands
from mjdesk.ui.lobby.plate import PursePlate
from mjdesk.ui.lobby.purse import Acted, Purse
from mjdesk.ui.lobby.room import RoomView
from mjdesk.ui.lobby.scenery import HIGH, WIDE
from mjdesk.ui.lobby.sitting import Sitting, sit_down, watch
from mjdesk.ui.lobby.street import StreetView
from mjdesk.ui.lobby.streets import STOOLS, STREETS, Desk, House, Street, desks
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Page, Pills, Scroll
from mjdesk.ui.widgets.base import named
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
        self.errands = Errands(self, window)
        self._day = purses.now().date().isoformat()
        self.ground = Page()  #: all of the page but its head; higher than the window where text is large
        self.area = Scroll(self.ground, self, ground="")
        self.area.lower()
        self.view = StreetView(self.ground)
        self.pills = Pills([partial(say, street.name) for street in STREETS], 0, self.ground, "streets")
        self.games = Dropdown([partial(say, street.name) for street in STREETS], 0, self.ground, "games", framed=True)
        for chooser in (self.pills, self.games):
            named(chooser, lambda: tr("Games"))
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
        self.cost.help_wanted.connect(self.errands.take_help)
        self.room.settings_wanted.connect(self.errands.open_table)
        self.room.exchange_wanted.connect(self.errands.open_exchange)
        self.plate.clicked.connect(self.errands.open_wardrobe)
        self.ranking.clicked.connect(self.errands.open_rankings)
        self.bag.clicked.connect(self.errands.open_bag)

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
        self.refresh()

    def stand_at(self, table: int, stool: int) -> None:
        """Stand at a stool: what sitting there comes to is said beside."""
        self.at = table, stool
        self.refresh()

    def _best(self) -> int:
        """The richest house that one may enter."""
        has = 0 if self.purse is None else self.purse.balances[self.street.currency]
        return max((n for n, house in enumerate(self.street.houses) if house.venue.entry <= has), default=0)

    def refresh(self) -> None:
        """Show where one stands and what one has."""
        purse = self.purse
        who = {one for desk in self.tables for one in desk.stools if one}
        outfits = {} if purse is None else {one: level_of(purse.book.balance(one, Currency.GOLD)).outfit for one in who}
        self.room.show_room(self.street, self.house, self.tables, outfits, self.at)
        self.cost.show_cost(self.house, self.desk, purse)
        self.plate.show_purse(purse, self._window.settings, self.street.currency)
        self.place()

    def customEvent(self, event: QEvent) -> None:
        """Another language is spoken: who sits where and what it costs is told anew."""
        super().customEvent(event)
        self.refresh()

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
            self._window.toast(lambda: tr("Today's gift: {prop}", prop=say(BY_ID[purse.day].name)))

    def show_purse(self, purse: Purse | None) -> None:
        """Show what the person has now."""
        self.purse = purse
        if purse is not None:
            self._wear_everywhere(purse)
        self.view.show_purse(0 if purse is None else purse.balances[self.street.currency])
        self.refresh()

    def _wear_everywhere(self, purse: Purse) -> None:
        """What the person wears is worn on the home page and at every other table."""
        own = self._window.settings
        if (wears := purse.outfit(own.outfit)) != own.wearing:
            self._window.change_settings(replace(own, wearing=wears))

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
            self.errands.offer_gift()
        else:
            sit_down(self._window, self.sitting)

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
        elif text in (opening := self._opening()):
            opening[text]()
        elif text == "v":
            playing = next((n for n, desk in enumerate(self.tables) if desk.round), 0)
            self.watch(playing)
        else:
            super().keyPressEvent(event)

    def _opening(self) -> dict[str, Callable[[], object]]:
        """What letters open here."""
        errands = self.errands
        opened = {"b": errands.open_bag, "r": errands.open_rankings, "w": errands.open_wardrobe}
        return opened | ({"t": errands.open_table} if self.street.kind is Kind.TABLE else {})

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
