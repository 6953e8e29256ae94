"""Cards drawn on panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter

from mjdesk.engine.tiles import Tile
from mjdesk.ui.table.glass import Style
from mjdesk.ui.tilepix import TilePainter

CARD, CARD_HIGH, PITCH, BETWEEN = 22.0, 58.0, 23.0, 8.0  #: in buttons (ui.md 1); between groups


def paint_cards(
    painter: QPainter, tiles: TilePainter, cards: Iterable[tuple[Tile, float, float]], w: float, h: float
) -> None:
    """Draw cards of one size, each with its corner, the shadows first."""
    placed = list(cards)
    for _, x, y in placed:
        tiles.draw_sprite(painter, x, y, tiles.card_shadow(w, h))
    for tile, x, y in placed:
        tiles.draw_sprite(painter, x, y, tiles.card(tile, w, h))


def row_width(style: Style, groups: Sequence[Sequence[Tile]], scale: float = 1.0) -> float:
    """How wide groups of cards are side by side."""
    cards = sum(map(len, groups))
    if not cards:
        return 0.0
    return style.gx(scale * (cards * PITCH + (len(groups) - 1) * BETWEEN) - 1)


def paint_row(
    painter: QPainter, style: Style, groups: Sequence[Sequence[Tile]], at: tuple[float, float], scale: float = 1.0
) -> list[float]:
    """Draw groups side by side; returns the left edge of each card."""
    x, y = at
    placed = []
    for group in groups:
        for tile in group:
            placed.append((tile, x, y))
            x += style.gx(scale * PITCH)
        x += style.gx(scale * BETWEEN)
    paint_cards(painter, style.tiles, placed, style.gx(scale * CARD), style.gx(scale * CARD_HIGH))
    return [left for _, left, _ in placed]
