"""The pictures on the faces: SVG drawings of ours, and hanzi painted from the font.

Everything is laid out on a field of 60 x 80 units that fills 94 % of the face.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform
from PySide6.QtSvg import QSvgRenderer

from mjdesk.engine.paohuzi.cards import is_card, is_red
from mjdesk.engine.paohuzi.words import card_name
from mjdesk.engine.tiles import FIRST_FLOWER, GREEN, RED, WHITE, Tile, is_flower
from mjdesk.shipped import asset
from mjdesk.ui.fonts import glyph_path
from mjdesk.ui.theme import INKS, Inks

FIELD_W: Final = 60.0
FIELD_H: Final = 80.0
ART_SHARE: Final = 0.94
ENGRAVING: Final = (0.25, 0.7)  #: where the white lower edge of a cut shape lies, in field units

NUMERALS: Final = "一二三四五六七八九"
WINDS: Final = "東南西北"
FLOWERS: Final = "春夏秋冬梅蘭菊竹"
#: Axis weights: few strokes need more ink, many strokes less, to look equally black.
_WEIGHTS: Final = {
    **dict.fromkeys("一二三六七八九", 830),
    **dict.fromkeys("四五中北西", 740),
    **dict.fromkeys("東南", 720),
    "萬": 690,
    "發": 690,
    **dict.fromkeys(FLOWERS, 700),
}
_WEIGHT_ELSE: Final = 680
#: Ink boxes of the numerals, width and height: a lone stroke would look too long, two too tall.
_NUMERAL_BOXES: Final = (
    (39, 31),
    (39, 25),
    (39.5, 28),
    (39, 29.5),
    (41, 30.5),
    (43, 33),
    (42, 32),
    (42.5, 31.5),
    (42.5, 32),
)
_FLOWER_INKS: Final = ("green", "red", "amber", "blue", "red", "blue", "amber", "green")
_AMBER_INK: Final = "#8A5A10"


@dataclass(frozen=True, slots=True)
class _Hanzi:
    """A character, the box its ink shall fill (centre, width, height in units) and its ink."""

    char: str
    x: float
    y: float
    w: float
    h: float
    ink: str
    rise: float = 1.0


def hanzi_of(kind: Tile, inks: Inks = INKS) -> tuple[_Hanzi, ...]:
    """The characters printed on a tile, or on a card drawn like one; none for dots, bamboos and the white dragon."""
    if kind < 9:
        width, height = _NUMERAL_BOXES[kind]
        return (
            _Hanzi(NUMERALS[kind], 30, 20.6, width, height, inks.black),
            _Hanzi("萬", 30, 58.6, 37.4, 34.6, inks.red),
        )
    if 27 <= kind < RED:
        return (_Hanzi(WINDS[kind - 27], 30, 40, 46.5, 51, inks.black, rise=1.1),)
    if kind == RED:
        return (_Hanzi("中", 30, 40, 43.5, 56, inks.red, rise=1.14),)
    if is_card(kind):  # where cards are drawn as small as tiles
        return (_Hanzi(card_name(kind).zh, 30, 40, 46, 54, inks.red if is_red(kind) else inks.black),)
    if kind == GREEN:
        return (_Hanzi("發", 30, 40, 47.5, 51.5, inks.green, rise=1.1),)
    if is_flower(kind):
        n = kind - FIRST_FLOWER
        name = _FLOWER_INKS[n]
        ink = _AMBER_INK if name == "amber" else str(getattr(inks, name))
        return (_Hanzi(FLOWERS[n], 11.4, 13.2, 17.4, 18, ink),)
    return ()


def drawing_of(kind: Tile) -> str | None:
    """File name of the drawing on a tile without suffix, or None where there is only hanzi."""
    if 9 <= kind < 27:
        return f"{kind % 9 + 1}{'ps'[kind // 9 - 1]}"
    if kind == WHITE:
        return "P"
    return f"{kind - FIRST_FLOWER + 1}h" if is_flower(kind) else None


def fitted(char: str, weight: int, box: QRectF, stretch: float = 1.16, rise: float = 1.0) -> QPainterPath:
    """The outline of a character, its ink scaled to fill the box.

    It may become ``stretch`` times wider or ``rise`` times taller than the font has it, no more. Text without
    ink, a space say, comes back as it is.
    """
    path = glyph_path(char, weight)
    ink = path.boundingRect()
    if ink.isEmpty():
        return path
    fit_x, fit_y = box.width() / ink.width(), box.height() / ink.height()
    scale_x, scale_y = min(fit_x, fit_y * stretch), min(fit_y, fit_x * rise)
    centre = ink.center()
    place = QTransform.fromTranslate(box.center().x(), box.center().y())
    place.scale(scale_x, scale_y)
    place.translate(-centre.x(), -centre.y())
    return place.map(path)


@lru_cache(maxsize=128)
def _hanzi_path(hanzi: _Hanzi) -> QPainterPath:
    box = QRectF(hanzi.x - hanzi.w / 2, hanzi.y - hanzi.h / 2, hanzi.w, hanzi.h)
    return fitted(hanzi.char, _WEIGHTS.get(hanzi.char, _WEIGHT_ELSE), box, rise=hanzi.rise)


@lru_cache(maxsize=128)
def _renderer(name: str, simple: bool, inks: Inks) -> QSvgRenderer:
    """A parsed drawing, in the inks asked for."""
    text = asset("tiles", "simple" if simple else "full", f"{name}.svg").read_text(encoding="utf-8")
    if inks != INKS:
        for field in ("red", "green", "blue"):
            text = text.replace(getattr(INKS, field), f"@{field}@")
        for field in ("red", "green", "blue"):
            text = text.replace(f"@{field}@", getattr(inks, field))
    return QSvgRenderer(QByteArray(text.encode()))


def paint_face(painter: QPainter, kind: Tile, simple: bool, inks: Inks = INKS) -> None:
    """Paint the picture of a kind on the 60 x 80 field of the painter's coordinates."""
    name = drawing_of(kind)
    if name is not None:
        _renderer(name, simple, inks).render(painter, QRectF(0, 0, FIELD_W, FIELD_H))
    painter.setPen(Qt.PenStyle.NoPen)
    for hanzi in hanzi_of(kind, inks):
        painter.setBrush(QColor(hanzi.ink))
        painter.drawPath(_hanzi_path(hanzi))


