"""A game's rule catalogue: every rule with its id, title, text, source and option, read from its ``rules`` folder.

The folder holds one TOML file a chapter, and three more:

- ``<chapter>.toml``: ``id``, ``number`` (its place in the book), ``title`` (a message) and ``rules``, a list of
  ``{ id, source, option, note }``. A rule's title and text are the Fluent message of its id and its attribute ``text``;
  ``note`` says in plain English how its sources disagree and what was decided.
- ``sources.toml``: ``prefix`` (what every rule id begins with) and ``sources``, the title message of every source key.
- ``options.toml``: ``options``, the readings a battle may choose between, each belonging to one rule, and ``presets``,
  named sets of readings to be chosen together.
- ``deferred.toml``: ``deferred``, lists of rules (and of options whose other values are) not built yet, each with the
  reason in plain English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import NoReturn, TypeVar

import msgspec

from grognard.core.book.toml_files import read_toml
from grognard.core.errors import InputError
from grognard.core.languages import ENGLISH
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.words import words

KINDS = ("seed", "supplement", "default", "open")
SOURCES, OPTIONS, DEFERRED = "sources.toml", "options.toml", "deferred.toml"


class Source(Record):
    """Where a rule comes from: one of ``KINDS`` and, if it names one, the key of the document (``ERR12``)."""

    kind: str
    key: str | None = None


class Rule(Record):
    """One rule. ``option`` names the option that switches it; ``deferred`` is why it is not built yet, or None.

    ``note`` is what there is to say about its sources, or empty.
    """

    id: str
    chapter: str
    sources: tuple[Source, ...]
    option: str | None = None
    deferred: str | None = None
    note: str = ""

    @property
    def title(self) -> Message:
        """The rule's name in a few words, fit to label a modifier."""
        return Message(self.id)

    @property
    def text(self) -> Message:
        """The rule itself, in whole sentences."""
        return Message(f"{self.id}.text")


class Chapter(Record):
    """One chapter of the catalogue and its rules in order."""

    id: str
    title: Message
    rules: tuple[Rule, ...]


class RuleOption(Record):
    """A reading a battle may choose: ``values`` in order, the ``default`` among them, and the rule they belong to.

    ``deferred`` is why nothing but the default can be chosen yet, or None.
    """

    name: str
    rule: str
    default: str
    values: tuple[str, ...]
    title: Message
    deferred: str | None = None

    def value_title(self, value: str) -> Message:
        """What one value means: the title's attribute ``value-<value>``, with ``_`` for what Fluent names forbid."""
        return Message(f"{self.title.id}.value-{re.sub('[^a-zA-Z0-9_-]', '_', value)}")


class Preset(Record):
    """Readings chosen together under one name: a value for each option that is not left at its default."""

    name: str
    title: Message
    options: dict[str, str]


class Catalogue(Record):
    """All rules of a game by id, with their chapters in book order, options, presets and sources by name."""

    rules: dict[str, Rule]
    chapters: tuple[Chapter, ...]
    options: dict[str, RuleOption]
    sources: dict[str, Message]
    presets: dict[str, Preset] = {}
    prefix: str = ""

    @staticmethod
    def load(folder: Traversable) -> Catalogue:
        """Read a game's ``rules`` folder. Raises InputError naming the file and the field that is wrong."""
        return _load(folder)

    @staticmethod
    def defaults(folder: Traversable) -> dict[str, str]:
        """The value that each option has of itself, without the rest of a game's ``rules`` folder being read."""
        return {row.name: row.default for row in _read(folder / OPTIONS, _OptionsFile).options}

    @staticmethod
    def prefix_of(folder: Traversable) -> str:
        """What the ids of a game's rules begin with, without the rest of its ``rules`` folder being read."""
        return _read(folder / SOURCES, _SourcesFile).prefix

    def rule(self, id: str) -> Rule:
        """The rule with this id, in capitals or not. Raises InputError naming ids that look like it."""
        found = self.rules.get(id.upper())
        if found is None:
            near = get_close_matches(id.upper(), self.rules, n=3, cutoff=0.6)
            raise InputError(say("catalogue-unknown-rule", rule=id, near=", ".join(near) or "-", count=len(near)))
        return found

    def search(self, text: str, language: str = ENGLISH) -> list[Rule]:
        """The rules where every word of ``text`` begins a word of the id, title, chapter or text; best match first."""
        wanted = _terms(text)
        if not wanted:
            return []
        scored = [
            (_score(rule, chapter, wanted, language), rule) for chapter in self.chapters for rule in chapter.rules
        ]
        return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score]

    def offered(self) -> list[RuleOption]:
        """The options a battle can choose today: more than one value, and neither they nor their rule deferred."""
        return [
            option
            for option in self.options.values()
            if len(option.values) > 1 and option.deferred is None and self.rules[option.rule].deferred is None
        ]


