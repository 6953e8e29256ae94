"""`python -m mjdesk …` is the command `mjdesk …`; the window opens without loading the command line."""

from __future__ import annotations

import sys


def main() -> None:
    """Open the window when nothing else is asked for, else run the command line."""
    if getattr(sys, "frozen", False):
        _be_a_part()
    if sys.argv[1:] in ([], ["play"]):
        from mjdesk.display import has_display

        if has_display():
            from mjdesk.ui.app import run

            sys.exit(run(sys.argv[:1]))
    from mjdesk.cli import main as command_line

    command_line()


def _be_a_part() -> None:
    """A frozen program is also the processes that it starts: what thinks, what is tried apart."""
    from multiprocessing import freeze_support

    from mjdesk.children import PART_FLAG, run_part

    freeze_support()
    if sys.argv[1:2] == [PART_FLAG]:
        run_part(sys.argv[2:])
        sys.exit()


if __name__ == "__main__":
    main()
