"""``mjdesk ledger chips | rate | extend | draw | assign``: what an evening needs beside its rounds."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated

import typer

from mjdesk.arguments import MOST
from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import rule_system

from .common import cents, money, table, the_book
from .session_commands import Number

Names = Annotated[str, typer.Argument(help="names with commas: 老吴,陈姐,…")]
Seed = Annotated[int | None, typer.Option(help="the same number draws the same again")]


def chips(
    number: Number,
    player: Annotated[str, typer.Argument(help="who gets or hands back chips")],
    amount: Annotated[str, typer.Argument(help="money, such as 100 or 12.50")],
    back: Annotated[bool, typer.Option("--back", help="handed back")] = False,
) -> None:
    """Chips bought from the house, or handed back; they are reckoned in the settlement."""
    from mjdesk.ledger import money as store
    from mjdesk.ledger import people

    with the_book() as book:
        with book.reading() as connection:
            who = people.find(connection, player).id
        found = money(amount, "AMOUNT")
        store.chips(book, number, who, -found if back else found)


def rate(number: Number, amount: Annotated[str, typer.Argument(help="money a point, such as 0.50; 0: none")]) -> None:
    """What a point is worth in a session."""
    from mjdesk.ledger import sessions

    with the_book() as book:
        print(cents(sessions.set_rate(book, number, money(amount, "AMOUNT")).rate).lstrip("+"))


def extend(
    number: Number,
    minutes: Annotated[int, typer.Option(min=0, max=MOST, help="more minutes")] = 0,
    rounds: Annotated[int, typer.Option(min=0, max=MOST, help="more rounds, counted from where the table is")] = 0,
) -> None:
    """More time or more rounds for a session."""
    from mjdesk.ledger import sessions

    if not minutes and not rounds:
        raise BadInput("expected --minutes or --rounds")
    with the_book() as book:
        found = sessions.extend(book, number, minutes=minutes, rounds=rounds)
    print(f"{found.minutes} minutes, {found.length} rounds")


def _chance(seed: int | None) -> Random:
    return Random(secrets.randbits(64) if seed is None else seed)


def draw(names: Names, seed: Seed = None) -> None:
    """Draw seats with dice: everybody throws two, the highest deals first, equal throws are thrown again."""
    from mjdesk.ledger.draw import draw_seats

    who = [name.strip() for name in names.split(",") if name.strip()]
    if len(set(who)) < len(who) or len(who) < 2:
        raise BadInput("expected at least two different names", "NAMES")
    thrown = draw_seats(who, _chance(seed))
    table([
        (n, each.name, " ".join(f"{a}+{b}={a + b}" for a, b in each.dice)) for n, each in enumerate(thrown, start=1)
    ])  # fmt: skip


def assign(
    names: Names,
    rules: Annotated[str, typer.Option(help="id of a rule system: how many sit at a table")],
    by_points: Annotated[bool, typer.Option("--by-points", help="the best with the best, by the ranking")] = False,
    seed: Seed = None,
) -> None:
    """Assign people to tables: those who have met least sit together. Prints a line a table; begins nothing."""
    from mjdesk.ledger import assigning, people
    from mjdesk.ledger.opponents import met
    from mjdesk.ledger.ranking import ranking

    allowed = rule_system(rules).players
    with the_book() as book, book.reading() as connection:
        who = {people.find(connection, name).id: name.strip() for name in names.split(",") if name.strip()}
        if by_points:
            places = {line.player: line.place for line in ranking(connection)}
            ordered = sorted(who, key=lambda p: (places.get(p, len(places) + 1), who[p]))
            plan = assigning.by_points(ordered, allowed)
        else:
            plan = assigning.by_chance(list(who), allowed, met(connection, list(who)), _chance(seed))
    for number, group in enumerate(plan.tables, start=1):
        print(f"{number}: {', '.join(who[p] for p in group)}")
    if plan.left:
        print(f"left over: {', '.join(who[p] for p in plan.left)}")
