"""What Commanders do for others besides initiative (AAM-SA-72 to AAM-SA-76, AAM-COND-04).

An ability of command is off while its Commander is disrupted or off the map; passengers command nobody but for
initiative (AAM-MOVE-18).
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.events.movement import Rallied
from grognard.games.axis_allies_minis.state.state import Unit


def is_near(g: G, unit: Unit, other: Unit) -> bool:
    """Whether two units stand adjacent: in one hex or in neighbouring ones (AAM-MAP-04)."""
    if unit.at is None or other.at is None or not (unit.on_map and other.on_map):
        return False
    found: bool = g.context.board.adjacent(unit.at, other.at)
    return found


def friends_with(g: G, unit: Unit, ability: str) -> Iterator[Unit]:
    """Adjacent friendly units, not the unit itself, whose ability of this name is on (AAM-COND-04)."""
    for other in g.state.units.values():
        if other.seat != unit.seat or other.id == unit.id or is_disrupted(other):
            continue
        if other.of.has(ability) and is_near(g, unit, other):
            yield other


def is_led(g: G, unit: Unit) -> bool:
    """Whether a friendly Commander stands adjacent, disrupted or not (AAM-SA-23, AAM-SA-73)."""
    return any(
        other.seat == unit.seat and other.id != unit.id and other.of.kind == "commander" and is_near(g, unit, other)
        for other in g.state.units.values()
    )


def exert_will(g: B, seat: int) -> None:
    """Start of the own movement phase: Soldiers adjacent to a Commander with Exert Will are disrupted no more
    (AAM-SA-75)."""
    for unit in list(g.state.standing(seat)):
        if unit.disrupted and unit.of.type == "soldier":
            leader = next(friends_with(g, unit, "exert-will"), None)
            if leader is not None:
                g.emit(Rallied(unit.id, leader.id), "AAM-SA-75")


def charge_hard(g: B, seat: int) -> None:
    """End of the own movement phase: Hard Chargers are disrupted no more (AAM-SA-75)."""
    for unit in list(g.state.standing(seat)):
        if unit.disrupted and unit.of.has("hard-charger"):
            g.emit(Rallied(unit.id, unit.id), "AAM-SA-75")
