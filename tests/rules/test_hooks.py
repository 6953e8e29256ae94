"""The hooks of the rule systems: each is there because some system needs it."""

from __future__ import annotations

import inspect
from types import FunctionType

import pytest

from mjdesk.engine.rules.base import RuleSystem
from mjdesk.engine.rules.registry import SYSTEMS

HOOKS = {
    name
    for part in RuleSystem.__mro__
    if part.__module__.startswith(RuleSystem.__module__.removesuffix("base"))
    for name, member in vars(part).items()
    if inspect.isfunction(member)
}
OWN = {part for system in SYSTEMS.values() for part in type(system).__mro__} - {*RuleSystem.__mro__}


@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_some_system_differs(hook: str) -> None:
    assert any(hook in vars(part) for part in OWN)


def test_no_system_repeats_what_holds_anyway() -> None:
    """An override with the body of what it overrides would only be in the way."""
    for part in OWN:
        for name in HOOKS & {*vars(part)}:
            inherited = next(vars(above)[name] for above in part.__mro__[1:] if name in vars(above))
            assert body(vars(part)[name]) != body(inherited), f"{part.__name__}.{name}"


def body(hook: FunctionType) -> tuple[object, ...]:
    code = hook.__code__
    return code.co_code, code.co_names, tuple(const for const in code.co_consts if const != hook.__doc__)
