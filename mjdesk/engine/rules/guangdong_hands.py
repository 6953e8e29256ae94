"""Winning shapes and 大胡 of the Guangdong self-draw systems (page of 推倒胡, §5 row 11 and §6).

Every pattern is judged by itself over all ways to read the hand, so the big ones of a hand are the union of
those of its readings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..case import By
from ..melds import FOUR_TILE_KONGS, MeldKind
from ..shapes import (
    Keys,
    distance,
    distance_of_counts,
    keys_of,
    seven_pairs_distance,
    splits,
    thirteen_orphans_distance,
)
from ..text import Text
from ..tiles import DRAGONS, HONOURS, STANDARD, WINDS, Tile
from .checks import Situation
from .guangdong_checks import is_after_kong
from .predicates import SUIT_MASKS, mask_of
from .values import Pattern

_HONOURS: Final = mask_of(HONOURS)
_GROUPS: Final = 4


@dataclass(frozen=True, slots=True)
class Reading:
    """A winning hand read one way.

    ``triplets``: the kinds of triplets and kongs, melds included, and ``runs``: how many runs; ``pair`` is None
    for seven pairs and thirteen orphans, which ``shape`` names. ``mask``: all kinds of the hand.
    """

    s: Situation
    shape: str
    mask: int
    pair: Tile | None = None
    triplets: frozenset[Tile] = frozenset()
    runs: int = 0


# --- shapes


def special_shapes(counts: Sequence[int], melds: int) -> list[str]:
    """The shapes that are no sets and a pair: 14 concealed tiles, four alike being two pairs."""
    if melds:
        return []
    pairs = seven_pairs_distance(counts) == 0
    return ["pairs"] * pairs + ["orphans"] * (thirteen_orphans_distance(counts) == 0)


def has_shape(counts: Sequence[int], melds: int, special: bool, keys: Keys | None = None, unknown: int = 0) -> bool:
    """Whether concealed tiles with the winning one are complete, or may be when some are not known.

    ``counts``: 34 numbers of the known tiles; ``special``: seven pairs and thirteen orphans are shapes too.
    """
    if distance(keys_of(counts) if keys is None else keys, _GROUPS - melds) <= unknown:
        return True
    if melds or not special:
        return False
    return seven_pairs_distance(counts) <= unknown or thirteen_orphans_distance(counts) <= unknown


def complete(s: Situation, special: bool = True) -> bool:
    """Whether the hand of a win has a winning shape; its count of tiles is right."""
    return has_shape(counts_of(s), len(s.winner.melds), special)


def counts_of(s: Situation) -> list[int]:
    """34 counts of the winner's concealed tiles and the winning tile."""
    counts = [0] * STANDARD
    for tile in s.tiles:
        counts[tile] += 1
    return counts


def readings(s: Situation, special: bool = True) -> Iterator[Reading]:
    """Every way to read the hand."""
    counts, melds = counts_of(s), s.winner.melds
    mask = mask_of(s.tiles) | mask_of(tile for meld in melds for tile in meld.tiles)
    laid = {meld.tiles[0] for meld in melds if meld.kind is not MeldKind.CHI}
    if distance_of_counts(counts, _GROUPS - len(melds)) == 0:
        for split in splits(counts, _GROUPS - len(melds)):
            triplets = laid | {group.tile for group in split.groups if not group.is_run}
            runs = sum(group.is_run for group in split.groups) + sum(meld.kind is MeldKind.CHI for meld in melds)
            yield Reading(s, "sets", mask, split.pair, frozenset(triplets), runs)
    for shape in special_shapes(counts, len(melds)) if special else ():
        yield Reading(s, shape, mask)


# --- big hands


def heaven(r: Reading) -> bool:
    """天胡: the dealer before its first discard."""
    return "heaven" in r.s.win.circumstances


def one_suit(r: Reading) -> bool:
    """清一色: one suit, in any shape."""
    return any(not r.mask & ~suit for suit in SUIT_MASKS)


def all_honours(r: Reading) -> bool:
    """字一色: winds and dragons only, in any shape."""
    return not r.mask & ~_HONOURS


def seven_pairs(r: Reading) -> bool:
    """七对子."""
    return r.shape == "pairs"


def four_concealed_triplets(r: Reading) -> bool:
    """四暗刻: nothing of it from others; on another's tile only when that completes the pair."""
    concealed = all(meld.kind is MeldKind.GANG_CONCEALED for meld in r.s.winner.melds)
    own = r.s.win.by is By.DRAW or r.pair == r.s.win.tile
    return r.pair is not None and not r.runs and concealed and own


