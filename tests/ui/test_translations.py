"""Both languages are complete, compiled as they stand, and the window speaks one of them at a time."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from dataclasses import replace
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QCoreApplication

from mjdesk.engine.rules.registry import rule_system
from mjdesk.ui import fonts
from mjdesk.ui import settings as settings_file
from mjdesk.ui.i18n import LANGUAGES, language, say, set_language, signed, tr, translate_dialogs
from mjdesk.ui.keys_sheet import KeysSheet
from mjdesk.ui.look import look
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.rules_sheet import RulesSheet
from mjdesk.ui.settings import Settings
from mjdesk.ui.settings_sheet import SettingsSheet
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table import words
from mjdesk.ui.traditional import traditional
from mjdesk.ui.widgets import Sheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import Painted, flush, hanzi_in, settlements, texts_of
from tools import make_translations as made

MESSAGES = made.collect()


@pytest.mark.parametrize("name", made.LANGUAGES)
def test_nothing_is_missing_and_nothing_is_left_over(name: str) -> None:
    assert made.missing(MESSAGES, name) == []


@pytest.mark.parametrize("name", made.LANGUAGES)
def test_the_compiled_file_is_up_to_date(name: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    program = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    subprocess.run([program, "-silent", str(made.ts_file(name)), "-qm", str(fresh)], check=True)
    assert fresh.read_bytes() == made.ts_file(name).with_suffix(".qm").read_bytes(), "run tools/make_translations.py"


@pytest.mark.parametrize("name", made.LANGUAGES)
def test_a_translation_has_the_fields_of_its_text(name: str) -> None:
    def parts(text: str) -> set[str]:
        return {field for _, field, _, _ in Formatter().parse(text) if field} | ({"%n"} if "%n" in text else set())

    wrong = {
        source: form
        for source, forms in made.read_ts(made.ts_file(name)).items()
        for form in forms
        if parts(source) != parts(form)
    }
    assert wrong == {}


def test_every_translation_can_be_drawn() -> None:
    for name in made.LANGUAGES:
        for forms in made.read_ts(made.ts_file(name)).values():
            assert all(fonts.covers(form.replace("\n", "")) for form in forms), forms


def test_languages_are_those_with_a_file_and_one_that_is_made_of_another() -> None:
    assert set(LANGUAGES) == {*made.LANGUAGES, "zh_TW"}


def chinese_texts() -> set[str]:
    """Every Chinese text of the program: of the interface and of the rule systems."""
    from mjdesk.engine.rules.registry import SYSTEMS

    said = {form for forms in made.read_ts(made.ts_file("zh_CN")).values() for form in forms}
    for system in SYSTEMS.values():
        said |= {t.zh for o in system.options for t in (o.name, o.help, o.group, *o.labels)}
        said |= {t.zh for p in system.patterns for t in (p.name, p.help, p.value)}
        said |= {r.text.zh for r in system.reasons} | {system.name.zh}
    return said


def test_traditional_texts_can_be_drawn() -> None:
    for text in chinese_texts():
        assert fonts.covers(traditional(text).replace("\n", ""), "TC"), traditional(text)


def test_texts_of_the_settings_stay_when_written_again() -> None:
    """The settings page hands them on as texts of the engine, which are written once more."""
    for forms in made.read_ts(made.ts_file("zh_CN")).values():
        assert [traditional(traditional(form)) for form in forms] == [traditional(form) for form in forms]


def test_no_simplified_character_is_left_in_traditional_texts() -> None:
    """By another table than the one that made them: Taiwan's own character set has no simplified ones."""
    symbols = set("×·…→−↑↓←°○●◎⌘⇧⌫≥≤≠±½")
    left = set()
    for text in chinese_texts():
        for char in set(traditional(text)) - symbols:
            try:
                char.encode("cp950")
            except UnicodeEncodeError:
                left.add((char, traditional(text)))
    assert left == set()


def test_the_window_speaks_traditional_chinese(qtbot) -> None:
    set_language("zh_TW")
    assert tr("Settings") == "設定"
    assert say(rule_system("wuhan").name) == "武漢麻將"
    assert say(rule_system("paohuzi").name) == "跑胡子"
    assert fonts.font(14).family() == fonts.family("TC")
    assert tr("%n changed", 2) == "改過 2 條"


