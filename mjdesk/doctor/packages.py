"""The program itself: versions of what it is made of, and the extras that give it more."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, metadata, version
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


def requirements() -> dict[str, list[tuple[str, str]]]:
    """Name and range of the packages by extra, from the metadata of the installed program; ``""``: always needed."""
    try:
        told = metadata("mjdesk")
    except PackageNotFoundError:  # run from a folder, never installed
        return {}
    return wanted_here(told.get_all("Requires-Dist") or [], told.get_all("Provides-Extra") or [])


def wanted_here(lines: Iterable[str], extras: Iterable[str]) -> dict[str, list[tuple[str, str]]]:
    """The packages by extra that lines of ``Requires-Dist`` ask for on this system, with this Python."""
    try:
        from packaging.requirements import Requirement
    except ModuleNotFoundError:  # nothing can be said but this
        return {"": [("packaging", ">=24.2")]}
    found: dict[str, list[tuple[str, str]]] = {}
    for line in lines:
        asked = Requirement(line)
        parts = f"[{','.join(sorted(asked.extras))}]" if asked.extras else ""
        here = {extra for extra in ("", *extras) if asked.marker is None or asked.marker.evaluate({"extra": extra})}
        for extra in [""] if "" in here else sorted(here):
            found.setdefault(extra, []).append((asked.name, f"{parts}{asked.specifier}"))
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
