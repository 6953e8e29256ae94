"""Whether the wins of a finished round of `changsha` are legal, in the order of the page (§6.1, §6.2, §6.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from ..case import By, Case, WinCase
from ..errors import BadInput
from ..melds import Meld, MeldKind, all_alike, is_run
from ..tiles import STANDARD, SUITED, UNKNOWN, Tile
from .changsha_hand import Made, completes, has_kong, made, open_melds, weight
from .changsha_start import all_held, tiles_of
from .checks import Check, Situation, first_failure, has_pung
from .values import Special

_SEVERAL: Final = "all"
_MOST: Final = 4
_BY_PREFIX: Final = "after_kong_exposed_by:"
_ALONE: Final = frozenset({"heaven", "earth"})
_OTHERS: Final = frozenset({By.DISCARD, By.KONG})


def first_reason(case: Case) -> str | None:
    """The reason id of the first test that fails; None when the round is legal."""
    if not tiles_exist(case):
        return "bad-tile"
    if not all_held(case):
        return "start-win-not-held"
    if not wins_go_together(case):
        return "one-winner-only"
    return next((reason for s in situations(case) if (reason := first_failure(CHECKS, s)) is not None), None)


def situations(case: Case) -> list[Situation]:
    """One for each win; no tile is special here."""
    return [Situation(case, win, Special()) for win in case.wins]


# --- the round


def tiles_exist(case: Case) -> bool:
    """All tiles are suited and at most four of a kind; a winner's are all known, others' may not be."""
    winners = {win.seat for win in case.wins}
    lying = [tile for tile in {win.tile for win in case.wins} if not _is_thrown(case, tile)]
    for number, seat in enumerate(case.seats):
        held = [*seat.hand, *seat.discards]
        for meld in seat.melds:
            held += meld.tiles
        if UNKNOWN in held:
            if number in winners:
                return False
            held = [tile for tile in held if tile != UNKNOWN]
        lying += held
        lying += seat.flowers
    lying += [win.tile for win in case.wins if win.tile >= SUITED]
    return not lying or (max(lying) < SUITED and max(Counter(lying).values()) <= _MOST)


def _is_thrown(case: Case, tile: Tile) -> bool:
    """Whether a win by discard on the tile has it among the discards of the seat it came from."""
    return any(
        win.by is By.DISCARD
        and win.tile == tile
        and win.source is not None
        and 0 <= win.source < case.players
        and tile in case.seats[win.source].discards
        for win in case.wins
    )


def wins_go_together(case: Case) -> bool:
    """Several wins: by different seats, from one seat, on one tile or on tiles of one kong, where several may win."""
    wins = case.wins
    if len(wins) <= 1:
        return True
    if len({win.seat for win in wins}) < len(wins) or case.options.choice("multi_win") != _SEVERAL:
        return False
    if any(win.by is By.DRAW for win in wins) or len({(win.by, win.source) for win in wins}) > 1:
        return False
    one_tile = len({win.tile for win in wins}) == 1
    return one_tile or all("kong_discard" in win.circumstances for win in wins)


# --- one win


def melds_fit(s: Situation) -> bool:
    """Every meld of the winner fits its type."""
    return all(_fits(meld) for meld in s.winner.melds)


def _fits(meld: Meld) -> bool:
    match meld.kind:
        case MeldKind.CHI:
            return is_run(meld.tiles)
        case MeldKind.PENG:
            return all_alike(meld.tiles, 3)
        case MeldKind.GANG_EXPOSED | MeldKind.GANG_ADDED | MeldKind.GANG_CONCEALED:
            return all_alike(meld.tiles, 4)
    return False


def right_count(s: Situation) -> bool:
    """Concealed tiles without the winning one: 13 less 3 for each meld."""
    return len(s.winner.hand) == 13 - 3 * len(s.winner.melds)


def circumstances(win: WinCase) -> frozenset[str]:
    """What is said of a win; who fed a kong does not matter here."""
    return frozenset(said for said in win.circumstances if not said.startswith(_BY_PREFIX))


def circumstances_possible(s: Situation) -> bool:
    """The tile came from where it can come from, and everything said of it can be, alone and together (page §6.2)."""
    win, said = s.win, circumstances(s.win)
    if win.by is not By.DRAW and not (
        win.by in _OTHERS and win.source is not None and win.source != win.seat and 0 <= win.source < s.case.players
    ):
        return False
    if not all(word in _POSSIBLE and _POSSIBLE[word](s) for word in said):
        return False
    if said & _ALONE and len(said) > 1:
        return False
    return not said >= {"last_tile", "after_kong"} and not said >= {"last_discard", "kong_discard"}


def _heaven(s: Situation) -> bool:
    untouched = all(not seat.melds and not seat.discards for seat in s.case.seats)
    return s.win.by is By.DRAW and s.win.seat == s.case.dealer and untouched


def _earth(s: Situation) -> bool:
    dealer = s.case.dealer
    first = s.case.seats[dealer].discards in ((), (s.win.tile,))
    return s.win.by is By.DISCARD and s.win.source == dealer and s.win.seat != dealer and not s.winner.melds and first


def _after_kong(s: Situation) -> bool:
    return s.win.by is By.DRAW and has_kong(s.winner.melds) and _was_turned(s)


def _kong_discard(s: Situation) -> bool:
    thrown = s.win.by is By.DISCARD and s.win.source is not None
    return thrown and has_kong(s.case.seats[s.win.source or 0].melds) and _was_turned(s)


def _was_turned(s: Situation) -> bool:
    turned = kong_tiles(s.case)
    return turned is None or s.win.tile in turned


_POSSIBLE: Final[dict[str, Check]] = {
    "heaven": _heaven,
    "earth": _earth,
    "last_tile": lambda s: s.win.by is By.DRAW,
    "last_discard": lambda s: s.win.by is By.DISCARD,
    "after_kong": _after_kong,
    "kong_discard": _kong_discard,
    "bu_zhang": lambda s: s.win.by is By.KONG,
}


def kong_tiles(case: Case) -> tuple[Tile, ...] | None:
    """The tiles turned for a kong (``extra.kong_tiles``), None where a case does not say."""
    turned = case.extra.get("kong_tiles")
    return None if turned is None else tiles_of(turned, "extra.kong_tiles")


def robs_a_pung(s: Situation) -> bool:
    """By kong: the robbed seat has a pung of the tile."""
    return s.win.by is not By.KONG or has_pung(s.case.seats[s.win.source or 0].melds, s.win.tile)


def counts_of(hand: Collection[Tile]) -> list[int]:
    """34 counts of some tiles."""
    counts = [0] * STANDARD
    for tile in hand:
        counts[tile] += 1
    return counts


def made_by(s: Situation) -> Made:
    """What the winner's hand is with the tile it names."""
    return _made_once(s.tiles, s.winner.melds, s.win.by, s.case.options.choice("quan_qiu_ren"))


