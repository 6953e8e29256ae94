"""The words of coins, in the languages of the program. No Qt."""

from __future__ import annotations

from typing import Final

from ...engine.text import Text
from ...modes.coins import Currency

CURRENCIES: Final = {
    Currency.GOLD: Text("金币", "gold"),
    Currency.QCOIN: Text("游戏币", "game coins"),
    Currency.GCOIN: Text("G 币", "G coins"),
    Currency.POINTS: Text("积分", "points"),
}
