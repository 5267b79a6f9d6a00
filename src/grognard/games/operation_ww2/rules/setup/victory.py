"""Who has won: places and buildings held, enemies destroyed (section 75 of the catalogue, AZ-SET-13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import Literal

import shapely

from grognard.core.engine.outcome import Outcome
from grognard.core.engine.procedures import Procedure, step
from grognard.games.operation_ww2.data.scenarios import Rectangle, Victory
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.state.events.setup import BattleEnded, Conceded, Score
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Body, Hull, footprint

MISSION = (
    Victory(id="units", kind="unit", points=1),
    Victory(id="command", kind="command-unit", points=1),
    Victory(id="armour", kind="vehicle-or-gun", points=1),
)
"""What counts where the scenario says nothing: the default scenario's conditions without its places (AZ-SET-13)."""

POINTS = "destroyed-points"
"""The condition by which the points of destroyed units count (option ``victory_default``)."""


class Counting(Procedure):
    """The battle is over and is counted (AZ-TRN-10, AZ-SET-13)."""

    @step
    def count(self, g: B) -> None:
        found = tuple(scores(g))
        points = totals(found)
        ahead = points[0] - points[1]
        winner = None if abs(ahead) < lead(g) else int(ahead < 0)
        g.emit(BattleEnded(found, points, winner), "AZ-SET-13", "AZ-TRN-10")


class Concession(Procedure):
    """A player gives the battle up."""

    seat: int

    @step
    def give_up(self, g: B) -> None:
        g.emit(Conceded(self.seat), "AZ-TRN-10")


def result(g: G) -> Outcome:
    """The result of a battle that is over."""
    state = g.state
    last = state.turn >= g.setup.scenario.turns
    reason: Literal["turns", "wiped-out", "concession"]
    reason = "concession" if state.conceded else "turns" if last else "wiped-out"
    return Outcome(totals(tuple(scores(g))), state.winner, reason, state.turn)


def lead(g: G) -> int:
    """By how many points one wins: as the scenario says; in a mission by any, equal points being a draw (AZ-SET-13)."""
    scenario = g.setup.scenario
    return scenario.lead if scenario.victory else 1


def totals(found: tuple[Score, ...]) -> tuple[int, int]:
    """The points by seat."""
    first, second = (sum(score.points for score in found if score.seat == seat) for seat in (0, 1))
    return first, second


def scores(g: G) -> Iterator[Score]:
    """Everything that brings points now."""
    rows = g.setup.scenario.victory
    if not rows and g.setup.options["victory_default"] == "destroyed_points":
        for seat in (0, 1):
            for unit in destroyed(g, enemy(seat)):
                entries = g.context.roll[unit.id]
                points = sum(purchases.cost(entry, g.context.tables, g.setup.options) for entry in entries)
                yield Score(seat, POINTS, "unit", unit.id, points)
        return
    for row in rows or MISSION:
        yield from _scored(g, row)


def _scored(g: G, row: Victory) -> Iterator[Score]:
    if row.kind in ("place", "building"):
        holder = held_by(g, row)
        if holder is not None:
            yield Score(holder, row.id, row.kind, row.building or row.id, row.points)
        return
    for seat in (0, 1):
        if row.kind == "vehicle-or-gun":
            for id in machines_destroyed(g, enemy(seat)):
                yield Score(seat, row.id, row.kind, id, row.points)
            continue
        for unit in destroyed(g, enemy(seat)):
            if row.kind == "unit" or g.context.has(unit.id, "command"):
                yield Score(seat, row.id, row.kind, unit.id, row.points)


# ---- places ------------------------------------------------------------------------------------------------------


def held_by(g: G, row: Victory) -> int | None:
    """The only seat with models of unbroken units near a place or inside a building; None if neither has any, or
    both."""
    units = g.state.units.values()
    seats = {unit.seat for unit in units if holds(unit) and g.parts.of(g, _is_near, row.id, unit.id)}
    return seats.pop() if len(seats) == 1 else None


def _is_near(g: G, place: str, unit: str) -> bool:
    row = next(row for row in g.setup.scenario.victory or MISSION if row.id == place)
    return any(near(g, row, model) for model in g.state.units[unit].models)


def holds(unit: Unit) -> bool:
    """Whether a unit can hold a place: on the table, manned, not broken."""
    return unit.on_table and unit.is_manned and not unit.broken


def near(g: G, row: Victory, model: Model) -> bool:
    """Whether a model is near enough to a place, or inside a building."""
    if row.kind == "building":
        # Where it stood: a building may have come down meanwhile.
        piece = g.context.laid.piece(row.building)
        if piece is None:
            return False
        return bool(shapely.intersects_xy(_floor_plan(tuple(piece.outline)), model.x, model.y))
    assert row.place is not None
    return distance(row.place, g.context.map.ground.depth, model.body) <= row.within * 1000


@lru_cache(maxsize=64)
def _floor_plan(outline: tuple[tuple[int, int], ...]) -> shapely.Polygon:
    plan = shapely.Polygon(outline)
    shapely.prepare(plan)
    return plan


def distance(place: Rectangle, depth: int, body: Body) -> float:
    """How far a body is from a rectangle of a file on the ground, in thousandths of a centimetre."""
    (left, low), (right, high) = place.low, place.high
    left, low, right, high = left * 1000, depth - high * 1000, right * 1000, depth - low * 1000
    if isinstance(body, Hull):
        return float(shapely.box(left, low, right, high).distance(footprint(body)))
    aside = max(left - body.x, 0, body.x - right)
    ahead = max(low - body.y, 0, body.y - high)
    return max(0.0, hypot(aside, ahead) - body.radius)


# ---- destroyed ---------------------------------------------------------------------------------------------------


def destroyed(g: G, seat: int) -> Iterator[Unit]:
    """The units of a seat that count as destroyed: removed, broken at the end, or without anybody in them (AZ-SET-13,
    AZ-ART-13, AZ-VDM-19)."""
    for unit in g.state.units.values():
        if unit.seat == seat and (unit.place == "gone" or unit.broken or is_deserted(g, unit)):
            yield unit


def is_deserted(g: G, unit: Unit) -> bool:
    """Whether nobody is left in a unit and that counts: a gun without crew (AZ-ART-13, option ``uncrewed_gun``), an
    abandoned vehicle (AZ-VDM-19, option ``abandoned_vehicle``); units are scored for it (AZ-SET-13)."""
    if unit.place != "table" or unit.is_manned:
        return False
    option = "abandoned_vehicle" if unit.vehicles else "uncrewed_gun"
    return bool(g.setup.options[option] == "destroyed_for_victory")


def attached_with(g: G, id: str) -> Unit | None:
    """The unit that a unit has joined for a time (AZ-TMP-01)."""
    return next((unit for unit in g.state.units.values() if id in unit.joined), None)


def machines_destroyed(g: G, seat: int) -> Iterator[str]:
    """The unit of every vehicle and gun that a seat had and has no more, or that nobody mans."""
    for id, begun in mustered(g.setup.forces, g.context.tables).items():
        unit = g.state.units.get(id) or attached_with(g, id)
        if unit is None or unit.seat != seat:
            continue
        # A vehicle that has dropped out of its squad is a unit of its own (AZ-VSQ-03).
        apart = (other for other in g.state.units.values() if other.squad == id and holds(other))
        left = {model.id for other in (unit, *apart) for model in other.models}
        for model in begun.models:
            if model.is_person:
                continue
            if unit.place == "gone" or model.id not in left or is_deserted(g, unit):
                yield id
