"""What forbids a way: the rules of movement, checked model by model (chapters Core and Movement).

A model's way touches ground where the line of its middle does; its base may overlap neither impassable ground nor other
models. Vehicles other than walkers drive by rules of their own (``vehicles.moving``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import chain
from math import ceil, hypot

import numpy

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.bodies import leaves
from grognard.games.wh40k5.ground.cached_per_state import once
from grognard.games.wh40k5.ground.coherency import COHERENCY, limit_of, overlap, parts
from grognard.games.wh40k5.ground.context import INCH, G, Stand
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.formations import Shift
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.ground.vehicle_condition import is_stunned
from grognard.games.wh40k5.rules.movement.danger import is_endangered, perils
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.measures import APART, EPSILON
from grognard.games.wh40k5.state.state import Unit, enemy, type_of
from grognard.space import walks
from grognard.space.plane import Body, Disc, Floats, Hull, Point, footprint, gaps, length_of
from grognard.space.terrain import Box, Patch, box_of, swept

JUMPERS = "jump-infantry"
ON_FOOT = TABLES.limits["jump-on-foot"].value

SCOUTS_APART = TABLES.limits["scouts"].value

Legs = tuple[Leg, ...]


def rate(unit: Unit) -> int:
    """How far a unit moves in the movement phase: as far as its slowest model (WH-MOVE-01, WH-MOVE-12)."""
    return min(type_of(kind).move or 0 for kind in unit.kinds)


def is_slowed(unit: Unit) -> bool:
    """Whether difficult terrain slows a unit: if it slows any of its models (WH-MOVE-02, WH-MOVE-12)."""
    return any(type_of(kind).slowed for kind in unit.kinds)


@once
def is_careful(g: G, unit: Unit) -> bool:
    """Whether a unit always moves as through difficult terrain: if any of its models does (WH-USR-18, WH-USR-28,
    WH-MOVE-12)."""
    return any(g.context.model_has(unit, model, "slow-and-purposeful") for model in unit.models)


def flies(unit: Unit) -> bool:
    """Whether a unit passes over everything (section 3 of the catalogue)."""
    return all(type_of(kind).flies for kind in unit.kinds)


def jumps(unit: Unit) -> bool:
    """Whether a unit consists of jump infantry, which may go on foot instead, slowed as infantry is (WH-MOVE-09)."""
    return all(model.of.type == JUMPERS for model in unit.models)


class Steps:
    """A move laid out: the models that move, where they start and where every model of the unit ends.

    ``ways`` are those of the models that move, from start to end; ``straight``: none of them turns. ``box`` is drawn
    about the bases on all these ways; ``shifted``: the whole unit goes by the same step, so that what its models are to
    each other stays as it is.
    """

    def __init__(self, stand: Stand, moving: list[int], ends: Floats, box: Box) -> None:
        self.stand, self.moving, self.box = stand, moving, box
        self.starts: Floats = stand.table
        self.ends = ends
        self.radii: Floats = ends[moving, 2]
        self.straight = self.shifted = True

    @classmethod
    def of(cls, g: G, unit: Unit, legs: Legs) -> Steps:
        """The move of these legs."""
        stand = g.context.stand(unit.models)
        index = {model.id: number for number, model in enumerate(unit.models)}
        moving = [index[leg.model] for leg in legs]
        ways = [(unit.models[number].at, *leg.points) for number, leg in zip(moving, legs, strict=True)]
        ends: Floats = stand.table.copy()
        if not legs:
            return cls(stand, moving, ends, stand.box)
        ends[moving, :2] = [way[-1] for way in ways]
        found = cls(stand, moving, ends, box_of((corner for way in ways for corner in way), max(ends[moving, 2])))
        found.ways = ways
        found.straight = all(len(way) == 2 for way in ways)
        steps = {(way[-1][0] - way[0][0], way[-1][1] - way[0][1]) for way in ways}
        found.shifted = len(steps) == 1 and len(legs) == len(unit.models)
        return found

    @classmethod
    def of_shift(cls, g: G, shift: Shift) -> Steps:
        """The move of a whole unit by the same step."""
        stand = g.context.stand(shift.models)
        ends: Floats = numpy.add(stand.table, (shift.dx, shift.dy, 0))
        return cls(stand, list(range(len(ends))), ends, swept(stand.box, shift.dx, shift.dy))

    @cached_property
    def ways(self) -> list[tuple[Point, ...]]:
        """The way of each model that moves, from start to end."""
        models = self.stand.models
        return [(models[number].at, (int(self.ends[number, 0]), int(self.ends[number, 1]))) for number in self.moving]

    def crosses(self, patch: Patch) -> bool:
        """Whether a way touches some ground: asked first of the box about them all, which is mostly all there is."""
        if not patch.is_near(self.box):
            return False
        if self.straight:
            return patch.is_crossed(self.starts[self.moving, :2], self.ends[self.moving, :2])
        return any(patch.touches(way) for way in self.ways)

    def bump(self, patch: Patch) -> bool:
        """Whether a base grazes some ground on its way by more than it may; asked as ``crosses`` is."""
        ways = zip(self.ways, self.radii.tolist(), strict=True)
        if not patch.is_near(self.box) or not any(patch.touches(way, radius) for way, radius in ways):
            return False
        return bool(walks.swept_touching(patch.shape, self.ways, self.radii, SLACK).any())

    def near(self, other: Stand, distance: float, *, ends_only: bool) -> bool:
        """Whether a way, or only its end, comes nearer to a model of another unit than a distance, to hulls as they
        lie; a model that begins nearer may leave (WH-CORE-08, WH-VEH-33)."""
        if not self._come_near(other, distance, ends_only=ends_only):
            return False
        if not self._begin_near(other, distance):
            return True
        pairs = zip(self.ways, self.radii.tolist(), strict=True)
        return not all(leaves(way, radius, model.body, distance) for way, radius in pairs for model in other.models)

    def _come_near(self, other: Stand, distance: float, *, ends_only: bool) -> bool:
        """Whether a way, or only its end, comes nearer to a model of another unit than a distance."""
        ends = self.ends[self.moving]
        if other.hulls or not (self.straight or ends_only):
            ways: list[tuple[Point, ...]] = [(way[-1],) for way in self.ways] if ends_only else self.ways
            if other.hulls:
                return bool(walks.swept_touching(other.covered, ways, self.radii + distance, walks.TOLERANCE).any())
            return bool(walks.too_near(ways, self.radii, other.table, distance).any())
        starts = ends if ends_only else self.starts[self.moving]
        off = walks.clearances(starts, ends, other.table) - self.radii[:, None]
        return bool((off < distance - walks.TOLERANCE).any())

    def _begin_near(self, other: Stand, distance: float) -> bool:
        """Whether a model that moves begins nearer to one of another unit than a distance."""
        starts = self.starts[self.moving]
        if other.hulls:
            return bool(walks.bases_touching(other.covered, numpy.add(starts, (0, 0, distance)), walks.TOLERANCE).any())
        return bool((gaps(starts, other.table) < distance - walks.TOLERANCE).any())


def refusal(
    g: G,
    unit: Unit,
    legs: Legs,
    allowance: int,
    *,
    rolled: bool,
    on_foot: bool = False,
    through: tuple[str, ...] = (),
) -> Refused | None:
    """The first rule these ways break; None if they are legal. ``rolled``: the unit has rolled for difficult terrain,
    or is not slowed by it this time (WH-MOVE-02, WH-MOVE-05); ``on_foot``: it does not jump though it could
    (WH-MOVE-09); ``through``: units whose models it may pass freely, as long as it ends clear of them (WH-USR-10)."""
    if g.context.known(g.state).get(("legal", id(legs))) == (id(unit), allowance, rolled, on_foot, legs):
        return None
    return next(faults(g, unit, legs, allowance, rolled=rolled, on_foot=on_foot, through=through), None)


def scouting_refusal(g: G, unit: Unit, legs: Legs) -> Refused | None:
    """Why scouts may not move so: they would end within 12" of an enemy (WH-USR-16)."""
    steps = Steps.of(g, unit, legs)
    for other in g.state.standing(enemy(unit.seat)):
        if (gaps(steps.ends[steps.moving], table_of(g, other)[0]) <= SCOUTS_APART).any():
            return Refused(say("wh-fault-near-enemies", inches=SCOUTS_APART // INCH), "WH-USR-16")
    return None


def faults(
    g: G,
    unit: Unit,
    legs: Legs,
    allowance: int,
    *,
    rolled: bool,
    on_foot: bool = False,
    through: tuple[str, ...] = (),
) -> Iterator[Refused]:
    """Every rule these ways break, the plainest first."""
    ids = [leg.model for leg in legs]
    known = {model.id: model for model in unit.models}
    if len(set(ids)) != len(ids) or not known.keys() >= set(ids) or any(not leg.points for leg in legs):
        yield Refused(say("wh-fault-legs"), "WH-MOVE-01")
        return
    if any(known[id].immobilised or is_stunned(g.state, known[id]) for id in ids):
        yield Refused(say("wh-refused-halted"), "WH-VEH-07", "WH-VEH-26")
        return
    steps = Steps.of(g, unit, legs)
    upstairs = floors.are_used(unit, legs)
    for leg, way in zip(legs, steps.ways if legs else (), strict=True):
        far = length_of(way) + (floors.climb_of(g, unit, leg) if upstairs else 0)
        if far > allowance + EPSILON:
            yield Refused(say("wh-fault-far", inches=shown(far), limit=shown(allowance)), "WH-MOVE-01")
    if legs:
        flying = flies(unit) and not on_foot
        yield from floors.faults(g, unit, legs)
        yield from _ground(g, unit, steps, rolled, flying)
        yield from _neighbours(g, unit, steps, flying, through)
    yield from _together(unit, steps, allowance, heights_after(g, unit, legs) if upstairs else None)


def legal(
    g: G, unit: Unit, way: Callable[[], Legs], allowance: int, *, rolled: bool, on_foot: bool = False
) -> Legs | None:
    """The legs of a sample way; None if a rule forbids it. A shift is judged as a whole, before legs are made of it;
    ``refusal`` remembers that these were found to be legal."""
    if not isinstance(way, Shift) or any(
        model.immobilised or model.storey or is_stunned(g.state, model) for model in unit.models
    ):
        legs = way()
        return legs if refusal(g, unit, legs, allowance, rolled=rolled, on_foot=on_foot) is None else None
    left, top, right, bottom = before = g.context.stand(unit.models).box
    ended = left + way.dx, top + way.dy, right + way.dx, bottom + way.dy
    if not g.context.holds(ended) or hypot(way.dx, way.dy) > allowance + EPSILON:
        return None

    def legs_if_free() -> Legs | None:
        steps, flying = Steps.of_shift(g, way), flies(unit) and not on_foot
        faults_ = chain(
            _ground(g, unit, steps, rolled, flying),
            _neighbours(g, unit, steps, flying, ()),
            _together(unit, steps, allowance, None),
        )
        return way() if next(faults_, None) is None else None

    # It hangs on the ground and on who stands near the way: as long as these stay, so does the answer.
    near = [there.models for _, there in _about(g, unit, swept(before, way.dx, way.dy))]
    key = "legal", way.dx, way.dy, allowance, rolled, on_foot
    found = g.context.kept.of((unit.models, g.context.ground_of(g.state), *near), key, legs_if_free)
    if found is not None:
        g.context.known(g.state)["legal", id(found)] = id(unit), allowance, rolled, on_foot, found
    return found


def heights_after(g: G, unit: Unit, legs: Legs) -> list[float]:
    """How high the models of a unit stand after these ways, on the floors of ruins too."""
    ground = g.context.ground_of(g.state)
    ends = {leg.model: (leg.points[-1], floors.storey_of(ground, unit.model(leg.model), leg)) for leg in legs}
    places = [ends.get(model.id, (model.at, model.storey)) for model in unit.models]
    return [float(ground.elevation(at) + ground.raised(at, storey)) for at, storey in places]


def _ground(g: G, unit: Unit, steps: Steps, rolled: bool, flying: bool) -> Iterator[Refused]:
    """Nobody leaves the table, though who arrives begins beyond its edge; nobody enters impassable terrain, or
    difficult terrain without the roll (WH-CORE-12, WH-MOVE-04, WH-MOVE-10). What flies only has to end well."""
    ground = g.context.ground_of(g.state)
    ended = steps.ends[steps.moving]
    # What the box about the whole move does not meet none of its ways does: mostly that is all there is to ask.
    if not g.context.holds(steps.box):
        width, depth = g.context.width, g.context.depth
        corners = [corner for way in steps.ways for corner in way[1:]]
        if (
            not all(0 <= x <= width and 0 <= y <= depth for x, y in corners)
            or not walks.ends_inside(ground.field, ended).all()
        ):
            yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
    if flying:
        if not all_perch(g, steps):
            yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")
        return
    if steps.bump(ground.impassable):
        yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")
    if rolled or not is_slowed(unit):
        return
    if begins_rough(g, unit) or steps.crosses(ground.difficult):
        yield Refused(say("wh-fault-difficult"), "WH-MOVE-02", "WH-MOVE-10")


@once
def begins_rough(g: G, unit: Unit) -> bool:
    """Whether a model of a unit stands in difficult terrain (WH-MOVE-02)."""
    return reaches_rough(g, unit, 0)


def reaches_rough(g: G, unit: Unit, reach: int) -> bool:
    """Whether difficult terrain is within a distance of a model of a unit."""
    difficult = g.context.ground_of(g.state).difficult
    left, top, right, bottom = g.context.stand(unit.models).box
    return difficult.is_near((left - reach, top - reach, right + reach, bottom + reach)) and any(
        difficult.touches((model.at,), reach) for model in unit.models
    )


def all_perch(g: G, steps: Steps) -> bool:
    """Whether what flies may end where these ways lead; asked first of the box about them."""
    if not g.context.ground_of(g.state).impassable.is_near(steps.box):
        return True
    ended = steps.ends[steps.moving].tolist()
    return all(perches(g, Disc(round(x), round(y), round(radius))) for x, y, radius in ended)


def perches(g: G, body: Body) -> bool:
    """Whether what flies may end at a place: not on impassable terrain, unless that is marked as a place to stand
    (WH-MOVE-04)."""
    ground = g.context.ground_of(g.state)
    closed = [number for number, kind in enumerate(ground.kinds) if kind.impassable and not kind.perch]
    if isinstance(body, Hull):
        whole = footprint(body).buffer(-SLACK)
        return not any(ground.field.polygons[number].intersects(whole) for number in closed)
    place = numpy.array([[body.x, body.y, body.radius]], dtype=numpy.float64)
    return not ground.field.touched(closed, place, -SLACK).any()


def _neighbours(g: G, unit: Unit, steps: Steps, flying: bool, through: tuple[str, ...]) -> Iterator[Refused]:
    """Ways keep 1" from enemies and do not lead through friends; bases end up apart (WH-CORE-08, WH-MOVE-14)."""
    for other, there in _about(g, unit, steps.box):
        hostile = other.seat != unit.seat
        if steps.near(there, APART if hostile else 0, ends_only=flying or other.id in through):
            yield (
                Refused(say("wh-fault-enemy"), "WH-CORE-08")
                if hostile
                else Refused(say("wh-fault-friend"), "WH-CORE-08", "WH-MOVE-14")
            )
    if steps.stand.crowded if steps.shifted else overlap(steps.ends):
        yield Refused(say("wh-fault-overlap"), "WH-MOVE-14")


def _about(g: G, unit: Unit, box: Box) -> list[tuple[Unit, Stand]]:
    """The other units that something in a box may come too near to."""
    left, top, right, bottom = box
    left, top, right, bottom = left - APART, top - APART, right + APART, bottom + APART
    found = []
    for each in g.context.stands(g.state):
        there = each[1].box
        if there[0] <= right and left <= there[2] and there[1] <= bottom and top <= there[3] and each[0].id != unit.id:
            found.append(each)
    return found


def _together(unit: Unit, steps: Steps, allowance: int, heights: list[float] | None) -> Iterator[Refused]:
    """The unit ends in coherency; one that had lost it comes as near to it as it can (WH-CORE-07, WH-MOVE-13)."""
    limit = limit_of(unit)
    if steps.shifted and heights is None:
        ended = steps.stand.parts(limit)
    else:
        ended = parts([Disc(round(x), round(y), round(radius)) for x, y, radius in steps.ends.tolist()], limit, heights)
    if len(ended) <= 1:
        return
    before = steps.stand.parts(limit)
    if len(before) > 1 and closes_up(steps, before, allowance):
        return
    yield Refused(say("wh-fault-coherency"), "WH-CORE-07", "WH-MOVE-13")


def closes_up(steps: Steps, before: list[list[int]], allowance: int) -> bool:
    """Whether every part cut off from the main body has come nearer to it by as far as it may move (WH-MOVE-13).

    An inch is granted for ways that cannot be quite straight.
    """
    body = before[0]
    for group in before[1:]:
        was = float(gaps(steps.starts[group], steps.starts[body]).min())
        now = float(gaps(steps.ends[group], steps.ends[body]).min())
        if now > max(COHERENCY, was - allowance + INCH):
            return False
    return True


def endangered(g: G, unit: Unit, legs: Legs, *, on_foot: bool = False) -> tuple[str, ...]:
    """The models that must test for dangerous terrain after these ways (WH-MOVE-03), of jump infantry ``on_foot`` as
    infantry does (WH-MOVE-09); who stays where he is does not."""
    if not legs:
        return ()
    known = {model.id: model for model in unit.models}
    ways = [(known[leg.model], (known[leg.model].at, *leg.points)) for leg in legs]
    box = box_of(corner for _, way in ways for corner in way)
    if not any(patch.is_near(box) for patch in perils(g)):
        return ()
    return tuple(model.id for model, way in ways if is_endangered(g, model, way, on_foot=on_foot))


def shown(length: float) -> str:
    """A length in inches, rounded up, so that a way too far never reads as the limit itself."""
    return f"{ceil(length / INCH * 10) / 10:g}"
