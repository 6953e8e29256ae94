"""Models for the widgets, made from views and judgements. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from ..engine.actions import Action, Kind
from ..engine.case import By, Verdict, WinCase
from ..engine.events import Declare, Discard
from ..engine.match import Match
from ..engine.melds import MeldKind
from ..engine.phase import Step
from ..engine.round import Round
from ..engine.rules.base import RuleSystem
from ..engine.rules.values import CountedSet
from ..engine.settlement import Factor, Side, Transfer
from ..engine.text import Text
from ..engine.tiles import WINDS, Tile
from ..engine.turned import turned_places
from ..engine.view import View, view_of
from ..players.hints import Wait, waits_after_discards, waits_now
from .automatic import AUTOPLAY
from .card_presenter import card_facts
from .models import (
    CardFacts,
    InfoTiles,
    Person,
    Plate,
    SettlementModel,
    SideLine,
    TableModel,
    TransferLine,
    WaitLine,
    Waits,
    WinnerHand,
)

_BY = {
    By.DRAW: Text("自摸", "Self-draw"),
    By.DISCARD: Text("点炮胡", "Win by discard"),
    By.KONG: Text("抢杠胡", "Robbed kong"),
    By.FLIP: Text("胡翻牌", "Win on a turned card"),
}
_AWAY = Text("托管", "Autoplay")
#: what only the tables of some families show, by `RuleSystem.family`
_CARDS: Final[Mapping[str, Callable[[Match, Round, View, bool], CardFacts]]] = {"paohuzi": card_facts}
_TURNED = {"horses": Text("马", "Horses"), "birds": Text("鸟", "Birds")}
_MELDS = {
    MeldKind.CHI: Text("吃", "Chi"),
    MeldKind.PENG: Text("碰", "Peng"),
    MeldKind.GANG_EXPOSED: Text("明杠", "Kong"),
    MeldKind.GANG_ADDED: Text("补杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
}


@dataclass(frozen=True, slots=True)
class Presenter:
    """Turns the round of a match into models for the seat ``me``."""

    match: Match
    people: tuple[Person, ...]
    me: int = 0

    @property
    def rules(self) -> RuleSystem:
        """The rule system of the match."""
        return self.match.rules

    # --- the table

    def table(
        self, round_: Round, question: int | None, auto: frozenset[str], *, hints: bool, advised: bool = False
    ) -> TableModel:
        """The table as the own seat sees it; ``hints``: with waits, which take some milliseconds.

        ``advised``: an expert's advice on the question is to follow.
        """
        view = view_of(round_, self.me)
        return TableModel(
            view=view,
            plates=self._plates_now(view, auto),
            title=self.rules.name,
            subtitle=self.rules.headline(self.match.options),
            number=view.setup.number,
            info=self._info(view),
            waits=self._waits_now(view) if hints else None,
            waits_after=self._waits_after(view) if hints and question is not None else {},
            reserved=self.rules.reserve(self.match.options),
            question=question,
            kong_labels=self._kong_labels(view),
            labels=self._labels(view),
            asked=self.rules.question_title(view) if question is not None else None,
            turned=self._turned(round_),
            sideways=_sideways(round_),
            locked=self._locked(round_, view),
            auto=auto,
            advised=advised and question is not None and len(view.actions) > 1,
            winning=self._winning(round_, view) if question is not None else (),
            cards=self._cards(round_, view, hints),
        )

    def _winning(self, round_: Round, view: View) -> tuple[Text, ...]:
        """The patterns of the win that is offered."""
        action = next((action for action in view.actions if action.kind is Kind.WIN), None)
        if action is None or action.tile is None:
            return ()
        verdict = round_.verdict_on(self.me, action.tile, By(action.what))
        words = {p.id: p.name for p in self.rules.patterns}
        return tuple(words[p] for p in verdict.patterns[0]) if verdict.legal else ()

    def _cards(self, round_: Round, view: View, hints: bool) -> CardFacts | None:
        made = _CARDS.get(self.rules.family)
        return None if made is None else made(self.match, round_, view, hints)

    def plates(self, view: View) -> tuple[Plate, ...]:
        """One plate a seat, with the points of the rounds before."""
        return tuple(self._plate(view, seat) for seat in range(len(view.seats)))

    def _plates_now(self, view: View, auto: frozenset[str]) -> tuple[Plate, ...]:
        """The plates; the own one says so when the seat plays by itself."""
        plates = self.plates(view)
        if AUTOPLAY not in auto:
            return plates
        return tuple(
            replace(p, note=_AWAY, note_on=True, declared=False) if n == self.me else p for n, p in enumerate(plates)
        )

    def _plate(self, view: View, seat: int) -> Plate:
        setup = view.setup
        note = self.rules.seat_note(view, seat)
        return Plate(
            person=self.people[seat],
            wind=WINDS[(seat - setup.dealer) % len(view.seats)] if self.rules.winds else None,
            score=self.match.totals[seat],
            dealer=seat == setup.dealer,
            note=note.text,
            note_on=note.on,
            factor=note.factor,
            declared=note.declared,
        )

    def _info(self, view: View) -> tuple[InfoTiles, ...]:
        return tuple(InfoTiles(*labelled) for labelled in self.rules.shown(view))

    def _kong_labels(self, view: View) -> Mapping[Action, Text]:
        return {action: self._kong_label(view, action) for action in view.actions if action.kind is Kind.GANG}

    def _kong_label(self, view: View, action: Action) -> Text:
        """What a kong is called, with what it is worth."""
        kong = MeldKind(action.what), action.tiles[0], view.special
        name, worth = self.rules.kong_name(*kong), self.rules.kong_worth(self.match.options, *kong)
        return Text(f"{name.zh} {worth}", f"{name.en} {worth}") if worth else name

    def _labels(self, view: View) -> Mapping[Action, Text]:
        others = (action for action in view.actions if action.kind is not Kind.DISCARD)
        words = ((action, self.rules.action_label(view, action)) for action in others)
        return {action: word for action, word in words if word is not None}

    def _turned(self, round_: Round) -> Mapping[int, Tile]:
        tiles = () if round_.turned is None else round_.turned.tiles
        return dict(zip(turned_places(round_), tiles, strict=False))

    def _locked(self, round_: Round, view: View) -> Mapping[Tile, Text]:
        if view.phase.step is not Step.TURN or view.phase.seat != self.me:
            return {}
        words = {r.id: r.text for r in (*self.rules.reasons, *self.rules.discard_reasons)}
        found = {}
        for tile in set(view.hand):
            reason = self.rules.may_discard(round_, self.me, tile)
            if reason is not None:
                found[tile] = words.get(reason, Text(reason, reason))
        return found

    # --- waits

    def _waits_now(self, view: View) -> Waits | None:
        found = waits_now(view)
        return Waits(None, tuple(self._wait_line(w) for w in found)) if found else None

    def _waits_after(self, view: View) -> Mapping[Tile, Waits]:
        return {
            tile: Waits(tile, tuple(self._wait_line(w) for w in found))
            for tile, found in waits_after_discards(view).items()
        }

    def _wait_line(self, wait: Wait) -> WaitLine:
        label, strong = self.rules.wait_label(wait.patterns)
        return WaitLine(wait.tile, wait.left, label, strong, wait.by_draw, wait.by_discard)

    # --- the settlement

    def settlement(self, round_: Round, after: Match) -> SettlementModel:
        """The settled round; ``after`` is the match with it booked."""
        view = view_of(round_, self.me)
        verdict = round_.verdict()
        assert round_.settled is not None
        return SettlementModel(
            view=view,
            plates=self.plates(view),
            number=view.setup.number,
            wins=tuple(self._winner(round_, verdict, i, win) for i, win in enumerate(round_.wins)),
            others=_others(verdict.transfers, {win.seat for win in round_.wins}),
            payments=round_.settled.payments,
            totals=after.totals,
            history=tuple(f.payments for f in after.finished),
            next_dealer=None if after.over else after.upcoming.dealer,
            me=self.me,
            turned=None if round_.turned is None else (_TURNED[round_.turned.what], round_.turned.tiles),
            hands=self._hands(round_),
            fled=round_.fled,
        )

    def _hands(self, round_: Round) -> tuple[tuple[CountedSet, ...], ...]:
        hands = tuple(self.rules.counted_sets(round_, seat) for seat in range(len(round_.seats)))
        return hands if any(hands) else ()

    def _winner(self, round_: Round, verdict: Verdict, number: int, win: WinCase) -> WinnerHand:
        state = round_.seats[win.seat]
        hand = list(state.tiles())
        if win.by is By.DRAW and len(hand) % 3 == 2 and win.tile in hand:  # else it was won where it lay
            hand.remove(win.tile)
        groups = self.rules.arranged(round_, win, tuple(hand))
        transfers = [t for t in verdict.transfers if t.payee == win.seat and _is_of_win(t)]
        shared = _shared(transfers)
        words = {p.id: p.name for p in self.rules.patterns}
        return WinnerHand(
            seat=win.seat,
            by=_BY[win.by],
            points=sum(t.points for t in transfers),
            groups=groups,
            winning=_place(groups, win.tile),
            melds=tuple((self._meld_label(round_, m.kind, m.tiles[0]), m) for m in state.melds),
            patterns=tuple(words[p] for p in verdict.patterns[number]),
            shared=shared,
            lines=tuple(_line(t, shared) for t in transfers),
        )

    def _meld_label(self, round_: Round, kind: MeldKind, tile: Tile) -> Text:
        return _MELDS.get(kind) or self.rules.kong_name(kind, tile, round_.special)


def laid_open(model: TableModel, round_: Round, allowed: Collection[int] | None = None) -> TableModel:
    """The same table with the hands of all seats, for those who only look on; of some seats where it is said which."""
    seats = tuple(
        seen
        if n == model.view.seat or (allowed is not None and n not in allowed)
        else seen._replace(hand=round_.seats[n].tiles())
        for n, seen in enumerate(model.view.seats)
    )
    return replace(model, view=model.view._replace(seats=seats))


def _sideways(round_: Round) -> frozenset[tuple[int, int]]:
    """The first discard of each seat after it declared something in its own turn (听)."""
    if not any(state.declared for state in round_.seats):
        return frozenset()
    thrown, declaring, found = [0] * len(round_.seats), set(), set()
    for event in round_.events:
        if isinstance(event, Declare):
            declaring.add(event.seat)
        elif isinstance(event, Discard):
            if event.seat in declaring:
                declaring.remove(event.seat)
                found.add((event.seat, thrown[event.seat]))
            thrown[event.seat] += 1
    return frozenset(found)


def _is_of_win(transfer: Transfer) -> bool:
    return any(f.side is Side.WINNER for f in transfer.why)


def _shared(transfers: Sequence[Transfer]) -> tuple[Factor, ...]:
    """The winner's factors with which every payment of the win begins."""
    each = [[f for f in t.why if f.side is Side.WINNER] for t in transfers]
    return tuple(same[0] for same in takewhile(lambda some: len(set(some)) == 1, zip(*each, strict=False)))


