"""The page on which a round is entered: by tiles, by points and doublings, or as plain points."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from mjdesk.engine.case import By
from mjdesk.engine.tiles import Tile
from mjdesk.ledger.entry import TilesEntry
from mjdesk.ledger.errors import AlreadySaved
from mjdesk.ledger.rounds import Saved, save_round
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.draft import Laid
from mjdesk.ui.ledger.entered_table import Judged, Table
from mjdesk.ui.ledger.entry_body import Body
from mjdesk.ui.ledger.entry_family import family_of
from mjdesk.ui.ledger.form import NOBODY, form_of
from mjdesk.ui.ledger.keeper import Keeper, words_of
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.ledger.number_modes import FanMode, PointsMode
from mjdesk.ui.ledger.round_photos import keep_photo
from mjdesk.ui.ledger.seats_panel import SeatModel
from mjdesk.ui.ledger.tiles_mode import TilesMode
from mjdesk.ui.ledger.type_ahead import TypeAhead
from mjdesk.ui.ledger.verdict_panel import VerdictPanel
from mjdesk.ui.look import look
from mjdesk.ui.photo.looking import photo_in
from mjdesk.ui.table.words import wind_letter
from mjdesk.ui.widgets import Button, ButtonKind, Pills, Scroll
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ledger.book import Book
    from mjdesk.ui.photo.spread_page import Work

BY_TILES, BY_FAN, BY_POINTS = range(3)


class EntryPage(FullPage):
    """The page. ``saved``: a round is in the ledger; ``said``: something to say in passing."""

    saved = Signal(int)
    said = Signal(str)
    corrected = Signal(object)  #: the entry of a round that is corrected: nothing is saved yet
    rounds_wanted = Signal()
    photo_wanted = Signal(object)  #: a photo to begin with, None where none is chosen yet

    def __init__(self, keeper: Keeper, table: Table, way: int = BY_TILES) -> None:
        """``way``: how to enter to begin with, such as the way of the round before."""
        super().__init__(lambda: tr("Correct a round") if table.correcting else tr("Save a round"), self._about)
        self.keeper, self.table = keeper, table
        self.key = uuid.uuid4().hex
        self.busy = False
        self.ahead = TypeAhead(self)
        self.body = Body()
        self.by_tiles, self.by_fan = TilesMode(table, self.body), FanMode(table, self.body)
        self.by_points = PointsMode(table, self.body)
        self.modes = (self.by_tiles, self.by_fan, self.by_points)
        for mode in self.modes:
            mode.changed.connect(self._judge)
            mode.enter.connect(self.save)
            mode.leave.connect(self.leave)
        labels = (lambda: tr("By tiles"), lambda: tr("By fan"), lambda: tr("Plus and minus"))
        self.tabs = Pills(labels, way, self, "entry-modes")
        named(self.tabs, lambda: tr("Save a round"))
        self.tabs.chosen.connect(self.turn)
        self.panel = VerdictPanel(self.body)
        self.body.modes, self.body.panel = self.modes, self.panel
        self.area = Scroll(self.body, self, ground="")
        self.panel.save_wanted.connect(self.save)
        self.panel.seat_clicked.connect(self._click_seat)
        self.panel.next_wanted.connect(self.reload)
        self.rounds = Button(lambda: tr("Rounds"), ButtonKind.QUIET, self, icon_name="history", name="rounds")
        self.rounds.clicked.connect(self.rounds_wanted)
        self.rounds.setVisible(not table.correcting)
        self.photo = Button(lambda: tr("By photo"), ButtonKind.QUIET, self, icon_name="camera", name="by-photo")
        self.photo.key = "F8"
        self.photo.clicked.connect(lambda: self.photo_wanted.emit(None))
        self.photo.setVisible(self.by_tiles.family.seen)
        self.by_tiles.photo_wanted.connect(self._press_photo)
        self.photo_work: Work | None = None  #: the photo of this round, as far as it is put right
        self.keeping = False  #: whether the photo is kept with the round
        self.keep_photo = Button(self._keep_words, ButtonKind.QUIET, self, icon_name="save", name="keep-photo")
        self.keep_photo.clicked.connect(lambda: self._keep(not self.keeping))
        self.keep_photo.hide()
        self.setAcceptDrops(self.by_tiles.family.seen)
        self.by_tiles.stage.edit.installEventFilter(self)
        self.at_right = [self.rounds, self.photo, self.keep_photo]
        if table.correcting:
            self.panel.save.say(lambda: tr("Show what changes"))
        self._judging = QTimer(self)
        self._judging.setSingleShot(True)
        self._judging.setInterval(0)
        self._judging.timeout.connect(self._judge_now)
        self.about.say(self._about)
        self._show_before()
        self.turn(self.tabs.value())
        self._judge_now()

    def _about(self) -> str:
        if not hasattr(self, "table"):
            return ""
        table, due = self.table, self.table.due
        parts = [tr("Table {name}", name=table.desk)] if table.desk else []
        parts += [say(table.evening.house.rules.name), tr("Round {number}", number=table.number)]
        if family_of(table.evening.house.rules).winds:
            parts.append(tr("{wind} round", wind=wind_letter(due.prevailing_wind)))
        if table.name(due.dealer):
            parts.append(tr("{name} deals", name=table.name(due.dealer)))
        if due.streak:
            parts.append(tr("%n kept the deal", due.streak))
        return " · ".join(parts)

    @property
    def mode(self) -> TilesMode | FanMode | PointsMode:
        """The way of entering that is shown."""
        return self.modes[self.tabs.value()]

    def take_seen(
        self,
        hand: Sequence[Tile],
        win: Tile | None = None,
        indicator: Tile | None = None,
        melds: Sequence[Laid] | None = None,
    ) -> None:
        """Tiles seen elsewhere, such as in a photo, are entered by tiles: the person looks at them before saving."""
        self.tabs.show_place(BY_TILES)
        self.turn(BY_TILES)
        self.by_tiles.take_seen(hand, win, indicator, melds)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if photo_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        source = photo_in(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.photo_wanted.emit(source)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A picture that is pasted or dropped on the line of tiles is read: its address is no tiles."""
        if not self.acceptDrops():
            return super().eventFilter(watched, event)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.matches(QKeySequence.StandardKey.Paste):
                return self._paste()
        elif isinstance(event, QDragEnterEvent) and photo_in(event.mimeData()) is not None:
            event.ignore()  # the page takes it
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_1: BY_TILES, Qt.Key.Key_2: BY_FAN, Qt.Key.Key_3: BY_POINTS}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and Qt.Key(event.key()) in ways:
            self.tabs.setValue(ways[Qt.Key(event.key())])
        elif not (event.matches(QKeySequence.StandardKey.Paste) and self.acceptDrops() and self._paste()):
            super().keyPressEvent(event)

    def _paste(self) -> bool:
        """Read the picture of the clipboard; whether there is one. What can be written as text is written."""
        data = QGuiApplication.clipboard().mimeData()
        source = photo_in(data)
        if source is None or (data.hasText() and not data.hasUrls()):
            return False
        self.photo_wanted.emit(source)
        return True

    def _press_photo(self) -> None:
        self.photo.click()

    def _click_seat(self, seat: int) -> None:
        self.mode.click_seat(seat)

    def first(self) -> QWidget:
        """What has the focus."""
        return self.mode

    def turn(self, number: int) -> None:
        """Enter in another way."""
        for n, mode in enumerate(self.modes):
            mode.setVisible(n == number)
        self.body.update()
        self._restyle()
        self.modes[number].setFocus()
        self._judge()

    def _show_before(self) -> None:
        """Show what was entered of the round that is corrected."""
        entry = self.table.before
        if isinstance(entry, TilesEntry):
            self.by_tiles.take(form_of(self.table, entry))
        elif entry is not None:
            outcome = self.table.loaded.outcomes[self.table.correcting - 1]
            self.by_points.take(outcome.payments, outcome.scored.wins[0].seat if outcome.scored.wins else NOBODY)
            self.tabs.show_place(BY_POINTS)

    # --- judging

    def _judge(self) -> None:
        if hasattr(self, "_judging"):
            self._judging.start()

    def _judge_now(self) -> None:
        judged = self.mode.judged()
        self.panel.show_judged(self.table, judged, self._seats(judged))

    def judged(self) -> Judged:
        """The judgement of what is entered now."""
        return self.mode.judged()

    def _seats(self, judged: Judged) -> tuple[SeatModel, ...]:
        winner, source = NOBODY, NOBODY
        mode = self.mode
        if isinstance(mode, PointsMode):
            winner = mode.winner
        elif not (isinstance(mode, TilesMode) and mode.form.exhausted):
            winner, source = mode.form.winner, mode.form.source
        dealer = self.table.due.dealer
        turned = isinstance(mode, TilesMode) and mode.form.by is By.FLIP
        word = tr("Turned up") if turned else ""
        return tuple(
            SeatModel(self.table.name(s), self.table.face(s), s == dealer, s == winner, s == source, word)
            for s in range(self.table.seats)
        )

    # --- saving

    def save(self) -> None:
        """Save the round as it is judged; once, however often this is asked for."""
        judged = self.mode.judged()
        if self.busy or self.panel.told or not judged.ready or judged.entry is None:
            return
        if self.table.correcting:
            self.corrected.emit(judged.entry)
            return
        self.busy = True
        self.ahead.hold()
        self.panel.save.setEnabled(False)
        session, number, key, entry = self.table.loaded.session.id, self.table.number, self.key, judged.entry

        def work(book: Book) -> Saved:
            return save_round(book, session, entry, key=key, number=number)

        self.keeper.ask(work, self._saved, self._refused)

    def _saved(self, saved: Saved) -> None:
        self.busy = False
        self.said.emit(tr("Round {number} is saved", number=saved.number))
        if self.keeping and self.photo_work is not None:
            in_background(partial(keep_photo, self.key, self.photo_work.looked.picture), self._photo_kept)
        self.saved.emit(saved.number)
        self.reload()

    def closing(self) -> None:
        self.ahead.drop()

    def _photo_kept(self, error: OSError | None) -> None:
        if error is not None:
            self.said.emit(tr("The photo cannot be kept: {why}", why=error.strerror or str(error)))

    def _keep_words(self) -> str:
        return tr("The photo is kept") if self.keeping else tr("Keep the photo")

    def _keep(self, keeping: bool) -> None:
        self.keeping = keeping
        self.keep_photo.icon_name = "check" if keeping else "save"
        self.keep_photo.retranslate()
        self.place()

    def offer_to_keep(self) -> None:
        """Offer to keep the photo with the round, where there is one: it is forgotten otherwise."""
        self.keep_photo.setVisible(self.photo_work is not None and not self.table.correcting)
        self.place()

    def _refused(self, error: Exception) -> None:
        self.busy = False
        self.ahead.drop()
        if isinstance(error, AlreadySaved):
            self.panel.say_saved(words_of(error))
        else:
            self.said.emit(words_of(error))
            self._judge_now()

    def reload(self) -> None:
        """Look at the table anew, and begin the next round."""
        work = partial(load_table, session_id=self.table.loaded.session.id)
        self.keeper.ask(work, self._show_table, self._not_loaded)

    def _not_loaded(self, error: Exception) -> None:
        self.ahead.drop()
        self.said.emit(words_of(error))

    def _show_table(self, table: Table) -> None:
        self.table, self.key, self.photo_work = table, uuid.uuid4().hex, None
        self._keep(False)
        self.offer_to_keep()
        self.panel.say_saved("")
        for mode in self.modes:
            mode.begin(table)
        self.say(self.title.source, self._about)
        self.mode.setFocus()
        self._judge_now()
        self.ahead.give()

    # --- places

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px = look().px
        wide = self.tabs.want().width()
        right = min((b.geometry().left() for b in self.at_right if b.isVisibleTo(self)), default=0)
        left = (right or self.width() - px(14)) - wide - px(6)
        self.tabs.put(left, px(18), wide, px(38))
        if self.about.geometry().right() > left - px(10):  # shortened rather than covered
            self.about.put(self.about.x(), px(18), max(0.0, left - px(10) - self.about.x()), px(42))
        top = rect.y() - px(10)
        self.area.put(0, top, self.width(), self.height() - top)
        room = QRectF(rect.x(), px(10), rect.width(), rect.height())
        self.body.arrange(room, self.height() - top)
