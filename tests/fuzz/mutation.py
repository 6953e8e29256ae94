"""What may become of a file or of JSON: strategies that damage something valid, and junk from nothing."""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

#: how much deeper the search goes with HYPOTHESIS_PROFILE=explore
DEEP = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "explore" else 1


def search(examples: int) -> settings:
    """So many examples in the suite. Files are written again and again into one folder: that is meant."""
    allowed = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=examples * DEEP, suppress_health_check=allowed)


@contextmanager
def may_refuse(*kinds: type[Exception], naming: str = "") -> Iterator[None]:
    """What is within may be refused with one of these errors; it has to say something, and what it is about."""
    try:
        yield
    except kinds as error:
        if not str(error) or naming not in str(error):
            raise AssertionError(f"a refusal that does not name {naming!r}: {error}") from error


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["wuhan", "?", "1m", "123m55p", "draw", -1, 10**400, 1e308, "", "\0", "seat"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def damaged_bytes(draw: st.DrawFn, valid: bytes, most: int = 4) -> bytes:
    """Bytes with a few bits turned, spans taken out, doubled or put in."""
    data = bytearray(valid)
    for _ in range(draw(st.integers(1, most))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        span = draw(st.integers(1, 40))
        match draw(st.integers(0, 4)):
            case 0:
                data[at : at + 1] = bytes([data[at] ^ (1 << draw(st.integers(0, 7)))]) if data else b"\0"
            case 1:
                del data[at : at + span]
            case 2:
                data[at:at] = data[at : at + span]
            case 3:
                data[at:at] = draw(st.binary(max_size=12))
            case _:
                del data[at:]
    return bytes(data)


@st.composite
def damaged_json(draw: st.DrawFn, valid: Any, most: int = 3) -> Any:
    """A JSON value of which a few parts, wherever they lie, are something else, gone, or doubled."""
    root = [copy.deepcopy(valid)]
    for _ in range(draw(st.integers(1, most))):
        holder: Any = root
        key: Any = 0
        for _ in range(draw(st.integers(0, 6))):
            inner = holder[key]
            if not isinstance(inner, list | dict) or not inner:
                break
            holder = inner
            key = draw(st.sampled_from(list(inner) if isinstance(inner, dict) else list(range(len(inner)))))
        match draw(st.integers(0, 3)):
            case 0 if holder is not root:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 2 if isinstance(holder[key], str) and holder[key]:
                text = holder[key]
                at = draw(st.integers(0, len(text) - 1))
                holder[key] = text[:at] + draw(st.sampled_from(["", "?", "9m", "x", "0", "\u0661"])) + text[at + 1 :]
            case _:
                holder[key] = draw(junk)
        if not root:
            root.append(None)
    return root[0]
