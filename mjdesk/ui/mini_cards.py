"""A card table drawn small, as a picture of a round: stock, open card, ponds, melds, the own columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.paohuzi.facts import columns
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.engine.view import SeatView, View
from mjdesk.ui.card_presenter import open_card
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TilePainter
from mjdesk.ui.widgets.base import write

_HAND, _LAID = (27.0, 62.0), (17.0, 42.0)
_STEP, _LAID_STEP = 24.0, 16.0


class MiniCards:
    """Draws a view into a square of 480 units."""

    family: ClassVar[str] = "paohuzi"

    def __init__(self, painter: QPainter, square: QRectF, view: View, tiles: TilePainter) -> None:
        self.painter, self.view, self.tiles = painter, view, tiles
        self.unit, self.corner = square.width() / 480, square.topLeft()

    def paint(self) -> None:
        """Draw it all."""
        self._middle()
        for away in range(len(self.view.seats)):
            state = self.view.seats[(self.view.seat + away) % len(self.view.seats)]
            if away:
                self._other(state, right=away == 1)
            else:
                self._own(state)

    def _card(self, tile: Tile, x: float, y: float, size: tuple[float, float]) -> None:
        w, h = self.tiles.snap(size[0] * self.unit), self.tiles.snap(size[1] * self.unit)
        at = self.corner + QPointF(x, y) * self.unit
        self.tiles.draw_sprite(self.painter, at.x(), at.y(), self.tiles.card_shadow(w, h))
        self.tiles.draw_sprite(self.painter, at.x(), at.y(), self.tiles.card(tile, w, h))

    def _column(self, cards: Sequence[Tile], x: float, y: float, size: tuple[float, float], step: float) -> None:
        for n, tile in enumerate(cards):
            self._card(tile, x, y + n * step, size)

    def _middle(self) -> None:
        for n in range(min(4, -(-self.view.wall_left // 5))):
            self._card(UNKNOWN, 182 + 1.6 * n, 96 - 1.6 * n, (38, 92))
        shown = open_card(self.view)
        if shown is not None:
            self._card(shown.tile, 240, 82, (46, 124))
        font = look().font(15 * self.unit / look().k, 600)
        place = QRectF(self.corner.x() + 172 * self.unit, self.corner.y() + 196 * self.unit, 60 * self.unit, 26)
        middle = Qt.AlignmentFlag.AlignHCenter
        write(self.painter, place, str(self.view.wall_left), font, look().colour("on_felt2"), align=middle)

    def _other(self, state: SeatView, right: bool) -> None:
        """Hidden cards in the corner, melds at the edge, what nobody took beside them."""
        for n in range(min(9, state.concealed)):
            self._card(UNKNOWN, (400 if right else 10) + n * 5, 8, (20, 46))
        edge = 463.0 if right else 0.0
        towards = -1 if right else 1
        for n, meld in enumerate(state.melds):
            self._column(_faces(meld), edge + towards * n * 21, 72, _LAID, _LAID_STEP)
        inner = edge + towards * (len(state.melds) * 21 + 12)
        for n, thrown in enumerate(state.discards):
            self._card(thrown.tile, inner + towards * (n % 3) * 19, 72 + n // 3 * 30, _LAID)

    def _own(self, state: SeatView) -> None:
        cards = columns(self.view.hand)
        wide = len(state.melds) * 24 + (16 if state.melds else 0) + len(cards) * 33
        x, foot = 240 - wide / 2, 470.0
        for meld in state.melds:
            faces = _faces(meld)
            self._column(faces, x, foot - 50 - (len(faces) - 1) * 19, (20, 50), 19)
            x += 24
        x += 16 if state.melds else 0
        for column in cards:
            self._column(column, x, foot - _HAND[1] - (len(column) - 1) * _STEP, _HAND, _STEP)
            x += 33
        for n, thrown in enumerate(state.discards):
            self._card(thrown.tile, 463 - (n % 8) * 19, 262 + n // 8 * 30, _LAID)


def _faces(meld: Meld) -> tuple[Tile, ...]:
    """The cards of a meld as they lie, hidden ones first."""
    if meld.kind is MeldKind.TI or (meld.kind is MeldKind.WEI and not meld.exposed):
        known = next((tile for tile in meld.tiles if tile != UNKNOWN), UNKNOWN)
        return (*(UNKNOWN,) * (len(meld.tiles) - 1), known)
    return tuple(sorted(meld.tiles))
