"""Files of any kind are refused in words, however they are made: too long, too deep, too many, not what they say."""

from __future__ import annotations

import subprocess
import sys

import pytest

import grognard
from grognard.core.book.lines import line_of
from grognard.core.systems import systems

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
