"""Rounds that were played in the program become rounds of an evening, with their records; and are looked at again."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.errors import BadInput
from mjdesk.engine.record import read_records
from mjdesk.engine.text import Text
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import RecordEntry
from mjdesk.ledger.rounds import Saved, save_round
from mjdesk.profile import profile_dir
from mjdesk.record_shelf import FOLDER, Shelved, read_shelf
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.row_list import Column, Row, RowList
from mjdesk.ui.look import look
from mjdesk.ui.records.replay_page import open_replay
from mjdesk.ui.widgets import Button, ButtonKind, Label, Scroll, Sheet
from mjdesk.ui.widgets.base import write

if TYPE_CHECKING:
    from mjdesk.ui.ledger.rounds_page import RoundsPage

SHOWN = 200  #: records offered
_GONE = Text("这个牌谱打不开了", "this record cannot be read any more")


@dataclass(frozen=True, slots=True)
class Offered:
    """A record of the shelf that fits the evening: whether it has been added already, whether it can be read."""

    shelved: Shelved
    added: bool
    readable: bool = True


def record_key(text: str) -> str:
    """The key of a saving: the same record is never added twice, to whichever evening."""
    return f"record-{hashlib.sha256(text.encode()).hexdigest()[:32]}"


def load_offers(book: Book, rules: str, seats: int) -> tuple[Offered, ...]:
    """The finished rounds of the profile that fit, the latest first."""
    from sqlalchemy import select

    from mjdesk.ledger.schema import ROUND

    fits = [
        s for s in read_shelf(profile_dir()).records
        if s.rules == rules and s.players == seats and s.payments and not s.practice
    ][:SHOWN]  # fmt: skip
    keys = {s.name: _key_of(s.name) for s in fits}
    known = [key for key in keys.values() if key]
    with book.reading() as connection:
        there = set(connection.execute(select(ROUND.c.key).where(ROUND.c.key.in_(known))).scalars())
    return tuple(Offered(s, keys[s.name] in there, bool(keys[s.name])) for s in fits)


def _key_of(name: str) -> str:
    """The key of a record; empty where it cannot be read (any more), which says nothing of the others."""
    try:
        return record_key(_text(name))
    except BadInput:
        return ""


def _text(name: str) -> str:
    try:
        return (profile_dir() / FOLDER / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput("cannot be read", name, _GONE) from None


def add_record(book: Book, session: int, name: str) -> Saved:
    """Save a record of the shelf as the next round; raises AlreadySaved, LedgerError or BadInput."""
    text = _text(name)
    return save_round(book, session, RecordEntry(text), key=record_key(text))


class RecordsSheet(Sheet):
    """The sheet: Enter or a click adds a round to the evening."""

    wanted = Signal(str)
    size_units = QSizeF(820, 640)

    def __init__(self, page: RoundsPage) -> None:
        super().__init__()
        self.page = page
        self.problem = ""
        self.offers: tuple[Offered, ...] = ()
        self.title = Label(lambda: tr("Rounds played in the program"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        columns = (
            Column(lambda: tr("When"), 1.5, weight=600, ink="ink"),
            Column(lambda: tr("Round"), 0.6, right=True),
            Column(lambda: tr("By seat"), 2.4, right=True, ink="ink"),
            Column("", 1.0, right=True, size=13, ink="accent_ink"),
        )
        self.list = RowList(columns, "records-to-add", 46, lambda: tr("No finished round of these rules is kept"))
        self.list.opened.connect(self._open)
        self.area = Scroll(self.list, self)
        self.reload()

    def first(self) -> QWidget:
        return self.list

    def reload(self) -> None:
        """Look at the shelf again."""
        session = self.page.table.loaded.session
        self.page.board.keeper.ask(partial(load_offers, rules=session.rules, seats=session.seats), self._show)

    def _show(self, offers: tuple[Offered, ...]) -> None:
        self.offers = offers
        rows = []
        for n, offer in enumerate(offers):
            at = datetime.fromtimestamp(offer.shelved.time).astimezone()
            points = "  ".join(map(signed, offer.shelved.payments))
            state = tr("added") if offer.added else "" if offer.readable else tr("cannot be read")
            texts = (f"{at:%Y-%m-%d %H:%M}", str(offer.shelved.number), points, state)
            rows.append(Row(texts, n, quiet=offer.added or not offer.readable))
        self.list.show_rows(rows)
        self._restyle()

    def _open(self, place: int) -> None:
        offer = self.offers[place]
        if not offer.added:
            work = partial(add_record, session=self.page.session, name=offer.shelved.name)
            self.page.board.keeper.ask(work, self._added, self.refuse)

    def _added(self, saved: Saved) -> None:
        self.problem = ""
        self.page.board.window_.toast(tr("Round {number} is saved", number=saved.number))
        self.page.board.window_.hear_saved()
        self.page.reload()
        self.reload()

    def refuse(self, error: Exception) -> None:
        """Say why not."""
        self.problem = words_of(error)
        self.update()

    def place(self) -> None:
        if not hasattr(self, "area"):
            return
        px = look().px
        self.title.put(px(32), px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        top = px(112)
        self.list.resize(round(self.width() - px(28)), round(max(self.height() - top - px(24), self.list.needed())))
        self.area.put(px(12), top, self.width() - px(18), self.height() - top - px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = look().px
        with self.ground() as painter:
            words = self.problem or tr("Seat by seat, as the people sit now: the first seat is yours in the program")
            where = QRectF(px(32), px(70), self.width() - px(64), px(34))
            ink = look().colour("accent_ink" if self.problem else "ink2")
            write(painter, where, words, look().font(14, 600 if self.problem else 400), ink)


def show_records(page: RoundsPage) -> RecordsSheet:
    """Lay the sheet over the rounds."""
    return page.board.window_.open_sheet(RecordsSheet(page))


def look_at_record(page: RoundsPage, number: int) -> None:
    """Show the record that a round was saved with; nothing where it has none."""
    if not page.list.has_record(number):
        return
    entry = page.table.evening.rounds[number - 1].entry
    assert isinstance(entry, RecordEntry)
    record = next(iter(read_records(entry.record.splitlines())))
    open_replay(page.board.window_, record)
