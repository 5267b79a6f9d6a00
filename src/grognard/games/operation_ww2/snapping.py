"""A way drawn to somebody, ended against him: so a charge or a close assault is drawn on the table."""

from __future__ import annotations

from math import hypot

from grognard.core.records import replace
from grognard.games.operation_ww2.charge_ways import against
from grognard.games.operation_ww2.choices import AssaultIntent
from grognard.games.operation_ww2.contact import fighters
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.crowd import Crowd
from grognard.games.operation_ww2.following import March, lone_fault
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.vehicles.close_assault import around, touches_flank
from grognard.space.plane import Disc, Hull, Point, gap

NEAR = 3_000
"""A way that ends so near to somebody is meant to end against him."""


def snapped(g: G, unit: Unit, intent: AssaultIntent) -> AssaultIntent:
    """The same assault with a way that ends in contact with whom it goes for, if it was drawn about there (AZ-CC-01,
    AZ-CAV-02)."""
    besides = intent.besides
    lead = next((model for model in unit.people if model.id == intent.lead), None)
    goal = g.state.units.get(besides.assaulted or besides.charge or "")
    if lead is None or goal is None or not intent.way:
        return intent
    march = March(unit.id, "assault", intent.speed, lead.id, intent.way)
    if besides.assaulted is not None:
        way = _to_flank(g, unit, goal, march, lead)
        return intent if way is None else replace(intent, way=way)
    end = Disc(*intent.way[-1], lead.radius)
    crowd = Crowd(g, unit)
    for foe in sorted(fighters(g, goal), key=lambda each: gap(end, each.body)):
        leg = against(g, march, crowd, lead, foe, (), intent.way[:-1]) if gap(end, foe.body) <= NEAR else None
        if leg is not None:
            return replace(intent, way=leg.way, besides=replace(besides, storey=leg.storey))
    return intent


def _to_flank(g: G, unit: Unit, goal: Unit, march: March, lead: Model) -> tuple[Point, ...] | None:
    *corners, end = march.way
    crowd = Crowd(g, unit)
    for vehicle in goal.vehicles:
        hull = vehicle.body
        assert isinstance(hull, Hull)
        if gap(Disc(*end, lead.radius), hull) > NEAR:
            continue
        for spot in sorted(around(hull, lead.radius), key=lambda at: hypot(at[0] - end[0], at[1] - end[1])):
            way = (*corners, spot)
            there = replace(lead, x=spot[0], y=spot[1])
            if touches_flank(g, there, vehicle) and lone_fault(g, crowd, lead, way, march) is None:
                return way
    return None
