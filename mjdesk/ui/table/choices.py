"""What the own seat may do besides discarding, as a person chooses it: in reading order, each with its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.case import NO_TILE
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Step
from mjdesk.engine.tiles import Tile
from mjdesk.ui.i18n import say
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.words import action_word, huxi_words

_ORDER = {Kind.WIN: 0, Kind.CHI: 1, Kind.PENG: 2, Kind.GANG: 3, Kind.DECLARE: 4}
#: the keys of the alternatives in reading order; the only kong of an own turn has G
KEYS: Final = "1234567890QWERTYUIOP"


@dataclass(frozen=True, slots=True)
class Choice:
    """One alternative. ``claimed`` is the place among ``tiles`` of the tile taken from another seat.

    ``uses`` are the tiles of the hand that would go; ``key`` is the key that chooses it.
    """

    action: Action
    word: str
    tiles: tuple[Tile, ...]
    claimed: int | None
    uses: tuple[Tile, ...]
    key: str
    note: str = ""

    @property
    def wins(self) -> bool:
        """Whether it ends the round."""
        return self.action.kind is Kind.WIN


@dataclass(frozen=True, slots=True)
class Offer:
    """All that is offered at one moment; ``may_pass`` is None where passing is not asked. ``own``: in the own turn.

    ``asked`` says what the question is, where that is not plain from the answers.
    """

    choices: tuple[Choice, ...]
    may_pass: Action | None
    own: bool
    asked: str = ""
    hinted: bool = False  #: an expert's words about it are to come

    def __bool__(self) -> bool:
        return bool(self.choices) or self.may_pass is not None


def _tiles(action: Action) -> tuple[tuple[Tile, ...], int | None, tuple[Tile, ...]]:
    """The tiles shown, the place of the claimed one, and the hand's tiles that go."""
    tiles, tile = action.tiles, action.tile
    if action.kind is Kind.WIN:
        assert tile is not None
        return ((tile,) if tile != NO_TILE else ()), None, ()
    if action.kind is Kind.DECLARE:
        shown = tiles or (() if tile is None else (tile,))
        return shown, None, shown
    if action.kind is Kind.CHI:
        assert tile is not None
        place = tiles.index(tile)
        return tiles, place, tiles[:place] + tiles[place + 1 :]
    if action.kind is Kind.PENG or action.what == MeldKind.GANG_EXPOSED.value:
        return tiles, 0, tiles[1:]
    if action.what == MeldKind.GANG_ADDED.value:
        return tiles, None, tiles[:1]
    return tiles, None, tiles


def offer_of(model: TableModel) -> Offer:
    """The alternatives of a model; nothing while no answer is awaited."""
    view = model.view
    own = view.phase.step is Step.TURN and view.phase.seat == view.seat
    if model.question is None:
        return Offer((), None, own)
    actions = sorted((a for a in view.actions if a.kind in _ORDER), key=_reading_order)
    lone_kong = own and sum(a.kind is Kind.GANG for a in actions) == 1
    keys = iter(KEYS)
    found = []
    for action in actions:
        tiles, claimed, uses = _tiles(action)
        shown = tiles[:1] if own and action.what == MeldKind.GANG_ADDED.value else tiles
        key = "G" if lone_kong and action.kind is Kind.GANG else next(keys, "")
        word, note = _words(model, action, own)
        found.append(Choice(action, word, shown, claimed, uses, key, note))
    may_pass = next((a for a in view.actions if a.kind is Kind.PASS), None)
    return Offer(tuple(found), may_pass, own, say(model.asked) if model.asked else "", model.advised and not own)


def _reading_order(action: Action) -> tuple[int, str, tuple[Tile, ...]]:
    """Wins first; what is said with the same word stands together, declarations as the rules list them."""
    tiles = () if action.kind is Kind.DECLARE else action.tiles
    return _ORDER[action.kind], action.way, tiles


def _words(model: TableModel, action: Action, own: bool) -> tuple[str, str]:
    """The word for an action, and what is added to it: the kind of a kong in the own turn, where there is room."""
    label = model.labels.get(action)
    word = action_word(action) if label is None else say(label)
    if model.cards is not None:
        return word, huxi_words(model.cards, action)
    kong = model.kong_labels.get(action)
    return word, say(kong) if kong is not None and own else ""


def told_apart(offer: Offer) -> dict[Action, str]:
    """The choices in words; those of one word with their keys."""
    words = Counter(choice.word for choice in offer.choices)
    return {each.action: f"{each.word} {each.key}" if words[each.word] > 1 else each.word for each in offer.choices}


def lifted(hand: Sequence[Tile], uses: Sequence[Tile]) -> tuple[int, ...]:
    """Places in the hand of the tiles a choice would use."""
    left = list(uses)
    places = []
    for place, tile in enumerate(hand):
        if tile in left:
            left.remove(tile)
            places.append(place)
    return tuple(places)
