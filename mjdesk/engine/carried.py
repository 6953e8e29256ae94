"""What a rule system carries from round to round, as files have it: people edit them by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .errors import BadInput
from .fields import Fields, whole

if TYPE_CHECKING:
    from .rules.base import RuleSystem


def read_carried(fields: Fields, system: RuleSystem, players: int) -> Mapping[str, Any]:
    """Field ``carried`` of a case, a record or a save; raises BadInput naming the key that cannot be used."""
    carried = fields.mapping("carried")
    try:
        system.check_carried(carried, players)
    except BadInput as error:
        raise error.at(fields.where) if fields.where else error from None
    return carried


def carried_number(carried: Mapping[str, Any], key: str, default: int, most: int | None = None) -> int:
    """A number (a seat) that is carried; the default where it is not."""
    value = carried.get(key)
    if value is None:
        return default
    try:
        return whole(value, 0, most)
    except BadInput as error:
        raise error.at(f"carried.{key}") from None