class _RuleRow(Record):
    id: str
    source: list[str]
    option: str | None = None
    note: str = ""


class _ChapterFile(Record):
    id: str
    number: int
    title: str
    rules: list[_RuleRow]


class _SourcesFile(Record):
    prefix: str
    sources: dict[str, str]


class _OptionRow(Record):
    name: str
    rule: str
    default: str
    values: list[str]
    title: str


class _PresetRow(Record):
    name: str
    title: str
    options: dict[str, str]


class _OptionsFile(Record):
    options: list[_OptionRow]
    presets: list[_PresetRow] = []


class _DeferredRow(Record):
    reason: str
    rules: list[str] = []
    options: list[str] = []


class _DeferredFile(Record):
    deferred: list[_DeferredRow]


_File = TypeVar("_File", bound=Record)


def _load(folder: Traversable) -> Catalogue:
    chapters = sorted(_chapter_files(folder), key=lambda pair: pair[1].number)
    if not chapters:
        raise InputError(say("catalogue-empty", folder=str(folder)))
    head = _read(folder / SOURCES, _SourcesFile)
    deferred_rules, deferred_options = _reasons(folder)
    written = _read(folder / OPTIONS, _OptionsFile)
    options = _options(written, deferred_options)
    rules: dict[str, Rule] = {}
    for file, chapter in chapters:
        for index, row in enumerate(chapter.rules):
            rule = _rule(file, f"rules[{index}]", chapter, row, head, options, deferred_rules)
            if rule.id in rules:
                _complain(file, f"rules[{index}].id", say("catalogue-repeated", name=rule.id))
            rules[rule.id] = rule
    for id in deferred_rules.keys() - rules.keys():
        _complain(DEFERRED, "rules", say("catalogue-unknown-deferred", name=id))
    for option in options.values():
        if option.rule not in rules or rules[option.rule].option != option.name:
            _complain(OPTIONS, option.name, say("catalogue-option-rule", rule=option.rule, option=option.name))
    return Catalogue(
        rules=rules,
        chapters=tuple(
            Chapter(chapter.id, Message(chapter.title), tuple(rules[row.id] for row in chapter.rules))
            for _file, chapter in chapters
        ),
        options=options,
        sources={key: Message(title) for key, title in head.sources.items()},
        presets=_presets(written, options),
        prefix=head.prefix,
    )


def _rule(
    file: str,
    where: str,
    chapter: _ChapterFile,
    row: _RuleRow,
    head: _SourcesFile,
    options: dict[str, RuleOption],
    deferred: dict[str, str],
) -> Rule:
    start = f"{head.prefix}-{chapter.id}"
    if not re.fullmatch(rf"{start}(-[A-Z]+)?-?[0-9]+", row.id):
        _complain(file, f"{where}.id", say("catalogue-bad-id", rule=row.id, start=start))
    if row.option is not None and row.option not in options:
        _complain(file, f"{where}.option", say("catalogue-unknown-option", option=row.option))
    sources = tuple(_source(file, f"{where}.source", entry, head) for entry in row.source)
    if not sources:
        _complain(file, f"{where}.source", say("catalogue-no-source", kinds=", ".join(KINDS)))
    return Rule(row.id, chapter.id, sources, row.option, deferred.get(row.id), row.note)


