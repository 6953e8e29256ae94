"""A seat wins, and a hand that was not known is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import actions as act
from ..case import By
from ..errors import IllegalAction
from ..events import Reveal, Win
from ..melds import MeldKind
from ..notation import format_tiles
from ..phase import Phase, Step
from ..tiles import UNKNOWN, Tile
from .checks import require_action, require_of_set

if TYPE_CHECKING:
    from ..round import Round


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
