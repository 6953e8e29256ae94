"""The page on which a set of one's own is photographed: kinds in order, one photo or a few, learned at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.own_sets import name_taken
from mjdesk.devices.camera.readings import Quad
from mjdesk.engine.errors import BadInput
from mjdesk.engine.tiles import Tile
from mjdesk.presets import clean_name
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.draft import MAHJONG
from mjdesk.ui.widgets import canvas
from mjdesk.ui.widgets.sides import Needs

from .guide import Guide
from .looking import Looked
from .ordering import KINDS, by_order, wanted
from .seen import Rules, Spread, seen
from .spread_page import SpreadPage
from .teach_card import TeachCard

if TYPE_CHECKING:
    from mjdesk.devices.camera.own_set import OwnSet
    from mjdesk.devices.camera.picture import Picture

_NEEDS = Needs(card=340, main_height=400, card_height=660)
_NEEDS_BEFORE = Needs(card=340, main_height=620, card_height=470)
_ONE_OF_EACH = Rules(MAHJONG, (1,) * 42)


class TeachPage(SpreadPage):
    """The page. ``learned``: the set as it is known now (an `OwnSet`), after each photo and each other name;
    ``finished``: the person has photographed enough."""

    learned = Signal(object)
    finished = Signal()

    def __init__(self, name: str, own: OwnSet | None = None, taken: Sequence[str] = ()) -> None:
        """``name`` of the set; ``own``: what is known of it already; ``taken``: names of other sets."""
        self.own, self.taken_names = own, frozenset(taken)
        self.now: frozenset[Tile] = frozenset()  #: kinds learned on this page
        self.flowers = False  #: whether they belong to the set
        self.busy = False
        super().__init__(lambda: tr("Photograph a set"), empty=Guide)
        assert isinstance(self.empty, Guide)
        self.guide: Guide = self.empty
        self.card = TeachCard(self.sides.ground)
        self.card.name.edit.setText(name)
        self.card.name.edit.editingFinished.connect(self._name_changed)
        self.card.named.connect(self.name)
        self.card.removed.connect(self.remove)
        self.card.with_flowers.connect(self._kinds_changed)
        self.card.go.connect(self.go)
        self.card.enough.connect(self.finish)
        self._name = name
        self.show_now()

    # --- what there is to learn

    @property
    def rows(self) -> list[tuple[Tile, ...]]:
        """The kinds of the set."""
        return list(KINDS if self.flowers else KINDS[:-1])

    @property
    def rest(self) -> tuple[Tile, ...]:
        """The kinds that a next photo should show: what this page has not learned; when it has all, all again."""
        kinds = wanted(flowers=self.flowers)
        return tuple(kind for kind in kinds if kind not in self.now) or kinds

    def _kinds_changed(self, on: bool) -> None:
        self.flowers = on
        self.show_now()

    def made_of(self, looked: Looked) -> Spread:
        """The tiles in the order of reading, named by it."""
        return by_order(Spread(_ONE_OF_EACH, tuple(map(seen, looked.sight.tiles))), self.rest)

    def mended(self, spread: Spread) -> Spread:
        """The others follow in order."""
        return by_order(spread, self.rest)

    def waiting(self) -> Sequence[int]:
        """Tiles in doubt and without a name, and kinds that are there twice."""
        spread = self.spread
        return [] if spread is None else sorted({*spread.doubtful, *spread.unnamed, *spread.questioned})

    # --- learning

    def go(self) -> None:
        """Learn the tiles that have a name."""
        if self.work is None or self.busy or not self._name_fits():
            return
        named = [(tile.quad, tile.tile) for tile in self.work.spread.tiles if tile.tile is not None]
        if not named:
            return
        self.busy = True
        self.card.primary.setEnabled(False)
        in_background(partial(_taught, self._name, self.own, self.work.looked.picture, named), self._learned)

    def _learned(self, own: OwnSet) -> None:
        assert self.work is not None
        self.busy = False
        self.now |= {tile.tile for tile in self.work.spread.tiles if tile.tile is not None}
        self.own, self.work, self.places = own, None, frozenset()
        self.learned.emit(own)
        if self.now.issuperset(wanted(flowers=self.flowers)):
            self.finish()
            return
        self.show_now()
        self.first().setFocus()

    def finish(self) -> None:
        """That were all photos."""
        if self._name_fits():
            self.finished.emit()

    def _name_changed(self) -> None:
        if self._name_is_good() and self.own is not None and self.own.name != self._name:
            self.own = replace(self.own, name=self._name)
            self.learned.emit(self.own)

    def _name_fits(self) -> bool:
        """Take the name that is typed; where it cannot be one, go there."""
        good = self._name_is_good()
        if not good:
            self.card.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        return good

    def _name_is_good(self) -> bool:
        """Take the name that is typed; say what is wrong with it."""
        try:
            name = clean_name(self.card.name.edit.text())
        except BadInput as bad:
            self.refuse(say(bad.text) if bad.text is not None else str(bad))
            return False
        if name in self.taken_names:
            self.refuse(say(name_taken(name)))
            return False
        if self.problem:
            self.refuse("")
        self._name = name
        return True

    # --- showing

    def about_words(self) -> str:
        """How many tiles there should be."""
        if self.work is None:
            return ""
        found, due = len(self.work.spread.tiles), len(self.rest)
        return tr("{found} tiles found, {due} laid out in order", found=found, due=due)

    def show_parts(self) -> None:
        """Show the guide and the card."""
        if not hasattr(self, "card"):
            return
        self.guide.show_kinds(self.rows, self.now)
        work = self.work
        if work is None:
            self.card.show_spread(None, None, frozenset(), "")
        else:
            self.card.show_spread(work.looked, work.spread, self.places, self._message(work.spread))
        self.card.show_rows(self.rows, self.now)

    def _message(self, spread: Spread) -> str:
        if not spread.tiles:
            return tr("No tiles found: take another photo, or double-click where they lie")
        if spread.questioned:
            return tr("A kind is there twice")
        if spread.unnamed:
            return tr("%n tiles have no name", n=len(spread.unnamed))
        if spread.doubtful:
            return tr("%n tiles to look at", n=len(spread.doubtful))
        return ""

    def press(self, event: QKeyEvent, spread: Spread) -> bool:
        """Enter goes through what is in doubt, then learns."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._confirm(spread):
            return True
        return super().press(event, spread)

    def _confirm(self, spread: Spread) -> bool:
        """The chosen tile is right: on to the next in doubt; whether one was chosen."""
        chosen = {n for n in self.places if spread.tiles[n].doubtful and spread.tiles[n].tile is not None}
        if not chosen:
            return False
        self.put_spread(spread.confirmed(chosen))
        self.next_doubtful()
        return True

    def first(self) -> QWidget:
        """What has the focus."""
        return self.view if self.work is not None else self.empty.open

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "card"):
            return
        needs = _NEEDS_BEFORE if self.work is None else _NEEDS
        main, card = self.sides.lay(self.room_for_state(rect), needs)
        for part in (self.guide, self.view):
            part.setGeometry(main.toAlignedRect())
        self.card.setGeometry(card.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            self.paint_state(painter)


def _taught(name: str, own: OwnSet | None, picture: Picture, named: Sequence[tuple[Quad, Tile]]) -> OwnSet:
    """A set that has learned these tiles beside what it knew: of kinds it knew, they count as one more look."""
    from mjdesk.devices.camera.marking import marks_of
    from mjdesk.devices.camera.own_set import OwnSet

    marks = marks_of(picture, [quad for quad, _kind in named])
    if own is None:
        return OwnSet.taught(name, [kind for _quad, kind in named], marks)
    for (_quad, kind), row in zip(named, marks, strict=True):
        own = own.corrected(kind, row)
    return replace(own, name=name)
