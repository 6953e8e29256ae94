"""From a `TableModel` to tiles with places: what lies where, how it looks, and what marks it carries.

Pure: the scene only carries out what is decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from mjdesk.engine.case import By
from mjdesk.engine.events import Discard, Event
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.engine.view import SeatView, View
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.layout import Box, Hand, Panels, Side, Spot, Stack, TableLayout, side_of
from mjdesk.ui.table.pieces import (
    Z_HAND,
    Z_MELD,
    Z_POND,
    Z_WALL,
    Arrangement,
    Caret,
    Key,
    Pip,
    Placed,
    claimed_place,
    hand_keys,
    order_key,
    sorted_hand,
    split_melds,
)
from mjdesk.ui.table.walls import wall_tiles
from mjdesk.ui.tilepix import Mark, Pose, TileLook


class Kept:
    """What was placed the moment before in the same layout: it is taken again as long as its seat does not change.

    Most events change one seat only, and the engine keeps the views of the others.
    """

    def __init__(self) -> None:
        self.special: Special | None = None
        self._wall: object = None
        self.stacks: dict[tuple[int, int], Placed] = {}
        self.ponds: dict[Side, tuple[object, int | None, list[Placed]]] = {}
        self.others: dict[Side, tuple[SeatView, list[Placed], list[Pip]]] = {}

    def begin(self, view: View, wall: object) -> None:
        """Forget everything when the special tiles or the wall are others."""
        if self.special is not view.special or self._wall != wall:
            self.special, self._wall = view.special, wall
            self.stacks, self.ponds, self.others = {}, {}, {}


_tile_look = lru_cache(maxsize=512)(TileLook)


class Arranger:
    """Arranges one model in one layout; ``kept`` is that of the layout."""

    def __init__(
        self, layout: TableLayout, panels: Panels, model: TableModel, event: Event | None, kept: Kept | None = None
    ) -> None:
        self.l, self.panels, self.model, self.view, self.event = layout, panels, model, model.view, event
        self.players = self.view.setup.players
        self.kept = kept or Kept()
        self.kept.begin(self.view, (self.view.setup.dealer, self.view.setup.dice, self.view.seat))
        self.tiles: list[Placed] = []
        self.pips: list[Pip] = []
        self.caret: Caret | None = None
        self.hand: tuple[Key, ...] = ()

    def result(self) -> Arrangement:
        """The arrangement."""
        stacks = self._walls()
        self._aside()
        for seat in range(len(self.view.seats)):
            side = side_of(seat, self.view.seat, self.players)
            self._pond(seat, side)
            if side is Side.OWN:
                self._own(seat)
            else:
                self._other(seat, side)
        brackets, front, back = stacks
        return Arrangement(tuple(self.tiles), tuple(self.pips), self.caret, brackets, self.hand, front, back)

    def _look(
        self,
        tile: Tile,
        width: float,
        side: Side,
        pose: Pose = Pose.LYING,
        *,
        drawn: bool = False,
        turn: int | None = None,
    ) -> TileLook:
        special, shows = self.view.special, pose.shows_face
        wild, skin = shows and tile in special.wild, shows and tile in special.skins
        return _tile_look(tile, width, pose, side.turn if turn is None else turn, wild, skin, drawn)

    # --- walls

    def _walls(self) -> tuple[tuple[Box, ...], Spot | None, Spot | None]:
        """Put up the walls; returns the brackets of the tail, and where the next tile and a replacement come from."""
        wall = wall_tiles(self.view)
        if self.l.large or not wall.total:
            return (), None, None
        dealer = side_of(self.view.setup.dealer, self.view.seat, self.players)
        stacks = self.l.wall(wall.total, dealer, self.view.setup.dice)
        lying = Counter(place // 2 for place in wall.lying if place not in self.model.turned)
        for n, count in lying.items():
            self._stack(n, stacks[n], count)
        if self.view.indicator is not None and wall.turned is not None and wall.turned // 2 < len(stacks):
            place = wall.turned // 2
            self._turned_up(("indicator",), self.view.indicator, stacks[place], lying[place])
        self._horses(stacks, lying)
        tail = sorted({place // 2 for place in wall.tail(self.model.reserved)})
        ends = [_spot(stacks[place // 2]) for place in (wall.drawable[:1] + wall.drawable[-1:])]
        brackets = self.l.brackets([stacks[n] for n in tail]) if tail and not self.model.turned else ()
        return brackets, ends[0] if ends else None, ends[-1] if ends else None

    def _horses(self, stacks: Sequence[Stack], lying: Counter[int]) -> None:
        """Horses or birds face up where they lay; of two in one stack the lower one lies before the other."""
        turned = self.model.turned
        for place, tile in turned.items():
            before = place % 2 == 1 and place - 1 in turned
            self._turned_up(("turned", place), tile, stacks[place // 2], lying[place // 2], before)

    def _stack(self, n: int, stack: Stack, count: int) -> None:
        placed = self.kept.stacks.get((n, count))
        if placed is None:
            pose = Pose.WALL_2 if count == 2 else Pose.WALL_1
            look = _tile_look(UNKNOWN, 22 * self.l.u, pose, stack.turn)
            placed = Placed(("wall", n), look, stack.x, stack.y, Z_WALL + stack.y / 4000)
            self.kept.stacks[n, count] = placed
        self.tiles.append(placed)

    def _turned_up(self, key: Key, tile: Tile, stack: Stack, on: int, before: bool = False) -> None:
        """A tile face up in its place of the wall, ``on`` so many tiles, or ``before`` that place."""
        w = self.l.whole(22 * self.l.u)
        plate_w, plate_h = (w, w * 17 / 22) if stack.side.upright else (w * 17 / 22, w)
        face_w, face_h = (w, w * 4 / 3) if stack.side.upright else (w * 4 / 3, w)
        x, y = stack.x + (plate_w - face_w) / 2, stack.y + (plate_h - face_h) / 2 - (0.1 + 0.2 * on) * w
        if stack.side is Side.ACROSS:
            y = stack.y  # the hand opposite stands close behind its wall
        if before:
            dx, dy = ((0, -1), (-1, 0), (0, 1), (1, 0))[stack.side]
            x, y = x + dx * (face_w + 1), y + dy * (face_h + 0.17 * w + 1)
        look, whole = self._look(tile, w, stack.side), self.l.whole
        self.tiles.append(Placed(key, look, whole(x), whole(y), Z_WALL + 1 + y / 4000))

    def _aside(self) -> None:
        """Tiles that lie outside hands, melds and ponds; those that the own seat may not look at face down.

        Where no walls are shown, horses lie there too.
        """
        w = self.l.pond_tile
        lying: list[tuple[Key, Tile]] = [(("aside", n), tile) for n, tile in enumerate(self.view.aside)]
        if self.l.large:
            lying += [(("turned", place), tile) for place, tile in self.model.turned.items()]
        for n, (key, tile) in enumerate(lying):
            spot = self.l.aside(n)
            hidden = tile == UNKNOWN
            look = _tile_look(UNKNOWN, w, Pose.FACE_DOWN) if hidden else self._look(tile, w, Side.OWN)
            self.tiles.append(Placed(key, look, spot.x, spot.y, Z_POND + spot.y / 4000))

    # --- ponds

    def _pond(self, seat: int, side: Side) -> None:
        discards, last = self.view.seats[seat].discards, self._last_discards(seat)
        sideways = next((n for at, n in self.model.sideways if at == seat), None) if self.model.sideways else None
        known = self.kept.ponds.get(side)
        if known is not None and known[0] is discards and known[1] == sideways and not last:
            self.tiles += known[2]
            return
        lying = [(n, d) for n, d in enumerate(discards) if d.claimed_by is None]
        w = self.l.pond_tile
        won = {x.tile for x in self.view.wins if x.source == seat}
        across = next((place for place, (n, _) in enumerate(lying) if n == sideways), None)
        placed = []
        for place, (n, thrown) in enumerate(lying):
            spot = self.l.pond(side, place, across)
            mark = None
            if n in last:
                mark = Mark.WINNING if thrown.tile in won else Mark.LAST_DISCARD
                self.caret = self._caret(side, spot, w)
            look = self._look(thrown.tile, w, side, drawn=thrown.drawn, turn=spot.turn)
            placed.append(Placed(("pond", side, n), look, spot.x, spot.y, Z_POND + spot.y / 4000, mark))
        self.tiles += placed
        if not last:
            self.kept.ponds[side] = discards, sideways, placed
        else:
            self.kept.ponds.pop(side, None)

    def _last_discards(self, seat: int) -> tuple[int, ...]:
        """The numbers of tiles just thrown by this seat, while they may still be claimed or one has just been won on.

        It is one tile, or several that were thrown together (changsha's opened kongs).
        """
        phase, thrown = self.view.phase, self.view.seats[seat].discards
        claimed = phase.seat == seat and phase.step is Step.CLAIM
        just = isinstance(self.event, Discard) and self.event.seat == seat
        won = {w.tile for w in self.view.wins if w.source == seat and w.by is By.DISCARD}
        if won and thrown[-1].tile not in won:
            return tuple(max(n for n, d in enumerate(thrown) if d.tile == tile) for tile in won)
        if not thrown or not (claimed or just or won):
            return ()
        number = len(phase.data) if claimed and not won else 1
        return tuple(range(len(thrown) - max(1, number), len(thrown)))

    def _caret(self, side: Side, spot: Spot, w: float) -> Caret:
        across = spot.turn % 180 == (90 if side.upright else 0)
        along, deep = (w * 4 / 3, w) if across else (w, w * 4 / 3)
        gap = 6 * self.l.u
        if side is Side.OWN:
            return Caret(spot.x + along / 2, spot.y + deep + 0.17 * w + gap, side)
        if side is Side.ACROSS:
            return Caret(spot.x + along / 2, spot.y - gap, side)
        if side is Side.RIGHT:
            return Caret(spot.x + deep + gap, spot.y + along / 2, side)
        return Caret(spot.x - gap, spot.y + along / 2, side)

    # --- hands

    def _own(self, seat: int) -> None:
        state = self.view.seats[seat]
        tiles, drawn = sorted_hand(self.view)
        groups, alone = split_melds(state)
        place = self.l.own_hand(
            len(tiles),
            drawn is not None,
            [len(m.tiles) for _, m in groups],
            len(alone),
            left=self.panels.hand_left,
            right=self.panels.hand_right,
        )
        self.hand = hand_keys(tiles, drawn)
        spots = [*place.hand, *([] if place.drawn is None else [place.drawn])]
        wins = {w.tile for w in self.view.wins if w.seat == seat and w.source is None}
        locked = self.model.locked if self.view.phase.seat == seat else {}
        for n, (key, spot) in enumerate(zip(self.hand, spots, strict=True)):
            tile: Tile = key[1]  # type: ignore[assignment]
            is_drawn = drawn is not None and n == len(tiles)
            mark = Mark.WINNING if tile in wins and is_drawn else None
            foot = Mark.LOCKED if tile in locked and self._own_turn else None
            look = self._look(tile, place.tile, Side.OWN, Pose.STANDING)
            self.tiles.append(Placed(key, look, spot.x, spot.y, Z_HAND + n / 1000, mark, foot))
        self._melds(Side.OWN, place, groups, alone)

    @property
    def _own_turn(self) -> bool:
        return self.view.phase.step is Step.TURN and self.view.phase.seat == self.view.seat

    def _other(self, seat: int, side: Side) -> None:
        state = self.view.seats[seat]
        known = self.kept.others.get(side)
        if known is not None and known[0] is state and not self.view.wins:
            self.tiles += known[1]
            self.pips += known[2]
            return
        tiles, pips = len(self.tiles), len(self.pips)
        self._hand_of(state, seat, side)
        self.kept.others[side] = state, self.tiles[tiles:], self.pips[pips:]

    def _hand_of(self, state: SeatView, seat: int, side: Side) -> None:
        groups, alone = split_melds(state)
        shown = state.hand is not None
        has_drawn = state.has_drawn and state.concealed % 3 == 2
        count = state.concealed - has_drawn
        place = self.l.other_hand(
            side, count, has_drawn, [len(m.tiles) for _, m in groups], singles=len(alone), shown=shown
        )
        spots = [*place.hand, *([] if place.drawn is None else [place.drawn])]
        faces = self._faces(state, has_drawn)
        for n, spot in enumerate(spots):
            pose = Pose.LYING if shown else self._pose(side, n, count, place.drawn is not None)
            look = self._look(faces[n], place.tile, side, pose)
            if not pose.shows_face:
                look = _tile_look(UNKNOWN, place.tile, pose)
            won = shown and any(w.seat == seat and w.source is None for w in self.view.wins)
            mark = Mark.WINNING if won and has_drawn and n == count else None
            self.tiles.append(Placed(("hand", side, n), look, spot.x, spot.y, Z_HAND + spot.y / 4000, mark))
        self._melds(side, place, groups, alone)

    def _faces(self, state: SeatView, has_drawn: bool) -> tuple[Tile, ...]:
        """The tiles of an open hand, the winning one last."""
        if state.hand is None:
            return (UNKNOWN,) * state.concealed
        tiles = sorted(state.hand, key=lambda t: order_key(self.view, t))
        if has_drawn:
            won = next((w.tile for w in self.view.wins if w.source is None and w.tile in tiles), None)
            if won is not None:
                tiles.remove(won)
                tiles.append(won)
        return tuple(tiles)

    @staticmethod
    def _pose(side: Side, n: int, count: int, drawn: bool) -> Pose:
        if side is Side.ACROSS:
            return Pose.ACROSS
        nearest = (n == 0 if side is Side.RIGHT else n == count - 1) or n == count
        if side is Side.LEFT:
            return Pose.SIDE_LEFT_LAST if nearest else Pose.SIDE_LEFT
        return Pose.SIDE_RIGHT_LAST if nearest else Pose.SIDE_RIGHT

    # --- melds

    def _melds(
        self, side: Side, place: Hand, groups: Sequence[tuple[int, Meld]], alone: Sequence[tuple[int, Tile]]
    ) -> None:
        w = place.meld_tile
        for (n, meld), spots in zip(groups, place.melds, strict=True):
            order = tuple(sorted(meld.tiles))
            for i, (tile, spot) in enumerate(zip(order, spots, strict=True)):
                down = meld.kind is MeldKind.GANG_CONCEALED and (i in (0, 3) or tile == UNKNOWN)
                pose = Pose.FACE_DOWN if down else Pose.LYING
                look = _tile_look(UNKNOWN, w, pose, side.turn) if down else self._look(tile, w, side, pose)
                self.tiles.append(Placed(("meld", side, n, i), look, spot.x, spot.y, Z_MELD + spot.y / 4000))
            if meld.source is not None:
                at = self._pip_at(side, spots[claimed_place(meld, order, side, self._source_side(meld))], w)
                self.pips.append(Pip(("pip", side, n), *at, self._source_side(meld)))
        crowded = len(alone) > 2
        for i, ((n, tile), spot) in enumerate(zip(alone, place.singles, strict=True)):
            z = Z_MELD + (0.5 - i / 1000 if crowded else spot.y / 4000)
            self.tiles.append(Placed(("meld", side, n, 0), self._look(tile, w, side), spot.x, spot.y, z))

    def _source_side(self, meld: Meld) -> Side:
        assert meld.source is not None
        return side_of(meld.source, self.view.seat, self.players)

    def _pip_at(self, side: Side, spot: Spot, w: float) -> tuple[float, float]:
        """The middle of the pip: above the own melds, else on the outer side."""
        h, gap = w * 4 / 3, (8 if side is Side.OWN else 7) * self.l.u
        if side.upright:
            return spot.x + w / 2, spot.y - gap
        return (spot.x + h + gap if side is Side.RIGHT else spot.x - gap), spot.y + w / 2


def _spot(stack: Stack) -> Spot:
    return Spot(stack.x, stack.y, stack.turn)
