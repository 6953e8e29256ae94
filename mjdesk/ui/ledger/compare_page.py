"""Two players beside each other, in the rounds that both played: rates, who fed whom, what went between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ledger import people
from mjdesk.ledger.book import Book
from mjdesk.ledger.opponents import HeadToHead, head_to_head
from mjdesk.ledger.people import Player
from mjdesk.ledger.photos import photos
from mjdesk.ledger.statistics import Streak
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import face_pixmap, known_photos, remember_photos
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow, points_ink
from mjdesk.ui.ledger.periods import ALL, RULES, day_name, period_pills, rules_choice, since_of, system_name
from mjdesk.ui.ledger.row_list import Column, Row, RowList
from mjdesk.ui.ledger.trend import paint_trend
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Page, Scroll, canvas
from mjdesk.ui.widgets.base import write
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

LEAST = 980.0
EVENINGS = 60  #: shown at most


@dataclass(frozen=True, slots=True)
class CompareModel:
    """Two players and what they have made of each other."""

    first: Player
    second: Player
    figures: HeadToHead


def load_compare(book: Book, first: int, second: int, period: int, rules: str) -> CompareModel:
    """What the page shows."""
    since = since_of(book.day_of(book.clock()), period)
    with book.reading() as connection:
        remember_photos(photos(connection, known_photos()))
        a, b = people.player(connection, first), people.player(connection, second)
        return CompareModel(a, b, head_to_head(connection, first, second, since, rules=rules))


class Sides(Page):
    """The two people, what went between them, the way there, and the rates in the middle."""

    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.model: CompareModel | None = None
        columns = (
            Column(lambda: tr("Date"), 1.5, weight=600, ink="ink"), Column(lambda: tr("System"), 1.5, size=14),
            Column(lambda: tr("Rounds played"), 0.8, right=True),
            Column(lambda: tr("Between them"), 1.3, right=True, size=17, weight=700, points=True),
        )  # fmt: skip
        self.list = RowList(columns, "evenings-together", 44, lambda: tr("Never at one table in this time"))
        self.list.opened.connect(self.opened)
        self.area = Scroll(self.list, self, ground="raised")

    def show_model(self, model: CompareModel) -> None:
        """Show two players."""
        self.model = model
        f = model.figures
        self.setAccessibleName(f"{model.first.name} – {model.second.name}")
        self.setAccessibleDescription(
            ", ".join([tr("%n rounds together", f.first.rounds), f"{model.first.name} {signed(f.net)}"])
        )
        self.list.show_rows([
            Row((day_name(day), system_name(rules), str(rounds), signed(net)), session)
            for session, day, rules, rounds, net in f.evenings[:EVENINGS]
        ])  # fmt: skip
        self._restyle()

    def needed(self, width: float, height: float) -> float:
        """The height in px that a width needs."""
        px = look().px
        return max(px(600), height) if width >= px(LEAST) else px(430 + 400 + 420)

    def cards(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where the rates, the chart and the evenings lie."""
        px, w, h, gap = look().px, self.width() - look().px(4), self.height() - look().px(6), look().px(20)
        if self.width() < px(LEAST):
            return (QRectF(0, 0, w, px(410)), QRectF(0, px(430), w, px(380)), QRectF(0, px(830), w, px(410)))
        left = w * 0.5 - gap / 2
        return (
            QRectF(0, 0, left, h), QRectF(left + gap, 0, w - left - gap, h * 0.48),
            QRectF(left + gap, h * 0.48 + gap, w - left - gap, h * 0.52 - gap),
        )  # fmt: skip

    def place(self) -> None:
        if not hasattr(self, "area"):
            return
        px, card = look().px, self.cards()[2]
        self.list.resize(round(card.width() - px(12)), round(max(card.height() - px(20), self.list.needed())))
        self.area.put(card.x() + px(4), card.y() + px(8), card.width() - px(8), card.height() - px(16))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        model = self.model
        with canvas(self) as painter:
            cards = self.cards()
            for card in cards:
                paint_shadow(painter, card, self.devicePixelRatioF())
            for card in cards:
                paint_panel(painter, card)
            if model is not None:
                self._paint_sides(painter, cards[0], model)
                self._paint_way(painter, cards[1], model)

    def _paint_way(self, painter: QPainter, card: QRectF, model: CompareModel) -> None:
        px = look().px
        head = QRectF(card.x() + px(26), card.y() + px(18), card.width() - px(52), px(30))
        words = tr("What {name} got from {other}", name=model.first.name, other=model.second.name)
        write(painter, head, words, look().font(16, 700), look().colour("ink"))
        paint_trend(painter, card, model.figures.trend, Streak())

    def _paint_sides(self, painter: QPainter, card: QRectF, model: CompareModel) -> None:
        px, f, middle = look().px, model.figures, Qt.AlignmentFlag.AlignHCenter
        size = px(96)
        for n, player in enumerate((model.first, model.second)):
            x = card.x() + card.width() * (0.2 if n == 0 else 0.8)
            picture = face_pixmap(face_of(player), size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x - size / 2, card.y() + px(30)), picture)
            name = QRectF(x - px(110), card.y() + px(130), px(220), px(34))
            write(painter, name, player.name, look().font(20, 700), look().colour("ink"), align=middle)
        net = QRectF(card.x() + card.width() * 0.3, card.y() + px(44), card.width() * 0.4, px(60))
        write(painter, net, signed(f.net), look().font(44, 700), points_ink(f.net), align=middle)
        words = tr("%n rounds together", f.first.rounds)
        write(painter, net.translated(0, px(56)), words, look().font(14, 400), look().colour("ink2"), align=middle)
        a, b = f.first, f.second
        lines: tuple[tuple[str, tuple[float, float], tuple[str, str]], ...] = (
            (tr("Net points"), (a.points, b.points), (signed(a.points), signed(b.points))),
            (tr("Won"), (a.win_rate, b.win_rate), (f"{a.win_rate:.0%}", f"{b.win_rate:.0%}")),
            (tr("Self-drawn"), (a.drew_rate, b.drew_rate), (f"{a.drew_rate:.0%}", f"{b.drew_rate:.0%}")),
            (tr("Dealt in"), (a.fed_rate, b.fed_rate), (f"{a.fed_rate:.0%}", f"{b.fed_rate:.0%}")),
            (tr("Dealt in to the other"), (f.first_fed, f.second_fed), (str(f.first_fed), str(f.second_fed))),
        )
        step = min(px(92), (card.height() - px(190)) / len(lines))
        for n, (words, values, told) in enumerate(lines):
            row = QRectF(card.x() + px(36), card.y() + px(176) + n * step, card.width() - px(72), step)
            self._paint_line(painter, row, words, values=values, told=told)

    @staticmethod
    def _paint_line(
        painter: QPainter, rect: QRectF, words: str, *, values: tuple[float, float], told: tuple[str, str]
    ) -> None:
        """A figure of both: the numbers at the sides, bars from the middle outwards."""
        px, middle = look().px, Qt.AlignmentFlag.AlignHCenter
        top = QRectF(rect.x(), rect.y(), rect.width(), px(26))
        write(painter, top, words, look().font(13, 500), look().colour("ink2"), align=middle)
        font = look().font(19, 700)
        write(painter, top, told[0], font, look().colour("ink"))
        write(painter, top, told[1], font, look().colour("ink"), align=Qt.AlignmentFlag.AlignRight)
        most, half = max(abs(values[0]), abs(values[1])) or 1, rect.width() / 2 - px(3)
        y = rect.y() + px(30)
        painter.setPen(Qt.PenStyle.NoPen)
        for n, value in enumerate(values):
            ground = QRectF(rect.x() if n == 0 else rect.center().x() + px(3), y, half, px(8))
            painter.setBrush(look().colour("sunken"))
            painter.drawRoundedRect(ground, px(4), px(4))
            wide = half * abs(value) / most
            bar = QRectF(ground.right() - wide if n == 0 else ground.x(), y, wide, px(8))
            painter.setBrush(look().colour("accent" if abs(value) == most and values[0] != values[1] else "line2"))
            painter.drawRoundedRect(bar, px(4), px(4))


