"""Firing at a building itself with a gun that is heavy enough (AZ-DEM-09, option ``target_building``)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.fallen_buildings import ENCLOSED, shape_of
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.buildings.demolition import calibre_value, demolishes
from grognard.games.operation_ww2.rules.fire.bearing import bears
from grognard.games.operation_ww2.rules.fire.targets import Sighted
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, CoveringFireIntent, FireIntent, Intent
from grognard.games.operation_ww2.state.shots import Attempt, Part, Shot, is_within_close, shot
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point, gap

BUILDING = "@building"
"""The part that is a building."""

OUTSIDE = 60
INSIDE = 60
"""A place on a wall is looked at from so far before it, and struck so far behind it: rounding does not matter."""

FIRING = ("fire", "ambush", "covering-fire")


def may_be_fired_at(g: G) -> bool:
    """Whether buildings may be named as targets at all."""
    return demolishes(g) and bool(g.setup.options["target_building"] == "base_7")


def is_heavy_enough(g: G, weapon: Weapon) -> bool:
    """Whether a weapon may be fired directly at a building: a gun or howitzer of 105 mm or more."""
    return weapon.group in ("gun", "howitzer") and calibre_value(g, weapon.calibre) is not None


def may_fire(g: G, unit: Unit) -> bool:
    """Whether a unit has such a gun."""
    rows = g.context.tables.weapons
    for model in unit.models:
        mounted = [mount.weapon for mount in sheets.sheet(g, model).weapon] if model.role == "vehicle" else []
        if any(is_heavy_enough(g, rows[id]) for id in (*model.weapons, *mounted)):
            return True
    return False


def wall_seen(g: G, firer: Model, building: str) -> Point | None:
    """The nearest place on a wall of a building that somebody sees, of those nearest to him and in the middle of each
    wall; None: he sees none."""
    wall = shape_of(g.context.map, building).exterior
    middle = wall.centroid
    here = shapely.Point(firer.x, firer.y)
    places = [wall.interpolate(wall.project(here))]
    places += [shapely.LineString(side).interpolate(0.5, normalized=True) for side in pairwise(wall.coords)]
    for place in sorted(places, key=lambda each: float(each.distance(here))):
        before = shapely.LineString((place, here))
        x, y = before.interpolate(OUTSIDE).coords[0]
        if g.context.sight.look(firer, Disc(round(x), round(y), 0)).seen != "not":
            inwards = shapely.LineString((place, middle)).interpolate(INSIDE)
            return round(inwards.x), round(inwards.y)
    return None


def refusal(g: G, unit: Unit, intent: Intent) -> Refused | None:
    """Why a unit may not fire at the building it names."""
    building = intent.besides.building
    if not building:
        return None
    kinds = {piece.id: piece.kind for piece in g.context.map.ground.pieces}
    fires = isinstance(intent, (FireIntent, AmbushIntent, CoveringFireIntent))
    if not may_be_fired_at(g) or kinds.get(building) not in ENCLOSED or not fires or not may_fire(g, unit):
        return Refused(say("az-refused-building"), "AZ-DEM-09")
    if getattr(intent, "target", None) is not None or intent.besides.at_coordinates:
        return Refused(say("az-refused-building-or-target"), "AZ-DEM-09")
    return None


def listed(g: G, unit: Unit) -> Iterator[Besides]:
    """Every building of which a unit with such a gun sees a wall."""
    if not may_be_fired_at(g) or not may_fire(g, unit):
        return
    firers = [model for model in unit.models if model.role in ("gun", "vehicle")]
    for piece in g.context.map.ground.pieces:
        if piece.kind in ENCLOSED and any(wall_seen(g, firer, piece.id) is not None for firer in firers):
            yield Besides(building=piece.id)


def at_building(g: G, unit: Unit, armed: Armed, order: OrderName, building: str) -> tuple[Shot, Sighted] | None:
    """A gun at a building: it needs a 7 before its modifiers, and sight of a wall, no detection; None: it cannot."""
    weapon: Weapon = g.context.tables.weapons[armed.weapon]
    if not is_heavy_enough(g, weapon) or all(piece.id != building for piece in g.context.map.ground.pieces):
        return None
    model = unit.model(armed.model)
    at = wall_seen(g, model, building)
    if at is None:
        return None
    wall = Model(*at, 0, id=BUILDING, role="rifleman")
    if not bears(g, model, armed, weapon, wall):
        return None
    distance = arms.distance(g, model, armed.mount, wall.body) if armed.mount else gap(model.body, wall.body)
    attempt = Attempt(
        model=armed.model,
        weapon=weapon,
        order=order,
        distance=distance,
        is_close=is_within_close(weapon, distance),
        on_foot=armed.on_foot,
        mount=armed.mount,
        ammunition="high-explosive",
        to_hit=armed.to_hit,
    )
    part = Part(BUILDING, number=g.context.limit("target-building-number"))
    look = g.context.sight.look(model, wall)
    return shot(g.context.tables, g.setup.options, attempt, part), Sighted(unit, wall, look, distance)
