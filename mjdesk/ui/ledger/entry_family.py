"""What entering a round by tiles knows of a family of games: its tiles in rows, its melds, how wins usually come
(no Qt)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mjdesk.engine.case import By
from mjdesk.engine.paohuzi.cards import BIG, SMALL
from mjdesk.engine.paohuzi.facts import columns
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import FIRST_FLOWER, SUITED, Tile

from .card_melding import CARDS
from .draft import MAHJONG, Draft, Melding

#: by which ways something may be told of a win; what is not named, by every way
_WAYS: Final = {
    "after_kong": {By.DRAW}, "heaven": {By.DRAW}, "chongbao": {By.DRAW}, "last_tile": {By.DRAW, By.FLIP},
    "last_discard": {By.DISCARD}, "kong_discard": {By.DISCARD}, "earth": {By.DISCARD, By.FLIP},
    "human": {By.DISCARD}, "bu_zhang": {By.KONG}, "san_ti_wu_kan": {By.DRAW},
}  # fmt: skip


def may_be_told(circumstance: str, by: By) -> bool:
    """Whether something may be told of a win that came this way."""
    return circumstance not in _WAYS or by in _WAYS[circumstance]


@dataclass(frozen=True, slots=True)
class EntryFamily:
    """The family. ``hidden`` is the hand of a seat of which nothing is known but its melds; ``dealt`` names a win with
    the dealt hand, without a winning tile; ``tall``: height of a tile by its width; ``ordered``: a hand as it is laid;
    ``seen``: whether its tiles can be read from a photo.
    """

    melding: Melding
    usual: By
    rows: Callable[[Sequence[int]], tuple[tuple[Tile, ...], ...]]
    hidden: Callable[[Draft], str]
    ordered: Callable[[Sequence[Tile]], tuple[Tile, ...]]
    tall: float
    melds: Text
    hint: Text
    dealt: str = ""
    winds: bool = True  #: whether rounds have a prevailing wind
    seen: bool = False


def _suits(copies: Sequence[int]) -> tuple[tuple[Tile, ...], ...]:
    tiles = [tile for tile in range(FIRST_FLOWER) if copies[tile]]
    suits = [tuple(t for t in tiles if t < SUITED and t // 9 == suit) for suit in range(3)]
    rest = tuple(t for t in tiles if t >= SUITED)
    return tuple(row for row in (*suits, rest[:9], rest[9:]) if row)


def _sizes(copies: Sequence[int]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(card for card in size if copies[card]) for size in (SMALL, BIG))


def _unknown(draft: Draft) -> str:
    return "?" * max(0, MAHJONG.wanted(Draft(melds=draft.melds)))


def _in_columns(hand: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(card for column in columns(hand) for card in column)


FAMILIES: Final = {
    "mahjong": EntryFamily(
        MAHJONG, By.DISCARD, _suits, _unknown, lambda hand: tuple(sorted(hand)), 4 / 3,
        Text("吃碰杠", "Chi, peng, kong"),
        Text("m 万  p 饼  s 条  C 红中  [ 吃碰杠  + 胡的那张",
             "m characters  p dots  s bamboos  C red  [ meld  + winning tile"),
        seen=True,
    ),
    "paohuzi": EntryFamily(
        CARDS, By.FLIP, _sizes, lambda _: "", _in_columns, 2.32, Text("吃碰偎提跑", "Chi, peng, wei, ti"),
        Text("x 小字  d 大字  0 是十  [ 吃碰偎提跑  + 胡的那张", "x small  d big  0 is ten  [ meld  + winning card"),
        dealt="san_ti_wu_kan", winds=False,
    ),
}  # fmt: skip


def family_of(system: RuleSystem) -> EntryFamily:
    """How rounds of a system are entered by tiles."""
    return FAMILIES[system.family]
