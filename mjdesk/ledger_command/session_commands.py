"""``mjdesk ledger sessions | session | begin | save | correct | fine | fee | end | settle``."""

from __future__ import annotations

import json
import re
import uuid
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mjdesk.arguments import MOST, options_given
from mjdesk.engine.case import By
from mjdesk.engine.errors import BadInput
from mjdesk.engine.rules.registry import rule_system

from .common import as_json, cents, money, signed, table, the_book

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mjdesk.ledger.edits import Edit
    from mjdesk.ledger.entry import Entry
    from mjdesk.ledger.sessions import Loaded

NO = 1
Number = Annotated[int, typer.Argument(metavar="SESSION", min=1, max=MOST, help="number of a session")]
AsJson = Annotated[bool, typer.Option("--json", help="as JSON")]
Points = Annotated[str | None, typer.Option(help="points of each: 老吴=30,陈姐=-30,…")]
Winner = Annotated[str | None, typer.Option(help="who won, with --points")]
Source = Annotated[str | None, typer.Option("--from", help="who threw the tile that was won on")]
Drawn = Annotated[bool, typer.Option("--drawn", help="the winner drew the tile")]
EntryFile = Annotated[Path | None, typer.Option(help="an entry as JSON (docs/ledger.md), - is standard input")]


def sessions(
    running: Annotated[bool, typer.Option("--running", help="only those that have not ended")] = False,
    limit: Annotated[int, typer.Option(min=1, max=MOST, help="at most so many, newest first")] = 50,
    as_json_: AsJson = False,
) -> None:
    """List sessions."""
    from mjdesk.ledger import people
    from mjdesk.ledger import sessions as store

    with the_book() as book, book.reading() as connection:
        found = store.sessions(connection, states=store.PLAYED if running else (), limit=limit)
        desks = {desk.id: desk.name for desk in people.desks(connection)}
        rows = [
            {"session": s.id, "table": desks.get(s.desk_id or 0, ""), "rules": s.rules, "state": s.state.value,
             "rounds": s.count, "started": datetime.fromtimestamp(s.started // 1000, book.zone)}
            for s in found
        ]  # fmt: skip
    if as_json_:
        as_json(rows)
    else:
        table([(*list(row.values())[:-1], f"{row['started']:%Y-%m-%d %H:%M}") for row in rows])


def session(number: Number, as_json_: AsJson = False) -> None:
    """A session: every round, points, deliberate entries and who pays whom."""
    from mjdesk.ledger import accounts, people
    from mjdesk.ledger import money as money_store
    from mjdesk.ledger import sessions as store

    with the_book() as book, book.reading() as connection:
        loaded = store.load(connection, number)
        names = people.names(connection, [a.player for a in accounts.accounts(connection, loaded.session)])
        told = _told(loaded, names)
        totals = accounts.balances(connection, number)
        told["totals"] = {name: totals.get(player, 0) for player, name in sorted(names.items())}
        told["entries"] = [
            {"id": p.id, "kind": p.kind, "unit": p.unit, "from": _name(names, p.payer), "to": _name(names, p.payee),
             "amount": p.amount, "note": p.note, "cancelled": p.cancelled}
            for p in money_store.posted(connection, number)
        ]  # fmt: skip
        told["settlement"] = [
            {"from": _name(names, p.payer), "to": _name(names, p.payee), "amount": p.amount, "unit": p.unit.value}
            for p in accounts.settlement_plan(connection, loaded.session)
        ]
    if as_json_:
        as_json(told)
    else:
        _print(told)


def _name(names: dict[int, str], player: int | None) -> str:
    return names.get(player or 0, "house")


def _told(loaded: Loaded, names: dict[int, str]) -> dict[str, Any]:
    found = loaded.session
    rounds = []
    for number, outcome in enumerate(loaded.outcomes, start=1):
        points = {names[p]: n for p, n in zip(outcome.players, outcome.payments, strict=True) if p is not None}
        wins = [names[p] for w in outcome.scored.wins if (p := outcome.players[w.seat]) is not None]
        dealer = _name(names, outcome.players[outcome.deal.dealer])
        rounds.append({"round": number, "dealer": dealer, "winners": wins, "points": points})
    return {
        "session": found.id,
        "rules": found.rules,
        "state": found.state.value,
        "seats": [None if p is None else names[p] for p in loaded.seated],
        "rounds": rounds,
    }


def _print(told: dict[str, Any]) -> None:
    print(f"session {told['session']}: {told['rules']}, {told['state']}")
    players = list(told["totals"])
    rows = [
        (r["round"], r["dealer"], ", ".join(r["winners"]) or "-", *(signed(r["points"].get(p, 0)) for p in players))
        for r in told["rounds"]
    ]
    totals = ("", "", "", *(signed(points) for points in told["totals"].values()))
    table([("", "dealer", "won", *players), *rows, totals])
    for p in told["entries"]:
        amount = cents(p["amount"]).lstrip("+") if p["unit"] == "money" else p["amount"]
        mark = " (cancelled)" if p["cancelled"] else ""
        print(f"#{p['id']} {p['kind']}: {p['from']} → {p['to']} {amount} {p['note']}{mark}")
    for p in told["settlement"]:
        print(f"to pay: {p['from']} → {p['to']} {_amount(p['amount'], p['unit'])}")


def _amount(amount: int, unit: str) -> str:
    """Money, or so many points."""
    return cents(amount).lstrip("+") if unit == "money" else f"{amount} points"


def changes(
    number: Annotated[
        int | None,
        typer.Argument(metavar="[SESSION]", min=1, max=MOST, help="number of a session; without: everything"),
    ] = None,
    limit: Annotated[int, typer.Option(min=0, max=MOST, help="only so many of the latest; 0: all")] = 0,
    as_json_: AsJson = False,
) -> None:
    """Every change of a session or of the whole ledger: who, when, what, before and after."""
    from mjdesk.ledger import audit

    with the_book() as book, book.reading() as connection:
        found = audit.changes(connection, number or 0, limit)
        rows = [
            {"at": datetime.fromtimestamp(c.at // 1000, book.zone), "who": c.who, "what": c.what,
             "before": c.before, "after": c.after}
            for c in found
        ]  # fmt: skip
    if as_json_:
        as_json(rows)
    else:
        table([(f"{row['at']:%Y-%m-%d %H:%M}", row["who"], row["what"], audit.told(row)) for row in rows])


def begin(  # noqa: PLR0917 - these are the options of the command line
    rules: Annotated[str, typer.Option(help="id of a rule system")],
    players: Annotated[str, typer.Option(help="who sits where, from the first dealer on: 老吴,陈姐,…")],
    option: Annotated[list[str] | None, typer.Option(help="an option as key=value; may be repeated")] = None,
    table_: Annotated[str | None, typer.Option("--table", help="name of the table; a new one is added")] = None,
    rounds: Annotated[int, typer.Option(min=0, max=MOST, help="rounds agreed on")] = 0,
    minutes: Annotated[int, typer.Option(min=0, max=MOST, help="minutes agreed on")] = 0,
    rate: Annotated[str, typer.Option(help="money a point, such as 0.50")] = "0",
    note: Annotated[str, typer.Option(help="a note, such as the name of a tournament")] = "",
) -> None:
    """Begin a session; prints its number. The rules and all options are frozen with it."""
    from mjdesk.ledger import people
    from mjdesk.ledger import sessions as store

    options = options_given(rule_system(rules), option or [])
    with the_book() as book:
        with book.reading() as connection:
            who = [people.find(connection, name).id for name in players.split(",")]
            desk = people.desk_named(connection, table_) if table_ else None
        if table_ and desk is None:
            desk = people.add_desk(book, table_)
        begun = store.begin_session(
            book, rules, who, options=dict(options), desk=desk.id if desk else None, length=rounds, minutes=minutes,
            rate=money(rate, "--rate"), note=note,
        )  # fmt: skip
    print(begun.id)


def save(  # noqa: PLR0917 - these are the options of the command line
    number: Number,
    points: Points = None,
    winner: Winner = None,
    source: Source = None,
    drawn: Drawn = False,
    entry: EntryFile = None,
    key: Annotated[str | None, typer.Option(help="a name of this saving: the same one again is refused")] = None,
    round_: Annotated[int | None, typer.Option("--round", min=1, max=MOST, help="the round it must become")] = None,
) -> None:
    """Save the next round; prints what it pays. Exit 1 when it is saved already."""
    from mjdesk.ledger import sessions as store
    from mjdesk.ledger.errors import AlreadySaved
    from mjdesk.ledger.rounds import save_round

    with the_book() as book:
        with book.reading() as connection:
            loaded = store.load(connection, number)
            what = _entry(connection, loaded.seated, points, (winner, source, drawn), entry)
        try:
            saved = save_round(book, number, what, key=key or uuid.uuid4().hex, number=round_)
        except AlreadySaved as again:
            print(f"mjdesk: {again}", file=typer.get_text_stream("stderr"))
            raise typer.Exit(NO) from None
    print(json.dumps({"round": saved.number, "payments": list(saved.outcome.payments)}))


def _entry(
    connection: Connection,
    seated: tuple[int | None, ...],
    points: str | None,
    won: tuple[str | None, str | None, bool],
    file: Path | None,
) -> Entry:
    """What is entered of a round in which these people sit there."""
    from mjdesk.ledger import people
    from mjdesk.ledger.entry import PointsEntry, Won, read_entry

    if (points is None) == (file is None):
        raise BadInput("expected either --points or --entry")
    _check_won(won, points is not None)
    if file is not None:
        return read_entry(_json(file), len(seated))
    net = [0] * len(seated)

    def seat(name: str) -> int:
        who = people.find(connection, name).id
        if who not in seated:
            raise BadInput(f"{name} does not sit at this table in that round", "--points")
        return seated.index(who)

    for part in (points or "").split(","):
        name, sign, number = part.partition("=")
        if not sign or not re.fullmatch(r"[+−-]?[0-9]{1,9}", number.strip()):
            raise BadInput(f"{part!r}; expected name=points", "--points")
        net[seat(name)] = int(number.strip().replace("−", "-"))
    winner, source, drawn = won
    if winner is None:
        return PointsEntry(tuple(net))
    fed = seat(source) if source else None
    by = By.DRAW if drawn else By.OTHER if fed is None else By.DISCARD
    return PointsEntry(tuple(net), (Won(seat(winner), by, fed),))


def _check_won(won: tuple[str | None, str | None, bool], with_points: bool) -> None:
    """Refuse what says how a round was won where it would be passed over."""
    winner, source, drawn = won
    if not with_points and (winner or source or drawn):
        raise BadInput("an entry says itself who won; --winner, --from and --drawn go with --points", "--entry")
    if not winner and (source or drawn):
        raise BadInput("expected --winner with it", "--from" if source else "--drawn")
    if source and drawn:
        raise BadInput("the winner drew the tile or somebody threw it; expected one of --drawn and --from", "--drawn")


def _json(file: Path) -> Any:
    try:
        text = typer.get_text_stream("stdin").read() if str(file) == "-" else file.read_text("utf-8-sig")
        return json.loads(text)
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", str(file)) from None
    except ValueError as error:
        raise BadInput(f"not JSON ({error})", str(file)) from None


def correct(  # noqa: PLR0917 - these are the options of the command line
    number: Number,
    round_: Annotated[int, typer.Option("--round", min=1, max=MOST, help="the round; with --seat: from which on")],
    points: Points = None,
    winner: Winner = None,
    source: Source = None,
    drawn: Drawn = False,
    entry: EntryFile = None,
    insert: Annotated[bool, typer.Option("--insert", help="a round that was left out before this one")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="the round was never played")] = False,
    seat: Annotated[list[str] | None, typer.Option(help="who sits where from then on: 1=老吴; empty: nobody")] = None,
    option: Annotated[list[str] | None, typer.Option(help="another option from then on: key=value")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="accept it; without, it is only shown")] = False,
) -> None:
    """Show what a correction changes, in every round after it too; with --yes carry it out."""
    from mjdesk.ledger import people
    from mjdesk.ledger import sessions as store
    from mjdesk.ledger.edits import ChangeRules, DeleteRound, EditRound, InsertRound, Reseat
    from mjdesk.ledger.rounds import accept, correction_of

    entered = insert or drawn or any(given is not None for given in (points, winner, source, entry))
    _one_of({"--delete": delete, "--seat": bool(seat), "--option": bool(option), "--points or --entry": entered})
    with the_book() as book:
        with book.reading() as connection:
            loaded = store.load(connection, number)
            edit: Edit
            if delete:
                edit = DeleteRound(round_)
            elif seat:
                edit = Reseat(round_, tuple(_seat(connection, text, loaded.session.seats) for text in seat))
            elif option:
                system = loaded.evening.house.rules
                changed = [text.partition("=")[0] for text in option]
                kept = {k: v for k, v in loaded.evening.house_at(round_).options.items() if k not in changed}
                given = {k: v for k, v in options_given(system, option).items() if k in changed}
                from mjdesk.engine.options import complete

                edit = ChangeRules(round_, complete(system.options, kept | given))
            else:
                what = _entry(connection, loaded.evening.players_at(round_), points, (winner, source, drawn), entry)
                rounds = loaded.evening.rounds
                at = rounds[round_ - 1].at if round_ <= len(rounds) else book.clock()  # of the evening it was played in
                edit = InsertRound(round_, what, at, uuid.uuid4().hex) if insert else EditRound(round_, what)
            shown = correction_of(loaded, edit)
            seated = (*loaded.evening.seated, *shown.evening.seated)
            names = people.names(connection, {s.player for s in seated if s.player is not None})
        for each in shown.differences:
            before = "-" if each.before is None else f"{each.before[0]}: {list(each.before[1].payments)}"
            after = "-" if each.after is None else f"{each.after[0]}: {list(each.after[1].payments)}"
            print(f"round {before} → {after}")
        table([(names[player], signed(points)) for player, points in shown.moved.items()])
        if not shown.differences:
            print("no round that is played pays otherwise")
        for lost in shown.overruled:
            options = [o for o in loaded.evening.house.rules.options if o.id in lost.options]
            gone = ", ".join(f"{o.id} ({o.label(lost.options[o.id]).en})" for o in options)
            print(f"no longer holds from round {lost.from_round} on: {gone}")
        if shown.problem is not None:
            print(f"round {shown.problem[0]}: {shown.problem[1].en}", file=typer.get_text_stream("stderr"))
            raise typer.Exit(NO)
        if yes:
            accept(book, shown)


def _one_of(given: dict[str, bool]) -> None:
    """Refuse several corrections at once: what one changes would hide what the other does."""
    if sum(given.values()) != 1:
        found = ", ".join(name for name, is_given in given.items() if is_given) or "none"
        raise BadInput(f"{found}; expected one correction at a time: {', '.join(given)}", "correct")


def _seat(connection: Connection, text: str, seats: int) -> tuple[int, int | None]:
    from mjdesk.ledger import people

    place, sign, name = text.partition("=")
    if not sign or not re.fullmatch("[0-9]{1,9}", place) or not 1 <= int(place) <= seats:
        raise BadInput(f"{text!r}; expected seat=name with a seat from 1 to {seats}", "--seat")
    return int(place) - 1, people.find(connection, name).id if name.strip() else None


def fine(  # noqa: PLR0917 - these are the options of the command line
    number: Number,
    player: Annotated[str, typer.Argument(help="who pays")],
    amount: Annotated[int, typer.Argument(min=1, max=MOST, help="points")],
    reason: Annotated[str, typer.Option(help="what for")],
    to: Annotated[str, typer.Option(help="who gets it: names with commas; without, the house")] = "",
    cancel: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="instead: take back the entry of this number")
    ] = None,
) -> None:
    """A penalty, with its reason; to the house or split among others."""
    from mjdesk.ledger import money as store
    from mjdesk.ledger import people

    with the_book() as book:
        if cancel is not None:
            store.cancel(book, cancel, reason)
            return
        with book.reading() as connection:
            who = people.find(connection, player).id
            others = [people.find(connection, name).id for name in to.split(",") if name]
        store.fine(book, number, who, amount, reason, to=others)


