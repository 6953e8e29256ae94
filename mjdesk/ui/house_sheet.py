"""The sheet of house rules: all sets of one system, what differs between them, renaming, deleting, files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QLinearGradient, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Options, OptionValue, complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.preset_files import SUFFIX, read_file, write_file
from mjdesk.presets import NAME_LENGTH, Preset, Presets, differences
from mjdesk.ui import files
from mjdesk.ui.house_table import HouseTable
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import Item, Rail, RailArea
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Label, Scroll, Sheet


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
        self._compare()

    def _compare(self) -> None:
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
            path = files.ask_save(self, file_name(self.current))
            if path is not None:
                self.write(self.current, path)

    def write(self, preset: Preset, path: Path) -> None:
        """Write a set as a file."""
        try:
            write_file(preset, path)
        except OSError as error:
            self.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
        else:
            self.said.emit(tr("Saved as {path}", path=path))

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

    @staticmethod
    def _dropped(data: QMimeData) -> Path | None:
        local = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        return Path(local[0]) if len(local) == 1 else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.read(path)

    # --- places

    def _rail_width(self) -> float:
        return min(look().px(300), 0.34 * self.width())

    def place(self) -> None:
        px, width, height, rail = look().px, self.width(), self.height(), self._rail_width()
        self.rail_title.put(px(28), px(24), rail - px(40), px(40))
        self.rail_system.put(px(28), px(62), rail - px(40), px(24))
        self.rail_area.put(0, px(100), rail, height - px(100 + 84))
        self.take.put(px(28), height - px(67), rail - px(56), px(46))
        left, right = rail + px(36), width - px(36)
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        there = self.current is not None
        for part in (self.rename, self.give, self.delete, self.against, self.beside, self.area, self.use):
            part.setVisible(there)
        self.title.setVisible(there and not self.renaming)
        self.name.setVisible(there and self.renaming)
        self.empty.setVisible(not there)
        self.empty.put(left, px(110), right - left, self.empty.height_for(right - left))
        self._place_head(left, right)
        self._place_body(rail, left, right)

    def _place_head(self, left: float, right: float) -> None:
        px = look().px
        room = right - left - px(60)
        self.title.put(left, px(22), min(self.title.want().width(), room), px(44))
        self.name.put(left, px(22), min(px(318), room), px(44))
        x = left
        for button in (self.rename, self.give, self.delete):
            button.put(x, px(72), button.want().width(), px(36))
            x += button.want().width() + px(22)

    def _place_body(self, rail: float, left: float, right: float) -> None:
        px, width, height = look().px, self.width(), self.height()
        beside, against = self.beside.want().width(), self.against.want().width()
        under = left + self.beside.want().width() + px(12)
        self.beside.put(left, px(122), beside, px(40))
        self.against.put(under, px(122), min(against, right - under), px(40))
        self.table.setFixedWidth(max(0, round(width - rail - px(12))))
        self.table.margins(px(36), px(24))
        self.table.place()
        self.area.put(rail, px(176), width - rail - px(4), height - px(176 + 84))
        start = max(px(176), self.use.want().width())
        self.use.put(right - start, height - px(67), start, px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            px, rail = look().px, self._rail_width()
            side = QLinearGradient(0, 0, rail, 0)
            base = look().colour("sunken")
            side.setColorAt(0, base)
            side.setColorAt(1, base if look().palette.dark else base.lighter(102))
            painter.fillRect(QRectF(0, 0, rail, self.height()), side)
            painter.setPen(QPen(look().colour("line"), px(1)))
            top = self.height() - px(84)
            painter.drawLine(QPointF(rail, top), QPointF(self.width(), top))


def file_name(preset: Preset) -> str:
    """A name for the file of a preset that every file system takes."""
    plain = "".join(char if char.isalnum() or char in " -_" else "_" for char in preset.name).strip()
    return f"{plain or preset.rules}{SUFFIX}"


def _sentence(error: BadInput) -> str:
    return str(error) if error.text is None else say(error.text)
