"""Ways of vehicles that are not drawn by hand: forced reverses, panic, those offered to programs (chapter Movement)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.bolt_action.ground import entry_edges
from grognard.games.bolt_action.ground.context import APART, G
from grognard.games.bolt_action.ground.driving import (
    QUARTER_TURN,
    DriveManner,
    Limits,
    chassis,
    end_of,
    ground_of,
    limits,
    parts,
    touches_slow_ground,
)
from grognard.games.bolt_action.ground.driving_faults import obstructions
from grognard.games.bolt_action.state.choices import Drive, Stretch
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space.hulls import ahead, is_on_table, pivoted
from grognard.space.plane import Hull, Point, bearing

TURNS = (0, 30_000, -30_000, 60_000, -60_000, 90_000, -90_000)
"""The pivots that are offered to programs; any other up to 90 degrees is as good."""


ENTRY_STEP = 3000


class Flight(NamedTuple):
    """A way that is not the owner's choice; one that leaves the table loses the vehicle."""

    drive: Drive | None
    leaves_table: bool


def furthest(g: G, unit: Unit, turn: int, limit: int, *, running: bool, keep: int = 0) -> Flight:
    """As far as a vehicle gets straight on after a pivot, at most ``limit`` (backwards if negative), before something
    is in its way; over the edge of the table if nothing is."""
    sign = 1 if limit > 0 else -1
    whole = tuple(parts(unit.hull, Drive((Stretch(turn, limit),))))
    if turn and next(obstructions(g, unit, [whole[0]], running, keep), None) is not None:
        return Flight(None, False)
    low, high = 0, abs(limit) + 1
    while high - low > 1:
        middle = (low + high) // 2 if low or high <= abs(limit) else abs(limit)
        way = list(parts(unit.hull, Drive((Stretch(turn, sign * middle),))))
        if next(obstructions(g, unit, way, running, keep), None) is None:
            low = middle
        else:
            high = middle
    if not low:
        return Flight(None, False)
    drive = Drive((Stretch(turn, sign * low),))
    end = ahead(pivoted(unit.hull, turn), sign * low)
    return Flight(drive, not is_on_table(end, g.context.width, g.context.depth))


def forced_reverse(g: G, unit: Unit) -> Flight:
    """The compulsory reverse of a failed order: straight back for the full distance, an inch short of what is in the
    way (BA-ORD-13)."""
    own = chassis(g, unit)
    rate = own.advance if own.recce else own.advance // 2
    return furthest(g, unit, 0, -rate, running=False, keep=APART)


def panic_flight(g: G, unit: Unit, foe: Point) -> Flight:
    """Away from an enemy as far as it can, turning within its limits, in reverse if that takes it farther
    (BA-FUB-04)."""
    if touches_slow_ground(g, unit):
        return Flight(None, False)
    forward = limits(g, unit, "panic", False)
    back = limits(g, unit, "panic", True)
    turns = TURNS if forward.pivots else (0,)
    found = [furthest(g, unit, turn, forward.distance, running=True) for turn in turns]
    found.append(furthest(g, unit, 0, -back.distance, running=True))

    def away(flight: Flight) -> float:
        if flight.drive is None:
            return -1.0
        hull = end_of(g, unit, flight.drive, "panic")
        return float((hull.x - foe[0]) ** 2 + (hull.y - foe[1]) ** 2)

    best = max(found, key=away)
    here = float((unit.hull.x - foe[0]) ** 2 + (unit.hull.y - foe[1]) ** 2)
    return best if away(best) > here else Flight(None, False)


def sample(g: G, unit: Unit, manner: DriveManner) -> list[Drive]:
    """Ways for programs, not yet checked: straight and after pivots, whole, half and a quarter of the rate, in reverse,
    turning on the spot; at the end turned to the enemy if a pivot is left; off the table, in along the edge."""
    forward, back = limits(g, unit, manner, False), limits(g, unit, manner, True)
    if not unit.on_table:
        return entries(g, unit, forward)
    turns = TURNS if forward.pivots else (0,)
    found = []
    for turn in turns:
        for part in (4, 2, 1):
            distance = forward.distance * part // 4
            found.append(Drive((Stretch(turn, distance),)))
            if forward.pivots > bool(turn):
                last = turn_to_enemy(g, unit, ahead(pivoted(unit.hull, turn), distance))
                if last:
                    found.append(Drive((Stretch(turn, distance), Stretch(last))))
    if ground_of(g, unit).roads.boxes:
        found.append(Drive((Stretch(0, 2 * forward.distance),)))
    if back.distance:
        for turn in (0, 45_000, -45_000) if back.pivots else (0,):
            found.extend(Drive((Stretch(turn, -back.distance * part // 2),)) for part in (2, 1))
    if forward.pivots and manner == "advance":
        found.extend(Drive((Stretch(turn),)) for turn in (45_000, -45_000, 90_000, -90_000))
        last = turn_to_enemy(g, unit, unit.hull)
        if last:
            found.append(Drive((Stretch(last),)))
    return found


def entries(g: G, unit: Unit, forward: Limits) -> list[Drive]:
    """Ways onto the table for programs: straight in along its edge, and turned at the end if a pivot is left."""
    shortest = unit.models[0].length + 1
    depths = dict.fromkeys((forward.distance, max(shortest, forward.distance // 2), shortest))
    depths.update(dict.fromkeys([2 * forward.distance] if ground_of(g, unit).roads.boxes else []))
    return [
        Drive((Stretch(0, depth), *([Stretch(turn)] if turn else [])), edge.place(along, 0))
        for edge in entry_edges.stretches(g, unit)
        for along in range(edge.start + ENTRY_STEP // 2, edge.end, ENTRY_STEP)
        for depth in depths
        for turn in ((0, 45_000, -45_000) if forward.pivots else (0,))
    ]


def turn_to_enemy(g: G, unit: Unit, hull: Hull) -> int:
    """The pivot that turns a hull towards the nearest enemy, at most 90 degrees; 0 if it faces him already."""
    foes = [foe.models[0] for foe in g.state.standing(enemy(unit.seat))]
    if not foes:
        return 0
    nearest = min(foes, key=lambda foe: (foe.x - hull.x) ** 2 + (foe.y - hull.y) ** 2)
    turn = (bearing((hull.x, hull.y), (nearest.x, nearest.y)) - hull.facing + 180_000) % 360_000 - 180_000
    return max(-QUARTER_TURN, min(QUARTER_TURN, turn))
