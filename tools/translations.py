"""Report how much of each room is translated into which language, and what is wrong in the translations.

A translation is wrong where a message is unknown in English, has other places (``{ $unit }``) or attributes, lacks a
case English has or a plural its own language needs, refers to a term there is none of, is still English, or does not
use the glossary's word for a term. In a file that begins with ``### whole`` a missing message is wrong as well.

Ends with status 1, naming them, if anything is.
"""

from __future__ import annotations

import re
import sys
import tomllib
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import click
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "grognard"
ENGLISH = "en"
WHOLE = "### whole"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"el": {"one"}, "hu": {"one"}, "it": {"one"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
"""The plurals a language has for whole numbers, by the tables of Unicode."""
SEQUENCE = re.compile(
    r"\b(in the order (of|in which)|in either order|in (any|this) order\b(?=[,.:]| and | finishing)"
    r"|in order(?! tests?\b)|covers no area)",
    re.IGNORECASE,
)
"""What comes one after the other, and what is not sheltered, which are no terms of a game."""
SAME_WORDS = 2
"""A text of so many words that are no names is no translation if it is the English one."""
ALIKE = {"table-language-name"}
"""What is the same in every language."""


@dataclass
class Entry:
    """A message or a term: its texts (by attribute, the value under an empty name) and what they are made of."""

    file: Path
    texts: dict[str, str] = field(default_factory=dict)
    shown: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    chosen: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    keys: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    plurals: list[set[str]] = field(default_factory=list)
    refers: set[str] = field(default_factory=set)


class Reader(Visitor):
    """Fills an entry from what Fluent's parser has found."""

    def __init__(self, entry: Entry, part: str) -> None:
        self.entry, self.part = entry, part

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name if isinstance(key := each.key, ast.Identifier) else str(key.value) for each in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.entry.chosen[self.part].add(node.selector.id.name)
            self.entry.keys[node.selector.id.name] |= keys - PLURALS
        if keys & (PLURALS - {"other"}) and all(key in PLURALS or key.isdigit() for key in keys):
            self.entry.plurals.append(keys)
        for each in node.variants:
            self.visit(each.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.shown[self.part].add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entry.refers.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.refers.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.entry.texts[self.part] = f"{self.entry.texts.get(self.part, '')} {node.value}".strip()


def entries(file: Path) -> dict[str, Entry]:
    """What a file of messages holds."""
    found: dict[str, Entry] = {}
    for each in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(each, ast.Message | ast.Term):
            name = ("-" if isinstance(each, ast.Term) else "") + each.id.name
            entry = found[name] = Entry(file)
            for part, pattern in (("", each.value), *((one.id.name, one.value) for one in each.attributes)):
                if pattern is not None:
                    entry.texts.setdefault(part, "")
                    Reader(entry, part).visit(pattern)
    return found


def rooms() -> dict[str, Path]:
    """The folders of messages: the program's own, and each game's."""
    games = sorted(path.parent for path in SOURCES.glob("games/*/i18n"))
    return {"frame": SOURCES / "i18n", **{each.name: each / "i18n" for each in games}}


def languages() -> list[str]:
    """What there are translations into."""
    return sorted({path.name for room in rooms().values() for path in room.iterdir() if path.is_dir()} - {ENGLISH})


@cache
def spoken(room: str, language: str) -> dict[str, Entry]:
    """All that a room says in a language."""
    folder = rooms()[room] / language
    return {name: each for file in sorted(folder.glob("*.ftl")) for name, each in entries(file).items()}


def whole(file: Path) -> bool:
    """Whether a translated file says that it lacks nothing."""
    return file.read_text(encoding="utf-8").startswith(WHOLE)


@cache
def glossary(room: str, language: str) -> dict[str, list[str]]:
    """For each English term, how its words may begin in the language."""
    file = rooms()[room] / "glossary.toml"
    if not file.is_file():
        return {}
    terms: dict[str, dict[str, list[str]]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return terms.get(language, {})


def plain(text: str) -> str:
    """A text in small letters without accents, for looking words up."""
    return "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))


def count(text: str) -> int:
    """How many words a text has."""
    return len(re.findall(r"[^\W\d_]+", text))


def words(entry: Entry) -> int:
    """How many words a message has, attributes too."""
    return sum(count(text) for text in entry.texts.values())


def faults(language: str) -> Iterator[str]:
    """What is wrong in a language, file by file."""
    for room, folder in rooms().items():
        original, ours = spoken(room, ENGLISH), spoken(room, language)
        known = {*spoken("frame", language), *ours}
        for name, entry in ours.items():
            where = f"{entry.file.relative_to(ROOT)}: {name}"
            if name not in original:
                if not name.startswith(("-", "title-")):
                    yield f"{where}: no such message in English"
                continue
            yield from (f"{where}: {each}" for each in _wrong(name, entry, original[name], language))
            yield from (f"{where}: refers to {each}, which there is none of" for each in sorted(entry.refers - known))
            yield from (f"{where}: {each}" for each in _not_by_glossary(entry, original[name], room, language))
        for file in sorted((folder / language).glob("*.ftl")):
            if whole(file):
                lacking = entries(folder / ENGLISH / file.name).keys() - ours.keys()
                yield from (f"{file.relative_to(ROOT)}: lacks {name}" for name in sorted(lacking))


def _wrong(name: str, entry: Entry, original: Entry, language: str) -> Iterator[str]:
    if entry.texts.keys() != original.texts.keys():
        yield f"has the attributes {sorted(entry.texts)}, in English {sorted(original.texts)}"
    for part in entry.texts.keys() & original.texts.keys():
        shown, english = entry.shown[part], original.shown[part]
        if lost := english - shown - entry.chosen[part]:
            yield f"does not say {', '.join(f'{{ ${each} }}' for each in sorted(lost))}"
        if more := (shown | entry.chosen[part]) - english - original.chosen[part]:
            yield f"says {', '.join(f'{{ ${each} }}' for each in sorted(more))}, which English does not know"
        small = re.findall(r"(?<![\w.])[a-z]{2,}", original.texts[part])
        if name not in ALIKE and entry.texts[part] == original.texts[part] and len(small) >= SAME_WORDS:
            yield "is still English"
    for variable in entry.keys.keys() & original.keys.keys():
        if lost := original.keys[variable] - entry.keys[variable] - {"0"}:
            yield f"lacks the cases {sorted(lost)} of {variable}"
    for keys in entry.plurals:
        if lost := NEEDED.get(language, set()) - keys:
            yield f"lacks the plurals {sorted(lost)}"


def _not_by_glossary(entry: Entry, original: Entry, room: str, language: str) -> Iterator[str]:
    for term, stems in glossary(room, language).items():
        asked = re.compile(rf"\b{re.escape(term)}(s|es)?\b", re.IGNORECASE)
        for part, text in original.texts.items():
            if asked.search(SEQUENCE.sub("", text)) and part in entry.texts:
                ours = plain(entry.texts[part])
                if not any(plain(stem) in ours for stem in stems):
                    yield f"says “{term}” without the glossary’s word ({', '.join(stems)})"


def report() -> Table:
    """How many words are translated, room by room."""
    table = Table("room", "words in English", *languages())
    for room in rooms():
        original = spoken(room, ENGLISH)
        total = sum(words(each) for each in original.values())
        row = []
        for language in languages():
            done = sum(words(each) for name, each in original.items() if name in spoken(room, language))
            row.append(f"{done} ({100 * done // total} %)")
        table.add_row(room, str(total), *row)
    return table


@click.command(help=__doc__)
def main() -> None:
    """Print the report, and what is wrong."""
    Console(width=120).print(report())
    found = [fault for language in languages() for fault in faults(language)]
    for fault in found:
        click.echo(fault)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
