"""What the page may choose from: battles, and games with their scenarios, maps, armies and options."""

from __future__ import annotations

from collections.abc import Sequence

from grognard import agents
from grognard.agents import own
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.setups import Listing, OptionListing, OptionValue, PresetListing
from grognard.core.systems import System, systems
from grognard.core.words import has_message, spoken
from grognard.server.store import Kept


class AgentEntry(Record):
    """A computer player: its name, what it is called, what it does; ``timed``: how long it thinks may be chosen."""

    name: str
    title: Message
    about: Message | None = None
    timed: bool = False


class OptionEntry(Record):
    """A house rule with the chapter it belongs to, by which it is found, and what its ``rule`` says first."""

    name: str
    title: Message
    rule: str
    default: str
    values: tuple[OptionValue, ...]
    chapter: str
    text: str


class SystemEntry(Record):
    """A game and what a new battle of it may be made of; ``odds``: it answers questions about them, ``first``: it has a
    first battle with lessons, ``years``: the first and the last of its battles, where it matters when one is fought."""

    name: str
    title: Message
    subtitle: Message
    playable: bool
    odds: bool
    first: bool
    scenarios: list[Listing]
    maps: list[Listing]
    armies: list[Listing]
    options: list[OptionEntry]
    presets: list[PresetListing]
    agents: list[AgentEntry]
    years: tuple[int, int] | None


class Catalog(Record):
    """All games installed."""

    systems: list[SystemEntry]


class BattleEntry(Record):
    """A battle in the list of battles; ``name`` is what its players call it, or nothing."""

    id: str
    system: str
    title: Message
    status: Message
    over: bool
    updated: str
    name: str
    players: list[str]


def catalog(files: Sequence[str] = ()) -> Catalog:
    """All games installed and what a new battle of each may be made of; ``files``: players of one's own."""
    return Catalog([_system(game, files) for game in systems().values()])


def _system(game: System, files: Sequence[str]) -> SystemEntry:
    return SystemEntry(
        name=game.name,
        title=game.title,
        subtitle=game.subtitle,
        playable=True,
        odds=game.odds is not None,
        first=game.setups.opening is not None,
        scenarios=list(game.setups.scenarios()),
        maps=list(game.setups.maps()),
        armies=list(game.setups.armies()),
        options=[_house_rule(game, each) for each in game.setups.options()],
        presets=list(game.setups.presets()),
        agents=[_agent(name) for name in (*agents.names(), *files)],
        years=game.setups.years,
    )


def _agent(name: str) -> AgentEntry:
    about = None if own.is_place(name) or not has_message(f"agent-{name}.about") else say(f"agent-{name}.about")
    return AgentEntry(name, agent_title(name), about, name == agents.VETERAN)


def agent_title(name: str) -> Message:
    """What a computer player is called; a plug-in's goes by its name, one's own by that in its file."""
    if own.is_place(name):
        return say("agent-other", name=name.rpartition(":")[2])
    return say(f"agent-{name}") if has_message(f"agent-{name}") else say("agent-other", name=name)


def battle_entry(kept: Kept) -> BattleEntry:
    """A battle in the list of battles."""
    standing = kept.standing
    return BattleEntry(
        id=kept.id,
        system=kept.system,
        title=standing.title,
        status=standing.status,
        over=standing.over,
        updated=kept.updated,
        name=kept.name,
        players=list(kept.players),
    )


def _house_rule(game: System, option: OptionListing) -> OptionEntry:
    rule = game.book.catalogue.rule(option.rule)
    chapter = next(each for each in game.book.catalogue.chapters if each.id == rule.chapter)
    return OptionEntry(
        name=option.name,
        title=option.title,
        rule=option.rule,
        default=option.default,
        values=option.values,
        chapter=spoken(chapter.title),
        text=_first_sentence(spoken(rule.text)),
    )


def _first_sentence(text: str) -> str:
    """What a text begins with, to its first full stop."""
    head, stop, _ = text.partition(". ")
    return head + stop.strip()
