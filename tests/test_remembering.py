"""Nothing the program remembers grows without an end: every cache is bounded, or named here with what bounds it; and
nothing is asked of Qt in a way in which Python keeps what is gone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QGraphicsView, QLineEdit, QWidget

import mjdesk

PACKAGE = Path(mjdesk.__file__).parent

#: caches without a size, and why there is an end to what they remember
BOUNDED_BY_NATURE = {
    "devices/layout.py:places": "numbers of seats",
    "engine/actions.py:chi": "seats and tiles",
    "engine/actions.py:declare": "seats, and what rules let them declare",
    "engine/actions.py:discard": "seats and tiles",
    "engine/actions.py:gang": "seats, tiles and ways",
    "engine/actions.py:pass_": "seats",
    "engine/actions.py:peng": "seats and tiles",
    "engine/actions.py:win": "seats and tiles",
    "engine/events.py:discarded": "seats and tiles",
    "engine/events.py:drawn": "seats and tiles",
    "engine/paohuzi/claims.py:lists_of": "cards, up to four of each",
    "engine/paohuzi/splitter.py:_table": "made once",
    "engine/rules/jingzhou_huangjin_covers.py:_at": "tiles, up to four of each",
    "engine/wall.py:_deal": "numbers of seats and dealers",
    "ledger/settling.py:best": "lives as long as the call that it stands in",
    "players/paohuzi/parting.py:thirds": "pairs of cards",
    "shipped.py:assets_dir": "made once",
    "ui/allocator.py:_of_glibc": "two functions",
    "ui/fonts.py:family": "scripts",
    "ui/icons.py:names": "made once",
    "ui/learn/examples.py:examples": "rule systems",
    "ui/look.py:look": "made once",
    "ui/table/family.py:_others": "made once",
    "ui/table/family.py:family_of": "rule systems",
    "ui/traditional.py:_converter": "made once",
}

#: names of modules that are empty at first, and why there is an end to what they hold
FILLED_LATER: dict[str, str] = {
    "ui/background.py:_waiting": "taken out when its result is told",
    "ui/lobby/scenery.py:_pictures": "so many pictures of houses",
    "ui/photo/feed.py:_feeding": "taken out when its thread has ended",
}


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _is_unbounded(decorator: ast.expr) -> bool:
    """`@cache`, `@lru_cache(None)`, `@lru_cache(maxsize=None)`, from functools or by that name."""
    called = decorator if isinstance(decorator, ast.Call) else None
    name = ast.unparse(called.func if called else decorator).rpartition(".")[2]
    if name == "cache":
        return True
    if name != "lru_cache" or called is None:
        return False
    given = [*called.args[:1], *(word.value for word in called.keywords if word.arg == "maxsize")]
    return any(isinstance(size, ast.Constant) and size.value is None for size in given)


def unbounded(tree: ast.Module) -> Iterator[str]:
    """Names of the functions that remember all they were ever asked, and of calls that make such a function."""
    named = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            named.update(node.decorator_list)
            if any(map(_is_unbounded, node.decorator_list)):
                yield node.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node not in named and _is_unbounded(node.func):
            yield f"line {node.lineno}"


def empty_at_first(tree: ast.Module) -> Iterator[str]:
    """Names of the module that begin as an empty dict, list or set: what is put there stays for good."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and _is_empty(node.value):
            yield ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def _is_empty(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List):
        return not value.elts
    empties = {"dict", "list", "set", "OrderedDict", "defaultdict", "deque"}
    return (
        isinstance(value, ast.Call)
        and ast.unparse(value.func).rpartition(".")[2] in empties
        and not ([each for each in value.args if not isinstance(each, ast.Name)] or value.keywords)
    )


def test_every_cache_is_bounded_or_named_with_its_reason() -> None:
    assert {f"{path}:{name}" for path, tree in _trees() for name in unbounded(tree)} == set(BOUNDED_BY_NATURE)


def test_no_module_gathers_things_for_good() -> None:
    assert {f"{path}:{name}" for path, tree in _trees() for name in empty_at_first(tree)} == set(FILLED_LATER)


