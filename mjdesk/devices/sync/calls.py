"""What players call out, by a button of the table or by a tap on the screen, and which answers it can mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine import actions as act
from ...engine.actions import Action, Kind
from ...engine.events import Event, Gang


@dataclass(frozen=True, slots=True)
class Call:
    """A word of a seat (``win``, ``ready`` … as in the protocol), and when it was heard."""

    seat: int | None
    word: str
    time: int = 0


#: words of buttons that mean a declaration of this name, whatever the rule system calls it else
_DECLARED: Final = {"ready": "ting", "take": "sea"}
WORDS: Final = frozenset({"win", "ready", "show", "take", "leave", "open", "plain", "end"})
WAYS: Final = {"open": act.OPENED, "plain": act.PLAIN}


def means(call: Call, action: Action) -> bool:
    """Whether an action is what the call says."""
    if call.seat != action.seat:
        return False
    if call.word == "win":
        return action.kind is Kind.WIN
    if call.word in WAYS:
        return action.kind is Kind.GANG and action.way == WAYS[call.word]
    if call.word == "leave":
        return action.kind is Kind.PASS
    if action.kind is not Kind.DECLARE or action.tiles:
        return False
    if call.word in _DECLARED:
        return action.what == _DECLARED[call.word]
    return call.word == "show"


def denies(call: Call, event: Event) -> bool:
    """Whether an event is a kong that the call says was meant otherwise."""
    return (
        isinstance(event, Gang)
        and event.open is not None
        and event.seat == call.seat
        and call.word in WAYS
        and event.open != (WAYS[call.word] == act.OPENED)
    )


def needs_call(action: Action) -> bool:
    """Whether no tile moves when this is said, so that only a call tells of it."""
    return action.kind is Kind.WIN or (action.kind is Kind.DECLARE and not action.tiles)
