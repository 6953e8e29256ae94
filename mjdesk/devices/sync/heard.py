"""Calls that have come and are not used up yet, and those that belong to nothing."""

from __future__ import annotations

from typing import Final

from .calls import WAYS, WORDS, Call

#: how long a call waits for what it belongs to, once table and screen agree, in ms
CALL_WAITS: Final = 15_000
#: how long it is remembered how a kong was meant, once table and screen agree
HINT_LASTS: Final = 6000
#: how long a call waits where table and screen do not agree
CALL_LASTS: Final = 40_000


class Heard:
    """``waiting`` are calls to be explained, ``unheard`` those a person is told of; ``version`` changes with them."""

    def __init__(self) -> None:
        self.version = 0
        self.waiting: tuple[Call, ...] = ()
        self.unheard: tuple[Call, ...] = ()

    def hear(self, call: Call) -> None:
        """Somebody has called something; a word that waits already is no second one: it was pressed again."""
        if any((each.seat, each.word) == (call.seat, call.word) for each in self.waiting):
            return
        if call.word in WORDS:
            self.waiting = (*self.waiting, call)
            self.version += 1
        else:
            self.unheard = (*self.unheard, call)

    def says(self, word: str) -> bool:
        """Whether a word waits to be explained."""
        return any(call.word == word for call in self.waiting)

    def first(self, word: str) -> Call | None:
        """The first call of a word that waits to be explained."""
        return next((call for call in self.waiting if call.word == word), None)

    def use(self, calls: tuple[Call, ...]) -> None:
        """These are explained."""
        self.waiting = tuple([call for call in self.waiting if call not in calls])
        self.version += 1

    def give_up(self, calls: tuple[Call, ...]) -> None:
        """These belong to nothing: a person is told of them."""
        if calls:
            self.use(calls)
            self.unheard = (*self.unheard, *calls)

    def drop_late(self, now: int) -> None:
        """Table and screen agree without them: what has waited long belongs to nothing."""
        self.give_up(tuple([call for call in self.waiting if now - call.time >= CALL_WAITS]))

    def forget_late(self, now: int, agreed: bool) -> None:
        """What has waited long belongs to nothing and holds nothing up; ``agreed``: table and screen lie alike.

        How a kong was meant is told with it, so it is forgotten soon; but not before the kong can have been seen.
        """

        def lasts(call: Call) -> int:
            return HINT_LASTS if agreed and call.word in WAYS else CALL_LASTS

        late = [call for call in self.waiting if now - call.time >= lasts(call)]
        if late:
            self.use(tuple(late))
            self.unheard = (*self.unheard, *[call for call in late if call.word not in WAYS])
