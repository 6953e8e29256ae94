"""The file for support: what the doctor found, the settings and the log, without anything private."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..engine.errors import BadInput
from ..engine.rules.registry import SYSTEMS
from ..profile import profile_dir, write_atomic
from .finding import Report
from .private import Scrubber, scrubber_of_this_machine

LOG_FILES: Final = ("mjdesk.log.1", "mjdesk.log")  #: the older first
_LONGEST_LOG: Final = 200_000  #: characters of the end of the log
#: settings that say nothing about anybody; a test asks for a decision on each new one
PLAIN_SETTINGS: Final = frozenset(
    {
        "version", "language", "cloth", "light", "back", "safe_inks", "large_tiles", "text_scale", "speed",
        "reduced_motion", "hints", "timer", "two_step", "muted", "volume", "effects", "portrait", "outfit", "wearing",
        "cantonese",
    }
)  # fmt: skip
PRIVATE_SETTINGS: Final = frozenset({"name", "voice", "last_match", "others", "window"})
_SHORT: Final = 40  #: characters of a setting: longer ones are no value of ours
_README: Final = """What mjdesk found on a machine, for whoever helps: doctor.json, settings.json, log.txt.
Names of people, accounts and computers, paths and addresses have been taken out. Look before you send it.
"""
_WHEN: Final = (1980, 1, 1, 0, 0, 0)  #: one time for all: when it was made is nobody's business


def write_bundle(path: Path, report: Report) -> None:
    """Write the file, whole or not at all; raises BadInput where it cannot be written."""
    try:
        write_atomic(path, bundle(report))
    except OSError as error:
        raise BadInput(f"cannot be written ({error.strerror or error})", str(path)) from None


def bundle(report: Report) -> bytes:
    """The zip file."""
    scrub = scrubber_of_this_machine()
    buffer = io.BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, text in _contents(report, scrub).items():
            archive.writestr(ZipInfo(name, _WHEN), text, ZIP_DEFLATED)
    return buffer.getvalue()


def _contents(report: Report, scrub: Scrubber) -> Mapping[str, str]:
    return {
        "README.txt": _README,
        "doctor.json": _json(scrub.value(report.as_json())),
        "settings.json": _json(scrub.value(plain_settings(_settings()))),
        "log.txt": scrub.text(_log()),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _settings() -> Any:
    try:
        return json.loads((profile_dir() / "settings.json").read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}


def plain_settings(value: Any) -> dict[str, Any]:
    """The settings that say nothing about anybody; of the last match only the rules and its length."""
    if not isinstance(value, dict):
        return {}
    kept = {key: entry for key, entry in value.items() if key in PLAIN_SETTINGS and _is_plain(entry)}
    last = value.get("last_match")
    if isinstance(last, dict) and last.get("rules") in SYSTEMS:
        lengths = {key: last[key] for key in ("rounds", "circles") if isinstance(last.get(key), int)}
        kept["last_match"] = {"rules": last["rules"], **lengths}
    return kept


def _is_plain(value: Any) -> bool:
    return isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= _SHORT)


def _log() -> str:
    words = ""
    for name in LOG_FILES:
        try:
            words += (profile_dir() / name).read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
    return _end_of(words)


def _end_of(words: str) -> str:
    """The last lines, whole: of a path or name that is cut in two nothing would be known as private."""
    return words if len(words) <= _LONGEST_LOG else words[-_LONGEST_LOG:].partition("\n")[2]
