"""The program itself: versions of what it is made of, and the extras that give it more."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final

from .. import __version__
from ..engine.text import Text
from .finding import Finding, State
from .system import pip_line

_PROGRAM: Final = Text("程序", "Program")
_NEEDED: Final = Text("要用的包", "Packages")
#: what an extra gives; those for working on mjdesk are not a person's business
EXTRAS: Final = {
    "sound": Text("声音", "sound"),
    "postgres": Text("PostgreSQL 上的账本", "a ledger on PostgreSQL"),
    "cluster": Text("在计算集群上比赛和复盘", "arena and review on a cluster"),
    "camera": Text("用摄像头认牌", "reading tiles with a camera"),
}
_NAMED: Final = re.compile(r"^\s*([A-Za-z0-9._-]+)(\[[^]]*\])?\s*([^;]*?)\s*(?:;(.*))?$")


def requirements() -> dict[str, list[tuple[str, str]]]:
    """Name and range of the packages by extra, from the metadata of the installed program; ``""``: always needed."""
    found: dict[str, list[tuple[str, str]]] = {}
    try:
        lines = requires("mjdesk") or []
    except PackageNotFoundError:  # run from a folder, never installed
        return {}
    for line in lines:
        match = _NAMED.match(line)
        if match is None:
            continue
        name, extras, ranges, marker = match.groups()
        extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)['\"]", marker or "")
        found.setdefault(extra[1] if extra else "", []).append((name, f"{extras or ''}{ranges}"))
    return found


def version_of(package: str) -> str:
    """The installed version, empty where it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def look_at_packages() -> Iterator[Finding]:
    """Findings ``program``, ``packages``, and one ``extra-…`` for each extra."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    words = f"mjdesk {__version__}, {python}, {platform.platform(terse=True)}"
    facts = {
        "mjdesk": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "frozen": bool(getattr(sys, "frozen", False)),
    }
    yield Finding("program", _PROGRAM, State.OK, Text(words, words), facts=facts)
    known = requirements()
    yield _needed(known.get("", []))
    for extra in known:
        if extra in EXTRAS:
            yield _extra(extra, known[extra])


def _needed(packages: list[tuple[str, str]]) -> Finding:
    found = {name: version_of(name) for name, _ in packages}
    gone = [f"{name}{ranges}" for name, ranges in packages if not found[name]]
    if gone:
        told = Text(f"缺：{', '.join(gone)}", f"missing: {', '.join(gone)}")
        advice = Text("装上", "install them")
        return Finding("packages", _NEEDED, State.WRONG, told, advice, pip_line(gone), {"versions": found})
    shown = ", ".join(f"{name} {number}" for name, number in found.items())
    return Finding("packages", _NEEDED, State.OK, Text(shown, shown), facts={"versions": found})


def _extra(extra: str, packages: list[tuple[str, str]]) -> Finding:
    name = Text(f"附加 [{extra}]", f"Extra [{extra}]")
    gives = EXTRAS[extra]
    found = {package: version_of(package) for package, _ in packages}
    gone = [f"{package}{ranges}" for package, ranges in packages if not found[package]]
    if gone:
        told = Text(f"没有装：{gives.zh}", f"not installed: {gives.en}")
        advice = Text("要用就装上", "install it to use that")
        return Finding(f"extra-{extra}", name, State.OPTIONAL, told, advice, pip_line(gone), {"versions": found})
    shown = ", ".join(f"{package} {number}" for package, number in found.items())
    told = Text(f"{gives.zh}：{shown}", f"{gives.en}: {shown}")
    return Finding(f"extra-{extra}", name, State.OK, told, facts={"versions": found})
