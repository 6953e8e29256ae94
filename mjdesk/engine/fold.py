"""One function an event: how it changes the table. Each is given a fresh copy of the round to change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from . import actions as act
from .actions import Action
from .case import By
from .errors import IllegalAction
from .events import (
    Claim,
    Deal,
    Declare,
    Discard,
    Draw,
    Event,
    Exhausted,
    Flee,
    Flower,
    Gang,
    Indicator,
    Passed,
    Reveal,
    Settle,
    Turned,
    Win,
)
from .flowers import after_replacement, after_setup, on_flower
from .melds import Meld, MeldKind
from .notation import format_tiles, tile_name
from .phase import How, Phase, Step
from .seat import Discarded
from .tiles import STANDARD, UNKNOWN, Tile, is_flower

if TYPE_CHECKING:
    from .round import Round


# names of their own, as in legality.py
_DRAW: Final = Step.DRAW
_TURN: Final = Step.TURN
_FLOWER: Final = How.FLOWER


def require(round_: Round, step: Step, event: Event) -> None:
    """The round must be at this step."""
    if round_.phase.step is not step:
        raise IllegalAction("wrong-phase", f"{event} while the round is at {round_.phase.step.value}")


def require_action(round_: Round, action: Action, event: Event) -> None:
    """The action must be one of those the seat is asked for."""
    if action in round_.legal_actions(action.seat):
        return
    if 0 <= action.seat < len(round_.seats) and round_.seats[action.seat].unknown:
        require_copies(round_, action, event)
    reason = None
    if action.kind is act.Kind.DISCARD and round_.phase.step is Step.TURN and action.seat == round_.phase.seat:
        assert action.tile is not None
        if action.tile < STANDARD and round_.seats[action.seat].counts[action.tile]:
            reason = round_.rules.may_discard(round_, action.seat, action.tile)
    raise IllegalAction(reason or "not-legal", f"{event} is no legal action of seat {action.seat}")


def require_copies(round_: Round, action: Action, event: Event) -> None:
    """The tiles that a seat with unknown ones would show must not have been seen elsewhere."""
    shown = Counter(action.tiles or (() if action.tile is None else (action.tile,)))
    if round_.phase.step in (Step.CLAIM, Step.ROB) and action.tile is not None:
        shown[action.tile] -= 1
    hidden, known = round_.hidden_counts(), round_.seats[action.seat].counts
    for tile, n in shown.items():
        if tile < STANDARD and n > known[tile] + hidden[tile]:
            raise round_._contradiction(tile, event)


def leave_question(round_: Round, claimer: int | None) -> None:
    """Everybody but the claimer passes: passed wins must have been recorded, and from now on they count.

    Of a seat whose hand is not known nobody can say that it could have won.
    """
    phase = round_.phase
    if not round_.rules.counts_pass(round_):
        return
    assert phase.tile is not None
    for seat in range(len(round_.seats)):
        known = not round_.seats[seat].unknown
        if known and any(act.wins_from_another(a) for a in round_.legal_actions(seat)):
            if seat != claimer:
                raise IllegalAction(
                    "pass-missing", f"seat {seat} could win on {tile_name(phase.tile)}; expected its pass"
                )
            round_._own(seat).passed += (phase.tile,)


def place_of_peng(round_: Round, seat: int, tile: Tile) -> int:
    """Where among its melds the seat has the peng of a tile."""
    for i, meld in enumerate(round_.seats[seat].melds):
        if meld.kind is MeldKind.PENG and meld.tiles[0] == tile:
            return i
    raise IllegalAction("not-held", f"seat {seat} has no peng of {tile_name(tile)}")


def agree(event_tile: Tile, wall_tile: Tile, what: str) -> None:
    """Where the wall knows a tile, the event must show the same."""
    if wall_tile not in (UNKNOWN, event_tile):
        raise IllegalAction("wrong-tile", f"{what} {tile_name(event_tile)}; the wall has {tile_name(wall_tile)}")


def require_of_set(round_: Round, tiles: Iterable[Tile], event: Event) -> None:
    """Tiles that no wall vouches for must at least be tiles of the set."""
    tile_set = round_.rules.tile_set(round_.options)
    for tile in tiles:
        if tile != UNKNOWN and tile not in tile_set:
            raise IllegalAction("wrong-tile", f"{event}; expected tiles of the set {tile_set.id}")


def on_deal(round_: Round, event: Deal) -> None:
    """A seat gets its hand; after the last one the indicator is turned or the dealer begins."""
    require(round_, Step.DEAL, event)
    expected = round_.next_deal_event()
    if event.seat != expected.seat or len(event.tiles) != len(expected.tiles):
        raise IllegalAction("wrong-deal", f"{event}; expected {len(expected.tiles)} tiles for seat {expected.seat}")
    if event.tiles != expected.tiles:
        require_of_set(round_, event.tiles, event)
        known = Counter(expected.tiles)
        hidden = known.pop(UNKNOWN, 0)
        if (known - Counter(event.tiles)).total() or (not hidden and UNKNOWN in event.tiles):
            raise IllegalAction("wrong-tile", f"{event}; the wall has {format_tiles(expected.tiles)}")
    state = round_._own(event.seat)
    for tile in event.tiles:
        round_._gain(state, tile)
    if event.seat == round_.setup.dealer:
        state.drawn = event.tiles[-1]
    round_.front += len(event.tiles)
    if UNKNOWN in round_.wall:
        round_._check_copies(event.tiles, event)
    if (event.seat + 1) % round_.setup.players == round_.setup.dealer:
        round_._enter(round_.rules.after_deal(round_))


def on_indicator(round_: Round, event: Indicator) -> None:
    """A tile is turned up; wild and kong tiles are known from now on."""
    require(round_, Step.INDICATOR, event)
    if event.tile == UNKNOWN:
        raise IllegalAction("wrong-tile", "the indicator lies open; expected its tile")
    require_of_set(round_, (event.tile,), event)
    place = round_.indicator_place()
    agree(event.tile, round_.wall[place], "the indicator is")
    if event != (expected := round_.indicator_event(event.tile)):
        raise IllegalAction("wrong-indicator", f"{event}; expected {expected}")
    stays = round_.rules.turned_at(round_.setup) is not None
    if stays:
        round_.wall = (*round_.wall[:place], event.tile, *round_.wall[place + 1 :])
    else:
        round_.front = place + 1
    if is_flower(event.tile):
        return  # put aside; the next tile is turned
    round_.indicator = event.tile
    round_.special = round_.rules.special(round_.options, event.tile)
    for seat in range(len(round_.seats)):
        round_._own(seat).rekey(round_.special.wild)
    if UNKNOWN in round_.wall:
        round_._check_copies((event.tile,), event)
    round_._enter(Phase(Step.DEAL, round_.setup.dealer) if stays else after_setup(round_))


def on_draw(round_: Round, event: Draw) -> None:
    """A seat draws from the front, or a replacement from the back."""
    require(round_, _DRAW, event)
    phase = round_.phase
    place, end = round_.next_place(phase.how)
    tile = round_.wall[place]
    if (event.seat, event.end) != (phase.seat, end):
        raise IllegalAction("wrong-draw", f"{event}; expected seat {phase.seat} from the {end.value}")
    if tile == UNKNOWN:
        require_of_set(round_, (event.tile,), event)
    agree(event.tile, tile, "the tile drawn is")
    state = round_._own(event.seat)
    round_._gain(state, event.tile)
    for_flower = phase.how is _FLOWER
    if not for_flower or phase.name != How.DEAL or event.seat == round_.setup.dealer:
        state.drawn = event.tile
    round_._take_from(place, end)
    if tile == UNKNOWN:
        round_._check_copies((event.tile,), event)
    if for_flower:
        round_._enter(after_replacement(round_, phase))
    elif is_flower(event.tile):
        round_._enter(Phase(Step.FLOWER, event.seat, None, phase.how, data=(0,)))
    else:
        round_._enter(Phase(_TURN, event.seat, event.tile, phase.how))


def on_discard(round_: Round, event: Discard) -> None:
    """A tile is thrown and may be claimed."""
    require(round_, _TURN, event)
    require_action(round_, act.discard(event.seat, event.tile), event)
    state = round_._own(event.seat)
    drawn = state.drawn == event.tile
    round_._lose(state, event.tile)
    state.discards += (Discarded(event.tile, drawn),)
    state.drawn = None
    round_.feeder = None
    round_._enter(round_.rules.after_discard(round_, event.seat, event.tile))


def on_claim(round_: Round, event: Claim) -> None:
    """A chi or peng: the claimer must discard next."""
    require(round_, Step.CLAIM, event)
    chi = event.kind is MeldKind.CHI
    if len(event.tiles) != 3:
        raise IllegalAction("bad-meld", f"{event}; expected three tiles")
    action = act.chi(event.seat, event.claimed, min(event.tiles)) if chi else act.peng(event.seat, event.claimed)
    require_action(round_, action, event)
    if sorted(event.tiles) != list(action.tiles):
        raise IllegalAction("bad-meld", f"{event}; expected {format_tiles(action.tiles)}")
    meld = Meld(event.kind, action.tiles, event.source, event.claimed)
    take_discard(round_, event.seat, meld, event)
    round_._enter(round_.rules.after_claim(round_, event.seat))


def take_discard(round_: Round, seat: int, meld: Meld, event: Event) -> None:
    """Move the last discard and the tiles beside it into a meld of the seat."""
    phase, claimed = round_.phase, meld.claimed
    offered = phase.offered
    if meld.source != phase.seat or claimed is None or claimed not in offered:
        raise IllegalAction("wrong-claim", f"{event}; expected {format_tiles(offered)} from seat {phase.seat}")
    leave_question(round_, claimer=seat)
    state = round_._own(seat)
    rest = list(meld.tiles)
    rest.remove(claimed)
    for tile in rest:
        round_._lose(state, tile)
    state.melds += (meld,)
    state.drawn = None
    thrower = round_._own(phase.seat)
    place = max(i for i, thrown in enumerate(thrower.discards) if thrown.tile == claimed)
    taken = Discarded(claimed, thrower.discards[place].drawn, claimed_by=seat)
    thrower.discards = (*thrower.discards[:place], taken, *thrower.discards[place + 1 :])


def on_gang(round_: Round, event: Gang) -> None:
    """A kong of any kind. An added one may be robbed before it stands."""
    if not event.tiles or len(set(event.tiles)) != 1:
        raise IllegalAction("bad-meld", f"{event}; expected equal tiles")
    tile = event.tiles[0]
    way = {None: "", True: act.OPENED, False: act.PLAIN}[event.open]
    action = act.gang(event.seat, event.kind, tile, way)
    require_action(round_, action, event)
    if event != (expected := round_.event_of(action)):
        raise IllegalAction("bad-meld", f"{event}; expected {expected}")
    meld = Meld(event.kind, event.tiles, event.source, event.claimed)
    if event.kind is MeldKind.GANG_EXPOSED:
        take_discard(round_, event.seat, meld, event)
        round_.feeder = event.source
    else:
        if round_.phase.how is not How.KONG:
            round_.feeder = None
        lay_kong(round_, event, meld)
    if round_.rules.robbable(round_, event.kind):
        round_._enter(Phase(Step.ROB, event.seat, tile, name=event.kind.value))
    else:
        round_._enter(round_.rules.after_kong(round_, event.seat, event.kind, tile))


def lay_kong(round_: Round, event: Gang, meld: Meld) -> None:
    tile, state = event.tiles[0], round_._own(event.seat)
    if event.kind is MeldKind.GANG_ADDED:
        place = place_of_peng(round_, event.seat, tile)
        state.melds = (*state.melds[:place], meld, *state.melds[place + 1 :])
        round_._lose(state, tile)
    else:
        state.melds += (meld,)
        for each in event.tiles:
            round_._lose(state, each)
    state.drawn = None


def on_declare(round_: Round, event: Declare) -> None:
    """Something the rule system lets a seat declare."""
    require_action(round_, act.declare(event.seat, event.what), event)
    if round_.phase.step is Step.ASK:
        raise IllegalAction("not-legal", f"{event}: {round_.rules.id} has an event of its own for it")
    round_._own(event.seat).declared += (event.what,)
    round_._ask_anew()


def on_passed(round_: Round, event: Passed) -> None:
    """A win on another's tile is declined, where that counts."""
    if not round_.rules.counts_pass(round_):
        raise IllegalAction("not-legal", f"{event}: passes do not count here under these options")
    if event.what != "win":
        raise IllegalAction("not-legal", f"{event}; expected a win that is passed")
    by = By.KONG if round_.phase.step is Step.ROB else By.DISCARD
    require_action(round_, act.win(event.seat, by, event.tile), event)
    round_._own(event.seat).passed += (event.tile,)
    round_.declined |= {event.seat}
    round_._ask_anew()


