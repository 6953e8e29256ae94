"""The strip of felt where hands lie open in sets: each with its name and what it counts, the winner's large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mjdesk.engine.rules.values import CountedSet
from mjdesk.ui.cardtable.drawing import paint_cards
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import WinnerHand
from mjdesk.ui.settlement.band import Band
from mjdesk.ui.settlement.timeline import Timeline
from mjdesk.ui.tilepix import Mark
from mjdesk.ui.widgets.base import width_of, write

CARD, HIGH, STEP, BETWEEN = 34.0, 84.0, 35.0, 17.0
SMALL, SMALL_HIGH, SMALL_STEP, SMALL_BETWEEN = 17.0, 42.0, 17.6, 8.0
LARGER: Final = 1.3  #: without a winner
UNITS: Final = 280.0  #: height of the strip
NARROW: Final = 1000  #: units of width under which the other hands stand under each other
ROW: Final = 52  #: units


def row_width(sets: Sequence[CountedSet], step: float, between: float) -> float:
    """How wide a hand is in units."""
    return sum(len(each.tiles) for each in sets) * step + (len(sets) - 1) * between


class SetsBand(Band):
    """The strip. The other hands lie below that of the winner, smaller; without a winner all are alike."""

    def units(self, width: float) -> float:
        return UNITS + (ROW if width < look().px(NARROW) else 0)

    def timeline(self) -> Timeline:
        if self.win is None:
            return Timeline(0, 0)
        return Timeline(len(self.model.hands[self.win.seat]), len(self.win.lines))

    def _paint_tiles(self, painter: QPainter, win: WinnerHand, dpr: float) -> None:
        px, sets = look().px, self.model.hands[win.seat]
        room = self.width() - px(80)
        scale = min(1.0, room / px(row_width(sets, STEP, BETWEEN)))
        x, line = px(40), self.timeline()
        for n, each in enumerate(sets):
            share = line.tile(self.now, n)
            wide = px(scale * len(each.tiles) * STEP)
            if share > 0:
                painter.setOpacity(share)
                self._paint_set(painter, each, QPointF(x, px(120) - (1 - share) * px(10)), scale)
                painter.setOpacity(1.0)
            x += wide + px(scale * BETWEEN)
        self._others(painter, win.seat)

    def _paint_set(self, painter: QPainter, each: CountedSet, at: QPointF, scale: float) -> None:
        """A set with its name and count over it."""
        px, tiles = look().px, look().tiles(self.devicePixelRatioF())
        w, h, step = px(scale * CARD), px(scale * HIGH), px(scale * STEP)
        paint_cards(painter, tiles, [(t, at.x() + n * step, at.y()) for n, t in enumerate(each.tiles)], w, h)
        if each.won:
            last = at.x() + (len(each.tiles) - 1) * step
            tiles.draw_sprite(painter, last, at.y(), tiles.card_mark(Mark.WINNING, tiles.snap(w), tiles.snap(h)))
        name, count = say(each.name) if each.name is not None else "", str(each.points) if each.points else ""
        font, strong = look().font(13, 500), look().font(14, 700)
        x, y = at.x(), at.y() - px(27)
        if name:
            write(painter, QRectF(x, y, px(60), px(22)), name, font, look().colour("on_felt2"))
            x += width_of(name, font) + px(6)
        write(painter, QRectF(x, y, px(60), px(22)), count, strong, look().colour("amber_number"))

    # --- the other hands

    def _others(self, painter: QPainter, winner: int) -> None:
        px, seats = look().px, len(self.model.hands)
        others = [(self.model.me + n) % seats for n in range(seats)]
        others.remove(winner)
        whole, narrow = self.width() - px(80), self.width() < px(NARROW)
        half = whole / len(others)
        for n, seat in enumerate(others):
            x, y = (px(40), px(226 + n * ROW)) if narrow else (px(40) + n * half, px(226))
            self._small(painter, seat, QRectF(x, y, whole if narrow else half, px(46)))

    def _small(self, painter: QPainter, seat: int, rect: QRectF, most: float = 1.0) -> None:
        """A hand in small cards beside its portrait, each set with what it counts; ``most`` is how large at most."""
        px, dpr, sets = look().px, self.devicePixelRatioF(), self.model.hands[seat]
        size, font, strong = px(30), look().font(13, 500), look().font(13, 700)
        at = QPointF(rect.x(), rect.center().y() - size / 2)
        painter.drawPixmap(at, portrait(self.model.plates[seat].person.portrait, size, dpr))
        words = tr("{huxi} huxi", huxi=sum(each.points for each in sets))
        counts = [str(each.points) if each.points else "" for each in sets]
        figures = sum(width_of(count, strong) + px(4) for count in counts if count)
        room = rect.width() - size - px(10 + 10 + 20) - width_of(words, font) - figures
        scale = min(most, room / max(1.0, px(row_width(sets, SMALL_STEP, SMALL_BETWEEN))))
        x, y, cards, amber = rect.x() + size + px(10), rect.y(), [], look().colour("amber_number")
        for each, count in zip(sets, counts, strict=True):
            for tile in each.tiles:
                cards.append((tile, x, y))
                x += px(scale * SMALL_STEP)
            if count:
                wide = width_of(count, strong)
                write(painter, QRectF(x + px(3), y, wide + 2, px(20)), count, strong, amber)
                x += wide + px(4)
            x += px(scale * SMALL_BETWEEN)
        paint_cards(painter, look().tiles(dpr), cards, px(scale * SMALL), px(scale * SMALL_HIGH))
        place = QRectF(x + px(4), y, px(110), px(scale * SMALL_HIGH))
        write(painter, place, words, font, look().colour("on_felt2"))

    def _paint_nobody(self, painter: QPainter) -> None:
        px, width = look().px, look().px(600)
        title, why = tr("No winner"), tr("The stock is used up. All hands are open.")
        write(painter, QRectF(px(40), px(24), width, px(44)), title, look().font(30, 700), look().colour("on_felt"))
        write(painter, QRectF(px(40), px(66), width, px(26)), why, look().font(15, 500), look().colour("on_felt2"))
        self._paint_result(painter, signed(self.model.payments[self.model.me]))
        seats = len(self.model.hands)
        for n in range(seats):
            seat = (self.model.me + n) % seats
            self._small(painter, seat, QRectF(px(40), px(100) + n * px(59), self.width() - px(80), px(55)), LARGER)
