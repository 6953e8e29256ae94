"""Cards and groups in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..melds import MeldKind
from ..text import Text
from ..tiles import Tile
from .cards import is_big, rank

_SMALL: Final = "一二三四五六七八九十"
_BIG: Final = "壹贰叁肆伍陆柒捌玖拾"

#: what melds are called
MELD_NAMES: Final[dict[MeldKind, Text]] = {
    MeldKind.TI: Text("提", "ti"),
    MeldKind.PAO: Text("跑", "pao"),
    MeldKind.WEI: Text("偎", "wei"),
    MeldKind.PENG: Text("碰", "peng"),
    MeldKind.CHI: Text("吃", "chi"),
    MeldKind.BI: Text("比", "bi"),
}
#: three alike in the hand that are not laid
KAN_NAME: Final = Text("坎", "kan")
PAIR_NAME: Final = Text("将", "pair")


def card_name(card: Tile) -> Text:
    """Such as 柒 or ``big 7``."""
    place = rank(card) - 1
    return Text((_BIG if is_big(card) else _SMALL)[place], f"{'big' if is_big(card) else 'small'} {rank(card)}")


def group_name(name: Text | None, tiles: Sequence[Tile]) -> Text:
    """A group in words: 提柒 where its cards are alike, else its cards, such as 二七十 or 壹贰叁."""
    cards = sorted(tiles)
    first = card_name(cards[0])
    if name is not None and cards[0] == cards[-1]:
        return Text(name.zh + first.zh, f"{name.en} of {first.en}")
    ranks = "-".join(str(rank(card)) for card in cards)
    return Text("".join(card_name(card).zh for card in cards), f"{first.en.split()[0]} {ranks}")


def full_name(card: Tile) -> Text:
    """A card as it is said, so that 七 and 柒 are told apart: 小七, 大柒."""
    name = card_name(card)
    return Text(("大" if is_big(card) else "小") + name.zh, name.en)