def _line(transfer: Transfer, shared: tuple[Factor, ...]) -> TransferLine:
    own = list(transfer.why)
    for factor in shared:
        own.remove(factor)
    return TransferLine(transfer.payer, transfer.payee, transfer.points, tuple(own), transfer.owed_by)


def _others(transfers: Iterable[Transfer], winners: Collection[int]) -> tuple[SideLine, ...]:
    """Payments beside the wins, those that are the same from several seats told once.

    A horse may copy a win to a seat that has not won: that is beside the win too.
    """
    grouped: dict[tuple[int, int, tuple[Factor, ...]], list[int]] = {}
    for transfer in transfers:
        if transfer.payee not in winners or not _is_of_win(transfer):
            grouped.setdefault((transfer.payee, transfer.points, transfer.why), []).append(transfer.payer)
    return tuple(SideLine(tuple(payers), payee, points, why) for (payee, points, why), payers in grouped.items())


def _place(groups: tuple[tuple[Tile, ...], ...], tile: Tile) -> tuple[int, int]:
    """Group and place of the winning tile, the last one of its kind; (-1, -1) where it lies in a meld or nowhere."""
    found = [(i, j) for i, group in enumerate(groups) for j, each in enumerate(group) if each == tile]
    return found[-1] if found else (-1, -1)
