"""The page of one's own tiles: the sets that were photographed, which of them photos are read by, and a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.own_sets import Kept, OwnSets
from mjdesk.engine.errors import BadInput
from mjdesk.presets import NAME_LENGTH, clean_name
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.parts import paint_panel
from mjdesk.ui.look import look
from mjdesk.ui.rail import Item, Rail, RailArea
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.widgets import Button, ButtonKind, Field, Page, canvas
from mjdesk.ui.widgets.base import paragraph, write
from mjdesk.ui.widgets.full_page import FullPage
from mjdesk.ui.widgets.sides import Needs, Sides

from .chart import paint_chart, paint_cloth
from .ordering import KINDS
from .words import damaged_words, refusal

if TYPE_CHECKING:
    from mjdesk.devices.camera.own_set import OwnSet

_NEEDS = Needs(320, 420, 330, card_first=True)
_PLAIN = "="  #: the row of no set: no name has only this sign where names are shown with a mark before them


class SetsPage(FullPage):
    """The page. ``wanted``: photograph a set, a new one (None) or one that is there (an `OwnSet`); ``changed``: photos
    are read by another set now; ``said``: something to say in passing."""

    wanted = Signal(object)
    changed = Signal()
    said = Signal(str)
    keys_group = "own-tiles"

    def __init__(self) -> None:
        super().__init__(lambda: tr("My tiles"), lambda: tr("Photos are read by the set that is chosen"))
        self.kept = Kept()
        self._doing: list[tuple[Callable[[], Any], bool]] = []  #: what is being done with the files, and waits for it
        self.renaming = self.deleting = False
        self.sides = Sides(self)
        self.shelf = Shelf(self.sides.ground)
        self.rail, self.new = self.shelf.rail, self.shelf.new
        self.rail.chosen.connect(self._choose)
        self.new.clicked.connect(lambda: self.wanted.emit(None))
        self.cloth = Cloth(self.sides.ground)
        self.field = Field(lambda: tr("Name of the set"), self.cloth, "rename-set")
        self.field.edit.setMaxLength(NAME_LENGTH)
        self.field.edit.returnPressed.connect(self.rename)
        self.rename_ = Button(self._rename_words, ButtonKind.QUIET, self, icon_name="edit", name="rename-set-button")
        self.rename_.clicked.connect(self.rename)
        self.more = Button(
            lambda: tr("Photograph more"), ButtonKind.QUIET, self, icon_name="camera", name="photograph-more"
        )
        self.more.clicked.connect(lambda: self.wanted.emit(self.kept.own))
        self.delete_ = Button(self._delete_words, ButtonKind.QUIET, self, icon_name="trash", name="delete-set")
        self.delete_.clicked.connect(self.delete)
        self.at_right = [self.delete_, self.rename_, self.more]
        self.load()

    def first(self) -> QWidget:
        """What has the focus."""
        return self.rail.current or self.new

    def _rename_words(self) -> str:
        return tr("Keep the name") if self.renaming else tr("Rename")

    def _delete_words(self) -> str:
        return tr("Really delete?") if self.deleting else tr("Delete")

    # --- what is kept

    def load(self) -> None:
        """Read what is kept."""
        self._do(lambda: None)

    @property
    def busy(self) -> bool:
        """Whether files are still being read or written."""
        return bool(self._doing)

    def _do(self, act: Callable[[], Any], changes: bool = False) -> None:
        """Do something with the files off the window's thread, then read them again; one after the other."""
        self._doing.append((act, changes))
        if len(self._doing) == 1:
            in_background(partial(_carried_out, act), self._done)

    def _done(self, told: tuple[Kept, BadInput | OSError | None]) -> None:
        kept, problem = told
        _act, changes = self._doing.pop(0)
        if self._doing:
            in_background(partial(_carried_out, self._doing[0][0]), self._done)
        before, self.kept = self.kept, kept
        if problem is not None:
            self.said.emit(refusal(problem))
        else:
            self.renaming = self.deleting = False
        for damaged in kept.damaged:
            self.said.emit(damaged_words(damaged))
        focused = self.rail.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        items = [Item(_PLAIN, lambda: tr("No set of my own"), lambda: tr("as the program knows tiles"))]
        items += [Item(f"={own.name}", own.name, partial(_kinds_words, len(own.marks))) for own in kept.sets]
        self.rail.show_items(items, f"={kept.used}" if kept.used else _PLAIN)
        if focused or before == Kept():
            self.first().setFocus()
        self._show()
        if changes:
            self.changed.emit()

    def keep(self, own: OwnSet, before: str = "") -> None:
        """Keep a set that was photographed, and read photos by it; ``before``: the name it was kept under."""

        def act() -> None:
            shelf = OwnSets()
            if before and before != own.name:
                shelf.rename(before, own.name)
            shelf.keep(own)
            shelf.use(own.name)

        self._do(act, changes=True)

    def _choose(self, key: str) -> None:
        self._do(lambda: OwnSets().use(key.removeprefix("=")), changes=True)

    def rename(self) -> None:
        """Type another name for the chosen set; again: keep it."""
        if self.kept.own is None:
            return
        self.deleting = False
        if not self.renaming:
            self.renaming = True
            self.field.edit.setText(self.kept.used)
            self._show()
            self.field.edit.setFocus()
            self.field.edit.selectAll()
            return
        try:
            name = clean_name(self.field.edit.text())
        except BadInput as bad:
            self.said.emit(refusal(bad))
            return
        old = self.kept.used
        self._do(lambda: OwnSets().rename(old, name))

    def delete(self) -> None:
        """The first press asks, the second deletes the chosen set."""
        if self.kept.own is None:
            return
        self.renaming = False
        if not self.deleting:
            self.deleting = True
            self._show()
            return
        gone = self.kept.used
        self.said.emit(tr('"{name}" is deleted', name=gone))
        self._do(lambda: OwnSets().delete(gone), changes=True)
        self.new.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (self.renaming or self.deleting):
            self.renaming = self.deleting = False
            self._show()
            self.first().setFocus()
        elif event.key() == Qt.Key.Key_F2 and not self.renaming:
            self.rename()
        elif event.key() == Qt.Key.Key_Delete and not self.renaming:
            self.delete()
        else:
            super().keyPressEvent(event)

    # --- showing

    def _show(self) -> None:
        own = self.kept.own
        for button in self.at_right:
            button.setVisible(own is not None)
            button.retranslate()
        self.field.setVisible(self.renaming)
        self.cloth.show_set(own, titled=not self.renaming)
        self.place()
        self.update()

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "cloth"):
            return
        px = look().px
        cloth, shelf = self.sides.lay(rect, _NEEDS)
        self.shelf.setGeometry(shelf.toAlignedRect())
        self.cloth.setGeometry(cloth.toAlignedRect())
        wide = min(px(318), cloth.width() - px(48))
        self.field.put((cloth.width() - wide) / 2, px(18), wide, px(44))


