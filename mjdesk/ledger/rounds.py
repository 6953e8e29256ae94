"""Saving rounds and corrections: the money of a round is posted once; what a correction changes is countered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.text import Text

from . import projections
from .book import Book, inserted, to_json
from .edits import Difference, Edit, Overruled, differences, edited, moved, overruled
from .entry import Entry, entry_json, entry_text
from .errors import AlreadySaved, LedgerError, Stale
from .evening import Entered, Evening, Outcome, postings
from .schema import POSTING, ROUND, SESSION
from .sessions import PLAYED, Loaded, Session, frame, load, session, write_frame
from .stored import deal_json, outcome_json, outcome_text


@dataclass(frozen=True, slots=True)
class Saved:
    """A round that is in the ledger, and the deal that follows it."""

    round_id: int
    number: int
    outcome: Outcome
    due: NextDeal


def save_round(book: Book, session_id: int, entry: Entry, *, key: str, number: int | None = None) -> Saved:
    """Save the next round of a session.

    ``key`` names this saving: the same one again is refused (AlreadySaved), as is ``number``, the round that the
    person believed to be the next, when it is there already. Raises LedgerError when the round may not stand.
    """

    def work(connection: Connection) -> Saved:
        there = connection.execute(select(ROUND.c.number).where(ROUND.c.key == key)).first()
        if there is not None:
            raise AlreadySaved(there.number or 0)
        found = session(connection, session_id, lock=True)
        place = found.count + 1
        if number is not None and number != place:
            raise AlreadySaved(number) if number < place else Stale
        if found.state not in PLAYED:
            raise LedgerError(
                Text("这一场已经结束，要改请先重开", "this session has ended; open it again to add rounds")
            )
        evening = frame(connection, found)
        outcome = evening.outcome(place, entry, found.due)
        _require_stands(place, outcome)
        due = evening.following(place, outcome)
        round_id = _insert(
            book, connection, found, entered=Entered(entry, at=book.clock(), key=key), number=place, outcome=outcome
        )
        values = {"count": place, "due": to_json(deal_json(due)), "revision": found.revision + 1}
        connection.execute(update(SESSION).where(SESSION.c.id == session_id).values(**values))
        after = {"number": place, "entry": entry_json(entry), "payments": list(outcome.payments),
                 "players": list(outcome.players)}  # fmt: skip
        book.note(connection, "round-saved", session=session_id, round_=round_id, after=after)
        return Saved(round_id, place, outcome, due)

    return book.write(work)


def _require_stands(number: int, outcome: Outcome) -> None:
    problem = outcome.problem
    if problem is not None:
        raise LedgerError(Text(f"第 {number} 局：{problem.zh}", f"round {number}: {problem.en}"))


def _insert(
    book: Book, connection: Connection, found: Session, *, entered: Entered, number: int, outcome: Outcome
) -> int:
    round_id = inserted(
        connection, ROUND, session_id=found.id, number=number, key=entered.key, entry=entry_text(entered.entry),
        outcome=outcome_text(outcome), at=entered.at,
    )  # fmt: skip
    _post(connection, found.id, round_id, outcome, revision=1, at=entered.at)
    projections.add(connection, found, round_id, outcome, book.day_of(entered.at))
    return round_id


def _post(connection: Connection, session_id: int, round_id: int, outcome: Outcome, *, revision: int, at: int) -> None:
    rows = [
        {"session_id": session_id, "round_id": round_id, "revision": revision, "kind": "round", "unit": "points",
         "payer_id": p.payer, "payee_id": p.payee, "amount": p.points, "at": at}
        for p in postings(outcome)
    ]  # fmt: skip
    if rows:
        connection.execute(insert(POSTING), rows)


def counter(connection: Connection, rows: Sequence[Any], at: int, note: str = "") -> None:
    """Counter-entries: what was paid goes back, each naming the entry it reverses."""
    entries: list[dict[str, Any]] = [
        {"session_id": r.session_id, "round_id": r.round_id, "revision": r.revision, "kind": r.kind, "unit": r.unit,
         "payer_id": r.payee_id, "payee_id": r.payer_id, "amount": r.amount, "note": note, "at": at, "reverses": r.id}
        for r in rows
    ]  # fmt: skip
    if entries:
        connection.execute(insert(POSTING), entries)


# --- corrections


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction as it would be: shown before it is accepted. ``moved``: points more or less, by player."""

    session_id: int
    revision: int
    edit: Edit
    before: Loaded
    evening: Evening
    outcomes: tuple[Outcome, ...]
    due: NextDeal
    differences: tuple[Difference, ...]
    moved: Mapping[int, int]

    @property
    def edit_is_new(self) -> bool:
        """Whether it changes the evening itself: seats, rules or rounds, whatever the rounds come to."""
        return self.evening != self.before.evening

    @property
    def overruled(self) -> tuple[Overruled, ...]:
        """The later changes of the rules that it takes away."""
        return overruled(self.before.evening, self.edit)

    @property
    def problem(self) -> tuple[int, Text] | None:
        """The first round that may not stand after it, and why; None when all do."""
        for number, outcome in enumerate(self.outcomes, start=1):
            if outcome.problem is not None:
                return number, outcome.problem
        return None


