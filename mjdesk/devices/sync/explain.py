"""Which events can have led from a round to what is seen: the legal next states, and those after them.

Nothing is invented: an event is only thought of where something shows it: a tile where there was none, a discard that
is gone, a word that was called. Draws and passes, which nobody sees where hands are not watched, are implied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from ...engine import actions as act
from ...engine.actions import Action, Kind
from ...engine.errors import IllegalAction
from ...engine.events import Deal, Discard, Draw, Event, Exhausted, Indicator, Passed, Settle, Turned, Win
from ...engine.melds import MeldKind
from ...engine.phase import How, Step
from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import HANDS, MELDS, MIDDLE, RIVERS, Place, without
from ..link.messages import Zone
from .calls import WAYS, Call, means, needs_call
from .course import dice_of
from .sight import Apart, Sight

#: states looked at before the search gives up
BUDGET: Final = 300
#: the same where it is not asked which tile was drawn when: there are far fewer ways, and they may be long
BLIND_BUDGET: Final = 2500
#: ways found that make looking for more pointless: it is not clear anyway
_ENOUGH: Final = 8
_NOTHING: Final = Apart((), ())
_MELDING: Final = (Kind.CHI, Kind.PENG, Kind.GANG)


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
    return Found(stories, search.nearest, search.left > 0, 0 if stories else search.dice_wanted)


class _Node(NamedTuple):
    """A state looked at: how it differs from what is seen, the calls not yet used and the number of throws that are."""

    round: Round
    apart: dict[Place, Apart]
    calls: tuple[Call, ...]
    thrown: int


#: events that may come next, the call they use up, and how many throws
_Step = tuple[tuple[Event, ...], Call | None, int]


class _Search:
    def __init__(self, start: Round, sight: Sight, budget: int, blind: bool) -> None:
        self.sight, self.left, self.blind = sight, budget, blind
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
            self.dice_wanted = self._dice_guessed(path)
        elif not apart and not calls:
            self.stories[path] = Story(path, round_)
            self._trails[path] = tuple(self._trail) if self.blind else ()
        else:
            self._go_on(_Node(round_, apart, calls, thrown), path)
        self._trail.pop()

    def _go_on(self, node: _Node, path: tuple[Event, ...]) -> None:
        round_, calls, thrown = node.round, node.calls, node.thrown
        for events, used, dice in self._next(node):
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
        return round_.phase, round_.front, round_.back, round_.taken, seats, len(calls), thrown

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

    # --- what may come next

    def _next(self, node: _Node) -> Iterator[_Step]:
        round_ = node.round
        if not node.calls and not any(a.extra for a in node.apart.values()) and not _vanished(round_, node.apart):
            return
        for seat in self._speaking(node):
            said = any(call.seat == seat for call in node.calls)
            actions = round_.legal_actions(seat) if said else round_.legal_moves(seat)
            yield from self._answers(node, seat, actions)
        for action in round_.rivals:  # another seat wins on the same tile
            call = next((each for each in node.calls if means(each, action)), None)
            also = None if call is None else round_.event_of(action)
            if also is not None:
                yield (also,), call, 0
        moved = round_.if_all_pass()
        if moved is not None and round_.phase.step is Step.ASK:
            yield from self._next(node._replace(round=moved))
        owed = round_.owed_if_all_pass()
        if owed is None or isinstance(owed, Settle):
            return
        passes = missing_passes(round_, None)
        for event, used, dice in self._owed(node, owed):
            yield (*passes, event), used, dice

    @staticmethod
    def _speaking(node: _Node) -> list[int]:
        """The seats that something seen or called speaks of: asking all of them about unknown hands takes long."""
        phase, apart = node.round.phase, node.apart
        if phase.step is Step.TURN:
            return [phase.seat]
        if phase.step not in (Step.CLAIM, Step.ROB, Step.ASK):
            return []
        seats = range(len(node.round.seats))
        if phase.step is Step.ASK or _vanished(node.round, apart):
            return list(seats)
        called = {call.seat for call in node.calls}
        return [seat for seat in seats if seat in called or apart.get(MELDS[seat], _NOTHING).extra]

    def _answers(self, node: _Node, seat: int, actions: tuple[Action, ...]) -> Iterator[_Step]:
        round_, calls = node.round, node.calls
        shown = False
        for action in actions:
            call = next((each for each in calls if means(each, action)), None)
            if needs_call(action) or action.kind is Kind.PASS:
                if call is None or (call.word == "show" and shown):
                    continue
                shown = shown or call.word == "show"
            elif not self._is_shown(node, action):
                continue
            elif action.way and call is None and any(c.seat == seat and c.word in WAYS for c in calls):
                continue  # the other way was called
            event = round_.event_of(action)
            if event is None:
                continue
            dice = getattr(event, "dice", ())
            if dice:
                seen = self._thrown(node, len(dice))
                if not seen:
                    continue
                event = with_dice(event, seen)
            passes = () if action.kind is Kind.WIN else missing_passes(round_, seat)
            yield (*passes, event), call, int(bool(dice))

    def _is_shown(self, node: _Node, action: Action) -> bool:
        """Whether something that is seen speaks for an action."""
        seat, watch, apart = action.seat, self.sight.watch, node.apart
        if action.kind is Kind.DISCARD:
            assert action.tile is not None
            claimed = any(_has(apart, meld, (action.tile,)) for meld in MELDS if meld.seat != seat)
            return claimed or self._is_next_thrown(node, RIVERS[seat], action.tile)
        if action.kind in _MELDING or action.tiles:
            if MELDS[seat] in watch.places:
                return _has(apart, MELDS[seat], action.tiles[: 1 if action.what == MeldKind.GANG_ADDED else None])
            return action.kind in _MELDING and _vanished(node.round, apart)
        return action.kind is Kind.DECLARE and action.tile is not None and _has(apart, RIVERS[seat], (action.tile,))

    def _is_next_thrown(self, node: _Node, river: Place, tile: Tile) -> bool:
        """Whether a tile is new in a river; where the table knows the order, whether it is the first of those."""
        if not _has(node.apart, river, (tile,)):
            return False
        if river not in self.sight.watch.ordered:
            return True
        assert river.seat is not None
        before = tuple([d.tile for d in node.round.seats[river.seat].discards if d.claimed_by is None])
        seen = self.sight.at(river)
        return seen[: len(before)] != before or seen[len(before)] in (tile, UNKNOWN)

    def _thrown(self, node: _Node, dice: int) -> tuple[int, ...]:
        """The next throw where it has so many dice; one that nobody saw is guessed, and asked for if all else fits."""
        if node.thrown >= len(self.sight.dice):
            return tuple(range(1, dice + 1))
        thrown = self.sight.dice[node.thrown]
        return thrown if len(thrown) == dice else ()

    def _dice_guessed(self, path: tuple[Event, ...]) -> int:
        """How many dice the first throw has that nobody saw."""
        return [len(dice) for event in path if (dice := dice_of(event))][len(self.sight.dice)]

    def _owed(self, node: _Node, owed: Event) -> Iterator[tuple[Event, Call | None, int]]:
        """What the table brings."""
        if getattr(owed, "die", None) is None:
            yield from self._brought(node, owed, dice=False)
        elif thrown := self._thrown(node, 1):
            yield from self._brought(node, with_die(owed, thrown[0]), dice=True)

    def _brought(self, node: _Node, owed: Event, dice: bool) -> Iterator[tuple[Event, Call | None, int]]:
        apart = node.apart
        middle = apart.get(MIDDLE, _NOTHING).extra
        match owed:
            case Draw():
                for tile in self._drawn(node, owed, dice):
                    yield replace(owed, tile=tile), None, int(dice)
            case Deal():
                yield self._dealt(owed), None, 0
            case Indicator():
                for tile in dict.fromkeys(middle):
                    turned = replace(owed, tile=tile) if dice else node.round.indicator_event(tile)
                    yield turned, None, int(dice)
            case Turned() if UNKNOWN in owed.tiles:
                if len(middle) == len(owed.tiles):
                    yield replace(owed, tiles=middle), None, 0
            case Exhausted():
                ended = next((call for call in node.calls if call.word == "end"), None)
                if ended is not None or not node.round.asked():
                    yield owed, ended, 0
            case Discard():
                river = RIVERS[owed.seat]
                places = (river, *(meld for meld in MELDS if meld.seat != owed.seat))
                if river not in self.sight.watch.places or any(_has(apart, p, (owed.tile,)) for p in places):
                    yield owed, None, 0
            case _:
                yield owed, None, 0

    def _drawn(self, node: _Node, owed: Draw, turned: bool) -> tuple[Tile, ...]:
        """The tiles that a draw can have brought: into the hand, on at once, or open in the middle."""
        if owed.tile != UNKNOWN:
            return (owed.tile,)
        apart = node.apart
        middle = apart.get(MIDDLE, _NOTHING).extra
        if turned:
            return tuple(dict.fromkeys(middle))
        # among tiles that are not known nobody can tell which one is new
        unread = not self.sight.watch.sees(HANDS[owed.seat]) or node.round.seats[owed.seat].unknown
        if self.blind or unread:
            return (UNKNOWN, *dict.fromkeys(middle))
        places = (HANDS[owed.seat], RIVERS[owed.seat], *MELDS, MIDDLE)
        return tuple(dict.fromkeys(tile for place in places for tile in apart.get(place, _NOTHING).extra))

    def _dealt(self, owed: Deal) -> Deal:
        """The hand dealt, where it lies there still as it was dealt; else it is not known."""
        place = HANDS[owed.seat]
        tiles = self.sight.at(place)
        touched = self.sight.at(RIVERS[owed.seat]) or any(map(self.sight.at, MELDS))
        if not self.sight.watch.sees(place) or len(tiles) != len(owed.tiles) or UNKNOWN not in owed.tiles or touched:
            return owed
        last = self.sight.last.get(place)
        return Deal(owed.seat, tiles if last not in tiles else (*without(tiles, (last,)), last))


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


def _vanished(round_: Round, apart: dict[Place, Apart]) -> bool:
    """Whether the tile that may be claimed is gone from its river."""
    phase = round_.phase
    if phase.step is not Step.CLAIM:
        return False
    return any(tile in phase.offered for tile in apart.get(RIVERS[phase.seat], _NOTHING).missing)


def _has(apart: dict[Place, Apart], place: Place, tiles: tuple[Tile, ...]) -> bool:
    """Whether these tiles are new at a place; a tile seen but not read may be any of them."""
    extra = list(apart.get(place, _NOTHING).extra)
    for tile in tiles:
        if tile in extra:
            extra.remove(tile)
        elif UNKNOWN in extra:
            extra.remove(UNKNOWN)
        elif tile != UNKNOWN or not extra:
            return False
    return True


def _told(path: tuple[Event, ...]) -> list[Event]:
    """What was done, without the draws between."""
    return [event for event in path if not isinstance(event, (Draw, Passed))]


def missing_passes(round_: Round, acting: int | None) -> tuple[Event, ...]:
    """The passed wins that a record has to tell before the next event: of seats whose hand is known."""
    if not round_.rules.counts_pass(round_):
        return ()
    return tuple(
        Passed(seat, options[0].tile)
        for seat, options in round_.asked().items()
        if seat != acting
        and not round_.seats[seat].unknown
        and options[0].tile is not None
        and act.wins_from_another(options[0])
    )


def applied(round_: Round, events: tuple[Event, ...]) -> Round | None:
    """The round after some events; None where the rules do not allow them."""
    try:
        after = round_.apply_all(events)
    except IllegalAction:
        return None
    if events and isinstance(events[-1], Win) and not after.winners_unknown() and not after.verdict().legal:
        return None  # the tile won on was the last one not known
    return after


def with_die(event: Event, die: int) -> Event:
    """An event that one die belongs to, with the number that was thrown."""
    changed: Any = event
    new: Event = replace(changed, die=die)
    return new


def with_dice(event: Event, dice: tuple[int, ...]) -> Event:
    """An event that dice belong to, with what was thrown."""
    changed: Any = event
    new: Event = replace(changed, dice=dice)
    return new
