"""Defensive fire: which step provokes whom, and who may fire (chapter Defensive fire)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.attack.aim import can_react
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import Hex

PHASES = ("movement", "assault")
"""The phases in which moves provoke (AAM-DF-02); a free move before turn 1 does not (AAM-DF-10)."""


def can_fire(g: G, unit: Unit) -> bool:
    """Whether a unit may make a reaction shot at all now: not disrupted (AAM-DF-09) nor under covering fire
    (AAM-SA-05), with its shot of the phase unused (AAM-DF-05) unless it has Suppressive Fire (AAM-DF-11, AAM-SA-04).

    Defensive fire and overwatch share that shot, and either ends overwatch (AAM-OW-04, AAM-OW-08). A face-down
    Destroyed marker does not matter (AAM-DF-16).
    """
    if unit.silenced or is_disrupted(unit):
        return False
    return not unit.shots or "suppressive-fire" in traits(unit.of).held


def is_posted(g: G, unit: Unit) -> bool:
    """Whether a unit stands where it can fire from: on the map (AAM-DF-01, AAM-DF-04), or aboard a Fighting Platform,
    Artillery excepted (AAM-SA-70)."""
    if unit.place == "map":
        return True
    if unit.place != "aboard" or unit.carrier is None or unit.of.is_artillery:
        return False
    return "fighting-platform" in traits(g.state.units[unit.carrier].of).held


@lru_cache(maxsize=1 << 14)
def near_both(left: Hex, entered: Hex) -> frozenset[Hex]:
    """The hexes adjacent to both ends of a step; each is adjacent to itself (AAM-DF-01, AAM-MAP-04)."""
    return frozenset((left, *left.neighbours)) & frozenset((entered, *entered.neighbours))


def provoked(g: G, mover: Unit, left: Hex, entered: Hex) -> list[Unit]:
    """The enemies a step provokes that may fire, sight and dice apart (AAM-DF-01, AAM-DF-14).

    A passenger is no target (AAM-DF-10): only the mover itself is fired at.
    """
    if g.state.phase not in PHASES:
        return []
    near = near_both(left, entered)
    # Battlefield Awareness answers a Vehicle that leaves its neighbourhood, too (AAM-SA-85).
    wary = mover.of.type == "vehicle" and "battlefield-awareness" in g.context.abilities[enemy(mover.seat)]
    return [
        unit
        for unit in g.state.units.values()
        if unit.seat != mover.seat
        and unit.at is not None
        and (unit.at in near or (wary and _notices(unit, left)))
        and is_posted(g, unit)
        and answers(unit, mover, entered)
        and can_fire(g, unit)
    ]


def _notices(unit: Unit, left: Hex) -> bool:
    assert unit.at is not None
    return "battlefield-awareness" in traits(unit.of).held and unit.at.distance(left) <= 1


def answers(unit: Unit, mover: Unit, entered: Hex) -> bool:
    """Whether a unit's defensive fire is provoked by a mover of this type: a Vehicle's not by Soldiers (AAM-DF-03)
    unless it has Overlapping Fire, or Awareness and they enter its hex (AAM-SA-85); an Aircraft's by nobody on the
    ground (AAM-DF-04)."""
    if unit.of.type == "soldier":
        return True
    if unit.of.type != "vehicle":
        return False
    if mover.of.type == "vehicle":
        return True
    held = traits(unit.of).held
    return "overlapping-fire" in held or ("awareness" in held and unit.at == entered)


def shots(g: G, mover: Unit, left: Hex, entered: Hex) -> Iterator[tuple[Unit, bool]]:
    """The shots a step allows: who, and whether at the hex entered or at the one left, if adjacent to the shooter and
    in its sight and range (AAM-DF-07, AAM-DF-09). A Vehicle faces the hex it goes to in both."""
    facing = left.direction(entered)
    assert facing is not None
    for unit in provoked(g, mover, left, entered):
        assert unit.at is not None
        for at in (entered, left):
            if unit.at.distance(at) <= 1 and can_react(g, unit, mover, at, facing, "defensive"):
                yield unit, at == entered


def shots_at_aircraft(g: G, aircraft: Unit, at: Hex) -> Iterator[Unit]:
    """The units that may fire at an Aircraft placed in a hex: with Antiair adjacent, with Ace within its reach
    (AAM-DF-04). Aircraft use Ace so (AAM-AIR-06), but Antiair only by the option ``aircraft_antiair_df``
    (AAM-DF-15)."""
    from_air = g.setup.options["aircraft_antiair_df"] == "on"
    for unit in g.state.units.values():
        if unit.seat == aircraft.seat or unit.at is None:
            continue
        abilities = ("ace",) if unit.of.type == "aircraft" and not from_air else ("antiair", "ace")
        held = traits(unit.of).held
        reach = max((ABILITIES[id].numbers["reach"] for id in abilities if id in held), default=-1)
        if unit.at.distance(at) > reach or not (is_posted(g, unit) and can_fire(g, unit)):
            continue
        if can_react(g, unit, aircraft, at, aircraft.facing, "defensive"):
            yield unit
