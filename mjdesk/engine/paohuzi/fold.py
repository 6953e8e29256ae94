"""How the events of a 跑胡子 round change it. Each function is given a fresh copy of the round to change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from .. import fold
from ..actions import Action, Kind, discard, peng, win
from ..case import By
from ..errors import IllegalAction
from ..events import Claim, Deal, Discard, Draw, Event, Exhausted, Passed, Reveal, Settle, Win
from ..melds import Meld, MeldKind
from ..notation import format_tiles
from ..phase import How, Phase, Step
from ..seat import Discarded, SeatState
from ..tiles import UNKNOWN, Tile
from . import flow, forced
from .events import Chi, Laid, Pao, Show, Ti, TurnUp, Wei
from .forced import laid_kinds
from .stages import LAID_KINDS, Card, Spot, What, in_doubt, spot_of

if TYPE_CHECKING:
    from .round import PaohuziRound


# --- the hand


def gain(state: SeatState, card: Tile) -> None:
    """A card more in a hand."""
    state.size += 1
    state._tiles = None
    if card == UNKNOWN:
        state.unknown += 1
    else:
        state.counts[card] += 1


def lose(state: SeatState, cards: Iterable[Tile]) -> None:
    """Cards out of a hand; one not known to be there is one of the unknown ones."""
    for card in cards:
        state.size -= 1
        if card != UNKNOWN and state.counts[card]:
            state.counts[card] -= 1
        elif state.unknown:
            state.unknown -= 1
        else:
            raise IllegalAction("not-held", f"no {format_tiles((card,))} in the hand")
    state._tiles = None


def _spot(round_: PaohuziRound, event: Event) -> Spot:
    """Where in a step the round is."""
    spot = spot_of(round_.phase)
    if spot is None:
        raise IllegalAction("wrong-phase", f"{event} while the round is at {round_.phase.step.value}")
    return spot


def _check_unknown(round_: PaohuziRound, cards: Iterable[Tile], event: Event) -> None:
    if UNKNOWN in round_.wall:
        round_._check_copies(cards, event)


# --- dealing and drawing


def on_deal(round_: PaohuziRound, event: Deal) -> None:
    """A seat gets its hand; after the last one the dealer's last card is shown."""
    fold.require(round_, Step.DEAL, event)
    expected = round_.next_deal_event()
    if event.seat != expected.seat or len(event.tiles) != len(expected.tiles):
        raise IllegalAction("wrong-deal", f"{event}; expected {len(expected.tiles)} cards for seat {expected.seat}")
    fold.require_of_set(round_, event.tiles, event)
    known = Counter(expected.tiles)
    hidden = known.pop(UNKNOWN, 0)
    if (known - Counter(event.tiles)).total() or (not hidden and UNKNOWN in event.tiles):
        raise IllegalAction("wrong-tile", f"{event}; the wall has {format_tiles(expected.tiles)}")
    state = round_._own(event.seat)
    for card in event.tiles:
        gain(state, card)
    round_.front += len(event.tiles)
    _check_unknown(round_, event.tiles, event)
    if all(state.size for state in round_.seats):
        round_._enter(Phase(Step.OWE, round_.setup.dealer, round_.last_dealt(), How.DEAL, "show"))


def on_show(round_: PaohuziRound, event: Show) -> None:
    """The dealer's last card lies open; then the start of the round."""
    phase = round_.phase
    if (phase.step, phase.name) != (Step.OWE, "show"):
        raise IllegalAction("wrong-phase", f"{event} while the round is at {phase.step.value}")
    assert phase.tile is not None
    if event.seat != phase.seat or event.tile == UNKNOWN:
        raise IllegalAction("wrong-tile", f"{event}; expected the last card of seat {phase.seat}")
    fold.require_of_set(round_, (event.tile,), event)
    fold.agree(event.tile, phase.tile, "the shown card is")
    state = round_._own(event.seat)
    if not state.counts[event.tile]:
        if not state.unknown:
            raise IllegalAction("contradiction", f"{event}: seat {event.seat} holds no such card")
        lose(state, (UNKNOWN,))
        gain(state, event.tile)
        _check_unknown(round_, (event.tile,), event)
    round_.memory = round_.memory.showing(event.tile)
    round_._enter(flow.begin(round_, Card.START, event.seat, event.tile))


