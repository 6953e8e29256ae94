"""Which motions show an event at a card table: where each card that is new in its place comes from."""

from __future__ import annotations

from mjdesk.engine.events import Claim, Deal, Discard, Draw, Event
from mjdesk.engine.paohuzi.events import Chi, Laid, Show, TurnUp
from mjdesk.engine.tiles import Tile
from mjdesk.ui.cardtable.layout import STOCK
from mjdesk.ui.cardtable.placing import AIR
from mjdesk.ui.table.choreography import Choreographer, Flight, tossed
from mjdesk.ui.table.layout import Side
from mjdesk.ui.table.pieces import Key, Placed
from mjdesk.ui.theme import MOTION


class CardChoreographer(Choreographer):
    """Finds the flights of one event."""

    def flights(self, event: Event | None) -> list[Flight]:
        if event is None:
            return []
        if isinstance(event, Deal):
            return self._deal(event)
        found = self._fallen()
        if isinstance(event, (Draw, TurnUp, Discard, Show)):
            found += self._to_the_middle(event)
        elif isinstance(event, (Laid, Chi, Claim)):
            found += self._laid(event.seat, event.claimed, None)
        return found + self._slides()

    def _fallen(self) -> list[Flight]:
        """The card in the middle that nobody took goes to where it lies from now on."""
        start = self.before.get(AIR)
        if start is None:
            return []
        new = [key for key in self.placed if key[0] == "pond" and key not in self.before]
        return [Flight(key, start.x, start.y, start.look.width, MOTION.discard) for key in new[-1:]]

    def _to_the_middle(self, event: Draw | TurnUp | Discard | Show) -> list[Flight]:
        if AIR not in self.placed:
            return []
        if isinstance(event, Draw):
            x, y = self._wall_spot(False)
            return [Flight(AIR, x, y, STOCK[0] * self.l.u, MOTION.draw)]
        if isinstance(event, TurnUp):  # it lies there already
            end = self.placed[AIR]
            return [tossed(AIR, end, end.look.width, self.l.u, arc=22)]
        start = self._from_hand(event.seat, event.tile)
        if start is None:
            return []
        return [tossed(AIR, start, start.look.width, self.l.u)]

    def _from_hand(self, seat: int, tile: Tile) -> Placed | None:
        """A card that has left a hand, or of one whose card only is shown."""
        side = self._side(seat)
        gone = self._gone_from_hand(side)
        if side is Side.OWN:
            gone = [p for p in gone if p.key[1] == tile] or [
                p for k, p in self.before.items() if k[:2] == ("own", tile)
            ]
        elif not gone:
            gone = [p for k, p in self.before.items() if k[:2] == ("hand", side)]
        return gone[len(gone) // 2] if gone else None

    def _laid(self, seat: int, claimed: Tile | None, source: int | None) -> list[Flight]:
        """What a seat lays out: the card in the middle, and others of its hand."""
        side = self._side(seat)
        new = sorted(key for key in self.placed if key[:2] == ("meld", side) and key not in self.before)
        froms, taken = self._gone_from_hand(side), self.before.get(AIR) if claimed is not None else None
        found = []
        for key in new:
            placed, start = self.placed[key], None
            if taken is not None and placed.look.kind in (claimed, taken.look.kind):
                start, taken = taken, None
            elif froms:
                start = next((p for p in froms if p.look.kind == placed.look.kind), froms[0])
                froms.remove(start)
            if start is not None:
                found.append(self._gathered(key, start, placed, side))
        if taken is not None and found:  # it lies face down, or under the others
            found[-1] = self._gathered(found[-1].key, taken, self.placed[found[-1].key], side)
        return found

    def _gathered(self, key: Key, start: Placed, end: Placed, side: Side) -> Flight:
        away = (70 if side is not Side.OWN else -60) * self.l.u
        via = (end.x + (away if side is Side.LEFT else -away if side is Side.RIGHT else 0), end.y + 40 * self.l.u)
        if side is Side.OWN:
            via = (end.x, end.y + away)
        duration = MOTION.claim_gather + MOTION.claim_slide
        return Flight(key, start.x, start.y, start.look.width, duration, via=via, via_ms=MOTION.claim_gather)
