"""A page on which the tiles of a photo are put right: open, drop, paste or take one; choose, name, add, take away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind
from mjdesk.ui.widgets.base import Source as Words
from mjdesk.ui.widgets.base import write
from mjdesk.ui.widgets.full_page import FullPage
from mjdesk.ui.widgets.sides import Sides

from .empty import Before, Empty
from .looking import Looked, Looker, Source, ask_photo, photo_in
from .seen import Spread
from .tile_keys import TileKeys
from .view import PhotoView
from .words import damaged_words

_UNDONE = 100  #: so many corrections can be taken back


@dataclass(frozen=True, slots=True, eq=False)
class Work:
    """A photo with what a person has made of it, to go on with later."""

    looked: Looked
    spread: Spread


class SpreadPage(FullPage):
    """The page. ``camera_wanted``: take a photo.

    A subclass says what is made of a photo (`made_of`), what follows from a correction (`mended`), what Enter does
    (`go`), and shows what it has beside the photo (`show_parts`).
    """

    camera_wanted = Signal()

    def __init__(self, title: Words, work: Work | None = None, empty: Callable[[QWidget], Before] = Empty) -> None:
        """``empty`` makes what is shown before there is a photo."""
        super().__init__(title, self._about)
        self.work = work
        self.places: frozenset[int] = frozenset()
        self.problem = ""
        self._keys = TileKeys(self)
        self._before: list[Spread] = []
        self._said = QRectF()
        self.looker = Looker(self._work_of, self._looked, self)
        self.setAcceptDrops(True)
        self.sides = Sides(self)
        self.view = PhotoView(self.sides.ground)
        self.view.chosen.connect(self.choose)
        self.view.wanted.connect(self.add)
        self.empty = empty(self.sides.ground)
        self.empty.open.clicked.connect(self.ask)
        self.empty.paste.clicked.connect(self.paste)
        self.empty.camera.clicked.connect(self.camera_wanted)
        self.open = Button(lambda: tr("Another photo"), ButtonKind.QUIET, self, icon_name="folder", name="open-photo")
        self.open.clicked.connect(self.ask)
        self.zoom = Button(self._zoom_words, ButtonKind.QUIET, self, icon_name="search", name="zoom")
        self.zoom.clicked.connect(self.turn_zoom)
        self.undo = Button(lambda: tr("Take back"), ButtonKind.ICON, self, icon_name="undo", name="photo-undo")
        self.undo.clicked.connect(self.take_back)
        self.more = Button(lambda: tr("Add a tile"), ButtonKind.QUIET, self, icon_name="plus", name="add-tile")
        self.more.clicked.connect(self.add_beside)
        self.camera = Button(lambda: tr("Take a photo"), ButtonKind.ICON, self, icon_name="camera", name="take-photo")
        self.camera.clicked.connect(self.camera_wanted)
        self.at_right = [self.open, self.camera, self.zoom, self.more, self.undo]

    def about_words(self) -> str:
        """What the head says of the photo."""
        return "" if self.work is None else tr("%n tiles found", n=len(self.work.spread.tiles))

    def _about(self) -> str:
        return self.about_words() if hasattr(self, "looker") else ""

    def _zoom_words(self) -> str:
        return tr("The tiles alone") if self.view.whole else tr("All of the photo")

    def first(self) -> QWidget:
        """What has the focus."""
        return self.view if self.work is not None else self.empty.open

    # --- what a subclass says

    def made_of(self, looked: Looked) -> Spread:
        """What is made of a photo at first. Called off the window's thread: it touches no widget."""
        raise NotImplementedError

    def mended(self, spread: Spread) -> Spread:
        """What follows for other tiles when one is put right."""
        return spread

    def go(self) -> None:
        """What Enter does."""
        raise NotImplementedError

    def show_parts(self) -> None:
        """Show what there is beside the photo."""
        raise NotImplementedError

    def waiting(self) -> Sequence[int]:
        """Tiles that a person should look at, in the order of reading."""
        raise NotImplementedError

    # --- photos

    def ask(self) -> None:
        """Ask for a photo."""
        path = ask_photo(self)
        if path is not None:
            self.look_at(path)

    def paste(self) -> None:
        """Take the photo of the clipboard."""
        source = photo_in(QGuiApplication.clipboard().mimeData())
        if source is None:
            self.refuse(tr("There is no picture in the clipboard"))
        else:
            self.look_at(source)

    def look_at(self, source: Source) -> None:
        """Read a photo; what is shown stays until it is read."""
        self.problem = ""
        self.looker.look(source)
        self.show_now()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if photo_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        source = photo_in(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.look_at(source)

    def _work_of(self, looked: Looked) -> Work:
        return Work(looked, self.made_of(looked))

    def _looked(self, came: Work | BadInput) -> None:
        if isinstance(came, BadInput):
            self.refuse(say(came.text) if came.text is not None else tr("This photo cannot be read"))
            return
        damaged = came.looked.kept.damaged
        self.work, self.places, self.problem = came, frozenset(), damaged_words(damaged[0]) if damaged else ""
        self._before.clear()
        self.view.setFocus()
        self.next_doubtful()

    def refuse(self, words: str) -> None:
        """Say why a photo cannot be used; the one before stays."""
        self.problem = words
        self.show_now()

    # --- corrections

    @property
    def spread(self) -> Spread | None:
        """What is made of the photo now."""
        return None if self.work is None else self.work.spread

    def put_spread(self, spread: Spread, places: frozenset[int] | None = None) -> None:
        """Another spread, which can be taken back."""
        assert self.work is not None
        if spread is not self.work.spread:
            self._before = [*self._before[-_UNDONE:], self.work.spread]
            self.work = Work(self.work.looked, self.mended(spread))
        self.places = self.places if places is None else places
        self.show_now()

    def take_back(self) -> None:
        """Take the last correction back."""
        if self._before and self.work is not None:
            self.work = Work(self.work.looked, self._before.pop())
            self.places = frozenset(n for n in self.places if n < len(self.work.spread.tiles))
            self.show_now()

    def choose(self, places: frozenset[int]) -> None:
        """Other tiles are chosen."""
        self.places = frozenset(places)
        self._keys.forget()
        self.show_now()

    def name(self, tile: Tile) -> None:
        """The chosen tile is of this kind; where it was in doubt, on to the next one."""
        spread = self.spread
        if spread is None or len(self.places) != 1:
            return
        (place,) = self.places
        self.put_spread(spread.with_tile(place, tile))
        self.view.setFocus()
        if spread.tiles[place].doubtful:
            self.next_doubtful()

    def remove(self) -> None:
        """The chosen tiles are none."""
        spread = self.spread
        if spread is not None and self.places:
            rest = len(spread.tiles) - len(self.places)
            at = min(self.places)
            self.put_spread(spread.without(self.places), frozenset({min(at, rest - 1)}) if rest else frozenset())
            self.view.setFocus()

    def add(self, quad: object) -> None:
        """A tile is missing at this place of the photo."""
        spread = self.spread
        if spread is None or not isinstance(quad, tuple):
            return
        after = max(self.places, default=len(spread.tiles) - 1)
        self.put_spread(spread.with_new(quad, after), frozenset({after + 1}))

    def add_beside(self) -> None:
        """A tile is missing right of the chosen one, or after the last."""
        if self.spread is not None:
            self.add(self.view.beside(max(self.places, default=len(self.spread.tiles) - 1)))
            self.view.setFocus()

    def next_doubtful(self) -> None:
        """Choose the next tile that a person should look at."""
        waiting = self.waiting()
        now = max(self.places, default=-1)
        after = next((n for n in waiting if n > now), waiting[0] if waiting else None)
        self.choose(self.places if after is None else frozenset({after}))

    def turn_zoom(self) -> None:
        """All of the photo, or the part where tiles lie."""
        self.view.whole = not self.view.whole
        self.zoom.retranslate()
        self.view.update()
        self.place()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Open):
            self.ask()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
        elif event.matches(QKeySequence.StandardKey.SelectAll) and self.spread is not None:
            self.choose(frozenset(range(len(self.spread.tiles))))
        elif self.spread is not None and self.press(event, self.spread):
            pass
        elif event.key() != Qt.Key.Key_Backspace:  # it takes tiles away here, and never leaves by mistake
            super().keyPressEvent(event)

    def press(self, event: QKeyEvent, spread: Spread) -> bool:
        """What a key does with the tiles; whether it does anything."""
        return self._keys.press(event, spread)

    # --- showing

    def show_now(self) -> None:
        """Show the photo and what is made of it."""
        work = self.work
        for part in (self.view, *self.at_right):
            part.setVisible(work is not None)
        self.empty.setVisible(work is None)
        self.empty.say(self.state_words())
        if work is not None:
            self.view.show_spread(work.looked, work.spread, self.places)
            self.undo.setEnabled(bool(self._before))
        self.show_parts()
        self.about.say(self._about)
        self.place()
        self.update()

    def state_words(self) -> str:
        """What is going on, or what was wrong."""
        return tr("Reading the photo …") if self.looker.busy else self.problem

    def paint_state(self, painter: QPainter) -> None:
        """Say above a photo that another is read, or why it cannot be."""
        words = self.state_words()
        if self.work is None or not words:
            return
        px, size = look().px, look().px(20)
        name = "hourglass" if self.looker.busy else "warning"
        painter.drawPixmap(QPointF(self._said.x() + px(6), self._said.y() + px(7)),
                           icon(name, size, look().palette.accent_ink, self.devicePixelRatioF()))  # fmt: skip
        where = self._said.adjusted(size + px(16), 0, 0, -px(6))
        write(painter, where, words, look().font(15, 600), look().colour("ink"))

    def room_for_state(self, rect: QRectF) -> QRectF:
        """Keep room for what is said at the top of a place; returns what is left of it."""
        px = look().px
        said = px(40) if self.work is not None and self.state_words() else 0.0
        self._said = QRectF(rect.x(), rect.y() - px(8), rect.width(), said)
        return rect.adjusted(0, said, 0, 0)
