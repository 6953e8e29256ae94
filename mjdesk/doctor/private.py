"""Takes what is private out of texts: names of people and accounts, and paths of somebody's machine."""

from __future__ import annotations

import json
import os
import platform
import re
import site
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ..loading import load
from ..profile import profile_dir
from .system import user_name

#: an absolute path in quotes, and one without: up to a colon and a blank, a quote, or the end of the line
_ABSOLUTE: Final = r"(?:/(?!dev/)(?=[^\s/])|[A-Za-z]:[\\/]|\\\\(?=\w)|~[\\/])"
_QUOTED: Final = re.compile(rf"(?P<q>[\"'`])(?:file:/{{2,3}})?{_ABSOLUTE}.*?(?P=q)")
_BARE: Final = re.compile(rf"(?<![\w)\]}}.:/\\<]){_ABSOLUTE}(?:(?!: |[\"'`\n]).)*")
_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\w+://[^\s/@]*@\S*")


class Scrubber:
    """Replaces secrets and paths in texts.

    ``roots`` are folders that may be named, by the word that stands for each; ``secrets`` are the words that nobody is
    told, by what stands for them.
    """

    def __init__(self, roots: Mapping[str, str], secrets: Mapping[str, str]) -> None:
        self._roots = sorted(((r, w) for r, w in roots.items() if len(r) > 1), key=lambda entry: -len(entry[0]))
        longest_first = sorted(((s, w) for s, w in secrets.items() if s.strip()), key=lambda entry: -len(entry[0]))
        self._secrets = [(_pattern(secret), word) for secret, word in longest_first]

    def text(self, text: str) -> str:
        """The text without anything private."""
        for root, word in self._roots:
            text = text.replace(root, word)
        text = _QUOTED.sub(lambda match: f"{match['q']}(path){match['q']}", text)
        text = _BARE.sub("(path)", text)
        text = _ADDRESS.sub("(address)", text)
        for secret, word in self._secrets:
            text = secret.sub(word, text)
        return text

    def value(self, value: Any) -> Any:
        """A JSON value whose texts, keys included, have nothing private."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, Mapping):
            return {self.text(str(key)): self.value(entry) for key, entry in value.items()}
        if isinstance(value, list | tuple):
            return [self.value(entry) for entry in value]
        return value


def _pattern(secret: str) -> re.Pattern[str]:
    """A word of letters only where no letter stands beside it, so that a short name does not eat other words."""
    if secret.isascii() and secret.isalnum():
        return re.compile(rf"(?<![A-Za-z0-9]){re.escape(secret)}(?![A-Za-z0-9])", re.IGNORECASE)
    return re.compile(re.escape(secret), re.IGNORECASE)


def scrubber_of_this_machine() -> Scrubber:
    """What knows the folders and the secrets of this machine and this profile."""
    package = Path(__file__).resolve().parent.parent
    roots = {str(package): "(mjdesk)", str(profile_dir()): "(profile)"}
    roots |= {sysconfig.get_path("stdlib"): "(python)", sys.prefix: "(environment)", sys.base_prefix: "(python)"}
    roots |= dict.fromkeys(site.getsitepackages(), "(packages)")
    secrets = {user_name(): "(user)", platform.node(): "(host)"}
    secrets |= {Path.home().name: "(user)"} if str(Path.home()) != "/" else {}
    secrets |= dict.fromkeys(_names_in_settings(), "(name)")
    secrets |= dict.fromkeys(_names_in_ledger(), "(player)")
    return Scrubber(roots, secrets)


def _names_in_settings() -> Iterable[str]:
    try:
        value = json.loads((profile_dir() / "settings.json").read_bytes())
    except (OSError, ValueError, RecursionError):
        return ()
    found = [value.get(key) for key in ("name", "voice")] if isinstance(value, dict) else []
    return [name for name in found if isinstance(name, str) and name not in ("off", "mandarin", "cantonese")]


def _names_in_ledger() -> Iterable[str]:
    """Names, aliases and notes of players, and names of tables; what cannot be read gives none."""
    load("mjdesk.ledger.book")  # the window may open the ledger meanwhile
    from sqlalchemy import inspect
    from sqlalchemy.exc import SQLAlchemyError

    from ..ledger.errors import LedgerError
    from ..ledger.opening import connect, database_url, reading
    from ..ledger.schema import DESK, PLAYER

    try:
        url = database_url()
        if url.get_backend_name() == "sqlite" and not os.path.exists(url.database or ""):
            return ()
        engine = reading(Path(url.database or "")) if url.get_backend_name() == "sqlite" else connect(url)
    except LedgerError:
        return ()
    found: list[str] = [part for part in (url.username, url.password, url.host) if part]
    try:
        with closing(engine.connect()) as connection:
            known = set(inspect(connection).get_table_names())
            if PLAYER.name in known:
                for row in connection.execute(PLAYER.select()).mappings():
                    found += [row["name"], row["note"], *json.loads(row["aliases"])]
            if DESK.name in known:
                found += [row["name"] for row in connection.execute(DESK.select()).mappings()]
    except (SQLAlchemyError, ValueError, KeyError):
        return found
    finally:
        engine.dispose()
    return found
