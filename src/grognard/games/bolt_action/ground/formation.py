"""Formations: where the men of a unit stand relative to each other, and ways for the whole unit.

The rules ask only for coherency (BA-GEN-04); these are the arrangements players use, offered to programs as sample
moves and to the table as starting points for a drag. All pure geometry in thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, hypot, pi, sin

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.buildings import STEP_OUT, Building, Opening
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.entry_edges import INWARD, Stretch, stretches
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.state import Model, Unit, enemy
from grognard.space import formations
from grognard.space.formations import DIRECTIONS, Shape, about, middle, slots, step_of, within
from grognard.space.plane import Point, bearing

FILE_GAP = 400
"""Between the bases of neighbours in a formation: well within coherency."""

EDGE_STEP = 2000
SHAPES: tuple[Shape, ...] = ("block", "line", "column")
ENTRY_SHAPES: tuple[Shape, ...] = ("block", "line")


CREW_ANGLE = 34
"""Degrees from man to man of a gun's crew, drawn up behind it."""


def offsets(shape: Shape, models: Sequence[Model]) -> list[Point]:
    """The places of these models about the middle of their formation, facing up; a gun's crew stand close behind
    it."""
    if models[0].role != "gun":
        return list(slots(shape, len(models), spacing(models)))
    places = [(0, 0)]
    crew = models[1:]
    for number, man in enumerate(crew):
        angle = CREW_ANGLE * (number - (len(crew) - 1) / 2) * pi / 180
        reach = models[0].radius + man.radius + FILE_GAP // 2
        places.append((round(reach * sin(angle)), round(reach * cos(angle))))
    return places


def spacing(models: Sequence[Model]) -> int:
    """The distance from man to man in a formation of these models."""
    return 2 * max(model.radius for model in models) + FILE_GAP


def arranged(models: Sequence[Model], shape: Shape, centre: Point, turn: int = 0) -> list[Point]:
    """A place for each model in a formation about ``centre``, turned clockwise by ``turn`` thousandths of a degree.

    Each slot in turn takes the nearest model still free, so that ways seldom cross.
    """
    if shape == "keep":
        old = middle(models)
        return [about(centre, (model.x - old[0], model.y - old[1]), turn) for model in models]
    places: list[Point | None] = [None] * len(models)
    free = set(range(len(models)))
    for number, slot in enumerate(offsets(shape, models)):
        place = about(centre, slot, turn)
        nearest = min(free, key=lambda index: (models[index].x - place[0]) ** 2 + (models[index].y - place[1]) ** 2)
        if not number and models[0].role == "gun":
            nearest = 0
        places[nearest] = place
        free.remove(nearest)
    return [place for place in places if place is not None]


def shifted(models: Sequence[Model], dx: int, dy: int, facing: int | None = None) -> Walk:
    """The whole unit by the same step."""
    return Walk(tuple(Leg(model.id, ((model.x + dx, model.y + dy),)) for model in models), facing)


def straight(models: Sequence[Model], places: Sequence[Point], facing: int | None = None) -> Walk:
    """Each model straight to its place."""
    return Walk(tuple(Leg(model.id, (place,)) for model, place in zip(models, places, strict=True)), facing)


def sample(g: G, unit: Unit, allowance: int) -> list[Walk]:
    """Sample ways for programs, not yet checked.

    The unit as it stands in sixteen directions at the full, half and a quarter of the allowance, or drawn up anew in
    eight; if it is broken, closing up; off the table, blocks and lines along its edge.
    """
    return [make() for make in samples(g, unit, allowance)]