@lru_cache(1 << 8)
def _made_once(tiles: tuple[Tile, ...], melds: tuple[Meld, ...], by: By, quan_qiu_ren: str) -> Made:
    """The tests of one win and what it is worth ask for it six times."""
    return made(counts_of(tiles), melds, by, quan_qiu_ren)


def has_shape(s: Situation) -> bool:
    """Four sets and a pair, seven pairs, or nothing but 2, 5 and 8."""
    return made_by(s).reason != "no-shape"


def has_pair(s: Situation) -> bool:
    """A plain hand has a pair of 2, 5 or 8, or is big by itself."""
    return made_by(s).reason is None


def open_enough(s: Situation) -> bool:
    """With ``open_for_discard`` a small win on another's tile needs a meld with another's tile."""
    free = s.win.by is By.DRAW or not s.case.options.flag("open_for_discard")
    return free or open_melds(s.winner.melds) or count_of(s) > 0


def not_passed(s: Situation) -> bool:
    """漏胡: no win on another's tile that the pass lock bars."""
    lock, best = s.case.options.choice("pass_lock"), best_passed(s.winner.declared)
    if s.win.by is By.DRAW or lock == "none" or best is None:
        return True
    return lock == "lower" and count_of(s) > best


def best_passed(declared: Collection[str]) -> int | None:
    """The count of the best win let go (``passed:<n>``), None when there is none."""
    numbers = [word.removeprefix("passed:") for word in declared if word.startswith("passed:")]
    for number in numbers:
        if not (number.isascii() and number.isdigit()):
            raise BadInput(f"passed:{number}; expected passed: and a whole number", "declared")
    return max(map(int, numbers), default=None)


#: the tests of one win, in the order of the page
CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    ("bad-meld", melds_fit),
    ("wrong-count", right_count),
    ("bad-circumstance", circumstances_possible),
    ("not-robbable", robs_a_pung),
    ("no-shape", has_shape),
    ("pair-not-258", has_pair),
    ("not-open", open_enough),
    ("passed-win", not_passed),
)


# --- what the win is worth


def patterns(s: Situation) -> tuple[str, ...]:
    """The patterns of a legal win, sorted, with repeats (page §6.3); ``ping-hu`` alone when none is big."""
    found = [*made_by(s).big, *_situations(s)]
    return tuple(sorted(found)) or ("ping-hu",)


def count_of(s: Situation) -> int:
    """大胡数: how many big wins it is, 0 for a small one."""
    return sum(weight(pattern, s.case.options) for pattern in patterns(s) if pattern != "ping-hu")


_ONCE: Final = {
    "heaven": "tian-hu",
    "earth": "di-hu",
    "last_tile": "hai-di-lao",
    "last_discard": "hai-di-pao",
}


def _situations(s: Situation) -> list[str]:
    said, options = circumstances(s.win), s.case.options
    found = [pattern for word, pattern in _ONCE.items() if word in said]
    if "after_kong" in said:
        found += ["gang-shang-kai-hua"] * _turned_that_win(s)
    if "kong_discard" in said and options.flag("gang_shang_pao"):
        found += ["gang-shang-pao"] * _turned_that_win(s)
    if s.win.by is By.KONG and not ("bu_zhang" in said and options.choice("rob_bu_zhang") == "small"):
        found.append("qiang-gang-hu")
    return found


def _turned_that_win(s: Situation) -> int:
    """How many of the turned tiles would each by itself win by shape and pair, equal ones each."""
    turned = kong_tiles(s.case)
    if turned is None:
        return 1
    counts = counts_of(s.winner.hand)
    return sum(tile < SUITED and completes(counts, s.winner.melds, tile, s.win.by, s.case.options) for tile in turned)
