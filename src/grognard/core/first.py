"""A game's first battle: a small scenario on a prepared table, begun where both sides have been set up for the players.

It is played by the rules of any other battle. The data lie in the game's folder ``data/first``: ``opening.toml`` names
map and armies (files beside it, or what comes with the game) and holds the choices of the set-up, each with its seat;
the scenario is the game's ``first-battle``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.battle import Battle, RollDice
from grognard.core.dice import Stream, Waiting
from grognard.core.errors import InputError, Refused
from grognard.core.messages import say
from grognard.core.records import Record, from_text

if TYPE_CHECKING:
    from grognard.core.systems import System

FIRST = "first-battle"
"""The scenario's name in every game."""
TRIES = 300
"""How many seeds are tried until the dice of the set-up fall as it was prepared for; a roll-off is half of them."""


class Prepared(Record):
    """A choice made beforehand, as the text of its data, and the seat that makes it."""

    seat: int
    choice: str


class Opening(Record, kw_only=True):
    """What a first battle begins with: the table, the two armies, and the choices until it is the first side's turn."""

    map: str
    armies: tuple[str, str]
    choices: tuple[Prepared, ...] = ()


def read_opening(folder: Traversable) -> Opening | None:
    """The opening of a game's folder ``data/first``, its files taken in; None if the game has none."""
    file = folder / "opening.toml"
    if not file.is_file():
        return None
    found = msgspec.toml.decode(file.read_bytes(), type=Opening, strict=True)
    first, second = (_taken_in(folder, army) for army in found.armies)
    return msgspec.structs.replace(found, map=_taken_in(folder, found.map), armies=(first, second))


def _taken_in(folder: Traversable, name: str) -> str:
    file = folder / f"{name}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else name


def is_first(battle: Battle[Any]) -> bool:
    """Whether a battle is a game's first battle."""
    scenario = getattr(battle.setup, "scenario", None)
    return FIRST in (scenario, getattr(scenario, "name", None))


def begin(system: System, seed: int = 0, options: Mapping[str, str] | None = None) -> Battle[Any]:
    """The first battle of a game, set up. Its seed is ``seed`` or the next with which the set-up falls out as prepared.

    Raises ``InputError`` if the game has none, or these house rules do not allow the set-up.
    """
    opening = system.opening
    if opening is None:
        raise InputError(say("no-first-battle", system=system.name))
    setup = system.make_setup(FIRST, opening.armies, opening.map, options)
    bare: Battle[Any] = Battle(system, setup, Waiting())
    prepared = [(each.seat, system.decode_choice(from_text(each.choice))) for each in opening.choices]
    for candidate in count(seed):
        battle = bare.clone()
        battle.source = Stream(candidate)
        try:
            _settle(battle)
            for seat, choice in prepared:
                battle.choose(choice, seat)
            if battle.decision is not None:
                return battle
        except Refused as refusal:
            if candidate - seed >= TRIES:
                raise InputError(refusal.message) from refusal
    raise AssertionError


def _settle(battle: Battle[Any]) -> None:
    """Roll what was asked for before the battle had its dice."""
    while isinstance(decision := battle.decision, RollDice):
        faces = battle.source.faces(decision.roll, battle.rolls, battle.used)
        assert faces is not None
        battle.settle(faces)
