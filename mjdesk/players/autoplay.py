"""托管: a seat that plays by itself while its person is away (play-modes 5.4): wins, passes, throws what it drew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..engine.actions import Action, Kind
from ..engine.events import Deal, Draw, Event, Exchange
from ..engine.rules.registry import rule_system
from ..engine.tiles import Tile
from ..engine.view import View


def arrivals(events: Iterable[Event], seat: int) -> tuple[Tile, ...]:
    """The tiles that came to a seat by deal, draw and prop, in order; what it claimed from others is not among them."""
    came: list[Tile] = []
    for event in events:
        if isinstance(event, Deal) and event.seat == seat:
            came += event.tiles
        elif isinstance(event, Draw) and event.seat == seat:
            came.append(event.tile)
        elif isinstance(event, Exchange) and event.seat == seat:
            came.append(event.received)
    return tuple(came)


def auto_action(view: View, came: tuple[Tile, ...]) -> Action:
    """What the seat does at this decision; ``came`` are its `arrivals`.

    A win is taken whatever it pays, a claim or a declaration never. Thrown is the tile drawn, else the last that came
    and may be thrown, else the last of the hand in the order m p s E S W N C F P; where only a kong may be laid, that.
    """
    by_kind: dict[Kind, list[Action]] = {}
    for action in view.actions:
        by_kind.setdefault(action.kind, []).append(action)
    if Kind.WIN in by_kind:
        return by_kind[Kind.WIN][0]
    if Kind.PASS in by_kind:
        return by_kind[Kind.PASS][0]
    thrown = {action.tile: action for action in by_kind.get(Kind.DISCARD, ())}
    for tile in _latest_first(view, came):
        if tile in thrown:
            return thrown[tile]
    if thrown:
        return thrown[max(tile for tile in thrown if tile is not None)]
    if Kind.GANG in by_kind:
        return by_kind[Kind.GANG][0]
    return rule_system(view.setup.rules).answer_simply(view) or view.actions[-1]


def _latest_first(view: View, came: tuple[Tile, ...]) -> Iterator[Tile]:
    """The tiles of the hand in the order in which they came, the last one first."""
    if view.drawn is not None:
        yield view.drawn
    left = Counter(view.hand)
    for tile in reversed(came):
        if left[tile]:
            left[tile] -= 1
            yield tile
