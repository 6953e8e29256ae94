"""Collects the texts of the interface into the Linguist files and compiles them.

    python -m tools.make_translations          # collect and compile
    python -m tools.make_translations --check  # only say what is missing; exit status 1 if anything is

Texts are the literal first arguments of ``tr(…)`` in ``mjdesk/ui``. ``assets/translations/mjdesk_<language>.ts``
hold what people translated (Qt Linguist edits them); texts that are gone from the code leave them, new ones are
marked unfinished. In ``mjdesk_en.ts`` a new text that needs no plural is its own translation.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "mjdesk" / "ui"
FOLDER = ROOT / "assets" / "translations"
CONTEXT = "mjdesk"
#: languages, with the number of plural forms
LANGUAGES = {"zh_CN": 1, "en": 2}


@dataclass(frozen=True, slots=True)
class Message:
    """A text of the interface and the files it stands in; ``plural`` where it counts (``%n``)."""

    source: str
    places: tuple[str, ...]

    @property
    def plural(self) -> bool:
        """Whether the number changes the words."""
        return "%n" in self.source


def texts_in(source: str) -> list[str]:
    """The literal texts given to ``tr`` in a module; a ``tr`` of something else is an error."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("tr", "i18n.tr") and node.args:
            first = node.args[0]
            if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
                raise SystemExit(f"tr() of something that is not a literal: {ast.unparse(node)}")
            found.append(first.value)
    return found


def collect() -> list[Message]:
    """All texts of the interface, sorted."""
    places: dict[str, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for text in texts_in(path.read_text(encoding="utf-8")):
            name = path.relative_to(ROOT).as_posix()
            if name not in places.setdefault(text, []):
                places[text].append(name)
    return [Message(text, tuple(where)) for text, where in sorted(places.items())]


def ts_file(language: str) -> Path:
    """The Linguist file of a language."""
    return FOLDER / f"mjdesk_{language}.ts"


def read_ts(path: Path) -> dict[str, list[str]]:
    """Finished translations by source text: one form, or as many as the language has plurals."""
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            continue
        forms = [form.text or "" for form in translation.findall("numerusform")]
        found[source] = forms or [translation.text or ""]
    return found


def missing(messages: list[Message], language: str) -> list[str]:
    """Texts without a finished translation in a language, and translations that nobody asks for."""
    known, plurals = read_ts(ts_file(language)), LANGUAGES[language]
    wrong = [m.source for m in messages if len(known.get(m.source, ())) != (plurals if m.plural else 1)]
    return wrong + sorted(known.keys() - {m.source for m in messages})


def write_ts(messages: list[Message], language: str) -> None:
    """Write the file of a language anew, keeping what is translated."""
    known, plurals = read_ts(ts_file(language)), LANGUAGES[language]
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message in messages:
        entry = ET.SubElement(context, "message", {"numerus": "yes"} if message.plural else {})
        for place in message.places:
            ET.SubElement(entry, "location", filename=f"../../{place}")
        ET.SubElement(entry, "source").text = message.source
        forms = known.get(message.source) or ([message.source] if language == "en" and not message.plural else [])
        translation = ET.SubElement(entry, "translation", {} if forms else {"type": "unfinished"})
        if message.plural:
            for n in range(plurals):
                ET.SubElement(translation, "numerusform").text = forms[n] if n < len(forms) else ""
        else:
            translation.text = forms[0] if forms else ""
    ET.indent(root, " ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    ts_file(language).write_text(head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def compile_ts(language: str) -> None:
    """Make the .qm file that the program loads; raises CalledProcessError when lrelease refuses.

    It takes the place of the old one in one step: programs that run have that one mapped into their memory.
    """
    program = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    target = ts_file(language).with_suffix(".qm")
    fresh = target.with_suffix(".qm.new")
    subprocess.run([program, "-silent", str(ts_file(language)), "-qm", str(fresh)], check=True)
    fresh.replace(target)


def main(argv: list[str]) -> int:
    """Do what the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say what is missing")
    only_check = parser.parse_args(argv).check
    messages, bad = collect(), False
    for language in LANGUAGES:
        if not only_check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            write_ts(messages, language)
            compile_ts(language)
        for text in missing(messages, language):
            bad = True
            print(f"{language}: {text!r}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
