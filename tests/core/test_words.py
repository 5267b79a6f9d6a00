"""Messages put into words: formatting, plug-in resources, and the soundness of the resources themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard.core import words as room
from grognard.core.messages import Message, say
from grognard.core.words import (
    add_resources,
    english,
    has_message,
    message_ids,
    missing_messages,
    resource_faults,
    resource_text,
    titled,
    words,
)

SOURCES = Path(grognard.__path__[0])


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A plug-in's resource folder in two languages, added for one test."""
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "en" / "plug.ftl").write_text(
        "plug-pins = { $unit } has { $pins ->\n    [one] one pin\n   *[other] { $pins } pins\n}.\n"
        "plug-name = the { $size } squad\nplug-rule = Long range\n    .text = More than half the range.\n",
        encoding="utf-8",
    )
    (tmp_path / "pl" / "plug.ftl").write_text("plug-name = drużyna { $size }\n", encoding="utf-8")
    monkeypatch.setattr(room, "_plugin_folders", [])
    add_resources(tmp_path)
    yield tmp_path
    for cached in (room._sources, room._said, room._defined):
        cached.cache_clear()


def test_arguments_that_are_messages_are_put_into_words_first(resources: Path) -> None:
    unit = say("plug-name", size="second")
    assert english(say("plug-pins", unit=unit, pins=1)) == "the second squad has one pin."
    assert english(say("plug-pins", unit=unit, pins=3)) == "the second squad has 3 pins."


def test_integers_are_written_plain(resources: Path) -> None:
    assert english(say("plug-name", size=12500)) == "the 12500 squad"


def test_a_language_that_lacks_a_message_falls_back_to_english(resources: Path) -> None:
    assert words(say("plug-name", size="A"), "pl") == "drużyna A"
    assert words(Message("plug-rule"), "pl") == "Long range"
    assert words(Message("plug-rule"), "no-such-language") == "Long range"


def test_an_attribute_is_asked_for_with_a_dot(resources: Path) -> None:
    assert english(Message("plug-rule.text")) == "More than half the range."
    assert english(Message("plug-rule.other")) == "[plug-rule.other]"


def test_an_unknown_message_is_given_back_in_brackets(resources: Path) -> None:
    assert english(say("never-written", unit=say("plug-name", size="A"), pins=2)) == (
        "[never-written unit=the A squad pins=2]"
    )
    assert missing_messages(["plug-rule", "never-written"]) == ["never-written"]


def test_faults_name_repeated_ids_and_unreadable_lines(resources: Path) -> None:
    (resources / "en" / "second.ftl").write_text("plug-name = again\nplug-bad = { $open\n", encoding="utf-8")
    for cached in (room._sources, room._defined):
        cached.cache_clear()
    faults = resource_faults()
    assert any("plug-name: defined 2 times" in fault for fault in faults)
    assert any("second.ftl" in fault and "plug-bad" in fault for fault in faults)


def test_the_resource_text_holds_every_file_of_the_language(resources: Path) -> None:
    assert "plug-rule = Long range" in resource_text("en")
    assert "drużyna" in resource_text("pl")
    assert "drużyna" not in resource_text("en")


def test_our_own_resources_are_sound_in_every_language() -> None:
    for language in room.languages():
        assert resource_faults(language) == []


def _said() -> dict[str, str]:
    """Every message id written literally in the sources, ``say("id", ...)`` or ``Message("id", ...)``, and where."""
    said: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="say" | "Message"), args=[ast.Constant(value=str(id)), *_]):
                    said[id] = f"{path.relative_to(SOURCES)}:{node.lineno}"
    return said


def test_every_message_the_program_says_has_english_words() -> None:
    said = _said()
    missing = {id: said[id] for id in missing_messages(said)}
    assert missing == {}


LARGE = {"e15": 10**15, "-e15": -(10**15), "e31": 10**31, "e5000": 10**5000, "-e5000": -(10**5000), "float": 1e300}


@pytest.mark.parametrize("number", [*LARGE, "none"])
def test_a_number_however_large_is_put_into_words(number: str) -> None:
    said = english(say("refused-no-such-choice", number=LARGE.get(number, float("nan"))))
    assert said.startswith("There is no choice number ")
    assert said.endswith(" in this battle.")
    assert 44 < len(said) < 3000


def test_a_name_however_long_is_put_into_words() -> None:
    for name in ("x" * 10_000, say("no-such-system", name="y" * 5000, names="")):
        said = english(say("no-such-system", name=name, names="a, b"))
        assert said.startswith("There is no game called")
        assert said.endswith("The games are: a, b.")


def test_a_message_is_known_by_its_line_as_fluent_knows_it():
    known = message_ids()
    assert all(has_message(id) for id in known)
    names = {id.partition(".")[0] for id in known}
    assert not any(has_message(f"{name}.no-such-attribute") or has_message(f"{name}-no-such-message") for name in names)


def test_what_data_names_in_english_is_called_by_the_sentence_s_language():
    place = say("aam-map-title", title="Crossroads")
    assert words(place, "en") == "Crossroads"
    assert words(place, "ru") == "Перекресток"
    assert titled("Mill Island", "ru") == "Мельничный остров"
    assert titled("My own island", "ru") == "My own island"
    assert titled("Mill Island", "en") == "Mill Island"
