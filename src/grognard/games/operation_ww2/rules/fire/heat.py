"""HEAT rounds at people, and the other rounds launchers may have (AZ-HEAT-03, AZ-HEAT-06, AZ-HEAT-09). The traits of
each launcher are those of its row (AZ-HEAT-05)."""

from __future__ import annotations

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.targets import Sighted
from grognard.games.operation_ww2.state.shots import Reason, Shot
from grognard.games.operation_ww2.state.state import Model, Unit


def is_behind_hard_cover(g: G, sighted: Sighted) -> bool:
    """Whether somebody is in or behind something a HEAT round bursts on: buildings, ruins, bunkers, walls, sandbags,
    or, by the option ``heat_hard_cover``, buildings, ruins and walls alone (AZ-HEAT-03, AZ-HEAT-09)."""
    sight = g.context.sight
    every = g.setup.options["heat_hard_cover"] == "building_ruin_bunker_wall_sandbag"
    kinds = [sight.kinds[number] for number, piece in enumerate(sight.pieces) if piece.id in sighted.look.pieces]
    return any(kind.hard and (every or kind.sight == "openings" or kind.protects == "wall") for kind in kinds)


def at_people(g: G, found: Shot, ammunition: Ammunition | None, sighted: Sighted) -> Shot:
    """A shot at somebody, refused if it is a HEAT round and he has no hard cover (AZ-HEAT-03)."""
    if ammunition != "heat" or found.column != "infantry" or is_behind_hard_cover(g, sighted):
        return found
    return replace(found, need=None, why_not=Reason(say("az-why-heat"), "AZ-HEAT-03"))


def special_rounds(g: G, unit: Unit, model: Model, weapon: Weapon) -> int:
    """How many of its special rounds somebody's launcher has left, by the option ``special_bombs``: those its list has
    paid for; of those that cost nothing always another, unless the list counts them (AZ-HEAT-06)."""
    special = weapon.special
    if special is None or g.setup.options["special_bombs"] == "off":
        return 0
    counted = [entry.rounds[special.round] for entry in g.context.roll[unit.id] if special.round in entry.rounds]
    if not counted and not special.bought:
        return 1
    left: int = sum(counted) - model.spent.get(special.round, 0)
    return left


def is_special(weapon: Weapon, ammunition: Ammunition | None) -> bool:
    """Whether what a launcher fires is its special round, which bursts like high explosive (AZ-HEAT-06)."""
    return weapon.special is not None and ammunition == "high-explosive" and ammunition not in weapon.ammunition
