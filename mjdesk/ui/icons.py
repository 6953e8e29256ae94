"""Line icons and portraits as pixmaps, painted once for each size and colour.

Icons are black drawings on a 24 unit field that are tinted here; portraits are busts in a circle whose robe
takes one of eleven outfits. Names are those of the files in ``assets/icons``.
"""

from __future__ import annotations

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
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(ink))
    painter.end()
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
    painter = QPainter(result)
    painter.setOpacity(opacity)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return result


@dataclass(frozen=True, slots=True)
class Outfit:
    """The colours of a robe."""

    robe: str
    dark: str
    trim: str


#: What the robe is drawn in; see ``tools/art/portraits.py``.
DRAWN: Final = Outfit("#2F7F63", "#256B53", "#4FA286")
OUTFITS: Final = (
    DRAWN,
    Outfit("#C4623A", "#A84F2B", "#E28E63"),
    Outfit("#3F6A9A", "#325682", "#6E9AC8"),
    Outfit("#7A5C3C", "#654A2E", "#B08D5B"),
    Outfit("#94475C", "#7C384C", "#D0637A"),
    Outfit("#6352A0", "#52438A", "#8E7FC8"),
    Outfit("#2B8A8A", "#207272", "#62BDB8"),
    Outfit("#B98A2E", "#9C7222", "#E7BE68"),
    Outfit("#4A525C", "#3A4149", "#8D98A5"),
    Outfit("#A8342E", "#8C2823", "#E0B04C"),
    Outfit("#28323B", "#1D252C", "#C79A45"),
)
HEADS: Final = 6
PORTRAITS: Final = HEADS * len(OUTFITS)


@lru_cache(maxsize=PORTRAITS)
def _bust(head: int, outfit: int) -> QSvgRenderer:
    text = asset("portraits", f"{head}.svg").read_text(encoding="utf-8")
    worn = OUTFITS[outfit]
    for drawn, wanted in ((DRAWN.robe, worn.robe), (DRAWN.dark, worn.dark), (DRAWN.trim, worn.trim)):
        text = text.replace(drawn, wanted)
    return QSvgRenderer(QByteArray(text.encode()))


def portrait(index: int, px: float = 48, dpr: float = 1.0, ring: str | None = None) -> QPixmap:
    """A round portrait of ``px`` logical pixels.

    ``index`` counts heads first, then outfits: 0–5 are the six heads, each in a robe of its own, and every
    six further come the same heads in the next robe; it wraps at 66. ``ring`` colours the rim, which is
    white otherwise.
    """
    return _portrait(index % PORTRAITS, max(4, round(px * dpr)), dpr, ring)


@lru_cache(maxsize=128)
def _portrait(index: int, size: int, dpr: float, ring: str | None) -> QPixmap:
    head, step = index % HEADS, index // HEADS
    bust = _bust(head, (head + step) % len(OUTFITS))
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
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
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
