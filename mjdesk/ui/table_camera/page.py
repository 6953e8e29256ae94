"""The page on which a camera above a table is set up: which one, where things lie on its picture, what is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from mjdesk.devices.camera.table_view import PURPOSES, Purpose, TableView, first_areas
from mjdesk.engine.errors import BadInput, MjdeskError
from mjdesk.presets import NAME_LENGTH, clean_name
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr, translate_dialogs
from mjdesk.ui.ledger.parts import Toggle, paint_panel, wrap
from mjdesk.ui.look import look
from mjdesk.ui.photo.feed import find_cameras
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Page, canvas
from mjdesk.ui.widgets.full_page import FullPage
from mjdesk.ui.widgets.sides import Needs, Sides

from .areas_view import AreasView
from .table_feed import TableFeed
from .words import purpose_words

if TYPE_CHECKING:
    from mjdesk.devices.camera.frames import CameraFound, FrameSource

_NEEDS = Needs(card=352, main_height=340, card_height=520)


def _open(address: str) -> FrameSource:
    from mjdesk.devices.camera.sources import open_source

    return open_source(address)


class CameraPage(FullPage):
    """The page. ``kept`` brings the `TableView` that is to be used."""

    kept = Signal(object)
    keys_group = "table-camera"

    def __init__(
        self,
        view: TableView | None = None,
        taken: Sequence[str] = (),
        find: Callable[[], tuple[CameraFound, ...]] = find_cameras,
        opening: Callable[[str], FrameSource] = _open,
        feeding: Callable[[Callable[[], FrameSource], TableView], TableFeed] = TableFeed,
    ) -> None:
        """``view``: one that was set up before; ``taken``: names of others."""
        super().__init__(lambda: tr("Camera above the table"), lambda: tr("Frames are not kept"))
        self.view = view or TableView("", "")
        self.taken_names = frozenset(taken)
        self.now: Purpose = PURPOSES[0]
        self.problem = ""
        self._find, self._opening, self._feeding = find, opening, feeding
        self._feed: TableFeed | None = None
        self.sides = Sides(self)
        self.card = Card(self.sides.ground)
        self.areas = AreasView(self.sides.ground)
        self.areas.changed.connect(self._show_view)
        self.areas.chosen.connect(self.choose)
        self.labels = [Label(words, 13, 600, "ink2", parent=self.card) for words in _LABELS]
        self.name = Field(lambda: tr("What this camera is called"), self.card, "camera-name")
        self.name.edit.setMaxLength(NAME_LENGTH)
        self.name.edit.setText(self.view.name)
        self.cameras: list[Toggle] = []
        self.film = Toggle(lambda: tr("A film …"), self.card, name="film", size=14)
        self.folder = Toggle(lambda: tr("A folder …"), self.card, name="folder", size=14)
        self.film.clicked.connect(self._ask_film)
        self.folder.clicked.connect(self._ask_folder)
        self.toggles = {p: Toggle(partial(purpose_words, p), self.card, name=f"area-{n}", size=14)
                        for n, p in enumerate(PURPOSES)}  # fmt: skip
        for purpose, toggle in self.toggles.items():
            toggle.clicked.connect(partial(self._toggled, purpose))
        self.go = Button(lambda: tr("Use this camera"), ButtonKind.PRIMARY, self.card, name="use-camera")
        self.go.clicked.connect(self.keep)
        self._show_view(self.view)
        in_background(find, self._found)
        if self.view.source:
            self.open(self.view.source)

    def first(self) -> QWidget:
        """What has the focus."""
        return self.areas

    # --- where frames come from

    def _found(self, found: tuple[CameraFound, ...]) -> None:
        for old in self.cameras:
            old.deleteLater()
        self.cameras = [Toggle(each.name, self.card, name=f"camera-{n}", size=14) for n, each in enumerate(found)]
        for each, toggle in zip(found, self.cameras, strict=True):
            toggle.clicked.connect(partial(self.open, f"camera:{each.name}"))
            toggle.show()
        if found and not self.view.source:
            self.open(f"camera:{found[0].name}")
        elif not found and not self.view.source:
            self.problem = tr("No camera found: plug one in, or choose a film or a folder of photos")
        self._show()

    def _ask_film(self) -> None:
        translate_dialogs()
        kinds = f"{tr('Films')} (*.mp4 *.avi *.mkv *.mov);;{tr('All files')} (*)"
        name, _kind = QFileDialog.getOpenFileName(self.window(), tr("Open a film"), "", kinds)
        if name:
            self.open(f"film:{Path(name)}")
        self._show()

    def _ask_folder(self) -> None:
        translate_dialogs()
        name = QFileDialog.getExistingDirectory(self.window(), tr("Open a folder of photos"))
        if name:
            self.open(f"folder:{Path(name)}")
        self._show()

    def open(self, source: str, _on: bool = True) -> None:
        """Look through another source."""
        self._close()
        self.problem = ""
        self.view = replace(self.view, source=source)
        self._feed = self._feeding(partial(self._opening, source), self.view)
        self._feed.shown.connect(self._glanced, Qt.ConnectionType.QueuedConnection)
        self._feed.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)
        self._feed.start()
        self._show()

    def _close(self) -> None:
        if self._feed is not None:
            self._feed.shown.disconnect(self._glanced)
            self._feed.ended.disconnect(self._ended)
            self._feed.close()
            self._feed = None

    def closing(self) -> None:
        """Let go of the camera."""
        self._close()

    def _glanced(self) -> None:
        if self._feed is None:
            return
        self._feed.longest = self.areas.longest()
        glance = self._feed.newest()
        if glance is not None and not self.view.areas:
            self._show_view(replace(self.view, areas=first_areas(glance.image.width() / glance.image.height())))
        self.areas.show_glance(glance, self._feed.lain, self._words())

    def _ended(self, error: MjdeskError | None) -> None:
        text = getattr(error, "text", None)
        film = self.view.source.startswith(("film:", "folder:"))
        if error is not None:
            self.problem = say(text) if text is not None else str(error)
        elif not film:
            self.problem = tr("The camera gives no more pictures")
        self._feed = None
        self._show()

    # --- areas

    def _show_view(self, view: TableView) -> None:
        self.view = view
        if self._feed is not None:
            self._feed.look_at(view)
        self._show()

    def choose(self, purpose: Purpose) -> None:
        """Another area is chosen; where it is not on the picture yet, it is laid there."""
        self.now = purpose
        self.areas.setFocus()
        self._show()

    def _toggled(self, purpose: Purpose, _on: bool = True) -> None:
        """Choose an area; it comes back to the picture where it was taken away."""
        self.now = purpose
        if self.view.area(purpose) is None:
            image = None if self.areas.glance is None else self.areas.glance.image
            aspect = 16 / 9 if image is None else image.width() / image.height()
            self._show_view(self.view.with_area(first_areas(aspect, [purpose])[0]))
        self.choose(purpose)

    def keep(self) -> None:
        """Use this camera under its name."""
        try:
            name = clean_name(self.name.edit.text() or self.view.source.rpartition(":")[2].rpartition("/")[2][:24])
        except BadInput as bad:
            self.problem = say(bad.text) if bad.text is not None else str(bad)
            self._show()
            return
        if name in self.taken_names:
            self.problem = tr("There is already a camera called “{name}”", name=name)
        elif not self.view.source:
            self.problem = tr("Choose a camera, a film or a folder first")
        elif not self.view.areas:
            self.problem = tr("Draw at least one area on the picture")
        else:
            self.kept.emit(replace(self.view, name=name))
            return
        self._show()

    # --- showing

    def _words(self) -> str:
        """What is said under the picture."""
        from mjdesk.devices.camera.watching import Sighted

        glance = self.areas.glance if self._feed is None else self._feed.newest()
        if self.problem:
            return self.problem
        if glance is None:
            return tr("Opening the camera …") if self._feed is not None else tr("Choose what to look through")
        if glance.watch.seen is Sighted.DARK:
            return tr("Nothing to be seen: is the lens covered, is it dark?")
        if glance.watch.seen is Sighted.FROZEN:
            return tr("The picture stands still: plug the camera in again")
        if self._feed is not None and self._feed.throws:
            return tr("Dice: {pips}", pips=" ".join(map(str, self._feed.throws[-1])))
        return tr("Pull the areas where things lie: mouse, or arrows and + −; Page Down: the next one")

    def _show(self) -> None:
        if not hasattr(self, "go"):
            return
        self.areas.show_view(self.view, self.now)
        self.areas.words = self._words()
        self.go.setEnabled(bool(self.view.source))
        self.go.setToolTip("" if self.view.source else tr("Choose a camera, a film or a folder first"))
        for purpose, toggle in self.toggles.items():
            toggle.setChecked(purpose == self.now)
            toggle.fill = "bg" if self.view.area(purpose) is not None else "raised"
            toggle.setAccessibleDescription("" if self.view.area(purpose) is not None else tr("not watched"))
            toggle.update()
        for toggle in self.cameras:
            toggle.setChecked(self.view.source == f"camera:{toggle.source}")
        self.film.setChecked(self.view.source.startswith("film:"))
        self.folder.setChecked(self.view.source.startswith("folder:"))
        self.place()
        self.update()

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "go"):
            return
        px = look().px
        main, card = self.sides.lay(rect, _NEEDS)
        self.areas.setGeometry(main.toAlignedRect())
        self.card.setGeometry(card.toAlignedRect())
        x, room, y, foot = px(20), card.width() - px(40), px(16), card.height()
        self.labels[0].put(x, y, room, px(20))
        y = wrap([*self.cameras, self.film, self.folder], QRectF(x, y + px(26), room, px(38)), px(8)) + px(8)
        self.labels[1].put(x, y, room, px(20))
        self.name.put(x, y + px(26), room, px(42))
        y += px(84)
        self.labels[2].put(x, y, room, px(20))
        self._place_areas(QRectF(x, y + px(26), room, foot - px(84) - y - px(26)))
        self.go.put(x, foot - px(66), room, px(50))

    def _place_areas(self, room: QRectF) -> None:
        """Ponds at the left, melds at the right, the rest under them."""
        px, half = look().px, (room.width() - look().px(8)) / 2
        high = min(px(38), (room.height() - 4 * px(6)) / 5)
        for n, toggle in enumerate(self.toggles.values()):
            column, row = (n // 4, n % 4) if n < 8 else (n - 8, 4)
            toggle.put(room.x() + column * (half + px(8)), room.y() + row * (high + px(6)), half, high)


class Card(Page):
    """What the camera is called, what it looks through, and its areas; the page places them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            paint_panel(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1))


_LABELS: tuple[Callable[[], str], ...] = (
    lambda: tr("Look through"),
    lambda: tr("Its name"),
    lambda: tr("Where things lie"),
)
