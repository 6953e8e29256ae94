"""Why an action of 跑胡子 is worth what it is, in a few words."""

from __future__ import annotations

from ...engine.paohuzi.words import card_name
from ...engine.text import Text
from ...engine.tiles import Tile
from ...engine.view import View
from .danger import Given
from .prospect import Prospect

#: from this chance on it is said that a played card may be taken
_SAID = 0.25
#: the same for a win, which costs more
_WON = 0.02


def of_win(paid: float) -> tuple[Text, ...]:
    """Of a win."""
    return (Text(f"胡，进 {paid:g}", f"wins {paid:g}"),)


def of_ready(prospect: Prospect) -> tuple[Text, ...]:
    """Of a hand that waits for its last card, nothing of others."""
    if prospect.away:
        return ()
    left = sum(left for _, left in prospect.waits)
    kinds = sum(left > 0 for _, left in prospect.waits)
    return (Text(f"听 {kinds} 种，剩 {left} 张", f"waits for {kinds} kinds, {left} left"),)


def of_hand(prospect: Prospect, view: View) -> tuple[Text, ...]:
    """Of a hand that does not wait yet: how it stands."""
    if prospect.away == 0:
        return ()
    route, least = prospect.route, view.setup.options.number("min_huxi")
    needed, huxi = max(1, route.needed), round(route.expected)
    enough = Text(f"约 {huxi} 胡息", f"about {huxi} huxi")
    if route.expected < least:
        enough = Text(f"胡息约 {huxi}，要 {least}", f"about {huxi} huxi of {least}")
    return (Text(f"还差 {needed} 门", f"{needed} groups to go"), enough)


def of_played(card: Tile | None, given: Given | None, itself: bool) -> tuple[Text, ...]:
    """Of the card that is played; ``itself``: the action is to play it."""
    if card is None or given is None:
        return ()
    name, said = card_name(card), []
    if not itself:
        said.append(Text(f"再打{name.zh}", f"then plays {name.en}"))
    if given.win >= _WON:
        said.append(Text("可能放炮", "may be won on"))
    if given.pao > 0:
        said.append(Text("可能被跑", "may become a pao"))
    if given.peng >= _SAID:
        said.append(Text("可能被碰", "may be taken for a peng"))
    if given.chi >= _SAID:
        said.append(Text("下家可能吃", "the next seat may take it for a chi"))
    return tuple(said)
