"""Which system this is, and the words one types there to install something."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import Final

#: package managers by the families of Linux that have them (``ID`` and ``ID_LIKE`` of os-release)
_MANAGERS: Final = {
    "debian": "sudo apt-get install",
    "ubuntu": "sudo apt-get install",
    "fedora": "sudo dnf install",
    "rhel": "sudo dnf install",
    "arch": "sudo pacman -S",
    "suse": "sudo zypper install",
    "alpine": "sudo apk add",
}


def linux_families(text: str) -> tuple[str, ...]:
    """The ids of an os-release file, its own first; empty for none."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        key, sign, value = line.partition("=")
        if sign:
            found[key.strip()] = value.strip().strip("\"'")
    return tuple(f"{found.get('ID', '')} {found.get('ID_LIKE', '')}".split())


def _os_release() -> str:
    for path in (Path("/etc/os-release"), Path("/usr/lib/os-release")):
        try:
            return path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
    return ""


def package_manager(families: Iterable[str] | None = None) -> str:
    """The beginning of the line that installs system packages here; empty where we know none."""
    known = linux_families(_os_release()) if families is None else families
    return next((_MANAGERS[family] for family in known if family in _MANAGERS), "")


def pip_line(requirements: Iterable[str], executable: str | None = None) -> str:
    """What to type so that packages come into the environment this program runs in."""
    python = executable or sys.executable
    wanted = " ".join(quote(requirement) for requirement in requirements)
    if re.search(r"[/\\]pipx[/\\]venvs[/\\]", python):
        return f"pipx inject mjdesk {wanted}"
    if find_spec("pip") is None:  # made by uv
        return f"uv pip install --python {quote(python)} {wanted}"
    return f"{quote(python)} -m pip install {wanted}"


def user_name() -> str:
    """The name of the account, empty where it has none."""
    return os.environ.get("USER") or os.environ.get("USERNAME") or os.environ.get("LOGNAME") or ""


def speaks_chinese(environment: Mapping[str, str] | None = None) -> bool:
    """Whether the terminal wants Chinese, by the variables of the locale."""
    known = os.environ if environment is None else environment
    chosen = next((known[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if known.get(key)), "")
    return chosen.startswith("zh")