def on_draw(round_: PaohuziRound, event: Draw) -> None:
    """A seat draws the next card; only it sees it for now. What it let go before counts no longer."""
    fold.require(round_, Step.DRAW, event)
    place, end = round_.next_place(round_.phase.how)
    if (event.seat, event.end, event.die) != (round_.phase.seat, end, None):
        raise IllegalAction("wrong-draw", f"{event}; expected seat {round_.phase.seat} from the {end.value}")
    if event.tile != UNKNOWN:
        fold.require_of_set(round_, (event.tile,), event)
    fold.agree(event.tile, round_.wall[place], f"seat {event.seat} draws")
    round_._take_from(place, end)
    round_.memory = round_.memory.passing(event.seat, False)
    _enter_step(round_, Card.DRAWN, event.seat, event.tile)
    _check_unknown(round_, (event.tile,), event)


def on_turn_up(round_: PaohuziRound, event: TurnUp) -> None:
    """The drawn card is turned up for all."""
    spot = _spot(round_, event)
    if spot.stage.what is not What.REVEAL or event.seat != spot.source or event.tile == UNKNOWN:
        raise IllegalAction("not-legal", f"{event}: seat {event.seat} turns up nothing now")
    fold.require_of_set(round_, (event.tile,), event)
    fold.agree(event.tile, spot.card, f"seat {event.seat} turns up")
    _enter_step(round_, Card.REVEALED, event.seat, event.tile)
    _check_unknown(round_, (event.tile,), event)


def _enter_step(round_: PaohuziRound, step: Card, source: int, card: Tile) -> None:
    """Enter the first phase of a step: the card is in the air while its stages are looked at."""
    round_._enter(Phase(Step.OWE, source, card, How.DRAW, step.value, (source, 0)))
    go_to(round_, flow.begin(round_, step, source, card), Spot(step, source, card, 0))


def go_to(round_: PaohuziRound, phase: Phase, spot: Spot) -> None:
    """Enter the phase after a stage; a card that nobody took falls in front of the seat it came from."""
    if spot.step is not Card.START and spot_of(phase) is None:
        state = round_._own(spot.source)
        state.discards += (Discarded(spot.card, spot.step is Card.REVEALED),)
    round_._enter(phase)


# --- what the seats do


def on_discard(round_: PaohuziRound, event: Discard) -> None:
    """A card is played from hand."""
    fold.require(round_, Step.TURN, event)
    state = round_.seats[round_.phase.seat]
    if event.seat == round_.phase.seat and event.tile < UNKNOWN and state.counts[event.tile] >= 3:
        raise IllegalAction("locked-card", f"{event}: cards of a kan are not played")
    fold.require_action(round_, discard(event.seat, event.tile), event)
    lose(round_._own(event.seat), (event.tile,))
    memory = round_.memory.passing(event.seat, False)
    if round_.options.flag("own_discard_dead"):
        memory = memory.no_chi(event.seat, event.tile)
    round_.memory = memory
    _enter_step(round_, Card.DISCARDED, event.seat, event.tile)


def on_laid(round_: PaohuziRound, event: Laid) -> None:
    """A ti, wei or pao, from the hand or grown from a meld."""
    spot = _spot(round_, event)
    what, seat = spot.stage
    card = event.tiles[0] if event.tiles else UNKNOWN
    if event.seat != seat or what not in LAID_KINDS or card not in laid_kinds(round_, spot, what, seat):
        raise IllegalAction("not-legal", f"{event}: seat {event.seat} lays nothing so now")
    expected = forced.laid(round_, spot, card)
    may_lie_open = what is What.WEI and card in round_.memory.seats[seat].unasked
    if event != expected and not (may_lie_open and event == replace(expected, exposed=True)):
        raise IllegalAction("bad-meld", f"{event}; expected {expected}")
    state = round_._own(seat)
    if event.was:
        place = [m.kind.value == event.was and m.tiles[0] == card for m in state.melds].index(True)
        state.melds = (*state.melds[:place], event.meld, *state.melds[place + 1 :])
    else:
        state.melds += (event.meld,)
        lose(state, event.tiles if what is What.QUADS else event.tiles[1:])
    again = what is What.QUADS
    round_._enter(flow.from_stage(round_, spot) if again else flow.turn_after(round_, seat))
    _check_unknown(round_, (card,), event)


