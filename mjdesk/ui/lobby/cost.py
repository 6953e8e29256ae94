"""What sitting down comes to, said before one does it: base, what a win pays, entry, fee, coins one has."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.modes.coins import Currency
from mjdesk.modes.gifts import GIFT, Help
from mjdesk.modes.rooms import CoinRoom, GoldRoom
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby.purse import Purse
from mjdesk.ui.lobby.streets import Desk, House
from mjdesk.ui.lobby.words import CURRENCIES
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, write, write_paragraph


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the card."""

    label: str
    value: str


def rows(house: House, purse: Purse | None) -> tuple[Row, ...]:
    """What a room costs and pays, the coins of the person last."""
    room, where = house.venue.place, house.venue
    found = []
    match room:
        case GoldRoom(base=base):
            found += [
                Row(tr("Base"), f"{base:,}"),
                Row(tr("Ready, self-drawn"), tr("{coins} each", coins=f"{2 * base:,}")),
            ]
        case CoinRoom(factor=factor, fee=fee) if factor:
            found += [
                Row(tr("A point"), f"{factor:,}"),
                Row(tr("Room fee a round"), f"{fee:,}" if fee else tr("none")),
                Row(tr("Leaving in a round"), f"−{where.flight:,}"),
            ]
        case CoinRoom():
            found.append(Row(tr("A point"), tr("nothing is booked")))
        case _:
            found.append(Row(tr("A point"), f"{where.multiplier:,}"))
            found.append(Row(tr("Leaving in a round"), tr("your seat plays on")))
    if isinstance(room, GoldRoom):
        found.append(Row(tr("Leaving in a round"), f"−{where.flight:,}"))
    has = "…" if purse is None else f"{purse.balances[where.currency]:,}"
    found.append(Row(tr("Your {coins}", coins=say(CURRENCIES[where.currency])), has))
    return tuple(found)


class CostCard(Page):
    """The card. ``sit_wanted``: sit down; ``help_wanted``: take the coins that are offered."""

    sit_wanted = Signal()
    help_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cost")
        self.house: House | None = None
        self.desk: Desk | None = None
        self.purse: Purse | None = None
        self.sit = Button(
            lambda: tr("Take the seat"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="sit-down"
        )
        self.sit.clicked.connect(self.sit_wanted)
        self.help = Button(self._help_words, ButtonKind.QUIET, self, icon_name="coin", name="take-coins")
        self.help.clicked.connect(self._take)

    def show_cost(self, house: House, desk: Desk | None, purse: Purse | None) -> None:
        """Say what sitting at a table of this house comes to."""
        self.house, self.desk, self.purse = house, desk, purse
        self.sit.setEnabled(purse is not None and self.lacking <= self._gift)
        self.sit.setToolTip(self.note())
        self.help.setVisible(self.offer is not None)
        self.help.retranslate()
        self.setAccessibleName(
            tr(", ").join((self.title(), *(f"{r.label} {r.value}" for r in self.shown_rows()), self.note()))
        )
        self.place()
        self.update()

    @property
    def offer(self) -> Help | None:
        """Coins that are offered in the currency of the house."""
        if self.purse is None or self.house is None:
            return None
        return self.purse.offered(self.house.venue.currency)

    @property
    def _gift(self) -> int:
        """Coins that are offered as one sits down."""
        return GIFT.amount if self.offer is GIFT else 0

    @property
    def lacking(self) -> int:
        """Coins that are missing to sit down."""
        if self.house is None or self.purse is None:
            return 0
        return max(0, self.house.venue.entry - self.purse.balances[self.house.venue.currency])

    def _help_words(self) -> str:
        offer = self.offer
        return "" if offer is None else tr("Take {coins}", coins=f"{offer.amount:,} {say(CURRENCIES[offer.currency])}")

    def _take(self) -> None:
        if self.offer is not None:
            self.help_wanted.emit(self.offer)

    def title(self) -> str:
        """Which table it is about."""
        if self.desk is None:
            return "" if self.house is None else say(self.house.name)
        return tr("Seat: {place}", place=say(self.desk.name))

    def shown_rows(self) -> tuple[Row, ...]:
        """The lines of the card."""
        return () if self.house is None else rows(self.house, self.purse)

    def note(self) -> str:
        """What is missing, else that nothing of it is real money."""
        if self.lacking and self.house is not None:
            coins = say(CURRENCIES[self.house.venue.currency])
            return tr("{number} {coins} short", number=f"{self.lacking:,}", coins=coins)
        return tr("Only in the game: nothing here costs real money")

    def needed(self, width: float) -> float:
        """The height in px that all of it takes at a width."""
        px = look().px
        extra = px(52) if self.offer is not None else 0.0
        note = paragraph(self.note(), look().font(12.5), width - px(48))
        return px(54 + 26 * len(self.shown_rows()) + 8 + 74) + line_height(look().font(12.5)) * len(note) + extra

    def place(self) -> None:
        px, left = look().px, look().px(20)
        wide = self.width() - 2 * left
        y = self.height() - px(18) - px(46)
        self.sit.put(left, y, wide, px(46))
        if self.offer is not None:
            self.help.put(left, y - px(52), wide, px(42))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, rect = look().px, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setBrush(look().colour("raised"))
            painter.setPen(QPen(look().colour("line2"), 1))
            painter.drawRoundedRect(rect, px(20), px(20))
            left, wide = px(24), self.width() - px(48)
            write(painter, QRectF(left, px(16), wide, px(30)), self.title(), look().font(16, 600), look().colour("ink"))
            y = px(54)
            for row in self.shown_rows():
                line = QRectF(left, y, wide, px(26))
                write(painter, line, row.label, look().font(14), look().colour("ink2"))
                strong, right = look().font(15, 600), Qt.AlignmentFlag.AlignRight
                write(painter, line, row.value, strong, look().colour("ink"), align=right)
                y += px(26)
            font = look().font(12.5)
            lines = paragraph(self.note(), font, wide)
            ink = look().colour("accent_ink" if self.lacking else "ink3")
            write_paragraph(painter, QRectF(left, y + px(4), wide, px(18)), lines, font, ink)


def in_words(amount: int, currency: Currency) -> str:
    """An amount with the name of its coins."""
    return f"{amount:,} {say(CURRENCIES[currency])}"