def test_plurals_and_fields() -> None:
    assert tr("%n changed", 2) == "改过 2 条"
    set_language("en")
    assert tr("%n rounds", 1) == "1 round"
    assert tr("%n rounds", 8) == "8 rounds"
    assert tr("standard is {value}", value=800) == "standard is 800"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        set_language("tlh")
    assert language() == "zh_CN"


def test_signed_numbers_have_a_true_minus() -> None:
    assert [signed(n) for n in (0, 64, -1200)] == ["0", "+64", "−1,200"]


def test_the_name_of_a_nameless_person_is_one() -> None:
    from mjdesk.ui.people import DEFAULT_NAME

    assert tr("Player") == DEFAULT_NAME.zh
    set_language("en")
    assert tr("Player") == DEFAULT_NAME.en


def test_check_says_what_is_missing(monkeypatch, capsys) -> None:
    monkeypatch.setattr(made, "collect", lambda: [*MESSAGES, made.Message("A text nobody translated", ())])
    assert made.main(["--check"]) == 1
    assert "zh_CN: 'A text nobody translated'" in capsys.readouterr().out


def screens(window: MainWindow) -> list[Sheet]:
    """Every page and sheet, opened over the window."""
    shown = settlements()
    made_sheets = [NewMatch(), RulesSheet(), SettingsSheet(window.settings), KeysSheet()]
    return [*made_sheets, SettlementSheet(shown[0]), SettlementSheet(shown[-1])]


#: the languages themselves are named in their own script, and tile names stay what they are
ALLOWED = {"简体中文", "繁體中文"}


def test_no_hanzi_on_english_screens(qtbot, monkeypatch) -> None:
    settings_file.save(replace(Settings(), language="en"))
    window = MainWindow()
    qtbot.addWidget(window)
    painted = Painted(monkeypatch)
    window.show()
    window.refresh_home()
    flush()
    window.grab()
    said = list(texts_of(window))
    for sheet in screens(window):
        window.open_sheet(sheet)
        flush()
        sheet.grab()
        said += list(texts_of(sheet))
        window.close_sheet()
    assert len(painted.texts) > 100
    rules_words = hanzi_of_rules()
    assert [t for t in hanzi_in([*painted.texts, *said]) if t not in ALLOWED and t not in rules_words] == []
    assert words.tile_name(0) == "1 characters"


def hanzi_of_rules() -> set[str]:
    """English texts of rule systems that name a pattern in hanzi on purpose; theirs to change."""
    from mjdesk.engine.rules.registry import SYSTEMS

    texts = [t.en for s in SYSTEMS.values() for o in s.options for t in (o.name, o.help, o.group, *o.labels)]
    texts += [t.en for s in SYSTEMS.values() for p in s.patterns for t in (p.name, p.help, p.value)]
    texts += [r.text.en for s in SYSTEMS.values() for r in s.reasons]
    return {part for text in hanzi_in(texts) for part in {text, *text.split("\n")}}


def test_switching_the_language_changes_what_is_shown(qtbot) -> None:
    settings_file.save(replace(Settings(), language="zh_CN"))
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.refresh_home()
    flush()
    sheet = window.open_settings()
    flush()
    row = next(row for row in sheet.list.rows if row.option.id == "language")
    assert sheet.title.text() == "设置"
    row._take("en")
    flush()
    assert language() == "en"
    assert sheet.title.text() == "Settings"
    assert window.home.main.text() == "New match"
    english = next(row for row in sheet.list.rows if row.option.id == "back")
    assert english.option.name.en == "Tile backs"
    assert look().settings.language == "en"


def test_the_tool_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.make_translations", "--check"], cwd=made.ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_dialogs_of_qt_speak_the_language(qapp) -> None:
    for chosen, said in (("zh_CN", "取消"), ("en", "Cancel"), ("zh_CN", "取消")):
        set_language(chosen)
        translate_dialogs()
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == said
