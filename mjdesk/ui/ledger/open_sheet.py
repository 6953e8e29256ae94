"""The sheet that begins a session at a table: the rules, who sits where, what a point is worth."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import OptionValue
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ledger.draw import Thrown, draw_seats
from mjdesk.ledger.seating import Hall, Opening, open_table
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.amounts import cents
from mjdesk.ui.ledger.dice import paint_die
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.parts import Toggle
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Sheet
from mjdesk.ui.widgets.base import named, write

if TYPE_CHECKING:
    from mjdesk.presets import Preset
    from mjdesk.ui.ledger.board_page import BoardPage

SHOWN = 18  #: people offered at once
#: rounds and minutes that can be agreed on; neither is an open end
LENGTHS = ((0, 0), (4, 0), (8, 0), (16, 0), (0, 60), (0, 120), (0, 180), (0, 240))


class OpenSheet(Sheet):
    """The sheet. ``started`` brings an `Opening`."""

    started = Signal(object)
    size_units = QSizeF(860, 560)
    least_units = 520.0

    def __init__(self, desk: str, hall: Hall, rules: str = "", presets: Sequence[Preset] = ()) -> None:
        super().__init__()
        self.hall, self.presets = hall, tuple(presets)
        self.problem = ""
        self.title = Label(lambda: tr("Open a table"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.desk = Field(lambda: tr("Table"), self, "desk-name")
        self.desk.edit.setText(desk)
        self.choices: list[tuple[Callable[[], str], str, Mapping[str, OptionValue]]] = [
            (partial(say, system.name), system.id, {}) for system in SYSTEMS.values()
        ]
        self.choices += [
            (partial("{} · {}".format, say(SYSTEMS[p.rules].name), p.name), p.rules, p.changed()) for p in self.presets
        ]
        ids = [rules_id for _, rules_id, _ in self.choices]
        place = ids.index(rules) if rules in ids else 0
        self.rules = Dropdown([label for label, _, _ in self.choices], place, self, name="rules", framed=True)
        named(self.rules, lambda: tr("Rules"))
        self.rules.chosen.connect(lambda _: self._restyle())
        self.names = [Field(partial(self._seat, n), self, f"name-{n}", size=17) for n in range(4)]
        for field in self.names:
            field.edit.textEdited.connect(lambda _: self._offer())
        self.draw = Button(lambda: tr("Draw seats"), ButtonKind.QUIET, self, icon_name="dice", name="draw-seats")
        self.draw.clicked.connect(self.draw_seats)
        self.rate = Field(lambda: tr("Money a point"), self, "rate")
        self.event_name = Field(lambda: tr("Event, such as a tournament"), self, "event-name")
        self.thrown: tuple[Thrown, ...] = ()
        labels = [partial(self._length, *each) for each in LENGTHS]
        self.length = Dropdown(labels, 0, self, name="length", framed=True)
        named(self.length, lambda: tr("Number of rounds"))
        self.start = Button(
            lambda: tr("Start"), ButtonKind.PRIMARY, self, key=partial(tr, "Enter"), name="start-session"
        )
        self.start.clicked.connect(self.accept)
        self.offered = [Toggle("", self, name=f"offer-{n}", size=14, fill="sunken") for n in range(SHOWN)]
        for n, toggle in enumerate(self.offered):
            toggle.clicked.connect(partial(self._take, n))
        self._offer()

    @staticmethod
    def _length(rounds: int, minutes: int) -> str:
        if minutes:
            return tr("%n hours", minutes // 60)
        return tr("%n rounds", rounds) if rounds else tr("Until you stop")

    def _seat(self, n: int) -> str:
        return tr("First dealer") if n == 0 else tr("Seat {number}", number=n + 1)

    @property
    def seats(self) -> int:
        """How many seats the chosen rules have."""
        return max(SYSTEMS[self.choices[self.rules.place][1]].players)

    def first(self) -> QWidget:
        return self.names[0].edit

    # --- people

    def _texts(self) -> list[str]:
        return [field.edit.text().strip() for field in self.names[: self.seats]]

    def _offer(self) -> None:
        """Offer people who do not sit yet; what is being typed narrows them down."""
        taken = {name.casefold() for name in self._texts()} | {name.casefold() for name in self.hall.seated.values()}
        typing = next((f.edit.text().strip().casefold() for f in self.names if f.edit.hasFocus()), "")
        free = [name for name in self.hall.free.values() if name.casefold() not in taken]
        matching = [name for name in free if typing and typing in name.casefold()] or free
        for toggle, name in zip(self.offered, [*matching, *[""] * SHOWN], strict=False):
            toggle.source = name
            toggle.retranslate()
            toggle.setVisible(bool(name))
            toggle.setChecked(False)
        self.problem = ""
        self._restyle()

    def _take(self, n: int, _on: bool = True) -> None:
        name = str(self.offered[n].source)
        fields = self.names[: self.seats]
        typing = next((f for f in fields if f.edit.hasFocus() and f.edit.text().strip()), None)
        field = typing or next((f for f in fields if not f.edit.text().strip()), None)
        if field is not None:
            field.edit.setText(name)
        rest = next((f for f in fields if not f.edit.text().strip()), None)
        (rest or self.start).setFocus()
        self._offer()

    def draw_seats(self) -> None:
        """Let dice seat those who are named: the highest throw deals first."""
        names = list(dict.fromkeys(name for name in self._texts() if name))
        self.thrown = draw_seats(names, Random(secrets.randbits(64)))
        drawn = [each.name for each in self.thrown]
        for field, name in zip(self.names[: self.seats], [*drawn, *[""] * 4], strict=False):
            field.edit.setText(name)
        said = [f"{each.name} {' '.join(map(str, each.sums))}" for each in self.thrown]
        self.setAccessibleDescription(", ".join(said))
        self._offer()

    # --- starting

    def opening(self) -> Opening:
        """What is chosen; raises BadInput."""
        rate = cents(self.rate.edit.text(), zero=True)
        _, rules, options = self.choices[self.rules.place]
        rounds, minutes = LENGTHS[self.length.place]
        return Opening(
            self.desk.edit.text().strip() or "1", rules, tuple(self._texts()), options, rate, rounds, minutes,
            self.event_name.edit.text().strip(),
        )  # fmt: skip

    def accept(self) -> None:
        """Begin, if everything fits."""
        try:
            opening = self.opening()
        except BadInput as error:
            self.refuse(error)
        else:
            self.started.emit(opening)

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self._restyle()

    # --- places

    def place(self) -> None:
        if not hasattr(self, "offered"):
            return
        px, edge, wide = look().px, look().px(32), self.width() - look().px(64)
        self.title.put(edge, px(22), wide, px(40))
        self.close_button.put(self.width() - px(28) - px(38), px(22), px(38), px(38))
        y = px(78)
        self.desk.put(edge, y, px(110), px(44))
        self.rules.put(edge + px(124), y, wide * 0.5, px(44))
        self.length.put(edge + px(138) + wide * 0.5, y, wide - px(138) - wide * 0.5, px(44))
        y += px(64)
        gap, seats = px(12), self.seats
        each = (wide - gap * (seats - 1)) / seats
        for n, field in enumerate(self.names):
            field.setVisible(n < seats)
            field.put(edge + n * (each + gap), y, each, px(52))
        self._dice_y = y + px(58)
        y += px(68) + (px(42) if self.thrown else 0)
        self.draw.put(edge, y, self.draw.want().width(), px(44))
        self.rate.put(edge + self.draw.want().width() + gap, y, px(190), px(44))
        event = edge + self.draw.want().width() + 2 * gap + px(190)
        self.event_name.put(event, y, self.width() - edge - event, px(44))
        y += px(62)
        x = edge
        foot = self.height() - px(26) - px(50)
        for toggle in self.offered:
            if not str(toggle.source):
                continue
            room = toggle.want().width()
            if x + room > edge + wide:
                x, y = edge, y + px(48)
            toggle.setVisible(y + px(44) < foot)
            toggle.put(x, y, room, px(40))
            x += room + px(8)
        start = self.start.want().width()
        self.start.put(self.width() - edge - start, foot, start, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            self._paint_dice(painter)
            if self.problem:
                px = look().px
                words = QRectF(px(32), self.height() - px(76), self.width() - px(80) - self.start.width(), px(50))
                write(painter, words, self.problem, look().font(15, 600), look().colour("accent_ink"))

    def _paint_dice(self, painter: QPainter) -> None:
        """What was thrown, under the seat it led to, as long as those people still sit there."""
        px = look().px
        for field, each in zip(self.names, self.thrown, strict=False):
            if field.edit.text().strip() != each.name:
                continue
            x = field.geometry().x() + px(12)
            for pair in each.dice[-2:]:
                for pips in pair:
                    paint_die(painter, QRectF(x, self._dice_y, px(26), px(26)), pips)
                    x += px(31)
                x += px(10)


def show_open_sheet(board: BoardPage, desk: str, hall: Hall) -> OpenSheet:
    """Lay the sheet over the board; what it starts is begun, and the board shows it."""
    window = board.window_
    rules = str(window.settings.last_match.get("rules", ""))
    sheet = window.open_sheet(OpenSheet(desk, hall, rules, window.house_rules.all().known))

    def started(opening: Opening) -> None:
        board.keeper.ask(partial(open_table, opening=opening), done, sheet.refuse)

    def done(_session: int) -> None:
        window.close_sheet()
        board.refresh()

    sheet.started.connect(started)
    return sheet
