"""What tiles and panels lie on and under: felt, soft shadows, panels of dark glass.

Each is painted once for its size and kept; nothing here is a live effect. Sizes are logical pixels.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, erfc, sqrt
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from mjdesk.ui.theme import GLASS_EDGE_ALPHA, PINE, RADIUS, SHADOW_GLASS, Felt, Shadow, colour

GRAIN_MAX_WIDTH = 2000  #: device px above which no grain is added; it would not be seen
_STEPS = 16


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A square of 16-bit noise, 0 to 1 level of an 8-bit channel, to lay over dark colours."""
    size = 128
    level = 257 * 65535 // (65535 - 70 * 257)
    one = [(level * value // 256).to_bytes(2, "little") * 4 for value in range(256)]
    words = b"".join([one[value] for value in Random(1368).randbytes(size * size)])
    # Premultiplied white of a tiny opacity adds that many 1/65535 to each channel.
    image = QImage(words, size, size, size * 8, QImage.Format.Format_RGBA64_Premultiplied)
    return image.copy()


def felt_image(size: QSize, felt: Felt = PINE) -> QImage:
    """The cloth of a window of ``size`` device px: light in the upper middle, with a fine grain."""
    w, h = size.width(), size.height()
    grainy = w <= GRAIN_MAX_WIDTH
    image = QImage(size, QImage.Format.Format_RGBX64 if grainy else QImage.Format.Format_RGB32)
    light = QRadialGradient(QPointF(0.5 * w, 0.42 * h), 0.62 * max(w, 1.2 * h))
    light.setColorAt(0.0, QColor(felt.inner))
    light.setColorAt(0.55, QColor(felt.middle))
    light.setColorAt(1.0, QColor(felt.outer))
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), QBrush(light))
        if grainy:
            painter.fillRect(image.rect(), QBrush(_grain()))
    return image.convertToFormat(QImage.Format.Format_RGB32)


@lru_cache(maxsize=4)
def _felt(w: int, h: int, felt: Felt) -> QPixmap:
    return QPixmap.fromImage(felt_image(QSize(w, h), felt))


def felt_pixmap(width: float, height: float, felt: Felt = PINE, dpr: float = 1.0) -> QPixmap:
    """The cloth for a window of this logical size; the last four sizes are kept."""
    result = QPixmap(_felt(max(1, round(width * dpr)), max(1, round(height * dpr)), felt))
    result.setDevicePixelRatio(dpr)
    return result


def _fade(reach: float, radius: float, shadow: Shadow) -> list[tuple[float, QColor]]:
    """Gradient stops from the heart of a corner (0) to where the shadow ends (1).

    The shadow of an edge is a Gaussian step; ``reach`` is the length of the gradient, the edge lies at
    ``radius`` from its start.
    """
    sigma = max(0.01, shadow.blur / 2)
    stops = []
    for n in range(_STEPS + 1):
        at = n / _STEPS
        strength = 0.5 * erfc((at * reach - radius) / (sigma * sqrt(2)))
        stops.append((at, colour(shadow.colour, shadow.alpha * strength if n < _STEPS else 0.0)))
    return stops


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow) -> None:
    """Paint the soft shadow of a rounded rectangle; ``rect`` is the thing that throws it.

    Corners are radial and edges linear gradients over the same stops, so they meet without a seam.
    """
    rect = rect.translated(0, shadow.dy)
    heart = min(radius + 0.8 * shadow.blur, rect.width() / 2, rect.height() / 2)
    reach = heart + 1.25 * shadow.blur
    stops = _fade(reach, heart, shadow)
    inner = rect.adjusted(heart, heart, -heart, -heart)
    painter.save()
    # Without antialiasing each pixel belongs to one piece only: no light or dark seams between them.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    corners = (
        (inner.topLeft(), -1, -1),
        (inner.topRight(), 1, -1),
        (inner.bottomLeft(), -1, 1),
        (inner.bottomRight(), 1, 1),
    )
    for point, dx, dy in corners:
        fade = QRadialGradient(point, reach)
        for at, ink in stops:
            fade.setColorAt(at, ink)
        painter.fillRect(QRectF(point, QSizeF(reach * dx, reach * dy)).normalized(), QBrush(fade))
    edges = (
        (QRectF(inner.left(), inner.top() - reach, inner.width(), reach), inner.topLeft(), QPointF(0, -reach)),
        (QRectF(inner.left(), inner.bottom(), inner.width(), reach), inner.bottomLeft(), QPointF(0, reach)),
        (QRectF(inner.left() - reach, inner.top(), reach, inner.height()), inner.topLeft(), QPointF(-reach, 0)),
        (QRectF(inner.right(), inner.top(), reach, inner.height()), inner.topRight(), QPointF(reach, 0)),
    )
    for area, start, way in edges:
        if area.width() > 0 and area.height() > 0:
            line = QLinearGradient(start, start + way)
            for at, ink in stops:
                line.setColorAt(at, ink)
            painter.fillRect(area, QBrush(line))
    if inner.width() > 0 and inner.height() > 0:
        painter.fillRect(inner, stops[0][1])
    painter.restore()


def shadow_margin(shadow: Shadow) -> float:
    """How far a shadow reaches beyond the thing that throws it: whole px, so that pictures of it are not resampled."""
    return ceil(1.25 * shadow.blur + abs(shadow.dy) + 1)


