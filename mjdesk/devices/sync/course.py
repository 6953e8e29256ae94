"""The states of a round one after the other, with the throws of dice that each of them has not used yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.events import Event
from ...engine.round import Round

#: how long a throw waits for what it belongs to, in ms: people throw dice for fun, too
THROW_LASTS: Final = 20_000
#: how long a throw that a person told may come from the table as well, in ms
_SAME_WITHIN: Final = 30_000


class Course:
    """Grows by events; goes back by dropping states, and then the throws used since wait again."""

    def __init__(self, begun: Round) -> None:
        self.states = [begun]
        self._throws: list[tuple[int, ...]] = []
        self._times: list[int] = []
        self._by_person: list[bool] = []
        self._used = [0]
        self._told: list[tuple[int, tuple[int, ...]]] = []

    @property
    def last(self) -> int:
        """The number of the last state."""
        return len(self.states) - 1

    def dice(self, base: int | None = None) -> tuple[tuple[int, ...], ...]:
        """The throws that a state (the last one) has not used, oldest first."""
        return tuple(self._throws[self._used[-1 if base is None else base] :])

    def push(self, event: Event) -> None:
        """Go on by an event; raises IllegalAction where the rules do not allow it."""
        used = len(dice_of(event)) > 0
        self.states.append(self.states[-1].apply(event))
        self._used.append(min(len(self._throws), self._used[-1] + used))

    def back_to(self, base: int) -> None:
        """Go back to a state."""
        del self.states[base + 1 :], self._used[base + 1 :]

    def replace(self, first: int, states: Sequence[Round]) -> None:
        """Have it gone otherwise from a state on, without any dice."""
        self.back_to(first - 1)
        self.states += states
        self._used += [self._used[-1]] * len(states)

    def thrown(self, dice: tuple[int, ...], time: int) -> bool:
        """Dice were thrown; False where a person has told that throw already."""
        told = [(n, each) for n, (at, each) in enumerate(self._told) if time - at < _SAME_WITHIN]
        same = next((n for n, each in told if each == dice or each == (0,) * len(dice)), None)
        if same is not None:
            del self._told[same]
            return False
        self._insert(len(self._throws), dice, time, by_person=False)
        return True

    def told(self, dice: tuple[int, ...], time: int, missed: int | None = None) -> None:
        """A person tells a throw that nobody saw.

        It comes before those that were seen later than the time ``missed``, from which on something the table said was
        lost; but after those that a person told before: people tell one after the other.
        """
        unused = range(self._used[-1], len(self._times))
        later = [n for n in unused if missed is not None and self._times[n] >= missed and not self._by_person[n]]
        self._told.append((time, dice))
        self._insert(later[0] if later else len(self._times), dice, time, by_person=True)

    def _insert(self, place: int, dice: tuple[int, ...], time: int, *, by_person: bool) -> None:
        self._throws.insert(place, dice)
        self._times.insert(place, time)
        self._by_person.insert(place, by_person)

    def forget_throws(self, now: int) -> None:
        """Throws that nothing has come of for long belong to nothing."""
        while self._used[-1] < len(self._times) and now - self._times[self._used[-1]] >= THROW_LASTS:
            self._used[-1] += 1


def dice_of(event: Event) -> tuple[int, ...]:
    """The dice that belong to an event."""
    die = getattr(event, "die", None)
    return (die,) if die is not None else tuple(getattr(event, "dice", ()) or ())
