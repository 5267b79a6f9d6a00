"""What is said in other languages says what the English says, with the glossaries' words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.core.words import title_id
from tools import translations
from tools.translations import entries, faults, languages, rooms, spoken, whole

ENGLISH = """men = { $count ->
    [one] One man of { $unit }
   *[other] { $count } men of { $unit }
}
order = { $order ->
    [run] Run
   *[fire] Fire
}
hint = Choose one of these orders
    .touch = Touch one
list = One after the other, in the order of the list
"""


@pytest.mark.parametrize("language", languages())
def test_a_translation_says_what_the_english_says(language: str):
    assert list(faults(language)) == []


def test_the_table_is_whole_in_every_language():
    assert languages() == ["el", "hu", "it", "pl", "ru"]
    assert [each for each in languages() if not whole(rooms()["frame"] / each / "table.ftl")] == []


def test_russian_is_written_without_yo():
    found = [file for room in rooms().values() for file in sorted((room / "ru").glob("*.ftl"))]
    assert len(found) > 10
    assert [file.name for file in found if "\N{CYRILLIC SMALL LETTER IO}" in file.read_text("utf-8").lower()] == []


@pytest.mark.parametrize(
    ("language", "article"),
    [
        ("hu", r"\baz?\s+[„(]?\{\s*\$"),
        (
            "it",
            r"(?:\b(?:il|lo|la|i|gli|del|dello|della|dei|al|allo|alla|ai|dal|dalla|dai|nel|nella|nei|sul|sulla|sui|col)\s+"
            r"|\b(?:l|un|[a-z]+ll|quest)[’'])[«“(]?\{\s*\$",
        ),
    ],
)
def test_no_article_that_sounds_after_the_next_word_stands_before_a_place(language: str, article: str):
    """Nobody knows before whether it is “a 6” or “az 5”, “il 7” or “l’8”; such a sentence is put another way."""
    files = [file for room in rooms().values() for file in sorted((room / language).glob("*.ftl"))]
    told = [(file, line) for file in files for line in file.read_text("utf-8").splitlines()]
    assert len(told) > 1000
    assert [f"{file.name}: {line}" for file, line in told if re.search(article, line, re.IGNORECASE)] == []


def test_a_per_cent_sign_is_not_left_alone_on_the_next_line():
    files = [file for room in rooms().values() for each in languages() for file in sorted((room / each).glob("*.ftl"))]
    assert [file for file in files if "} %" in file.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("polish", "wrong"),
    [
        ("order = { $order ->\n    [run] Bieg\n   *[fire] Ogień\n}", None),
        ("order = { $order ->\n   *[fire] Ogień\n}", "order: lacks the cases ['run'] of order"),
        (
            "men = { $count ->\n    [one] Jeden z { $unit }\n   *[other] { $count } z { $unit }\n}",
            "men: lacks the plurals ['few', 'many']",
        ),
        ("men = Ludzie z { $unit }: { $count }", None),
        ("men = Ludzie: { $count }", "men: does not say { $unit }"),
        ("men = Ludzie z { $unit }", "men: does not say { $count }"),
        ("order = Rozkaz { $to } { $order }", "order: says { $to }, which English does not know"),
        ("hint = Wybierz", "hint: has the attributes [''], in English ['', 'touch']"),
        ("hint = Choose one of these orders\n    .touch = Dotknij", "hint: is still English"),
        ("hint = Wybierz rozkaz { -no }\n    .touch = Dotknij", "hint: refers to -no, which there is none of"),
        ("hint = Wybierz komendę\n    .touch = Dotknij", "hint: says “order” without the glossary’s word (rozkaz)"),
        ("hint = Wybierz rozkaz\n    .touch = Dotknij", None),
        ("list = Jeden po drugim", None),
        ("more = Więcej", "more: no such message in English"),
        ("### whole\nmen = Ludzie z { $unit }: { $count }\norder = { $order }", "lacks hint"),
    ],
)
def test_what_is_wrong_in_a_translation_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, polish: str, wrong: str | None
):
    for language, text in (("en", ENGLISH), ("pl", polish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "plug.ftl").write_text(text + "\n", encoding="utf-8")
    (tmp_path / "glossary.toml").write_text('[pl]\norder = ["rozkaz"]\n', encoding="utf-8")
    monkeypatch.setattr(translations, "rooms", lambda: {"frame": tmp_path})
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    translations.spoken.cache_clear()
    translations.glossary.cache_clear()
    try:
        found = list(faults("pl"))
    finally:
        translations.spoken.cache_clear()
        translations.glossary.cache_clear()
    assert (found == []) == (wrong is None)
    assert wrong is None or [each for each in found if each.endswith(wrong)]


def test_a_message_is_read_with_all_that_is_in_it(tmp_path: Path):
    file = tmp_path / "en.ftl"
    file.write_text(ENGLISH, encoding="utf-8")
    found = entries(file)
    assert found.keys() == {"men", "order", "hint", "list"}
    assert (found["men"].chosen[""], found["men"].shown[""]) == ({"count"}, {"count", "unit"})
    assert found["hint"].texts == {"": "Choose one of these orders", "touch": "Touch one"}


def titles(data: Any, within: str = "") -> Iterator[str]:
    """What maps, scenarios, armies and their parts are called in data that ships; a word in small letters is an id."""
    if isinstance(data, dict):
        for key, value in data.items():
            called = isinstance(value, str) and (key in ("title", "name") or within == "places")
            yield from ([value] if called and value != value.lower() else titles(value, key))
    elif isinstance(data, list):
        for each in data:
            yield from titles(each, within)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("axis_allies_minis", "ru"),
        ("bolt_action", "el"),
        ("bolt_action", "pl"),
        ("operation_ww2", "hu"),
        ("wh40k5", "it"),
    ],
)
def test_what_ships_is_called_in_the_language_of_the_game(game: str, language: str):
    folder = rooms()[game].parent / "data"
    files = [file for kind in ("maps", "scenarios", "armies") for file in sorted((folder / kind).glob("*.toml"))]
    shipped = {title_id(each) for file in files for each in titles(tomllib.loads(file.read_text(encoding="utf-8")))}
    assert {each for each in spoken(game, language) if each.startswith("title-")} == shipped
