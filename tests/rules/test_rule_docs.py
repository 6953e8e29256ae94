"""The tables of the rule pages are what the program says."""

from __future__ import annotations

import pytest

from mjdesk.engine.rules.registry import SYSTEMS
from tools.make_rule_docs import FOLDER, TABLES, options_table, pages, with_tables

MARKERS = {f"<!-- {table} {language} -->" for table in TABLES for language in ("zh", "en")}


def test_wuhan_has_a_page() -> None:
    assert (FOLDER / "wuhan.md").is_file()


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.stem)
def test_page_and_program_agree(path) -> None:
    text = path.read_text(encoding="utf-8")
    missing = {marker for marker in MARKERS if marker not in text}
    assert not missing
    assert with_tables(text, pages()[path]) == text, "run: python -m tools.make_rule_docs"


def test_a_changed_table_is_noticed() -> None:
    system = SYSTEMS["wuhan"]
    page = f"a\n<!-- options zh -->\n{options_table(system, 'zh')}<!-- end -->\nb\n"
    assert with_tables(page, system) == page
    assert with_tables(page.replace("口口番", "每口"), system) == page
    assert with_tables("<!-- options zh -->\n<!-- end -->\n", system) == page[2:-2]
