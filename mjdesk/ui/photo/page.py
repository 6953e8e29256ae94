"""The page on which a round is scored by a photo: its tiles are put right, sorted and entered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent

from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.parts import paint_shadow
from mjdesk.ui.look import look
from mjdesk.ui.widgets import canvas

from .correction import Correction, ready
from .grouping import spread_of
from .looking import Looked
from .seen import Part, Rules, Spread
from .spread_page import SpreadPage, Work
from .tray import Tray

PANEL = 340.0
TRAY = 118.0
_SIGNS = {"[": Part.MELD, "]": Part.HAND, "+": Part.WIN, "!": Part.TURNED, "-": Part.ASIDE, "−": Part.ASIDE}


class PhotoPage(SpreadPage):
    """The page. ``taken``: the tiles are right, enter them (a `Spread`)."""

    taken = Signal(object)

    def __init__(self, rules: Rules, rows: Sequence[tuple[Tile, ...]], work: Work | None = None) -> None:
        super().__init__(lambda: tr("Score by photo"), work)
        self.rules = rules
        self.tray, self.card = Tray(self), Correction(self)
        self.card.palette_.show_rows(rows)
        self.tray.chosen.connect(self.choose)
        self.card.named.connect(self.name)
        self.card.moved.connect(self.move_)
        self.card.removed.connect(self.remove)
        self.card.all_right.connect(self.confirm_all)
        self.card.go.connect(self.go)
        self.show_now()

    def made_of(self, looked: Looked) -> Spread:
        """The tiles where they seem to belong."""
        return spread_of(looked.sight.tiles, self.rules)

    # --- corrections

    def waiting(self) -> Sequence[int]:
        """Tiles in doubt, without a name, or that do not fit."""
        spread = self.spread
        return [] if spread is None else sorted({*spread.doubtful, *spread.unnamed, *spread.questioned})

    def move_(self, part: Part) -> None:
        """The chosen tiles belong there."""
        if self.spread is not None and self.places:
            self.put_spread(self.spread.with_part(self.places, part))
            self.view.setFocus()

    def confirm_all(self) -> None:
        """All tiles are what they count as."""
        if self.spread is not None:
            self.put_spread(self.spread.confirmed(range(len(self.spread.tiles))))
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
            self.put_spread(spread.confirmed(self.places))
        self.next_doubtful()

    def press(self, event: QKeyEvent, spread: Spread) -> bool:
        """Signs say where tiles belong."""
        if event.text() in _SIGNS and event.key() != Qt.Key.Key_Backspace:
            self.move_(_SIGNS[event.text()])
            return True
        return super().press(event, spread)

    # --- showing

    def show_parts(self) -> None:
        """Show the tray and the card of the chosen tile."""
        work = self.work
        for part in (self.tray, self.card):
            part.setVisible(work is not None)
        if work is not None:
            self.tray.show_spread(work.spread, self.places)
            self.card.show_spread(work.looked, work.spread, self.places)

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "card"):
            return
        px = look().px
        self.empty.setGeometry(rect.toAlignedRect())
        panel = min(px(PANEL), rect.width() * 0.36)
        wide = rect.width() - panel - px(20)
        tray = min(px(TRAY), rect.height() * 0.24)
        room = self.room_for_state(QRectF(rect.x(), rect.y(), wide, rect.height()))
        self.view.setGeometry(room.adjusted(0, 0, 0, -tray - px(16)).toAlignedRect())
        self.tray.setGeometry(QRectF(rect.x(), rect.bottom() - tray, wide, tray).toAlignedRect())
        self.card.setGeometry(QRectF(rect.right() - panel, rect.y(), panel, rect.height()).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            for part in (self.view, self.tray, self.card):
                if part.isVisibleTo(self):
                    paint_shadow(painter, QRectF(part.geometry()), self.devicePixelRatioF())
            self.paint_state(painter)