def _chapter_files(folder: Traversable) -> Iterator[tuple[str, _ChapterFile]]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml") and file.name not in (SOURCES, OPTIONS, DEFERRED):
            yield file.name, _read(file, _ChapterFile)


def _read(file: Traversable, kind: type[_File]) -> _File:
    try:
        return read_toml(file, kind)
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise InputError(say("catalogue-unreadable", file=file.name, problem=str(error))) from error


def _source(file: str, field: str, entry: str, head: _SourcesFile) -> Source:
    kind, _, key = entry.partition(":")
    if kind not in KINDS:
        _complain(file, field, say("catalogue-bad-source", source=entry, kinds=", ".join(KINDS)))
    if key and key not in head.sources:
        _complain(file, field, say("catalogue-unknown-source", source=key))
    return Source(kind, key or None)


def _options(written: _OptionsFile, deferred: dict[str, str]) -> dict[str, RuleOption]:
    options: dict[str, RuleOption] = {}
    for row in written.options:
        if row.name in options:
            _complain(OPTIONS, row.name, say("catalogue-repeated", name=row.name))
        if row.default not in row.values:
            _complain(OPTIONS, f"{row.name}.default", say("catalogue-bad-default", value=row.default))
        values, reason = tuple(row.values), deferred.get(row.name)
        options[row.name] = RuleOption(row.name, row.rule, row.default, values, Message(row.title), reason)
    for name in deferred.keys() - options.keys():
        _complain(DEFERRED, "options", say("catalogue-unknown-deferred", name=name))
    return options


def _presets(written: _OptionsFile, options: dict[str, RuleOption]) -> dict[str, Preset]:
    presets: dict[str, Preset] = {}
    for row in written.presets:
        if row.name in presets:
            _complain(OPTIONS, row.name, say("catalogue-repeated", name=row.name))
        for name, value in row.options.items():
            if name not in options:
                _complain(OPTIONS, row.name, say("catalogue-preset-option", option=name))
            if value not in options[name].values:
                _complain(OPTIONS, f"{row.name}.{name}", say("catalogue-preset-value", value=value))
        presets[row.name] = Preset(row.name, Message(row.title), row.options)
    return presets


def _reasons(folder: Traversable) -> tuple[dict[str, str], dict[str, str]]:
    """The reasons of the deferred rules by id, and those of the deferred options by name."""
    rules: dict[str, str] = {}
    options: dict[str, str] = {}
    for row in _read(folder / DEFERRED, _DeferredFile).deferred:
        for field, names, reasons in (("rules", row.rules, rules), ("options", row.options, options)):
            for name in names:
                if name in reasons:
                    _complain(DEFERRED, field, say("catalogue-repeated", name=name))
                reasons[name] = row.reason
    return rules, options


def _complain(file: str, field: str, problem: Message) -> NoReturn:
    raise InputError(say("catalogue-fault", file=file, field=field, problem=problem))


def _terms(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def _score(rule: Rule, chapter: Chapter, wanted: list[str], language: str) -> int:
    """0 unless every term is found. A whole word counts double; the id more than the title, chapter and text."""
    rooms = (
        (40, rule.id),
        (10, words(rule.title, language)),
        (4, words(chapter.title, language)),
        (1, words(rule.text, language)),
    )
    weighed = [(weight, word) for weight, text in rooms for word in _terms(text)]
    total = 0
    for term in wanted:
        found = [weight * (2 if word == term else 1) for weight, word in weighed if word.startswith(term)]
        if not found:
            return 0
        total += max(found)
    return total
