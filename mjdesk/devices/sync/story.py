"""A way a round can have gone, and what was found when looking for all of them."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.events import Event
from ...engine.round import Round


@dataclass(frozen=True)
class Story:
    """One way it can have gone, and the round it leads to."""

    events: tuple[Event, ...]
    round: Round


def come_to(round_: Round) -> tuple[object, ...]:
    """What of a round counts for everything that follows: where it stands, and what lies where."""
    seats = tuple(
        (
            tuple(s.counts),
            s.unknown,
            tuple(sorted(map(str, s.melds))),
            tuple([(d.tile, d.claimed_by) for d in s.discards]),
            s.declared,
        )
        for s in round_.seats
    )
    # `taken`: a die that nobody saw is not made up, for it chose a tile of the wall
    return round_.phase, round_.front, round_.back, round_.taken, round_.lying(), seats


def are_alike(stories: tuple[Story, ...]) -> bool:
    """Whether there are several ways and all come to the same, but for the order in which things were done."""
    if len(stories) < 2:
        return False
    first = stories[0].round
    here = come_to(first), first.memory, first.wins
    return all((come_to(each.round), each.round.memory, each.round.wins) == here for each in stories[1:])


@dataclass(frozen=True)
class Found:
    """The ways that fit everything seen and called, ``all`` of them or those found before the search gave up.

    ``nearest`` is the state that differs least, for the panel.
    """

    stories: tuple[Story, ...]
    nearest: Story
    all: bool
    #: how many dice were thrown that nobody saw, where everything else fits
    dice_wanted: int = 0

    @property
    def only(self) -> Story | None:
        """The one way it can have gone; None where there are several, or might be."""
        return self.stories[0] if self.all and len(self.stories) == 1 else None
