"""The page on which a round is scored by a photo: its tiles are put right, sorted and entered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent

from mjdesk.devices.camera.readings import Quad
from mjdesk.engine.errors import BadInput
from mjdesk.engine.tiles import Tile
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, canvas
from mjdesk.ui.widgets.sides import Needs

from .correction import Correction, ready
from .grouping import spread_of
from .looking import Looked, Looker
from .seen import Part, Rules, Spread
from .spread_page import SpreadPage, Work
from .tray import Tray
from .words import refusal

if TYPE_CHECKING:
    from mjdesk.devices.camera.picture import Picture

_NEEDS = Needs(card=340, main_height=520, card_height=700)
_EMPTY = 470  #: height of what is shown before there is a photo, at 100 %
TRAY = 118.0
_SIGNS = {"[": Part.MELD, "]": Part.HAND, "+": Part.WIN, "!": Part.TURNED, "-": Part.ASIDE, "−": Part.ASIDE}


class PhotoPage(SpreadPage):
    """The page. ``taken``: the tiles are right, enter them (a `Spread`); ``sets_wanted``: show one's own tiles;
    ``said``: something to say in passing."""

    taken = Signal(object)
    sets_wanted = Signal()
    said = Signal(str)

    def __init__(self, rules: Rules, rows: Sequence[tuple[Tile, ...]], work: Work | None = None) -> None:
        super().__init__(lambda: tr("Score by photo"), work)
        self.rules = rules
        self.tray, self.card = Tray(self.sides.ground), Correction(self.sides.ground)
        self.card.palette_.show_rows(rows)
        self.tray.chosen.connect(self.choose)
        self.card.named.connect(self.name)
        self.card.moved.connect(self.move_)
        self.card.removed.connect(self.remove)
        self.card.all_right.connect(self.confirm_all)
        self.card.go.connect(self.go)
        self.card.taught.connect(self.teach)
        self.sets = Button(lambda: tr("My tiles"), ButtonKind.QUIET, self, icon_name="grid", name="own-sets")
        self.sets.clicked.connect(self.sets_wanted)
        self.at_right = [*self.at_right, self.sets]
        self._again = Looker(self._work_of, self._looked_again, self)
        self.show_now()

    def made_of(self, looked: Looked) -> Spread:
        """The tiles where they seem to belong."""
        return spread_of(looked.sight.tiles, self.rules)

    def about_words(self) -> str:
        """How many tiles there are, and by which set they were read."""
        work = self.work
        if work is None or work.looked.kept.own is None:
            return super().about_words()
        return tr("%n tiles found, read by {name}", n=len(work.spread.tiles), name=work.looked.kept.used)

    # --- one's own tiles

    def read_again(self) -> None:
        """Read the photo by the set that is used now; what a person said of it stays."""
        if self.work is not None:
            self._again.look(self.work.looked.picture)

    def _looked_again(self, came: Work | BadInput) -> None:
        if self.work is not None and isinstance(came, Work) and came.looked.picture is self.work.looked.picture:
            self.work = Work(came.looked, self.work.spread.read_again(came.looked.sight.tiles))
            self.show_now()

    def teach(self) -> None:
        """What a person has corrected is learned by the set that is used."""
        work = self.work
        if work is None or work.looked.kept.own is None:
            return
        lessons = [(tile.quad, tile.tile) for tile in work.spread.tiles if tile.lesson and tile.tile is not None]
        in_background(partial(_taught, work.looked.kept.used, work.looked.picture, lessons), self._taught)
        self.work = Work(work.looked, work.spread.learned())
        self.show_now()

    def _taught(self, told: BadInput | OSError | None) -> None:
        name = "" if self.work is None else self.work.looked.kept.used
        self.said.emit(tr("“{name}” has learned it", name=name) if told is None else refusal(told))

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
        self.sets.setVisible(True)  # before there is a photo too
        if work is not None:
            self.tray.show_spread(work.spread, self.places)
            self.card.show_spread(work.looked, work.spread, self.places)

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "card"):
            return
        if self.work is None:
            self.empty.setGeometry(self.sides.lay_one(rect, _EMPTY).toAlignedRect())
            return
        px = look().px
        main, card = self.sides.lay(self.room_for_state(rect), _NEEDS)
        tray = px(TRAY)
        self.view.setGeometry(main.adjusted(0, 0, 0, -tray - px(16)).toAlignedRect())
        self.tray.setGeometry(QRectF(main.x(), main.bottom() - tray, main.width(), tray).toAlignedRect())
        self.card.setGeometry(card.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            self.paint_state(painter)


def _taught(name: str, picture: Picture, lessons: Sequence[tuple[Quad, Tile]]) -> BadInput | OSError | None:
    """Have a set learn tiles; why it cannot."""
    from mjdesk.devices.camera.marking import marks_of
    from mjdesk.devices.camera.own_sets import OwnSets

    try:
        shelf = OwnSets()
        own = shelf.named(name)
        for (_quad, kind), marks in zip(lessons, marks_of(picture, [quad for quad, _ in lessons]), strict=True):
            own = own.corrected(kind, marks)
        shelf.keep(own)
    except (BadInput, OSError) as error:
        return error
    return None