def field_transform(tile_w: int, turn: int) -> QTransform:
    """From the 60 x 80 field to the turned face whose upper left corner is the origin, in device px."""
    tile_h = round(tile_w * 4 / 3)
    w, h = (tile_h, tile_w) if turn % 180 else (tile_w, tile_h)
    place = QTransform.fromTranslate(w / 2, h / 2)
    place.rotate(turn)
    place.scale(ART_SHARE * tile_w / FIELD_W, ART_SHARE * tile_h / FIELD_H)
    place.translate(-FIELD_W / 2, -FIELD_H / 2)
    return place


def _tinted(shape: QImage, colour: QColor) -> QImage:
    """The same shape in one colour."""
    result = shape.copy()
    with QPainter(result) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(result.rect(), colour)
    return result


def engraved(art: QImage, unit: float) -> QImage:
    """Art as if cut into the ivory: a light lower edge beside it and a dark upper edge inside it.

    ``unit`` is the length of one field unit in device px. The light comes from above left on the screen,
    so this is done after the art was turned.
    """
    dx, dy = ENGRAVING[0] * unit, ENGRAVING[1] * unit
    result = QImage(art.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(0)
    shade = _tinted(art, QColor(0, 0, 0, 70))
    with QPainter(shade) as cut:
        cut.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        cut.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        cut.drawImage(QRectF(dx, dy, art.width(), art.height()), art, QRectF(art.rect()))
    with QPainter(result) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(
            QRectF(dx, dy, art.width(), art.height()), _tinted(art, QColor("#FFFFFF")), QRectF(art.rect())
        )
        painter.drawImage(0, 0, art)
        painter.drawImage(0, 0, shade)
    return result


def face_image(kind: Tile, tile_w: int, turn: int, inks: Inks = INKS, simple: bool = False) -> QImage:
    """The picture of a kind on a transparent face, ``tile_w`` device px wide before turning."""
    tile_h = round(tile_w * 4 / 3)
    w, h = (tile_h, tile_w) if turn % 180 else (tile_w, tile_h)
    art = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    art.fill(0)
    with QPainter(art) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(field_transform(tile_w, turn))
        paint_face(painter, kind, simple, inks)
    return art if simple else engraved(art, ART_SHARE * tile_w / FIELD_W)
