"""The settlement sheet: puts band, payments, reasons and totals together, and goes on to the next round."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.lobby.words import venue_words
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.settlement.band import Band
from mjdesk.ui.settlement.chart import Chart
from mjdesk.ui.settlement.flow import Flow
from mjdesk.ui.settlement.lines import Lines
from mjdesk.ui.settlement.papers import Papers
from mjdesk.ui.settlement.sets import SetsBand
from mjdesk.ui.settlement.totals import Totals
from mjdesk.ui.widgets import Button, ButtonKind, Label, Pills, Scroll, Sheet
from mjdesk.ui.widgets.base import named

_STEPS = 5  #: as many times is it heard that the totals count


class SettlementSheet(Sheet):
    """The sheet. It cannot be closed, only gone on from: ``next_wanted``, or at the end of a match ``home_wanted``.

    ``again_wanted``: another match; ``review_wanted``: look at what one decided; ``undo_wanted``: take the
    last decision back (practice). Where one plays for coins, ``leave_wanted``: get up between two rounds, and
    ``table_wanted``: the round as a table. ``said`` carries what was saved where.
    """

    next_wanted = Signal()
    home_wanted = Signal()
    again_wanted = Signal()
    review_wanted = Signal()
    undo_wanted = Signal()
    leave_wanted = Signal()
    table_wanted = Signal()
    said = Signal(str)
    counted = Signal()  #: the totals have counted a step further, for the ear
    size_units = QSizeF(1180, 688)
    grows_to = 1.19

    def __init__(self, model: SettlementModel, *, looking_back: bool = False, reviewed: bool = False) -> None:
        """``looking_back``: it is that of a record; it can be closed, and ``next_wanted`` is that too.

        ``reviewed``: there is somebody to review the round with the person.
        """
        super().__init__()
        self.model, self.looking_back, self.reviewed = model, looking_back, reviewed
        self.setObjectName("settlement")
        self.band = SetsBand(model, self) if model.hands else Band(model, self)
        self.flow: Flow | Chart = Chart(model, self) if model.last else Flow(model, self)
        left = (lambda: tr("How the match went")) if model.last else (lambda: tr("Who pays whom"))
        self.left_title = Label(left, 15, 600, parent=self)
        self.right_title = Label(lambda: tr("Why this much"), 15, 600, parent=self)
        self.lines = Lines(model)
        self.area = Scroll(self.lines, self)
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # arrows scroll the reasons
        named(self.area, lambda: tr("Why this much"))
        self.totals = Totals(model, self)
        self.note = Label(self._note, 14, 400, "ink2", parent=self)
        self.choice = self._make_choice()
        self._make_buttons()
        self._anim = QVariantAnimation(self)
        self._anim.valueChanged.connect(self._advance)
        named(self, self._spoken)
        self.show_win(0)

    def _make_choice(self) -> Pills | None:
        """Which winner is shown, where there are several."""
        if len(self.model.wins) < 2:
            return None
        labels = [partial(say, self.model.plates[win.seat].person.name) for win in self.model.wins]
        choice = Pills(labels, 0, self, "winner")
        named(choice, lambda: tr("Winner"))
        choice.chosen.connect(self.show_win)
        return choice

    def _make_buttons(self) -> None:
        self.papers = Papers(self)
        self.print_button = Button(lambda: tr("Print or PDF"), ButtonKind.QUIET, self, icon_name="print", name="paper")
        self.print_button.clicked.connect(self.papers.open)
        self.share_button = Button(lambda: tr("Share picture"), ButtonKind.QUIET, self, icon_name="share", name="share")
        self.share_button.clicked.connect(self.papers.share)
        self.review_button = Button(lambda: tr("Review"), ButtonKind.QUIET, self, icon_name="graph", name="review")
        self.review_button.clicked.connect(self.review_wanted)
        self.review_button.setVisible(self.reviewed)
        self.undo_button = Button(lambda: tr("Take back"), ButtonKind.QUIET, self, icon_name="undo", name="undo")
        self.undo_button.clicked.connect(self.undo_wanted)
        self.undo_button.setVisible(self.model.view.setup.practice and not self.looking_back)
        self.again_button = Button(lambda: tr("Another match"), ButtonKind.QUIET, self, icon_name="play", name="again")
        self.again_button.clicked.connect(self.again_wanted)
        self.again_button.setVisible(self.model.last and self.model.venue is None)
        coins = self.model.coins is not None and not self.looking_back
        self.table_button = Button(lambda: tr("As a table"), ButtonKind.QUIET, self, icon_name="grid", name="as-table")
        self.table_button.clicked.connect(self.table_wanted)
        self.table_button.setVisible(coins)
        self.leave_button = Button(lambda: tr("Get up"), ButtonKind.QUIET, self, icon_name="exit", name="get-up")
        self.leave_button.clicked.connect(self.leave_wanted)
        self.leave_button.setVisible(self.model.venue is not None and not self.model.last)
        over = self.model.last or self.looking_back
        words = (lambda: tr("Done")) if over else (lambda: tr("Next round"))
        self.next_button = Button(words, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="next-round")
        self.next_button.clicked.connect(self.accept)

    # --- words

    def _note(self) -> str:
        """What is over, and what comes."""
        plates, model = self.model.plates, self.model
        if model.coins is not None and model.venue is not None:
            return venue_words(model.venue) + (" · " + tr("props were used") if model.coins.with_props else "")
        if model.next_dealer is None:
            best = max(range(len(plates)), key=lambda seat: model.totals[seat])
            who, points = say(plates[best].person.name), signed(model.totals[best])
            return (
                tr("%n rounds played", model.number) + " · " + tr("{who} leads with {points}", who=who, points=points)
            )
        dealer = say(plates[model.next_dealer].person.name)
        return tr("Round {number} is over", number=model.number) + " · " + tr("{who} deals next", who=dealer)

    def _spoken(self) -> str:
        """The settlement in words, for those who hear it."""
        parts = []
        for win in self.model.wins:
            who = say(self.model.plates[win.seat].person.name)
            parts.append(f"{who} {say(win.by)} {signed(win.points)}")
        if not self.model.wins:
            parts.append(tr("No winner"))
        changes = self.model.payments if self.model.coins is None else [s.change for s in self.model.coins.seats]
        for plate, change in zip(self.model.plates, changes, strict=True):
            parts.append(f"{say(plate.person.name)} {signed(change)}")
        return tr(", ").join(parts)

    # --- motion

    def show_win(self, number: int) -> None:
        """Show one of the wins, opening it anew."""
        self.band.number = self.lines.number = number
        timeline = self.band.timeline()
        if isinstance(self.flow, Flow):
            self.flow.number, self.flow.timeline = number, timeline
        self.timeline = timeline
        self._anim.stop()
        self._anim.setStartValue(0.0)
        self._anim.setEndValue(float(timeline.total))  # ends of two types would never move, and never say so
        self._anim.setDuration(max(1, look().duration(round(timeline.total))))
        if look().settings.reduced_motion:
            self._advance(timeline.total)
        else:
            self._advance(0.0)
            self._anim.start()
        self._restyle()

    def _advance(self, now: float) -> None:
        opening, flow = now < self.timeline.opened + 40, self.flow
        if opening or self.band.now < self.timeline.opened + 40:
            self.band.update()
        self.band.now = now
        if isinstance(flow, Flow):
            flow.now = now
            if not opening:
                flow.update()
        share = self.timeline.count(now)
        if share != self.totals.share:
            if self.moving and int(_STEPS * share) > int(_STEPS * self.totals.share):
                self.counted.emit()
            self.totals.share = share
            self.totals.update()

    def finish_motion(self) -> None:
        """Let everything arrive."""
        if self._anim.state() is QAbstractAnimation.State.Running:
            self._anim.stop()
            self._advance(self.timeline.total)
            self.update()

    @property
    def moving(self) -> bool:
        """Whether the settlement is still opening."""
        return self._anim.state() is QAbstractAnimation.State.Running

    # --- doing

    def accept(self) -> None:
        """Go on."""
        self.finish_motion()
        (self.home_wanted if self.model.last else self.next_wanted).emit()

    def shut(self) -> None:
        """A settlement stays until one goes on; a click beside it only ends the motion."""
        self.finish_motion()
        if self.looking_back:
            super().shut()

    def first(self) -> QWidget:
        return self.next_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        if event.key() in (Qt.Key.Key_U, Qt.Key.Key_Backspace) and self.undo_button.isVisibleTo(self):
            self.undo_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()

    # --- places

    def _narrow(self, width: float) -> bool:
        """Whether payments and reasons stand under each other instead of side by side."""
        return width < look().px(1000)

    def _foot(self) -> float:
        return look().px(132 if self._narrow(self.width()) else 78)

    def _lines_height(self, width: float) -> float:
        self.lines.setFixedWidth(max(0, round(width)))
        self.lines.place()
        return self.lines.height()

    def needed(self, width: float) -> float:
        px = look().px
        if not self._narrow(width):
            return px(620 + 0.8 * (self.band.units(width) - 226))
        inner = width - px(64)
        fixed = px(self.band.units(width) + 48 + 320 + 52 + 24 + 132)
        return fixed + self._lines_height(inner) + self.totals.height_for(inner)

    def place(self) -> None:
        self.band.setGeometry(0, 0, self.width(), round(look().px(self.band.units(self.width()))))
        if self._narrow(self.width()):
            self._place_stacked()
        else:
            self._place_beside()

    def _place_stacked(self) -> None:
        px, y = look().px, look().px(self.band.units(self.width()))
        left, right = px(32), self.width() - px(32)
        inner = right - left
        self.left_title.put(left, y + px(14), inner, px(30))
        self.flow.setGeometry(round(left), round(y + px(48)), round(inner), round(px(320)))
        y += px(48 + 320)
        self.right_title.put(left, y + px(14), inner, px(30))
        if self.choice is not None:
            want = self.choice.want()
            self.choice.put(right - want.width(), y + px(8), want.width(), want.height())
        y += px(52)
        lines = self._lines_height(inner)
        self.area.put(left, y, inner + px(11), lines)
        y += lines + px(12)
        self.totals.setGeometry(round(left), round(y), round(inner), round(self.totals.height_for(inner)))
        top = self.height() - self._foot()
        self.next_button.put(left, top + px(74), inner, px(46))
        self.note.setVisible(False)
        self._place_row(right, top + px(12))

    def _place_beside(self) -> None:
        px, width, height, foot = look().px, self.width(), self.height(), self._foot()
        band, left, right = px(self.band.units(width)), px(40), width - px(40)
        split = px(416) + (px(60) if self.model.last else 0) + max(0.0, (width - px(1180)) * 0.3)
        self.left_title.put(left, band + px(18), split - left - px(30), px(30))
        self.right_title.put(split, band + px(18), right - split, px(30))
        body = height - band - foot
        self.flow.setGeometry(
            round(left - px(8)), round(band + px(48)), round(split - left - px(20)), round(body - px(56))
        )
        strip = px(64)
        self.totals.setGeometry(round(split), round(height - foot - px(16) - strip), round(right - split), round(strip))
        self._lines_height(right - split)
        top = band + px(54)
        self.area.put(split, top, right - split + px(12), height - foot - px(16) - strip - px(8) - top)
        if self.choice is not None:
            want = self.choice.want()
            self.choice.put(right - want.width(), band + px(10), want.width(), want.height())
        wide = max(px(168), self.next_button.want().width())
        self.next_button.put(right - wide, height - foot + px(12), wide, px(44))
        self.note.setVisible(True)
        x = self._place_row(right - wide - px(12), height - foot + px(12))
        self.note.put(left, height - foot + px(12), x - left - px(8), px(44))

    def _place_row(self, right: float, y: float) -> float:
        """Put the quiet buttons side by side up to a right edge; returns where they begin."""
        px = look().px
        rare = (self.again_button, self.leave_button, self.undo_button, self.review_button, self.table_button)
        for button in (*rare, self.share_button, self.print_button):
            if not button.isVisibleTo(self):
                continue
            want = button.want().width()
            button.put(right - want, y, want, px(44))
            right -= want + px(12)
        return right

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            y = self.height() - self._foot()
            painter.setPen(QPen(look().colour("line"), look().px(1)))
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
