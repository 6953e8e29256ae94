"""What is laid at the stages of 跑胡子 that no seat chooses: start ti, ti, wei, pao."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..events import Event
from ..melds import Meld, MeldKind
from ..tiles import UNKNOWN, Tile
from .cards import CARDS, COPIES
from .events import LAID, Laid, TurnUp
from .stages import LAID_KINDS, Card, Spot, What

if TYPE_CHECKING:
    from .round import PaohuziRound


def laid_kinds(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Tile, ...]:
    """The kinds that must (or, unknown, may) be laid at a forced stage."""
    if what is What.QUADS:
        return tuple(card for card in CARDS if may_hold(round_, seat, card, COPIES))
    cards = possible(round_, spot)
    if what is What.WEI:
        return tuple(card for card in cards if may_hold(round_, seat, card, 2, exactly=True))
    from_hand = what is What.TI or seat != spot.source
    return tuple(
        card
        for card in cards
        if (from_hand and may_hold(round_, seat, card, 3)) or growing(round_, seat, card, what, spot)
    )


def growing(round_: PaohuziRound, seat: int, card: Tile, what: What, spot: Spot) -> Meld | None:
    """The own meld that the card makes a quad: a wei; a peng only with a card turned up."""
    kinds = [MeldKind.WEI] if what is What.TI or seat != spot.source else []
    if what is What.PAO and spot.step is Card.REVEALED:
        kinds.append(MeldKind.PENG)
    return next((m for m in round_.seats[seat].melds if m.kind in kinds and m.tiles[0] == card), None)


def may_hold(round_: PaohuziRound, seat: int, card: Tile, number: int, exactly: bool = False) -> bool:
    """Whether the hand has (or, with unknown cards, may have) so many of a kind beside the card in the air."""
    state = round_.seats[seat]
    held = state.counts[card]
    if not state.unknown:
        return held == number if exactly else held >= number
    spare = round_.hidden_counts()[card] - (round_.in_the_air == UNKNOWN)  # one may be the card in the air itself
    return number - held <= min(state.unknown, spare) and not (exactly and held > number)


def possible(round_: PaohuziRound, spot: Spot) -> Sequence[Tile]:
    """The kinds that the card in the air may be."""
    if spot.card != UNKNOWN:
        return (spot.card,)
    hidden = round_.hidden_counts()
    return [card for card in CARDS if hidden[card]]


def owed(round_: PaohuziRound, spot: Spot) -> Event:
    """The event of a forced stage."""
    what, seat = spot.stage
    if what is What.REVEAL:
        return TurnUp(seat, spot.card)
    return laid(round_, spot, laid_kinds(round_, spot, what, seat)[0])


def laid(round_: PaohuziRound, spot: Spot, card: Tile) -> Laid:
    """The event by which the seat of a forced stage lays a kind."""
    what, seat = spot.stage
    kind = LAID_KINDS[what]
    if what is What.QUADS:
        return LAID[kind](seat, (card,) * COPIES, start=True)
    grown = None if what is What.WEI else growing(round_, seat, card, what, spot)
    return LAID[kind](
        seat,
        (card,) * size_of(kind),
        card,
        spot.source if what is What.PAO else None,
        was=grown.kind.value if grown is not None else "",
        exposed=what is What.WEI and card in round_.memory.seats[seat].dead_peng,
    )


def size_of(kind: MeldKind) -> int:
    """How many cards a forced meld has."""
    return 3 if kind is MeldKind.WEI else COPIES
