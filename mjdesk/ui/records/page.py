"""The page of records: every finished round, by system and by how it ended; opens the viewer and the review."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QDate, QDateTime, QEvent, QRectF, QTime, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.profile import profile_dir
from mjdesk.record_keeping import read_notes, write_notes
from mjdesk.record_shelf import FOLDER, Shelf, Shelved, read_shelf, read_starred, write_starred
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.rail import Item, Rail, RailArea, more_kinds
from mjdesk.ui.records import travel
from mjdesk.ui.records.before import points_before, with_props
from mjdesk.ui.records.emptiness import paint_empty
from mjdesk.ui.records.exchange import Exchange
from mjdesk.ui.records.filters import ALL, DAYS, RESULTS, TABLES, Filter, days_word, result_word, since, table_word
from mjdesk.ui.records.rows import RecordList
from mjdesk.ui.rule_rail import emblem, short_name
from mjdesk.ui.surfaces import draw_shadow
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Pills, Scroll, canvas
from mjdesk.ui.widgets.base import Source, named
from mjdesk.ui.widgets.full_page import FullPage


class RecordsPage(FullPage):
    """The page. ``opened`` brings a record to look at and the points of each seat before it, ``review_wanted`` too."""

    opened = Signal(object, object)
    review_wanted = Signal(object, object)
    said = Signal(str)
    new_wanted = Signal()
    note_wanted = Signal(object)  #: the record to write a note on
    _told = Signal(int, int)
    shelf: Shelf | None = None
    looked_at = (0, 0)  #: files read so far, and of how many
    _card = QRectF()

    def __init__(self, name: str, portrait: int) -> None:
        super().__init__(lambda: tr("Records"), self._about)
        self.wanted = Filter()
        self.exchange = Exchange(self)
        self.setAcceptDrops(True)
        self.rail = Rail("shelf")
        self.rail.chosen.connect(self._choose_rules)
        self.rail_area = RailArea(self.rail, more_kinds, self)
        self.systems = Dropdown([""], 0, self, name="systems", framed=True)
        self.systems.chosen.connect(lambda place: self._choose_rules(self._rule_ids()[place]))
        self.results = Pills([partial(result_word, result) for result in RESULTS], 0, self, "results")
        self.results.chosen.connect(self._choose_result)
        words: list[Source] = [lambda: tr("Any result"), *(partial(result_word, result) for result in RESULTS[1:])]
        self.ends = Dropdown(words, 0, self, name="ends", framed=True)  #: instead of the pills, where they do not fit
        named(self.ends, lambda: tr("How it ended"))
        self.ends.chosen.connect(self._choose_result)
        self.search = Field(lambda: tr("Search: a name, a note"), self, "search", icon_name="search", size=14)
        self.search.edit.textChanged.connect(lambda text: self._want(words=text))
        self.days = Dropdown([partial(days_word, days) for days in DAYS], 0, self, name="days", framed=True)
        self.days.chosen.connect(self._choose_days)
        self.tables = Dropdown([partial(table_word, seats) for seats in TABLES], 0, self, name="tables", framed=True)
        self.tables.chosen.connect(lambda place: self._want(players=TABLES[place]))
        self.list = RecordList(name, portrait)
        self.list.chosen.connect(partial(self._open, self.opened))
        self.list.star_wanted.connect(self._star)
        self.list.note_wanted.connect(self.note_wanted)
        self.list.review_wanted.connect(partial(self._open, self.review_wanted))
        self.area = Scroll(self.list, self, ground="raised")
        self.list.moved.connect(self._reveal)
        self.file_button = Button(
            lambda: tr("Open a file"), ButtonKind.QUIET, self, icon_name="folder", name="open-file"
        )
        self.file_button.clicked.connect(self.exchange.ask_file)
        self.in_button = Button(lambda: tr("Bring in"), ButtonKind.QUIET, self, icon_name="download", name="bring-in")
        self.in_button.clicked.connect(self.exchange.ask_files)
        self.out_button = Button(lambda: tr("Export"), ButtonKind.QUIET, self, icon_name="share", name="export")
        self.out_button.clicked.connect(self.exchange.ask_target)
        self.new_button = Button(lambda: tr("New match"), ButtonKind.PRIMARY, self, name="new-match")
        self.new_button.clicked.connect(self.new_wanted)
        self.at_right = [self.out_button, self.in_button, self.file_button]
        self._told.connect(self._progress)
        self.refresh()

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.list

    # --- reading

    def refresh(self) -> None:
        """Read the shelf anew, off the window's thread."""
        in_background(partial(read_shelf, profile_dir(), self._tell), self._show)
        in_background(partial(with_props, profile_dir()), self._mark_props)

    def _mark_props(self, names: frozenset[str]) -> None:
        self.list.with_props = names
        self.list.update()

    def _tell(self, done: int, of: int) -> None:
        """Comes from the thread that reads."""
        self._told.emit(done, of)

    def _progress(self, done: int, of: int) -> None:
        self.looked_at = done, of
        self.say(self.title.source, self._about)

    def _show(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.list.starred, self.list.notes = read_starred(profile_dir()), read_notes(profile_dir())
        self._show_rail()
        self._filter()
        if shelf.unreadable:
            count = len(shelf.unreadable)
            self.said.emit(tr("%n files in the folder of records cannot be read", n=count))

    def _about(self) -> str:
        if self.shelf is None:
            done, of = self.looked_at
            return tr("Reading {done} of {of} …", done=done, of=of) if of else tr("Reading …")
        return _count_text(len(self.shelf.records))

    # --- filters

    def _rule_ids(self) -> list[str]:
        found = Counter(shelved.rules for shelved in self.shelf.records) if self.shelf is not None else Counter()
        return [ALL, *(rules for rules in SYSTEMS if rules in found)]

    def _show_rail(self) -> None:
        found = Counter(shelved.rules for shelved in self.shelf.records) if self.shelf is not None else Counter()
        items = [Item(ALL, lambda: tr("All"), partial(_count_text, found.total()))]
        for rules in self._rule_ids()[1:]:
            words = partial(say, short_name(SYSTEMS[rules]))
            items.append(Item(rules, words, partial(_count_text, found[rules]), emblem(rules)))
        self.rail.show_items(items, self.wanted.rules)
        self.systems.labels = tuple(item.title for item in items)
        self.systems.show_place(self._rule_ids().index(self.wanted.rules))

    def _choose_rules(self, rules: str) -> None:
        self.wanted = replace(self.wanted, rules=rules)
        self.rail.choose(rules)
        self.systems.show_place(self._rule_ids().index(rules))
        self._filter()

    def _choose_result(self, place: int) -> None:
        self.results.show_place(place)
        self.ends.show_place(place)
        self._want(result=RESULTS[place])

    def _choose_days(self, place: int) -> None:
        midnight = QDateTime(QDate.currentDate(), QTime(0, 0)).toSecsSinceEpoch()
        self._want(since=since(DAYS[place], midnight))

    def _want(self, **other) -> None:
        """List other records from now on."""
        self.wanted = replace(self.wanted, **other)
        self._filter()

    def _filter(self) -> None:
        records = self.shelf.records if self.shelf is not None else ()
        rows, noted = self.list, frozenset(self.list.notes)
        self.list.show_records(
            [one for one in records if self.wanted.fits(one, rows.starred, noted, partial(rows.told, one))]
        )
        self.area.verticalScrollBar().setValue(0)
        self.say(self.title.source, self._about)
        self.update()

    def customEvent(self, event: QEvent) -> None:
        """Another language is spoken: what was searched for is looked for in its words."""
        super().customEvent(event)
        if self.wanted.words:
            self._filter()

    # --- opening

    def _open(self, signal, shelved: Shelved) -> None:
        records = self.exchange.read(profile_dir() / FOLDER / shelved.name)
        if records and self.shelf is not None:
            signal.emit(records[0], points_before(self.shelf.records, shelved))

    def _star(self, shelved: Shelved) -> None:
        """Mark a record, or take the mark away."""
        names = self.list.starred ^ {shelved.name}
        try:
            write_starred(profile_dir(), names)
        except OSError as error:
            self.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
            return
        self.list.starred = names
        self.list.update()

    def note(self, shelved: Shelved, text: str) -> None:
        """Keep a note on a record; an empty one is taken away."""
        notes = {**self.list.notes, shelved.name: text}
        try:
            write_notes(profile_dir(), notes)
        except OSError as error:
            self.said.emit(tr("Could not be saved: {what}", what=error.strerror or str(error)))
            return
        self.list.notes = {name: said for name, said in notes.items() if said}
        self.list.update()

    def _reveal(self, top: int, height: int) -> None:
        self.area.ensureVisible(0, top, 0, round(look().px(60)))
        self.area.ensureVisible(0, top + height, 0, round(look().px(20)))

    # --- files that are dropped

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if travel.dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.exchange.bring_in(travel.dropped(event.mimeData()))

    # --- places

    def _narrow(self) -> bool:
        return self.width() < look().px(900)

    def place(self) -> None:
        named(self.days, lambda: tr("Day"))
        named(self.tables, lambda: tr("Players"))
        self._spare_words()
        super().place()

    def _spare_words(self) -> None:
        """Where the head has no room for the words of its buttons, show their drawings alone."""
        buttons = (self.out_button, self.in_button, self.file_button)
        for kind in (ButtonKind.QUIET, ButtonKind.ICON):
            for button in buttons:
                button.kind = kind
                button.retranslate()
            wide = sum(part.want().width() for part in (self.back, self.title, *buttons))
            if wide + look().px(120) <= self.width():
                break

    def place_body(self, rect: QRectF) -> None:
        px, narrow = look().px, self._narrow()
        self.rail_area.setVisible(not narrow)
        self.systems.setVisible(narrow)
        rail = 0.0 if narrow else min(px(280), rect.width() * 0.26)
        self.rail_area.put(rect.x() - px(14), rect.y(), rail + px(6), rect.height())
        self._card = QRectF(rect.x() + rail + (0 if narrow else px(8)), rect.y(), 0, rect.height())
        self._card.setRight(rect.right())
        card, x = self._card, self._card.x() + px(16)
        if narrow:
            self.systems.put(x, card.y() + px(14), self.systems.want().width(), px(38))
            x += self.systems.want().width() + px(12)
        wide, room = self.results.want().width(), card.right() - x - px(16)
        pills = wide <= room
        self.results.put(x, card.y() + px(14), min(wide, room), px(38))
        self.ends.put(x, card.y() + px(14), min(self.ends.want().width(), room), px(38))
        top = self._place_narrowing(card) + px(12)
        self.list.setFixedWidth(max(0, round(card.width() - px(20))))  # the bar beside it has its room
        self.list.place()
        self.area.put(card.x() + px(4), top, card.width() - px(8), card.bottom() - top - px(10))
        empty = self.shelf is not None and not self.shelf.records
        for part in (self.area, self.search, self.days, self.tables):
            part.setVisible(not empty)
        self.results.setVisible(pills and not empty)
        self.ends.setVisible(not pills and not empty)
        self.new_button.setVisible(empty)
        start = self.new_button.want()
        self.new_button.put(card.center().x() - start.width() / 2, card.center().y() + px(70), start.width(), px(50))

    def _place_narrowing(self, card: QRectF) -> float:
        """Put the search and the two lists beside it under the results; returns where they end."""
        px, y, x, end = look().px, card.y() + look().px(60), card.right() - look().px(16), card.x() + look().px(16)
        for part in (self.tables, self.days):
            wide = part.want().width()
            part.put(x - wide, y, wide, px(40))
            x -= wide + px(10)
        room = x - end
        if room < px(170):  # large text: the search has a line of its own
            y += px(48)
            room = card.right() - px(16) - end
        self.search.put(end, y, room, px(40))
        return y + px(40)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self.paint_ground(painter)
            card, px = self._card, look().px
            shadow = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
            draw_shadow(painter, card, px(RADIUS.card), shadow, self.devicePixelRatioF())
            painter.setPen(QPen(look().colour("line"), 1))
            painter.setBrush(look().colour("raised"))
            painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), px(RADIUS.card), px(RADIUS.card))
            if self.shelf is not None and not self.list.rows:
                paint_empty(painter, card, look().tiles(self.devicePixelRatioF()), nothing=not self.shelf.records)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"O": self.file_button, "I": self.in_button, "E": self.out_button}
        button = keys.get(event.text().upper())
        if button is not None:
            button.click()
        elif event.text() == "/":
            self.search.edit.setFocus()
        else:
            super().keyPressEvent(event)


def _count_text(number: int) -> str:
    return tr("%n rounds kept", n=number)
