"""How a complete hand is arranged: what the winning card makes, and what the loose cards split into (§6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..case import NO_TILE, By
from ..melds import Meld, MeldKind
from ..tiles import KINDS, Tile
from .cards import CARDS, COPIES, GROUPS, QUADS, alike_huxi, is_big, meld_huxi
from .splitter import Split, key_of, keys_of, most_loose, splits

#: three or four alike: its type (a kan is WEI) and its card
Alike: TypeAlias = tuple[MeldKind, Tile]


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use the winning card.

    ``melds`` are those of the winner, one of them perhaps grown to a quad; ``alike`` what the concealed cards have
    alike: kans, and what the winning card made. ``loose`` are the counts of all other cards by kind.
    """

    melds: tuple[Meld, ...]
    alike: tuple[Alike, ...]
    loose: Sequence[int]

    @property
    def quads(self) -> tuple[Tile, ...]:
        """The kinds of the 提 and 跑."""
        laid = [meld.tiles[0] for meld in self.melds if meld.kind in QUADS]
        return (*laid, *(card for kind, card in self.alike if kind in QUADS))

    @property
    def fixed_huxi(self) -> int:
        """胡息 without the loose cards."""
        return sum(map(meld_huxi, self.melds)) + sum(alike_huxi(kind, card) for kind, card in self.alike)

    @property
    def may_fit(self) -> bool:
        """Whether the number of groups can be right."""
        return _fits(sum(self.loose), len(self.melds) + len(self.alike), bool(self.quads))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A complete hand: how the winning card is used and how the loose cards are split."""

    use: Use
    split: Split

    @property
    def huxi(self) -> int:
        """胡息 of the seven groups."""
        return self.use.fixed_huxi + self.split.huxi

    @property
    def all_alike(self) -> bool:
        """Whether nothing but the pair is unlike (对子胡)."""
        return not self.split.groups and all(m.kind not in (MeldKind.CHI, MeldKind.BI) for m in self.use.melds)

    @property
    def all_score(self) -> bool:
        """Whether every group but the pair has 胡息."""
        loose = sum(3 + 3 * is_big(group[0]) for group in self.split.groups)
        return self.split.huxi == loose and all(map(meld_huxi, self.use.melds))

    @property
    def concealed(self) -> tuple[tuple[Tile, ...], ...]:
        """The concealed cards and the winning card in groups; a meld that the card joined is not among them."""
        alike = [(card,) * (4 if kind in QUADS else 3) for kind, card in self.use.alike]
        groups: list[tuple[Tile, ...]] = [*alike, *self.split.groups]
        if self.split.pair is not None:
            groups.append((self.split.pair,) * 2)
        return tuple(groups)


def counts_of(hand: Sequence[Tile]) -> list[int]:
    """Counts by kind."""
    counts = [0] * KINDS
    for card in hand:
        counts[card] += 1
    return counts


def own_alike(counts: Sequence[int]) -> tuple[list[Alike], list[int]]:
    """What the hand has alike (四张 is a ti, three are a kan), and the counts of the other cards."""
    alike: list[Alike] = []
    loose = list(counts)
    for card in CARDS:
        if counts[card] >= 3:
            alike.append((MeldKind.TI if counts[card] == COPIES else MeldKind.WEI, card))
            loose[card] = 0
    return alike, loose


def uses(counts: Sequence[int], melds: tuple[Meld, ...], card: Tile, by: By, free: bool) -> Iterator[Use]:
    """Every way to use the winning card; ``free`` is the option ``free_win_card``."""
    alike, loose = own_alike(counts)
    if card == NO_TILE:
        yield Use(melds, tuple(alike), loose)
        return
    drawn = by is By.DRAW
    quad = MeldKind.TI if drawn else MeldKind.PAO
    bound = False
    if (MeldKind.WEI, card) in alike:
        bound = True
        others = [a for a in alike if a != (MeldKind.WEI, card)]
        yield Use(melds, (*others, (quad, card)), loose)
    for place, meld in enumerate(melds):
        if meld.kind in (MeldKind.WEI, MeldKind.PENG) and meld.tiles[0] == card:
            if meld.kind is MeldKind.PENG and by is By.DISCARD:
                continue
            bound = True
            grown = Meld(quad if meld.kind is MeldKind.WEI else MeldKind.PAO, (card,) * 4, was=meld.kind.value)
            yield Use((*melds[:place], grown, *melds[place + 1 :]), tuple(alike), loose)
    if counts[card] == 2:
        bound = bound or drawn
        without = list(loose)
        without[card] = 0
        yield Use(melds, (*alike, (MeldKind.WEI if drawn else MeldKind.PENG, card)), without)
    if free or not bound:
        with_card = list(loose)
        with_card[card] += 1
        yield Use(melds, tuple(alike), with_card)


def arrangements(
    counts: Sequence[int], melds: tuple[Meld, ...], card: Tile, by: By, free: bool
) -> Iterator[Arrangement]:
    """Every arrangement that can be the best: the best split for each use of the card and each pair."""
    for use in uses(counts, melds, card, by, free):
        if use.may_fit:
            for split in splits(use.loose, bool(use.quads)):
                yield Arrangement(use, split)


def winning_cards(
    counts: Sequence[int], melds: tuple[Meld, ...], by: By, free: bool, cards: Iterable[Tile] = CARDS
) -> dict[Tile, int]:
    """The cards that make a hand complete, each with the most 胡息 it then has; what `uses` says, on keys alone."""
    alike, loose = own_alike(counts)
    fixed = sum(map(meld_huxi, melds)) + sum(alike_huxi(kind, card) for kind, card in alike)
    groups, left = len(melds) + len(alike), sum(loose)
    pair = any(meld.kind in QUADS for meld in melds) or any(kind in QUADS for kind, _ in alike)
    small, big = keys_of(loose)
    quad, three = (MeldKind.TI, MeldKind.WEI) if by is By.DRAW else (MeldKind.PAO, MeldKind.PENG)
    as_loose = _fits(left + 1, groups, pair)
    as_three = _fits(left - 2, groups + 1, pair)
    as_quad = _fits(left, groups, True)
    own = _growing(melds, by)
    found: dict[Tile, int] = {}
    for card in cards:
        held = counts[card]
        kan = held == 3
        best = -1
        if as_quad and (kan or card in own):
            loose_huxi = most_loose(small, big, True)
            if loose_huxi is not None:
                before = MeldKind.WEI if kan else own[card]
                grown = MeldKind.PAO if before is MeldKind.PENG else quad
                best = fixed - alike_huxi(before, card) + alike_huxi(grown, card) + loose_huxi
        one_small, one_big = key_of(card)
        if as_three and held == 2:
            loose_huxi = most_loose(small - 2 * one_small, big - 2 * one_big, pair)
            if loose_huxi is not None:
                best = max(best, fixed + alike_huxi(three, card) + loose_huxi)
        bound = kan or card in own or (held == 2 and by is By.DRAW)
        if as_loose and (free or not bound):
            loose_huxi = most_loose(small + one_small, big + one_big, pair)
            if loose_huxi is not None:
                best = max(best, fixed + loose_huxi)
        if best >= 0:
            found[card] = best
    return found


def _growing(melds: tuple[Meld, ...], by: By) -> dict[Tile, MeldKind]:
    """The cards that make a quad of a meld, with what the meld is."""
    kinds = (MeldKind.WEI,) if by is By.DISCARD else (MeldKind.WEI, MeldKind.PENG)
    return {meld.tiles[0]: meld.kind for meld in melds if meld.kind in kinds}


def _fits(loose: int, groups: int, pair: bool) -> bool:
    """Whether so many loose cards come to what is missing of seven groups."""
    more, left = divmod(loose - 2 * pair, 3)
    return left == 0 and more >= 0 and groups + more + pair == GROUPS


def most_huxi(counts: Sequence[int], melds: tuple[Meld, ...], card: Tile, by: By, free: bool) -> int | None:
    """The most 胡息 of a complete hand with the card, None if it is not complete."""
    return winning_cards(counts, melds, by, free, (card,)).get(card)