def correct(connection: Connection, session_id: int, edit: Edit) -> Correction:
    """What a correction would change; nothing is changed. Raises BadInput when there is nothing to correct."""
    return correction_of(load(connection, session_id), edit)


def correction_of(before: Loaded, edit: Edit) -> Correction:
    """What a correction of a loaded session would change."""
    evening = edited(before.evening, edit)
    outcomes, due = evening.fold()
    return Correction(
        before.session.id, before.session.revision, edit, before, evening, outcomes, due,
        differences(before.evening, evening, before.outcomes, outcomes), moved(before.outcomes, outcomes),
    )  # fmt: skip


def accept(book: Book, correction: Correction) -> None:
    """Carry a correction out, all of it or nothing.

    Raises Stale when the session was changed since it was shown, LedgerError when a round may not stand.
    """
    if correction.problem is not None:
        _require_stands(correction.problem[0], correction.outcomes[correction.problem[0] - 1])

    def work(connection: Connection) -> None:
        found = session(connection, correction.session_id, lock=True)
        if found.revision != correction.revision:
            raise Stale
        write_frame(book, connection, found.id, correction.evening)
        before = correction.before.evening
        old = {e.id: (n, e, correction.before.outcomes[n - 1]) for n, e in enumerate(before.rounds, start=1)}
        for number, entered in enumerate(correction.evening.rounds, start=1):
            outcome = correction.outcomes[number - 1]
            was = old.pop(entered.id, None) if entered.id else None
            if was is None:
                _insert(book, connection, found, entered=entered, number=number, outcome=outcome)
            else:
                _change(book, connection, found, entered, number=number, outcome=outcome, was=was)
        for _, entered, outcome in old.values():
            _take_out(book, connection, found, entered, outcome)
        values = {
            "count": len(correction.evening.rounds), "due": to_json(deal_json(correction.due)),
            "dealer": correction.evening.first.dealer, "revision": found.revision + 1,
        }  # fmt: skip
        connection.execute(update(SESSION).where(SESSION.c.id == found.id).values(**values))
        told = [_told(each) for each in correction.differences]
        book.note(
            connection, _WORDS[type(correction.edit).__name__], session=found.id,
            before={"rounds": [t[0] for t in told]} | _frame_told(before),
            after={"rounds": [t[1] for t in told]} | _frame_told(correction.evening),
        )  # fmt: skip

    book.write(work)


_WORDS = {
    "EditRound": "round-edited",
    "DeleteRound": "round-deleted",
    "InsertRound": "round-inserted",
    "Reseat": "seats-changed",
    "ChangeRules": "rules-changed",
    "FirstDealer": "dealer-changed",
}


def _frame_told(evening: Evening) -> dict[str, Any]:
    """Who sits where, the first dealer, and the rules of the next round."""
    options = evening.house_at(len(evening.rounds) + 1).options
    return {
        "seated": [[s.from_round, s.seat, s.player] for s in evening.seated],
        "dealer": evening.first.dealer,
        "options": {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()},
    }


def _told(difference: Difference) -> tuple[Any, Any]:
    def side(each: tuple[int, Outcome] | None) -> Any:
        return None if each is None else {"number": each[0]} | outcome_json(each[1])

    return side(difference.before), side(difference.after)


def _live(connection: Connection, round_id: int) -> tuple[int, Sequence[Any]]:
    """The revision of a round and the postings that stand for it."""
    revision = connection.execute(select(ROUND.c.revision).where(ROUND.c.id == round_id)).scalar_one()
    mine = (POSTING.c.round_id == round_id) & (POSTING.c.revision == revision) & POSTING.c.reverses.is_(None)
    return revision, connection.execute(select(POSTING).where(mine)).all()


def _change(
    book: Book,
    connection: Connection,
    found: Session,
    entered: Entered,
    *,
    number: int,
    outcome: Outcome,
    was: tuple[int, Entered, Outcome],
) -> None:
    old_number, old_entered, old = was
    values: dict[str, Any] = {} if number == old_number else {"number": number}
    if entered.entry != old_entered.entry:
        values["entry"] = entry_text(entered.entry)
    if outcome_text(outcome) != outcome_text(old):
        values["outcome"] = outcome_text(outcome)
        day = book.day_of(entered.at)
        projections.remove(connection, found, entered.id, old, day)
        if postings(outcome) != postings(old):
            revision, live = _live(connection, entered.id)
            counter(connection, live, book.clock())
            _post(connection, found.id, entered.id, outcome, revision=revision + 1, at=book.clock())
            values["revision"] = revision + 1
        projections.add(connection, found, entered.id, outcome, day)
    if values:
        connection.execute(update(ROUND).where(ROUND.c.id == entered.id).values(**values))


def _take_out(book: Book, connection: Connection, found: Session, entered: Entered, outcome: Outcome) -> None:
    _, live = _live(connection, entered.id)
    counter(connection, live, book.clock())
    projections.remove(connection, found, entered.id, outcome, book.day_of(entered.at))
    connection.execute(update(ROUND).where(ROUND.c.id == entered.id).values(number=None))
