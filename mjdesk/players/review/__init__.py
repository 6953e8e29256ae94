"""Reviewing recorded rounds: what a seat answered (`answers`) beside what an expert would have (`decisions`)."""

from .answers import Answer, answers
from .decisions import Review, ReviewedDecision, review_of, review_round, reviewed, weigher_of

__all__ = [
    "Answer",
    "Review",
    "ReviewedDecision",
    "answers",
    "review_of",
    "review_round",
    "reviewed",
    "weigher_of",
]
