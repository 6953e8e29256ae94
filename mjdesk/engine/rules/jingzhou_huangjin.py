"""`jingzhou-huangjin`: Jingzhou golden-tile mahjong, 81 patterns and up to four wild tiles (荆州黄金麻将)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..carried import carried_number
from ..case import By, Case, SeatCase, Verdict, WinCase, illegal
from ..melds import MeldKind
from ..options import Options
from ..phase import How, Step
from ..shapes import keys_of
from ..text import Text
from ..tiles import FLOWERS_144, GREEN, RED, STANDARD, SUITED, UNKNOWN, WHITE, WINDS, Tile, TileSet
from .base import RuleSystem
from .checks import Situation, first_failure
from .hooks.turn import can_replace
from .jingzhou_huangjin_checks import CHECKS, require_readable
from .jingzhou_huangjin_hand import LAST_OF_KIND, THROWN, Chosen, Hand, choose, hand_of, open_copies
from .jingzhou_huangjin_options import OPTIONS
from .jingzhou_huangjin_patterns import VALUES
from .jingzhou_huangjin_readings import readings
from .jingzhou_huangjin_score import kong_product, pattern_ids, transfers
from .jingzhou_huangjin_shown import laid_out
from .jingzhou_huangjin_texts import NUMBERED, PATTERNS, REASONS
from .jingzhou_huangjin_waits import is_complete
from .quick import quick_hand
from .red_dragon import ring_neighbours, suit_neighbours
from .values import Aim, HandFacts, NextDeal, SeatNote, Special

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View

_RING: Final = (*WINDS, GREEN, WHITE)
#: the other tiles of a kind
_OTHERS: Final = 3
#: key of ``carried``: the seat that dealt the first round of the match
_FIRST_DEALER: Final = "first_dealer"


def golden_after(indicator: Tile) -> Tile:
    """The kind after an indicator: 1…9 and round again, E S W N F P and round again; 红中 is passed over."""
    if indicator < SUITED:
        return suit_neighbours(indicator)[1]
    return GREEN if indicator == RED else ring_neighbours(_RING, indicator)[1]


#: by indicator
_SPECIAL: Final = tuple(Special((golden_after(indicator),)) for indicator in range(STANDARD))


class JingzhouHuangjin(RuleSystem):
    """81 patterns, a minimum, flowers; the golden tile is wild in the hand and never thrown."""

    id = "jingzhou-huangjin"
    name = Text("荆州黄金麻将", "Jingzhou golden-tile mahjong")
    summary = Text("八十一番，黄金牌百搭", "81 patterns, golden wild tile")
    told_circumstances = ("after_kong", "after_kong_exposed_by", "last_tile", "last_discard", "last_of_kind", "heaven")
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    turns_indicator = True

    def tile_set(self, options: Options) -> TileSet:
        return FLOWERS_144

    def special(self, options: Options, indicator: Tile) -> Special:
        return _SPECIAL[indicator] if indicator < STANDARD else Special()

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        carried_number(carried, _FIRST_DEALER, 0, players - 1)

    # --- judging

    def judge(self, case: Case) -> Verdict:
        if not case.wins:
            return Verdict(True)
        if len(case.wins) != 1:
            return illegal("one-winner-only")
        indicator = require_readable(case)
        if indicator >= STANDARD:
            return illegal("bad-tile")
        s = Situation(case, case.wins[0], self.special(case.options, indicator))
        reason = first_failure(CHECKS, s)
        if reason is not None:
            return illegal(reason)
        chosen = best_reading(s, hand_of_win(s))
        if isinstance(chosen, str):
            return illegal(chosen)
        return Verdict(True, None, (pattern_ids(s, chosen),), (chosen.fan,), transfers(s, chosen))

    # --- legality of a running round

    def tracks_passes(self, options: Options) -> bool:
        return options.choice("passed_win") == "until_draw"

    def never_thrown(self, round_: Round) -> frozenset[Tile]:
        return round_.special.locked

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        return "special-tile" if tile in round_.special.locked else None

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        if round_.phase.step is Step.TURN and round_.phase.how is How.CLAIM:
            return False
        golden = tile in round_.special.locked
        return can_replace(round_) and (not golden or kind is MeldKind.GANG_CONCEALED)

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        return round_.wall_left > 0 and tile not in round_.special.locked

    def may_peng(self, round_: Round, seat: int, tile: Tile) -> bool:
        return _leaves_a_discard(round_, seat, (tile, tile))

    def may_chi(self, round_: Round, seat: int, low: Tile) -> bool:
        assert round_.phase.tile is not None
        own = [tile for tile in (low, low + 1, low + 2) if tile != round_.phase.tile]
        return _leaves_a_discard(round_, seat, own)

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        if by is not By.DRAW and tile in round_.special.locked:
            return False
        hand = quick_hand(round_, seat, tile, by)
        return is_complete(hand.naturals, len(hand.melds), hand.jokers, hand.keys)

    def hand_facts(self, options: Options) -> HandFacts:
        return HandFacts(
            aims=(Aim.TRIPLETS, Aim.ONE_SUIT, Aim.MIXED_SUIT, Aim.PAIRS),
            farther=None,
            pace=10.0,
            ready=0.8,
            ready_wins=0.07,
        )

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        counts, wild = [0] * STANDARD, 0
        for each in (*hand, tile):
            if each in view.special.wild or each == UNKNOWN:
                wild += 1
            else:
                counts[each] += 1
        return is_complete(counts, view.me.groups, wild, keys_of(counts))

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        last = not round_.wall_left
        if by is By.DRAW:
            return (*super().circumstances(round_, seat, by), *(("last_tile",) if last else ()))
        return ("last_discard",) if last and by is By.DISCARD else ()

    def extra(self, round_: Round) -> Mapping[str, Any]:
        thrown_by = round_.wins[0].source if round_.wins else round_.phase.seat
        return {**super().extra(round_), THROWN: thrown_by}

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        seats = round_.setup.players
        first = round_.setup.dealer if round_.options.choice("win_order") == "dealer" else source + 1
        return tuple(seat for i in range(seats) if (seat := (first + i) % seats) != source)

    # --- flow

    def next_deal(self, round_: Round) -> NextDeal:
        setup = round_.setup
        first = carried_number(setup.carried, _FIRST_DEALER, setup.dealer)
        carried, wind = {_FIRST_DEALER: first}, setup.prevailing_wind
        stays = not round_.wins or any(win.seat == setup.dealer for win in round_.wins)
        if stays and round_.options.choice("next_dealer") == "rotate":
            return NextDeal(setup.dealer, wind, carried=carried)
        dealer = (setup.dealer + 1) % setup.players
        if dealer == first:
            wind = WINDS[(WINDS.index(wind) + 1) % len(WINDS)]
        return NextDeal(dealer, wind, carried=carried)

    # --- what the window says

    def headline(self, options: Options) -> Text:
        minimum, cap = options.number("min_fan"), options.number("cap")
        zh = [f"{minimum} 番起和" if minimum else "不限起和"]
        en = [f"minimum {minimum} fan" if minimum else "no minimum"]
        if options.number("hard_factor") > 1:
            zh.append("硬胡 ×2")
            en.append("hard ×2")
        zh.append(f"封顶 {cap}" if cap else "不封顶")
        en.append(f"cap {cap}" if cap else "no cap")
        return Text(" · ".join(zh), " · ".join(en))

    def seat_note(self, view: View, seat: int) -> SeatNote:
        options, melds = view.setup.options, view.seats[seat].melds
        if options.choice("kong_factor") == "off" or not any(meld.is_kong for meld in melds):
            return SeatNote()
        return SeatNote(factor=f"×{kong_product(SeatCase((), tuple(melds)))}")

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        listed = [(VALUES[n], p) for n, p in enumerate(NUMBERED, 1) if p.id in patterns]
        big = [p.name for _, p in listed if p.big]
        if big:
            return Text(" ".join(name.zh for name in big), ", ".join(name.en for name in big)), True
        times = Counter(patterns)
        fan = sum(value * times[p.id] for value, p in listed)
        return Text(f"{fan} 番", f"{fan} fan"), False

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        s = Situation(round_.case((win,)), win, round_.special)
        chosen = best_reading(s, found := hand_of_win(s))
        return super().arranged(round_, win, hand) if isinstance(chosen, str) else laid_out(found, chosen)

    def kong_worth(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> str:
        if options.choice("kong_factor") == "off":
            return ""
        return "×4" if kind is MeldKind.GANG_CONCEALED else "×2"

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        return ((Text("黄金牌", "Golden"), special.wild, "wild"),) if special.wild else ()


def _leaves_a_discard(round_: Round, seat: int, own: Sequence[Tile]) -> bool:
    """Whether a claim with these own tiles leaves one that may be thrown."""
    state, locked = round_.seats[seat], round_.special.locked
    golden = sum(state.counts[tile] for tile in locked) - sum(tile in locked for tile in own)
    return state.size - len(own) > golden


def best_reading(s: Situation, hand: Hand) -> Chosen | str:
    """The reading the winner takes, or the reason why the hand does not win."""
    options = s.case.options
    all_golden = all(tile in s.special.wild for tile in s.tiles)
    minimum = 0 if all_golden else options.number("min_fan")
    return choose(readings(hand), minimum, len(s.winner.flowers), options.number("hard_factor"))


def hand_of_win(s: Situation) -> Hand:
    """The hand of a win that passes the checks before its shape."""
    return hand_of(s, LAST_OF_KIND in s.win.circumstances or open_copies(s) == _OTHERS)
