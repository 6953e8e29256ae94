"""Corrections: each makes another evening of one, so that what it changes can be shown before it is accepted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Options, OptionValue
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.text import Text

from .entry import Entry
from .evening import Entered, Evening, Outcome, RuleChange, Seated, totals
from .stored import outcome_text


@dataclass(frozen=True, slots=True)
class EditRound:
    """Round ``number`` was another."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class DeleteRound:
    """Round ``number`` was never played."""

    number: int


@dataclass(frozen=True, slots=True)
class InsertRound:
    """A round was left out; it becomes round ``number``."""

    number: int
    entry: Entry
    at: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class Reseat:
    """From a round on others (None: nobody) sit at some seats, until the next change there."""

    from_round: int
    players: tuple[tuple[int, int | None], ...]  #: seat and who sits there


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """From a round on other options hold for the rest of the session."""

    from_round: int
    options: Options


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Another seat dealt first."""

    dealer: int


Edit: TypeAlias = EditRound | DeleteRound | InsertRound | Reseat | ChangeRules | FirstDealer


@dataclass(frozen=True, slots=True)
class Difference:
    """One round before and after; None where it was not there, or is no more. Numbers are those of each side."""

    before: tuple[int, Outcome] | None
    after: tuple[int, Outcome] | None


@dataclass(frozen=True, slots=True)
class Overruled:
    """A later change of the rules that a correction takes away: what it had set, where that is otherwise now."""

    from_round: int
    options: Mapping[str, OptionValue]


def edited(evening: Evening, edit: Edit) -> Evening:
    """The evening with a correction; raises BadInput when there is nothing to correct."""
    rounds = evening.rounds
    match edit:
        case EditRound(number, entry):
            _require(number, len(rounds))
            changed = replace(rounds[number - 1], entry=entry)
            return replace(evening, rounds=(*rounds[: number - 1], changed, *rounds[number:]))
        case DeleteRound(number):
            _require(number, len(rounds))
            shifted = _shifted(evening, number + 1, -1)
            return replace(shifted, rounds=(*rounds[: number - 1], *rounds[number:]))
        case InsertRound(number, entry, at, key):
            _require(number, len(rounds) + 1)
            shifted = evening if number > len(rounds) else _shifted(evening, number + 1, 1)
            new = Entered(entry, at=at, key=key)
            return replace(shifted, rounds=(*rounds[: number - 1], new, *rounds[number - 1 :]))
        case Reseat(from_round, players):
            return _reseated(evening, [Seated(from_round, seat, player) for seat, player in players])
        case ChangeRules(from_round, options):
            _require(from_round, len(rounds) + 1)
            evening.house.rules.check_options(options)
            kept = tuple(change for change in evening.changes if change.from_round < from_round)
            return replace(evening, changes=(*kept, RuleChange(from_round, options)))
        case FirstDealer(dealer):
            if not 0 <= dealer < evening.house.seats:
                raise BadInput(f"{dealer}; expected a seat from 0 to {evening.house.seats - 1}", "dealer")
            return replace(evening, first=NextDeal(dealer, evening.first.prevailing_wind))


def _require(number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise BadInput(f"{number}; expected a round from 1 to {most}" if most else f"{number}; there is none", "round")


def _shifted(evening: Evening, start: int, by: int) -> Evening:
    """Sittings and rule changes that begin at ``start`` or later keep their place among the rounds."""

    def place(number: int) -> int:
        return max(1, number + by) if number >= start else number

    changes = {place(change.from_round): change for change in evening.changes}
    seated = {(place(s.from_round), s.seat): s for s in evening.seated}  # of two in one place the later one holds
    return replace(
        evening,
        changes=tuple(replace(change, from_round=number) for number, change in changes.items()),
        seated=tuple(replace(sitting, from_round=number) for (number, _), sitting in seated.items()),
    )


def _reseated(evening: Evening, new: list[Seated]) -> Evening:
    for sitting in new:
        _require(sitting.from_round, len(evening.rounds) + 1)
        if not 0 <= sitting.seat < evening.house.seats:
            raise BadInput(f"{sitting.seat}; expected a seat from 0 to {evening.house.seats - 1}", "seat")
    replaced = {(s.from_round, s.seat) for s in new}
    kept = [s for s in evening.seated if (s.from_round, s.seat) not in replaced]
    changed = replace(evening, seated=tuple(sorted([*kept, *new], key=lambda s: (s.from_round, s.seat))))
    first = min((s.from_round for s in new), default=1)
    for number in sorted({s.from_round for s in changed.seated if s.from_round >= first}):
        there = [player for player in changed.players_at(number) if player is not None]
        if len(set(there)) < len(there):
            what = f"one player at two seats in round {number}; expected the other seat left first"
            raise BadInput(what, "player", Text("同一个人坐了两个位子", "one player at two seats"))
    return changed


def overruled(evening: Evening, edit: Edit) -> tuple[Overruled, ...]:
    """The later changes of the rules that hold no longer, because other rules hold for the rest of the session."""
    if not isinstance(edit, ChangeRules):
        return ()
    out, before = [], evening.house.options
    for change in evening.changes:
        own = {key: value for key, value in change.options.items() if before[key] != value}
        lost = {key: value for key, value in own.items() if edit.options[key] != value}
        if change.from_round > edit.from_round and lost:
            out.append(Overruled(change.from_round, lost))
        before = change.options
    return tuple(out)


def differences(
    before: Evening, after: Evening, old: Sequence[Outcome], new: Sequence[Outcome]
) -> tuple[Difference, ...]:
    """The rounds that a correction changes, in the order of the corrected evening; deleted ones last."""
    there = {e.id: (n, old[n - 1]) for n, e in enumerate(before.rounds, start=1)}
    entries = {e.id: e.entry for e in before.rounds}
    out = []
    for number, entered in enumerate(after.rounds, start=1):
        was = there.pop(entered.id, None) if entered.id else None
        now = (number, new[number - 1])
        if was is None or outcome_text(was[1]) != outcome_text(now[1]) or entries[entered.id] != entered.entry:
            out.append(Difference(was, now))
    out += [Difference(was, None) for was in there.values()]
    return tuple(out)


def moved(old: Sequence[Outcome], new: Sequence[Outcome]) -> dict[int, int]:
    """How many points each player has more afterwards; only who has others."""
    before, after = totals(old), totals(new)
    players = sorted({*before, *after})
    change = {player: after.get(player, 0) - before.get(player, 0) for player in players}
    return {player: points for player, points in change.items() if points}
