"""Where an evening stands, in words."""

from __future__ import annotations

from mjdesk.ledger.sessions import State
from mjdesk.ui.i18n import tr


def state_name(state: State) -> str:
    """Such as running, to settle, all paid."""
    return {
        State.OPEN: tr("running"), State.CALL: tr("running"), State.BREAK: tr("Break"), State.DONE: tr("To settle"),
        State.SETTLED: tr("all paid"),
    }[state]  # fmt: skip
