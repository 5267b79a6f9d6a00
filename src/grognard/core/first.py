"""A game's first battle: a small scenario on a prepared table, begun where both sides have been set up for the players.

It is played by the rules of any other battle. The data lie in the game's folder ``data/first``: ``opening.toml`` names
map and armies (files beside it, or what comes with the game) and holds the choices of the set-up, each with its seat;
the scenario is the game's ``first-battle``.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.book.opening import FIRST
from grognard.core.engine.dice import Stream, Waiting
from grognard.core.errors import InputError, Refused
from grognard.core.messages import say
from grognard.core.records import from_text
from grognard.core.systems import System

TRIES = 300
"""How many seeds are tried until the dice of the set-up fall as it was prepared for; a roll-off is half of them."""


def is_first(battle: Battle[Any]) -> bool:
    """Whether a battle is a game's first battle."""
    scenario = getattr(battle.setup, "scenario", None)
    return FIRST in (scenario, getattr(scenario, "name", None))


def begin(system: System, seed: int = 0, options: Mapping[str, str] | None = None) -> Battle[Any]:
    """The first battle of a game, set up. Its seed is ``seed`` or the next with which the set-up falls out as prepared.

    Raises ``InputError`` if the game has none, or these house rules do not allow the set-up.
    """
    opening = system.setups.opening
    if opening is None:
        raise InputError(say("no-first-battle", system=system.name))
    setup = system.setups.make_setup(FIRST, opening.armies, opening.map, options)
    bare: Battle[Any] = Battle(system, setup, Waiting())
    prepared = [(each.seat, system.rules.decode_choice(from_text(each.choice))) for each in opening.choices]
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
        battle.resolve_chance(faces)
