"""Which motions show an event: where each tile that is new in its place comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mjdesk.engine.events import Claim, Deal, Discard, Draw, End, Event, Flower, Gang, Indicator, Turned
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.tiles import Tile
from mjdesk.engine.view import View
from mjdesk.ui.table.layout import Side, TableLayout, side_of
from mjdesk.ui.table.pieces import Arrangement, Key, Placed
from mjdesk.ui.theme import MOTION


@dataclass(frozen=True, slots=True)
class Flight:
    """A tile on its way to its place. ``via`` is where it rests after ``via_ms`` of ``duration``; ``arc`` px high.

    ``settle``: px by which it goes too far before it lies still.
    """

    key: Key
    x: float
    y: float
    width: float
    duration: int
    delay: int = 0
    arc: float = 0.0
    via: tuple[float, float] | None = None
    via_ms: int = 0
    settle: float = 0.0


def motion_ms(event: Event | None) -> int:
    """How long an event is shown at speed ×1, in ms: what to wait before the next one, if one wants to wait."""
    if isinstance(event, Draw):
        return MOTION.kong_draw if event.end is End.BACK else MOTION.draw
    if isinstance(event, Discard):
        return MOTION.discard + MOTION.caret
    if isinstance(event, (Claim, Gang, Flower)):
        return MOTION.claim_gather + MOTION.claim_slide
    if isinstance(event, Deal):
        return 4 * MOTION.deal
    return MOTION.panel if event is not None else 0


class Choreographer:
    """Finds the flights of one event."""

    def __init__(
        self,
        layout: TableLayout,
        view: View,
        before: Mapping[Key, Placed],
        last: Arrangement | None,
        now: Arrangement,
    ) -> None:
        self.l, self.view, self.before, self.last, self.now = layout, view, before, last, now
        self.placed = now.by_key()

    def flights(self, event: Event | None) -> list[Flight]:
        """The flights, none for an event that moves no tile."""
        if isinstance(event, Deal):
            return self._deal(event)
        if isinstance(event, Draw):
            return self._turned_up() if event.die is not None else self._draw(event)
        if isinstance(event, Discard):
            return self._discard(event) + self._slides()
        if isinstance(event, (Claim, Gang)):
            taken = None if event.kind is MeldKind.GANG_ADDED else event.source
            return self._laid(event.seat, event.claimed, taken) + self._slides()
        if isinstance(event, Flower):
            return self._laid(event.seat, None, None) + self._slides()
        if isinstance(event, (Indicator, Turned)):
            return self._turned_up()
        return [] if event is None else self._slides()

    def _turned_up(self) -> list[Flight]:
        """Indicator, horses, tiles taken aside drop onto their places, one after another.

        The own hand may be sorted anew, now that wild tiles are known.
        """
        kinds = ("indicator", "turned", "aside")
        new = [p for key, p in self.placed.items() if key[0] in kinds and key not in self.before]
        found = []
        for n, placed in enumerate(new):
            w = placed.look.width
            start = (placed.x - 0.3 * w, placed.y - 0.8 * w)
            found.append(Flight(placed.key, *start, 1.6 * w, MOTION.panel, min(n, 6) * MOTION.settle_open_gap))
        return [*found, *self._slides()]

    def _side(self, seat: int) -> Side:
        return side_of(seat, self.view.seat, self.view.setup.players)

    def _hand_keys(self, side: Side) -> list[Key]:
        """The concealed tiles of a side from left to right."""
        if side is Side.OWN:
            return list(self.now.hand)
        return _in_order(k for k in self.placed if k[:2] == ("hand", side))

    def _wall_spot(self, back: bool) -> tuple[float, float]:
        seen = self.last or self.now
        spot = seen.next_back if back else seen.next_front
        return (spot.x, spot.y) if spot else (self.l.cx, self.l.cy)

    def _deal(self, event: Deal) -> list[Flight]:
        x, y = self._wall_spot(False)
        found = []
        for n, key in enumerate(self._hand_keys(self._side(event.seat))):
            found.append(Flight(key, x, y, 22 * self.l.u, MOTION.deal, n // 4 * MOTION.deal))
        return found

    def _draw(self, event: Draw) -> list[Flight]:
        if event.die is not None:  # turned up where it lies: nothing comes into the hand
            return self._turned_up()
        back = event.end is End.BACK
        keys = self._hand_keys(self._side(event.seat))
        if not keys:
            return []
        x, y = self._wall_spot(back)
        duration = MOTION.kong_draw if back else MOTION.draw
        return [Flight(keys[-1], x, y, 22 * self.l.u, duration), *self._slides(skip=keys[-1])]

    def _slides(self, skip: Key | None = None) -> list[Flight]:
        """Tiles of the own hand that move up to close a gap."""
        found = []
        for key in self.now.hand:
            old, new = self.before.get(key), self.placed[key]
            if old is not None and key != skip and (abs(old.x - new.x) > 0.5 or abs(old.y - new.y) > 0.5):
                found.append(Flight(key, old.x, old.y, old.look.width, MOTION.draw))
        return found

    def _gone_from_hand(self, side: Side) -> list[Placed]:
        """Tiles that were in a hand before and are not now."""
        prefix = ("own",) if side is Side.OWN else ("hand", side)
        gone = [p for k, p in self.before.items() if k[: len(prefix)] == prefix and k not in self.placed]
        return sorted(gone, key=lambda p: (p.x, p.y))

    def _discard(self, event: Discard) -> list[Flight]:
        side = self._side(event.seat)
        thrown = self.view.seats[event.seat].discards
        key: Key = ("pond", side, len(thrown) - 1)
        if key not in self.placed:
            return []
        start = self._thrown_from(event, side, thrown[-1].drawn)
        if start is None:
            return []
        width = start.look.width
        return [tossed(key, start, width, self.l.u)]

    def _thrown_from(self, event: Discard, side: Side, drawn: bool) -> Placed | None:
        aside = [k for k in self.before if k[0] == "aside" and k not in self.placed]
        turned = next((self.before[k] for k in aside if self.before[k].look.kind == event.tile), None)
        if turned is not None:
            return turned  # it never was in the hand
        gone = self._gone_from_hand(side)
        if side is Side.OWN:
            return next((p for p in gone if p.key[1] == event.tile), None)
        tiles = _in_order(k for k in self.before if k[:2] == ("hand", side))
        if not tiles:
            return None
        place = len(tiles) - 1 if drawn else (5 * event.tile + len(tiles)) % max(1, len(tiles) - 1)
        return self.before[tiles[place]]

    def _laid(self, seat: int, claimed: Tile | None, source: int | None) -> list[Flight]:
        """What a seat lays out: the claimed tile from the pond of ``source``, the others from its hand."""
        side = self._side(seat)
        new = [k for k in self.placed if k[:2] == ("meld", side) and k not in self.before]
        froms = self._gone_from_hand(side)
        taken = None
        if claimed is not None and source is not None:
            pond = self._side(source)
            gone = [p for k, p in self.before.items() if k[:2] == ("pond", pond) and k not in self.placed]
            taken = gone[-1] if gone else None
        found = []
        for key in _in_order(new):
            placed = self.placed[key]
            start = None
            if taken is not None and placed.look.kind == claimed:
                start, taken = taken, None
            elif froms:
                same = next((p for p in froms if p.look.kind == placed.look.kind), froms[0])
                froms.remove(same)
                start = same
            if start is not None:
                found.append(self._gathered(key, start, placed, side))
        return found

    def _gathered(self, key: Key, start: Placed, end: Placed, side: Side) -> Flight:
        """First to a place before the seat, together, then to where melds lie."""
        dx, dy = ((0, -1), (-1, 0), (0, 1), (1, 0))[side]
        away = 70 * self.l.u
        via = (end.x + dx * away, end.y + dy * away)
        duration = MOTION.claim_gather + MOTION.claim_slide
        return Flight(key, start.x, start.y, start.look.width, duration, via=via, via_ms=MOTION.claim_gather)


def tossed(key: Key, start: Placed, width: float, u: float, arc: float = 26) -> Flight:
    """A tile that is thrown onto the table: in a small arc, a little too far."""
    settle = MOTION.settle * u
    return Flight(key, start.x, start.y, width, MOTION.discard, arc=arc * u, settle=settle)


def _in_order(keys: Iterable[Key]) -> list[Key]:
    """Keys of one seat's tiles in the order of their numbers."""
    return sorted(keys, key=lambda key: tuple(int(n) for n in key[1:] if isinstance(n, int)))
