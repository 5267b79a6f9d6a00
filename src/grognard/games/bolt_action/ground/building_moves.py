"""Going into buildings, up and down in them and out again (chapter Buildings): where it is allowed, and the ways.

A unit goes in on a Run (by house rule on any move): every man comes within an inch of the building and one to an
opening (BA-BLD-01). What is left of the distance may take it up at once, each storey costing its height (BA-MOV-24).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.buildings import REACH, STEP_OUT, Building, height_of
from grognard.games.bolt_action.ground.context import APART, SLACK, G
from grognard.games.bolt_action.ground.formation import facing_enemy
from grognard.games.bolt_action.ground.walking import Manner, climb, others
from grognard.games.bolt_action.state.choices import ChangeFloor, GoIn, Leg
from grognard.games.bolt_action.state.state import Floor, Model, Unit, enemy
from grognard.space import walks
from grognard.space.plane import Point, cut, length_of


class WayIn(NamedTuple):
    """The ways of a unit's men to a building."""

    legs: tuple[Leg, ...]


def climb_cost(g: G, floor: Floor | None) -> int:
    """What it costs to come down from a floor or up to it: its height (BA-MOV-24)."""
    return height_of(floor) if g.setup.options["climb_cost"] == "height" else 0


def occupant(g: G, floor: Floor) -> Unit | None:
    """The unit on a floor, if there is one (BA-BLD-07)."""
    return next((unit for unit in g.state.within(floor.building) if unit.inside == floor), None)


def is_barred(g: G, unit: Unit, floor: Floor) -> bool:
    """Whether an enemy holds a floor below the one a unit wants to get to from outside."""
    return any(
        other.seat != unit.seat and other.inside is not None and other.inside.level < floor.level
        for other in g.state.within(floor.building)
    )


def placed(g: G, unit: Unit, floor: Floor) -> Unit:
    """The unit as it is drawn on a floor."""
    building = g.context.ground.buildings[floor.building]
    spots = building.places(floor.level, [model.radius for model in unit.models])
    models = tuple(replace(model, x=x, y=y) for model, (x, y) in zip(unit.models, spots, strict=True))
    return replace(unit, models=models, place="table", inside=floor)


# ---- going in ----------------------------------------------------------------------------------------------------


def may_go_in(g: G, manner: Manner) -> bool:
    """Whether this way of moving allows going in (BA-BLD-01): a Run, or by house rule any order to move."""
    return manner == "run" or (manner == "advance" and g.setup.options["building_entry"] == "any_move")


def buildings_near(g: G, unit: Unit, allowance: int) -> list[Building]:
    """The standing buildings a unit may come into question for, judged quickly and generously."""
    found = []
    reach = allowance + 2 * REACH + sum(2 * model.radius + REACH for model in unit.models)
    edge = g.context.depth if g.state.home[unit.seat] == 0 else 0
    x, y = unit.models[0].x, unit.models[0].y
    for building in g.context.ground.buildings.values():
        left, top, right, bottom = building.box
        if not unit.on_table:
            near = top - allowance <= edge <= bottom + allowance
        else:
            near = left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
        if near and building.openings and not (unit.inside is not None and unit.inside.building == building.id):
            found.append(building)
    return found


def conceivable(g: G, unit: Unit, manner: Manner, allowance: int) -> Iterator[GoIn | ChangeFloor]:
    """The floors a unit might go in to or change to, legal or not; a gun is never brought in (BA-ART-03)."""
    if g.context.profile(unit.id).is_gun:
        return
    facing = facing_in(g, unit)
    if unit.inside is not None and manner != "regroup":
        floors = g.context.ground.buildings[unit.inside.building].floors
        for level in (unit.inside.level - 1, unit.inside.level + 1):
            if 0 <= level < floors:
                yield ChangeFloor(level, facing)
    if may_go_in(g, manner):
        for building in buildings_near(g, unit, allowance):
            for level in range(building.floors):
                yield GoIn(building.id, level, facing)


def facing_in(g: G, unit: Unit) -> int | None:
    """Where a Fixed weapon that goes in is set up to look, unless its owner says otherwise: towards the enemy."""
    return facing_enemy(g, unit) if g.context.profile(unit.id).turns else None


def going_refusal(g: G, unit: Unit, choice: GoIn | ChangeFloor, manner: Manner, allowance: int) -> Refused | None:
    """Why a unit may not go in, or up or down; None if it may."""
    if g.context.profile(unit.id).is_gun:
        return Refused(say("ba-refused-go-in-gun"), "BA-ART-03", "BA-MOV-07")
    turns = g.context.profile(unit.id).turns
    if choice.facing is not None and not (turns and 0 <= choice.facing < 360_000):
        return Refused(say("ba-fault-facing"), "BA-GEN-12")
    if isinstance(choice, ChangeFloor):
        return floor_refusal(g, unit, choice, manner)
    found = way_in(g, unit, Floor(choice.building, choice.level), manner, allowance)
    return found if isinstance(found, Refused) else None


