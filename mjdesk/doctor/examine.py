"""Looks at everything; some seconds, so never in the window's thread."""

from __future__ import annotations

from .devices import look_at_devices
from .files import look_at_files
from .finding import Report
from .packages import look_at_packages
from .screen import look_at_screen


def examine() -> Report:
    """All that is found here. Nothing is changed; nothing outside the machine is asked but the ledger's server."""
    return Report((*look_at_packages(), *look_at_screen(), *look_at_devices(), *look_at_files()))