def on_win(round_: Round, event: Win) -> None:
    """A seat wins; where the rules allow it, others may win on the same tile before the round is settled."""
    if round_.phase.step is Step.SETTLE:
        _co_win(round_, event)
        return
    action = act.win(event.seat, event.by, event.tile)
    require_action(round_, action, event)
    if event != round_.event_of(action):
        raise IllegalAction("wrong-claim", f"{event}; expected {round_.event_of(action)}")
    if event.by is not By.DRAW and round_.rules.several_winners(round_.options):
        others = (a for seat, acts in round_.asked().items() if seat != event.seat for a in acts)
        round_.rivals = frozenset(filter(act.wins_from_another, others))
    round_.wins = (round_.win_case(event.seat, event.tile, event.by),)
    if event.by is By.DRAW and round_.seats[event.seat].drawn == UNKNOWN:
        _show_drawn(round_, event.seat, event.tile)
    if event.by is By.KONG:
        undo_kong(round_, round_.phase.seat, event.tile)
    round_._enter(Phase(Step.SETTLE, round_.phase.seat, event.tile, round_.phase.how))


def _co_win(round_: Round, event: Win) -> None:
    first = round_.wins[0]
    action = act.win(event.seat, event.by, event.tile)
    if action not in round_.rivals or (event.by, event.source) != (first.by, first.source):
        raise IllegalAction("one-winner-only", f"{event}: the round is already won by seat {first.seat}")
    win = type(first)(event.seat, event.by, event.tile, event.source, first.circumstances)
    round_.wins += (win,)
    round_.rivals = frozenset(a for a in round_.rivals if a.seat != event.seat)


