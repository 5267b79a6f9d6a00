"""Which language is spoken, what it lacks, and how its numbers are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.core import words as room
from grognard.core.languages import PSEUDO, accepted, best, language, of_locale, speaking
from grognard.core.messages import Message, say
from grognard.core.words import add_resources, english, lacking, resource_faults, spoken, words

ENGLISH = """plug-fired = { $unit } fires at { $target }.
plug-hit = { $target } is hit.
    .touch = { $target } is hit, touch it.
plug-squad = Second squad
plug-tank = Tank
plug-far = { $inches }″ away
"""
POLISH = """plug-squad = Druga drużyna
plug-hit = { $target } trafiona.
plug-far = { $inches }″ stąd
"""


@pytest.fixture(autouse=True)
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A plug-in whose Polish lacks a sentence, a name and an attribute."""
    for folder, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "plug.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(room, "_plugin_folders", [])
    add_resources(tmp_path)
    yield
    for cached in (room._sources, room._said, room._defined, room.message_ids):
        cached.cache_clear()


def test_people_are_told_in_the_language_spoken_and_english_stays_what_it_is():
    squad = Message("plug-squad")
    assert (language(), spoken(squad)) == ("en", "Second squad")
    with speaking("pl"):
        assert (language(), spoken(squad), english(squad)) == ("pl", "Druga drużyna", "Second squad")
    assert spoken(squad) == "Second squad"


def test_a_sentence_that_is_lacking_is_english_from_end_to_end():
    fired = say("plug-fired", unit=Message("plug-squad"), target=Message("plug-tank"))
    assert words(fired, "pl") == "Second squad fires at Tank."


def test_a_sentence_there_is_may_hold_a_name_there_is_not():
    assert words(say("plug-hit", target=Message("plug-tank")), "pl") == "Tank trafiona."
    assert words(Message("plug-hit.touch", {"target": "T"}), "pl") == "T is hit, touch it."


@pytest.mark.parametrize("inches", ["6.5", 6.5])
def test_numbers_have_the_decimal_sign_of_the_sentences_language(inches: str | float):
    far = say("plug-far", inches=inches)
    assert words(far, "pl") == "6,5″ stąd"
    assert words(far) == "6.5″ away"
    assert words(say("plug-far", inches="p. 6.5"), "pl") == "p. 6.5″ stąd"


def test_what_is_lacking_is_named_attributes_too():
    assert lacking(POLISH, ENGLISH) == ["plug-fired", "plug-hit", "plug-tank"]
    assert lacking(ENGLISH, ENGLISH) == []
    assert lacking("", "plug-far = { $inches }″ away\n") == ["plug-far"]


def test_english_in_disguise_is_sound_and_keeps_its_places_and_kinds():
    assert resource_faults(PSEUDO) == []
    assert words(say("plug-fired", unit="A1", target="B2"), PSEUDO) == "A1 fíŕéš át~~ B2."
    assert words(say("table-idle", reason="", count=1), PSEUDO).strip() == "Óñé úñít~~"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("el-GR,el;q=0.9,en;q=0.8", "el"),
        ("fr, en;q=0.1, hu;q=0.4", "hu"),
        ("en;q=0.2, it;q=0", "en"),
        ("de, *", None),
        ("pl;q=much, ru", "ru"),
        ("", None),
    ],
)
def test_a_browsers_languages_are_taken_as_they_are_liked(wanted: str, found: str | None):
    assert best(accepted(wanted), ["el", "en", "hu", "it", "pl", "ru"]) == found


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "hu_HU.UTF-8", "LANGUAGE": "fr:ru"}, "ru"),
        ({"LANG": "C", "LANGUAGE": "ru"}, None),
        ({"LC_MESSAGES": "pl_PL@euro"}, "pl"),
        ({}, None),
    ],
)
def test_a_locale_is_read_as_other_programs_read_it(environment: dict[str, str], wanted: str | None):
    assert best(of_locale(environment), ["el", "en", "hu", "it", "pl", "ru"]) == wanted
