"""What a win is worth and who pays it (rules page §7 and §8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..case import By, Case, SeatCase, WinCase
from ..melds import MeldKind
from ..options import Options
from ..settlement import Factor, Side, Transfer
from ..text import Text
from ..tiles import Tile
from .arrange import Arrangement, Use
from .cards import COPIES, QUADS, alike_huxi, group_huxi, is_big, is_red, meld_huxi, rank
from .texts import NAMES
from .words import KAN_NAME, MELD_NAMES, group_name

#: what a group is called, its cards and its 胡息
_Part: TypeAlias = tuple[Text | None, tuple[Tile, ...], int]
START_WINS: Final = ("heaven", "san_ti_wu_kan")


@dataclass(frozen=True, slots=True)
class Hand:
    """A winning hand in one arrangement (None for 三提五坎, which needs none).

    ``huang``: exhausted rounds in a row before; ``cards``: every card of the winner, the winning one included.
    """

    options: Options
    win: WinCase
    winner: SeatCase
    is_dealer: bool
    huang: int
    cards: tuple[Tile, ...]
    use: Use
    arrangement: Arrangement | None
    huxi: int

    @property
    def self_drawn(self) -> bool:
        """自摸: by draw, but not by the dealt hand."""
        return self.win.by is By.DRAW and not any(c in START_WINS for c in self.win.circumstances)

    @property
    def reds(self) -> int:
        """Red cards."""
        return sum(map(is_red, self.cards))

    @property
    def bigs(self) -> int:
        """Big cards."""
        return sum(map(is_big, self.cards))


@dataclass(frozen=True, slots=True)
class Worth:
    """A hand with its patterns, 囤 and 番; ``named`` are the patterns that count, each with its 番."""

    hand: Hand
    patterns: tuple[str, ...]
    named: tuple[tuple[str, int], ...]
    tun: int
    fan: int

    @property
    def points(self) -> int:
        """What one seat owes before dealer and cap."""
        return self.tun * self.fan * self.hand.options.number("base")


# --- patterns


def _circumstance(hand: Hand, name: str, dealer: bool) -> bool:
    found = hand.win.circumstances
    return name in found or ("san_ti_wu_kan" in found and hand.is_dealer is dealer)


def _nothing_taken_in(hand: Hand) -> bool:
    """Every meld is a start ti, or a quad from a kan after an earlier quad."""
    quad_before = False
    for meld in hand.winner.melds:
        again = meld.kind in QUADS and not meld.was and quad_before
        if not (again or (meld.kind is MeldKind.TI and meld.start)):
            return False
        quad_before = quad_before or meld.kind in QUADS
    return True


def _all_score(hand: Hand, pair: bool) -> bool:
    found = hand.arrangement
    return found is not None and (found.split.pair is not None) is pair and found.all_score


def reunions(hand: Hand) -> int:
    """Ranks of which both sizes are 提 or 跑."""
    return len(hand.use.quads) - len({rank(card) for card in hand.use.quads})


PREDICATES: Final[dict[str, Callable[[Hand], bool]]] = {
    "hong-hu": lambda h: 10 <= h.reds <= (12 if h.options.choice("ming_tang") == "red-black-dot" else 24),
    "hong-wu": lambda h: h.reds >= 13,
    "dian-hu": lambda h: h.reds == 1,
    "wu-hu": lambda h: h.reds == 0,
    "dui-zi-hu": lambda h: h.arrangement is not None and h.arrangement.all_alike,
    "da-hu": lambda h: h.bigs >= 18,
    "xiao-hu": lambda h: len(h.cards) - h.bigs >= 16,
    "tian-hu": lambda h: _circumstance(h, "heaven", True),
    "di-hu": lambda h: _circumstance(h, "earth", False),
    "hai-hu": lambda h: "last_tile" in h.win.circumstances,
    "ting-hu": _nothing_taken_in,
    "shua-hou": lambda h: h.arrangement is not None and len(h.winner.hand) == 1,
    "tuan-yuan": lambda h: reunions(h) > 0,
    "hang-hang-xi": lambda h: _all_score(h, pair=False),
    "jia-hang-hang": lambda h: _all_score(h, pair=True),
    "si-qi-hong": lambda h: h.reds in (4, 7),
}

#: 番 of the patterns by the option ``ming_tang``
VALUES: Final[dict[str, dict[str, int]]] = {
    "none": {},
    "red-black-dot": {"hong-hu": 2, "hong-wu": 4, "dian-hu": 3, "wu-hu": 5},
    "full": {
        "hong-hu": 3,
        "dian-hu": 6,
        "wu-hu": 8,
        "dui-zi-hu": 8,
        "da-hu": 8,
        "xiao-hu": 10,
        "tian-hu": 6,
        "di-hu": 6,
        "hai-hu": 6,
    },
    "many-red": {"hong-hu": 2, "dian-hu": 4, "wu-hu": 6, "dui-zi-hu": 6},
}
#: those that count only with ``extra_ming_tang``
EXTRA: Final[dict[str, dict[str, int]]] = {
    "none": {},
    "red-black-dot": {"dui-zi-hu": 4},
    "full": {
        "ting-hu": 6,
        "shua-hou": 8,
        "tuan-yuan": 8,
        "hang-hang-xi": 8,
        "jia-hang-hang": 4,
        "si-qi-hong": 2,
    },
    "many-red": {"tian-hu": 4, "di-hu": 4, "hai-hu": 4, "ting-hu": 4},
}


def values(options: Options) -> dict[str, int]:
    """The patterns that count under these options, each with its least 番."""
    table = options.choice("ming_tang")
    return VALUES[table] | (EXTRA[table] if options.flag("extra_ming_tang") else {})


def _more(pattern: str, hand: Hand) -> int:
    """What a pattern is worth beyond its least, for each card more."""
    if pattern == "hong-hu" and hand.options.choice("ming_tang") != "red-black-dot":
        return hand.reds - 10
    if pattern == "da-hu":
        return hand.bigs - 18
    return len(hand.cards) - hand.bigs - 16 if pattern == "xiao-hu" else 0


def worth(hand: Hand) -> Worth:
    """Patterns, 囤 and 番 of a hand."""
    named: list[tuple[str, int]] = []
    for pattern, least in values(hand.options).items():
        if PREDICATES[pattern](hand):
            times = reunions(hand) if pattern == "tuan-yuan" else 1
            named += [(pattern, least + _more(pattern, hand))] * times
    bonus = hand.options.choice("self_draw_bonus")
    listed = [pattern for pattern, _ in named] or ["ping-hu"]
    if hand.self_drawn and bonus != "none":
        listed.append("zi-mo")
    if _huang(hand):
        listed.append("huang-fan")
    fan = max(1, sum(value for _, value in named)) * (2 if hand.self_drawn and bonus == "fan" else 1)
    return Worth(hand, tuple(sorted(listed)), tuple(named), _tun(hand), fan)


def _huang(hand: Hand) -> int:
    return hand.huang if hand.options.flag("huang_fan") else 0


def steps(hand: Hand) -> int:
    """囤 of the 胡息 alone."""
    over = hand.huxi - hand.options.number("min_huxi")
    return max(1, over // hand.options.number("tun_step") + 1)


def _tun_bonus(hand: Hand) -> int:
    return 1 if hand.self_drawn and hand.options.choice("self_draw_bonus") == "tun" else 0


def _tun(hand: Hand) -> int:
    return (steps(hand) + hand.options.number("chong_tun") + _tun_bonus(hand)) * (1 + _huang(hand))


# --- payments


def transfers(case: Case, win: WinCase, found: Worth) -> tuple[Transfer, ...]:
    """One transfer for each loser's amount, explained factor by factor."""
    options = case.options
    own = winner_factors(found)
    cap = options.number("cap")
    paid = []
    for loser in range(case.players):
        if loser == win.seat:
            continue
        why, amount = list(own), found.points
        if options.flag("dealer_double") and case.dealer in (loser, win.seat):
            amount *= 2
            why.append(Factor("×", 2, Text("庄家", "dealer"), Side.PAYER))
        if 0 < cap < amount:
            amount = cap
            why.append(Factor("≤", cap, Text("封顶", "cap"), Side.LIMIT))
        payer = loser
        if win.by is By.DISCARD:
            assert win.source is not None
            payer = win.source
            why.append(Factor("!", 0, Text("放炮，一家付", "the discarder pays for both"), Side.LIMIT))
        paid.append(Transfer(payer, win.seat, amount, tuple(why), None if payer == loser else loser))
    return tuple(paid)


