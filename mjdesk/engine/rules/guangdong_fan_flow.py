"""What a running round of 鸡平胡 or 新麻将 tells the scorer: circumstances, the order of laid melds, the next deal.

All of it is read off the round and its events (page of 鸡平胡, §3 and §8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from ..carried import carried_number
from ..case import By
from ..events import Claim, Event, Gang
from ..melds import Meld, MeldKind
from ..options import Options
from ..phase import How
from ..tiles import WINDS
from .values import NextDeal

if TYPE_CHECKING:
    from ..round import Round

#: whether a seat with these melds has bound whoever fed the last of them
Binds: TypeAlias = Callable[[Options, Sequence[Meld]], bool]

#: key of ``carried``: the seat that dealt the first round of the match; the scorer does not read it
FIRST_DEALER: Final = "first_dealer"


# --- circumstances


def circumstances(round_: Round, seat: int, by: By) -> tuple[str, ...]:
    """Circumstances of a win now."""
    if by is By.DRAW:
        return (*_of_draw(round_, seat), *(("last_tile",) if not round_.wall_left else ()))
    if by is By.DISCARD:
        first = ("human",) if _is_first_discard(round_) else ()
        return (*first, *(("last_discard",) if not round_.wall_left else ()))
    return ()


def _of_draw(round_: Round, seat: int) -> tuple[str, ...]:
    how, dealer = round_.phase.how, round_.setup.dealer
    if how is How.KONG:
        feeder = round_.feeder
        return ("after_kong",) if feeder is None else ("after_kong", f"after_kong_exposed_by:{feeder}")
    if any(state.melds for state in round_.seats) or round_.seats[seat].discards:
        return ()
    return ("heaven",) if seat == dealer else ("earth",)


def _is_first_discard(round_: Round) -> bool:
    dealer = round_.setup.dealer
    first = round_.phase.seat == dealer and len(round_.seats[dealer].discards) == 1
    return first and not any(state.melds for state in round_.seats)


# --- the order of laid melds


def laying_order(round_: Round, binds: Binds) -> tuple[int, ...]:
    """The seats in the order in which their melds came to bind a feeder."""
    if not any(binds(round_.options, state.melds) for state in round_.seats):
        return ()
    order: list[int] = []
    for seat, melds in _melds_as_laid(round_.events, len(round_.seats)):
        if seat not in order and binds(round_.options, melds):
            order.append(seat)
    return tuple(order)


def _melds_as_laid(events: Iterable[Event], players: int) -> Iterator[tuple[int, list[Meld]]]:
    """Each seat's melds after each that it laid; an added kong changes neither their number nor their feeders."""
    melds: list[list[Meld]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Claim) or (isinstance(event, Gang) and event.kind is not MeldKind.GANG_ADDED):
            melds[event.seat].append(Meld(event.kind, event.tiles, event.source, event.claimed))
            yield event.seat, melds[event.seat]


# --- the next deal


def next_deal(round_: Round) -> NextDeal:
    """The dealer stays when it won or nobody did; a circle ends when the deal comes back to the first dealer."""
    setup = round_.setup
    first = carried_number(setup.carried, FIRST_DEALER, setup.dealer)
    carried = {FIRST_DEALER: first}
    wind = setup.prevailing_wind
    if not round_.wins or any(win.seat == setup.dealer for win in round_.wins):
        return NextDeal(setup.dealer, wind, setup.streak + 1, carried)
    dealer = (setup.dealer + 1) % setup.players
    if dealer == first:
        wind = WINDS[(WINDS.index(wind) + 1) % len(WINDS)]
    return NextDeal(dealer, wind, 0, carried)
