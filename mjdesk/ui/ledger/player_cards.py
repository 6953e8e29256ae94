"""The cards of the page of a player: how it went, with whom, with what, when."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPicture

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ledger.statistics import PlayerPage as Figures
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.ledger.charts import paint_months, paint_systems
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.hours_chart import paint_hours
from mjdesk.ui.ledger.parts import paint_panel, paint_shadow, points_ink
from mjdesk.ui.ledger.periods import day_name, short_day
from mjdesk.ui.ledger.player_model import PlayerModel
from mjdesk.ui.ledger.player_rail import paint_rail
from mjdesk.ui.ledger.trend import paint_trend
from mjdesk.ui.look import look
from mjdesk.ui.theme import colour
from mjdesk.ui.widgets import Page, Pills, canvas
from mjdesk.ui.widgets.base import named, write

LEAST = (1120.0, 620.0)


@dataclass(frozen=True, slots=True)
class Link:
    """A line that leads somewhere: what is emitted with which number, what is said of it, where it lies."""

    signal: SignalInstance
    number: int
    spoken: str
    box: QRectF = field(default_factory=QRectF)


def _runs(figures: Figures) -> list[str]:
    """The longest runs, in words."""
    return [tr("%n won in a row", figures.best_run.length), tr("%n lost in a row", figures.worst.length)]


def pattern_name(key: str) -> str:
    """The name of ``rules/pattern``."""
    rules, _, pattern = key.partition("/")
    known = SYSTEMS[rules].patterns if rules in SYSTEMS else ()
    return next((say(p.name) for p in known if p.id == pattern), pattern)


class Figure(Page):
    """The cards of the page. ``evening`` brings the session of a line that was chosen, ``other`` a player; ``best``
    that the best rounds are wanted. Lines are chosen by a click, or by arrows and Enter.
    """

    evening = Signal(int)
    other = Signal(int)
    best = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.model: PlayerModel | None = None
        self.links: list[Link] = []
        self.at = 0  #: the line that the keyboard is on
        labels = (lambda: tr("Way"), lambda: tr("Months"), lambda: tr("Systems"))
        self.view = Pills(labels, 0, self, "trend-view")
        named(self.view, lambda: tr("Points"))
        self.view.chosen.connect(lambda _: self.update())
        self.setObjectName("player-figure")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def place(self) -> None:
        px, card = look().px, self.cards()["trend"]
        wide = self.view.want().width()
        self.view.put(card.right() - wide - px(20), card.y() + px(14), wide, px(38))

    def show_model(self, model: PlayerModel) -> None:
        """Show a player."""
        self.model = model
        c = model.figures.counts
        self.setAccessibleName(model.player.name)
        said = [tr("%n rds", c.rounds), signed(c.points), f"{tr('Won')} {c.win_rate:.0%}", *_runs(model.figures)]
        self.setAccessibleDescription(", ".join(said))
        self.links = self._lines(model)
        self.at = max(0, min(self.at, len(self.links) - 1))
        self.place()
        self.update()

    def _lines(self, model: PlayerModel) -> list[Link]:
        """What can be chosen, in reading order; where each lies is known when it is painted."""
        figures = model.figures
        out = [Link(self.best, 0, tr("Best rounds"))] if figures.best else []
        out += [Link(self.other, o.player, f"{o.name} {signed(o.net)}") for o in figures.opponents]
        out += [Link(self.evening, e.session, f"{day_name(e.day)} {signed(e.points)}") for e in figures.evenings]
        return out

    def _link(self, signal: SignalInstance, number: int, box: QRectF) -> None:
        """A line lies here now."""
        for n, link in enumerate(self.links):
            if (link.signal, link.number) == (signal, number):
                self.links[n] = replace(link, box=box)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        code = Qt.Key(event.key())
        if code in steps and self.links:
            self.at = (self.at + steps[code]) % len(self.links)
            self.setAccessibleName(self.links[self.at].spoken)
            self.update()
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.links:
            self.links[self.at].signal.emit(self.links[self.at].number)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @staticmethod
    def needed(width: float, height: float) -> float:
        """The height in px that a width needs: large text has the cards under each other."""
        px = look().px
        if width < px(LEAST[0] - 90):
            return px(690 + 20) + 5 * px(340 + 20)
        return max(px(540), height)

    def cards(self) -> dict[str, QRectF]:
        """Where each card lies."""
        px, w, h = look().px, self.width() - look().px(4), self.height() - look().px(6)
        gap = px(20)
        if self.width() < px(LEAST[0] - 90):
            names = ("trend", "others", "patterns", "hours", "evenings")
            below = {name: QRectF(0, px(710) + n * px(360), w, px(340)) for n, name in enumerate(names)}
            return {"rail": QRectF(0, 0, w, px(690))} | below
        rail, right = px(300), px(326)
        middle = w - rail - right - 2 * gap
        upper = (h - gap) * 0.505
        lower = h - gap - upper
        half = (middle - gap) / 2
        x, y = rail + gap, upper + gap
        return {
            "rail": QRectF(0, 0, rail, h),
            "trend": QRectF(x, 0, middle, upper),
            "others": QRectF(w - right, 0, right, upper),
            "patterns": QRectF(x, y, half, lower),
            "hours": QRectF(x + half + gap, y, half, lower),
            "evenings": QRectF(w - right, y, right, lower),
        }

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = any(link.box.contains(event.position()) for link in self.links)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for link in self.links:
            if link.box.contains(event.position()):
                link.signal.emit(link.number)
                return

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        model = self.model
        if model is None:
            return
        with canvas(self) as painter:
            for card in self.cards().values():
                paint_shadow(painter, card, self.devicePixelRatioF())
            self._paint_cards(painter, model)
            if self.hasFocus() and self.links:
                painter.setPen(QPen(look().colour("focus"), look().px(2.5)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                edge = look().px(8)
                box = self.links[self.at].box.adjusted(edge, 0, -edge, 0)
                painter.drawRoundedRect(box, look().px(12), look().px(12))

    def recorded(self) -> QPicture:
        """What is painted, to be put on paper in any thread: without shadows, the focus and what is chosen."""
        record = QPicture()
        if self.model is not None:
            with QPainter(record) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_cards(painter, self.model)
        return record

    def _paint_cards(self, painter: QPainter, model: PlayerModel) -> None:
        cards = self.cards()
        for card in cards.values():
            paint_panel(painter, card)
        best = paint_rail(painter, cards["rail"], model, self.devicePixelRatioF())
        self._link(self.best, 0, best)
        self._title(painter, cards["trend"], tr("Points"))
        self._paint_trend(painter, cards["trend"], model)
        self._paint_others(painter, cards["others"], model)
        self._paint_patterns(painter, cards["patterns"], model)
        self._title(painter, cards["hours"], tr("When it goes well"))
        paint_hours(painter, cards["hours"], model.figures.hours)
        self._paint_evenings(painter, cards["evenings"], model)

    @staticmethod
    def _title(painter: QPainter, card: QRectF, words: str) -> None:
        px = look().px
        head = QRectF(card.x() + px(26), card.y() + px(18), card.width() - px(52), px(30))
        write(painter, head, words, look().font(16, 700), look().colour("ink"))

    def _paint_trend(self, painter: QPainter, card: QRectF, model: PlayerModel) -> None:
        figures = model.figures
        if self.view.value() == 0:
            paint_trend(painter, card, figures.trend, figures.worst)
        elif self.view.value() == 1:
            paint_months(painter, card, figures.by_month)
        else:
            paint_systems(painter, card, figures.by_system)

    def _paint_others(self, painter: QPainter, card: QRectF, model: PlayerModel) -> None:
        self._title(painter, card, tr("With whom"))
        px, dpr, right = look().px, self.devicePixelRatioF(), Qt.AlignmentFlag.AlignRight
        step = min(px(60), (card.height() - px(70)) / 4)
        for n, other in enumerate(model.figures.opponents):
            y, size = card.y() + px(60) + n * step, min(px(40), step - px(8))
            painter.drawPixmap(QPointF(card.x() + px(26), y), face_pixmap(face_of(other), size, dpr))
            x = card.x() + px(26) + size + px(12)
            name = QRectF(x, y - px(3), px(130), px(24))
            write(painter, name, other.name, look().font(15, 600), look().colour("ink"))
            rounds = QRectF(x, y + px(18), px(130), px(22))
            write(painter, rounds, tr("%n rounds together", other.rounds), look().font(12, 400), look().colour("ink3"))
            net = QRectF(card.right() - px(150), y, px(124), size)
            write(painter, net, signed(other.net), look().font(18, 700), points_ink(other.net), align=right)
            self._link(self.other, other.player, QRectF(card.x(), y - px(8), card.width(), step))

    def _paint_patterns(self, painter: QPainter, card: QRectF, model: PlayerModel) -> None:
        self._title(painter, card, tr("Won with"))
        px, some = look().px, model.figures.patterns[:5]
        most = max((number for _, number in some), default=1)
        step = min(px(44), (card.height() - px(110)) / 5)
        for n, (key, number) in enumerate(some):
            y = card.y() + px(58) + n * step
            label = QRectF(card.x() + px(26), y, px(96), px(26))
            write(painter, label, pattern_name(key), look().font(15, 500), look().colour("ink"))
            room = card.width() - px(26 + 100 + 60)
            bar = QRectF(card.x() + px(126), y + px(4), max(px(8), room * number / most), px(18))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(
                look().colour("accent") if n == 0 else colour("#E3CFA4" if not look().palette.dark else "#6B5733")
            )
            painter.drawRoundedRect(bar, px(5), px(5))
            count = QRectF(bar.right() + px(10), y, px(60), px(26))
            write(painter, count, str(number), look().font(15, 600), look().colour("ink"))
        foot = QRectF(card.x() + px(26), card.bottom() - px(40), card.width() - px(52), px(24))
        words = " · ".join([tr("%n wins", model.figures.counts.wins), *_runs(model.figures)])
        write(painter, foot, words, look().font(13, 400), look().colour("ink3"))

    def _paint_evenings(self, painter: QPainter, card: QRectF, model: PlayerModel) -> None:
        self._title(painter, card, tr("Last evenings"))
        px, right, lines = look().px, Qt.AlignmentFlag.AlignRight, model.figures.evenings
        step = min(px(48), (card.height() - px(110)) / 4)
        for n, line in enumerate(lines):
            y = card.y() + px(54) + n * step
            day = QRectF(card.x() + px(26), y, px(64), step)
            write(painter, day, short_day(line.day), look().font(15, 600), look().colour("ink"))
            rules = say(SYSTEMS[line.rules].name) if line.rules in SYSTEMS else line.rules
            about = QRectF(card.x() + px(92), y, card.width() - px(208), step)
            words = f"{rules} · {tr('%n rds', line.rounds)}"
            write(painter, about, words, look().font(13, 400), look().colour("ink2"))
            points = QRectF(card.right() - px(126), y, px(78), step)
            write(painter, points, signed(line.points), look().font(17, 700), points_ink(line.points), align=right)
            size = px(16)
            at = QPointF(card.right() - px(38), y + (step - size) / 2)
            painter.drawPixmap(at, icon("right", size, look().palette.ink3, self.devicePixelRatioF()))
            painter.fillRect(QRectF(card.x() + px(26), y + step - 1, card.width() - px(52), 1), look().colour("line"))
            self._link(self.evening, line.session, QRectF(card.x(), y, card.width(), step))
        foot = QRectF(card.x() + px(26), card.bottom() - px(40), card.width() - px(52), px(24))
        words = tr("%n evenings", model.figures.sessions)
        write(painter, foot, words, look().font(13, 600), look().colour("accent_ink"))
