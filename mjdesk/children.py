"""How this program starts a part of itself as another process: from a checkout, a wheel, or a frozen folder.

A frozen program (PyInstaller) has no interpreter beside it that could be told ``-c``; it is told the part's name
instead, which `mjdesk.__main__` hands to `run_part`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

PART_FLAG: Final = "--part"
#: the modules with a ``main()`` that may run as a process of their own
PARTS: Final = ("mjdesk.players.apart.child", "mjdesk.ui.probe")
_ROOT: Final = str(Path(__file__).resolve().parent.parent)


def part_command(module: str, arguments: Sequence[str] = ()) -> list[str]:
    """The command that runs ``main()`` of one of the `PARTS` of this very copy of the program."""
    if module not in PARTS:
        raise KeyError(module)
    if getattr(sys, "frozen", False):
        return [sys.executable, PART_FLAG, module, *arguments]
    # this copy, however the parent was started: from elsewhere, with -P, by a script
    program = f"import sys; sys.path.insert(0, {_ROOT!r}); from {module} import main; main()"
    return [sys.executable, "-c", program, *arguments]


def run_part(arguments: Sequence[str]) -> None:
    """Run the part that a frozen program was told to be; ``arguments`` begin with its name."""
    module = arguments[0] if arguments else ""
    if module not in PARTS:
        raise SystemExit(f"mjdesk: {module!r} is no part of mjdesk; expected one of {', '.join(PARTS)}")
    sys.argv[1:] = arguments[1:]
    import_module(module).main()