def on_peng(round_: PaohuziRound, event: Claim) -> None:
    """A peng: two of the hand and the card."""
    spot = _spot(round_, event)
    fold.require_action(round_, peng(event.seat, event.claimed), event)
    expected = Claim(MeldKind.PENG, event.seat, (spot.card,) * 3, spot.card, spot.source)
    if event != expected:
        raise IllegalAction("bad-meld", f"{event}; expected {expected}")
    meld = Meld(MeldKind.PENG, event.tiles, event.source, event.claimed)
    _take(round_, event.seat, (meld,), spot.card, event)


def on_chi(round_: PaohuziRound, event: Chi) -> None:
    """A chi with its bi. The groups may be told in any order."""
    spot = _spot(round_, event)
    groups = sorted((event.tiles, *event.bi))
    action = Action(Kind.CHI, event.seat, event.claimed, tuple(card for group in groups for card in group))
    fold.require_action(round_, action, event)
    if event.source != spot.source:
        raise IllegalAction("wrong-claim", f"{event}; expected the card of seat {spot.source}")
    _take(round_, event.seat, event.melds, spot.card, event)


def _take(round_: PaohuziRound, seat: int, melds: tuple[Meld, ...], card: Tile, event: Event) -> None:
    """Move the card and those beside it into melds."""
    cards = [each for meld in melds for each in meld.tiles]
    cards.remove(card)
    state = round_._own(seat)
    lose(state, cards)
    state.melds += melds
    round_._enter(flow.turn_after(round_, seat))
    _check_unknown(round_, (*cards, card), event)


def on_passed(round_: PaohuziRound, event: Passed) -> None:
    """An offer is declined: kinds may become dead, a win let go may bar others."""
    spot = _spot(round_, event)
    if spot.card == UNKNOWN and event.tile != UNKNOWN:  # a win on a card that only its drawer saw
        fold.require_action(round_, win(event.seat, By.DRAW, event.tile), event)
        spot = spot._replace(card=event.tile)
        round_._enter(round_.phase._replace(tile=event.tile))
    if event.seat != round_.phase.seat or event != round_.pass_event(event.seat):
        raise IllegalAction("not-legal", f"{event}: nothing like it is asked now")
    what, memory = spot.stage.what, round_.memory
    if what is What.PENG and round_.options.flag("pass_peng_dead"):
        memory = memory.no_peng(event.seat, spot.card)
    elif what is What.CHI:
        memory = memory.no_chi(event.seat, spot.card)
    elif what is What.EARTH or (what is What.WIN and spot.step is not Card.DRAWN):
        memory = memory.passing(event.seat, True)
    round_.memory = memory
    go_to(round_, flow.after(round_, spot), spot)
    _check_unknown(round_, (event.tile,) if event.tile < UNKNOWN else (), event)


def on_reveal(round_: PaohuziRound, event: Reveal) -> None:
    """A concealed hand that was not known is shown (physical table)."""
    if not 0 <= event.seat < len(round_.seats) or not round_.seats[event.seat].unknown:
        raise IllegalAction("not-legal", f"{event}: no hand that is not known")
    fold.require_of_set(round_, event.tiles, event)
    state = round_._own(event.seat)
    counts = [event.tiles.count(card) for card in range(len(state.counts))]
    if sum(counts) != state.size or any(n > m for n, m in zip(state.counts, counts, strict=True)):
        raise IllegalAction(
            "contradiction", f"{event}; expected {state.size} cards, among them {format_tiles(state.tiles())}"
        )
    state.counts, state.unknown, state._tiles = counts, 0, None
    round_._check_copies(event.tiles, event)
    round_._ask_anew()
    if any(win.seat == event.seat for win in round_.wins) and not round_.verdict().legal:
        raise IllegalAction("contradiction", f"{event} is no winning hand ({round_.verdict().reason})")
    spot = spot_of(round_.phase)
    if spot is not None and in_doubt(round_):
        go_to(round_, flow.from_stage(round_, spot), spot)


HANDLERS: Final[dict[type[Any], Callable[[Any, Any], None]]] = {
    Deal: on_deal,
    Show: on_show,
    Draw: on_draw,
    TurnUp: on_turn_up,
    Discard: on_discard,
    Ti: on_laid,
    Wei: on_laid,
    Pao: on_laid,
    Claim: on_peng,
    Chi: on_chi,
    Passed: on_passed,
    Win: fold.on_win,
    Reveal: on_reveal,
    Exhausted: fold.on_exhausted,
    Settle: fold.on_settle,
}
