"""Quick reference sheets: every number on them comes from the data of the game, none is typed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import grognard
from grognard.core.languages import speaking
from grognard.core.messages import Message, say
from grognard.core.sheets.making import sheet
from grognard.core.sheets.page import html
from grognard.core.sheets.records import Block, Cell, Sheet
from grognard.core.systems import system, systems
from grognard.core.words import languages, words

SOURCE = Path(grognard.__path__[0])
GAMES = sorted(name for name, each in systems().items() if each.guide.has("sheet"))
RULE = re.compile(r"\b[A-Z]+(-[A-Z0-9]+)+\b")
PLAIN = {0, 1}
"""Numbers that code is written with: the first, the next, a sign."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def declarations() -> list[Path]:
    return [
        *SOURCE.glob("games/*/guide/sheet*.py"),
        *SOURCE.glob("games/*/guide/cards*.py"),
        SOURCE / "core/sheets/cards.py",
        SOURCE / "core/sheets/making.py",
        SOURCE / "core/sheets/records.py",
    ]


def typed(source: str) -> Iterator[str]:
    """Numbers and texts with digits in them that a module types; docstrings, places in a row and rule ids left out."""
    tree = ast.parse(source)
    spared = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            spared.add(node.body[0].value)  # type: ignore[attr-defined]
        if isinstance(node, ast.Subscript):
            spared.update(ast.walk(node.slice))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in spared:
            value = node.value
            if isinstance(value, str) and re.search(r"\d", RULE.sub("", value)):
                yield value
            if isinstance(value, int | float) and not isinstance(value, bool) and value not in PLAIN:
                yield str(value)


@pytest.mark.parametrize("path", declarations(), ids=lambda path: "/".join(path.parts[-3:]))
def test_no_number_is_typed_into_a_declaration(path: Path) -> None:
    assert list(typed(path.read_text(encoding="utf-8"))) == []


def test_a_typed_number_is_found() -> None:
    source = 'def f(x):\n    """On a 4."""\n    return say("BA-GEN-03", need="4+"), x[3], x + 7, 1'
    assert sorted(typed(source)) == ["4+", "7"]


def written(text: str) -> str:
    """What a message of a file says, its places left out."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            found += [element.value for element in elements(entry.value) if isinstance(element, fluent.TextElement)]
    return " ".join(found)


def elements(node: object) -> Iterator[object]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from elements(each)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("sheet.ftl")), ids=lambda path: "/".join(path.parts[-4:-1]))
def test_no_number_is_typed_into_a_message(path: Path) -> None:
    text = written(path.read_text(encoding="utf-8"))
    assert text
    assert re.findall(r"\S*\d\S*", text) == []


class Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside.append(tag)

    def handle_data(self, data: str) -> None:
        if self.inside and self.inside[-1] not in ("style", "title"):
            self.found.append(data)


def test_an_empty_sheet_says_no_number() -> None:
    """The frame of the page has no number of its own either."""
    texts = Texts()
    texts.feed(html(Sheet(title=say("sheet-title"), subtitle=say("sheet-turn"), blocks=())))
    assert "Quick reference" in texts.found
    assert not re.search(r"\d", " ".join(texts.found))


def messages(cell: Cell) -> Iterator[Message]:
    if isinstance(cell, tuple):
        for each in cell:
            yield from messages(each)
    elif isinstance(cell, Message):
        yield cell
        for value in cell.args.values():
            if isinstance(value, Message):
                yield from messages(value)


def said(found: Sheet) -> list[Message]:
    return [*messages(found.title), *messages(found.subtitle), *of_blocks(found.blocks)]


def of_blocks(blocks: Iterable[Block]) -> list[Message]:
    cells: list[Cell] = []
    for block in blocks:
        cells += [block.title, *block.columns, *(cell for line in block.lines for cell in line.cells)]
        cells += [block.note] if block.note is not None else []
    return [message for cell in cells for message in messages(cell)]


def test_every_rule_named_is_in_the_catalogue(game: str) -> None:
    found, known = sheet(system(game)), system(game).book.catalogue.rules
    named = {
        rule for block in found.blocks for rule in (*block.rules, *(r for line in block.lines for r in line.rules))
    }
    assert len(named) > 10
    assert sorted(named - set(known)) == []


def test_every_sentence_is_there_in_english_and_in_the_language_of_the_game(game: str) -> None:
    folder = files(f"grognard.games.{game}") / "i18n"
    spoken = [each for each in languages() if (folder / each / "sheet.ftl").is_file()]
    assert len(spoken) > 1
    for language in spoken:
        lacking = [message.id for message in said(sheet(system(game))) if words(message, language).startswith("[")]
        assert lacking == []


def test_no_line_has_more_cells_than_the_table_has_columns(game: str) -> None:
    for block in sheet(system(game)).blocks:
        widths = {len(line.cells) for line in block.lines}
        assert block.lines, words(block.title)
        assert block.numbered or len(widths) == 1, words(block.title)
        assert widths == {len(block.columns)} or not block.columns, words(block.title)


def test_the_sheet_of_an_army_has_its_weapons_and_not_the_others(game: str) -> None:
    listing = system(game).setups.armies()[0]
    army = grognard.army(game, listing.name)
    with speaking("en"):
        page = html(sheet(system(game), army), "letter")
    assert "size: letter" in page
    assert words(army.title) in page.replace("&#x27;", "'")
    assert all(words(table.title) in page for table in army.profiles)


def test_a_game_without_a_sheet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    found = system("bolt_action")
    monkeypatch.setattr(found.guide, "has", lambda name: False)
    with pytest.raises(grognard.InputError, match="no reference sheet"):
        sheet(found)
