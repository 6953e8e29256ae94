"""A large ledger to measure with: ``python -m tools.make_ledger FOLDER [--rounds 1000000] [--players 5000]``.

Rounds are folded by the ledger's own code for some hundred evenings and repeated with other players; regulars play
much more often than others. The books agree (`mjdesk ledger check`).
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path

from sqlalchemy import insert

from mjdesk.engine.case import By
from mjdesk.ledger.book import Book, to_json
from mjdesk.ledger.entry import Entry, Factor, FanEntry, PointsEntry, TilesEntry, Won, entry_text
from mjdesk.ledger.evening import Entered, begin, postings, shares
from mjdesk.ledger.projections import won_patterns
from mjdesk.ledger.schema import DESK, PLAYER, POSTING, ROUND, SESSION, SHARE, SITTING, TALLY, WIN
from mjdesk.ledger.sessions import options_text
from mjdesk.ledger.stored import deal_json, outcome_json

ROUNDS = 16  #: an evening
DAYS = 730
END = 1_784_721_600_000  #: 2026-07-22 12:00 UTC
SURNAMES = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈"
GIVEN = "伟芳娜敏静强磊军洋勇艳杰娟涛明超秀霞平刚桂英华红玉兰文建国志梅春生"


def entry(chance: random.Random) -> Entry:
    """A round as people enter them: most by who won from whom, some by tiles."""
    seat, source = chance.sample(range(4), 2)
    kind = chance.random()
    if kind < 0.1:
        return PointsEntry((0, 0, 0, 0))
    if kind < 0.35:
        hands = [{"hand": "?" * 13} for _ in range(4)]
        hands[seat] = {"hand": "234s678s789p5s", "melds": [
            {"type": "chi", "tiles": "123p", "from": (seat - 1) % 4, "claimed": "3p"}]}  # type: ignore[dict-item]  # fmt: skip
        win = {"seat": seat, "by": "discard", "tile": "5s", "from": source}
        return TilesEntry({"seats": hands, "wins": [win], "indicator": "5m"})
    own = kind < 0.6
    won = Won(seat) if own else Won(seat, By.DISCARD, source)
    payers = tuple((s, (Factor(2, "放炮"),) if s == source and not own else ()) for s in range(4) if s != seat)
    return FanEntry(won, 2 ** chance.randint(1, 5), (Factor(2, "自摸"),) if own else (), payers)


def template(chance: random.Random) -> list[tuple[str, dict, list, list, list]]:
    """The rounds of one evening with seats in the place of players (1 to 4): entry, outcome, postings, shares, wins."""
    rounds = tuple(Entered(entry(chance)) for _ in range(ROUNDS))
    evening = begin("wuhan", 4, players=(1, 2, 3, 4))
    outcomes, _ = type(evening)(evening.house, evening.first, (), evening.seated, rounds).fold()
    return [
        (entry_text(e.entry), outcome_json(o), list(postings(o)), list(shares(o)), list(won_patterns(o)))
        for e, o in zip(rounds, outcomes, strict=True)
    ]


def make(folder: Path, rounds: int, players: int, seed: int = 1, kinds: int = 300) -> None:
    """Fill a fresh ledger in a folder; ``kinds``: evenings that are folded, the others are like them."""
    chance = random.Random(seed)
    book = Book.open(clock=lambda: END, folder=folder)
    names: dict[str, int] = {}
    while len(names) < players:
        name = chance.choice(SURNAMES) + "".join(chance.sample(GIVEN, chance.randint(1, 2)))
        names.setdefault(name if name not in names else f"{name}{len(names)}", len(names))
    templates = [template(chance) for _ in range(kinds)]
    weights = [1 / (20 + n) ** 0.6 for n in range(players)]
    sessions = rounds // ROUNDS
    blank = begin("wuhan", 4)
    options, due = options_text(blank.house.options), to_json(deal_json(blank.first))
    with book.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(insert(PLAYER), [
            {"id": n + 1, "name": name, "portrait": n, "at": END} for name, n in names.items()])  # fmt: skip
        connection.execute(insert(DESK), [{"id": n, "name": str(n), "place": n} for n in range(1, 41)])
        tally: dict[tuple[int, int], Counter[str]] = {}
        for first in range(0, sessions, 500):
            rows: dict[str, list[dict]] = {
                name: [] for name in ("session", "sitting", "round", "share", "win", "posting")
            }
            for n in range(first, min(first + 500, sessions)):
                began = END - (sessions - n) * DAYS * 86_400_000 // sessions
                who = pick(chance, weights)
                evening(book, rows, tally, n=n, began=began, who=who, rounds=templates[chance.randrange(kinds)])
                rows["session"][-1] |= {"options": options, "due": due}
            for name, table in (("session", SESSION), ("sitting", SITTING), ("round", ROUND), ("share", SHARE),
                                ("win", WIN), ("posting", POSTING)):  # fmt: skip
                if rows[name]:
                    connection.execute(insert(table), rows[name])
        connection.execute(insert(TALLY), [
            {"player_id": player, "month": month, "rules": "wuhan"}
            | {k: counts[k] for k in ("rounds", "points", "wins", "drew", "fed")}
            for (player, month), counts in tally.items()])  # fmt: skip
    book.close()


def pick(chance: random.Random, weights: list[float]) -> list[int]:
    """Four players, regulars more often."""
    found: dict[int, None] = {}
    while len(found) < 4:
        found.setdefault(chance.choices(range(1, len(weights) + 1), weights)[0])
    return list(found)


def evening(book: Book, rows: dict, tally: dict, *, n: int, began: int, who: list[int], rounds: list) -> None:
    """The rows of one evening."""
    rows["session"].append({
        "id": n + 1, "desk_id": n % 40 + 1, "rules": "wuhan", "version": 1, "seats": 4, "dealer": 0, "state": "settled",
        "started": began, "ended": began + 7_200_000, "count": ROUNDS})  # fmt: skip
    rows["sitting"] += [
        {"session_id": n + 1, "from_round": 1, "seat": s, "player_id": p, "at": began} for s, p in enumerate(who)
    ]
    for number, (text, outcome, paid, shared, won) in enumerate(rounds, start=1):
        round_id, at = n * ROUNDS + number, began + number * 420_000
        day = book.day_of(at)
        told = json.dumps(outcome | {"players": who}, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        rows["round"].append({"id": round_id, "session_id": n + 1, "number": number, "key": f"made-{round_id}",
                              "entry": text, "outcome": told, "at": at})  # fmt: skip
        rows["posting"] += [
            {"session_id": n + 1, "round_id": round_id, "revision": 1, "kind": "round", "unit": "points",
             "payer_id": who[p.payer - 1], "payee_id": who[p.payee - 1], "amount": p.points, "at": at} for p in paid
        ]  # fmt: skip
        rows["win"] += [
            {"round_id": round_id, "seat": seat, "pattern": pattern, "player_id": who[player - 1], "day": day}
            for seat, pattern, player in won
        ]
        for seat, (player, points, wins, drew, fed) in enumerate(shared):
            me = who[player - 1]
            rows["share"].append({"round_id": round_id, "seat": seat, "player_id": me, "session_id": n + 1, "day": day,
                                  "points": points, "won": wins, "drew": drew, "fed": fed})  # fmt: skip
            tally.setdefault((me, day // 100), Counter()).update(
                {"rounds": 1, "points": points, "wins": wins, "drew": drew, "fed": fed}
            )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=5_000)
    given = parser.parse_args()
    make(given.folder, given.rounds, given.players)


if __name__ == "__main__":
    main()
