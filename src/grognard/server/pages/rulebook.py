"""Rules in words, for the page and the command line."""

from __future__ import annotations

from grognard.core.book.catalogue import Catalogue, Rule, Source
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.systems import System
from grognard.core.words import spoken

HITS = 30


class Reading(Record):
    """One value of the house rule that switches a rule."""

    value: str
    title: str
    default: bool


class RuleText(Record):
    """A rule in words. ``option`` names the house rule that switches it, ``deferred`` says why it is not built yet.

    ``siblings`` are the rules of its chapter. ``note`` says how its sources disagree and what was decided, or nothing.
    """

    id: str
    title: str
    text: str
    chapter: str
    source: str
    option: str | None
    readings: list[Reading]
    status: str
    deferred: str | None
    places: list[str]
    note: str
    siblings: list[RuleHit] = []


class StepEntry(Record):
    """A step of the turn in words, with its rules."""

    title: str
    text: str
    rules: list[str]


class RuleHit(Record):
    """A rule found."""

    id: str
    title: str
    chapter: str


def rule_text(catalogue: Catalogue, id: str) -> RuleText:
    """A rule in words. Raises ``InputError`` naming ids that look like the one asked for."""
    rule = catalogue.rule(id)
    return RuleText(
        rule.id,
        spoken(rule.title),
        spoken(rule.text),
        _chapter(catalogue, rule),
        ", ".join(spoken(_source(catalogue, source)) for source in rule.sources),
        rule.option,
        _readings(catalogue, rule),
        "implemented" if rule.deferred is None else "deferred",
        rule.deferred,
        [],
        rule.note,
        _hits(catalogue, rule.chapter),
    )


class ChapterEntry(Record):
    """A chapter and its rules."""

    id: str
    title: str
    rules: list[RuleHit]


class Contents(Record):
    """How a turn goes, on one page, and the chapters to browse."""

    turn: list[StepEntry]
    chapters: list[ChapterEntry]


def contents(system: System) -> Contents:
    """What the rules of a game open on."""
    return Contents(
        [StepEntry(spoken(step.title), spoken(step.text), list(step.rules)) for step in system.book.overview],
        [
            ChapterEntry(chapter.id, spoken(chapter.title), _hits(system.book.catalogue, chapter.id))
            for chapter in system.book.catalogue.chapters
        ],
    )


def rules_found(system: System, text: str) -> list[RuleHit]:
    """The rules that fit these words, best first; without words, all of them."""
    catalogue = system.book.catalogue
    found = system.book.find_rules(text, HITS) if text.strip() else catalogue.rules.values()
    return [RuleHit(rule.id, spoken(rule.title), _chapter(catalogue, rule)) for rule in found]


def _hits(catalogue: Catalogue, chapter: str) -> list[RuleHit]:
    found = next(each for each in catalogue.chapters if each.id == chapter)
    return [RuleHit(rule.id, spoken(rule.title), spoken(found.title)) for rule in found.rules]


def _readings(catalogue: Catalogue, rule: Rule) -> list[Reading]:
    if rule.option is None:
        return []
    option = catalogue.options[rule.option]
    return [Reading(value, spoken(option.value_title(value)), value == option.default) for value in option.values]


def _chapter(catalogue: Catalogue, rule: Rule) -> str:
    return spoken(next(chapter.title for chapter in catalogue.chapters if chapter.id == rule.chapter))


def _source(catalogue: Catalogue, source: Source) -> Message:
    kind = say(f"rule-source-{source.kind}")
    return say("rule-source", kind=kind, document=catalogue.sources[source.key]) if source.key else kind
