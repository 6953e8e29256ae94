"""An evening at one table as a fold: rounds, seats and rules in, what every round paid and how it began out.

Nothing here knows a database. Every correction is another `Evening`; what it changes is the difference of the two
folds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mjdesk.engine.case import By, WinCase
from mjdesk.engine.ended import next_deal_after
from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Options, complete
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.settlement import HOUSE, Transfer, payments
from mjdesk.engine.text import Text

from .entry import Entry
from .scoring import House, Scored, house, score


@dataclass(frozen=True, slots=True)
class RuleChange:
    """Other options from a round on."""

    from_round: int
    options: Options


@dataclass(frozen=True, slots=True)
class Seated:
    """A player sits down at a seat from a round on; None: the seat is left."""

    from_round: int
    seat: int
    player: int | None


@dataclass(frozen=True, slots=True)
class Entered:
    """A round as it was entered. ``id`` is the row, 0 before it is saved; ``at`` milliseconds since 1970."""

    entry: Entry
    id: int = 0
    at: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a round came to: how it began, who sat where, what was paid."""

    deal: NextDeal
    players: tuple[int | None, ...]
    scored: Scored

    @property
    def payments(self) -> tuple[int, ...]:
        """Net points of each seat."""
        return self.scored.payments(len(self.players))

    @property
    def problem(self) -> Text | None:
        """Why the round may not stand as it is."""
        if self.scored.problem is not None:
            return self.scored.problem
        empty = [seat for seat, player in enumerate(self.players) if player is None]
        if empty:
            return Text(f"{empty[0] + 1} 号座没有人", f"nobody sits at seat {empty[0] + 1}")
        return None


@dataclass(frozen=True, slots=True)
class Posting:
    """Points from player to player; ``payee`` None: they leave the table (a fee of the house rules)."""

    payer: int
    payee: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Evening:
    """One session, without its money: what is needed to know every round of it."""

    house: House
    first: NextDeal
    changes: tuple[RuleChange, ...] = ()
    seated: tuple[Seated, ...] = ()
    rounds: tuple[Entered, ...] = ()

    def house_at(self, number: int) -> House:
        """What round ``number`` (from 1) is played by."""
        options = self.house.options
        for change in self.changes:
            if change.from_round <= number:
                options = change.options
        return replace(self.house, options=options)

    def players_at(self, number: int) -> tuple[int | None, ...]:
        """Who sits where in round ``number``."""
        players: list[int | None] = [None] * self.house.seats
        for sitting in self.seated:
            if sitting.from_round <= number:
                players[sitting.seat] = sitting.player
        return tuple(players)

    def outcome(self, number: int, entry: Entry, due: NextDeal) -> Outcome:
        """What an entry comes to as round ``number``, when this deal is due."""
        deal = due if entry.dealer is None else replace(due, dealer=entry.dealer)
        by = self.house_at(number)
        scored = score(entry, deal, by)
        return Outcome(scored.deal or deal, self.players_at(number), scored)

    def following(self, number: int, outcome: Outcome) -> NextDeal:
        """The deal after round ``number``."""
        scored, by = outcome.scored, self.house_at(number)
        if scored.following is not None:
            return scored.following
        return next_deal_after(
            by.rules,
            by.options,
            by.seats,
            outcome.deal,
            scored.wins,
            indicator=scored.indicator,
            dice=scored.dice,
        )

    def outcomes(self) -> tuple[Outcome, ...]:
        """What every round came to."""
        return self.fold()[0]

    def fold(self) -> tuple[tuple[Outcome, ...], NextDeal]:
        """What every round came to, and the deal that is due."""
        out, due = [], self.first
        for number, entered in enumerate(self.rounds, start=1):
            out.append(self.outcome(number, entered.entry, due))
            due = self.following(number, out[-1])
        return tuple(out), due


def begin(
    rules: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    players: Sequence[int | None] = (),
    dealer: int = 0,
) -> Evening:
    """An evening before its first round; raises BadInput."""
    from mjdesk.engine.rules.registry import rule_system

    system = rule_system(rules)
    full = complete(system.options, options or {})
    system.check_options(full)
    if not 0 <= dealer < seats:
        raise BadInput(f"{dealer}; expected a seat from 0 to {seats - 1}", "dealer")
    seated = tuple(Seated(1, seat, player) for seat, player in enumerate(players))
    return Evening(house(rules, full, seats), NextDeal(dealer), (), seated)


def postings(outcome: Outcome) -> tuple[Posting, ...]:
    """Who pays whom in a round, from player to player; nothing where it may not stand."""
    if outcome.problem is not None:
        return ()

    def player(seat: int) -> int:
        found = outcome.players[seat]
        assert found is not None
        return found

    return tuple(
        Posting(player(t.payer), None if t.payee == HOUSE else player(t.payee), t.points)
        for t in outcome.scored.transfers
        if t.points
    )


def totals(outcomes: Sequence[Outcome]) -> dict[int, int]:
    """Points of each player over rounds."""
    out: dict[int, int] = {}
    for outcome in outcomes:
        paid = outcome.payments if outcome.problem is None else (0,) * len(outcome.players)
        for player, points in zip(outcome.players, paid, strict=True):
            if player is not None:
                out[player] = out.get(player, 0) + points
    return out


def shares(outcome: Outcome) -> tuple[tuple[int, int, bool, bool, bool], ...]:
    """By seat: player, points, whether it won, drew the winning tile itself, fed a winner."""
    wins: tuple[WinCase, ...] = outcome.scored.wins
    won = {win.seat for win in wins}
    drew = {win.seat for win in wins if win.by is By.DRAW}
    fed = {win.source for win in wins if win.source is not None and win.by in (By.DISCARD, By.KONG)}
    return tuple(
        (player, points, seat in won, seat in drew, seat in fed)
        for seat, (player, points) in enumerate(zip(outcome.players, outcome.payments, strict=True))
        if player is not None
    )


__all__ = [
    "Entered", "Evening", "Outcome", "Posting", "RuleChange", "Seated", "Transfer",
    "begin", "payments", "postings", "shares", "totals",
]  # fmt: skip