def _show_drawn(round_: Round, seat: int, tile: Tile) -> None:
    state = round_._own(seat)
    if state.unknown:  # else the hand was revealed in the meantime, and the tile is one of it
        round_._lose(state, UNKNOWN)
        round_._gain(state, tile)
    state.drawn = tile


def undo_kong(round_: Round, seat: int, tile: Tile) -> None:
    """A robbed kong is the peng it was, or three tiles in the hand again; its fourth tile is the winner's."""
    state, phase = round_._own(seat), round_.phase
    if phase.name == MeldKind.GANG_EXPOSED:
        state.melds = state.melds[:-1]
        for _ in range(3):
            round_._gain(state, tile)
    else:
        state.melds = tuple(m.before_kong() if m.is_added_kong_of(tile) else m for m in state.melds)


def on_reveal(round_: Round, event: Reveal) -> None:
    """The concealed hand of a seat is shown; it must agree with everything that was known of it."""
    state = round_._own(event.seat)
    if not state.unknown:
        raise IllegalAction("not-legal", f"{event}: the hand of seat {event.seat} is known already")
    require_of_set(round_, event.tiles, event)
    counts = [event.tiles.count(t) for t in range(len(state.counts))]
    if sum(counts) != state.size or any(n > m for n, m in zip(state.counts, counts, strict=True)):
        raise IllegalAction(
            "contradiction",
            f"{event}; expected {state.size} tiles, among them {format_tiles(state.tiles())}",
        )
    state.counts, state.unknown = counts, 0
    state.rekey(round_.special.wild)
    round_._check_copies(event.tiles, event)
    round_._ask_anew()
    if any(w.seat == event.seat for w in round_.wins):
        shown = tuple(w for w in round_.wins if not round_.seats[w.seat].unknown)  # others may be still to come
        verdict = round_.rules.judge(round_.case(shown))
        if not verdict.legal:
            number = next(i for i, e in enumerate(round_.events, 1) if isinstance(e, Win))
            raise IllegalAction(
                "contradiction",
                f"{event} is no winning hand ({verdict.reason}); it contradicts event {number} (win)",
            )


