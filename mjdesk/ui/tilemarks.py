"""The states of a tile (ui.md 3): each has a shape of its own, colour only repeats it.

Marks *on* a tile (fold, tab, dimming) are painted into its sprite. Marks *about* a tile (rings, frames, what
lies in the foot lane) are sprites of their own, because they belong to a later layer of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from mjdesk.ui.surfaces import paint_shadow
from mjdesk.ui.theme import AMBER, DANGER_MARK, FOCUS_ON_FELT, ON_FELT, SKIN_TAB, WILD_FOLD, Shadow, colour
from mjdesk.ui.tilefaces import fitted
from mjdesk.ui.tilegeom import SIMPLE_BELOW, Body

FOLD = 0.41  #: side of the folded corner, of the face width
_LETTER_INK = "#2A1B05"
TICK = "✓"


class Mark(StrEnum):
    """A mark about a tile; see :func:`paint_mark` for where each one lies."""

    LAST_DISCARD = "last-discard"
    WINNING = "winning"
    FOCUS = "focus"
    DIFFERS = "differs"  #: the device reads another tile here
    CHOSEN = "chosen"
    ADVISED = "advised"  #: what an expert would throw
    USED = "used"  #: used by the offer, and under another one: only its upper part is seen
    LOCKED = "locked"
    KAN = "kan"  #: a lock over what stays together
    DANGER_1 = "danger-1"
    DANGER_2 = "danger-2"
    DANGER_3 = "danger-3"
    BESIDE_ADVISED = "beside-advised"  #: the same at the right edge, for what is covered from below
    BESIDE_DANGER_1 = "beside-danger-1"
    BESIDE_DANGER_2 = "beside-danger-2"
    BESIDE_DANGER_3 = "beside-danger-3"

    @property
    def beside(self) -> Mark:
        """What takes its place at the edge of a card of which only the upper part is seen."""
        return Mark(f"beside-{self.value}")

    @property
    def is_beside(self) -> bool:
        """Whether it lies at the right edge."""
        return self.value.startswith("beside")

    @property
    def in_foot_lane(self) -> bool:
        """Whether the mark lies under the tile and not around it."""
        return self.value.startswith(("chosen", "advised", "locked", "danger"))


def _turned(body: Body, turn: int) -> QTransform:
    """From an upright face to the turned one; both have their upper left corner at the origin."""
    w, h = (body.h, body.w) if turn % 180 else (body.w, body.h)
    place = QTransform.fromTranslate(body.w / 2, body.h / 2)
    place.rotate(turn)
    place.translate(-w / 2, -h / 2)
    return place


def _round_pen(ink: str, width: float) -> QPen:
    return QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _letter(painter: QPainter, text: str, box: QRectF, ink: str) -> None:
    """A letter or hanzi, upright, its ink inside the box; the tick, which the font lacks, is drawn."""
    if text == TICK:
        points = (QPointF(0.06, 0.55), QPointF(0.38, 0.86), QPointF(0.94, 0.16))
        place = QTransform.fromTranslate(box.x(), box.y()).scale(box.width(), box.height())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_round_pen(ink, 0.2 * box.width()))
        painter.drawPolyline([place.map(point) for point in points])
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(fitted(text, 760, box, stretch=1.0))


def paint_fold(painter: QPainter, body: Body, turn: int, letter: str) -> None:
    """The folded corner of a wild tile at the upper right of the art, with its letter on large tiles."""
    w = body.tile_w
    side = FOLD * w
    place = _turned(body, turn)
    face = QPainterPath()
    face.addRoundedRect(body.face, body.radius, body.radius)
    corner = QPolygonF([QPointF(w - side, 0), QPointF(w, 0), QPointF(w, side)])
    flap = QPolygonF([QPointF(w - side, 0), QPointF(w, side), QPointF(w - 0.86 * side, 0.86 * side)])
    shade = QPolygonF([QPointF(w - side, 0), QPointF(w, side), QPointF(w - 0.95 * side, side)])
    painter.save()
    painter.setClipPath(face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#8A5208", 0.22))
    painter.drawPolygon(place.map(shade))
    painter.setBrush(QColor(WILD_FOLD))
    painter.drawPolygon(place.map(corner))
    painter.setBrush(QColor("#FFE3A8"))
    painter.drawPolygon(place.map(flap))
    painter.restore()
    if w >= SIMPLE_BELOW and letter:
        size = 0.175 * w
        centre = place.map(QPointF(w - 0.13 * w, 0.13 * w))
        _letter(painter, letter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), _LETTER_INK)


def tab_rect(body: Body, turn: int) -> QRectF:
    """Where the tab of a skin tile stands: over the upper edge of the art, at its right."""
    w = body.tile_w
    upright = QRectF(0.5 * w, -0.2 * w, 0.42 * w, 0.35 * w)
    centre = _turned(body, turn).map(upright.center())
    result = QRectF(0, 0, round(0.42 * w), round(0.35 * w))
    result.moveCenter(centre)
    result.moveTo(round(result.x()), round(result.y()))
    return result


def paint_tab(painter: QPainter, body: Body, turn: int, letter: str) -> None:
    """The tab of a skin tile; its letter stays upright whichever way the tile is turned."""
    rect = tab_rect(body, turn)
    radius = 0.09 * body.tile_w
    painter.setPen(QPen(colour("#FFFFFF", 0.75), max(1.0, 0.02 * body.tile_w)))
    painter.setBrush(QColor(SKIN_TAB))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if body.tile_w >= SIMPLE_BELOW and letter:
        size = 0.26 * body.tile_w
        centre = rect.center()
        _letter(painter, letter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), "#FFFFFF")


def paint_dim(painter: QPainter, body: Body) -> None:
    """Darken a tile that cannot be discarded by 42 %."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#0A1512", 0.42))
    painter.drawRoundedRect(body.outline, body.radius, body.radius)


