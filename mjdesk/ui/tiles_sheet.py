"""All kinds of tiles with how many the own seat has not seen yet: four pips a kind, a full one is still out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.paohuzi.cards import BIG, SMALL, is_card
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import STANDARD, UNKNOWN, Tile
from mjdesk.engine.view import View
from mjdesk.players.paohuzi.forecast import unseen
from mjdesk.ui.card_presenter import open_card
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.tilepix import CardLook, TileLook
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Sheet, canvas

ROWS = (range(9), range(9, 18), range(18, 27), range(27, STANDARD), SMALL, BIG)


def _cards_unseen(view: View) -> list[int]:
    """How many of each kind of letter card a seat cannot see: the one in the middle it sees."""
    left, middle = unseen(view), open_card(view)
    if middle is not None and middle.tile != UNKNOWN and middle.how != "shown":  # that one lies in the dealer's hand
        left[middle.tile] -= 1
    return left


#: how many of each kind a seat cannot see, where `View.unseen` does not know the tiles, by `RuleSystem.family`
_UNSEEN: Final[Mapping[str, Callable[[View], Sequence[int]]]] = {"paohuzi": _cards_unseen}


def left_of(view: View) -> dict[Tile, tuple[int, int]]:
    """For each kind in play: copies not seen, and copies there are."""
    system = rule_system(view.setup.rules)
    copies = system.tile_set(view.setup.options).copies
    counted = _UNSEEN.get(system.family)
    left = view.unseen(copies) if counted is None else counted(view)
    return {tile: (left[tile], copies[tile]) for row in ROWS for tile in row if tile < len(left) and copies[tile]}


class TilesSheet(Sheet):
    """The sheet."""

    size_units = QSizeF(700, 560)
    least_units = 360.0

    def __init__(self, view: View) -> None:
        super().__init__()
        self.title = Label(lambda: tr("Tiles not seen yet"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.grid = _Grid(view, self)

    def first(self) -> QWidget:
        return self.close_button

    def accept(self) -> None:
        self.shut()

    def place(self) -> None:
        px, width = look().px, self.width()
        self.title.put(px(40), px(22), width - px(120), px(44))
        self.close_button.put(width - px(77), px(25), px(38), px(38))
        top = round(px(84))
        self.grid.setGeometry(0, top, width, self.height() - top)


class _Grid(Page):
    """The kinds on felt."""

    def __init__(self, view: View, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = view

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            sheet = self.parentWidget()
            assert isinstance(sheet, Sheet)
            painter.setClipPath(sheet.outline().translated(-QPointF(self.pos())))
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(self.width(), self.height(), look().felt, dpr))
            counts = left_of(self.view)
            rows = [[tile for tile in row if tile in counts] for row in ROWS]
            rows = [row for row in rows if row]
            cell_w, cell_h = self.width() / (max(map(len, rows)) + 1), (self.height() - look().px(24)) / len(rows)
            width = look().tiles(dpr).snap(min(look().px(46), cell_w * 0.72, cell_h * 0.5))
            for r, row in enumerate(rows):
                for c, tile in enumerate(row):
                    middle = QPointF(cell_w * (c + 1), look().px(12) + cell_h * (r + 0.5))
                    self._paint_kind(painter, tile, counts[tile], middle, width)

    def _paint_kind(self, painter: QPainter, tile: Tile, count: tuple[int, int], middle: QPointF, width: float) -> None:
        px, tiles, special = look().px, look().tiles(self.devicePixelRatioF()), self.view.special
        left, copies = count
        x, y = middle.x() - width / 2, middle.y() - width * 0.86
        seen: TileLook | CardLook = TileLook(tile, width, wild=tile in special.wild, skin=tile in special.skins)
        if is_card(tile):
            seen, y = CardLook(tile, width, tiles.snap(2.3 * width)), middle.y() - width * 1.6
        if left == 0:
            painter.setOpacity(0.38)
        tiles.draw_sprite(painter, x, y, tiles.shadow_of(seen))
        tiles.draw(painter, x, y, seen)
        painter.setOpacity(1.0)
        foot = tiles.sprite(seen).body.bottom()
        radius, step = px(3.4), px(11)
        for n in range(copies):
            at = QPointF(middle.x() + (n - (copies - 1) / 2) * step, y + foot + px(13))
            rect = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            painter.setPen(QPen(look().colour("on_felt2"), px(1.2)))
            painter.setBrush(look().colour("on_felt") if n < left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect)
