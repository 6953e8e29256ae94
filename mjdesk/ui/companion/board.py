"""The table of wood as the screen has it: a wooden rim, the felt, every tile where it lies, differences in dashes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from mjdesk.devices.layout import HANDS, MELDS, RIVERS, Place
from mjdesk.devices.link.messages import Zone
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.companion import words
from mjdesk.ui.companion.plates import Plates
from mjdesk.ui.companion.state import CompanionState, TableState
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_glass, draw_shadow, felt_pixmap
from mjdesk.ui.table.console import draw_die
from mjdesk.ui.theme import AMBER, SHADOW_CARD, colour
from mjdesk.ui.tilepix import Pose, TileLook
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import width_of, write

#: the drawing is made for a felt of this size
_WIDE, _HIGH = 905.0, 568.0
_TILE, _PITCH, _ROW = 29.0, 30.4, 41.0
_HAND, _HAND_PITCH = 26.0, 26.6
_LAID, _LAID_PITCH = 24.0, 24.8
_CONSOLE = 146.0
_TURN: Final = (0, 270, 180, 90)


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile on the felt: its place and number there, the corner of its face and its width in units of the drawing."""

    place: Place
    number: int
    tile: Tile
    x: float
    y: float
    width: float
    turn: int

    @property
    def box(self) -> QRectF:
        """Its face, in units of the drawing."""
        w, h = (self.width, self.width * 4 / 3) if self.turn in (0, 180) else (self.width * 4 / 3, self.width)
        return QRectF(self.x, self.y, w, h)


def sides(seats: int) -> tuple[int, ...]:
    """The side each seat sits at: 0 below, 1 right, 2 above, 3 left."""
    return (0, 1, 2, 3)[:seats] if seats != 3 else (0, 1, 3)


def lying(table: TableState, wide: float = _WIDE) -> tuple[Lying, ...]:
    """Every tile of a table so wide, those further up first, so that nearer ones cover them."""
    out: list[Lying] = []
    for seat, side in enumerate(sides(table.seats)):
        out += _river(table, seat, side)
        out += _edge(table, seat, side, wide)
    return tuple(sorted(out, key=lambda each: (each.y, each.x)))


def _turned(side: int, along: float, out: float, width: float) -> tuple[float, float]:
    """The corner of a face that lies ``along`` a side from its player's left, ``out`` from the middle."""
    high = width * 4 / 3
    return (
        (along, out),
        (out, -along - width),
        (-along - width, -out - high),
        (-out - high, along),
    )[side]


