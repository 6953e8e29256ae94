"""Rounds for the tests of the engine: walls stacked by hand, random and greedy play, and what a round is made of."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.events import Claim, Deal, Discard, Event, Gang, Win
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles
from mjdesk.engine.options import Options, complete
from mjdesk.engine.phase import Step
from mjdesk.engine.play import Play
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.rules.wuhan import Wuhan
from mjdesk.engine.setup import Setup
from mjdesk.engine.table import Table, hand_line
from mjdesk.engine.tiles import HONOURS_136, STANDARD, UNKNOWN, Tile
from mjdesk.engine.view import view_of
from mjdesk.engine.wall import dealt, shuffle, shuffled
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round
from tests.rules.walls import filled, from_back, from_place, in_hands, without

WUHAN = rule_system("wuhan")
assert isinstance(WUHAN, Wuhan)
INDICATOR_PLACE = 53

#: options that change how a round runs, not only what it pays
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"passed_win": "until_draw", "win_order": "discarder", "next_dealer": "winner"},
    {"open_fan": "each", "pizi_mode": "none", "min_points": 8, "passed_win": "until_draw"},
    {"pizi_mode": "one", "cap": 0, "jinding": 0, "zimo_on_gangkai_haidi": False, "bao_third_open": "all"},
)


def options(**given: object) -> Options:
    return complete(WUHAN.options, given)


def tile(text: str) -> Tile:
    return parse_tile(text)


# --- walls stacked by hand


def stacked(
    hands: Mapping[int, str],
    indicator: str = "5m",
    draws: str = "",
    back: str = "",
    dealer: int = 0,
    seed: str = "rest",
) -> tuple[Tile, ...]:
    """A wall that deals these tiles, turns up the indicator and gives the draws from the front and the back first.

    Hands may be shorter than what is dealt; free places are filled with the other tiles in an order from the seed.
    """
    size = HONOURS_136.size
    placed = in_hands(size, hands, dealer=dealer) | {INDICATOR_PLACE: tile(indicator)}
    placed |= from_place(INDICATOR_PLACE + 1, draws) | from_back(size, back)
    return tuple(filled(HONOURS_136, placed, shuffled(without(HONOURS_136, placed), seed)))


def begin(wall: tuple[Tile, ...], dealer: int = 0, **given: object) -> Round:
    """The round on this wall at its first question."""
    return advance(Round.begin(WUHAN, Setup("wuhan", options(**given), dealer=dealer), wall))


def advance(state: Round) -> Round:
    """The round after everything the table owes."""
    while (event := state.owed()) is not None:
        state = state.apply(event)
    return state


def throw(state: Round, text: str) -> Round:
    """The seat in turn discards; the claims on it are open."""
    return state.apply(Discard(state.phase.seat, tile(text)))


def all_pass(state: Round) -> Round:
    """Everybody asked passes; the round at its next question."""
    event = state.owed_if_all_pass()
    assert event is not None
    return advance(state.apply(event))


def chi(seat: int, text: str, claimed: str, source: int) -> Claim:
    return Claim(MeldKind.CHI, seat, parse_tiles(text), tile(claimed), source)


def peng(seat: int, text: str, source: int) -> Claim:
    return Claim(MeldKind.PENG, seat, (tile(text),) * 3, tile(text), source)


def single(seat: int, text: str) -> Gang:
    return Gang(seat, MeldKind.GANG_SINGLE, (tile(text),))


def texts(state: Round, seat: int) -> set[str]:
    """What a seat may do, as short texts such as ``discard 5p``, ``chi 123m``, ``gang_single C``, ``pass``."""
    return {action_text(a) for a in state.legal_actions(seat)}


def action_text(action: Action) -> str:
    if action.kind is Kind.PASS:
        return "pass"
    assert action.tile is not None
    name = action.what if action.kind is Kind.GANG else action.kind.value
    return f"{name} {format_tiles(action.tiles if action.kind is Kind.CHI else (action.tile,))}"


# --- played rounds


def fresh(seed: str, dealer: int = 0, **given: object) -> Round:
    """A round before its deal from a seed."""
    made = shuffle(HONOURS_136, seed)
    setup = Setup("wuhan", options(**given), dealer=dealer, dice=made.dice, match="test", commit=made.commit)
    return Round.begin(WUHAN, setup, made.wall, made.salt)


class MixedPlayer(Player):
    """Greedy with slips, now and then a random answer, and fond of kongs: more kinds of things happen."""

    def __init__(self, seed: str, slips: float = 0.15) -> None:
        self._random, self._slips, self._greedy = Random(seed), slips, GreedyPlayer()

    def choose(self, view: Any) -> Action:
        if self._random.random() < self._slips:
            return self._random.choice(view.actions)
        kongs = [a for a in view.actions if a.what in ("gang_concealed", "gang_added", "gang_exposed")]
        if kongs and view.actions[0].kind is not Kind.WIN and self._random.random() < 0.7:
            return kongs[0]
        return self._greedy.choose(view)


def states_of(start: Round, make: Callable[[str], Player]) -> list[Round]:
    """Every state of a round played to its end, the one before the deal first."""
    states = [start]
    players = [make(f"player {seat}") for seat in range(4)]
    play_round(start, players, lambda _event, after: states.append(after))
    return states


def random_states(seed: str, **given: Any) -> list[Round]:
    """As `states_of` with random players."""
    return states_of(fresh(seed, **given), lambda name: RandomPlayer(seed + name))


def mixed_states(seed: str, **given: Any) -> list[Round]:
    """As `states_of` with players who mostly play well."""
    return states_of(fresh(seed, **given), lambda name: MixedPlayer(seed + name))


def many_rounds(number: int, play: Callable[..., list[Round]] = mixed_states) -> Iterator[list[Round]]:
    """States of several rounds, over the option sets in turn."""
    for i in range(number):
        yield play(f"round {i}", dealer=i % 4, **OPTION_SETS[i % len(OPTION_SETS)])


def answer_all(play: Play, choose: Callable[[Any], Action], order: Callable[[tuple[int, ...]], list[int]]) -> None:
    """Answer the open question seat by seat in an order of one's own, then let the table go on."""
    question = play.question
    for seat in order(play.waiting_for()):
        if play.question != question:
            break
        play.answer(question, choose(view_of(play.round, seat)))
    play.advance()