class Shelf(Page):
    """The card with the sets, and the way to another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rail = Rail("own-set", fill="accent_soft")
        self.rail_area = RailArea(self.rail, lambda number: tr("%n more sets", number), self, ground="raised")
        self.new = Button(lambda: tr("Photograph a set"), ButtonKind.PRIMARY, self, icon_name="camera", name="new-set")

    def place(self) -> None:
        px, wide, high = look().px, self.width(), self.height()
        self.rail_area.put(px(4), px(12), wide - px(8), high - px(96))
        self.new.put(px(20), high - px(68), wide - px(40), px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            paint_panel(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1))


class Cloth(Page):
    """The kinds that a set knows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.own: OwnSet | None = None
        self.titled = True

    def show_set(self, own: OwnSet | None, *, titled: bool) -> None:
        """Show another set, or what there is without one; ``titled``: its name stands over it."""
        self.own, self.titled = own, titled
        self.place()
        self.update()

    def place(self) -> None:
        kinds = [] if self.own is None else sorted(self.own.marks)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(", ".join(map(tile_name, kinds)))

    def _title(self) -> str:
        return tr("No set of my own") if self.own is None else self.own.name

    def _words(self) -> str:
        if self.own is None:
            return tr("Photograph your tiles once, in order: photos are then read by them")
        missing = 34 - sum(tile < 34 for tile in self.own.marks)
        if missing:
            return tr("%n kinds are not learned yet: of those the program judges as before", n=missing)
        return tr("Every kind is learned")

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, wide = look().px, self.width() - look().px(60)
            paint_cloth(painter, self)
            middle = Qt.AlignmentFlag.AlignHCenter
            title = QRectF(px(30), px(24), wide, px(34))
            if self.titled:
                write(painter, title, self._title(), look().font(22, 700), look().colour("on_felt"), align=middle)
            font, y = look().font(14.5, 500), title.bottom() + px(8)
            for line in paragraph(self._words(), font, wide):
                write(painter, QRectF(px(30), y, wide, px(22)), line, font, look().colour("on_felt2"), align=middle)
                y += px(22)
            marks = frozenset() if self.own is None else frozenset(self.own.marks)
            rows = KINDS if any(tile >= 34 for tile in marks) else KINDS[:-1]
            room = QRectF(px(20), y + px(14), self.width() - px(40), self.height() - y - px(44))
            paint_chart(painter, room, rows, marks, dim=False)


def _kinds_words(number: int) -> str:
    return tr("%n kinds", n=number)


def _carried_out(act: Callable[[], Any]) -> tuple[Kept, BadInput | OSError | None]:
    """What is kept after something was done, and why it was not."""
    try:
        act()
    except (BadInput, OSError) as error:
        return OwnSets().all(), error
    return OwnSets().all(), None
