"""Options whose value is a list of choices."""

from __future__ import annotations

import pytest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Option, changed, complete
from mjdesk.engine.text import Text

_T = Text("", "")
SHOWN = Option(
    "shown",
    "list",
    ("a", "c"),
    _T,
    _T,
    _T,
    ("a", "b", "c"),
    (Text("甲", "A"), Text("乙", "B"), Text("丙", "C")),
)


@pytest.mark.parametrize(
    ("given", "expected"), [(["c", "a"], ("a", "c")), ([], ()), (("b",), ("b",)), (["a", "b", "c"], ("a", "b", "c"))]
)
def test_entries_are_kept_in_their_own_order(given: object, expected: tuple[str, ...]) -> None:
    options = complete((SHOWN,), {"shown": given})
    assert options.several("shown") == expected
    assert (changed((SHOWN,), options) == {}) is (expected == SHOWN.default)


@pytest.mark.parametrize("given", ["a", ["d"], ["a", "a"], [["a"]], None, 1, True])
def test_what_is_no_list_of_them_is_refused(given: object) -> None:
    with pytest.raises(BadInput, match="any of a, b, c"):
        SHOWN.check(given)


def test_a_list_is_written_with_commas() -> None:
    assert SHOWN.parse("c,b") == ("b", "c")
    assert SHOWN.parse("none") == ()
    with pytest.raises(BadInput):
        SHOWN.parse("b,")


def test_its_labels_are_those_of_its_entries() -> None:
    assert SHOWN.label(("a", "c")) == Text("甲、丙", "A, C")
    assert SHOWN.label(()) == Text("无", "none")
    assert SHOWN.label("b") == Text("乙", "B")
