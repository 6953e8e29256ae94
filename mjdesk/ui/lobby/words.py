"""The words of coins and rooms, in the languages of the program."""

from __future__ import annotations

from typing import Final

from mjdesk.engine.text import Text
from mjdesk.modes.coins import Currency
from mjdesk.modes.rooms import CoinRoom, GoldRoom
from mjdesk.modes.venue import Venue
from mjdesk.ui.i18n import say, tr

CURRENCIES: Final = {
    Currency.GOLD: Text("金币", "gold"),
    Currency.QCOIN: Text("游戏币", "game coins"),
    Currency.GCOIN: Text("G 币", "G coins"),
    Currency.POINTS: Text("积分", "points"),
}


def venue_words(venue: Venue) -> str:
    """A room with what a point comes to in it: 初级场 · 底 10."""
    match venue.place:
        case GoldRoom(base=base):
            unit = tr("base {coins}", coins=f"{base:,}")
        case CoinRoom(factor=factor, fee=fee) if factor:
            unit = tr("points × {factor}, fee {fee}", factor=f"{factor:,}", fee=f"{fee:,}")
        case CoinRoom():
            unit = tr("nothing is booked")
        case _:
            unit = tr("points × {factor}", factor=f"{venue.multiplier:,}")
    return f"{say(venue.name)} · {unit}"
