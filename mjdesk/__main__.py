"""`python -m mjdesk …` is the command `mjdesk …`; the window opens without loading the command line."""

from __future__ import annotations

import sys


def main() -> None:
    """Open the window when nothing else is asked for, else run the command line."""
    if sys.argv[1:] in ([], ["play"]):
        from mjdesk.display import has_display

        if has_display():
            from mjdesk.ui.app import run

            sys.exit(run(sys.argv[:1]))
    from mjdesk.cli import main as command_line

    command_line()


if __name__ == "__main__":
    main()
