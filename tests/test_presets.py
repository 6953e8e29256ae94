"""House rules: kept, renamed, compared, handed on; every way a file can be wrong is one sentence, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk import preset_files
from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import Option, complete
from mjdesk.engine.rules.registry import SYSTEMS, rule_system
from mjdesk.preset_files import load, read_file, save, write_file
from mjdesk.presets import NAME_LENGTH, Preset, Presets, clean_name, differences

WUHAN = rule_system("wuhan")


def preset(name: str = "外婆家", rules: str = "wuhan", **options: object) -> Preset:
    return Preset(name, rules, complete(rule_system(rules).options, options))


GRANDMA = preset(cap=500)
CLUB = preset("Club", cap=300, jinding=0, pizi_mode="one")


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """All that an option may be."""
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "list":
        return st.lists(st.sampled_from(option.values), unique=True)
    if option.free:
        return st.integers(option.minimum, 10**6)
    return st.sampled_from(option.values)


# --- in memory


def test_a_name_is_kept_once_in_its_system() -> None:
    presets = Presets().kept(GRANDMA).kept(CLUB).kept(preset(cap=400)).kept(preset(rules="macheng"))
    assert [(p.name, p.rules) for p in presets.known] == [("外婆家", "wuhan"), ("Club", "wuhan"), ("外婆家", "macheng")]
    found = presets.find("wuhan", "外婆家")
    assert found is not None
    assert found.changed() == {"cap": 400}


def test_from_elsewhere_it_gets_a_free_name() -> None:
    presets, first = Presets((GRANDMA,)).added(preset(cap=300))
    presets, second = presets.added(preset(cap=301))
    presets, same = presets.added(GRANDMA)
    assert (first.name, second.name, same.name) == ("外婆家 2", "外婆家 3", "外婆家")
    assert len(presets.known) == 3
    long = "长" * NAME_LENGTH
    assert Presets((preset(long),)).free_name("wuhan", long) == "长" * (NAME_LENGTH - 2) + " 2"


def test_renaming() -> None:
    presets = Presets((GRANDMA, CLUB))
    assert [p.name for p in presets.renamed(CLUB, "  Verein ").known] == ["外婆家", "Verein"]
    assert presets.renamed(CLUB, "Club") == presets
    with pytest.raises(BadInput) as taken:
        presets.renamed(CLUB, "外婆家")
    assert taken.value.text is not None
    assert "外婆家" in taken.value.text.zh
    assert presets.without(GRANDMA).known == (CLUB,)


@pytest.mark.parametrize("name", ["", "  ", "x" * (NAME_LENGTH + 1), "a\nb", "a\x00b"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(name)
    assert refused.value.text is not None


def test_names_that_look_alike_are_alike() -> None:
    assert clean_name(" Cafe\u0301 ") == clean_name("Café")


def test_differences_are_where_any_two_differ() -> None:
    standard = complete(WUHAN.options, {})
    rows = differences(WUHAN, standard, GRANDMA.options, CLUB.options)
    assert {row.option.id: row.values for row in rows} == {
        "cap": (800, 500, 300),
        "jinding": (1000, 1000, 0),
        "pizi_mode": ("two", "two", "one"),
    }
    assert [row.option.id for row in rows] == [o.id for o in WUHAN.options if o.id in ("cap", "jinding", "pizi_mode")]
    assert differences(WUHAN, standard, standard) == ()


# --- the profile


def test_the_profile_keeps_them(profile: Path) -> None:
    assert load(profile) == (Presets(), None)
    presets = Presets((GRANDMA, CLUB))
    save(profile, presets)
    assert load(profile) == (presets, None)


def test_what_this_version_cannot_use_stays_in_the_file(profile: Path) -> None:
    strange = {"name": "later", "rules": "wuhan", "options": {"moon": True}}
    save(profile, Presets((GRANDMA,), (strange,)))
    presets, damaged = load(profile)
    assert damaged is None
    assert presets == Presets((GRANDMA,), (strange,))
    save(profile, presets.kept(CLUB))
    assert load(profile)[0].others == (strange,)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"presets": 3}', "null"])
def test_a_damaged_file_is_set_aside(profile: Path, text: str) -> None:
    profile.mkdir()
    (profile / preset_files.FILE).write_text(text)
    presets, damaged = load(profile)
    assert presets == Presets()
    assert damaged is not None
    assert damaged.moved_to.read_text() == text


# --- files


@given(data=st.data())
def test_a_file_brings_back_what_went_into_it(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    system = SYSTEMS[data.draw(st.sampled_from(sorted(SYSTEMS)))]
    options = complete(system.options, {o.id: data.draw(values_of(o)) for o in system.options})
    try:
        system.check_options(options)
    except BadInput:
        return
    name = data.draw(st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=12))
    made = Preset(clean_name(name), system.id, options)
    path = tmp_path_factory.getbasetemp() / "one.mjdesk.json"
    write_file(made, path)
    assert read_file(path) == made


def written(tmp_path: Path, **fields: object) -> Path:
    """A good file with other fields; a field that is None is missing."""
    path = tmp_path / "rules.json"
    write_file(GRANDMA, path)
    value = json.loads(path.read_text())
    value = {key: fields.get(key, entry) for key, entry in value.items()}
    path.write_text(json.dumps({key: entry for key, entry in value.items() if entry is not None}))
    return path


WRONG: list[tuple[dict[str, object], str, str]] = [
    ({"mjdesk": "record"}, "mjdesk", "house rules"),
    ({"mjdesk": None}, "mjdesk", "house rules"),
    ({"version": 2}, "version", "1"),
    ({"version": True}, "version", "1"),
    ({"rules": "poker"}, "rules", "wuhan"),
    ({"rules": ["wuhan"]}, "rules", "wuhan"),
    ({"name": 5}, "name", "name"),
    ({"name": ""}, "name", "24"),
    ({"options": []}, "options", "object"),
    ({"options": {"moon": 1}}, "options.moon", "cap"),
    ({"options": {"cap": "viel"}}, "options.cap", "0 or more"),
    ({"options": {"cap": -1}}, "options.cap", "0 or more"),
    ({"options": {"cap": True}}, "options.cap", "0 or more"),
    ({"options": {"pizi_mode": "three"}}, "options.pizi_mode", '"one"'),
    ({"options": {"zimo_on_gangkai_haidi": 1}}, "options.zimo_on_gangkai_haidi", "true or false"),
    ({"options": {"cap": 800, "jinding": 500}}, "option jinding", "above"),
]


@pytest.mark.parametrize(("fields", "field", "expected"), WRONG, ids=[str(w[0]) for w in WRONG])
def test_a_wrong_file_is_one_sentence(tmp_path: Path, fields: dict[str, object], field: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_file(written(tmp_path, **fields))
    error = refused.value
    assert error.where.endswith(field)
    assert error.text is not None
    assert error.text.en.startswith("rules.json: ")
    assert error.text.zh.startswith("rules.json：")
    assert expected in error.text.en
    assert field.removeprefix("option ").split(".")[-1] in error.text.en or field == "option jinding"
    assert not re.search("[㐀-鿿]", error.text.en)
    assert re.search("[㐀-鿿]", error.text.zh)
    assert "\n" not in error.text.zh + error.text.en


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "no JSON (line 1)"),
        (b"{\n'a'", "no JSON (line 2)"),
        (b"\xff\xfe", "no JSON"),
        (b"[" * 100_000, "no JSON"),
        (b"[]", "house rules"),
        (b'{"mjdesk": "house rules", "mjdesk": "house rules"}', "stands twice"),
        (b" " * (1 << 20) + b"{}", "too large"),
    ],
)
def test_what_is_no_file_of_house_rules(tmp_path: Path, data: bytes, expected: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    with pytest.raises(BadInput) as refused:
        read_file(path)
    assert refused.value.text is not None
    assert expected in refused.value.text.en


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_file(tmp_path / "none.json")


def test_options_a_file_does_not_name_are_standard(tmp_path: Path) -> None:
    assert read_file(written(tmp_path, options={"cap": 500})) == GRANDMA
