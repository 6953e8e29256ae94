"""Who leads: by period, by system, in one event; with what is missing to the next place, and how ties are decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from mjdesk.ledger import people, preferences
from mjdesk.ledger.book import Book
from mjdesk.ledger.photos import photos
from mjdesk.ledger.ranking import Ranked, Ties, events, ranking
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.face import Face, face_of
from mjdesk.ui.ledger.faces import known_photos, remember_photos
from mjdesk.ui.ledger.periods import ALL, RULES, period_pills, rules_choice, since_of
from mjdesk.ui.ledger.row_list import Column, ListPage, Row, RowList, Rows
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Dropdown, Pills
from mjdesk.ui.widgets.base import named

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

TIES = (Ties.SHARED, Ties.ROUNDS, Ties.WINS)


@dataclass(frozen=True, slots=True)
class RankingModel:
    """The lines with the faces of their players, the events there are, and how ties are decided."""

    lines: tuple[Ranked, ...]
    faces: dict[int, Face]
    events: tuple[str, ...]
    ties: Ties


def load_ranking(book: Book, period: int, rules: str, event: str) -> RankingModel:
    """What the page shows."""
    since = since_of(book.day_of(book.clock()), period)
    with book.reading() as connection:
        chosen = preferences.ties(connection)
        remember_photos(photos(connection, known_photos()))
        faces = {player.id: face_of(player) for player in people.players(connection, gone=True)}
        lines = ranking(connection, since, rules=rules, event=event, ties=chosen)
        return RankingModel(lines, faces, events(connection), chosen)


class RankingPage(ListPage):
    """The page."""

    def __init__(self, board: BoardPage) -> None:
        columns = (
            Column("", 0.5, right=True, size=20, weight=600, ink="ink3"),
            Column(lambda: tr("Player"), 2.2, size=17, weight=600, ink="ink"),
            Column(lambda: tr("Rounds played"), 0.9, right=True),
            Column(lambda: tr("Won"), 0.9, right=True),
            Column(lambda: tr("Dealt in"), 0.9, right=True),
            Column(lambda: tr("Average"), 1.0, right=True),
            Column(lambda: tr("To the place above"), 1.5, right=True, ink="accent_ink", weight=500),
            Column(lambda: tr("Net points"), 1.3, right=True, size=20, weight=700, points=True),
        )
        rows = RowList(columns, "ranking", 56, lambda: tr("No rounds in this time"), faces=True)
        super().__init__(lambda: tr("Ranking"), rows, self._about)
        self.board = board
        self.event_names: tuple[str, ...] = ()
        self.count = 0
        self.period = period_pills(self, ALL)
        self.period.chosen.connect(lambda _: self.reload())
        self.rules = rules_choice(self)
        self.rules.chosen.connect(lambda _: self.reload())
        self.evening = Dropdown([lambda: tr("All evenings")], 0, self, name="event", framed=True)
        named(self.evening, lambda: tr("Event"))
        self.evening.chosen.connect(lambda _: self.reload())
        words = (lambda: tr("share the place"), lambda: tr("fewer rounds lead"), lambda: tr("more wins lead"))
        self.ties = Pills(words, 0, self, "ties")
        named(self.ties, lambda: tr("Equal points"))
        self.ties.chosen.connect(self._choose_ties)
        self.list.opened.connect(self._open)
        self.reload()

    def _about(self) -> str:
        return tr("%n players", self.count) if getattr(self, "count", 0) else ""

    def reload(self) -> None:
        """Read the ranking of what is chosen."""
        place = self.evening.place
        event = self.event_names[place - 1] if 0 < place <= len(self.event_names) else ""
        work = partial(load_ranking, period=self.period.value(), rules=RULES[self.rules.place], event=event)
        self.board.keeper.ask(work, self._show)

    def _choose_ties(self, place: int) -> None:
        self.board.keeper.ask(lambda book: preferences.set_ties(book, TIES[place]), lambda _: self.reload())

    def _show(self, model: RankingModel) -> None:
        if model.events != self.event_names:
            self.event_names = model.events
            self.evening.labels = (lambda: tr("All evenings"), *model.events)
        self.ties.show_place(TIES.index(model.ties))
        self.count = len(model.lines)
        lines, faces = model.lines, model.faces
        self.show_rows(Rows(len(lines), lambda n: _row(lines[n], faces.get(lines[n].player, Face()))))
        self.say(self.title.source, self._about)

    def _open(self, player: int) -> None:
        from mjdesk.ui.ledger.player_page import open_player

        open_player(self.board, player)

    # --- places

    def above(self) -> float:
        return look().px(54) if self.width() >= look().px(900) else look().px(150)

    def place_body(self, rect: QRectF) -> None:
        super().place_body(rect)
        if not hasattr(self, "ties"):
            return
        px = look().px
        x, y = rect.x(), rect.y() - px(4)
        for part in (self.period, self.rules, self.evening, self.ties):
            wide = min(part.want().width(), rect.width())
            if x > rect.x() and x + wide > rect.right():
                x, y = rect.x(), y + px(48)
            part.put(x, y, wide, px(40))
            x += wide + px(12)


def _row(line: Ranked, face: Face) -> Row:
    counts = line.counts
    needed = f"{line.needed:,}" if line.needed else "–"
    texts = (
        str(line.place), line.name, f"{counts.rounds:,}", f"{counts.win_rate:.0%}", f"{counts.fed_rate:.0%}",
        f"{counts.average:+.1f}".replace("-", "−"), needed, signed(counts.points),
    )  # fmt: skip
    spoken = ", ".join([
        tr("Place {number}", number=line.place), line.name, signed(counts.points), tr("%n rds", counts.rounds),
        *([tr("{points} to the place above", points=line.needed)] if line.needed else []),
    ])  # fmt: skip
    return Row(texts, line.player, face, spoken)


def open_ranking(board: BoardPage) -> RankingPage:
    """Show the ranking."""
    return board.window_.visit(RankingPage(board))
