"""What several commands of the command line take in the same way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .engine.errors import BadInput
from .engine.options import Options, complete

if TYPE_CHECKING:  # the rule systems are not needed for the list of commands
    from .engine.rules.base import RuleSystem

#: exit statuses: the answer is no; unusable input; Ctrl-C ended it, as a shell calls that
NO: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130
#: the largest number a command takes: what a column of whole numbers keeps in every database
MOST: Final = (1 << 31) - 1
#: processes that a command starts at most
MOST_JOBS: Final = 1024


def options_given(system: RuleSystem, given: Iterable[str]) -> Options:
    """All options of a system, some given as ``key=value``; raises BadInput."""
    known = {o.id: o for o in system.options}
    values: dict[str, object] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadInput(f"{text!r}; expected key=value", "option")
        values[key] = known[key].parse(value) if key in known else value
    options = complete(system.options, values)
    system.check_options(options)
    return options


def seats_given(system: RuleSystem, seats: int | None) -> int:
    """The number of seats, the most the system knows unless it is given; raises BadInput."""
    wanted = max(system.players) if seats is None else seats
    if wanted not in system.players:
        raise BadInput(f"{wanted}; expected one of {', '.join(map(str, system.players))} for {system.id}", "--seats")
    return wanted
