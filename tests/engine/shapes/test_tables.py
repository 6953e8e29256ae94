"""The shipped tables are what the generator makes, and the documented examples run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import zlib
from importlib import resources
from types import ModuleType

import pytest

from mjdesk.engine import shapes
from mjdesk.engine.shapes.tables import FILES, TABLES, Pair
from tools.make_shape_tables import VARIANTS, Variant, build

MODULES = [importlib.import_module(f"{shapes.__name__}.{name}") for _, name, _ in pkgutil.iter_modules(shapes.__path__)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_generator_makes_the_shipped_tables(variant: Variant) -> None:
    shipped = (resources.files(shapes) / f"{variant.name}.z").read_bytes()
    # Compared unpacked: releases of zlib pack differently.
    assert zlib.decompress(shipped) == build(variant)


def test_every_pair_rule_has_its_file() -> None:
    assert [FILES[pair] for pair in Pair] == [f"{variant.name}.z" for variant in VARIANTS]
    assert [len(tables.final) - 1 for tables in TABLES] == [variant.groups for variant in VARIANTS]


@pytest.mark.parametrize("pair", Pair)
def test_order_of_suits_does_not_matter(pair: Pair) -> None:
    """The analysis swaps them, so both tables must be symmetric."""
    tables = TABLES[pair]
    assert list(zip(*tables.merge, strict=True)) == list(tables.merge)
    for final in tables.final:
        assert [bytes(column) for column in zip(*final, strict=True)] == list(final)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_examples(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
