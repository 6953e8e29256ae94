"""What holds for every rule system alike, in rounds of greedy players with slips under standard and other options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from mjdesk.engine.actions import Action, Kind, wins_from_another
from mjdesk.engine.case import By
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Indicator
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.phase import Step
from mjdesk.engine.record import Record, header_json, read_records, verify, write_record
from mjdesk.engine.round import Round
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.settlement import HOUSE
from mjdesk.engine.tiles import Tile, is_flower
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player
from mjdesk.storytelling import rules_json
from tools.make_rule_docs import FOLDER
from tools.phase_counts import Slipping, counts, random_options

#: rounds a system: the first of greedy players by the standard options, the second of random ones, the rest mixed
ROUNDS = 5

every_system = pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))


def greedy(seed: str) -> Player:
    return player("greedy", seed)


@cache
def rounds(rules: str) -> tuple[tuple[Round, ...], ...]:
    """Every state of each round of a system, the one before the deal first."""
    system, found = SYSTEMS[rules], []
    for number in range(ROUNDS):
        seed = f"every {rules} {number}"
        random = Random(seed)
        options = complete(system.options, {}) if number < 3 else random_options(system, random)
        seats = max(system.players) if number < 3 else random.choice(system.players)
        match = Match.begin(system, options, seed, 1, seats)
        make = (greedy, RandomPlayer, Slipping)[min(number, 2)]
        found.append(states_of(match.next_round(), [make(f"{seed} {seat}") for seat in range(seats)]))
    return tuple(found)


def states_of(start: Round, players: Sequence[Player]) -> tuple[Round, ...]:
    states = [start]
    play_round(start, players, lambda _, after: states.append(after))
    return tuple(states)


def tiles_everywhere(state: Round) -> Counter[Tile]:
    """Every tile where it lies: wall, hands, melds, ponds, flowers, beside the wall, and the one a kong was robbed of.

    Once all hands are dealt: until then what is left of the wall has gaps.
    """
    stays = state.rules.set_aside(state.setup, len(state.wall))
    found = Counter(state.wall[place] for place in (*state.places_left(), *stays))
    for seat in state.seats:
        found.update(seat.tiles())
        found.update(seat.flowers)
        for meld in seat.melds:
            found.update(meld.tiles)
        found.update(thrown.tile for thrown in seat.discards if thrown.claimed_by is None)
    if state.indicator is not None and state.rules.turned_at(state.setup) is None:
        found[state.indicator] += 1
    if state.wins and state.wins[0].by is By.KONG:
        found[state.wins[0].tile] += 1
    found.update(state.lying())
    # flowers turned up before an indicator that is none, and the card of 跑胡子 that nobody has yet
    found.update(e.tile for e in state.events if isinstance(e, Indicator) and is_flower(e.tile))
    if isinstance(state, PaohuziRound) and state.in_the_air is not None:
        found[state.in_the_air] += 1
    return found


@every_system
def test_no_tile_is_lost_or_made(system: RuleSystem) -> None:
    for states in rounds(system.id):
        whole = Counter(states[0].wall)
        assert whole == Counter(system.tile_set(states[0].options).tiles())
        dealt = [state for state in states if all(seat.size for seat in state.seats)]
        assert len(dealt) > 10
        for state in dealt:
            assert tiles_everywhere(state) == whole, (state.length, state.phase, state.events[-1])


@every_system
def test_payments_sum_to_nothing_but_for_the_house(system: RuleSystem) -> None:
    for states in rounds(system.id):
        last = states[-1]
        assert last.over
        assert last.settled is not None
        verdict = last.verdict()  # the settlement sheet asks for it after the end
        assert verdict.legal
        house = sum(t.points for t in verdict.transfers if t.payee == HOUSE)
        assert verdict.payments(len(last.seats)) == last.settled.payments
        assert sum(last.settled.payments) == -house


@every_system
def test_records_are_written_read_and_verified(system: RuleSystem) -> None:
    for states in rounds(system.id):
        last = states[-1]
        text = write_record(Record.of(last))
        (record,) = read_records(text.splitlines())
        assert record == Record.of(last)
        assert write_record(record) == text
        assert verify(record).settled == last.settled


def owes_a_pass(state: Round, action: Action) -> bool:
    """Whether another seat must first say that it passes a win, before this claim can be carried out."""
    if action.kind is Kind.WIN or not state.rules.counts_pass(state):
        return False
    return any(wins_from_another(actions[0]) for seat, actions in state.asked().items() if seat != action.seat)


@every_system
def test_every_legal_action_is_accepted(system: RuleSystem) -> None:
    asked = 0
    for states in rounds(system.id):
        for state in states[:-1]:
            for seat, actions in state.asked().items():
                assert len(set(actions)) == len(actions)
                for action in actions:
                    assert action.seat == seat
                    asked += 1
                    event = state.event_of(action)
                    if event is None:
                        assert action.kind is Kind.PASS
                        continue
                    if owes_a_pass(state, action):
                        with pytest.raises(IllegalAction, match="pass-missing"):
                            state.apply(event)
                    else:
                        assert state.apply(event).length == state.length + 1
    assert asked > 500


@every_system
def test_nobody_is_asked_while_the_table_owes(system: RuleSystem) -> None:
    for states in rounds(system.id):
        for state, after in pairwise(states):
            owed = state.owed()
            assert owed is None or not state.asked()
            assert owed is None or after.events[-1] == owed
        assert states[-1].phase.step is Step.DONE
        assert not states[-1].asked()


@every_system
def test_every_option_is_told_everywhere(system: RuleSystem) -> None:
    ids = [option.id for option in system.options]
    assert ids
    assert [option["id"] for option in rules_json(system)["options"]] == ids
    for states in rounds(system.id):
        assert list(header_json(states[0].setup, states[0].wall)["options"]) == ids


@every_system
def test_it_has_a_page_that_names_every_option(system: RuleSystem) -> None:
    page = (FOLDER / f"{system.id}.md").read_text(encoding="utf-8")
    for option in system.options:
        assert option.name.zh in page, option.id
        assert option.name.en in page, option.id


def test_what_happens_in_rounds_is_counted_in_the_words_of_what_is_known() -> None:
    found = counts(SYSTEMS["wuhan"], 9, "counted")
    assert found["rounds"] == 9
    assert found["win by draw 自摸"] + found["win by discard 点炮"] + found["exhausted 荒庄"] == 9
    assert found["chi 吃"] > found["peng 碰"] > 0
    assert found["pattern ping-hu"] > 0
    assert found["flower laid 补花"] == found["horses turned up 马"] == 0
