"""A group of commands (``mjdesk ledger …``), how it helps and what no command takes: one place for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import typer
from typer.core import TyperGroup

from .engine.text import can_be_written

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


def strict(command: Any) -> Any:
    """The command (of a group: each of its commands), which now refuses words that are no UTF-8 and no-number numbers.

    The system hands over what was typed byte by byte; what is no UTF-8 comes as halves of characters, which can be
    neither shuffled from nor kept. Names of files may be such: a disk has them too.
    """
    for inner in getattr(command, "commands", {}).values():
        strict(inner)
    for parameter in command.params:
        parameter.callback = _checked(parameter.callback)
    return command


def _checked(then: Callable[..., Any] | None) -> Callable[..., Any]:
    def check(context: Any, parameter: Any, value: Any) -> Any:
        for each in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(each, str) and not can_be_written(each):
                raise typer.BadParameter("expected text in UTF-8", ctx=context, param=parameter)
            if isinstance(each, float) and each != each:  # noqa: PLR0124 - what is not a number is not itself
                raise typer.BadParameter("expected a number", ctx=context, param=parameter)
        return value if then is None else then(context, parameter, value)

    return check
