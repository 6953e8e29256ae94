"""The best rounds of a player: what each brought, and the tiles where they were entered."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.tiles import FIRST_FLOWER, Tile
from mjdesk.ledger.statistics import Best
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.ledger.periods import day_name, system_name
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import shade, write

ROW = 96.0


def tiles_of(best: Best) -> tuple[Tile, ...]:
    """The tiles of a win as it was entered, melds first, the winning tile last; none where only points are known."""
    entry = best.entry
    if entry.get("kind") != "tiles":
        return ()
    seat = entry["seats"][best.seat]
    told = "".join(meld["tiles"] for meld in seat.get("melds", ())) + seat["hand"]
    told += next((w.get("tile", "") for w in entry["wins"] if w["seat"] == best.seat), "")
    try:
        return tuple(tile for tile in parse_tiles(told) if tile < FIRST_FLOWER)
    except ValueError:  # cards, or a notation of a later program: the points are shown without them
        return ()


class _Rows(Page):
    """The rows; one of them is chosen."""

    opened = Signal(int)

    def __init__(self, hands: tuple[Best, ...]) -> None:
        super().__init__()
        self.hands, self.row = hands, 0
        self.setObjectName("best-rounds")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._speak()

    def _speak(self) -> None:
        hand = self.hands[self.row]
        self.setAccessibleName(", ".join([signed(hand.points), day_name(hand.day), system_name(hand.rules)]))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        code = Qt.Key(event.key())
        if code in steps:
            self.row = max(0, min(len(self.hands) - 1, self.row + steps[code]))
            self._speak()
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.hands[self.row].session)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = int(event.position().y() // look().px(ROW))
        if row < len(self.hands):
            self.opened.emit(self.hands[row].session)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            for n, hand in enumerate(self.hands):
                self._paint(painter, n, hand)

    def _paint(self, painter: QPainter, n: int, hand: Best) -> None:
        px, y = look().px, n * look().px(ROW)
        if n == self.row:
            painter.setPen(QPen(look().colour("accent"), px(1.5)) if self.hasFocus() else QPen(Qt.PenStyle.NoPen))
            painter.setBrush(shade("accent", 0.12))
            painter.drawRoundedRect(QRectF(px(4), y + px(3), self.width() - px(8), px(ROW - 6)), px(14), px(14))
        points = QRectF(px(18), y, px(130), px(ROW))
        write(painter, points, signed(hand.points), look().font(26, 700), points_ink(hand.points))
        about = QRectF(px(160), y + px(8), self.width() - px(180), px(26))
        words = " · ".join([day_name(hand.day), system_name(hand.rules), tr("Round {number}", number=hand.number)])
        write(painter, about, words, look().font(14, 500), look().colour("ink2"))
        tiles, some = look().tiles(self.devicePixelRatioF()), tiles_of(hand)
        w = min(px(30), (self.width() - px(190)) / max(1, len(some)))
        for place, tile in enumerate(some):
            x = tiles.snap(px(160) + place * w)
            tiles.draw(painter, x, y + px(40), TileLook(tile, w))
        if not some:
            below = QRectF(px(160), y + px(40), self.width() - px(180), px(36))
            write(painter, below, tr("Saved without tiles"), look().font(14, 400), look().colour("ink3"))


class BestSheet(Sheet):
    """The sheet. ``opened`` brings the session of a round."""

    opened = Signal(int)
    size_units = QSizeF(760, 610)

    def __init__(self, name: str, hands: tuple[Best, ...]) -> None:
        super().__init__()
        self.title = Label(lambda: f"{name} · {tr('Best rounds')}", 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.rows = _Rows(hands)
        self.rows.opened.connect(self.opened)
        self.area = Scroll(self.rows, self)

    def first(self) -> QWidget:
        return self.rows

    def place(self) -> None:
        if not hasattr(self, "area"):
            return
        px = look().px
        self.title.put(px(32), px(22), self.width() - px(120), px(40))
        self.close_button.put(self.width() - px(66), px(22), px(38), px(38))
        self.rows.resize(round(self.width() - px(52)), round(px(ROW) * len(self.rows.hands) + px(8)))
        self.area.put(px(22), px(80), self.width() - px(32), self.height() - px(96))
