"""What a hand would be paid: wins judged by the rule system, those of unfinished hands in their likeliest form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...engine.case import By, WinCase
from ...engine.melds import Meld, MeldKind
from ...engine.notation import tiles_of_counts
from ...engine.options import Options
from ...engine.paohuzi.cards import CARDS, COPIES, SEATS
from ...engine.paohuzi.choices import way
from ...engine.paohuzi.judge import EARTH, LAST, judge
from ...engine.paohuzi.round import is_shown_card
from ...engine.paohuzi.stages import START_WINS, spot_of
from ...engine.tiles import Tile
from ...engine.view import View
from .forecast import Forecast
from .parting import Part, cards_of, thirds
from .routes import Route

#: 囤 and 番 of wins among greedy players beyond the least: 胡息 above the least, 番, share of 自摸
ABOVE: Final = 2.6
FANS: Final = 1.2
DRAWN: Final = 1 / 3


def income(view: View, win: WinCase, hand: tuple[Tile, ...], melds: tuple[Meld, ...]) -> float | None:
    """The net points of a win with this hand and these melds; None where it is not legal."""
    case = view.case(win, hand)
    seats = list(case.seats)
    seats[view.seat] = replace(seats[view.seat], melds=melds, declared=())
    verdict = judge(replace(case, seats=tuple(seats)))
    net = verdict.payments(SEATS) if verdict.legal else None
    return None if net is None else float(net[view.seat])


def win_now(view: View, tile: Tile) -> float:
    """The net points of the win that is asked."""
    spot = spot_of(view.phase)
    assert spot is not None
    what = spot.stage.what
    by = way(spot, what)
    if what in START_WINS:
        said: tuple[str, ...] = (START_WINS[what],)
    else:
        said = (LAST,) if by is not By.DISCARD and not view.wall_left else ()
    win = WinCase(view.seat, by, tile, None if by is By.DRAW else spot.source, said)
    hand, melds = list(view.hand), view.me.melds
    if is_shown_card(win) and EARTH not in said:
        if any(meld.tiles[0] == tile for meld in melds):  # the case has three of them in the hand
            melds = tuple(meld for meld in melds if meld.tiles[0] != tile)
            hand += [tile] * (COPIES - 1)
        else:
            hand.remove(tile)
    return income(view, win, tuple(sorted(hand)), melds) or 0.0


def waiting_income(
    view: View, counts: Sequence[int], melds: tuple[Meld, ...], waits: Sequence[tuple[Tile, int]]
) -> float:
    """The mean net points of a ready hand: of the cards it waits for, by how many of each are unseen."""
    hand, source = tiles_of_counts(list(counts)), (view.seat + 1) % SEATS
    total = weight = 0.0
    for card, left in waits:
        turned = income(view, WinCase(view.seat, By.FLIP, card, source), hand, melds)
        drawn = income(view, WinCase(view.seat, By.DRAW, card), hand, melds)
        for paid, share in ((turned, 1 - DRAWN), (drawn, DRAWN)):
            if paid is not None:
                total, weight = total + left * share * paid, weight + left * share
    return total / weight if weight else 0.0


def route_income(view: View, counts: Sequence[int], melds: tuple[Meld, ...], route: Route, out: Forecast) -> float:
    """The net points of a hand that gets along its route what it needs, each part by its likeliest card; 0 if that
    would be no win."""
    if not 0 < route.needed <= len(route.open):
        return 0.0
    *taken, last = route.open[: route.needed]
    rest, laid = list(counts), list(melds)
    for part in taken:
        laid.append(_completed(part, out))
        for card in cards_of(part):
            rest[card] -= 1
    used = dict.fromkeys(CARDS, 0)
    for part in (*route.whole, last):
        for card in cards_of(part):
            used[card] += 1
    kept = [min(n, used.get(card, 0)) if n < 3 else n for card, n in enumerate(rest)]
    source = (view.seat + 1) % SEATS
    win = WinCase(view.seat, By.FLIP, _third(last, out), source)
    return income(view, win, tiles_of_counts(kept), tuple(laid)) or 0.0


def _third(part: Part, out: Forecast) -> Tile:
    """The card that most likely makes two cards a group."""
    one, two = cards_of(part)

    def coming(card: Tile) -> float:
        return out.peng[card] if one == two == card else out.chi[card]

    return max(thirds(one, two), key=lambda card: (coming(card), -card))


def _completed(part: Part, out: Forecast) -> Meld:
    one, two = cards_of(part)
    third = _third(part, out)
    kind = MeldKind.PENG if one == two == third else MeldKind.CHI
    return Meld(kind, tuple(sorted((one, two, third))))


def usual_payment(options: Options) -> float:
    """What one seat pays for a win of usual size under these options, in points."""
    tun = 1 + ABOVE / options.number("tun_step") + options.number("chong_tun")
    if options.choice("self_draw_bonus") == "tun":
        tun += DRAWN
    fan = 1.0 if options.choice("ming_tang") == "none" else FANS
    paid = tun * fan * options.number("base") * (4 / 3 if options.flag("dealer_double") else 1.0)
    return min(paid, options.number("cap")) if options.number("cap") else paid
