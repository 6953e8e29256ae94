"""``mjdesk score``: finished rounds, judged."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from .arguments import UNUSABLE
from .engine.cases import answer, read_case
from .engine.errors import BadInput

_EXPECTED: Final = "expected cases as a JSON list or one a line"


def score(
    path: Annotated[
        Path, typer.Argument(metavar="FILE", help="cases as a JSON list or JSON Lines; - is standard input")
    ],
) -> None:
    """Judge finished rounds: one JSON object a line, in the same order."""
    file = str(path)
    failed, text = False, _read_text(file)
    if not text.strip():
        raise BadInput(f"is empty; {_EXPECTED}", file)
    for case in _cases(text, file):
        try:
            if isinstance(case, BadInput):
                raise case
            line = answer(read_case(case))
        except BadInput as error:
            failed = True
            line = {"id": case.get("id") if isinstance(case, dict) else None, "error": str(error)}
        print(json.dumps(line, ensure_ascii=False))
    if failed:
        print(f"mjdesk: {file}: some cases could not be read, see their lines", file=sys.stderr)
        raise typer.Exit(UNUSABLE)


def _read_text(file: str) -> str:
    if file == "-" and sys.stdin is None:
        raise BadInput("standard input is closed; expected cases", file)
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig") if file == "-" else Path(file).read_text("utf-8-sig")
    except OSError as error:
        raise BadInput(f"cannot be read ({error.strerror})", file) from None
    except UnicodeDecodeError:
        raise BadInput("is not UTF-8 text", file) from None


def _cases(text: str, file: str) -> list[Any]:
    """The cases of a file; a line that is no JSON comes as the error it is. Raises BadInput for some other file."""
    if text.lstrip().startswith("["):
        try:
            return list(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadInput(f"not JSON ({error}); expected a list of cases", file) from None
    cases = list(_lines(text))
    if len(cases) == 1 or not all(isinstance(case, BadInput) for case in cases):
        return cases
    try:
        return [json.loads(text)]  # one case over several lines
    except (ValueError, RecursionError):
        raise BadInput(f"is no file of cases ({cases[0]}); {_EXPECTED}", file) from None


def _lines(text: str) -> Iterator[Any]:
    for number, line in enumerate(text.split("\n"), start=1):  # other line ends may stand within a text
        if not line.strip():
            continue
        try:
            yield json.loads(line)
        except (ValueError, RecursionError) as error:
            yield BadInput(f"not JSON ({error}); expected one case a line", f"line {number}")
