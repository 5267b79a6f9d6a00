"""Hand grenades: who has them, how many are thrown, what they are thrown over (AZ-GRN-02, AZ-GRN-03, AZ-LOS-04,
AZ-LOS-05). What they do is the small-arms half of the table's, as their row says (AZ-GRN-04)."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

import shapely

from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted, are_closer, detected
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Disc, gap

OVER: Look = Look("not", "none")
"""What who throws over a wall sees of his target."""

HIGH = ("blocked", "hedge")
"""What one throws over: high walls and high hedges (AZ-LOS-04, AZ-LOS-05)."""

THROWN = ("grenade", "charge")
"""The groups of weapons that are thrown (AZ-GRN-01, AZ-EXP-01)."""


def grenade(g: G, unit: Unit) -> str | None:
    """The grenade that everybody of a squad carries, while an enemy is near enough to be reached with it; None: there
    is none, or no use for one. Crews of guns and vehicles have none (AZ-GRN-03)."""
    entries = g.context.roll.get(unit.id, ())
    if entries and all(entry.gun or entry.vehicle for entry in entries):
        return None
    weapon: Weapon = next(row for row in g.context.tables.weapons.values() if row.group == "grenade")
    reach = (weapon.extreme or 0) + 1
    foes = (other for other in g.state.of(enemy(unit.seat)) if other.place == unit.place)
    return weapon.id if any(are_closer(unit, other, reach) for other in foes) else None


def most_throwers(g: G, unit: Unit) -> int:
    """How many of a unit may throw grenades with one order (AZ-GRN-03)."""
    men: int = g.context.limit("models-per-grenade")
    return ceil(len(unit.people) / men)


def with_thrown_over(g: G, unit: Unit, model: Model, prospect: Engagement) -> Engagement:
    """A target as somebody meets it who throws: those he sees and those behind a high wall or hedge that he touches, no
    farther than 5 cm from it, if their unit is detected (AZ-LOS-04, AZ-LOS-05)."""
    walls = walls_touched(g, model)
    if not walls:
        return prospect
    reach = g.context.limit("over-high-obstacle")
    seen = prospect.seen.get(model.id, ())
    known = {each.model.id for each in seen}
    over = tuple(
        Sighted(other, each, OVER, gap(model.body, each.body))
        for other in prospect.units
        for each in detected(g, unit, other, telescope=False)
        if each.id not in known and goes_over(walls, model, each, reach)
    )
    if not over:
        return prospect
    return prospect._replace(seen={**prospect.seen, model.id: (*seen, *over)}, why_not=None)


def walls_touched(g: G, thrower: Disc) -> list[shapely.Polygon]:
    """The high walls and hedges somebody touches (AZ-LOS-04, AZ-LOS-05)."""
    sight = g.context.sight
    place = shapely.Point(thrower.x, thrower.y)
    return [
        shape
        for number, shape in enumerate(g.context.terrain.field.polygons)
        if sight.kinds[number].sight in HIGH and shape.dwithin(place, thrower.radius + TOUCH)
    ]


def goes_over(walls: Iterable[shapely.Polygon], thrower: Disc, other: Disc, reach: int) -> bool:
    """Whether somebody is on the other side of one of these walls, near enough to it (AZ-LOS-04, AZ-LOS-05)."""
    line, at = shapely.LineString(((thrower.x, thrower.y), (other.x, other.y))), shapely.Point(other.x, other.y)
    return any(wall.intersects(line) and wall.dwithin(at, other.radius + reach) for wall in walls)