def mark_bounds(mark: Mark, body: Body, px: float) -> QRectF:
    """What a mark may cover, relative to the corner of the face; ``px`` is one logical px."""
    outline = body.outline
    if mark is Mark.WINNING:
        glow = 0.56 * body.tile_w + 4 * px
        return outline.adjusted(-glow, -glow, glow, glow)
    if mark is Mark.KAN:
        unit = _kan_unit(body, px)
        return QRectF(body.w / 2 - 12 * unit, -32 * unit, 24 * unit, 24 * unit)
    if mark.is_beside:
        unit = _lane_unit(body, px)
        return QRectF(body.w - 5 * unit, 0, 14 * unit, 34 * unit)
    if mark.in_foot_lane:
        return QRectF(0, outline.bottom(), body.w, 15 * _lane_unit(body, px))
    return outline.adjusted(-9 * px, -9 * px, 9 * px, 9 * px)


def _frame(painter: QPainter, body: Body, gap: float, width: float, ink: str) -> None:
    grow = gap + width / 2
    rect = body.outline.adjusted(-grow, -grow, grow, grow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), width))
    painter.drawRoundedRect(rect, body.radius + grow, body.radius + grow)


def _last_discard(painter: QPainter, body: Body, px: float) -> None:
    _frame(painter, body, 0.3 * px, 4.8 * px, "#0B211A")
    _frame(painter, body, px, 3.4 * px, "#FFFFFF")


def _winning(painter: QPainter, body: Body, px: float, letter: str) -> None:
    glow = QPainterPath()
    glow.addRect(mark_bounds(Mark.WINNING, body, px))
    tile = QPainterPath()
    tile.addRoundedRect(body.outline, body.radius, body.radius)
    painter.save()
    painter.setClipPath(glow.subtracted(tile))  # the tile itself stays clear
    paint_shadow(painter, body.outline, body.radius, Shadow(0.42 * body.tile_w, 0, 0.8, AMBER))
    painter.restore()
    _frame(painter, body, px, max(3.4 * px, 0.06 * body.tile_w), AMBER)
    seal = 0.26 * body.tile_w
    centre = QPointF(body.w / 2, body.outline.bottom() + 0.01 * body.tile_w)
    painter.setPen(QPen(QColor("#FFF3D6"), max(1.0, 0.03 * body.tile_w)))
    painter.setBrush(QColor(AMBER))
    painter.drawEllipse(centre, seal, seal)
    size = 0.3 * body.tile_w
    _letter(painter, letter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), _LETTER_INK)


def _focus(painter: QPainter, body: Body, px: float) -> None:
    _frame(painter, body, 3 * px, 3 * px, FOCUS_ON_FELT)


def _differs(painter: QPainter, body: Body, px: float) -> None:
    rect = body.outline.adjusted(-4.5 * px, -4.5 * px, 4.5 * px, 4.5 * px)
    pen = QPen(QColor(AMBER), 2.4 * px, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.2, 1.8])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, body.radius + 4 * px, body.radius + 4 * px)


def _chosen(painter: QPainter, body: Body, px: float) -> None:
    length, y = 0.6 * body.w, body.outline.bottom() + 7 * px
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(AMBER))
    painter.drawRoundedRect(QRectF((body.w - length) / 2, y - 1.75 * px, length, 3.5 * px), 1.75 * px, 1.75 * px)


def _advised(painter: QPainter, at: QPointF, px: float) -> None:
    x, y, half = at.x(), at.y(), 4.6 * px
    painter.setPen(QPen(QColor(_LETTER_INK), px))
    painter.setBrush(QColor(AMBER))
    painter.drawPolygon(
        QPolygonF([QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)])
    )


