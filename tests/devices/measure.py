"""Many rounds at a simulated table with every fault at a rate: the table of outcomes.

    python -m tests.devices.measure [--rounds 200] [--rate 0.05] [--kind full] [--rules wuhan …] [--alone]
    python -m tests.devices.measure --unplug --rounds 1
    python -m tests.devices.measure … --only 88 152   the rounds of these numbers
    python -m tests.devices.measure … --into FILE     a line for each round; what is there already is not played again

``equal``: the record is the truth as far as the device tells it. ``order``: the same things, in an order nobody saw.
``panel``: the correction panel is open on the right tiles. Anything in capitals must not be.
``--alone`` shows what comes of it without the by-hand corrections of a person: then ``panel`` is where one is needed.
All of it happens in made-up time: the outcomes are the same on every machine, however busy it is.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.simulator.faults import ALL
from mjdesk.engine.round import Round

from .follow import Follower, Outcome, truths, unplugged_at

FOUR = ("wuhan", "guangdong-jipinghu", "changsha", "qionghu")
#: seconds that the line is pulled for
_PULLED = (2.0, 9.0)


class Told:
    """The outcomes so far: in memory, and in a file that a later run goes on with."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        self._done: dict[str, dict[str, Any]] = {each["round"]: each for each in map(json.loads, lines)}

    def get(self, name: str) -> dict[str, Any] | None:
        """What became of a round, if it was played."""
        return self._done.get(name)

    def add(self, name: str, outcome: Outcome, seconds: float) -> dict[str, Any]:
        """What became of a round now."""
        told = {
            "round": name,
            "word": outcome.word,
            "faults": len(outcome.struck),
            "asked": outcome.asked,
            "entered": outcome.entered,
            "chosen": outcome.chosen,
            "dice told": outcome.dice,
            "by hand": outcome.by_hand,
            "refused": outcome.refused,
            "seconds": round(seconds, 3),
        }
        self._done[name] = told
        if self._path is not None:
            with self._path.open("a") as out:
                out.write(json.dumps(told) + "\n")
        return told


def shown(title: str, rounds: list[dict[str, Any]]) -> None:
    """A line of the table."""
    words, sums = Counter(each["word"] for each in rounds), Counter[str]()
    for each in rounds:
        for name in ("faults", "asked", "entered", "chosen", "dice told", "by hand"):
            sums[name] += each[name]
        sums["rounds by hand"] += each["by hand"] > 0
        if each["word"].isupper():
            print(f"  {each['round']}: {each['word']} {each['refused']}", flush=True)
    seconds = sum(each["seconds"] for each in rounds) / len(rounds)
    print(f"{title} {dict(words)} {dict(sums)} {seconds:.2f} s of CPU a round", flush=True)


def faulty(truth: Round, number: int, given: argparse.Namespace) -> Outcome:
    """A round with every fault at a rate."""
    encoding = list(Encoding)[number % 2]
    rates = dict.fromkeys(ALL, given.rate)
    return Follower(truth, given.kind, rates, number, encoding, by_hand=not given.alone).run()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--kind", default="full")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--alone", action="store_true", help="nobody puts anything right by hand")
    parser.add_argument("--rules", nargs="*", default=FOUR)
    parser.add_argument("--unplug", action="store_true", help="instead: the line pulled at every event, one run each")
    parser.add_argument("--only", type=int, nargs="*", metavar="N", help="the rounds of these numbers, counted from 0")
    parser.add_argument("--into", type=Path, help="a file that keeps every round, to go on with later")
    given = parser.parse_args()
    told = Told(given.into)
    for rules in given.rules:
        runs: dict[str, list[dict[str, Any]]] = {}
        for number, truth in enumerate(truths(rules, given.seed, given.rounds)):
            if given.only and number not in given.only:
                continue
            for seconds in _PULLED if given.unplug else (0.0,):
                title = f"unplugged {seconds:.0f} s at every event" if given.unplug else given.kind
                for at in range(truth.length) if given.unplug else (0,):
                    name = f"{rules} {title}{' alone' if given.alone else ''} {given.rate} {given.seed}/{number} {at}"
                    had = told.get(name)
                    if had is None:
                        began = time.process_time()
                        outcome = unplugged_at(truth, at, seconds) if given.unplug else faulty(truth, number, given)
                        had = told.add(name, outcome, time.process_time() - began)
                    runs.setdefault(title, []).append(had)
        for title, rounds in runs.items():
            shown(f"{rules:20} {title:9} {len(rounds)}:", rounds)


if __name__ == "__main__":
    main()
