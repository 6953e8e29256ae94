"""The page of a player: a period and a system in the head, the cards under it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPicture
from PySide6.QtWidgets import QWidget

from mjdesk.ledger import people
from mjdesk.ledger.book import Book
from mjdesk.ledger.photos import photos
from mjdesk.ledger.statistics import player_page
from mjdesk.ui import exports
from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.best_sheet import BestSheet
from mjdesk.ui.ledger.faces import known_photos, remember_photos
from mjdesk.ui.ledger.papers import written
from mjdesk.ui.ledger.periods import RULES, period_pills, rules_choice, since_of
from mjdesk.ui.ledger.player_cards import Figure
from mjdesk.ui.ledger.player_model import PlayerModel
from mjdesk.ui.ledger.player_sheet import PlayerSheet
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, MenuList, Scroll
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage


def load_player(book: Book, player: int, period: int, rules: str = "") -> PlayerModel:
    """What the page shows."""
    since = since_of(book.day_of(book.clock()), period)
    with book.reading() as connection:
        remember_photos(photos(connection, known_photos()))
        figures = player_page(book, connection, player, since, rules=rules)
        return PlayerModel(people.player(connection, player), figures, period)


class PlayerPage(FullPage):
    """The page: the period at the right of the head, the cards under it."""

    def __init__(self, board: BoardPage, player: int) -> None:
        super().__init__("", "")
        self.board, self.player = board, player
        self.period = period_pills(self)
        self.period.chosen.connect(lambda _: self.reload())
        self.rules = rules_choice(self)
        self.rules.chosen.connect(lambda _: self.reload())
        self.figure = Figure()
        self.area = Scroll(self.figure, self, ground="")
        self.figure.evening.connect(board.open_rounds)
        self.figure.other.connect(self._compare)
        self.figure.best.connect(lambda _: self.open_best())
        self.share = Button(lambda: tr("On paper"), ButtonKind.ICON, self, icon_name="share", name="share-player")
        self.share.clicked.connect(self.open_paper)
        self.change = Button(lambda: tr("Change"), ButtonKind.ICON, self, icon_name="edit", name="change-player")
        self.change.clicked.connect(self.open_change)
        self.at_right = [self.share, self.change]
        self.reload()

    def first(self) -> QWidget:
        """What has the focus."""
        return self.period

    def reload(self) -> None:
        """Read the figures of the chosen period."""
        self.board.keeper.ask(
            partial(load_player, player=self.player, period=self.period.value(), rules=RULES[self.rules.place]),
            self._show,
        )

    def _show(self, model: PlayerModel) -> None:
        self.figure.show_model(model)
        self.say(model.player.name, tr("Guest") if model.player.guest else "")

    def open_paper(self) -> MenuList:
        """A list of what can be had of the page."""
        menu = MenuList([tr("As PDF"), tr("As a picture")], -1, self.share, self.share.face())
        menu.chosen.connect(lambda n: self.keep("pdf" if n == 0 else "png"))
        return menu

    def open_change(self) -> None:
        """The sheet on which name, face and notes are changed."""
        model = self.figure.model
        if model is not None:
            sheet = self.board.window_.open_sheet(PlayerSheet(self.board.keeper, model.player))
            sheet.changed.connect(self.reload)
            sheet.changed.connect(self.board.refresh)

    def open_best(self) -> None:
        """The best rounds of the period."""
        model = self.figure.model
        if model is not None:
            sheet = self.board.window_.open_sheet(BestSheet(model.player.name, model.figures.hands))
            sheet.opened.connect(self._open_round)

    def _open_round(self, session: int) -> None:
        self.board.window_.close_sheet()
        self.board.open_rounds(session)

    def _compare(self, other: int) -> None:
        from mjdesk.ui.ledger.compare_page import open_compare

        open_compare(self.board, self.player, other)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().lower() == "e":
            self.open_change()
        else:
            super().keyPressEvent(event)

    def keep(self, suffix: str) -> Path:
        """Write the page into the folder of exports, and say where when it is there."""
        path, window = exports.export_path("player", suffix), self.board.window_
        record, size, ground = self.figure.recorded(), QSizeF(self.figure.size()), look().colour("bg")
        if suffix == "pdf":
            make = partial(exports.save_landscape, path, size, partial(_play, record=record))
        else:
            make = partial(_save_picture, path, record, size, ground)
        self.board.keeper.ask(lambda _book: written(make), lambda _: window.toast(tr("Saved as {path}", path=path)))
        return path

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "area"):
            return
        px, wide = look().px, self.period.want().width()
        right: float = self.change.geometry().left()
        right -= wide + px(8)
        self.period.put(right, px(18), wide, px(38))
        rules = min(self.rules.want().width(), max(px(120), right - self.title.geometry().right() - px(40)))
        self.rules.put(right - rules - px(10), px(17), rules, px(40))
        self.figure.resize(round(rect.width()), round(self.figure.needed(rect.width(), rect.height() + px(4))))
        self.area.put(rect.x(), rect.y(), rect.width() + px(10), rect.height() + px(8))


def _play(painter: QPainter, record: QPicture) -> None:
    painter.drawPicture(0, 0, record)


def _save_picture(path: Path, record: QPicture, size: QSizeF, ground: QColor) -> None:
    """Write what was recorded as a picture, with some room around it."""
    edge = 24
    image = QImage(round(size.width()) + 2 * edge, round(size.height()) + 2 * edge, QImage.Format.Format_RGB32)
    image.fill(ground)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPicture(edge, edge, record)
    exports.save_picture(path, image)


def open_player(board: BoardPage, player: int) -> PlayerPage:
    """Show the page of a player."""
    return board.window_.visit(PlayerPage(board, player))
