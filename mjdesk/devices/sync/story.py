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