def on_turned(round_: Round, event: Turned) -> None:
    """Horses or birds are turned up before the settlement."""
    require(round_, Step.SETTLE, event)
    expected = round_.rules.turns(round_)
    if expected is None or (event.what, len(event.tiles)) != (expected.what, len(expected.tiles)):
        raise IllegalAction("wrong-tile", f"{event}; expected {expected or 'no tiles to be turned'}")
    require_of_set(round_, event.tiles, event)
    for shown, tile in zip(event.tiles, expected.tiles, strict=True):
        agree(shown, tile, f"{event.what} are")
    round_.turned = event


def on_flee(round_: Round, event: Flee) -> None:
    """A player leaves: the round ends at once without a win."""
    if not round_.rules.may_flee(round_) or round_.phase.step in (Step.SETTLE, Step.DONE):
        raise IllegalAction("not-legal", f"{event}: nobody can flee now")
    round_.fled = event.seat
    round_._enter(Phase(Step.SETTLE))


def forget_passes(round_: Round, seat: int, event: Event) -> None:
    """Passed wins of a seat count no longer after what the rules name."""
    if round_.rules.forgets_passes(round_.options, event):
        round_._own(seat).passed = ()


def on_exhausted(round_: Round, event: Exhausted) -> None:
    """The wall is at its end and nobody has won."""
    require(round_, Step.EXHAUSTED, event)
    round_._enter(Phase(Step.SETTLE))


def on_settle(round_: Round, event: Settle) -> None:
    """The payments, which must be those the rules give."""
    require(round_, Step.SETTLE, event)
    if round_.rules.turns(round_) is not None:
        raise IllegalAction("turn-missing", f"{event}; expected {round_.rules.turns(round_)} before it")
    if round_.winners_unknown():
        raise IllegalAction("hand-unknown", "the winner's hand is not known; expected it to be revealed")
    expected = round_.settlement()
    if (event.payments, event.wins, event.huxi) != (expected.payments, expected.wins, expected.huxi):
        raise IllegalAction("wrong-settlement", f"{event}; expected {expected}")
    round_.settled = event
    round_._enter(Phase(Step.DONE, round_.phase.seat))  # the judgement may still ask who threw the tile won on


ON: dict[type[Any], Callable[[Round, Any], None]] = {
    Deal: on_deal,
    Indicator: on_indicator,
    Draw: on_draw,
    Discard: on_discard,
    Claim: on_claim,
    Gang: on_gang,
    Declare: on_declare,
    Passed: on_passed,
    Win: on_win,
    Reveal: on_reveal,
    Flower: on_flower,
    Turned: on_turned,
    Flee: on_flee,
    Exhausted: on_exhausted,
    Settle: on_settle,
}
