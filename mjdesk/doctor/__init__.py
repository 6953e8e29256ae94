"""What the program finds on this machine, what is missing and how to get it: ``mjdesk doctor`` and the page of it.

Each thing looked at is a `Finding`; a module for each group. What may hang or end a process with a library of the
system (Qt without a screen, sound) is tried in a process of its own (`probing`).
"""

from .examine import examine
from .finding import Finding, Report, State

__all__ = ["Finding", "Report", "State", "examine"]
