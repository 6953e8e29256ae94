"""Beside the palette: where the next tile goes, how the round was won, whose tiles are on the felt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from mjdesk.engine.case import By
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.draft import Slot
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.ledger.entry_family import family_of
from mjdesk.ui.ledger.form import TilesForm
from mjdesk.ui.ledger.parts import Toggle, wrap
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page

MARGIN = 10.0  #: round the choices, for the rings of those that have the focus


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


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen now, and the circumstances that may be told of it."""

    table: Table
    form: TilesForm
    slot: Slot
    owner: int
    circumstances: Sequence[str]


class TileChoices(Page):
    """The choices. Each signal brings what was chosen; what is shown follows from `show_chosen` alone."""

    slot_chosen = Signal(object)
    way_chosen = Signal(object)
    exhausted_chosen = Signal()
    circumstance_chosen = Signal(str)
    owner_chosen = Signal(int)
    back_wanted = Signal()
    clear_wanted = Signal()

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self.labels = [
            Label(lambda: tr("This tile goes to"), 13, 500, "ink2", parent=self),
            Label(lambda: tr("How it was won"), 13, 500, "ink2", parent=self),
            Label(lambda: tr("Whose tiles"), 13, 500, "ink2", parent=self),
        ]
        self.slots: dict[Slot, Toggle] = {}
        for slot, key, words in (
            (Slot.HAND, lambda: tr("Space"), lambda: tr("Hand")),
            (Slot.MELD, "[", lambda: say(family_of(self._system).melds)),
            (Slot.WIN, "+", lambda: tr("Winning tile")),
            (Slot.INDICATOR, "!", lambda: tr("Turned tile")),
            (Slot.EXTRA, "*", self.extra_name),
        ):
            self.slots[slot] = Toggle(words, self, key=key, name=f"slot-{slot.value}")
            self.slots[slot].clicked.connect(partial(self._emit_slot, slot))
        self.ways: dict[By, Toggle] = {}
        for by, words in (
            (By.DISCARD, lambda: tr("By discard")),
            (By.DRAW, lambda: tr("Self-drawn")),
            (By.FLIP, lambda: tr("Turned up")),
            (By.KONG, lambda: tr("Robbed kong")),
        ):
            self.ways[by] = Toggle(words, self, name=f"by-{by.value}")
            self.ways[by].clicked.connect(partial(self._emit_way, by))
        self.exhausted = Toggle(lambda: tr("Nobody won"), self, name="exhausted")
        self.exhausted.clicked.connect(self.exhausted_chosen)
        self.circumstances: dict[str, Toggle] = {}
        self.owners: list[Toggle] = []
        self.undo = Button(lambda: tr("Take one back"), ButtonKind.QUIET, self, name="take-back")
        self.undo.key = lambda: tr("Backspace")
        self.undo.clicked.connect(self.back_wanted)
        self.clear = Button(lambda: tr("Clear"), ButtonKind.LINK, self, name="clear", ink="ink2")
        self.clear.clicked.connect(self.clear_wanted)

    @property
    def _system(self) -> RuleSystem:
        return self.table.evening.house.rules

    def extra_name(self) -> str:
        """What tiles beside the hand are called, such as horses; empty where there are none."""
        told = self._system.told_tiles
        return say(told[0][1]) if told else ""

    def _emit_slot(self, slot: Slot, _on: bool = True) -> None:
        self.slot_chosen.emit(slot)

    def _emit_way(self, by: By, _on: bool = True) -> None:
        self.way_chosen.emit(by)

    # --- showing

    def begin(self, table: Table) -> None:
        """The people of another round."""
        self.table = table
        for old in self.owners:
            old.deleteLater()
        self.owners = [
            Toggle(partial(self._owner_name, seat), self, name=f"owner-{seat}", size=14) for seat in range(table.seats)
        ]
        for seat, toggle in enumerate(self.owners):
            toggle.clicked.connect(lambda _on=False, seat=seat: self.owner_chosen.emit(seat))
            toggle.show()

    def _owner_name(self, seat: int) -> str:
        return self.table.name(seat) or str(seat + 1)

    def show_chosen(self, now: Chosen) -> None:
        """Show what is chosen."""
        form, system = now.form, self._system
        for slot, toggle in self.slots.items():
            toggle.setChecked(slot is now.slot)
        self.slots[Slot.INDICATOR].setVisible(system.turns_indicator)
        self.slots[Slot.EXTRA].setVisible(bool(system.told_tiles))
        for by, toggle in self.ways.items():
            toggle.setVisible(by in system.win_ways)
            toggle.setChecked(by is form.by and not form.exhausted)
        self.exhausted.setChecked(form.exhausted)
        self._show_circumstances(now)
        for seat, toggle in enumerate(self.owners):
            toggle.setChecked(seat == now.owner)
        self.place()

    def _show_circumstances(self, now: Chosen) -> None:
        for told in [t for t in self.circumstances if t not in now.circumstances]:
            self.circumstances.pop(told).deleteLater()
        for told in now.circumstances:
            if told not in self.circumstances:
                toggle = Toggle(partial(self._said, told), self, name=f"told-{told}")
                toggle.clicked.connect(lambda _on=False, told=told: self.circumstance_chosen.emit(told))
                toggle.show()
                self.circumstances[told] = toggle
            self.circumstances[told].setChecked(told in now.form.circumstances)
        self.circumstances = {told: self.circumstances[told] for told in now.circumstances}

    def _said(self, told: str) -> str:
        return circumstance_name(told, self.table)

    # --- places

    def place(self) -> None:
        px, edge = look().px, look().px(MARGIN)
        wide, foot = self.width() - 2 * edge, self.height() - edge - px(42)
        for high in (px(42), px(36), px(31), px(27)):  # long words in a small window: lower rows
            if self._place_rows(edge, edge, wide, high) <= foot:
                break
        self.undo.put(edge, foot, wide * 0.66, px(42))
        self.clear.put(edge + wide * 0.7, foot, wide * 0.3, px(42))

    def _place_rows(self, x: float, y: float, wide: float, high: float) -> float:
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
