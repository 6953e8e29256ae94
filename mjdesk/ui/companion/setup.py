"""Choosing a table to listen to: what is played by which house rules, where the device is, who sits there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.options import OptionValue, complete
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.profile import profile_dir
from mjdesk.ui.companion.device_choice import DeviceChoice
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.words import seat_name
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Pills, Several, Switch, canvas
from mjdesk.ui.widgets.base import named

if TYPE_CHECKING:
    from mjdesk.presets import Preset
    from mjdesk.ui.companion.scribe import Evening, Scribe

NOT_KEPT, NEW_EVENING = 0, 1
_TWO_COLUMNS: Final = 860.0  #: width of the card at 100 % from which people stand beside the device
#: the folder of the profile with what went over the lines
LOGS: Final = "table-logs"


class Setup(DeviceChoice):
    """The page. ``begun`` brings a `TablePlan`."""

    begun = Signal(object)

    def __init__(self, presets: Sequence[Preset] = (), scribe: Scribe | None = None) -> None:
        super().__init__(lambda: tr("Companion"), lambda: tr("A table of wood and the screen, in step"))
        self.scribe = scribe
        self.at_end: tuple[Callable[[], object], ...] = ()  #: what is done when the page is left
        self.evenings: tuple[Evening, ...] = ()
        self.choices = _houses(presets)
        self.rules = Dropdown([label for label, _, _ in self.choices], 0, self.body, name="rules", framed=True)
        self.setTabOrder(self.back, self.rules)  # what is played comes before the device
        self.address.edit.returnPressed.connect(self._begin)
        self.log = Switch(False, self.body, "log")
        self.names = [Field(partial(seat_name, seat), self.body, f"name-{seat}", size=16) for seat in range(4)]
        self.dealer = Pills([partial(seat_name, seat) for seat in range(4)], 0, self.body, "dealer")
        self.computers = Several([partial(seat_name, seat) for seat in range(4)], [], self.body, "computers")
        self.ledger = Dropdown(self._ledger_words(), NEW_EVENING, self.body, name="into", framed=True)
        self.ledger.chosen.connect(self._take_evening)
        self.go = Button(lambda: tr("Begin"), ButtonKind.PRIMARY, self.body, key=lambda: tr("Enter"), name="begin")
        self.go.clicked.connect(self._begin)
        self.labels = {name: Label(text, 14, 600, "ink2", parent=self.body) for name, text in _LABELS.items()}
        named(self.log, lambda: tr("Keep a log of the line"))
        self._card = QRectF()
        if scribe is not None:
            scribe.load(self.show_evenings)

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.address

    def closing(self) -> None:
        super().closing()
        for end in self.at_end:
            end()

    # --- the ledger

    def show_evenings(self, evenings: tuple[Evening, ...]) -> None:
        """Offer the running sessions of the ledger."""
        self.evenings = tuple(
            each for each in evenings if each.rules in SYSTEMS and SYSTEMS[each.rules].family == "mahjong"
        )
        self.ledger.labels = tuple(self._ledger_words())
        self.ledger.retranslate()
        self._restyle()

    def _ledger_words(self) -> list[Callable[[], str]]:
        return [
            lambda: tr("Not into the ledger"),
            lambda: tr("A new evening in the ledger"),
            *(partial(_evening_word, each) for each in self.evenings),
        ]

    def _evening(self) -> Evening | None:
        place = self.ledger.place - NEW_EVENING - 1
        return self.evenings[place] if place >= 0 else None

    def _take_evening(self, _place: int) -> None:
        """A running session says who sits there and what is played."""
        evening = self._evening()
        if evening is None:
            return
        for seat, field in enumerate(self.names):
            field.edit.setText(evening.names[seat] if seat < len(evening.names) else "")
        self.rules.show_place(next(n for n, each in enumerate(self.choices) if each[1] == evening.rules))
        self.dealer.show_place(evening.due.dealer)

    # --- beginning

    def plan(self, address: str) -> TablePlan:
        """What is chosen."""
        evening = self._evening()
        _, rules, changed = self.choices[self.rules.place]
        system = SYSTEMS[rules if evening is None else evening.rules]
        log = profile_dir() / LOGS / f"{time.strftime('%Y%m%d-%H%M%S')}.log" if self.log.isChecked() else None
        return TablePlan(
            address,
            system,
            complete(system.options, changed if evening is None else evening.options),
            self.kinds[self.kind.value()].id,
            self.dealer.value(),
            frozenset(self.computers.places()),
            begins=None if evening is None else evening.due,
            names=tuple(field.edit.text().strip() for field in self.names),
            session=None if evening is None else evening.session,
            keep=self.ledger.place == NEW_EVENING,
            log=log,
        )

    def _begin(self) -> None:
        address = self.address.edit.text().strip() or self.first_address()
        if not address and self.by_camera:
            self.camera_wanted.emit(None)
            return
        if not address:
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.begun.emit(self.plan(address))

    # --- places

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "_card"):
            return
        px, edge, gap, corner = look().px, look().px(24), look().px(48), look().px(16)
        wide = min(rect.width(), px(1180))
        self._card = QRectF(rect.center().x() - wide / 2, rect.y() + px(4), wide, rect.height() - px(8))
        beside = wide >= px(_TWO_COLUMNS)
        inner = wide - 2 * corner - 2 * edge
        column = (inner - gap) / 2 if beside else inner
        end = self._place_device(edge, px(30), column)
        if beside:
            end = max(end, self._place_people(edge + column + gap, px(30), column))
        else:
            end = self._place_people(edge, end + px(24), column)
        high, go = px(52), max(px(200), self.go.want().width())
        room = self._card.height() - 2
        top = max(room - high - px(26), end + px(12))
        self.go.put(edge + inner - go, top, go, high)
        self.area.put(self._card.x() + corner, self._card.y() + 1, wide - corner - px(4), room)
        self.body.resize(self.area.width(), int(top + high + px(26)))

    def _label(self, name: str, x: float, y: float, wide: float) -> float:
        """Put a label; returns where what it names begins."""
        self.labels[name].put(x, y, wide, look().px(24))
        return y + look().px(30)

    def _place_device(self, x: float, y: float, wide: float) -> float:
        """Put what is played and on what; returns where it ends."""
        px = look().px
        y = self._label("rules", x, y, wide)
        self.rules.put(x, y, wide, px(48))
        y = self._label("kind", x, y + px(66), wide)
        high = self.kind.height_for(wide)
        self.kind.put(x, y, wide, high)
        self.note.put(x, y + high + px(4), wide, px(22))
        y = self._label("address", x, y + high + px(40), wide)
        self.address.put(x, y, wide, px(48))
        offered = [*self.found, self.camera] if self.by_camera else self.found
        return self._place_offered(offered, QRectF(x, y + px(58), wide, px(40)))

    @staticmethod
    def _place_offered(buttons: Sequence[Button], row: QRectF) -> float:
        """Put what is found in rows, the first of which is given; returns where they end."""
        x, y = row.x(), row.y()
        for button in buttons:
            wide = min(row.width(), button.want().width())
            if x > row.x() and x + wide > row.right():
                x, y = row.x(), y + row.height() + look().px(6)
            button.put(x, y, wide, row.height())
            x += wide + look().px(8)
        return y + row.height()

    def _place_people(self, x: float, y: float, wide: float) -> float:
        """Put who sits there and where rounds go; returns where it ends."""
        px = look().px
        y = self._label("names", x, y, wide)
        each = (wide - px(12)) / 2
        for n, field in enumerate(self.names):
            field.put(x + n % 2 * (each + px(12)), y + n // 2 * px(58), each, px(48))
        y = self._label("dealer", x, y + px(134), wide)
        self.dealer.put(x, y, min(wide, self.dealer.want().width()), px(44))
        y = self._label("computers", x, y + px(68), wide)
        high = self.computers.height_at(wide)
        self.computers.put(x, y, min(wide, self.computers.want().width()), high)
        y = self._label("into", x, y + high + px(24), wide)
        self.ledger.put(x, y, wide, px(48))
        want = self.log.want()
        self.log.put(x, y + px(66), want.width(), want.height())
        self.labels["log"].put(x + want.width() + px(12), y + px(66), wide - want.width() - px(12), want.height())
        return y + px(66) + want.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            self._paint_card(painter)

    def _paint_card(self, painter: QPainter) -> None:
        shadow = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
        radius = look().px(RADIUS.card)
        draw_shadow(painter, self._card, radius, shadow, self.devicePixelRatioF())
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("surface"))
        painter.drawRoundedRect(self._card, radius, radius)


_LABELS: Final[dict[str, Callable[[], str]]] = {
    "rules": lambda: tr("What is played"),
    "kind": lambda: tr("What stands there"),
    "address": lambda: tr("Where it is"),
    "log": lambda: tr("Keep a log of the line"),
    "names": lambda: tr("Who sits there"),
    "dealer": lambda: tr("Who deals"),
    "computers": lambda: tr("Seats played by the program"),
    "into": lambda: tr("Where finished rounds go"),
}


def _houses(presets: Sequence[Preset]) -> list[tuple[Callable[[], str], str, Mapping[str, OptionValue]]]:
    """What can be played: the systems as they are, then the house rules that were kept."""
    played = [system for system in SYSTEMS.values() if system.family == "mahjong"]
    found: list[tuple[Callable[[], str], str, Mapping[str, OptionValue]]] = [
        (partial(say, system.name), system.id, {}) for system in played
    ]
    return found + [
        (partial(_house_word, preset), preset.rules, preset.changed()) for preset in presets if preset.system in played
    ]


def _house_word(preset: Preset) -> str:
    return f"{say(preset.system.name)} · {preset.name}"


def _evening_word(evening: Evening) -> str:
    names = tr(", ").join(filter(None, evening.names))
    return tr("Table {desk}: {names}, round {number}", desk=evening.desk, names=names, number=evening.count + 1)
