"""Messages put into words: the Fluent resources of the program, of its games and of plug-ins, one bundle a language.

Resources are the ``*.ftl`` files in ``grognard/i18n/<language>/`` and ``grognard/games/<system>/i18n/<language>/``.
They are found as files, so that no game is imported. A plug-in adds its own folder with ``add_resources``. What a
language lacks is said in English, a whole sentence at a time: the names in an English sentence are English too.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from threading import RLock

from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from grognard.core.languages import ENGLISH, PSEUDO, pseudo
from grognard.core.languages import language as spoken_language
from grognard.core.messages import Argument, Message

ELSEWHERE = ("cli.ftl", "sheet.ftl")
"""What the command line alone says is in files of the first name, what stands on printed sheets and cards alone in
those of the second: they are put into words here, and no page needs them."""
LARGE = 10**15
LONGEST = 2_000
LONGEST_TITLE = 60

_plugin_folders: list[Traversable] = []
_formatting = RLock()


def english(message: Message) -> str:
    """The message in English, whoever reads it: a name to compare others with; see ``words``."""
    return words(message, ENGLISH)


def spoken(message: Message) -> str:
    """The message for people: in the language spoken in this context; see ``words``."""
    return words(message, spoken_language())


def words(message: Message, language: str = ENGLISH) -> str:
    """The message in a language, or in English where that language lacks it.

    Arguments that are messages are put into words first, in the language of the sentence; numbers are written plain,
    without separators, with the language's decimal sign. The id ``BA-SHOOT-01.text`` asks for the attribute ``text`` of
    the message ``BA-SHOOT-01``. Never raises: an id no resource has is given back in brackets with its arguments.

    >>> words(Message("no-such-message", {"turn": 3}))
    '[no-such-message turn=3]'
    """
    name, _, attribute = message.id.partition(".")
    for candidate in dict.fromkeys((language, ENGLISH)):
        said = _said(candidate)
        entry = said.entry(name)
        if entry is None or (attribute and attribute not in ATTRIBUTE.findall(entry)):
            continue
        arguments = {each: _argument(value, candidate) for each, value in message.args.items()}
        with _formatting:
            bundle = said.bundle_with(name)
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, _errors = bundle.format_pattern(pattern, arguments)
                return str(text)
    shown = {each: _argument(value, language) for each, value in message.args.items()}
    return "[" + " ".join([message.id, *(f"{each}={value}" for each, value in shown.items())]) + "]"


def title_id(text: str) -> str:
    """The message by which a language calls what data names so: a map, a scenario, a place.

    >>> title_id("The mill at the ford")
    'title-the-mill-at-the-ford'
    """
    return "title-" + NO_LETTER.sub("-", text.lower()).strip("-")


def titled(text: str, language: str) -> str:
    """What a language calls something that data names in English; the same text if it has no word of its own for it."""
    if language == ENGLISH or len(text) > LONGEST_TITLE:
        return text
    id = title_id(text)
    return words(Message(id), language) if _said(language).entry(id) is not None else text


def has_message(id: str, language: str = ENGLISH) -> bool:
    """Whether the language itself has this message, or, for ``name.attribute``, this attribute of it."""
    name, _, attribute = id.partition(".")
    entry = _said(language).entry(name) or ""
    return bool(entry) if not attribute else attribute in ATTRIBUTE.findall(entry)


@cache
def message_ids(language: str = ENGLISH) -> frozenset[str]:
    """Every id the language's resources define, attributes as ``name.attribute``."""
    return frozenset(_defined(language))


def missing_messages(ids: Iterable[str], language: str = ENGLISH) -> list[str]:
    """Those of ``ids`` the language lacks, sorted: what a test of the words holds to be empty."""
    return sorted(set(ids) - message_ids(language))


def resource_faults(language: str = ENGLISH) -> list[str]:
    """What is wrong in the language's resources: lines Fluent cannot read, and ids defined twice. Empty when sound."""
    faults = [
        f"{path}: cannot read {' '.join((entry.content or '').split())[:60]!r}"
        for path, text in _sources(language)
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Junk)
    ]
    return faults + [f"{id}: defined {count} times" for id, count in Counter(_defined(language)).items() if count > 1]


def resource_text(language: str = ENGLISH) -> str:
    """All resources of the language as one Fluent text, for a reader elsewhere (the browser table)."""
    return "\n".join(text.rstrip("\n") + "\n" for _path, text in _sources(language))


def shown_text(language: str = ENGLISH, package: str = "", quoted: Container[str] = ()) -> str:
    """What a page needs of the language to show a game of this package, or what it needs for any game, as one Fluent
    text: what the rules say is left out (they are asked for one by one), but for the rules ``quoted`` in sentences, and
    what only the command line and printed sheets say."""
    ours = files("grognard")
    folder = (files(package) if package else ours) / "i18n"
    folders = [folder] if package.startswith("grognard.") or not package else [folder, *_plugin_folders]
    texts = [text for each in folders for file, text in _texts(each, language) if file.name not in ELSEWHERE]
    return "".join(
        entry if name in quoted else RULE_SAYS.sub("", entry) for text in texts for name, entry in _entries(text)
    )


def written(ids: Iterable[str], language: str = ENGLISH) -> str:
    """Single messages as one Fluent text, each as its file has it; an unknown one is left out."""
    wanted = dict.fromkeys(ids)
    found = {name: entry for _, text in _sources(language) for name, entry in _entries(text) if name in wanted}
    return "".join(found[name] for name in wanted if name in found)


def lacking(text: str, original: str) -> list[str]:
    """The messages of a Fluent text that a translation of it lacks, or lacks an attribute of."""
    there = dict(_entries(text))
    return [
        name
        for name, entry in _entries(original)
        if name not in there or not set(ATTRIBUTE.findall(entry)) <= set(ATTRIBUTE.findall(there[name]))
    ]