def kept_by_python(tree: ast.Module) -> Iterator[str]:
    """Calls after which Python keeps, or loses, a widget that has nothing to do with them (PySide 6.11).

    What `nextInFocusChain` returns belongs to the widget that was asked, and is lost with it. What `singleShot` was to
    call is never let go when the object it was given for the call is gone before its time: use a timer that is a child.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in ("nextInFocusChain", "previousInFocusChain") or (name == "singleShot" and len(node.args) > 2):
                yield f"line {node.lineno}: {name}"


def test_nothing_is_asked_in_a_way_that_keeps_widgets() -> None:
    assert not [f"{path} {call}" for path, tree in _trees() for call in kept_by_python(tree)]


@pytest.mark.parametrize("text", ["a.nextInFocusChain()", "b.a.previousInFocusChain()", "QTimer.singleShot(0, a, f)"])
def test_such_a_call_is_seen(text: str) -> None:
    assert len(list(kept_by_python(ast.parse(text)))) == 1
    assert not list(kept_by_python(ast.parse("QTimer.singleShot(0, f)")))


def methods_of_qt() -> set[str]:
    """What objects of Qt can be told to do."""
    kinds = (QWidget, QAbstractButton, QAbstractSlider, QLineEdit, QTimer, QVariantAnimation, QGraphicsView, QThread)
    return {name for kind in kinds for name in dir(kind) if not name.startswith("__")} | {"emit"}


def _classes() -> dict[str, tuple[set[str], set[str]]]:
    """What the classes of the program say themselves, and the names of those that each is made from."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                said, above = found.setdefault(node.name, (set(), set()))
                said.update(_said(node))
                above.update(ast.unparse(base).rpartition(".")[2] for base in node.bases)
    return found


def _said(node: ast.ClassDef) -> Iterator[str]:
    """Names of its methods and signals."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield part.name
        elif isinstance(part, ast.Assign):
            yield from (ast.unparse(target) for target in part.targets)
        elif isinstance(part, ast.AnnAssign):
            yield ast.unparse(part.target)


def _ours(name: str, classes: dict[str, tuple[set[str], set[str]]]) -> set[str]:
    """Names that a class of ours or one above it says."""
    said, above = classes.get(name, (set(), set()))
    return said.union(*(_ours(each, classes) for each in above))


def connected_to_qt(tree: ast.Module, classes: dict[str, tuple[set[str], set[str]]], of_qt: set[str]) -> Iterator[str]:
    """Signals connected to a method of Qt's own, such as `update`: each leaves a block behind in Python (PySide 6.11).

    A method of ``self`` must be said by its class or one above it, any other by some class of the program.
    """
    anywhere = set[str]().union(*(said for said, _ in classes.values()))
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    inside = {each: _ours(kind.name, classes) for kind in kinds for each in ast.walk(kind)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
            for given in node.args[:1]:
                if isinstance(given, ast.Attribute) and given.attr in of_qt:
                    own = isinstance(given.value, ast.Name) and given.value.id == "self"
                    if given.attr not in (inside.get(node, anywhere) if own else anywhere):
                        yield f"line {node.lineno}: {ast.unparse(given)}"


def test_no_signal_is_connected_to_a_method_of_qt() -> None:
    classes, of_qt = _classes(), methods_of_qt()
    assert not [f"{path} {call}" for path, tree in _trees() for call in connected_to_qt(tree, classes, of_qt)]


@pytest.mark.parametrize("called", ["self.update", "self.hide", "other.setFocus", "self.child.click", "self.told.emit"])
def test_such_a_connection_is_seen(called: str) -> None:
    tree = ast.parse(f"class A(B):\n    def f(self, other):\n        self.moved.connect({called})")
    classes = {"A": ({"f"}, {"B"}), "B": ({"mine"}, {"QWidget"}), "C": ({"update", "hide"}, set[str]())}
    assert len(list(connected_to_qt(tree, classes, methods_of_qt()))) == 1
    tree = ast.parse("class A(B):\n    def f(self, other):\n        self.moved.connect(self.mine)")
    assert not list(connected_to_qt(tree, classes, methods_of_qt()))


@pytest.mark.parametrize(
    "text",
    [
        "@cache\ndef f(): ...",
        "@functools.cache\ndef f(): ...",
        "@lru_cache(None)\ndef f(): ...",
        "class A:\n    @lru_cache(maxsize=None)\n    def f(self): ...",
        "f = lru_cache(maxsize=None)(g)",
        "def h():\n    return cache(g)",
    ],
)
def test_a_cache_without_bounds_is_seen(text: str) -> None:
    assert len(list(unbounded(ast.parse(text)))) == 1


@pytest.mark.parametrize("text", ["@lru_cache\ndef f(): ...", "@lru_cache(64)\ndef f(): ...", "f = lru_cache(8)(g)"])
def test_a_bounded_cache_is_fine(text: str) -> None:
    assert not list(unbounded(ast.parse(text)))


@pytest.mark.parametrize("text", ["x = {}", "x: dict[int, int] = {}", "x = []", "x = set()", "x = defaultdict(list)"])
def test_what_begins_empty_is_seen(text: str) -> None:
    assert list(empty_at_first(ast.parse(text))) == ["x"]
