"""A way drawn to somebody, ended against him: so a charge, a close assault or getting aboard is drawn on the table."""

from __future__ import annotations

from math import hypot

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.contact import fighters
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.close_combat.charge_ways import against
from grognard.games.operation_ww2.rules.close_combat.flank_ways import around, touches_flank
from grognard.games.operation_ww2.rules.driving import mounting
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import March, lone_fault
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Hull, Point, gap

NEAR = 3_000
"""A way that ends so near to somebody is meant to end against him."""


def snapped(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> MoveIntent | AssaultIntent:
    """The same with a way that ends in contact with whom it goes for, or beside the vehicle to be boarded, if it was
    drawn about there (AZ-CC-01, AZ-CAV-02, AZ-EMB-04)."""
    besides = intent.besides
    lead = next((model for model in unit.people if model.id == intent.lead), None)
    goal = g.state.units.get(besides.assaulted or besides.charge or "")
    carrier = mounting.carrier_of(unit, besides) if besides.boards else None
    if lead is None or (goal is None and carrier is None) or not intent.way or unit.is_vehicle:
        return intent
    march = March(unit.id, order, intent.speed, lead.id, intent.way)
    if carrier is not None:
        way = _to_hull(g, unit, carrier, march, lead, flank=False)
        return intent if way is None else replace(intent, way=way)
    assert goal is not None
    if besides.assaulted is not None:
        found = (_to_hull(g, unit, vehicle, march, lead, flank=True) for vehicle in goal.vehicles)
        way = next((each for each in found if each is not None), None)
        return intent if way is None else replace(intent, way=way)
    end = Disc(*intent.way[-1], lead.radius)
    crowd = Crowd(g, unit)
    for foe in sorted(fighters(g, goal), key=lambda each: gap(end, each.body)):
        leg = against(g, march, crowd, lead, foe, (), intent.way[:-1]) if gap(end, foe.body) <= NEAR else None
        if leg is not None:
            return replace(intent, way=leg.way, besides=replace(besides, storey=leg.storey))
    return intent


def _to_hull(g: G, unit: Unit, vehicle: Model, march: March, lead: Model, *, flank: bool) -> tuple[Point, ...] | None:
    *corners, end = march.way
    crowd, hull = Crowd(g, unit), vehicle.body
    assert isinstance(hull, Hull)
    if gap(Disc(*end, lead.radius), hull) > NEAR:
        return None
    for spot in sorted(around(hull, lead.radius), key=lambda at: hypot(at[0] - end[0], at[1] - end[1])):
        way = (*corners, spot)
        there = replace(lead, x=spot[0], y=spot[1])
        if (not flank or touches_flank(g, there, vehicle)) and lone_fault(g, crowd, lead, way, march) is None:
            return way
    return None
