"""Reviewing a recorded round: each decision of a seat beside what an expert would have done, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...engine.actions import Action
from ...engine.errors import BadInput
from ...engine.record import Record
from ...engine.rules.registry import rule_system
from ...engine.tiles import UNKNOWN
from ...engine.view import view_of
from ..families import WEIGHERS
from ..valued import Valued, Weigher
from .answers import Answer, answers

#: a difference of less than half a hundredth of a point is none
LEAST_COST: Final = 0.005


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision of a seat with a choice, weighed with what the seat knew then.

    It was asked after ``event`` events of the record (and ``later`` questions that everybody passed since).
    ``choices`` is every legal action, the best first; ``cost`` the points by which the one chosen is worth less, ≥ 0.
    """

    event: int
    later: int
    seat: int
    choices: tuple[Valued, ...]
    chosen: Action
    cost: float

    @property
    def best(self) -> Valued:
        """What an expert would have done."""
        return self.choices[0]

    @property
    def taken(self) -> Valued:
        """What was done; its ``value`` is what the round was worth to the seat from then on."""
        return next(choice for choice in self.choices if choice.action == self.chosen)

    @property
    def agrees(self) -> bool:
        """Whether nothing better was there to be done."""
        return self.cost == 0


@dataclass(frozen=True, slots=True)
class Review:
    """The decisions of one seat in one round. ``untold`` is the number of decisions that could not be weighed: the
    record does not tell what the seat answered, or not all tiles it held. ``points`` is what the round came to for the
    seat, None when it is not settled."""

    rules: str
    match: str
    number: int
    seat: int
    decisions: tuple[ReviewedDecision, ...]
    untold: int
    points: int | None

    @property
    def cost(self) -> float:
        """Points that all decisions cost together."""
        return sum(decision.cost for decision in self.decisions)

    @property
    def agreed(self) -> int:
        """Decisions an expert would not have made better."""
        return sum(decision.agrees for decision in self.decisions)

    def worst(self, number: int = 3) -> tuple[ReviewedDecision, ...]:
        """The dearest decisions that cost anything, the dearest first, earlier ones before later ones."""
        dear = [decision for decision in self.decisions if decision.cost > 0]
        return tuple(sorted(dear, key=lambda decision: (-decision.cost, decision.event, decision.later))[:number])


def review_round(record: Record, seat: int, weigher: Weigher | None = None) -> Review:
    """Review the decisions of a seat; without a weigher the expert of the family of games weighs.

    Raises FaultyRecord where the record breaks the rules.
    """
    asked = answers(record, seat)
    return review_of(record, seat, len(asked), tuple(reviewed(asked, seat, weigher or weigher_of(record))))


def review_of(record: Record, seat: int, asked: int, decisions: tuple[ReviewedDecision, ...]) -> Review:
    """The review made of its decisions; ``asked`` is the number of questions the seat was asked."""
    setup, last = record.setup, record.events[-1] if record.events else None
    payments = getattr(last, "payments", None)
    points = None if payments is None else payments[seat]
    return Review(setup.rules, setup.match, setup.number, seat, decisions, asked - len(decisions), points)


def weigher_of(record: Record) -> Weigher:
    """The expert's weigher for the game of a record; raises BadInput where there is none."""
    family = rule_system(record.setup.rules).family
    if family not in WEIGHERS:
        raise BadInput(f"{record.setup.rules} cannot be reviewed; expected one of {', '.join(WEIGHERS)}", "rules")
    return WEIGHERS[family]()


def reviewed(asked: list[Answer], seat: int, weigher: Weigher) -> Iterator[ReviewedDecision]:
    """The decisions that can be weighed, one after another: each takes an expert's time."""
    for answer in asked:
        view = view_of(answer.round_, seat)
        if answer.action is not None and UNKNOWN not in view.hand:
            choices = weigher.weigh(view)
            taken = next(choice for choice in choices if choice.action == answer.action)
            cost = choices[0].value - taken.value
            dear = cost if cost >= LEAST_COST else 0.0
            yield ReviewedDecision(answer.event, answer.later, seat, choices, answer.action, dear)
