"""Counts how true what hints say is, and writes the table of docs/strength.md from what was counted.

    python -m tools.make_calibration run --rounds 200 --rules wuhan   # every system without --rules
    python -m tools.make_calibration           # rewrite what stands between the markers of docs/strength.md
    python -m tools.make_calibration --check   # only say whether it is out of date; exit status 1 if it is

An expert plays among greedy players, in each seat in turn. Of each discard that it chose it is kept what a hint said of
it (chance to win, points of a win, expected points) and what came: whether it won, its points. Results lie in
docs/calibration.jsonl, one a system, with the seed and the last commit that changed what plays.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import View
from mjdesk.players.base import Player
from mjdesk.players.expert import ExpertPlayer, MahjongWeigher
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import player
from mjdesk.players.valued import Valued
from tools.make_strength import DOCS, PAGE, code

RESULTS: Final = DOCS / "calibration.jsonl"
_MARKED: Final = re.compile(r"(<!-- calibration -->\n).*?(<!-- end -->)", re.DOTALL)
#: hands so many tiles from a win, and farther, are one group
_FAR: Final = 4


@dataclass(slots=True)
class Group:
    """Discards that left the hand so many tiles from a win: sums of what was said and of what came.

    ``paid``: points of the rounds won; ``told``: chance times points of a win as said.
    """

    discards: int = 0
    chance: float = 0.0
    won: int = 0
    told: float = 0.0
    paid: int = 0
    value: float = 0.0
    points: int = 0

    def note(self, said: Valued, won: bool, points: int) -> None:
        """Count one discard of a finished round."""
        self.discards += 1
        self.chance += said.chance
        self.told += said.chance * said.win
        self.value += said.value
        self.points += points
        if won:
            self.won += 1
            self.paid += points


@dataclass(slots=True)
class Listener(Player):
    """An expert that keeps what a hint would have said of each discard that it chose."""

    heard: list[Valued] = field(default_factory=list)
    weigher: MahjongWeigher = field(default_factory=MahjongWeigher)

    def choose(self, view: View) -> Action:
        action = ExpertPlayer(self.weigher).choose(view)
        if action.kind is Kind.DISCARD and len(view.actions) > 1:
            self.heard.append(next(v for v in self.weigher.weigh(view) if v.action == action))
        return action


def counted(system: RuleSystem, rounds: int, seed: str) -> dict[str, Any]:
    """What was said and what came in so many rounds, by tiles from a win."""
    seats, groups = max(system.players), {away: Group() for away in range(1, _FAR + 1)}
    for number in range(rounds):
        match = Match.begin(system, complete(system.options, {}), f"{seed}/{number}", 1, seats)
        hero, listener = number % seats, Listener()
        others = [player("greedy", f"{seed}/{seat}") for seat in range(seats)]
        round_ = play_round(match.next_round(), [*others[:hero], listener, *others[hero + 1 :]])
        assert round_.settled is not None
        won = any(win.seat == hero for win in round_.wins)
        for said in listener.heard:
            if said.away is not None:
                groups[min(_FAR, said.away)].note(said, won, round_.settled.payments[hero])
    return {
        "rules": system.id,
        "rounds": rounds,
        "seed": seed,
        "groups": {away: asdict(group) for away, group in groups.items()},
    }


def results() -> list[dict[str, Any]]:
    """What was counted."""
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()] if RESULTS.exists() else []


def keep(result: dict[str, Any]) -> None:
    """Put a result in the place of the one of the same system."""
    kept = [r for r in results() if r["rules"] != result["rules"]] + [result]
    kept.sort(key=lambda r: list(SYSTEMS).index(r["rules"]))
    RESULTS.write_text("".join(json.dumps(r) + "\n" for r in kept), encoding="utf-8")


def table(found: Iterable[dict[str, Any]]) -> str:
    """A row a system: by tiles from a win, the chance as said and as it was; points of wins; expected points."""
    heads = ["ready", "1 from ready", "2 from ready", "farther"]
    lines = [["system", "rounds", *(f"{head}: won %, said · was" for head in heads)]]
    lines[0] += ["points of a win, said · was", "expected points, said · was"]
    lines.append(["---", *["---:"] * (len(lines[0]) - 1)])
    for result in found:
        groups = [Group(**group) for group in result["groups"].values()]
        chances = [
            f"{100 * group.chance / group.discards:.0f} · {100 * group.won / group.discards:.0f}"
            if group.discards
            else "–"
            for group in groups
        ]
        chance, won, discards = (sum(getattr(g, key) for g in groups) for key in ("chance", "won", "discards"))
        told, paid, value, points = (
            sum(getattr(g, key) for g in groups) for key in ("told", "paid", "value", "points")
        )
        win = f"{told / chance:.1f} · {paid / won:.1f}" if chance and won else "–"
        name = f"{SYSTEMS[result['rules']].name.zh} `{result['rules']}`"
        expected = f"{value / discards:+.2f} · {points / discards:+.2f}"
        lines.append([name, str(result["rounds"]), *chances, win, expected])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def with_table(page: str, found: list[dict[str, Any]]) -> str:
    """The page with its table made anew."""
    return _MARKED.sub(lambda match: match[1] + table(found) + match[2], page)


def main(arguments: list[str] | None = None) -> int:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    commands = parser.add_subparsers(dest="command")
    run = commands.add_parser("run", help="count, and write the table")
    mahjong = [rules for rules, system in SYSTEMS.items() if system.family == "mahjong"]
    run.add_argument("--rules", action="append", choices=mahjong, help="only this system; may be repeated")
    run.add_argument("--rounds", type=int, default=200)
    run.add_argument("--seed", default="calibration")
    given = parser.parse_args(arguments)
    if given.command == "run":
        commit = code()
        for rules in given.rules or mahjong:
            keep({**counted(SYSTEMS[rules], given.rounds, given.seed), "commit": commit})
            print(rules, flush=True)
    page = PAGE.read_text(encoding="utf-8")
    made = with_table(page, results())
    if given.check:
        return int(made != page)
    Path(PAGE).write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
