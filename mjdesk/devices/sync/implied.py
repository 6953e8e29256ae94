"""What must have happened for an event that a person enters: draws and passes nobody saw, the discard it claims."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.errors import IllegalAction
from ...engine.events import Claim, Discard, Draw, Event, Gang, Win, is_by_table
from ...engine.melds import MeldKind
from ...engine.round import Round
from ...engine.tiles import UNKNOWN
from ..layout import HANDS
from .applying import applied, missing_passes
from .sight import Sight

#: how many events may be implied before the one that is entered
_DEPTH = 6


def leading_to(round_: Round, event: Event, sight: Sight | None = None) -> tuple[Event, ...]:
    """The fewest events up to and with the one entered; raises the IllegalAction of that event if none fit."""
    layer: list[tuple[Event, ...]] = [()]
    for _ in range(_DEPTH):
        for path in layer:
            here = round_.apply_all(path)
            for tail in _with_passes(here, event):
                if applied(here, tail) is not None:
                    return (*path, *tail)
        layer = [
            (*path, *step)
            for path in layer
            for here in [round_.apply_all(path)]
            for step in _implied(here, event, sight)
            if applied(here, step) is not None
        ]
    round_.apply(event)  # says why not
    raise IllegalAction("not-legal", f"{event} is not possible now")


def _with_passes(round_: Round, event: Event) -> Iterator[tuple[Event, ...]]:
    yield (event,)
    if not isinstance(event, Win):
        acting = None if is_by_table(event) else getattr(event, "seat", None)
        passes = missing_passes(round_, acting)
        if passes:
            yield (*passes, event)


def _implied(round_: Round, event: Event, sight: Sight | None) -> Iterator[tuple[Event, ...]]:
    """What may have gone unseen just before."""
    owed = round_.owed_if_all_pass()
    if owed is not None and is_by_table(owed):
        passes = missing_passes(round_, None)
        if isinstance(owed, Draw) and owed.tile == UNKNOWN and sight is not None and sight.watch.sees(HANDS[owed.seat]):
            extra = sight.apart(round_).get(HANDS[owed.seat])
            if extra is None or len(extra.extra) != 1:
                return
            owed = Draw(owed.seat, extra.extra[0], owed.end, owed.die)
        yield (*passes, owed)
    if isinstance(event, Claim) or (isinstance(event, Gang) and event.kind is MeldKind.GANG_EXPOSED):
        assert event.source is not None
        assert event.claimed is not None
        yield (Discard(event.source, event.claimed),)
    if isinstance(event, Win) and event.source is not None:
        yield (Discard(event.source, event.tile),)
