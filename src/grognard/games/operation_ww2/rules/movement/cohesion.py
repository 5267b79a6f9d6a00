"""Who stands in a walker's way, and whether a unit keeps together (AZ-MOV-05, AZ-MOV-08, AZ-MOV-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil

import shapely

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Body, Disc, Hull, Point, footprint, gap, groups
from grognard.space.walks import clearance_of

ROUNDED = 1.5
"""Places lie on whole thousandths, each up to 0.71 off: by so much two bases that touch may seem to overlap."""


class Crowd:
    """The models of all other units on the table, as one unit meets them.

    Nobody passes through enemies, guns or vehicles; through friends on foot one may pass, but for the option
    ``pass_through_friends``, and nobody ends on anybody (AZ-MOV-08, AZ-MOV-10). Touching is allowed. ``things``: so do
    the guns and vehicles of the unit itself, which stay where they are, but for who lies on one and gets off it.
    """

    def __init__(self, g: G, unit: Unit, *, things: bool = False) -> None:
        self.unit = unit.id
        self.building_at: Callable[[Point], str | None] = g.context.terrain.building_at
        known = g.context.known(g.state)
        if ("crowd", unit.id) not in known:
            known["crowd", unit.id] = _others(g, unit)
        models, walls = known["crowd", unit.id]
        self.models: list[Model] = list(models)
        self.walls: list[Model] = list(walls)
        own = [model for model in unit.models if not model.is_person and model.aboard is None] if things else []
        self.models += own
        self.walls += own
        self.own = {model.id for model in own}

    def bars(self, mover: Model, way: Sequence[Point], storey: int = 0) -> bool:
        """Whether somebody on his way from the first place to the last, where he ends on a floor, would push somebody
        aside who bars it: who is on the floor he walks on. Who changes floors in a building walks on either of them,
        outside on the ground (AZ-MOV-08, AZ-LOS-08)."""
        radius, floors = mover.radius, {mover.storey, storey}
        if mover.storey and storey and self.building_at(way[0]) != self.building_at(way[-1]):
            floors.add(0)
        xs, ys = [x for x, _ in way], [y for _, y in way]
        left, right, top, bottom = min(xs) - radius, max(xs) + radius, min(ys) - radius, max(ys) + radius
        barred = set[int]()
        for model in self.walls:
            reach = model.radius
            if (
                model.storey in floors
                and left <= model.x + reach
                and model.x - reach <= right
                and top <= model.y + reach
                and model.y - reach <= bottom
                and _overlaps(model, radius, way)
                and not (model.id in self.own and _overlaps(model, radius, way[:1]))
            ):
                if len(floors) > 1 and self.building_at((model.x, model.y)):
                    barred.add(model.storey)
                else:
                    return True
        return barred == floors

    def is_free(self, at: Disc) -> bool:
        """Whether a base can end there: on nobody on the same floor."""
        storey, x, y, radius = getattr(at, "storey", 0), at.x, at.y, at.radius
        for model in self.models:
            reach = model.radius + radius
            if (
                -reach <= model.x - x <= reach
                and -reach <= model.y - y <= reach
                and model.storey == storey
                and gap(model.body, at) <= 0
                and not touches(model, at)
            ):
                return False
        return True


def _others(g: G, unit: Unit) -> tuple[list[Model], list[Model]]:
    """The models of all other units, and those of them that bar the way."""
    others = [other for other in g.state.units.values() if other.on_table and other.id != unit.id]
    passable = g.setup.options["pass_through_friends"] == "on"
    models = [model for other in others for model in other.models if model.aboard is None]
    walls = [
        model
        for other in others
        for model in other.models
        if model.aboard is None and not (passable and other.seat == unit.seat and model.is_person)
    ]
    return models, walls


def touches(model: Model, at: Disc) -> bool:
    """Whether a base stands against a model without lying on it."""
    return not _overlaps(model, at.radius, ((at.x, at.y),))


def _overlaps(model: Model, radius: int, way: Sequence[Point]) -> bool:
    body = model.body
    if isinstance(body, Hull):
        line = shapely.LineString(way) if len(way) > 1 else shapely.Point(way[0])
        return bool(footprint(body).distance(line) < radius - ROUNDED)
    return clearance_of(way, body) < radius - ROUNDED


def bound(unit: Unit) -> tuple[Model, ...]:
    """The models of a unit that have to keep together: its people on foot, and its vehicles with somebody aboard. A
    gun, a truck or a tank that nobody mans may be left (AZ-MTI-04, AZ-ART-06, AZ-VEH-10)."""
    return tuple(
        model
        for model in unit.models
        if model.aboard is None and (model.is_person or (model.role == "vehicle" and unit.has_crew(model)))
    )


def are_near(bodies: Sequence[Body], cohesion: int) -> bool:
    """Whether people, guns and vehicles form a chain with gaps of at most ``cohesion`` (AZ-MOV-05, AZ-MTI-03)."""
    return len(_parts(bodies, cohesion)) <= 1


def keeps_together(models: Iterable[Disc], cohesion: int) -> bool:
    """Whether models form a chain with gaps of at most ``cohesion`` (AZ-MOV-05); guns and vehicles are measured from
    their hulls.

    >>> keeps_together([Disc(0, 0, 1000), Disc(12_000, 0, 1000), Disc(24_000, 0, 1000)], 10_000)
    True
    >>> keeps_together([Disc(0, 0, 1000), Disc(12_001, 0, 1000)], 10_000)
    False
    """
    return len(_parts(bodies_of(models), cohesion)) <= 1


def spread(discs: Sequence[Disc], cohesion: int) -> int:
    """By how much, in all, the gaps between the groups of a unit are wider than ``cohesion``; 0: it keeps together
    (AZ-MOV-12).

    >>> spread([Disc(0, 0, 1000), Disc(15_000, 0, 1000), Disc(30_000, 0, 1000)], 10_000)
    6000
    """
    bodies = bodies_of(discs)
    parts = [[bodies[index] for index in group] for group in _parts(bodies, cohesion)]
    total = 0.0
    joined = parts[:1]
    left = parts[1:]
    while left:
        near, number = min(
            (gap(one, other), number)
            for number, part in enumerate(left)
            for one in part
            for group in joined
            for other in group
        )
        total += near - cohesion
        joined.append(left.pop(number))
    return ceil(total)


def bodies_of(models: Iterable[Disc]) -> Sequence[Body]:
    """What models cover of the table; people are their own bases."""
    found = list(models)
    if not any(isinstance(model, Model) and model.length for model in found):
        return found
    return [model.body if isinstance(model, Model) else model for model in found]


def _parts(bodies: Sequence[Body], cohesion: int) -> list[list[int]]:
    """Bodies in groups connected by gaps of at most ``cohesion``, as indices."""
    discs = [body for body in bodies if not isinstance(body, Hull)]
    if len(discs) == len(bodies):
        return groups(discs, cohesion)
    left, found = list(range(len(bodies))), []
    while left:
        frontier = [left.pop(0)]
        found.append(list(frontier))
        while frontier:
            here = bodies[frontier.pop()]
            near = [index for index in left if gap(here, bodies[index]) <= cohesion]
            left = [index for index in left if index not in near]
            frontier += near
            found[-1] += near
    return found


def stand_apart(discs: Sequence[Disc]) -> bool:
    """Whether no base lies on another."""
    places = [place_of(disc) for disc in discs]
    return all(stands_off(place, places[:number]) for number, place in enumerate(places))


def place_of(disc: Disc) -> tuple[int, int, float]:
    """A base as ``stands_off`` takes it."""
    return disc.x, disc.y, disc.radius - ROUNDED / 2


def stands_off(place: tuple[int, int, float], others: Iterable[tuple[int, int, float]]) -> bool:
    """Whether a base, given by its middle and how near others may come to it, lies on none of others."""
    x, y, radius = place
    for u, v, other in others:
        reach = radius + other
        if (x - u) * (x - u) + (y - v) * (y - v) < reach * reach:
            return False
    return True
