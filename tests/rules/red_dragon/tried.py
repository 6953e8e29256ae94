"""Options tried value by value on rounds of the tables' notation.

``Tried`` is written as option ids → their values → (seats, win) and what it comes to; several options that belong
together are tried at once, ``"cap jinding": {"64 80": …}``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from mjdesk.engine.rules.base import RuleSystem

from .table import Line, case_of

Round = tuple[str, str]
Tried = dict[str, dict[str, list[tuple[Round, str]]]]


def each(tried: Tried) -> list[object]:
    """Parameters for `comes_to`: ids, values, round, expected."""
    return [
        pytest.param(keys.split(), values.split(), round_, expected, id=f"{keys}={values} {expected[:16]}")
        for keys, by_value in tried.items()
        for values, rounds in by_value.items()
        for round_, expected in rounds
    ]


def comes_to(
    rules: RuleSystem, setup: str, keys: Iterable[str], values: Iterable[str], round_: Round, expected: str
) -> None:
    """The round comes to this under these values; ``setup`` is what else is said of it."""
    words = [f"{key}={value}" for key, value in zip(keys, values, strict=True)]
    case = case_of(rules, "", " ".join([setup, *words]), *round_)
    assert Line("", case, expected).answer(rules.judge(case)) == expected


def every_value_is_tried(rules: RuleSystem, tried: Mapping[str, Iterable[str]], only_in_play: set[str]) -> None:
    """Of each option that touches the score, all values but those of free numbers."""
    seen: dict[str, set[str]] = {}
    for keys, by_value in tried.items():
        for values in by_value:
            for key, value in zip(keys.split(), values.split(), strict=True):
                seen.setdefault(key, set()).add(value)
    for option in rules.options:
        if not option.free and option.id not in only_in_play:
            written = {"true", "false"} if option.kind == "bool" else {str(value) for value in option.values}
            assert seen[option.id] == written, option.id


def every_option_is_explained(rules: RuleSystem) -> None:
    """Texts, labels, a default among the values, a source; ids without a double."""
    assert len({option.id for option in rules.options}) == len(rules.options)
    for option in rules.options:
        texts = (option.name, option.help, option.group, *option.labels)
        assert all(text.zh and text.en for text in texts), option.id
        assert option.kind == "bool" or len(option.labels) == len(option.values), option.id
        assert option.kind == "bool" or option.default in option.values, option.id
        assert option.source, option.id