def ids_ending(suffix: str, language: str = ENGLISH) -> list[str]:
    """The ids of messages that end so, in the order of their files: found by a glance, for parsing all takes longer."""
    return [name for _, text in _sources(language) for name, _ in _entries(text) if name.endswith(suffix)]


def languages() -> list[str]:
    """The languages there are resources for, sorted; not the one that is for tests alone."""
    return sorted({child.name for folder in _folders() for child in _children(folder) if child.is_dir()})


def add_resources(folder: Traversable) -> None:
    """Add a plug-in's folder of resources; in it, as in ours, each language is a folder of ``*.ftl`` files.

    ``folder`` may be a ``pathlib.Path`` or what ``importlib.resources.files`` gives. Adding one again does nothing.
    """
    if folder not in _plugin_folders:
        _plugin_folders.append(folder)
        for cached in (_sources, _said, _defined, message_ids):
            cached.cache_clear()


def _argument(value: Argument, language: str) -> object:
    if isinstance(value, Message):
        return _cut(words(value, language))
    if isinstance(value, (int, float)):
        # Fluent's numbers hold 28 digits; no sentence depends on what kind of number a larger one is.
        return fluent_number(value, useGrouping=False) if -LARGE < value < LARGE else _cut(_written(value))
    return _cut(titled(figure(value, language), language))


def figure(text: str, language: str) -> str:
    """A figure that was written before, with the language's decimal sign; any other text as it is.

    >>> figure("3.6", "hu"), figure("8+", "hu")
    ('3,6', '8+')
    """
    return text.replace(".", _decimal_sign(language)) if DECIMAL.fullmatch(text) else text


def decimals(number: str) -> str:
    """A number as it was written, with the decimal sign of the language spoken in this context.

    >>> decimals("  9.50%")
    '  9.50%'
    """
    return number.replace(".", _decimal_sign(spoken_language()))


@cache
def _decimal_sign(language: str) -> str:
    return get_decimal_symbol(ENGLISH if language == PSEUDO else language)


def _cut(text: str) -> str:
    """A text no longer than Fluent puts into a sentence: of a longer one it says nothing at all."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _written(number: int | float) -> str:
    """A number however large, as a sentence writes it."""
    try:
        return str(number)
    except ValueError:
        # Python writes no number of some thousands of digits but in sixteens.
        return hex(int(number))


def _children(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda child: child.name) if folder.is_dir() else []


def _folders() -> list[Traversable]:
    package = files("grognard")
    games = _children(package / "games")
    return [package / "i18n", *(game / "i18n" for game in games if game.is_dir()), *_plugin_folders]


@cache
def _sources(language: str) -> tuple[tuple[str, str], ...]:
    return tuple((str(file), text) for folder in _folders() for file, text in _texts(folder, language))


def _is_open(folder: Traversable) -> bool:
    """Whether a folder is of the frame, or of a game that is loaded: most likely it has what is said next."""
    *_, games, game, _ = PurePath(str(folder)).parts
    return games != "games" or f"grognard.games.{game}" in sys.modules


def _texts(folder: Traversable, language: str) -> Iterator[tuple[Traversable, str]]:
    """The files of a folder of resources in a language."""
    made = language == PSEUDO
    for file in _resources(folder / (ENGLISH if made else language)):
        text = file.read_text(encoding="utf-8")
        yield file, pseudo(text) if made else text


def _resources(folder: Traversable) -> list[Traversable]:
    return [file for file in _children(folder) if file.name.endswith(".ftl")]


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a resource by their names, comments left out."""
    text = COMMENT.sub("", text)
    starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [*(start for _name, start in starts[1:]), len(text)][: len(starts)]
    for (name, start), end in zip(starts, ends, strict=True):
        yield name, text[start:end]


@cache
def _defined(language: str) -> tuple[str, ...]:
    return tuple(
        id
        for _path, text in _sources(language)
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Message)
        for id in (entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes))
    )


DECIMAL = re.compile(r"[+−-]?\d+\.\d+[%″]?")
"""A number that was written before its sentence was."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
NO_LETTER = re.compile(r"[^a-z0-9]+")
RULE_SAYS = re.compile(r"(?<=\n) +\.text =.*?(?=^ +\.[a-z]|\Z)", re.MULTILINE | re.DOTALL)
WORD = re.compile(r"-?[a-zA-Z][\w-]*")


class _Said:
    """A language's sentences. To read them all takes half a second, so each is read when it is first wanted, with those
    it refers to, which stand in its own folder or in the frame's; a folder is opened when those before it have not what
    is wanted."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        self._closed = sorted(_folders(), key=_is_open, reverse=True)
        self._bundle = FluentBundle([ENGLISH] if language == PSEUDO else [language, ENGLISH], use_isolating=False)
        self._read: set[str] = set()

    def entry(self, name: str) -> str | None:
        """The text of a message; None if the language lacks it."""
        if name not in self.entries and self._closed:
            with _formatting:
                while name not in self.entries and self._closed:
                    for _file, text in _texts(self._closed[0], self.language):
                        self.entries = dict(_entries(text)) | self.entries
                    self._closed.pop(0)
        return self.entries.get(name)

    def bundle_with(self, name: str) -> FluentBundle:
        """The bundle with this message and all it is made of."""
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name in self._read or name not in self.entries:
                continue
            self._read.add(name)
            self._bundle.add_resource(FluentResource(self.entries[name]))
            wanted += WORD.findall(self.entries[name])
        return self._bundle


@cache
def _said(language: str) -> _Said:
    return _Said(language)
