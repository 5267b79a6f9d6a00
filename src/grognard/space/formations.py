"""Formations: how the models of a unit are drawn up about a place, steps for all of them, closing up to comrades.

Rules ask for coherency only; these are the arrangements players use. All places are thousandths of the table's unit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, hypot, pi, sin, sqrt
from typing import Literal, TypeVar

from grognard.core.records import replace
from grognard.space.plane import Disc, Figure, Point

D = TypeVar("D", bound=Disc)
F = TypeVar("F", bound=Figure)

Shape = Literal["keep", "line", "column", "block"]

DIRECTIONS = 16


def middle(models: Sequence[Disc]) -> Point:
    """The middle of a unit: the mean of its models' places."""
    count = len(models)
    return round(sum(model.x for model in models) / count), round(sum(model.y for model in models) / count)


def standing_at(models: Iterable[F], places: Mapping[str, Point]) -> tuple[F, ...]:
    """The models, those named at these places, the others where they are."""
    return tuple(
        replace(model, x=places[model.id][0], y=places[model.id][1]) if model.id in places else model
        for model in models
    )


@lru_cache(maxsize=256)
def slots(shape: Shape, count: int, spacing: int) -> tuple[Point, ...]:
    """The places of a formation about its middle, facing up: a line is one rank, a column two abreast, a block about
    twice as wide as deep.

    >>> slots("line", 3, 1000)
    ((-1000, 0), (0, 0), (1000, 0))
    """
    files = {"line": count, "column": min(2, count), "block": ceil(sqrt(2 * count)), "keep": count}[shape]
    files = max(1, min(files, count))
    ranks = ceil(count / files)
    places = []
    for index in range(count):
        rank, file = divmod(index, files)
        in_rank = min(files, count - rank * files)
        places.append((round((file - (in_rank - 1) / 2) * spacing), round((rank - (ranks - 1) / 2) * spacing)))
    return tuple(places)


def about(centre: Point, offset: Point, turn: int) -> Point:
    """A place of a formation turned about its middle, clockwise, by so many thousandths of a degree.

    >>> about((1000, 0), (0, -500), 90_000)
    (1500, 0)
    """
    angle = turn * pi / 180_000
    across, along = cos(angle), sin(angle)
    x, y = offset
    return round(centre[0] + x * across - y * along), round(centre[1] + x * along + y * across)


@lru_cache(maxsize=4096)
def step_of(index: int, length: int) -> Point:
    """A step of at most this length in one of sixteen directions, the first up, clockwise.

    >>> step_of(4, 1000)
    (1000, 0)
    """
    angle = 2 * pi * index / DIRECTIONS
    return int(length * sin(angle)), int(-length * cos(angle))


def within(model: Disc, place: Point, allowance: int) -> Point:
    """The place itself, or as far towards it as the allowance reaches."""
    dx, dy = place[0] - model.x, place[1] - model.y
    distance = hypot(dx, dy)
    if distance <= allowance:
        return place
    part = (allowance - 1) / distance
    return int(model.x + dx * part), int(model.y + dy * part)


def rejoining(group: Sequence[D], stragglers: Iterable[D], apart: int, allowance: int) -> Iterator[D]:
    """The stragglers as they stand when they have closed up to a group that stays: the nearest first, each goes
    straight to the nearest free place beside a comrade, ``apart`` from his base, or as far towards it as he can."""
    standing = list(group)
    for man in sorted(stragglers, key=lambda man: min(hypot(man.x - other.x, man.y - other.y) for other in group)):
        free = [
            place
            for comrade in standing
            for place in ring(comrade, man.radius + apart)
            if all(hypot(place[0] - each.x, place[1] - each.y) >= man.radius + each.radius for each in standing)
        ]
        nearest = min(free, key=lambda place: (hypot(place[0] - man.x, place[1] - man.y), place))
        x, y = within(man, nearest, allowance)
        standing.append(replace(man, x=x, y=y))
        yield standing[-1]


def ring(model: Disc, distance: int) -> list[Point]:
    """Places all round a model, so far from its base."""
    steps = (step_of(index, model.radius + distance) for index in range(DIRECTIONS))
    return [(model.x + dx, model.y + dy) for dx, dy in steps]
