"""The card beside a photo of one's own tiles: what the chosen one is taken for, what is learned already."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import Tile
from mjdesk.presets import NAME_LENGTH
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.palette import Palette
from mjdesk.ui.ledger.parts import Toggle, paint_panel
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Page, canvas
from mjdesk.ui.widgets.base import paragraph, write, write_paragraph

from .closeup import Closeup
from .looking import Looked
from .seen import Spread


class TeachCard(Page):
    """The card. ``named``: the chosen tile is of this kind; ``removed``: it is none; ``with_flowers``: whether flowers
    belong to the set; ``go``: learn the tiles of the photo; ``enough``: that were all photos."""

    named = Signal(int)
    removed = Signal()
    with_flowers = Signal(bool)
    go = Signal()
    enough = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.looked: Looked | None = None
        self.spread: Spread | None = None
        self.places: frozenset[int] = frozenset()
        self.message = ""
        self.count = (0, 0)
        self._closeup = Closeup(self)
        self.called = Label(lambda: tr("What these tiles are called"), 13, 500, "ink2", parent=self)
        self.name = Field(lambda: tr("Name of the set"), self, "set-name")
        self.name.edit.setMaxLength(NAME_LENGTH)
        self.flowers = Toggle(lambda: tr("With flowers"), self, name="with-flowers", size=14)
        self.flowers.clicked.connect(self.with_flowers)
        self.palette_ = Palette(self)
        self.palette_.picked.connect(self.named)
        self.remove = Toggle(lambda: tr("No tile"), self, key=lambda: tr("Del"), name="no-tile", size=14)
        self.remove.setCheckable(False)
        self.remove.clicked.connect(self.removed)
        self.done = Button(lambda: tr("That is all"), ButtonKind.LINK, self, icon_name="check", name="enough")
        self.done.clicked.connect(self.enough)
        self.primary = Button(self._learn, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="teach-go")
        self.primary.clicked.connect(self.go)

    def _learn(self) -> str:
        ready = 0 if self.spread is None else sum(tile.tile is not None for tile in self.spread.tiles)
        return tr("Learn these %n tiles", n=ready)

    def show_rows(self, rows: Sequence[tuple[Tile, ...]], learned: frozenset[Tile]) -> None:
        """Show the kinds of the set, and those that are learned."""
        self.palette_.show_rows(rows)
        self.palette_.left = lambda tile: 0 if tile in learned else 1
        self.count = len(learned), sum(map(len, rows))
        self.done.setVisible(bool(learned) and self.spread is None)
        self._show()

    def show_spread(self, looked: Looked | None, spread: Spread | None, places: frozenset[int], message: str) -> None:
        """Show the chosen tile of a photo, or that there is none yet."""
        self.looked, self.spread, self.places, self.message = looked, spread, places, message
        self._show()

    def _show(self) -> None:
        one, photo = self._one() is not None, self.spread is not None
        self.palette_.setVisible(one)
        self.remove.setVisible(one)
        self.flowers.setVisible(not photo)
        self.done.setVisible(not photo and self.count[0] > 0)
        self.primary.setVisible(photo)
        self.primary.setEnabled(self.spread is not None and any(t.tile is not None for t in self.spread.tiles))
        self.primary.retranslate()
        self.setAccessibleDescription(self.message)
        self.place()
        self.update()

    def _one(self) -> int | None:
        return next(iter(self.places)) if self.spread is not None and len(self.places) == 1 else None

    # --- places and painting

    def place(self) -> None:
        px, w, h = look().px, self.width(), self.height()
        edge, wide = px(20), w - px(40)
        self.called.put(edge, px(16), wide, px(20))
        self.name.put(edge, px(40), wide, px(42))
        self._top = px(98)
        self.primary.put(edge, h - px(66), wide, px(50))
        self._foot = h - px(66) - px(40) if self.spread is not None else h - px(60)
        self.done.put(edge + wide - self.done.want().width(), self._foot, self.done.want().width(), px(36))
        self.flowers.put(edge, self._top + px(44), min(wide, self.flowers.want().width()), px(38))
        self.remove.put(edge, self._foot - px(44), min(wide, px(140)), px(34))
        top = self._top + px(44) + self._head() + px(16)
        self.palette_.put(edge, top, wide, max(px(60), self._foot - px(56) - top))

    def _head(self) -> float:
        return min(look().px(88), self.height() * 0.16)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            paint_panel(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1))
            self._paint_count(painter, QRectF(px(22), self._top, self.width() - px(44), px(30)))
            place, font = self._one(), look().font(14.5, 500)
            if self.spread is None:
                self._paint_tips(painter)
                return
            assert self.looked is not None
            if place is None:
                lines = paragraph(tr("Click a tile to say what it is; the tiles after it follow in order"), font,
                                  self.width() - px(48))  # fmt: skip
                write_paragraph(painter, QRectF(px(24), self._top + px(44), self.width() - px(48), px(22)), lines, font,
                                look().colour("ink2"))  # fmt: skip
            else:
                where = QRectF(px(20), self._top + px(44), self.width() - px(34), self._head())
                odd = place in self.spread.questioned
                self._closeup.paint(painter, where, self.looked, self.spread.tiles[place], odd=odd)
            if self.message:
                size = px(18)
                at = QPointF(px(22), self._foot)
                painter.drawPixmap(at, icon("warning", size, look().palette.accent_ink, self.devicePixelRatioF()))
                where = QRectF(px(30) + size, self._foot - px(2), self.width() - px(50) - size, px(22))
                write(painter, where, self.message, look().font(13.5, 600), look().colour("ink"))

    def _paint_count(self, painter: QPainter, where: QRectF) -> None:
        """How many kinds are learned, as a bar and in numbers."""
        px, (have, all_) = look().px, self.count
        words = tr("{number} of {all} kinds learned", number=have, all=all_)
        write(painter, where.adjusted(0, 0, 0, -px(10)), words, look().font(13, 600), look().colour("ink"))
        bar = QRectF(where.x(), where.bottom() - px(6), where.width(), px(6))
        painter.setPen(look().colour("line"))
        painter.setBrush(look().colour("sunken"))
        painter.drawRoundedRect(bar, px(3), px(3))
        if have:
            painter.setBrush(look().colour("accent"))
            full = QRectF(bar.x(), bar.y(), max(px(6), bar.width() * have / max(1, all_)), bar.height())
            painter.drawRoundedRect(full, px(3), px(3))

    def _paint_tips(self, painter: QPainter) -> None:
        px = look().px
        y = self._top + px(100)
        for words in (
            tr("Photographed once, every photo is read by your own tiles: odd faces, worn or coloured ones."),
            tr("The order says which tile is which. What is wrong is put right with one click."),
            tr("Light from the side, no flash. Two photos in different light teach more than one."),
        ):
            font = look().font(14, 400)
            lines = paragraph(words, font, self.width() - px(68))
            painter.setBrush(look().colour("accent"))
            painter.setPen(look().colour("accent"))
            painter.drawEllipse(QPointF(px(28), y + px(11)), px(3), px(3))
            write_paragraph(painter, QRectF(px(44), y, self.width() - px(68), px(22)), lines, font,
                            look().colour("ink2"))  # fmt: skip
            y += len(lines) * font.pixelSize() * 1.6 + px(12)
