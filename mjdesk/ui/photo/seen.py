"""Tiles seen in a photo, while a person puts them right: what each is, where it belongs, what is in doubt (no Qt)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from mjdesk.devices.camera.readings import Box, Guess, Point, Quad, Reading
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.rules.values import Special
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import Tile, is_honour
from mjdesk.ui.ledger.draft import Draft, Laid, Melding
from mjdesk.ui.table.words import tile_text

_MELD_SIZES: Final = (3, 4, 1)  #: the single kong last: only what is nothing else is one
_KONG: Final = 4


class Part(StrEnum):
    """Where a tile of the photo belongs."""

    HAND = "hand"
    MELD = "meld"
    WIN = "win"
    TURNED = "turned"
    ASIDE = "aside"  #: it lies in the picture and does not count


@dataclass(frozen=True, slots=True)
class Seen:
    """One tile. ``tile``: what it counts as, None where nobody knows yet; ``sure``: vouched for or told."""

    quad: Quad
    tile: Tile | None
    sure: bool
    part: Part = Part.HAND
    guesses: tuple[Guess, ...] = ()
    confidence: float = 0.0
    back: bool = False
    named: bool = False  #: by a person
    read: Tile | None = None  #: what the recogniser vouches for

    @property
    def lesson(self) -> bool:
        """Whether a set of one's own may learn from it: a person named what was not read so."""
        return self.named and self.tile is not None and self.tile != self.read

    @property
    def box(self) -> Box:
        """The upright rectangle about it."""
        xs, ys = [x for x, _ in self.quad], [y for _, y in self.quad]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    @property
    def centre(self) -> Point:
        """Its middle in the picture."""
        return sum(x for x, _ in self.quad) / 4, sum(y for _, y in self.quad) / 4

    @property
    def doubtful(self) -> bool:
        """Whether a person should look at it."""
        return self.part is not Part.ASIDE and not self.sure


def seen(reading: Reading, part: Part = Part.HAND) -> Seen:
    """A reading as a tile to be put right; what is not vouched for counts as the likeliest, and is in doubt."""
    sure = reading.back or reading.tile is not None
    tile = reading.tile if reading.tile is not None else reading.likeliest
    return Seen(reading.quad, tile, sure, part, reading.alternatives, reading.confidence, reading.back,
                read=reading.tile)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rules:
    """What of the game matters here. ``copies``: by kind, how many the photo may show; ``turned``: whether a tile is
    turned up; ``indicator``: the one that is told already; ``special``: what an indicator makes special."""

    melding: Melding
    copies: tuple[int, ...]
    turned: bool = False
    indicator: Tile | None = None
    special: Callable[[Tile | None], Special] = lambda _: Special()

    def copies_of(self, tile: Tile) -> int:
        """How many of a kind the photo may show."""
        return self.copies[tile] if tile < len(self.copies) else 0


