"""Entering a round by tiles: the felt with its line, the palette, where a tile goes, how it was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger import draft as drafts
from mjdesk.ui.ledger.draft import Draft, Laid, Slot
from mjdesk.ui.ledger.entered_table import Judged, Table
from mjdesk.ui.ledger.entry_family import EntryFamily, family_of
from mjdesk.ui.ledger.form import NOBODY, TilesForm, judge_tiles, known_circumstances, left, start_form, win_by
from mjdesk.ui.ledger.palette import Palette
from mjdesk.ui.ledger.parts import paint_panel
from mjdesk.ui.ledger.stage import Stage, StageModel
from mjdesk.ui.ledger.tile_choices import MARGIN, Chosen, TileChoices
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Page, canvas

_MOST_EXTRA = 8


class TilesMode(Page):
    """The mode. ``changed``: there is another form; ``enter``: save it."""

    changed = Signal()
    enter = Signal()
    leave = Signal()
    photo_wanted = Signal()

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self.form = start_form(table)
        self.slot = Slot.HAND
        self.owner = 0  #: whose tiles are on the felt
        self.problem = ""
        self.stage = Stage(self)
        self.stage.typed.connect(self._typed)
        self.stage.tile_clicked.connect(self._take_tile)
        self.stage.meld_clicked.connect(self._meld_clicked)
        self.stage.key.connect(self._key)
        self.setFocusProxy(self.stage)
        self.palette_ = Palette(self)
        self.palette_.picked.connect(self.pick)
        self.choices = TileChoices(table, self)
        self.choices.slot_chosen.connect(self.choose_slot)
        self.choices.way_chosen.connect(self._choose_way)
        self.choices.exhausted_chosen.connect(self._choose_exhausted)
        self.choices.circumstance_chosen.connect(self._choose_circumstance)
        self.choices.owner_chosen.connect(self.choose_owner)
        self.choices.back_wanted.connect(self.take_back)
        self.choices.clear_wanted.connect(lambda: self.begin(self.table))
        self.begin(table)

    # --- state

    def begin(self, table: Table) -> None:
        """An empty form for the next round of a table."""
        self.table, self.form, self.owner, self.problem = table, start_form(table), 0, ""
        by = table.evening.house_at(table.number)
        self.palette_.left = lambda tile: left(self.table, self.form, tile)
        self.palette_.show_rows(self.family.rows(by.rules.tile_set(by.options).copies), self.family.tall)
        self.choices.begin(table)
        self.slot = Slot.INDICATOR if by.rules.turns_indicator else Slot.HAND
        self.stage.edit.clear()
        self._show()

    def take_seen(
        self,
        hand: Sequence[Tile],
        win: Tile | None = None,
        indicator: Tile | None = None,
        melds: Sequence[Laid] | None = None,
    ) -> None:
        """Tiles that somebody has seen elsewhere, such as in a photo, become those on the felt; where no melds were
        looked for (None), those on the felt stay.

        What does not fit is said in the line, and can be put right there as if it had been typed.
        """
        laid = self.draft.melds if melds is None else tuple(melds)
        draft = replace(self.draft, hand=tuple(sorted(hand)), win=win, open_meld=(), melds=laid)
        if indicator is not None:
            self.form = replace(self.form, indicator=indicator)
        self.stage.edit.setText(drafts.draft_text(draft, self.family.melding))
        self._typed(self.stage.edit.text())

    def take(self, form: TilesForm) -> None:
        """Show a form that was entered before."""
        self.form = form
        self.slot = Slot.HAND
        self.choose_owner(max(0, form.winner))

    @property
    def family(self) -> EntryFamily:
        """What entering knows of the game."""
        return family_of(self.table.evening.house.rules)

    @property
    def draft(self) -> Draft:
        """The tiles on the felt."""
        return self.form.drafts[self.owner]

    def judged(self) -> Judged:
        """The judgement of the form."""
        if self.problem:
            return Judged(words=Text(self.problem, self.problem))
        return judge_tiles(self.table, self.form)

    def _put(self, draft: Draft) -> None:
        """Other tiles of the seat on the felt, by a click: the line says the same."""
        self.form = replace(self.form, drafts=_with(self.form.drafts, self.owner, draft))
        self.problem = ""
        self.stage.edit.setText(drafts.draft_text(draft, self.family.melding))
        self._show()

    def _typed(self, text: str) -> None:
        try:
            draft, indicator = drafts.read_draft(text, self.draft, self.family.melding)
            self._check_copies(draft)
        except BadInput as error:
            self.problem = say(error.text) if error.text is not None else tr("This cannot be read")
        else:
            self.problem = ""
            form = replace(self.form, drafts=_with(self.form.drafts, self.owner, draft))
            self.form = form if indicator is None else replace(form, indicator=indicator)
            sign = text.rsplit(maxsplit=1)[-1][:1] if text.split() and not text.endswith((" ", "]")) else " "
            self.slot = drafts.SLOT_SIGNS.get(sign, Slot.HAND if not draft.open_meld else Slot.MELD)
        self._show()

    def _check_copies(self, draft: Draft) -> None:
        form = replace(self.form, drafts=_with(self.form.drafts, self.owner, draft))
        for tile in set(draft.tiles):
            if not self.palette_.has(tile) or left(self.table, form, tile) < 0:
                from mjdesk.ui.table.words import tile_text

                name = tile_text(tile)
                raise BadInput("too many", text=Text(f"{name.zh}没有这么多张", f"there are not so many {name.en}"))

    def pick(self, tile: Tile) -> None:
        """A tile of the palette was clicked."""
        self.stage.setFocus()
        if left(self.table, self.form, tile) <= 0:
            return
        if self.slot is Slot.INDICATOR:
            self.form = replace(self.form, indicator=tile)
            self.slot = Slot.HAND
            self._show()
        elif self.slot is Slot.EXTRA:
            self.form = replace(self.form, extra=(*self.form.extra, tile)[-_MOST_EXTRA:])
            self._show()
        else:
            slot = Slot.HAND if self.slot is Slot.WIN and self.owner != self.form.winner != NOBODY else self.slot
            self._put(drafts.add(self.draft, slot, tile, self.family.melding))
            if self.family.melding.wanted(self.draft) <= 0 and not self.draft.open_meld and self.slot is Slot.HAND:
                self.choose_slot(Slot.WIN)

    def take_back(self) -> None:
        """Take the tile that came last away."""
        self.stage.setFocus()
        if self.slot is Slot.EXTRA and self.form.extra:
            self.form = replace(self.form, extra=self.form.extra[:-1])
            self._show()
            return
        self._put(drafts.take_back(self.draft))
        if self.slot is Slot.WIN and self.family.melding.wanted(self.draft) > 0:
            self.choose_slot(Slot.HAND)

    def _take_tile(self, tile: Tile) -> None:
        if tile == self.draft.win and tile not in self.draft.hand:
            self._put(replace(self.draft, win=None))
        else:
            self._put(drafts.without(self.draft, tile))

    def _meld_clicked(self, place: int, words: bool) -> None:
        """A click on the words of a meld: another seat fed it; one on its tiles: another kind of kong."""
        melds = list(self.draft.melds)
        meld = melds[place]
        if not words:
            melds[place] = self.family.melding.other_kind(meld)
        elif meld.feeder:
            melds[place] = replace(meld, feeder=meld.feeder % (self.table.seats - 1) + 1)
        self._put(replace(self.draft, melds=tuple(melds)))

    # --- choices

    def choose_slot(self, slot: Slot) -> None:
        """Say where the next tile goes."""
        if slot is not Slot.MELD and self.draft.open_meld:
            self._put(drafts.close_meld(self.draft, self.family.melding))
        self.slot = slot
        self.stage.setFocus()
        self._show()

    def choose_owner(self, seat: int) -> None:
        """Show the tiles of another seat."""
        self.owner = seat
        self.stage.edit.setText(drafts.draft_text(self.draft, self.family.melding))
        if self.slot is Slot.WIN and seat != self.form.winner:
            self.slot = Slot.MELD
        self.stage.setFocus()
        self._show()

    def click_seat(self, seat: int) -> None:
        """A portrait was clicked: who won, then who dealt in; once more on both begins again."""
        form = self.form
        if form.winner != NOBODY and seat == form.winner and form.by is By.DRAW:
            form = replace(form, winner=NOBODY, source=NOBODY, by=self.family.usual)
        else:
            first = form.winner == NOBODY
            form = win_by(form, seat, self.family.usual)
            if first and not any(form.drafts[s] for s in range(self.table.seats) if s != self.owner):
                drafts_ = list(form.drafts)  # the tiles were typed before anybody was named: they are the winner's
                drafts_[seat], drafts_[self.owner] = drafts_[self.owner], drafts_[seat]
                form, self.owner = replace(form, drafts=tuple(drafts_)), seat
        self.form = form
        self.stage.setFocus()
        self._show()

    def _choose_way(self, by: By) -> None:
        source = NOBODY if by is By.DRAW else self.form.source
        self.form = replace(self.form, by=by, source=source, exhausted=False)
        self.stage.setFocus()
        self._show()

    def _choose_exhausted(self) -> None:
        self.form = replace(self.form, exhausted=not self.form.exhausted)
        self.stage.setFocus()
        self._show()

    def _choose_circumstance(self, told: str) -> None:
        now = self.form.circumstances
        after = tuple(c for c in now if c != told) if told in now else (*now, told)
        self.form = replace(self.form, circumstances=after)
        self.stage.setFocus()
        self._show()

    def _key(self, key: int) -> None:
        code = Qt.Key(key)
        functions = [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4]
        if code in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter.emit()
        elif code is Qt.Key.Key_Escape:
            self.leave.emit()
        elif code in functions and functions.index(code) < self.table.seats:
            self.click_seat(functions.index(code))
        elif code is Qt.Key.Key_F5:
            self._choose_way(self.family.usual if self.form.by is By.DRAW else By.DRAW)
        elif code is Qt.Key.Key_F6:
            self._choose_exhausted()
        elif code is Qt.Key.Key_F7:
            self.choose_owner((self.owner + 1) % self.table.seats)
        elif code is Qt.Key.Key_F8:
            self.photo_wanted.emit()

    # --- showing

    def _show(self) -> None:
        form, table, system = self.form, self.table, self.table.evening.house.rules
        special = table.special(form.indicator)
        self.palette_.special = special
        self.palette_.update()
        feeders = tuple(table.name((self.owner + m.feeder) % table.seats) if m.feeder else "" for m in self.draft.melds)
        owner = table.name(self.owner)
        self.stage.show_model(StageModel(
            self.draft, owner, feeders, form.indicator, system.turns_indicator, form.extra, self.choices.extra_name(),
            special, self.problem, self.family,
        ))  # fmt: skip
        known = known_circumstances(table, form) if not form.exhausted else ()
        self.choices.show_chosen(Chosen(table, form, self.slot, self.owner, known))
        self.place()
        self.changed.emit()

    # --- places

    def cards(self) -> list[QRectF]:
        """What lies on the page and throws a shadow."""
        return [QRectF(self.stage.geometry()), self._card()]

    def _card(self) -> QRectF:
        px = look().px
        top = self._stage_height() + px(20)
        return QRectF(0, top, self.width(), self.height() - top)

    def _stage_height(self) -> float:
        return min(look().px(210), self.height() * 0.34)

    def place(self) -> None:
        px, card = look().px, self._card()
        self.stage.setGeometry(0, 0, self.width(), round(self._stage_height()))
        right = min(px(374), card.width() * 0.42)
        left_ = card.width() - right - px(86)
        self.palette_.put(px(24), card.y() + px(16), min(left_, px(720)), card.height() - px(34))
        edge = px(MARGIN)
        where = QRectF(card.width() - right - px(24), card.y() + px(12), right, card.height() - px(28))
        self.choices.setGeometry(where.adjusted(-edge, -edge, edge, edge).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, card = look().px, self._card()
            paint_panel(painter, card.adjusted(0, 0, -1, -1))
            right = min(px(374), card.width() * 0.42)
            line = QRectF(card.width() - right - px(44), card.y() + px(22), 1, card.height() - px(44))
            painter.fillRect(line, look().colour("line"))


def _with(all_: tuple[Draft, ...], seat: int, draft: Draft) -> tuple[Draft, ...]:
    return (*all_[:seat], draft, *all_[seat + 1 :])
