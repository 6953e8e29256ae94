"""``mjdesk review``: the decisions of recorded rounds beside what an expert would have done, and what they cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from .archive import Archive, Reviewed, review_piece
from .arguments import INTERRUPTED, MOST_JOBS, UNUSABLE
from .engine.actions import Action
from .engine.notation import format_tiles
from .players.arena import Progress, runner, stopped_by_ctrl_c
from .players.review import Review, ReviewedDecision


def review(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="records as JSON Lines")],
    seat: Annotated[int | None, typer.Option(min=0, max=3, help="only this seat; else each")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON Lines: each seat of each round, then totals")] = False,
    jobs: Annotated[int, typer.Option(min=0, max=MOST_JOBS, help="processes to use; 0: one a core")] = 0,
    cluster: Annotated[str | None, typer.Option(help="address of a Dask scheduler: tcp://host:8786")] = None,
) -> None:
    """Review recorded rounds: each decision beside the expert's, the dearest first, and totals for each file."""
    archive = Archive(files, seat)
    faults: list[str] = []
    with Progress(sys.stderr, len(archive), "rounds") as progress, stopped_by_ctrl_c() as stop:
        done = runner(jobs, len(archive), cluster).run(review_piece, archive, stop)
        for place, pieces in groupby(in_order(done, archive, progress), key=lambda piece: piece.file):
            path, told = archive.files[place], list(pieces)
            faults += [f"{path}: record {piece.number + 1}, {piece.fault}" for piece in told if piece.fault]
            for line in (as_lines if as_json else as_text)(path, told):
                progress.close()
                print(line)
    for fault in faults:
        print(f"mjdesk: {fault}", file=sys.stderr)
    if faults or stop.asked:
        raise typer.Exit(INTERRUPTED if stop.asked else UNUSABLE)


def in_order(parts: Iterable[list[Reviewed]], archive: Archive, progress: Progress) -> Iterator[Reviewed]:
    """What comes back, in the order of the records; what a run that ended early has not done is left out."""
    order = iter([(file, number) for file, size in enumerate(archive.sizes) for number in range(size)])
    early: dict[tuple[int, int], Reviewed] = {}
    count, due = 0, next(order, None)
    for part in parts:
        count += len(part)
        early |= {(piece.file, piece.number): piece for piece in part}
        progress.show(count)
        while due in early:
            yield early.pop(due)
            due = next(order, None)
    yield from (early[place] for place in sorted(early))


@dataclass(slots=True)
class Totals:
    """What the reviews of one seat in one file come to."""

    rounds: int = 0
    decisions: int = 0
    agreed: int = 0
    untold: int = 0
    cost: float = 0.0

    def note(self, found: Review) -> None:
        """Count one round."""
        self.rounds += 1
        self.decisions += len(found.decisions)
        self.agreed += found.agreed
        self.untold += found.untold
        self.cost += found.cost

    def __str__(self) -> str:
        each = f"{self.cost / self.rounds:.2f} a round"
        return f"{self.rounds} rounds, {_counts(self.decisions, self.agreed, self.untold, self.cost)}, {each}"


def totals_of(pieces: Iterable[Reviewed]) -> dict[int, Totals]:
    """The totals of each seat."""
    totals: dict[int, Totals] = {}
    for piece in pieces:
        for found in piece.reviews:
            totals.setdefault(found.seat, Totals()).note(found)
    return dict(sorted(totals.items()))


# --- as text


def as_text(path: Path, pieces: list[Reviewed], worst: int = 3) -> Iterator[str]:
    """A file for a person: the dearest decisions, every decision, totals."""
    yield f"# {path}: {len(pieces)} records"
    every = [(piece.number, decision) for piece in pieces for found in piece.reviews for decision in found.worst(worst)]
    for number, decision in sorted(every, key=lambda entry: -entry[1].cost)[:worst]:
        yield f"worst: record {number + 1}, seat {decision.seat}, {_line(decision)}"
    for piece in pieces:
        for found in piece.reviews:
            counts = _counts(len(found.decisions), found.agreed, found.untold, found.cost)
            points = "" if found.points is None else f", points {found.points:+}"
            yield f"record {piece.number + 1}, round {found.number}, seat {found.seat}: {counts}{points}"
            yield from (f"  {_line(decision)}" for decision in found.decisions)
    for seat, totals in totals_of(pieces).items():
        yield f"total, seat {seat}: {totals}"


def _counts(decisions: int, agreed: int, untold: int, cost: float) -> str:
    unknown = f", {untold} not known" if untold else ""
    return f"{decisions} decisions{unknown}, {agreed} as the expert, cost {cost:.2f}"


def _line(decision: ReviewedDecision) -> str:
    said = f"after event {decision.event:3}: {in_words(decision.chosen)} {decision.taken.value:+.2f}"
    if decision.agrees:
        return said
    return f"{said}; better {in_words(decision.best.action)} {decision.best.value:+.2f}, cost {decision.cost:.2f}"


def in_words(action: Action) -> str:
    """An action in the words of records, such as ``discard 9s``, ``gang_concealed 7777p`` or ``pass``."""
    tiles = action.tiles or (() if action.tile is None else (action.tile,))
    name = action.what if action.kind.value in ("gang", "declare") else action.kind.value
    return " ".join(filter(None, (name, action.way, format_tiles(tiles))))


# --- as JSON


def as_lines(path: Path, pieces: list[Reviewed]) -> Iterator[str]:
    """A file for a program: an object for each seat of each record, then one with the totals."""
    for piece in pieces:
        for found in piece.reviews:
            yield json.dumps({"file": str(path), "record": piece.number + 1, **review_json(found)}, ensure_ascii=False)
    totals = {
        seat: {
            "rounds": t.rounds,
            "decisions": t.decisions,
            "untold": t.untold,
            "agreed": t.agreed,
            "cost": round(t.cost, 4),
        }
        for seat, t in totals_of(pieces).items()
    }
    yield json.dumps({"file": str(path), "records": len(pieces), "totals": totals}, ensure_ascii=False)


def review_json(found: Review) -> dict[str, Any]:
    """One seat of one round."""
    return {
        "match": found.match,
        "round": found.number,
        "rules": found.rules,
        "seat": found.seat,
        "points": found.points,
        "cost": round(found.cost, 4),
        "agreed": found.agreed,
        "untold": found.untold,
        "decisions": [
            {
                "event": decision.event,
                "later": decision.later,
                "chosen": in_words(decision.chosen),
                "value": round(decision.taken.value, 4),
                "best": in_words(decision.best.action),
                "best_value": round(decision.best.value, 4),
                "cost": round(decision.cost, 4),
            }
            for decision in found.decisions
        ],
    }
