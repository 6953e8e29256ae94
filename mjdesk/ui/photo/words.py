"""What is said of tiles of a photo."""

from __future__ import annotations

from mjdesk.engine.errors import BadInput
from mjdesk.profile import Damaged
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.table.words import tile_name

from .seen import Part, Seen, Spread

_NAMED = 6  #: so many tiles are named one by one


def part_name(part: Part) -> str:
    """Where a tile belongs, in words."""
    return {
        Part.HAND: tr("Hand"), Part.MELD: tr("Meld"), Part.WIN: tr("Winning tile"),
        Part.TURNED: tr("Turned tile"), Part.ASIDE: tr("Not counted"),
    }[part]  # fmt: skip


def kind_name(tile: Seen) -> str:
    """What a tile counts as."""
    if tile.tile is not None:
        return tile_name(tile.tile)
    return tr("Face down") if tile.back else tr("Not named yet")


def trust_name(tile: Seen) -> str:
    """How sure that is."""
    if tile.named:
        return tr("as you said")
    if tile.tile is None and not tile.back:
        return tr("choose what it is")
    return tr("{per_cent} % sure", per_cent=min(99, round(100 * tile.confidence)))


def left_out(spread: Spread) -> str:
    """Which tiles of the photo do not count; "" when all do."""
    aside = [spread.tiles[n] for n in spread.places(Part.ASIDE)]
    if not aside:
        return ""
    names = tr(", ").join(kind_name(tile) for tile in aside[:_NAMED])
    more = tr(" and others") if len(aside) > _NAMED else ""
    return tr("%n tiles of the photo do not count: {names}", n=len(aside), names=names + more)


def refusal(error: BadInput | OSError) -> str:
    """Why something of one's own tiles cannot be done."""
    if isinstance(error, OSError):
        return tr("The disk refuses: {why}", why=error.strerror or str(error))
    return say(error.text) if error.text is not None else str(error)


def damaged_words(damaged: Damaged) -> str:
    """That a file of a set was damaged, and where it lies now."""
    return tr("A set of tiles was damaged and set aside: {file}", file=damaged.moved_to.name)


def spoken(spread: Spread, place: int) -> str:
    """A tile as it is read out."""
    tile = spread.tiles[place]
    parts = [tr("Tile {number} of {all}", number=place + 1, all=len(spread.tiles)), kind_name(tile),
             trust_name(tile), part_name(tile.part)]  # fmt: skip
    if place in spread.questioned:
        parts.append(tr("does not fit"))
    return ", ".join(parts)
