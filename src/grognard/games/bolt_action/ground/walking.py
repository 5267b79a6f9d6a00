"""What forbids a unit's way: the rules of infantry movement, checked model by model (chapter Movement).

A model's way touches ground wherever its base comes over it (BA-MOV-02); its base may overlap neither closed ground nor
other models.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from math import ceil, inf
from typing import Literal

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.buildings import height_of
from grognard.games.bolt_action.ground.context import APART, COHERENCY, SLACK, G
from grognard.games.bolt_action.ground.entry_edges import stretches
from grognard.games.bolt_action.ground.formation import is_broken
from grognard.games.bolt_action.ground.hindrances import hindrances
from grognard.games.bolt_action.state.choices import Walk
from grognard.games.bolt_action.state.measures import INCH, ROUNDED
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.space import walks
from grognard.space.bulk import Geometries, Geometry, distances
from grognard.space.plane import Bools, Disc, Floats, Point, gaps, length_of
from grognard.space.terrain import Box, apart, box_of

Manner = Literal["advance", "run", "regroup"]
"""How a unit moves: at the basic rate, at the double, or to regroup after a fight (BA-CQ-11)."""


class Fault:
    """A rule that a way breaks: which model, from how far along its way (thousandths; measured when asked for)."""

    __slots__ = ("_at", "message", "model", "rules")

    def __init__(
        self, message: Message, rules: tuple[str, ...], model: str | None = None, at: Callable[[], float] | float = 0.0
    ) -> None:
        self.message = message
        self.rules = rules
        self.model = model
        self._at = at

    @property
    def at(self) -> float:
        """How far along its way the model breaks the rule."""
        if callable(self._at):
            self._at = self._at()
        return self._at


def is_legal(g: G, unit: Unit, walk: Walk, manner: Manner, allowance: int) -> bool:
    """Whether a way breaks no rule."""
    return next(faults(g, unit, walk, manner, allowance), None) is None


def refusal(g: G, unit: Unit, walk: Walk, manner: Manner, allowance: int) -> Refused | None:
    """The first rule a way breaks; None if it is legal."""
    fault = next(faults(g, unit, walk, manner, allowance), None)
    return None if fault is None else Refused(fault.message, *fault.rules)


class Steps:
    """A walk laid out: the moving models, their ways from start to end, and where every model of the unit ends."""

    def __init__(self, unit: Unit, walk: Walk) -> None:
        self.index = {model.id: number for number, model in enumerate(unit.models)}
        self.moving = [self.index[leg.model] for leg in walk.legs]
        self.ways: list[tuple[Point, ...]] = [leg.points for leg in walk.legs]
        models = [unit.models[number] for number in self.moving]
        if unit.in_the_open:
            self.ways = [((model.x, model.y), *way) for model, way in zip(models, self.ways, strict=True)]
        self.radii: Floats = numpy.array([model.radius for model in models], dtype=numpy.float64)
        ends = {model.id: (model.x, model.y, model.radius) for model in unit.models}
        for model, way in zip(models, self.ways, strict=True):
            ends[model.id] = (*way[-1], model.radius)
        self.ends: Floats = numpy.array(list(ends.values()), dtype=numpy.float64)
        self.box = box_of([point for way in self.ways for point in way], max([model.radius for model in models]))
        """All the ground that the ways and the bases on them may cover."""

    @cached_property
    def lines(self) -> Geometries:
        """The ways as lines."""
        return walks.drawn(self.ways)

    @property
    def moved(self) -> Floats:
        """The end places of the models that move."""
        return self.ends[self.moving]


def faults(g: G, unit: Unit, walk: Walk, manner: Manner, allowance: int) -> Iterator[Fault]:
    """Every rule a way breaks, the plainest first; stop reading at the first if one is enough."""
    malformed = badly_formed(g, unit, walk)
    if malformed is not None:
        yield malformed
        return
    if not walk.legs:
        if is_broken(g, unit):  # it has to close up, not only to turn its weapon
            yield Fault(say("ba-fault-formation"), ("BA-GEN-04", "BA-GEN-14"))
        return
    steps = Steps(unit, walk)
    ids = [leg.model for leg in walk.legs]
    down = 0
    if unit.inside is not None:
        yield from leaving_faults(g, unit, walk)
        down = height_of(unit.inside) if g.setup.options["climb_cost"] == "height" else 0
    yield from entry_faults(g, unit, walk)
    levels = g.context.ground.levels
    for id, way in zip(ids, steps.ways, strict=True):
        length = length_of(way) + down
        if levels:
            length += climb(g, way)
        limit = allowance
        if length > limit and unit.riding and manner == "run" and g.context.ground.is_on_road(way):
            limit = tables.RATES["cyclists"].run
        if length > limit + g.context.epsilon:
            message = say("ba-fault-too-far", inches=_inches(length), limit=_inches(limit))
            yield Fault(message, ("BA-MOV-01",), id, limit)
    yield from table_faults(g, steps, ids)
    yield from ground_faults(g, unit, steps, ids, manner)
    yield from neighbour_faults(g, unit, steps, ids)
    if g.context.vehicles:
        yield from vehicle_faults(g, unit, steps, ids)
    yield from formation_faults(g, unit, steps, allowance)


def climb(g: G, way: Sequence[Point]) -> int:
    """What the levels of open ground on a way cost beyond its length: the heights climbed (BA-MOV-24)."""
    if g.setup.options["climb_cost"] != "height":
        return 0
    return int(g.context.ground.climb(way))


def badly_formed(g: G, unit: Unit, walk: Walk) -> Fault | None:
    """Legs must name models of the unit, each once; a unit that enters moves every model; only Fixed weapons turn."""
    ids = [leg.model for leg in walk.legs]
    known = {model.id for model in unit.models}
    if len(set(ids)) != len(ids) or not known.issuperset(ids) or any(not leg.points for leg in walk.legs):
        return Fault(say("ba-fault-legs"), ("BA-MOV-01",))
    if not unit.in_the_open and (len(ids) != len(known) or any(len(leg.points) < 2 for leg in walk.legs)):
        if not unit.on_table:
            return Fault(say("ba-fault-all-enter"), ("BA-MOV-23",))
        if walk.legs:
            return Fault(say("ba-fault-all-leave"), ("BA-BLD-01",))
    if walk.facing is not None and not (g.context.profile(unit.id).turns and 0 <= walk.facing < 360_000):
        return Fault(say("ba-fault-facing"), ("BA-GEN-12",))
    if not walk.legs and walk.facing is None:
        return Fault(say("ba-fault-legs"), ("BA-MOV-01",))
    return None


def entry_faults(g: G, unit: Unit, walk: Walk) -> Iterator[Fault]:
    """A unit enters from any point of its own edge, or of its flank (BA-MOV-23, BA-SCN-04, BA-SCN-06), and all of it
    over one edge."""
    if unit.on_table:
        return
    edges = [stretch for stretch in stretches(g, unit) if any(stretch.holds(leg.points[0]) for leg in walk.legs)]
    edge = edges[0] if edges else None
    for leg in walk.legs:
        if edge is None or not edge.holds(leg.points[0]):
            yield Fault(say("ba-fault-entry-edge"), ("BA-MOV-23", "BA-SCN-04"), leg.model)


def leaving_faults(g: G, unit: Unit, walk: Walk) -> Iterator[Fault]:
    """A unit comes out of a building through the openings of its floor (BA-BLD-01)."""
    building = g.context.building_about(unit)
    for leg in walk.legs:
        if leg.points[0] not in building.doors(unit.model(leg.model).radius):
            yield Fault(say("ba-fault-opening"), ("BA-BLD-01",), leg.model)


def table_faults(g: G, steps: Steps, ids: list[str]) -> Iterator[Fault]:
    """Nobody leaves the table or stands partly off it (BA-MOV-04, BA-GEN-15)."""
    left, top, right, bottom = steps.box
    if left >= 0 and top >= 0 and right <= g.context.width and bottom <= g.context.depth:
        return
    inside = walks.ends_inside(g.context.field, steps.moved)
    for number, id in enumerate(ids):
        way = steps.ways[number]
        out = any(not (0 <= x <= g.context.width and 0 <= y <= g.context.depth) for x, y in way[1:])
        if out or not inside[number]:
            yield Fault(say("ba-fault-off-table"), ("BA-MOV-04", "BA-GEN-15"), id, length_of(way))


def ground_faults(g: G, unit: Unit, steps: Steps, ids: list[str], manner: Manner) -> Iterator[Fault]:
    """Closed ground is not entered, No Run ground not crossed at a Run, walls not stood upon (BA-MOV-02, BA-GEN-15);
    to guns more is closed (BA-MOV-07).

    At an Advance obstacles are climbed without loss of distance (BA-MOV-03).
    """
    ground = g.context.ground
    gun = unit.gun is not None
    closed = ground.closed_to("artillery") if gun else ground.closed
    if closed.is_near(steps.box):
        for number in numpy.flatnonzero(barred(closed.shape, steps.ways, steps.radii, steps.lines)).tolist():
            reach = float(steps.radii[number]) - SLACK
            at = partial(_first_touch, closed.shape, steps.ways[number], reach)
            fault = say("ba-fault-closed-to-gun" if gun else "ba-fault-closed")
            yield Fault(fault, ("BA-GEN-15", "BA-MOV-07" if gun else "BA-MOV-02"), ids[number], at)
    if manner == "run" and ground.slow.is_near(steps.box):
        slowed = walks.swept_touching(ground.slow.shape, steps.lines, steps.radii, SLACK)
        for number in numpy.flatnonzero(slowed).tolist():
            at = partial(_first_touch, ground.slow.shape, steps.ways[number], float(steps.radii[number]) - SLACK)
            yield Fault(say("ba-fault-no-run"), ("BA-MOV-02",), ids[number], at)
    if ground.walls.is_near(steps.box):
        on_wall = walks.bases_touching(ground.walls.shape, steps.moved, SLACK)
        for number in numpy.flatnonzero(on_wall).tolist():
            yield Fault(say("ba-fault-on-wall"), ("BA-GEN-15",), ids[number], length_of(steps.ways[number]))


def _first_touch(shape: Geometry, way: Sequence[Point], reach: float) -> float:
    return walks.first_touch(shape, way, reach) or 0.0


def barred(closed: Geometry, ways: Sequence[Sequence[Point]], radii: Floats, lines: Geometries | None = None) -> Bools:
    """Which ways bring a base over closed ground (BA-GEN-15); ``lines``: the ways as such, if they are at hand.

    A charge may cut a corner of it and leave a man there: he may walk away, but no deeper into it.
    """
    found = walks.swept_touching(closed, ways if lines is None else lines, radii, SLACK)
    for number in numpy.flatnonzero(found).tolist():
        room = float(shapely.distance(closed, shapely.Point(ways[number][0])))
        if 1 < room <= radii[number] - SLACK:
            found[number] = walks.swept_touching(closed, [ways[number]], numpy.array([room - 1]))[0]
    return found


def neighbour_faults(g: G, unit: Unit, steps: Steps, ids: list[str]) -> Iterator[Fault]:
    """Enemies are not passed within an inch; friends keep an inch apart where the way ends (BA-GEN-05, BA-MOV-05).

    Enemies already nearer where a model stands do not hold it: it may walk away from them; but at the table's edge, or
    before an opening, it did not stand yet (BA-MOV-23, BA-BLD-01).
    """
    left, top, right, bottom = steps.box
    box = left - APART, top - APART, right + APART, bottom + APART
    foes = others(g, unit, enemy(unit.seat), box)
    if len(foes):
        near = walks.too_near(steps.ways, steps.radii, foes, APART)
        for number in numpy.flatnonzero(near).tolist():
            way, radius = steps.ways[number], float(steps.radii[number])
            start = numpy.hypot(foes[:, 0] - way[0][0], foes[:, 1] - way[0][1]) - foes[:, 2] - radius
            free = foes[start >= APART - g.context.epsilon] if unit.in_the_open else foes
            end = numpy.hypot(foes[:, 0] - way[-1][0], foes[:, 1] - way[-1][1]) - foes[:, 2] - radius
            at = walks.first_near(way, radius, free, APART) if len(free) else None
            if at is None and bool((end < APART - g.context.epsilon).any()):
                at = length_of(way)
            if at is not None:
                yield Fault(say("ba-fault-enemy-near"), ("BA-GEN-05", "BA-MOV-05"), ids[number], at)
    friends = others(g, unit, unit.seat, box)
    if len(friends):
        close = (gaps(steps.moved, friends) < APART - g.context.epsilon).any(axis=1)
        for number in numpy.flatnonzero(close).tolist():
            yield Fault(say("ba-fault-friend-near"), ("BA-GEN-05",), ids[number], length_of(steps.ways[number]))


def vehicle_faults(g: G, unit: Unit, steps: Steps, ids: list[str], boarding: str | None = None) -> Iterator[Fault]:
    """Nobody walks through a vehicle or a wreck, within an inch of an enemy one, or ends within an inch of a friendly
    one (BA-MOV-15, BA-MOV-19, BA-GEN-05). One that was nearer already does not hold a man: he may walk away; but who
    comes on to the table or out of a building did not stand there (BA-MOV-23, BA-BLD-01). The one he boards is his
    aim."""
    left, top, right, bottom = steps.box
    for each in hindrances(g, unit, (left - APART, top - APART, right + APART, bottom + APART)):
        on_the_way = distances(each.shape, steps.lines) - steps.radii
        # Where a man starts and ends he is no nearer than on his way.
        if (on_the_way >= max(each.on_the_way, each.at_the_end)).all():
            continue
        starts = shapely.points([way[0] for way in steps.ways])
        ends = shapely.points([way[-1] for way in steps.ways])
        gap_at = [
            distances(each.shape, starts) - steps.radii,
            on_the_way,
            distances(each.shape, ends) - steps.radii,
        ]
        for number, id in enumerate(ids):
            start, way, end = (float(gaps_[number]) for gaps_ in gap_at)
            start = start if unit.in_the_open else inf
            wanted = each.on_the_way if start >= each.on_the_way else min(start, 0.0) - SLACK
            if way < wanted:
                rules = ("BA-MOV-15",) if each.whose == "wreck" else ("BA-MOV-19", "BA-GEN-05")
                sentence = "ba-fault-enemy-near" if each.whose == "foe" else "ba-fault-vehicle-in-way"
                yield Fault(say(sentence), rules, id)
            elif each.unit == boarding:
                continue
            elif end < min(each.at_the_end, max(start, 0.0)) - g.context.epsilon or (start >= each.at_the_end > end):
                sentence = "ba-fault-enemy-near" if each.whose == "foe" else "ba-fault-friend-near"
                yield Fault(say(sentence), ("BA-GEN-05",), id, length_of(steps.ways[number]))


def others(g: G, unit: Unit, seat: int, box: Box | None = None) -> Floats:
    """The places and radii of all models of a seat on the table but those of this unit, vehicles, and those in
    buildings, which walls keep apart; of units near a box, if it is given."""
    tables = [
        g.context.table(other.models)
        for other in g.state.standing(seat)
        if other.id != unit.id
        and other.inside is None
        and not other.is_vehicle
        and (box is None or not apart(box, g.context.bodies(other).box))
    ]
    return numpy.concatenate(tables) if tables else numpy.zeros((0, 3))


def formation_faults(g: G, unit: Unit, steps: Steps, allowance: int) -> Iterator[Fault]:
    """The unit ends in formation, no base on another (BA-GEN-04, BA-GEN-15), a gun's crew about it (BA-ART-01); a
    broken one closes up as far as it can (BA-GEN-14)."""
    ends = steps.ends
    centres = numpy.hypot(ends[:, None, 0] - ends[None, :, 0], ends[:, None, 1] - ends[None, :, 1])
    overlap = centres < ends[:, None, 2] + ends[None, :, 2] - ROUNDED
    numpy.fill_diagonal(overlap, False)
    if g.context.bodies_bar and overlap.any():
        number = int(numpy.flatnonzero(overlap.any(axis=1))[0])
        yield Fault(say("ba-fault-overlap"), ("BA-GEN-15",), unit.models[number].id)
    places = [Disc(round(x), round(y), round(radius)) for x, y, radius in ends.tolist()]
    after = g.context.chains(unit.models, places)
    if len(after) <= 1:
        return
    before = g.context.groups_of(unit) if unit.in_the_open else [[]]
    body = before[0] if unit.gun is None else before[0][:1]
    if len(before) > 1 and closes_up(ends, g.context.table(unit.models), [body, *before[1:]], allowance):
        return
    if unit.gun is not None:
        yield Fault(say("ba-fault-crew"), ("BA-ART-01",), unit.models[after[-1][0]].id)
        return
    yield Fault(say("ba-fault-formation"), ("BA-GEN-04", "BA-GEN-14"), unit.models[after[-1][0]].id)


def closes_up(ends: Floats, starts: Floats, before: list[list[int]], allowance: int) -> bool:
    """Whether every part cut off from the main body, the first of them (of a gun unit the gun, BA-ART-01), has come
    nearer to it by as far as the distance allows (BA-GEN-14).

    An inch is granted for ways that cannot be quite straight.
    """
    body = before[0]
    for group in before[1:]:
        was = float(gaps(starts[group], starts[body]).min())
        now = float(gaps(ends[group], ends[body]).min())
        if now > max(COHERENCY, was - allowance + INCH):
            return False
    return True


def _inches(length: float) -> str:
    # Rounded up, so that a way too far never reads as the limit itself.
    return f"{ceil(length / INCH * 10) / 10:.1f}"
