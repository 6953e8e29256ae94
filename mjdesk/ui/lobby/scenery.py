"""The street that the houses stand on: sky, moon, hills, ground; night in the dark look, dusk in the light one.

Painted once for each size and kept. Places are given for a street of 1366 × 486 and scaled to its height, so that a
wide window sees more of the hills and the houses keep their distances.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from mjdesk.shipped import asset
from mjdesk.ui.look import look
from mjdesk.ui.theme import colour

WIDE, HIGH = 1366.0, 486.0
_PICTURES: Final = 64  #: of houses, kept


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of an hour: the sky from above to the horizon, three rows of hills, trees, the ground."""

    sky: tuple[tuple[float, str], ...]
    hills: tuple[str, str, str]
    tree: str
    ground: tuple[str, str]
    moon: str
    stars: float


NIGHT: Final = Hour(
    ((0.0, "#1B2747"), (0.35, "#2C3A63"), (0.58, "#4A4A74"), (0.74, "#7C5F78"), (0.88, "#A8716F"), (1.0, "#A8716F")),
    ("#5A527A", "#464A72", "#363D5E"),
    "#34466C",
    ("#272B3A", "#171C26"),
    "#FFF3D6",
    0.75,
)
DUSK: Final = Hour(
    (
        (0.0, "#3F5C92"),
        (0.22, "#5F7CAE"),
        (0.42, "#9BAFCF"),
        (0.6, "#D9BFBE"),
        (0.76, "#F2C3A0"),
        (0.9, "#F6CFA4"),
        (1.0, "#F6CFA4"),
    ),
    ("#A893A8", "#8E86A4", "#77789A"),
    "#6E83A0",
    ("#8C8078", "#B9AC9C"),
    "#FFF8E6",
    0.0,
)

#: ridges as x and y along the street, from the far one to the near one
_RIDGES: Final = (
    (
        -400,
        262,
        -150,
        300,
        40,
        280,
        160,
        250,
        330,
        300,
        500,
        215,
        690,
        285,
        860,
        175,
        1010,
        235,
        1140,
        250,
        1250,
        125,
        1390,
        215,
        1600,
        160,
        1800,
        250,
    ),
    (
        -400,
        300,
        -120,
        345,
        90,
        372,
        220,
        322,
        400,
        345,
        560,
        300,
        760,
        352,
        960,
        262,
        1120,
        258,
        1230,
        250,
        1366,
        190,
        1560,
        240,
        1800,
        290,
    ),
    (
        -400,
        398,
        -60,
        402,
        200,
        408,
        420,
        418,
        640,
        404,
        820,
        396,
        960,
        352,
        1100,
        296,
        1226,
        256,
        1380,
        218,
        1560,
        262,
        1800,
        330,
    ),
)
_TREES: Final = ((276, 424, 1.0), (548, 416, 0.82), (886, 350, 0.78), (1046, 334, 0.82), (1120, 306, 0.62))


def hour() -> Hour:
    """The hour of the look."""
    return NIGHT if look().palette.dark else DUSK


def _ridge(ridge: tuple[int, ...]) -> QPainterPath:
    """A soft line through the points, closed at the foot."""
    points = list(zip(ridge[::2], ridge[1::2], strict=True))
    shape = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        shape.cubicTo(middle, y0, middle, y1, x1, y1)
    shape.lineTo(points[-1][0], HIGH + 200)
    shape.lineTo(points[0][0], HIGH + 200)
    shape.closeSubpath()
    return shape


def _tree(painter: QPainter, x: float, foot: float, size: float, now: Hour) -> None:
    painter.setBrush(colour("#2A2E40", 0.9))
    painter.drawRect(QRectF(x - 2.5 * size, foot - 26 * size, 5 * size, 26 * size))
    painter.setBrush(QColor(now.tree))
    for dx, dy, r in ((-12, -34, 17), (12, -36, 16), (0, -48, 18)):
        painter.drawEllipse(QPointF(x + dx * size, foot + dy * size), r * size, 0.92 * r * size)


def _sky(painter: QPainter, rect: QRectF, now: Hour, scale: float) -> None:
    above = QLinearGradient(0, rect.top(), 0, rect.bottom())
    for at, ink in now.sky:
        above.setColorAt(at, QColor(ink))
    painter.fillRect(rect, above)
    if now.stars:
        chance = Random(2026)
        for _ in range(90):
            x, y = rect.x() + chance.random() * rect.width(), rect.y() + chance.random() ** 1.6 * rect.height() * 0.62
            painter.setBrush(colour("#FFFFFF", now.stars * (0.25 + 0.75 * chance.random())))
            size = scale * (0.5 + 0.8 * chance.random())
            painter.drawEllipse(QPointF(x, y), size, size)


