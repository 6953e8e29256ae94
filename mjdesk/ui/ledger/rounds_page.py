"""The rounds of a session: looked at, corrected, ended, settled."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from mjdesk.ledger.accounts import settle, settlement_plan, unit_of_settlement
from mjdesk.ledger.book import Book
from mjdesk.ledger.edits import DeleteRound, Edit, EditRound, InsertRound
from mjdesk.ledger.entry import Entry
from mjdesk.ledger.money import Unit
from mjdesk.ledger.rounds import Correction, accept, correction_of
from mjdesk.ledger.sessions import PLAYED, State, set_state
from mjdesk.ledger.sessions import session as session_of
from mjdesk.ui.i18n import say, signed, tr, translate_dialogs
from mjdesk.ui.ledger import sheets
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.form import Table
from mjdesk.ui.ledger.loading import load_table
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow, points_ink
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, MenuList, Page, Scroll, canvas
from mjdesk.ui.widgets.base import shade, write
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

ROW = 46.0
HEAD = 46.0
Plan = tuple[tuple[int, int, int], ...]


class RoundList(Page):
    """A row a round; one of them is chosen."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.players: tuple[int, ...] = ()
        self.row = 0
        self.setObjectName("round-list")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_table(self, table: Table) -> None:
        """Show the rounds of a session."""
        self.table = table
        seen = [p for outcome in table.loaded.outcomes for p in outcome.players if p is not None]
        now = [p for p in table.players if p is not None]
        self.players = tuple(dict.fromkeys([*seen, *now]))
        self.choose(min(self.row, self.count) or self.count)

    @property
    def count(self) -> int:
        """Number of rounds."""
        return 0 if self.table is None else len(self.table.loaded.outcomes)

    def choose(self, row: int) -> None:
        """Choose a round, by its number; 0: none."""
        self.row = max(min(1, self.count), min(self.count, row))
        self.setAccessibleName(self._spoken())
        self.chosen.emit(self.row)
        self.update()

    def _spoken(self) -> str:
        if self.table is None or not self.row:
            return tr("No rounds yet")
        outcome = self.table.loaded.outcomes[self.row - 1]
        said = [tr("Round {number}", number=self.row)]
        said += [f"{self.table.names[p]} {signed(n)}" for p, n in zip(outcome.players, outcome.payments, strict=True)
                 if p is not None]  # fmt: skip
        return ", ".join(said)

    def needed(self) -> float:
        """The height of all rows."""
        return look().px(HEAD + ROW * (self.count + 2) + 8)

    def _columns(self) -> tuple[float, float]:
        """Where the columns of the players begin, and their width."""
        left = look().px(300)
        return left, (self.width() - left - look().px(20)) / max(1, len(self.players))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
        code = Qt.Key(event.key())
        if code in steps:
            self.choose(self.row + steps[code])
        elif code in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(1 if code is Qt.Key.Key_Home else self.count)
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.row:
            self.opened.emit(self.row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = int((event.position().y() - look().px(HEAD)) // look().px(ROW)) + 1
        if 1 <= row <= self.count:
            self.choose(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.row:
            self.opened.emit(self.row)

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self.table
        if table is None:
            return
        with canvas(self) as painter:
            px, (left, each) = look().px, self._columns()
            right, small = Qt.AlignmentFlag.AlignRight, look().font(13, 500)
            for n, player in enumerate(self.players):
                cell = QRectF(left + n * each, 0, each - px(10), px(HEAD))
                write(painter, cell, table.names[player], look().font(14, 600), look().colour("ink"), align=right)
            write(painter, QRectF(px(24), 0, px(90), px(HEAD)), tr("Round"), small, look().colour("ink3"))
            write(painter, QRectF(px(90), 0, px(90), px(HEAD)), tr("Dealer"), small, look().colour("ink3"))
            write(painter, QRectF(px(190), 0, px(110), px(HEAD)), tr("Won"), small, look().colour("ink3"))
            for number in range(1, self.count + 1):
                self._paint_row(painter, table, number, left, each)
            self._paint_totals(painter, table, left, each)

    def _paint_row(self, painter: QPainter, table: Table, number: int, left: float, each: float) -> None:
        px, y = look().px, look().px(HEAD) + (number - 1) * look().px(ROW)
        outcome = table.loaded.outcomes[number - 1]
        here = number == self.row
        rect = QRectF(px(8), y + px(2), self.width() - px(16), px(ROW - 4))
        if here:
            ring = QPen(look().colour("accent"), px(1.5)) if self.hasFocus() else QPen(Qt.PenStyle.NoPen)
            painter.setPen(ring)
            painter.setBrush(look().colour("accent_soft"))
            painter.drawRoundedRect(rect, px(10), px(10))
        elif number % 2:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade("ink", 0.02))
            painter.drawRoundedRect(rect, px(10), px(10))
        name = table.names.get
        font, ink = look().font(14, 500), look().colour("ink2")
        write(painter, QRectF(px(24), y, px(60), px(ROW)), str(number), look().font(15, 600), look().colour("ink"))
        dealer = name(outcome.players[outcome.deal.dealer] or 0, "")
        write(painter, QRectF(px(90), y, px(92), px(ROW)), dealer, font, ink)
        won = ", ".join(name(outcome.players[w.seat] or 0, "") for w in outcome.scored.wins)
        write(painter, QRectF(px(190), y, px(106), px(ROW)), won or "–", font, look().colour("accent_ink"))
        paid = dict(zip(outcome.players, outcome.payments, strict=True))
        right = Qt.AlignmentFlag.AlignRight
        for n, player in enumerate(self.players):
            cell = QRectF(left + n * each, y, each - px(10), px(ROW))
            if player in paid:
                points = paid[player]
                write(painter, cell, signed(points), look().font(15, 500), points_ink(points), align=right)

    def _paint_fines(self, painter: QPainter, table: Table, left: float, each: float, *, y: float) -> None:
        """The deliberate entries: what is not in the rounds and counts all the same."""
        px, right = look().px, Qt.AlignmentFlag.AlignRight
        write(painter, QRectF(px(24), y, px(200), px(ROW)), tr("Fines"), look().font(14, 500), look().colour("ink2"))
        for n, player in enumerate(self.players):
            points = table.fines.get(player, 0)
            cell = QRectF(left + n * each, y, each - px(10), px(ROW))
            write(painter, cell, signed(points), look().font(15, 500), points_ink(points), align=right)

    def _paint_totals(self, painter: QPainter, table: Table, left: float, each: float) -> None:
        px, y = look().px, look().px(HEAD) + self.count * look().px(ROW)
        if any(table.fines.values()):
            self._paint_fines(painter, table, left, each, y=y)
            y += px(ROW)
        painter.fillRect(QRectF(px(20), y + px(3), self.width() - px(40), px(1.5)), look().colour("line2"))
        write(painter, QRectF(px(24), y, px(200), px(ROW + 6)), tr("Total"), look().font(15, 700), look().colour("ink"))
        sums, right = table.sums(), Qt.AlignmentFlag.AlignRight
        for n, player in enumerate(self.players):
            cell = QRectF(left + n * each, y, each - px(10), px(ROW + 6))
            points = sums.get(player, 0)
            write(painter, cell, signed(points), look().font(18, 700), points_ink(points), align=right)


class RoundsPage(FullPage):
    """The page."""

    def __init__(self, board: BoardPage, table: Table, changed: Callable[[], None] | None = None) -> None:
        super().__init__(lambda: tr("Rounds"), self._about)
        self.board, self.table, self.changed = board, table, changed
        self.plan: Plan = ()
        self.unit = Unit.POINTS
        self.list = RoundList()
        self.area = Scroll(self.list, self, ground="raised")
        self.list.opened.connect(self.edit)
        self.edit_button = self._button(lambda: tr("Correct"), "edit", "E", lambda: self.edit(self.list.row))
        self.insert_button = self._button(lambda: tr("Insert before"), "plus", "I", lambda: self.insert(self.list.row))
        self.delete_button = self._button(lambda: tr("Delete"), "trash", "D", lambda: self.delete(self.list.row))
        self.end_button = self._button(self._end_words, "stop", "", self.end)
        self.settle_button = self._button(lambda: tr("All have paid"), "coin", "", self.settle)
        self.paper = Button(lambda: tr("On paper"), ButtonKind.ICON, self, icon_name="print", name="paper")
        self.paper.clicked.connect(self.open_paper)
        self.more = Button(lambda: tr("Time, fees, fines"), ButtonKind.ICON, self, icon_name="timer", name="more-money")
        self.more.clicked.connect(self.open_money)
        rounds = [self.delete_button, self.insert_button, self.edit_button]
        self.seats = Button(lambda: tr("Who sits where"), ButtonKind.ICON, self, icon_name="users", name="seats")
        self.seats.clicked.connect(self.open_seats)
        self.at_right = [self.more, self.paper, self.seats, self.settle_button, self.end_button, *rounds]
        self.about.say(self._about)
        self._show(table)

    def _button(self, words: Callable[[], str], icon_name: str, key: str, does: Callable[[], None]) -> Button:
        button = Button(words, ButtonKind.QUIET, self, icon_name=icon_name, key=key, size=14)
        button.setObjectName(f"rounds-{icon_name}")
        button.clicked.connect(does)
        return button

    def _about(self) -> str:
        table = getattr(self, "table", None)
        if table is None:
            return ""
        parts = [tr("Table {name}", name=table.desk)] if table.desk else []
        return " · ".join([*parts, say(table.evening.house.rules.name)])

    @property
    def session(self) -> int:
        """The number of the session."""
        return self.table.loaded.session.id

    def _end_words(self) -> str:
        table = getattr(self, "table", None)
        over = table is not None and table.loaded.session.state not in PLAYED
        return tr("Open again") if over else tr("End the evening")

    def first(self) -> Page:
        """What has the focus."""
        return self.list

    # --- showing

    def reload(self) -> None:
        """Look at the session again."""
        self.board.keeper.ask(partial(load_table, session_id=self.session), self._show)
        self.board.refresh()
        if self.changed is not None:
            self.changed()

    def _show(self, table: Table) -> None:
        self.table = table
        self.list.show_table(table)
        self.end_button.retranslate()
        some = bool(self.list.count)
        for button in (self.edit_button, self.insert_button, self.delete_button):
            button.setEnabled(some)
        self.settle_button.setEnabled(some and table.loaded.session.state is not State.SETTLED)
        self.board.keeper.ask(partial(_plan, session=self.session), self._show_plan)
        self._restyle()

    def _show_plan(self, found: tuple[Unit, Plan]) -> None:
        self.unit, self.plan = found
        self._restyle()

    def plan_words(self) -> list[str]:
        """Who pays whom, in words."""
        names = self.table.names
        return [
            f"{names.get(a, tr('House'))} → {names.get(b, tr('House'))}  {self._amount(n)}" for a, b, n in self.plan
        ]

    def _amount(self, amount: int) -> str:
        return f"{amount / 100:,.2f}" if self.unit is Unit.MONEY else f"{amount:,}"

    # --- correcting

    def edit(self, number: int) -> None:
        """Enter a round again."""
        self._enter(number, insert=False)

    def insert(self, number: int) -> None:
        """Enter a round that was left out before this one."""
        self._enter(number, insert=True)

    def _enter(self, number: int, *, insert: bool) -> None:
        if not number:
            return
        from mjdesk.ui.ledger.entry_page import EntryPage

        page = EntryPage(self.board.keeper, self.table.correcting_round(number, insert=insert))
        page.said.connect(self.board.window_.toast)
        page.corrected.connect(lambda entry: self._correct(number, entry, insert=insert))
        self.board.window_.visit(page)

    def _correct(self, number: int, entry: Entry, *, insert: bool) -> None:
        edit: Edit
        if insert:
            key = uuid.uuid4().hex
            edit = InsertRound(number, entry, self.table.evening.rounds[number - 1].at, key)
        else:
            edit = EditRound(number, entry)
        self.show_correction(edit)

    def delete(self, number: int) -> None:
        """Show what deleting a round changes."""
        if number:
            self.show_correction(DeleteRound(number))

    def show_correction(self, edit: Edit) -> None:
        """Show what a correction changes; it is carried out when it is accepted."""
        window = self.board.window_
        sheet = window.open_sheet(DifferenceSheet(correction_of(self.table.loaded, edit), self.table.names))
        sheet.accepted.connect(self._accept)

    def open_seats(self) -> None:
        """The sheet on which people join, leave and change places."""
        from mjdesk.ui.ledger.seats_sheet import show_seats

        show_seats(self)

    def show_reseating(self, correction: Correction, names: Mapping[int, str]) -> None:
        """Show what other seats change; what changes no round that is played is carried out at once."""
        if not correction.differences:
            self.board.keeper.ask(partial(_carry_out, correction=correction), lambda _: self.reload(), self._refused)
            return
        sheet = self.board.window_.open_sheet(DifferenceSheet(correction, names))
        sheet.accepted.connect(self._accept)

    def _accept(self, correction: Correction) -> None:
        self.board.keeper.ask(partial(_carry_out, correction=correction), self._accepted, self._refused)

    def _accepted(self, _: object) -> None:
        window = self.board.window_
        window.close_sheet()
        window.toast(tr("Corrected; the list of changes keeps how it was"))
        for page, _before in list(window._visits):
            if page is not self and getattr(page, "corrected", None) is not None:
                window.leave_page(page)
        self.reload()

    def _refused(self, error: Exception) -> None:
        from mjdesk.ui.ledger.keeper import words_of

        self.board.window_.close_sheet()
        self.board.window_.toast(words_of(error))
        self.reload()

    # --- on paper

    def papers(self) -> tuple[tuple[str, Callable[[], object]], ...]:
        """What can be had on paper, and what makes it."""
        return (
            (tr("The evening as PDF"), partial(self.keep, "evening", "pdf")),
            (tr("The evening as a picture"), partial(self.keep, "evening", "png")),
            (tr("This round as PDF"), partial(self.keep, "round", "pdf")),
            (tr("Print the evening …"), self.print_evening),
        )

    def open_paper(self) -> MenuList:
        """A list of what can be had on paper."""
        papers = self.papers()
        menu = MenuList([words for words, _ in papers], -1, self.paper, self.paper.face())
        menu.chosen.connect(lambda n: papers[n][1]())
        return menu

    def _day(self) -> str:
        started = datetime.fromtimestamp(self.table.loaded.session.started / 1000).astimezone()
        return f"{started:%Y-%m-%d}"

    def _evening(self) -> sheets.Evening:
        return sheets.Evening(self.table, tuple(self.plan_words()), self._day())

    def keep(self, what: str, suffix: str) -> Path | None:
        """Write a sheet into the folder of exports, and say where."""
        path = sheets.sheet_path(what, suffix)
        evening = self._evening()
        try:
            if suffix == "png":
                sheets.save_picture(path, sheets.picture(partial(sheets.paint_evening, evening=evening)))
            elif what == "evening":
                pages = sheets.page_count(self.table)
                sheets.save_pdf(path, pages, partial(sheets.paint_evening, evening=evening))
            elif self.list.row:
                one, day = self.list.row, evening.day
                sheets.save_pdf(path, 1, lambda painter, page: sheets.paint_round(painter, self.table, one, day))
            else:
                return None
        except OSError as error:
            self.board.window_.toast(tr("Could not be saved: {what}", what=error.strerror or str(error)))
            return None
        self.board.window_.toast(tr("Saved as {path}", path=path))
        return path

    def print_evening(self) -> None:
        """Ask for a printer and print the evening."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        translate_dialogs()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self.window()).exec():
            pages = sheets.page_count(self.table)
            sheets.paint_pages(printer, pages, partial(sheets.paint_evening, evening=self._evening()))

    # --- the end of the evening

    def open_money(self) -> None:
        """The sheet of time, fees and fines."""
        from mjdesk.ui.ledger.money_sheet import show_money

        show_money(self)

    def end(self) -> None:
        """End the session, or open it again."""
        state = State.DONE if self.table.loaded.session.state in PLAYED else State.OPEN
        self.board.keeper.ask(partial(_set_state, session=self.session, state=state), lambda _: self.reload())

    def settle(self) -> None:
        """Note that everybody has paid."""
        self.board.keeper.ask(partial(_settle, session=self.session), lambda _: self.reload())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"e": self.edit_button, "i": self.insert_button, "d": self.delete_button}
        if event.text().lower() in keys:
            keys[event.text().lower()].click()
        else:
            super().keyPressEvent(event)

    # --- places

    def _card(self, rect: QRectF) -> QRectF:
        return QRectF(rect.x(), rect.y(), rect.width(), rect.height() - self._plan_height())

    def _plan_height(self) -> float:
        return look().px(84) if self.plan else 0.0

    def place(self) -> None:
        """Words on the buttons where there is room for them, else icons; their names stay."""
        if hasattr(self, "list"):
            worded = (self.edit_button, self.insert_button, self.delete_button, self.end_button, self.settle_button)
            quiet, alone = ButtonKind.QUIET, ButtonKind.ICON
            for kind, back in ((quiet, quiet), (alone, quiet), (alone, alone)):
                self.back.kind = back
                for button in worded:
                    button.kind = kind
                    button.retranslate()
                wanted = sum(button.want().width() + look().px(10) for button in self.at_right)
                if wanted + self.back.want().width() + look().px(150) <= self.width():
                    break
        super().place()

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "list"):
            return
        px, card = look().px, self._card(rect)
        self.list.resize(round(card.width() - px(12)), round(max(card.height() - px(20), self.list.needed())))
        self.area.put(card.x() + px(2), card.y() + px(10), card.width() - px(4), card.height() - px(20))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        px, edge = look().px, look().px(20)
        rect = QRectF(edge, px(76), self.width() - 2 * edge, self.height() - px(76) - edge)
        card = self._card(rect)
        paint_shadow(painter, card, self.devicePixelRatioF())
        paint_panel(painter, card)
        if self.plan:
            x, y = rect.x() + px(6), card.bottom() + px(14)
            label = QRectF(x, y, px(240), px(22))
            write(painter, label, tr("Who pays whom"), look().font(13, 500), look().colour("ink2"))
            for words in self.plan_words():
                from mjdesk.ui.widgets.base import width_of

                font = look().font(17, 600)
                wide = width_of(words, font) + px(28)
                chip = QRectF(x, y + px(26), wide, px(38))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look().colour("accent_soft"))
                painter.drawRoundedRect(chip, px(12), px(12))
                write(painter, chip, words, font, look().colour("ink"), align=Qt.AlignmentFlag.AlignHCenter)
                x += wide + px(12)


def _plan(book: Book, session: int) -> tuple[Unit, Plan]:
    with book.reading() as connection:
        found = session_of(connection, session)
        return unit_of_settlement(connection, found), settlement_plan(connection, found)


def _carry_out(book: Book, correction: Correction) -> None:
    accept(book, correction)


def _set_state(book: Book, session: int, state: State) -> None:
    set_state(book, session, state)


def _settle(book: Book, session: int) -> None:
    settle(book, session)


def open_rounds(board: BoardPage, changed: Callable[[], None] | None, table: Table) -> RoundsPage:
    """Show the rounds of a session."""
    return board.window_.visit(RoundsPage(board, table, changed))
