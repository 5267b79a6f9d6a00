"""The tables of this server: battles begun, taken up from the store, and set aside again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import grognard
from grognard import agents
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.dice import Waiting
from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import say
from grognard.core.systems import System
from grognard.server import views
from grognard.server.engine import in_engine
from grognard.server.store import Store
from grognard.server.table import Table, standing_of
from grognard.server.wire import NewBattle

log = logging.getLogger(__name__)

OPEN_AT_ONCE = 4


class Tables:
    """All tables by the id of their battle. ``pause`` is the seconds between two choices of the computer."""

    def __init__(self, store: Store, pause: float = 0.6, agent: Callable[[str], agents.Agent] = agents.agent) -> None:
        self.store = store
        self._pause = pause
        self._agent = agent
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    def begin(self, new: NewBattle) -> str:
        """Start a battle and give its id. Raises ``InputError`` naming the field that is wrong."""
        game = grognard.system(new.system)
        self._check(new, game)
        seed = new.seed if new.seed is not None else secrets.randbits(53)
        battle = grognard.battle(
            new.system,
            scenario=new.scenario,
            armies=new.armies,
            map=new.map,
            seed=seed,
            options=new.options,
            dice=new.dice,
        )
        return self.keep(battle, new.players)

    def load(self, text: str, players: tuple[str, ...]) -> str:
        """Keep a battle from its save and give its id. Raises ``InputError`` naming the line that is wrong."""
        try:
            battle: Battle[Any] = saves.read(text).battle
        except GrognardError:
            raise
        except Exception as error:
            # A position written by hand can hold a state no battle comes to; the rules then fail anywhere.
            log.warning("A save could not be replayed", exc_info=error)
            raise InputError(say("server-save-breaks", problem=repr(error))) from error
        self._check_players(players, isinstance(battle.source, Waiting))
        return self.keep(battle, players)

    def keep(self, battle: Battle[Any], players: tuple[str, ...]) -> str:
        """Keep a battle under a new id."""
        id = secrets.token_hex(8)
        standing = standing_of(battle.system.scene(battle, None), battle.over)
        first = [saves.header_line(battle), *map(saves.entry_line, battle.record)]
        self.store.create(id, battle.system.name, players, standing, first)
        return id

    async def open(self, id: str) -> Table:
        """The table of a battle. Raises ``InputError`` if there is none with this id or it cannot be replayed."""
        async with self._opening:
            table = self._open.pop(id, None)
            if table is None:
                table = await in_engine(self._take_up, id)
            self._open[id] = table
            for other in [other for other in self._open.values() if other.idle and other is not table]:
                if len(self._open) > OPEN_AT_ONCE:
                    del self._open[other.id]
        return table

    def close(self) -> None:
        """Stop all tables."""
        for table in self._open.values():
            table.close()
        self._open.clear()

    def _take_up(self, id: str) -> Table:
        return Table(self.store.find(id), self.store.lines(id), self.store, self._agent, self._pause)

    def _check(self, new: NewBattle, game: System) -> None:
        if new.map is not None:
            _known("map", new.map, [listing.name for listing in game.maps()])
        for army in new.armies:
            if isinstance(army, str) and not _is_text(army):
                _known("armies", army, [listing.name for listing in game.armies()])
        self._check_players(new.players, new.dice == "typed")

    def _check_players(self, players: tuple[str, ...], typed: bool) -> None:
        known = [views.HERE, *(f"computer:{name}" for name in agents.names())]
        for player in players:
            _known("players", player, known)
        if typed and not views.here(players):
            raise InputError(say("server-field", field="dice", problem=say("server-nobody-rolls")))


def _is_text(army: str) -> bool:
    return "\n" in army or army.lstrip().startswith("{")


def _known(field: str, value: str, names: list[str]) -> None:
    if value not in names:
        problem = say("server-not-one-of", value=value, names=", ".join(names))
        raise InputError(say("server-field", field=field, problem=problem))
