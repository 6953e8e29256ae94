"""Measures how strong the players are and writes the tables of docs/strength.md from what was measured.

    python -m tools.make_strength run --a greedy --b random --deals 200   # every system, and those seats it knows
    python -m tools.make_strength run --a expert --b greedy --deals 1000 --rules wuhan --option cap=0 --jobs 2
    python -m tools.make_strength           # rewrite what stands between the markers of docs/strength.md
    python -m tools.make_strength --check   # only say whether it is out of date; exit status 1 if it is

Results lie in docs/strength.jsonl: one a line, as ``mjdesk arena --json`` prints them, and the last commit that changed
what plays. A result replaces the one of the same system, options, seats and players; what this code has played with as
many deals already is not played again, so a run that was ended goes on. ``<!-- strength A B -->`` …
``<!-- end -->`` stands around the table of A among B, ``<!-- times A B -->`` around that of their decision times.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

from mjdesk.arena_command import measured
from mjdesk.arguments import options_given
from mjdesk.engine.options import changed
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.players.arena import Duel

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PAGE: Final = DOCS / "strength.md"
RESULTS: Final = DOCS / "strength.jsonl"
_MARKED = re.compile(r"(<!-- (strength|times) (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

Result: TypeAlias = dict[str, Any]


# --- measuring


def duels(rules: Iterable[str], a: str, b: str, options: list[str], seed: str) -> Iterable[Duel]:
    """Every system, with each number of seats that it can be played with."""
    for rules_id in rules:
        system = SYSTEMS[rules_id]
        for seats in sorted(system.players, reverse=True):
            yield Duel(rules_id, options_given(system, options), seats, a, b, seed)


def keep(result: Result) -> None:
    """Put a result among those kept, in the order of systems."""
    kept = [r for r in results() if _key(r) != _key(result)] + [result]
    order = list(SYSTEMS)
    kept.sort(
        key=lambda r: (r["a"]["player"], r["b"]["player"], order.index(r["rules"]), -r["seats"], str(r["options"]))
    )
    RESULTS.write_text("".join(json.dumps(r, ensure_ascii=False) + "\n" for r in kept), encoding="utf-8")


def results() -> list[Result]:
    """What was measured."""
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()] if RESULTS.exists() else []


def _key(result: Result) -> tuple[Any, ...]:
    return result["rules"], str(result["options"]), result["seats"], result["a"]["player"], result["b"]["player"]


def code() -> str:
    """The last commit that changed what plays, with ``+`` where it has been changed since."""
    plays = ["mjdesk/engine", "mjdesk/players"]
    commit = _git("log", "-1", "--format=%h", "--", *plays)
    return f"{commit}+" if _git("status", "--porcelain", "--", *plays) else commit


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=DOCS.parent).stdout.strip()


def is_measured(duel: Duel, deals: int, commit: str) -> bool:
    """Whether there is a result of this code with as many deals, so that a run that was ended goes on where it was."""
    options = json.loads(json.dumps(changed(SYSTEMS[duel.rules].options, duel.options)))  # lists, as they are kept
    wanted = {"rules": duel.rules, "options": options, "seats": duel.seats, "seed": duel.seed, "commit": commit}
    return any(
        all(r[key] == value for key, value in wanted.items())
        and (r["a"]["player"], r["b"]["player"]) == (duel.a, duel.b)
        and r["deals"] >= deals
        for r in results()
    )


# --- tables


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---", *["---:"] * (len(lines[0]) - 1)])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def strength_table(found: list[Result]) -> str:
    """Points and rates, a row a system; two numbers in a cell are those of A and of B."""
    head = "system,deals,points a round (95 %),of a mean win (95 %),mean win of the table,rounds won %,dealt in %"
    rows = []
    for r in found:
        a, b = r["a"], r["b"]
        rows.append(
            [
                _system(r),
                f"{r['deals']:,}",
                f"**{r['points']:+.2f}** ({_between(r['interval'], '+.2f')})",
                f"{_number(r['gain_percent'], '+.1f')} % ({_between(r['gain_interval'], '+.1f')})",
                _number(r["table_win"], ".2f"),
                f"{100 * a['win_rate']:.1f} · {100 * b['win_rate']:.1f}",
                f"{100 * a['deal_in_rate']:.1f} · {100 * b['deal_in_rate']:.1f}",
                f"{_number(a['mean_win'], '+.1f')} · {_number(b['mean_win'], '+.1f')}",
                f"{_number(a['mean_loss'], '+.1f')} · {_number(b['mean_loss'], '+.1f')}",
            ]
        )
    return _table([*head.split(","), "mean win", "mean when another wins"], rows)


def times_table(found: list[Result]) -> str:
    """Decision times in milliseconds: median and 95th percentile of both, and rounds a second."""
    head = "system,decisions of A,A median,A p95,B median,B p95,rounds/s"
    rows = []
    for r in found:
        a, b = r["a"], r["b"]
        cells = [_number(side[key], ".2f") for side in (a, b) for key in ("median_ms", "p95_ms")]
        rows.append([_system(r), f"{a['decisions']:,}", *cells, f"{r['rounds_per_second']:.0f}"])
    return _table(head.split(","), rows)


TABLES: Final[dict[str, Callable[[list[Result]], str]]] = {"strength": strength_table, "times": times_table}


def _system(result: Result) -> str:
    system = SYSTEMS[result["rules"]]
    seats = f", {result['seats']} seats" if len(system.players) > 1 else ""
    options = "".join(f", {key}={value}" for key, value in result["options"].items())
    return f"{system.name.zh} `{system.id}`{seats}{options}"


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def _between(interval: list[float] | None, form: str) -> str:
    return "–" if interval is None else " … ".join(format(end, form) for end in interval)


def with_tables(page: str, found: list[Result]) -> str:
    """The page with its tables made anew."""

    def made(match: re.Match[str]) -> str:
        start, table, a, b, end = match.groups()
        return start + TABLES[table]([r for r in found if (r["a"]["player"], r["b"]["player"]) == (a, b)]) + end

    return _MARKED.sub(made, page)


def main(arguments: list[str] | None = None) -> int:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    commands = parser.add_subparsers(dest="command")
    run = commands.add_parser("run", help="measure, and write the tables")
    for name in ("--a", "--b"):
        run.add_argument(name, required=True)
    run.add_argument("--deals", type=int, required=True)
    run.add_argument("--rules", action="append", choices=list(SYSTEMS), help="only this system; may be repeated")
    run.add_argument("--option", action="append", default=[], help="an option as key=value; may be repeated")
    run.add_argument("--seed", default="strength")
    run.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.command == "run":
        commit = code()
        for duel in duels(given.rules or SYSTEMS, given.a, given.b, given.option, given.seed):
            if "+" not in commit and is_measured(duel, given.deals, commit):
                continue
            result = measured(duel, given.deals, given.jobs)
            if result["interrupted"]:
                return 130
            keep({**result, "commit": commit})
            print(f"{_system(result)}: {result['points']:+.3f} {result['interval']}", flush=True)
    page = PAGE.read_text(encoding="utf-8")
    made = with_tables(page, results())
    if given.check:
        return int(made != page)
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
