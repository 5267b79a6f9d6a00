"""What the page may choose from: battles, and games with their scenarios, maps, armies and options."""

from __future__ import annotations

from typing import Any

from grognard import agents
from grognard.core.messages import Message, say
from grognard.core.records import to_builtins
from grognard.core.setups import Listing, OptionListing
from grognard.core.systems import System, systems
from grognard.core.words import english, has_message
from grognard.server.store import Kept


def catalog() -> dict[str, Any]:
    """All games installed and what a new battle of each may be made of."""
    return {"systems": [_system(game) for game in systems().values()]}


def _system(game: System) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "subtitle": game.subtitle,
        "playable": True,
        "odds": game.odds is not None,
        "first": game.setups.opening is not None,
        "scenarios": [
            {**_named(each), "note": each.note, "map": each.map, "armies": each.armies}
            for each in game.setups.scenarios()
        ],
        "maps": [_named(each) for each in game.setups.maps()],
        "armies": [
            {**_named(each), "nation": each.nation, "points": each.points, "dice": each.dice, "note": each.note}
            for each in game.setups.armies()
        ],
        "options": [_house_rule(game, each) for each in game.setups.options()],
        "presets": game.setups.presets(),
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
        "system": kept.system,
        "title": standing.title,
        "status": standing.status,
        "over": standing.over,
        "updated": kept.updated,
        "name": kept.name,
        "players": list(kept.players),
    }


def _house_rule(game: System, option: OptionListing) -> dict[str, object]:
    """A house rule with the chapter it belongs to, by which it is found, and what its rule says first."""
    rule = game.book.catalogue.rule(option.rule)
    chapter = next(each for each in game.book.catalogue.chapters if each.id == rule.chapter)
    return {**to_builtins(option), "chapter": english(chapter.title), "text": _first_sentence(english(rule.text))}


def _first_sentence(text: str) -> str:
    """What a text begins with, to its first full stop."""
    head, stop, _ = text.partition(". ")
    return head + stop.strip()
