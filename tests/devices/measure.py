"""Many rounds at a simulated table with every fault at a rate: the table of outcomes.

    python -m tests.devices.measure [--rounds 200] [--rate 0.05] [--kind full] [--rules wuhan …] [--alone]
    python -m tests.devices.measure --unplug --rounds 1

``equal``: the record is the truth as far as the device tells it. ``order``: the same things, in an order nobody saw.
``panel``: the correction panel is open on the right tiles. Anything in capitals must not be.
``--alone`` shows what comes of it without the by-hand corrections of a person: then ``panel`` is where one is needed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence

from mjdesk.devices.link.decoder import Encoding
from mjdesk.devices.simulator.faults import ALL

from .follow import Follower, truths, unplugged_at

FOUR = ("wuhan", "guangdong-jipinghu", "changsha", "qionghu")


def unplug(systems: Sequence[str], seed: str, rounds: int) -> None:
    """Rounds with the line pulled for two seconds, then for nine, right after each event."""
    for rules in systems:
        for seconds in (2.0, 9.0):
            words, by_hand = Counter[str](), 0
            for truth in truths(rules, seed, rounds):
                for number in range(truth.length):
                    outcome = unplugged_at(truth, number, seconds)
                    words[outcome.word] += 1
                    by_hand += outcome.by_hand > 0
            print(f"{rules:20} unplugged {seconds:.0f} s at every event: {dict(words)}, {by_hand} by hand", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--kind", default="full")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--alone", action="store_true", help="nobody puts anything right by hand")
    parser.add_argument("--rules", nargs="*", default=FOUR)
    parser.add_argument("--unplug", action="store_true", help="instead: the line pulled at every event, one run each")
    given = parser.parse_args()
    if given.unplug:
        unplug(given.rules, given.seed, given.rounds)
        return
    for rules in given.rules:
        began, words, sums = time.process_time(), Counter[str](), Counter[str]()
        for number, truth in enumerate(truths(rules, given.seed, given.rounds)):
            encoding = list(Encoding)[number % 2]
            rates = dict.fromkeys(ALL, given.rate)
            outcome = Follower(truth, given.kind, rates, number, encoding, by_hand=not given.alone).run()
            words[outcome.word] += 1
            sums["faults"] += len(outcome.struck)
            sums["asked"] += outcome.asked
            sums["entered"] += outcome.entered
            sums["chosen"] += outcome.chosen
            sums["dice told"] += outcome.dice
            sums["rounds by hand"] += outcome.by_hand > 0
            sums["by hand"] += outcome.by_hand
            if outcome.word.isupper():
                print(f"  {rules} round {number}: {outcome.word} {outcome.refused}", flush=True)
        seconds = (time.process_time() - began) / given.rounds
        print(f"{rules:20} {given.kind:9} {dict(words)} {dict(sums)} {seconds:.2f} s of CPU a round", flush=True)


if __name__ == "__main__":
    main()
