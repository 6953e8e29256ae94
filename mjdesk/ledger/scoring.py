"""What an entered round pays: the rule system judges tiles, everything else is arithmetic told factor by factor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mjdesk.engine.case import NO_TILE, WinCase
from mjdesk.engine.cases import read_case
from mjdesk.engine.errors import BadInput, IllegalAction
from mjdesk.engine.notation import tile_name
from mjdesk.engine.options import Options
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.settlement import Factor as Step
from mjdesk.engine.settlement import Side, Transfer, payments
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import Tile

from .entry import MOST_POINTS, Entry, Factor, FanEntry, PointsEntry, RecordEntry, TilesEntry, Won

SEVERAL: Final = Text("各家相抵", "netted")


@dataclass(frozen=True, slots=True)
class House:
    """What a table plays by."""

    rules: RuleSystem
    options: Options
    seats: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A judged round. ``problem`` says why it may not stand; then nothing is paid.

    ``patterns`` and ``fan`` have one entry a win; ``wins`` are what the next deal follows from.
    """

    transfers: tuple[Transfer, ...] = ()
    wins: tuple[WinCase, ...] = ()
    patterns: tuple[tuple[str, ...], ...] = ()
    fan: tuple[int | None, ...] = ()
    indicator: Tile | None = None
    dice: tuple[int, ...] = ()
    problem: Text | None = None
    reason: str = ""
    deal: NextDeal | None = None  #: how the round began, where a record tells it
    following: NextDeal | None = None  #: what follows it, where a record tells it

    def payments(self, seats: int) -> tuple[int, ...]:
        """Net points of each seat."""
        return payments(self.transfers, seats)


def house(rules: str, options: Options, seats: int) -> House:
    """A house of a rule system that is played with so many seats; raises BadInput."""
    system = rule_system(rules)
    if seats not in system.players:
        raise BadInput(f"{seats}; expected one of {', '.join(map(str, system.players))} for {rules}", "seats")
    return House(system, options, seats)


def score(entry: Entry, deal: NextDeal, by: House) -> Scored:
    """What the entry pays when the round began with this deal."""
    try:
        match entry:
            case TilesEntry():
                return _judged(entry, deal, by)
            case FanEntry():
                return _by_fan(entry, by)
            case PointsEntry():
                return _by_points(entry, by)
            case RecordEntry():
                return _recorded(entry, by)
    except BadInput as error:
        words = error.text or Text(str(error), str(error))
        return Scored(problem=words, reason="unreadable")


def reason_text(system: RuleSystem, reason: str) -> Text:
    """The words of a reason id."""
    return next((each.text for each in system.reasons if each.id == reason), Text(reason, reason))


# --- by tiles


def case_json(entry: TilesEntry, deal: NextDeal, by: House) -> dict[str, Any]:
    """The whole scoring case of an entry: what it tells, and what follows from the rounds before."""
    return {
        "rules": by.rules.id,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in by.options.items()},
        "players": by.seats,
        "dealer": deal.dealer,
        "prevailing_wind": tile_name(deal.prevailing_wind),
        "streak": deal.streak,
        "carried": dict(deal.carried),
        **entry.case,
    }


def _judged(entry: TilesEntry, deal: NextDeal, by: House) -> Scored:
    case = read_case(case_json(entry, deal, by))
    verdict = by.rules.judge(case)
    if not verdict.legal:
        reason = verdict.reason or "illegal"
        return Scored(problem=reason_text(by.rules, reason), reason=reason, wins=case.wins)
    return Scored(verdict.transfers, case.wins, verdict.patterns, verdict.fan, case.indicator, case.dice)


# --- by fan or points


def _win_case(won: Won) -> WinCase:
    return WinCase(won.seat, won.by, NO_TILE, won.source)


def _steps(factors: tuple[Factor, ...], side: Side) -> tuple[Step, ...]:
    return tuple(Step("×", factor.times, Text(factor.name, factor.name), side) for factor in factors)


def _by_fan(entry: FanEntry, by: House) -> Scored:
    base = Step("", entry.points, Text("底", "base"))
    shared = _steps(entry.shared, Side.WINNER)
    transfers = []
    for seat, own in entry.payers:
        amount = entry.points
        for factor in (*entry.shared, *own):
            amount *= factor.times
        if amount > MOST_POINTS:
            raise BadInput(f"{amount} points; expected at most {MOST_POINTS}", "points")
        transfers.append(Transfer(seat, entry.won.seat, amount, (base, *shared, *_steps(own, Side.PAYER))))
    return Scored(tuple(transfers), (_win_case(entry.won),), ((),), (None,))


def _by_points(entry: PointsEntry, by: House) -> Scored:
    if len(entry.points) != by.seats:
        raise BadInput(f"{len(entry.points)} numbers; expected one for each of {by.seats} seats", "points")
    total = sum(entry.points)
    if total:
        sign = "+" if total > 0 else "−"
        words = Text(f"合计 {sign}{abs(total)}，应当是 0", f"sums to {sign}{abs(total)}; expected 0")
        raise BadInput(f"sum to {total}; expected 0", "points", words)
    wins = tuple(map(_win_case, entry.wins))
    return Scored(who_pays_whom(entry.points), wins, ((),) * len(wins), (None,) * len(wins))


def who_pays_whom(points: tuple[int, ...]) -> tuple[Transfer, ...]:
    """Transfers that make these net points: the largest loss pays the largest gain first."""
    owes = {seat: -number for seat, number in enumerate(points) if number < 0}
    gets = {seat: number for seat, number in enumerate(points) if number > 0}
    transfers = []
    while owes and gets:
        payer, payee = max(owes, key=lambda s: (owes[s], -s)), max(gets, key=lambda s: (gets[s], -s))
        amount = min(owes[payer], gets[payee])
        transfers.append(Transfer(payer, payee, amount, (Step("", amount, SEVERAL),)))
        for book, seat in ((owes, payer), (gets, payee)):
            book[seat] -= amount
            if not book[seat]:
                del book[seat]
    return tuple(transfers)


# --- by record


def _recorded(entry: RecordEntry, by: House) -> Scored:
    records = list(read_records(entry.record.splitlines()))
    if len(records) != 1:
        raise BadInput(f"{len(records)} records; expected one round", "record")
    setup = records[0].setup
    if (setup.rules, setup.players) != (by.rules.id, by.seats):
        raise BadInput(f"{setup.rules} for {setup.players}; expected {by.rules.id} for {by.seats}", "record")
    if setup.options != by.options:
        words = Text("这一局是按别的规则细则打的", "this round was played by other house rules")
        raise BadInput("played by other options than the session's", "record", words)
    try:
        finished = verify(records[0])
    except IllegalAction as fault:
        raise BadInput(str(fault), "record") from None
    verdict = finished.verdict()
    return Scored(
        verdict.transfers,
        finished.wins,
        verdict.patterns,
        verdict.fan,
        finished.indicator,
        setup.dice,
        deal=NextDeal(setup.dealer, setup.prevailing_wind, setup.streak, setup.carried),
        following=finished.rules.next_deal(finished),
    )
