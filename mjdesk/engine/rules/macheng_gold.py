"""The gold of `macheng` (风金 原金 豹金): what doubles a round, and what is kept for the next (rules page §7.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..errors import BadInput
from ..notation import parse_tile, tile_name
from ..options import Options
from ..tiles import Tile, is_honour

FENG: Final = "feng-jin"
YUAN: Final = "yuan-jin"
BAO: Final = "bao-jin"
#: all golds, in the order in which a round's own ones are counted
GOLDS: Final = (FENG, YUAN, BAO)


def last_laizi(carried: Mapping[str, Any]) -> Tile | None:
    """The wild tile of the round before, if there was one."""
    text = carried.get("last_laizi")
    if text is None or text == "":
        return None
    if not isinstance(text, str):
        raise BadInput(f"{text!r}; expected a tile", "carried.last_laizi")
    try:
        return parse_tile(text)
    except BadInput as error:
        raise error.at("carried.last_laizi") from None


def stored(carried: Mapping[str, Any]) -> tuple[str, ...]:
    """The golds kept from earlier rounds (存), oldest first."""
    ids = carried.get("cun")
    if ids is None:
        return ()
    if not isinstance(ids, Sequence) or isinstance(ids, str) or any(each not in GOLDS for each in ids):
        raise BadInput(f"{ids!r}; expected a list of {', '.join(GOLDS)}", "carried.cun")
    return tuple(ids)


def own_golds(options: Options, laizi: Tile, dice: Sequence[int], carried: Mapping[str, Any]) -> tuple[str, ...]:
    """The golds that this round itself brings; one that is switched off never does."""
    brought = {
        FENG: options.flag("gold_feng") and is_honour(laizi),
        YUAN: options.flag("gold_yuan") and last_laizi(carried) == laizi,
        BAO: options.flag("gold_bao") and len(dice) == 2 and dice[0] == dice[1],
    }
    return tuple(gold for gold in GOLDS if brought[gold])


def used_golds(options: Options, own: tuple[str, ...], cun: tuple[str, ...]) -> tuple[str, ...]:
    """The golds that double the payments of a won round."""
    match options.choice("gold_mode"):
        case "stack":
            return own
        case "single":
            return own[:1]
    return own[:1] or cun[:1]


def kept_golds(options: Options, own: tuple[str, ...], cun: tuple[str, ...], won: bool) -> tuple[str, ...]:
    """The golds that wait for later rounds after this one."""
    if options.choice("gold_mode") != "cun":
        return ()
    if won:
        return cun + own[1:] if own else cun[1:]
    return cun + own if options.choice("cun_exhausted") == "keep" else cun


def carried_on(
    options: Options, laizi: Tile, dice: Sequence[int], carried: Mapping[str, Any], won: bool
) -> dict[str, Any]:
    """What the round hands on, in the words of a record's header."""
    kept = kept_golds(options, own_golds(options, laizi, dice, carried), stored(carried), won)
    return {"last_laizi": tile_name(laizi), "cun": list(kept)}