def samples(g: G, unit: Unit, allowance: int) -> list[Callable[[], Walk]]:
    """The walks of ``sample``, each made when called: who wants one of them need not make them all."""
    if not unit.on_table:
        return entries(g, unit, allowance)
    if unit.inside is not None:
        return exits(g, unit, allowance)
    facing = facing_enemy(g, unit) if g.context.profile(unit.id).turns else None
    if not g.context.in_formation(unit):
        found = closing_up(g, unit, allowance, facing)
    else:
        steps = [step_of(index, allowance * part // 4) for index in range(DIRECTIONS) for part in (4, 2, 1)]
        if unit.riding:
            steps.extend(
                step_of(index, tables.RATES["cyclists"].run * part // 8) for index in range(16) for part in (8, 6)
            )
        found = [partial(shifted, unit.models, dx, dy, facing) for dx, dy in steps if dx or dy]
        if len(unit.models) > 2 and allowance:
            aims = [step_of(2 * index, allowance // 2) for index in range(DIRECTIONS // 2)]
            found.extend(partial(drawn_up, unit, shape, step, allowance, facing) for shape in SHAPES for step in aims)
    if facing is not None:
        found.extend(partial(Walk, (), (facing + turn) % 360_000) for turn in range(-135_000, 180_001, 45_000))
    return found


def drawn_up(unit: Unit, shape: Shape, step: Point, allowance: int, facing: int | None) -> Walk:
    """The unit in a formation a step away, facing the way it goes, each man as near to his place as he can come."""
    x, y = middle(unit.models)
    places = arranged(unit.models, shape, (x + step[0], y + step[1]), bearing((0, 0), step))
    ends = [within(model, place, allowance) for model, place in zip(unit.models, places, strict=True)]
    return straight(unit.models, ends, facing)


def closing_up(g: G, unit: Unit, allowance: int, facing: int | None) -> list[Callable[[], Walk]]:
    """Ways that bring a broken unit together: the stragglers to its largest group, or all in blocks at and around
    that group, each man as near as he can come."""
    group = g.context.largest_group(unit)
    x, y = middle(group)

    def block(dx: int, dy: int) -> Walk:
        places = arranged(unit.models, "block", (x + dx, y + dy))
        ends = [within(model, place, allowance) for model, place in zip(unit.models, places, strict=True)]
        return straight(unit.models, ends, facing)

    steps = [(0, 0), *(step_of(2 * index, allowance // 3) for index in range(8))]
    return [partial(rejoining, unit, group, allowance, facing), *(partial(block, dx, dy) for dx, dy in steps)]


def rejoining(unit: Unit, group: Sequence[Model], allowance: int, facing: int | None = None) -> Walk:
    """The largest group stays; the others, the nearest first, each go straight to the nearest free place beside a
    comrade."""
    stragglers = [model for model in unit.models if model not in group]
    joined = formations.rejoining(group, stragglers, FILE_GAP, allowance)
    return Walk(tuple(Leg(man.id, ((man.x, man.y),)) for man in joined), facing)


def entries(g: G, unit: Unit, allowance: int) -> list[Callable[[], Walk]]:
    """Ways onto the table: blocks and lines at places along the unit's edge, as deep as allowed and half as
    deep."""
    return [
        partial(entry, g, unit, stretch, at, allowance * part // 2, shape)
        for shape in ENTRY_SHAPES
        for stretch in stretches(g, unit)
        for at in range(stretch.start + EDGE_STEP, stretch.end, EDGE_STEP)
        for part in (2, 1)
    ]


def exits(g: G, unit: Unit, allowance: int) -> list[Callable[[], Walk]]:
    """Ways out of a building: blocks and lines before each side, near and far, each man through the opening nearest to
    his place; for a Fixed weapon also turns where it is."""
    building = g.context.building_about(unit)
    facing = facing_enemy(g, unit) if g.context.profile(unit.id).turns else None
    found: list[Callable[[], Walk]] = [
        partial(exit_to, unit, building, opening.before(allowance * part // 4), shape, opening.facing, facing)
        for opening in building.openings
        for shape in ENTRY_SHAPES
        for part in (3, 2)
    ]
    if facing is not None:
        found.extend(partial(Walk, (), (facing + turn) % 360_000) for turn in range(-135_000, 180_001, 45_000))
    return found


def exit_to(unit: Unit, building: Building, centre: Point, shape: Shape, turn: int, facing: int | None = None) -> Walk:
    """The unit comes out to stand in formation about a place."""
    step = spacing(unit.models)
    legs = []
    for model, slot in zip(unit.models, slots(shape, len(unit.models), step), strict=True):
        place = about(centre, slot, turn)
        legs.append(Leg(model.id, (nearest_door(building, model.radius, place), place)))
    return Walk(tuple(legs), facing)


def nearest_door(building: Building, radius: int, place: Point) -> Point:
    """Where a man steps out to get to a place soonest: before an opening on its side."""
    ahead = [opening for opening in building.openings if is_before(opening, place)] or building.openings
    doors = [opening.before(radius + STEP_OUT) for opening in ahead]
    return min(doors, key=lambda door: hypot(door[0] - place[0], door[1] - place[1]))


def is_before(opening: Opening, place: Point) -> bool:
    """Whether a place lies on the outer side of an opening's wall."""
    return (place[0] - opening.x) * opening.out[0] + (place[1] - opening.y) * opening.out[1] > 0


def entry(g: G, unit: Unit, edge: Stretch, at: int, depth: int, shape: Shape = "block") -> Walk:
    """The unit enters straight over an edge about ``at`` along it, its foremost men ``depth`` inside."""
    places = offsets(shape, unit.models)
    front = min(dy for _, dy in places)
    rear = max(dy for _, dy in places)
    radius = max(model.radius for model in unit.models)
    # The rear rank must stand fully on the table, however shallow the entry.
    depth = max(depth, rear - front + radius)
    legs = []
    for model, (dx, dy) in zip(unit.models, places, strict=True):
        inside = depth - (dy - front)
        legs.append(Leg(model.id, (edge.place(at + dx, 0), edge.place(at + dx, inside))))
    facing = INWARD[edge.side] if g.context.profile(unit.id).turns else None
    return Walk(tuple(legs), facing)


def facing_enemy(g: G, unit: Unit) -> int:
    """The facing towards the nearest enemy; ahead from the own edge if there is none."""
    here = middle(unit.models)
    enemies = [middle(other.models) for other in g.state.standing(enemy(unit.seat))]
    if not enemies:
        return 0 if g.state.home[unit.seat] == 0 else 180_000
    nearest = min(enemies, key=lambda there: hypot(there[0] - here[0], there[1] - here[1]))
    return bearing(here, nearest)


def is_broken(g: G, unit: Unit) -> bool:
    """Whether losses have broken the unit's formation (BA-GEN-04, BA-GEN-14)."""
    return g.setup.options["broken_formation"] == "restrict" and not g.context.in_formation(unit)
