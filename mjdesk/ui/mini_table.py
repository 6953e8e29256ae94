"""The table drawn small, as a picture of a round: ponds, hands, melds, wall count. Nothing in it can be touched."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mjdesk.engine.melds import Meld
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.engine.view import SeatView, View
from mjdesk.ui.look import look
from mjdesk.ui.mini_cards import MiniCards
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import SIDE_PITCH, Pose, TileLook, TilePainter
from mjdesk.ui.widgets.base import write

_POND = 18.0  #: width of a discarded tile, of 480 units
_HAND = 25.0
_OTHERS = 14.0  #: width of a hidden tile
_PITCH = 18.8
_ROW = 26.6


def paint_mini(painter: QPainter, square: QRectF, view: View, tiles: TilePainter) -> None:
    """Draw the table of a view small, as the family of its game has it."""
    system = SYSTEMS.get(view.setup.rules)
    if system is not None and system.family == MiniCards.family:
        MiniCards(painter, square, view, tiles).paint()
    else:
        MiniTable(painter, square, view, tiles).paint()


class MiniTable:
    """Draws a view into a square of 480 units."""

    def __init__(self, painter: QPainter, square: QRectF, view: View, tiles: TilePainter) -> None:
        self.painter, self.view, self.tiles = painter, view, tiles
        self.unit = square.width() / 480
        self.middle = square.center()

    def paint(self) -> None:
        """Draw it all."""
        self._console()
        for seat, state in enumerate(self.view.seats):
            side = self._side(seat)
            self._pond(side, state)
            if side == 0:
                self._own(state)
            else:
                self._hidden(side, state)

    def _side(self, seat: int) -> int:
        """0 own side, 1 right, 2 opposite, 3 left."""
        away = (seat - self.view.seat) % len(self.view.seats)
        return away if len(self.view.seats) == 4 else (0, 1, 3)[away]

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self.middle.x() + x * self.unit, self.middle.y() + y * self.unit)

    def _console(self) -> None:
        corner, size = self._at(-47, -47), 94 * self.unit
        rect = QRectF(corner.x(), corner.y(), size, size)
        self.painter.setPen(QPen(colour("#FFFFFF", 0.12), 1))
        self.painter.setBrush(colour("#101916", 0.96))
        self.painter.drawRoundedRect(rect, 12 * self.unit, 12 * self.unit)
        font = look().font(27 * self.unit / look().k, 600)
        middle = Qt.AlignmentFlag.AlignHCenter
        write(self.painter, rect, str(self.view.wall_left), font, look().colour("on_felt"), align=middle)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour(AMBER, 1.0))
        side = self._side(self.view.phase.seat)
        x, y, w, h = ((-14, 41, 28, 3), (41, -14, 3, 28), (-14, -44, 28, 3), (-44, -14, 3, 28))[side]
        bar = self._at(x, y)
        self.painter.drawRoundedRect(QRectF(bar.x(), bar.y(), w * self.unit, h * self.unit), 1.5, 1.5)

    def _tile(self, x: float, y: float, tile: Tile, width: float, *, turn: int = 0, drawn: bool = False) -> None:
        special = self.view.special
        pose = Pose.FACE_DOWN if tile == UNKNOWN else Pose.LYING
        seen = TileLook(tile, width * self.unit, pose, turn, tile in special.wild, False, drawn)
        at = self._at(x, y)
        self.tiles.draw_shadow(self.painter, at.x(), at.y(), width * self.unit, pose, turn=turn)
        self.tiles.draw(self.painter, at.x(), at.y(), seen)

    def _pond(self, side: int, state: SeatView) -> None:
        lying = [d for d in state.discards if d.claimed_by is None]
        places = []
        for n, thrown in enumerate(lying):
            row, column = min(n // 6, 2), n - 6 * min(n // 6, 2)
            along, out = -56.4 + column * _PITCH, 56 + row * _ROW
            x, y, turn = (
                (along, out, 0),
                (out, -along - _PITCH, 270),
                (-along - _PITCH, -out - 24, 180),
                (-out - 24, along, 90),
            )[side]
            places.append((y, x, thrown, turn))
        for y, x, thrown, turn in sorted(places, key=lambda place: place[:2]):
            self._tile(x, y, thrown.tile, _POND, turn=turn, drawn=thrown.drawn)

    def _own(self, state: SeatView) -> None:
        hand = list(self.view.hand)
        special = self.view.special.wild
        drawn = self.view.drawn if self.view.drawn in hand else None
        if drawn is not None:
            hand.remove(drawn)
        hand.sort(key=lambda tile: (tile not in special, tile))
        melds = [tile for meld in state.melds for tile in meld.tiles]
        width = len(hand) * _HAND + (34 if drawn is not None else 0) + (len(melds) * 19 + 14 if melds else 0)
        x = -width / 2
        for tile in hand:
            self._tile(x, 184, tile, _HAND)
            x += _HAND
        if drawn is not None:
            self._tile(x + 9, 178, drawn, _HAND)
            x += 34
        x += 14
        for meld in state.melds:
            for tile in meld.tiles:
                self._tile(x, 192, tile, _POND)
                x += _POND + 0.6
            x += 5

    def _hidden(self, side: int, state: SeatView) -> None:
        length = state.concealed * (_OTHERS + 0.4 if side == 2 else _OTHERS * SIDE_PITCH)
        start = -length / 2 - 10 * sum(len(meld.tiles) > 0 for meld in state.melds)
        for n in range(state.concealed):
            if side == 2:
                self._back(start + n * (_OTHERS + 0.4), -222, Pose.ACROSS)
            else:
                last = n == state.concealed - 1
                pose = {
                    (1, False): Pose.SIDE_RIGHT,
                    (1, True): Pose.SIDE_RIGHT_LAST,
                    (3, False): Pose.SIDE_LEFT,
                    (3, True): Pose.SIDE_LEFT_LAST,
                }[side, last]
                self._back(200 if side == 1 else -212, start + n * _OTHERS * SIDE_PITCH, pose)
        self._laid(side, start + length + 12, state.melds)

    def _laid(self, side: int, start: float, melds: tuple[Meld, ...]) -> None:
        """Melds of another seat beyond its hand."""
        at = start
        for meld in melds:
            for tile in meld.tiles:
                if side == 2:
                    self._tile(at, -218, tile, 13, turn=180)
                else:
                    self._tile(196 if side == 1 else -214, at, tile, 13, turn=270 if side == 1 else 90)
                at += 13.6
            at += 4

    def _back(self, x: float, y: float, pose: Pose) -> None:
        at, width = self._at(x, y), _OTHERS * self.unit
        self.tiles.draw_shadow(self.painter, at.x(), at.y(), width, pose)
        self.tiles.draw(self.painter, at.x(), at.y(), TileLook(UNKNOWN, width, pose))
