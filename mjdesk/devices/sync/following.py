"""What may come next in a round, as far as something that is seen or called speaks for it.

Nothing is invented: an event is only thought of where something shows it: a tile where there was none, a discard that
is gone, a word that was called. Draws and passes, which nobody sees where hands are not watched, are implied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from ...engine.actions import Action, Kind
from ...engine.events import Deal, Discard, Draw, Event, Exhausted, Indicator, Settle, Turned
from ...engine.melds import MeldKind
from ...engine.phase import Step
from ...engine.round import Round
from ...engine.tiles import UNKNOWN, Tile
from ..layout import HANDS, MELDS, MIDDLE, RIVERS, Place, without
from .applying import missing_passes, with_dice, with_die
from .calls import WAYS, Call, means, needs_call
from .course import dice_of
from .sight import Apart, Sight

NOTHING: Final = Apart((), ())
_MELDING: Final = (Kind.CHI, Kind.PENG, Kind.GANG)


class Node(NamedTuple):
    """A state looked at: how it differs from what is seen, the calls not yet used and the number of throws that are."""

    round: Round
    apart: dict[Place, Apart]
    calls: tuple[Call, ...]
    thrown: int


#: events that may come next, the call they use up, and how many throws
Next = tuple[tuple[Event, ...], Call | None, int]


class Following:
    """The events that may come next. ``blind``: without saying which tile was drawn when."""

    def __init__(self, sight: Sight, blind: bool) -> None:
        self.sight, self.blind = sight, blind

    def after(self, node: Node) -> Iterator[Next]:
        """What may follow a state that is looked at."""
        round_ = node.round
        if not node.calls and not any(a.extra for a in node.apart.values()) and not vanished(round_, node.apart):
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
            yield from self.after(node._replace(round=moved))
        owed = round_.owed_if_all_pass()
        if owed is None or isinstance(owed, Settle):
            return
        passes = missing_passes(round_, None)
        for event, used, dice in self._owed(node, owed):
            yield (*passes, event), used, dice

    @staticmethod
    def _speaking(node: Node) -> list[int]:
        """The seats that something seen or called speaks of: asking all of them about unknown hands takes long."""
        phase, apart = node.round.phase, node.apart
        if phase.step is Step.TURN:
            return [phase.seat]
        if phase.step not in (Step.CLAIM, Step.ROB, Step.ASK):
            return []
        seats = range(len(node.round.seats))
        if phase.step is Step.ASK or vanished(node.round, apart):
            return list(seats)
        called = {call.seat for call in node.calls}
        return [seat for seat in seats if seat in called or apart.get(MELDS[seat], NOTHING).extra]

    def _answers(self, node: Node, seat: int, actions: tuple[Action, ...]) -> Iterator[Next]:
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

    def _is_shown(self, node: Node, action: Action) -> bool:
        """Whether something that is seen speaks for an action."""
        seat, watch, apart = action.seat, self.sight.watch, node.apart
        if action.kind is Kind.DISCARD:
            assert action.tile is not None
            claimed = any(has(apart, meld, (action.tile,)) for meld in MELDS if meld.seat != seat)
            return claimed or self._is_next_thrown(node, RIVERS[seat], action.tile)
        if action.kind in _MELDING or action.tiles:
            if MELDS[seat] in watch.places:
                return has(apart, MELDS[seat], action.tiles[: 1 if action.what == MeldKind.GANG_ADDED else None])
            return action.kind in _MELDING and vanished(node.round, apart)
        return action.kind is Kind.DECLARE and action.tile is not None and has(apart, RIVERS[seat], (action.tile,))

    def _is_next_thrown(self, node: Node, river: Place, tile: Tile) -> bool:
        """Whether a tile is new in a river; where the table knows the order, whether it is the first of those."""
        if not has(node.apart, river, (tile,)):
            return False
        if river not in self.sight.watch.ordered:
            return True
        assert river.seat is not None
        before = tuple([d.tile for d in node.round.seats[river.seat].discards if d.claimed_by is None])
        seen = self.sight.at(river)
        return seen[: len(before)] != before or seen[len(before)] in (tile, UNKNOWN)

    def _thrown(self, node: Node, dice: int) -> tuple[int, ...]:
        """The next throw where it has so many dice; one that nobody saw is guessed, and asked for if all else fits."""
        if node.thrown >= len(self.sight.dice):
            return tuple(range(1, dice + 1))
        thrown = self.sight.dice[node.thrown]
        return thrown if len(thrown) == dice else ()

    def dice_guessed(self, path: tuple[Event, ...]) -> int:
        """How many dice the first throw has that nobody saw."""
        return [len(dice) for event in path if (dice := dice_of(event))][len(self.sight.dice)]

    def _owed(self, node: Node, owed: Event) -> Iterator[tuple[Event, Call | None, int]]:
        """What the table brings."""
        if getattr(owed, "die", None) is None:
            yield from self._brought(node, owed, dice=False)
        elif thrown := self._thrown(node, 1):
            yield from self._brought(node, with_die(owed, thrown[0]), dice=True)

    def _brought(self, node: Node, owed: Event, dice: bool) -> Iterator[tuple[Event, Call | None, int]]:
        apart = node.apart
        middle = apart.get(MIDDLE, NOTHING).extra
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
                if river not in self.sight.watch.places or any(has(apart, p, (owed.tile,)) for p in places):
                    yield owed, None, 0
            case _:
                yield owed, None, 0

    def _drawn(self, node: Node, owed: Draw, turned: bool) -> tuple[Tile, ...]:
        """The tiles that a draw can have brought: into the hand, on at once, or open in the middle.

        One that was turned up lies in the middle, or has gone on from there by now.
        """
        if owed.tile != UNKNOWN:
            return (owed.tile,)
        apart = node.apart
        middle = apart.get(MIDDLE, NOTHING).extra
        if turned:
            return new_at(apart, (MIDDLE,)) or new_at(apart, (RIVERS[owed.seat], *MELDS))
        # among tiles that are not known nobody can tell which one is new
        unread = not self.sight.watch.sees(HANDS[owed.seat]) or node.round.seats[owed.seat].unknown
        if self.blind or unread:
            return (UNKNOWN, *dict.fromkeys(middle))
        return new_at(apart, (HANDS[owed.seat], RIVERS[owed.seat], *MELDS, MIDDLE))

    def _dealt(self, owed: Deal) -> Deal:
        """The hand dealt, where it lies there still as it was dealt; else it is not known."""
        place = HANDS[owed.seat]
        tiles = self.sight.at(place)
        touched = self.sight.at(RIVERS[owed.seat]) or any(map(self.sight.at, MELDS))
        if not self.sight.watch.sees(place) or len(tiles) != len(owed.tiles) or UNKNOWN not in owed.tiles or touched:
            return owed
        last = self.sight.last.get(place)
        return Deal(owed.seat, tiles if last not in tiles else (*without(tiles, (last,)), last))


def vanished(round_: Round, apart: dict[Place, Apart]) -> bool:
    """Whether the tile that may be claimed is gone from its river."""
    phase = round_.phase
    if phase.step is not Step.CLAIM:
        return False
    return any(tile in phase.offered for tile in apart.get(RIVERS[phase.seat], NOTHING).missing)


def new_at(apart: dict[Place, Apart], places: tuple[Place, ...]) -> tuple[Tile, ...]:
    """The tiles that are new at some places, each once."""
    return tuple(dict.fromkeys(tile for place in places for tile in apart.get(place, NOTHING).extra))


def has(apart: dict[Place, Apart], place: Place, tiles: tuple[Tile, ...]) -> bool:
    """Whether these tiles are new at a place; a tile seen but not read may be any of them."""
    found = apart.get(place)
    if found is None:
        return not tiles
    extra = list(found.extra)
    for tile in tiles:
        if tile in extra:
            extra.remove(tile)
        elif UNKNOWN in extra:
            extra.remove(UNKNOWN)
        elif tile != UNKNOWN or not extra:
            return False
    return True
