"""What the page may choose from: battles, and games with their scenarios, maps, armies and options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import sqlalchemy as sql

from grognard import agents
from grognard.agents import own
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.setups import Listing, OptionListing, OptionValue, PresetListing
from grognard.core.systems import System, systems
from grognard.core.words import has_message, spoken
from grognard.server import views
from grognard.server.store import Kept, Standing, Store, battles, lines, now
from grognard.server.views import Seats


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
    first battle with lessons, ``years``: the first and the last of its battles, where it matters when one is fought;
    ``map_tells``: what tells that a map's file is of this game, blanks and quotation marks aside."""

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
    map_tells: list[str]


class Catalog(Record):
    """All games installed."""

    systems: list[SystemEntry]


class BattleEntry(Record):
    """A battle in the list of battles; ``name`` is what its players call it, or nothing. ``turn``: who has to choose,
    ``players`` who plays as the page is told; ``waits``: a side waits for somebody to come by its link. ``left``: how
    many thousandths of a second the side has that has to choose, if its time runs."""

    id: str
    system: str
    title: Message
    status: Message
    over: bool
    updated: str
    name: str
    players: list[str]
    turn: Literal["mine", "theirs", "none"]
    waits: bool
    archived: bool
    left: int | None = None


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
        map_tells=list(game.maps.tells),
    )


def _agent(name: str) -> AgentEntry:
    about = None if own.is_place(name) or not has_message(f"agent-{name}.about") else say(f"agent-{name}.about")
    return AgentEntry(name, agent_title(name), about, name == agents.VETERAN)


def agent_title(name: str) -> Message:
    """What a computer player is called; a plug-in's goes by its name, one's own by that in its file."""
    if own.is_place(name):
        return say("agent-other", name=name.rpartition(":")[2])
    return say(f"agent-{name}") if has_message(f"agent-{name}") else say("agent-other", name=name)


def battle_entry(
    kept: Kept, mine: Seats, taken: Collection[tuple[str, int]], running: Mapping[int, int]
) -> BattleEntry:
    """A battle in the list of battles of who plays these seats of it; ``taken`` are the seats that somebody has come to
    by a link, ``running`` what time the seats have left whose clock runs."""
    standing = kept.standing
    # Of two who are asked at once it is one's own time that counts.
    times = [running[seat] for seat in sorted(running, key=lambda seat: seat not in mine)]
    return BattleEntry(
        id=kept.id,
        system=kept.system,
        title=standing.title,
        status=standing.status,
        over=standing.over,
        updated=kept.updated,
        name=kept.name,
        players=views.as_told(kept.players, mine),
        turn="none" if standing.over or standing.asked < 0 else "mine" if _asked(standing, mine) else "theirs",
        waits=any(player == views.LINK and (kept.id, seat) not in taken for seat, player in enumerate(kept.players)),
        archived=kept.archived,
        left=None if standing.over or not times else times[0],
    )


def _asked(standing: Standing, mine: Seats) -> bool:
    return standing.asked in mine or (standing.asked == 2 and bool(mine))


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


# ---- what is put aside or deleted --------------------------------------------------------------------------------

DELETED_DAYS = 7
"""For so many days a deleted battle can be brought back."""


class Shelf:
    """The battles of a store, to be put aside, deleted and brought back. Each raises ``InputError`` if there is none
    with this id."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put_aside(self, id: str, archived: bool) -> None:
        """Put a battle aside, or among the others again."""
        self._store.find(id)
        with self._store.writing() as connection:
            connection.execute(battles.update().where(battles.c.id == id).values(archived=archived))

    def delete(self, id: str) -> None:
        """Delete a battle: it can be brought back for ``DELETED_DAYS``."""
        self._store.find(id)
        with self._store.writing() as connection:
            connection.execute(battles.update().where(battles.c.id == id).values(deleted=now()))
        self.forget(now(-DELETED_DAYS))

    def restore(self, id: str) -> None:
        """Bring a deleted battle back."""
        deleted = battles.update().where(battles.c.id == id, battles.c.deleted != "").values(deleted="")
        with self._store.writing() as connection:
            if connection.execute(deleted).rowcount != 1:
                raise InputError(say("server-no-such-battle", battle=id))

    def forget(self, before: str) -> None:
        """Forget the battles that were deleted before a time, with all there is of them."""
        gone = battles.c.deleted != "", battles.c.deleted < before
        with self._store.writing() as connection:
            connection.execute(lines.delete().where(lines.c.battle.in_(sql.select(battles.c.id).where(*gone))))
            connection.execute(battles.delete().where(*gone))
