"""What is in a house: its tables on their cards, the choices of the room, and the cost card beside them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mjdesk.modes.venue import Kind
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.lobby.desks import HIGH, DeskCard
from mjdesk.ui.lobby.streets import Desk, House, Street
from mjdesk.ui.look import look
from mjdesk.ui.people import level_name
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Pills
from mjdesk.ui.widgets.base import named

#: places of the pills: whether the pair of a win may be of rank 2 or 8
JIANG_28, NO_28 = 0, 1


class RoomView(Page):
    """The room. ``stool_chosen`` carries table and stool, ``watch_wanted`` the table, ``jiang_changed`` the choice.

    ``settings_wanted`` asks for the settings of the host's table, ``exchange_wanted`` for G coins.
    """

    stool_chosen = Signal(int, int)
    watch_wanted = Signal(int)
    jiang_changed = Signal(bool)
    settings_wanted = Signal()
    exchange_wanted = Signal()

    def __init__(self, parent: QWidget, desks: int = 4) -> None:
        super().__init__(parent)
        self.setObjectName("room")
        self.house: House | None = None
        self.title = Label(self._title, 18, 700, parent=self)
        self.about = Label(self._about, 13, 400, "ink2", parent=self)
        self.jiang = Pills(
            [lambda: tr("2 and 8 may be the pair"), lambda: tr("No pair of 2 or 8")], JIANG_28, self, "jiang-28"
        )
        named(self.jiang, lambda: tr("Pair of a win"))
        self.jiang.chosen.connect(lambda place: self.jiang_changed.emit(place == JIANG_28))
        self.settings = Button(
            lambda: tr("Table settings"), ButtonKind.QUIET, self, icon_name="settings", key="T", name="table-settings"
        )
        self.settings.clicked.connect(self.settings_wanted)
        self.exchange = Button(lambda: tr("Change gold"), ButtonKind.QUIET, self, icon_name="coin", name="exchange")
        self.exchange.clicked.connect(self.exchange_wanted)
        self.desks = [DeskCard(n, self) for n in range(desks)]
        for n, card in enumerate(self.desks):
            card.stool_chosen.connect(lambda stool, n=n: self.stool_chosen.emit(n, stool))
            card.watch_wanted.connect(lambda n=n: self.watch_wanted.emit(n))

    def show_room(
        self, street: Street, house: House, desks: tuple[Desk, ...], outfits: Mapping[str, int], at: tuple[int, int]
    ) -> None:
        """Show the tables of a house; ``at`` is the table and the stool that the person stands at."""
        self.house = house
        self.jiang.setVisible(street.kind is Kind.GOLD)
        self.settings.setVisible(street.kind is Kind.TABLE)
        self.exchange.setVisible(street.kind is Kind.TABLE)
        for n, (card, desk) in enumerate(zip(self.desks, desks, strict=True)):
            card.show_desk(desk, dict(outfits), at[1] if n == at[0] else None)
        self.title.say(self._title)
        self.about.say(self._about)
        self.place()

    def _title(self) -> str:
        return "" if self.house is None else tr("Tables: {room}", room=say(self.house.name))

    def _about(self) -> str:
        return "" if self.house is None else tr("Opponents: {level}", level=say(level_name(self.house.level)))

    def columns(self, width: float) -> int:
        """How many tables stand beside each other."""
        return next((n for n in (4, 2) if (width - (n - 1) * look().px(16)) / n >= look().px(190)), 1)

    def needed(self, width: float) -> float:
        """The height in px at a width."""
        px = look().px
        rows = -(-len(self.desks) // self.columns(width))
        return self._head(width) + rows * px(HIGH) + (rows - 1) * px(14) + px(4)

    def _head(self, width: float) -> float:
        """The height of title and choices; the choices stand under the title where there is little room."""
        return look().px(50 if self._one_line(width) else 96)

    def _one_line(self, width: float) -> bool:
        return self.title.want().width() + self._choice_width() + look().px(40) <= width

    def _choice_width(self) -> float:
        parts = [part for part in self._choices() if part.isVisibleTo(self)]
        return sum(part.want().width() for part in parts) + look().px(12) * max(0, len(parts) - 1)

    def _choices(self) -> tuple[Pills | Button, ...]:
        return self.jiang, self.settings, self.exchange

    def place(self) -> None:
        px, width = look().px, float(self.width())
        title = self.title.want().width() + px(6)
        one = self._one_line(width)
        self.title.put(0, px(2), min(title, width), px(38))
        x, y = (title + px(20), px(2)) if one else (0.0, px(48))
        choice = 0.0
        for part in self._choices():
            if part.isVisibleTo(self):
                wide = min(part.want().width(), width)
                part.put(x + choice, y, wide, px(38))
                choice += wide + px(12)
        about = x + choice + px(4)
        self.about.setVisible(one and width - about > self.about.want().width())
        self.about.put(about, px(2), max(0.0, width - about), px(38))
        columns, top = self.columns(width), self._head(width)
        wide = (width - (columns - 1) * px(16)) / columns
        for n, card in enumerate(self.desks):
            row, column = divmod(n, columns)
            card.setGeometry(
                round(column * (wide + px(16))), round(top + row * px(HIGH + 14)), round(wide), round(px(HIGH))
            )
