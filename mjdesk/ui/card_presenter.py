"""What a table of letter cards shows beside what every table shows, made from the round and a view. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.actions import Action, Kind
from ..engine.case import NO_TILE, By, WinCase
from ..engine.events import Discard, Passed
from ..engine.match import Match
from ..engine.melds import Meld, MeldKind
from ..engine.paohuzi.cards import group_huxi, meld_huxi
from ..engine.paohuzi.events import TurnUp
from ..engine.paohuzi.facts import columns, standing
from ..engine.paohuzi.round import PaohuziRound, is_shown_card
from ..engine.paohuzi.stages import Card
from ..engine.phase import Step
from ..engine.round import Round
from ..engine.tiles import UNKNOWN, Tile
from ..engine.view import SeatView, View
from ..players.paohuzi.forecast import unseen
from ..players.paohuzi.waits import Outlook, after_claims
from .models import CardFacts, CardSeat, ClaimOutlook, OpenCard, WaitLine, Waits

_IN_THE_AIR = {Card.DRAWN.value, Card.REVEALED.value, Card.DISCARDED.value}
_HOW = {By.DRAW: Card.DRAWN.value, By.FLIP: Card.REVEALED.value}


def card_facts(match: Match, round_: Round, view: View, hints: bool) -> CardFacts:
    """The facts for the seat of a view; ``hints``: with what claims lead to."""
    assert isinstance(round_, PaohuziRound)
    options, memory, left = match.options, view.memory, unseen(view)
    own = sum(map(meld_huxi, view.me.melds))
    shown = open_card(view) or _fallen(round_)
    may_come = {card for card, number in enumerate(left) if number} | ({shown.tile} if shown is not None else set())
    return CardFacts(
        me=view.seat,
        seats=tuple(map(_seat, view.seats)),
        in_hand=standing(view.hand, view.me.melds, options).huxi - own,
        least=options.number("min_huxi"),
        stock=view.wall_left,
        columns=columns(view.hand),
        open_card=shown,
        refusals=round_.rules.refusals(round_, view.seat),
        dead_chi=_coming(memory.own.dead_chi, may_come),
        dead_peng=_coming(memory.own.dead_peng, may_come),
        passed=memory.own.passed,
        gains=_gains(round_, view),
        pays=_pays(round_, view),
        outlooks=_outlooks(match, view) if hints else {},
    )


def _seat(state: SeatView) -> CardSeat:
    known = [meld for meld in state.melds if meld.tiles[0] != UNKNOWN]
    return CardSeat(sum(map(meld_huxi, known)), len(state.melds) - len(known))


def _coming(dead: Iterable[Tile], may_come: set[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(card for card in dead if card in may_come))


def open_card(view: View) -> OpenCard | None:
    """The card in the air as a seat sees it; at the end the one that was won on, unless it lay in a hand."""
    phase, dealt = view.phase, view.memory.shown
    if view.wins:
        won = view.wins[0]
        if won.tile == NO_TILE:
            return None
        how = "shown" if is_shown_card(won) else _HOW.get(won.by, Card.DISCARDED.value)
        return OpenCard(won.tile, won.seat if won.source is None else won.source, how)
    if phase.step not in (Step.ASK, Step.OWE):
        return None
    if phase.name == Card.START.value and dealt is not None:
        return OpenCard(dealt, view.setup.dealer, "shown")
    if phase.name not in _IN_THE_AIR:
        return None
    source = phase.data[0] if phase.data else phase.seat
    return OpenCard(UNKNOWN if phase.tile is None else phase.tile, source, phase.name)


def _fallen(round_: PaohuziRound) -> OpenCard | None:
    """The card that lies there because nobody took it, until something else happens."""
    last = next((event for event in reversed(round_.events) if not isinstance(event, Passed)), None)
    if isinstance(last, (TurnUp, Discard)):
        how = Card.REVEALED if isinstance(last, TurnUp) else Card.DISCARDED
        return OpenCard(last.tile, last.seat, how.value, fallen=True)
    return None


# --- what choices bring


def _wins(round_: PaohuziRound, view: View) -> dict[Action, WinCase]:
    return {
        action: round_.win_case(view.seat, action.tile, By(action.what))
        for action in view.actions
        if action.kind is Kind.WIN and action.tile is not None
    }


def _gains(round_: PaohuziRound, view: View) -> Mapping[Action, int]:
    found = {}
    for action in view.actions:
        if action.kind in (Kind.CHI, Kind.PENG):
            found[action] = sum(_laid_huxi(action.tiles[i : i + 3]) for i in range(0, len(action.tiles), 3))
    for action, win in _wins(round_, view).items():
        verdict = round_.rules.judge(round_.case((win,)))
        if verdict.huxi:
            found[action] = verdict.huxi[0]
    return found


def _laid_huxi(group: tuple[Tile, ...]) -> int:
    if len(set(group)) == 1:
        return meld_huxi(Meld(MeldKind.PENG, group))
    return group_huxi(group)


def _pays(round_: PaohuziRound, view: View) -> Mapping[Action, int]:
    found = {}
    for action, win in _wins(round_, view).items():
        net = round_.rules.judge(round_.case((win,))).payments(len(view.seats))
        if net is not None:
            found[action] = net[view.seat]
    return found


def _outlooks(match: Match, view: View) -> Mapping[Action, ClaimOutlook]:
    return {action: _outlook(match, found) for action, found in after_claims(view).items()}


def _outlook(match: Match, found: Outlook) -> ClaimOutlook:
    lines = [
        WaitLine(w.tile, w.left, *match.rules.wait_label(w.patterns), w.by_draw, w.by_discard) for w in found.waits
    ]
    waits = Waits(found.discard, tuple(lines)) if lines else None
    return ClaimOutlook(found.discard, found.huxi, waits)
