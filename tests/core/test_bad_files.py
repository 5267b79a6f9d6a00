"""Files of any kind are refused in words, however they are made: too long, too deep, too many, not what they say."""

from __future__ import annotations

import subprocess
import sys

import pytest

import grognard
from grognard.core.book.lines import line_of
from grognard.core.errors import InputError
from grognard.core.languages import speaking
from grognard.core.systems import systems
from grognard.core.words import english

LENGTH = 90_000
"""As long as every reader still reads on."""
HEAD = 'format = "grognard-army"\nversion = 1\nname = "x"\nnation = "us"\n'
FILES = {
    "a key of many names": "a" + ".a" * (LENGTH // 2) + " = 1\n",
    "a table of many names": "[a" + ".a" * (LENGTH // 2) + "]\nx = 1\n",
    "many keys of many names": "\n".join(f"a{'.b' * 40}.c{number} = 1" for number in range(600)) + "\n",
    "lists in lists": "a = " + "[" * (LENGTH // 3) + "]" * (LENGTH // 3) + "\n",
    "lists without end": "a = " + "[" * LENGTH + "\n",
    "tables in tables": "a = " + "{a = " * (LENGTH // 5) + "\n",
    "JSON in JSON": '{"a":' + "[" * (LENGTH // 3) + "]" * (LENGTH // 3) + "}",
    "a large number": "version = " + "9" * LENGTH + "\n",
    "a large number in JSON": '{"version": ' + "9" * LENGTH + "}",
    "a number of another base": "version = 0x" + "f" * LENGTH + "\n",
    "a text without end": 'a = "' + "x" * LENGTH + "\n",
    "texts that look like fields": HEAD + 'title = "' + "unit= " * (LENGTH // 7) + '"\nunit = 1\n',
    "many tables": "".join(f"[a{number}]\n" for number in range(LENGTH // 10)),
    "many units": HEAD + '[[unit]]\nid = "x"\n' * (LENGTH // 20),
    "half a sign": '{"name": "\\ud800"}',
    "a sign that ends texts": 'name = "\0"\n',
    "more than is read": "# " + "x" * 1_000_000 + "\n",
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("game", sorted(systems()))
def test_a_file_made_to_harm_is_refused_in_words(game, name):
    with pytest.raises(grognard.InputError) as refused:
        grognard.army(game, FILES[name])
    assert len(str(refused.value)) < 2000


@pytest.mark.parametrize(
    ("written", "english_words", "polish_words"),
    [
        (
            "colour = 1",
            "Object contains unknown field `colour`. Write one of: format,",
            "Nie ma tu pola „colour”. Napisz",
        ),
        ("", "Object missing required field `unit`. Write it.", "Brakuje pola „unit”. Wpisz je."),
        ("title = 3", "title: Expected `str`, got `int`.", "title: Potrzebne jest tu `str`, a jest `int`."),
        ("unit = []", "unit: Expected `array` of length >= 1.", "unit: Potrzebne jest tu `array` o długości >= 1."),
    ],
)
def test_what_does_not_fit_is_told_in_the_language_spoken(written, english_words, polish_words):
    for language, words in (("en", english_words), ("pl", polish_words)):
        with pytest.raises(InputError) as refused, speaking(language):
            grognard.army("axis_allies_minis", f'format = "grognard-army"\nversion = 1\n{OTHERS}\n{written}\n')
        with speaking(language):
            assert words in str(refused.value)


OTHERS = 'system = "axis_allies_minis"\nname = "x"\nside = "axis"'


def test_a_key_of_many_names_takes_no_more_memory_than_its_file(tmp_path):
    (tmp_path / "bad.toml").write_text(FILES["a key of many names"])
    code = (
        "import resource, sys, grognard\n"
        "resource.setrlimit(resource.RLIMIT_AS, (1_500_000_000,) * 2)\n"
        "try:\n    grognard.army('bolt_action', sys.argv[1])\n"
        "except grognard.InputError as error:\n    print(error)\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "bad.toml")], capture_output=True, text=True, check=True
    )
    assert "nested too deeply" in said.stdout


@pytest.mark.parametrize(
    ("text", "place", "line"),
    [
        ('unit = [\n  { id = "a" },\n  { id = "b" },\n]\n', "unit 2", 3),
        ('unit = [\n  { id = "a" },\n  { id = "b" },\n]\n', "unit 2, id", 3),
        (
            '{\n "unit": [\n  {"id": "a", "men": [\n   {"count": 1},\n   {"count": 2}\n  ]}\n ]\n}',
            "unit 1, men 2, count",
            5,
        ),
        ('# id = "x"\ntitle = "id = 1"\nid = "y"\n', "id", 3),
        ('[[unit]]\nid = "a"\n[[unit]]\nid = "b"\n', "unit 3", None),
        ('name = "x"\n', "unit 1, men 2", None),
        ('[[unit]]\nid = "a"\n[[unit]]\nid = "b"\n', "unit 2, men 1, count", 3),
    ],
)
def test_the_line_of_a_place_is_told_as_far_as_it_is_found(text, place, line):
    assert line_of(text, place) == line


ARMY = (
    'format = "grognard-army"\nversion = 1\nsystem = "bolt_action"\nname = "mine"\nnation = "german"\n'
    '[[unit]]\nid = "one"\nentry = "second-lieutenant"\nquality = "regular"\n'
    'men = [{ count = 1, role = "officer", weapons = ["pistol"] }]\n'
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_is_read_however_an_editor_has_saved_it(tmp_path, encoding):
    file = tmp_path / "mine.toml"
    file.write_text(ARMY.replace("\n", "\r\n"), encoding=encoding, newline="")
    assert grognard.army("bolt_action", file).ids == ("one",)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "file-empty"),
        (b"\x89PNG\r\n\x1a\n\xff", "file-not-utf8"),
        (b"PK\x03\x04\x14", "file-packed"),
        (b'<?xml version="1.0"?><roster/>', "file-foreign"),
        (b"format = '\xff'", "file-not-utf8"),
    ],
)
def test_a_file_that_is_no_text_of_ours_says_what_it_is(tmp_path, content, told):
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    with pytest.raises(InputError) as caught:
        grognard.army("bolt_action", file)
    assert (caught.value.message.id, caught.value.message.args["file"]) == (told, str(file))


@pytest.mark.parametrize(
    ("game", "old", "new", "told"),
    [
        ("bolt_action", "grognard-army", "grognard-map", "this is a map, and what is wanted here is an army"),
        ("wh40k5", "", "", "this is of bolt_action, and wh40k5 is played here"),
        (
            "bolt_action",
            '"regular"',
            '"elite"',
            "unit 1, quality: “elite” is not known. Write one of: inex",
        ),
        ("bolt_action", '"officer"', '"boss"', "unit 1, men 1, role: “boss” is not known. Write one of: officer, nco"),
    ],
)
def test_what_a_place_may_hold_is_told_where_it_holds_something_else(game, old, new, told):
    with pytest.raises(InputError) as caught:
        grognard.army(game, ARMY.replace(old, new) if old else ARMY)
    assert told in english(caught.value.message)
