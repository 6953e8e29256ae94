"""Choosing a table to listen to: what is played by which house rules, where the device is, who sits there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.table_views import load_views
from mjdesk.devices.link.ports import PortChoice, choices
from mjdesk.devices.opening import CAMERA
from mjdesk.devices.profiles.registry import PROFILES
from mjdesk.engine.options import OptionValue, complete
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.profile import profile_dir
from mjdesk.ui.background import in_background
from mjdesk.ui.companion.plan import TablePlan
from mjdesk.ui.companion.words import seat_name
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Pills, Several, Switch, canvas
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.devices.camera.table_view import TableView
    from mjdesk.presets import Preset
    from mjdesk.profile import Damaged
    from mjdesk.ui.companion.scribe import Evening, Scribe

_POLL = 1000  #: ms between two looks at the ports
CAMERA_PROFILE: Final = "camera"
_PORTS = 3  #: ports offered with a button each
NOT_KEPT, NEW_EVENING = 0, 1
#: the folder of the profile with what went over the lines
LOGS: Final = "table-logs"


class Setup(FullPage):
    """The page. ``begun`` brings a `TablePlan`; ``camera_wanted``: set up a camera (a `TableView`, None: a new one)."""

    begun = Signal(object)
    camera_wanted = Signal(object)

    def __init__(self, presets: Sequence[Preset] = (), scribe: Scribe | None = None) -> None:
        super().__init__(lambda: tr("Companion"), lambda: tr("A table of wood and the screen, in step"))
        self.scribe = scribe
        self.at_end: tuple[Callable[[], object], ...] = ()  #: what is done when the page is left
        self.evenings: tuple[Evening, ...] = ()
        self.kinds = list(PROFILES.values())
        self.ports: tuple[PortChoice, ...] = ()
        self.choices = _houses(presets)
        self.rules = Dropdown([label for label, _, _ in self.choices], 0, self, name="rules", framed=True)
        self.kind = Pills([partial(say, p.name) for p in self.kinds], 0, self, "kind")
        self.address = Field(self._address_hint, self, "address", icon_name="plug")
        self.address.edit.returnPressed.connect(self._begin)
        self.kind.chosen.connect(self._show_kind)
        self.views: tuple[TableView, ...] = ()  #: cameras that were set up
        self.camera = Button(
            lambda: tr("Set up a camera …"), ButtonKind.QUIET, self, icon_name="camera", size=14, name="set-up-camera"
        )
        self.camera.clicked.connect(lambda: self.camera_wanted.emit(self._view()))
        self.camera.hide()
        self.found: list[Button] = []
        self.log = Switch(False, self, "log")
        self.names = [Field(partial(seat_name, seat), self, f"name-{seat}", size=16) for seat in range(4)]
        self.dealer = Pills([partial(seat_name, seat) for seat in range(4)], 0, self, "dealer")
        self.computers = Several([partial(seat_name, seat) for seat in range(4)], [], self, "computers")
        self.ledger = Dropdown(self._ledger_words(), NEW_EVENING, self, name="into", framed=True)
        self.ledger.chosen.connect(self._take_evening)
        self.go = Button(lambda: tr("Begin"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="begin")
        self.go.clicked.connect(self._begin)
        self.labels = {name: Label(text, 14, 600, "ink2", parent=self) for name, text in _LABELS.items()}
        self.note = Label(self._tested, 13, 400, "ink3", parent=self)
        named(self.log, lambda: tr("Keep a log of the line"))
        self._card = QRectF()
        self._looking = False  #: a look at the ports has not come back yet: no second one beside it
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look_for_ports)
        self._timer.start(_POLL)
        self.look_for_ports()
        if scribe is not None:
            scribe.load(self.show_evenings)

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.address

    def closing(self) -> None:
        self._timer.stop()
        for end in self.at_end:
            end()

    def _address_hint(self) -> str:
        return tr("Which camera") if self.by_camera else tr("A port, or socket://host:port")

    def _tested(self) -> str:
        return say(self.kinds[self.kind.value()].tested)

    # --- cameras

    @property
    def by_camera(self) -> bool:
        """Whether a camera above the table is chosen."""
        return self.kinds[self.kind.value()].id == CAMERA_PROFILE

    def _show_kind(self, _place: int) -> None:
        self.note.say(self._tested)
        self.address.edit.clear()
        self.address.retranslate()
        self.camera.setVisible(self.by_camera)
        if self.by_camera:
            in_background(load_views, self.show_views)
        self._offer(())

    def show_views(self, loaded: tuple[tuple[TableView, ...], Damaged | None]) -> None:
        """Offer the cameras that were set up."""
        self.views, damaged = loaded
        if damaged is not None:
            self.note.say(tr("The cameras that were set up were damaged and set aside: {file}",
                             file=damaged.moved_to.name))  # fmt: skip
        if self.by_camera:
            self._offer([(view.name, CAMERA + view.name, "camera") for view in self.views[-_PORTS:]])

    def use_view(self, view: TableView) -> None:
        """A camera was set up: use it."""
        self.views = (*(other for other in self.views if other.name != view.name), view)
        self.show_views((self.views, None))
        self.address.edit.setText(CAMERA + view.name)

    def _view(self) -> TableView | None:
        """The camera whose address stands there."""
        return next((view for view in self.views if CAMERA + view.name == self.address.edit.text().strip()), None)

    def _offer(self, offered: Sequence[tuple[str, str, str]]) -> None:
        """A button for each address: its words, the address, an icon."""
        for button in self.found:
            button.hide()
            button.deleteLater()
        self.found = [
            Button(words, ButtonKind.QUIET, self, icon_name=icon_name, size=14) for words, _where, icon_name in offered
        ]
        for (_words, where, _icon), button in zip(offered, self.found, strict=True):
            button.clicked.connect(partial(self.address.edit.setText, where))
            button.show()
        self.place()

    # --- ports

    def look_for_ports(self) -> None:
        """Look which ports there are now, not in this thread: a system may take long to list them."""
        if not self._looking and (self.isVisible() or not self.ports):
            self._looking = True
            in_background(choices, self.show_ports)

    def show_ports(self, found: tuple[PortChoice, ...]) -> None:
        """Offer ports."""
        self._looking = False
        found = found[:_PORTS]
        if self.by_camera or (found == self.ports and (self.found or not found)):
            self.ports = found
            return
        self.ports = found
        self._offer([(self._port_word(port), port.address, "plug") for port in found])

    @staticmethod
    def _port_word(port: PortChoice) -> str:
        return f"{say(port.title)} · {port.address}"

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
        address = self.address.edit.text().strip() or self._first_address()
        if not address and self.by_camera:
            self.camera_wanted.emit(None)
            return
        if not address:
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.begun.emit(self.plan(address))

    def _first_address(self) -> str:
        if self.by_camera:
            return CAMERA + self.views[-1].name if self.views else ""
        return self.ports[0].address if self.ports else ""

    # --- places

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "_timer"):
            return
        px = look().px
        wide = min(rect.width(), px(1180))
        self._card = QRectF(rect.center().x() - wide / 2, rect.y() + px(4), wide, rect.height() - px(8))
        edge, gap = px(40), px(48)
        column = (wide - 2 * edge - gap) / 2
        left, right = self._card.x() + edge, self._card.x() + edge + column + gap
        self._place_device(left, self._card.y() + px(30), column)
        self._place_people(right, self._card.y() + px(30), column)
        high = px(52)
        go = max(px(200), self.go.want().width())
        self.go.put(self._card.right() - edge - go, self._card.bottom() - high - px(26), go, high)

    def _label(self, name: str, x: float, y: float, wide: float) -> float:
        """Put a label; returns where what it names begins."""
        self.labels[name].put(x, y, wide, look().px(24))
        return y + look().px(30)

    def _place_device(self, x: float, y: float, wide: float) -> None:
        px = look().px
        y = self._label("rules", x, y, wide)
        self.rules.put(x, y, wide, px(48))
        y = self._label("kind", x, y + px(72), wide)
        self.kind.put(x, y, min(wide, self.kind.want().width()), px(46))
        self.note.put(x, y + px(50), wide, px(22))
        y = self._label("address", x, y + px(92), wide)
        self.address.put(x, y, wide, px(48))
        y += px(60)
        for button in self.found:
            button.put(x, y, min(wide, button.want().width()), px(40))
            y += px(46)
        if self.by_camera:
            self.camera.put(x, y, min(wide, self.camera.want().width()), px(40))
            y += px(46)
        want = self.log.want()
        self.log.put(x, y + px(6), want.width(), want.height())
        self.labels["log"].put(x + want.width() + px(12), y + px(6), wide - want.width() - px(12), want.height())

    def _place_people(self, x: float, y: float, wide: float) -> None:
        px = look().px
        y = self._label("names", x, y, wide)
        each = (wide - px(12)) / 2
        for n, field in enumerate(self.names):
            field.put(x + n % 2 * (each + px(12)), y + n // 2 * px(58), each, px(48))
        y = self._label("dealer", x, y + px(134), wide)
        self.dealer.put(x, y, min(wide, self.dealer.want().width()), px(44))
        y = self._label("computers", x, y + px(68), wide)
        self.computers.put(x, y, min(wide, self.computers.want().width()), px(44))
        y = self._label("into", x, y + px(68), wide)
        self.ledger.put(x, y, wide, px(48))

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
