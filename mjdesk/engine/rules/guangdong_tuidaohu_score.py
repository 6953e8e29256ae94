"""What a round of push-down mahjong pays: wins, kongs, and the dealer's horses (page of 推倒胡, §6 and §7)."""

from __future__ import annotations

from typing import Final

from ..case import By, Case
from ..notation import tile_name
from ..settlement import Cause, Factor, Transfer, payments
from ..text import Text
from ..tiles import SUITED, Tile
from .checks import Situation
from .guangdong_hands import BIG_NAMES
from .guangdong_money import SEATS, horse_tiles, kong_transfers, win_transfers
from .guangdong_room import amount_of, explained, note
from .guangdong_tuidaohu_texts import KONGS

_MOST_HORSES: Final = 4
_SEEN_FROM_DEALER: Final = (
    Text("庄家", "the dealer"),
    Text("庄家的下家", "the seat after the dealer"),
    Text("庄家的对家", "the seat opposite the dealer"),
    Text("庄家的上家", "the seat before the dealer"),
)


def win_factors(s: Situation, big: tuple[str, ...]) -> tuple[Factor, ...]:
    """What each payer owes: base, self-draw (a robbery is one), and a big hand, however many it is."""
    drawn = Text("自摸", "self-draw") if s.win.by is By.DRAW else Text("抢杠算自摸", "robbery as self-draw")
    factors = [Factor("", 1, Text("底", "base")), Factor("×", 2, drawn)]
    if big:
        names = [BIG_NAMES[p] for p in big]
        factors.append(Factor("×", 2, Text(" ".join(n.zh for n in names), ", ".join(n.en for n in names))))
    return tuple(factors)


def fan_of(s: Situation, big: tuple[str, ...]) -> int:
    """Points each of three payers owes, before any multiplier."""
    return amount_of(win_factors(s, big))


# --- horses


def number_of_horses(streak: int) -> int:
    """One, and one more each time the dealer kept the deal; four at most."""
    return min(_MOST_HORSES, streak + 1)


def place_of_horse(tile: Tile) -> int:
    """How many seats after the dealer a horse points: 1 5 9 東 中, 2 6 南 發, 3 7 西 白, 4 8 北."""
    return tile % 9 % 4 if tile < SUITED else (tile - SUITED) % 4


def horse_transfers(case: Case, flows: list[Transfer]) -> list[Transfer]:
    """For each horse a second copy of the account of the seat it names, held by the dealer.

    Flows between that seat and the dealer would go from the dealer to itself and drop out; a seat whose account
    is even moves nothing.
    """
    net = payments(flows, case.players)
    found = []
    for tile in horse_tiles(case, number_of_horses(case.streak)):
        place = place_of_horse(tile)
        horse = (case.dealer + place) % SEATS
        if net[horse]:
            said = _SEEN_FROM_DEALER[place]
            name = tile_name(tile)
            zh, en = f"马 {name} 是{said.zh}，庄家照样一份", f"horse {name} is {said.en}: the dealer's copy"
            mark = note(zh, en, cause=Cause.TURNED)
            for flow in flows:
                if flow.payee == horse and flow.payer != case.dealer:
                    found.append(_copied(flow, flow.payer, case.dealer, mark))
                elif flow.payer == horse and flow.payee != case.dealer:
                    found.append(_copied(flow, case.dealer, flow.payee, mark))
    return found


def _copied(flow: Transfer, payer: int, payee: int, mark: Factor) -> Transfer:
    return explained(payer, payee, (*flow.why, mark))


# --- the round


def round_transfers(
    case: Case, wins: list[tuple[Situation, tuple[str, ...]]], stake: tuple[Factor, ...]
) -> tuple[Transfer, ...]:
    """Wins (each with its big hands), kongs and horses; ``stake`` multiplies all."""
    flows: list[Transfer] = []
    for s, big in wins:
        flows += win_transfers(s, (*win_factors(s, big), *stake))
    if case.wins or case.options.flag("exhausted_kongs"):
        flows += kong_transfers(case, KONGS, stake)
    if case.options.choice("horses") == "dealer":
        flows += horse_transfers(case, flows)
    return tuple(flows)
