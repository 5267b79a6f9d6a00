"""What units, sides and cards are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from grognard.core.engine.decisions import Situation
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.state.choices import (
    Card,
)
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import State


class Named(Protocol):
    """What is known of names: the force lists' entries of every unit by its id, and the tables."""

    @property
    def roll(self) -> Mapping[str, tuple[ForceUnit, ...]]:
        """Which entries a unit is made of."""

    @property
    def tables(self) -> Tables:
        """The tables of this battle."""


G = Situation[State, Named, Setup]


def unit_name(g: G, unit: str) -> Message:
    """What players call a unit; where both sides have one of this name, with its side. Of units joined as one the first
    gives its name (AZ-CMB-01); a runner under way is named after his unit (AZ-COM-05)."""
    home = home_of(g, unit)
    if home != unit:
        return say("az-unit-runner", unit=unit_name(g, home))
    entry = g.context.roll[unit][0]
    name = entry.full_name
    twins = any(other[0] != unit[0] and entries[0].full_name == name for other, entries in g.context.roll.items())
    return say("az-unit-of-side", unit=name, side=side_name(g, "ab".index(unit[0]))) if twins else name


def home_of(g: G, unit: str) -> str:
    """The unit of the force list that a unit comes from: itself, or that of a runner under way."""
    return unit if unit in g.context.roll else unit.rpartition(".")[0]


def is_unit(g: G, id: object) -> bool:
    """Whether this is the id of a unit, be it of a runner's."""
    return isinstance(id, str) and home_of(g, id) in g.context.roll


def side_name(g: G, seat: int) -> Message:
    """What a side is called: by its nation, or by its edge of the table if both are of one nation."""
    first, second = (force.nation for force in g.setup.forces)
    if first == second:
        zones = g.state.zones or ("south", "north")
        return say("az-side-zone", zone=zones[seat])
    return say(f"az-of-nation-{(first, second)[seat]}")


def card_name(g: G, card: Card) -> Message:
    """A card in words."""
    return say("az-card", order=g.context.tables.orders[card.order].name, priority=card.priority)


def listed(parts: Sequence[Message]) -> Message:
    """Several things in one sentence."""
    found = parts[0]
    for part in parts[1:]:
        found = say("az-list-more", first=found, more=part)
    return found
