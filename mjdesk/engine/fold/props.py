"""Props: a tile exchanged with the wall, or only looked for (rules page ``play-modes``, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import props
from ..errors import IllegalAction
from ..events import Exchange, Look
from ..notation import tile_name
from ..phase import How, Step
from ..tiles import STANDARD

if TYPE_CHECKING:
    from ..round import Round


def on_exchange(round_: Round, event: Exchange) -> None:
    """The given tile takes the place of the received one in the wall; the seat must discard next."""
    _require_prop(round_, event, event.name in props.EXCHANGES)
    if not props.may_exchange(round_, event.seat):
        raise IllegalAction("wrong-phase", f"{event}: seat {event.seat} exchanges no tile now")
    state = round_.seats[event.seat]
    if event.given >= STANDARD or not state.counts[event.given]:
        raise IllegalAction("not-held", f"no {tile_name(event.given)} in the hand")
    places = round_.places_left()
    if event.received >= STANDARD:
        raise IllegalAction("wrong-tile", f"{event}; expected a tile that stays in the hand")
    if event.index >= len(places) or round_.wall[places[event.index]] != event.received:
        raise IllegalAction("wrong-tile", f"{event}; the wall has another tile there")
    if event.name == props.TOULIANG and event.index != props.place_for(round_, event.received):
        raise IllegalAction("wrong-tile", f"{event}; expected the copy farthest from the front")
    place = places[event.index]
    round_.wall = (*round_.wall[:place], event.given, *round_.wall[place + 1 :])
    state = round_._own(event.seat)
    if state.drawn == event.given:
        state.drawn = None
    round_._lose(state, event.given)
    round_._gain(state, event.received)
    round_._enter(round_.phase._replace(how=How.EXCHANGE))


def on_look(round_: Round, event: Look) -> None:
    """Nothing changes: only the seat has been told something."""
    _require_prop(round_, event, event.name in props.LOOKS)
    if round_.phase.step in (Step.DEAL, Step.DONE):
        raise IllegalAction("wrong-phase", f"{event} while the round is at {round_.phase.step.value}")


def _require_prop(round_: Round, event: Exchange | Look, known: bool) -> None:
    if not known:
        raise IllegalAction("not-legal", f"{event}: there is no such prop")
    if not props.is_known(round_):
        raise IllegalAction("not-legal", f"{event}: no prop acts where tiles are not known")
