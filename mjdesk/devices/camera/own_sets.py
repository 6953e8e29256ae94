"""The sets of tiles that a person has photographed, kept in the profile: a text file each, and which of them is used.

Files are replaced whole or not at all. One that is damaged is set aside and told; the others stay.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.profile import Damaged, profile_dir, read_json, set_aside, write_atomic, write_json

if TYPE_CHECKING:
    from .own_set import OwnSet

FOLDER: Final = "own-sets"
_USED: Final = "used.json"
_MOST_BYTES: Final = 1 << 20  #: a set of all kinds has less than 50,000


@dataclass(frozen=True, slots=True)
class Kept:
    """All sets of a profile in the order of their names, which of them photos are read by ("": none), and files that
    were damaged."""

    sets: tuple[OwnSet, ...] = ()
    used: str = ""
    damaged: tuple[Damaged, ...] = ()

    def find(self, name: str) -> OwnSet | None:
        """The set of a name."""
        return next((own for own in self.sets if own.name == name), None)

    @property
    def own(self) -> OwnSet | None:
        """The set that photos are read by."""
        return self.find(self.used)

    def free_name(self, name: str) -> str:
        """The name, or the first of ``name 2``, ``name 3`` … that no set has."""
        number, free = 1, name
        while self.find(free) is not None:
            number += 1
            free = f"{name} {number}"
        return free


class OwnSets:
    """The shelf. Every method reads what is there now: nothing is remembered between calls."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` of a profile, the person's own by default."""
        self._folder = (folder or profile_dir()) / FOLDER

    def all(self) -> Kept:
        """Everything that is kept; takes some ms a set."""
        found, damaged = self._files()
        used, bad = read_json(self._folder / _USED, _check_used)
        sets = tuple(own for _path, own in found)
        name = "" if used is None or all(own.name != used["used"] for own in sets) else str(used["used"])
        return Kept(sets, name, damaged if bad is None else (*damaged, bad))

    def keep(self, own: OwnSet) -> None:
        """Write a set; one of the same name is replaced. Raises OSError when the disk refuses."""
        write_atomic(self._place_of(own.name), own.written().encode("utf-8", "backslashreplace"))

    def use(self, name: str) -> None:
        """Read photos by this set from now on, by none for ""."""
        self._named(name) if name else None
        write_json(self._folder / _USED, {"used": name})

    def rename(self, old: str, new: str) -> None:
        """Give a set another name. Raises BadInput where that is taken, or there is no such set."""
        if old == new:
            return
        path, own = self._named(old)
        if any(other.name == new for _path, other in self._files()[0]):
            raise BadInput(f"{new!r} is the name of another set of tiles", "name", name_taken(new))
        used = self.all().used == old
        write_atomic(path, replace(own, name=new).written().encode("utf-8", "backslashreplace"))
        if used:
            self.use(new)

    def delete(self, name: str) -> None:
        """Delete a set. Raises BadInput where there is no such set."""
        path, _own = self._named(name)
        if self.all().used == name:
            self.use("")
        path.unlink()

    def named(self, name: str) -> OwnSet:
        """The set of a name; raises BadInput that says which there are."""
        return self._named(name)[1]

    # --- files

    def _named(self, name: str) -> tuple[Path, OwnSet]:
        found, damaged = self._files()
        for path, own in found:
            if own.name == name:
                return path, own
        there = ", ".join(repr(own.name) for _path, own in found) or "none; photograph one in the window"
        aside = "".join(f"; a damaged one was moved to {bad.moved_to}" for bad in damaged)
        raise BadInput(
            f"{name!r} is not there; expected one of: {there}{aside}",
            "set of tiles",
            Text(f"没有叫“{name}”的牌", f"There is no set of tiles called “{name}”"),
        )

    def _files(self) -> tuple[list[tuple[Path, OwnSet]], tuple[Damaged, ...]]:
        """All files with their sets by name; of two of one name the first file counts. Damaged ones are set aside."""
        from .own_set import OwnSet  # numpy and OpenCV: not in whoever only names this module

        found: dict[str, tuple[Path, OwnSet]] = {}
        damaged = []
        for path in sorted(self._folder.glob("set-*.json")):
            try:
                own = OwnSet.read(_text_of(path))
            except (BadInput, OSError, UnicodeDecodeError) as error:
                damaged.append(Damaged(set_aside(path), str(error)))
            else:
                found.setdefault(own.name, (path, own))
        return [found[name] for name in sorted(found)], tuple(damaged)

    def _place_of(self, name: str) -> Path:
        """The file of a set, or the first place that is free."""
        for path, own in self._files()[0]:
            if own.name == name:
                return path
        number = 1
        while (path := self._folder / f"set-{number}.json").exists():
            number += 1
        return path


def name_taken(name: str) -> Text:
    """That a name belongs to another set."""
    return Text(f"已经有一副牌叫“{name}”了，换个名字", f"There is already a set called “{name}”: take another name")


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise BadInput(f"is larger than {_MOST_BYTES} bytes; expected what the calibration wrote", "own set")
    return data.decode("utf-8")


def _check_used(value: Any) -> None:
    if not isinstance(value, dict) or not isinstance(value.get("used"), str):
        raise BadInput(f"{json.dumps(value)[:40]}; expected the name of a set", _USED)
