"""Writes the tables of the rule pages from the rule systems themselves, so that page and program agree.

    python -m tools.make_rule_docs          # rewrite what stands between the markers of docs/rules/*.md
    python -m tools.make_rule_docs --check  # only say which pages are out of date; exit status 1 if any is

A page is named after its rule system. ``<!-- options zh -->`` … ``<!-- end -->`` stands around a table; instead of
``options`` there may be ``patterns`` or ``reasons``, instead of ``zh`` also ``en``.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from mjdesk.engine.options import Option
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
_MARKED = re.compile(r"(<!-- (options|patterns|reasons) (zh|en) -->\n).*?(<!-- end -->)", re.DOTALL)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    lines = [list(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _values(option: Option, language: str) -> str:
    """What may be chosen, the values that are written on a command line with each."""
    if option.kind == "bool":
        return " · ".join(f"{option.label(v).in_language(language)} `{str(v).lower()}`" for v in (True, False))
    shown = []
    for value in option.values:
        label = option.label(value).in_language(language)
        shown.append(f"`{value}`" if label == str(value) else f"{label} `{value}`")
    if option.free:
        shown.append(f"任意 ≥ {option.minimum}" if language == "zh" else f"any ≥ {option.minimum}")
    return " · ".join(shown)


def options_table(system: RuleSystem, language: str) -> str:
    """Every option: name and id, what it is about, values, default."""
    zh = language == "zh"
    head = ("规则", "名称", "说明", "可选", "标准") if zh else ("option", "name", "about", "values", "standard")
    return _table(
        head,
        (
            (
                f"`{o.id}`",
                o.name.in_language(language),
                o.help.in_language(language),
                _values(o, language),
                f"**{o.label(o.default).in_language(language)}**",
            )
            for o in system.options
        ),
    )


def patterns_table(system: RuleSystem, language: str) -> str:
    """Every pattern: name and id, what it is, what it is worth."""
    head = ("牌型", "名称", "怎样算", "值") if language == "zh" else ("pattern", "name", "what it is", "worth")
    return _table(
        head,
        (
            (
                f"`{p.id}`",
                p.name.in_language(language),
                p.help.in_language(language),
                p.value.in_language(language),
            )
            for p in system.patterns
        ),
    )


def reasons_table(system: RuleSystem, language: str) -> str:
    """Why a win is refused, in the order of the checks."""
    head = ("理由", "意思") if language == "zh" else ("reason", "meaning")
    return _table(head, ((f"`{r.id}`", r.text.in_language(language)) for r in system.reasons))


TABLES: dict[str, Callable[[RuleSystem, str], str]] = {
    "options": options_table,
    "patterns": patterns_table,
    "reasons": reasons_table,
}


def with_tables(page: str, system: RuleSystem) -> str:
    """The text of a page with its tables made anew."""
    return _MARKED.sub(lambda m: m[1] + TABLES[m[2]](system, m[3]) + m[4], page)


def pages() -> dict[Path, RuleSystem]:
    """The pages there are, with their rule systems; a page of no rule system is an error."""
    return {path: SYSTEMS[path.stem] for path in sorted(FOLDER.glob("*.md"))}


def main(arguments: list[str] | None = None) -> int:
    """Rewrite the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; exit status 1 if a page is old")
    only_check = parser.parse_args(arguments).check
    old = False
    for path, system in pages().items():
        text = path.read_text(encoding="utf-8")
        new = with_tables(text, system)
        if new != text:
            old = True
            print(f"{path.name}: {'out of date' if only_check else 'written'}")
            if not only_check:
                path.write_text(new, encoding="utf-8")
    return int(old and only_check)


if __name__ == "__main__":
    sys.exit(main())
