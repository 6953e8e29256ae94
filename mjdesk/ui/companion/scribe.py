"""Settled rounds of a table of wood go into the ledger: each once, told by its settlement sheet, never lost."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mjdesk.engine.options import OptionValue
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.text import Text
from mjdesk.ledger import people, sessions
from mjdesk.ledger.book import Book
from mjdesk.ledger.entry import RecordEntry
from mjdesk.ledger.rounds import Saved, save_round
from mjdesk.ledger.seating import Opening, open_table
from mjdesk.profile import profile_dir, write_atomic
from mjdesk.ui.companion.plan import SettledRound, TablePlan
from mjdesk.ui.companion.words import seat_name
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.keeper import Keeper, words_of
from mjdesk.ui.models import Person
from mjdesk.ui.presenter import Presenter
from mjdesk.ui.settlement import SettlementSheet

if TYPE_CHECKING:
    from mjdesk.ui.window import MainWindow

#: the folder of the profile with every round that was followed, whatever the ledger says
ROUNDS = "table-rounds"
_SEATS = 4


@dataclass(frozen=True, slots=True)
class Evening:
    """A running session of the ledger that rounds can go into: who sits where, what is played, which deal is due."""

    session: int
    rules: str
    options: Mapping[str, OptionValue]
    names: tuple[str, ...]
    desk: str
    due: NextDeal
    count: int


def running(book: Book) -> tuple[Evening, ...]:
    """The sessions that are being played, newest first."""
    found = []
    with book.reading() as connection:
        desks = {desk.id: desk.name for desk in people.desks(connection)}
        for each in sessions.sessions(connection, states=sessions.PLAYED):
            frame = sessions.frame(connection, each)
            seated = frame.players_at(each.count + 1)
            names = people.names(connection, [player for player in seated if player is not None])
            found.append(
                Evening(
                    each.id,
                    each.rules,
                    dict(frame.house_at(each.count + 1).options),
                    tuple("" if player is None else names[player] for player in seated),
                    desks.get(each.desk_id or 0, ""),
                    each.due,
                    each.count,
                )
            )
    return tuple(found)


class Scribe:
    """Writes rounds down. One keeper of the ledger, opened when it is first wanted."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._keeper: Keeper | None = None

    @property
    def keeper(self) -> Keeper:
        """The thread of the ledger."""
        if self._keeper is None:
            self._keeper = Keeper(partial(Book.open, who=self.window.settings.name))
            self._keeper.failed.connect(self.window.toast)
        return self._keeper

    def close(self) -> None:
        """Finish what was asked; returns when that is done, so not for the window's thread."""
        if self._keeper is not None:
            self._keeper.close()

    def forget(self) -> None:
        """In the window's thread, after `close`: nobody asks any more."""
        if self._keeper is not None:
            self._keeper.deleteLater()
            self._keeper = None

    def load(self, then: Callable[[tuple[Evening, ...]], object]) -> None:
        """The running sessions."""
        self.keeper.ask(running, then)

    def writes_for(self, plan: TablePlan) -> Writing:
        """What is done with each finished round of a table."""
        return Writing(self, plan)


class Writing(QObject):
    """The rounds of one table on their way into the ledger."""

    _unwritten = Signal(str)  #: no file of a round could be made, and why

    def __init__(self, scribe: Scribe, plan: TablePlan) -> None:
        super().__init__()
        self.scribe, self.plan = scribe, plan
        self.session = plan.session
        self._name = uuid.uuid4().hex
        names = tuple(seat_name(seat, plan.names) for seat in range(_SEATS))
        self._opening = Opening(tr("Companion"), plan.rules.id, names, dict(plan.options))
        self._keeper = scribe.keeper
        self._unwritten.connect(self._say_unwritten)

    def keep(self, finished: SettledRound) -> None:
        """Keep a round; from any thread. Its file is written when this returns, whatever becomes of the ledger."""
        key = f"{self._name}/{finished.before.number + 1}"
        text = write_record(Record.of(finished.round))
        try:
            write_atomic(_file(key), text.encode())
        except OSError as error:
            self._unwritten.emit(error.strerror or str(error))
        names = self._opening.names[: finished.round.setup.players]
        work = partial(self._into_ledger, text=text, key=key, opening=replace(self._opening, names=names))
        self._keeper.ask_from_anywhere(work, self._kept, self._refused)

    def _into_ledger(self, book: Book, text: str, key: str, opening: Opening) -> Saved | None:
        """In the thread of the ledger."""
        if self.session is None and self.plan.keep:
            self.session = open_table(book, opening)
        return None if self.session is None else save_round(book, self.session, RecordEntry(text), key=key)

    def _say_unwritten(self, why: str) -> None:
        words = tr("The round could not be written into {folder}: {why}", folder=ROUNDS, why=why)
        self.scribe.window.toast(words)

    def _kept(self, saved: Saved | None) -> None:
        if saved is not None:
            self.scribe.window.toast(tr("Round {number} is in the ledger", number=saved.number))

    def _refused(self, error: Exception) -> None:
        words = tr("Not in the ledger: {why} The round is kept in {folder}", why=words_of(error), folder=ROUNDS)
        self.scribe.window.toast(words)

    def show(self, finished: SettledRound) -> None:
        """Show what a round pays."""
        names = [seat_name(seat, self.plan.names) for seat in range(finished.round.setup.players)]
        people_ = tuple(Person(Text(name, name), seat) for seat, name in enumerate(names))
        model = Presenter(finished.before, people_).settlement(finished.round, finished.after)
        sheet = SettlementSheet(model)
        sheet.said.connect(self.scribe.window.toast)
        sheet.next_wanted.connect(self.scribe.window.close_sheet)
        self.scribe.window.open_sheet(sheet)


def _file(key: str) -> Path:
    folder = profile_dir() / ROUNDS
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{time.strftime('%Y%m%d')}-{key.replace('/', '-')}.jsonl"
