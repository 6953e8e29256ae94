"""The page on which a round is scored by a photo: open, drop or paste one, put its tiles right, enter them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.parts import paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import paragraph, write
from mjdesk.ui.widgets.full_page import FullPage

from .correction import Correction, ready
from .grouping import spread_of
from .looking import Looked, Looker, Source, ask_photo, photo_in
from .seen import Part, Rules, Spread
from .tray import Tray
from .view import PhotoView

PANEL = 340.0
TRAY = 118.0
_UNDONE = 100  #: so many corrections can be taken back
_SIGNS = {"[": Part.MELD, "]": Part.HAND, "+": Part.WIN, "!": Part.TURNED, "-": Part.ASIDE, "−": Part.ASIDE}


@dataclass(frozen=True, slots=True, eq=False)
class Work:
    """A photo with what a person has made of it, to go on with later."""

    looked: Looked
    spread: Spread


class PhotoPage(FullPage):
    """The page. ``taken``: the tiles are right, enter them (a `Spread`); ``camera_wanted``: take a photo."""

    taken = Signal(object)
    camera_wanted = Signal()

    def __init__(self, rules: Rules, rows: Sequence[tuple[Tile, ...]], work: Work | None = None) -> None:
        super().__init__(lambda: tr("Score by photo"), self._about)
        self.rules, self.work = rules, work
        self.places: frozenset[int] = frozenset()
        self.problem = ""
        self._typed = ""  #: digits that wait for their suit
        self._before: list[Spread] = []
        self.looker = Looker(self._looked, self)
        self.setAcceptDrops(True)
        self.view, self.tray, self.card = PhotoView(self), Tray(self), Correction(self)
        self.empty = Empty(self)
        self.empty.open.clicked.connect(self.ask)
        self.empty.paste.clicked.connect(self.paste)
        self.empty.camera.clicked.connect(self.camera_wanted)
        self.card.palette_.show_rows(rows)
        self.view.chosen.connect(self.choose)
        self.tray.chosen.connect(self.choose)
        self.view.wanted.connect(self.add)
        self.card.named.connect(self.name)
        self.card.moved.connect(self.move_)
        self.card.removed.connect(self.remove)
        self.card.all_right.connect(self.confirm_all)
        self.card.go.connect(self.go)
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
        self._show()

    def _about(self) -> str:
        if not hasattr(self, "looker") or self.work is None:
            return ""
        return tr("%n tiles found", n=len(self.work.spread.tiles))

    def _zoom_words(self) -> str:
        return tr("The tiles alone") if self.view.whole else tr("All of the photo")

    def first(self) -> QWidget:
        """What has the focus."""
        return self.view if self.work is not None else self.empty.open

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
            self._refuse(tr("There is no picture in the clipboard"))
        else:
            self.look_at(source)

    def look_at(self, source: Source) -> None:
        """Read a photo; what is shown stays until it is read."""
        self.problem = ""
        self.looker.look(source)
        self._show()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if photo_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        source = photo_in(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.look_at(source)

    def _looked(self, came: Looked | BadInput) -> None:
        if isinstance(came, BadInput):
            self._refuse(say(came.text) if came.text is not None else tr("This photo cannot be read"))
            return
        self.work, self.places, self.problem = Work(came, spread_of(came.sight.tiles, self.rules)), frozenset(), ""
        self._before.clear()
        self.view.setFocus()
        self._next_doubtful()

    def _refuse(self, words: str) -> None:
        """Say why a photo cannot be used; the one before stays."""
        self.problem = words
        self._show()

    # --- corrections

    @property
    def spread(self) -> Spread | None:
        """What is made of the photo now."""
        return None if self.work is None else self.work.spread

    def _put(self, spread: Spread, places: frozenset[int] | None = None) -> None:
        """Another spread, which can be taken back."""
        assert self.work is not None
        if spread is not self.work.spread:
            self._before = [*self._before[-_UNDONE:], self.work.spread]
            self.work = Work(self.work.looked, spread)
        self.places = self.places if places is None else places
        self._show()

    def take_back(self) -> None:
        """Take the last correction back."""
        if self._before and self.work is not None:
            self.work = Work(self.work.looked, self._before.pop())
            self.places = frozenset(n for n in self.places if n < len(self.work.spread.tiles))
            self._show()

    def choose(self, places: frozenset[int]) -> None:
        """Other tiles are chosen."""
        self.places, self._typed = frozenset(places), ""
        self._show()

    def name(self, tile: Tile) -> None:
        """The chosen tile is of this kind; where it was in doubt, on to the next one."""
        spread = self.spread
        if spread is None or len(self.places) != 1:
            return
        (place,) = self.places
        self._put(spread.with_tile(place, tile))
        self.view.setFocus()
        if spread.tiles[place].doubtful:
            self._next_doubtful()

    def move_(self, part: Part) -> None:
        """The chosen tiles belong there."""
        if self.spread is not None and self.places:
            self._put(self.spread.with_part(self.places, part))
            self.view.setFocus()

    def remove(self) -> None:
        """The chosen tiles are none."""
        spread = self.spread
        if spread is not None and self.places:
            rest = len(spread.tiles) - len(self.places)
            at = min(self.places)
            self._put(spread.without(self.places), frozenset({min(at, rest - 1)}) if rest else frozenset())
            self.view.setFocus()

    def add(self, quad: object) -> None:
        """A tile is missing at this place of the photo."""
        spread = self.spread
        if spread is None or not isinstance(quad, tuple):
            return
        after = max(self.places, default=len(spread.tiles) - 1)
        self._put(spread.with_new(quad, after), frozenset({after + 1}))

    def add_beside(self) -> None:
        """A tile is missing right of the chosen one, or after the last."""
        if self.spread is not None:
            self.add(self.view.beside(max(self.places, default=len(self.spread.tiles) - 1)))
            self.view.setFocus()

    def confirm_all(self) -> None:
        """All tiles are what they count as."""
        if self.spread is not None:
            self._put(self.spread.confirmed(range(len(self.spread.tiles))))
            self.view.setFocus()

    def go(self) -> None:
        """The chosen tile is right, on to the next in doubt; when none is, the tiles are entered."""
        spread = self.spread
        if spread is None or not spread.tiles:
            return
        if ready(spread):
            self.taken.emit(spread)
            return
        if any(spread.tiles[n].doubtful and spread.tiles[n].tile is not None for n in self.places):
            self._put(spread.confirmed(self.places))
        self._next_doubtful()

    def _next_doubtful(self) -> None:
        spread = self.spread
        assert spread is not None
        waiting = sorted({*spread.doubtful, *spread.unnamed, *spread.questioned})
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
        elif self.spread is not None and self._key(event, self.spread):
            pass
        elif event.key() != Qt.Key.Key_Backspace:  # it takes tiles away here, and never leaves by mistake
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent, spread: Spread) -> bool:
        key, several = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._step(key, spread, several=several)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove()
        elif key is Qt.Key.Key_Insert:
            self.add_beside()
        elif key is Qt.Key.Key_Space and len(self.places) == 1:
            self._put(spread.with_next_guess(min(self.places)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go()
        elif key is Qt.Key.Key_Z and not event.modifiers():
            self.turn_zoom()
        elif event.text() in _SIGNS:
            self.move_(_SIGNS[event.text()])
        else:
            return self._type(event.text())
        return True

    def _step(self, key: Qt.Key, spread: Spread, *, several: bool) -> None:
        if not spread.tiles:
            return
        last = len(spread.tiles) - 1
        now = self._walked if self._walked in self.places else max(self.places, default=-1)
        steps = {Qt.Key.Key_Left: max(0, now - 1), Qt.Key.Key_Right: min(last, now + 1), Qt.Key.Key_Home: 0,
                 Qt.Key.Key_End: last}  # fmt: skip
        down = -1 if key is Qt.Key.Key_Up else 1
        after = steps[key] if key in steps else self.view.neighbour(max(0, now), down)
        self._walked = after
        self.choose(self.places | {after} if several else frozenset({after}))

    _walked = -1  #: where the arrows are

    def _type(self, text: str) -> bool:
        """A kind as it is written: 5p, C; the digit waits for its suit."""
        if text.isdigit() and len(text) == 1:
            self._typed = text
            return True
        try:
            kinds = parse_tiles(self._typed + text) if text.isalpha() and text.isascii() else ()
        except BadInput:
            kinds = ()
        if not kinds and text.isalpha() and text.isascii():
            try:
                kinds = parse_tiles(text.upper())
            except BadInput:
                kinds = ()
        self._typed = ""
        if len(kinds) == 1:
            self.name(kinds[0])
            return True
        return False

    # --- showing

    def _show(self) -> None:
        work = self.work
        for part in (self.view, self.tray, self.card, *self.at_right):
            part.setVisible(work is not None)
        self.empty.setVisible(work is None)
        self.empty.say(self._state())
        if work is not None:
            self.view.show_spread(work.looked, work.spread, self.places)
            self.tray.show_spread(work.spread, self.places)
            self.card.show_spread(work.looked, work.spread, self.places)
            self.undo.setEnabled(bool(self._before))
        self.about.say(self._about)
        self.place()
        self.update()

    def _state(self) -> str:
        return tr("Reading the photo …") if self.looker.busy else self.problem

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "empty"):
            return
        px = look().px
        self.empty.setGeometry(rect.toAlignedRect())
        panel = min(px(PANEL), rect.width() * 0.36)
        wide = rect.width() - panel - px(20)
        tray = min(px(TRAY), rect.height() * 0.24)
        said = px(40) if self.work is not None and self._state() else 0.0
        self._said = QRectF(rect.x(), rect.y() - px(8), wide, said)
        top = rect.y() + said
        self.view.setGeometry(QRectF(rect.x(), top, wide, rect.bottom() - tray - px(16) - top).toAlignedRect())
        self.tray.setGeometry(QRectF(rect.x(), rect.bottom() - tray, wide, tray).toAlignedRect())
        self.card.setGeometry(QRectF(rect.right() - panel, rect.y(), panel, rect.height()).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            dpr, px = self.devicePixelRatioF(), look().px
            for part in (self.view, self.tray, self.card):
                if part.isVisibleTo(self):
                    paint_shadow(painter, QRectF(part.geometry()), dpr)
            if self.work is not None and (words := self._state()):
                size = px(20)
                name = "hourglass" if self.looker.busy else "warning"
                painter.drawPixmap(QPointF(self._said.x() + px(6), self._said.y() + px(7)),
                                   icon(name, size, look().palette.accent_ink, dpr))  # fmt: skip
                where = self._said.adjusted(size + px(16), 0, 0, -px(6))
                write(painter, where, words, look().font(15, 600), look().colour("ink"))


class Empty(Page):
    """Before there is a photo: where to drop one, and how to take a good one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = ""
        self.open = Button(lambda: tr("Open a photo"), ButtonKind.PRIMARY, self, icon_name="folder", name="first-photo")
        self.paste = Button(lambda: tr("Paste"), ButtonKind.QUIET, self, icon_name="copy", name="paste-photo",
                            key="Ctrl+V")  # fmt: skip
        self.camera = Button(
            lambda: tr("Take a photo"), ButtonKind.QUIET, self, icon_name="camera", name="first-camera"
        )

    def say(self, words: str) -> None:
        """Say what happens, or what was wrong with a photo."""
        self.words = words
        self.setAccessibleName(words or tr("Drop a photo here"))
        self.update()

    def place(self) -> None:
        px, w, h = look().px, self.width(), self.height()
        buttons, y = (self.open, self.camera, self.paste), h / 2 + px(64)
        x = (w - sum(button.want().width() for button in buttons) - px(28)) / 2
        for button in buttons:
            wide, high = button.want().width(), px(50 if button is self.open else 46)
            button.put(x, y + (px(50) - high) / 2, wide, high)
            x += wide + px(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            painter.setPen(QPen(look().colour("on_felt3"), px(1.5), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(px(22), px(22), -px(22), -px(22)), px(14), px(14))
            middle, size = rect.center(), px(64)
            painter.drawPixmap(QPointF(middle.x() - size / 2, middle.y() - px(150)),
                               icon("camera", size, look().colour("on_felt2").name(), dpr))  # fmt: skip
            self._paint_words(painter, middle)

    def _paint_words(self, painter: QPainter, middle: QPointF) -> None:
        px, centre = look().px, Qt.AlignmentFlag.AlignHCenter
        title = QRectF(px(40), middle.y() - px(66), self.width() - px(80), px(34))
        write(painter, title, tr("Drop a photo here"), look().font(24, 700), look().colour("on_felt"), align=centre)
        font, y = look().font(15, 500), title.bottom() + px(8)
        words = self.words or tr("Faces up, the whole hand in the picture, melds and the winning tile a little apart")
        ink = colour(AMBER) if self.words else look().colour("on_felt2")
        for line in paragraph(words, font, min(px(620), self.width() - px(80))):
            write(painter, QRectF(px(40), y, self.width() - px(80), px(24)), line, font, ink, align=centre)
            y += px(24)
