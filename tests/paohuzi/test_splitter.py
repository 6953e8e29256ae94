"""The splitter and the cards that win: two ways to one answer, the other one slow and plain."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from mjdesk.engine.case import By
from mjdesk.engine.melds import Meld, MeldKind
from mjdesk.engine.notation import parse_tiles
from mjdesk.engine.paohuzi.arrange import arrangements, counts_of, most_huxi, winning_cards
from mjdesk.engine.paohuzi.cards import CARDS, GROUPS_WITH, Group, group_huxi, is_group, rest
from mjdesk.engine.paohuzi.splitter import keys_of, most_loose, splits

from . import twin

ALL_GROUPS = sorted({group for groups in GROUPS_WITH.values() for group in groups})
CARD = st.sampled_from(list(CARDS))


@st.composite
def loose_cards(draw: st.DrawFn) -> list[int]:
    """Cards that often split: some groups, perhaps a pair, perhaps one card changed; at most three of a kind."""
    groups: list[Group] = draw(st.lists(st.sampled_from(ALL_GROUPS), max_size=7))
    cards = [card for group in groups for card in group]
    if draw(st.booleans()):
        cards += [draw(CARD)] * 2
    one_off: bool = draw(st.booleans())
    if cards and one_off:
        cards[draw(st.integers(0, len(cards) - 1))] = draw(CARD)
    kept: Counter[int] = Counter()
    for card in cards[:21]:
        kept[card] = min(3, kept[card] + 1)
    return sorted(kept.elements())


def test_there_are_so_many_groups() -> None:
    assert len(ALL_GROUPS) == 2 * (8 + 1) + 20
    assert all(map(is_group, ALL_GROUPS))
    assert not is_group(parse_tiles("27x0d"))
    assert not is_group(parse_tiles("90x1x"))
    assert not is_group(parse_tiles("333x"))


@given(loose_cards(), st.booleans())
@settings(max_examples=300)
@example(list(parse_tiles("112233x112233d123x")), False)
def test_a_split_is_the_best_there_is(cards: list[int], pair: bool) -> None:
    small, big = keys_of(counts_of(cards))
    assert most_loose(small, big, pair) == twin.best_split(list(map(twin.card, cards)), pair)


@given(loose_cards(), st.booleans())
@settings(max_examples=200)
def test_a_split_is_made_of_the_cards(cards: list[int], pair: bool) -> None:
    for split in splits(counts_of(cards), pair):
        used = [card for group in split.groups for card in group]
        if split.pair is not None:
            used += [split.pair] * 2
        assert sorted(used) == cards
        assert all(map(is_group, split.groups))
        assert split.huxi == sum(map(group_huxi, split.groups))
        assert (split.pair is not None) is pair


@given(loose_cards())
@settings(max_examples=200)
def test_every_pair_there_can_be_is_tried(cards: list[int]) -> None:
    slow: dict[tuple[int, bool], int] = {}
    for huxi, eye, _ in twin.all_splits(sorted(map(twin.card, cards)), True):
        assert eye is not None
        slow[eye] = max(slow.get(eye, 0), huxi)
    assert {twin.card(s.pair): s.huxi for s in splits(counts_of(cards), True) if s.pair is not None} == slow


KINDS = {"ti": 4, "pao": 4, "wei": 3, "peng": 3}


@st.composite
def hands(draw: st.DrawFn) -> tuple[list[int], tuple[Meld, ...]]:
    """A hand at rest that is often one card from complete, with its melds."""
    melds: list[Meld] = []
    cards: list[int] = []
    free = set(CARDS)
    for _ in range(draw(st.integers(0, 6))):
        what = draw(st.sampled_from(["ti", "pao", "wei", "peng", "chi", "kan"]))
        if what == "chi":
            melds.append(Meld(MeldKind.CHI, draw(st.sampled_from(ALL_GROUPS))))
            continue
        kind = draw(st.sampled_from(sorted(free)))
        free.discard(kind)
        if what == "kan":
            cards += [kind] * 3
        else:
            melds.append(Meld(MeldKind(what), (kind,) * KINDS[what]))
    size = rest(melds)
    while len(cards) < size:
        group = draw(st.sampled_from(ALL_GROUPS)) if draw(st.integers(0, 9)) else (draw(CARD),) * 2
        cards += group
    counts = Counter(cards[:size])
    assume(max(counts.values(), default=0) <= 3)
    return sorted(counts.elements()), tuple(melds)


@given(hands(), st.sampled_from([By.DRAW, By.FLIP, By.DISCARD]), st.booleans())
@settings(max_examples=150)
def test_the_cards_that_win_are_those_of_the_slow_twin(
    hand: tuple[list[int], tuple[Meld, ...]], by: By, free: bool
) -> None:
    cards, melds = hand
    counts = counts_of(cards)
    found = winning_cards(counts, melds, by, free)
    for card in CARDS:
        slow = twin.complete(cards, melds, card, by, free) if counts[card] < 4 else None
        assert found.get(card) == slow, card
        assert most_huxi(counts, melds, card, by, free) == slow
        spelled = list(arrangements(counts, melds, card, by, free))
        assert max((each.huxi for each in spelled), default=None) == slow


@given(hands(), CARD, st.sampled_from([By.DRAW, By.FLIP]))
@settings(max_examples=300)
def test_an_arrangement_holds_every_card_once(hand: tuple[list[int], tuple[Meld, ...]], card: int, by: By) -> None:
    cards, melds = hand
    for each in arrangements(counts_of(cards), melds, card, by, True):
        laid = [tile for meld in each.use.melds for tile in meld.tiles]
        assert sorted([*laid, *(tile for group in each.concealed for tile in group)]) == sorted(
            [*cards, card, *(tile for meld in melds for tile in meld.tiles)]
        )
        assert len(each.use.melds) + len(each.concealed) == 7
        assert (each.split.pair is not None) is bool(each.use.quads)


def test_some_of_these_hands_are_complete() -> None:
    hand = list(parse_tiles("111d789d34x270x"))
    melds = (
        Meld(MeldKind.PENG, parse_tiles("555d")),
        Meld(MeldKind.CHI, parse_tiles("123x")),
        Meld(MeldKind.WEI, parse_tiles("888x")),
    )
    wins = winning_cards(counts_of(hand), melds, By.FLIP, True)
    assert wins == dict.fromkeys(parse_tiles("2x5x"), 18)
