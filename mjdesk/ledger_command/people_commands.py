"""``mjdesk ledger players | player | ranking``."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer

from mjdesk.arguments import MOST
from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import SYSTEMS, rule_system

from .common import as_json, day, signed, table, the_book

ALWAYS = 99991231
Since = Annotated[str | None, typer.Option(help="first day (2026-07-22) or month (2026-07)")]
Until = Annotated[str | None, typer.Option(help="last day or month")]
Rules = Annotated[str | None, typer.Option(help="id of a rule system")]
AsJson = Annotated[bool, typer.Option("--json", help="as JSON")]


def players(
    add: Annotated[list[str] | None, typer.Option(help="a new player; may be repeated")] = None,
    guest: Annotated[bool, typer.Option(help="who is added is a guest")] = False,
    as_json_: AsJson = False,
) -> None:
    """List the players, or add some."""
    from mjdesk.ledger import people

    with the_book() as book:
        for name in add or []:
            people.add_player(book, name, guest=guest)
        with book.reading() as connection:
            everybody = people.players(connection)
        if as_json_:
            as_json([{"id": p.id, "name": p.name, "aliases": p.aliases, "guest": p.guest} for p in everybody])
        else:
            table([(p.id, p.name, "guest" if p.guest else "", ", ".join(p.aliases)) for p in everybody])


def player(  # noqa: PLR0917 - these are the options of the command line
    name: Annotated[str, typer.Argument(help="name or alias")],
    since: Since = None,
    until: Until = None,
    rules: Rules = None,
    rename: Annotated[str | None, typer.Option(help="another name; the old one stays as an alias")] = None,
    alias: Annotated[str | None, typer.Option(help="a further name")] = None,
    photo: Annotated[Path | None, typer.Option(help="a JPEG or PNG of at most 96 KB")] = None,
    note: Annotated[str | None, typer.Option(help="a private note: no board or export of scores shows it")] = None,
    as_json_: AsJson = False,
) -> None:
    """A player's figures: rounds, rates, patterns, opponents, evenings."""
    from mjdesk.ledger import people, photos, statistics

    check_rules(rules)
    with the_book() as book:
        with book.reading() as connection:
            who = people.find(connection, name)
        if rename or alias or note is not None:
            more = [alias] if alias else []
            more += [who.name] if rename and rename != who.name else []
            told = who.note if note is None else note
            changed = replace(who, name=rename or who.name, aliases=(*who.aliases, *more), note=told)
            who = people.change_player(book, changed)
        if photo is not None:
            photos.set_photo(book, who.id, _picture(photo))
        with book.reading() as connection:
            page = statistics.player_page(
                book, connection, who.id, day(since, "--since", 0), day(until, "--until", ALWAYS), rules=rules or "",
                evenings=10, opponents=10,
            )  # fmt: skip
    if as_json_:
        as_json({"player": who.name, **asdict(page)})
        return
    counts, other = page.counts, page.average
    print(f"{who.name}: {signed(counts.points)}, {counts.rounds} rounds, {page.sessions} evenings, place {page.place}")
    table([
        ("", "", "all"),
        ("won", f"{counts.win_rate:.1%}", f"{other.win_rate:.1%}"),
        ("dealt in", f"{counts.fed_rate:.1%}", f"{other.fed_rate:.1%}"),
        ("self-drawn", f"{counts.drew_rate:.1%}", f"{other.drew_rate:.1%}"),
        ("average", f"{counts.average:.2f}", ""),
        ("most lost in a row", page.worst.length, ""),
        ("most won in a row", page.best_run.length, ""),
    ])  # fmt: skip
    if page.patterns:
        print("\nwon with")
        table([(_pattern(key), number) for key, number in page.patterns])
    if page.opponents:
        print("\nwith whom")
        table([(o.name, o.rounds, signed(o.net)) for o in page.opponents])
    if len(page.by_system) > 1:
        print("\nby system")
        table([(rules_, c.rounds, f"{c.win_rate:.1%}", signed(c.points)) for rules_, c in page.by_system])
    if page.by_month:
        print("\nby month")
        table([(f"{month // 100}-{month % 100:02}", c.rounds, f"{c.win_rate:.1%}", signed(c.points))
               for month, c in page.by_month])  # fmt: skip
    if page.hands:
        print("\nbest rounds")
        table([(h.day, h.session, h.number, h.rules, signed(h.points)) for h in page.hands])
    if page.evenings:
        print("\nlast evenings")
        table([(e.day, e.session, e.rules, e.rounds, signed(e.points)) for e in page.evenings])


