"""Choosing a table to listen to: what is played, where the device is, who deals, which seats the program plays."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.devices.link.ports import PortChoice, choices
from mjdesk.devices.profiles.registry import PROFILES, TESTED
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.companion.service import TablePlan
from mjdesk.ui.companion.words import seat_name
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Pills, Several, canvas
from mjdesk.ui.widgets.full_page import FullPage

_POLL = 1000  #: ms between two looks at the ports


class Setup(FullPage):
    """The page. ``begun`` brings a `TablePlan`."""

    begun = Signal(object)

    def __init__(self) -> None:
        super().__init__(lambda: tr("Companion"), lambda: tr("A table of wood and the screen, in step"))
        self.systems = [system for system in SYSTEMS.values() if system.family == "mahjong"]
        self.kinds = list(PROFILES.values())
        self.ports: tuple[PortChoice, ...] = ()
        self.rules = Dropdown([partial(say, s.name) for s in self.systems], 0, self, name="rules", framed=True)
        self.kind = Pills([partial(say, p.name) for p in self.kinds], 0, self, "kind")
        self.address = Field(lambda: tr("A port, or socket://host:port"), self, "address", icon_name="plug")
        self.address.edit.returnPressed.connect(self._begin)
        self.found: list[Button] = []
        self.dealer = Pills([partial(seat_name, seat) for seat in range(4)], 0, self, "dealer")
        self.computers = Several([partial(seat_name, seat) for seat in range(4)], [], self, "computers")
        self.go = Button(lambda: tr("Begin"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="begin")
        self.go.clicked.connect(self._begin)
        self.labels = [
            Label(text, 14, 600, "ink2", parent=self)
            for text in (
                lambda: tr("What is played"),
                lambda: tr("What stands there"),
                lambda: tr("Where it is"),
                lambda: tr("Who deals"),
                lambda: tr("Seats played by the program"),
            )
        ]
        self.note = Label(lambda: say(TESTED), 13, 400, "ink3", parent=self)
        self._card = QRectF()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look_for_ports)
        self._timer.start(_POLL)
        self.look_for_ports()

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.address

    def closing(self) -> None:
        self._timer.stop()

    def look_for_ports(self) -> None:
        """Show the ports there are now."""
        found = choices()[:4]
        if found == self.ports and (self.found or not found):
            return
        self.ports = found
        for button in self.found:
            button.hide()
            button.deleteLater()
        self.found = [
            Button(partial(self._port_word, port), ButtonKind.QUIET, self, icon_name="plug", size=14) for port in found
        ]
        for port, button in zip(found, self.found, strict=True):
            button.clicked.connect(partial(self.address.edit.setText, port.address))
            button.show()
        self.place()

    @staticmethod
    def _port_word(port: PortChoice) -> str:
        return f"{say(port.title)} · {port.address}"

    def _begin(self) -> None:
        address = self.address.edit.text().strip() or (self.ports[0].address if self.ports else "")
        if not address:
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        system = self.systems[self.rules.place]
        self.begun.emit(
            TablePlan(
                address,
                system,
                complete(system.options, {}),
                self.kinds[self.kind.value()].id,
                self.dealer.value(),
                frozenset(self.computers.places()),
            )
        )

    # --- places

    def place_body(self, rect: QRectF) -> None:
        px = look().px
        wide = min(rect.width(), px(860))
        self._card = QRectF(rect.center().x() - wide / 2, rect.y() + px(4), wide, rect.height() - px(8))
        x, y, room = self._card.x() + px(40), self._card.y() + px(32), wide - px(80)
        rows = (
            (self.labels[0], self.rules, px(48)),
            (self.labels[1], self.kind, px(46)),
            (self.labels[2], self.address, px(48)),
        )
        for label, control, high in rows:
            label.put(x, y, room, px(24))
            control.put(x, y + px(28), min(room, max(px(340), control.want().width())), high)
            y += px(28) + high + px(18)
        self.note.put(x + px(300), self.labels[1].y(), room - px(300), px(24))
        left = x
        for button in self.found:
            each = button.want().width()
            button.put(left, y - px(8), each, px(40))
            left += each + px(10)
        y += px(44) if self.found else 0
        for label, several in ((self.labels[3], self.dealer), (self.labels[4], self.computers)):
            label.put(x, y, room, px(24))
            several.put(x, y + px(28), min(room, several.want().width()), px(44))
            y += px(90)
        high = px(52)
        go = max(px(200), self.go.want().width())
        self.go.put(self._card.right() - px(40) - go, self._card.bottom() - high - px(28), go, high)

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
