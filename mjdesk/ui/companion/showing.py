"""What of a followed round is shown to everybody around the screen: the tiles as they are seen, no hand's faces."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...devices.layout import HANDS, MELDS, RIVERS, WALL, Place, apart, layout_of, without
from ...devices.link.messages import Zone
from ...devices.sync.difference import Difference
from ...devices.sync.pace import Pace
from ...devices.sync.sight import Sight
from ...engine.errors import IllegalAction
from ...engine.events import Deal, Draw, Event, Passed, Reveal
from ...engine.melds import Meld, MeldKind
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.text import Text
from ...engine.tiles import UNKNOWN, Tile
from .state import TableState

_STEPS: Final = 4


def table_of(round_: Round, sight: Sight | None = None, pace: Pace = Pace.IN_STEP) -> TableState:
    """The table as it is drawn. ``sight``: what is seen of it just now, before it is known what has happened.

    What is seen comes at once, but never more than everybody at the table sees: hands stay backs, and so do new tiles
    among the melds that may be of a kong that lies face down. While it is ``OFF`` a person is asked about what differs,
    so the tiles that are not seen stay where the screen has them, to be pointed at. While another round is waited for,
    nothing is known of the wall but what is counted.
    """
    tiles = _as_known(round_)
    if sight is not None:
        _show_seen(round_, sight, tiles, pace is Pace.OFF)
    phase = round_.phase
    return TableState(
        tiles=tiles,
        special=round_.special,
        wall_left=round_.wall_left if pace is not Pace.WAITING else _counted(sight),
        dealer=round_.setup.dealer,
        seats=len(round_.seats),
        turn=phase.seat if phase.step in (Step.TURN, Step.CLAIM, Step.DRAW) else None,
        number=round_.setup.number,
        shown=_turned_up(round_),
        dice=round_.setup.dice,
        steps=_steps(round_.events),
        over=bool(round_.wins) or phase.step is Step.SETTLE,
    )


def _counted(sight: Sight | None) -> int | None:
    """How many tiles are seen in the wall; None where they are not."""
    return None if sight is None or WALL not in sight.watch.places else len(sight.at(WALL))


def _as_known(round_: Round) -> dict[Place, tuple[Tile, ...]]:
    tiles = layout_of(round_)
    shown = {w.seat for w in round_.wins}
    for seat, state in enumerate(round_.seats):
        laid = [tile for meld in state.melds for tile in round_.rules.seen_meld(meld).tiles]
        tiles[MELDS[seat]] = (*laid, *state.flowers)
        if seat not in shown:  # what lies in a hand is its own affair, whoever sees it
            tiles[HANDS[seat]] = (UNKNOWN,) * len(tiles[HANDS[seat]])
    return tiles


def _show_seen(round_: Round, sight: Sight, tiles: dict[Place, tuple[Tile, ...]], off: bool) -> None:
    known = layout_of(round_)
    for seat in range(len(round_.seats)):
        river, hand, meld = RIVERS[seat], HANDS[seat], MELDS[seat]
        if sight.watch.sees(river):
            missing, extra = apart(known[river], sight.at(river))
            tiles[river] = (*known[river], *extra[len(missing) :]) if off and missing else sight.at(river)
        if hand in sight.watch.places and UNKNOWN in tiles[hand]:
            tiles[hand] = (UNKNOWN,) * len(sight.at(hand))
        if sight.watch.sees(meld):
            missing, extra = apart(known[meld], sight.at(meld))
            there = tiles[meld] if off else tuple(without(tiles[meld], missing))
            tiles[meld] = (*there, *_as_laid(round_, extra))


def _as_laid(round_: Round, new: list[Tile]) -> list[Tile]:
    """New tiles among melds; those that may be of a kong that lies face down show their backs."""
    if not _hides_kongs(round_):
        return new
    return [UNKNOWN if new.count(tile) > 1 or len(set(new)) == 1 else tile for tile in new]


def _hides_kongs(round_: Round) -> bool:
    kong = Meld(MeldKind.GANG_CONCEALED, (0, 0, 0, 0))
    return UNKNOWN in round_.rules.seen_meld(kong).tiles


def masked(round_: Round) -> Round | None:
    """The round as somebody knows it who sees only what lies open; None where it cannot have gone so.

    What is offered on the screen comes of it: an offer must not tell what a seat holds because a device has seen it.
    """
    out = round_.begin(round_.rules, round_.setup, (UNKNOWN,) * len(round_.wall), "")
    winners = {win.seat for win in round_.wins}
    try:
        for event in round_.events:
            match event:
                case Deal():
                    out = out.apply(replace(event, tiles=(UNKNOWN,) * len(event.tiles)))
                case Draw(die=None) if event.tile not in out.apply(event).lying():
                    out = out.apply(replace(event, tile=UNKNOWN))
                case Reveal() if event.seat not in winners:
                    continue
                case _:
                    out = out.apply(event)
    except IllegalAction:
        return None
    return out


def _turned_up(round_: Round) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
    """The open tiles beside the ponds; what only some seats may know is left out."""
    if round_.indicator is None:
        return ()
    return (
        (Text("翻牌", "Flip"), (round_.indicator,), "plain"),
        *round_.rules.special_labels(round_.special),
    )


def _steps(events: tuple[Event, ...]) -> tuple[Event, ...]:
    told = [event for event in events if not isinstance(event, (Passed, Deal))]
    return tuple(told[-_STEPS:])


def discreet(one: Difference) -> Difference:
    """A difference without the tiles of a hand: where one is concerned nobody else learns which."""
    places = [one.place, *([] if one.to is None else [one.to])]
    if all(place.zone is not Zone.HAND for place in places):
        return one
    return one._replace(tile=None if one.tile is None else UNKNOWN, seen=None if one.seen is None else UNKNOWN)
