"""Paints the body of a tile, without its picture, in each pose. Coordinates are device pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from mjdesk.ui.theme import SIDE, Back, FaceTint
from mjdesk.ui.tilegeom import BEVEL, IVORY_SHARE, Body, Pose

EDGE_IVORY = ("#FFFFFD", "#FBF4E6")  #: the white top edge of a standing tile, upper and lower colour
ACROSS_IVORY = "#FBF1E2"
SEAM = "#0C2A22"


def gradient(top: float, foot: float, *colours: QColor | str, slant: float = 0.0) -> QBrush:
    """A gradient from y = top to y = foot, leaning to the right by ``slant`` px at the foot."""
    line = QLinearGradient(QPointF(0, top), QPointF(slant, foot))
    for n, code in enumerate(colours):
        line.setColorAt(n / (len(colours) - 1), QColor(code))
    return QBrush(line)


def mixed(first: str, second: str, share: float) -> QColor:
    """``share`` of the second colour in the first."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def _fill(painter: QPainter, rect: QRectF, radius: float, brush: QBrush | QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(rect, radius, radius)


def _inner_stroke(painter: QPainter, rect: QRectF, radius: float, width: float, brush: QBrush) -> None:
    """A stroke that stays inside the rectangle."""
    half = width / 2
    painter.setPen(QPen(brush, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(inner, max(0.0, radius - half), max(0.0, radius - half))


def _alpha(code: str, alpha: float) -> QColor:
    result = QColor(code)
    result.setAlphaF(alpha)
    return result


def _face(painter: QPainter, body: Body, tint: FaceTint) -> None:
    """Ivory that stays bright to the middle, with an edge lit from above."""
    head, foot = tint.colours
    face = body.face
    _fill(painter, face, body.radius, gradient(0, body.h, head, head, foot, slant=0.25 * body.w))
    stroke = max(1.0, BEVEL * body.tile_w)
    clear, dark = _alpha("#FFFFFF", 0.0), "#8A764B"
    if body.tile_w >= 28:
        # Three widening strokes, so weak that together they look like a rounded edge.
        soft = gradient(0, body.h, _alpha("#FFFFFF", 0.22), clear, _alpha(dark, 0.0), _alpha(dark, 0.06))
        for times in (1.6, 2.4, 3.2):
            _inner_stroke(painter, face, body.radius, times * stroke, soft)
    edge = gradient(0, body.h, _alpha("#FFFFFF", 0.95), _alpha("#FFFFFF", 0.45), _alpha(dark, 0.05), _alpha(dark, 0.22))
    _inner_stroke(painter, face, body.radius, stroke, edge)


def _plate(
    painter: QPainter, rect: QRectF, radius: float, tile_w: float, colours: tuple[QColor | str, QColor | str]
) -> None:
    """A piece of the coloured half with a light rim."""
    _fill(painter, rect, radius, gradient(rect.top(), rect.bottom(), *colours, slant=0.25 * rect.width()))
    stroke = max(1.0, BEVEL * tile_w)
    rim = gradient(rect.top(), rect.bottom(), _alpha("#FFFFFF", 0.42), _alpha("#FFFFFF", 0.16))
    _inner_stroke(painter, rect, radius, stroke, rim)


def _depth_below(painter: QPainter, body: Body, upper: tuple[QBrush, int], lower: tuple[QBrush, int]) -> None:
    """The two layers seen under a face: first the lower one, then the upper one over it."""
    (brush, depth), (low_brush, low_depth) = upper, lower
    _fill(painter, QRectF(0, 0, body.w, body.h + depth + low_depth), body.radius, low_brush)
    _fill(painter, QRectF(0, 0, body.w, body.h + depth), body.radius, brush)


def _lying(painter: QPainter, body: Body, back: Back, tint: FaceTint) -> None:
    edge = back.colours.edge
    middle = body.h + body.below_ivory
    ivory = gradient(body.h - body.radius / 2, middle, *SIDE)
    base = gradient(middle, body.h + body.below, edge, mixed(edge, "#000000", 0.18))
    _depth_below(painter, body, (ivory, body.below_ivory), (base, body.below_back))
    _face(painter, body, tint)


def _face_down(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    colours = back.colours
    middle = body.h + body.below_back
    base = gradient(middle, body.h + body.below, *SIDE)
    edge = gradient(body.h - body.radius / 2, middle, colours.edge, mixed(colours.edge, "#000000", 0.12))
    _depth_below(painter, body, (edge, body.below_back), (base, body.below_ivory))
    _plate(painter, body.face, body.radius, body.tile_w, (colours.light, colours.deep))


def _standing(painter: QPainter, body: Body, back: Back, tint: FaceTint) -> None:
    colours = back.colours
    top = -body.above
    back_brush = gradient(top, -body.above_ivory + body.radius, colours.light, colours.deep, colours.edge)
    _fill(painter, QRectF(0, top, body.w, body.h + body.above), body.radius, back_brush)
    edge = gradient(-body.above_ivory, 0, *EDGE_IVORY)
    _fill(painter, QRectF(0, -body.above_ivory, body.w, body.h + body.above_ivory), body.radius, edge)
    line = max(1.0, 0.012 * body.tile_w)
    _fill(painter, QRectF(0, -line, body.w, body.h + line), body.radius, mixed("#FFFFFF", SIDE[0], 0.75))
    _face(painter, body, tint)


def _across(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    colours = back.colours
    top = -body.above
    _fill(painter, QRectF(0, top, body.w, body.h + body.above), body.radius, QColor(ACROSS_IVORY))
    lit = mixed(colours.light, "#FFFFFF", 0.12)
    edge = gradient(-body.above_back, 0, lit, colours.light)
    _fill(painter, QRectF(0, -body.above_back, body.w, body.h + body.above_back), body.radius, edge)
    _plate(painter, body.face, body.radius, body.tile_w, (colours.deep, colours.edge))


def _side_band(
    painter: QPainter, rect: QRectF, radius: float, ivory: QBrush, back: QBrush, *, ivory_left: bool
) -> None:
    """A rounded rectangle, 58 % ivory on the outer side and back colour on the inner one."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    split = round(rect.width() * (IVORY_SHARE if ivory_left else 1 - IVORY_SHARE))
    painter.save()
    painter.setClipPath(shape)
    left, right = (ivory, back) if ivory_left else (back, ivory)
    painter.fillRect(QRectF(rect.left(), rect.top(), split, rect.height()), left)
    painter.fillRect(QRectF(rect.left() + split, rect.top(), rect.width() - split, rect.height()), right)
    painter.restore()


def _side(painter: QPainter, body: Body, back: Back, ivory_left: bool) -> None:
    colours = back.colours
    if body.below:
        south = QRectF(0, body.h - 2 * body.radius, body.w, body.below + 2 * body.radius)
        ivory = gradient(body.h, body.h + body.below, *SIDE)
        edge = gradient(body.h, body.h + body.below, colours.edge, mixed(colours.edge, "#000000", 0.15))
        _side_band(painter, south, body.radius, ivory, edge, ivory_left=ivory_left)
    seam = max(1.0, body.tile_w / 24)
    _fill(painter, QRectF(0, 0, body.w, body.h), body.radius, QColor(SEAM))
    top = QRectF(0, 0, body.w, body.h - seam)
    ivory = gradient(0, body.h, "#FEFAF1", "#F1E8D6")
    plate = gradient(0, body.h, mixed(colours.light, "#FFFFFF", 0.06), colours.deep)
    _side_band(painter, top, body.radius, ivory, plate, ivory_left=ivory_left)
    rim = gradient(0, body.h, _alpha("#FFFFFF", 0.55), _alpha("#FFFFFF", 0.0))
    _inner_stroke(painter, top, body.radius, max(1.0, 0.03 * body.tile_w), rim)


def _side_left(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    _side(painter, body, back, ivory_left=True)


def _side_right(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    _side(painter, body, back, ivory_left=False)


def _wall_layer(painter: QPainter, body: Body, back: Back) -> None:
    colours = back.colours
    ivory = gradient(body.h, body.h + body.below, mixed(SIDE[0], SIDE[1], 0.3), SIDE[1])
    edge = QBrush(QColor(colours.edge))
    _depth_below(painter, body, (edge, body.below_back), (ivory, body.below_ivory))
    _plate(painter, body.face, body.radius, body.tile_w, (colours.light, colours.deep))


def _wall_1(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    _wall_layer(painter, body, back)


def _wall_2(painter: QPainter, body: Body, back: Back, _tint: FaceTint) -> None:
    _wall_layer(painter, body, back)
    painter.save()
    painter.translate(0, -body.below)
    _wall_layer(painter, body, back)
    painter.restore()


_PAINTERS: dict[Pose, Callable[[QPainter, Body, Back, FaceTint], None]] = {
    Pose.STANDING: _standing,
    Pose.LYING: _lying,
    Pose.FACE_DOWN: _face_down,
    Pose.ACROSS: _across,
    Pose.SIDE_LEFT: _side_left,
    Pose.SIDE_RIGHT: _side_right,
    Pose.SIDE_LEFT_LAST: _side_left,
    Pose.SIDE_RIGHT_LAST: _side_right,
    Pose.WALL_1: _wall_1,
    Pose.WALL_2: _wall_2,
}


def paint_body(painter: QPainter, body: Body, pose: Pose, back: Back, tint: FaceTint) -> None:
    """Paint the body with the corner of its face at the origin of the painter."""
    _PAINTERS[pose](painter, body, back, tint)
