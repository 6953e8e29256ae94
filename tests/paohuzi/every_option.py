"""Greedy rounds with each option of 跑胡子 changed alone: cards counted at every event, sums of zero, records verified.

python -m tests.paohuzi.every_option 300    # so many rounds for each value: a table
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from mjdesk.engine.events import Deal, Event
from mjdesk.engine.match import Match
from mjdesk.engine.options import OptionValue, complete
from mjdesk.engine.paohuzi.cards import CARDS
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.players.headless import play_round
from mjdesk.players.paohuzi.greedy import PaohuziGreedy

from .tables import RULES


class Outcome(NamedTuple):
    """What rounds under one changed option came to."""

    rounds: int
    won: int
    events: int


def changed_values() -> Iterator[tuple[str, OptionValue]]:
    """Every value of every option that is not its standard one."""
    for option in RULES.options:
        for value in (True, False) if option.kind == "bool" else option.values:
            if value != option.default:
                yield option.id, value


def check_cards(round_: PaohuziRound) -> None:
    """80 cards, four of each, lie somewhere: in a hand, a meld, a pond, the stock or in the air."""
    seen: Counter[int] = Counter()
    for state in round_.seats:
        seen.update(state.tiles())
        assert state.size == len(state.tiles())
        for meld in state.melds:
            seen.update(meld.tiles)
        seen.update(d.tile for d in state.discards)
    seen.update(round_.wall[round_.front :])
    if round_.in_the_air is not None:
        seen[round_.in_the_air] += 1
    assert seen == dict.fromkeys(CARDS, 4), round_.events[-1]


def count_cards(event: Event, after: Round) -> None:
    """A listener that counts the cards after every event."""
    assert isinstance(after, PaohuziRound)
    if not isinstance(event, Deal):
        check_cards(after)


def played(option: str, value: OptionValue, rounds: int) -> Outcome:
    """A match of greedy players under one changed option; raises where anything is wrong."""
    match = Match.begin(RULES, complete(RULES.options, {option: value}), f"one-{option}-{value}", rounds)
    won = events = 0
    while not match.over:
        done = play_round(match.next_round(), [PaohuziGreedy()] * 3, count_cards)
        assert done.settled is not None
        assert sum(done.settled.payments) == 0
        (record,) = read_records(write_record(Record.of(done)).splitlines())
        assert record == Record.of(done)
        assert verify(record).settled == done.settled
        won, events, match = won + bool(done.wins), events + done.length, match.after(done)
    return Outcome(rounds, won, events)


def main() -> None:
    """See the module."""
    rounds = int(sys.argv[1])
    print("| option | won of | events |\n|---|---:|---:|")
    for option, value in changed_values():
        found = played(option, value, rounds)
        print(f"| `{option}={value}` | {found.won} of {found.rounds} | {found.events:,} |", flush=True)


if __name__ == "__main__":
    main()
