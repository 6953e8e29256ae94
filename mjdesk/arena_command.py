"""``mjdesk arena``: a duplicate match of two players, and what came of it."""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from typing import Annotated, Any

import typer

from .arguments import INTERRUPTED, MOST, MOST_JOBS, options_given, seats_given
from .engine.errors import BadInput
from .engine.options import changed
from .engine.rules.registry import rule_system
from .players.arena import Duel, Progress, Tally, play_deal, runner, stopped_by_ctrl_c
from .players.lineup import player


def arena(  # noqa: PLR0917 - these are the options of the command line
    rules: Annotated[str, typer.Option(help="id of a rule system")],
    a: Annotated[str, typer.Option(help="the player that is measured; takes each seat in turn")] = "expert",
    b: Annotated[str, typer.Option(help="the player in all other seats")] = "greedy",
    deals: Annotated[int, typer.Option(min=1, max=MOST, help="deals; each is played once for every seat")] = 100,
    seed: Annotated[str, typer.Option(help="the same seed gives the same deals")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="an option as key=value; may be repeated")] = None,
    seats: Annotated[int | None, typer.Option(help="number of seats, where the system allows several")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object")] = False,
    jobs: Annotated[int, typer.Option(min=0, max=MOST_JOBS, help="processes to use; 0: one a core")] = 0,
    cluster: Annotated[str | None, typer.Option(help="address of a Dask scheduler: tcp://host:8786")] = None,
) -> None:
    """Measure player A among players B: duplicate walls, seats rotated."""
    system = rule_system(rules)
    duel = Duel(system.id, options_given(system, option or []), seats_given(system, seats), a, b, seed)
    for where, name in (("--a", a), ("--b", b)):
        _check_player(name, where)
    summary = measured(duel, deals, jobs, cluster)
    print(json.dumps(summary, ensure_ascii=False) if as_json else told(summary))
    if summary["interrupted"]:
        raise typer.Exit(INTERRUPTED)


def measured(duel: Duel, deals: int, jobs: int, cluster: str | None = None) -> dict[str, Any]:
    """Play the first deals of a duel with a bar on the terminal; the figures as ``--json`` prints them."""
    begun, tally = time.monotonic(), Tally()
    with Progress(sys.stderr, deals, "deals") as progress, stopped_by_ctrl_c() as stop:
        where = runner(jobs, deals, cluster)
        for results in where.run(partial(play_deal, duel), range(1, deals + 1), stop):
            tally.note(results)
            progress.show(len(tally.samples), so_far(tally))
    seconds = time.monotonic() - begun
    return {
        "rules": duel.rules,
        "options": changed(rule_system(duel.rules).options, duel.options),
        "seats": duel.seats,
        "seed": duel.seed,
        "interrupted": stop.asked,
        **tally.summary(duel.a, duel.b),
        "seconds": round(seconds, 3),
        "rounds_per_second": round(tally.rounds / seconds, 3) if seconds else None,
    }


def _check_player(name: str, where: str) -> None:
    try:
        player(name, "")
    except BadInput as error:
        raise BadInput(error.what, where) from None


def so_far(tally: Tally) -> str:
    """The mean and its interval in a few words."""
    if tally.mean is None or tally.margin is None:
        return ""
    return f"{tally.mean:+.3f} ± {tally.margin:.3f}"


def told(summary: dict[str, Any]) -> str:
    """The summary as a person reads it."""
    a, b, interval, gain = summary["a"], summary["b"], summary["interval"], summary["gain_interval"]
    options = "".join(f" {key}={value}" for key, value in summary["options"].items())
    points = _number(summary["points"], "+.3f")
    between = f"  (95 %: {interval[0]:+.3f} … {interval[1]:+.3f})" if interval else ""
    percent = _number(summary["gain_percent"], "+.1f")
    gain_between = f"  (95 %: {gain[0]:+.1f} … {gain[1]:+.1f})" if gain else ""
    lines = [
        f"{summary['rules']}{options}: {a['player']} among {summary['seats'] - 1} {b['player']}, "
        f"{summary['deals']} deals, {summary['rounds']} rounds" + (", interrupted" if summary["interrupted"] else ""),
        f"points per round        {points}{between}",
        f"share of a mean win     {percent} %{gain_between}; a mean win is {_number(summary['table_win'], '.2f')}",
        f"exhausted               {_number(summary['exhausted_rate'], '.1%')}",
        "",
        f"{'':24}{a['player']:>12}{b['player']:>12}",
        *(f"{name:24}{_number(a[key], form):>12}{_number(b[key], form):>12}" for name, key, form in _ROWS),
        "",
        f"{summary['seconds']:.1f} s, {_number(summary['rounds_per_second'], '.1f')} rounds/s",
    ]
    return "\n".join(lines)


_ROWS = (
    ("rounds won", "win_rate", ".1%"),
    ("rounds dealt in", "deal_in_rate", ".1%"),
    ("mean win", "mean_win", "+.2f"),
    ("mean when another wins", "mean_loss", "+.2f"),
    ("mean when dealt in", "mean_deal_in", "+.2f"),
    ("decisions", "decisions", "d"),
    ("decision, median (ms)", "median_ms", ".3f"),
    ("decision, p95 (ms)", "p95_ms", ".3f"),
)


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)