def _picture(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(file)) from None


def compare(  # noqa: PLR0917 - these are the options of the command line
    first: Annotated[str, typer.Argument(help="name or alias")],
    second: Annotated[str, typer.Argument(help="name or alias")],
    since: Since = None,
    until: Until = None,
    rules: Rules = None,
    as_json_: AsJson = False,
) -> None:
    """Two players in the rounds that both played: rates, who fed whom, what went between them."""
    from mjdesk.ledger import people
    from mjdesk.ledger.opponents import head_to_head

    check_rules(rules)
    with the_book() as book, book.reading() as connection:
        a, b = people.find(connection, first), people.find(connection, second)
        if a.id == b.id:
            raise BadInput("expected two players")
        days = day(since, "--since", 0), day(until, "--until", ALWAYS)
        found = head_to_head(connection, a.id, b.id, *days, rules=rules or "")
    if as_json_:
        as_json({"first": a.name, "second": b.name, **asdict(found)})
        return
    print(f"{a.name} – {b.name}: {found.first.rounds} rounds, {signed(found.net)} for {a.name}")
    table([
        ("", a.name, b.name),
        ("points", signed(found.first.points), signed(found.second.points)),
        ("won", f"{found.first.win_rate:.1%}", f"{found.second.win_rate:.1%}"),
        ("dealt in", f"{found.first.fed_rate:.1%}", f"{found.second.fed_rate:.1%}"),
        ("to the other", found.first_fed, found.second_fed),
    ])  # fmt: skip
    for session, day_, rules_, rounds, net in found.evenings[:10]:
        print(f"{day_}  session {session}  {rules_}  {rounds} rounds  {signed(net)}")


def _pattern(key: str) -> str:
    rules, _, pattern = key.partition("/")
    known = SYSTEMS[rules].patterns if rules in SYSTEMS else ()
    return next((f"{p.name.zh} · {p.name.en}" for p in known if p.id == pattern), key)


def check_rules(rules: str | None) -> None:
    """Refuse the name of a rule system that is none."""
    if rules:
        rule_system(rules)


def ranking(  # noqa: PLR0917 - these are the options of the command line
    since: Since = None,
    until: Until = None,
    rules: Rules = None,
    event: Annotated[str, typer.Option(help="only sessions with this note, such as a tournament")] = "",
    ties: Annotated[str | None, typer.Option(help="equal points: shared, rounds (fewer), wins (more)")] = None,
    keep_ties: Annotated[bool, typer.Option("--keep", help="let --ties hold from now on, in the window too")] = False,
    least: Annotated[int, typer.Option(min=1, max=MOST, help="rounds one must have played")] = 1,
    as_json_: AsJson = False,
) -> None:
    """Players by points (whole months), with what is missing to the next place."""
    from mjdesk.ledger import preferences
    from mjdesk.ledger import ranking as ranking_store

    check_rules(rules)
    if ties is not None and ties not in list(ranking_store.Ties):
        raise BadInput(f"{ties!r}; expected one of {', '.join(ranking_store.Ties)}", "--ties")
    with the_book() as book, ExitStack() as stack:
        if keep_ties and ties is not None:
            preferences.set_ties(book, ranking_store.Ties(ties))
        connection = stack.enter_context(book.reading())
        lines = ranking_store.ranking(
            connection, day(since, "--since", 0), day(until, "--until", ALWAYS), rules=rules or "", event=event,
            ties=preferences.ties(connection) if ties is None else ranking_store.Ties(ties), least=least,
        )  # fmt: skip
    if as_json_:
        as_json([asdict(line) for line in lines])
    else:
        table([(r.place, r.name, signed(r.counts.points), r.counts.rounds, r.needed or "") for r in lines])
