"""Line icons and portraits as pixmaps, painted once for each size and colour.

Icons are black drawings on a 24 unit field that are tinted here; portraits are busts in a circle that wear one of
eleven outfits. Names are those of the files in ``assets/icons``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mjdesk.shipped import asset
from mjdesk.ui.theme import LIGHT, colour


@cache
def names() -> tuple[str, ...]:
    """The names of all icons, sorted."""
    return tuple(sorted(path.stem for path in asset("icons").glob("*.svg")))


@lru_cache(maxsize=128)
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset("icons", f"{name}.svg")))


def icon(name: str, px: float = 20, ink: str = LIGHT.ink, dpr: float = 1.0) -> QPixmap:
    """An icon of ``px`` logical pixels in a colour ``#RRGGBB``. Raises FileNotFoundError for an unknown name."""
    return _icon(name, max(1, round(px * dpr)), ink, dpr)


@lru_cache(maxsize=512)
def _icon(name: str, size: int, ink: str, dpr: float) -> QPixmap:
    drawing = _renderer(name)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), QColor(ink))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def qicon(name: str, px: float = 20, ink: str = LIGHT.ink, dpr: float = 1.0, off: str | None = None) -> QIcon:
    """The same as a ``QIcon``; ``off`` is the colour when disabled (45 % of ``ink`` if not given)."""
    result = QIcon(icon(name, px, ink, dpr))
    faded = icon(name, px, off or ink, dpr)
    if off is None:
        faded = _faded(faded, 0.45)
    result.addPixmap(faded, QIcon.Mode.Disabled)
    return result


def _faded(pixmap: QPixmap, opacity: float) -> QPixmap:
    result = QPixmap(pixmap.size())
    result.setDevicePixelRatio(pixmap.devicePixelRatio())
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        painter.setOpacity(opacity)
        painter.drawPixmap(0, 0, pixmap)
    return result


@dataclass(frozen=True, slots=True)
class Robe:
    """The colours of a plain robe."""

    robe: str
    dark: str
    trim: str


#: What the robe is drawn in; see ``tools/art/portraits.py``.
DRAWN: Final = Robe("#2F7F63", "#256B53", "#4FA286")
#: the plain clothes of each head
ROBES: Final = (
    DRAWN,
    Robe("#C4623A", "#A84F2B", "#E28E63"),
    Robe("#3F6A9A", "#325682", "#6E9AC8"),
    Robe("#7A5C3C", "#654A2E", "#B08D5B"),
    Robe("#94475C", "#7C384C", "#D0637A"),
    Robe("#6352A0", "#52438A", "#8E7FC8"),
)
HEADS: Final = len(ROBES)
OUTFITS: Final = 11  #: looks of a head: plain clothes and ten garments (``tools/art/outfits.py``)
PORTRAITS: Final = HEADS * OUTFITS
_GARMENT: Final = re.compile(r'<g id="robe">.*?</g>', re.DOTALL)


@lru_cache(maxsize=PORTRAITS)
def _bust(head: int, outfit: int) -> QSvgRenderer:
    text = asset("portraits", f"{head}.svg").read_text(encoding="utf-8")
    if outfit:
        worn = _GARMENT.search(asset("portraits", f"outfit-{outfit}.svg").read_text(encoding="utf-8"))
        assert worn is not None, "a garment is a group of this name"
        text = _GARMENT.sub(worn.group(), text)
    else:
        robe = ROBES[head]
        for drawn, wanted in ((DRAWN.robe, robe.robe), (DRAWN.dark, robe.dark), (DRAWN.trim, robe.trim)):
            text = text.replace(drawn, wanted)
    return QSvgRenderer(QByteArray(text.encode()))


def portrait(index: int, px: float = 48, dpr: float = 1.0, ring: str | None = None) -> QPixmap:
    """A round portrait of ``px`` logical pixels.

    ``index`` counts heads first, then outfits: 0–5 are the six heads in their plain clothes, and every six
    further come the same heads in the next garment; it wraps at 66. ``ring`` colours the rim, which is
    white otherwise.
    """
    return _portrait(index % PORTRAITS, max(4, round(px * dpr)), dpr, ring)


@lru_cache(maxsize=128)
def _portrait(index: int, size: int, dpr: float, ring: str | None) -> QPixmap:
    bust = _bust(index % HEADS, index // HEADS)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("#FFFFFF"))
        painter.setPen(Qt.PenStyle.NoPen)
        rim = max(1.0, size / 36 if ring is None else size / 22)
        painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        bust.render(painter, QRectF(0, 0, size, size))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("#FFFFFF", 0.72) if ring is None else QColor(ring), rim))
        painter.drawEllipse(QRectF(rim / 2 + 0.5, rim / 2 + 0.5, size - rim - 1, size - rim - 1))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
