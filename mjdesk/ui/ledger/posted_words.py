"""Fees, fines and chips of an evening in words."""

from __future__ import annotations

from collections.abc import Mapping

from mjdesk.ledger.money import Kind, Posted, Unit
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.amounts import money_text


def amount_text(amount: int, *, money: bool) -> str:
    """Points or money without a sign."""
    return money_text(amount) if money else signed(amount).lstrip("+")


def payer_name(player: int | None, names: Mapping[int, str]) -> str:
    """Who pays or gets something; None is the house."""
    return names.get(player or 0, tr("House"))


def fee_words(note: str) -> str:
    """What a fee was counted by; another note as it was written."""
    return {"hour": tr("An hour"), "round": tr("A round"), "table": tr("The table")}.get(note, note)


def posted_texts(entry: Posted, names: Mapping[int, str]) -> tuple[str, str, str, str]:
    """What it is, who to whom, what for, how much."""
    kinds = {Kind.FEE: tr("Fee"), Kind.FINE: tr("Fine"), Kind.CHIPS: tr("Chips")}
    who = f"{payer_name(entry.payer, names)} → {payer_name(entry.payee, names)}"
    note = tr("cancelled") if entry.cancelled else fee_words(entry.note)
    return kinds.get(entry.kind, ""), who, note, amount_text(entry.amount, money=entry.unit is Unit.MONEY)
