"""A page on which a device is chosen: its kind, where it is, the ports and cameras that are there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal

from mjdesk.devices.camera.table_views import load_views
from mjdesk.devices.link.ports import PortChoice, choices
from mjdesk.devices.opening import CAMERA
from mjdesk.devices.profiles.registry import PROFILES
from mjdesk.ui.background import in_background
from mjdesk.ui.companion.kind_cards import KindCards
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Page, Scroll
from mjdesk.ui.widgets.base import Source as Words
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.devices.camera.table_view import TableView
    from mjdesk.profile import Damaged

_POLL: Final = 1000  #: ms between two looks at the ports
_PORTS: Final = 3  #: ports or cameras offered with a button each
_BY_CAMERA: Final = "camera"  #: the profile of a camera above the table


class DeviceChoice(FullPage):
    """The page. ``camera_wanted``: set up a camera (a `TableView`, None: a new one). A subclass places the parts."""

    camera_wanted = Signal(object)

    def __init__(self, title: Words, about: Words) -> None:
        super().__init__(title, about)
        self.body = Page()  #: all parts; they scroll where the page has no room for them
        self.area = Scroll(self.body, self, ground="surface")
        self.kinds = list(PROFILES.values())
        self.ports: tuple[PortChoice, ...] = ()
        self.views: tuple[TableView, ...] = ()  #: cameras that were set up
        self.found: list[Button] = []
        self.kind = KindCards(self.kinds, 0, self.body, "kind")
        named(self.kind, lambda: tr("What stands there"))
        self.kind.chosen.connect(self._show_kind)
        self.address = Field(self._address_hint, self.body, "address", icon_name="plug")
        self.camera = Button(
            lambda: tr("Set up a camera …"),
            ButtonKind.QUIET,
            self.body,
            icon_name="camera",
            size=14,
            name="set-up-camera",
        )
        self.camera.clicked.connect(lambda: self.camera_wanted.emit(self._view()))
        self.camera.hide()
        self.note = Label(self._tested, 13, 400, "ink3", parent=self.body)
        self._looking = False  #: a look at the ports has not come back yet: no second one beside it
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look_for_ports)
        self._timer.start(_POLL)
        self.look_for_ports()

    def closing(self) -> None:
        """Look for ports no longer."""
        self._timer.stop()

    def _address_hint(self) -> str:
        return tr("Which camera") if self.by_camera else tr("A port, or socket://host:port")

    def _tested(self) -> str:
        return say(self.kinds[self.kind.value()].tested)

    # --- cameras

    @property
    def by_camera(self) -> bool:
        """Whether a camera above the table is chosen."""
        return self.kinds[self.kind.value()].id == _BY_CAMERA

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

    def _offer(self, offered: Sequence[tuple[Words, str, str]]) -> None:
        """A button for each address: its words, the address, an icon."""
        for button in self.found:
            button.hide()
            button.deleteLater()
        self.found = [
            Button(words, ButtonKind.QUIET, self.body, icon_name=icon_name, size=14)
            for words, _where, icon_name in offered
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
        self._offer([(partial(_port_word, port), port.address, "plug") for port in found])

    def first_address(self) -> str:
        """The address that is taken where none is typed."""
        if self.by_camera:
            return CAMERA + self.views[-1].name if self.views else ""
        return self.ports[0].address if self.ports else ""


def _port_word(port: PortChoice) -> str:
    return f"{say(port.title)} · {port.address}"
