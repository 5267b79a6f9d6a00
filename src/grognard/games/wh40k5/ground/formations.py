"""Ways for a whole unit that programs are offered: shifts as it stands, and closing up (WH-MOVE-01, WH-MOVE-13).

The rules accept any way of any model; these are a sample. All lengths are thousandths of an inch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from grognard.games.wh40k5.ground.coherency import COHERENCY, is_coherent, parts
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.formations import DIRECTIONS, rejoining, step_of
from grognard.space.plane import Point

PARTS = (1.0, 0.5)
"""How much of the distance a unit is shifted by."""

Legs = tuple[Leg, ...]


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


class Shift:
    """The whole unit by the same step."""

    __slots__ = ("dx", "dy", "models")

    def __init__(self, models: tuple[Model, ...], dx: int, dy: int) -> None:
        self.models, self.dx, self.dy = models, dx, dy

    def __call__(self) -> Legs:
        """The way of each of its models."""
        return shifted(self.models, self.dx, self.dy)


def shifted(models: Sequence[Model], dx: int, dy: int) -> Legs:
    """The whole unit by the same step."""
    return tuple(Leg(model.id, ((model.x + dx, model.y + dy),)) for model in models)


def closing_up(unit: Unit, allowance: int) -> Legs:
    """The largest group stays; the others, the nearest first, go straight to the nearest free place beside a
    comrade, or as far towards it as they can."""
    body = [unit.models[number] for number in parts(unit.models)[0]]
    stragglers = [model for model in unit.models if model not in body]
    return tuple(Leg(man.id, ((man.x, man.y),)) for man in rejoining(body, stragglers, COHERENCY // 2, allowance))
