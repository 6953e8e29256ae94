"""The licences of others: everything that is installed with mjdesk stands in the list, with a licence that fits."""

from __future__ import annotations

from packaging.utils import canonicalize_name

from mjdesk.notices import Notice, notices, our_licence, words_of
from tools.make_notices import closure, licence_of, project_requirements

LISTED: dict[str, Notice] = {canonicalize_name(notice.name): notice for notice in notices()}
#: licences under which a program with a licence of its own may be handed on together with the package
FREE = ("MIT", "BSD", "Apache", "LGPL", "PSF", "ISC", "OFL", "0BSD", "Zlib", "CC0", "MPL", "Unlicense", "HPND")


def test_everything_installed_is_listed_with_its_licence() -> None:
    installed = {
        canonicalize_name(found.metadata["Name"]): licence_of(found)
        for lines in project_requirements().values()
        for found in closure(lines)
    }
    missing = sorted(installed.keys() - LISTED.keys())
    assert not missing, "run python -m tools.make_notices"
    other = {
        name: (licence, LISTED[name].licence) for name, licence in installed.items() if licence != LISTED[name].licence
    }
    assert other == {}, "a licence has changed: look at it, then run python -m tools.make_notices"


def test_every_licence_allows_what_we_do() -> None:
    assert [notice for notice in LISTED.values() if not any(name in notice.licence for name in FREE)] == []


def test_words_are_there_where_a_licence_asks_for_them() -> None:
    for name in ("pyside6-essentials", "justmytype-intl-cjk", "sqlalchemy", "typer", "opencc"):
        assert len(words_of(LISTED[name])) > 300, name
    assert "MIT License" in our_licence()