def fee(
    number: Number,
    by: Annotated[str, typer.Option(help="what is counted: hour, round or table")],
    amount: Annotated[str, typer.Option(help="money for one, such as 12.50")],
) -> None:
    """The fee of the session so far, split by rounds played; prints the sum."""
    from mjdesk.ledger import money as store

    if by not in list(store.FeeBy):
        raise BadInput(f"{by!r}; expected one of {', '.join(store.FeeBy)}", "--by")
    with the_book() as book:
        print(cents(store.fee(book, number, store.FeeBy(by), money(amount, "--amount"))).lstrip("+"))


def end(
    number: Number,
    reopen: Annotated[bool, typer.Option("--reopen", help="open an ended session again")] = False,
) -> None:
    """End a session, or open it again."""
    from mjdesk.ledger import sessions as store

    with the_book() as book:
        store.set_state(book, number, store.State.OPEN if reopen else store.State.DONE)


def settle(number: Number) -> None:
    """Note that everybody has paid what `session` says is to pay; prints it."""
    from mjdesk.ledger import accounts as store
    from mjdesk.ledger import people

    with the_book() as book:
        plan = store.settle(book, number)
        with book.reading() as connection:
            names = people.names(connection, [player for p in plan for player in (p.payer, p.payee)])
    table([(_name(names, p.payer), "→", _name(names, p.payee), _amount(p.amount, p.unit.value)) for p in plan])
