"""Simulation: whole rounds without a window, and how long a decision takes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mjdesk.engine.actions import Action
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.view import View
from mjdesk.players.base import Player
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up, player

from .measure import Row, each, once_each
from .shapes import peer

ROUNDS = 40
WUHAN = rule_system("wuhan")


def rows() -> Iterator[Row]:
    """Rounds of wuhan by random and greedy players; records verified; decisions."""
    peers = {"rlcard": _rlcard(), "riichienv": _riichienv()}
    note = "wuhan, every legal action asked, resolved, judged; the peers play simpler rules, riichienv in Rust"
    yield Row("a round, random players", _seconds("random"), peers, note)
    yield Row("a round, greedy players", _seconds("greedy"))
    yield _verified()
    for name in ("greedy", "expert"):
        times = once_each(_Decide(name), _questions(12))
        yield Row(f"a decision of {name}, median", times[len(times) // 2])
        yield Row(f"a decision of {name}, slowest of twenty", times[len(times) * 95 // 100])


def _match(rounds: int = ROUNDS) -> Match:
    return Match.begin(WUHAN, complete(WUHAN.options, {}), "bench", rounds)


def _seconds(players: str) -> float:
    def play(_number: int) -> None:
        match, sides = _match(), line_up(players, 4, "bench")
        while not match.over:
            match = match.after(play_round(match.next_round(), sides))

    return each(play, [0], 3) / ROUNDS


def _verified() -> Row:
    text, match, sides = "", _match(), line_up("greedy", 4, "bench")
    while not match.over:
        played = play_round(match.next_round(), sides)
        text += write_record(Record.of(played))
        match = match.after(played)
    records = list(read_records(text.splitlines()))
    return Row("a record verified, every event", each(verify, records, 2))


class _Kept(Player):
    """A greedy player that keeps what it was asked."""

    def __init__(self, views: list[View]) -> None:
        self._views, self._player = views, player("greedy", "")

    def choose(self, view: View) -> Action:
        if len(view.actions) > 1:
            self._views.append(view)
        return self._player.choose(view)


def _questions(rounds: int) -> list[View]:
    """The questions with more than one answer of some rounds."""
    views: list[View] = []
    for number in range(rounds):
        match = Match.begin(WUHAN, complete(WUHAN.options, {}), f"bench {number}", 1)
        play_round(match.next_round(), [_Kept(views)] * 4)
    return views


class _Decide:
    """A player that is asked."""

    def __init__(self, name: str) -> None:
        self._player = player(name, "bench")

    def __call__(self, view: View) -> None:
        self._player.choose(view)


def _rlcard() -> float | None:
    module = peer("rlcard")
    if module is None:
        return None
    game = module.make("mahjong", config={"seed": 1})
    game.set_agents([peer("rlcard.agents").RandomAgent(num_actions=game.num_actions) for _ in range(4)])
    return each(lambda _number: game.run(), range(5), 1)


def _riichienv() -> float | None:
    module = peer("riichienv")
    if module is None:
        return None
    random = Random(1)

    def play(number: int) -> None:
        game = module.RiichiEnv(seed=number)
        asked = game.reset()
        while not game.done():
            asked = game.step({seat: random.choice(seen.legal_actions()) for seat, seen in asked.items()})

    return each(play, range(ROUNDS), 3)
