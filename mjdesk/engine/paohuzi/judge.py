"""Whether a win is legal and which arrangement of it counts (rules page §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..carried import carried_number
from ..case import NO_TILE, By, Case, SeatCase, Verdict, WinCase, illegal
from ..melds import MeldKind
from ..tiles import UNKNOWN, Tile
from .arrange import arrangements, counts_of, uses
from .cards import COPIES, is_card, meld_fits, rest
from .score import Hand, Worth, transfers, worth

#: key of ``carried``: exhausted rounds in a row just before
HUANG: Final = "huang"
SAN_TI: Final = "san_ti_wu_kan"
HEAVEN: Final = "heaven"
EARTH: Final = "earth"
LAST: Final = "last_tile"
PASSED: Final = "passed"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A win as a case claims it."""

    case: Case
    win: WinCase

    @property
    def winner(self) -> SeatCase:
        """What the winning seat holds."""
        return self.case.seats[self.win.seat]

    @property
    def circumstance(self) -> str:
        """The one circumstance, or nothing."""
        return self.win.circumstances[0] if self.win.circumstances else ""

    @property
    def is_dealer(self) -> bool:
        """Whether the winner deals."""
        return self.win.seat == self.case.dealer


Check: TypeAlias = Callable[[Claimed], bool]


def cards_exist(c: Claimed) -> bool:
    """Only cards of the game, none more than four times; cards of other seats may be unknown."""
    case, win = c.case, c.win
    own = [*c.winner.hand, *(t for meld in c.winner.melds for t in meld.tiles)]
    if UNKNOWN in own or UNKNOWN in [w.tile for w in case.wins]:
        return False
    seen: Counter[Tile] = Counter()
    for seat in case.seats:
        seen.update(seat.hand)
        seen.update(seat.discards)
        seen.update(seat.flowers)
        for meld in seat.melds:
            seen.update(meld.tiles)
    for tile in {w.tile for w in case.wins} - {NO_TILE}:
        if not (win.by is By.DISCARD and tile == win.tile and _thrown_by_source(c)):
            seen[tile] += 1
    del seen[UNKNOWN]
    return all(is_card(tile) and n <= COPIES for tile, n in seen.items())


def _thrown_by_source(c: Claimed) -> bool:
    source = c.win.source
    return source is not None and source < c.case.players and c.win.tile in c.case.seats[source].discards


def one_win(c: Claimed) -> bool:
    """Only one seat wins."""
    return len(c.case.wins) == 1


def melds_fit(c: Claimed) -> bool:
    """Every meld of the winner is of its type."""
    return all(map(meld_fits, c.winner.melds))


def comes_from_somewhere(c: Claimed) -> bool:
    """The card came from where it can come from, and what is said about it can be."""
    win = c.win
    if win.by not in (By.DRAW, By.FLIP, By.DISCARD):
        return False
    if win.by is not By.DRAW and (win.source is None or win.source == win.seat or win.source >= c.case.players):
        return False
    if win.tile == NO_TILE and SAN_TI not in win.circumstances:
        return False
    if len(win.circumstances) > 1:
        return False
    return not win.circumstances or (c.circumstance in _FITTING and _FITTING[c.circumstance](c))


def _at_the_start(c: Claimed) -> bool:
    """Nothing has happened but start ti."""
    laid = [meld for seat in c.case.seats for meld in seat.melds]
    return all(m.kind is MeldKind.TI and m.start for m in laid) and not any(s.discards for s in c.case.seats)


def _heaven(c: Claimed) -> bool:
    return c.is_dealer and c.win.by is By.DRAW and _at_the_start(c)


def _earth(c: Claimed) -> bool:
    return not c.is_dealer and c.win.by is By.FLIP and c.win.source == c.case.dealer and _at_the_start(c)


def _last(c: Claimed) -> bool:
    return c.win.by is not By.DISCARD


def _san_ti(c: Claimed) -> bool:
    if not c.case.options.flag(SAN_TI) or c.win.by is not By.DRAW:
        return False
    return c.is_dealer == (c.win.tile != NO_TILE) and _at_the_start(c)


_FITTING: Final[dict[str, Check]] = {HEAVEN: _heaven, EARTH: _earth, LAST: _last, SAN_TI: _san_ti}


def right_count(c: Claimed) -> bool:
    """The hand is at rest."""
    hand, melds = len(c.winner.hand), c.winner.melds
    return hand + COPIES * len(melds) == 20 if c.circumstance == SAN_TI else hand == rest(melds)


def may_win_so(c: Claimed) -> bool:
    """A card played from a hand is won only with the option."""
    return c.win.by is not By.DISCARD or c.case.options.flag("win_on_discard")


def not_passed(c: Claimed) -> bool:
    """The seat has not let a win go since its last draw or discard."""
    return c.win.by is By.DRAW or PASSED not in c.winner.declared or not c.case.options.flag("pass_hu_lock")


BEFORE_SHAPE: Final[tuple[tuple[str, Check], ...]] = (
    ("bad-tile", cards_exist),
    ("one-winner-only", one_win),
    ("bad-meld", melds_fit),
    ("bad-circumstance", comes_from_somewhere),
    ("wrong-count", right_count),
    ("draw-only", may_win_so),
)


def judge(case: Case) -> Verdict:
    """The verdict on a finished round."""
    if not case.wins:
        return Verdict(True, huxi=())
    claimed = Claimed(case, case.wins[0])
    for reason, holds in BEFORE_SHAPE:
        if not holds(claimed):
            return illegal(reason)
    found = best_worth(claimed)
    if isinstance(found, str):
        return illegal(found)
    if not not_passed(claimed):
        return illegal("passed-win")
    return Verdict(True, None, (found.patterns,), (found.fan,), transfers(case, claimed.win, found), (found.hand.huxi,))


def best_worth(c: Claimed) -> Worth | str:
    """The arrangement that pays most, or the reason why there is none."""
    hands = list(_hands(c))
    if not hands:
        return "no-shape"
    if c.circumstance != SAN_TI:
        hands = [hand for hand in hands if hand.huxi >= c.case.options.number("min_huxi")]
        if not hands:
            return "below-minimum"
    return min((worth(hand) for hand in hands), key=lambda w: (-w.points, -w.hand.huxi, -len(w.patterns), w.patterns))


def _hands(c: Claimed) -> Iterator[Hand]:
    case, win, winner = c.case, c.win, c.winner
    huang = carried_number(case.carried, HUANG, 0)
    shown = () if win.tile == NO_TILE else (win.tile,)
    cards = (*winner.hand, *(t for meld in winner.melds for t in meld.tiles), *shown)
    if c.circumstance == SAN_TI:
        (use,) = uses(counts_of((*winner.hand, *shown)), winner.melds, NO_TILE, By.DRAW, True)
        if len(use.quads) >= 3 or sum(kind is MeldKind.WEI for kind, _ in use.alike) >= 5:
            yield Hand(case.options, win, winner, c.is_dealer, huang, cards, use, None, use.fixed_huxi)
        return
    free = case.options.flag("free_win_card")
    for each in arrangements(counts_of(winner.hand), winner.melds, win.tile, win.by, free):
        yield Hand(case.options, win, winner, c.is_dealer, huang, cards, each.use, each, each.huxi)
