"""The sheet that explains a finished round: the hand, who pays whom, why, and the totals."""

from mjdesk.ui.settlement.sheet import SettlementSheet

__all__ = ["SettlementSheet"]