def _lane_unit(body: Body, px: float) -> float:
    """The unit of what lies about large tiles: it grows with them, as the lane under them does."""
    return max(px, body.tile_w / 60)


def _kan_unit(body: Body, px: float) -> float:
    """The unit of the lock over a kan: it grows with the card."""
    return max(px, body.w / 50)


def _kan(painter: QPainter, body: Body, px: float) -> None:
    unit = _kan_unit(body, px)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#0A1118", 0.8))
    painter.drawEllipse(QPointF(body.w / 2, -20 * unit), 11 * unit, 11 * unit)
    _lock(painter, QPointF(body.w / 2, -21 * unit), 0.95 * unit)


def _locked(painter: QPainter, body: Body, px: float) -> None:
    _lock(painter, QPointF(body.w / 2, body.outline.bottom() + 8 * px), px)


def _lock(painter: QPainter, at: QPointF, px: float) -> None:
    """A lock, ``at`` the middle of its upper edge."""
    x, y = at.x(), at.y()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(ON_FELT, 1.3 * px))
    painter.drawRoundedRect(QRectF(x - 4 * px, y - px, 8 * px, 6 * px), 1.4 * px, 1.4 * px)
    shackle = QPainterPath(QPointF(x - 2.4 * px, y - px))
    shackle.lineTo(x - 2.4 * px, y - 2.8 * px)
    shackle.arcTo(QRectF(x - 2.4 * px, y - 5.2 * px, 4.8 * px, 4.8 * px), 180, -180)
    shackle.lineTo(x + 2.4 * px, y - px)
    painter.drawPath(shackle)


def _danger(painter: QPainter, tips: Iterable[QPointF], px: float) -> None:
    """A triangle under each of its upper corners."""
    fill, edge = DANGER_MARK
    painter.setPen(QPen(QColor(edge), px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(fill))
    for tip in tips:
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(5.5, 9.5) * px, tip + QPointF(-5.5, 9.5) * px]))


def _danger_below(body: Body, px: float, count: int) -> Iterator[QPointF]:
    pitch, top = 13.5 * px, body.outline.bottom() + 3 * px
    return (QPointF(body.w / 2 + (n - (count - 1) / 2) * pitch, top) for n in range(count))


def _danger_beside(body: Body, px: float, count: int) -> Iterator[QPointF]:
    """One under another, small enough for the part of a covered card that is seen."""
    return (QPointF(body.w + 2 * px, (3.5 + 10.5 * n) * px) for n in range(count))


def paint_mark(painter: QPainter, mark: Mark, body: Body, px: float, letter: str = "胡") -> None:
    """Paint a mark with the corner of the tile's face at the origin; ``px`` is one logical px in device px."""
    if mark.is_beside or mark.in_foot_lane:
        px = _lane_unit(body, px)
    match mark:
        case Mark.LAST_DISCARD:
            _last_discard(painter, body, px)
        case Mark.WINNING:
            _winning(painter, body, px, letter)
        case Mark.FOCUS:
            _focus(painter, body, px)
        case Mark.DIFFERS:
            _differs(painter, body, px)
        case Mark.CHOSEN:
            _chosen(painter, body, px)
        case Mark.ADVISED:
            _advised(painter, QPointF(body.w / 2, body.outline.bottom() + 7.5 * px), px)
        case Mark.BESIDE_ADVISED:
            _advised(painter, QPointF(body.w + 2 * px, 9 * px), px)
        case Mark.LOCKED:
            _locked(painter, body, px)
        case Mark.USED:
            _frame(painter, body, -2.4 * px, 2.4 * px, AMBER)
        case Mark.KAN:
            _kan(painter, body, px)
        case Mark.DANGER_1 | Mark.DANGER_2 | Mark.DANGER_3:
            _danger(painter, _danger_below(body, px, int(mark.value[-1])), px)
        case Mark.BESIDE_DANGER_1 | Mark.BESIDE_DANGER_2 | Mark.BESIDE_DANGER_3:
            _danger(painter, _danger_beside(body, px, int(mark.value[-1])), 0.82 * px)


def paint_caret(painter: QPainter, tip: QPointF, length: float, turn: int) -> None:
    """The amber caret of the last discard: its tip at ``tip``, pointing down when ``turn`` is 0, else turned."""
    painter.save()
    painter.translate(tip)
    painter.rotate(turn)
    painter.setPen(QPen(colour(_LETTER_INK, 0.55), 1))
    painter.setBrush(QColor(AMBER))
    half = 0.9 * length
    painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(-half, -length), QPointF(half, -length)]))
    painter.restore()
