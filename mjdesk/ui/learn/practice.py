"""Exercises: what wins, what it pays, what to throw. Found in a thread of their own, answered by click or key."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.engine.case import By
from mjdesk.learning.drill import drill
from mjdesk.learning.exercise import Exercise, Kind
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.learn.choice import Choice, Mark
from mjdesk.ui.learn.examples import example_of
from mjdesk.ui.learn.reasons import reasons, seat_name
from mjdesk.ui.learn.strip import Strip, paint_strip
from mjdesk.ui.look import look
from mjdesk.ui.mini_table import paint_mini
from mjdesk.ui.surfaces import draw_shadow, felt_pixmap
from mjdesk.ui.table.words import tile_name
from mjdesk.ui.theme import RADIUS, SHADOW_CARD, colour
from mjdesk.ui.widgets import Button, ButtonKind, Page, Pills, canvas
from mjdesk.ui.widgets.base import line_height, named, paragraph, write, write_paragraph

_KINDS = (Kind.WAITS, Kind.PAYS, Kind.DISCARD)
_HAND = 40.0
_FOOT = 64.0  #: room for the buttons under the felt


class Practice(Page):
    """The panel. It looks for the next exercise when the last one is done with."""

    def __init__(self, parent: QWidget, seed: str = "") -> None:
        super().__init__(parent)
        self._seed = seed or secrets.token_hex(8)
        self.rules = ""
        self.exercise: Exercise | None = None
        self.answered = False
        self.right = self.done = 0
        self._source: Iterator[Exercise] | None = None
        self._wanted = 0  #: which search is the latest one; others are dropped
        labels = (lambda: tr("What wins"), lambda: tr("What it pays"), lambda: tr("What to throw"))
        self.kinds = Pills(labels, 0, self, "exercise-kinds")
        named(self.kinds, lambda: tr("Practice"))
        self.kinds.chosen.connect(lambda _place: self._begin_anew())
        self.choices: list[Choice] = []
        self.go = Button(self._go_text, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="exercise-go")
        self.go.clicked.connect(self.go_on)

    @property
    def kind(self) -> Kind:
        """What is asked."""
        return _KINDS[self.kinds.value()]

    def show_system(self, rules: str, *, begin: bool) -> None:
        """Take exercises of another system from now on."""
        if rules != self.rules:
            self.rules, self.right, self.done, self._source = rules, 0, 0, None
            self._show(None)
            if begin:
                self.begin()

    def begin(self) -> None:
        """Show an exercise, if none is shown yet."""
        if self._source is None:
            self._begin_anew()

    def closing(self) -> None:
        """Nothing is to be shown any more."""
        self._wanted += 1

    def _begin_anew(self) -> None:
        self._source = drill(self.rules, self.kind, f"{self._seed}/{self.done}")
        self._show(None)
        self._look_for_one()

    def _look_for_one(self) -> None:
        self._wanted += 1
        source = self._source
        assert source is not None
        in_background(partial(_next, source, self._wanted), self._found)

    def _found(self, found: tuple[int, Exercise | None]) -> None:
        wanted, exercise = found
        if wanted == self._wanted:
            self._show(exercise)

    def _show(self, exercise: Exercise | None) -> None:
        for choice in self.choices:
            choice.hide()
            choice.deleteLater()
        self.exercise, self.answered, self.choices = exercise, False, []
        if exercise is not None:
            wild = exercise.view.special.wild
            for place, value in enumerate(exercise.choices):
                tile = None if exercise.kind is Kind.PAYS else value
                words = signed(-value) if tile is None else tile_name(tile)
                choice = Choice(words, tile, str((place + 1) % 10), self, wild=tile is not None and tile in wild)
                choice.clicked.connect(partial(self._taken, place))
                choice.show()
                self.choices.append(choice)
            if self.isVisible() and not self.kinds.hasFocus():
                self.choices[0].setFocus()
        self.setAccessibleName(self._question())
        self.go.retranslate()
        self._restyle()

    def _taken(self, place: int, _checked: bool = False) -> None:
        assert self.exercise is not None
        if not self.exercise.several:
            for n, choice in enumerate(self.choices):
                choice.setChecked(n == place)
        self.go.setEnabled(any(choice.isChecked() for choice in self.choices))
        self.update()

    def go_on(self) -> None:
        """Answer with what is taken; after that, the next exercise."""
        if self.exercise is None:
            return
        if self.answered:
            self._show(None)
            self._look_for_one()
            return
        taken = frozenset(n for n, choice in enumerate(self.choices) if choice.isChecked())
        if not taken:
            return
        self.answered = True
        self.done += 1
        self.right += self.exercise.is_right(taken)
        for n, choice in enumerate(self.choices):
            right = n in self.exercise.right
            choice.show_mark(Mark.RIGHT if right else Mark.WRONG if n in taken else Mark.OPEN)
        self.setAccessibleDescription("\n".join((self._verdict(), *reasons(self.exercise))))
        self.go.retranslate()
        self.go.setFocus()
        self._restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {choice.key: choice for choice in self.choices}
        if event.text() in keys and not self.answered:
            keys[event.text()].click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    # --- words

    def _go_text(self) -> str:
        return tr("Next one") if self.answered else tr("Check")

    def _question(self) -> str:
        exercise = self.exercise
        if exercise is None:
            return tr("Looking for an exercise")
        if exercise.kind is Kind.WAITS:
            return tr("Which tiles win now? Take all of them.")
        if exercise.kind is Kind.DISCARD:
            return tr("Which tile would you throw?")
        assert exercise.case is not None
        win = exercise.case.wins[0]
        winner = seat_name(exercise, win.seat)
        if win.by is By.DRAW or win.source is None:
            how = tr("{winner} wins by self-draw", winner=winner)
        elif win.by is By.FLIP:
            source = seat_name(exercise, win.source)
            how = tr("{winner} wins on a card that {source} turned up", winner=winner, source=source)
        else:
            how = tr("{winner} wins on a tile of {source}", winner=winner, source=seat_name(exercise, win.source))
        how = how[0].upper() + how[1:]
        return tr("{how}. What does {payer} pay?", how=how, payer=seat_name(exercise, exercise.payer))

    def _verdict(self) -> str:
        assert self.exercise is not None
        taken = frozenset(n for n, choice in enumerate(self.choices) if choice.isChecked())
        return tr("Right") if self.exercise.is_right(taken) else tr("Not quite")

    # --- places

    def _felt(self) -> QRectF:
        px = look().px
        return QRectF(px(6), px(52), self.width() - px(12), max(px(200), self.height() - px(52) - px(_FOOT)))

    def _square(self) -> QRectF:
        """Where the small table lies: at the right, where there is room for it."""
        felt = self._felt()
        side = min(felt.height() - look().px(24), felt.width() * 0.42)
        if side < look().px(210):
            return QRectF()
        return QRectF(felt.right() - side - look().px(14), felt.center().y() - side / 2, side, side)

    def _words(self) -> QRectF:
        """The column of question, hand, choices and reasons."""
        felt, square = self._felt(), self._square()
        right = felt.right() if square.isEmpty() else square.x()
        return QRectF(
            felt.x() + look().px(24), felt.y() + look().px(20), right - felt.x() - look().px(48), felt.height()
        )

    def _hand_top(self) -> float:
        question = look().font(18, 600)
        lines = len(paragraph(self._question(), question, self._words().width()))
        return self._words().y() + line_height(question) * lines + look().px(16)

    def _tile_wide(self, strip: Strip) -> float:
        """The width of the tiles of the hand."""
        tiles = look().tiles(self.devicePixelRatioF())
        return tiles.snap(min(look().px(_HAND), self._words().width() / strip.length()))

    def _hand_high(self) -> float:
        """The room for the hand: that of a row of tiles where there is none yet."""
        strip = _strip(self.exercise) if self.exercise is not None else None
        if strip is None or not strip.letters:
            return look().px(_HAND) * 1.5
        return strip.height(self._tile_wide(strip)) + look().px(8)

    def place(self) -> None:
        px = look().px
        self.kinds.put(px(6), px(2), min(self.kinds.want().width() + px(40), self.width() * 0.7), px(38))
        words = self._words()
        x, y = words.x(), self._hand_top() + self._hand_high() + px(14)
        for choice in self.choices:
            want = choice.want()
            if x + want.width() > words.right() and x > words.x():
                x, y = words.x(), y + want.height() + px(4)
            choice.put(x, y, want.width(), want.height())
            x += want.width() + px(8)
        wide = max(px(150), self.go.want().width())
        self.go.put(self.width() - px(12) - wide, self.height() - px(54), wide, px(46))
        self.go.setEnabled(self.answered or any(choice.isChecked() for choice in self.choices))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            felt, radius, dpr = self._felt(), look().px(RADIUS.card), self.devicePixelRatioF()
            draw_shadow(painter, felt, radius, SHADOW_CARD, dpr)
            shape = QPainterPath()
            shape.addRoundedRect(felt, radius, radius)
            painter.save()
            painter.setClipPath(shape)
            painter.drawPixmap(felt.topLeft(), felt_pixmap(felt.width(), felt.height(), look().felt, dpr))
            painter.restore()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour("#FFFFFF", 0.10), 1))
            painter.drawRoundedRect(felt.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            self._paint_score(painter)
            words, font = self._words(), look().font(18, 600)
            lines = paragraph(self._question(), font, words.width())
            write_paragraph(painter, words, lines, font, look().colour("on_felt"))
            if self.exercise is not None:
                self._paint_exercise(painter, self.exercise, dpr)

    def _paint_score(self, painter: QPainter) -> None:
        if self.done:
            text = tr("{right} of {done} right", right=self.right, done=self.done)
            rect = QRectF(0, look().px(2), self.width() - look().px(12), look().px(38))
            write(painter, rect, text, look().font(15, 600), look().colour("ink2"), align=Qt.AlignmentFlag.AlignRight)

    def _paint_exercise(self, painter: QPainter, exercise: Exercise, dpr: float) -> None:
        tiles, words = look().tiles(dpr), self._words()
        strip = _strip(exercise)
        paint_strip(painter, tiles, strip, QPointF(words.x(), self._hand_top()), self._tile_wide(strip))
        square = self._square()
        if not square.isEmpty():
            paint_mini(painter, square, exercise.view, tiles)
        if self.answered:
            self._paint_reasons(painter, exercise)

    def _paint_reasons(self, painter: QPainter, exercise: Exercise) -> None:
        px, words = look().px, self._words()
        y = max((choice.geometry().bottom() for choice in self.choices), default=0) + px(8)
        head = QRectF(words.x(), y, words.width(), px(28))
        write(painter, head, self._verdict(), look().font(18, 700), look().colour("amber_number"))
        font, bottom = look().font(14), self._felt().bottom() - px(12)
        y = head.bottom() + px(4)
        for reason in reasons(exercise):
            lines = paragraph(reason, font, words.width())
            if y + line_height(font) * len(lines) > bottom:
                break
            place = QRectF(words.x(), y, words.width(), line_height(font) * len(lines))
            write_paragraph(painter, place, lines, font, look().colour("on_felt2"))
            y = place.bottom() + px(3)


def _next(source: Iterator[Exercise], wanted: int) -> tuple[int, Exercise | None]:
    return wanted, next(source, None)


def _strip(exercise: Exercise) -> Strip:
    """The hand that the exercise is about."""
    view = exercise.view
    if exercise.case is not None:
        won = example_of(exercise.case, exercise.case.wins[0].seat)
        return Strip(won.hand, won.melds, won.tile, view.special)
    return Strip(view.hand, view.me.melds, None, view.special)
