"""What a look at a target finds, the eyes it is taken with, and what may stand in its way (AZ-LOS)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Literal

import shapely

from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.fans import Corner, Fan, Part, Ring
from grognard.space.plane import Body, Disc, Hull
from grognard.space.terrain import Geometry, apart, box_round, met

Seen = Literal["clear", "partly", "not"]


COVERS: tuple[Cover, ...] = ("none", "light", "medium", "heavy")


class Obstacle(Record):
    """A vehicle, a gun or a wreck in the way of sight (AZ-LOS-10): whose ``id`` it is, what it covers, how high it
    is, and the cover it gives."""

    id: str
    body: Body
    height: int
    cover: Cover


class Look(Record):
    """What a model sees of another: how much, the cover the other has, and the pieces that count in it."""

    seen: Seen
    cover: Cover
    pieces: tuple[str, ...] = ()


NOT_SEEN = Look("not", "none")


OPEN = Look("clear", "none")


WORKED_OUT = 0.001
"""By how much, in thousandths of a centimetre, a length may miss what it is because it was worked out: nobody who
stands exactly as deep as one sees is hidden by it."""
NEVER_HIDING = ("free", "real", "into")
"""The kinds of sight of ground that hides nobody by itself."""


class Eye(Record):
    """Who looks or is looked at: the middle and half the width of a base or hull, the floor, whether it drives."""

    x: int
    y: int
    radius: int
    storey: int = 0
    hull: Hull | None = None
    id: str = ""

    @classmethod
    def of(cls, model: Disc) -> Eye:
        """A model, or a bare place on the ground."""
        body = getattr(model, "body", model)
        hull = body if isinstance(body, Hull) else None
        return cls(model.x, model.y, model.radius, getattr(model, "storey", 0), hull, getattr(model, "id", ""))


def fan_over(start: Corner, targets: Sequence[Eye]) -> Fan | None:
    """A fan that holds the beginnings of all lines to all of some targets, and ends before the first of them ends; None
    if somebody stands beside or behind who looks."""
    count = len(targets)
    middle = sum(each.x for each in targets) / count, sum(each.y for each in targets) / count
    fan = Fan(start, middle, 0.0, 0.0)
    ends: list[Corner] = []
    for each in targets:
        u, v = fan.ahead((each.x, each.y))
        far = hypot(u, v)
        if u <= each.radius:
            return None
        share = each.radius / far
        ends += [(u - share * v, v + share * u), (u + share * v, v - share * u)]
    nearest = min(u for u, _ in ends)
    if nearest <= 0:
        return None
    fan.distance = nearest
    fan.low, fan.high = min(v / u for u, v in ends) * nearest, max(v / u for u, v in ends) * nearest
    return fan


def least_between(fan: Fan, parts: Sequence[Part]) -> float:
    """How much of a piece lies ahead between both edges of a fan at least, straight along its middle: less than what
    they are apart."""
    lengths = fan.length(fan.low), fan.length(fan.high)
    enters = max(part.near / length for part, length in zip(parts, lengths, strict=True))
    leaves = min(part.far / length for part, length in zip(parts, lengths, strict=True))
    return (leaves - enters) * fan.distance


@lru_cache(maxsize=1024)
def is_convex(shape: Geometry) -> bool:
    """Whether a shape has no dents."""
    return bool(shapely.equals_exact(shape, shape.convex_hull, 1, normalize=True))


@lru_cache(maxsize=256)
def jambs(edge: Geometry, openings: tuple[tuple[Corner, float, bool], ...]) -> Sequence[Corner]:
    """The ends of a building's openings along its walls."""
    ends = (edge.intersection(shapely.Point(at).buffer(half)) for at, half, _ in openings)
    return [(float(x), float(y)) for end in ends for x, y in shapely.get_coordinates(end).tolist()]


@lru_cache(maxsize=1024)
def rings(shape: shapely.Geometry) -> list[Ring]:
    """The outlines and holes of a shape, each without its last corner."""
    rings: list[Ring] = []
    for part in shapely.get_parts(shape).tolist():
        if isinstance(part, shapely.Polygon):
            rings += [list(ring.coords)[:-1] for ring in (part.exterior, *part.interiors)]
    return rings


def within_reach(obstacles: Sequence[Obstacle], ones: Sequence[Eye], others: Sequence[Eye]) -> tuple[Obstacle, ...]:
    """The obstacles that may stand between some of one group and some of another."""
    if not obstacles or not ones or not others:
        return ()
    eyes = (*ones, *others)
    box = (
        min(eye.x - eye.radius for eye in eyes),
        min(eye.y - eye.radius for eye in eyes),
        max(eye.x + eye.radius for eye in eyes),
        max(eye.y + eye.radius for eye in eyes),
    )
    return tuple(each for each in obstacles if not apart(box, box_round(each.body.x, each.body.y, reach_of(each.body))))


def reach_of(body: Body) -> int:
    """How far from its middle a body reaches at most, in the directions of the table."""
    return body.radius if isinstance(body, Disc) else (body.length + body.width) // 2


def may_stand_between(body: Body, firer: Eye, target: Eye) -> bool:
    """Whether a body comes near the fan from one to the other: the cheap test before an exact one."""
    reach = target.radius + reach_of(body)
    box = (body.x - reach, body.y - reach, body.x + reach, body.y + reach)
    return bool(met([box], (firer.x, firer.y), (target.x, target.y)))


def plain(cover: Cover | Literal["vehicle"]) -> Cover:
    """The cover of ground by itself: that which counts as a vehicle's gives none."""
    return "none" if cover == "vehicle" else cover
