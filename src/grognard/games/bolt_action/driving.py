"""What forbids a vehicle's way, and ways to offer it: straight stretches and pivots over the ground (chapter Movement).

A vehicle covers ground with its whole hull; ``legs`` says which at each part of its way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

import shapely

from grognard.core.battle import Battle
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action import edges
from grognard.games.bolt_action.chassis import Chassis
from grognard.games.bolt_action.choices import Drive, Stretch
from grognard.games.bolt_action.context import APART
from grognard.games.bolt_action.formulas import EPSILON, INCH
from grognard.games.bolt_action.grounds import Driving
from grognard.games.bolt_action.state import State, Unit, enemy
from grognard.games.bolt_action.walking import SLACK, Fault
from grognard.space.bulk import Geometry, points, within
from grognard.space.hulls import ahead, is_on_table, pivoted, reach, swept, swung
from grognard.space.plane import Hull, Point, bearing, footprint
from grognard.space.terrain import Box, apart, box_of

G = Battle[State]

DriveManner = Literal["advance", "run", "escape", "panic"]
"""How a vehicle moves: by its order, fleeing from a threat (BA-VEH-30), in panic (BA-FUB-04)."""

QUARTER_TURN = 90_000
TURNS = (0, 30_000, -30_000, 60_000, -60_000, 90_000, -90_000)
"""The pivots that are offered to programs; any other up to 90 degrees is as good."""
ENTRY_STEP = 3000


def chassis(g: G, unit: Unit) -> Chassis:
    """The chassis of a vehicle."""
    found: Chassis | None = g.context.profile(unit.id).chassis
    assert found is not None, unit.id
    return found


def ground_of(g: G, unit: Unit, breaks: bool = False) -> Driving:
    """The ground as this vehicle meets it; half-tracks by the tracked column unless the house rule says wheeled
    (BA-MOV-20). ``breaks``: a heavy tank that may drive through buildings."""
    drive = chassis(g, unit).drive
    if drive == "half-tracked":
        drive = g.setup.options["halftrack_terrain"]
    found: Driving = g.context.ground.driving("wheeled" if drive == "wheeled" else "tracked", breaks)
    return found


def touches_slow_ground(g: G, unit: Unit) -> bool:
    """Whether a vehicle on the table touches No Run ground where it stands (BA-MOV-22)."""
    ground = ground_of(g, unit)
    return _touches(ground.slow.shape, ground.slow.boxes, footprint(inner(unit.hull)))


# ---- the way -----------------------------------------------------------------------------------------------------


class Limits(NamedTuple):
    """How far a vehicle may go in a direction and how often it may pivot."""

    distance: int
    pivots: int


def limits(g: G, unit: Unit, manner: DriveManner, backwards: bool) -> Limits:
    """The limits of a move (BA-MOV-12, BA-MOV-13, BA-MOV-14, BA-MOV-17).

    Reverse is part of an Advance, at half its rate and straight; recce vehicles reverse as they advance, also when they
    escape (BA-VEH-30), and those with dual-direction steering reverse at a Run.
    """
    own = chassis(g, unit)
    on_advance = Limits(own.advance, own.rate.pivots_on_advance or 0)
    on_run = Limits(own.run, own.rate.pivots_on_run or 0)
    if not backwards:
        slow = manner == "advance" or (manner == "escape" and g.setup.options["escape_rate"] == "advance")
        return on_advance if slow else on_run
    if manner == "run":
        if "dual-direction" in own.traits:
            return Limits(own.run, 0)
        if g.setup.options["reverse_on_run"] == "off":
            return Limits(0, 0)
        return on_run if own.recce else Limits(own.run // 2, 0)
    return on_advance if own.recce else Limits(own.advance // 2, 0)


def is_backwards(drive: Drive) -> bool:
    """Whether a way is in reverse."""
    return any(stretch.ahead < 0 for stretch in drive.stretches)


def start_of(g: G, unit: Unit, drive: Drive) -> Hull:
    """Where a vehicle is as its way begins: one that enters stands outside, its front at the edge (BA-MOV-23)."""
    if drive.start is None:
        return unit.hull
    edge = edge_at(g, unit, drive.start)
    side = edges.stretches(g, unit)[0].side if edge is None else edge.side
    outside = replace(unit.hull, x=drive.start[0], y=drive.start[1], facing=edges.INWARD[side])
    return ahead(outside, -(unit.models[0].length // 2))


def edge_at(g: G, unit: Unit, place: Point) -> edges.Stretch | None:
    """The stretch of the table's edge a vehicle may come in over at a place: of its own edge, or of its flank
    (BA-MOV-23, BA-SCN-06)."""
    return next((edge for edge in edges.stretches(g, unit) if edge.holds(place)), None)


class Part(NamedTuple):
    """A pivot or a straight stretch of a way: the hull before and after, how far it goes, how far it went before."""

    before: Hull
    after: Hull
    distance: int
    gone: int

    @property
    def box(self) -> Box:
        """A box about all the ground the hull covers in this part, judged generously."""
        margin = reach(self.before.length, self.before.width) + 1
        return box_of([(hull.x, hull.y) for hull in (self.before, self.after)], margin)

    @property
    def ground(self) -> Geometry:
        """The ground the hull covers in this part."""
        if self.distance:
            return swept(self.before, self.distance)
        return swung(self.before, (self.after.facing - self.before.facing + 180_000) % 360_000 - 180_000)

    @property
    def inner(self) -> Geometry:
        """The same, but for what may be grazed."""
        return Part(inner(self.before), inner(self.after), self.distance, self.gone).ground


def parts(start: Hull, drive: Drive) -> Iterator[Part]:
    """The parts of a way one after the other."""
    hull, gone = start, 0
    for stretch in drive.stretches:
        if stretch.turn:
            turned = pivoted(hull, stretch.turn)
            yield Part(hull, turned, 0, gone)
            hull = turned
        if stretch.ahead:
            moved = ahead(hull, stretch.ahead)
            yield Part(hull, moved, stretch.ahead, gone)
            hull, gone = moved, gone + abs(stretch.ahead)


def end_of(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> Hull:
    """Where a way ends; with dual-direction steering a reverse at a Run ends facing the way it went (BA-MOV-14)."""
    hull = start_of(g, unit, drive)
    for part in parts(hull, drive):
        hull = part.after
    return pivoted(hull, 2 * QUARTER_TURN) if turns_round(g, unit, drive, manner) else hull


def turns_round(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> bool:
    """Whether the driver at the other end takes over for good (BA-MOV-14)."""
    return manner == "run" and is_backwards(drive) and "dual-direction" in chassis(g, unit).traits


@lru_cache(maxsize=1024)
def inner(hull: Hull) -> Hull:
    """A hull without the rim that may graze closed ground."""
    return replace(hull, length=hull.length - 2 * SLACK, width=hull.width - 2 * SLACK)


# ---- what forbids it ---------------------------------------------------------------------------------------------


def is_legal(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> bool:
    """Whether a way breaks no rule."""
    return next(faults(g, unit, drive, manner, threat), None) is None


def refusal(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> Refused | None:
    """The first rule a way breaks; None if it is legal."""
    fault = next(faults(g, unit, drive, manner, threat), None)
    return None if fault is None else Refused(fault.message, *fault.rules)


def faults(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> Iterator[Fault]:
    """Every rule a way breaks, the plainest first; stop reading at the first if one is enough."""
    malformed = badly_formed(g, unit, drive)
    if malformed is not None:
        yield malformed
        return
    yield from distance_faults(g, unit, drive, manner)
    whole = list(parts(start_of(g, unit, drive), drive))
    yield from table_faults(g, unit, drive, whole)
    yield from obstructions(
        g,
        unit,
        whole,
        is_running(g, unit, drive, manner),
        breaks=may_break_through(g, unit, manner),
        overruns=may_overrun(g, unit, manner),
    )
    if threat is not None:
        yield from threat_faults(g, unit, end_of(g, unit, drive, manner), threat)


def is_running(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> bool:
    """Whether No Run ground bars a way: at a Run, and in an escape that goes farther than an Advance (BA-MOV-22,
    BA-VEH-30)."""
    if manner != "escape":
        return manner == "run"
    return sum(abs(stretch.ahead) for stretch in drive.stretches) > chassis(g, unit).advance


def may_break_through(g: G, unit: Unit, manner: DriveManner) -> bool:
    """Whether a vehicle may drive through buildings: a heavy tank on Advance (BA-BLD-05), once it is on the table."""
    return manner == "advance" and unit.on_table and chassis(g, unit).heavy


def may_overrun(g: G, unit: Unit, manner: DriveManner) -> bool:
    """Whether a vehicle may drive over enemies on foot: a tank on Run, by house rule (BA-VEH-33), once it is on the
    table."""
    on = g.setup.options["overrun"] == "on"
    return on and manner == "run" and unit.on_table and chassis(g, unit).target.endswith("-tank")


def badly_formed(g: G, unit: Unit, drive: Drive) -> Fault | None:
    """Forward or backward, never both (BA-MOV-17); pivots of at most 90 degrees (BA-MOV-12); entry from the edge."""
    if not drive.stretches or len(drive.stretches) > 8:
        return Fault(say("ba-fault-legs"), ("BA-MOV-11",))
    if any(not (stretch.turn or stretch.ahead) or abs(stretch.ahead) > 200_000 for stretch in drive.stretches):
        return Fault(say("ba-fault-legs"), ("BA-MOV-11",))
    if any(abs(stretch.turn) > QUARTER_TURN for stretch in drive.stretches):
        return Fault(say("ba-fault-pivot-angle"), ("BA-MOV-12",))
    if is_backwards(drive) and any(stretch.ahead > 0 for stretch in drive.stretches):
        return Fault(say("ba-fault-both-ways"), ("BA-MOV-17",))
    if (drive.start is None) != unit.on_table:
        return Fault(say("ba-fault-entry-edge"), ("BA-MOV-23",))
    if drive.start is not None and (edge_at(g, unit, drive.start) is None or is_backwards(drive)):
        return Fault(say("ba-fault-entry-edge"), ("BA-MOV-23", "BA-SCN-04"))
    return None


def distance_faults(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> Iterator[Fault]:
    """Rate and pivots (BA-MOV-12, BA-MOV-13); the rate doubles if the whole way is road (BA-MOV-10)."""
    backwards = is_backwards(drive)
    limit, pivots = limits(g, unit, manner, backwards)
    if sum(1 for stretch in drive.stretches if stretch.turn) > pivots:
        yield Fault(say("ba-fault-pivots", limit=pivots), ("BA-MOV-12",) if not backwards else ("BA-MOV-13",))
    length = sum(abs(stretch.ahead) for stretch in drive.stretches)
    if backwards and not limit:
        yield Fault(say("ba-fault-reverse"), ("BA-MOV-17",))
    elif length > limit + EPSILON and not (
        not backwards and length <= 2 * limit + EPSILON and is_on_road(g, unit, drive)
    ):
        message = say("ba-fault-too-far", inches=f"{length / INCH:.1f}", limit=f"{limit / INCH:g}")
        yield Fault(message, ("BA-MOV-13",) if backwards else ("BA-MOV-12",), unit.models[0].id, limit)


def is_on_road(g: G, unit: Unit, drive: Drive) -> bool:
    """Whether the complete hull stays on road for the complete move (BA-MOV-10)."""
    roads = ground_of(g, unit).roads
    if not roads.boxes:
        return False
    table = shapely.box(0, 0, g.context.width, g.context.depth)
    return all(
        roads.shape.covers(shapely.intersection(part.inner, table)) for part in parts(start_of(g, unit, drive), drive)
    )


def table_faults(g: G, unit: Unit, drive: Drive, whole: list[Part]) -> Iterator[Fault]:
    """No vehicle leaves the table; one that enters ends fully on it (BA-MOV-04, BA-GEN-15, BA-MOV-23)."""
    for number, part in enumerate(whole):
        if drive.start is not None and number < len(whole) - 1:
            continue
        if not is_on_table(part.after, g.context.width, g.context.depth):
            yield Fault(say("ba-fault-off-table"), ("BA-MOV-04", "BA-GEN-15"), unit.models[0].id, part.gone)


def obstructions(
    g: G,
    unit: Unit,
    whole: list[Part],
    running: bool,
    keep: int = 0,
    breaks: bool = False,
    overruns: bool = False,
) -> Iterator[Fault]:
    """What lies in the way: ground, wrecks, vehicles, men.

    ``running``: No Run ground stops it too (BA-MOV-22). ``keep``: how far it must stay from closed ground and wrecks;
    then friends on foot are in its way too (BA-ORD-13).
    ``breaks``: buildings do not stop it (BA-BLD-05); ``overruns``: enemies on foot do not (BA-VEH-33).
    """
    model = unit.models[0].id
    ground = ground_of(g, unit, breaks)
    for part in whole:
        left, top, right, bottom = part.box
        about = left - keep, top - keep, right + keep, bottom + keep
        # Most parts have nothing near them, and what a turning hull covers is dear to find.
        if not (
            ground.closed.is_near(about)
            or (running and ground.slow.is_near(about))
            or any(_near(about, wreck.hull) for wreck in g.state.wrecks)
        ):
            continue
        covered = part.inner
        if keep:
            covered = shapely.union(covered, footprint(inner(ahead(part.after, keep if part.distance > 0 else -keep))))
        box = covered.bounds
        if _touches(ground.closed.shape, ground.closed.boxes, covered):
            yield Fault(say("ba-fault-closed-vehicle"), ("BA-MOV-22", "BA-MOV-02"), model, part.gone)
        if running and _touches(ground.slow.shape, ground.slow.boxes, covered):
            yield Fault(say("ba-fault-no-run"), ("BA-MOV-22",), model, part.gone)
        for wreck in g.state.wrecks:
            if _near(box, wreck.hull) and covered.intersects(footprint(wreck.hull)):
                yield Fault(say("ba-fault-wreck"), ("BA-MOV-15",), model, part.gone)
    if whole:
        yield from neighbour_faults(g, unit, whole, overruns=overruns, passing=not keep)


def neighbour_faults(
    g: G, unit: Unit, whole: list[Part], ending: bool = True, overruns: bool = False, passing: bool = True
) -> Iterator[Fault]:
    """Enemies are not come within an inch of; friendly men make room, if it goes ``passing`` them, friendly vehicles
    and guns do not (BA-MOV-19); the way ends an inch from friends (BA-GEN-05) and on no wall (BA-GEN-15), if
    ``ending``. Who is in a building is kept apart by its walls; enemies on foot may be driven over, if ``overruns``
    (BA-VEH-33)."""
    model = unit.models[0].id
    start, end = whole[0].before, footprint(whole[-1].after)
    grounds: list[Geometry] = []
    boxes = [part.box for part in whole]
    left, top = min(box[0] for box in boxes) - APART, min(box[1] for box in boxes) - APART
    right, bottom = max(box[2] for box in boxes) + APART, max(box[3] for box in boxes) + APART
    for other in g.state.units.values():
        if other.place != "table" or other.id == unit.id or other.inside is not None:
            continue
        if apart((left, top, right, bottom), g.context.bodies(other).box):
            continue
        foe = other.seat != unit.seat
        if not grounds and (foe or other.is_vehicle or other.gun is not None or not passing):
            grounds = [part.ground for part in whole]
        if other.is_vehicle:
            shape = footprint(other.hull)
            near = shape.distance(footprint(start)) < APART - EPSILON
            limit = APART - EPSILON if foe and not near else 0.5
            for part, ground in zip(whole, grounds, strict=True):
                if shape.distance(ground) < limit and not (near and shape.distance(ground) > 0.5):
                    rules = ("BA-GEN-05", "BA-MOV-19") if foe else ("BA-MOV-19",)
                    message = say("ba-fault-vehicle-enemy-near") if foe else say("ba-fault-vehicle-in-way")
                    yield Fault(message, rules, model, part.gone)
            if (
                not foe
                and shape.distance(end) < min(APART, shape.distance(footprint(start)) if near else APART) - EPSILON
            ):
                yield Fault(say("ba-fault-vehicle-friend-near"), ("BA-GEN-05",), model, whole[-1].gone)
            continue
        if foe and overruns:
            continue
        table = g.context.table(other.models)
        places, radii = points(table), table[:, 2]
        if other.gun is not None and not foe:
            gun = shapely.Point(other.gun.x, other.gun.y)
            for part, ground in zip(whole, grounds, strict=True):
                if ground.distance(gun) < other.gun.radius - 2 * SLACK:
                    yield Fault(say("ba-fault-vehicle-in-way"), ("BA-MOV-19",), model, part.gone)
        if foe or not passing:
            free = ~within(footprint(start), places, radii + APART - EPSILON)
            for part, ground in zip(whole, grounds, strict=True):
                hit = within(ground, places, radii + APART - EPSILON) & free
                hit |= within(ground, places, (radii - 2 * SLACK).clip(0)) & ~free
                if hit.any():
                    yield Fault(say("ba-fault-vehicle-enemy-near"), ("BA-GEN-05", "BA-MOV-19"), model, part.gone)
        elif ending and within(end, places, radii + APART - EPSILON).any():
            yield Fault(say("ba-fault-vehicle-friend-near"), ("BA-GEN-05",), model, whole[-1].gone)
    walls = g.context.ground.walls
    if _touches(walls.shape, walls.boxes, footprint(inner(whole[-1].after))):
        yield Fault(say("ba-fault-on-wall"), ("BA-GEN-15",), model, whole[-1].gone)


def threat_faults(g: G, unit: Unit, end: Hull, threat: str) -> Iterator[Fault]:
    """An escape does not end nearer to the enemy that caused it (BA-VEH-37)."""
    foe = g.state.units[threat]
    here = g.context.gap(unit, foe)
    there = g.context.gap(moved_to(unit, end), foe)
    if there < here - EPSILON:
        yield Fault(say("ba-fault-nearer"), ("BA-VEH-37",), unit.models[0].id)


def moved_to(unit: Unit, hull: Hull) -> Unit:
    """The vehicle as if it stood somewhere else on the table."""
    model = replace(unit.models[0], x=hull.x, y=hull.y, facing=hull.facing)
    return replace(unit, models=(model,), place="table")


def _touches(shape: Geometry, boxes: list[Box], covered: Geometry) -> bool:
    box = covered.bounds
    if all(apart(box, other) for other in boxes):
        return False
    return bool(shape.intersects(covered))


def _near(box: Box, hull: Hull) -> bool:
    return not apart(box, (hull.x - hull.length, hull.y - hull.length, hull.x + hull.length, hull.y + hull.length))


# ---- ways that are not chosen ------------------------------------------------------------------------------------


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


# ---- ways to offer -----------------------------------------------------------------------------------------------


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
    """Ways onto the table: straight in along its edge, and turned at the end if a pivot is left (BA-MOV-23)."""
    shortest = unit.models[0].length + 1
    depths = dict.fromkeys((forward.distance, max(shortest, forward.distance // 2), shortest))
    depths.update(dict.fromkeys([2 * forward.distance] if ground_of(g, unit).roads.boxes else []))
    return [
        Drive((Stretch(0, depth), *([Stretch(turn)] if turn else [])), edge.place(along, 0))
        for edge in edges.stretches(g, unit)
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
