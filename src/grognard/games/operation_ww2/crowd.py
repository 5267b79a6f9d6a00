"""Who stands in a walker's way, and whether a unit keeps together (AZ-MOV-05, AZ-MOV-08, AZ-MOV-10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

import shapely

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.state import Model, Unit
from grognard.space.plane import Disc, Hull, Point, footprint, gap, groups
from grognard.space.walks import TOLERANCE, clearance_of


class Crowd:
    """The models of all other units on the table, as one unit meets them.

    Nobody passes through enemies, guns or vehicles; through friends on foot one may pass, but for the option
    ``pass_through_friends``, and nobody ends on anybody (AZ-MOV-08, AZ-MOV-10). Touching is allowed.
    """

    def __init__(self, g: G, unit: Unit) -> None:
        self.unit = unit.id
        others = [other for other in g.state.units.values() if other.on_table and other.id != unit.id]
        passable = g.setup.options["pass_through_friends"] == "on"
        self.models = [model for other in others for model in other.models if model.aboard is None]
        self.walls = [
            model
            for other in others
            for model in other.models
            if model.aboard is None and not (passable and other.seat == unit.seat and model.is_person)
        ]

    def bars(self, radius: int, way: Sequence[Point]) -> bool:
        """Whether a base on its way from the first place to the last would push somebody aside who bars it; who is on
        an upper floor does not."""
        xs, ys = [x for x, _ in way], [y for _, y in way]
        left, right, top, bottom = min(xs) - radius, max(xs) + radius, min(ys) - radius, max(ys) + radius
        return any(
            left <= model.x + model.radius
            and model.x - model.radius <= right
            and top <= model.y + model.radius
            and model.y - model.radius <= bottom
            and not model.storey
            and _overlaps(model, radius, way)
            for model in self.walls
        )

    def is_free(self, at: Disc) -> bool:
        """Whether a base can end there: on nobody on the same floor."""
        storey = getattr(at, "storey", 0)
        return all(
            abs(model.x - at.x) > model.radius + at.radius
            or abs(model.y - at.y) > model.radius + at.radius
            or model.storey != storey
            or gap(model.body, at) > 0
            or touches(model, at)
            for model in self.models
        )


def touches(model: Model, at: Disc) -> bool:
    """Whether a base stands against a model without lying on it."""
    return not _overlaps(model, at.radius, ((at.x, at.y),))


def _overlaps(model: Model, radius: int, way: Sequence[Point]) -> bool:
    body = model.body
    if isinstance(body, Hull):
        line = shapely.LineString(way) if len(way) > 1 else shapely.Point(way[0])
        return bool(footprint(body).distance(line) < radius - TOLERANCE)
    return clearance_of(way, body) < radius - TOLERANCE


def keeps_together(discs: Iterable[Disc], cohesion: int) -> bool:
    """Whether models form a chain with gaps of at most ``cohesion`` (AZ-MOV-05).

    >>> keeps_together([Disc(0, 0, 1000), Disc(12_000, 0, 1000), Disc(24_000, 0, 1000)], 10_000)
    True
    >>> keeps_together([Disc(0, 0, 1000), Disc(12_001, 0, 1000)], 10_000)
    False
    """
    return len(groups(list(discs), cohesion)) <= 1


def spread(discs: Sequence[Disc], cohesion: int) -> int:
    """By how much, in all, the gaps between the groups of a unit are wider than ``cohesion``; 0: it keeps together
    (AZ-MOV-12).

    >>> spread([Disc(0, 0, 1000), Disc(15_000, 0, 1000), Disc(30_000, 0, 1000)], 10_000)
    6000
    """
    parts = [[discs[index] for index in group] for group in groups(list(discs), cohesion)]
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


def stand_apart(discs: Sequence[Disc]) -> bool:
    """Whether no base lies on another."""
    return all(
        (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= (one.radius + other.radius - TOLERANCE) ** 2
        for number, one in enumerate(discs)
        for other in discs[:number]
    )
