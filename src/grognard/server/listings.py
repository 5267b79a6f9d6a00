"""What the page may choose from and look up: games with their scenarios, maps, armies and options; rules by id or words."""

from __future__ import annotations

from typing import Any

from grognard import agents
from grognard.core.catalogue import Catalogue, Rule, Source
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.systems import Listing, System, system, systems
from grognard.core.words import english, has_message
from grognard.server.store import Kept

HITS = 50


class RuleText(Record):
    """A rule in words. ``option`` names the house rule that switches it."""

    id: str
    title: str
    text: str
    chapter: str
    source: str
    option: str | None
    status: str
    places: list[str]


def catalog() -> dict[str, Any]:
    """All games installed and what a new battle of each may be made of."""
    return {"systems": [_system(game) for game in systems().values()]}


def _system(game: System) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "subtitle": game.subtitle,
        "playable": True,
        "scenarios": [{**_named(each), "note": each.note} for each in game.scenarios()],
        "maps": [_named(each) for each in game.maps()],
        "armies": [
            {**_named(each), "nation": each.nation, "points": each.points, "dice": each.dice, "note": each.note}
            for each in game.armies()
        ],
        "options": game.options(),
        "agents": [{"name": name, "title": agent_title(name)} for name in agents.names()],
    }


def _named(listing: Listing) -> dict[str, Any]:
    return {"name": listing.name, "title": listing.title}


def agent_title(name: str) -> Message:
    """What a computer player is called; a plug-in's goes by its name."""
    return say(f"agent-{name}") if has_message(f"agent-{name}") else say("agent-other", name=name)


def battle_entry(kept: Kept) -> dict[str, Any]:
    """A battle in the list of battles."""
    standing = kept.standing
    return {
        "id": kept.id,
        "title": standing.title,
        "status": standing.status,
        "over": standing.over,
        "updated": kept.updated,
    }


def rule_text(system_name: str, id: str) -> RuleText:
    """A rule in words. Raises ``InputError`` naming ids that look like the one asked for."""
    catalogue = catalogue_of(system_name)
    rule = catalogue.rule(id)
    return RuleText(
        rule.id,
        english(rule.title),
        english(rule.text),
        chapter_title(catalogue, rule),
        ", ".join(english(_source(catalogue, source)) for source in rule.sources),
        rule.option,
        "implemented" if rule.deferred is None else "deferred",
        [],
    )


def rules_found(system_name: str, text: str) -> list[dict[str, str]]:
    """The rules that hold these words, best first."""
    catalogue = catalogue_of(system_name)
    found = catalogue.search(text)[:HITS] if text.strip() else list(catalogue.rules.values())
    return [
        {"id": rule.id, "title": english(rule.title), "chapter": chapter_title(catalogue, rule)} for rule in found
    ]


def catalogue_of(system_name: str) -> Catalogue:
    """The rule catalogue of a game. Raises ``InputError`` if there is no such game, or it brings none."""
    found = getattr(system(system_name), "catalogue", None)
    if not isinstance(found, Catalogue):
        raise InputError(say("server-no-rules", system=system_name))
    return found


def chapter_title(catalogue: Catalogue, rule: Rule) -> str:
    """The title of a rule's chapter in words."""
    return english(next(chapter.title for chapter in catalogue.chapters if chapter.id == rule.chapter))


def _source(catalogue: Catalogue, source: Source) -> Message:
    return catalogue.sources[source.key] if source.key else say(f"rule-source-{source.kind}")
