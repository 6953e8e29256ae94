"""The felt panel of a review: the hand as it was, a bar over each tile for what throwing it was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Kind
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.players.valued import Valued
from mjdesk.ui.advice import Advice
from mjdesk.ui.cardpix import is_card
from mjdesk.ui.i18n import tr
from mjdesk.ui.icons import icon
from mjdesk.ui.look import look
from mjdesk.ui.records.faces import Faces
from mjdesk.ui.records.story import Told
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.table.advice import doing, points
from mjdesk.ui.table.pieces import sorted_hand, split_melds
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, ON_FELT, RADIUS, colour
from mjdesk.ui.tilepix import Mark
from mjdesk.ui.widgets import Button, ButtonKind, Page, canvas
from mjdesk.ui.widgets.base import line_height, paragraph, width_of, write, write_paragraph

_HEAD, _FOOT = 92, 34
_LEAST_BAR, _MOST_BAR = 7, 170


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: the answer it stands for (None where there is none), its tiles and whether they stand in the hand."""

    valued: Valued | None
    tiles: tuple[Tile, ...]
    word: str = ""


def bars_of(told: Told) -> tuple[Bar, ...]:
    """A bar for each tile of the hand where one was to be thrown, else for each answer, the best first."""
    choices = {valued.action: valued for valued in told.decision.choices}
    if not told.is_discard:
        return tuple(_answer_bar(told, valued) for valued in choices.values())
    tiles, drawn = sorted_hand(told.view)
    thrown = {action.tile: valued for action, valued in choices.items() if action.kind is Kind.DISCARD}
    hand = [Bar(thrown.get(tile), (tile,)) for tile in (*tiles, *(() if drawn is None else (drawn,)))]
    others = [valued for action, valued in choices.items() if action.kind is not Kind.DISCARD]
    return (*hand, *(_answer_bar(told, valued) for valued in others))


def _answer_bar(told: Told, valued: Valued) -> Bar:
    action = valued.action
    tiles = action.tiles[:3] or (() if action.tile is None else (action.tile,))
    return Bar(valued, tiles, told.labels.get(action) or doing(action))


def labelled(told: Told, bars: Sequence[Bar]) -> frozenset[int]:
    """The bars that say whose they are: one of equal tiles each for the expert and for the person."""
    actions = [None if bar.valued is None else bar.valued.action for bar in bars]
    best, chosen = told.decision.best.action, told.decision.chosen
    last = len(actions) - 1 - actions[::-1].index(chosen)  # a tile drawn lies last
    return frozenset({last if best == chosen else actions.index(best), last})


class _GlassButton(Button):
    """A quiet button on felt."""

    def _paint_quiet(self, painter: QPainter, rect: QRectF) -> None:
        light = 0.16 if self.underMouse() and self.isEnabled() and not self.isDown() else 0.10
        painter.setPen(QPen(colour("#FFFFFF", 0.14), 1))
        painter.setBrush(colour("#FFFFFF", light))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), look().px(12), look().px(12))
        self._paint_content(painter, rect, look().colour("on_felt"))
        self.paint_ring(painter, rect, look().px(12))