class ComparePage(FullPage):
    """The page."""

    def __init__(self, board: BoardPage, first: int, second: int) -> None:
        super().__init__(lambda: tr("Head to head"))
        self.board, self.first_player, self.second_player = board, first, second
        self.period = period_pills(self, ALL)
        self.period.chosen.connect(lambda _: self.reload())
        self.rules = rules_choice(self)
        self.rules.chosen.connect(lambda _: self.reload())
        self.sides = Sides()
        self.sides.opened.connect(board.open_rounds)
        self.area = Scroll(self.sides, self, ground="")
        self.other = Button(self._other_words, ButtonKind.QUIET, self, icon_name="user", name="other-player")
        self.other.clicked.connect(self.open_other)
        self.at_right = [self.other]
        self.reload()

    def first(self) -> QWidget:
        """What has the focus."""
        return self.sides.list

    def _other_words(self) -> str:
        model = self.sides.model if hasattr(self, "sides") else None
        return model.second.name if model is not None else tr("Player")

    def reload(self) -> None:
        """Read the figures of what is chosen."""
        work = partial(
            load_compare, first=self.first_player, second=self.second_player, period=self.period.value(),
            rules=RULES[self.rules.place],
        )  # fmt: skip
        self.board.keeper.ask(work, self._show)

    def _show(self, model: CompareModel) -> None:
        self.sides.show_model(model)
        self.other.retranslate()
        self._restyle()

    def open_other(self) -> None:
        """The page of the second player."""
        from mjdesk.ui.ledger.player_page import open_player

        open_player(self.board, self.second_player)

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px, wide = look().px, self.period.want().width()
        right = self.other.geometry().left() - wide - px(8)
        self.period.put(right, px(18), wide, px(38))
        rules = min(self.rules.want().width(), max(px(120), right - self.title.geometry().right() - px(40)))
        self.rules.put(right - rules - px(10), px(17), rules, px(40))
        self.sides.resize(round(rect.width()), round(self.sides.needed(rect.width(), rect.height() + px(4))))
        self.area.put(rect.x(), rect.y(), rect.width() + px(10), rect.height() + px(8))


def open_compare(board: BoardPage, first: int, second: int) -> ComparePage:
    """Show the page."""
    return board.window_.visit(ComparePage(board, first, second))
