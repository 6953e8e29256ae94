"""Finds exercises in seeded rounds of greedy players: the same rules, options, kind and seed give the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from ..engine.actions import Kind as Act
from ..engine.case import Verdict
from ..engine.match import Match
from ..engine.options import complete
from ..engine.round import Round
from ..engine.rules.registry import rule_system
from ..engine.tiles import STANDARD, UNKNOWN
from ..engine.view import View, view_of
from ..players.families import weigh
from ..players.headless import play_round
from ..players.hints import waits_now
from ..players.lineup import line_up
from .exercise import Exercise, Kind

#: wrong tiles put beside those a hand waits for, and all choices of a discard or an amount
_WRONG_TILES: Final = 4
_DISCARDS: Final = 6
_AMOUNTS: Final = 4
_SMALL: Final = 12  #: below it amounts that differ by one are likely mistakes
#: a discard is clear when the best ones are worth so much more than the next, as a part of what is at stake
_CLEAR: Final = 0.06
_MOST_RIGHT: Final = 2
_MOST_ROUNDS: Final = 400  #: rounds in a row without an exercise after which there is none

#: makes an exercise of one moment, or None
Make: TypeAlias = Callable[[Round, Random], Exercise | None]


def drill(rules: str, kind: Kind, seed: str, options: Mapping[str, Any] | None = None) -> Iterator[Exercise]:
    """Exercises without end; one a round, from moments far apart.

    Raises BadInput for rules or options that do not exist. Ends where a system has nothing to ask of this kind.
    """
    system = rule_system(rules)
    values = complete(system.options, options or {})
    system.check_options(values)
    barren = 0
    for number in count():
        random = Random(f"{seed}/{kind}/{number}")
        found = _in_round(Match.begin(system, values, f"{seed}/{number}", 1), _MAKERS[kind], random)
        barren = 0 if found else barren + 1
        if found:
            yield found
        if barren == _MOST_ROUNDS:
            return


def _in_round(match: Match, make: Make, random: Random) -> Exercise | None:
    """The exercise of one round: of its moments in chance order, the first that makes one."""
    states: list[Round] = []
    players = line_up("greedy", match.players, match.seed)
    play_round(match.next_round(), players, lambda _event, after: states.append(after))
    random.shuffle(states)
    return next((found for state in states if (found := make(state, random)) is not None), None)


def _waits(state: Round, random: Random) -> Exercise | None:
    """A seat that has just thrown a tile, or whose hand rests: what does it wait for?"""
    seats = [seat for seat in range(len(state.seats)) if state.seats[seat].drawn is None]
    random.shuffle(seats)
    for seat in seats:
        view = view_of(state, seat)
        if state.over or UNKNOWN in view.hand or not (waits := waits_now(view)):
            continue
        right = {wait.tile for wait in waits}
        near = _near(view, right)
        random.shuffle(near)
        choices = tuple(sorted([*right, *near[:_WRONG_TILES]]))
        places = frozenset(place for place, tile in enumerate(choices) if tile in right)
        return Exercise(Kind.WAITS, view, choices, places, waits=waits)
    return None


def _near(view: View, right: set[int]) -> list[int]:
    """Tiles that somebody might take for winning: those beside the hand's or the winning ones."""
    copies = rule_system(view.setup.rules).tile_set(view.setup.options).copies
    tiles = {*view.hand, *right}
    beside = {tile + step for tile in tiles for step in (-2, -1, 0, 1, 2)}
    return sorted(tile for tile in beside - right if 0 <= tile < len(copies) and copies[tile] and _kin(tile, tiles))


def _kin(tile: int, tiles: set[int]) -> bool:
    """Whether a tile is of a suit, or a kind, that the hand has."""
    if tile < STANDARD:
        return tile in tiles or any(other // 9 == tile // 9 and other < 27 and tile < 27 for other in tiles)
    return any(other >= STANDARD for other in tiles)


def _pays(state: Round, random: Random) -> Exercise | None:
    """A settled round with one win: what does one of those who pay have to pay?"""
    if not state.over or len(state.wins) != 1:
        return None
    case = state.case(state.wins)
    verdict = rule_system(case.rules).judge(case)
    net = verdict.payments(case.players)
    payers = [seat for seat in range(case.players) if net is not None and net[seat] < 0]
    if net is None or not payers:
        return None
    payer = random.choice(payers)
    amounts = _amounts(-net[payer], verdict, case.players, random)
    view = view_of(state, case.wins[0].seat)
    right = frozenset({amounts.index(-net[payer])})
    return Exercise(Kind.PAYS, view, amounts, right, case=case, verdict=verdict, payer=payer)


def _amounts(right: int, verdict: Verdict, players: int, random: Random) -> tuple[int, ...]:
    """The right amount among such as a forgotten or doubled factor would give, and those of others."""
    net = verdict.payments(players) or ()
    others = [abs(n) for n in net]
    factors = [right * 2, right // 2, right * 4, right // 4, right * 3]
    near = [right + 1, right + 2, right + 3] if right < _SMALL else []
    wrong = sorted({n for n in (*others, *factors, *near) if n > 0} - {right})
    random.shuffle(wrong)
    return tuple(sorted([right, *wrong[: _AMOUNTS - 1]]))


def _discard(state: Round, random: Random) -> Exercise | None:
    """A seat at its turn: which tile should go? Only where one or two are clearly better than the rest."""
    if state.over:
        return None
    for seat in state.asked():
        view = view_of(state, seat)
        if {action.kind for action in view.actions} != {Act.DISCARD} or len(view.actions) < _DISCARDS:
            continue
        valued = weigh(view)
        right = _clearly_best([v.value for v in valued])
        if right is None:
            continue
        tiles = [v.action.tile for v in valued if v.action.tile is not None]
        rest = tiles[right:]
        random.shuffle(rest)
        choices = tuple(sorted([*tiles[:right], *rest[: _DISCARDS - right]]))
        places = frozenset(choices.index(tile) for tile in tiles[:right])
        return Exercise(Kind.DISCARD, view, choices, places, valued=valued)
    return None


def _clearly_best(values: list[float]) -> int | None:
    """How many of the values, greatest first, are the clearly best ones; None where it is not clear."""
    spread = values[0] - values[-1]
    if spread <= 0:
        return None
    for number in range(1, min(_MOST_RIGHT, len(values) - 1) + 1):
        if values[number - 1] - values[number] >= _CLEAR * spread:
            close = values[0] - values[number - 1] < _CLEAR * spread
            return number if close else None
    return None


_MAKERS: Final[dict[Kind, Make]] = {Kind.WAITS: _waits, Kind.PAYS: _pays, Kind.DISCARD: _discard}
