"""Tiles come from the wall: the deal, the indicator, draws."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..errors import IllegalAction
from ..events import Deal, Draw, Indicator
from ..flowers import after_replacement, after_setup
from ..notation import format_tiles
from ..phase import How, Phase, Step
from ..tiles import UNKNOWN, is_flower
from .checks import agree, require, require_of_set

if TYPE_CHECKING:
    from ..round import Round


# names of their own, as in legality.py
_DRAW: Final = Step.DRAW
_TURN: Final = Step.TURN
_FLOWER: Final = How.FLOWER


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
