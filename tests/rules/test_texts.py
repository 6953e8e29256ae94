"""What the rule systems say is said in both languages: all their texts, found wherever they lie in their data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import mjdesk
from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text

HANZI = re.compile("[㐀-鿿]")
LETTERS = re.compile("[A-Za-z]")


def texts_in(value: object, path: str) -> Iterator[tuple[str, Text]]:
    """Every text in a value and its fields and entries, with its place."""
    if isinstance(value, Text):
        yield path, value
    elif is_dataclass(value):
        for item in fields(value):
            yield from texts_in(getattr(value, item.name), f"{path}.{item.name}")
    elif isinstance(value, tuple | list):
        for number, entry in enumerate(value):
            yield from texts_in(entry, f"{path}[{getattr(entry, 'id', number)}]")


def texts_of(system: RuleSystem) -> list[tuple[str, Text]]:
    """Name, summary, options with groups, help and labels, patterns with values, reasons."""
    parts = ("name", "summary", "options", "patterns", "reasons")
    return [found for part in parts for found in texts_in(getattr(system, part), part)]


def problem(text: Text) -> str:
    """What is wrong with a text, empty when nothing is. Numbers and signs are the same in both languages."""
    if not text.en.strip():
        return "no English"
    if HANZI.search(text.en):
        return f"hanzi in English: {text.en}"
    if not HANZI.search(text.zh) and (text.zh != text.en or LETTERS.search(text.zh)):
        return f"no hanzi in Chinese: {text.zh!r}"
    return ""


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
def test_every_text_is_in_both_languages(system: RuleSystem) -> None:
    texts = texts_of(system)
    assert len(texts) > 20
    assert {path: problem(text) for path, text in texts if problem(text)} == {}


def test_no_option_is_without_words() -> None:
    for system in SYSTEMS.values():
        for option in system.options:
            assert len(option.labels) in {0, len(option.values)}, option.id
            assert len(option.tiles) in {0, len(option.values)}, option.id
            assert option.kind in {"bool", "int"} or option.labels, option.id


def test_what_is_wrong_is_found() -> None:
    assert problem(Text("胡", "win")) == problem(Text("×2", "×2")) == problem(Text("10", "10")) == ""
    assert problem(Text("胡", "")) == "no English"
    assert problem(Text("胡", "win 胡")).startswith("hanzi")
    assert problem(Text("win", "win")).startswith("no hanzi")
    assert problem(Text("×2", "×3")).startswith("no hanzi")


def literal_english() -> Iterator[tuple[str, str]]:
    """The English half of every ``Text(…, …)`` written in the program, with its place."""
    root = Path(mjdesk.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Text" and len(node.args) == 2:
                yield f"{path.relative_to(root)}:{node.lineno}", ast.unparse(node.args[1])


def test_no_text_anywhere_has_hanzi_in_its_english() -> None:
    found = list(literal_english())
    assert len(found) > 500
    assert [(place, english) for place, english in found if HANZI.search(english)] == []
