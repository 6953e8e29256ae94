"""The strip of felt with the winner's opened hand, or with the news that nobody won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.melds import MeldKind
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel, WinnerHand
from mjdesk.ui.settlement.timeline import Timeline
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.tilepix import Mark, Pose, TileLook
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import width_of, write


@dataclass(frozen=True, slots=True)
class Laid:
    """One tile of the opened hand and where it lies, in units of its width from the left."""

    tile: Tile
    x: float
    winning: bool = False
    label: str = ""  #: what the meld that begins here is called
    label_width: float = 0.0


def laid_out(win: WinnerHand) -> tuple[list[Laid], float]:
    """The tiles of a winner in a row, and the width of the row, in tile widths."""
    laid, x = [], 0.0
    for g, group in enumerate(win.groups):
        for t, tile in enumerate(group):
            laid.append(Laid(tile, x, (g, t) == win.winning))
            x += 1.033
        x += 0.30
    x += 0.21
    before = ""
    for label, meld in win.melds:
        number = len(meld.tiles)
        for t, tile in enumerate(meld.tiles):
            hidden = meld.kind is MeldKind.GANG_CONCEALED and t in (0, 3) and number == 4
            name = say(label) if t == 0 and say(label) != before else ""
            laid.append(Laid(UNKNOWN if hidden else tile, x, False, name, number * 1.033))
            x += 1.033
        before = say(label)
        x += 0.30
    return laid, x - 0.30


class Band(Page):
    """The strip. ``now`` is the time of the opening motion in ms."""

    def __init__(self, model: SettlementModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.model, self.number, self.now = model, 0, 0.0
        self._label_end = 0.0  #: where the last painted name of a meld ends

    def units(self, width: float) -> float:
        """How high it is in units, at a width in px."""
        return 226.0

    @property
    def win(self) -> WinnerHand | None:
        """The win that is shown."""
        return self.model.wins[self.number] if self.model.wins else None

    def timeline(self) -> Timeline:
        """The times of the shown win."""
        if self.win is None:
            return Timeline(0, 0)
        return Timeline(len(laid_out(self.win)[0]), len(self.win.lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            shape = self.parentWidget().outline().translated(-QPointF(self.pos()))  # type: ignore[union-attr]
            painter.setClipPath(shape)
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(self.width(), self.height(), look().felt, dpr))
            if self.win is None:
                self._paint_nobody(painter)
            else:
                self._paint_head(painter, self.win)
                self._paint_tiles(painter, self.win, dpr)

    def _paint_head(self, painter: QPainter, win: WinnerHand) -> None:
        px, person, size = look().px, self.model.plates[win.seat].person, look().px(60)
        painter.drawPixmap(QPointF(px(26), px(26)), portrait(person.portrait, size, self.devicePixelRatioF(), AMBER))
        x = px(98)
        name = QRectF(x, px(30), px(400), px(26))
        write(painter, name, say(person.name), look().font(15, 500), look().colour("on_felt2"))
        font, how = look().font(26, 700), say(win.by)
        write(painter, QRectF(x, px(52), px(400), px(38)), how, font, look().colour("on_felt"))
        result = self._paint_result(painter, signed(win.points))
        x += width_of(how, font) + px(18)
        texts, room = [say(pattern) for pattern in win.patterns], result - px(16)
        self.setToolTip(tr(", ").join(texts))
        for n, text in enumerate(texts):
            width = width_of(text, look().font(13, 600)) + px(22)
            last = n == len(texts) - 1
            if x + width + (0 if last else px(50)) > room:
                self._paint_chip(painter, QRectF(x, px(57), px(42), px(26)), f"+{len(texts) - n}")
                return
            self._paint_chip(painter, QRectF(x, px(57), width, px(26)), text)
            x += width + px(8)

    def _paint_result(self, painter: QPainter, text: str) -> float:
        """The amount at the right; returns its left edge."""
        px, font = look().px, look().font(52, 600)
        width = width_of(text, font) + 2
        rect = QRectF(self.width() - px(40) - width, px(22), width, px(72))
        write(painter, rect, text, font, look().colour("amber_number"))
        return rect.x()

    def _paint_chip(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#FFFFFF", 0.15))
        painter.drawRoundedRect(rect, look().px(8), look().px(8))
        write(painter, rect, text, look().font(13, 600), look().colour("on_felt"), align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_tiles(self, painter: QPainter, win: WinnerHand, dpr: float) -> None:
        px, tiles, special = look().px, look().tiles(dpr), self.model.view.special
        laid, length = laid_out(win)
        room = self.width() - px(80)
        width = tiles.snap(min(px(46), room / length))
        left, top, line = px(40), px(128) + (px(46) - width) * 0.6, self.timeline()
        self._label_end = 0.0
        opened = [(n, tile, line.tile(self.now, n)) for n, tile in enumerate(laid)]
        shown = [(tile, share) for _, tile, share in opened if share > 0]
        for tile, _ in shown:
            tiles.draw_shadow(painter, left + tile.x * width, top, width, self._pose(tile))
        for tile, share in shown:
            painter.setOpacity(share)
            x, y = left + tile.x * width, top - (1 - share) * px(10)
            seen = TileLook(
                tile.tile, width, self._pose(tile), 0, tile.tile in special.wild, tile.tile in special.skins
            )
            tiles.draw(painter, x, y, seen)
            if tile.label:
                self._paint_label(painter, tile, left + tile.x * width, top - px(33), tile.label_width * width)
        painter.setOpacity(1.0)
        for tile, share in shown:
            if tile.winning and share >= 1:
                tiles.draw_mark(painter, left + tile.x * width, top, Mark.WINNING, width)

    def _paint_label(self, painter: QPainter, tile: Laid, x: float, y: float, width: float) -> None:
        """The name of a meld over its middle, moved aside where the name before it reaches so far."""
        font = look().font(13, 500)
        words = width_of(tile.label, font) + 1
        start = max(x + width / 2 - words / 2, self._label_end)
        room = min(words, self.width() - look().px(8) - start)
        write(painter, QRectF(start, y, room, look().px(22)), tile.label, font, look().colour("on_felt2"))
        self._label_end = start + words + look().px(7)

    @staticmethod
    def _pose(laid: Laid) -> Pose:
        return Pose.FACE_DOWN if laid.tile == UNKNOWN else Pose.LYING

    # --- nobody won

    def _paint_nobody(self, painter: QPainter) -> None:
        px = look().px
        write(
            painter,
            QRectF(px(40), px(26), px(600), px(44)),
            self._title_of_nobody(),
            look().font(30, 700),
            look().colour("on_felt"),
        )
        words = tr("The wall is used up. All hands are open.")
        if self.model.fled is not None:
            words = tr("The round is void. All hands are open.")
        write(painter, QRectF(px(40), px(68), px(600), px(26)), words, look().font(15, 500), look().colour("on_felt2"))
        self._paint_result(painter, signed(self.model.payments[self.model.me]))
        for place, (seat, tiles) in enumerate(self._hands()):
            column, row = place % 2, place // 2
            half = (self.width() - px(80)) / 2
            self._paint_small(
                painter, seat, tiles, QRectF(px(40) + column * half, px(104) + row * px(58), half, px(54))
            )

    def _title_of_nobody(self) -> str:
        fled = self.model.fled
        return tr("No winner") if fled is None else tr("{who} left", who=say(self.model.plates[fled].person.name))

    def _hands(self) -> Iterator[tuple[int, tuple[Tile, ...]]]:
        view, seats = self.model.view, len(self.model.view.seats)
        for n in range(seats):
            seat = (self.model.me + n) % seats
            melds = tuple(tile for meld in view.seats[seat].melds for tile in meld.tiles)
            yield seat, (view.seats[seat].hand or ()) + melds

    def _paint_small(self, painter: QPainter, seat: int, row: tuple[Tile, ...], rect: QRectF) -> None:
        px, dpr = look().px, self.devicePixelRatioF()
        tiles, special = look().tiles(dpr), self.model.view.special
        painter.drawPixmap(
            rect.topLeft() + QPointF(0, px(6)), portrait(self.model.plates[seat].person.portrait, px(32), dpr)
        )
        room = rect.width() - px(48) - px(16)
        width = tiles.snap(min(px(27), room / max(1, len(row))))
        for shadows in (True, False):
            for n, tile in enumerate(row):
                x = rect.x() + px(44) + n * (width + 0.5)
                if shadows:
                    tiles.draw_shadow(painter, x, rect.y() + px(2), width)
                else:
                    tiles.draw(painter, x, rect.y() + px(2), TileLook(tile, width, Pose.LYING, 0, tile in special.wild))
