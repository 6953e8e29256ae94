"""Trying the values of options on rounds in the notation of `hands.txt`."""

from __future__ import annotations

from mjdesk.engine.rules.base import RuleSystem

from .table import answer, case_of

#: setup, seats and wins of a round, and what each value of an option makes of it
Round = tuple[str, str, str]
Tried = dict[str, list[tuple[Round, dict[str, str]]]]


def judged(rules: RuleSystem, option: str, value: str, round_: Round) -> str:
    """The answer to a round with one option set."""
    setup, seats, wins = round_
    return answer(rules.judge(case_of(rules, f"{setup} {option}={value}", seats, wins)))


def rows(tried: Tried) -> list[tuple[str, str, Round, str]]:
    """Option, value, round and expected answer of everything tried."""
    return [
        (option, value, round_, expected)
        for option, rounds in tried.items()
        for round_, by_value in rounds
        for value, expected in by_value.items()
    ]


def untried(rules: RuleSystem, tried: Tried) -> set[tuple[str, str]]:
    """Options and values that no round is tried with."""
    known = {
        (option.id, str(value).lower())
        for option in rules.options
        for value in ((True, False) if option.kind == "bool" else option.values)
    }
    return known - {(option, value) for option, value, _, _ in rows(tried)}


def alike(tried: Tried) -> list[tuple[str, str, str]]:
    """Pairs of values of one option that no round tells apart."""
    found = []
    for option, rounds in tried.items():
        values = list(rounds[0][1])
        answers = {value: [by_value.get(value) for _, by_value in rounds] for value in values}
        found += [(option, a, b) for i, a in enumerate(values) for b in values[:i] if answers[a] == answers[b]]
    return found
