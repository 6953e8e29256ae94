"""Whether the books agree: postings, shares, tallies and counts against the rounds they follow from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from .book import Book
from .evening import postings, shares
from .projections import COUNTED, won_patterns
from .schema import POSTING, ROUND, SESSION, SHARE, TALLY, WIN
from .stored import read_outcome


def faults(book: Book, connection: Connection) -> list[str]:
    """What does not agree, in words; empty when everything does."""
    return [*_round_faults(book, connection), *_session_faults(connection)]


def _round_faults(book: Book, connection: Connection) -> Iterator[str]:
    rules = dict(connection.execute(select(SESSION.c.id, SESSION.c.rules)).tuples().all())
    wanted: Counter[tuple[int, int, str, str]] = Counter()
    live = _standing(connection)
    there = _shares(connection)
    patterns = _patterns(connection)
    for row in connection.execute(select(ROUND).where(ROUND.c.number.is_not(None)).order_by(ROUND.c.id)):
        outcome, day = read_outcome(row.outcome), book.day_of(row.at)
        due: Counter[tuple[int | None, int | None]] = Counter()
        for p in postings(outcome):
            due[p.payer, p.payee] += p.points
        if live.pop(row.id, Counter()) != due:
            yield f"round {row.id}: its postings are not what it pays"
        mine = [(seat, *share, day) for seat, share in enumerate(shares(outcome))]
        if there.pop(row.id, []) != mine:
            yield f"round {row.id}: its shares are not what it pays"
        if patterns.pop(row.id, set()) != {(*won, day) for won in won_patterns(outcome)}:
            yield f"round {row.id}: its patterns are not those it was won with"
        for player, points, won, drew, fed in shares(outcome):
            for name, number in zip(COUNTED, (1, points, won, drew, fed), strict=True):
                wanted[player, day // 100, rules[row.session_id], name] += number
    for round_id, left in live.items():
        if any(left.values()):
            yield f"round {round_id} is deleted, and its postings stand"
    yield from (f"round {round_id} is deleted, and its shares stand" for round_id in there.keys() | patterns.keys())
    found: Counter[tuple[int, int, str, str]] = Counter()
    for row in connection.execute(select(TALLY)):
        for name in COUNTED:
            found[row.player_id, row.month, row.rules, name] += getattr(row, name)
    wrong = {key[:3] for key in wanted.keys() | found.keys() if wanted[key] != found[key]}
    yield from (f"the tally of player {player} in {month} ({of}) is wrong" for player, month, of in sorted(wrong))


def _standing(connection: Connection) -> dict[int, Counter[tuple[int | None, int | None]]]:
    """By round, what stands of its postings: counter-entries undo what they reverse."""
    out: dict[int, Counter[tuple[int | None, int | None]]] = {}
    for row in connection.execute(select(POSTING).where(POSTING.c.round_id.is_not(None))):
        book = out.setdefault(row.round_id, Counter())
        if row.reverses is None:
            book[row.payer_id, row.payee_id] += row.amount
        else:
            book[row.payee_id, row.payer_id] -= row.amount
    return {key: Counter({pair: n for pair, n in book.items() if n}) for key, book in out.items()}


def _shares(connection: Connection) -> dict[int, list[tuple[int, int, int, bool, bool, bool, int]]]:
    out: dict[int, list[tuple[int, int, int, bool, bool, bool, int]]] = {}
    for r in connection.execute(select(SHARE).order_by(SHARE.c.round_id, SHARE.c.seat)):
        out.setdefault(r.round_id, []).append((r.seat, r.player_id, r.points, r.won, r.drew, r.fed, r.day))
    return out


def _patterns(connection: Connection) -> dict[int, set[tuple[int, str, int, int]]]:
    out: dict[int, set[tuple[int, str, int, int]]] = {}
    for r in connection.execute(select(WIN)):
        out.setdefault(r.round_id, set()).add((r.seat, r.pattern, r.player_id, r.day))
    return out


def _session_faults(connection: Connection) -> Iterator[str]:
    numbers = dict(
        connection.execute(
            select(ROUND.c.session_id, func.count()).where(ROUND.c.number.is_not(None)).group_by(ROUND.c.session_id)
        ).tuples().all()
    )  # fmt: skip
    highest = dict(
        connection.execute(
            select(ROUND.c.session_id, func.max(ROUND.c.number)).group_by(ROUND.c.session_id)
        ).tuples().all()
    )  # fmt: skip
    for row in connection.execute(select(SESSION.c.id, SESSION.c.count)):
        if (numbers.get(row.id, 0), highest.get(row.id) or 0) != (row.count, row.count):
            yield f"session {row.id}: {numbers.get(row.id, 0)} rounds; expected {row.count}, numbered from 1"
