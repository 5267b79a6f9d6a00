"""The places a battle is about, who holds them, and the count of points (chapter Scenario)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

import shapely

from grognard.games.bolt_action.data.scenario_files import Objective
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import State, Unit
from grognard.space.plane import Point

HOLD = 3 * INCH
"""How near to an objective a man must stand to hold it, and an enemy to deny it."""
THROUGH = 12 * INCH
"""How near to the other edge a unit must stand to have come through."""


class Held(NamedTuple):
    """An objective, where it lies, and the seat that holds it now."""

    objective: Objective
    place: Point
    seat: int | None


def objectives(g: G) -> list[Held]:
    """Every objective with its place and holder; none before the sides have their edges."""
    found = zip(g.context.scenario.objective, places(g), strict=False)
    return [Held(each, place, holder(g, place)) for each, place in found]


def places(g: G) -> tuple[Point, ...]:
    """Where the objectives lie; none before the sides have their edges."""
    if g.state.won_roll_off is None:
        return ()
    near = g.state.home[g.state.won_roll_off] == 0
    known: dict[bool, tuple[Point, ...]] = g.context.objective_places
    if near not in known:
        known[near] = tuple(place_of(g, each, near) for each in g.context.scenario.objective)
    return known[near]


def place_of(g: G, objective: Objective, near: bool) -> Point:
    """Where an objective lies if the first part's edge is the near one; moved off closed ground to the nearest place
    that is open."""
    across = objective.across if near else 1 - objective.across
    ahead = objective.ahead if not near else 1 - objective.ahead
    x, y = round(across * g.context.width), round(ahead * g.context.depth)
    for ring in range(0, 12 * INCH, INCH):
        for step in range(16 if ring else 1):
            place = round(x + ring * sin(step * pi / 8)), round(y - ring * cos(step * pi / 8))
            if not shapely.intersects_xy(g.context.closed, *place):
                return place
    return x, y


def holder(g: G, place: Point) -> int | None:
    """The seat that alone has infantry or a gun with a man within 3 inches of a place; None if neither or both."""
    seats = {
        unit.seat
        for unit in g.state.units.values()
        if unit.on_table
        and not g.context.profile(unit.id).is_vehicle
        and within(g.context.gap_from(unit, unit.men, place), HOLD, g.context.epsilon)
    }
    return seats.pop() if len(seats) == 1 else None


def has_come_through(g: G, unit: Unit) -> bool:
    """Whether all of an attacker's unit stands within 12 inches of the defender's edge."""
    if not unit.on_table:
        return False
    far = 0 if g.state.home[unit.seat] == 0 else g.context.depth
    return all(abs(model.y - far) <= THROUGH for model in unit.models)


def score(state: State, final: bool = False) -> tuple[int, int]:
    """The enemy units each seat has destroyed; at the end those off the table count too (BA-SCN-03, BA-SCN-13)."""
    lost = [0, 0]
    for unit in state.units.values():
        carried = unit.place == "aboard" and state.units[unit.aboard or ""].place == "table"
        if unit.place == "destroyed" or (final and unit.place != "table" and not carried):
            lost[unit.seat] += 1
    return lost[1], lost[0]


def points(g: G, final: bool = False) -> tuple[int, int]:
    """The points of each seat as the scenario counts them (BA-SCN-03): for enemy units destroyed, for objectives held,
    for having come through. Who alone is left at the end has every place, for nobody could bar it (BA-TURN-12)."""
    scenario = g.context.scenario
    found = [scenario.kills * kills for kills in score(g.state, final)]
    if scenario.objective or scenario.through:
        alone = left_alone(g) if final else None
        for held in objectives(g):
            seat = held.seat if alone is None else alone
            if seat is not None:
                found[seat] += held.objective.points
        attacker = g.state.won_roll_off
        if scenario.through and attacker is not None:
            through = [alone == attacker or has_come_through(g, unit) for unit in g.state.of(attacker)]
            found[attacker] += scenario.through * sum(through)
    return found[0], found[1]


def left_alone(g: G) -> int | None:
    """The seat that has units while the other has none, where that ended the battle at once (BA-TURN-12)."""
    seats = [seat for seat in (0, 1) if any(g.state.of(seat))]
    return seats[0] if len(seats) == 1 and g.setup.options["early_end"] == "on" else None
