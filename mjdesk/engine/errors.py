"""What can go wrong, said so that a person can act on it: what, where, what was expected."""

from __future__ import annotations

from .text import Text


class MjdeskError(Exception):
    """Root of every error that mjdesk raises on purpose."""


class BadInput(MjdeskError, ValueError):
    """Input that cannot be used: ``where`` (file, line, field), ``what`` it is and what was expected.

    ``text`` is a whole sentence for the person who chose it, where a person may have chosen it in the window.
    """

    def __init__(self, what: str, where: str = "", text: Text | None = None) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where
        self.text = text

    def at(self, place: str) -> BadInput:
        """The same error with an outer place put before its own."""
        return BadInput(self.what, f"{place}, {self.where}" if self.where else place, self.text)


class IllegalAction(MjdeskError, ValueError):
    """An event or answer that the rules do not allow now; ``reason`` is a reason id of the rules pages or ours."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
