"""The review of a round: a graph over it, the three worst decisions, and each decision with its hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.errors import BadInput
from mjdesk.engine.record import Record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.view import view_of
from mjdesk.players.review import Review, ReviewedDecision
from mjdesk.profile import profile_dir
from mjdesk.record_shelf import Won, load_record
from mjdesk.save import Saved, record_path
from mjdesk.ui.background import in_background
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.look import look
from mjdesk.ui.records import graph, words
from mjdesk.ui.records.film import Film
from mjdesk.ui.records.fork import can_fork, forked
from mjdesk.ui.records.practice import practise
from mjdesk.ui.records.replay_page import open_replay
from mjdesk.ui.records.review_body import CARDS, ReviewBody
from mjdesk.ui.records.reviewing import Reviewer
from mjdesk.ui.records.story import Told, turning
from mjdesk.ui.records.words import ME
from mjdesk.ui.records.worst import WorstCard
from mjdesk.ui.table.advice import points
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Scroll
from mjdesk.ui.widgets.base import named
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow
    from mjdesk.ui.models import SettlementModel


class ReviewPage(FullPage):
    """The page. ``replay_wanted`` brings the moment to be looked at, ``fork_wanted`` a `Saved` to be played on."""

    replay_wanted = Signal(int)
    fork_wanted = Signal(object)
    said = Signal(str)

    def __init__(self, record: Record, own: tuple[str, int], before: Sequence[int] = (), seat: int = ME) -> None:
        """``own`` is the name and portrait of the person, who sits at seat 0."""
        self.record, self.seat = record, seat
        self.film: Film | None = None
        self.review: Review | None = None
        self.told: tuple[Told, ...] = ()
        self.asked, self.problem, self.left_for_good = 0, "", False
        self.persons = words.seats(record.setup.players, *own)
        super().__init__(lambda: tr("Review"), self._about)
        self._make_head()
        self.body = ReviewBody(self._graph_title, self._summary)
        self.graph, self.stage, self.cards = self.body.graph, self.body.stage, self.body.cards
        self.body.keys = self.keyPressEvent
        self.area = Scroll(self.body, self, ground="")
        self.graph.valueChanged.connect(self._shown)
        for card in self.cards:
            card.clicked.connect(partial(self._choose_card, card))
        self.stage.fork.clicked.connect(self._fork)
        self.reviewer = Reviewer(self)
        self.reviewer.begun.connect(self._begun)
        self.reviewer.weighed.connect(self._weighed)
        self.reviewer.done.connect(self._done)
        self.reviewer.failed.connect(self._failed)
        self.stage.show_told(None, tr("Reading …"))
        in_background(partial(Film.of, record, self.persons, before), self._filmed)

    def _make_head(self) -> None:
        self.watch = Button(
            lambda: tr("Watch the round"), ButtonKind.QUIET, self, icon_name="eye", name="watch", key="V"
        )
        self.watch.clicked.connect(self._watch)
        self.eyes = Dropdown(
            [partial(self._who, n) for n in range(self.record.setup.players)], self.seat, self, name="eyes", framed=True
        )
        self.eyes.chosen.connect(self.look_at)
        self.at_right = [self.watch, self.eyes]

    def first(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self.graph

    def closing(self) -> None:
        self.left_for_good = True
        self.reviewer.close()

    # --- reviewing

    def _filmed(self, film: Film) -> None:
        self.film = film
        if not self.left_for_good:
            self.look_at(self.seat)

    def look_at(self, seat: int) -> None:
        """Review the decisions of a seat."""
        self.seat = seat
        self.eyes.show_place(seat)
        self.review, self.told, self.asked, self.problem = None, (), 0, ""
        self.graph.end = None
        self._show_told()
        self.stage.show_told(None, tr("Thinking it over …"))
        self.reviewer.review(self.record, seat)

    def _begun(self, asked: int) -> None:
        self.asked = asked
        self._show_told()

    def _weighed(self, decision: ReviewedDecision) -> None:
        first = not self.told
        self.told = (*self.told, self._tell(decision, len(self.told) + 1))
        self._show_told()
        if first:
            self._shown(0)

    def _done(self, review: Review) -> None:
        self.review, self.asked = review, len(review.decisions)
        if not review.decisions:
            self.stage.show_told(None, tr("There was nothing to decide, or the record does not tell"))
        if review.points is not None:
            self.graph.end = review.points, self._how_it_ended()
        places = {id(decision): place for place, decision in enumerate(review.decisions)}
        self.told = tuple(self._tell(decision, place + 1) for place, decision in enumerate(review.decisions))
        pins = tuple(places[id(one)] for one in review.worst(CARDS) if points(one.cost) != "0")
        self._show_told(pins)
        if pins:
            self.graph.setValue(pins[0])
        if self.told:
            self._shown(self.graph.value())

    def _failed(self, what: str) -> None:
        self.problem = what
        self.stage.show_told(None, tr("This record cannot be reviewed: {what}", what=what))
        self._show_told()

    def _tell(self, decision: ReviewedDecision, number: int) -> Told:
        assert self.film is not None
        state = self.film.states[decision.event]
        for _ in range(decision.later):
            state = state.if_all_pass() or state.past_doubt() or state
        view, rules = view_of(state, decision.seat), state.rules
        labels: dict[Action, str] = {}
        for valued in decision.choices:
            action = valued.action
            word = None if action.kind is Kind.DISCARD else rules.action_label(view, action)
            if word is not None:
                labels[action] = say(word)
        return Told(number, decision, view, labels)

    # --- showing

    def _show_told(self, pins: tuple[int, ...] = ()) -> None:
        self.graph.show_told(self.told, turning(self.told), pins, self.asked)
        for card, place in zip(self.cards, (*pins, *(None,) * CARDS), strict=False):
            if place is not None:
                card.show_told(self.told[place])
        self.pins = pins
        self.say(self.title.source, self._about)
        self.body.title.say(self._graph_title)
        self.body.summary.say(self._summary)
        self.body.show_cards(len(pins), self.review is not None and bool(self.told) and not pins)
        self.place()

    pins: tuple[int, ...] = ()

    def _shown(self, place: int) -> None:
        """Show a decision on the felt."""
        if place < len(self.told):
            told = self.told[place]
            self.stage.show_told(told)
            self.graph.setAccessibleDescription(graph.spoken(told, self.asked))
            may = can_fork(self.record)
            self.stage.fork.setEnabled(may)
            self.stage.fork.setToolTip("" if may else tr("Not every tile of this wall is known"))
        for card, pin in zip(self.cards, self.pins, strict=False):
            card.setChecked(pin == place)

    def _choose_card(self, card: WorstCard) -> None:
        if card.rank <= len(self.pins):
            self.graph.setValue(self.pins[card.rank - 1])

    def _fork(self) -> None:
        place = self.graph.value()
        if place < len(self.told) and self.stage.fork.isEnabled():
            self.fork_wanted.emit(forked(self.record, self.told[place].decision.event, self.seat))

    def _watch(self) -> None:
        place = self.graph.value()
        self.replay_wanted.emit(self.told[place].decision.event if place < len(self.told) else -1)

    # --- words

    def _who(self, seat: int) -> str:
        return words.who(seat, self.persons)

    def _about(self) -> str:
        setup = self.record.setup
        said = words.round_title(rule_system(setup.rules).name, setup.number)
        if self.review is not None and self.review.points is not None:
            said = tr(", ").join((said, f"{self._who(self.seat)} {signed(self.review.points)}"))
        return said

    def _graph_title(self) -> str:
        if self.seat == ME:
            return tr("What the round was worth to you after each decision")
        return tr("What the round was worth to {who} after each decision", who=self._who(self.seat))

    def _summary(self) -> str:
        if self.review is None:
            return tr("{done} of {asked} weighed", done=len(self.told), asked=self.asked) if self.asked else ""
        review = self.review
        said = tr("{agreed} of %n decisions as an expert, lost {points} in all", n=len(review.decisions)).format(
            agreed=review.agreed, points=points(review.cost).lstrip("+")
        )
        if review.untold:
            said += tr(", ") + tr("%n untold", n=review.untold)
        return said

    def _how_it_ended(self) -> str:
        assert self.film is not None
        wins = self.film.states[-1].wins
        if not wins:
            return tr("Nobody won")
        won = Won(wins[0].seat, wins[0].by.value, wins[0].source)
        return tr("{who} won", who=self._who(won.seat))

    # --- places

    def place_body(self, rect: QRectF) -> None:
        named(self.graph, lambda: tr("What the round was worth after each decision"))
        named(self.eyes, lambda: tr("Whose decisions"))
        edge = look().px(20)
        room = QRectF(0, rect.y(), self.width(), rect.height() + edge)
        self.area.put(room.x(), room.y(), room.width(), room.height())
        needed = max(room.height(), self.body.needed(self.width()))
        self.body.resize(self.area.width(), round(needed))

    # --- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = Qt.Key(event.key()), event.text()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in steps:
            self.graph.setValue(self.graph.value() + steps[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.graph.setValue(0 if key == Qt.Key.Key_Home else self.graph.maximum())
        elif text.isdigit() and 1 <= int(text) <= len(self.pins):
            self.graph.setValue(self.pins[int(text) - 1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._fork()
        elif text.upper() == "V":
            self._watch()
        else:
            super().keyPressEvent(event)


def open_review(window: MatchWindow, record: Record, before: Sequence[int] = (), seat: int = ME) -> ReviewPage:
    """Show the review of a record in the window; ``before`` are the points of each seat before it."""
    page = ReviewPage(record, (window.settings.name, window.settings.bust), before, seat)
    page.said.connect(window.toast)

    def watch(moment: int) -> None:
        viewer = open_replay(window, record, before, moment)
        viewer.look_as(page.seat)
        viewer.review_wanted.connect(lambda _seat: viewer.leave())  # the review is what lies behind it
        viewer.show_pins([page.told[place].decision.event for place in page.pins])

    def play_on(saved: Saved) -> None:
        if window.game is None:
            practise(window, saved, page)
        else:
            window.toast(tr("Leave the match first; it can be gone on with"))

    page.replay_wanted.connect(watch)
    page.fork_wanted.connect(play_on)
    return window.visit(page)


def review_settled(window: MatchWindow, model: SettlementModel, then: Callable[[], object]) -> None:
    """Review the round of a settlement from its record; ``then`` is done when the person has come back."""
    setup = model.view.setup
    try:
        record = load_record(record_path(profile_dir(), setup.match, setup.number))
    except BadInput as error:
        window.toast(tr("The record cannot be read: {what}", what=str(error)))
        return
    before = [total - paid for total, paid in zip(model.totals, model.payments, strict=True)]
    page = open_review(window, record, before, model.me)
    page.left.connect(then)