@dataclass(frozen=True)
class Spread:
    """All tiles of a photo in the order of reading, groups that lie apart one after the other."""

    rules: Rules
    tiles: tuple[Seen, ...] = ()

    # --- what a person does

    def with_tile(self, place: int, tile: Tile) -> Spread:
        """A person says what a tile is."""
        return self._with(place, replace(self.tiles[place], tile=tile, sure=True, named=True, back=False))

    def with_next_guess(self, place: int) -> Spread:
        """The next likely kind for a tile; after the last the first again."""
        kinds = [guess.tile for guess in self.tiles[place].guesses]
        if not kinds:
            return self
        now = self.tiles[place].tile
        return self.with_tile(place, kinds[(kinds.index(now) + 1) % len(kinds) if now in kinds else 0])

    def confirmed(self, places: Collection[int]) -> Spread:
        """A person says that tiles are what they count as; those that nobody has named stay in doubt."""
        return replace(self, tiles=tuple(
            replace(tile, sure=True, named=True) if n in places and tile.tile is not None else tile
            for n, tile in enumerate(self.tiles)
        ))  # fmt: skip

    def with_part(self, places: Collection[int], part: Part) -> Spread:
        """Tiles belong elsewhere; of the winning and the turned tile there is one: the one before it goes back."""
        one = part in (Part.WIN, Part.TURNED)
        chosen = {max(places)} if one and places else set(places)
        back = Part.HAND if part is Part.WIN else Part.ASIDE
        return replace(self, tiles=tuple(
            replace(tile, part=part if n in chosen else back if one and tile.part is part else tile.part)
            for n, tile in enumerate(self.tiles)
        ))  # fmt: skip

    def without(self, places: Collection[int]) -> Spread:
        """Tiles that are none."""
        return replace(self, tiles=tuple(tile for n, tile in enumerate(self.tiles) if n not in places))

    def with_new(self, quad: Quad, after: int) -> Spread:
        """A tile more, not named yet, after another (-1: before all), and where that one belongs."""
        part = self.tiles[after].part if 0 <= after < len(self.tiles) else Part.HAND
        part = Part.HAND if part in (Part.WIN, Part.TURNED) else part
        fresh = Seen(quad, None, sure=False, part=part)
        return replace(self, tiles=(*self.tiles[: after + 1], fresh, *self.tiles[after + 1 :]))

    def read_again(self, readings: Sequence[Reading]) -> Spread:
        """The same photo read by other eyes: what a person has named, and where tiles belong, stays."""
        fresh = {reading.quad: reading for reading in readings}
        return replace(self, tiles=tuple(
            tile if tile.named or tile.quad not in fresh else seen(fresh[tile.quad], tile.part) for tile in self.tiles
        ))  # fmt: skip

    def learned(self) -> Spread:
        """What a person has named has been learned."""
        return replace(self, tiles=tuple(replace(t, read=t.tile) if t.lesson else t for t in self.tiles))

    def _with(self, place: int, tile: Seen) -> Spread:
        return replace(self, tiles=(*self.tiles[:place], tile, *self.tiles[place + 1 :]))

    # --- what it comes to

    def places(self, part: Part) -> tuple[int, ...]:
        """Which tiles belong somewhere."""
        return tuple(n for n, tile in enumerate(self.tiles) if tile.part is part)

    def _one(self, part: Part) -> Tile | None:
        return next((tile.tile for tile in self.tiles if tile.part is part), None)

    @property
    def win(self) -> Tile | None:
        """The winning tile."""
        return self._one(Part.WIN)

    @property
    def indicator(self) -> Tile | None:
        """The turned tile: the one in the photo, else the one that is told already."""
        seen_one = self._one(Part.TURNED)
        return self.rules.indicator if seen_one is None else seen_one

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The concealed tiles that are named, but the winning one."""
        return tuple(sorted(t for n in self.places(Part.HAND) if (t := self.tiles[n].tile) is not None))

    def may_lie_alone(self, tile: Tile) -> bool:
        """Whether one tile is a kong: those that the indicator makes so; an honour while none is told."""
        if self.rules.turned and self.indicator is None:
            return is_honour(tile)
        return tile in self.rules.special(self.indicator).kong

    @cached_property
    def groups(self) -> tuple[tuple[tuple[int, ...], Laid | None], ...]:
        """The tiles of melds, meld by meld; without a meld: tiles that make none."""
        return _in_melds(self, self.places(Part.MELD))

    @property
    def draft(self) -> Draft:
        """As it is entered by tiles."""
        return Draft(self.hand, tuple(meld for _, meld in self.groups if meld is not None), self.win)

    @cached_property
    def too_many(self) -> tuple[tuple[Tile, int], ...]:
        """Kinds of which the photo shows more than there are, each with the number shown."""
        shown = Counter(t.tile for t in self.tiles if t.tile is not None and t.part is not Part.ASIDE and not t.back)
        shown.update(meld.tiles[0] for places, meld in self.groups if meld for n in places if self.tiles[n].back)
        if self._one(Part.TURNED) is None and self.rules.indicator is not None:
            shown[self.rules.indicator] += 1
        return tuple(sorted((tile, count) for tile, count in shown.items() if count > self.rules.copies_of(tile)))

    @cached_property
    def questioned(self) -> frozenset[int]:
        """Tiles of which there are too many, and tiles that make no meld."""
        kinds = {tile for tile, _ in self.too_many}
        many = {n for n, tile in enumerate(self.tiles) if tile.tile in kinds and tile.part is not Part.ASIDE}
        return frozenset(many.union(*(places for places, meld in self.groups if meld is None)))

    @cached_property
    def doubtful(self) -> tuple[int, ...]:
        """Tiles that a person should look at."""
        return tuple(n for n, tile in enumerate(self.tiles) if tile.doubtful)

    @property
    def unnamed(self) -> tuple[int, ...]:
        """Tiles that count and of which nobody knows what they are; a back counts only in a concealed kong."""
        return tuple(
            n for n, t in enumerate(self.tiles)
            if t.tile is None and t.part is not Part.ASIDE and not (t.back and t.part is Part.MELD)
        )  # fmt: skip

    def problem(self) -> Text | None:
        """Why it cannot be entered yet: the first thing to put right; None when nothing is."""
        if not self.tiles:
            return Text("照片里还没有牌", "there are no tiles in the photo yet")
        for tile, count in self.too_many:
            name, most = tile_text(tile), max(0, self.rules.copies_of(tile))
            if not most:
                return Text(f"这里不用{name.zh}", f"{name.en} is not used here")
            return Text(
                f"{name.zh}有 {count} 张，只能有 {most} 张", f"{name.en}: {count} in the photo, there can be {most}"
            )
        if self.unnamed:
            count = len(self.unnamed)
            return Text(f"还有 {count} 张没认出来", f"not named yet: {count}")
        if any(meld is None for _, meld in self.groups):
            return Text("这几张不成吃碰杠", "these tiles make no meld")
        wanted = self.rules.melding.wanted(self.draft)
        if self.win is None and wanted == -1:
            return Text("哪张是胡的？选中它再点“胡的那张”", "which tile won? choose it, then “Winning tile”")
        if wanted > 0:
            return Text(f"手牌还差 {wanted} 张", f"tiles missing in the hand: {wanted}")
        if wanted < 0:
            return Text(f"手牌多了 {-wanted} 张", f"tiles too many in the hand: {-wanted}")
        return None


def _in_melds(spread: Spread, places: Sequence[int]) -> tuple[tuple[tuple[int, ...], Laid | None], ...]:
    """Tiles in the order of reading parted into melds: as few tiles as can be are left over, then as few melds."""
    best: list[tuple[int, int, tuple[tuple[tuple[int, ...], Laid | None], ...]]] = [(0, 0, ())]
    for end in range(1, len(places) + 1):
        left, count, parts = best[end - 1]
        choices = [(left + 1, count, (*parts, ((places[end - 1],), None)))]
        for size in _MELD_SIZES:
            piece = tuple(places[max(0, end - size) : end])
            meld = _meld(spread, piece) if len(piece) == size else None
            if meld is not None:
                left, count, parts = best[end - size]
                choices.append((left, count + 1, (*parts, (piece, meld))))
        best.append(min(choices, key=lambda choice: choice[:2]))
    return _joined(best[-1][2])


def _joined(
    parts: Sequence[tuple[tuple[int, ...], Laid | None]],
) -> tuple[tuple[tuple[int, ...], Laid | None], ...]:
    """Tiles that make no meld and lie side by side are one group."""
    out: list[tuple[tuple[int, ...], Laid | None]] = []
    for places, meld in parts:
        if meld is None and out and out[-1][1] is None:
            out[-1] = (out[-1][0] + places, None)
        else:
            out.append((places, meld))
    return tuple(out)


def _meld(spread: Spread, places: tuple[int, ...]) -> Laid | None:
    some = [spread.tiles[n] for n in places]
    faces = tuple(tile.tile for tile in some if tile.tile is not None and not tile.back)
    backs = sum(1 for tile in some if tile.back)
    if backs:
        if len(some) == _KONG and faces and backs + len(faces) == _KONG and len(set(faces)) == 1:
            return Laid(MeldKind.GANG_CONCEALED, (faces[0],) * _KONG)
        return None
    if len(faces) != len(some):
        return None
    if len(faces) == 1 and not spread.may_lie_alone(faces[0]):
        return None
    return spread.rules.melding.meld_of(faces, "")
