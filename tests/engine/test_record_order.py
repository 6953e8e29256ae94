"""Records of one match stand in order, each round once, each beginning as the one before it ended."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import FaultyRecord, Record, require_follows, verify
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up


def rounds(rules: str, number: int = 3) -> list[Round]:
    system = SYSTEMS[rules]
    match, played = Match.begin(system, complete(system.options, {}), "order", number), []
    while not match.over:
        played.append(play_round(match.next_round(), line_up("greedy", match.players, "order")))
        match = match.after(played[-1])
    return played


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_match_follows_itself(rules: str) -> None:
    played = rounds(rules)
    for before, after in pairwise(played):
        require_follows(verify(Record.of(before)), Record.of(after))


def test_a_round_twice_or_out_of_order_is_found() -> None:
    first, second, third = rounds("wuhan")
    with pytest.raises(FaultyRecord, match="round 2 after round 2"):
        require_follows(second, Record.of(second))
    with pytest.raises(FaultyRecord, match="round 1 after round 3"):
        require_follows(third, Record.of(first))


def test_a_round_left_out_or_of_another_match_is_no_fault() -> None:
    first, _, third = rounds("wuhan")
    require_follows(first, Record.of(third))
    other = Record.of(first)
    require_follows(third, replace(other, setup=replace(other.setup, match="another")))


@pytest.mark.parametrize(
    "changed", [{"dealer": 0}, {"dealer": 1}, {"dealer": 2}, {"dealer": 3}, {"streak": 77}, {"carried": {"x": 1}}]
)
def test_a_header_that_does_not_follow_is_found(changed: dict) -> None:
    first, second, _ = rounds("wuhan")
    if second.setup.dealer == changed.get("dealer"):
        require_follows(first, Record.of(second))
        return
    record = Record.of(second)
    with pytest.raises(FaultyRecord, match=next(iter(changed))):
        require_follows(first, replace(record, setup=replace(record.setup, **changed)))
