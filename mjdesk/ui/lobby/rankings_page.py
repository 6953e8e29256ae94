"""The rankings: this month, all time, tournaments; by the coins of a kind, with the computer's players or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import DRAGONS
from mjdesk.modes import rankings
from mjdesk.modes.coins import Currency
from mjdesk.modes.levels import level_of
from mjdesk.modes.rankings import Counted, Ranked
from mjdesk.modes.regulars import BY_ID, ME
from mjdesk.ui.background import in_background
from mjdesk.ui.cards import turned_tile
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import HEADS, icon, portrait
from mjdesk.ui.lobby.purse import Purse, now
from mjdesk.ui.lobby.words import CURRENCIES
from mjdesk.ui.look import look
from mjdesk.ui.people import DEFAULT_NAME
from mjdesk.ui.settings import Settings
from mjdesk.ui.widgets import Dropdown, Label, Page, Pills, Scroll, Switch, canvas
from mjdesk.ui.widgets.base import named, paragraph, write
from mjdesk.ui.widgets.full_page import FullPage

MONTH, ALL_TIME, TOURNAMENT = range(3)
COINS: Final = (Currency.GCOIN, Currency.QCOIN, Currency.GOLD, Currency.POINTS)
_ROW: Final = 62.0
_NARROW: Final = 560.0  #: below this width at 100 % rounds and amount stand under the name
_LEAST: Final = 3  #: lines that are in sight while what chooses them stands still
_EMPTY: Final = 220.0  #: height of what is said where nobody is ranked


class RankingList(Page):
    """The lines: place, portrait, name, rounds, what was won."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("ranking")
        self.lines: tuple[Ranked, ...] = ()
        self.settings = Settings()
        self.outfits: Mapping[str, int] = {}
        self.currency = Currency.GCOIN

    def name(self, who: str) -> str:
        """What somebody is called."""
        if who == ME:
            return self.settings.name or say(DEFAULT_NAME)
        return say(BY_ID[who].name) if who in BY_ID else who

    def show_lines(
        self, lines: tuple[Ranked, ...], currency: Currency, settings: Settings, outfits: Mapping[str, int]
    ) -> None:
        """Show a ranking; ``outfits`` is what everybody wears."""
        self.lines, self.currency, self.settings, self.outfits = lines, currency, settings, outfits
        spoken = [f"{line.place} {self.name(line.who)} {signed(line.value)}" for line in lines]
        self.setAccessibleName("\n".join(spoken) or self.empty_words())
        self.update()

    def empty_words(self) -> str:
        """What is said where nobody is ranked."""
        return tr("No rounds yet. Rounds in which props acted do not count.")

    def needed(self) -> float:
        """The height in px."""
        return len(self.lines) * self.row() + look().px(8) if self.lines else look().px(_EMPTY)

    def row(self) -> float:
        """The height of a line in px."""
        return look().px(_ROW * 1.5 if self.narrow else _ROW)

    @property
    def narrow(self) -> bool:
        """Whether rounds and amount stand under the name."""
        return self.width() < look().px(_NARROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            if not self.lines:
                self._paint_empty(painter)
            for n, line in enumerate(self.lines):
                self._paint_line(painter, line, QRectF(0, n * self.row(), self.width(), self.row() - px(8)))

    def _paint_empty(self, painter: QPainter) -> None:
        """Three tiles and the words, in the middle of the room."""
        px, font, middle = look().px, look().font(16, 500), QRectF(self.rect()).center()
        tiles = look().tiles(self.devicePixelRatioF())
        for n, tile in enumerate(DRAGONS):
            at = middle + QPointF((n - 1) * px(52), -px(52) + abs(n - 1) * px(6))
            turned_tile(painter, tiles, at, tile, width=px(46), angle=(n - 1) * 10)
        y = middle.y() + px(14)
        for line in paragraph(self.empty_words(), font, self.width() - px(48)):
            box = QRectF(px(24), y, self.width() - px(48), px(26))
            write(painter, box, line, font, look().colour("ink2"), align=Qt.AlignmentFlag.AlignHCenter)
            y += px(26)

    def _paint_line(self, painter: QPainter, line: Ranked, rect: QRectF) -> None:
        px, dpr, mine = look().px, self.devicePixelRatioF(), line.who == ME
        painter.setPen(QPen(look().colour("accent"), px(1.6)) if mine else QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("accent_soft" if mine else "surface"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(14), px(14))
        centre, right = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
        place = QRectF(rect.x() + px(10), rect.y(), px(44), rect.height())
        if line.place <= 3:
            size = px(24)
            picture = icon("trophy", size, look().palette.accent_ink, dpr)
            painter.drawPixmap(QPointF(place.x(), rect.center().y() - size / 2), picture)
            place.adjust(px(24), 0, 0, 0)
        write(painter, place, str(line.place), look().font(17, 700), look().colour("ink"), align=centre)
        size = px(38)
        head = self.settings.portrait if mine else BY_ID[line.who].head if line.who in BY_ID else 0
        picture = portrait(head + HEADS * self.outfits.get(line.who, 0), size, dpr)
        painter.drawPixmap(QPointF(rect.x() + px(84), rect.center().y() - size / 2), picture)
        name = QRectF(rect.x() + px(134), rect.y(), rect.width() - px(150), rect.height())
        amount = QRectF(rect.right() - px(180), rect.y(), px(164), rect.height())
        if self.narrow:
            name.setHeight(rect.height() / 2)
            amount.setTop(rect.center().y() - px(4))
        ink = "gain" if line.value > 0 else "loss" if line.value < 0 else "ink3"
        write(painter, amount, signed(line.value), look().font(19, 700), look().colour(ink), align=right)
        rounds = QRectF(amount.x() - px(120), amount.y(), px(110), amount.height())
        if self.narrow:
            rounds.moveLeft(name.x())
        else:
            name.setRight(rounds.x() - px(6))
        side = Qt.AlignmentFlag.AlignLeft if self.narrow else right
        write(painter, rounds, tr("%n rounds", line.rounds), look().font(13.5), look().colour("ink2"), align=side)
        write(painter, name, self.name(line.who), look().font(16, 600), look().colour("ink"))


class RankingsPage(FullPage):
    """The page; Left and Right change the list."""

    def __init__(self, purse: Purse, settings: Settings) -> None:
        super().__init__(lambda: tr("Rankings"), self._about)
        self.setObjectName("rankings-page")
        self.purse, self.settings = purse, settings
        self._asked = self.shown = 0
        self._months: tuple[tuple[int, int], ...] = ()
        self._tournaments: tuple[str, ...] = ()
        body = self.body = Page()
        self.told = Label(self._about, 14, 400, "ink2", parent=body, wraps=True)  #: where the head has no room for it
        self.kind = Pills([lambda: tr("Month"), lambda: tr("All time"), lambda: tr("Tournament")], MONTH, body, "kind")
        named(self.kind, lambda: tr("Ranking"))
        self.coins = Pills([partial(say, CURRENCIES[each]) for each in COINS], 0, body, "coins")
        named(self.coins, lambda: tr("Coins"))
        self.computer = Switch(False, body, "computer")  # the computer's coins are nobody's rival until one asks for it
        named(self.computer, lambda: tr("With the computer's players"))
        self.computer_words = Label(lambda: tr("With the computer's players"), 14, parent=body)
        self.which = Dropdown(["–"], 0, body, "which", framed=True)
        self.list = RankingList()
        self.area = Scroll(self.list, body)
        self.whole = Scroll(body, self)  #: scrolls all of it where the lines alone have no room
        for chooser in (self.kind, self.coins):
            chooser.chosen.connect(lambda _place: self._change())
        self.computer.toggled.connect(lambda _on: self.refresh())
        self.which.chosen.connect(lambda _place: self.refresh())
        self._change()
        book = purse.book
        in_background(lambda: (rankings.months(book), rankings.tournaments(book)), self._found)

    def _found(self, found: tuple[tuple[tuple[int, int], ...], tuple[str, ...]]) -> None:
        self._months, self._tournaments = found
        self._change()

    def _about(self) -> str:
        return tr("Net coins of rounds; gifts, exchanges and rounds with props are left out")

    def _choices(self) -> tuple[str, ...]:
        """The months or tournaments to choose from, the latest first."""
        if self.kind.value() == TOURNAMENT:
            return self._tournaments
        time = now()
        months = {(time.year, time.month), *self._months}
        return tuple(f"{year}-{month:02}" for year, month in sorted(months, reverse=True))

    def _change(self) -> None:
        """Another kind of list: other months or tournaments to choose from."""
        self.which.labels = self._choices() or ("–",)
        self.which.show_place(0)
        self.which.setVisible(self.kind.value() != ALL_TIME)
        self.refresh()

    def _work(self) -> Callable[[], tuple[Ranked, ...]]:
        """What works out the chosen ranking; it touches no widget."""
        book = self.purse.book
        counted = Counted(COINS[self.coins.value()], self.computer.isChecked())
        choices, kind = self._choices(), self.kind.value()
        place = min(max(0, self.which.place), len(choices) - 1)
        if kind == ALL_TIME:
            return partial(rankings.of_all_time, book, counted)
        if not choices:
            return tuple
        if kind == TOURNAMENT:
            return partial(rankings.of_tournament, book, choices[place], counted)
        year, month = map(int, choices[place].split("-"))
        return partial(rankings.of_month, book, year, month, counted)

    def refresh(self) -> None:
        """Show the ranking that is chosen, worked out behind the window's back."""
        self._asked += 1
        asked, work = self._asked, self._work()
        in_background(lambda: (asked, work()), self._show)
        self.place()

    def _show(self, found: tuple[int, tuple[Ranked, ...]]) -> None:
        asked, lines = found
        if asked != self._asked:
            return  # another one is wanted by now
        book = self.purse.book
        outfits = {line.who: level_of(book.balance(line.who, Currency.GOLD)).outfit for line in lines}
        outfits[ME] = self.purse.outfit(self.settings.outfit)
        self.shown = asked
        self.list.show_lines(lines, COINS[self.coins.value()], self.settings, outfits)
        self.place()

    @property
    def ready(self) -> bool:
        """Whether what is shown is what was chosen last."""
        return self.shown == self._asked

    def first(self) -> QWidget:
        return self.kind

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "whole"):
            return
        ring = look().px(6)  # room for the ring of what has the focus
        wide, high = rect.width() + look().px(11) + ring, rect.height() + ring
        self.whole.put(rect.x() - ring, rect.y() - ring, wide, high)
        inner = QRectF(ring, ring, rect.width(), rect.height())
        self.body.resize(round(wide), round(self._place_lines(inner, self._place_choosers(inner))))

    def _place_choosers(self, rect: QRectF) -> float:
        """Put what chooses the lines; returns where these begin."""
        px, x, y, high = look().px, rect.x(), rect.y() + self._place_told(rect), look().px(40)
        for part in (self.kind, self.coins, self.which):
            if part is self.which and not self.which.isVisibleTo(self.body):
                continue
            wide = min(part.want().width(), rect.width())
            if x + wide > rect.right() and x > rect.x():
                x, y = rect.x(), y + px(50)
            part.put(x, y, wide, high)
            x += wide + px(16)
        words, switch = self.computer_words.want().width() + px(6), self.computer.want()
        if x + words + switch.width() > rect.right() and x > rect.x():
            x, y = rect.x(), y + px(50)
        self.computer.put(x, y + px(6), switch.width(), switch.height())
        self.computer_words.put(x + switch.width() + px(10), y, words, high)
        return y + px(58)

    def _place_lines(self, rect: QRectF, top: float) -> float:
        """Put the lines; returns where they end. Where there is no room for a few, all of them stand there."""
        px = look().px
        wide, room = min(rect.width(), px(860)), rect.bottom() - top
        self.list.setFixedWidth(round(wide))
        high = self.list.needed()
        if room < min(high, _LEAST * self.list.row()):
            room = high
        if not self.list.lines:  # what is said then stands in the middle of the page
            wide, high = rect.width(), max(high, room)
        self.area.put(rect.x(), top, wide + px(11), room)
        self.list.setFixedSize(round(wide), round(high))
        return top + room

    def _place_told(self, rect: QRectF) -> float:
        """Say under the head what the head has no room for; returns the height in px."""
        cut = self.about.isHidden() or self.about.width() < self.about.want().width()
        self.told.setVisible(cut)
        self.about.setVisible(not cut)
        if not cut:
            return 0.0
        high = self.told.height_for(rect.width())
        self.told.put(rect.x(), rect.y(), rect.width(), high)
        return high + look().px(12)