def four_kongs(r: Reading) -> bool:
    """十八罗汉: four kongs of any kind and a pair."""
    return len([meld for meld in r.s.winner.melds if meld.kind in FOUR_TILE_KONGS]) == _GROUPS


def three_dragons(r: Reading) -> bool:
    """大三元: triplets or kongs of all dragons."""
    return r.triplets >= frozenset(DRAGONS)


def little_winds(r: Reading) -> bool:
    """小四喜: triplets or kongs of three winds, the fourth is the pair."""
    return r.pair in WINDS and r.triplets >= frozenset(WINDS) - {r.pair}


def big_winds(r: Reading) -> bool:
    """大四喜: triplets or kongs of all winds."""
    return r.triplets >= frozenset(WINDS)


def thirteen_orphans(r: Reading) -> bool:
    """十三幺."""
    return r.shape == "orphans"


_BIG: Final = Text("大胡 ×2", "big ×2")


def _big(pattern_id: str, zh: str, en: str, help_zh: str, help_en: str) -> Pattern:
    return Pattern(pattern_id, Text(zh, en), Text(help_zh, help_en), _BIG, big=True)


#: each 大胡 with its predicate, in the order of the page; they do not add up
BIG_HANDS: Final[tuple[tuple[Pattern, Callable[[Reading], bool]], ...]] = (
    (
        _big(
            "tian-hu",
            "天胡",
            "heavenly win",
            "庄家打出第一张以前就胡，先暗杠也算",
            "the dealer wins before discarding; concealed kongs before it are allowed",
        ),
        heaven,
    ),
    (
        _big("qing-yi-se", "清一色", "one suit", "全是一门花色，没有字牌", "all of one suit, no honours"),
        one_suit,
    ),
    (
        _big("zi-yi-se", "字一色", "all honours", "全是风牌和箭牌", "winds and dragons only"),
        all_honours,
    ),
    (
        _big(
            "qi-dui",
            "七对子",
            "seven pairs",
            "没有碰杠，七个对子；四张一样的没杠算两对",
            "no melds, seven pairs; four alike that were not konged are two",
        ),
        seven_pairs,
    ),
    (
        _big(
            "si-an-ke",
            "四暗刻",
            "four concealed triplets",
            "四副暗刻或暗杠，自摸",
            "four concealed triplets or kongs, self-drawn",
        ),
        four_concealed_triplets,
    ),
    (
        _big(
            "shi-ba-luo-han",
            "十八罗汉",
            "four kongs",
            "四副杠，什么杠都行，单钓将",
            "four kongs of any kind and a pair",
        ),
        four_kongs,
    ),
    (
        _big(
            "da-san-yuan",
            "大三元",
            "big three dragons",
            "中、发、白都是刻子或杠",
            "triplets or kongs of all three dragons",
        ),
        three_dragons,
    ),
    (
        _big(
            "xiao-si-xi",
            "小四喜",
            "little four winds",
            "三种风是刻子或杠，另一种做将",
            "triplets or kongs of three winds, a pair of the fourth",
        ),
        little_winds,
    ),
    (
        _big(
            "da-si-xi",
            "大四喜",
            "big four winds",
            "四种风都是刻子或杠",
            "triplets or kongs of all four winds",
        ),
        big_winds,
    ),
    (
        _big(
            "shi-san-yao",
            "十三幺",
            "thirteen orphans",
            "一、九和七种字牌各一张，其中一张成对",
            "one each of the ones, nines and honours, and one more of them",
        ),
        thirteen_orphans,
    ),
)
BIG_NAMES: Final = {pattern.id: pattern.name for pattern, _ in BIG_HANDS}


def big_hands(s: Situation, special: bool = True) -> tuple[str, ...]:
    """Ids of the 大胡 that a winning hand is, in the order of the page."""
    ways = list(readings(s, special))
    return tuple(pattern.id for pattern, holds in BIG_HANDS if any(holds(r) for r in ways))


def kong_and_robbery(s: Situation) -> list[str]:
    """Ids of how the tile came: replacement of a kong, robbed kong."""
    bloomed = ["gang-shang-kai-hua"] if is_after_kong(s) else []
    return bloomed + (["qiang-gang-hu"] if s.win.by is By.KONG else [])


def big_label(patterns: Sequence[str], plain: Text) -> tuple[Text, bool]:
    """The names of the big hands among some patterns, else the plain name; and which of the two."""
    big = [BIG_NAMES[p] for p in patterns if p in BIG_NAMES]
    if not big:
        return plain, False
    return Text(" ".join(n.zh for n in big), ", ".join(n.en for n in big)), True
