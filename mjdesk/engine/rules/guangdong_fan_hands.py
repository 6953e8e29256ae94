"""What a hand of 鸡平胡 or 新麻将 can be, beside what `guangdong_hands` has: small predicates on one reading.

Both systems know two shapes: four groups and a pair, and thirteen orphans. Seven pairs are none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..case import By
from ..melds import MeldKind
from ..shapes import Keys, distance, keys_of, thirteen_orphans_distance
from ..tiles import DRAGONS, FIRST_FLOWER, HONOURS, SUITED, WINDS, Tile
from .checks import Situation
from .guangdong_hands import Reading, one_suit
from .guangdong_hands import readings as all_readings
from .predicates import SUIT_MASKS, mask_of

_GROUPS: Final = 4
_HONOURS: Final = mask_of(HONOURS)
_TERMINALS: Final = mask_of(tile for tile in range(SUITED) if tile % 9 in (0, 8))
#: the nine gates of the suit that begins with tile 0: 1112345678999
_GATES: Final = (0, 0, *range(9), 8, 8)
#: flowers of each seat (east, south, west, north) are two; those of a set are four
_SEASONS: Final = 4


def is_complete(counts: Sequence[int], melds: int, keys: Keys | None = None, unknown: int = 0) -> bool:
    """Whether concealed tiles with the winning one are complete, or may be when some are not known.

    ``counts``: 34 numbers of the known tiles, ``keys``: their shape keys.
    """
    if distance(keys_of(counts) if keys is None else keys, _GROUPS - melds) <= unknown:
        return True
    return not melds and thirteen_orphans_distance(counts) <= unknown


def readings(s: Situation) -> Iterator[Reading]:
    """Every way to read the hand; none when it does not win."""
    return (reading for reading in all_readings(s) if reading.shape != "pairs")


# --- shapes and colours


def all_triplets(r: Reading) -> bool:
    """碰碰胡: four triplets or kongs."""
    return r.shape == "sets" and not r.runs


def all_runs(r: Reading) -> bool:
    """平胡: four runs; any pair."""
    return r.runs == _GROUPS


def mixed_suit(r: Reading) -> bool:
    """混一色: one suit and honours, both there."""
    suited = r.mask & ~_HONOURS
    return bool(r.mask & _HONOURS) and bool(suited) and any(not suited & ~suit for suit in SUIT_MASKS)


def one_suit_triplets(r: Reading) -> bool:
    """清碰."""
    return one_suit(r) and all_triplets(r)


def mixed_triplets(r: Reading) -> bool:
    """混碰."""
    return mixed_suit(r) and all_triplets(r)


def plain_triplets(r: Reading) -> bool:
    """碰碰胡 that is no 混碰."""
    return all_triplets(r) and not mixed_suit(r)


def plain_mixed_suit(r: Reading) -> bool:
    """混一色 that is no 混碰."""
    return mixed_suit(r) and not all_triplets(r)


def pure_terminals(r: Reading) -> bool:
    """清幺九: triplets of ones and nines."""
    return all_triplets(r) and not r.mask & ~_TERMINALS


def mixed_terminals(r: Reading) -> bool:
    """混幺九: triplets of ones, nines and honours, both kinds there."""
    both = bool(r.mask & _TERMINALS) and bool(r.mask & _HONOURS)
    return all_triplets(r) and both and not r.mask & ~(_TERMINALS | _HONOURS)


def little_dragons(r: Reading) -> bool:
    """小三元: triplets or kongs of two dragons, the third is the pair."""
    return r.pair in DRAGONS and r.triplets >= frozenset(DRAGONS) - {r.pair}


def nine_gates(r: Reading) -> bool:
    """九莲宝灯: 1112345678999 of a suit before the winning tile, which is of that suit."""
    hand, first = sorted(r.s.winner.hand), r.s.win.tile // 9 * 9
    return first < SUITED and hand == [first + place for place in _GATES]


# --- how it was won


def earth(r: Reading) -> bool:
    """地和: on the first draw of a seat that does not deal."""
    return "earth" in r.s.win.circumstances


def human(r: Reading) -> bool:
    """人和: on the dealer's first discard."""
    return "human" in r.s.win.circumstances


def self_drawn(r: Reading) -> bool:
    """自摸."""
    return r.s.win.by is By.DRAW


def robbed_kong(r: Reading) -> bool:
    """抢杠."""
    return r.s.win.by is By.KONG


def last_tile(r: Reading) -> bool:
    """海底捞月: the last tile of the wall."""
    return "last_tile" in r.s.win.circumstances


def one_of_three_winners(r: Reading) -> bool:
    """一炮三响: three seats win on this discard."""
    return r.s.win.by is By.DISCARD and len(r.s.case.wins) == 3


def concealed(r: Reading) -> bool:
    """门前清: nothing taken from others; concealed kongs are allowed."""
    return all(meld.kind is MeldKind.GANG_CONCEALED for meld in r.s.winner.melds)


# --- winds, dragons, flowers


def wind_place(s: Situation) -> int:
    """How many seats after the dealer the winner sits: its wind is the one of that number."""
    return (s.win.seat - s.case.dealer) % s.case.players


def own_wind(r: Reading) -> bool:
    """门风: a triplet of the winner's own wind."""
    return WINDS[wind_place(r.s)] in r.triplets


def round_wind(r: Reading) -> bool:
    """圈风: a triplet of the prevailing wind."""
    return r.s.case.prevailing_wind in r.triplets


def has_triplet(r: Reading, tile: Tile) -> bool:
    """A triplet or kong of this tile."""
    return tile in r.triplets


def own_flowers(r: Reading) -> int:
    """正花: how many of the two flowers of the winner's wind it has."""
    own = FIRST_FLOWER + wind_place(r.s)
    return sum(flower in (own, own + _SEASONS) for flower in r.s.winner.flowers)


def flower_sets(r: Reading) -> int:
    """一台花: how many of the two sets of four flowers are complete."""
    held = set(r.s.winner.flowers)
    sets = (range(FIRST_FLOWER + i, FIRST_FLOWER + i + _SEASONS) for i in (0, _SEASONS))
    return sum(held >= set(four) for four in sets)


def no_flower(r: Reading) -> bool:
    """无花."""
    return not r.s.winner.flowers
