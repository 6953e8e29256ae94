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
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(light))
    if grainy:
        painter.fillRect(image.rect(), QBrush(_grain()))
    painter.end()
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
def _shadow(w: float, h: float, radius: float, shadow: Shadow, dpr: float, *, hollow: bool) -> QPixmap:
    margin = shadow_margin(shadow)
    pixmap = QPixmap(round((w + 2 * margin) * dpr), round((h + 2 * margin) * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(margin, margin, w, h)
    paint_shadow(painter, rect, radius, shadow)
    if hollow:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return pixmap


def shadow_pixmap(
    width: float, height: float, radius: float, shadow: Shadow, dpr: float = 1.0, *, hollow: bool = False
) -> QPixmap:
    """The shadow of a rounded rectangle of this size, kept for the last 64 shapes.

    Draw it at ``(x - m, y - m)`` with ``m = shadow_margin(shadow)``. ``hollow`` leaves the inside clear, for
    things one can see through.
    """
    return _shadow(width, height, radius, shadow, dpr, hollow=hollow)


@lru_cache(maxsize=32)
def _glass(w: float, h: float, radius: float, felt: Felt, *, alpha: float, dpr: float) -> QPixmap:
    margin = shadow_margin(SHADOW_GLASS)
    pixmap = QPixmap(_shadow(w, h, radius, SHADOW_GLASS, dpr, hollow=True))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(margin, margin, w, h)
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.fillPath(shape, colour(felt.glass, alpha))
    painter.setPen(QPen(colour("#FFFFFF", GLASS_EDGE_ALPHA), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)
    painter.end()
    return pixmap


def glass_pixmap(
    width: float,
    height: float,
    felt: Felt = PINE,
    radius: float = RADIUS.glass,
    *,
    action: bool = False,
    dpr: float = 1.0,
) -> QPixmap:
    """A glass panel with its shadow. Draw it at ``(x - m, y - m)`` with ``m = shadow_margin(SHADOW_GLASS)``."""
    alpha = felt.action_alpha if action else felt.glass_alpha
    return _glass(width, height, radius, felt, alpha=alpha, dpr=dpr)


def draw_glass(  # noqa: PLR0917  (drawn from one place, in this order)
    painter: QPainter,
    rect: QRectF,
    felt: Felt = PINE,
    radius: float = RADIUS.glass,
    action: bool = False,
    dpr: float = 1.0,
) -> None:
    """Draw a glass panel with its shadow at ``rect`` from the cache."""
    margin = shadow_margin(SHADOW_GLASS)
    pixmap = glass_pixmap(rect.width(), rect.height(), felt, radius, action=action, dpr=dpr)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), pixmap)


def draw_shadow(
    painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, dpr: float = 1.0, *, hollow: bool = False
) -> None:
    """Draw the shadow of ``rect`` from the cache."""
    margin = shadow_margin(shadow)
    pixmap = shadow_pixmap(rect.width(), rect.height(), radius, shadow, dpr, hollow=hollow)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), pixmap)
