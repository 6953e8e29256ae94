"""Every pattern of a rule system with a hand that has it: name, worth and meaning on paper, the hand on felt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say
from mjdesk.ui.learn.examples import examples
from mjdesk.ui.learn.strip import Strip, paint_strip
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow, felt_pixmap
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, SHADOW_CARD_DARK
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import line_height, named, paragraph, width_of, write, write_paragraph

_TWO = 920  #: from this width on, in units, there are two columns
_TILE = 29.0
_FELT = 66.0  #: height of the strip of felt
_LETTERS_EDGE = 30.0  #: over and under letter cards, together
_UP = 0.07  #: of its width, half the depth of a tile


@dataclass(frozen=True, slots=True)
class Shown:
    """A pattern as it is shown, in the current language."""

    name: str
    worth: str
    text: str
    strip: Strip


def shown(system: RuleSystem) -> list[Shown]:
    """The patterns of a system in their order."""
    found = []
    for pattern in system.patterns:
        example = examples(system.id)[pattern.id]
        strip = Strip(example.hand, example.melds, example.tile, example.special)
        found.append(Shown(say(pattern.name), say(pattern.value), say(pattern.help), strip))
    return found


class Gallery(Page):
    """The cards, in one column or two."""

    def __init__(self) -> None:
        super().__init__()
        self.system: RuleSystem = next(iter(SYSTEMS.values()))
        self._cards: list[tuple[QRectF, Shown]] = []

    def show_system(self, system: RuleSystem) -> None:
        """Show the patterns of a system."""
        self.system = system
        named(self, lambda: say(self.system.name))
        self._restyle()

    def place(self) -> None:
        px, patterns = look().px, shown(self.system)
        columns = 2 if self.width() >= px(_TWO) else 1
        gap, edge = px(16), px(6)
        wide = (self.width() - 2 * edge - (columns - 1) * gap) / columns
        bottoms, self._cards = [edge] * columns, []
        for pattern in patterns:  # each goes where there is most room
            column = bottoms.index(min(bottoms))
            rect = QRectF(edge + column * (wide + gap), bottoms[column], wide, self._height(pattern, wide))
            self._cards.append((rect, pattern))
            bottoms[column] = rect.bottom() + gap
        self.setAccessibleDescription("\n".join(f"{p.name} {p.worth} {p.text}" for p in patterns))
        height = round(max(bottoms) + px(14))
        if height != self.height():
            self.setFixedHeight(height)

    def _lines(self, pattern: Shown, wide: float) -> list[str]:
        return paragraph(pattern.text, look().font(14), wide - look().px(40))

    def _tile_wide(self, pattern: Shown, wide: float) -> float:
        """The width of the tiles on a card that is so wide."""
        px = look().px
        return look().tiles(self.devicePixelRatioF()).snap(min(px(_TILE), (wide - px(40)) / pattern.strip.length()))

    def _felt_high(self, pattern: Shown, wide: float) -> float:
        """The height of the strip of felt: letter cards are tall."""
        px, tall = look().px, pattern.strip.letters
        return pattern.strip.height(self._tile_wide(pattern, wide)) + px(_LETTERS_EDGE) if tall else px(_FELT)

    def _height(self, pattern: Shown, wide: float) -> float:
        px = look().px
        return (
            self._felt_high(pattern, wide)
            + px(46)
            + line_height(look().font(14)) * len(self._lines(pattern, wide))
            + px(14)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            seen = QRectF(event.rect())
            for rect, pattern in self._cards:
                if rect.adjusted(-30, -30, 30, 30).intersects(seen):
                    self._paint_card(painter, rect, pattern)

    def _paint_card(self, painter: QPainter, rect: QRectF, pattern: Shown) -> None:
        px, dpr, radius = look().px, self.devicePixelRatioF(), look().px(RADIUS.card)
        draw_shadow(painter, rect, radius, SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD, dpr)
        shape = QPainterPath()
        shape.addRoundedRect(rect, radius, radius)
        painter.fillPath(shape, look().colour("raised"))
        felt = QRectF(rect.x(), rect.y(), rect.width(), self._felt_high(pattern, rect.width()))
        painter.save()
        painter.setClipPath(shape)
        painter.drawPixmap(felt.topLeft(), felt_pixmap(felt.width(), felt.height(), look().felt, dpr))
        painter.restore()
        tiles = look().tiles(dpr)
        width = self._tile_wide(pattern, rect.width())
        at = QPointF(felt.x() + px(20), felt.center().y() - pattern.strip.height(width) / 2 - width * _UP)
        paint_strip(painter, tiles, pattern.strip, at, width)
        self._paint_words(painter, QRectF(rect.x() + px(20), felt.bottom(), rect.width() - px(40), 0), pattern)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _paint_words(self, painter: QPainter, rect: QRectF, pattern: Shown) -> None:
        px, name, small = look().px, look().font(18, 700), look().font(14)
        worth = width_of(pattern.worth, small) + 2
        head = QRectF(rect.x(), rect.y() + px(10), rect.width(), px(32))
        write(painter, head.adjusted(0, 0, -worth - px(10), 0), pattern.name, name, look().colour("ink"))
        write(painter, head, pattern.worth, small, look().colour("accent_ink"), align=Qt.AlignmentFlag.AlignRight)
        lines = paragraph(pattern.text, small, rect.width())
        below = QRectF(rect.x(), head.bottom() + px(2), rect.width(), line_height(small) * len(lines))
        write_paragraph(painter, below, lines, small, look().colour("ink2"))
