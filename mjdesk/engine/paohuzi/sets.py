"""A hand laid open in sets, each with what it is called and its 胡息: what the settlement shows."""

from __future__ import annotations

from collections.abc import Sequence

from ..case import WinCase
from ..melds import Meld, MeldKind
from ..rules.values import CountedSet
from ..tiles import Tile
from .arrange import Alike
from .cards import COPIES, QUADS, alike_huxi, group_huxi, is_group, meld_huxi
from .facts import columns
from .score import Hand
from .words import KAN_NAME, MELD_NAMES, PAIR_NAME


def sets_of_win(hand: Hand) -> tuple[CountedSet, ...]:
    """The seven sets of a winning hand (三提五坎: what counts, then the other cards), the one with the card marked."""
    use, win = hand.use, hand.win
    found = [_meld(meld) for meld in use.melds] + [_alike(alike, win) for alike in use.alike]
    if hand.arrangement is None:
        rest = [card for card, number in enumerate(use.loose) for _ in range(number)]
        return (*found, *(CountedSet(None, cards, 0) for cards in columns(rest)))
    split = hand.arrangement.split
    found += [CountedSet(None, group, group_huxi(group)) for group in split.groups]
    if split.pair is not None:
        found.append(CountedSet(PAIR_NAME, (split.pair,) * 2, 0))
    return _with_winning(found, hand)


def _with_winning(found: Sequence[CountedSet], hand: Hand) -> tuple[CountedSet, ...]:
    """The sets, the one marked that the winning card made: a meld it joined, else the last one it can lie in."""
    joined = [n for n, meld in enumerate(hand.use.melds) if meld not in hand.winner.melds]
    concealed = range(len(hand.use.melds), len(found))
    places = joined or [n for n in concealed if hand.win.tile in found[n].tiles]
    return tuple(each._replace(won=n in places[-1:]) for n, each in enumerate(found))


def sets_of_hand(hand: Sequence[Tile], melds: Sequence[Meld]) -> tuple[CountedSet, ...]:
    """The sets of a hand that has not won: melds, what is complete, and the rest in columns."""
    return (*map(_meld, melds), *map(_column, columns(hand)))


def _meld(meld: Meld) -> CountedSet:
    return CountedSet(MELD_NAMES[meld.kind], meld.tiles, meld_huxi(meld))


def _alike(alike: Alike, win: WinCase) -> CountedSet:
    kind, card = alike
    name = KAN_NAME if kind is MeldKind.WEI and card != win.tile else MELD_NAMES[kind]
    return CountedSet(name, (card,) * (COPIES if kind in QUADS else 3), alike_huxi(kind, card))


def _column(cards: tuple[Tile, ...]) -> CountedSet:
    if len(cards) >= 3 and len(set(cards)) == 1:
        kind = MeldKind.WEI if len(cards) == 3 else MeldKind.TI
        return CountedSet(KAN_NAME if len(cards) == 3 else MELD_NAMES[kind], cards, alike_huxi(kind, cards[0]))
    return CountedSet(None, cards, group_huxi(cards) if is_group(cards) else 0)
