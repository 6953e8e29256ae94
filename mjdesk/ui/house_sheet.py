"""The sheet of house rules: all sets of one system, what differs between them, renaming, deleting, files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Options, OptionValue, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.preset_files import read_file
from mjdesk.presets import NAME_LENGTH, Preset, Presets, differences
from mjdesk.ui import files
from mjdesk.ui.house_table import HouseTable
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import Item, Rail, RailArea, paint_rail_ground
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import named


class HouseSheet(Sheet):
    """The sheet. ``changed`` brings the presets as they are to be kept, ``used`` the set to play by."""

    changed = Signal(object)
    used = Signal(object)
    said = Signal(str)  #: something to say in passing
    size_units = QSizeF(1080, 640)

    def __init__(self, presets: Presets, system: RuleSystem, now: Mapping[str, OptionValue]) -> None:
        """``now`` are the options chosen for the next match, where they are not the standard."""
        super().__init__()
        self.presets, self.system = presets, system
        self.standard = complete(system.options, {})
        self.now: Options = complete(system.options, now)
        self.setAcceptDrops(True)
        self.renaming = self.deleting = False
        self.current: Preset | None = next(iter(presets.of(system.id)), None)
        self._make_rail()
        self._make_head()
        self._make_body()
        self._show()

    # --- parts

    def _make_rail(self) -> None:
        self.rail_title = Label(lambda: tr("House rules"), 24, 700, parent=self, tracking=0.02)
        self.rail_system = Label(lambda: say(self.system.name), 14, 500, "ink2", parent=self)
        self.rail = Rail("house")
        self.rail.chosen.connect(self._choose)
        self.rail_area = RailArea(self.rail, lambda number: tr("%n more sets", number), self)
        self.take = Button(lambda: tr("From a file"), ButtonKind.QUIET, self, icon_name="folder", name="import")
        self.take.clicked.connect(self._ask_file)

    def _make_head(self) -> None:
        self.title = Label(self._title, 24, 700, parent=self, tracking=0.02)
        self.sets = Dropdown([""], 0, self, name="sets", framed=True)
        named(self.sets, lambda: tr("House rules"))
        self.sets.chosen.connect(lambda place: self._choose(self.presets.of(self.system.id)[place].name))
        self.name = Field(lambda: tr("Name"), self, "house-name")
        self.name.edit.setMaxLength(NAME_LENGTH)
        self.rename = Button(self._rename_text, ButtonKind.LINK, self, name="rename")
        self.rename.clicked.connect(self._rename)
        self.give = Button(lambda: tr("Save as a file"), ButtonKind.LINK, self, name="export")
        self.give.clicked.connect(self._ask_place)
        self.delete = Button(self._delete_text, ButtonKind.LINK, self, name="delete", ink="danger")
        self.delete.clicked.connect(self._delete)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)

    def _make_body(self) -> None:
        self.against = Dropdown([lambda: tr("only with the standard")], 0, self, name="against", framed=True)
        self.against.chosen.connect(lambda _place: self._compare())
        self.beside = Label(lambda: tr("Compare"), 14, 600, "ink2", parent=self)
        self.table = HouseTable()
        self.area = Scroll(self.table, self)
        self.empty = Label(
            lambda: tr("Nothing kept yet. Change some rules and keep them, or take a file: it can be dropped here"),
            15,
            400,
            "ink2",
            parent=self,
            wraps=True,
        )
        self.use = Button(lambda: tr("Play by these"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="use")
        self.use.clicked.connect(self.accept)

    def _title(self) -> str:
        return "" if self.current is None else self.current.name

    def _rename_text(self) -> str:
        return tr("Keep the name") if self.renaming else tr("Rename")

    def _delete_text(self) -> str:
        return tr("Really delete?") if self.deleting else tr("Delete")

    def first(self) -> QWidget:
        return self.close_button if self.current is None else self.use

    # --- what is shown

    def show_presets(self, presets: Presets) -> None:
        """Show these presets, as they are kept now."""
        self.presets = presets
        if self.current is not None and presets.find(self.system.id, self.current.name) != self.current:
            self.current = presets.find(self.system.id, self.current.name)
        self._show()

    def _choose(self, name: str) -> None:
        self.current = self.presets.find(self.system.id, name)
        self._show_current()

    @staticmethod
    def _caption(preset: Preset) -> str:
        number = len(preset.changed())
        return tr("%n changed", number) if number else tr("Exactly the standard")

    def _show(self) -> None:
        sets = self.presets.of(self.system.id)
        if self.current is None:
            self.current = next(iter(sets), None)
        items = [Item(preset.name, preset.name, partial(self._caption, preset)) for preset in sets]
        self.rail.show_items(items, self._title())
        self._show_current()

    def _others(self) -> list[tuple[str, Options]]:
        """What the shown set can be compared with besides the standard."""
        found = [(p.name, p.options) for p in self.presets.of(self.system.id) if p != self.current]
        if self.now not in (self.standard, *(options for _name, options in found)):
            found.insert(0, (tr("As chosen now"), self.now))
        return found

    def _show_current(self) -> None:
        self.renaming = self.deleting = False
        names = [partial(str, name) for name, _options in self._others()]
        self.against.labels = (lambda: tr("only with the standard"), *names)
        self.against.show_place(0)
        sets = self.presets.of(self.system.id)
        self.sets.labels = tuple(partial(str, preset.name) for preset in sets) or ("",)
        self.sets.show_place(sets.index(self.current) if self.current in sets else 0)
        self.rail.choose(self._title())
        self._compare()

    def _compare(self) -> None:
        named(self.against, lambda: tr("Compare"))
        if self.current is not None:
            heads: list[str] = [tr("Standard"), self.current.name]
            sets = [self.standard, self.current.options]
            if self.against.place:
                name, options = self._others()[self.against.place - 1]
                heads.append(name)
                sets.append(options)
            self.table.show_rows(heads, differences(self.system, *sets))
        self._say_names()

    def _say_names(self) -> None:
        self.title.say(self._title)
        self.rename.retranslate()
        self.delete.retranslate()
        self.place()
        self.update()
        self.grown.emit()

    def _restyle(self) -> None:
        self._compare()  # the heads of the table are words, too
        super()._restyle()

    # --- doing

    def accept(self) -> None:
        """Play by the shown set; while its name is typed: keep the name."""
        if self.renaming:
            self._rename()
        elif self.current is not None:
            self.used.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (self.renaming or self.deleting):
            self.renaming = self.deleting = False
            self._say_names()
            self.use.setFocus()
        elif event.key() == Qt.Key.Key_F2 and self.current is not None and not self.renaming:
            self._rename()
        elif event.key() == Qt.Key.Key_Delete and self.current is not None and not self.renaming:
            self._delete()
        else:
            super().keyPressEvent(event)

    def _rename(self) -> None:
        if self.current is None:
            return
        self.deleting = False
        if not self.renaming:
            self.renaming = True
            self.name.edit.setText(self.current.name)
            self._say_names()
            self.name.edit.setFocus()
            self.name.edit.selectAll()
            return
        try:
            presets = self.presets.renamed(self.current, self.name.edit.text())
        except BadInput as error:
            self.said.emit(_sentence(error))
            return
        place = self.presets.known.index(self.current)
        self.renaming, self.current = False, presets.known[place]
        self.changed.emit(presets)
        self.rename.setFocus()

    def _delete(self) -> None:
        """The first press asks, the second deletes."""
        if self.current is None:
            return
        self.renaming = False
        if not self.deleting:
            self.deleting = True
            self._say_names()
            self.delete.setFocus()
            return
        gone, self.current, self.deleting = self.current, None, False
        self.changed.emit(self.presets.without(gone))
        self.said.emit(tr('"{name}" is deleted', name=gone.name))
        self.first().setFocus()

    def _ask_place(self) -> None:
        if self.current is not None:
            path = files.ask_save(self, files.name_for(self.current))
            if path is not None:
                self.write(self.current, path)

    def write(self, preset: Preset, path: Path) -> None:
        """Write a set as a file."""
        self.said.emit(files.write(preset, path))

    def _ask_file(self) -> None:
        path = files.ask_open(self)
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Take the set of a file, whole or not at all; one of another system is kept there."""
        try:
            preset = read_file(path)
        except BadInput as error:
            self.said.emit(_sentence(error))
            return
        presets, kept = self.presets.added(preset)
        if kept.rules == self.system.id:
            self.current = kept
        self.changed.emit(presets)
        system = say(SYSTEMS[kept.rules].name)
        self.said.emit(tr('"{name}" is kept with the rules of {system}', name=kept.name, system=system))

    # --- files dropped here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files.dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = files.dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.read(path)

    # --- places

    def _narrow(self, width: float) -> bool:
        """Whether there is no room for the rail: then everything stands in one column and the sheet scrolls."""
        return width < look().px(860)

    def _rail_width(self, width: float) -> float:
        return 0.0 if self._narrow(width) else min(look().px(300), 0.34 * width)

    def _links(self, narrow: bool) -> list[Button]:
        return [self.rename, self.give, self.delete, *([self.take] if narrow else [])]

    def _place_links(self, x: float, y: float, room: float, narrow: bool) -> float:
        """Put what can be done with a set, line by line; returns where they end."""
        px, at = look().px, x
        for link in self._links(narrow):
            want = link.want()
            if at > x and at + want.width() > x + room:
                at, y = x, y + px(48)
            link.put(at, y + (px(44) - want.height()) / 2, want.width(), want.height())
            at += want.width() + px(22)
        return y + px(44)

    def needed(self, width: float) -> float:
        if not self._narrow(width):
            return super().needed(width)
        self._fit_table(width)
        px = look().px
        links = self._place_links(0, px(80), width - px(56), narrow=True)
        return links + px(8 + 92 + 8 + 84) + self.table.height()

    def _fit_table(self, width: float) -> None:
        self.table.setFixedWidth(max(0, round(width - look().px(12))))
        self.table.margins(look().px(28 if self._narrow(self.width()) else 36), look().px(24))
        self.table.place()

    def place(self) -> None:
        px, width, height = look().px, self.width(), self.height()
        narrow, rail, there = self._narrow(width), self._rail_width(width), self.current is not None
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_system.put(px(28), px(62), rail - px(40), px(24))
        self.rail_area.put(0, px(100), rail, height - px(100 + 84))
        left, right = rail + px(28 if narrow else 36), width - px(28 if narrow else 36)
        self._show_parts(narrow, there)
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        room = right - left - px(60)
        self.title.put(left, px(22), min(self.title.want().width(), room), px(44))
        self.sets.put(left, px(22), min(self.sets.want().width(), room), px(44))
        self.name.put(left, px(22), min(px(318), room), px(44))
        y = self._place_links(left, px(80 if narrow else 68), right - left, narrow) + px(8)
        if not narrow:
            self.take.put(px(28), height - px(67), rail - px(56), px(46))
        self.empty.put(left, y + px(10), right - left, self.empty.height_for(right - left))
        y = self._place_against(left, right, y, narrow)
        self._fit_table(width - rail)
        self.area.put(rail, y, width - rail - px(4), height - y - px(84))
        start = right - left if narrow else max(px(176), self.use.want().width())
        self.use.put(right - start, height - px(67), start, px(50))

    def _show_parts(self, narrow: bool, there: bool) -> None:
        of_a_set: tuple[QWidget, ...] = (self.rename, self.give, self.delete, self.against, self.area, self.use)
        beside: tuple[QWidget, ...] = (self.rail_area, self.rail_title, self.rail_system)
        for part in of_a_set:
            part.setVisible(there)
        for part in beside:
            part.setVisible(not narrow)
        self.beside.setVisible(there and not narrow)
        self.title.setVisible(there and not self.renaming and not narrow)
        self.sets.setVisible(there and not self.renaming and narrow)
        self.name.setVisible(there and self.renaming)
        self.empty.setVisible(not there)

    def _place_against(self, left: float, right: float, y: float, narrow: bool) -> float:
        """Put what the set is compared with; returns where it ends."""
        px, against = look().px, self.against.want().width()
        under = left if narrow else left + self.beside.want().width() + px(12)
        self.beside.put(left, y, under - left, px(40))
        self.against.put(under, y, min(against, right - under), px(40))
        return y + px(54)

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px, rail = look().px, self._rail_width(self.width())
            paint_rail_ground(painter, rail, self.height())
            painter.setPen(QPen(look().colour("line"), px(1)))
            top = self.height() - px(84)
            painter.drawLine(QPointF(rail, top), QPointF(self.width(), top))


def _sentence(error: BadInput) -> str:
    return str(error) if error.text is None else say(error.text)