class Stage(Page):
    """The panel. The page connects its button, which is pressed to play on from the decision."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage")
        self.told: Told | None = None
        self.waiting = ""  #: what is said while there is nothing to show
        self.bars: tuple[Bar, ...] = ()
        self._labelled: frozenset[int] = frozenset()
        self._advice = Advice(0, 0, ())
        self._cloth: tuple[object, QPixmap] | None = None
        self.fork = _GlassButton(
            lambda: tr("Play on from here"),
            ButtonKind.QUIET,
            self,
            icon_name="fork",
            name="fork",
            key=lambda: tr("Enter"),
        )
        self.fork.hide()

    def show_told(self, told: Told | None, waiting: str = "") -> None:
        """Show a decision, or words where there is none."""
        self.told, self.waiting = told, waiting
        self.bars = () if told is None else bars_of(told)
        self._labelled = frozenset() if told is None else labelled(told, self.bars)
        self._advice = Advice(0, 0, () if told is None else told.decision.choices)
        self.fork.setVisible(told is not None)
        self.setAccessibleName("" if told is None else told.question())
        self.setAccessibleDescription(waiting if told is None else " ".join(told.lines()))
        self.place()
        self.update()

    def place(self) -> None:
        px, wide = look().px, self.fork.want().width()
        self.fork.put(self.width() - px(28) - wide, px(22), wide, px(44))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            painter.drawPixmap(QPointF(0, 0), self._ground())
            if self.told is None:
                words = QRectF(self.rect())
                centre = Qt.AlignmentFlag.AlignHCenter
                write(painter, words, self.waiting, look().font(16, 500), look().colour("on_felt2"), align=centre)
                return
            top = self._paint_head(painter, self.told)
            self._paint_bars(painter, self.told, top)

    def _ground(self) -> QPixmap:
        """The cloth with round corners, woven once for a size."""
        dpr = self.devicePixelRatioF()
        key = (self.width(), self.height(), dpr, look().felt, look().k)
        if self._cloth is None or self._cloth[0] != key:
            picture = QPixmap(round(self.width() * dpr), round(self.height() * dpr))
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                shape = QPainterPath()
                radius = look().px(RADIUS.card)
                shape.addRoundedRect(QRectF(self.rect()), radius, radius)
                painter.setClipPath(shape)
                painter.drawPixmap(QPointF(0, 0), felt_pixmap(self.width(), self.height(), look().felt, dpr))
            self._cloth = key, picture
        return self._cloth[1]

    def _paint_head(self, painter: QPainter, told: Told) -> float:
        """The question and the answers in words; returns where they end."""
        px, left = look().px, look().px(30)
        room = self.fork.x() - left
        title = QRectF(left, px(24), room, px(32))
        write(painter, title, told.question(), look().font(18, 700), look().colour("on_felt"))
        y, font = px(66), look().font(14, 500)
        wide = self.width() - left - px(28)
        for said in told.lines():
            lines = paragraph(said, font, wide)[:2]
            write_paragraph(painter, QRectF(left, y, wide, 0), lines, font, look().colour("on_felt2"))
            y += len(lines) * line_height(font)
        return y

    def _sizes(self, told: Told, bars: Sequence[Bar]) -> tuple[float, float, float]:
        """Width of a tile, width of a tile of a meld or of an answer, and the width of all of it, in px."""
        px, room = look().px, self.width() - look().px(60)
        groups, alone = split_melds(told.view.me)
        laid = sum(len(meld.tiles) for _, meld in groups) + len(alone)
        tile = max(px(53), min(px(66), room / 19, self.height() * 0.19))
        if any(is_card(face) for bar in bars for face in bar.tiles):
            tile = min(tile, px(46))  # they are high
        while True:
            meld = tile * 0.7
            own = sum(tile * 1.05 if not bar.word else self._answer_width(bar, meld) for bar in bars)
            rest = (laid * meld * 1.02 + len(groups) * meld * 0.3 + tile * 0.6) if laid and told.is_discard else 0.0
            whole = own + tile * 0.45 + rest
            if whole <= room or tile < px(24):
                return tile, meld, whole
            tile *= 0.96

    @staticmethod
    def _answer_width(bar: Bar, meld: float) -> float:
        words = width_of(bar.word, look().font(15, 600)) if bar.word else 0.0
        return max(words, len(bar.tiles) * meld * 1.02) + look().px(26)

    def _paint_bars(self, painter: QPainter, told: Told, top: float) -> None:
        px = look().px
        tile, meld, whole = self._sizes(told, self.bars)
        foot = self.height() - px(_FOOT)
        if not told.is_discard:
            foot -= self._paint_hand(painter, told, foot)
        high = max(
            Faces.high(face, tile if not bar.word else meld) for bar in self.bars for face in bar.tiles or (UNKNOWN,)
        )
        y = foot - high - (0 if told.is_discard else px(26))
        x = (self.width() - whole) / 2
        values = [bar.valued.value for bar in self.bars if bar.valued is not None]
        low, most = min(values), max(values)
        base = y - tile * 0.2 - px(14)
        room = max(px(_LEAST_BAR), min(px(_MOST_BAR), base - top - px(52)))
        _, drawn = sorted_hand(told.view)
        size = len(told.view.hand)
        for n, bar in enumerate(self.bars):
            if bar.word:
                width = self._answer_width(bar, meld)
            else:
                x += tile * 0.36 if drawn is not None and n == size - 1 else 0
                width = tile
            share = 0.0 if bar.valued is None or most == low else (bar.valued.value - low) / (most - low)
            height = px(_LEAST_BAR) + share * (room - px(_LEAST_BAR))
            self._paint_bar(painter, told, n, QRectF(x, base - height, width, height))
            if bar.word:
                self._paint_answer(painter, told, bar, QRectF(x, y, width, foot - y), meld)
            else:
                self._paint_tile(painter, told, bar, QPointF(x, foot), tile)
            x += width + (0 if bar.word else tile * 0.05)
            if not bar.word and n == size - 1:
                x += tile * 0.3
        if told.is_discard:
            self._paint_melds(painter, told, x, foot, meld)

    def _paint_bar(self, painter: QPainter, told: Told, number: int, box: QRectF) -> None:
        px, decision, bar = look().px, told.decision, self.bars[number]
        if bar.valued is None:
            size = px(15)
            lock = icon("lock", size, look().colour("on_felt3").name(), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(box.center().x() - size / 2, box.bottom() - size), lock)
            return
        best, taken = bar.valued.action == decision.best.action, bar.valued.action == decision.chosen
        wide = min(px(30), box.width() * 0.62)
        shape = QRectF(box.center().x() - wide / 2, box.y(), wide, box.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(AMBER) if best else colour("#FFFFFF", 0.95 if taken else 0.22))
        radius = min(px(6), shape.height() / 2)
        painter.drawRoundedRect(shape, radius, radius)
        if number not in self._labelled:
            return
        who = tr("Both") if best and taken else tr("Expert") if best else tr("You")
        ink = colour(AMBER_NUMBER if best else ON_FELT)
        centre, broad = Qt.AlignmentFlag.AlignHCenter, max(px(70), box.width())
        x = box.center().x() - broad / 2
        amount = QRectF(x, shape.y() - px(26), broad, px(22))
        write(painter, amount, points(bar.valued.value), look().font(16, 600), ink, align=centre)
        write(painter, amount.translated(0, -px(20)), who, look().font(13, 500), ink, align=centre)

    def _faces(self, painter: QPainter, told: Told) -> Faces:
        return Faces(painter, told.view.special, self.devicePixelRatioF())

    def _paint_tile(self, painter: QPainter, told: Told, bar: Bar, at: QPointF, width: float) -> None:
        """A tile of the hand, ``at`` the left end of its foot; the one an expert would throw a little higher."""
        faces, tile = self._faces(painter, told), bar.tiles[0]
        up = width * 0.14 if bar.valued is not None and bar.valued.action == told.decision.best.action else 0.0
        faces.stand(tile, at.x(), at.y() - up, width)
        if up:
            faces.mark(Mark.CHOSEN, tile, at.x(), at.y(), width)
        elif bar.valued is not None and (level := self._advice.level(bar.valued)):
            mark = (Mark.DANGER_1, Mark.DANGER_2, Mark.DANGER_3)[level - 1]
            faces.mark(mark, tile, at.x(), at.y(), width)

    def _paint_answer(self, painter: QPainter, told: Told, bar: Bar, box: QRectF, width: float) -> None:
        """A claim or another answer under its bar: its tiles and its word."""
        faces, px = self._faces(painter, told), look().px
        x = box.center().x() - len(bar.tiles) * width * 1.02 / 2
        for tile in bar.tiles:
            faces.lay(tile, x, box.bottom() - px(26), width)
            x += width * 1.02
        words = QRectF(box.x(), box.bottom() - px(18), box.width(), px(24))
        ink, centre = look().colour("on_felt"), Qt.AlignmentFlag.AlignHCenter
        write(painter, words, bar.word, look().font(15, 600), ink, align=centre)

    def _paint_hand(self, painter: QPainter, told: Told, foot: float) -> float:
        """The hand under the answers, small; returns how high it is with its distance."""
        faces, px = self._faces(painter, told), look().px
        hand, drawn = sorted_hand(told.view)
        shown = (*hand, *(() if drawn is None else (drawn,)))
        groups, alone = split_melds(told.view.me)
        laid = sum(len(meld.tiles) for _, meld in groups) + len(alone)
        width = min(px(30), (self.width() - px(60)) / (len(shown) + laid + 2) / 1.05)
        x = (self.width() - width * 1.05 * (len(shown) + laid * 0.7 + 1)) / 2
        for tile in shown:
            faces.stand(tile, x, foot, width)
            x += width * 1.05
        self._paint_melds(painter, told, x + width * 0.5, foot, width * 0.7)
        return max((faces.high(tile, width) for tile in shown), default=0.0) + px(18)

    def _paint_melds(self, painter: QPainter, told: Told, x: float, foot: float, width: float) -> None:
        faces = self._faces(painter, told)
        groups, alone = split_melds(told.view.me)
        foot -= width * 0.17
        for _, meld in groups:
            for n, tile in enumerate(sorted(meld.tiles)):
                faces.lay(tile, x, foot, width, down=meld.kind is MeldKind.GANG_CONCEALED and n in (0, 3))
                x += width * 1.02
            x += width * 0.3
        for _, tile in alone:
            faces.lay(tile, x, foot, width)
            x += width * 1.02
