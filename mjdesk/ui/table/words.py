"""What the table says in words: tiles, reasons, names for the screen reader."""

from __future__ import annotations

from typing import Final

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import By
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.paohuzi.words import full_name
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import EAST, FIRST_FLOWER, SUITED, UNKNOWN, Tile, is_flower, rank, suit
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.models import CardFacts

_SUITS: Final = (Text("万", "characters"), Text("饼", "dots"), Text("条", "bamboo"))
_DIGITS: Final = "一二三四五六七八九"
_HONOURS: Final = (
    Text("东风", "east wind"),
    Text("南风", "south wind"),
    Text("西风", "west wind"),
    Text("北风", "north wind"),
    Text("红中", "red dragon"),
    Text("发财", "green dragon"),
    Text("白板", "white dragon"),
)
_FLOWERS: Final = (
    Text("春", "spring"),
    Text("夏", "summer"),
    Text("秋", "autumn"),
    Text("冬", "winter"),
    Text("梅", "plum"),
    Text("兰", "orchid"),
    Text("菊", "chrysanthemum"),
    Text("竹", "bamboo flower"),
)
_WINDS: Final = (Text("东", "E"), Text("南", "S"), Text("西", "W"), Text("北", "N"))


def tile_text(tile: Tile) -> Text:
    """The name of a tile: 六万, 6 characters."""
    if tile < SUITED:
        name = _SUITS[suit(tile)]
        return Text(_DIGITS[rank(tile) - 1] + name.zh, f"{rank(tile)} {name.en}")
    if tile < FIRST_FLOWER:
        return _HONOURS[tile - SUITED]
    if is_card(tile):
        return full_name(tile)
    if is_flower(tile):
        return _FLOWERS[tile - FIRST_FLOWER]
    assert tile == UNKNOWN, tile
    return Text("暗牌", "hidden tile")


def tile_name(tile: Tile) -> str:
    """The name of a tile in the current language."""
    return say(tile_text(tile))


def wind_letter(wind: Tile) -> str:
    """One hanzi or letter for a seat wind."""
    return say(_WINDS[(wind - EAST) % 4])


def action_word(action: Action) -> str:
    """The word said at the table for an action: 吃, 碰, 杠, 胡 …"""
    if action.kind is Kind.CHI:
        return tr("Chi")
    if action.kind is Kind.PENG:
        return tr("Peng")
    if action.kind is Kind.GANG:
        return tr("Kong")
    if action.kind is Kind.WIN:
        return tr("Self-draw") if action.what == By.DRAW.value else tr("Win")
    if action.kind is Kind.PASS:
        return tr("Pass")
    return action.what


def huxi_words(cards: CardFacts, action: Action) -> str:
    """The 胡息 that a claim lays, or those of a win with what it pays."""
    gain = cards.gains.get(action)
    if gain is None:
        return ""
    if action.kind is Kind.WIN:
        return f"{tr('{huxi} huxi', huxi=gain)} · {signed(cards.pays.get(action, 0))}"
    return tr("huxi +{gain}", gain=gain)


def choice_name(action: Action, label: Text | None = None) -> str:
    """An action with its tiles, for the screen reader; ``label`` is the rule system's own word for it."""
    word = action_word(action) if label is None else say(label)
    if action.kind is Kind.GANG:
        kind = kong_word(MeldKind(action.what))
        return f"{kind if label is None else f'{word} {kind}'} {tile_name(action.tiles[0])}"
    tiles = action.tiles
    if not tiles and action.tile is not None:
        tiles = (action.tile,)
    return " ".join([word, *map(tile_name, tiles)])


def kong_word(kind: MeldKind) -> str:
    """What kind of kong a meld is, for the screen reader."""
    return {
        MeldKind.GANG_CONCEALED: tr("Concealed kong"),
        MeldKind.GANG_ADDED: tr("Added kong"),
        MeldKind.GANG_EXPOSED: tr("Exposed kong"),
    }.get(kind, tr("Kong"))
