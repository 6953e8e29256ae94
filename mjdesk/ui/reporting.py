"""What a match tells its window: the table as the person sees it, what an expert makes of it, the settlement. No Qt."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ..engine.errors import BadInput
from ..engine.events import Event
from ..engine.match import Match
from ..engine.play import Play
from ..engine.round import Round
from ..engine.view import View, view_of
from ..modes.stakes import Outcome
from ..players.apart import Thinker, ThinkerGone
from ..players.valued import Valued
from ..save import PERSON
from .advice import FULL, OFF, WAITS, Advice, can_advise
from .at_stake import Nothing
from .automatic import AUTOPLAY, automatic
from .models import Person, PropLine, TableModel
from .presenter import Presenter, laid_open
from .watched import watched

if TYPE_CHECKING:
    from .worker import Worker


class Reporter:
    """Reports through the signals of a worker; ``me`` is the seat that the person plays or looks from."""

    def __init__(self, worker: Worker, stakes: Nothing, players: tuple[str, ...], me: int, thinker: Thinker) -> None:
        self._worker, self._stakes, self._players, self._me, self._thinker = worker, stakes, players, me, thinker
        self.hints = WAITS
        self.opened: frozenset[int] = frozenset()  #: seats whose hands are shown, where nobody plays
        self.watchers: frozenset[int] | None = None  #: seats that those who look on see, None while nobody does
        self._advised: tuple[int, int] | None = None  # the last round and question an expert was asked about
        self._bag_refused = False

    def hint(self, level: str) -> None:
        """Show more or fewer hints from the next report on."""
        self.hints = level
        self.ask_anew()

    def ask_anew(self) -> None:
        """Let an expert weigh the next question, even one that was weighed before."""
        self._advised = None

    def show(
        self, match: Match, people: tuple[Person, ...], play: Play, auto: frozenset[str], event: Event | None
    ) -> None:
        """Report the state, and the event that led to it as the person may know it."""
        round_, presenter = play.round, Presenter(match, people, self._me)
        question = play.question if self._asked(play, auto) else None
        full = self.hints == FULL and can_advise(match.rules.id)
        model = presenter.table(round_, question, auto, hints=self.hints != OFF, advised=full)
        if self.opened:
            model = laid_open(model, round_, self.opened)
        model = replace(self._stakes.table(model, self._me), props=self._bag(match, round_))
        self._worker.changed.emit(model, event)
        if self.watchers is not None:
            self._worker.watched.emit(watched(presenter, round_, self.watchers))
        if model.advised:
            self._ask_expert(model)

    def _asked(self, play: Play, auto: frozenset[str]) -> bool:
        """Whether the person is asked: a question is open, and no switch answers it."""
        if self._players[self._me] != PERSON or AUTOPLAY in auto or not play.open_for(self._me):
            return False
        view = self._stakes.offered(view_of(play.round, self._me))
        return automatic(view, auto, play.round.events) is None

    def _bag(self, match: Match, round_: Round) -> tuple[PropLine, ...]:
        """What is in the bag; a coin book that cannot be read is told once, and the round is played on without it."""
        try:
            lines = self._stakes.bag(match, round_, self._me)
        except (BadInput, OSError) as error:
            if not self._bag_refused:
                self._worker.failed.emit(str(error))
            self._bag_refused = True
            return ()
        self._bag_refused = False
        return lines

    def _ask_expert(self, model: TableModel) -> None:
        """Let an expert weigh the open question, once; the answer goes to the window when it comes."""
        view, question = model.view, model.question
        assert question is not None
        if self._advised != (view.setup.number, question):
            self._advised = view.setup.number, question
            self._thinker.ask("weigh", view).add_done_callback(partial(self._weighed, view, question))

    def _weighed(self, view: View, question: int, answer: Future[tuple[Valued, ...]]) -> None:
        """Comes from the thread of the thinker: nothing but signals is touched."""
        error = answer.exception()
        if error is None:
            self._worker.advised.emit(Advice.of(view, question, answer.result()))
        elif not isinstance(error, ThinkerGone):
            self._worker.failed.emit(str(error))

    def settlement(
        self,
        match: Match,
        people: tuple[Person, ...],
        round_: Round,
        booked: Match,
        coins: Outcome | None,
        *,
        gone: bool,
    ) -> None:
        """Report a settled round; ``booked`` is the match after it, ``gone``: the person has left, nothing follows."""
        model = Presenter(match, people, self._me).settlement(round_, booked)
        dealer = None if gone else model.next_dealer
        model = self._stakes.settlement(model, round_, coins)
        self._worker.settled.emit(replace(model, next_dealer=dealer))
