"""A hand drawn in a row: concealed tiles, the winning one apart in its frame, melds at the right.

Letter cards are as tall as they are on their table, and stand in the sets that a person would fan them in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.paohuzi.facts import columns
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.cardtable.drawing import paint_cards
from mjdesk.ui.tilegeom import FACE_RATIO
from mjdesk.ui.tilepix import Mark, Pose, TileLook, TilePainter

_PLAIN = Special()
_STEP = 1.03  #: from tile to tile, in tile widths
_GAP = 0.34  #: before the winning tile and each meld
_TALL = 2.5  #: height of a letter card, in its widths


@dataclass(frozen=True, slots=True)
class Strip:
    """What is drawn; ``win`` is None for a hand that waits."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    win: Tile | None = None
    special: Special = _PLAIN

    @property
    def letters(self) -> bool:
        """Whether it is a hand of letter cards."""
        return any(map(is_card, self.hand)) or any(is_card(meld.tiles[-1]) for meld in self.melds)

    def height(self, width: float) -> float:
        """The height of a tile that is so wide, without its depth."""
        return width * (_TALL if self.letters else FACE_RATIO)

    def _concealed(self) -> Iterator[tuple[Tile, ...]]:
        """The concealed tiles in what stands together."""
        if self.letters:
            return iter(columns((*self.hand, self.win) if self._joins and self.win is not None else self.hand))
        wild = self.special.wild
        return iter((tuple(sorted(self.hand, key=lambda tile: (tile not in wild, tile))),))

    @property
    def _joins(self) -> bool:
        """Whether the winning card stands in its set; a fourth beside three of a kind may be of another one."""
        return self.letters and self.win is not None and self.hand.count(self.win) < 3

    def places(self) -> Iterator[tuple[Tile, float, bool]]:
        """Each tile, where it begins in tile widths from the left, and whether it is the winning one."""
        x = 0.0
        sets = list(self._concealed())
        last = max((n for n, together in enumerate(sets) if self.win in together), default=-1) if self._joins else -1
        for number, together in enumerate(sets):
            x += _GAP if number else 0.0
            won = len(together) - 1 - together[::-1].index(self.win) if number == last and self.win is not None else -1
            for place, tile in enumerate(together):
                yield tile, x, place == won
                x += _STEP
        if self.win is not None and not self._joins:
            yield self.win, x + _GAP, True
            x += _GAP + _STEP
        for meld in self.melds:
            x += _GAP
            for tile in _seen(meld):
                yield tile, x, False
                x += _STEP

    def length(self) -> float:
        """The width of the row in tile widths."""
        return max((x for _, x, _ in self.places()), default=0.0) + 1


def _seen(meld: Meld) -> Sequence[Tile]:
    """The tiles of a meld as they lie: a concealed kong shows the two in the middle."""
    if meld.kind is MeldKind.GANG_CONCEALED and len(meld.tiles) == 4:
        return (UNKNOWN, *meld.tiles[1:3], UNKNOWN)
    return meld.tiles


def paint_strip(painter: QPainter, tiles: TilePainter, strip: Strip, corner: QPointF, width: float) -> None:
    """Draw a row whose tiles are ``width`` px wide, its upper left corner at a point."""
    if strip.letters:
        _paint_letters(painter, tiles, strip, corner, width)
        return
    y = corner.y()
    placed = [(tile, corner.x() + at * width, winning) for tile, at, winning in strip.places()]
    for tile, at, _ in placed:
        tiles.draw_shadow(painter, at, y, width, _pose(tile))
    for tile, at, _ in placed:
        wild, skin = tile in strip.special.wild, tile in strip.special.skins
        tiles.draw(painter, at, y, TileLook(tile, width, _pose(tile), 0, wild, skin))
    for _, at, winning in placed:
        if winning:
            tiles.draw_mark(painter, at, y, Mark.WINNING, width)


def _paint_letters(painter: QPainter, tiles: TilePainter, strip: Strip, corner: QPointF, width: float) -> None:
    high = tiles.snap(strip.height(width))
    placed = [(tile, corner.x() + at * width, winning) for tile, at, winning in strip.places()]
    paint_cards(painter, tiles, [(tile, at, corner.y()) for tile, at, _ in placed], width, high)
    for _, at, winning in placed:
        if winning:
            tiles.draw_sprite(painter, at, corner.y(), tiles.card_mark(Mark.WINNING, width, high))


def _pose(tile: Tile) -> Pose:
    return Pose.FACE_DOWN if tile == UNKNOWN else Pose.LYING
