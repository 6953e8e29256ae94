"""``mjdesk doctor``: what the program finds on this machine, what is missing and how to get it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from .arguments import NO
from .doctor import Finding, Report, State, examine
from .doctor.system import speaks_chinese
from .engine.text import Text

_MARK: Final = {State.OK: "✓", State.OPTIONAL: "–", State.WRONG: "✗"}
_ALL_WELL: Final = Text("一切正常", "Everything works")


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    bundle: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write a file for support (.zip): no names, no paths of yours")
    ] = None,
) -> None:
    """Tell what the program finds here, what is missing and how to get it; exit 1 when something does not work."""
    report = examine()
    if as_json:
        print(json.dumps(report.as_json(), ensure_ascii=False, indent=1))
    else:
        print(told(report, "zh" if speaks_chinese() else "en"))
    if bundle is not None:
        from .doctor.bundle import write_bundle

        write_bundle(bundle, report)
        print(f"mjdesk: {bundle} written", file=sys.stderr)
    if not report.works:
        raise typer.Exit(NO)


def told(report: Report, language: str) -> str:
    """The report as text for a terminal."""
    lines = [line for finding in report.findings for line in _lines(finding, language)]
    wrong = len(report.of(State.WRONG))
    ends = Text(f"{wrong} 处不正常", f"{wrong} {'thing does' if wrong == 1 else 'things do'} not work")
    return "\n".join([*lines, "", (ends if wrong else _ALL_WELL).in_language(language)])


def _lines(finding: Finding, language: str) -> list[str]:
    name, found = finding.name.in_language(language), finding.found.in_language(language)
    remedy = finding.remedy.in_language(language)
    lines = [f"{_MARK[finding.state]} {name}: {found}"]
    if finding.state is not State.OK and remedy:
        lines.append(f"    {remedy}")
    if finding.state is not State.OK and finding.command:
        lines.append(f"    $ {finding.command}")
    return lines
