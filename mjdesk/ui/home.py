"""The home page: go on with the match one left, or begin one; the rules, the look of things, the keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.tiles import GREEN, RED
from mjdesk.ui.cards import Card, turned_tile
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.places import PLACES
from mjdesk.ui.surfaces import draw_shadow, felt_pixmap
from mjdesk.ui.theme import AMBER, RADIUS, SHADOW_CARD, SHADOW_CARD_DARK, Shadow, colour
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Button, ButtonKind, Page, Scroll, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph

if TYPE_CHECKING:  # the engine is not needed for the first frame
    from mjdesk.engine.text import Text
    from mjdesk.engine.view import View
    from mjdesk.ui.models import Plate

_HERO_SHADOW = Shadow(34, 12, 0.26)
BESIDE, BELOW = 2, 4  #: cards beside the large one and under it


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The match that can be gone on with; ``plates`` by seat with the points so far."""

    title: Text
    number: int
    my_turn: bool
    over: bool  #: the round is settled; the next one is to be dealt
    view: View
    plates: tuple[Plate, ...]


class Home(Scroll):
    """The page; it scrolls where large text needs more room. ``wanted`` names where to go, as cards are named."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.body = HomeBody()
        super().__init__(self.body, parent, ground="")
        self.body.wanted.connect(self.wanted)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look().changed.connect(self.place)

    @property
    def unfinished(self) -> Unfinished | None:
        """The match that can be gone on with."""
        return self.body.unfinished

    @property
    def cards(self) -> dict[str, Card]:
        """The cards by what they open."""
        return self.body.cards

    @property
    def main(self) -> Button:
        """The amber button."""
        return self.body.main

    def show_unfinished(self, unfinished: Unfinished | None) -> None:
        """Show the match that can be gone on with, or none."""
        self.body.show_unfinished(unfinished)

    def place(self) -> None:
        """Give the page the height it needs."""
        self.body.resize(self.width(), max(self.height(), round(self.body.needed(self.width(), self.height()))))
        self.verticalScrollBar().setFixedWidth(round(look().px(11)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.body.take_key(event):
            super().keyPressEvent(event)


class HomeBody(Page):
    """What is on the page. ``wanted`` names where to go: continue, or one of the `PLACES`."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfinished: Unfinished | None = None
        self.known = False  #: whether it has been looked what there is to go on with
        self._hero: tuple[object, QPixmap] | None = None
        self._narrow = False
        self.main = Button(self._main_text, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="main")
        self.main.clicked.connect(self._main)
        self.gear = Button(lambda: tr("Settings"), ButtonKind.ICON, self, icon_name="settings", name="settings")
        self.gear.clicked.connect(lambda: self.wanted.emit("settings"))
        self.cards = {p.name: Card(p.title, p.about, p.drawing, p.key, self) for p in PLACES}
        for place, card in self.cards.items():
            card.setObjectName(f"card-{place}")
            card.clicked.connect(lambda _on=False, place=place: self.wanted.emit(place))

    def show_unfinished(self, unfinished: Unfinished | None) -> None:
        """Show the match that can be gone on with, or none."""
        self.unfinished, self.known = unfinished, True
        self.main.retranslate()
        self._restyle()

    def _main_text(self) -> str:
        return tr("New match") if self.unfinished is None else tr("Continue")

    def _main(self) -> None:
        if not self.known:
            return
        self.wanted.emit("new" if self.unfinished is None else "continue")

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; False when it stands for nothing here."""
        keys = {place.key: place.name for place in PLACES}
        if event.text() in keys:
            self.wanted.emit(keys[event.text()])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._main()
        else:
            return False
        return True

    # --- places

    def _stacked(self, width: float, height: float) -> bool:
        """Whether the cards stand under each other: text is large for the window."""
        return width < look().px(1000) or height < look().px(560)

    def needed(self, width: float, height: float) -> float:
        """The least height in px in a window of this size."""
        if not self._stacked(width, height):
            return height
        return look().px(92 + 330 + len(self._shown()) * 162 + 90)

    def _block(self) -> QRectF:
        """Where the cards lie: the middle of the window, wider where there is room."""
        px, margin = look().px, look().px(48)
        width = min(self.width() - 2 * margin, px(1270) * 1.25)
        height = min(self.height() - px(92) - px(72), px(596) * 1.25)
        top = px(92) + max(0.0, (self.height() - px(92) - px(72) - height) / 2)
        return QRectF((self.width() - width) / 2, top, width, height)

    def _hero_rect(self) -> QRectF:
        block, px = self._block(), look().px
        if self._narrow:
            return QRectF(px(36), px(92), self.width() - px(72), px(330))
        return QRectF(block.x(), block.y(), block.width() * 0.658, block.height() * 0.625)

    def _shown(self) -> list[Card]:
        """The cards there is room for: the amber button begins a match already where none waits."""
        hidden = "new" if self.known and self.unfinished is None else ""
        return [card for place, card in self.cards.items() if place != hidden][: BESIDE + BELOW]

    def place(self) -> None:
        window = self.parentWidget()
        self._narrow = self._stacked(self.width(), window.height() if window is not None else self.height())
        px, hero, shown = look().px, self._hero_rect(), self._shown()
        for card in self.cards.values():
            card.setVisible(card in shown)
        if self._narrow:
            for n, card in enumerate(shown):
                card.low = False
                card.put(hero.x(), hero.bottom() + px(18) + n * px(162), hero.width(), px(144))
        else:
            self._place_wide(shown, hero)
        size = max(px(178), self.main.want().width())
        self.main.setVisible(self.known)
        self.main.put(hero.x() + px(40), hero.bottom() - px(36) - px(50), size, px(50))
        self.gear.put(self.width() - px(48) - px(40), px(24), px(40), px(40))

    def _place_wide(self, shown: list[Card], hero: QRectF) -> None:
        """Two cards beside the large one, the others in a row under it."""
        block, gap = self._block(), look().px(24)
        beside, below = shown[:BESIDE], shown[BESIDE:]
        x, height = hero.right() + gap, (hero.height() - gap * (len(beside) - 1)) / len(beside)
        for n, card in enumerate(beside):
            card.low = False
            card.put(x, hero.y() + n * (height + gap), block.right() - x, height)
        top = hero.bottom() + gap
        for n, card in enumerate(below):
            card.low = True
            wide = (block.width() - gap * (len(below) - 1)) / len(below)
            card.put(block.x() + n * (wide + gap), top, wide, block.bottom() - top)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            ground = QLinearGradient(0, 0, 0, self.height())
            base = look().colour("bg")
            ground.setColorAt(0, base.lighter(102))
            ground.setColorAt(1, base if look().palette.dark else base.darker(104))
            painter.fillRect(self.rect(), ground)
            self._paint_head(painter)
            shadow = SHADOW_CARD_DARK if look().palette.dark else SHADOW_CARD
            for card in self._shown():
                rect = card.face().translated(QPointF(card.pos()))
                draw_shadow(painter, rect, look().px(RADIUS.card), shadow, self.devicePixelRatioF())
            hero = self._hero_rect()
            draw_shadow(painter, hero, look().px(22), _HERO_SHADOW, self.devicePixelRatioF())
            painter.drawPixmap(hero.topLeft(), self._hero_picture(hero))
            foot = QRectF(0, self.height() - look().px(50), self.width(), look().px(20))
            words = tr("Number keys go straight there; ? shows all keys")
            write(painter, foot, words, look().font(12), look().colour("ink3"), align=Qt.AlignmentFlag.AlignHCenter)

    def _paint_head(self, painter: QPainter) -> None:
        px, dpr = look().px, self.devicePixelRatioF()
        tiles, left = look().tiles(dpr), look().px(48)
        box = self.gear.face().translated(QPointF(self.gear.pos()))
        painter.setPen(QPen(look().colour("line"), 1))
        painter.setBrush(look().colour("raised"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(12), px(12))
        tiles.draw_shadow(painter, left, px(27), px(26))
        tiles.draw(painter, left, px(27), TileLook(9, px(26)))
        name = QRectF(left + px(40), px(24), px(300), px(42))
        write(painter, name, "mjdesk", look().font(22, 700), look().colour("ink"))
        size, right = px(42), self.width() - px(48) - px(40) - px(20)
        settings = look().settings
        who = settings.name or tr("Player")
        words = width_of(who, look().font(15, 600))
        write(
            painter,
            QRectF(right - words - 1, px(24), words + 2, px(40)),
            who,
            look().font(15, 600),
            look().colour("ink"),
        )
        painter.drawPixmap(QPointF(right - words - size - px(12), px(23)), portrait(settings.bust, size, dpr))

    def _hero_picture(self, hero: QRectF) -> QPixmap:
        """The felt card, painted once for its content."""
        dpr = self.devicePixelRatioF()
        shown = (self.unfinished, self.known, tr("New match"))
        key = (hero.width(), hero.height(), dpr, shown, look().felt, look().settings, look().k)
        if self._hero is None or self._hero[0] != key:
            self._hero = (key, self._paint_hero(hero, dpr))
        return self._hero[1]

    def _paint_hero(self, hero: QRectF, dpr: float) -> QPixmap:
        picture = QPixmap(round(hero.width() * dpr), round(hero.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            rect, radius = QRectF(0, 0, hero.width(), hero.height()), look().px(22)
            shape = QPainterPath()
            shape.addRoundedRect(rect, radius, radius)
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            if self.unfinished is not None:
                self._paint_unfinished(painter, rect, dpr, self.unfinished)
            elif self.known:
                self._paint_invitation(painter, rect, dpr)
            painter.setPen(QPen(colour("#FFFFFF", 0.10), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        return picture

    def _paint_titles(self, painter: QPainter, small: str, title: str, text: str, room: float) -> float:
        """The words at the upper left; returns where they end."""
        px = look().px
        write(painter, QRectF(px(40), px(40), room, px(24)), small, look().font(14, 600, 0.06), colour(AMBER))
        font = look().font(36, 700, 0.02)
        y = px(66)
        for line in paragraph(title, font, room):
            write(painter, QRectF(px(39), y, room + px(8), px(54)), line, font, look().colour("on_felt"))
            y += px(46)
        body = look().font(16, 500)
        lines = paragraph(text, body, room)
        y += px(12)
        write_paragraph(painter, QRectF(px(40), y, room, px(20)), lines, body, look().colour("on_felt2"))
        return y + line_height(body) * len(lines)

    def _paint_invitation(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        px = look().px
        room = px(250)
        self._paint_titles(
            painter, tr("Nothing is waiting"), tr("Sit down"), tr("Three opponents are at the table already"), room
        )
        if rect.width() < px(640):
            return  # the words need the room
        middle = QPointF(rect.width() * 0.66, rect.height() * 0.47)
        width = min(px(104), rect.width() * 0.115)
        tiles = look().tiles(dpr)
        for n, tile in enumerate((4, 18, RED, 13, GREEN)):
            away = n - 2
            at = middle + QPointF(away * width * 0.92, abs(away) ** 2 * width * 0.115)
            turned_tile(painter, tiles, at, tile, width=width, angle=away * 8)

    def _paint_unfinished(self, painter: QPainter, rect: QRectF, dpr: float, match: Unfinished) -> None:
        from mjdesk.ui.mini_table import paint_mini

        px = look().px
        turn = tr("your turn") if match.my_turn else tr("settled") if match.over else tr("the others are playing")
        side = min(rect.height() * 0.92, rect.width() - px(318))
        if side < px(240):
            side = 0  # no room for a table one can make out
        room = rect.width() - side - px(80)
        text = tr("Round {number}, {turn}", number=match.number, turn=turn)
        y = self._paint_titles(painter, tr("Go on"), say(match.title), text, room) + px(26)
        square = QRectF(rect.width() - side - px(24), (rect.height() - side) / 2, side, side)
        if side:
            paint_mini(painter, square, match.view, look().tiles(dpr))
        size, step = px(37), px(66)
        rows = 2 if room < 4 * step else 1
        if y + rows * px(76) > rect.height() - px(36 + 50 + 8):
            return  # the amber button needs the room
        for n in range(len(match.plates)):
            seat = (match.view.seat + n) % len(match.plates)
            x = px(40) + (n % 2 if rows == 2 else n) * step
            top = y + (n // 2 * px(76) if rows == 2 else 0)
            plate = match.plates[seat]
            ring = AMBER if n == 0 else None
            painter.drawPixmap(QPointF(x, top), portrait(plate.person.portrait, size, dpr, ring))
            points = QRectF(x - px(12), top + px(42), size + px(24), px(22))
            middle = Qt.AlignmentFlag.AlignHCenter
            write(painter, points, signed(plate.score), look().font(14, 500), look().colour("on_felt"), align=middle)
