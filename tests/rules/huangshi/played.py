"""Rounds of `huangshi` played to their end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mjdesk.engine.options import Options, complete
from mjdesk.engine.round import Round
from mjdesk.engine.setup import Setup
from mjdesk.engine.wall import shuffle
from mjdesk.players.base import Player, RandomPlayer
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.players.headless import play_round

from ...engine.rounds import MixedPlayer
from .table import RULES

#: options that change how a round runs, not only what it pays
ROUND_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"play": "huanghuang", "passed_win": "until_draw"},
    {"play": "no_dragons", "haidi_mode": "one_round"},
    {"play": "huanghuang", "fa_gang": True, "kong_tile_in_hand": "allowed", "min_score": 8},
    {"luanjiang": True, "haidi_mode": "none", "multi_laizi_zimo": False, "dianpao_only": True},
)


def random_options(random: Random) -> Options:
    """Every option at its default or another value."""
    chosen: dict[str, object] = {}
    for option in RULES.options:
        if random.random() < 0.5:
            chosen[option.id] = random.random() < 0.5 if option.kind == "bool" else random.choice(option.values)
    return complete(RULES.options, chosen)


def fresh(seed: str, options: Options, players: int = 4) -> Round:
    """A round before its deal."""
    made = shuffle(RULES.tile_set(options), seed)
    setup = Setup(
        RULES.id,
        options,
        players=players,
        dealer=len(seed) % players,
        dice=made.dice,
        match="test",
        commit=made.commit,
    )
    return Round.begin(RULES, setup, made.wall, made.salt)


def play_to_end(seed: str, options: Options, players: Sequence[Player]) -> Round:
    """The finished round."""
    return play_round(fresh(seed, options, len(players)), players)


def play_greedy(seed: str, options: Options, players: int = 4) -> Round:
    """As `play_to_end` with greedy players."""
    return play_to_end(seed, options, [GreedyPlayer()] * players)


def play_random(seed: str, options: Options, players: int = 4) -> Round:
    """As `play_to_end` with players who answer anything."""
    return play_to_end(seed, options, [RandomPlayer(f"{seed}/{seat}") for seat in range(players)])


def play_mixed(seed: str, options: Options, players: int = 4) -> Round:
    """As `play_to_end` with players who mostly play well and like kongs."""
    return play_to_end(seed, options, [MixedPlayer(f"{seed}/{seat}") for seat in range(players)])
