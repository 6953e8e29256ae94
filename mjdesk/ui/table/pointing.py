"""What is pointed at on the table, as a value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pointing:
    """What is pointed at; see `Pointer`."""

    hover: str | None = None
    focus: str | None = None
    pressed: str | None = None
    choice: int | None = None
    hand_place: int | None = None
    selected: int | None = None

    @property
    def at_choice(self) -> bool:
        """Whether a choice is pointed at, and not only the first one that Enter would take."""
        return (self.focus or self.hover or "").startswith(("choice-", "pass"))
