"""A group of commands (``mjdesk ledger …``) and how it helps: one place, so that all of them look alike."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperGroup

SETTINGS: Final = {"help_option_names": ["-h", "--help"]}
#: for every command and group: no boxes, no colours, nothing written into the user's shell
PLAIN: Final[dict[str, Any]] = {"add_completion": False, "pretty_exceptions_enable": False, "rich_markup_mode": None}


class Listed(TyperGroup):
    """Lists its commands with all that each says of itself in its first paragraph; typer would cut it at 45 letters."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, first_paragraph(self.commands[name].help)) for name in self.list_commands(ctx)])


def first_paragraph(text: str | None) -> str:
    """The first paragraph of a help, as one line."""
    return " ".join((text or "").strip().split("\n\n")[0].split())


def group(words: str) -> typer.Typer:
    """A group; ``words`` say what it is about. Called without a command it shows its help."""
    return typer.Typer(
        cls=Listed,
        help=words,
        no_args_is_help=True,
        context_settings=SETTINGS,
        **PLAIN,
    )
