"""Options of a rule system as typed data: dialogs, command line, docs and records are made from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .errors import BadInput
from .text import Text
from .tiles import Tile

OptionValue: TypeAlias = bool | int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its values, default and texts.

    ``values`` lists the enum values, or the numbers an int option is limited to; for a free int they are the
    suggested stops and ``minimum`` is the least number allowed. ``labels`` has a text for each of ``values``.
    The value of a list is a tuple of some of ``values``, each once, in their order. ``tiles``, where it is not
    empty, has for each of ``values`` the tiles that picture it (none: only its label).
    """

    id: str
    kind: Literal["bool", "int", "enum", "list"]
    default: OptionValue
    name: Text
    help: Text
    group: Text
    values: tuple[OptionValue, ...] = ()
    labels: tuple[Text, ...] = ()
    tiles: tuple[tuple[Tile, ...], ...] = field(default=(), kw_only=True)
    free: bool = False
    minimum: int = 0
    source: str = ""

    def label(self, value: OptionValue) -> Text:
        """The text of one value (of a list: also of one of its entries)."""
        if isinstance(value, tuple):
            entries = [self.label(entry) for entry in value]
            return Text("、".join(e.zh for e in entries) or "无", ", ".join(e.en for e in entries) or "none")
        if value in self.values and self.labels:
            return self.labels[self.values.index(value)]
        if self.kind == "bool":
            return Text("是", "on") if value else Text("否", "off")
        return Text(str(value), str(value))

    def expected(self) -> str:
        """What may be given, in words."""
        if self.kind == "bool":
            return "true or false"
        if self.free:
            return f"a whole number from {self.minimum}"
        if self.kind == "list":
            return "any of " + ", ".join(str(v) for v in self.values)
        return "one of " + ", ".join(str(v) for v in self.values)

    def check(self, value: object) -> OptionValue:
        """The value if it fits; raises BadInput saying what was expected."""
        if self.kind == "list":
            return self._check_list(value)
        fits = (
            isinstance(value, bool)
            if self.kind == "bool"
            else isinstance(value, int) and not isinstance(value, bool)
            if self.kind == "int"
            else isinstance(value, str)
        )
        if fits and self.kind == "int" and self.free:
            assert isinstance(value, int)
            fits = value >= self.minimum
        elif fits and self.kind != "bool":
            fits = value in self.values
        if not fits:
            raise BadInput(f"{value!r} does not fit; expected {self.expected()}", f"option {self.id}")
        assert isinstance(value, bool | int | str)
        return value

    def _check_list(self, value: object) -> OptionValue:
        entries = value if isinstance(value, (list, tuple)) else None
        if entries is None or any(entries.count(e) > 1 or e not in self.values for e in entries):
            raise BadInput(f"{value!r} does not fit; expected {self.expected()}, each once", f"option {self.id}")
        return tuple(str(known) for known in self.values if known in entries)

    def parse(self, text: str) -> OptionValue:
        """The value written on a command line; of a list its entries with commas, or ``none``."""
        if self.kind == "list":
            return self.check([] if text in ("", "none") else text.split(","))
        if self.kind == "bool":
            words = {"true": True, "on": True, "yes": True, "1": True}
            words |= {"false": False, "off": False, "no": False, "0": False}
            return self.check(words.get(text.lower(), text))
        if self.kind == "int":
            try:
                return self.check(int(text))
            except ValueError:
                return self.check(text)
        return self.check(text)


@dataclass(frozen=True, slots=True)
class Options(Mapping[str, OptionValue]):
    """A value for every option of a rule system."""

    values_by_id: tuple[tuple[str, OptionValue], ...]
    _index: dict[str, OptionValue] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_index", dict(self.values_by_id))

    def __getitem__(self, key: str) -> OptionValue:
        return self._index[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._index)

    def __len__(self) -> int:
        return len(self._index)

    def flag(self, key: str) -> bool:
        """The value of a bool option."""
        value = self._index[key]
        assert isinstance(value, bool), key
        return value

    def number(self, key: str) -> int:
        """The value of an int option."""
        value = self._index[key]
        assert isinstance(value, int), key
        return value

    def several(self, key: str) -> tuple[str, ...]:
        """The value of a list option."""
        value = self._index[key]
        assert isinstance(value, tuple), key
        return value

    def choice(self, key: str) -> str:
        """The value of an enum option."""
        value = self._index[key]
        assert isinstance(value, str), key
        return value


def complete(options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """All options, those not given at their default; raises BadInput for unknown ids and unfit values."""
    known = {option.id for option in options}
    for key in given:
        if key not in known:
            raise BadInput(f"no option {key!r}; expected one of {', '.join(sorted(known))}", "options")
    return Options(tuple((o.id, o.check(given[o.id]) if o.id in given else o.default) for o in options))


def changed(options: tuple[Option, ...], values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Only those values that differ from the defaults."""
    return {o.id: values[o.id] for o in options if values[o.id] != o.default}
