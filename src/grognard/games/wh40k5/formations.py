"""Ways for a whole unit that programs are offered: shifts as it stands, and closing up (WH-MOVE-01, WH-MOVE-13).

The rules accept any way of any model; these are a sample. All lengths are thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import cos, hypot, pi, sin
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5.choices import Leg
from grognard.games.wh40k5.coherency import COHERENCY, is_coherent, parts
from grognard.games.wh40k5.state import Model, Unit
from grognard.space.plane import Point

DIRECTIONS = 16
PARTS = (1.0, 0.5)
"""How much of the distance a unit is shifted by."""

Legs = tuple[Leg, ...]


@lru_cache(maxsize=4096)
def step_of(index: int, length: int) -> Point:
    """A step of at most this length in one of sixteen directions, the first up, clockwise."""
    angle = 2 * pi * index / DIRECTIONS
    return int(length * sin(angle)), int(-length * cos(angle))


def samples(unit: Unit, allowance: int) -> list[Callable[[], Legs]]:
    """Ways for a unit, each made when called: shifts of the whole unit; if it is out of coherency, closing up."""
    if not is_coherent(unit):
        return [partial(closing_up, unit, allowance)]
    ways: list[Callable[[], Legs]] = [Shift(unit.models, dx, dy) for dx, dy in steps_of(allowance)]
    return ways


@lru_cache(maxsize=256)
def steps_of(allowance: int) -> list[Point]:
    """The steps a unit is shifted by that moves so far."""
    steps = (step_of(index, int(allowance * part)) for index in range(DIRECTIONS) for part in PARTS)
    return [(dx, dy) for dx, dy in steps if dx or dy]


class Shift(NamedTuple):
    """The whole unit by the same step."""

    models: tuple[Model, ...]
    dx: int
    dy: int

    def __call__(self) -> Legs:
        """The way of each of its models."""
        return tuple(Leg(model.id, ((model.x + self.dx, model.y + self.dy),)) for model in self.models)


def closing_up(unit: Unit, allowance: int) -> Legs:
    """The largest group stays; the others, the nearest first, go straight to the nearest free place beside a
    comrade, or as far towards it as they can."""
    body = {unit.models[number].id for number in parts(unit.models)[0]}
    standing = [model for model in unit.models if model.id in body]
    stragglers = [model for model in unit.models if model.id not in body]
    legs = []
    for man in sorted(stragglers, key=lambda man: min(hypot(man.x - m.x, man.y - m.y) for m in standing)):
        free = [
            place
            for comrade in standing
            for place in ring(comrade, man.radius + COHERENCY // 2)
            if all(hypot(place[0] - m.x, place[1] - m.y) >= man.radius + m.radius for m in standing)
        ]
        nearest = min(free, key=lambda place: (hypot(place[0] - man.x, place[1] - man.y), place))
        x, y = within(man, nearest, allowance)
        standing.append(replace(man, x=x, y=y))
        legs.append(Leg(man.id, ((x, y),)))
    return tuple(legs)


def ring(model: Model, distance: int) -> list[Point]:
    """Places all round a model, so far from its base."""
    steps = (step_of(index, model.radius + distance) for index in range(DIRECTIONS))
    return [(model.x + dx, model.y + dy) for dx, dy in steps]


def within(model: Model, place: Point, allowance: int) -> Point:
    """The place itself, or as far towards it as the distance reaches."""
    dx, dy = place[0] - model.x, place[1] - model.y
    distance = hypot(dx, dy)
    if distance <= allowance:
        return place
    part = (allowance - 1) / distance
    return int(model.x + dx * part), int(model.y + dy * part)
