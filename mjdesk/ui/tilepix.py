"""Pictures of tiles, painted once for each look and kept: what the table and every page draw tiles with.

    tiles = TilePainter(dpr=2.0)
    tiles.draw_shadow(painter, 100, 50, 54, Pose.STANDING)
    tiles.draw(painter, 100, 50, TileLook(kind=4, width=54, pose=Pose.STANDING))

The position is always the upper left corner of the *face* (of the top plate where no face is seen; of the
lower layer's plate for a wall stack), in logical px. Faces are whole device pixels wide, so draw at whole
device pixels (:meth:`TilePainter.snap`) to keep edges crisp. Shadows are sprites of their own: draw the
shadows of a group first, or each will darken the tile before it. All sprites come out equal, bit by bit, for
equal looks.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.cardpix import CORNER as CARD_CORNER
from mjdesk.ui.cardpix import depth as card_depth
from mjdesk.ui.cardpix import paint_card
from mjdesk.ui.surfaces import paint_shadow
from mjdesk.ui.theme import INKS, Back, FaceTint, Inks, tile_shadow
from mjdesk.ui.tilebodies import paint_body
from mjdesk.ui.tilefaces import face_image
from mjdesk.ui.tilegeom import (
    SIDE_PITCH,
    SIDE_SOUTH,
    SIDE_WIDTH,
    SIMPLE_BELOW,
    WALL_LIFT,
    WALL_PITCH,
    WALL_SHORT,
    Body,
    Pose,
    body,
)
from mjdesk.ui.tilemarks import Mark, mark_bounds, paint_dim, paint_fold, paint_mark, paint_tab, tab_rect

__all__ = [
    "SIDE_PITCH",
    "SIDE_SOUTH",
    "SIDE_WIDTH",
    "WALL_LIFT",
    "WALL_PITCH",
    "WALL_SHORT",
    "Back",
    "CardLook",
    "Mark",
    "Pose",
    "Sprite",
    "TileLook",
    "TilePainter",
]

CACHE_PICTURES: Final = 512  #: pictures kept; a round shows three to four hundred, whatever the size of the window
CACHE_BYTES: Final = 96 << 20  #: and no more than this; a table of 136 tiles at 2560 px needs about 12 MB


@dataclass(frozen=True, slots=True)
class TileLook:
    """Everything that changes how a tile looks.

    ``width`` is the face width in logical px (the long side for walls). ``turn`` turns the art clockwise by
    0, 90, 180 or 270 degrees: 0 own seat, 270 right seat, 180 opposite, 90 left seat; for walls 90 means that
    the short side lies across the screen. An UNKNOWN kind that would show its face is painted face down.
    """

    kind: Tile = UNKNOWN
    width: float = 54.0
    pose: Pose = Pose.LYING
    turn: int = 0
    wild: bool = False
    skin: bool = False
    drawn: bool = False  #: drawn and discarded at once
    dim: bool = False  #: may not be discarded


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything that changes how a 跑胡子 card looks; sizes in logical px. UNKNOWN is a card face down."""

    kind: Tile = UNKNOWN
    width: float = 50.0
    height: float = 116.0
    drawn: bool = False  #: turned up from the stock
    dim: bool = False  #: may not be discarded


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture and where it lies, in logical px relative to the corner of the face.

    Draw ``pixmap`` at position + ``offset``. ``face`` is the face or top plate, ``body`` all of the tile.
    """

    pixmap: QPixmap
    offset: QPointF
    face: QRectF
    body: QRectF


class TilePainter:
    """Tile pictures for one screen density and one choice of back, inks and letters."""

    def __init__(  # noqa: PLR0917  (a painter is made in one place, from the settings in this order)
        self,
        dpr: float = 1.0,
        back: Back = Back.JADE,
        inks: Inks = INKS,
        wild_letter: str = "赖",
        skin_letter: str = "皮",
        win_letter: str = "胡",
    ) -> None:
        """``dpr`` is the device pixel ratio; letters are for the fold, the tab and the seal (W, S, … in English)."""
        self.dpr = dpr
        self.back = back
        self.inks = inks
        self.wild_letter = wild_letter
        self.skin_letter = skin_letter
        self.win_letter = win_letter
        self._bodies: dict[tuple[Body, Pose, FaceTint], QImage] = {}
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0

    # -- sprites ------------------------------------------------------------------------------------------

    def sprite(self, look: TileLook | CardLook) -> Sprite:
        """The picture of a tile or card, without shadow."""
        if isinstance(look, CardLook):
            return self.card(look.kind, look.width, look.height, drawn=look.drawn, dim=look.dim)
        return self._kept(look, lambda: self._paint_tile(look))

    def shadow(self, width: float, pose: Pose = Pose.LYING, turn: int = 0) -> Sprite:
        """The soft shadow a tile throws on the cloth."""
        return self._kept(("shadow", width, pose, turn), lambda: self._paint_shadow(self._body(width, pose, turn)))

    def card(
        self, kind: Tile, width: float, height: float, *, drawn: bool = False, dim: bool = False, wild: bool = False
    ) -> Sprite:
        """A 跑胡子 card of this size in logical px, without shadow; UNKNOWN is a card face down."""
        tint = FaceTint.DRAWN if drawn else FaceTint.WILD if wild else FaceTint.PLAIN
        return self._kept(
            ("card", kind, width, height, tint, dim),
            lambda: self._paint_card(kind, self._card(width, height), tint, dim),
        )

    def card_shadow(self, width: float, height: float) -> Sprite:
        """The soft shadow of such a card."""
        return self._kept(("card-shadow", width, height), lambda: self._paint_shadow(self._card(width, height)))

    def card_mark(self, mark: Mark, width: float, height: float) -> Sprite:
        """A ring, frame or foot-lane mark about such a card."""
        return self._kept(("card-mark", mark, width, height), lambda: self._paint_mark(mark, self._card(width, height)))

    def mark(self, mark: Mark, width: float, pose: Pose = Pose.LYING, turn: int = 0) -> Sprite:
        """A ring, frame or foot-lane mark about a tile of this width and pose."""
        return self._kept(
            ("mark", mark, width, pose, turn), lambda: self._paint_mark(mark, self._body(width, pose, turn))
        )

    def shadow_of(self, look: TileLook | CardLook) -> Sprite:
        """The shadow of a tile or card that looks so."""
        if isinstance(look, CardLook):
            return self.card_shadow(look.width, look.height)
        return self.shadow(look.width, look.pose, look.turn)

    def mark_of(self, mark: Mark, look: TileLook | CardLook) -> Sprite:
        """A mark about a tile or card that looks so."""
        if isinstance(look, CardLook):
            return self.card_mark(mark, look.width, look.height)
        return self.mark(mark, look.width, look.pose, look.turn)

    # -- drawing ------------------------------------------------------------------------------------------

    def snap(self, value: float) -> float:
        """The nearest logical coordinate that is a whole device pixel."""
        return round(value * self.dpr) / self.dpr

    def draw(self, painter: QPainter, x: float, y: float, look: TileLook | CardLook) -> None:
        """Draw a tile or card with the corner of its face at (x, y)."""
        self.draw_sprite(painter, x, y, self.sprite(look))

    def draw_lying(self, painter: QPainter, x: float, y: float, tile: Tile, width: float, **more: Any) -> None:
        """Draw a tile lying there with its shadow, its face corner at (x, y); one not known lies face down.

        A letter card stands in the place of a tile: narrower and a little higher. ``more`` is for its `TileLook`.
        """
        if is_card(tile):
            look: TileLook | CardLook = CardLook(tile, self.snap(0.62 * width), self.snap(1.5 * width))
            x, y = x + 0.19 * width, y - 0.08 * width
        elif tile == UNKNOWN:
            look = TileLook(UNKNOWN, width, Pose.FACE_DOWN)
        else:
            look = TileLook(tile, width, Pose.LYING, 0, **more)
        self.draw_sprite(painter, x, y, self.shadow_of(look))
        self.draw(painter, x, y, look)

    def draw_shadow(
        self, painter: QPainter, x: float, y: float, width: float, pose: Pose = Pose.LYING, *, turn: int = 0
    ) -> None:
        """Draw the shadow of a tile whose face corner is at (x, y)."""
        self.draw_sprite(painter, x, y, self.shadow(width, pose, turn))

    def draw_mark(
        self, painter: QPainter, x: float, y: float, mark: Mark, width: float, *, pose: Pose = Pose.LYING, turn: int = 0
    ) -> None:
        """Draw a mark about a tile whose face corner is at (x, y)."""
        self.draw_sprite(painter, x, y, self.mark(mark, width, pose, turn))

    def draw_sprite(self, painter: QPainter, x: float, y: float, sprite: Sprite) -> None:
        """Draw any sprite with the corner of its face at (x, y), moved to whole device pixels."""
        painter.drawPixmap(QPointF(self.snap(x), self.snap(y)) + sprite.offset, sprite.pixmap)

    # -- measures -----------------------------------------------------------------------------------------

    def face_rect(self, width: float, pose: Pose = Pose.LYING, turn: int = 0) -> QRectF:
        """The face of such a tile, its corner at the origin, in logical px."""
        return self._logical(self._body(width, pose, turn).face)

    def _body(self, width: float, pose: Pose, turn: int) -> Body:
        fixed = pose is Pose.ACROSS or pose.is_side
        return body(max(6, round(width * self.dpr)), pose, 0 if fixed else turn)

    def _card(self, width: float, height: float) -> Body:
        w, h = round(width * self.dpr), round(height * self.dpr)
        return Body(w, w, h, CARD_CORNER * w, below_ivory=card_depth(w))

    def _logical(self, rect: QRectF) -> QRectF:
        return QRectF(rect.x() / self.dpr, rect.y() / self.dpr, rect.width() / self.dpr, rect.height() / self.dpr)

    # -- painting -----------------------------------------------------------------------------------------

    def _kept(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        sprite = self._sprites.get(key)
        if sprite is None:
            sprite = self._sprites[key] = make()
            self._bytes += sprite.pixmap.width() * sprite.pixmap.height() * 4
            while len(self._sprites) > CACHE_PICTURES or (self._bytes > CACHE_BYTES and len(self._sprites) > 1):
                _, old = self._sprites.popitem(last=False)
                self._bytes -= old.pixmap.width() * old.pixmap.height() * 4
        else:
            self._sprites.move_to_end(key)
        return sprite

    def _sprite(self, image: QImage, bounds: QRectF, shape: Body) -> Sprite:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.dpr)
        return Sprite(pixmap, bounds.topLeft() / self.dpr, self._logical(shape.face), self._logical(shape.outline))

    def _body_image(self, shape: Body, pose: Pose, tint: FaceTint, bounds: QRectF) -> QImage:
        """The body without its picture; the same for all kinds, so it is painted once."""
        key = (shape, pose, tint)
        image = self._bodies.get(key)
        if image is None:
            image = _clear(bounds)
            with _painter(image, bounds) as painter:
                paint_body(painter, shape, pose, self.back, tint)
            if len(self._bodies) > 64:
                self._bodies.clear()
            self._bodies[key] = image
        return image

    def _paint_tile(self, look: TileLook) -> Sprite:
        if look.pose.shows_face and look.kind == UNKNOWN:
            look = replace(look, pose=Pose.FACE_DOWN, wild=False, skin=False)
        shape = self._body(look.width, look.pose, look.turn)
        plain = _body_bounds(shape, look.pose)
        face = look.pose.shows_face
        tint = FaceTint.DRAWN if look.drawn else FaceTint.WILD if look.wild else FaceTint.PLAIN
        ground = self._body_image(shape, look.pose, tint if face else FaceTint.PLAIN, plain)
        bounds = plain.united(tab_rect(shape, look.turn)) if face and look.skin else plain
        image = _clear(bounds)
        with _painter(image, bounds) as painter:
            painter.drawImage(plain.topLeft(), ground)
            if face:
                simple = shape.tile_w < SIMPLE_BELOW
                painter.drawImage(0, 0, face_image(look.kind, shape.tile_w, look.turn, self.inks, simple))
                if look.wild:
                    paint_fold(painter, shape, look.turn, self.wild_letter)
                if look.skin:
                    paint_tab(painter, shape, look.turn, self.skin_letter)
            if look.dim:
                paint_dim(painter, shape)
        return self._sprite(image, bounds, shape)

    def _paint_card(self, kind: Tile, shape: Body, tint: FaceTint, dim: bool) -> Sprite:
        image = _clear(shape.outline)
        with _painter(image, shape.outline) as painter:
            paint_card(painter, None if kind == UNKNOWN else kind, shape.w, shape.h, back=self.back, tint=tint)
            if dim:
                paint_dim(painter, shape)
        return self._sprite(image, shape.outline, shape)

    def _paint_shadow(self, shape: Body) -> Sprite:
        shadow = tile_shadow(shape.tile_w)
        reach = int(1.25 * shadow.blur + shadow.dy) + 2
        bounds = shape.outline.adjusted(-reach, -reach, reach, reach)
        image = _clear(bounds)
        with _painter(image, bounds) as painter:
            paint_shadow(painter, shape.outline, shape.radius, shadow)
        return self._sprite(image, bounds, shape)

    def _paint_mark(self, mark: Mark, shape: Body) -> Sprite:
        bounds = QRectF(mark_bounds(mark, shape, self.dpr).toAlignedRect())
        image = _clear(bounds)
        with _painter(image, bounds) as painter:
            paint_mark(painter, mark, shape, self.dpr, self.win_letter)
        return self._sprite(image, bounds, shape)


def _clear(bounds: QRectF) -> QImage:
    """A clear image for the bounds (whole device px)."""
    image = QImage(int(bounds.width()), int(bounds.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage, bounds: QRectF) -> QPainter:
    """A painter on an image for the bounds, its origin the face corner; end it before the image is let go."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-bounds.topLeft())
    return painter


def _body_bounds(shape: Body, pose: Pose) -> QRectF:
    """The outline, and for a stack of two the layer on top."""
    lift = shape.below if pose is Pose.WALL_2 else 0
    return shape.outline.adjusted(0, -lift, 0, 0)