# --- what a round is made of


def snapshot(state: Round) -> Any:
    """Everything that makes up a state (not what it has worked out about itself), frozen deep."""
    return _frozen({name: getattr(state, name) for name in Table.__slots__ if name[0] != "_"}), state.events


def _frozen(value: Any) -> Any:
    if isinstance(value, Round):
        raise AssertionError("a round within a round")
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        kept = (f.name for f in dataclasses.fields(value) if f.compare)  # the others are worked out from these
        return type(value).__name__, *(_frozen(getattr(value, name)) for name in kept)
    if isinstance(value, Mapping):
        return tuple(sorted((k, _frozen(v)) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(v) for v in value)
    return value


def tiles_everywhere(state: Round) -> list[int]:
    """How often each kind is there: rest of the wall, hands, melds, ponds, indicator, a robbed tile (34 numbers)."""
    counts = [0] * (UNKNOWN + 1)
    for each in _rest_of_wall(state):
        counts[each] += 1
    for seat in state.seats:
        for each in seat.tiles():
            counts[each] += 1
        for meld in seat.melds:
            for each in meld.tiles:
                counts[each] += 1
        for thrown in seat.discards:
            counts[thrown.tile] += thrown.claimed_by is None
    if state.indicator is not None:
        counts[state.indicator] += 1
    if state.wins and state.wins[0].by is By.KONG:
        counts[state.wins[0].tile] += 1
    return counts[:STANDARD]


def _rest_of_wall(state: Round) -> list[Tile]:
    if state.phase.step is not Step.DEAL:
        return list(state.wall[state.front : len(state.wall) - state.back])
    # hands are dealt four tiles at a time, so those dealt so far do not lie together
    hands = dealt(state.wall, state.setup.players, state.setup.dealer)
    left = list(state.wall)
    for event in state.events:
        assert isinstance(event, Deal)
        for each in hands[event.seat]:
            left.remove(each)
    return left


def line(state: Round) -> str:
    """The whole table in one line, for messages of failing tests."""
    hands = " | ".join(hand_line(state, seat) for seat in range(len(state.seats)))
    return f"{state.phase} special={state.special} left={state.wall_left} {hands}"


def illegal_events(state: Round, legal: set[Action], random: Random, number: int) -> Iterator[Event]:
    """Events of actions that are not legal now, a few of the many."""
    source = state.phase.seat
    while number:
        seat, each = random.randrange(4), random.randrange(STANDARD)
        low = random.randrange(25)
        made: tuple[tuple[Action, Event], ...] = (
            (Action(Kind.DISCARD, seat, each), Discard(seat, each)),
            (
                Action(Kind.PENG, seat, each, (each,) * 3),
                Claim(MeldKind.PENG, seat, (each,) * 3, each, source),
            ),
            (
                Action(Kind.CHI, seat, low, (low, low + 1, low + 2)),
                Claim(MeldKind.CHI, seat, (low, low + 1, low + 2), low, source),
            ),
            (Action(Kind.WIN, seat, each, (), "draw"), Win(seat, By.DRAW, each)),
            (Action(Kind.WIN, seat, each, (), "discard"), Win(seat, By.DISCARD, each, source)),
            (Action(Kind.WIN, seat, each, (), "kong"), Win(seat, By.KONG, each, source)),
            *(
                (
                    Action(Kind.GANG, seat, each, (each,) * (1 if kind is MeldKind.GANG_SINGLE else 4), kind.value),
                    Gang(seat, kind, (each,) * (1 if kind is MeldKind.GANG_SINGLE else 4)),
                )
                for kind in MeldKind
                if kind.value.startswith("gang")
            ),
        )
        action, event = random.choice(made)
        if action in legal:
            continue
        if state.phase.step is Step.SETTLE and isinstance(event, Win):
            continue
        number -= 1
        yield event