def _moon(painter: QPainter, now: Hour) -> None:
    at = QPointF(1096, 120)
    shine = QRadialGradient(at, 78)
    shine.setColorAt(0, colour(now.moon, 0.35))
    shine.setColorAt(1, colour(now.moon, 0.0))
    painter.setBrush(shine)
    painter.drawEllipse(at, 78, 78)
    painter.setBrush(QColor(now.moon))
    painter.drawEllipse(at, 23, 23)


def _mist(painter: QPainter, x: float, y: float, wide: float, high: float) -> None:
    painter.save()
    painter.translate(x, y)
    painter.scale(1, high / wide)
    veil = QRadialGradient(QPointF(0, 0), wide)
    veil.setColorAt(0, colour("#FFFFFF", 0.16))
    veil.setColorAt(1, colour("#FFFFFF", 0.0))
    painter.setBrush(veil)
    painter.drawEllipse(QPointF(0, 0), wide, wide)
    painter.restore()


@lru_cache(maxsize=4)
def _scenery(wide: int, high: int, now: Hour, foot: str) -> QPixmap:
    image = QImage(QSize(wide, high), QImage.Format.Format_RGB32)
    scale = min(wide / WIDE, high / HIGH)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        _sky(painter, QRectF(0, 0, wide, high), now, scale)
        painter.translate(wide / 2, high - HIGH * scale)
        painter.scale(scale, scale)
        painter.translate(-WIDE / 2, 0)
        if wide / scale > 1.2 * WIDE:  # the hills are as wide as they were drawn
            painter.translate(WIDE / 2, 0)
            painter.scale(wide / scale / (1.2 * WIDE), 1)
            painter.translate(-WIDE / 2, 0)
        _moon(painter, now)
        for n, (points, ink) in enumerate(zip(_RIDGES, now.hills, strict=True)):
            painter.setBrush(QColor(ink))
            painter.drawPath(_ridge(points))
            if n == 1:
                _mist(painter, 1010, 262, 240, 26)
                _mist(painter, 330, 360, 300, 24)
        for x, ground, size in _TREES:
            _tree(painter, x, ground, size, now)
        earth = QLinearGradient(0, 396, 0, HIGH)
        earth.setColorAt(0, colour(now.ground[0], 0.0))
        earth.setColorAt(0.42, QColor(now.ground[0]))
        earth.setColorAt(0.72, QColor(now.ground[1]))
        earth.setColorAt(1, QColor(foot))
        painter.fillRect(QRectF(-2000, 396, 6000, 200), earth)
    return QPixmap.fromImage(image)


def scenery(size: QSize, dpr: float) -> QPixmap:
    """The street without houses, for a widget of this size in logical px."""
    kept = _scenery(round(size.width() * dpr), round(size.height() * dpr), hour(), look().colour("bg").name())
    picture = QPixmap(kept)
    picture.setDevicePixelRatio(dpr)
    return picture


@lru_cache(maxsize=32)
def _drawing(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset("houses", f"{name}.svg")))


def house_size(name: str) -> tuple[float, float]:
    """Width and height of a house in units of the street."""
    size = _drawing(name).defaultSize()
    return size.width(), size.height()


#: pictures of houses, the one used last at the end
_pictures: Final[OrderedDict[tuple[str, bool, float, float], QPixmap]] = OrderedDict()


def is_drawn(name: str, lit: bool, scale: float, dpr: float) -> bool:
    """Whether there is a picture of a house already, which else takes some milliseconds."""
    return (name, lit, scale, dpr) in _pictures


def house_picture(name: str, lit: bool, scale: float, dpr: float) -> QPixmap:
    """A house at a scale of the street; dark where one may not enter. Kept, of so many houses and sizes."""
    key = name, lit, scale, dpr
    if key not in _pictures:
        _pictures[key] = _painted(name, lit, scale, dpr)
        if len(_pictures) > _PICTURES:
            _pictures.popitem(last=False)
    _pictures.move_to_end(key)
    return _pictures[key]


def _painted(name: str, lit: bool, scale: float, dpr: float) -> QPixmap:
    wide, high = house_size(name)
    picture = QPixmap(max(1, round(wide * scale * dpr)), max(1, round(high * scale * dpr)))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _drawing(name if lit else f"{name}-dark").render(painter, QRectF(0, 0, picture.width(), picture.height()))
    picture.setDevicePixelRatio(dpr)
    return picture
