"""Why a seat may not take the card that lies open last, though it has cards that go with it (rules page §5 and §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..case import By, WinCase
from ..events import Discard
from ..text import Text
from ..tiles import UNKNOWN, Tile
from .arrange import most_huxi
from .cards import GROUPS_WITH, SEATS, rest
from .choices import options_at
from .claims import chi_lists
from .events import TurnUp
from .flow import applies
from .stages import Card, Spot, What
from .texts import REASONS
from .words import card_name

if TYPE_CHECKING:
    from .round import PaohuziRound

_WORDS: Final = {reason.id: reason.text for reason in REASONS}
_NOT_YOURS: Final = Text(
    "只能吃上家打的、上家翻的和自己翻的",
    "chi only of what the seat before played or turned up, or you turned up yourself",
)
_NOT_PLAYED: Final = Text("这里打出的牌不能吃，只能吃翻的", "cards played from hand are not taken for a chi here")
_KAN: Final = Text("要拆坎，坎里的牌不能用", "it would need cards of a kan, which stay together")
_NOTHING_LEFT: Final = Text("拿了就没有牌可打", "no card would be left to play")


def refusals(round_: PaohuziRound, seat: int) -> tuple[Text, ...]:
    """The reasons in the order win, peng, chi; nothing of what the seat may do or is far from."""
    spot = last_open(round_)
    if spot is None or round_.seats[seat].unknown or round_.wins:
        return ()
    found = (_win(round_, spot, seat), _peng(round_, spot, seat), _chi(round_, spot, seat))
    return tuple(reason for reason in found if reason is not None)


def last_open(round_: PaohuziRound) -> Spot | None:
    """The card that was turned up or played last, in the air or fallen, as long as nothing else has come."""
    for event in reversed(round_.events):
        if isinstance(event, (TurnUp, Discard)):
            step = Card.REVEALED if isinstance(event, TurnUp) else Card.DISCARDED
            return None if event.tile == UNKNOWN else Spot(step, event.seat, event.tile, 0)
    return None


def _win(round_: PaohuziRound, spot: Spot, seat: int) -> Text | None:
    """A complete hand that may not win."""
    state, options = round_.seats[seat], round_.options
    if seat == spot.source or state.size != rest(state.melds):
        return None
    by = By.FLIP if spot.step is Card.REVEALED else By.DISCARD
    huxi = most_huxi(state.counts, state.melds, spot.card, by, options.flag("free_win_card"))
    if huxi is None:
        return None
    verdict = round_.rules.judge(round_.case((WinCase(seat, by, spot.card, spot.source),)))
    if verdict.reason == "below-minimum":
        least = options.number("min_huxi")
        return Text(
            f"成牌了，胡息不够：{huxi} 胡息，要 {least}", f"complete, but not enough huxi: {huxi}, {least} needed"
        )
    return _WORDS[verdict.reason] if verdict.reason in ("passed-win", "draw-only") else None


def _peng(round_: PaohuziRound, spot: Spot, seat: int) -> Text | None:
    """Two alike that may not take the third."""
    card, name = spot.card, card_name(spot.card)
    if seat == spot.source or round_.seats[seat].counts[card] != 2:
        return None
    if card in round_.memory.seats[seat].dead_peng:
        return Text(f"臭牌：{name.zh}放过没碰，不能再碰", f"dead: you let a {name.en} go, no peng of it any more")
    return None if options_at(round_, spot, What.PENG, seat) else _NOTHING_LEFT


def _chi(round_: PaohuziRound, spot: Spot, seat: int) -> Text | None:
    """Cards that make a group with it and may not take it."""
    counts, card = round_.seats[seat].counts, spot.card
    if counts[card] >= 3 or not _has_group(counts, card) or applies(round_, spot, What.CHI, seat) is None:
        return None
    eligible = {(spot.source + 1) % SEATS} | ({spot.source} if spot.step is Card.REVEALED else set())
    if seat not in eligible:
        return None if seat == spot.source else _NOT_YOURS
    if spot.step is Card.DISCARDED and not round_.options.flag("chi_discard"):
        return _NOT_PLAYED
    name = card_name(card)
    if card in round_.memory.seats[seat].dead_chi:
        return Text(f"臭牌：打过或放过{name.zh}，不能再吃", f"dead: you played a {name.en} or let one go, no chi of it")
    if any(chi_lists(counts, card)):
        return None if options_at(round_, spot, What.CHI, seat) else _NOTHING_LEFT
    if counts[card] and _has_group(counts, card, split_kans=False):
        return Text(
            f"手里还有{name.zh}，比不下去，不能吃", f"another {name.en} in the hand cannot be laid beside it (bi)"
        )
    return _KAN


def _has_group(counts: Sequence[int], card: Tile, split_kans: bool = True) -> bool:
    """Whether two cards of a hand make a group with the card."""
    for group in GROUPS_WITH[card]:
        others = list(group)
        others.remove(card)
        enough = all(counts[each] >= others.count(each) for each in others)
        if enough and (split_kans or all(counts[each] < 3 for each in others)):
            return True
    return False
