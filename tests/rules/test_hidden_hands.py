"""What is paid depends on no hand that nobody has to show, or the rule system says that it reads this hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from mjdesk.engine.case import Case
from mjdesk.engine.cases import read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import Options
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import RED, SUITED, UNKNOWN, Tile
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from tools.phase_counts import random_options

from .test_shared_cases import FILES

#: rounds that are played for each system, and cases taken of its file where there is one
ROUNDS, CASES = 2, 12

FED = {
    "rules": "wuhan",
    "indicator": "8m",
    "seats": [
        {"hand": "1389m1378p299sS3p", "melds": []},
        {
            "hand": "5s",
            "melds": [
                {"type": "peng", "tiles": "666p", "from": 0, "claimed": "6p"},
                {"type": "peng", "tiles": "777s", "from": 2, "claimed": "7s"},
                {"type": "chi", "tiles": "456m", "from": 0, "claimed": "4m"},
                {"type": "peng", "tiles": "444p", "from": 0, "claimed": "4p"},
            ],
        },
        {"hand": "3478m2249p1346s4m", "melds": []},
        {"hand": "2m345s888s", "melds": [
            {"type": "chi", "tiles": "123p", "from": 2, "claimed": "1p"},
            {"type": "peng", "tiles": "111m", "from": 2, "claimed": "1m"},
        ]},
    ],
    "wins": [{"seat": 1, "by": "discard", "tile": "5s", "from": 3}],
}  # fmt: skip
ROBBED = {
    "rules": "jingzhou-hongzhong",
    "players": 3,
    "indicator": "2p",
    "seats": [
        {"hand": "1367p24559sSNCP"},
        {"hand": "12378s45688p", "melds": [{"type": "chi", "tiles": "123s", "from": 0, "claimed": "1s"}]},
        {"hand": "25p39sSSWWPF", "melds": [{"type": "peng", "tiles": "666s", "from": 0, "claimed": "6s"}]},
    ],
    "wins": [{"seat": 1, "by": "kong", "tile": "6s", "from": 2}],
}


def hands(system: RuleSystem, case: Case, seat: int, random: Random) -> Iterator[tuple[Tile, ...]]:
    """Hands that a seat may hold as far as anybody else knows: not known, its own, ready ones, of 2, 5 and 8, any."""
    held = case.seats[seat].hand
    yield (UNKNOWN,) * len(held)
    yield held
    copies = system.tile_set(case.options).copies
    every = [tile for tile, number in enumerate(copies) for _ in range(number)]
    suits = [first for first in range(0, SUITED, 9) if first < len(copies) and copies[first]]
    if suits:
        first, last = suits[0], suits[-1]
        for pair in (first + 1, last + 1):
            ready = [pair, *range(first + 2, first + 8), *range(last + 2, last + 8)]
            yield tuple(ready[: len(held)])
        jiang = [tile for tile in every if tile < SUITED and tile % 9 in (1, 4, 7)]
        yield tuple(random.sample(jiang, min(len(held), len(jiang))))
    for _ in range(3):
        yield tuple(random.sample(every, len(held)))


def with_hand(case: Case, seat: int, hand: tuple[Tile, ...]) -> Case:
    """The case with this hand, and those of the others that have not won not known."""
    won = {win.seat for win in case.wins}
    hidden = [s if i in won else replace(s, hand=(UNKNOWN,) * len(s.hand)) for i, s in enumerate(case.seats)]
    hidden[seat] = replace(hidden[seat], hand=hand)
    return replace(case, seats=tuple(hidden))


def dependent(system: RuleSystem, case: Case, random: Random) -> set[int]:
    """The seats beside the winners whose hands are found to change what is paid."""
    found = set()
    for seat in set(range(case.players)) - {win.seat for win in case.wins}:
        paid = set()
        for hand in hands(system, case, seat, random):
            try:
                verdict = system.judge(with_hand(case, seat, hand))
            except BadInput:
                continue  # more of a tile than there are
            if verdict.legal:
                paid.add(verdict.payments(case.players))
        if len(paid) > 1:
            found.add(seat)
    return found


def read(system: RuleSystem, case: Case) -> set[int]:
    """The seats whose hands the rule system says it reads, while none of them is known."""
    won = {win.seat for win in case.wins}
    hidden = [s if i in won else replace(s, hand=(UNKNOWN,) * len(s.hand)) for i, s in enumerate(case.seats)]
    return set(system.may_be_excused(replace(case, seats=tuple(hidden))))


def variants(system: RuleSystem, options: Options, random: Random) -> Iterator[Options]:
    yield options
    for _ in range(2):
        yield random_options(system, random)


def played(system: RuleSystem) -> Iterator[Case]:
    match = Match.begin(system, Options(tuple((o.id, o.default) for o in system.options)), "hidden", ROUNDS)
    while not match.over:
        done = play_round(match.next_round(), line_up("greedy", match.players, f"hidden/{match.number}"))
        match = match.after(done)
        yield done.case(done.wins)


def told(rules: str) -> Iterator[Case]:
    """Cases of the file of a system; of them as many as there is time for."""
    for file in FILES:
        if file.stem == rules:
            every = json.loads(file.read_text(encoding="utf-8"))
            kept = every[:: max(1, len(every) // CASES)]
            yield from (read_case({k: v for k, v in c.items() if k not in ("expect", "why")}) for c in kept)


@pytest.mark.slow
@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
def test_nobody_is_paid_by_a_hand_that_the_rule_system_does_not_say_it_reads(system: RuleSystem) -> None:
    random, judged = Random(system.id), 0
    for case in (*played(system), *told(system.id)):
        for options in variants(system, case.options, random):
            here = replace(case, options=options)
            unsaid = dependent(system, here, random) - read(system, here)
            assert not unsaid, (case.id, dict(options))
            judged += 1
    assert judged >= ROUNDS


@pytest.mark.parametrize(
    ("case", "options", "seats"),
    [
        (FED, {"quanqiuren_bao": "not_ting"}, {3}),
        (FED, {"quanqiuren_bao": "not_all_jiang"}, {3}),
        (FED, {"quanqiuren_bao": "always"}, set()),
        (FED, {"quanqiuren_bao": "off"}, set()),
        (ROBBED, {"qianggang_basis": "gang_out"}, {2}),
        (ROBBED, {"qianggang_basis": "own"}, set()),
    ],
)
def test_what_is_read_is_what_the_payments_depend_on(
    case: dict[str, Any], options: dict[str, Any], seats: set[int]
) -> None:
    """So a dependence is found, and no hand is asked for that changes nothing."""
    given = read_case({**case, "options": options})
    system = SYSTEMS[given.rules]
    assert system.judge(given).legal, system.judge(given).reason
    assert dependent(system, given, Random(1)) == seats
    assert read(system, given) == seats


def test_a_win_that_is_not_legal_reads_no_hand() -> None:
    given = read_case({**FED, "options": {"quanqiuren_bao": "not_ting", "min_points": 64}})
    spoilt = with_hand(given, 1, (RED,))
    assert not SYSTEMS["wuhan"].judge(spoilt).legal
    assert SYSTEMS["wuhan"].may_be_excused(spoilt) == ()