def _river(table: TableState, seat: int, side: int) -> list[Lying]:
    out = []
    for n, tile in enumerate(table.tiles.get(RIVERS[seat], ())):
        row = min(n // 6, 2)
        along = -3 * _PITCH + (n - 6 * row) * _PITCH
        x, y = _turned(side, along, _CONSOLE / 2 + 14 + row * _ROW, _TILE)
        out.append(Lying(RIVERS[seat], n, tile, x, y, _TILE, _TURN[side]))
    return out


def _edge(table: TableState, seat: int, side: int, wide: float) -> list[Lying]:
    """The hand with its backs up, then the melds at the player's right."""
    hand, melds = table.tiles.get(HANDS[seat], ()), table.tiles.get(MELDS[seat], ())
    whole = len(hand) * _HAND_PITCH + (16 + len(melds) * _LAID_PITCH if melds else 0)
    room = _WIDE - 150 if side in (0, 2) else _HIGH - 96
    squeeze = min(1.0, room / whole) if whole else 1.0
    at = -whole * squeeze / 2
    far = (_HIGH if side in (0, 2) else wide) / 2 - 14
    out = []
    for n, tile in enumerate(hand):
        x, y = _turned(side, at, far - _HAND * 4 / 3, _HAND * squeeze)
        out.append(Lying(HANDS[seat], n, tile, x, y, _HAND * squeeze, _TURN[side]))
        at += _HAND_PITCH * squeeze
    at += 16 * squeeze
    for n, tile in enumerate(melds):
        x, y = _turned(side, at, far - _LAID * 4 / 3, _LAID * squeeze)
        out.append(Lying(MELDS[seat], n, tile, x, y, _LAID * squeeze, _TURN[side]))
        at += _LAID_PITCH * squeeze
    return out


class Board(Page):
    """The widget. ``four_sided`` turns each name to the person who sits there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.state = CompanionState()
        self.computers: frozenset[int] = frozenset()
        self.four_sided = False
        self.tiles: tuple[Lying, ...] = ()
        self._ground: tuple[object, QPixmap] | None = None

    def show_state(self, state: CompanionState) -> None:
        """Show another state."""
        before, self.state = self.state, state
        if state.table is not None and (before.table is None or before.table != state.table):
            self._lay()
        self.setAccessibleName(tr("The table"))
        told = [words.difference(one, state.names) for one in state.differences[:10]]
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def _lay(self) -> None:
        """Where everything lies on a felt of this shape."""
        if self.state.table is not None:
            self.tiles = lying(self.state.table, max(_WIDE, self._felt().width() / self.unit))

    def place(self) -> None:
        self._lay()

    @property
    def unit(self) -> float:
        """Px for a unit of the drawing."""
        felt = self._felt()
        return min(felt.width() / _WIDE, felt.height() / _HIGH)

    def _felt(self) -> QRectF:
        rim = look().px(14)
        return QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)

    def rect_of(self, one: Lying) -> QRectF:
        """Where a tile is painted, in px."""
        u, middle, box = self.unit, self._felt().center(), one.box
        return QRectF(middle.x() + box.x() * u, middle.y() + box.y() * u, box.width() * u, box.height() * u)

    def marked(self) -> list[Lying]:
        """The tiles that are framed: those that differ, where the screen has them."""
        found: list[Lying] = []
        for one in self.state.differences[:10]:
            if one.place.zone is Zone.HAND:
                continue  # backs alike: the panel says it
            wanted = [t for t in self.tiles if t.place == one.place and t not in found]
            same = [t for t in wanted if one.tile is None or t.tile == one.tile]
            found += same[-1:] or wanted[-1:]
        return found

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.drawPixmap(QPointF(0, 0), self._wood_and_felt())
            table = self.state.table
            if table is None:
                return
            for one in self.tiles:
                self._paint_tile(painter, table, one)
            self._paint_console(painter, table)
            for one in self.marked():
                self._paint_dashes(painter, self.rect_of(one))
            plates = Plates(self._felt(), self.unit, self.four_sided, self.devicePixelRatioF())
            for plate in plates.all(self.state, self.computers, sides(table.seats)):
                plates.paint(painter, plate, plate.seat == table.dealer)
            self._paint_shown(painter, table)

    def _wood_and_felt(self) -> QPixmap:
        dpr = self.devicePixelRatioF()
        key = (self.width(), self.height(), dpr, look().felt, look().k)
        if self._ground is None or self._ground[0] != key:
            picture = QPixmap(max(1, round(self.width() * dpr)), max(1, round(self.height() * dpr)))
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_ground(painter, dpr)
            self._ground = key, picture
        return self._ground[1]

    def _paint_ground(self, painter: QPainter, dpr: float) -> None:
        whole, felt, px = QRectF(self.rect()), self._felt(), look().px
        wood = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        for at, code in ((0.0, "#7A5539"), (0.5, "#6A4730"), (1.0, "#4F3423")):
            wood.setColorAt(at, colour(code))
        painter.setPen(QPen(colour("#2E1D12", 0.6), 1))
        painter.setBrush(wood)
        painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), px(22), px(22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("#F2D2A8", 0.22), 1))
        painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), px(20), px(20))
        shape = QPainterPath()
        shape.addRoundedRect(felt, px(12), px(12))
        painter.save()
        painter.setClipPath(shape)
        painter.drawPixmap(felt.topLeft(), felt_pixmap(felt.width(), felt.height(), look().felt, dpr))
        painter.restore()
        painter.setPen(QPen(colour("#000000", 0.45), px(2)))
        painter.drawPath(shape)

    def _paint_tile(self, painter: QPainter, table: TableState, one: Lying) -> None:
        box, tiles = self.rect_of(one), look().tiles(self.devicePixelRatioF())
        width = one.width * self.unit
        pose = Pose.FACE_DOWN if one.tile == UNKNOWN else Pose.LYING
        special = table.special
        wild, skin = one.tile in special.wild, one.tile in special.skins
        tiles.draw_shadow(painter, box.x(), box.y(), width, pose, turn=one.turn)
        tiles.draw(painter, box.x(), box.y(), TileLook(one.tile, width, pose, one.turn, wild, skin))

    def _paint_dashes(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(colour(AMBER), max(2.0, 2.4 * self.unit))
        pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gap = 4 * self.unit
        painter.drawRoundedRect(box.adjusted(-gap, -gap, gap, gap * 1.6), 6 * self.unit, 6 * self.unit)

    def _paint_console(self, painter: QPainter, table: TableState) -> None:
        u, middle, half = self.unit, self._felt().center(), _CONSOLE / 2 * self.unit
        box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        draw_shadow(painter, box, 14 * u, SHADOW_CARD, self.devicePixelRatioF())
        painter.setPen(QPen(colour("#FFFFFF", 0.12), 1))
        painter.setBrush(colour("#101916", 0.97))
        painter.drawRoundedRect(box, 14 * u, 14 * u)
        centre, large = Qt.AlignmentFlag.AlignHCenter, 2.0 if self.four_sided else 1.0
        font = look().font(min(52.0, 34 * large) * u / look().k, 600)
        write(
            painter,
            box.translated(0, -8 * u * large),
            "–" if table.wall_left is None else str(table.wall_left),
            font,
            look().colour("on_felt"),
            align=centre,
        )
        note = look().font(13 * u / look().k, 500)
        write(painter, box.translated(0, 22 * u), tr("left"), note, look().colour("on_felt2"), align=centre)
        for n, die in enumerate(table.dice[:2]):
            draw_die(painter, QRectF(middle.x() + (n * 26 - 23) * u, middle.y() + 38 * u, 20 * u, 20 * u), die)
        if table.turn is None or table.turn >= table.seats:
            return
        x, y, w, h = ((-22, 65, 44, 4), (65, -22, 4, 44), (-22, -69, 44, 4), (-69, -22, 4, 44))[
            sides(table.seats)[table.turn]
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(AMBER))
        painter.drawRoundedRect(QRectF(middle.x() + x * u, middle.y() + y * u, w * u, h * u), 2 * u, 2 * u)

    def _paint_shown(self, painter: QPainter, table: TableState) -> None:
        """Tiles turned up, in a corner that nobody sits at."""
        if not table.shown:
            return
        u, felt = self.unit, self._felt()
        label = look().font(13 * u / look().k, 500)
        groups = [(say(text), tiles, kind) for text, tiles, kind in table.shown]
        wide = sum(width_of(text, label) + len(tiles) * 27 * u + 20 * u for text, tiles, _ in groups) + 12 * u
        hand = max((self.rect_of(t).right() for t in self.tiles if t.y > _HIGH / 2 - 80), default=0.0)
        up = 62 * u if hand + 12 * u < felt.right() - wide - 12 * u else 116 * u
        box = QRectF(felt.right() - wide - 12 * u - (up > 62 * u) * 46 * u, felt.bottom() - up, wide, 52 * u)
        draw_glass(painter, box, look().felt, 12 * u, dpr=self.devicePixelRatioF())
        x, pictures = box.x() + 12 * u, look().tiles(self.devicePixelRatioF())
        for text, tiles, kind in groups:
            write(painter, QRectF(x, box.y(), wide, box.height()), text, label, look().colour("on_felt2"))
            x += width_of(text, label) + 6 * u
            for tile in tiles:
                seen = TileLook(tile, 25 * u, Pose.LYING, 0, kind == "wild", kind == "skin")
                pictures.draw(painter, x, box.y() + 8 * u, seen)
                x += 27 * u
            x += 14 * u