def winner_factors(found: Worth) -> tuple[Factor, ...]:
    """囤 × 番 × base, with the 胡息 behind the 囤."""
    hand, options = found.hand, found.hand.options
    least, step = options.number("min_huxi"), options.number("tun_step")
    factors = [
        Factor("!", hand.huxi, huxi_line(hand)),
        Factor("", steps(hand), _tun_words(hand.huxi, least, step)),
    ]
    if options.number("chong_tun"):
        factors.append(Factor("+", options.number("chong_tun"), Text("冲囤", "extra tun")))
    if _tun_bonus(hand):
        factors.append(Factor("+", 1, Text("自摸", "self-draw")))
    if _huang(hand):
        rounds = hand.huang
        factors.append(Factor("×", 1 + rounds, Text(f"黄番，荒了 {rounds} 局", f"{rounds} exhausted before")))
    if found.named:
        total = sum(value for _, value in found.named)
        zh = "＋".join(f"{NAMES[pattern].zh} {value}" for pattern, value in found.named)
        en = " + ".join(f"{NAMES[pattern].en} {value}" for pattern, value in found.named)
        factors.append(Factor("×", total, Text(zh, en)))
    if hand.self_drawn and options.choice("self_draw_bonus") == "fan":
        factors.append(Factor("×", 2, Text("自摸", "self-draw")))
    if options.number("base") != 1:
        factors.append(Factor("×", options.number("base"), Text("底", "base")))
    return tuple(factors)


def _tun_words(huxi: int, least: int, step: int) -> Text:
    return Text(
        f"囤：{huxi} 胡息，{least} 起，{step} 息一囤", f"tun: {huxi} huxi, {least} to win, one more each {step}"
    )


def huxi_line(hand: Hand) -> Text:
    """Where the 胡息 come from, group by group."""
    parts: list[_Part] = [(MELD_NAMES[meld.kind], meld.tiles, meld_huxi(meld)) for meld in hand.use.melds]
    parts += [_alike(hand, kind, card) for kind, card in hand.use.alike]
    if hand.arrangement is not None:
        parts += [(None, group, group_huxi(group)) for group in hand.arrangement.split.groups]
    scoring = [(group_name(name, tiles), huxi) for name, tiles, huxi in parts if huxi]
    zh = "＋".join(f"{name.zh} {huxi}" for name, huxi in scoring)
    en = " + ".join(f"{name.en} ({huxi})" for name, huxi in scoring)
    return Text(f"胡息 {hand.huxi}：{zh}", f"huxi {hand.huxi}: {en}")


def _alike(hand: Hand, kind: MeldKind, card: Tile) -> _Part:
    """What is alike in the hand; three that the winning card did not make are a kan."""
    name = KAN_NAME if kind is MeldKind.WEI and card != hand.win.tile else MELD_NAMES[kind]
    return name, (card,) * (COPIES if kind in QUADS else 3), alike_huxi(kind, card)