@lru_cache(maxsize=64)
def _shadow(w: int, h: int, radius: float, shadow: Shadow, dpr: float, *, hollow: bool) -> QPixmap:
    """The shadow of a rounded rectangle of w × h device px, with its margin; without a device pixel ratio."""
    margin, rect = shadow_margin(shadow), QRectF(0, 0, w / dpr, h / dpr)
    pixmap = QPixmap(round(w + 2 * margin * dpr), round(h + 2 * margin * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dpr, dpr)
        painter.translate(margin, margin)
        paint_shadow(painter, rect, radius, shadow)
        if hollow:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.GlobalColor.black)
            painter.drawRoundedRect(rect, radius, radius)
    return pixmap


@lru_cache(maxsize=64)
def _glass(w: int, h: int, radius: float, felt: Felt, *, alpha: float, dpr: float) -> QPixmap:
    """A glass panel of w × h device px with its shadow; without a device pixel ratio."""
    margin, rect = shadow_margin(SHADOW_GLASS), QRectF(0, 0, w / dpr, h / dpr)
    pixmap = QPixmap(_shadow(w, h, radius, SHADOW_GLASS, dpr, hollow=True))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dpr, dpr)
        painter.translate(margin, margin)
        shape = QPainterPath()
        shape.addRoundedRect(rect, radius, radius)
        painter.fillPath(shape, colour(felt.glass, alpha))
        painter.setPen(QPen(colour("#FFFFFF", GLASS_EDGE_ALPHA), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)
    return pixmap


def _least(size: QSizeF, radius: float, shadow: Shadow, dpr: float, *, stretch: bool) -> tuple[int, int]:
    """Device px of the smallest rectangle whose corners are those of a rectangle of this logical size.

    It has one column and one row in its middle that may be repeated.
    """
    whole = round(size.width() * dpr), round(size.height() * dpr)
    if not stretch:
        return whole
    corner = 2 * ceil((radius + 0.8 * shadow.blur) * dpr) + 1
    return min(whole[0], corner), min(whole[1], corner + 2 * ceil(abs(shadow.dy) * dpr))


def _stretched(painter: QPainter, at: QPointF, picture: QPixmap, size: tuple[int, int]) -> None:
    """Draw a picture at ``size`` in device px, its middle column and row repeated."""
    to_device = painter.deviceTransform()
    scale, left, top = to_device.m11(), to_device.dx(), to_device.dy()
    x, y = round(scale * at.x() + left), round(scale * at.y() + top)
    columns = _pieces(picture.width(), size[0])
    rows = _pieces(picture.height(), size[1])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for row, from_y, high, to_high in rows:
        for column, from_x, wide, to_wide in columns:
            target = QRectF((x + column - left) / scale, (y + row - top) / scale, to_wide / scale, to_high / scale)
            painter.drawPixmap(target, picture, QRectF(from_x, from_y, wide, high))
    painter.restore()


def _pieces(length: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """How a length of a picture becomes another: (target, source, source length, target length) of each piece."""
    if wanted <= length:
        return ((0, 0, length, length),)
    half, rest = length // 2, length - length // 2 - 1
    middle = wanted - half - rest
    return ((0, 0, half, half), (half, half, 1, middle), (half + middle, half + 1, rest, rest))


def _may_stretch(painter: QPainter, dpr: float) -> bool:
    """Whether device pixels stay whole: neither turned nor scaled otherwise than the screen is."""
    to_device = painter.deviceTransform()
    return to_device.m12() == to_device.m21() == 0 and to_device.m11() == to_device.m22() == dpr


def draw_glass(  # noqa: PLR0917  (drawn from one place, in this order)
    painter: QPainter,
    rect: QRectF,
    felt: Felt = PINE,
    radius: float = RADIUS.glass,
    action: bool = False,
    dpr: float = 1.0,
) -> None:
    """Draw a glass panel with its shadow at ``rect``; one picture serves all larger panels. An empty one is none."""
    if rect.isEmpty():
        return
    alpha = felt.action_alpha if action else felt.glass_alpha
    w, h = _least(rect.size(), radius, SHADOW_GLASS, dpr, stretch=_may_stretch(painter, dpr))
    _put(painter, rect, _glass(w, h, radius, felt, alpha=alpha, dpr=dpr), SHADOW_GLASS, dpr)


def draw_shadow(
    painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, dpr: float = 1.0, *, hollow: bool = False
) -> None:
    """Draw the shadow of ``rect``; one picture serves all larger shapes with these corners. An empty one has none.

    ``hollow`` leaves the inside clear, for things one can see through.
    """
    if rect.isEmpty():
        return
    w, h = _least(rect.size(), radius, shadow, dpr, stretch=_may_stretch(painter, dpr))
    _put(painter, rect, _shadow(w, h, radius, shadow, dpr, hollow=hollow), shadow, dpr)


def _put(painter: QPainter, rect: QRectF, picture: QPixmap, shadow: Shadow, dpr: float) -> None:
    """Draw a picture with the margin of a shadow around a rectangle."""
    margin = shadow_margin(shadow)
    at = rect.topLeft() - QPointF(margin, margin)
    if _may_stretch(painter, dpr):
        around = 2 * margin * dpr
        _stretched(painter, at, picture, (round(rect.width() * dpr + around), round(rect.height() * dpr + around)))
    else:
        painter.drawPixmap(QRectF(at, QSizeF(picture.size()) / dpr), picture, QRectF(picture.rect()))
