"""The photo with its tiles: an outline about each, and beside it the small face of what it counts as."""

from __future__ import annotations

from math import dist
from statistics import median
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from mjdesk.devices.camera.readings import Quad
from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets import Page, canvas

from .faces import CHOSEN, paint_face
from .looking import Looked
from .seen import Part, Seen, Spread
from .words import spoken

_AROUND: Final = 1.6  #: heights of a tile that are shown around the outermost tiles
_CALM: Final = "#F4F5EF"
_VEIL: Final = 0.55


class PhotoView(Page):
    """The photo. ``chosen``: other tiles are chosen (a set of places); ``wanted``: a tile is missing there (a quad)."""

    chosen = Signal(object)
    wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("photo")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.looked: Looked | None = None
        self.spread: Spread | None = None
        self.places: frozenset[int] = frozenset()
        self.whole = False  #: all of the photo, else the part where tiles lie
        self._scaled: tuple[object, QPixmap] | None = None
        self._from: QPointF | None = None  #: where a frame about several tiles began
        self._to = QPointF()

    def place(self) -> None:
        self.setAccessibleName(tr("Photo"))
        if self.spread is not None:
            self.setAccessibleDescription("; ".join(spoken(self.spread, place) for place in sorted(self.places)))

    def show_spread(self, looked: Looked, spread: Spread, places: frozenset[int]) -> None:
        """Show a photo and what is made of it."""
        self.looked, self.spread, self.places = looked, spread, places
        self.place()
        self.update()

    # --- places

    def _room(self) -> QRectF:
        edge = look().px(14)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def _part(self) -> QRectF:
        """What of the photo is shown, in pixels of the picture."""
        assert self.looked is not None
        everything = QRectF(0, 0, self.looked.picture.width, self.looked.picture.height)
        tiles = self.spread.tiles if self.spread is not None else ()
        if self.whole or not tiles:
            return everything
        boxes = [tile.box for tile in tiles]
        around = _AROUND * median(max(box.w, box.h) for box in boxes)
        left, top = min(b.x for b in boxes) - around, min(b.y for b in boxes) - around
        right, foot = max(b.x + b.w for b in boxes) + around, max(b.y + b.h for b in boxes) + around
        return _widened(QRectF(left, top, right - left, foot - top), self._room().size(), everything)

    def _frame(self) -> tuple[QRectF, QRectF, float]:
        """The part of the picture, where it is drawn, and px by pixel."""
        part, room = self._part(), self._room()
        scale = min(room.width() / part.width(), room.height() / part.height())
        size = QSizeF(part.width() * scale, part.height() * scale)
        at = QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2)
        return part, QRectF(at, size), scale

    def outline(self, place: int) -> QPolygonF:
        """Where a tile of the photo is drawn."""
        assert self.spread is not None
        part, where, scale = self._frame()
        return QPolygonF([where.topLeft() + (QPointF(x, y) - part.topLeft()) * scale
                          for x, y in self.spread.tiles[place].quad])  # fmt: skip

    def _at(self, at: QPointF) -> int | None:
        spread = self.spread
        if spread is None or self.looked is None:
            return None
        inside = [n for n in range(len(spread.tiles)) if self.outline(n).containsPoint(at, Qt.FillRule.WindingFill)]
        return min(inside, key=lambda n: _away(self.outline(n).boundingRect().center(), at), default=None)

    def neighbour(self, place: int, down: int) -> int:
        """The nearest tile above (-1) or below (1) another; itself where there is none."""
        assert self.spread is not None
        x, y = self.spread.tiles[place].centre
        tall = max(self.spread.tiles[place].box.h, 1.0)
        there = [(abs(ty - y) + 0.6 * abs(tx - x), n) for n, tile in enumerate(self.spread.tiles)
                 for tx, ty in [tile.centre] if (ty - y) * down > 0.4 * tall]  # fmt: skip
        return min(there)[1] if there else place

    def beside(self, place: int) -> Quad:
        """Where a tile right of another would lie."""
        assert self.spread is not None
        assert self.looked is not None
        tiles = self.spread.tiles
        if not tiles:
            wide, high = self.looked.picture.width, self.looked.picture.height
            return _quad_at(QPointF(wide / 2, high / 2), wide / 16, wide / 12)
        quad = tiles[place].quad
        sides = (quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]), (quad[2][0] - quad[1][0], quad[2][1] - quad[1][1])
        dx, dy = min(sides, key=lambda side: dist((0, 0), side))
        if dx < 0:
            dx, dy = -dx, -dy
        a, b, c, d = ((x + dx, y + dy) for x, y in quad)
        return a, b, c, d

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is not Qt.MouseButton.LeftButton or self.spread is None:
            return
        place = self._at(event.position())
        if place is None:
            self._from = self._to = event.position()
        elif event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier):
            self.chosen.emit(self.places ^ {place})
        else:
            self.chosen.emit(frozenset({place}))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None:
            self._to = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._from is None or self.spread is None:
            return
        frame, self._from = QRectF(self._from, self._to).normalized(), None
        caught = (n for n in range(len(self.spread.tiles))
                  if frame.contains(self.outline(n).boundingRect().center()))  # fmt: skip
        self.chosen.emit(frozenset(caught))
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.spread is not None and self._at(event.position()) is None:
            self._want(event.position())

    def _want(self, at: QPointF) -> None:
        """A tile is missing there: as large as the others."""
        assert self.looked is not None
        assert self.spread is not None
        part, where, scale = self._frame()
        middle = part.topLeft() + (at - where.topLeft()) / scale
        tiles = self.spread.tiles
        if not tiles:
            wide = self.looked.picture.width / 16
            self.wanted.emit(_quad_at(middle, wide, wide * 4 / 3))
            return
        like = min(tiles, key=lambda tile: dist(tile.centre, (middle.x(), middle.y())))
        dx, dy = middle.x() - like.centre[0], middle.y() - like.centre[1]
        a, b, c, d = ((x + dx, y + dy) for x, y in like.quad)
        self.wanted.emit((a, b, c, d))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            if self.looked is None:
                return
            _, where, _ = self._frame()
            inner = QPainterPath()
            inner.addRoundedRect(where, px(10), px(10))
            painter.setClipPath(inner)
            painter.drawPixmap(where.topLeft(), self._pixmap(where.size()))
            if self.spread is not None:
                self._paint_tiles(painter, self.spread, where)
            if self._from is not None:
                painter.setPen(QPen(colour(CHOSEN), px(1.5), Qt.PenStyle.DashLine))
                painter.setBrush(colour(CHOSEN, 0.12))
                painter.drawRect(QRectF(self._from, self._to).normalized())

    def _pixmap(self, size: QSizeF) -> QPixmap:
        """The part of the photo at the size of the screen, kept until another is shown."""
        assert self.looked is not None
        part, dpr = self._part(), self.devicePixelRatioF()
        key = (self.looked, part.getRect(), size.width(), size.height(), dpr)
        if self._scaled is None or self._scaled[0] != key:
            s = self.looked.scale
            cut = QRectF(part.x() * s, part.y() * s, part.width() * s, part.height() * s).toAlignedRect()
            smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
            wide, high = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
            image = self.looked.shown.copy(cut & self.looked.shown.rect()).scaled(wide, high, keep, smooth)
            made = QPixmap.fromImage(image)
            made.setDevicePixelRatio(dpr)
            self._scaled = (key, made)
        return self._scaled[1]

    def _paint_tiles(self, painter: QPainter, spread: Spread, where: QRectF) -> None:
        outlines = [self.outline(n) for n in range(len(spread.tiles))]
        for n, tile in enumerate(spread.tiles):
            if tile.part is Part.ASIDE:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour("#0B1E1A", _VEIL))
                painter.drawPolygon(outlines[n])
        for n, tile in enumerate(spread.tiles):
            self._paint_outline(painter, outlines[n], tile, chosen=n in self.places, odd=n in spread.questioned)
        short = median(min(_sides(outline)) for outline in outlines) if outlines else 0.0
        tiles, wide = look().tiles(self.devicePixelRatioF()), round(min(look().px(32), max(16.0, 0.58 * short)))
        for n, tile in enumerate(spread.tiles):
            box = self._chip(outlines, n, wide, where)
            odd = n in spread.questioned
            if tile.part is not Part.ASIDE and not (tile.back and tile.tile is None):
                paint_face(painter, tiles, tile, box, odd=odd)

    def _paint_outline(self, painter: QPainter, outline: QPolygonF, tile: Seen, *, chosen: bool, odd: bool) -> None:
        px = look().px
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if tile.part is Part.ASIDE:
            pen = QPen(colour(_CALM, 0.5), px(1))
        elif tile.doubtful or odd:
            pen = QPen(colour(AMBER), px(3.5 if odd else 2))
        else:
            pen = QPen(colour(_CALM, 0.9), px(1.5))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(QPen(QColor(0, 0, 0, 110), pen.widthF() + px(1.5)))
        painter.drawPolygon(outline)
        painter.setPen(pen)
        painter.drawPolygon(outline)
        if chosen:
            painter.setPen(QPen(colour(CHOSEN), px(3.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                Qt.PenJoinStyle.RoundJoin))  # fmt: skip
            painter.setBrush(colour(CHOSEN, 0.14))
            painter.drawPolygon(outline)

    def _chip(self, outlines: list[QPolygonF], place: int, wide: float, where: QRectF) -> QRectF:
        """Where the small face of a tile goes: beyond its upper end; in its corner where other tiles lie there."""
        outline, size = outlines[place], QSizeF(wide, wide * 4 / 3)
        middle = outline.boundingRect().center()
        a, b, c = outline.at(0), outline.at(1), outline.at(2)
        long = max((b - a, c - b), key=lambda side: dist((0, 0), side.toTuple()))
        length = dist((0, 0), long.toTuple()) or 1.0
        if long.y() > 0.3 * length or (abs(long.y()) <= 0.3 * length and long.x() < 0):
            long = -long
        reach = length / 2 + (wide if abs(long.x()) > abs(long.y()) else size.height()) / 2 + wide * 0.12 + look().px(5)
        at = middle + long / length * reach
        box = QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height())
        near = (o.boundingRect() for n, o in enumerate(outlines) if n != place)
        if any(box.intersects(other.adjusted(2, 2, -2, -2)) for other in near) or not where.contains(box):
            corner = outline.boundingRect().bottomRight()
            small = size * 0.8
            box = QRectF(corner.x() - small.width(), corner.y() - small.height(), small.width(), small.height())
        return box


def _widened(part: QRectF, room: QSizeF, within: QRectF) -> QRectF:
    """A part made as wide by its height as the room is, as far as the picture goes."""
    middle, ratio = part.center(), room.width() / max(1.0, room.height())
    wide, high = max(part.width(), part.height() * ratio), max(part.height(), part.width() / ratio)
    wide, high = min(wide, within.width()), min(high, within.height())
    left = min(max(within.x(), middle.x() - wide / 2), within.right() - wide)
    top = min(max(within.y(), middle.y() - high / 2), within.bottom() - high)
    return QRectF(left, top, wide, high)


def _sides(outline: QPolygonF) -> tuple[float, float]:
    a, b, c = outline.at(0), outline.at(1), outline.at(2)
    return dist(a.toTuple(), b.toTuple()), dist(b.toTuple(), c.toTuple())


def _away(one: QPointF, other: QPointF) -> float:
    return dist(one.toTuple(), other.toTuple())


def _quad_at(middle: QPointF, wide: float, high: float) -> Quad:
    x, y = middle.x() - wide / 2, middle.y() - high / 2
    return (x, y), (x + wide, y), (x + wide, y + high), (x, y + high)