def floor_refusal(g: G, unit: Unit, choice: ChangeFloor, manner: Manner) -> Refused | None:
    """Up or down one floor takes an Advance or a Run and the whole move (BA-BLD-07)."""
    if unit.inside is None or manner == "regroup":
        return Refused(say("refused-not-offered"))
    floor = replace(unit.inside, level=choice.level)
    building = g.context.ground.buildings[floor.building]
    if abs(choice.level - unit.inside.level) != 1 or not 0 <= choice.level < building.floors:
        return Refused(say("ba-refused-no-floor"), "BA-BLD-07")
    if occupant(g, floor) is not None:
        return Refused(say("ba-refused-floor-taken"), "BA-BLD-07")
    return None


def way_in(g: G, unit: Unit, floor: Floor, manner: Manner, allowance: int) -> WayIn | Refused:
    """The shortest ways of a unit's men into a building, or the rule that forbids it (BA-BLD-01)."""
    building = g.context.ground.buildings.get(floor.building)
    if building is None or not 0 <= floor.level < building.floors:
        return Refused(say("ba-refused-no-floor"), "BA-BLD-07")
    if not may_go_in(g, manner):
        return Refused(say("ba-refused-go-in-order"), "BA-BLD-01")
    if occupant(g, floor) is not None or (unit.inside is not None and unit.inside.building == floor.building):
        return Refused(say("ba-refused-floor-taken"), "BA-BLD-07")
    if is_barred(g, unit, floor):
        return Refused(say("ba-refused-floor-barred"), "BA-BLD-07")
    limit = allowance - climb_cost(g, floor) - climb_cost(g, unit.inside)
    foes = others(g, unit, enemy(unit.seat))
    legs = []
    at_opening = False
    for model in unit.models:
        found = approach(g, unit, model, building, manner, limit)
        if found is None:
            return Refused(say("ba-refused-go-in-far"), "BA-BLD-01")
        way, opening = found
        at_opening |= opening
        if walks.is_too_near(way, model.radius, foes, APART):
            return Refused(say("ba-refused-go-in-enemy"), "BA-GEN-05", "BA-MOV-05")
        legs.append(Leg(model.id, tuple(way) if not unit.in_the_open else tuple(way[1:])))
    if not at_opening:
        return Refused(say("ba-refused-go-in-opening"), "BA-BLD-01")
    return WayIn(tuple(legs))


def approach(
    g: G, unit: Unit, model: Model, building: Building, manner: Manner, limit: int
) -> tuple[list[Point], bool] | None:
    """One man's way: to an opening if he can get to one, else to within an inch of the wall; None if to neither."""
    slow = g.context.ground.slow if manner == "run" else None
    routes = g.context.routes(model.radius - SLACK)
    starts = starts_of(g, unit, model, building)
    doors = building.doors(model.radius)
    for start in starts:
        for door in sorted(doors, key=lambda place: hypot(place[0] - start[0], place[1] - start[1])):
            if hypot(door[0] - start[0], door[1] - start[1]) > limit + g.context.epsilon:
                break
            way = routes.route(start, door, limit + g.context.epsilon)
            if way is not None and length_of(way) + climb(g, way) > limit + g.context.epsilon:
                continue
            if way is not None and not (slow is not None and slow.touches(way, model.radius - SLACK)):
                return way, True
    for start in starts:
        wall = building.nearest_wall(*start)
        dx, dy = start[0] - wall.x, start[1] - wall.y
        part = (model.radius + STEP_OUT) / (hypot(dx, dy) or 1.0)
        way = routes.route(start, (round(wall.x + dx * part), round(wall.y + dy * part)), limit + REACH)
        if way is not None and not (slow is not None and slow.touches(way, model.radius - SLACK)):
            left = limit - climb(g, way)
            # The way ends a step before the wall.
            if length_of(way) <= left + REACH - STEP_OUT + g.context.epsilon:
                return (way if length_of(way) <= left else cut(way, max(0, left))), False
    return None


def starts_of(g: G, unit: Unit, model: Model, building: Building | None = None) -> list[Point]:
    """Where a man's way begins: his place; before the openings of his floor (BA-BLD-01), the nearest to a building
    first; or off the table, his edge right before it (BA-MOV-23)."""
    if unit.in_the_open:
        return [(model.x, model.y)]
    if unit.inside is not None:
        home = g.context.ground.buildings[unit.inside.building]
        doors = free_doors(g, home, model.radius)
        if building is None:
            return doors
        x, y = middle_of(building)
        return sorted(doors, key=lambda door: hypot(door[0] - x, door[1] - y))[:3]
    edge = g.context.depth if g.state.home[unit.seat] == 0 else 0
    assert building is not None
    x, _ = middle_of(building)
    return [(min(max(x, model.radius), g.context.width - model.radius), edge)]


def middle_of(building: Building) -> Point:
    """The middle of a building."""
    left, top, right, bottom = building.box
    return round((left + right) / 2), round((top + bottom) / 2)


def free_doors(g: G, building: Building, radius: int) -> list[Point]:
    """The openings a man of this base can step out of: there is ground before them."""
    closed = g.context.ground.closed
    return [
        door
        for door in building.doors(radius)
        if radius <= door[0] <= g.context.width - radius
        and radius <= door[1] <= g.context.depth - radius
        and not closed.touches((door,), radius - SLACK)
    ]


def floor_of(unit: Unit, choice: GoIn | ChangeFloor) -> Floor:
    """The floor a choice leads to."""
    if isinstance(choice, GoIn):
        return Floor(choice.building, choice.level)
    assert unit.inside is not None
    return Floor(unit.inside.building, choice.level)
