"""Collects the licences of everything that is installed with mjdesk into ``assets/notices.json``.

    python -m tools.make_notices          # write the file
    python -m tools.make_notices --check  # exit status 1 if what is installed differs from it

Read from the metadata of the installed packages: those that mjdesk needs, what they need in turn, and the same for
its extras for persons. Versions are left out: the ranges allow many. The words of the licences are read from the
installed packages when somebody wants to see them (`mjdesk.notices`).
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import Distribution, PackageMetadata, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mjdesk.doctor.packages import EXTRAS
from mjdesk.notices import Notice

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "assets" / "notices.json"
_LONGEST = 60  #: characters of a licence field that is a name, not the whole text
#: where the metadata say less than the files of the package do
BY_HAND = {
    "jinja2": "BSD-3-Clause",
    "justmytype-intl-cjk": "MIT AND OFL-1.1",
    "partd": "BSD-3-Clause",
    "pyserial": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
    "zict": "BSD-3-Clause",
}
_CLASSIFIER = "License :: OSI Approved :: "
_SHORT = {
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
}


def project_requirements() -> dict[str, list[str]]:
    """What mjdesk asks for, by extra; ``""``: always."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {extra: lines for extra, lines in project["optional-dependencies"].items() if extra in EXTRAS}
    return {"": project["dependencies"], **extras}


def closure(lines: list[str]) -> Iterator[Distribution]:
    """The packages these lines bring, with all that they bring in turn, on this system; each once."""
    seen: set[tuple[str, str]] = set()
    waiting = [(Requirement(line), "") for line in lines]
    given: set[str] = set()
    while waiting:
        requirement, extra = waiting.pop()
        name = canonicalize_name(requirement.name)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        for wanted in ("", *sorted(requirement.extras)):
            if (name, wanted) in seen:
                continue
            seen.add((name, wanted))
            found = distribution(requirement.name)
            waiting += [(Requirement(line), wanted) for line in found.requires or ()]
            if name not in given:
                given.add(name)
                yield found


def _field(data: PackageMetadata, name: str) -> str:
    return (data.get_all(name) or [""])[0]


def licence_of(found: Distribution) -> str:
    """The licence, as an SPDX expression where the package says one."""
    data = found.metadata
    name = canonicalize_name(data["Name"])
    if name in BY_HAND:
        return BY_HAND[name]
    field = (_field(data, "License-Expression") or _field(data, "License")).strip()
    if field and len(field) <= _LONGEST and "\n" not in field:
        return _SHORT.get(field, field)
    named = [
        line.removeprefix(_CLASSIFIER) for line in data.get_all("Classifier") or () if line.startswith(_CLASSIFIER)
    ]
    if named:
        return " AND ".join(_SHORT.get(name, name) for name in named)
    raise SystemExit(f"{data['Name']}: its metadata name no licence; look it up and add it to BY_HAND")


def page_of(found: Distribution) -> str:
    """Where the package is at home, empty where it does not say."""
    data = found.metadata
    pages = dict(line.split(", ", 1) for line in data.get_all("Project-URL") or () if ", " in line)
    known = {label.lower(): page for label, page in pages.items()}
    wanted = ("homepage", "home", "source", "repository", "source code", "documentation")
    return next((known[label] for label in wanted if label in known), _field(data, "Home-page"))


def collect() -> list[Notice]:
    """A notice for each package, sorted by name."""
    notices: dict[str, Notice] = {}
    for extra, lines in project_requirements().items():
        for found in closure(lines):
            name = found.metadata["Name"]
            key = canonicalize_name(name)
            if key not in notices:
                notices[key] = Notice(name, licence_of(found), page_of(found), extra)
    return [notices[key] for key in sorted(notices)]


def text() -> str:
    """The file."""
    return json.dumps([asdict(notice) for notice in collect()], ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the file or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    try:
        fresh = text()
    except PackageNotFoundError as error:
        raise SystemExit(f"{error.name} is not installed: python -m pip install -e '.[test]'") from None
    if not parser.parse_args().check:
        FILE.write_text(fresh, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != fresh:
        print("assets/notices.json differs from what is installed: run python -m tools.make_notices", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
