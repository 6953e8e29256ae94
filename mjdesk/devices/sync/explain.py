"""Which events can have led from a round to what is seen: the legal next states, and those after them."""

from __future__ import annotations

from typing import Final

from ...engine.events import Draw, Event, Passed
from ...engine.phase import How, Step
from ...engine.round import Round
from ...engine.tiles import Tile
from ..layout import MIDDLE, Place, without
from ..link.messages import Zone
from .applying import applied
from .calls import Call
from .following import Following, Node
from .sight import Apart, Sight
from .story import Found, Story, come_to

#: states looked at before the search gives up
BUDGET: Final = 300
#: the same where it is not asked which tile was drawn when: there are far fewer ways, and they may be long
BLIND_BUDGET: Final = 2500
#: ways found that make looking for more pointless: it is not clear anyway
_ENOUGH: Final = 8


def explain(
    start: Round, sight: Sight, calls: tuple[Call, ...] = (), budget: int = BUDGET, blind: bool = False
) -> Found:
    """What can have happened since ``start``.

    ``blind``: without saying which tile was drawn when. Ways that come to the same are looked at once; those that
    tell the same things in another order are among the stories all the same, for nobody saw in which it was.
    """
    search = _Search(start, sight, budget, blind)
    search.visit(start, (), calls, 0)
    search.add_other_orders(start)
    stories = tuple(search.stories.values())
    every = search.left > 0 and len(stories) < _ENOUGH
    return Found(stories, search.nearest, every, 0 if stories else search.dice_wanted)


class _Search:
    def __init__(self, start: Round, sight: Sight, budget: int, blind: bool) -> None:
        self.sight, self.left, self.blind = sight, budget, blind
        self._following = Following(sight, blind)
        self.stories: dict[tuple[Event, ...], Story] = {}
        self.nearest = Story((), start)
        self.dice_wanted = 0
        self._distance = 1 << 30
        self._seen: set[tuple[Event, ...]] = set()
        #: by what a state comes to, the ways to it: the first was followed, the others tell it in another order
        self._ways: dict[object, list[tuple[Event, ...]]] = {}
        self._trail: list[object] = []
        self._trails: dict[tuple[Event, ...], tuple[object, ...]] = {}
        #: what is missing from the start on where nothing is ever taken away: misread, and no reason to look no further
        self._noise = {
            place: apart.missing
            for place, apart in sight.apart(start).items()
            if place.zone is not Zone.HAND and not _may_go(start, place, apart.missing)
        }

    def visit(self, round_: Round, path: tuple[Event, ...], calls: tuple[Call, ...], thrown: int) -> None:
        """Look at a state, then at those that follow from it."""
        self.left -= 1
        apart = self.sight.apart(round_)
        if not self._possible(round_, apart):
            return
        distance = sum(len(a.missing) + len(a.extra) for a in apart.values()) + 2 * len(calls)
        if distance < self._distance:
            self._distance, self.nearest = distance, Story(path, round_)
        if self.blind and not self._is_new(round_, path, calls, thrown):
            return
        self._trail.append(self._key(round_, calls, thrown) if self.blind else None)
        if not apart and not calls and thrown > len(self.sight.dice):
            self.dice_wanted = self._following.dice_guessed(path)
        elif not apart and not calls:
            self.stories[path] = Story(path, round_)
            self._trails[path] = tuple(self._trail) if self.blind else ()
        else:
            self._go_on(Node(round_, apart, calls, thrown), path)
        self._trail.pop()

    def _go_on(self, node: Node, path: tuple[Event, ...]) -> None:
        round_, calls, thrown = node.round, node.calls, node.thrown
        for events, used, dice in self._following.after(node):
            if self.left <= 0 or len(self.stories) >= _ENOUGH or self.dice_wanted:
                return
            longer = (*path, *events)
            if longer in self._seen:
                continue
            self._seen.add(longer)
            after = applied(round_, events)
            if after is not None:
                self.visit(after, longer, tuple([c for c in calls if c is not used]), thrown + dice)

    def _is_new(self, round_: Round, path: tuple[Event, ...], calls: tuple[Call, ...], thrown: int) -> bool:
        """Whether no other order of the same things has led here: who was not there cannot tell them apart."""
        ways = self._ways.setdefault(self._key(round_, calls, thrown), [])
        if not any(_told(way) == _told(path) for way in ways):
            ways.append(path)
        return len(ways) == 1 and ways[0] is path

    @staticmethod
    def _key(round_: Round, calls: tuple[Call, ...], thrown: int) -> object:
        return (*come_to(round_), len(calls), thrown)

    def add_other_orders(self, start: Round) -> None:
        """The stories that come to the same as one found, told in another order."""
        for path, trail in list(self._trails.items()):
            for key in trail:
                first, *others = self._ways[key]
                for other in others:
                    if len(self.stories) >= _ENOUGH:
                        return
                    longer = (*other, *path[len(first) :])
                    after = applied(start, longer)
                    if after is not None and self.sight.fits(after):
                        self.stories[longer] = Story(longer, after)

    def _possible(self, round_: Round, apart: dict[Place, Apart]) -> bool:
        """Whether the state can still become what is seen: what lies open stays, but for a discard that is claimed."""
        for place, found in apart.items():
            if found.missing and place.zone is not Zone.HAND:
                missing = without(found.missing, self._noise.get(place, ()))
                if missing and not _may_go(round_, place, tuple(missing)):
                    return False
        return True


def _may_go(round_: Round, place: Place, missing: tuple[Tile, ...]) -> bool:
    """Whether tiles that the round has at a place may be taken from there by what follows."""
    phase = round_.phase
    if place.zone is Zone.RIVER:
        if phase.seat != place.seat:
            return False
        if phase.step in (Step.ASK, Step.OWE):  # several tiles are thrown one after the other, then claimed
            return phase.how is How.KONG
        return phase.step is Step.CLAIM and len(missing) == 1 and missing[0] in phase.offered
    return place == MIDDLE and bool(round_.lying())


def _told(path: tuple[Event, ...]) -> list[Event]:
    """What was done, without the draws between."""
    return [event for event in path if not isinstance(event, (Draw, Passed))]
