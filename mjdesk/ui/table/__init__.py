"""The mahjong table."""

from mjdesk.ui.table.widget import TableWidget

__all__ = ["TableWidget"]
