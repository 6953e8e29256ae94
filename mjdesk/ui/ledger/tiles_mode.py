"""Entering a round by tiles: the felt with its line, the palette, where a tile goes, how it was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

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
from mjdesk.ui.ledger.parts import Toggle, paint_panel, wrap
from mjdesk.ui.ledger.stage import Stage, StageModel
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, canvas

_MOST_EXTRA = 8


def circumstance_name(told: str, table: Table) -> str:
    """What a circumstance of a case is called."""
    word, _, seat = told.partition(":")
    names = {
        "after_kong": tr("Kong replacement"), "last_tile": tr("Last tile"), "last_discard": tr("Last discard"),
        "heaven": tr("Heaven"), "earth": tr("Earth"), "human": tr("Human"), "kong_discard": tr("Kong discard"),
        "bu_zhang": tr("Robbed a plain kong"), "wind": tr("Wind"), "last_of_kind": tr("Last of its kind"),
        "chongbao": tr("Bao at once"), "san_ti_wu_kan": tr("Three ti or five kan"),
    }  # fmt: skip
    if word == "after_kong_exposed_by":
        return tr("Kong fed by {name}", name=table.name(int(seat)))
    return names.get(word, word)


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
        self._make_toggles()
        self.begin(table)

    def _make_toggles(self) -> None:
        self.labels = [
            Label(lambda: tr("This tile goes to"), 13, 500, "ink2", parent=self),
            Label(lambda: tr("How it was won"), 13, 500, "ink2", parent=self),
            Label(lambda: tr("Whose tiles"), 13, 500, "ink2", parent=self),
        ]
        self.slots: dict[Slot, Toggle] = {}
        for slot, key, words in (
            (Slot.HAND, lambda: tr("Space"), lambda: tr("Hand")),
            (Slot.MELD, "[", lambda: say(self.family.melds)),
            (Slot.WIN, "+", lambda: tr("Winning tile")),
            (Slot.INDICATOR, "!", lambda: tr("Turned tile")),
            (Slot.EXTRA, "*", self._extra_name),
        ):
            self.slots[slot] = Toggle(words, self, key=key, name=f"slot-{slot.value}")
            self.slots[slot].clicked.connect(partial(self.choose_slot, slot))
        self.ways: dict[By, Toggle] = {}
        for by, words in (
            (By.DISCARD, lambda: tr("By discard")),
            (By.DRAW, lambda: tr("Self-drawn")),
            (By.FLIP, lambda: tr("Turned up")),
            (By.KONG, lambda: tr("Robbed kong")),
        ):
            self.ways[by] = Toggle(words, self, name=f"by-{by.value}")
            self.ways[by].clicked.connect(partial(self._choose_way, by))
        self.exhausted = Toggle(lambda: tr("Nobody won"), self, name="exhausted")
        self.exhausted.clicked.connect(self._choose_exhausted)
        self.circumstances: dict[str, Toggle] = {}
        self.owners: list[Toggle] = []
        self.undo = Button(lambda: tr("Take one back"), ButtonKind.QUIET, self, name="take-back")
        self.undo.key = lambda: tr("Backspace")
        self.undo.clicked.connect(self.take_back)
        self.clear = Button(lambda: tr("Clear"), ButtonKind.LINK, self, name="clear", ink="ink2")
        self.clear.clicked.connect(lambda: self.begin(self.table))

    def _extra_name(self) -> str:
        told = self.table.evening.house.rules.told_tiles
        return say(told[0][1]) if told else ""

    # --- state

    def begin(self, table: Table) -> None:
        """An empty form for the next round of a table."""
        self.table, self.form, self.owner, self.problem = table, start_form(table), 0, ""
        by = table.evening.house_at(table.number)
        self.palette_.left = lambda tile: left(self.table, self.form, tile)
        self.palette_.show_rows(self.family.rows(by.rules.tile_set(by.options).copies), self.family.tall)
        for old in self.owners:
            old.deleteLater()
        self.owners = [Toggle(partial(self._owner_name, seat), self, name=f"owner-{seat}", size=14)
                       for seat in range(table.seats)]  # fmt: skip
        for seat, toggle in enumerate(self.owners):
            toggle.clicked.connect(partial(self.choose_owner, seat))
            toggle.show()
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

    def _owner_name(self, seat: int) -> str:
        return self.table.name(seat) or str(seat + 1)

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

    def choose_slot(self, slot: Slot, _on: bool = True) -> None:
        """Say where the next tile goes."""
        if slot is not Slot.MELD and self.draft.open_meld:
            self._put(drafts.close_meld(self.draft, self.family.melding))
        self.slot = slot
        self.stage.setFocus()
        self._show()

    def choose_owner(self, seat: int, _on: bool = True) -> None:
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

    def _choose_way(self, by: By, _on: bool = True) -> None:
        source = NOBODY if by is By.DRAW else self.form.source
        self.form = replace(self.form, by=by, source=source, exhausted=False)
        self.stage.setFocus()
        self._show()

    def _choose_exhausted(self) -> None:
        self.form = replace(self.form, exhausted=not self.form.exhausted)
        self.stage.setFocus()
        self._show()

    def _choose_circumstance(self, told: str, _on: bool = True) -> None:
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
            self.draft, owner, feeders, form.indicator, system.turns_indicator, form.extra, self._extra_name(),
            special, self.problem, self.family,
        ))  # fmt: skip
        for slot, toggle in self.slots.items():
            toggle.setChecked(slot is self.slot)
        self.slots[Slot.INDICATOR].setVisible(system.turns_indicator)
        self.slots[Slot.EXTRA].setVisible(bool(system.told_tiles))
        for by, toggle in self.ways.items():
            toggle.setVisible(by in system.win_ways)
            toggle.setChecked(by is form.by and not form.exhausted)
        self.exhausted.setChecked(form.exhausted)
        self._show_circumstances()
        for seat, toggle in enumerate(self.owners):
            toggle.setChecked(seat == self.owner)
        self.place()
        self.changed.emit()

    def _show_circumstances(self) -> None:
        known = known_circumstances(self.table, self.form) if not self.form.exhausted else ()
        for told in [t for t in self.circumstances if t not in known]:
            self.circumstances.pop(told).deleteLater()
        for told in known:
            if told not in self.circumstances:
                toggle = Toggle(partial(self._said, told), self, name=f"told-{told}")
                toggle.clicked.connect(partial(self._choose_circumstance, told))
                toggle.show()
                self.circumstances[told] = toggle
            self.circumstances[told].setChecked(told in self.form.circumstances)
        self.circumstances = {told: self.circumstances[told] for told in known}

    def _said(self, told: str) -> str:
        return circumstance_name(told, self.table)

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
        x, wide = card.width() - right - px(24), right
        foot = card.bottom() - px(16) - px(42)
        for high in (px(42), px(36), px(31), px(27)):  # long words in a small window: lower rows
            if self._place_choices(x, card.y() + px(12), wide, high) <= foot:
                break
        self.undo.put(x, foot, wide * 0.66, px(42))
        self.clear.put(x + wide * 0.7, foot, wide * 0.3, px(42))

    def _place_choices(self, x: float, y: float, wide: float, high: float) -> float:
        """Slots, ways and owners under their labels, in rows of this height; returns where they end."""
        px = look().px
        gap = px(8) * high / px(42)
        shown = [toggle for toggle in self.slots.values() if toggle.isVisibleTo(self)]
        half = (wide - px(10)) / 2
        self.labels[0].put(x, y, wide, px(20))
        y += px(23)
        for n, toggle in enumerate(shown):
            toggle.put(x + n % 2 * (half + px(10)), y + n // 2 * (high + gap), half, high)
        y += (len(shown) + 1) // 2 * (high + gap) + gap
        ways = [toggle for toggle in (*self.ways.values(), self.exhausted) if toggle.isVisibleTo(self)]
        for label, toggles in ((self.labels[1], [*ways, *self.circumstances.values()]), (self.labels[2], self.owners)):
            label.put(x, y, wide, px(20))
            y = wrap(toggles, QRectF(x, y + px(23), wide, high), gap) + gap
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, card = look().px, self._card()
            paint_panel(painter, card.adjusted(0, 0, -1, -1))
            right = min(px(374), card.width() * 0.42)
            line = QRectF(card.width() - right - px(44), card.y() + px(22), 1, card.height() - px(44))
            painter.fillRect(line, look().colour("line"))


def _with(all_: tuple[Draft, ...], seat: int, draft: Draft) -> tuple[Draft, ...]:
    return (*all_[:seat], draft, *all_[seat + 1 :])
