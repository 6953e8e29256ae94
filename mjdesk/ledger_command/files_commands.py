"""``mjdesk ledger export | import | backup | restore | check``."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from mjdesk.arguments import MOST
from mjdesk.engine.errors import BadInput

from .common import day, table, the_book
from .people_commands import ALWAYS, Rules, Since, Until, check_rules

NO = 1


def _progress(done: int) -> bool:
    """A line that counts, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{done} rows", end="", file=sys.stderr, flush=True)
    return True


def export(  # noqa: PLR0917 - these are the options of the command line
    file: Annotated[Path, typer.Argument(help="a name that ends in .csv, .xlsx or .json")],
    what: Annotated[str, typer.Option(help="of a .csv: rounds, entries or players")] = "rounds",
    since: Since = None,
    until: Until = None,
    rules: Rules = None,
    session: Annotated[int | None, typer.Option(min=1, max=MOST, help="only this session")] = None,
) -> None:
    """Write rounds or players as CSV, everything with charts for Excel, or the whole ledger as JSON without loss.

    Prints where the file is.
    """
    from mjdesk.ledger import sessions, tables
    from mjdesk.ledger.dump import write_dump
    from mjdesk.ledger.workbook import write_workbook

    period = tables.Period(day(since, "--since", 0), day(until, "--until", ALWAYS), rules or "", session or 0)
    if what not in ("rounds", "entries", "players"):
        raise BadInput(f"{what!r}; expected rounds, entries or players", "--what")
    check_rules(rules)
    with the_book() as book, book.reading() as connection:
        if session is not None:
            sessions.session(connection, session)
        if file.suffix == ".xlsx":
            write_workbook(file, book, connection, period, _progress)
        elif file.suffix == ".json":
            write_dump(file, connection, _progress)
        elif file.suffix != ".csv":
            raise BadInput("expected a name that ends in .csv, .xlsx or .json", str(file))
        elif what == "rounds":
            rows = tables.round_rows(book, connection, period)
            tables.write_csv(file, tables.ROUND_COLUMNS, rows, _progress)
        elif what == "entries":
            entries = tables.entry_rows(book, connection, period)
            tables.write_csv(file, tables.ENTRY_COLUMNS, entries, _progress)
        else:
            tables.write_csv(file, tables.PLAYER_COLUMNS, tables.player_rows(connection, period), _progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(file.absolute())


def import_(
    file: Annotated[Path, typer.Argument(help=".csv with rounds (docs/ledger.md), or .json of an export")],
    rules: Annotated[str, typer.Option(help="rule system of lines that name none")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would be added")] = False,
) -> None:
    """Add rounds from a CSV file, or fill an empty ledger from a JSON export. Exit 1 when lines cannot be used."""
    from mjdesk.ledger import csv_import
    from mjdesk.ledger.dump import read_dump

    with the_book() as book:
        if file.suffix == ".json":
            if dry_run:
                raise BadInput("a JSON export is taken as a whole or not at all", "--dry-run")
            print(f"{read_dump(file, book, _progress)} rows")
            return
        with book.reading() as connection:
            plan = csv_import.plan(file, connection, rules, book.zone)
        for problem in plan.problems:
            print(f"{file}: {problem.en}", file=sys.stderr)
        print(
            f"{len(plan.lines)} rounds in {plan.sessions} sessions; {plan.known} are there already; "
            f"new players: {', '.join(plan.new_players) or 'none'}; new tables: {', '.join(plan.new_tables) or 'none'}"
        )
        if plan.problems:
            raise typer.Exit(NO)
        if not dry_run:
            csv_import.carry_out(book, plan)


def backup(
    file: Annotated[Path | None, typer.Argument(help="where to; without, the folder of backups")] = None,
) -> None:
    """Copy the ledger as it is now; prints where."""
    from mjdesk.ledger.backup import FOLDER, back_up, copy_to
    from mjdesk.ledger.files import whole_file

    with the_book() as book:
        if book.path is None:
            raise BadInput("a database on a server is backed up by its own tools, or by: mjdesk ledger export x.json")
        if file is not None:
            with whole_file(file) as part:
                part.touch()  # where nothing can be made, that is said here
                copy_to(book.path, part)
            print(file)
            return
        print(back_up(book.path, book.folder / FOLDER, f"kept-{book.day_of(book.clock())}"))


def backups() -> None:
    """List the backups, the latest first, each checked: whether it could be restored."""
    from mjdesk.ledger import backup as store
    from mjdesk.profile import profile_dir

    found = store.backups(profile_dir() / store.FOLDER)
    table([(f"{b.at:%Y-%m-%d %H:%M}", f"{b.size // 1024} KB", b.path, store.fault(b.path) or "ok") for b in found])


def restore(file: Annotated[Path, typer.Argument(help="a backup")]) -> None:
    """Put a backup in the place of the ledger, which is backed up first; the backup is checked before."""
    from mjdesk.ledger import backup as store
    from mjdesk.ledger.opening import database_url
    from mjdesk.profile import profile_dir

    url = database_url()
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadInput("a database on a server is restored by its own tools")
    saved = store.restore(file, Path(url.database), profile_dir() / store.FOLDER, f"{date.today():%Y-%m-%d}")  # noqa: DTZ011
    if saved is not None:
        print(f"what was there is kept as {saved}")


def serve(
    host: Annotated[str, typer.Option(help="an address of this machine, such as 192.168.1.20")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free")] = 8088,
) -> None:
    """Show the running tables to a TV or phones on the local network, until Ctrl-C. It only reads."""
    from threading import Event

    from mjdesk.ledger.scoreboard import Scoreboard

    with the_book() as book:
        board = Scoreboard(book, host, port)
        board.start()
        print(board.url, flush=True)
        if sys.stdout.isatty():
            import segno

            segno.make(board.url).terminal(compact=True)
        try:
            Event().wait()
        except KeyboardInterrupt:
            board.stop()


def check() -> None:
    """Whether the books agree: every total against the rounds it comes from. Exit 1 when they do not."""
    from mjdesk.ledger.check import faults

    with the_book() as book, book.reading() as connection:
        found = faults(book, connection)
    for fault in found:
        print(fault)
    if found:
        raise typer.Exit(NO)
    print("the books agree")
