"""What a photo comes to: its tiles sorted into hand, melds and the winning tile, as they will be entered."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.ledger.stage import meld_name
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import write

from .faces import paint_face
from .seen import Part, Spread

_TILE = 40.0


@dataclass(frozen=True, slots=True)
class _Group:
    places: tuple[int, ...]
    words: str


class Tray(Page):
    """The tiles in groups. ``chosen``: a tile was clicked (a set of places)."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tray")
        self.spread: Spread | None = None
        self.places: frozenset[int] = frozenset()

    def place(self) -> None:
        self.setAccessibleName(tr("Tiles of the photo"))

    def show_spread(self, spread: Spread, places: frozenset[int]) -> None:
        """Show what is made of a photo."""
        self.spread, self.places = spread, places
        groups = ", ".join(f"{group.words} {len(group.places)}" for group in self._groups(spread))
        self.setAccessibleDescription(groups)
        self.update()

    def _groups(self, spread: Spread) -> list[_Group]:
        groups = [_Group(places, tr("No meld") if meld is None else meld_name(meld)) for places, meld in spread.groups]
        hand = spread.places(Part.HAND)
        order = tuple(sorted(hand, key=lambda n: (spread.tiles[n].tile is None, spread.tiles[n].tile or 0)))
        if order:
            groups.append(_Group(order, tr("Hand")))
        rest = ((Part.WIN, tr("Winning tile")), (Part.TURNED, tr("Turned tile")), (Part.ASIDE, tr("Not counted")))
        for part, words in rest:
            if places := spread.places(part):
                groups.append(_Group(places, words))
        return groups

    def boxes(self) -> list[tuple[QRectF, int]]:
        """Where each tile is drawn, and which it is."""
        return [(box, place) for boxes, _ in self._laid() for box, place in boxes]

    def _laid(self) -> list[tuple[list[tuple[QRectF, int]], _Group]]:
        if self.spread is None:
            return []
        px, groups = look().px, self._groups(self.spread)
        count = sum(len(group.places) for group in groups)
        room = self.width() - px(48)
        w = float(min(px(_TILE), max(14.0, room / max(1.0, count * 1.04 + max(0, len(groups) - 1) * 0.6)) // 1))
        x, top, laid = px(24), (self.height() - px(26) - w * 1.45) / 2, []
        for group in groups:
            boxes = [(QRectF(x + n * w * 1.04, top, w, w * 4 / 3), place) for n, place in enumerate(group.places)]
            laid.append((boxes, group))
            x += len(group.places) * w * 1.04 + w * 0.6
        return laid

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for box, place in self.boxes():
            if box.contains(event.position()):
                self.chosen.emit(frozenset({place}))
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            if self.spread is not None and self.spread.tiles:
                self._paint_groups(painter, self.spread)
            else:
                words = tr("The tiles of the photo will lie here")
                write(painter, rect, words, look().font(15, 500), look().colour("on_felt2"),
                      align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip

    def _paint_groups(self, painter: QPainter, spread: Spread) -> None:
        px, tiles = look().px, look().tiles(self.devicePixelRatioF())
        for boxes, group in self._laid():
            for box, place in boxes:
                odd, chosen = place in spread.questioned, place in self.places
                painter.setOpacity(0.45 if spread.tiles[place].part is Part.ASIDE else 1.0)
                paint_face(painter, tiles, spread.tiles[place], box, odd=odd, chosen=chosen)
                painter.setOpacity(1.0)
            first, last = boxes[0][0], boxes[-1][0]
            words = QRectF(first.x() - px(30), last.bottom() + px(9), last.right() - first.x() + px(60), px(20))
            write(painter, words, group.words, look().font(12, 500), look().colour("on_felt2"),
                  align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
