"""A review in words: what was asked, what was done, what an expert would have done and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.view import View
from mjdesk.players.review import ReviewedDecision
from mjdesk.players.valued import Valued
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.table.advice import away_word, compared, doing, points, useful_count
from mjdesk.ui.table.words import tile_name

_CLAIMS = (Kind.CHI, Kind.PENG, Kind.GANG)


@dataclass(frozen=True, slots=True)
class Told:
    """One decision as it is shown: its number from 1, what the seat saw, and words of the rules for its actions."""

    number: int
    decision: ReviewedDecision
    view: View
    labels: dict[Action, str]

    @property
    def is_discard(self) -> bool:
        """Whether the question was which tile to throw."""
        return any(valued.action.kind is Kind.DISCARD for valued in self.decision.choices)

    def word(self, action: Action) -> str:
        """An action in a word or two."""
        said = doing(action, self.labels)
        with_tile = action.kind in _CLAIMS and action.tile is not None
        return (
            f"{said} {tile_name(action.tiles[0] if action.kind is Kind.GANG else action.tile or 0)}"
            if with_tile
            else said
        )

    def question(self) -> str:
        """What was to be decided: 第 13 手，打哪张."""
        if self.is_discard:
            return tr("Decision {number}: which tile to discard", number=self.number)
        return tr("Decision {number}: what to answer", number=self.number)

    def facts(self, valued: Valued) -> str:
        """What is known of an answer: how far from a win it leaves the hand, what helps, what it risks, reasons."""
        facts = [away_word(valued)]
        if valued.useful:
            facts.append(tr("%n useful", n=useful_count(valued)))
        if valued.danger >= 0.5:
            facts.append(tr("may pay {points}", points=points(-valued.danger)))
        return " · ".join([fact for fact in facts if fact] + [say(told) for told in (*valued.why, *valued.besides)])

    def lines(self) -> tuple[str, ...]:
        """The decision in two lines, or in one where nothing was better."""
        best, taken = self.decision.best, self.decision.taken
        if self.decision.agrees:
            return (_line(tr("You did as an expert would: {what}", what=self.word(taken.action)), self.facts(taken)),)
        return (
            _line(
                tr("Expert: {what} {points}", what=self.word(best.action), points=points(best.value)), self.facts(best)
            ),
            _line(
                tr("You: {what} {points}", what=self.word(taken.action), points=points(taken.value)), self.facts(taken)
            ),
        )

    def reason(self) -> str:
        """Why the other answer is better, as short as it can be said."""
        best, taken = self.decision.best, self.decision.taken
        other = next((reason for reason in best.why if reason not in taken.why), None)
        if other is not None:
            return say(other)
        warned = next((told for told in taken.besides if told not in best.besides), None)
        if warned is not None:
            return say(warned)
        return compared(best, taken) or tr("worth more")


def _line(head: str, facts: str) -> str:
    return f"{head} · {facts}" if facts else head


def turning(told: Sequence[Told]) -> dict[int, str]:
    """Words for the points of the graph where something happened, by place in the sequence."""
    found: dict[int, str] = {}
    ready = False
    for place, one in enumerate(told):
        taken = one.decision.taken
        if taken.action.kind in _CLAIMS or taken.action.kind is Kind.WIN:
            found[place] = one.word(taken.action)
        elif taken.away == 0 and not ready:
            found[place] = tr("ready")
        ready = taken.away == 0
    return found
